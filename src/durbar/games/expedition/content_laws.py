"""What content must keep to, so that it can be played with; who breaks it is told file, key and rule.

Before these laws the house has checked keys, kinds of values and names (`durbar.core.content`).
"""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from durbar.core.content import Content, Table
from durbar.games.expedition import chain
from durbar.games.expedition.content import (
    ANIMAL_NAMES,
    COMPASS_POINTS,
    LANDSCAPE_CODES,
    LANDSCAPE_NAMES,
    MARKS,
    TABLES,
    WINDOWS,
)
from durbar.games.expedition.rules.book import Book
from durbar.games.expedition.rules.layout import CARD_COPIES, GOOD_COPIES, MOST_PLAYERS, OFFERINGS
from durbar.games.expedition.rules.numbers import BRIDLE, CLIMBING_GEAR, EQUIPMENT, ROPE_LADDER, TEA_LEAVES

CITY_SPACES = 4  # of each terrain board
KATHMANDU_SPACES = 9
MOST_DAYS = 12
MOST = 99  # goods, points, copies


def check_tables(content: Content) -> None:
    """Everything that can be seen in the tables alone."""
    check_boards(content)
    check_cards(content)
    check_numbers(content)


# --- boards.toml ------------------------------------------------------------------------------------------


def check_boards(content: Content) -> None:
    table = content.table("boards")
    size = table["size"]
    if size != TABLES["boards"]["size"]:
        rows = TABLES["boards"]["size"]
        raise content.wrong("boards", "size", f"boards have {rows} rows", "12.2", "content-fixed", known=rows)
    for k, side in enumerate(table["side"]):
        cells = read_grid(content, f"side[{k}].grid", side["grid"], size, size)
        if side["needle"] not in tuple(COMPASS_POINTS):
            why, known = "a needle points to N, E, S or W", tuple(COMPASS_POINTS)
            raise content.wrong("boards", f"side[{k}].needle", why, "E-R7", "content-one-of", known=known)
        if not is_block([at for at, cell in cells.items() if cell[0] == "C"]):
            why = f"a city is a block of {CITY_SPACES} spaces"
            raise content.wrong(
                "boards", f"side[{k}].grid", why, "2.3 / E-R141", "law-city", count=CITY_SPACES
            )
        count(content, f"side[{k}].grid", cells, "+", 1, "one tower", "3.1", "law-tower")
        none_of(content, f"side[{k}].grid", cells, "Ks")
    sides = Counter(side["board"] for side in table["side"])
    if sorted(sides) != list(range(1, len(sides) + 1)) or set(sides.values()) != {2}:
        raise content.wrong(
            "boards", "side", "each board, numbered from 1, has two sides", "2.1", "law-sides"
        )
    start = read_grid(content, "start.grid", table["start"]["grid"], len(table["start"]["grid"]), size)
    if not 1 <= len(table["start"]["grid"]) < size:
        why = "the start board has fewer rows than the others"
        raise content.wrong("boards", "start.grid", why, "12.2", "law-start-rows")
    if sum(cell[1] == "s" for cell in start.values()) < MOST_PLAYERS:
        why = f"there are at least {MOST_PLAYERS} start spaces"
        raise content.wrong("boards", "start.grid", why, "3.3", "law-start-spaces", count=MOST_PLAYERS)
    none_of(content, "start.grid", start, "CK*+")
    goal = read_grid(content, "destination.grid", table["destination"]["grid"], size, size)
    what = f"Kathmandu with its {KATHMANDU_SPACES} spaces"
    count(content, "destination.grid", goal, "K", KATHMANDU_SPACES, what, "2.1", "law-kathmandu")
    none_of(content, "destination.grid", goal, "C*+s")


Cells = dict[tuple[int, int], str]


