"""For whoever runs a server: health, figures, request numbers, a proxy in front, limits, copies, checks."""

import json
import logging
import os
import sqlite3
import time
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient
from typer.testing import CliRunner

from durbar.cli.app import app as command
from durbar.core import DurbarError
from durbar.server import create_app
from durbar.server.operations.maintenance import backup, check, restore
from durbar.server.rates import Measure
from durbar.server.storage.database import DataError
from durbar.server.storage.store import Store
from durbar.server.tables import quotas
from tests.server.people import Guest


def test_a_server_says_whether_it_lives_and_is_ready(
    client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert client.get("/healthz").text == "ok\n"
    assert client.get("/readyz").json() == {"ready": True}

    def broken(_: Store) -> None:
        raise DataError("the disk is asleep", field="data")

    monkeypatch.setattr(Store, "ping", broken)
    assert client.get("/healthz").status_code == 200
    answer = client.get("/readyz")
    assert (answer.status_code, answer.json()["why"]) == (503, "the disk is asleep")


def test_figures_are_told_as_prometheus_reads_them(maya: Guest) -> None:
    maya.opens("lanterns", "me", "here")
    text = maya.get("/metrics").text
    assert 'durbar_requests_total{method="POST",status="201"} 1.0' in text
    assert "durbar_tables_in_memory 1.0" in text
    assert "durbar_request_seconds_count" in text


def test_words_that_anybody_can_send_do_not_become_figures(maya: Guest) -> None:
    for number in range(5):
        assert maya.ask(f"BREW{number}", "/").status_code in (404, 405)
    told = maya.get("/metrics").text
    assert 'method="other"' in told
    assert "BREW" not in told


def test_every_answer_has_a_number_and_a_line_if_wished(
    data: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    access = logging.getLogger("durbar.access")
    monkeypatch.setattr(access, "handlers", [caplog.handler])
    with TestClient(create_app(data, bot_processes=0, log_requests=True)) as client:
        numbers = [
            client.get(path).headers["x-request-id"] for path in ("/healthz", "/t/nowhere/frame?sit=s")
        ]
    lines = [json.loads(record.getMessage()) for record in caplog.records if record.name == "durbar.access"]
    assert [line["request"] for line in lines] == numbers
    assert [(line["path"], line["status"]) for line in lines] == [
        ("/healthz", 200),
        ("/t/nowhere/frame", 404),
    ]
    access.setLevel(logging.NOTSET)
    access.propagate = True


def test_behind_a_proxy_the_public_name_counts(data: Path) -> None:
    app = create_app(data, bot_processes=0, public_url="https://games.example")
    with TestClient(app, "http://games.example") as client:
        answer = client.get("/api/v1/games")
        assert answer.status_code == 200
        assert "Secure" in answer.headers["set-cookie"]
        wish = {"game": "lanterns", "seats": [{"who": "me"}, {"who": "here"}]}
        inside = {"host": "127.0.0.1:8765", "origin": "https://games.example"}  # as a proxy may pass it on
        assert client.post("/api/v1/tables", json=wish, headers=inside).status_code == 201
        evil = {"origin": "https://evil.example"}
        assert client.post("/api/v1/tables", json=wish, headers=evil).status_code == 403
        assert client.get("/api/v1/games", headers={"host": "evil.example"}).status_code == 421
    for wrong in ("games.example", "ftp://games.example", "https://games.example/durbar"):
        with pytest.raises(DurbarError, match="no address"):
            create_app(data, bot_processes=0, public_url=wrong)


def test_tables_and_uploads_have_a_limit_for_each_guest(data: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    few = {"table": (Measure(3, 3600), Measure(5, 3600)), "upload": (Measure(2, 3600), Measure(100, 3600))}
    monkeypatch.setattr(quotas, "OFTEN", few)
    with TestClient(create_app(data, bot_processes=0), "http://testserver") as client:
        maya, ram = Guest(client), Guest(client)
        wish = {"game": "lanterns", "seats": [{"who": "me"}, {"who": "here"}]}
        assert [maya.post("/api/v1/tables", wish).status_code for _ in range(4)] == [201, 201, 201, 429]
        refused = maya.post("/api/v1/tables", wish)
        assert 0 < int(refused.headers["retry-after"]) <= 1200
        assert refused.json()["seconds"] == int(refused.headers["retry-after"])
        codes = [ram.post("/api/v1/tables", wish).status_code for _ in range(3)]
        assert codes == [201, 201, 429]  # of all guests at this address
        assert [ram.post("/api/v1/load", content=b"x").status_code for _ in range(3)] == [422, 422, 429]


def test_streams_have_a_limit_for_each_guest(maya: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    maya.opens("lanterns", "me", "here")
    monkeypatch.setattr(quotas, "STREAMS", (0, 10))
    answer = maya.get(maya.at("live"))
    assert (answer.status_code, answer.json()["code"]) == (429, "too-often")


def test_a_copy_made_while_games_go_on_is_put_back_whole(maya: Guest, data: Path, tmp_path: Path) -> None:
    frame = maya.lifts(maya.opens("lanterns", "me:Maya", "here:Ram"))
    store = Store(data)
    copy = tmp_path / "copy.db"
    assert backup(store, copy) == 1
    maya.plays(frame, "wait")
    with pytest.raises(DurbarError, match="there already"):
        backup(store, copy)
    fresh = Store(tmp_path / "new" / "durbar.db", store.key)
    assert restore(copy, fresh) == 1
    then, now = fresh.table(maya.table), store.table(maya.table)
    assert then is not None
    assert now is not None
    assert (then.seed, then.commitment) == (now.seed, now.commitment)
    assert len(fresh.entries(maya.table)) == frame["v"]
    with pytest.raises(DurbarError, match="empty place"):
        restore(copy, fresh)
    other = Store(tmp_path / "other" / "durbar.db", bytes(32))
    with pytest.raises(DurbarError, match="another key"):
        restore(copy, other)
    for each in (store, fresh, other):
        each.close()


def test_a_copy_that_was_cut_short_or_garbled_is_not_put_back(
    maya: Guest, data: Path, tmp_path: Path
) -> None:
    for _ in range(20):
        maya.opens("lanterns", "me", "here")
    store, copy, page = Store(data), tmp_path / "copy.db", 4096
    backup(store, copy)
    whole, fresh = copy.read_bytes(), Store(tmp_path / "new" / "durbar.db", store.key)
    other = tmp_path / "other.db"
    sqlite3.connect(other).execute("CREATE TABLE note (id)").connection.close()
    broken = {
        b"": "is no copy",
        other.read_bytes(): "is no copy",
        b"hello" * 100: "cannot be read",
        whole[: len(whole) // 2]: "cannot be read|is damaged",
        whole[: -2 * page] + b"U" * page + whole[-page:]: "is damaged",
    }
    for content, why in broken.items():
        copy.write_bytes(content)
        with pytest.raises(DurbarError, match=why):
            restore(copy, fresh)
        assert fresh.all_tables() == []
    copy.write_bytes(whole)
    assert restore(copy, fresh) == 20
    store.close()
    fresh.close()


def test_a_mistyped_place_is_not_made_into_an_empty_one(tmp_path: Path) -> None:
    run, nowhere = CliRunner().invoke, tmp_path / "nowhere"
    for command_line in (["check"], ["backup", str(tmp_path / "copy.db")], ["export", str(tmp_path / "out")]):
        failed = run(command, [*command_line, "--data", str(nowhere)])
        assert "there is no data at" in str(failed.exception)
    assert not nowhere.exists()


def test_a_server_whose_file_is_gone_is_not_ready(maya: Guest, data: Path) -> None:
    assert maya.get("/readyz").status_code == 200
    data.rename(data.with_suffix(".moved"))
    assert maya.get("/readyz").status_code == 503
    data.with_suffix(".moved").rename(data)
    assert maya.get("/readyz").status_code == 200


@pytest.mark.skipif(os.name != "posix", reason="rights of files are written otherwise")
def test_nobody_else_on_the_machine_can_read_the_data_or_a_copy(data: Path, tmp_path: Path) -> None:
    before = os.umask(0o022)
    try:
        store = Store(data)
        backup(store, tmp_path / "copy.db")
        files = [*data.parent.glob("durbar*"), tmp_path / "copy.db"]
        assert {f"{each.name} {each.stat().st_mode & 0o077:o}" for each in files} == {
            f"{name} 0" for name in ("durbar.db", "durbar.db-wal", "durbar.db-shm", "durbar.key", "copy.db")
        }
        store.close()
    finally:
        os.umask(before)


def test_damage_is_found_table_by_table(maya: Guest, data: Path) -> None:
    maya.opens("lanterns", "me", "here")
    well = maya.table
    maya.opens("lanterns", "me", "here")
    store = Store(data)
    assert list(check(store)) == []
    with closing(sqlite3.connect(data)) as db:
        db.execute("UPDATE entry SET line = '0 fly' WHERE table_id = ? AND seq = 4", (maya.table,))
        db.commit()
    (found,) = check(store)
    assert maya.table in found
    assert well not in found
    (said,) = check(store, "ja")
    assert said.startswith(f"テーブル{maya.table}：")
    store.close()


def test_the_commands_say_what_they_did(maya: Guest, data: Path, tmp_path: Path) -> None:
    maya.opens("lanterns", "me", "here")
    run = CliRunner().invoke
    place = ["--data", str(data.parent)]
    assert "Everything is well" in run(command, ["check", *place]).output
    made = run(command, ["backup", str(tmp_path / "copy.db"), *place])
    assert made.output.startswith("1 table is in ")
    (tmp_path / "fresh").mkdir()
    key = tmp_path / "fresh" / "durbar.key"
    key.write_bytes(data.with_suffix(".key").read_bytes())
    back = run(command, ["restore", str(tmp_path / "copy.db"), "--data", str(tmp_path / "fresh")])
    assert back.output == "1 table is back.\n"
    with closing(sqlite3.connect(data)) as db:
        db.execute("DELETE FROM entry WHERE seq = 4")
        db.commit()
    assert run(command, ["check", *place]).exit_code == 1


def test_games_that_nobody_plays_on_are_removed_if_wished(data: Path) -> None:
    with TestClient(create_app(data, bot_processes=0), "http://testserver") as client:
        maya = Guest(client)
        maya.plays_on(maya.opens("lanterns", "me", "here"))
        over = maya.table
        maya.opens("lanterns", "me", "here")
        left = maya.table
        maya.opens("lanterns", "me", "here")
        going_on = maya.table
    with closing(sqlite3.connect(data)) as db:
        db.execute("UPDATE game_table SET moved = moved - 864000 WHERE id IN (?, ?)", (over, left))
        db.commit()
    with TestClient(create_app(data, bot_processes=0, expire_days=9), "http://testserver") as client:
        maya.client = client
        until = time.monotonic() + 10
        while maya.get(f"/t/{left}/frame").status_code != 404 and time.monotonic() < until:
            time.sleep(0.05)
        listed = {each["table"] for each in maya.get("/api/v1/tables").json()}
    assert listed == {over, going_on}
    with closing(sqlite3.connect(data)) as db:
        assert db.execute("SELECT count(*) FROM entry WHERE table_id = ?", (left,)).fetchone() == (0,)
