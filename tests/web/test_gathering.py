"""The lobby and the page on which a host gathers people, in three languages and without a script."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from durbar.web import create_app
from durbar.web.render import words
from tests.server.people import Guest

PAGE = {"accept": "text/html"}
SEAT_LINK = re.compile(r'"(?:http://testserver)?(/t/[\w-]+\?sit=[\w-]+)"')


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    app = create_app(tmp_path / "durbar.db", bot_processes=0, bot_pause=0)
    with TestClient(app, "http://testserver") as client:
        yield client


@pytest.fixture
def maya(client: TestClient) -> Guest:
    """She has opened a table with two free seats."""
    maya = Guest(client)
    maya.opens("expedition", "me:Maya", "open", "open")
    return maya


def page(guest: Guest, path: str, lang: str = "en") -> str:
    sign = "&" if "?" in path else "?"
    answer = guest.get(f"{path}{sign}lang={lang}", headers=PAGE)
    assert answer.status_code == 200, answer.text
    return answer.text


def wishes(guest: Guest, do: str, **more: object) -> int:
    answer = guest.ask("POST", guest.at("seats"), data={"do": do, **more}, headers=PAGE)
    return answer.status_code


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_from_the_home_page_to_a_seat_by_links_and_forms(maya: Guest, client: TestClient, lang: str) -> None:
    ram, say = Guest(client), words(lang)
    assert say("web-lobby-empty") in page(ram, "/lobby", lang)
    assert wishes(maya, "open") == 303
    assert 'href="/lobby"' in page(ram, "/", lang)
    shown = page(ram, "/lobby", lang)
    assert "Maya" in shown
    (link,) = SEAT_LINK.findall(shown)
    table, _, invitation = link.partition("?sit=")
    assert say("web-sit") in ram.get(f"{link}&lang={lang}", headers=PAGE).text
    sat = ram.ask("POST", f"{table}/sit", data={"invitation": invitation, "name": "Ram"}, headers=PAGE)
    assert (sat.status_code, sat.headers["location"]) == (303, table)
    assert ram.get(link, headers=PAGE).headers["location"] == table  # a second click leads there, too
    assert "Ram" in page(maya, f"{table}/seats", lang)
    assert wishes(maya, "close") == 303
    assert say("web-lobby-empty") in page(ram, "/lobby", lang)


def test_the_lobby_is_searched_by_game_players_clock_and_language(client: TestClient) -> None:
    maya, ram = Guest(client), Guest(client)
    seats = {"players": "2", "seat-0": "me", "name-0": "Maya", "seat-1": "open", "everybody": "yes"}
    for game, clock, lang in (("revival", "live 600 10", "fr"), ("expedition", "", "ja")):
        form = {"game": game, "clock": clock, **seats}
        assert maya.ask("POST", f"/tables?lang={lang}", data=form, headers=PAGE).status_code == 303
    told = ram.get("/api/v1/lobby").json()
    assert [(each["game"], each["lang"]) for each in told] == [("expedition", "ja"), ("revival", "fr")]
    say, (clocked, other) = words("en"), ("Revival", "Expedition")
    assert say("web-clock-live-more", minutes="10", seconds=10) in page(ram, "/lobby")
    for wish in ("game=revival", "clock=live", "language=fr", "players=2&language=fr"):
        shown = page(ram, f"/lobby?{wish}").partition('class="tickets"')[2]
        assert (clocked in shown, other in shown) == (True, False), wish
    for wish in ("clock=letters", "players=3", "game=excavation", "clock=sand"):
        assert say("web-lobby-empty") in page(ram, f"/lobby?{wish}")


def test_a_table_with_bots_alone_is_not_shown_in_the_lobby(client: TestClient) -> None:
    maya = Guest(client)
    wish = {"game": "revival", "seats": [{"who": "me"}, {"who": "random"}], "everybody": True}
    assert maya.post("/api/v1/tables", wish).status_code == 201
    assert maya.get("/api/v1/lobby").json() == []


def test_only_those_at_the_table_see_its_links(maya: Guest, client: TestClient) -> None:
    ram = Guest(client)
    ram.table = maya.table
    assert len(set(SEAT_LINK.findall(page(maya, maya.at("seats"))))) == 2
    shown = page(ram, ram.at("seats"))
    assert not SEAT_LINK.findall(shown)
    assert "<button" not in shown.partition("<main")[2]
    assert wishes(ram, "fill", bot="random") == 403


def test_a_withdrawn_link_and_a_second_browser_on_one_link_are_told_so(
    maya: Guest, client: TestClient
) -> None:
    first, second = sorted(set(SEAT_LINK.findall(page(maya, maya.at("seats")))))
    number = next(
        seat.seat
        for seat in maya.client.app.state.service.rooms[maya.table].seats  # type: ignore[union-attr]
        if seat.invitation in first
    )
    assert wishes(maya, "invite", seat=number) == 303
    ram, tashi = Guest(client), Guest(client)
    gone = ram.get(first, headers=PAGE)
    assert (gone.status_code, "no longer valid" in gone.text) == (404, True)
    table, _, invitation = second.partition("?sit=")
    for guest, status in ((ram, 303), (tashi, 403)):
        form = {"invitation": invitation, "name": "R"}
        assert guest.ask("POST", f"{table}/sit", data=form, headers=PAGE).status_code == status
    assert tashi.get(second, headers=PAGE).status_code == 403


def test_the_page_stays_while_the_game_is_played(maya: Guest, client: TestClient) -> None:
    assert wishes(maya, "dance") == 400
    assert wishes(maya, "fill", bot="random") == 303
    shown = page(maya, maya.at("seats"))
    assert maya.at("seats") in page(maya, f"/t/{maya.table}")
    assert "Resign for good" in shown
    assert 'value="leave"' not in shown
    assert wishes(maya, "resign", seat=1) == 403  # a bot's
    assert wishes(maya, "stand-in", seat=1) == 409
    assert wishes(maya, "resign", seat=0) == 303
    assert "Resign" not in page(maya, maya.at("seats"))


@pytest.mark.parametrize("lang", ["en", "fr", "ja"])
def test_a_table_closed_to_onlookers_says_so_and_its_invitations_still_work(
    maya: Guest, client: TestClient, lang: str
) -> None:
    ram, say = Guest(client), words(lang)
    ram.table = maya.table
    assert wishes(ram, "shut-out") == 403
    assert wishes(maya, "shut-out") == 303
    shown = page(maya, maya.at("seats"), lang)
    assert say("web-closed") in shown
    assert say("web-admit") in shown
    for path in (f"/t/{maya.table}", maya.at("seats"), maya.at("at/0"), maya.at("live"), maya.at("record")):
        assert ram.get(path, headers=PAGE).status_code == 403
    link = SEAT_LINK.findall(shown)[0]
    assert ram.get(link, headers=PAGE).status_code == 200
    invitation = link.partition("?sit=")[2]
    form = {"invitation": invitation, "name": "R"}
    assert ram.ask("POST", ram.at("sit"), data=form, headers=PAGE).status_code == 303
    assert ram.get(f"/t/{maya.table}", headers=PAGE).status_code == 200
    assert wishes(maya, "admit") == 303
    assert Guest(client).get(f"/t/{maya.table}", headers=PAGE).status_code == 200