def read_grid(content: Content, key: str, grid: Sequence[str], rows: int, columns: int) -> Cells:
    """The cells of a board by row and column, each a landscape with its mark."""
    cells: Cells = {}
    for r, row in enumerate(grid):
        for c, cell in enumerate(row.split()):
            if len(cell) != 2 or cell[0] not in (*LANDSCAPE_CODES, "^", "K") or cell[1] not in MARKS:
                facts = {"cell": cell, "known": "".join((*LANDSCAPE_CODES, "^K")), "marks": " ".join(MARKS)}
                why = f"row {r + 1}: {cell!r} is not one of {facts['known']} with one of {facts['marks']}"
                raise content.wrong("boards", key, why, "12.2", "law-cell", row=r + 1, **facts)
            cells[r, c] = cell
    if len(cells) != rows * columns or set(cells) != {(r, c) for r in range(rows) for c in range(columns)}:
        why = f"a board of {rows} x {columns} has {rows * columns} spaces, not {len(cells)}"
        if len(grid) != rows:
            why += f": there are {len(grid)} rows"
            raise content.wrong("boards", key, why, "12.2", "law-rows", count=len(grid), wanted=rows)
        odd = [(r, width) for r, row in enumerate(grid, 1) if (width := len(row.split())) != columns]
        why += f": {', '.join(f'row {r} has {width}' for r, width in odd)}"
        first = dict(zip(("row", "count"), odd[0], strict=True))
        raise content.wrong("boards", key, why, "12.2", "law-row", wanted=columns, **first)
    for (r, c), cell in cells.items():
        if cell[0] == "^" and cell[1] != ".":
            why = f"row {r + 1}, column {c + 1}: a mountain bears nothing"
            raise content.wrong("boards", key, why, "5.1", "law-mountain", row=r + 1, column=c + 1)
    return cells


def is_block(places: list[tuple[int, int]]) -> bool:
    r, c = min(places, default=(0, 0))
    return sorted(places) == [(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)]


def count(
    content: Content, key: str, cells: Cells, sign: str, number: int, what: str, rule: str, reason: str
) -> None:
    found = sum(sign in cell for cell in cells.values())
    if found != number:
        raise content.wrong(
            "boards", key, f"it has {what}, here {found}", rule, reason, known=number, count=found
        )


def none_of(content: Content, key: str, cells: Cells, signs: str) -> None:
    for (r, c), cell in cells.items():
        for sign in signs:
            if sign in cell:
                why, facts = f"row {r + 1}, column {c + 1}: no {cell!r} here", {"row": r + 1, "column": c + 1}
                raise content.wrong("boards", key, why, "2.1, 3.1", "law-sign", cell=cell, **facts)


# --- cards.toml -------------------------------------------------------------------------------------------


