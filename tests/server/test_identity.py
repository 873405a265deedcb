"""Keeping a name: by passkey, by recovery code, on a second device; forged answers; being forgotten."""

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sql
from starlette.testclient import TestClient

from durbar.server import create_app
from durbar.server.storage.schema import DAILY, SHELF
from tests.server.authenticator import Authenticator
from tests.server.people import Guest

ME = "/api/v1/me"
members: list[Guest] = []


@pytest.fixture
def client(here: TestClient, elsewhere: TestClient) -> Iterator[TestClient]:
    """Maya is served by one of two servers on either database,"""
    yield here
    for guest in members:  # the database is that of the next test, too
        guest.post(f"{ME}/delete", {"name": guest.get(ME).json()["name"] or "-"})
    members.clear()


@pytest.fixture
def ram(elsewhere: TestClient) -> Guest:
    """and Ram by the other."""
    return Guest(elsewhere)


def joins(guest: Guest, name: str, key: Authenticator | None = None) -> list[str]:
    """Keep a name; the recovery codes."""
    key = key or Authenticator()
    asked = guest.post(f"{ME}/passkey/ask", {"name": name})
    assert asked.status_code == 200, asked.text
    answer = guest.post(f"{ME}/passkey", {"name": name, "credential": key.make(asked.json())})
    assert answer.status_code == 200, answer.text
    assert answer.json()["name"] == name
    members.append(guest)
    codes: list[str] = answer.json()["codes"]
    return codes


def signs_in(guest: Guest, key: Authenticator) -> int:
    answer = key.answer(guest.post(f"{ME}/sign-in/ask").json())
    return guest.post(f"{ME}/sign-in", {"credential": answer}).status_code


def name_of(guest: Guest) -> str | None:
    name: str | None = guest.get(ME).json()["name"]
    return name


def test_a_guest_keeps_a_name_and_the_seats(maya: Guest, ram: Guest) -> None:
    maya.opens("lanterns", "me:Maya", "open")
    old = maya.cookie
    assert len(joins(maya, "Maya")) == 8
    assert maya.cookie != old
    assert maya.looks()["mine"] == [0]
    assert maya.post(maya.at("invite"), {"seat": 1}).status_code == 200  # still the host
    thief = Guest(maya.client)
    thief.cookie, thief.table = old, maya.table
    assert thief.looks()["mine"] == []  # the old cookie is worth nothing
    assert maya.opens("lanterns", "me", "random")["seats"][0]["name"] == "Maya"
    assert name_of(ram) is None


def test_a_passkey_signs_in_on_another_browser(maya: Guest, ram: Guest) -> None:
    key = Authenticator()
    maya.opens("lanterns", "me:Maya", "open")
    joins(maya, "Maya", key)
    ram.opens("lanterns", "me:Me", "open")  # before they say who they are
    assert signs_in(ram, key) == 200
    assert name_of(ram) == "Maya"
    assert {each["table"] for each in ram.get("/api/v1/tables").json()} == {maya.table, ram.table}
    assert [each["here"] for each in ram.get(ME).json()["devices"]].count(True) == 1


def test_signing_out_ends_a_device_at_once(maya: Guest, ram: Guest) -> None:
    key = Authenticator()
    joins(maya, "Maya", key)
    signs_in(ram, key)
    theirs = next(each["device"] for each in maya.get(ME).json()["devices"] if not each["here"])
    stolen = Guest(ram.client)
    stolen.cookie = ram.cookie
    assert maya.post(f"{ME}/sign-out", {"device": theirs}).status_code == 200
    assert name_of(stolen) is None
    assert name_of(maya) == "Maya"
    assert maya.post(f"{ME}/sign-out", {"device": theirs}).status_code == 404
    assert maya.post(f"{ME}/sign-out", {}).status_code == 200
    assert name_of(maya) is None
    assert maya.post(f"{ME}/codes").status_code == 401
    assert signs_in(maya, key) == 200


def test_a_recovery_code_works_once(maya: Guest, ram: Guest) -> None:
    codes = joins(maya, "Maya")
    assert ram.post(f"{ME}/recover", {"code": "x" * 23}).status_code == 403
    assert ram.post(f"{ME}/recover", {"code": f" {codes[3].upper()}"}).status_code == 200
    assert name_of(ram) == "Maya"
    again = Guest(ram.client)
    answer = again.post(f"{ME}/recover", {"code": codes[3]})
    assert (answer.status_code, answer.json()["code"]) == (403, "bad-code")
    assert maya.get(ME).json()["codes"] == 7
    fresh = maya.post(f"{ME}/codes").json()["codes"]
    assert again.post(f"{ME}/recover", {"code": codes[4]}).status_code == 403  # withdrawn
    assert again.post(f"{ME}/recover", {"code": fresh[0]}).status_code == 200


