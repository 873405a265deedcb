"""Your games, the deal of the day, your history, and Durbar as an app."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.meeting import frame_of, sends
from tests.web.person import Person
from tests.web.test_sizes import WRITTEN

pytestmark = pytest.mark.long

GAME = "revival"
IDS = "all => all.map(each => each.id)"
WORKING = "() => navigator.serviceWorker.ready.then(() => caches.keys())"


def test_your_games_are_named_found_put_away_and_called_back(maya: Person) -> None:
    maya.begin(GAME)
    maya.play_on(random.Random(1), 2)
    maya.ready()
    maya.page.goto(f"{maya.address}?at=1")
    maya.see("form[action$='/branch'] button").click()
    maya.ready()
    maya.page.goto("/games")
    games = maya.see(".kept > li")
    expect(games).to_have_count(2)
    expect(maya.see(".kept .tried")).to_have_count(1)  # the one that only tries something out says so

    first = games.last
    first.locator("summary").click()
    first.locator("input[name=title]").fill("Monsoon evening")
    first.locator("button[value=rename]").click()
    expect(games.last.locator("b")).to_have_text("Monsoon evening")

    maya.see(".filter a[href$='show=tried']").click()
    expect(games).to_have_count(1)
    maya.see(".filter a[href$='show=over']").click()
    expect(games).to_have_count(0)
    maya.see(".filter a[href$='show=running']").click()
    expect(games).to_have_count(2)

    games.last.locator("summary").click()
    games.last.locator("button[value=delete]").click()
    expect(games).to_have_count(1)
    expect(maya.see(".kept")).not_to_contain_text("Monsoon evening")
    maya.see(".undone button").click()
    expect(maya.see(".kept")).to_contain_text("Monsoon evening")


def finish(person: Person, seed: int) -> None:
    """Without the pointer, as their page would send it."""
    luck = random.Random(seed)
    while not frame_of(person)["over"]:
        sends(person, luck, 40)


def test_the_deal_of_the_day_is_the_same_for_everybody_and_stands_in_the_history(visit: Visitor) -> None:
    maya, dolma = visit(), visit(phone=True, lang="fr")
    seen = []
    for person in (maya, dolma):
        person.page.goto("/daily")
        person.see(f".deal:has(#deal-{GAME}) button").click()
        person.page.wait_for_selector("#main")
        person.ready()
        pieces = person.page.eval_on_selector_all("#part-board [id^=card-]", IDS)
        seen.append((pieces, [offer.text for offer in person.offers()]))
    assert seen[0] == seen[1]
    assert seen[0][0]
    finish(maya, 1)
    for person, own in ((maya, 1), (dolma, 0)):
        person.page.goto("/daily")
        expect(person.see(f".deal:has(#deal-{GAME}) .board li")).to_have_count(1)
        expect(person.see(f".deal:has(#deal-{GAME}) .board li.mine")).to_have_count(own)
    maya.page.goto("/daily?lang=ja")
    expect(maya.see(".board li.mine span").first).to_have_text("Maya（自分）")

    maya.begin(GAME)
    finish(maya, 2)
    maya.page.goto("/games?lang=ja")
    expect(maya.see(".kept small").first).to_contain_text(re.compile(r"\d点"))
    maya.page.goto("/history")
    expect(maya.see(".figures dd").first).to_have_text("2")
    curve = maya.see(".graph svg :is(polyline, path)")
    assert max(box["width"] for each in curve.all() if (box := each.bounding_box())) > 100
    rivals = maya.see(".card:last-of-type .graph svg")
    assert rivals.locator("rect").count() >= 2  # the bot of the day, and the one of the other game
    expect(rivals).to_contain_text("Random")
    maya.page.set_viewport_size({"width": 320, "height": 640})
    maya.page.wait_for_selector("body[data-layout=phone]")
    drawn = maya.page.eval_on_selector_all(".graph text", WRITTEN)
    assert drawn
    assert min(drawn) >= 12 - 0.05


def test_the_fixed_files_of_the_app_come_from_its_worker(maya: Person) -> None:
    maya.page.goto("/")
    assert any(name.startswith("durbar-") for name in maya.page.evaluate(WORKING))
    came = []
    maya.page.on("response", lambda answer: came.append((answer.url, answer.from_service_worker)))
    maya.page.reload(wait_until="networkidle")
    assert any(kept for url, kept in came if url.endswith(".js"))
    assert not any(kept for url, kept in came if url.endswith("/"))  # pages are always the server's
    icons = maya.page.evaluate(
        "async () => (await (await fetch(document.querySelector('link[rel=manifest]').href)).json()).icons"
    )
    assert {"192x192", "512x512"} <= {icon["sizes"] for icon in icons}
