"""The landscape: boards, strips and needles, what lies on the spaces, and the pieces that move over them."""

from collections.abc import Mapping
from typing import Any

from durbar.art import svg
from durbar.art.pen import drawn_large
from durbar.games.expedition import content
from durbar.games.expedition.presentation.printed import HOUSE_PRINT, Printed
from durbar.games.expedition.rules.landscape import CITY, START_SPACE, TEMPLE, TOWER

from . import cards
from .pen import Pen
from .places import SQUARE, STEPS, Chain, LaidBoard, landscape_name, lay

TURNS = {"N": 0, "E": 90, "S": 180, "W": 270}
CORNERS = ((0, 0), (1, 0), (0, 1), (1, 1))
LETTERS = 16.0  # the smallest of what is written on it


def chain_of(facts: Mapping[str, Any]) -> Chain:
    """The boards laid so far; before there are any, the start board lies there alone."""
    laid = facts["landscape"]
    start, boards = content.BOARD_NAMES[-2], printed_in(facts).boards
    if not laid:
        return lay(boards, (start,), "N")
    return lay(boards, tuple(laid["boards"]) or (start,), laid["exits"])


def printed_in(facts: Mapping[str, Any]) -> Printed:
    """What is printed on the things of a game; nothing said, the house's content."""
    found: Printed = facts.get("printed", HOUSE_PRINT)
    return found


def length_of(facts: Mapping[str, Any]) -> Mapping[str, Any]:
    """The numbers of the short or the long game, told apart by their boards where nobody says it."""
    numbers = printed_in(facts).numbers
    laid = facts["landscape"]
    long = laid and len(laid["exits"]) + 1 == numbers["long"]["boards"]
    length = facts.get("options", {}).get("length", "long" if long else "short")
    found: Mapping[str, Any] = numbers[length]
    return found


def draw_landscape(pen: Pen, facts: Mapping[str, Any], chain: Chain) -> str:
    """Everything that stays where it is; the pieces come after it."""
    tiles = tuple(length_of(facts)["temple_tiles"])
    return (
        ground(pen, chain, tiles)
        + svg.group(
            (tile_stack(pen, facts, chain) if chain.complete else "")
            + goods(pen, facts, chain)
            + offerings(pen, facts, chain),
            class_="lying",
        )
        + svg.group(targets(pen, chain), class_="targets")
    )


@drawn_large
def ground(pen: Pen, chain: Chain, temple_boards: tuple[int, ...]) -> str:
    """The boards themselves. They never change during a game, so they are drawn once for all its pictures.

    They are 35 to 90 kB, and drawn in 2 ms.
    """
    boards = "".join(draw_board(pen, board, board.number in temple_boards) for board in chain.boards)
    strips = "".join(
        svg.group(
            svg.title(pen.words.say("label-strip", number=strip.number))
            + svg.use("s-strip", -3 * SQUARE, -13, 6 * SQUARE, 26),
            id=f"strip-{strip.number}",
            class_="strip",
            data_word="thing-strip",
            transform=svg.move(strip.x, strip.y, turn=90 if strip.upright else 0),
        )
        for strip in chain.strips
    )
    needles = "".join(needle(pen, board) for board in chain.boards if board.needle)
    return svg.group(
        boards + strips + needles + (city_walls(pen, chain) if chain.complete else "") + rose(pen, chain),
        class_="ground",
    )


def draw_board(pen: Pen, board: LaidBoard, temple_tile: bool) -> str:
    x, y, w, h = board.x - 4, board.y - 4, board.width + 8, board.height + 8
    card = svg.box(x, y + 4, w, h, pen["board2"], round=8) + svg.box(x, y, w, h, pen["board"], round=8)
    # Seen from its side, the start board has its start spaces at the left: their outlines must not hide it.
    left = board.x + (1.5 * SQUARE if board.turned and board.number == 1 else 0)
    tag = svg.tag(
        "circle", cx=left, cy=board.y, r=12, fill=pen["board"], stroke=pen["board2"], stroke_width=1.5
    )
    return svg.group(
        card
        + "".join(space(pen, board, *cell, temple_tile) for cell in board.cells())
        + svg.group(
            svg.title(pen.words.say("label-board", number=board.number))
            + tag
            + pen.middle(board.number, left, board.y, LETTERS, "boardtext"),
            data_word="thing-board",
        ),
        id=f"board-{board.number}",
    )