def test_a_link_brings_a_second_device(maya: Guest, ram: Guest) -> None:
    joins(maya, "Maya")
    link = maya.post(f"{ME}/link").json()["url"]
    code = link.partition("code=")[2]
    assert ram.post(f"{ME}/recover", {"code": code}).status_code == 403  # it is of another kind
    assert ram.post(f"{ME}/link/use", {"code": code}).status_code == 200
    assert name_of(ram) == "Maya"
    assert Guest(ram.client).post(f"{ME}/link/use", {"code": code}).status_code == 403
    assert ram.post(f"{ME}/sign-out", {}).status_code == 200
    assert ram.post(f"{ME}/link").status_code == 401


# Forged answers


def forge(maya: Guest, ram: Guest, how: str) -> tuple[int, str]:
    """Ram answers for Maya, in some way that must not work."""
    key = Authenticator()
    joins(maya, "Maya", key)
    asked = ram.post(f"{ME}/sign-in/ask").json()
    answer: Any = None
    if how == "other origin":
        key.origin = "http://evil.example"
    if how == "other site":
        key.site = "evil.example"
    if how == "other key":
        answer = Authenticator().answer(asked)
        answer["id"] = answer["rawId"] = key.answer(asked)["id"]
    if how == "unknown key":
        answer = Authenticator().answer(asked)
    if how == "own challenge":
        answer = key.answer({"challenge": "AAAA" * 10})
    if how == "replay":
        answer = key.answer(asked)
        assert Guest(ram.client).post(f"{ME}/sign-in", {"credential": answer}).status_code == 200
    if how == "counter":
        assert signs_in(Guest(ram.client), key) == 200
        assert signs_in(Guest(ram.client), key) == 200
        key.counter = 0
    if how == "challenge of a new key":
        answer = key.answer(ram.post(f"{ME}/passkey/ask", {"name": "Ram"}).json())
    if how == "signature":
        answer = key.answer(asked)
        answer["response"]["signature"] = key.answer(asked)["response"]["signature"]
    sent = ram.post(f"{ME}/sign-in", {"credential": key.answer(asked) if answer is None else answer})
    return sent.status_code, sent.json().get("code", "")


@pytest.mark.parametrize(
    "how",
    [
        *("other origin", "other site", "other key", "unknown key", "own challenge", "replay", "counter"),
        *("challenge of a new key", "signature"),
    ],
)
def test_a_forged_answer_signs_nobody_in(maya: Guest, ram: Guest, how: str) -> None:
    assert forge(maya, ram, how) == (403, "bad-passkey")
    assert name_of(ram) is None


@pytest.mark.parametrize(
    "wrong", [{}, {"response": {}}, {"response": {"clientDataJSON": "e30"}}, {"id": 3}, {"response": []}]
)
def test_an_answer_that_is_none_is_refused(maya: Guest, wrong: object) -> None:
    for name in ("sign-in", "passkey"):
        answer = maya.post(f"{ME}/{name}", {"credential": wrong, "name": "Maya"})
        assert (answer.status_code, answer.json()["code"]) == (403, "bad-passkey")
    assert name_of(maya) is None


def test_a_key_made_for_somebody_else_is_not_taken(maya: Guest, ram: Guest) -> None:
    """What one browser was asked, another cannot answer; nor is a known key taken twice."""
    key, asked = Authenticator(), maya.post(f"{ME}/passkey/ask", {"name": "Maya"}).json()
    made = key.make(asked)
    assert ram.get(ME).status_code == 200
    assert ram.post(f"{ME}/passkey", {"name": "Maya", "credential": made}).status_code == 403
    assert name_of(ram) is None
    joins(maya, "Maya", key)
    again = key.make(ram.post(f"{ME}/passkey/ask", {"name": "Ram"}).json())
    assert ram.post(f"{ME}/passkey", {"name": "Ram", "credential": again}).status_code == 403


@pytest.mark.parametrize("name", ["maya", "Mауа", "Sherpa", ""])
def test_a_name_that_imitates_is_not_kept(maya: Guest, ram: Guest, name: str) -> None:
    joins(maya, "Maya")
    assert ram.post(f"{ME}/passkey/ask", {"name": name}).status_code == 422
    assert name_of(ram) is None


def test_two_who_want_the_same_name_do_not_both_get_it(maya: Guest, ram: Guest) -> None:
    asked = [guest.post(f"{ME}/passkey/ask", {"name": "Tashi"}).json() for guest in (maya, ram)]
    answers = [
        guest.post(f"{ME}/passkey", {"name": "Tashi", "credential": Authenticator().make(each)})
        for guest, each in zip((maya, ram), asked, strict=True)
    ]
    members.append(maya)
    assert [answer.status_code for answer in answers] == [200, 409]


def test_a_bare_address_can_have_no_passkeys(maya: Guest) -> None:
    answer = maya.post(f"{ME}/sign-in/ask", headers={"host": "127.0.0.1:8765"})
    assert (answer.status_code, answer.json()["code"]) == (409, "no-passkeys")


