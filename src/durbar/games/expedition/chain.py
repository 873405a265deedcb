"""Landscapes named in words: presets, free building, positions; checked against the rules (3.1)."""

from collections.abc import Sequence

from durbar.core.errors import DurbarError, shown_name
from durbar.games.expedition import content
from durbar.games.expedition.rules.landscape import BOARD, NOTHING, Boards, Landscape, lay_boards
from durbar.games.expedition.vocabulary import VOCABULARY


class BadChain(DurbarError):  # noqa: N818  (named like the other errors of the house)
    """Boards that cannot be laid so."""


def lay_chain(boards: Boards, names: Sequence[str], exits: str, count: int, temple_boards: int) -> Landscape:
    """Lay a named chain; BadChain says which rule of building it breaks."""
    tiles = [tile_number(name) for name in names]
    if len(tiles) != count:
        message = f"{len(tiles)} boards, but this game has {count}"
        raise BadChain(message, rule="3.1", reason="boards-count", count=len(tiles), wanted=count)
    if exits not in content.shapes(count):
        raise BadChain(
            f"exits {exits!r}: boards may touch only their neighbours in the chain",
            rule="3.1 / E-R4",
            reason="boards-touch",
        )
    check_tiles(boards, names, tiles, count)
    ways = [content.COMPASS_POINTS.index(way) for way in exits]
    for place, way in enumerate(ways):
        if boards.passable(tiles[place], way, tiles[place + 1]) < 2:
            raise BadChain(
                f"strip {place + 1}: fewer than 2 open positions from {names[place]} to {names[place + 1]}",
                rule="3.1 / E-R5",
                reason="boards-strip",
                board=names[place],
                other=names[place + 1],
            )
    return lay_boards(boards, content.ints(tiles), content.ints([*ways, 0]), count, temple_boards)


def check_tiles(boards: Boards, names: Sequence[str], tiles: Sequence[int], count: int) -> None:
    """Start board first, destination last, every board once; also for the first boards of a chain."""
    start, goal = boards.sides, boards.sides + 1
    for place, tile in enumerate(tiles):
        side = tile >> 2
        if (side == start) != (place == 0) or (side == goal) != (place == count - 1):
            message = f"{names[place]} cannot be board {place + 1}"
            raise BadChain(message, rule="3.1", reason="boards-place", board=names[place], place=place + 1)
    if tiles and tiles[0] & 3:
        raise BadChain("the start board is not turned", rule="12.2", reason="boards-start")
    used = [boards.board_of[tile >> 2] for tile in tiles[1 : count - 1]]
    if len(set(used)) < len(used):
        message = "a board, front or back, can lie in the landscape only once"
        raise BadChain(message, rule="3.1", reason="boards-once")


def tile_number(name: str) -> int:
    """ "T6B", "DEST@1": a side and its rotation."""
    word = name.lower().removesuffix("@0")
    if word not in VOCABULARY["board"]:
        raise BadChain(
            f"there is no board {name!r}; boards: {', '.join(content.BOARD_NAMES)}, turned by @1 to @3",
            reason="boards-name",
            board=shown_name(name),
            known=content.BOARD_NAMES,
        )
    return VOCABULARY["board"].index(word)


def read_chain(text: str) -> tuple[list[str], str]:
    """Free building as one line: "T6B:N T3A:E T2A@1:N T1A:E", the exit behind each terrain board.

    The start board comes before by itself, and the destination after, entered by its south edge unless
    it is named and turned: "… DEST@2".
    """
    words = text.split()
    goal = words.pop() if words and words[-1].lower().startswith("dest") else ""
    names, exits = ["START"], "N"
    for word in words:
        name, colon, way = word.partition(":")
        if not colon or len(way) != 1 or way.upper() not in content.COMPASS_POINTS:
            message = f"{word!r} should be a board and its exit, like T6B:N"
            raise BadChain(message, reason="boards-written", board=shown_name(word))
        names.append(name)
        exits += way.upper()
    turns = content.COMPASS_POINTS.index(exits[-1])
    return [*names, goal or content.tile_name((len(content.SIDE_NAMES) + 1) * 4 + turns)], exits


def space_number(name: str, land: Landscape) -> int:
    """The number of a named space, -1 if the landscape has none of that name."""
    if name not in VOCABULARY["space"]:
        return -1
    space = VOCABULARY["space"].index(name)
    exists = space < land.boards * BOARD and land.terrain[space] != NOTHING
    return space if exists else -1
