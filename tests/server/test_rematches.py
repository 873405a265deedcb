"""The same people once more: everybody moves on by a seat, and is told where."""

import pytest
from starlette.testclient import TestClient

from tests.server.people import Guest

PAGE = {"accept": "text/html"}


@pytest.fixture
def client(here: TestClient) -> TestClient:
    """Maya is served by one of two servers on either database,"""
    return here


@pytest.fixture
def ram(elsewhere: TestClient) -> Guest:
    """and Ram by the other."""
    return Guest(elsewhere)


def plays_together(maya: Guest, ram: Guest) -> str:
    """A whole game of two people; where it was."""
    seats = [{"who": "me", "name": "Maya"}, {"who": "open", "name": "Ram"}]
    clock = {"kind": "live", "seconds": 777, "at_zero": "free"}
    opened = maya.post("/api/v1/tables", {"game": "lanterns", "seats": seats, "clock": clock}).json()
    maya.table = ram.table = opened["table"]
    ram.post(ram.at("sit"), {"invitation": opened["invitations"]["1"], "name": "Ram"})
    frame = maya.looks()
    while not frame["over"]:
        for guest in (maya, ram):
            frame = guest.looks()
            if frame["moves"]:
                guest.act(frame)
    return maya.table


def opens_again(guest: Guest, before: str, **other: str) -> str:
    """The form of a rematch, sent as it is."""
    form = {"game": "lanterns", "players": "2", "seat-0": "open", "name-0": "Ram", "seat-1": "me"}
    answer = guest.ask("POST", "/tables", data={**form, "rematch": before, **other}, headers=PAGE)
    assert answer.status_code == 303, answer.text
    return str(answer.headers["location"]).removeprefix("/t/")


def test_the_others_are_led_to_the_seat_that_is_kept_for_them(maya: Guest, ram: Guest) -> None:
    before = plays_together(maya, ram)
    assert ram.get(ram.at("next"), headers=PAGE).status_code == 404
    form = maya.get(f"/new/lanterns?again={before}", headers=PAGE).text
    assert f'name="rematch" value="{before}"' in form
    assert '<option value="live 777 0" selected>' in form  # the clock stays
    assert '<option value="free" selected>' in form
    again = opens_again(maya, before)
    assert ram.looks()["rematch"] == again
    led = ram.get(ram.at("next"), headers=PAGE).headers["location"]
    assert led.startswith(f"/t/{again}?sit=")
    assert 'value="Ram"' in ram.get(led, headers=PAGE).text
    invitation = led.partition("sit=")[2].partition("&")[0]
    ram.ask("POST", f"/t/{again}/sit", data={"invitation": invitation, "name": "Ram"}, headers=PAGE)
    for guest, seat in ((maya, 1), (ram, 0)):
        assert guest.get(guest.at("next"), headers=PAGE).headers["location"] == f"/t/{again}"
        guest.table = again
        assert guest.looks()["mine"] == [seat]


def test_nobody_else_says_where_it_goes_on_and_the_first_word_counts(
    maya: Guest, ram: Guest, client: TestClient
) -> None:
    before, tashi = plays_together(maya, ram), Guest(client)
    opens_again(tashi, before)
    opens_again(maya, "no-such-table")
    assert maya.looks()["rematch"] is None
    first = opens_again(maya, before)
    opens_again(ram, before)
    assert ram.looks()["rematch"] == first
    tashi.table = before
    assert tashi.get(tashi.at("next"), headers=PAGE).headers["location"] == f"/t/{first}"


def test_the_next_game_is_the_one_that_has_waited_longest(maya: Guest) -> None:
    assert maya.get("/next", headers=PAGE).headers["location"] == "/"
    frame = maya.opens("lanterns", "me", "open")  # nothing is asked there yet
    longest = maya.opens("lanterns", "me", "here")["table"]
    maya.opens("lanterns", "me", "here")
    assert frame["table"] != longest
    assert maya.get("/next", headers=PAGE).headers["location"] == f"/t/{longest}"
