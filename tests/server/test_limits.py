"""Texts are measured before they are parsed, away from the event loop, and never taken for files."""

import os
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from durbar.games.excavation.game import Excavation
from durbar.server.typed.limits import OPTION_CHARACTERS, depth, parse_json
from durbar.web import create_app as create_pages
from tests.server.people import Guest

DOTTED = "a." * 31_000 + "a = 1"
DEEP = "rows = " + "[" * 900
LONG_NUMBER = "rows = " + "9" * 3900
HEAD = "durbar record 1\ngame: {game}\nrules: {rules}\nplayers: 2\n{more}written: live\n\n"


def own_map(chart: str) -> dict[str, Any]:
    seats = [{"who": "me"}, {"who": "here"}]
    return {"game": "excavation", "players": 2, "options": {"map": "own", "chart": chart}, "seats": seats}


def record(more: str, game: str = "excavation") -> bytes:
    rules = Excavation.rules_version if game == "excavation" else 1
    return HEAD.format(game=game, rules=rules, more=more).encode()


@pytest.mark.parametrize("chart", [DOTTED, DEEP, LONG_NUMBER, "rows = " + "[" * 40_000], ids=len)
def test_a_chart_beyond_measure_is_refused_wherever_it_comes_from(maya: Guest, chart: str) -> None:
    wish = maya.post("/api/v1/tables", own_map(chart))
    assert (wish.status_code, wish.json()["field"]) == (422, "chart")
    read_body = maya.post("/api/v1/load", content=record(f"option map: own\noption chart: {chart}\n"))
    assert (read_body.status_code, read_body.json()["field"], read_body.json()["line"]) == (422, "chart", 6)


def test_a_long_chart_is_never_given_to_a_parser(maya: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    read: list[int] = []

    def measured(text: str) -> dict[str, Any]:
        read.append(len(text))
        return {}

    monkeypatch.setattr("tomllib.loads", measured)
    maya.post("/api/v1/tables", own_map(DOTTED))
    maya.post("/api/v1/load", content=record(f"option map: own\noption chart: {DOTTED}\n"))
    assert read == []
    maya.post("/api/v1/tables", own_map('rows = ["."]'))
    assert max(read) <= OPTION_CHARACTERS


def test_games_are_made_where_nobody_waits_for_them(maya: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    places: set[str] = set()
    check = Excavation.check_options

    def noted(self: Excavation) -> None:
        places.add(threading.current_thread().name.rpartition("_")[0])
        check(self)

    monkeypatch.setattr(Excavation, "check_options", noted)
    assert maya.post("/api/v1/tables", own_map("rows = 1")).status_code == 422
    maya.post("/api/v1/load", content=record("option map: own\noption chart: rows = 1\n"))
    maya.opens("excavation", "me", "here")
    service = maya.client.app.state.service  # type: ignore[union-attr]
    service._kept.clear()
    service._rooms.clear()
    maya.looks()
    assert places == {"durbar-work"}


@pytest.mark.parametrize("name", ["self", "players", "kind", "game_id", "__class__", ""])
def test_an_option_of_any_name_is_known_or_refused(maya: Guest, name: str) -> None:
    seats = [{"who": "me"}, {"who": "here"}]
    for value, told in (("2", (422, name)), (2, (422, name)), (None, (400, f"options.{name}"))):
        wish = {"game": "lanterns", "players": 2, "options": {name: value}, "seats": seats}
        answer = maya.post("/api/v1/tables", wish)
        assert (answer.status_code, answer.json()["field"]) == told
    answer = maya.post("/api/v1/load", content=record(f"option {name}: 2\n", "lanterns"))
    assert answer.status_code == 422, answer.text


def test_a_commitment_longer_than_any_is_refused(maya: Guest) -> None:
    answer = maya.post("/api/v1/load", content=record(f"commitment: {'x' * 101}\n", "lanterns"))
    assert (answer.status_code, answer.json()["field"]) == (422, "commitment")


@pytest.mark.parametrize("number", ["9" * 50_000, "9" * 4000, "-" + "9" * 19, "NaN", "-Infinity"])
def test_a_number_beyond_measure_is_refused(maya: Guest, number: str) -> None:
    maya.opens("lanterns", "me", "here")
    for field in ("v", "seat", "players"):
        wish = {"v": "1", "seat": "0", "key": '"k"', "move": '"wait"', "game": '"lanterns"', field: number}
        body = "{" + ", ".join(f'"{name}": {value}' for name, value in wish.items()) + "}"
        for path in (maya.at("act"), "/api/v1/tables"):
            answer = maya.post(path, content=body, headers={"content-type": "application/json"})
            assert answer.status_code == 400, (path, field)


def bodies() -> Iterator[bytes]:
    for opening in (b"[", b'{"a":', b'{"v":[', b'["\\"",'):
        yield opening * 5_000
        yield b'{"move": ' + opening * 20
    yield b'{"move": "' + b'\\"' * 30_000
    yield b"[" * 200 + b"]" * 200


@pytest.mark.parametrize("body", list(bodies()), ids=len)
def test_brackets_beyond_measure_are_counted_and_not_parsed(body: bytes) -> None:
    with pytest.raises(ValueError, match=r"deep|Unterminated|Invalid|object|Expecting"):
        parse_json(body)


def test_brackets_in_a_text_of_json_are_no_brackets_of_json() -> None:
    body = b'{"move": "[[[[[[[[[[[[[[[[[[[[ \\" [[[[[["}'
    assert parse_json(body) == {"move": '[[[[[[[[[[[[[[[[[[[[ " [[[[[['}
    assert depth('[["a", {b}]]') == 3


# Files belong to the command line


@pytest.fixture
def file(tmp_path: Path) -> Path:
    """A map of the machine that runs the server, such that reading it would make a table."""
    path = tmp_path / "map.toml"
    path.write_text(Excavation(2, map="v2").chart.toml())
    return path


def test_no_visitor_makes_the_server_read_a_file(maya: Guest, file: Path) -> None:
    for path in (str(file), "/dev/zero", f"file://{file}", os.path.relpath(file)):
        wish = maya.post("/api/v1/tables", own_map(path))
        assert (wish.status_code, wish.json()["field"]) == (422, "chart"), wish.text
        read_body = maya.post("/api/v1/load", content=record(f"option map: own\noption chart: {path}\n"))
        assert (read_body.status_code, read_body.json()["field"]) == (422, "chart"), read_body.text
    assert maya.get("/api/v1/tables").json() == []


def test_no_form_makes_the_server_read_a_file(data: Path, file: Path) -> None:
    with TestClient(create_pages(data, bot_processes=0), "http://testserver") as client:
        ram = Guest(client)
        for path in (str(file), "/dev/zero"):
            form = {"game": "excavation", "players": "2", "option-map": "own", "option-chart": path}
            seats = {"seat-0": "me", "seat-1": "here", "changed": "option-chart"}
            answer = ram.ask("POST", "/tables", data=form | seats)
            assert answer.headers["location"].startswith("/new/excavation?")
            page = ram.get("/new/excavation", params=form | seats)
            assert page.status_code == 200
        assert ram.get("/api/v1/tables").json() == []
