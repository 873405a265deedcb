"""What a page adds to a frame: pictures, marks and forms. It replaces nothing that the frame says."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from durbar.core import Game
from durbar.core.fields import split_field
from durbar.server import Room
from durbar.server.frames import FrameMaker, Style
from durbar.server.messages import Frame, Line, Preview, Seat, Sheet, plain
from durbar.session import Viewpoint

from .look import Look
from .render import words

LINES = 40  # of the log, unless somebody wants to read it all
VIEW_BOX = re.compile(r'viewBox="0 0 (\S+) ([^"]+)"')
FLAT = 2.2  # such a picture lies below the board, any other beside it
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)

Facts = dict[str, Any]


class MarkedLine(NamedTuple):
    """A line of the log as a page shows it."""

    id: str
    n: int
    text: str
    ids: str  # of the elements it is about
    who: int | None  # whose sign it bears
    badge: str
    touched: bool  # does it concern the reader?
    forced: bool
    hinted: bool


@dataclass(frozen=True)
class Dress:
    """All that a template needs beside the frame."""

    base: str  # the address of the table, or of the lesson
    game_name: str
    pictures: list[Facts]
    seats: list[Facts]  # with the way to invite somebody to a free one
    asked: bool = False  # is the reader to decide something?
    picking: int = 0  # moves that are made by touching something
    scene: int = 0  # after how many decisions that was to be seen which the next ones have hidden
    key: str = ""  # of the next click
    log: list[MarkedLine] = field(default_factory=list)  # the last lines
    log_total: int = 0
    acted: bool = False  # has the reader decided anything yet?
    since: list[MarkedLine] = field(default_factory=list)
    final_sheet: Facts | None = None
    announce: str = ""  # what a screen reader is to say
    salt_wanted: bool = False  # is something still to be given before it is dealt?
    bots_play: bool = False
    together: bool = False  # do people of several screens play?
    may_branch: bool = False
    lesson: Facts | None = None


def pictures_of(
    game: Game, look: Look, seat: int | None, draw: Callable[[Sequence[str]], list[str]]
) -> list[Facts]:
    """The parts of the table on this kind of screen, the one that matters most first; or the table whole."""
    parts = game.presentation.layout(look.layout, seat) or {"board": "table"}
    drawings = without_repeats(draw(list(parts.values())))
    return [
        {"role": role, "label": part_name(game, part, look.lang), "svg": svg, "flat": is_flat(svg)}
        for (role, part), svg in zip(parts.items(), drawings, strict=True)
    ]


def is_flat(svg: str) -> bool:
    """Is a picture much wider than high?"""
    found = VIEW_BOX.search(svg)
    return found is not None and float(found[1]) > FLAT * float(found[2])


def dress_table(
    frames: FrameMaker,
    viewpoint: Viewpoint,
    look: Look,
    at: int | None = None,
    *,
    whole: bool = False,
    may_branch: bool = False,
) -> tuple[Frame, Dress]:
    """The frame of all who look like this, and what their page says beyond it."""
    room = frames.room

    def style(part: str) -> Style:
        return look.style(part, symbols=not room.game.presentation.symbols(look.theme))

    board = room.game.presentation.layout(look.layout, None).get("board", "table")
    frame = (
        frames.frame(viewpoint, style(board)) if at is None else frames.moment(at, viewpoint, style(board))
    )

    def draw(parts: Sequence[str]) -> list[str]:
        return [frame.svg, *frames.drawings(frame.seat, [style(part) for part in parts[1:]], at)]

    pictures = pictures_of(room.game, look, frame.seat, draw)
    lines = frame.log if whole else frame.log[-LINES:]
    asked = bool(frame.moves) and at is None
    return frame, Dress(
        base=f"/t/{room.id}",
        game_name=room.game.presentation.say("game-name", look.lang),
        pictures=pictures,
        seats=[with_invitation(room, seat, frame.mine) for seat in frame.seats],
        asked=asked,
        picking=count_picking(frame),
        scene=last_scene(room),
        key=secrets.token_hex(8),
        log=[mark_line(line, frame.seat, frame.badges) for line in lines],
        log_total=len(frame.log),
        acted=any(line.seat == frame.seat for line in frame.log),
        since=[mark_line(line, frame.seat, frame.badges) for line in frame.since[-LINES:]],
        final_sheet=score_sheet(frame.final) if frame.final else None,
        announce=f"{frame.announce} {frame.title}" if frame.announce and asked else frame.announce,
        salt_wanted=at is None and bool(room.unsalted(viewpoint.mine)),
        bots_play=at is None and any(room.bot_of(seat) for seat in frame.to_act),
        may_branch=may_branch,
        together=len({seat.owner for seat in room.seats if seat.owner}) > 1,
    )


def count_picking(frame: Frame) -> int:
    """How many moves are made by touching something."""
    return sum(bool(move.picks) for move in frame.moves)


def last_scene(room: Room) -> int:
    """After how many decisions that was to be seen which the next ones have hidden (coins turned over)."""
    told = enumerate(reversed(room.match.decisions[-LINES:]))
    scenes = room.game.presentation.SCENES
    back = (k for k, each in told if any(event.kind in scenes for event in each.events))
    return len(room.match) - found if scenes and (found := next(back, None)) is not None else 0


def without_repeats(drawings: list[str]) -> list[str]:
    """Pictures of one page share their symbols: each is defined once."""
    known: set[str] = set()

    def once(symbol: re.Match[str]) -> str:
        if symbol[1] in known:
            return ""
        known.add(symbol[1])
        return symbol[0]

    return [SYMBOL.sub(once, drawing) for drawing in drawings]


def part_name(game: Game, part: str, lang: str) -> str:
    """What a part of the table is called on its tab."""
    text = f"part-{part.removesuffix('-narrow').removesuffix('-tall')}"
    if game.presentation.has_text(lang, text):
        return game.presentation.say(text, lang)
    return words(lang)("web-table") if part == "table" else part


def preview_facts(game: Game, told: Preview, lang: str) -> Facts:
    """What a move would do, for the script.

    What it takes is explained where there is no piece to point at (a character to be chosen).
    """
    t, points, said = words(lang), told.points, list(told.say)
    over = next((kind.over for kind in game.MOVES if kind.name == told.kind), ())
    if len(over) == 1 and not told.picks:
        word = told.move.removeprefix(f"{told.kind} ")
        text = f"{split_field(over[0])[1]}-{word}-help"
        said += [game.presentation.say(text, lang)] if game.presentation.has_text(lang, text) else []
    return {
        "say": t("gap").join(said),
        "gain": t("web-gain", points=f"{'+' if points > 0 else '−'}{abs(points)}") if points else "",
        "trail": told.trail,
        "final": told.lasting,
    }


def mark_line(line: Line, viewer: int | None, badges: Sequence[str] = ()) -> MarkedLine:
    """A line of the log: whether it touches the reader, and whose sign it bears (a bid may reveal all)."""
    who = line.about[0] if len(line.about) == 1 else line.seat
    return MarkedLine(
        line.id,
        line.n,
        line.text,
        " ".join(line.ids),
        who,
        badges[who] if badges and who is not None else "",
        viewer in line.about and line.seat != viewer,
        line.forced,
        line.hinted,
    )


def with_invitation(room: Room, seat: Seat, mine: Sequence[int]) -> Facts:
    """A seat; those who sit at the table see how to invite somebody to a free one."""
    invited = mine and not seat.taken
    invitation = f"/t/{room.id}?sit={room.seats[seat.seat].invitation}" if invited else ""
    return {**plain(seat), "own": seat.seat in mine, "invitation": invitation}


def score_sheet(final: Sheet) -> Facts:
    """The final sheet: everybody by rank, with a beam for each total; each line with its best result."""
    rows = [
        {**plain(row), "best": max(row.points) if len(set(row.points)) > 1 else None}
        for row in final.rows
        if any(row.points)  # much is not in every game
    ]
    most = max(map(abs, final.totals), default=0) or 1
    lengths = [round(100 * abs(total) / most) for total in final.totals]
    by_rank = [seat for group in final.ranking for seat in group]
    return {**plain(final), "shown_rows": rows, "by_rank": by_rank, "lengths": lengths}
