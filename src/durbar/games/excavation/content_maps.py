"""Reads a map from its drawing, and refuses one that cannot be played on, saying where and why.

The drawing may come from a stranger, so it is measured before anything else looks at it, and no file
is ever opened here: the command line reads files, for those who sit at this machine.

The drawing has one string for each row of hexes; the hex (q, r) is the character in column 2q + r of
row r: "." a plain hex, "A" to "P" the sixteen sites, "~" lake, "^" hill, a blank no hex at all.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from mypy_extensions import i64

from durbar.core.errors import OptionError, shown_name
from durbar.core.vecs import vec
from durbar.games.excavation.rules.valley import (
    COLUMNS,
    NO_HEXES,
    ROW,
    ROWS,
    WORD,
    Valley,
    cell_of,
    flood,
    holds,
)

PLAIN = "."
LAKE = "~"
HILL = "^"
LETTERS = "ABCDEFGHIJKLMNOP"
WIDTH = 2 * COLUMNS  # characters in a row, at most
LONGEST = 2000  # characters of a written map: sixteen full rows with their quotes take 700
WRITTEN = re.compile(r"\s*rows\s*=\s*\[[^\[\]{}]*\]\s*")  # one flat list, nothing deeper


@dataclass(frozen=True)
class Chart:
    """A map as it was drawn; the tuples hold cells, `sites` in the order of their letters."""

    rows: tuple[str, ...]
    plain: tuple[int, ...]
    sites: tuple[int, ...]
    lake: tuple[int, ...]
    hills: tuple[int, ...]

    def valley(self) -> Valley:
        """The map as the rules need it."""
        cells = vec[i64](sorted((*self.plain, *self.sites)))
        return Valley(cells, vec[i64](self.sites))

    def toml(self) -> str:
        """The map on one line, as `read_chart` takes it back."""
        quoted = ", ".join(f'"{row}"' for row in self.rows)
        return f"rows = [{quoted}]"


def read_chart(written: str, field: str = "chart") -> Chart:
    """A map from its text, ``rows = ["…", "…"]``; its size and shape are judged before it is parsed."""
    if len(written) > LONGEST:
        many = len(written)
        message = f"a map has at most {LONGEST} characters, not {many}"
        raise OptionError(message, field=field, rule="X-R123", reason="chart-long", most=LONGEST, count=many)
    if not WRITTEN.fullmatch(written):
        message = 'a map is written rows = ["…", "…"], and nothing else'
        raise OptionError(message, field=field, rule="X-R123", reason="chart-written")
    try:
        table = tomllib.loads(written)
    except tomllib.TOMLDecodeError as error:
        message = f"the map is no TOML: {error}"
        raise OptionError(message, field=field, rule="X-R123", reason="chart-written") from None
    return draw_chart(table, field)


def draw_chart(table: Mapping[str, object], field: str = "chart") -> Chart:
    """A map from its TOML table; OptionError names the row and column at fault."""
    unknown = sorted(set(table) - {"rows", "mark"})
    if unknown:
        raise OptionError(f"a map has rows, but no {unknown[0]!r}", field=field, reason="chart-written")
    rows = table.get("rows")
    if not isinstance(rows, list | tuple) or not all(isinstance(row, str) for row in rows):
        raise OptionError("a map needs rows, a list of strings", field=field, reason="chart-written")
    if not 1 <= len(rows) <= ROWS:
        message = f"a map has 1 to {ROWS} rows, not {len(rows)}"
        raise OptionError(message, field=field, reason="chart-rows", most=ROWS, count=len(rows))
    chart = _draw([row.rstrip() for row in rows], field)
    _check_connected(chart, field)
    return chart


def _draw(rows: Sequence[str], field: str) -> Chart:
    found: dict[str, list[int]] = {PLAIN: [], LAKE: [], HILL: []}
    sites: dict[str, int] = {}
    for r, row in enumerate(rows):
        for column, char in enumerate(row):
            if char == " ":
                continue
            where = f"row {r}, column {column}"
            if column >= WIDTH:
                message = f"{where}: a row has at most {WIDTH} columns"
                raise OptionError(message, field=field, reason="chart-wide", row=r + 1, most=WIDTH)
            if (column - r) % 2:
                parity = "odd" if r % 2 else "even"
                message = f"{where}: the hexes of row {r} stand in {parity} columns"
                raise OptionError(message, field=field, reason="chart-between", row=r + 1, column=column + 1)
            cell = cell_of((column - r) // 2, r)
            if char in found:
                found[char].append(cell)
            elif char not in LETTERS:
                message = f"{where}: {char!r} is none of . ~ ^ and the letters A to P"
                raise OptionError(
                    message,
                    field=field,
                    reason="chart-sign",
                    row=r + 1,
                    column=column + 1,
                    sign=shown_name(char),
                )
            elif char in sites:
                message = f"{where}: site {char} is there twice"
                raise OptionError(
                    message, field=field, reason="chart-twice", row=r + 1, column=column + 1, site=char
                )
            else:
                sites[char] = cell
    missing = [letter for letter in LETTERS if letter not in sites]
    if missing:
        message = f"a map has 16 sites; missing: {' '.join(missing)}"
        raise OptionError(message, field=field, reason="chart-sites", missing=missing)
    ordered = tuple(sites[letter] for letter in LETTERS)
    return Chart(tuple(rows), tuple(found[PLAIN]), ordered, tuple(found[LAKE]), tuple(found[HILL]))


def _check_connected(chart: Chart, field: str) -> None:
    """On a map in pieces a dig could be isolated by no token, and a game need not end (X-R123)."""
    valley = chart.valley()
    reached = NO_HEXES[:]
    reached[ROW[valley.cells[0]]] = WORD[valley.cells[0]]
    flood(valley.playable, reached)
    for cell in valley.cells:
        if not holds(reached, cell):
            r = cell // COLUMNS
            column = 2 * (cell % COLUMNS) + r % 2
            raise OptionError(
                f"row {r}, column {column}: no way over playable hexes leads from there to the first hex",
                field=field,
                rule="X-R123",
                reason="chart-apart",
                row=r + 1,
                column=column + 1,
            )
