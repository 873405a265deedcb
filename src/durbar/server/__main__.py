"""``python -m durbar.server``: the server without pages, for those who write pages."""

import argparse
from pathlib import Path

import uvicorn

from .app import create_app

if __name__ == "__main__":
    asked = argparse.ArgumentParser()
    asked.add_argument("--host", default="127.0.0.1")
    asked.add_argument("--port", type=int, default=8765)
    asked.add_argument("--data", type=Path, default=Path("durbar-data"))
    wish = asked.parse_args()
    uvicorn.run(create_app(wish.data / "durbar.db"), host=wish.host, port=wish.port, log_level="info")
