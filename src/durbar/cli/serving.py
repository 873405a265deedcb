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

if TYPE_CHECKING:
    from durbar.server.storage.store import Store

PORT = 8765

Data = Annotated[
    Optional[str],  # noqa: UP045  (typer reads these at run time)
    typer.Option(help="The folder in which tables are kept, or the URL of a database."),
]

Contents = Annotated[
    Optional[list[Path]],  # noqa: UP045
    typer.Option(help="Offer the tables of this folder, too; may be repeated. See `durbar content`."),
]


def register(app: typer.Typer) -> None:
    """Add these commands to the program."""
    app.command()(serve)
    app.command()(verify)
    app.command()(export)
    app.command()(backup)
    app.command()(restore)
    app.command()(check)


def serve(
    host: Annotated[
        str, typer.Option(help="Where to listen; 0.0.0.0 lets the network play along.")
    ] = "127.0.0.1",
    port: Annotated[
        Optional[int],  # noqa: UP045
        typer.Option(min=0, max=65535, help=f"{PORT}, or the next one that is free, if not given."),
    ] = None,
    data: Data = None,
    browser: Annotated[bool, typer.Option(help="Open the page.")] = True,
    public_url: Annotated[
        str, typer.Option(help="Where browsers find it behind a proxy, as https://games.example.")
    ] = "",
    trusted_proxy: Annotated[
        Optional[list[str]],  # noqa: UP045
        typer.Option(help="The address of a proxy that may tell for whom it asks; may be repeated."),
    ] = None,
    log_requests: Annotated[bool, typer.Option(help="Write a line of JSON for every answer.")] = False,
    expire_days: Annotated[
        int, typer.Option(min=0, help="Remove unfinished games nobody moved in for so many days; 0: never.")
    ] = 0,
    notify: Annotated[
        str,
        typer.Option(help="An address or a command that is told whose turn it is."),
    ] = "",
    processes: Annotated[
        int, typer.Option(min=1, max=64, help="How many processes answer; one that dies is replaced.")
    ] = 1,
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
        print(f"Durbar is at {address} (stop it with Ctrl+C)", flush=True)
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
    file: Annotated[Path, typer.Argument(help="A record of a game dealt by a server.")],
    seed: Annotated[
        Optional[str],  # noqa: UP045
        typer.Option(help="The seed that was shown at the end; not needed if the record tells it."),
    ] = None,
    content: Annotated[
        Optional[Path],  # noqa: UP045
        typer.Option(help="The tables it was played with, if they were not the house's own."),
    ] = None,
) -> None:
    """Check that a game was dealt as promised: every draw against its seed, the seed against its promise."""
    from durbar.core import Match
    from durbar.server.tables.dealer import read_seed, verify

    verdict = verify(Match.load(file, content=content), read_seed(seed) if seed else None)
    print(f"fair: {verdict.checked} answers of chance come from the seed of {verdict.commitment}")
    if verdict.before:
        print(f"not checked: {verdict.before} answers before it, which were dealt elsewhere")
    if verdict.salts or verdict.drawn:
        print(f"salts: {verdict.salts} given by players, {verdict.drawn} drawn by the server")
    else:
        print("salts: none; whoever ran the server could have chosen the seed")


def export(
    folder: Annotated[Path, typer.Argument(help="Where to write the records.")], data: Data = None
) -> None:
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


def backup(file: Annotated[Path, typer.Argument(help="A new file for the copy.")], data: Data = None) -> None:
    """Copy all tables, as they are at one moment, into a file; the server may be running."""
    from durbar.server.operations.maintenance import backup

    store = existing_store(data)
    try:
        print(f"{backup(store, file)} tables are in {file}; the sealing key is not: keep that apart")
    finally:
        store.close()


def restore(
    file: Annotated[Path, typer.Argument(help="A copy made by `durbar backup`.")], data: Data = None
) -> None:
    """Put a copy back, into a place without tables; it needs the sealing key it was made with."""
    from durbar.server.operations.maintenance import restore
    from durbar.server.storage.store import Store

    store = Store(store_location(data))
    try:
        print(f"{restore(file, store)} tables are back")
    finally:
        store.close()


def check(data: Data = None, content: Contents = None) -> None:
    """Look for damage: in the file of the data, and in the log of every table."""
    from durbar.server.operations.maintenance import check
    from durbar.server.tables.contents import offer

    offer(content or ())
    store = existing_store(data)
    try:
        found = list(check(store))
    finally:
        store.close()
    for line in found:
        print(line)
    if found:
        raise typer.Exit(1)
    print("everything is well")


def has_screen() -> bool:
    """Is there somebody to show a page to? On a bare terminal a browser would only get in the way."""
    shown = os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY")
    return bool(shown) or sys.platform in ("darwin", "win32")