def space(pen: Pen, board: LaidBoard, row: int, column: int, kind: int, mark: int, temple_tile: bool) -> str:
    """One square and what is printed on it; nearly all are bare, so these are written as short as can be."""
    name = landscape_name(kind, mark)
    names = [pen.words.say("label-board", number=board.number), pen.words.say(f"landscape-{name}")]
    printed = printed_on(mark, temple_tile)
    word = f"label-{printed}" if printed else f"landscape-{name}"
    if printed:
        names.append(pen.words.say(word))
    named = f'id="space-{board.number}-{row}-{column}" class="space" data-word="{word}"'
    title = svg.title(pen.words.row(names))
    x, y = (svg.number(each) for each in board.corner(row, column))
    # Every second one is mirrored, which is enough to make a wood of single trees.
    mirrored = (row * 5 + column * 3 + row * column) % 2 and kind != CITY
    if printed:
        drawn = f'<use href="#q-{name}"/>{svg.use(f"p-{printed}", 0, 0, SQUARE)}'
        return f'<g {named} transform="translate({x} {y})">{title}{drawn}</g>'
    return f'<use {named} href="#{"w" if mirrored else "q"}-{name}" x="{x}" y="{y}">{title}</use>'


def printed_on(mark: int, temple_tile: bool) -> str:
    """The name of what a space bears beside its landscape."""
    if mark == TEMPLE:
        return "temple"
    if mark == TOWER and temple_tile:
        return "temple-tile"
    return "start-space" if mark == START_SPACE else ""


def needle(pen: Pen, board: LaidBoard) -> str:
    """The red needle in the middle of a board, and a red tooth on the side it points to.

    They are two things to point at: in the middle between them there is only landscape.
    """
    assert board.needle is not None
    x, y = board.middle
    direction = pen.words.say(f"direction-{board.needle.lower()}")
    named = svg.title(pen.words.say("label-needle", direction=direction))
    side = board.seen(board.needle)
    dx, dy = STEPS[side]
    turn = TURNS[side]
    explained = {"class_": "needle", "data_word": "thing-needle"}
    return svg.group(
        named
        + f'<circle r="15" fill="{pen["halo"]}" stroke="{pen["ink"]}" stroke-width="2"/>'
        + f'<path d="M-4.5 2L0 12 4.5 2z" fill="{pen["paper"]}" stroke="{pen["ink"]}" stroke-width="1.5"/>'
        + f'<path d="M-6 2L0-13 6 2z" fill="{pen["needle"]}" stroke="{pen["ink"]}" stroke-width="1.5"/>',
        id=f"needle-{board.number}",
        transform=svg.move(x, y, turn=turn),
        **explained,
    ) + svg.group(
        named + f'<path d="M-9 6h18L0-7z" fill="{pen["needle"]}" stroke="{pen["halo"]}" stroke-width="1.5"/>',
        transform=svg.move(x + dx * board.width / 2, y + dy * board.height / 2, turn=turn),
        **explained,
    )


def rose(pen: Pen, chain: Chain) -> str:
    """North is up, and the rose says it; where it is not, nobody must miss the rose."""
    x, y = chain.tray[5]
    points = svg.tag("path", d="M0-30l7 23L30 0 7 7 0 30-7 7-30 0-7-7z", fill=pen["panel"])
    halves = svg.tag("path", d="M0-30V0l7-7zM30 0H0l7 7zM0 30V0l-7 7zM-30 0H0l-7-7z", fill=pen["quiet"])
    if chain.turned:
        word, turn, tip = "thing-rose-turned", "rotate(90)", "M0-52l11 43L0 0-11-9z"
        letter = pen.middle("N", 67, 0, 34, "text")
    else:
        word, turn, tip = "thing-rose", None, "M0-30l7 23L0 0-7-7z"
        letter = pen.middle("N", 0, -40, 20, "text")
    star = points + halves + svg.tag("path", d=tip, fill=pen["needle"])
    return svg.group(
        svg.title(pen.words.say(word))
        + svg.tag("circle", r=31, fill="none", pointer_events="all")
        + svg.group(star, stroke=pen["text"], stroke_width=1.6, transform=turn)
        + letter,
        class_="rose",
        transform=svg.move(x, y),
        data_word=word,
    )


