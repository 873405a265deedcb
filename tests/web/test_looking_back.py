"""Replay, records, and games that outlive the server."""

import random
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.person import Person
from tests.web.serving import Server

pytestmark = pytest.mark.long


def moment(person: Person) -> int:
    return int(person.see("#main").get_attribute("data-at") or -1)


def at(person: Person, n: int) -> None:
    person.page.wait_for_selector(f"body[data-ready] #main[data-at='{n}']")


def test_replay_by_slider_keys_buttons_and_by_itself(maya: Person) -> None:
    maya.begin("expedition")
    maya.play_on(random.Random(1), 4)
    maya.ready()
    end = int(maya.see("#main").get_attribute("data-turn") or 0)
    maya.page.goto(f"{maya.address}?at={end}")
    at(maya, end)
    maya.page.keyboard.press("ArrowLeft")
    at(maya, end - 1)
    maya.page.keyboard.press("Home")
    at(maya, 0)
    maya.see("[data-step=forth]").click()
    at(maya, 1)
    maya.see("#scrub").fill(str(end - 2))
    at(maya, end - 2)
    assert maya.page.url.endswith(f"?at={end - 2}")
    maya.see("#speed").select_option("4")
    maya.see("[data-step=play]").click()
    at(maya, end)
    maya.copy("#copy")
    assert maya.page.evaluate("navigator.clipboard.readText()") == maya.page.url
    maya.page.set_viewport_size({"width": 844, "height": 390})  # there the button is a sign without words
    maya.page.wait_for_selector("#main.low")
    maya.copy("#copy")
    expect(maya.see("#banner")).to_have_text(maya.see("#copy").get_attribute("data-done") or "?")
    maya.see(".replay a.primary").click()
    maya.ready()


def test_something_else_is_tried_from_an_earlier_moment(maya: Person) -> None:
    maya.begin("expedition")
    maya.play_on(random.Random(1), 4)
    maya.ready()
    table, end = maya.address, int(maya.see("#main").get_attribute("data-turn") or 0)
    maya.page.goto(f"{table}?at={end - 3}")
    maya.see("form[action$='/branch'] button").click()
    maya.page.wait_for_url(lambda url: "/t/" in url and table not in url)
    maya.ready()
    maya.play_on(random.Random(2), 2)
    maya.page.goto(table)
    assert maya.see("#main").get_attribute("data-turn") == str(end)


def test_a_replay_shows_what_was_there_then(maya: Person) -> None:
    maya.begin("expedition")
    seen: dict[int, str] = {}
    rng = random.Random(5)
    for _ in range(3):
        maya.ready()
        turn = int(maya.see("#main").get_attribute("data-turn") or 0)
        seen[turn] = maya.see("[id^=yak-0]").first.get_attribute("transform") or ""
        maya.decide(rng)
    for turn, place in seen.items():
        maya.page.goto(f"{maya.address}?at={turn}")
        at(maya, turn)
        assert maya.see("[id^=yak-0]").first.get_attribute("transform") == place


def test_a_record_is_saved_and_loaded_and_played_on(maya: Person, visit: Visitor, tmp_path: Path) -> None:
    maya.begin("expedition")
    maya.play_on(random.Random(1), 3)
    maya.ready()
    turn = maya.see("#main").get_attribute("data-turn")
    maya.see("[popovertarget=menu]").click()
    with maya.page.expect_download() as download:
        maya.see("#menu a[download]").click()
    file = tmp_path / "game.durbar"
    download.value.save_as(file)
    ram = visit()
    ram.page.goto("/")
    ram.see("input[name=record]").set_input_files(file)
    ram.see(".file button").click()
    ram.ready()
    assert ram.see("#main").get_attribute("data-turn") == turn
    ram.play_on(random.Random(1), 2)


def test_the_server_is_killed_in_the_middle_and_the_game_goes_on(maya: Person, server: Server) -> None:
    maya.begin("expedition")
    rng = random.Random(2)
    maya.play_on(rng, 2)
    maya.ready()
    told = maya.see("#log a").all_text_contents()
    offer, v = rng.choice(maya.offers()), maya.v
    maya.choose(offer)
    server.kill()
    expect(maya.see("#banner")).to_be_visible()
    assert maya.proposed() == offer.text  # what was being chosen stays
    maya.see("#do").click()  # into the void
    server.start()
    maya.newer(v)  # the same act, sent again by itself
    expect(maya.see("#banner")).to_be_hidden()
    maya.ready()
    assert told[0] in maya.see("#log a").all_text_contents()
    maya.play_on(rng, 2)
    maya.page.goto("/")
    assert maya.see(".ticket").count() == 1
    maya.see(".ticket a").click()
    maya.ready()
    maya.complaints = [each for each in maya.complaints if "ERR_" not in each]


def test_on_a_telephone_all_for_looking_back_and_every_setting_is_on_the_screen(visit: Visitor) -> None:
    maya = visit(phone=True, lang="ja")
    maya.begin("revival")
    maya.page.goto(f"{maya.address}?at=3")
    maya.page.wait_for_selector("[data-ready]")
    for control in maya.see(".replay :is(button, a, select, input[type=range])").all():
        expect(control).to_be_in_viewport(ratio=1)
    maya.see("[popovertarget=menu]").click()
    for label in maya.see("#menu .settings label").all():
        assert "".join(label.inner_text().split())
        expect(label).to_be_in_viewport(ratio=1)
        assert label.evaluate("label => label.offsetWidth") > 200
