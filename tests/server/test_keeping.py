"""Your games, your history, and the deal of the day."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from durbar.core import Match
from durbar.server.tables import daily
from durbar.server.tables.dealer import verify
from durbar.web import create_app
from tests.server.people import Guest


@pytest.fixture
def client(data: Path) -> Iterator[TestClient]:
    app = create_app(data, bot_processes=0, bot_pause=0)
    with TestClient(app, "http://testserver") as client:
        yield client


@pytest.fixture
def maya(client: TestClient) -> Guest:
    return Guest(client)


def play_to_the_end(guest: Guest) -> None:
    frame = guest.waits(guest.looks())
    while not frame["over"]:
        assert guest.act(frame).status_code == 200
        frame = guest.waits(guest.looks())


def keeps(guest: Guest, table: str, do: str, **more: str) -> str:
    answer = guest.ask("POST", "/games", data={"table": table, "do": do, **more})
    assert answer.status_code == 303, answer.text
    return guest.get(answer.headers["location"]).text


def test_a_game_is_called_something_put_away_and_brought_back(maya: Guest, client: TestClient) -> None:
    maya.opens("lanterns", "me", "here")
    table = str(maya.table)
    assert "Autumn evening" in keeps(maya, table, "rename", title="Autumn evening")
    assert "Autumn evening" in maya.get("/").text
    gone = keeps(maya, table, "delete")
    assert f'id="kept-{table}"' not in gone
    assert 'value="restore"' in gone
    assert "Autumn evening" not in maya.get("/").text
    assert f'id="kept-{table}"' in keeps(maya, table, "restore")
    ram = Guest(client)
    for wish, status in (("delete", 403), ("burn", 403)):
        assert ram.ask("POST", "/games", data={"table": table, "do": wish}).status_code == status
    assert maya.ask("POST", "/games", data={"table": table, "do": "burn"}).status_code == 400


def test_history_counts_games_that_were_ones_own(maya: Guest) -> None:
    assert "not finished a game yet" in maya.get("/history").text
    maya.opens("lanterns", "me", "random")
    played = str(maya.table)
    play_to_the_end(maya)
    told = maya.get("/history").text
    assert "1 game finished" in told
    assert f'href="/t/{played}"' in told
    again = maya.ask("POST", f"/t/{played}/branch", data={"at": 2})
    maya.table = again.headers["location"].rpartition("/")[2]
    play_to_the_end(maya)
    assert "1 game finished" in maya.get("/history").text
    tried = maya.get("/games", params={"show": "tried"}).text
    assert f'id="kept-{maya.table}"' in tried
    assert f'id="kept-{played}"' not in tried
    assert f'id="kept-{played}"' in maya.get("/games", params={"show": "over"}).text
    assert "kept-" not in maya.get("/games", params={"show": "running"}).text


def test_the_deal_of_the_day_is_the_same_for_everybody_and_can_be_verified(
    maya: Guest, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(daily, "today", lambda: "2026-02-03")
    guests = (maya, Guest(client))
    for guest in guests:
        to = guest.ask("POST", "/daily", data={"game": "lanterns"}).headers["location"]
        assert guest.ask("POST", "/daily", data={"game": "lanterns"}).headers["location"] == to
        guest.table = to.rpartition("/")[2]
    first, second = (guest.looks() for guest in guests)
    assert first["table"] != second["table"]
    assert (first["commitment"], first["moves"]) == (second["commitment"], second["moves"])
    play_to_the_end(maya)
    record = Match.read(maya.get(maya.at("record")).content)
    assert verify(record).checked > 0
    assert any(entry.text == "deal of the day: 2026-02-03" for entry in record.entries)
    board = guests[1].get("/daily").text
    assert len(re.findall(r'class="board"', board)) == 1
    monkeypatch.setattr(daily, "today", lambda: "2026-02-04")
    later = guests[1].get("/daily")
    assert 'class="board"' not in later.text
    assert 'class="board"' in guests[1].get("/daily", params={"day": "2026-02-03"}).text
    assert guests[1].get("/daily", params={"day": "yesterday"}).status_code == 200
    assert maya.ask("POST", "/daily", data={"game": "no-such-game"}).status_code == 404
