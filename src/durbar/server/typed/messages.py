"""What the server sends, as typed values. The description for programs is made from them.

Every field says what it means, once, in its annotation; pages are dressed from the same values and add to
them under names of their own, but change none.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, fields, is_dataclass
from functools import cache
from typing import Annotated, Any, Literal, cast

from ..tables.clocks import AtZero, Kind
from .bodies import Ahead, Whole

Theme = Literal["light", "dark"]


def plain(value: object) -> Any:
    """A value as JSON can write it."""
    kind: Any = type(value)
    if kind is str or kind is int or kind is bool or value is None:
        return value
    if kind is list or kind is tuple:
        return [plain(each) for each in cast(Iterable[object], value)]
    if isinstance(value, Mapping):
        return {str(name): plain(each) for name, each in value.items()}
    names = field_names(kind)
    return {name: plain(getattr(value, name)) for name in names} if names else value


@cache
def field_names(kind: type[Any]) -> tuple[str, ...]:
    """The fields of a dataclass; of anything else none."""
    return tuple(each.name for each in fields(kind)) if is_dataclass(kind) else ()


# A table as one reader is shown it


@dataclass(frozen=True)
class Seat:
    """A seat of the table."""

    seat: Annotated[Whole, "Its number, from 0."]
    name: Annotated[str, "What whoever sits there is called."]
    bot: Annotated[str | None, "The bot that answers for it; null for a person."]
    taken: Annotated[bool, "Whether somebody answers for it; a free seat waits for a guest."]
    stands_in: Annotated[bool, "Whether the bot only stands in for somebody who may return."] = False
    away: Annotated[bool, "Whether the person who sits there has no page open at the table."] = False
    program: Annotated[bool, "Whether the guest who answers for it is a program."] = False


@dataclass(frozen=True)
class Prompt:
    """The question that is asked now."""

    id: Annotated[str, "The kind of question, as the game names it."]
    optional: Annotated[bool, "Whether it can be declined."]
    rule: Annotated[str, "The rule it follows from."]
    anchor: Annotated[str | None, "Where the guide of the game tells this rule."]


@dataclass  # hundreds are made for every move, and frozen ones take three times as long
class Move:
    """A move that can be made now."""

    move: Annotated[str, "Its notation: what an act sends."]
    label: Annotated[str, "The same in words, in the reader's language."]
    kind: Annotated[str, "The kind of move, as the game names it."]
    picks: Annotated[list[str], "The elements of the drawing to touch for it, in order; none: a button."]


@dataclass(frozen=True)
class Line:
    """One sentence of the log, as the reader was told it."""

    id: Annotated[str, "Unique in the log: the decision and the number of the sentence about it."]
    n: Annotated[Whole, "After how many decisions it stands: the moment to look at."]
    text: Annotated[str, "The sentence, in the reader's language."]
    seat: Annotated[
        Whole | None, "Whose doing it was, where the reader may know it; null else, and for chance."
    ]
    about: Annotated[list[int], "The seats it is about."]
    ids: Annotated[list[str], "The elements of the drawing it is about."]
    forced: Annotated[bool, "Whether it was the reader's only choice, and so made for them."]
    hinted: Annotated[bool, "Whether it was decided after a hint."]


@dataclass(frozen=True)
class Undo:
    """What can be taken back from this screen."""

    can: Annotated[bool, "Whether the last choice can be taken back."] = False
    turn: Annotated[bool, "Whether there are earlier choices of the same turn that can be, too."] = False
    why: Annotated[str, "Why nothing can be taken back, in words."] = ""
    seat: Annotated[Whole | None, "Whose choice it is; null where the reader has no seat."] = None


@dataclass  # hundreds are made for every move, and frozen ones take three times as long
class Points:
    """One kind of points."""

    id: Annotated[str, "The kind, as the game names it."]
    label: Annotated[str, "Its name, in the reader's language."]
    points: Annotated[int, "How many."]


@dataclass(frozen=True)
class Standing:
    """How a seat stands now, as far as the reader may know."""

    seat: Annotated[Whole, "The seat."]
    name: Annotated[str, "What whoever sits there is called."]
    total: Annotated[int, "All points together."]
    items: Annotated[list[Points], "Where they come from."]


@dataclass(frozen=True)
class SheetRow:
    """One kind of points on the final sheet."""

    id: Annotated[str, "The kind, as the game names it."]
    label: Annotated[str, "Its name, in the reader's language."]
    points: Annotated[list[int], "How many each seat has, in the order of the seats."]


@dataclass(frozen=True)
class TieBreak:
    """What decides between equal totals."""

    id: Annotated[str, "The kind, as the game names it."]
    label: Annotated[str, "Its name, in the reader's language."]
    values: Annotated[list[int | None], "How much each seat has; null where it does not count."]


@dataclass(frozen=True)
class Sheet:
    """The final sheet: where every point came from."""

    text: Annotated[str, "The result in a sentence."]
    ending: Annotated[str, "How the game ended, as the game names it."]
    winners: Annotated[list[int], "The seats that have won."]
    ranking: Annotated[list[list[int]], "Seats in groups of the same place, the winners first."]
    names: Annotated[list[str], "What everybody is called, in the order of the seats."]
    rows: Annotated[list[SheetRow], "A row for every kind of points."]
    totals: Annotated[list[int], "All points of each seat."]
    places: Annotated[list[int], "The place of each seat, from 1."]
    tiebreaks: Annotated[list[TieBreak], "What decided between equal totals, in order."]


@dataclass(frozen=True)
class GivenSalt:
    """What a seat has given to the dealing."""

    seat: Annotated[Whole, "The seat."]
    salt: Annotated[str, "32 bytes in hexadecimal digits."]
    by_server: Annotated[bool, "Whether the server drew it: for a bot, or a page without scripts."]


@dataclass(frozen=True)
class Dealing:
    """How chance is dealt here; docs/fairness.md says what that proves."""

    dealt: Annotated[bool, "Whether every seat has joined and given its salt, so that chance can answer."] = (
        True
    )
    elsewhere: Annotated[
        Whole | None, "How many answers of chance were not dealt here; null if the game began here."
    ] = None
    salts: Annotated[list[GivenSalt], "The salts given so far."] = field(default_factory=list)


@dataclass(frozen=True)
class SeatTime:
    """The clock of a seat."""

    seat: Annotated[Whole, "The seat."]
    left: Annotated[float, "Seconds left when the frame was made."]
    running: Annotated[bool, "Whether they are running down."]
    over: Annotated[bool, "Whether its time is over, and a bot plays it to the end."]


@dataclass(frozen=True)
class ChosenClock:
    """The clocks that were chosen with a table."""

    kind: Annotated[Kind, "`live`: time for the game; `letters`: time for each turn, by correspondence."]
    seconds: Annotated[Whole, "How much of it."]
    increment: Annotated[Whole, "Seconds added when a turn ends; live only."]
    at_zero: Annotated[AtZero, "`bot`: a bot takes the seat; `free`: all go on without clocks."]


@dataclass(frozen=True)
class Clock(ChosenClock):
    """The clocks of a table. While somebody is asked in secret none runs."""

    stopped: Annotated[bool, "Whether all go on without clocks already."]
    times: Annotated[list[SeatTime], "The clock of every seat, in order."]


@dataclass(frozen=True)
class Frame:
    """Everything one reader is shown of a table at one moment, made from what they may know."""

    game: Annotated[str, "The id of the game."]
    lang: Annotated[str, "The language of all sentences."]
    theme: Annotated[Theme, "The colours of the drawing."]
    part: Annotated[str, "The part of the table that is drawn; `table` is all of it."]
    seat: Annotated[Whole | None, "Through whose eyes it is seen; null is a spectator."]
    to_act: Annotated[list[int], "The seats that may answer now, as far as the reader may know."]
    prompt: Annotated[Prompt | None, "What is asked; null when the game is over."]
    over: Annotated[bool, "Whether the game has ended."]
    badges: Annotated[
        list[str], "The sign of each seat as SVG for a box of 20 by 20; empty: none of its own."
    ]
    svg: Annotated[str, "The drawing, with a title and a description inside."]
    day: Annotated[str, "How far the game has come, in a few words."]
    scores: Annotated[list[Standing], "How everybody stands; empty where nothing is counted before the end."]
    final: Annotated[Sheet | None, "The final sheet, once the game has ended."]
    title: Annotated[str, "One sentence: what the reader is asked, or for whom they wait."] = ""
    moves: Annotated[list[Move], "The moves the reader can make now."] = field(default_factory=list)
    since: Annotated[list[Line], "What happened since the reader's last turn."] = field(default_factory=list)
    last: Annotated[list[str], "The elements of the drawing that were touched last."] = field(
        default_factory=list
    )
    undo: Annotated[Undo, "What can be taken back."] = field(default_factory=Undo)
    table: Annotated[str, "The id of the table; empty for a lesson."] = ""
    v: Annotated[Whole, "The version: how many entries the log has. Every act names the one it is about."] = 0
    of: Annotated[Whole, "How many decisions stand, those of chance included."] = 0
    at: Annotated[Whole | None, "After how many decisions it is shown; null is now."] = None
    seats: Annotated[list[Seat], "All seats, in order."] = field(default_factory=list)
    mine: Annotated[list[int], "The seats the reader answers for."] = field(default_factory=list)
    curtain: Annotated[Whole | None, "To whom the device is to be handed before anything is shown."] = None
    commitment: Annotated[str, "The promise of the seed, `sha256:…`; empty where nothing was dealt here."] = (
        ""
    )
    seed: Annotated[str | None, "The seed, once the game has ended."] = None
    dealing: Annotated[Dealing, "How chance is dealt."] = field(default_factory=Dealing)
    log_from: Annotated[
        Whole, "The decision with which `log` begins; lines from there on replace known ones."
    ] = 1
    log: Annotated[list[Line], "The log, or what is new in it."] = field(default_factory=list)
    announce: Annotated[str, "The last sentence of the log, for a screen reader."] = ""
    clock: Annotated[Clock | None, "The clocks; null if it is played without."] = None
    ahead: Annotated[list[Ahead], "What the table answers for the reader."] = field(default_factory=list)
    aheads: Annotated[list[Ahead], "All that it could."] = field(default_factory=list)
    rematch: Annotated[str | None, "The id of the table at which the same people play again."] = None
    onlookers: Annotated[Whole, "How many people look on without a seat."] = 0
    closed: Annotated[bool, "Whether only those who sit at the table may look on."] = False
    missed: Annotated[
        list[int], "Seats of people who are away and waited for: a bot can be asked to stand in for them."
    ] = field(default_factory=list)


# Answers to single questions


@dataclass(frozen=True)
class Preview:
    """What a move would do, as far as its player can be sure."""

    move: Annotated[str, "Its notation."]
    label: Annotated[str, "The same in words."]
    kind: Annotated[str, "The kind of move, as the game names it."]
    picks: Annotated[list[str], "The elements of the drawing to touch for it, in order."]
    known: Annotated[list[str], "What to know before, in sentences: what it is for, whom it concerns."]
    say: Annotated[list[str], "What would happen, in sentences, if the move itself does not say so."]
    trail: Annotated[list[str], "The elements a piece would pass, in order."]
    lasting: Annotated[bool, "Whether it could not be taken back, or passes the turn on."]
    points: Annotated[int | None, "By how much the score would change; null if that is not certain."]
    spared: Annotated[int | None, "How much of that is less to lose if the game ended now."]


@dataclass(frozen=True)
class Reason:
    """Why something is not possible."""

    possible: Annotated[bool, "Whether it is possible after all."]
    text: Annotated[str, "The reason in a sentence."]
    rule: Annotated[str, "The rule that forbids it."]
    anchor: Annotated[str | None, "Where the guide of the game tells this rule."]


@dataclass(frozen=True)
class Hint:
    """What a bot would do."""

    move: Annotated[str, "Its notation."]
    label: Annotated[str, "The same in words."]
    reason: Annotated[str, "Why, in one sentence."]


@dataclass(frozen=True)
class OptionInfo:
    """An option of a game."""

    name: Annotated[str, "Its name."]
    kind: Annotated[Literal["choice", "flag", "number", "text"], "What its values are."]
    default: Annotated[bool | int | str, "The usual value."]
    values: Annotated[list[str], "All values of a choice."]
    low: Annotated[int, "The lowest number."]
    high: Annotated[int, "The highest number."]


@dataclass(frozen=True)
class ContentInfo:
    """Tables in place of the house's own."""

    digest: Annotated[str, "How programs call it."]
    name: Annotated[str, "How people call it."]


