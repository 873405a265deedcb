"""The form of a new game: what is typed is judged beside its field, and what was chosen stays."""

import re

import pytest
from playwright.sync_api import expect

import durbar
from tests.languages import LANGUAGES
from tests.web.conftest import Visitor
from tests.web.person import Person


def test_a_map_of_ones_own_begins_as_the_valley_and_is_judged_beside_its_field(maya: Person) -> None:
    maya.page.goto("/new/excavation?players=2")
    maya.page.wait_for_selector("body[data-ready]")
    maya.see("#option-map").select_option("own")
    chart = maya.see("#option-chart")
    expect(chart).to_have_value(re.compile("~ ~ ~"))
    drawn = chart.input_value()
    chart.fill(drawn.replace("A", "."))  # a site is missing
    chart.blur()
    expect(maya.see("#field-chart .wrong")).to_contain_text(
        "Sites are missing on the map: A. This map cannot"
    )
    assert chart.input_value() == drawn.replace("A", ".")  # to be corrected
    chart.fill(drawn.replace("^", "."))
    chart.blur()
    expect(maya.see("#field-chart .wrong")).to_have_count(0)
    maya.see("#begin").click()
    maya.ready()
    assert maya.see("#main").get_attribute("data-game") == "excavation"


def test_a_wrong_map_that_is_sent_at_once_comes_back_with_a_sentence(visit: Visitor) -> None:
    maya = visit(lang="fr", script=False)
    maya.page.goto("/new/excavation?players=2&option-map=own&changed=option-map")
    maya.see("#option-chart").fill('rows = ["A"]')
    maya.see("#begin").click()
    expect(maya.see("#field-chart .wrong")).to_contain_text("On ne peut pas jouer sur cette carte.")
    expect(maya.see("#option-chart")).to_have_value('rows = ["A"]')


def test_what_was_chosen_stays_in_another_language_and_on_a_turned_screen(visit: Visitor) -> None:
    maya = visit(phone=True)
    maya.page.goto("/new/revival?players=2")
    maya.page.wait_for_selector("body[data-ready]")
    maya.see("input[name=players][value='4']").check(force=True)
    expect(maya.see(".chairs > li")).to_have_count(4)
    maya.see("select[name=seat-3]").select_option("here")
    maya.see("[data-look] button[value=fr]").click()
    expect(maya.see("html")).to_have_attribute("lang", "fr")
    expect(maya.see("body")).to_have_attribute("data-call", "À vous de jouer")  # and there is only one
    expect(maya.see("select[name=seat-3]")).to_have_value("here")
    maya.page.set_viewport_size({"width": 844, "height": 390})
    expect(maya.see("body")).to_have_attribute("data-layout", "low")
    expect(maya.see("select[name=seat-3]")).to_have_value("here")
    expect(maya.see(".chairs > li")).to_have_count(4)


CLIPPED = """all => all.filter(each => each.checkVisibility()).flatMap(each => {
    const style = getComputedStyle(each), pen = document.createElement("canvas").getContext("2d"),
        room = each.clientWidth - parseFloat(style.paddingLeft) - parseFloat(style.paddingRight);
    pen.font = style.font;
    return [...each.options].map(one => one.text).filter(text => pen.measureText(text).width > room);
})"""


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", durbar.games())
def test_every_choice_of_the_form_is_read_whole_on_a_small_telephone(
    game: str, lang: str, visit: Visitor
) -> None:
    maya = visit(phone=True, lang=lang)
    maya.page.set_viewport_size({"width": 360, "height": 740})
    for players in range(durbar.game_class(game).seats[0], 3):
        maya.page.goto(f"/new/{game}?players={players}&seat-1=open")
        assert maya.see("select").evaluate_all(CLIPPED) == []
