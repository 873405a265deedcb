"""What the database holds about people and programs beside the tables: names, keys, sayings, reports.

Of every secret only a digest is kept, so that nobody who reads the data can act for somebody else.
"""

from __future__ import annotations

import sqlalchemy as sql
from sqlalchemy import BigInteger, Column, Float, Integer, String, Text

from .schema import METADATA

MEMBERS = sql.Table(  # guests whose name is kept for them, and programs
    "member",
    METADATA,
    Column("guest", String(40), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("skeleton", String(200), nullable=False, unique=True),  # see names.py
    Column("keeper", String(40), index=True),  # of a program: the guest who answers for it
    Column("created", Float, nullable=False),
)
TOKENS = sql.Table(  # by which programs say who they are
    "token",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("guest", String(40), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("used", Float),
)
CHALLENGES = sql.Table(  # somebody is asked by name to take a seat
    "challenge",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("table_id", sql.ForeignKey("game_table.id"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("guest", String(40), nullable=False, index=True),
    Column("created", Float, nullable=False),
    Column("refused", Float),
)
PASSKEYS = sql.Table(
    "passkey",
    METADATA,
    Column("id", String(1400), primary_key=True),
    Column("guest", String(40), nullable=False, index=True),
    Column("public_key", Text, nullable=False),
    Column("counter", BigInteger, nullable=False),
    Column("label", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("used", Float),
)
DEVICES = sql.Table(  # browsers in which a member is signed in
    "device",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("guest", String(40), nullable=False, index=True),
    Column("label", String(80), nullable=False),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False),
)
ONE_TIME_CODES = sql.Table(  # recovery codes, links for a second device, challenges of passkeys
    "one_time_code",
    METADATA,
    Column("digest", String(64), primary_key=True),
    Column("use", String(20), nullable=False),
    Column("guest", String(40), nullable=False, index=True),
    Column("until", Float),
)
SAYINGS = sql.Table(
    "saying",
    METADATA,
    Column("table_id", sql.ForeignKey("game_table.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("guest", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("sign", String(40)),  # a ready sentence, which everybody reads in their own language
    Column("text", Text),
    Column("at", Float, nullable=False),
)
SILENCED = sql.Table(  # whom somebody does not want to hear, or to meet
    "silenced",
    METADATA,
    Column("guest", String(40), primary_key=True),
    Column("other", String(40), primary_key=True),
    Column("blocked", sql.Boolean, nullable=False),
)
REPORTS = sql.Table(  # for whoever runs the server; they outlive the table
    "report",
    METADATA,
    Column("id", String(40), primary_key=True),
    Column("at", Float, nullable=False),
    Column("table_id", String(40), nullable=False),
    Column("guest", String(40), nullable=False),
    Column("other", String(40), nullable=False),
    Column("name", String(80), nullable=False),
    Column("why", Text, nullable=False),
    Column("said", Text, nullable=False),
    Column("record", Text, nullable=False),
)
OF_TABLES = (CHALLENGES, SAYINGS)  # they go when their table goes