@dataclass(frozen=True)
class GameInfo:
    """A game that can be played here."""

    game: Annotated[str, "Its id."]
    name: Annotated[str, "Its name, in the reader's language."]
    rules: Annotated[Whole, "The version of its rules."]
    players: Annotated[list[int], "The fewest and the most players."]
    options: Annotated[list[OptionInfo], "What can be settled before it begins."]
    contents: Annotated[list[ContentInfo], "What can be played with instead of the house's own tables."]


@dataclass(frozen=True)
class Games:
    """What can be played here, and by whom."""

    seats: Annotated[list[str], "Who can be asked to a seat: you, people at your screen, guests, bots."]
    games: Annotated[list[GameInfo], "The games."]


@dataclass(frozen=True)
class TableInfo:
    """A table you sit at."""

    table: Annotated[str, "Its id."]
    game: Annotated[str, "The id of its game."]
    players: Annotated[Whole, "How many play."]
    over: Annotated[bool, "Whether the game has ended."]
    moved: Annotated[float, "When it was last changed, in seconds since 1970."]


@dataclass(frozen=True)
class OpenTable:
    """A table in the lobby, at which anybody may sit down."""

    table: Annotated[str, "Its id."]
    game: Annotated[str, "The id of its game."]
    players: Annotated[Whole, "How many play."]
    options: Annotated[dict[str, bool | int | str], "What was settled before it begins."]
    people: Annotated[list[str], "The people who sit there already."]
    free: Annotated[Whole, "How many seats are free."]
    invitation: Annotated[str, "What takes the first of them."]
    clock: Annotated[ChosenClock | None, "By which clocks it is played; null for none."] = None
    lang: Annotated[str | None, "The language of its host; null if it is not known."] = None


@dataclass(frozen=True)
class Opened:
    """A new table."""

    table: Annotated[str, "Its id."]
    url: Annotated[str, "Its page."]
    commitment: Annotated[str, "The promise of its seed."]
    invitations: Annotated[dict[str, str], "For each free seat the secret that takes it."]


@dataclass(frozen=True)
class ProblemInfo:
    """What is wrong with a request."""

    problem: Annotated[str, "One sentence, in the reader's language."]
    code: Annotated[str, "The kind of problem, for programs."]
    field: Annotated[str | None, "What of the request is at fault."] = None
    rule: Annotated[str | None, "The rule that forbids it."] = None
    reason: Annotated[str | None, "The kind of refusal, as the game names it."] = None
    anchor: Annotated[str | None, "Where the guide of the game tells this rule."] = None
    game: Annotated[str | None, "The game whose rule it is."] = None
    line: Annotated[Whole | None, "The line of a record that is at fault."] = None
    detail: Annotated[str | None, "The library's own words about it, in English."] = None
    seconds: Annotated[Whole | None, "How long to wait before trying again."] = None
    frame: Annotated[Frame | None, "The table as it stands, for a page that is behind."] = None
