"""Frames are made here: everything one reader is shown of a table at one moment.

It is made from the reader's view and log alone, so it cannot hold what the reader may not know. Frames are
made once for each version, reader and style, and shared by everybody who looks the same way.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, replace
from functools import partial
from typing import Any, TypeVar
from weakref import ref

from durbar import core
from durbar.core import CHANCE, HIDDEN, NoSuchMoment, Refusal, Rules, View
from durbar.session import Viewpoint
from durbar.session.history import first_change
from durbar.texts import HOUSE

from ..problems import TEXTS, Problem
from ..storage.schema import SeatRow, is_program
from ..tables.ahead import possible_wishes, wishes_of
from ..tables.dealer import dealt_elsewhere, revealed_seed, salts_of
from ..tables.room import Room
from ..typed.messages import Clock, Dealing, Frame, GivenSalt, Line, Move, Prompt, Seat, SeatTime, Undo, plain
from .log_lines import LogLines, Sentences
from .sheets import current_scores, final_sheet

Dress = Callable[[Frame], bytes]
CACHED = 128  # things made for one table at one moment: four players in two languages need some 60
T = TypeVar("T")


@dataclass(frozen=True)
class Style:
    """How a reader wants to be shown the table."""

    lang: str = "en"
    theme: str = "light"
    part: str = "table"
    symbols: bool = True  # or are they on the page already?


def pack(frame: Frame) -> bytes:
    """A frame as JSON."""
    return json.dumps(plain(frame), ensure_ascii=False, separators=(",", ":")).encode()


class FrameMaker:
    """Makes the frames of one table and keeps those of the current version."""

    def __init__(self, room: Room) -> None:
        self._room = ref(room)  # which keeps its maker, and is kept by whoever is interested in it
        self._books: dict[tuple[int | None, str], LogLines] = {}
        self._sentences: dict[str, Sentences] = {}
        self._made: dict[tuple[object, ...], Any] = {}
        self._version: tuple[int, ...] = ()  # of which this is

    @property
    def room(self) -> Room:
        room = self._room()
        assert room is not None, "nobody draws a table that nobody has"
        return room

    def once(self, key: tuple[object, ...], make: Callable[[], T]) -> T:
        """What was made for this key at this version of the table, or is made now.

        The key holds all that it depends on besides the table, so no two readers share what differs for them.
        """
        room = self.room
        version = (room.v, room.revision, room.stirs, *map(int, room.seconds_left))
        if version != self._version or len(self._made) >= CACHED:
            self._version = version
            self._made.clear()  # nobody asks for an older version again
        if key not in self._made:
            self._made[key] = make()
        found: T = self._made[key]
        return found

    def frame(self, viewpoint: Viewpoint, style: Style, since: int = 0) -> Frame:
        """The frame of this moment. Its log begins where the log of version `since` may have changed."""
        self.check(style)
        start = first_change(self.room.match, since)
        lines = flat(self.book(viewpoint.viewer, style.lang).lines()[start:])
        return replace(
            self._body(viewpoint.viewer, style),
            title=self.title(viewpoint, style.lang),
            mine=list(viewpoint.mine),
            curtain=viewpoint.curtain,
            undo=self._undo(viewpoint, style.lang),
            log_from=start + 1,
            log=lines,
            announce=lines[-1].text if lines else "",
        )

    def title(self, viewpoint: Viewpoint, lang: str) -> str:
        """Who must do what."""
        room = self.room
        if viewpoint.curtain is not None:
            return TEXTS.say(lang, "curtain", name=room.names[viewpoint.curtain])
        if self._replaced(viewpoint.viewer):
            return TEXTS.say(lang, "bot-plays-for-you")
        if missing := self.once(("missing",), lambda: room.missing):
            awaited = [room.names[seat] for seat in missing if not room.seats[seat].free]
            if free := len(missing) - len(awaited):  # what a free seat is called says nothing about anybody
                awaited.append(TEXTS.say(lang, "more-people", count=free))
            return TEXTS.say(lang, "waiting-for", name=HOUSE.join(lang, awaited))
        return headline(self._view(viewpoint.viewer), lang, room.names, len(viewpoint.mine) > 1)

    def packed(self, viewpoint: Viewpoint, style: Style, since: int = 0, dress: Dress = pack) -> bytes:
        """The frame as bytes, dressed once for all who look the same way."""
        key = (viewpoint, style, max(0, min(since, self.room.v)), dress)
        return self.once(key, lambda: dress(self.frame(viewpoint, style, since)))

    def moment(self, n: int, viewpoint: Viewpoint, style: Style) -> Frame:
        """The table after the first n decisions, as the same reader saw it then; Problem 404 if too many."""
        self.check(style)
        room = self.room
        try:
            view = room.match.at(n).view(viewpoint.viewer)
        except NoSuchMoment as error:
            raise Problem(404, "no-moment") from error
        lines = flat(self.book(viewpoint.viewer, style.lang).lines()[:n])
        last = lines[-1].text if lines else ""
        return frame_of_view(
            view,
            style,
            room.names,
            **self._at_table(viewpoint.viewer),
            at=n,
            title=last,
            mine=list(viewpoint.mine),
            last=last_touched(lines),
            log=lines,
            announce=last,
        )

    def book(self, viewer: int | None, lang: str) -> LogLines:
        """The log as this reader was told it."""
        key = (viewer, lang)
        if key not in self._books:
            names = self.room.names
            sentences = self._sentences.setdefault(lang, Sentences(self.room.game, names, lang))
            self._books[key] = LogLines(self.room.session, viewer, sentences, self.room.alone_at(viewer))
        return self._books[key]

    def forget(self) -> None:
        """Somebody has changed their name: everything is said anew."""
        self._books.clear()
        self._sentences.clear()
        self._made.clear()

    def check(self, style: Style) -> None:
        """Problem 404 for a part of the drawing that is not there."""
        if style.part not in ("table", *self.room.game.presentation.parts):
            raise Problem(404, "not-found")

    def _body(self, viewer: int | None, style: Style) -> Frame:
        """What all readers of this seat are shown alike."""

        def make() -> Frame:
            room = self.room
            view, book = self._view(viewer), self.book(viewer, style.lang)
            scores = partial(current_scores, view, style.lang, room.names)
            return frame_of_view(
                view,
                style,
                room.names,
                **self._at_table(viewer),
                svg=self._drawing(viewer, style),
                scores=self.once(("scores", style.lang, tuple(view.scores)), scores),
                moves=[] if self._replaced(viewer) else offers(view, style.lang, room.names),
                ahead=[] if viewer is None else wishes_of(room.seats[viewer]),
                aheads=[] if viewer is None or view.over or not room.dealt else possible_wishes(room.game),
                since=book.since_last_turn(),
                last=last_touched(book.lately()),
            )

        return self.once(("body", viewer, style), make)

    def _replaced(self, viewer: int | None) -> bool:
        """Does a bot play for the person who looks?"""
        return viewer is not None and not self.room.match.over and self.room.bot_of(viewer) is not None

    def _view(self, viewer: int | None) -> View:
        """What a reader knows now; its facts are worked out once for all languages."""
        return self.once(("view", viewer), lambda: self.room.match.view(viewer))

    def drawings(self, viewer: int | None, styles: Sequence[Style], at: int | None = None) -> list[str]:
        """More parts of the same picture, now or after the first `at` decisions: drawn, and nothing else."""
        for style in styles:
            self.check(style)
        names = self.room.names
        if at is not None:
            then = self.room.match.at(at).view(viewer)
            return [draw_view(then, style, names) for style in styles]
        return [self._drawing(viewer, style) for style in styles]

    def _drawing(self, viewer: int | None, style: Style) -> str:
        """A part of the table; one that looks the same to everybody is drawn once, from what all know."""
        seen_by = None if style.part in self.room.game.presentation.OPEN_PARTS else viewer
        draw = partial(draw_view, self._view(seen_by), style, self.room.names)
        return self.once(("part", seen_by, style), draw)

    def _at_table(self, viewer: int | None) -> dict[str, Any]:
        """What a frame says of the table."""
        return {**self.once(("table",), self._table), "missed": self.room.missed_by(viewer)}

    def _table(self) -> dict[str, Any]:
        """The same for everybody who asks."""
        room = self.room
        seed = revealed_seed(room.match) if room.match.over else None
        return {
            "table": room.id,
            "v": room.v,
            "of": len(room.match),
            "seats": [seat_message(seat, room.here) for seat in room.seats],
            "clock": self._clock(),
            "rematch": room.rematch,
            "onlookers": room.onlookers,
            "closed": room.closed,
            "commitment": room.row.commitment,
            "seed": seed.hex() if seed else None,
            "dealing": self._dealing(),
        }

    def _clock(self) -> Clock | None:
        rules, times, over = self.room.clock, self.room.times, self.room.out_of_time
        if rules is None or times is None:
            return None
        left = [
            SeatTime(seat, round(seconds, 1), seat in times.running, seat in over)
            for seat, seconds in enumerate(self.room.seconds_left)
        ]
        return Clock(rules.kind, rules.seconds, rules.increment, rules.at_zero, self.room.stopped, left)

    def _dealing(self) -> Dealing:
        match = self.room.match
        salts = sorted(salts_of(match).items())
        return Dealing(
            self.room.dealt,
            dealt_elsewhere(match),
            [GivenSalt(seat, salt.value.hex(), salt.by_server) for seat, salt in salts],
        )

    def _undo(self, viewpoint: Viewpoint, lang: str) -> Undo:
        """Whose last choice can be taken back from this screen, and if none can, why."""
        last = self.room.match.decisions[-1].entry.seat if len(self.room.match) else None
        seat = last if last in viewpoint.mine else viewpoint.viewer
        if seat is None:
            return Undo()
        return self.once(("undo", seat, lang), lambda: self._undo_of(seat, lang))

    def _undo_of(self, seat: int, lang: str) -> Undo:
        choices = self.once(("choices", seat), lambda: self.room.session.undo_choices(seat))
        if isinstance(choices, Refusal):
            return Undo(why=self.room.game.presentation.say(choices, lang, self.room.names), seat=seat)
        return Undo(can=True, turn=len(choices) > 1, seat=seat)


def seat_message(seat: SeatRow, here: Collection[str]) -> Seat:
    """Who plays a seat, and whether they are here."""
    away, program = seat.owner is not None and seat.owner not in here, is_program(seat.owner)
    return Seat(seat.seat, seat.name, seat.bot, not seat.free, seat.stood_in_for, away, program)


def lesson_frame(view: View, style: Style, names: Sequence[str] = ()) -> Frame:
    """A frame without a table: a position of a tutorial, say."""
    said = tuple(names) or tuple(
        TEXTS.say(style.lang, "player", number=seat + 1) for seat in range(view.game.players)
    )
    title = headline(view, style.lang, said)
    seats = [Seat(seat, name, None, taken=True) for seat, name in enumerate(said)]
    return frame_of_view(view, style, said, moves=offers(view, style.lang, said), title=title, seats=seats)


def frame_of_view(view: View, style: Style, names: Sequence[str], **known: Any) -> Frame:
    """What a view shows at any moment, now or long ago, with whatever else is known of it."""
    game, lang, outcome = view.game, style.lang, view.outcome
    waiting = view.kernel.waiting()
    if "svg" not in known:
        known["svg"] = draw_view(view, style, names)
    if "scores" not in known:
        known["scores"] = current_scores(view, lang, names)
    return Frame(
        game=game.id,
        lang=lang,
        theme="dark" if style.theme == "dark" else "light",
        part=style.part,
        seat=view.seat,
        to_act=[seat for seat in range(game.players) if waiting >> seat & 1],
        prompt=prompt_message(game, view.prompt),
        over=view.over,
        badges=[game.presentation.badge(view, seat, theme=style.theme) for seat in range(game.players)],
        day=game.presentation.status(view, lang),
        final=final_sheet(game, outcome, lang, names) if outcome else None,
        **known,
    )


def draw_view(view: View, style: Style, names: Sequence[str]) -> str:
    """One part of the table."""
    drawn = {} if style.symbols else {"symbols": False}
    return view.svg(style.lang, theme=style.theme, part=style.part, names=names, **drawn)


def prompt_message(game: Rules, prompt: core.Prompt | None) -> Prompt | None:
    """The question, for programs; people read the title."""
    if prompt is None:
        return None
    return Prompt(prompt.id, prompt.optional, prompt.rule, game.presentation.rule_anchor(prompt.rule))


def offers(view: View, lang: str, names: Sequence[str]) -> list[Move]:
    """The legal moves, with their words and the elements to touch for them; first what is asked for."""
    shown = view.game.presentation
    return [
        Move(move.text, shown.label(view, move, lang, names), move.kind, list(shown.picks(view, move)))
        for move in sorted(view.moves, key=lambda move: move.kind in shown.ASIDES)
    ]


def headline(view: View, lang: str, names: Sequence[str], several: bool = False) -> str:
    """One sentence: what the reader is asked, or for whom we wait. Who is asked in secret is not named.

    `several` is for a screen shared by several people, who are called by their names.
    """
    game, prompt, outcome = view.game, view.prompt, view.outcome
    if outcome is not None:
        return str(game.presentation.say(outcome, lang, names))
    assert prompt is not None
    if prompt.seat == view.seat:
        said = game.presentation.asked(view, lang, names)
        if several:
            return TEXTS.say(lang, "asked", name=names[prompt.seat], prompt=said)
        return TEXTS.say(lang, "asked-you", prompt=said)
    if prompt.seat == HIDDEN:
        return TEXTS.say(lang, "waiting-secret")
    if prompt.seat == CHANCE:
        return TEXTS.say(lang, "waiting-for", name=TEXTS.say(lang, "chance"))
    text = f"prompt-{prompt.id}-other"
    texts = getattr(game.presentation, "texts", TEXTS)
    if texts.has(lang, text):
        return str(texts.say(lang, text, name=names[prompt.seat]))
    return TEXTS.say(lang, "waiting-for", name=names[prompt.seat])


def flat(told: Sequence[Sequence[Line]]) -> list[Line]:
    return [line for lines in told for line in lines]


def last_touched(lines: Sequence[Line]) -> list[str]:
    """The elements of the last thing that happened to any."""
    return next((line.ids for line in reversed(lines) if line.ids), [])
