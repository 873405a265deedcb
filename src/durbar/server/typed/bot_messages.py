"""What is said to programs that are guests: typed values like those of `messages.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated, Any, Literal

from .bodies import Whole


@dataclass(frozen=True)
class BotInfo:
    """A program that is a guest."""

    name: Annotated[str, "Its name."]
    created: Annotated[float, "Since when, in seconds since 1970."]


@dataclass(frozen=True)
class BotToken:
    """The token of a program."""

    name: Annotated[str, "Its name."]
    token: Annotated[str, "What it sends as `Authorization: Bearer …`. It is told this once."]


@dataclass(frozen=True)
class ChallengeInfo:
    """Somebody asks you to their table."""

    type: Annotated[Literal["challenge"], "What kind of line this is."]
    challenge: Annotated[str, "Its id, to accept or to refuse it by."]
    table: Annotated[str, "The id of the table."]
    game: Annotated[str, "The id of the game."]
    players: Annotated[Whole, "How many play."]
    options: Annotated[dict[str, bool | int | str], "What was settled before it begins."]
    seat: Annotated[Whole, "The seat you are asked to."]
    by: Annotated[list[str], "The people who sit there already."]


@dataclass(frozen=True)
class ChallengeGone:
    """A challenge was answered or withdrawn."""

    type: Annotated[Literal["challenge-gone"], "What kind of line this is."]
    challenge: Annotated[str, "Its id."]


@dataclass(frozen=True)
class Seated:
    """You sit at a table whose game has not ended. Told when you listen, and whenever its seats change."""

    type: Annotated[Literal["table"], "What kind of line this is."]
    table: Annotated[str, "Its id."]
    game: Annotated[str, "The id of its game."]
    rules: Annotated[Whole, "The version of its rules."]
    players: Annotated[Whole, "How many play."]
    options: Annotated[dict[str, bool | int | str], "What was settled before it began."]
    mine: Annotated[list[int], "The seats you answer for."]
    names: Annotated[list[str], "What everybody is called, in the order of the seats."]
    commitment: Annotated[str, "The promise of its seed."]
    salt_wanted: Annotated[bool, "Whether you have still to give a salt before anything is dealt."]


@dataclass(frozen=True)
class Question:
    """You are asked something. It stands until you have answered, or until another one is told."""

    type: Annotated[Literal["question"], "What kind of line this is."]
    table: Annotated[str, "The id of the table."]
    v: Annotated[Whole, "The version of the table: your move names it."]
    seat: Annotated[Whole, "For which of your seats."]
    view: Annotated[dict[str, Any], "All that the seat knows, as `View.to_dict` of the library tells it."]
    position: Annotated[
        dict[str, Any], "A position the seat cannot tell from the true one: `game.from_dict` reads it."
    ]


@dataclass(frozen=True)
class GameOver:
    """A game in which you sat has ended."""

    type: Annotated[Literal["over"], "What kind of line this is."]
    table: Annotated[str, "The id of the table."]
    mine: Annotated[list[int], "The seats you answered for."]
    outcome: Annotated[dict[str, Any], "How it ended, as `Outcome.to_dict` of the library tells it."]


@dataclass(frozen=True)
class SeatLost:
    """You sit no longer at a table."""

    type: Annotated[Literal["left"], "What kind of line this is."]
    table: Annotated[str, "The id of the table."]


@dataclass(frozen=True)
class Done:
    """It is done."""

    v: Annotated[Whole, "The version of the table after it."]


BotEvent = ChallengeInfo | ChallengeGone | Seated | Question | GameOver | SeatLost
