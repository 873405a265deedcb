"""What a game is to everything that asks about positions: its tables, its options, its kernel's rules."""

from __future__ import annotations

import threading
from abc import ABC, abstractmethod
from collections.abc import Iterable, Mapping
from functools import cache, cached_property, lru_cache
from importlib import import_module
from typing import Any, ClassVar

from mypy_extensions import i64

from durbar.core.vecs import vec

from .bounds import Bounds
from .content import Content, newest_edition, read_content
from .errors import BadContent, DurbarError, OptionError, UnknownSeat, shown, shown_name
from .events import EventReader
from .features import Feature
from .kernel import CHANCE, NOBODY, Kernel, Rng
from .knowledge import Knowledge
from .legal_moves import Moves, no_move
from .moves import Move
from .observation import ObservationField
from .options import Option, OptionValue, settle
from .outcome import Outcome, Score
from .planner import Planner
from .prompts import Prompt
from .refusals import CHANCE_DECIDES, NOT_OFFERED, Refusal, RefusalKind
from .shapes import Entries
from .tables import ChanceKind, EventKind, MoveKind, MoveTable, PromptKind, Vocabulary

POSITION_FORMAT = 2  # 1 told unknown cards as numbers where known ones are lists; it can still be read
OLDER_FORMATS = (1,)


