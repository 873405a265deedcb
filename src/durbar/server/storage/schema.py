"""What the database holds: its tables, and their rows as values."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sql
from sqlalchemy import Column, Float, Integer, String, Text

METADATA = sql.MetaData()

SETTINGS = sql.Table(  # the schema's version, the key that signs cookies, the fingerprint of the sealing key
    "house",
    METADATA,
    Column("name", String(40), primary_key=True),
    Column("value", Text, nullable=False),
)
TABLES = sql.Table(
    "game_table",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("game", String(80), nullable=False),
    Column("rules", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),  # JSON
    Column("seed", String(64), nullable=False),  # sealed: see sealing.py
    Column("commitment", String(100), nullable=False),
    Column("created", Float, nullable=False),
    Column("moved", Float, nullable=False),
    Column("revision", Integer, nullable=False),  # grows with every change, of the log or of the seats
    Column("over", sql.Boolean, nullable=False),
    Column("bots_turn", sql.Boolean, nullable=False),
    Column("host", String(40)),  # the guest who opened it
    Column("listed", Float),  # since when it is open to everybody in the lobby
    Column("closed", sql.Boolean),  # may only those who sit here look on?
    Column("rematch", String(40)),  # the table at which the same people play again
    Column("lang", String(20)),  # which its host spoke when it was shown in the lobby
)
SEATS = sql.Table(
    "seat",
    METADATA,
    Column("table_id", sql.ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("name", String(80), nullable=False),
    Column("bot", String(40)),  # which bot sits there, if one does
    Column("owner", String(40), index=True),  # the guest who answers for it
    Column("invitation", String(40), nullable=False),  # the secret part of the seat's own link
    Column("invited", Float),  # when that was made
    Column("ahead", String(80)),  # what is answered for whoever sits here; see ahead.py
)
ENTRIES = sql.Table(
    "entry",
    METADATA,
    Column("table_id", sql.ForeignKey("game_table.id"), primary_key=True),
    Column("seq", Integer, primary_key=True),
    Column("line", Text, nullable=False),  # as it stands in the record
    Column("key", String(120)),  # of the act it belongs to, so that a repeated click is recognised
    Column("at", Float, nullable=False),
    sql.UniqueConstraint("table_id", "key"),
)
LOOKERS = sql.Table(  # which of their seats a guest with several of them is looking from
    "looker",
    METADATA,
    Column("table_id", sql.ForeignKey("game_table.id"), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("seat", Integer, nullable=False),
)
PRESENT = sql.Table(  # who looks at a table; see presence.py
    "present",
    METADATA,
    Column("table_id", sql.ForeignKey("game_table.id"), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("seen", Float, nullable=False),
)
CLOCKS = sql.Table(  # of tables that are played by the clock; see clocks.py
    "clock",
    METADATA,
    Column("table_id", sql.ForeignKey("game_table.id"), primary_key=True),
    Column("kind", String(20), nullable=False),
    Column("rules", Text, nullable=False),  # JSON: what was chosen with the table
    Column("times", Text, nullable=False),  # JSON: how they stand
    Column("due", Float),  # when the first of them will have run down; none while none runs
)
TURNS = sql.Table(  # who is asked, to be told if they are not here; see notices.py
    "turn",
    METADATA,
    Column("table_id", sql.ForeignKey("game_table.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("asked", Float, nullable=False),  # when
    Column("due", Float),  # when it is to be looked at again; not any more, once it is settled
    Column("tries", Integer, nullable=False),
)
PULSE = sql.Table(  # the time of the house; see house_time.py
    "pulse",
    METADATA,
    Column("name", String(20), primary_key=True),
    Column("value", Float, nullable=False),
)
SHELF = sql.Table(  # what a guest says about their games; see shelf_store.py
    "shelf",
    METADATA,
    Column("guest", String(40), primary_key=True),
    Column("table_id", sql.ForeignKey("game_table.id"), primary_key=True),
    Column("title", String(80)),
    Column("hidden", Float),  # when they put it away
    Column("tried_from", String(40)),  # the table from a moment of which it goes on
    Column("tried_at", Integer),
)
RESULTS = sql.Table(  # of games that are over; see results.py
    "result",
    METADATA,
    Column("table_id", sql.ForeignKey("game_table.id"), primary_key=True),
    Column("body", Text, nullable=False),  # JSON
)
REVIEWS = sql.Table(  # see reviews.py
    "review",
    METADATA,
    Column("table_id", sql.ForeignKey("game_table.id"), primary_key=True),
    Column("body", Text, nullable=False),  # JSON
)
DAILY = sql.Table(  # who plays the deal of which day where; see daily.py
    "daily",
    METADATA,
    Column("game", String(80), primary_key=True),
    Column("day", String(10), primary_key=True),
    Column("guest", String(40), primary_key=True),
    Column("table_id", sql.ForeignKey("game_table.id"), nullable=False),
)
RATES = sql.Table(  # how often somebody has done something lately; see rates.py
    "rate",
    METADATA,
    Column("name", String(120), primary_key=True),
    Column("until", Float, nullable=False),
)


@dataclass(frozen=True)
class SeatRow:
    """Who sits there."""

    seat: int
    name: str
    bot: str | None
    owner: str | None
    invitation: str
    invited: float | None = None
    ahead: str | None = None

    @property
    def free(self) -> bool:
        """Does it wait for somebody?"""
        return not (self.bot or self.owner)

    @property
    def stood_in_for(self) -> bool:
        """Does a bot play for somebody who is away, or whose time is over?"""
        return bool(self.bot and self.owner)


PROGRAM = "bot-"  # so begins the id of a guest that is a program


def is_program(guest: str | None) -> bool:
    """Does this guest say themselves that they are a program?"""
    return guest is not None and guest.startswith(PROGRAM)


SeatChange = tuple[SeatRow, SeatRow]  # a seat as it is, and as it is to be


@dataclass(frozen=True)
class TableRow:
    """A table as it was made, and how far it has come."""

    id: str
    game: str
    rules: int
    players: int
    options: dict[str, Any]
    seed: bytes
    commitment: str
    created: float
    moved: float
    revision: int
    over: bool
    bots_turn: bool
    host: str | None = None
    listed: float | None = None
    closed: bool | None = None
    rematch: str | None = None
    lang: str | None = None


@dataclass(frozen=True)
class ClockRow:
    """The clock of a table: what was chosen, how it stands, and when it will have run down."""

    kind: str
    rules: str
    times: str
    due: float | None


@dataclass(frozen=True)
class Turns:
    """The guests who are asked after a change of the log, by seat; `by` has just acted, and knows."""

    asked: Mapping[int, str]
    by: str | None


@dataclass(frozen=True)
class EntryRow:
    """One line of the log."""

    seq: int
    line: str
    key: str | None


@dataclass(frozen=True)
class News:
    """How a table stands now, beside what somebody knew of its log."""

    revision: int
    entries: list[EntryRow]
    seats: tuple[SeatRow, ...]
    looking: dict[str, int]
    here: frozenset[str] = frozenset()  # guests who look on
    closed: bool = False
    rematch: str | None = None
    clock: ClockRow | None = None
    host: str | None = None
    said: int = 0  # how much people have said
    moved: float = 0.0  # when the log last grew


@dataclass(frozen=True)
class Progress:
    """What a change of the log says about the table: shown in lists, and asked for by bots."""

    over: bool
    bots_turn: bool
