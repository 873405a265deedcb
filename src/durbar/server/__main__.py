"""``python -m durbar.server``: the server without pages, for programs and for those who write pages."""

import argparse
from functools import partial
from pathlib import Path

from .app import create_app
from .operations.run import address_of, free_socket, names_of
from .operations.workers import serve

if __name__ == "__main__":
    asked = argparse.ArgumentParser(prog="durbar.server")
    asked.add_argument("--host", default="127.0.0.1")
    asked.add_argument("--port", type=int, default=8765)
    asked.add_argument("--data", default="durbar-data", help="a folder, or a database URL")
    asked.add_argument(
        "--bot-processes", type=int, default=1, help="processes in which bots think; 0: in this one"
    )
    asked.add_argument("--pause", type=float, default=0.4, help="seconds a bot takes at least")
    asked.add_argument("--processes", type=int, default=1, help="processes that answer, on one data")
    wish = asked.parse_args()
    place = wish.data if "://" in wish.data else Path(wish.data) / "durbar.db"
    how = {"hosts": names_of(wish.host), "bot_processes": wish.bot_processes, "bot_pause": wish.pause}
    bound = free_socket(wish.host, wish.port, insist=True)
    serve(
        partial(create_app, place, **how),
        bound,
        lambda: print(f"Durbar is at {address_of(bound)}", flush=True),
        wish.processes,
    )