class Rules(ABC):
    """One game with its number of players and options settled. Immutable.

    A game of the house is a ``Game``, fills in the tables below and writes the methods marked abstract.
    Options that exclude each other are refused in ``check_options``.
    """

    id: ClassVar[str]
    """How the game is asked for: `durbar.game(id)`."""
    rules_version: int
    """Raised when recorded games could have gone otherwise; what it left alone may keep the number."""
    older_rules: ClassVar[tuple[int, ...]] = ()
    """The versions whose records can still be replayed, see `unasked_before`."""
    seats: ClassVar[tuple[int, int]]
    """Fewest and most players."""
    OPTIONS: ClassVar[tuple[Option, ...]] = ()
    """What can be chosen before a game."""
    VOCABULARY: ClassVar[Vocabulary]
    """The words of moves, outcomes, events and refusals."""
    MOVES: ClassVar[tuple[MoveKind, ...]]
    """The kinds of moves; their ids follow from the order."""
    CHANCES: ClassVar[tuple[ChanceKind, ...]]
    """The kinds of outcomes of chance; their ids follow from the order."""
    EVENTS: ClassVar[tuple[EventKind, ...]]
    """What can happen; a kernel notes an event by its place here."""
    PROMPTS: ClassVar[tuple[PromptKind, ...]]
    """What can be asked; `kernel.phase` is a place here."""
    REFUSALS: ClassVar[tuple[RefusalKind, ...]]
    """The reasons for which a move is refused, beside those of the house."""
    SCORES: ClassVar[tuple[str, ...]]
    """Every category and tie-break a Score can hold."""
    ENDINGS: ClassVar[tuple[str, ...]]
    """How a game can end."""
    widest: ClassVar[int]
    """No position ever has more legal moves, or outcomes of chance, than this."""
    FEATURES: ClassVar[tuple[Feature, ...]] = ()
    """What a valuation weighs; see `Kernel.features`."""
    CHAPTERS: ClassVar[tuple[str, ...]] = ("turn",)
    """Parts of a game with weights of their own; see `Kernel.chapter`."""
    ENVY: ClassVar[float] = 1.0
    """How much a point of the others counts against an own one in a valuation."""
    COST: ClassVar[int] = 1
    """How many positions of other games one of its positions takes to value."""
    PLANS: ClassVar[tuple[str, ...]] = ()
    """What its planner weighs, by name; see `planner`."""
    KNOWLEDGE: ClassVar[Knowledge] = Knowledge()
    """Who knows which field of the kernel."""
    POSITION: ClassVar[Entries | None] = None
    """What `describe` tells; whole documents are held to it."""
    CONTENT: ClassVar[tuple[str, ...]] = ()
    """Files of content/ that may be replaced; see `durbar.core.content`."""
    PRESENTATION: ClassVar[str] = ""
    """`package.module:Class`: its words and drawings."""

    def __init__(self, players: int | None = None, *, content: object = None, **options: object) -> None:
        fewest, most = self.seats
        if players is None:
            players = min(max(2, fewest), most)
        if not isinstance(players, int) or isinstance(players, bool) or not fewest <= players <= most:
            raise OptionError(
                f"{self.id} is for {fewest} to {most} players, not {shown(players)}",
                field="players",
                reason="players",
                low=fewest,
                high=most,
                count=shown_name(str(players)),
            )
        self.players = players
        self.options: Mapping[str, OptionValue] = settle(self.OPTIONS, options, players)
        self.content = self.content_of(self.house_edition() if content is None else content)
        self.box: Any = _box(type(self), self.content)
        try:
            self.check_options()
        except OptionError as error:
            error.game = self.id  # whose texts know the reason
            raise

    def planner(self, weights: vec[float]) -> Planner | None:
        """What knows whole turns worth a thought, with a weight for each of PLANS; None: nobody wrote one."""
        return None

    # What each game writes

    @abstractmethod
    def new_kernel(self) -> Kernel:
        """The position before anything has happened, chance included."""

    @abstractmethod
    def describe(self, kernel: Kernel) -> dict[str, Any]:
        """The position as JSON. In a `seen_by` kernel what is unknown appears as counts."""

    @abstractmethod
    def build(self, position: Mapping[str, Any]) -> Kernel:
        """The position that `describe` told, or one written by hand; BadPosition if it cannot be."""

    @abstractmethod
    def outcome_of(self, kernel: Kernel) -> Outcome:
        """The result of a finished position (of a `seen_by` one too)."""

    @abstractmethod
    def refuse(self, kernel: Kernel, move: Move) -> Refusal:
        """Why `kernel.player` may not make this move of the table. It explains; it never decides."""

    @property
    @abstractmethod
    def bounds(self) -> Bounds:
        """How long a game of this setting can be, and how far its scores can go."""

    @abstractmethod
    def laws(self, kernel: Kernel) -> list[str]:
        """The conservation laws this position breaks, in words; empty if all is well."""

    def swap_unseen(self, kernel: Kernel, seat: int, rng: Rng) -> Kernel:
        """Another true position that `seat` (SPECTATOR too) cannot tell from this one: another guess."""
        swapped = kernel.seen_by(seat)
        swapped.fill(rng)
        return swapped

    @classmethod
    def read_content(cls, content: Content) -> Any:
        """What the kernel plays with, made of the tables; `box` holds it. BadContent if it cannot be.

        `durbar.core.content` says what has been checked before.
        """
        return None

    def house_edition(self) -> int:
        """The edition of the house's own content that a new game of this setting is played with: the newest.

        Settings that an edition left alone may keep an older one.
        """
        return self.editions()[-1]

    def check_options(self) -> None:  # noqa: B027  (most games have nothing to add)
        """Raise OptionError if the settled options (or the number of players) exclude each other."""

    @classmethod
    def option_sets(cls, players: int) -> Iterable[Mapping[str, OptionValue]]:
        """The settings worth testing with this many players: the defaults, then each option alone.

        A game whose options meet in interesting ways lists those meetings itself.
        """
        trials: list[dict[str, OptionValue]] = [{}]
        for o in cls.OPTIONS:
            trials += [{o.name: value} for value in o.possible() if value != o.default_for(players)]
        possible: list[Mapping[str, OptionValue]] = []
        for trial in trials:
            try:
                cls(players, **trial)
            except OptionError:
                continue  # alone it needs another option, or another number of players
            possible.append(trial)
        return possible

    @staticmethod
    def forbidden_move(text: str) -> Move | None:
        """Words that are no move of the table, but mean one that a rule forbids: `refuse` names the rule.

        Its id is NO_MOVE. None for words that mean nothing.
        """
        return None

    @cached_property
    def observation_fields(self) -> tuple[ObservationField, ...]:
        """What the numbers mean that a kernel's `observe` writes; () if it writes none."""
        return ()

    def facts_of(self, kernel: Kernel) -> dict[str, Any]:
        """What `View.facts` tells: the position as `describe` does, and what follows from it, if anything."""
        return self.describe(kernel)

    def unasked_before(self, rules: int, kernel: Kernel) -> str | None:
        """Reading a record of older rules: the answer to a question that those did not ask, else None."""
        return None

    def scores_of(self, kernel: Kernel) -> tuple[Score, ...]:
        """How everybody stands, as far as this kernel knows; () where nothing is counted before the end."""
        return self.outcome_of(kernel).scores if kernel.over else ()

    # What everybody uses

    @classmethod
    def editions(cls) -> range:
        """The editions of the house's own content, the newest last."""
        return range(1, newest_edition(cls._content_package()) + 1)

    @classmethod
    def content_of(cls, source: object = None) -> Content:
        """The house's own content (None, or the number of an edition), a folder's, or one made before.

        BadContent if it cannot be.
        """
        if not isinstance(source, Content):
            content = read_content(cls.id, cls._content_package(), cls.CONTENT, source)
        elif source.package == cls._content_package():
            content = source
        else:
            raise BadContent(
                f"this is content of {source.game}, not of {cls.id}",
                file="",
                reason="content-game",
                wanted=source.game,
                known=cls.id,
            )
        _box(cls, content)
        return content

    @classmethod
    def _content_package(cls) -> str:
        """The folder that `content/` stands in: beside the class that says what is in it."""
        home = next(each for each in cls.__mro__ if "CONTENT" in vars(each))
        return home.__module__.rpartition(".")[0]

    @property
    def chosen_content(self) -> Content | None:
        """What it must be made with to be made again; None if a game of this setting has it anyway."""
        usual = not self.content.own and self.content.edition == self.house_edition()
        return None if usual else self.content

    def header(self) -> dict[str, Any]:
        """Which game this is: the head of positions, views and records."""
        return {
            "durbar": POSITION_FORMAT,
            "game": self.id,
            "rules": self.rules_version,
            "players": self.players,
            "options": dict(self.options),
            **({"content": self.content.id} if self.content.id else {}),
        }

    @classmethod
    def presentation_class(cls) -> Any:
        """The class of its `Presentation`, imported when it is first asked for: most programs never look."""
        module, _, name = cls.PRESENTATION.partition(":")
        if not name:
            raise DurbarError(f"{cls.id} has no words and no drawings of its own", field="presentation")
        return getattr(import_module(module), name)

    @cached_property
    def presentation(self) -> Any:
        """How this game is told and drawn; `Game` says its type."""
        return self.presentation_class()(self)

    # The tables, ready for use

    @cached_property
    def move_table(self) -> MoveTable:
        """All moves of the players, in the order of their ids."""
        return _tables(type(self))[0]

    @cached_property
    def chance_table(self) -> MoveTable:
        """All outcomes of chance, in the order of their ids."""
        return _tables(type(self))[1]

    @property
    def most_outcomes(self) -> int:
        """No chance question has more answers: each is about one kind of thing."""
        return max(each.count for each in self.chance_table.ranges())

    @cached_property
    def event_reader(self) -> EventReader:
        """Reads what kernels of this game wrote in their journals."""
        return EventReader(self.EVENTS, self.VOCABULARY)

    @cached_property
    def no_moves(self) -> Moves:
        """What a seat may do that is not asked."""
        return Moves(self.move_table, (), lambda move: NOT_OFFERED.refusal())

    # Questions the face asks about a kernel

    def move(self, move: int | str) -> Move:
        """The move with this id, or written so."""
        return self.read_move(move)

    def read_move(self, move: object, chance: bool = False, among: Moves | None = None) -> Move:
        """The player's move (or first of all the outcome of chance) with this id, or written so.

        BadNotation for everything else, or AmbiguousMove; `among` are the moves that may have been meant.
        """
        if isinstance(move, Move):
            return move
        first, second = self.move_table, self.chance_table
        if chance:
            first, second = second, first
        if isinstance(move, int) and not isinstance(move, bool):
            return first.move(move)
        if not isinstance(move, str):
            raise no_move(move)
        for table in (first, second):
            number = table.find(move)
            if number is not None:
                return table.move(number)
        forbidden = self.move_table.forbidden(" ".join(move.lower().split()))
        if forbidden is not None:
            return forbidden
        raise (self.no_moves if among is None else among).unread(move, second)

    def moves_in(self, kernel: Kernel) -> Moves:
        """What `kernel.player` may answer; what can happen, at CHANCE."""
        if kernel.over:
            return self.no_moves
        if kernel.player == CHANCE:
            ids, _ = self.weighted_in(kernel)
            return Moves(self.chance_table, ids, self.refusal_of_chance)
        out, _ = _scratch(self.widest)
        count = kernel.legal(out)
        return Moves(self.move_table, tuple(out[:count]), lambda move: self.refusal_in(kernel, move))

    def refusal_of_chance(self, move: Move) -> Refusal:
        """Why a move cannot be where chance is asked."""
        return (NOT_OFFERED if self.chance_table.holds(move) else CHANCE_DECIDES).refusal()

    def weighted_in(self, kernel: Kernel) -> tuple[tuple[int, ...], tuple[int, ...]]:
        """At CHANCE: ids and weights of what can happen; otherwise nothing."""
        if kernel.over or kernel.player != CHANCE:
            return (), ()
        out, weight = _scratch(len(self.chance_table))
        count = kernel.outcomes(out, weight)
        return tuple(out[:count]), tuple(weight[:count])

    def refusal_in(self, kernel: Kernel, move: Move) -> Refusal:
        """Why the player asked may not make this move."""
        known = self.move_table.holds(move) or move == self.move_table.forbidden(move.text)
        return self.refuse(kernel, move) if known else NOT_OFFERED.refusal()

    def prompt_of(self, kernel: Kernel) -> Prompt | None:
        """What a kernel asks; None when it is over."""
        if kernel.over:
            return None
        kind = self.PROMPTS[kernel.phase]
        about = int(kernel.chance_about()) if kernel.player == CHANCE else NOBODY
        return Prompt(kind.name, kernel.player, kind.rule, kind.optional, None if about < 0 else about)

    def outcome_with(self, kernel: Kernel, ending: str, scores: tuple[Score, ...]) -> Outcome:
        """The result of a finished position, ranked as its kernel ranks it."""
        places = [int(kernel.place(seat)) for seat in range(self.players)]
        ranking = tuple(
            tuple(seat for seat in range(self.players) if places[seat] == place)
            for place in sorted(set(places))
        )
        return Outcome(ending, ranking, scores, kernel.nobody_wins())

    def check_seat(self, seat: int) -> None:
        """UnknownSeat if nobody can sit there."""
        if not isinstance(seat, int) or not 0 <= seat < self.players:
            message = f"there is no seat {shown(seat)}; seats go from 0 to {self.players - 1}"
            number = shown_name(str(seat + 1 if isinstance(seat, int) else seat))
            raise UnknownSeat(message, field="seat", reason="seat", wanted=number, count=self.players)

    def __copy__(self) -> Rules:
        return self

    def __deepcopy__(self, memo: object) -> Rules:
        return self

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_again, (type(self), self.players, self.chosen_content, dict(self.options))

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Rules):
            return NotImplemented
        return type(self) is type(other) and self.header() == other.header()

    def __hash__(self) -> int:
        return hash((self.id, self.players, self.content, *self.options.items()))

    def __repr__(self) -> str:
        usual = {o.name: o.default_for(self.players) for o in self.OPTIONS}
        chosen = {name: value for name, value in self.options.items() if value != usual[name]}
        words = {"players": self.players, **chosen}
        if self.content.id:
            words["content"] = self.content.digest or self.content.edition
        settled = ", ".join(f"{name}={value!r}" for name, value in words.items())
        return f"{type(self).__name__}({settled})"


