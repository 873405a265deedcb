"""What is sent is what the description for programs says, down to the last property."""

from dataclasses import fields
from itertools import islice
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from durbar.core import Game
from durbar.server import create_app
from durbar.server.frames.frames import FrameMaker, Style
from durbar.server.typed import bodies, bot_messages, identity_messages, messages, talk_messages
from durbar.server.typed.messages import Frame, plain
from durbar.server.typed.openapi import openapi_document
from durbar.session import Viewpoint
from durbar.web.dress import Dress
from tests.server.people import Guest
from tests.server.tables import moments, settings
from tests.server.validation import faults

DOCUMENT = openapi_document()
SCHEMAS = DOCUMENT["components"]["schemas"]


def check(value: Any, name: str) -> None:
    assert list(faults(value, SCHEMAS[name], SCHEMAS)) == []


def test_every_property_is_described() -> None:
    for name, schema in SCHEMAS.items():
        assert schema["description"], name
        for each, property_ in schema["properties"].items():
            assert property_.get("description"), f"{name}.{each}"


def test_every_type_of_message_is_in_the_description() -> None:
    made = {
        name
        for module in (messages, bodies, bot_messages, identity_messages, talk_messages)
        for name, each in vars(module).items()
        if hasattr(each, "__dataclass_fields__")
    }
    assert made - {"Act"} == set(SCHEMAS)  # of that one there are two kinds


TAKING = [
    (path, body["content"]["application/json"]["schema"]["$ref"].rpartition("/")[2])
    for path, methods in DOCUMENT["paths"].items()
    if "application/json" in (body := methods.get("post", {}).get("requestBody", {"content": {}}))["content"]
]


@pytest.mark.parametrize(("path", "name"), TAKING)
def test_what_is_wrong_with_a_body_is_named(maya: Guest, path: str, name: str) -> None:
    """Every field of what is taken, missing or of a wrong kind: 400, and the field."""
    frame = maya.opens("lanterns", "me:Maya", "here:Ram")
    schema, address = SCHEMAS[name], path.replace("{table}", str(maya.table)).replace("{challenge}", "x")
    right: dict[str, Any] = {"game": "lanterns", "seats": [{"who": "me"}, {"who": "here"}], "everybody": True}
    right |= {
        "v": frame["v"],
        "seat": 0,
        "key": "k",
        "move": "wait",
        "invitation": "x",
        "bot": "random",
        "at": 0,
        "name": "Yeti",
        "credential": {},
        "code": "x",
        "passkey": "x",
        "how": "mute",
        "why": "x",
        "wish": "single",
    }
    for each in schema["properties"]:
        wrongs: tuple[Any, ...] = ([{}, {"x": []}], 3.5, "\n" * 300)
        for wrong in wrongs:
            answer = maya.post(address, {**right, each: wrong})
            assert answer.status_code == 400, (each, wrong, answer.text)
            assert answer.json()["field"].startswith(each), answer.text
    for each in schema["required"]:
        answer = maya.post(address, {name: value for name, value in right.items() if name != each})
        assert (answer.status_code, answer.json()["field"]) == (400, each), answer.text
    assert maya.looks()["v"] == frame["v"]


def test_every_parameter_and_answer_is_described() -> None:
    for path, methods in DOCUMENT["paths"].items():
        for operation in methods.values():
            assert all(each["description"] for each in operation["parameters"]), path
            assert all(each["content"] for each in operation["responses"].values()), path


@pytest.mark.parametrize("game", settings(), ids=repr)
def test_frames_of_every_game_are_as_described(game: Game) -> None:
    for room in islice(moments(game, seed=3), 6):
        for viewer in (None, 0):
            viewpoint = Viewpoint(viewer, () if viewer is None else (viewer,))
            check(plain(FrameMaker(room).frame(viewpoint, Style("fr", "dark"))), "Frame")
    check(plain(FrameMaker(room).moment(len(room.match) // 2, viewpoint, Style())), "Frame")


def test_everything_that_is_served_is_as_described(maya: Guest) -> None:
    check(maya.get("/api/v1/games").json(), "Games")
    opened = maya.post("/api/v1/tables", {"game": "lanterns", "seats": [{"who": "me"}, {"who": "open"}]})
    check(opened.json(), "Opened")
    maya.table = opened.json()["table"]
    check(maya.looks(), "Frame")  # not yet dealt
    frame = maya.lifts(maya.opens("lanterns", "me", "here"))
    check(frame, "Frame")
    check(maya.get(maya.at("preview"), params={"move": "wait"}).json(), "Preview")
    check(maya.get(maya.at("why"), params={"move": "draw"}).json(), "Reason")
    check(maya.get(maya.at("hint")).json(), "Hint")
    check(maya.get(maya.at("at/2")).json(), "Frame")
    for listed in maya.get("/api/v1/tables").json():
        check(listed, "TableInfo")
    end = maya.plays_on(frame)
    check(end, "Frame")
    assert end["final"] is not None


def test_every_problem_is_as_described(maya: Guest) -> None:
    frame = maya.lifts(maya.opens("lanterns", "me", "here"))
    maya.plays(frame, "wait")
    problems = [
        maya.act(frame, "wait"),
        maya.act(maya.looks(), "draw"),
        maya.act(maya.looks(), "fly"),
        maya.get("/t/nowhere/frame"),
        maya.get("/nowhere"),
        maya.post("/api/v1/load", content=b"durbar record 1\n"),
        maya.post("/api/v1/tables", {"game": "lanterns", "options": {"moon": 1}, "seats": []}),
        maya.post(maya.at("act"), content=b" " * 70_000),
        maya.ask("POST", maya.at("act"), json=[]),
    ]
    problems += [maya.get(maya.at("hint")) for _ in range(30)][-1:]
    for answer in problems:
        assert 400 <= answer.status_code < 500
        check(answer.json(), "ProblemInfo")


def test_a_page_adds_to_a_frame_and_replaces_nothing_it_says() -> None:
    """The templates have both, under names of their own; what is in both is more of the same."""
    both = {each.name for each in fields(Frame)} & {each.name for each in fields(Dress)}
    assert both == {"seats", "log", "since", "announce"}


def test_the_validator_finds_faults() -> None:
    frame = {"v": -1, "extra": 1}
    found = list(faults(frame, SCHEMAS["Frame"], SCHEMAS))
    assert any("extra is not described" in fault for fault in found)
    assert any("below 0" in fault for fault in found)
    assert any("no game" in fault for fault in found)


def test_the_description_is_served(data: Path) -> None:
    with TestClient(create_app(data, bot_processes=0)) as client:
        assert client.get("/api/v1/openapi.json").json() == DOCUMENT
