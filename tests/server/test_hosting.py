"""A table before its game: invitations withdrawn or too old, the lobby, leaving, bots for the rest."""

from typing import Any

import pytest
from starlette.testclient import TestClient

from durbar.core import Match
from durbar.server.tables import room
from durbar.server.tables.dealer import verify
from tests.server.people import Guest

SALTS = ["ab" * 32, "cd" * 32, "ef" * 32]


@pytest.fixture
def client(here: TestClient) -> TestClient:
    """Maya is served by one of two servers on either database,"""
    return here


@pytest.fixture
def ram(elsewhere: TestClient) -> Guest:
    """and Ram by the other."""
    return Guest(elsewhere)


def opens(maya: Guest, *who: str) -> dict[str, str]:
    """A table; the invitations to its free seats."""
    wish = {"game": "lanterns", "players": len(who), "seats": [{"who": each} for each in who]}
    opened = maya.post("/api/v1/tables", wish).json()
    maya.table = opened["table"]
    invitations: dict[str, str] = opened["invitations"]
    return invitations


def sits(guest: Guest, table: str, invitation: str, **more: Any) -> int:
    guest.table = table
    return guest.post(guest.at("sit"), {"invitation": invitation, **more}).status_code


def listed(guest: Guest) -> list[str]:
    return [each["table"] for each in guest.get("/api/v1/lobby").json()]


def test_a_withdrawn_invitation_takes_no_seat(maya: Guest, ram: Guest) -> None:
    old = opens(maya, "me", "open")["1"]
    answer = maya.post(maya.at("invite"), {"seat": 1})
    assert answer.status_code == 200
    new = answer.json()["invitations"]["1"]
    assert new != old
    assert sits(ram, maya.table, old) == 404
    assert sits(ram, maya.table, new) == 200
    assert maya.post(maya.at("invite"), {"seat": 1}).status_code == 409  # somebody sits there


def test_an_invitation_grows_too_old(maya: Guest, ram: Guest, monkeypatch: pytest.MonkeyPatch) -> None:
    invitation = opens(maya, "me", "open")["1"]
    monkeypatch.setattr(room, "INVITATION_SECONDS", -1.0)
    ram.table = maya.table
    answer = ram.post(ram.at("sit"), {"invitation": invitation})
    assert (answer.status_code, answer.json()["code"]) == (410, "invitation-over")
    assert not maya.looks()["seats"][1]["taken"]


def test_a_table_in_the_lobby_is_found_and_taken(maya: Guest, ram: Guest) -> None:
    opens(maya, "me", "open")
    assert maya.table not in listed(ram)
    assert maya.post(maya.at("open"), {"everybody": True}).status_code == 200
    (found,) = [each for each in ram.get("/api/v1/lobby").json() if each["table"] == maya.table]
    assert (found["game"], found["players"], found["free"]) == ("lanterns", 2, 1)
    assert sits(ram, maya.table, found["invitation"], name="Ram") == 200
    assert maya.table not in listed(ram)  # full
    assert maya.looks()["seats"][1]["name"] == "Ram"
    assert maya.looks()["dealing"]["dealt"]


def test_a_table_is_taken_out_of_the_lobby_again(maya: Guest, ram: Guest) -> None:
    seen = opens(maya, "me", "open")["1"]
    for everybody in (True, False):
        maya.post(maya.at("open"), {"everybody": everybody})
        assert (maya.table in listed(ram)) is everybody
    assert sits(ram, maya.table, seen) == 404  # what everybody could read takes no seat any more


def test_bots_take_the_free_seats_and_the_game_begins(maya: Guest) -> None:
    opens(maya, "me", "open", "open")
    assert not maya.looks()["dealing"]["dealt"]
    assert maya.post(maya.at("fill"), {"bot": "nobody"}).status_code == 422
    frame = maya.post(maya.at("fill"), {"bot": "random"}).json()
    assert [seat["bot"] for seat in frame["seats"]] == [None, "random", "random"]
    assert maya.plays_on(frame)["over"]
    record = maya.get(maya.at("record")).content
    assert verify(Match.read(record)).drawn == 3
    again = maya.post("/api/v1/load", content=record).json()["table"]
    assert [seat["bot"] for seat in maya.get(f"/t/{again}/frame").json()["seats"]] == [
        None,
        "random",
        "random",
    ]