def _game_again(
    kind: type[Rules], players: int, content: Content | None, options: dict[str, OptionValue]
) -> Rules:
    """A game that came from another process."""
    return kind(players, content=content, **options)


class _Scratch(threading.local):
    """Buffers of one thread."""

    def __init__(self) -> None:
        self.out: vec[i64] = vec[i64]([0])
        self.weight: vec[i64] = vec[i64]([0])


_SCRATCH = _Scratch()


def _scratch(size: int) -> tuple[vec[i64], vec[i64]]:
    """Two buffers for a kernel to write into; what it wrote must be copied before the next question.

    They are used again and again: a vec that interpreted code hands to compiled code is never freed.
    """
    if len(_SCRATCH.out) < size:
        _SCRATCH.out, _SCRATCH.weight = vec[i64]([0] * size), vec[i64]([0] * size)
    return _SCRATCH.out, _SCRATCH.weight


@lru_cache(maxsize=64)
def _box(kind: type[Rules], content: Content) -> Any:
    """What a game made of its content, once for all games of a kind."""
    return kind.read_content(content)


@cache
def _tables(kind: type[Rules]) -> tuple[MoveTable, MoveTable]:
    """One pair of tables for all games of a kind, so that equal moves are mostly the same object."""
    seats = kind.seats[1]
    moves = MoveTable(kind.VOCABULARY, kind.MOVES, seats, kind.forbidden_move)
    return moves, MoveTable(kind.VOCABULARY, kind.CHANCES, seats)
