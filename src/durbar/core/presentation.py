"""How a game is told and drawn: words, pictures, guide and lessons, loaded only when somebody looks."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, ClassVar, NamedTuple

from .events import Event
from .lessons import Lesson
from .moves import Move
from .outcome import Outcome
from .rules import Rules
from .state import State, View

ROLES = ("board", "own", "common", "others")


def layouts(*parts: str) -> Mapping[str, Mapping[str, str]]:
    """The parts by their roles: the board, what is one's own, what lies there for all, the other players.

    Every part is drawn in two forms: NAME for a place that is wide, or a column beside one, and NAME-narrow
    (of the board NAME-tall) for the width of a telephone.
    """
    board, *rest = parts
    wide = dict(zip(ROLES, parts, strict=True))
    narrow = dict(zip(ROLES, (f"{board}-tall", *(f"{name}-narrow" for name in rest)), strict=True))
    low = {**narrow, "board": wide["board"], "common": wide["common"]}
    return {"wide": wide, "low": low, "tall": narrow, "phone": narrow}


class Gain(NamedTuple):
    """What an event brought its player, or cost: so many of a symbol of the drawings."""

    symbol: str  # "" is points
    amount: int
    label: str  # what it is, in words


class Presentation(ABC):
    """The words and pictures of one game. It reads views and events, and decides no rule.

    A game names the class of its presentation in ``PRESENTATION``; ``game.presentation`` makes one.
    """

    SIGNS: ClassVar[frozenset[str]] = frozenset()
    """Vocabularies written the same in every language."""
    LAYOUTS: ClassVar[Mapping[str, Mapping[str, str]]] = {}
    """Parts of the drawing by screen and role; see `layouts`."""
    OPEN_PARTS: ClassVar[frozenset[str]] = frozenset()
    """Parts that look the same to everybody."""
    SCENES: ClassVar[frozenset[str]] = frozenset()
    """Events to stop at before chance goes on."""
    MOTIONS: ClassVar[Mapping[str, str]] = {}
    """What moves how, by the first word of its id: `roll`, `fly`, `drop` or `rise`."""
    SCORING: ClassVar[str] = ""
    """The section of the guide that tells how points are made."""
    DECLINES: ClassVar[frozenset[str]] = frozenset()
    """Kinds of moves that say no to what one need not do."""
    ASIDES: ClassVar[frozenset[str]] = frozenset()
    """Kinds of moves that may be made at any time, beside what is asked."""
    PAYMENTS: ClassVar[frozenset[str]] = frozenset()
    """Questions about how something settled is paid for."""
    QUIET: ClassVar[frozenset[str]] = frozenset()
    """Events that everybody sees on the table anyway."""
    PLAIN: ClassVar[frozenset[str]] = frozenset()
    """Events that tell no more than the name of their move: a preview leaves them out."""
    MAIN: ClassVar[tuple[str, ...]] = ()
    """Events that say best what a turn came to, the best first."""
    WITHIN: ClassVar[frozenset[str]] = frozenset()
    """Events told within the turn during which they happen, whoever they are about."""
    IN_ROWS: ClassVar[frozenset[str]] = frozenset()
    """Events of which several are told in one line."""
    ANCHORS: ClassVar[Mapping[str, str]] = {}
    """Where the guide tells a numbered section of the rules; the longest number that is here counts."""

    def __init__(self, game: Rules) -> None:
        self.game = game

    @property
    def scoring(self) -> str:
        """The section of the guide that tells how this game is won, with its options."""
        return self.SCORING

    @property
    def anchors(self) -> Mapping[str, str]:
        """Where the guide tells the sections of the rules, as this game with its options is played."""
        return self.ANCHORS

    def layout(self, screen: str, seat: int | None) -> Mapping[str, str]:
        """The part for each role on a kind of screen ("wide", "low", "tall", "phone"); {} is the table whole.

        Whoever only watches has nothing of their own.
        """
        parts = self.LAYOUTS.get(screen, {})
        return {role: part for role, part in parts.items() if role != "own" or seat is not None}

    @property
    def parts(self) -> tuple[str, ...]:
        """Every part of the drawing that can be asked for besides the whole table."""
        return tuple(dict.fromkeys(part for parts in self.LAYOUTS.values() for part in parts.values()))

    @property
    def languages(self) -> tuple[str, ...]:
        """The languages it is told in."""
        return ("en",)

    # What each game writes

    @abstractmethod
    def draw(self, view: View, lang: str = "en", **style: Any) -> str:
        """The view as SVG, with a title and a description inside."""

    @abstractmethod
    def sketch(self, view: View, lang: str = "en") -> str:
        """The view in rich markup, for a terminal."""

    @abstractmethod
    def say(self, thing: object, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """A Move, Event, Refusal, Prompt, Option… as a sentence; `names` are the players'."""

    @abstractmethod
    def word(self, vocabulary: str, word: str, lang: str = "en") -> str:
        """A word of a vocabulary in this language."""

    @abstractmethod
    def person(self, seat: int, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The name of whoever sits there; chance and somebody unknown have names too."""

    @abstractmethod
    def people(self, seats: Iterable[int], lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Several names in a row."""

    @abstractmethod
    def together(self, sentences: Iterable[str], lang: str = "en") -> str:
        """Several sentences in a row."""

    # What a game may add; without it, it can be played all the same

    def has_text(self, lang: str, text: str) -> bool:
        """Is there a text with this id?"""
        return False

    def text_ids(self, lang: str) -> tuple[str, ...]:
        """The ids of all its own texts."""
        return ()

    def asked(self, view: View, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """What a view's own seat is asked, in one sentence; a game may know that less is left to do."""
        return self.say(view.prompt, lang, names)

    def label(self, view: View, move: Move, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """A move as it is offered to somebody who sees the table: places by what lies there."""
        return self.say(move, lang, names)

    def picks(self, view: View, move: Move) -> tuple[str, ...]:
        """The elements of the drawing a person touches, in order, to make this move; () is a button.

        The moves are those of the view; of others a game tells what it can.
        """
        return ()

    def trail(self, view: View, move: Move) -> tuple[str, ...]:
        """The elements a piece passes by this move, in order, from where it stands; () if none walks."""
        return ()

    def foretold(
        self,
        view: View,
        move: Move,
        after: State | None,
        lang: str = "en",
        names: Sequence[str] | None = None,
    ) -> tuple[str, ...]:
        """What a player should know before this move besides its events, in sentences.

        `after` is the position then; None if something hidden has a part in it. What is told without it is
        not a result of the move.
        """
        return ()

    def touched(self, event: Event) -> tuple[str, ...]:
        """The elements of the drawing an event is about. The event is told as one reader saw it."""
        return ()

    def gains(self, event: Event, lang: str = "en") -> tuple[Gain, ...]:
        """What an event brought its player, in signs. The event is told as one reader saw it."""
        return ()

    def status(self, view: View, lang: str = "en") -> str:
        """How far the game has come, in a few words: the day, the round, what is left."""
        return ""

    def moment(self, view: View, lang: str = "en") -> str:
        """When something happened, as players look back on it: the day or the round alone."""
        return self.status(view, lang)

    def epilogue(self, outcome: Outcome, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Why nobody has won and by how much, what teams have together; "" if there is nothing to tell."""
        return ""

    def symbols(self, theme: str = "light") -> str:
        """Every symbol of its drawings in an SVG of no size, for a page that draws with ``symbols=False``.

        "" has each drawing bring its own.
        """
        return ""

    def badge(self, view: View, seat: int, **style: Any) -> str:
        """A player's sign as SVG for a box of 20 by 20, as the drawing shows it; "" has the page choose."""
        return ""

    def guide(self, lang: str = "en") -> str:
        """The rules in the game's own words, in Markdown; "" if it has none."""
        return ""

    def rulings(self, lang: str = "en") -> str:
        """What was decided where the rulebooks are silent, in Markdown; "" if there is nothing to tell."""
        return ""

    def rule_anchor(self, rule: str) -> str | None:
        """Where the guide tells a rule that a refusal or a prompt cites: "4.8 / V-R39" by its section."""
        section = rule.partition("/")[0].split(",")[0].strip()
        while section:
            if section in self.anchors:
                return self.anchors[section]
            section = section[: max(section.rfind("."), section.rfind(" "), 0)]
        return None

    def lessons(self) -> tuple[Lesson, ...]:
        """A tutorial, step by step."""
        return ()
