"""Whole games of several people, each in a browser of their own, from the invitation to the next game.

One of the games is played with two servers on PostgreSQL; all of them, if WHOLE_GAMES=postgresql says so.
"""

import os
import random
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from playwright.sync_api import expect

import durbar
from durbar.web.render import words
from tests.server.databases import needs_postgres, postgres
from tests.web.conftest import Visitor
from tests.web.line import Line
from tests.web.meeting import frame_of, meet, sends, sits_down
from tests.web.person import Person
from tests.web.serving import Server
from tests.web.test_people import HIDDEN, SHOWN

pytestmark = pytest.mark.long
SHORT = {"excavation": {"length": "short"}}
CLICKS = 3  # decisions that each person makes with the pointer; the others are sent as their page would
ALL = os.environ.get("WHOLE_GAMES") == "postgresql"
WHERE = [
    pytest.param(game, "postgresql", marks=needs_postgres)
    if ALL or game == durbar.games()[-1]
    else (game, "")
    for game in durbar.games()
]


@pytest.fixture(scope="module")
def servers(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[list[Server]]:
    """One on a file, or two on PostgreSQL. Who is away is missed after a second."""
    folder = tmp_path_factory.mktemp("house")
    with ExitStack() as ends:
        servers = [Server(folder / "durbar.db", hasty=True)]
        if getattr(request, "param", ""):
            url = ends.enter_context(postgres())
            servers = [Server(url, hasty=True, folder=folder) for _ in range(2)]
        for server in servers:
            server.start()
            ends.callback(server.stop)
        yield servers


@pytest.fixture(scope="module")
def server(servers: list[Server]) -> Server:
    """By which whoever visits is served,"""
    return servers[0]


@pytest.fixture
def line(servers: list[Server]) -> Iterator[Line]:
    """unless they come by this line."""
    line = Line(servers[-1].port)
    yield line
    line.close()


def is_asked(person: Person) -> bool:
    """Once their page shows the table as it is now."""
    person.newer(frame_of(person)["v"] - 1)
    return person.asked()


def loses_the_line_for_a_while(person: Person, line: Line, luck: random.Random, other: Person) -> None:
    """What was decided meanwhile arrives by itself, once."""
    while not is_asked(person):
        sends(other, luck)
    person.choose(luck.choice(person.offers()))
    line.cut()
    person.see("#do").click()
    expect(person.see("#banner")).to_be_visible()
    v = frame_of(other)["v"]
    line.mend()
    person.newer(v)
    other.newer(v)
    expect(person.see("#banner")).to_be_hidden()
    person.forgive("net::ERR")


@pytest.mark.parametrize(("game", "servers"), WHERE, indirect=["servers"])
def test_a_whole_game_from_the_invitation_to_the_next_one(
    game: str, servers: list[Server], server: Server, line: Line, visit: Visitor
) -> None:
    """Ram has a telephone, speaks French and loses the line; Tashi never comes back; Pema looks on."""
    luck = random.Random(2)
    maya, ram, tashi, pema = visit(), visit(phone=True, lang="fr"), visit(), visit(lang="ja")
    wishes = "&".join(f"option-{name}={value}" for name, value in SHORT.get(game, {}).items())
    maya.page.goto(f"/new/{game}?players=3&seat-1=open&seat-2=open&clock=live 2400 30&{wishes}")
    maya.see("[name=name-0]").fill("Maya")
    maya.see("#begin").click()
    maya.see("#gather").click()
    first, second = maya.see(".gathering input[readonly]").evaluate_all("all => all.map(each => each.value)")
    sits_down(ram, first.replace(server.address, line.address), "Ram")
    expect(maya.see(".gathering li").nth(1)).to_contain_text("Ram")  # nobody has to ask for the page again
    sits_down(tashi, second, "Tashi")
    maya.page.wait_for_selector("#main:not([data-turn='0'])")
    table = maya.address
    tashi.page.close()
    pema.page.goto(table.replace(server.address, servers[-1].address))
    expect(maya.see(".onlookers")).to_be_visible()
    expect(maya.see(".clock.runs").first).to_be_visible()
    assert not pema.offers()

    clicks = {maya: CLICKS, ram: CLICKS}
    replaced = False
    while not (replaced and max(clicks.values()) == 0):
        asked = next((person for person in clicks if clicks[person] and is_asked(person)), None)
        if asked is not None:
            asked.decide(luck)
            clicks[asked] -= 1
        elif maya.see("button.missed").is_visible():
            maya.see("button.missed").click()
            expect(maya.see("#place-2")).to_contain_text(words("en")("web-stands-in"))
            replaced = True
        elif not sends(maya, luck):
            sends(ram, luck)
    loses_the_line_for_a_while(ram, line, luck, maya)
    for person in (ram, pema):  # they look elsewhere meanwhile, and come back for the end
        person.page.evaluate(f"{HIDDEN % 'hidden'}; {SHOWN}")
    while not maya.see("#final").count():
        if not sends(maya, luck, most=99):
            sends(ram, luck, most=99)

    ended = []
    for person in (maya, ram, pema):
        person.page.evaluate(f"{HIDDEN % 'visible'}; {SHOWN}")
        person.page.wait_for_selector("#final")
        ended.append(person.see("#final tfoot tr:first-child td").all_inner_texts())
    assert ended[0] == ended[1] == ended[2]
    maya.see("#rematch").click()
    assert [maya.see(f"[name=name-{seat}]").input_value() for seat in range(3)] == ["Tashi", "Maya", "Ram"]
    maya.see("#begin").click()
    maya.page.wait_for_selector("#gather")
    expect(ram.see("#rematch")).to_have_class("button primary")
    ram.see("#rematch").click()
    assert ram.see("#name").input_value() == "Ram"
    ram.see("main button.primary").click()
    maya.see("#gather").click()
    maya.see(".gathering-acts select").select_option("random")
    maya.see(".gathering-acts form:has([value=fill]) button").click()
    for person in (maya, ram):
        person.page.wait_for_selector("#main:not([data-turn='0'])")
        assert person.see(".seat .name").all_inner_texts()[1:] == ["Maya", "Ram"]


def test_a_seat_is_given_back_to_whoever_returns(visit: Visitor) -> None:
    maya, ram = visit(), visit(phone=True, lang="fr")
    meet(maya, ram)
    ram.page.goto("/")
    sends(maya, random.Random(1))
    maya.see("button.missed").click()
    expect(maya.see("#place-1")).to_contain_text(words("en")("web-stands-in"))
    ram.page.goto(maya.address)
    expect(maya.see("#place-1")).not_to_contain_text(words("en")("web-stands-in"))
    expect(ram.see("#title")).not_to_have_text(words("fr")("bot-plays-for-you"))
