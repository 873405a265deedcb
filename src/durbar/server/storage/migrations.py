"""The schema of the data, in numbered steps: data of any earlier version is brought up to date when opened.

Each step is written once and never changed; it names columns itself, since the tables of `schema.py` are
those of today. All steps that are needed are one transaction: they happen together or not at all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping

import sqlalchemy as sql

from durbar.core import DurbarError

from . import identity_schema  # noqa: F401  (it adds its tables to the others)
from .schema import METADATA, SETTINGS
from .sealing import fingerprint, seal

SCHEMA = 9
LOCK = 0x64757262  # of PostgreSQL, for as long as the schema is looked at


def seal_seeds(db: sql.Connection, key: bytes) -> None:
    """2: seeds are sealed; they lay in clear beside the table."""
    for table, seed in db.execute(sql.text("SELECT id, seed FROM game_table")).all():
        sealed = seal(key, table, bytes.fromhex(seed)).hex()
        db.execute(
            sql.text("UPDATE game_table SET seed = :seed WHERE id = :id"), {"id": table, "seed": sealed}
        )


def count_together(db: sql.Connection, _: bytes) -> None:
    """3: how often somebody does something is counted for all processes together."""
    db.execute(
        sql.text("CREATE TABLE rate (name VARCHAR(120) NOT NULL, until FLOAT NOT NULL, PRIMARY KEY (name))")
    )


def remember_hosts(db: sql.Connection, _: bytes) -> None:
    """4: tables have a host, may be open in the lobby, and invitations an age."""
    for column in ("game_table ADD COLUMN host VARCHAR(40)", "game_table ADD COLUMN listed FLOAT"):
        db.execute(sql.text(f"ALTER TABLE {column}"))
    db.execute(sql.text("ALTER TABLE seat ADD COLUMN invited FLOAT"))


def follow_people(db: sql.Connection, _: bytes) -> None:
    """5: who looks on, clocks, what is answered ahead, rematches."""
    for column in (
        "game_table ADD COLUMN closed BOOLEAN",
        "game_table ADD COLUMN rematch VARCHAR(40)",
        "seat ADD COLUMN ahead VARCHAR(80)",
    ):
        db.execute(sql.text(f"ALTER TABLE {column}"))
    table = "table_id VARCHAR(40) NOT NULL REFERENCES game_table (id)"
    for made in (
        f"present ({table}, guest VARCHAR(40) NOT NULL, seen FLOAT NOT NULL, PRIMARY KEY (table_id, guest))",
        f"clock ({table}, kind VARCHAR(20) NOT NULL, rules TEXT NOT NULL, times TEXT NOT NULL, due FLOAT,"
        " PRIMARY KEY (table_id))",
        "pulse (name VARCHAR(20) NOT NULL, value FLOAT NOT NULL, PRIMARY KEY (name))",
    ):
        db.execute(sql.text(f"CREATE TABLE {made}"))


def know_people(db: sql.Connection, _: bytes) -> None:
    """6: guests may keep a name, programs may be guests, people may speak at a table."""
    for name, columns, indexed in (
        (
            "member",
            "guest VARCHAR(40) NOT NULL PRIMARY KEY, name VARCHAR(80) NOT NULL, "
            "skeleton VARCHAR(200) NOT NULL UNIQUE, keeper VARCHAR(40), created FLOAT NOT NULL",
            "keeper",
        ),
        (
            "token",
            "digest VARCHAR(64) NOT NULL PRIMARY KEY, guest VARCHAR(40) NOT NULL, created FLOAT NOT NULL, "
            "used FLOAT",
            "guest",
        ),
        (
            "challenge",
            "id VARCHAR(40) NOT NULL PRIMARY KEY, table_id VARCHAR(40) NOT NULL REFERENCES game_table (id), "
            "seat INTEGER NOT NULL, guest VARCHAR(40) NOT NULL, created FLOAT NOT NULL, refused FLOAT",
            "guest table_id",
        ),
        (
            "passkey",
            "id VARCHAR(1400) NOT NULL PRIMARY KEY, guest VARCHAR(40) NOT NULL, public_key TEXT NOT NULL, "
            "counter BIGINT NOT NULL, label VARCHAR(80) NOT NULL, created FLOAT NOT NULL, used FLOAT",
            "guest",
        ),
        (
            "device",
            "id VARCHAR(40) NOT NULL PRIMARY KEY, guest VARCHAR(40) NOT NULL, label VARCHAR(80) NOT NULL, "
            "created FLOAT NOT NULL, seen FLOAT NOT NULL",
            "guest",
        ),
        (
            "one_time_code",
            "digest VARCHAR(64) NOT NULL PRIMARY KEY, use VARCHAR(20) NOT NULL, guest VARCHAR(40) NOT NULL, "
            "until FLOAT",
            "guest",
        ),
        (
            "saying",
            "table_id VARCHAR(40) NOT NULL REFERENCES game_table (id), n INTEGER NOT NULL, "
            "guest VARCHAR(40) NOT NULL, name VARCHAR(80) NOT NULL, sign VARCHAR(40), text TEXT, "
            "at FLOAT NOT NULL, PRIMARY KEY (table_id, n)",
            "",
        ),
        (
            "silenced",
            "guest VARCHAR(40) NOT NULL, other VARCHAR(40) NOT NULL, blocked BOOLEAN NOT NULL, "
            "PRIMARY KEY (guest, other)",
            "",
        ),
        (
            "report",
            "id VARCHAR(40) NOT NULL PRIMARY KEY, at FLOAT NOT NULL, table_id VARCHAR(40) NOT NULL, "
            "guest VARCHAR(40) NOT NULL, other VARCHAR(40) NOT NULL, name VARCHAR(80) NOT NULL, "
            "why TEXT NOT NULL, said TEXT NOT NULL, record TEXT NOT NULL",
            "",
        ),
    ):
        db.execute(sql.text(f"CREATE TABLE {name} ({columns})"))
        for column in indexed.split():
            db.execute(sql.text(f"CREATE INDEX ix_{name}_{column} ON {name} ({column})"))


def keep_shelves(db: sql.Connection, _: bytes) -> None:
    """7: what guests say about their games, results, reports and deals of the day."""
    table = "table_id VARCHAR(40) NOT NULL REFERENCES game_table (id)"
    for made in (
        f"shelf (guest VARCHAR(40) NOT NULL, {table}, title VARCHAR(80), hidden FLOAT,"
        " tried_from VARCHAR(40), tried_at INTEGER, PRIMARY KEY (guest, table_id))",
        f"result ({table}, body TEXT NOT NULL, PRIMARY KEY (table_id))",
        f"review ({table}, body TEXT NOT NULL, PRIMARY KEY (table_id))",
        f"daily (game VARCHAR(80) NOT NULL, day VARCHAR(10) NOT NULL, guest VARCHAR(40) NOT NULL, {table},"
        " PRIMARY KEY (game, day, guest))",
    ):
        db.execute(sql.text(f"CREATE TABLE {made}"))


def say_languages(db: sql.Connection, _: bytes) -> None:
    """8: tables in the lobby say which language is spoken there."""
    db.execute(sql.text("ALTER TABLE game_table ADD COLUMN lang VARCHAR(20)"))


def remember_turns(db: sql.Connection, _: bytes) -> None:
    """9: who is to be told that it is their turn."""
    db.execute(
        sql.text(
            "CREATE TABLE turn (table_id VARCHAR(40) NOT NULL REFERENCES game_table (id), "
            "seat INTEGER NOT NULL, guest VARCHAR(40) NOT NULL, asked FLOAT NOT NULL, due FLOAT, "
            "tries INTEGER NOT NULL, PRIMARY KEY (table_id, seat))"
        )
    )


STEPS: Mapping[int, Callable[[sql.Connection, bytes], None]] = {
    2: seal_seeds,
    3: count_together,
    4: remember_hosts,
    5: follow_people,
    6: know_people,
    7: keep_shelves,
    8: say_languages,
    9: remember_turns,
}


def migrate(engine: sql.Engine, key: bytes) -> None:
    """Make the tables, or bring them up to date; DurbarError if they are of a later program."""
    with engine.begin() as db:
        if engine.dialect.name == "postgresql":
            db.execute(sql.select(sql.func.pg_advisory_xact_lock(LOCK)))
        if not sql.inspect(db).has_table(SETTINGS.name):
            METADATA.create_all(db)
            put_setting(db, "schema", str(SCHEMA))
        found = setting(db, "schema")
        if found is None or not found.isdecimal() or not 1 <= int(found) <= SCHEMA:
            text = f"the data is of schema {found}, but this program knows schema {SCHEMA}"
            raise DurbarError(text, field="data", reason="data-newer")
        for number in range(int(found) + 1, SCHEMA + 1):
            STEPS[number](db, key)
        if int(found) != SCHEMA:
            db.execute(SETTINGS.update().where(SETTINGS.c.name == "schema").values(value=str(SCHEMA)))
        known = setting(db, "key")
        if known is None:
            put_setting(db, "key", fingerprint(key))
        elif known != fingerprint(key):
            text = "the data was sealed with another key: give the one it was made with"
            raise DurbarError(text, field="key", reason="other-key")


def setting(db: sql.Connection, name: str) -> str | None:
    """A value of the house, if it has one."""
    value: str | None = db.scalar(sql.select(SETTINGS.c.value).where(SETTINGS.c.name == name))
    return value


def put_setting(db: sql.Connection, name: str, value: str) -> None:
    db.execute(SETTINGS.insert().values(name=name, value=value))