def check_cards(content: Content) -> None:
    table = content.table("cards")
    for same in (("maps", "colours"), ("maps", "copies"), ("goods", "types"), ("die",)):
        check_same(content, "cards", *same)
    for k, entry in enumerate(table["equipment"]):
        key = f"equipment[{k}]"
        for fixed in ("effect", "amount"):
            if entry.get(fixed) != TABLES["cards"]["equipment"][k].get(fixed):
                why = "what a card does is the rulebook's"
                raise content.wrong("cards", f"{key}.{fixed}", why, "5.4", "law-effect")
        if entry["window"] not in WINDOWS:
            why = f"a window is one of {', '.join(WINDOWS)}"
            raise content.wrong("cards", f"{key}.window", why, "5.3", "content-one-of", known=WINDOWS)
        during = entry["window"] == "during"
        if during != (k in (CLIMBING_GEAR, TEA_LEAVES, BRIDLE)) or (
            k == ROPE_LADDER and entry["window"] != "after"
        ):
            why = f"{entry['name']} does nothing {entry['window']} the movement"
            raise content.wrong(
                "cards", f"{key}.window", why, "5.3 / E-R25", "law-window", card=entry["name"]
            )
        check_landscapes(content, f"{key}.landscapes", entry["landscapes"])
        if len(set(entry["landscapes"])) != CARD_COPIES or len(entry["landscapes"]) != CARD_COPIES:
            why = f"there are {CARD_COPIES} cards of each type, each with another landscape"
            raise content.wrong(
                "cards", f"{key}.landscapes", why, "12.8", "law-card-landscapes", count=CARD_COPIES
            )
    animals = Counter(name for land in LANDSCAPE_NAMES for name in table["animals"][land])
    if animals != Counter(ANIMAL_NAMES):
        odd = next(iter((animals - Counter(ANIMAL_NAMES)) + (Counter(ANIMAL_NAMES) - animals)))
        why = f"each of the {len(ANIMAL_NAMES)} animals lives in one landscape: look for {odd}"
        raise content.wrong("cards", "animals", why, "12.7", "law-animals", animal=odd)
    values = table["goods"]["values"]
    if len(values) != GOOD_COPIES:
        why, facts = f"each type has {GOOD_COPIES} tiles", {"known": GOOD_COPIES, "count": len(values)}
        raise content.wrong("cards", "goods.values", why, "2.1", "content-count", **facts)
    check_range(content, "cards", "goods.values", values)
    check_landscapes(content, "tents.landscapes", table["tents"]["landscapes"])
    check_range(content, "cards", "tents.copies", [table["tents"]["copies"]])
    if "city" in table["tents"]["landscapes"]:
        why = "there is no tent for the city"
        raise content.wrong("cards", "tents.landscapes", why, "5.6 / E-R103", "law-tents")
    for k, entry in enumerate(table["character"]):
        if entry["ability"] != TABLES["cards"]["character"][k]["ability"]:
            why = "what a character can do is the rulebook's"
            raise content.wrong("cards", f"character[{k}].ability", why, "5.5", "law-ability")
    starts = [*((f"character[{k}]", entry) for k, entry in enumerate(table["character"]))]
    for key, entry in (*starts, ("start", table["start"])):
        check_range(content, "cards", f"{key}.goods", entry["goods"].values())
        if not 0 <= entry["equipment"] * MOST_PLAYERS <= EQUIPMENT:
            why = f"{EQUIPMENT} start cards must do for {MOST_PLAYERS} players"
            facts = {"count": EQUIPMENT, "players": MOST_PLAYERS}
            raise content.wrong("cards", f"{key}.equipment", why, "3.3 / E-R16", "law-start-cards", **facts)


def check_landscapes(content: Content, key: str, names: Iterable[str]) -> None:
    for name in names:
        if name not in LANDSCAPE_NAMES:
            why = f"{name!r} is not a landscape; there are {', '.join(LANDSCAPE_NAMES)}"
            raise content.wrong("cards", key, why, "5.1", "content-one-of", known=LANDSCAPE_NAMES)


def check_range(content: Content, file: str, key: str, values: Iterable[int], low: int = 0) -> None:
    for value in values:
        if not low <= value <= MOST:
            why, facts = f"{value} is not a number from {low} to {MOST}", {"low": low, "high": MOST}
            raise content.wrong(file, key, why, "2.1", "content-range", value=value, **facts)


def check_same(content: Content, file: str, *keys: str) -> None:
    """Values that the rules count on: they are the house's."""
    mine, ours = content.table(file), TABLES[file]
    for key in keys:
        mine, ours = mine[key], ours[key]
    if found := first_difference(mine, ours, ".".join(keys)):
        where, stays = found
        why = f"the rules count on this, so it stays {stays}"
        raise content.wrong(file, where, why, "2.1", "content-fixed", known=stays)


def first_difference(mine: Any, ours: Any, key: str) -> tuple[str, str] | None:
    """The key of the first value that is not the house's, and what the house has; a mark may be another."""
    if isinstance(ours, Mapping):
        below = [(mine[name], ours[name], f"{key}.{name}") for name in ours if name != "mark"]
    elif isinstance(ours, tuple) and len(mine) == len(ours):
        below = [(each, house, f"{key}[{k}]") for k, (each, house) in enumerate(zip(mine, ours, strict=True))]
    else:
        stays = ", ".join(map(str, ours)) if isinstance(ours, tuple) else str(ours)
        return None if mine == ours else (key, stays)
    return next((found for each in below if (found := first_difference(*each))), None)


# --- numbers.toml -----------------------------------------------------------------------------------------


