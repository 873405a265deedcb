"""``durbar serve`` and its kin: the table in the browser, what it leaves behind, and its upkeep."""

from __future__ import annotations

import os
import sys
import webbrowser
from collections.abc import Sequence
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Optional

import typer

from durbar.core import DurbarError

from .messages import say, spoken_language

if TYPE_CHECKING:
    from durbar.server.storage.store import Store

PORT = 8765

Data = Optional[str]  # noqa: UP045  (typer reads these at run time)
Contents = Optional[list[Path]]  # noqa: UP045


def register(app: typer.Typer) -> None:
    """Add these commands to the program."""
    app.command()(serve)
    app.command()(verify)
    app.command()(export)
    app.command()(backup)
    app.command()(restore)
    app.command()(check)


def serve(
    host: str = "127.0.0.1",
    port: Annotated[Optional[int], typer.Option(min=0, max=65535)] = None,  # noqa: UP045
    data: Data = None,
    browser: bool = True,
    public_url: str = "",
    trusted_proxy: Optional[list[str]] = None,  # noqa: UP045
    log_requests: bool = False,
    expire_days: Annotated[int, typer.Option(min=0)] = 0,
    notify: str = "",
    processes: Annotated[int, typer.Option(min=1, max=64)] = 1,
    content: Contents = None,
) -> None:
    """Serve the table to your browser; nothing else is needed, and nothing leaves this machine."""
    from durbar.server.operations import workers
    from durbar.server.operations.run import address_of, free_socket, names_of

    bound = free_socket(host, PORT if port is None else port, insist=port is not None)
    address = address_of(bound)
    make = partial(
        open_house,
        content or (),
        store_location(data),
        hosts=names_of(host),
        public_url=public_url,
        log_requests=log_requests,
        expire_days=expire_days,
        notify=notify,
        address=address,
    )

    def ready() -> None:
        print(say("serving", address=address), flush=True)
        if browser and has_screen():
            webbrowser.open(address)

    workers.serve(make, bound, ready, processes, trusted_proxy or ())


def open_house(content: Sequence[Path], place: str | Path, **how: Any) -> Any:
    """The server with its pages, in whichever process it is to answer."""
    from durbar.server.tables.contents import offer
    from durbar.web import create_app

    offer(content)
    return create_app(place, **how)


def verify(
    file: Path,
    seed: Optional[str] = None,  # noqa: UP045
    content: Optional[Path] = None,  # noqa: UP045
) -> None:
    """Check that a game was dealt as promised: every draw against its seed, the seed against its promise."""
    from durbar.core import Match
    from durbar.server.tables.dealer import read_seed, verify

    verdict = verify(Match.load(file, content=content), read_seed(seed) if seed else None)
    print(say("fair", count=verdict.checked, commitment=verdict.commitment))
    if verdict.before:
        print(say("fair-before", count=verdict.before))
    if verdict.salts or verdict.drawn:
        print(say("fair-salts", given=verdict.salts, drawn=verdict.drawn))
    else:
        print(say("fair-unsalted"))


def export(folder: Path, data: Data = None) -> None:
    """Write the record of every table into a folder."""
    from durbar.server.operations.export import export

    store = existing_store(data)
    try:
        for path in export(store, folder):
            print(path)
    finally:
        store.close()


def store_location(data: str | None) -> str | Path:
    """Where tables are kept: as told, else beside the records of the terminal."""
    from .paths import data_folder

    if data is not None and "://" in data:
        return data
    return (Path(data) if data else data_folder()) / "durbar.db"


def existing_store(data: str | None) -> Store:
    """The data that is there; a mistyped place must not become an empty one."""
    from durbar.server.storage.store import Store

    place = store_location(data)
    if isinstance(place, Path) and not place.is_file():
        raise DurbarError(f"there is no data at {place}", field="data", reason="no-data", path=str(place))
    return Store(place)


def backup(file: Path, data: Data = None) -> None:
    """Copy all tables, as they are at one moment, into a file; the server may be running."""
    from durbar.server.operations.maintenance import backup

    store = existing_store(data)
    try:
        print(say("backed-up", count=backup(store, file), path=str(file)))
    finally:
        store.close()


def restore(file: Path, data: Data = None) -> None:
    """Put a copy back, into a place without tables; it needs the sealing key it was made with."""
    from durbar.server.operations.maintenance import restore
    from durbar.server.storage.store import Store

    store = Store(store_location(data))
    try:
        print(say("restored", count=restore(file, store)))
    finally:
        store.close()


def check(data: Data = None, content: Contents = None) -> None:
    """Look for damage: in the file of the data, and in the log of every table."""
    from durbar.server.operations.maintenance import check
    from durbar.server.tables.contents import offer

    offer(content or ())
    store = existing_store(data)
    try:
        found = list(check(store, spoken_language(sys.argv[1:])))
    finally:
        store.close()
    for line in found:
        print(line)
    if found:
        raise typer.Exit(1)
    print(say("all-well"))


def has_screen() -> bool:
    """Is there somebody to show a page to? On a bare terminal a browser would only get in the way."""
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) or sys.platform in ("darwin", "win32")