# More keys, and the end


def test_keys_are_added_and_given_up(maya: Guest, ram: Guest) -> None:
    first, second = Authenticator(), Authenticator()
    joins(maya, "Maya", first)
    asked = maya.post(f"{ME}/passkey/ask", {}).json()
    assert len(asked["excludeCredentials"]) == 1
    assert maya.post(f"{ME}/passkey", {"credential": second.make(asked)}).json()["codes"] == []
    keys = [each["passkey"] for each in maya.get(ME).json()["passkeys"]]
    assert len(keys) == 2
    assert ram.post(f"{ME}/passkey/remove", {"passkey": keys[0]}).status_code == 401
    left = maya.post(f"{ME}/passkey/remove", {"passkey": keys[0]}).json()["passkeys"]
    assert [each["passkey"] for each in left] == keys[1:]
    assert signs_in(ram, first) == 403
    assert signs_in(ram, second) == 200


def test_everything_is_forgotten_and_a_neutral_name_stays(maya: Guest, ram: Guest) -> None:
    codes = joins(maya, "Maya")
    maya.opens("lanterns", "me", "open")
    invitation = maya.post(maya.at("invite"), {"seat": 1}).json()["invitations"]["1"]
    ram.table = maya.table
    ram.post(ram.at("sit"), {"invitation": invitation, "name": "Ram"})
    maya.post("/api/v1/bots", {"name": "Yeti"})
    cookie = maya.cookie
    wrong = maya.post(f"{ME}/delete", {"name": "Mama"})
    assert (wrong.status_code, wrong.json()["code"]) == (422, "other-name")
    assert maya.post(f"{ME}/delete", {"name": "Maya"}).json() == {"tables": 1}
    members.remove(maya)
    maya.cookie = cookie
    assert name_of(maya) is None
    assert maya.get("/api/v1/tables").json() == []
    frame = ram.looks()
    assert frame["seats"][0]["name"] == "Player 1"
    assert frame["seats"][0]["bot"]  # and Ram can play on
    assert ram.plays_on(frame)["over"]
    assert ram.post(f"{ME}/recover", {"code": codes[0]}).status_code == 403
    joins(ram, "Yeti")  # the name of a program goes, too


def test_nothing_of_a_member_stays_in_the_data(data: Path) -> None:
    with TestClient(create_app(data, bot_processes=0, bot_pause=0), "http://testserver") as client:
        maya = Guest(client)
        maya.opens("lanterns", "me:Dolkar", "random")
        codes = joins(maya, "Dolkar")
        members.remove(maya)
        maya.plays_on(maya.looks(), most=1)
        maya.post(f"/api/v1/t/{maya.table}/say", {"text": "Dolkar was here"})
        maya.opens("lanterns", "me:Dolkar", "random")
        assert maya.post(maya.at("resign"), {"seat": 0}).status_code == 200
        with closing(sqlite3.connect(data)) as db:
            assert not any(codes[0] in line for line in db.iterdump())
            assert any("Dolkar" in line for line in db.iterdump())
        maya.post(f"{ME}/delete", {"name": "Dolkar"})
        with closing(sqlite3.connect(data)) as db:
            assert not any("Dolkar" in line or "'m-" in line for line in db.iterdump())
        for file in data.parent.glob(f"{data.name}*"):
            assert b"Dolkar" not in file.read_bytes()


def test_what_was_said_about_games_moves_along_and_is_forgotten(data: Path) -> None:
    """Titles of one's games and deals of the day, which other parts of the house keep by guest."""
    with TestClient(create_app(data, bot_processes=0, bot_pause=0), "http://testserver") as client:
        maya, service = Guest(client), client.app.state.service  # type: ignore[attr-defined]
        maya.opens("lanterns", "me:Dolkar", "random")
        guest = service.store.seats(maya.table)[0].owner
        rows: list[tuple[sql.Table, dict[str, object]]] = [
            (SHELF, {"guest": guest, "table_id": maya.table, "title": "First"}),
            (DAILY, {"guest": guest, "table_id": maya.table, "game": "lanterns", "day": "2026-11-16"}),
        ]
        service.store.keep_result(maya.table, {"names": ["Dolkar"]})
        with service.store.writing() as db:
            for table, row in rows:
                db.execute(table.insert().values(row))
        joins(maya, "Dolkar")
        members.remove(maya)
        member = service.store.seats(maya.table)[0].owner

        def owners() -> list[str]:
            with service.store.reading() as db:
                return [each for table, _ in rows for each in db.scalars(sql.select(table.c.guest))]

        assert owners() == [member, member] != [guest, guest]
        maya.post(f"{ME}/delete", {"name": "Dolkar"})
        assert owners() == []
        assert service.store.results([maya.table]) == {}