def check_numbers(content: Content) -> None:
    table = content.table("numbers")
    for length in ("short", "long"):
        check_same(content, "numbers", length, "boards")
        check_length(content, length, table[length], table["weather"])
    check_range(content, "numbers", "weather", table["weather"].values())
    for key, entries in (("offerings", OFFERINGS + 1), ("kathmandu", MOST_PLAYERS)):
        if len(table[key]["points"]) != entries:
            why, facts = (
                f"there are {entries} of them",
                {"known": entries, "count": len(table[key]["points"])},
            )
            raise content.wrong("numbers", f"{key}.points", why, "12.5, 12.6", "content-count", **facts)
        check_range(content, "numbers", f"{key}.points", table[key]["points"])
    scoring = table["scoring"]
    tiles, known = len(scoring["face_down_tiles"]), len(LANDSCAPE_NAMES) + 1
    if tiles != known:
        why = f"0 to {len(LANDSCAPE_NAMES)} tiles can lie face down"
        raise content.wrong(
            "numbers", "scoring.face_down_tiles", why, "7 / E-R90", "content-count", known=known, count=tiles
        )
    if not scoring["strips_left"]:
        why = "at least one value"
        raise content.wrong("numbers", "scoring.strips_left", why, "7 / E-R91", "law-strips")
    for name, points in scoring.items():
        if name != "mark":
            check_range(
                content,
                "numbers",
                f"scoring.{name}",
                points if isinstance(points, tuple) else [points],
                -MOST,
            )


def check_length(content: Content, length: str, numbers: Table, box: Table) -> None:
    days, mixes = numbers["days"], numbers["weather"]
    if not 1 <= days <= MOST_DAYS:
        why, facts = f"1 to {MOST_DAYS} days", {"value": days, "low": 1, "high": MOST_DAYS}
        raise content.wrong("numbers", f"{length}.days", why, "4.1", "content-range", **facts)
    if not all(1 < board < numbers["boards"] for board in numbers["temple_tiles"]):
        why = "they lie on terrain boards"
        raise content.wrong("numbers", f"{length}.temple_tiles", why, "3.1 / E-R1", "law-temples")
    if len(mixes) not in (1, 2) or (len(mixes) == 2 and days < 2):
        why = "one mix for all days, or one for each half"
        raise content.wrong("numbers", f"{length}.weather", why, "8.1", "law-mixes")
    halves = [days] if len(mixes) == 1 else [days // 2, days - days // 2]
    for k, (mix, needed) in enumerate(zip(mixes, halves, strict=True)):
        check_range(content, "numbers", f"{length}.weather[{k}]", mix.values())
        if mix["storm"] + mix["sun"] < needed:
            why, facts = too_few(mix, needed)
            raise content.wrong("numbers", f"{length}.weather[{k}]", why, "8.1", "weather", **facts)
    if box["storm"] + box["sun"] < days:
        why, facts = too_few(box, days)
        raise content.wrong("numbers", "weather", why, "8.1", "weather", **facts)


def too_few(mix: Table, days: int) -> tuple[str, dict[str, int]]:
    tiles = mix["storm"] + mix["sun"]
    return f"{tiles} tiles for {days} days are too few", {"count": tiles, "days": days}


# --- What can only be seen when boards are laid -------------------------------------------------------------


def check_chains(content: Content, book: Book) -> None:
    """The ready-made landscapes can be laid, and so there is a landscape of each length."""
    numbers = content.table("numbers")
    for k, preset in enumerate(content.table("boards")["preset"]):
        if preset["length"] != TABLES["boards"]["preset"][k]["length"]:
            why = "one for each length"
            raise content.wrong("boards", f"preset[{k}].length", why, "12.4", "law-presets")
        boards = numbers[preset["length"]]["boards"]
        try:
            chain.lay_chain(book.boards, preset["boards"], preset["exits"], boards, 0)
        except chain.BadChain as error:
            why, rule = ValueError.__str__(error), error.rule or "3.1"
            raise content.wrong("boards", f"preset[{k}]", why, rule, error.reason, **error.facts) from error
