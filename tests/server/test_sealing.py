"""Seeds lie sealed in the database, under a key that is not in it."""

import os
import stat
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from durbar.core import DurbarError
from durbar.server.storage.schema import TABLES, Progress, SeatRow, TableRow
from durbar.server.storage.sealing import find_key, fingerprint, seal
from durbar.server.storage.store import Store

KEY, OTHER = bytes(range(32)), bytes(range(32, 64))
SEED = b"\xab" * 32


def test_a_sealed_seed_is_opened_by_its_key_and_its_table_alone() -> None:
    sealed = seal(KEY, "a", SEED)
    assert seal(KEY, "a", sealed) == SEED
    assert seal(OTHER, "a", sealed) != SEED
    assert seal(KEY, "b", sealed) != SEED
    assert len({seal(KEY, name, SEED) for name in "abcd"}) == 4


def test_the_key_is_a_file_of_its_own_that_only_its_owner_reads(data: Path) -> None:
    key = find_key(data)
    path = data.with_suffix(".key")
    assert find_key(data) == key
    assert bytes.fromhex(path.read_text()) == key
    if os.name == "posix":
        assert stat.S_IMODE(path.stat().st_mode) == 0o600


def test_a_key_is_there_as_a_whole_or_not_at_all(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def killed(_: int) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as power:
        power.setattr(os, "fsync", killed)
        with pytest.raises(KeyboardInterrupt):
            find_key(data)
    assert list(data.parent.glob("*.key*")) == []
    with ThreadPoolExecutor(8) as servers:
        assert len(set(servers.map(find_key, [data] * 32))) == 1
    assert list(data.parent.glob("*.key*")) == [data.with_suffix(".key")]


def test_a_key_that_cannot_be_read_is_said_in_a_sentence(data: Path) -> None:
    data.with_suffix(".key").mkdir(parents=True)
    with pytest.raises(DurbarError, match="neither read nor written"):
        find_key(data)


def test_the_key_can_be_given_by_the_environment(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("DURBAR_KEY", KEY.hex())
    assert find_key(data) == find_key(None) == KEY
    assert not data.with_suffix(".key").exists()
    monkeypatch.setenv("DURBAR_KEY", "secret")
    with pytest.raises(DurbarError, match="64 hexadecimal digits"):
        find_key(data)


def test_whoever_copies_the_database_does_not_learn_a_seed(data: Path) -> None:
    store = Store(data)
    row = TableRow("a", "lanterns", 1, 2, {}, SEED, "c", 1.0, 1.0, 0, False, False)
    store.create(row, [SeatRow(0, "Maya", None, "maya", "i")], [], Progress(over=False, bots_turn=False))
    assert store.table("a") == row
    with store.engine.connect() as db:
        cached = db.execute(TABLES.select()).mappings().one()
    assert cached["seed"] != SEED.hex()
    store.close()
    files = [path for path in data.parent.iterdir() if path.suffix != ".key"]
    key = find_key(data)
    for path in files:
        for secret in (SEED, key):
            assert secret not in path.read_bytes()
            assert secret.hex().encode() not in path.read_bytes()


def test_data_is_not_opened_with_another_key(data: Path) -> None:
    Store(data, KEY).close()
    with pytest.raises(DurbarError, match="another key"):
        Store(data, OTHER)
    assert fingerprint(KEY) != fingerprint(OTHER)
    Store(data, KEY).close()