def test_whoever_leaves_takes_their_salt_along(maya: Guest, ram: Guest, client: TestClient) -> None:
    """The salt of the next one at that seat counts, and the record verifies."""
    opens_at = opens(maya, "me", "open", "open")
    sits(ram, maya.table, opens_at["1"], deal="wait")
    ram.post(ram.at("salt"), {"salt": SALTS[0]})
    left = ram.post(ram.at("leave"), {"seat": 1}).json()
    assert left["mine"] == []
    assert not left["seats"][1]["taken"]
    assert sits(ram, maya.table, opens_at["1"]) == 404  # that link has done its work
    tashi, dolma = Guest(client), Guest(client)
    fresh = maya.post(maya.at("invite"), {"seat": 1}).json()["invitations"]
    for guest, seat, salt in ((tashi, "1", SALTS[1]), (dolma, "2", SALTS[2])):
        assert sits(guest, maya.table, fresh[seat], deal="wait") == 200
        guest.post(guest.at("salt"), {"salt": salt})
    frame = maya.looks()
    assert frame["dealing"]["dealt"]
    assert [each["salt"] for each in frame["dealing"]["salts"]][1:] == SALTS[1:]
    people = (maya, tashi, dolma)
    while not frame["over"]:
        for guest in people:
            frame = guest.looks()
            if frame["moves"]:
                guest.act(frame)
    assert verify(Match.read(maya.get(maya.at("record")).content)).salts == 2


def test_the_host_asks_somebody_to_leave_and_nobody_else_may(
    maya: Guest, ram: Guest, client: TestClient
) -> None:
    invitations = opens(maya, "me", "open", "open")
    sits(ram, maya.table, invitations["1"])
    tashi = Guest(client)
    tashi.table = maya.table
    wishes: list[tuple[str, dict[str, object]]] = [
        ("leave", {"seat": 1}),
        ("open", {"everybody": True}),
        ("invite", {"seat": 2}),
        ("fill", {"bot": "random"}),
    ]
    for name, body in wishes:
        answer = tashi.post(tashi.at(name), body)
        assert (answer.status_code, answer.json()["code"]) == (403, "not-host"), name
    assert maya.post(maya.at("leave"), {"seat": 1}).status_code == 200
    assert ram.looks()["mine"] == []
    assert maya.post(maya.at("leave"), {"seat": 9}).status_code == 404


def test_nobody_changes_seats_once_the_game_has_begun(maya: Guest, ram: Guest) -> None:
    invitation = opens(maya, "me", "open")["1"]
    sits(ram, maya.table, invitation)
    begun = maya.looks()
    for guest, name, body in (
        (maya, "leave", {"seat": 1}),
        (ram, "leave", {"seat": 1}),
        (maya, "fill", {"bot": "random"}),
        (maya, "open", {"everybody": True}),
    ):
        answer = guest.post(guest.at(name), body)
        assert (answer.status_code, answer.json()["code"]) == (409, "begun"), name
    assert maya.looks()["v"] == begun["v"]


def test_two_who_want_the_same_seat_do_not_both_get_it(maya: Guest, ram: Guest) -> None:
    """Ram takes the seat in another process while the host's process still thinks it is free."""
    opens(maya, "me", "open", "open")
    service = maya.client.app.state.service  # type: ignore[union-attr]
    service.shared = False
    service.store.sit(maya.table, 1, "somebody", "Ram")
    frame = maya.post(maya.at("fill"), {"bot": "random"}).json()
    assert [(seat["name"], seat["bot"]) for seat in frame["seats"]][1] == ("Ram", None)
    assert frame["seats"][2]["bot"] == "random"
    assert not frame["dealing"]["dealt"]


def test_a_flag_must_be_one(maya: Guest) -> None:
    opens(maya, "me", "open")
    for wrong in (None, "perhaps", 1, "yes"):
        assert maya.post(maya.at("open"), {"everybody": wrong}).status_code == 400
    assert maya.post(maya.at("open"), {}).status_code == 400