def city_walls(pen: Pen, chain: Chain) -> str:
    """The wall around the nine spaces, and the square laid out within."""
    x, y = chain.kathmandu
    side = 3 * SQUARE
    half = side / 2
    gold = {"fill": "none", "stroke": pen["gold"]}
    return svg.group(
        svg.tag("circle", r=60, stroke_width=2, stroke_opacity=0.7, **gold)
        + svg.tag("circle", r=66, stroke_width=1.5, stroke_dasharray="1 7", **gold)
        + svg.box(-half, -half, side, side, "none", round=6, stroke=pen["kathmandu3"], stroke_width=7)
        + svg.box(-half, -half, side, side, "none", round=6, stroke=pen["gold"], stroke_width=3)
        + "".join(
            svg.tag(
                "circle",
                cx=a * half,
                cy=b * half,
                r=7,
                fill=pen["gold"],
                stroke=pen["kathmandu3"],
                stroke_width=2.5,
            )
            for a in (-1, 1)
            for b in (-1, 1)
        )
        + svg.use("p-stupa", -36, -48, 72),
        class_="walls",
        transform=svg.move(x, y),
        pointer_events="none",
    )


def tile_stack(pen: Pen, facts: Mapping[str, Any], chain: Chain) -> str:
    """The Kathmandu tiles that are left, the highest on top."""
    x, y = chain.kathmandu
    left = facts["kathmandu"]
    values = pen.words.row(str(points) for points in left) or pen.words.say("label-nothing")
    title = pen.words.labelled("label-kathmandu-tiles", values)
    drawn = ""
    for k, _ in enumerate(left):
        drawn += svg.box(1, 16 - 4 * k, 46, 24, pen["gold"], round=6, stroke=pen["ink"], stroke_width=2)
    if left:
        drawn += pen.middle(left[0], 24, 28 - 4 * (len(left) - 1), 19)
    return pen.piece("kathmandu-tiles", title, x - 24, y + 22, 48, 44, drawn, word="label-kathmandu-tiles")


def goods(pen: Pen, facts: Mapping[str, Any], chain: Chain) -> str:
    out = []
    for at, tile in facts["goods"].items():
        x, y = chain.place(at)
        out.append(cards.good(pen, tile).at(pen, x + 6, y + 6))
    return "".join(out)


def offerings(pen: Pen, facts: Mapping[str, Any], chain: Chain) -> str:
    """Each seat has its own corner of a temple space."""
    out = []
    for seat, player in enumerate(facts["seats"]):
        for at in player["temples"]:
            x, y = chain.place(at)
            dx, dy = CORNERS[seat]
            out.append(
                pen.piece(
                    f"offering-{seat}-{at.replace(':', '-').replace(',', '-')}",
                    pen.words.row(
                        (pen.words.player(seat, player["colour"]), pen.words.say("label-offerings"))
                    ),
                    x + 1 + dx * 33,
                    y + 1 + dy * 28,
                    13,
                    17,
                    svg.use(f"o-{player['colour']}", 0, 0, 13, 17.3),
                    word="label-offerings",
                )
            )
    return "".join(out)


def targets(pen: Pen, chain: Chain) -> str:
    """Outlines of the spaces that may be chosen."""
    out = []
    for name in sorted(pen.targets):
        if name.startswith("space-"):
            board, row, column = name.split("-")[1:]
            x, y = chain.place(f"{board}:{row},{column}")
            out.append(pen.outline(x + 3, y + 3, SQUARE - 6, SQUARE - 6, 4))
    return "".join(out)
