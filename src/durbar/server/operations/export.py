"""Taking every game out of the house: one record for each table, whatever rules it was played by."""

from __future__ import annotations

from pathlib import Path

from durbar.core.records import Head, write_whole

from ..storage.store import Store
from ..tables.contents import CONTENT


def record_of(store: Store, table: str) -> str:
    """The record of a table, written from its log alone: no rules are needed, none can refuse it."""
    row = store.table(table)
    assert row is not None
    options = dict(row.options)
    head = Head(
        game=row.game,
        rules=str(row.rules),
        players=str(row.players),
        content=options.pop(CONTENT, ""),
        options={name: option_text(value) for name, value in options.items()},
        names={seat.seat: seat.name for seat in store.seats(table)},
        commitment=row.commitment,
        whole=False,
    )
    return head.text() + "".join(f"{entry.line}\n" for entry in store.entries(table))


def option_text(value: object) -> str:
    """An option as records write it."""
    return ("no", "yes")[value] if isinstance(value, bool) else str(value)


def export(store: Store, folder: Path) -> list[Path]:
    """Write all records into a folder; those that are there are replaced."""
    folder.mkdir(parents=True, exist_ok=True)
    paths = []
    for table in store.all_tables():
        row = store.table(table)
        assert row is not None
        path = folder / f"{row.game}-{table}.durbar"
        write_whole(path, record_of(store, table))
        paths.append(path)
    return paths
