"""What is sent to the server, as typed values. The description for programs is made from them.

Every field says in its annotation what it means and how much it may hold; `requests.py` reads them.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal, NamedTuple

from ..tables.clocks import AtZero, Kind


class AtLeast(NamedTuple):
    """A bound of a number."""

    minimum: int


class AtMost(NamedTuple):
    """The most characters of a text."""

    maxLength: int  # noqa: N815  (as JSON Schema calls it)


Whole = Annotated[int, AtLeast(0)]
Name = Annotated[str, AtMost(80)]  # of a person, a game, a click
Deal = Literal["now", "wait"]
Ahead = Literal["single", "payment", "decline"]
AHEAD: tuple[Ahead, ...] = ("single", "payment", "decline")


@dataclass(frozen=True)
class WishedSeat:
    """Who is to sit somewhere."""

    who: Annotated[str, AtMost(40), "`me`, `here` (at my screen), `open` (a guest), or the name of a bot."]
    name: Annotated[Name, "What they are to be called."] = ""


@dataclass(frozen=True)
class WishedClock:
    """The clocks of a table to be opened."""

    kind: Annotated[Kind, "`live`: time for the game; `letters`: time for each turn, by correspondence."]
    seconds: Annotated[Whole, "How much of it: 10 to 14400 live, 3600 to 2592000 by correspondence."]
    increment: Annotated[Whole, "Seconds added when a turn ends; live only, at most 300."] = 0
    at_zero: Annotated[AtZero, "`bot`: a bot takes the seat; `free`: all go on without clocks."] = "bot"


@dataclass(frozen=True)
class NewTable:
    """A table to be opened."""

    game: Annotated[Name, "The id of the game."]
    seats: Annotated[list[WishedSeat], "Who sits where."]
    players: Annotated[Whole | None, "How many play."] = None
    options: Annotated[dict[str, bool | int | str], "The options that are not as usual."] = field(
        default_factory=dict
    )
    content: Annotated[
        Name, "The digest of content that is offered, or an edition of the house's own; empty for the newest."
    ] = ""
    deal: Annotated[Deal, "`wait` if you will give a salt of your own."] = "now"
    clock: Annotated[WishedClock | None, "By which clocks it is played; null for none."] = None
    everybody: Annotated[bool, "Whether its free seats are offered in the lobby."] = False


@dataclass(frozen=True)
class Act:
    """Something a seat does: the version its page shows, and a key of its own for each click."""

    v: Annotated[Whole, "The version of the frame it answers."]
    seat: Annotated[Whole, "For which of your seats."]
    key: Annotated[Name, "New for every click, in one line; the same when it is sent again."]


@dataclass(frozen=True)
class SentMove(Act):
    """A move to be made."""

    move: Annotated[str, AtMost(200), "One of the frame's moves."]


@dataclass(frozen=True)
class SentUndo(Act):
    """Something to be taken back."""

    back: Annotated[Literal["choice", "turn"], "The last choice, or the whole turn."] = "choice"


@dataclass(frozen=True)
class HandOver:
    """The device has changed hands."""

    seat: Annotated[Whole, "Who looks at it now."]


@dataclass(frozen=True)
class Sit:
    """A seat to be taken."""

    invitation: Annotated[Name, "The secret of the seat."]
    name: Annotated[Name, "What you are to be called."] = ""
    deal: Annotated[Deal, "`wait` if you will give a salt of your own."] = "now"


@dataclass(frozen=True)
class OpenToAll:
    """Who may sit down at your table."""

    everybody: Annotated[bool, "Whether it is shown in the lobby."]


@dataclass(frozen=True)
class OneSeat:
    """A seat of the table."""

    seat: Annotated[Whole, "Its number."]


@dataclass(frozen=True)
class WishedBot:
    """Who takes the free seats."""

    bot: Annotated[str, AtMost(40), "The name of a bot."]


@dataclass(frozen=True)
class StandIn:
    """A bot is to play for somebody who is away."""

    seat: Annotated[Whole, "Whose seat."]
    bot: Annotated[Annotated[str, AtMost(40)] | None, "The name of a bot; null for the usual one."] = None


@dataclass(frozen=True)
class Onlookers:
    """Who may look on at your table."""

    everybody: Annotated[bool, "Whether those who do not sit there may."]


@dataclass(frozen=True)
class WishedAhead:
    """Something the table is to answer for you, or no longer."""

    seat: Annotated[Whole, "For which of your seats."]
    wish: Annotated[
        Ahead, "`single`: what has one answer; `payment`: how to pay; `decline`: no to all that need not be."
    ]
    on: Annotated[bool | None, "Whether it is to; null turns it round."] = None


@dataclass(frozen=True)
class SentSalt:
    """Your part in the dealing."""

    salt: Annotated[
        Annotated[str, AtMost(64)] | None,
        "32 random bytes in hexadecimal digits; without, the server draws them.",
    ] = None


@dataclass(frozen=True)
class BranchAt:
    """A moment to go on from."""

    at: Annotated[Whole, "After how many decisions."]


# Programs and people who are asked by name


@dataclass(frozen=True)
class NewBot:
    """A program that wants to be a guest."""

    name: Annotated[Name, "What it is to be called; nobody else, and no bot of the house, may be called so."]


@dataclass(frozen=True)
class BotName:
    """One of your programs."""

    name: Annotated[Name, "Its name."]


@dataclass(frozen=True)
class SentChallenge:
    """Somebody who is asked to a seat of your table."""

    seat: Annotated[Whole, "A free seat."]
    name: Annotated[Name, "Whom you ask, by the name that is kept for them."]


@dataclass(frozen=True)
class ChallengeAnswer:
    """How a seat is taken."""

    deal: Annotated[Deal, "`wait` if you will give a salt of your own."] = "now"


# Whoever keeps a name


@dataclass(frozen=True)
class WishedName:
    """A name to be kept."""

    name: Annotated[Name, "What you are to be called; members keep the one they have."] = ""


@dataclass(frozen=True)
class NewPasskey:
    """The key that a browser has made."""

    credential: Annotated[dict[str, Any], "As `PublicKeyCredential.toJSON` tells it."]
    name: Annotated[Name, "What you are to be called; members keep the one they have."] = ""


@dataclass(frozen=True)
class SentPasskey:
    """Who somebody is, as their browser has signed it."""

    credential: Annotated[dict[str, Any], "As `PublicKeyCredential.toJSON` tells it."]


@dataclass(frozen=True)
class SentCode:
    """A code that works once."""

    code: Annotated[Name, "A recovery code, or the code of a link for a second device."]


@dataclass(frozen=True)
class OnePasskey:
    """One of your keys."""

    passkey: Annotated[Name, "Its id."]


@dataclass(frozen=True)
class OneDevice:
    """A browser in which you are signed in."""

    device: Annotated[Name, "Its id; without, the one that asks."] = ""


@dataclass(frozen=True)
class Deletion:
    """Everything is to be forgotten."""

    name: Annotated[Name, "Your name once more, so that it does not happen by mistake."]


# Words at a table


@dataclass(frozen=True)
class SentSaying:
    """Something to be said: a ready sentence, or free words."""

    sign: Annotated[Name, "One of the ready sentences."] = ""
    text: Annotated[str, AtMost(200), "Free words, at a table that is not in the lobby."] = ""


@dataclass(frozen=True)
class SilencedSeat:
    """Somebody you do not want to hear, or want to hear again."""

    seat: Annotated[Whole, "Where they sit."]
    how: Annotated[
        Literal["mute", "block", "hear"], "`block` keeps them from your tables, too; `hear` ends either."
    ]


@dataclass(frozen=True)
class SentReport:
    """Something that whoever runs the server should know."""

    seat: Annotated[Whole, "Whom it is about."]
    why: Annotated[str, AtMost(250), "What has happened, in your words."]
