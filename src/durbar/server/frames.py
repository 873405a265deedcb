"""A frame: everything one reader is shown of a table at one moment, as plain JSON.

It is made from the reader's view and log alone, so it cannot hold what the reader may not know. Frames are
made once for each version, reader and style, and shared by everybody who looks the same way.
"""

from __future__ import annotations

import json
from collections import OrderedDict
from dataclasses import dataclass
from typing import Any

from durbar.core import HIDDEN, Match, Outcome, Prompt, Score, View
from durbar.texts import SpeakingGame

from .logbook import Logbook
from .previews import listed, tree
from .problems import TEXTS, anchor
from .room import Eyes, Room

Frame = dict[str, Any]
KEPT = 24  # frames of one table


@dataclass(frozen=True)
class Style:
    """How a reader wants to be shown the table."""

    lang: str = "en"
    theme: str = "light"
    part: str = "table"


class Painter:
    """Makes the frames of one table and keeps those of the current version."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._books: dict[tuple[int | None, str], Logbook] = {}
        self._bodies: OrderedDict[tuple[object, ...], Frame] = OrderedDict()
        self._bytes: OrderedDict[tuple[object, ...], bytes] = OrderedDict()

    def frame(self, eyes: Eyes, style: Style, since: int = 0) -> Frame:
        """The frame of this moment. Its log begins where the log of version `since` may have changed."""
        room = self.room
        start = first_change(room.match, since)
        book = self.book(eyes.viewer, style.lang)
        lines = [line for told in book.lines()[start:] for line in told]
        body = self._body(eyes.viewer, style)
        return {
            **body,
            "title": self._title(eyes, style) if eyes.curtain is None else self._curtain(eyes, style),
            "mine": list(eyes.mine),
            "curtain": eyes.curtain,
            "log_from": start + 1,
            "log": lines,
            "announce": lines[-1]["text"] if lines else "",
        }

    def packed(self, eyes: Eyes, style: Style, since: int = 0) -> bytes:
        """The frame as JSON."""
        since = max(0, min(since, self.room.v))
        key = (self.room.v, self.room.revision, eyes, style, since)
        if key not in self._bytes:
            frame = self.frame(eyes, style, since)
            self._bytes[key] = json.dumps(frame, ensure_ascii=False, separators=(",", ":")).encode()
            shorten(self._bytes)
        return self._bytes[key]

    def moment(self, n: int, eyes: Eyes, style: Style) -> Frame:
        """The table after the first n decisions, as the same reader saw it then."""
        room = self.room
        state = room.match.at(n)
        view = state.view(eyes.viewer)
        lines = [line for told in self.book(eyes.viewer, style.lang).lines()[:n] for line in told]
        return {
            **portrait(room, view, style),
            "v": room.v,
            "at": n,
            "of": len(room.match),
            "title": lines[-1]["text"] if lines else "",
            "mine": list(eyes.mine),
            "curtain": None,
            "log_from": 1,
            "log": lines,
            "announce": lines[-1]["text"] if lines else "",
        }

    def book(self, viewer: int | None, lang: str) -> Logbook:
        """The log as this reader was told it."""
        key = (viewer, lang)
        if key not in self._books:
            self._books[key] = Logbook(self.room.match, viewer, lang)
        return self._books[key]

    def forget(self) -> None:
        """Somebody has changed their name: everything is said anew."""
        for kept in (self._books, self._bodies, self._bytes):
            kept.clear()

    def _body(self, viewer: int | None, style: Style) -> Frame:
        room = self.room
        key = (room.v, viewer, style)
        if key not in self._bodies:
            view = room.match.view(viewer)
            moves = listed(view, style.lang, room.names)
            self._bodies[key] = {
                **portrait(room, view, style),
                "v": room.v,
                "at": len(room.match),
                "of": len(room.match),
                "tree": tree(moves),
                "moves": moves,
                "groups": groups(view),
                "since": self.book(viewer, style.lang).since_last_turn(),
                "undo": self._undo(viewer, style.lang),
            }
            shorten(self._bodies)
        return self._bodies[key]

    def _undo(self, viewer: int | None, lang: str) -> Frame:
        if viewer is None:
            return {"can": False, "why": ""}
        _, refusal = self.room.undoable(viewer)
        why = self.room.game.say(refusal, lang, self.room.names) if refusal else ""
        return {"can": refusal is None, "why": why}

    def _curtain(self, eyes: Eyes, style: Style) -> str:
        assert eyes.curtain is not None
        return TEXTS.say(style.lang, "curtain", name=self.room.names[eyes.curtain])

    def _title(self, eyes: Eyes, style: Style) -> str:
        """Who must do what."""
        room, lang = self.room, style.lang
        view = room.match.view(eyes.viewer)
        prompt, outcome = view.prompt, view.outcome
        if outcome is not None:
            return room.game.say(outcome, lang, room.names)
        assert prompt is not None
        if prompt.seat == eyes.viewer:
            said = room.game.say(prompt, lang, room.names)
            if len(eyes.mine) > 1:
                return TEXTS.say(lang, "asked", name=room.names[prompt.seat], prompt=said)
            return TEXTS.say(lang, "asked-you", prompt=said)
        return waiting_for(room, prompt, lang)


def waiting_for(room: Room, prompt: Prompt, lang: str) -> str:
    """What the others wait for. Who is asked in secret is not named."""
    name = TEXTS.say(lang, "somebody") if prompt.seat == HIDDEN else room.names[prompt.seat]
    game, text = room.game, f"prompt-{prompt.id}-other"
    if isinstance(game, SpeakingGame) and game.texts.has(lang, text):
        return game.texts.say(lang, text, name=name)
    return TEXTS.say(lang, "waiting-for", name=name)


def portrait(room: Room, view: View, style: Style) -> Frame:
    """What a view shows at any moment, now or long ago."""
    game, lang, prompt = room.game, style.lang, view.prompt
    waiting = view.kernel.waiting()
    drawing = view.svg(lang, theme=style.theme, part=style.part, names=room.names, seat=view.seat)
    return {
        "table": room.id,
        "game": game.id,
        "lang": lang,
        "theme": style.theme,
        "part": style.part,
        "seat": view.seat,
        "to_act": [seat for seat in range(game.players) if waiting >> seat & 1],
        "prompt": prompt
        and {"id": prompt.id, "rule": prompt.rule, "optional": prompt.optional}
        | {"anchor": anchor(game, prompt.rule)},
        "over": view.over,
        "svg": drawing,
        "tree": [],
        "moves": [],
        "groups": [],
        "since": [],
        "undo": {"can": False, "why": ""},
        "day": game.status(view, lang),
        "scores": [told(room, seat, score, lang) for seat, score in enumerate(game.scores(view))],
        "seats": [
            {"seat": seat.seat, "name": seat.name, "bot": seat.bot, "taken": bool(seat.bot or seat.owner)}
            for seat in room.seats
        ],
        "final": view.outcome and sheet(room, view.outcome, lang),
        "commitment": room.row.commitment,
        "seed": room.row.seed.hex() if room.match.over else None,
    }


def told(room: Room, seat: int, score: Score, lang: str) -> Frame:
    """One seat's points, and where each came from."""
    say = room.game.say
    return {
        "seat": seat,
        "name": room.names[seat],
        "total": score.total,
        "items": [
            {"id": name, "label": say(f"score-{name}", lang), "points": points}
            for name, points in score.items.items()
        ],
        "tiebreaks": [
            {"id": name, "label": say(f"score-{name}", lang), "value": value}
            for name, value in score.tiebreaks.items()
        ],
    }


def sheet(room: Room, outcome: Outcome, lang: str) -> Frame:
    """The final sheet."""
    return {
        "text": room.game.say(outcome, lang, room.names),
        "ending": outcome.ending,
        "winners": list(outcome.winners),
        "ranking": [list(group) for group in outcome.ranking],
        "scores": [
            {**told(room, seat, score, lang), "place": outcome.place(seat)}
            for seat, score in enumerate(outcome.scores)
        ],
    }


def groups(view: View) -> list[Frame]:
    """The moves by their kind, for buttons."""
    return [
        {"kind": kind, "moves": [move.text for move in moves]} for kind, moves in view.moves.groups().items()
    ]


def first_change(match: Match, since: int) -> int:
    """How many decisions of version `since` still stand as they were."""
    stand = lowest = 0
    for number, entry in enumerate(match.entries, 1):
        if number == since + 1:
            lowest = stand
        if entry.kind != "note":
            stand += -1 if entry.kind == "undo" else 1
        if number > since:
            lowest = min(lowest, stand)
    return lowest if since < len(match.entries) else stand


def shorten(kept: OrderedDict[tuple[object, ...], Any]) -> None:
    """Forget what was made first."""
    while len(kept) > KEPT:
        kept.popitem(last=False)
