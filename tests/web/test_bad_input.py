"""Stale pages, forged moves, foreign seats, broken files: said clearly, and nothing is changed."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.person import Person

pytestmark = pytest.mark.long


def test_a_stale_page_is_told_and_shown_how_the_table_stands(maya: Person) -> None:
    maya.begin("expedition")
    other = maya.new_page()
    other.route("**/live?*", lambda route: route.abort())
    other.goto(maya.address)
    other.wait_for_selector(".pick")
    maya.decide(random.Random(1))
    maya.ready()
    other.locator(".pick").first.click()
    other.locator("#do").click()
    expect(other.locator("#banner")).to_contain_text("changed")
    maya.page.wait_for_selector(f"#main[data-v='{other.locator('#main').get_attribute('data-v')}']")
    maya.complaints.clear()


def test_forged_moves_and_foreign_seats_change_nothing(maya: Person, visit: Visitor) -> None:
    maya.begin("expedition")
    ram = visit()
    ram.page.goto(maya.address)
    assert not ram.asked()
    offer = maya.offers()[0]
    send = """async ([address, body]) => {
        const headers = { "Content-Type": "application/json" };
        const answer = await fetch(address, { method: "POST", headers, body: JSON.stringify(body) });
        return [answer.status, (await answer.json()).problem];
    }"""
    act = {"v": maya.v, "seat": 0, "key": "x"}
    address = f"{maya.address}/act"
    for person, body, status in (
        (ram, {**act, "move": offer.text}, 403),
        (maya, {**act, "move": "take everything"}, 422),
        (maya, {**act, "move": offer.text, "seat": 1}, 403),
        (maya, {**act, "move": offer.text, "v": 0}, 409),
    ):
        assert person.page.evaluate(send, [address, body])[0] == status
        person.forgive(str(status))
    assert maya.see("#main").get_attribute("data-v") == str(act["v"])


def test_unknown_tables_games_and_pages_say_so(maya: Person) -> None:
    for path in ("/t/nowhere", "/new/nothing", "/guide/nothing", "/learn/nothing", "/nothing"):
        answer = maya.page.goto(path)
        assert answer
        assert answer.status == 404
        assert maya.see("h1").is_visible()
        maya.forgive("404")


def test_a_broken_upload_is_explained(maya: Person, tmp_path: Path) -> None:
    file = tmp_path / "broken.durbar"
    file.write_text("durbar nonsense\n")
    maya.page.goto("/")
    maya.see("input[name=record]").set_input_files(file)
    with maya.page.expect_navigation():
        maya.see(".file button").click()
    assert maya.see(".file .wrong").inner_text() == "This file is not a game saved by Durbar."
    maya.forgive("422")


def test_without_scripts_the_table_is_a_form(visit: Visitor) -> None:
    maya = visit(script=False)
    maya.page.goto("/new/expedition?seat-1=here")
    maya.see("#begin").click()
    made = 0
    while made < 4 or maya.see("#undo").get_attribute("aria-disabled"):  # until something can be taken back
        if maya.see("#lift").count():
            maya.see("#lift").click()
        maya.see("#moves button[name=move]").first.wait_for(state="attached")  # until one is asked
        v = maya.v
        if maya.see("#all > summary").count():
            maya.see("#all > summary").click()
        maya.see("#moves button[name=move]").first.click()
        assert maya.v > v
        made += 1
        assert made < 40
    maya.see("#undo").click()
