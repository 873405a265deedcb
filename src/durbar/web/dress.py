"""What a page adds to a frame: pictures, marks and forms. It replaces nothing that the frame says."""

from __future__ import annotations

import re
import secrets
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from functools import lru_cache, partial
from hashlib import blake2b
from typing import Any

from durbar.bots.judgement import judgement_of
from durbar.core import Game, Match
from durbar.core.fields import split_field
from durbar.server import Room
from durbar.server.frames.frames import FrameMaker, Style
from durbar.server.typed.messages import Frame, Preview, Seat, Sheet, Standing, plain
from durbar.session import Viewpoint

from .clocks import clock_face
from .look import Look
from .render import TEXTS, render, signed, words
from .score_graph import ScoreGraph, score_graph, score_track
from .story import NOTHING, Since, Turn, last_turns, since_last_turn

LATELY = 40  # decisions among which a scene is found
VIEW_BOX = re.compile(r'viewBox="0 0 (\S+) ([^"]+)"')
FLAT = 1.5  # times as wide as high: what is one's own lies below the board then, else beside it
BROAD = 1.2  # such a board leaves room below it on an upright screen
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)

Facts = dict[str, Any]


@dataclass(frozen=True)
class Dress:
    """All that a template needs beside the frame."""

    base: str  # the address of the table, or of the lesson
    game_name: str
    pictures: list[Facts]
    seats: list[Facts]  # with the way to invite somebody to a free one
    anchor: str = "overview"  # where the guide tells what may be done now
    scoring: str = ""  # ... and how points are made
    motions: str = ""  # how pieces come to the table, for the script
    asked: bool = False  # is the reader to decide something?
    picking: int = 0  # moves that are made by touching something
    asides: frozenset[str] = frozenset()  # kinds of moves beside what is asked
    scene: int = 0  # after how many decisions that was to be seen which the next ones have hidden
    key: str = ""  # of the next click
    log: list[Turn] = field(default_factory=list)  # the last turns
    log_total: int = 0  # lines
    log_cut: bool = False  # are there older ones?
    acted: bool = False  # has the reader decided anything yet?
    since: Since = NOTHING
    standings: list[Facts] = field(default_factory=list)
    final_sheet: Facts | None = None
    graph: ScoreGraph | None = None  # of a game that is over
    may_review: bool = False  # can it be looked at again?
    announce: str = ""  # what a screen reader is to say
    salt_wanted: bool = False  # is something still to be given before it is dealt?
    bots_play: bool = False
    times: list[str] = field(default_factory=list)  # left on the clock of each seat
    together: bool = False  # do people of several screens play?
    free: bool = False  # is there a seat that waits for somebody?
    said: int = 0  # how much they have said to each other
    may_branch: bool = False
    lesson: Facts | None = None


def pictures_of(
    game: Game, look: Look, seat: int | None, draw: Callable[[Sequence[str]], list[str]]
) -> list[Facts]:
    """The parts of the table on this kind of screen, the one that matters most first; or the table whole."""
    parts = game.presentation.layout(look.layout, seat) or {"board": "table"}
    drawings = draw(list(parts.values()))
    if not game.presentation.symbols(look.theme):  # the pictures bring their own
        drawings = without_repeats(drawings)
    return [
        {
            "role": role,
            "label": part_name(game, part, look.lang),
            "svg": svg,
            "drawn": f"{role}-{digest(svg)}",
            "flat": is_wider(svg, FLAT),
            "broad": is_wider(svg, BROAD),
        }
        for (role, part), svg in zip(parts.items(), drawings, strict=True)
    ]


@lru_cache(maxsize=256)
def digest(svg: str) -> str:
    """By which a page knows that it shows a picture already."""
    return blake2b(svg.encode(), digest_size=8).hexdigest()


def motions_of(game: Game) -> str:
    """Which pieces move how, as the script reads it."""
    return " ".join(f"{word}={motion}" for word, motion in game.presentation.MOTIONS.items())


def is_wider(svg: str, times: float) -> bool:
    """Is a picture so many times as wide as high?"""
    found = VIEW_BOX.search(svg)
    return found is not None and float(found[1]) > times * float(found[2])


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
        frames.frame(viewpoint, style(board), since=room.v)  # a page tells its log in turns
        if at is None
        else frames.moment(at, viewpoint, style(board))
    )

    def draw(parts: Sequence[str]) -> list[str]:
        return [frame.svg, *frames.drawings(frame.seat, [style(part) for part in parts[1:]], at)]

    pictures = pictures_of(room.game, look, frame.seat, draw)
    book, looks = frames.book(frame.seat, look.lang), room.game.presentation
    end = len(room.match) if at is None else at
    turns, lines = last_turns(book, looks, frame.badges, end, whole), book.lines()[:end]
    last = next((told[-1].text for told in reversed(lines) if told), "")
    asked, ended = bool(frame.moves) and at is None, frame.over and at is None
    return frame, Dress(
        base=f"/t/{room.id}",
        game_name=room.game.presentation.say("game-name", look.lang),
        pictures=pictures,
        seats=[seat_facts(seat, frame.mine, look.lang) for seat in frame.seats],
        anchor=(frame.prompt and frame.prompt.anchor) or "overview",
        scoring=room.game.presentation.scoring,
        motions=motions_of(room.game),
        asked=asked,
        picking=count_picking(frame),
        asides=asides_of(room.game, frame),
        scene=last_scene(room),
        key=secrets.token_hex(8),
        log=turns,
        log_total=sum(map(len, lines)),
        log_cut=not whole and end > LATELY,
        acted=any(line.seat == frame.seat for told in lines for line in told),
        since=since_last_turn(book, looks, frame.badges),
        standings=standings_of(frames, frame, look),
        final_sheet=score_sheet(room.match, frame.final, look.lang) if frame.final else None,
        graph=frames.once(("graph", look), partial(graph_of, frames, frame.badges, look)) if ended else None,
        announce=f"{last} {frame.title}" if last and asked else last,
        may_review=ended and judgement_of(room.game) is not None,
        salt_wanted=at is None and bool(room.unsalted(viewpoint.mine)),
        bots_play=at is None and any(room.bot_of(seat) for seat in frame.to_act),
        may_branch=may_branch,
        said=room.said,
        times=[clock_face(each.left) for each in frame.clock.times] if frame.clock else [],
        together=len({seat.owner for seat in room.seats if seat.owner}) > 1,
        free=at is None and any(seat.free for seat in room.seats),
    )


def count_picking(frame: Frame) -> int:
    """How many moves are made by touching something."""
    return sum(bool(move.picks) for move in frame.moves)


def asides_of(game: Game, frame: Frame) -> frozenset[str]:
    """Kinds of moves beside what is asked; where nothing else is offered, they are what is asked."""
    beside = game.presentation.ASIDES
    return beside if any(move.kind not in beside for move in frame.moves) else frozenset()


def last_scene(room: Room) -> int:
    """After how many decisions that was to be seen which the next ones have hidden (coins turned over)."""
    told = enumerate(reversed(room.match.decisions[-LATELY:]))
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
    text = f"part-{re.sub('-(narrow|tall|low)$', '', part)}"
    if game.presentation.has_text(lang, text):
        return game.presentation.say(text, lang)
    return words(lang)("web-table") if part == "table" else part


def preview_facts(game: Game, told: Preview, lang: str) -> Facts:
    """What a move would do, for the script.

    What it takes is explained where there is no piece to point at (a character to be chosen).
    """
    t, spared, help = words(lang), told.spared or 0, ""
    won = (told.points or 0) - spared
    over = next((kind.over for kind in game.MOVES if kind.name == told.kind), ())
    if len(over) == 1 and not told.picks:
        word = told.move.removeprefix(f"{told.kind} ")
        text = f"{split_field(over[0])[1]}-{word}-help"
        help = game.presentation.say(text, lang) if game.presentation.has_text(lang, text) else ""
    known = [help, *(each for each in told.known if each != help)] if help else told.known
    return {
        "say": t("gap").join([*known, *((t("web-then"), *told.say) if told.say else ())]),
        "gain": t("gap").join(
            [
                *([t("web-gain", points=signed(f"{won:+}"))] if won else []),
                *([t("web-spared" if spared > 0 else "web-risked", count=abs(spared))] if spared else []),
            ]
        ),
        "trail": told.trail,
        "final": told.lasting,
    }


def standings_of(frames: FrameMaker, frame: Frame, look: Look) -> list[Facts]:
    """How everybody stands: written once for all who are told the same."""
    told = tuple((each.total, *((item.id, item.points) for item in each.items)) for each in frame.scores)
    key = ("standings", look.lang, frame.over, told)
    return frames.once(key, lambda: [standing(score, frame.over, look) for score in frame.scores])


def standing(score: Standing, over: bool, look: Look) -> Facts:
    """Somebody's points: what is won, and apart from it what would be lost if the game ended now."""
    gains = [item for item in score.items if item.points > 0]
    losses = [item for item in score.items if item.points < 0]
    lost = sum(item.points for item in losses)
    shown = score.total if over else score.total - lost
    sources = {"gains": gains, "losses": losses, "total": score.total, "over": over}
    rows = render("points.html", look, **sources) if gains or losses else ""
    return {"shown": shown, "lost": lost, "rows": rows}


def seat_facts(seat: Seat, mine: Sequence[int], lang: str) -> Facts:
    """A seat, and what kind of opponent sits there."""
    return {**plain(seat), "own": seat.seat in mine, "character": character(seat.bot, lang)}


def character(bot: str | None, lang: str) -> str:
    """What kind of opponent a bot is, in a sentence; "" for a person, and for bots of others."""
    if bot is None or not TEXTS.has(lang, f"bot-{bot}"):
        return ""
    say = words(lang)
    return say("web-character", bot=say(f"bot-{bot}"), line=say(f"bot-{bot}-help"))


def graph_of(frames: FrameMaker, badges: Sequence[str], look: Look) -> ScoreGraph | None:
    """The scores over the game; it is played once more for all who look at it."""
    match = frames.room.match
    return score_graph(match, frames.once(("track",), partial(score_track, match)), badges, look)


def score_sheet(match: Match, final: Sheet, lang: str) -> Facts:
    """The final sheet: everybody by rank, with a beam for each total; each line with its best result."""
    outcome = match.outcome
    epilogue = match.game.presentation.epilogue(outcome, lang, match.names) if outcome else ""
    rows = [
        {**plain(row), "best": max(row.points) if len(set(row.points)) > 1 else None}
        for row in final.rows
        if any(row.points)  # much is not in every game
    ]
    most = max(map(abs, final.totals), default=0) or 1
    lengths = [round(100 * abs(total) / most) for total in final.totals]
    by_rank = [seat for group in final.ranking for seat in group]
    shown = {"shown_rows": rows, "by_rank": by_rank, "lengths": lengths, "epilogue": epilogue}
    return {**plain(final), **shown}
