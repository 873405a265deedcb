"""A game that one plays alone, in the browser: its own rules, and what may be done at any time."""

import pytest
from playwright.sync_api import expect

from tests.web.conftest import Visitor
from tests.web.person import Person

pytestmark = pytest.mark.long


def until_storing(maya: Person) -> None:
    """Until a card is to be stored while something that may be torn down stands on a Square."""
    while not {"store", "raze"} <= {offer.text.split()[0] for offer in maya.offers()}:
        offers = maya.offers()
        v = maya.v
        maya.press(next((offer for offer in offers if offer.text.startswith("build-at")), offers[0]))
        maya.confirm() if maya.v == v else maya.newer(v)
        maya.ready()


def test_what_may_be_done_at_any_time_does_not_call(visit: Visitor) -> None:
    """The hand stays in sight while something else is asked; tearing down is outlined in dashes."""
    maya = visit(phone=True)
    maya.begin("revival", players=1)
    maya.page.wait_for_selector("[data-ready]")
    until_storing(maya)
    assert maya.see("#part-own .picture").evaluate("each => each.scrollTop") == 0
    assert maya.see("[data-pick^=monument].aside").count()
    assert not maya.see("[data-pick^=cell].aside").count()
    assert maya.offers()[0].text.startswith("store")


def test_both_squares_are_named_where_only_one_is_in_sight(visit: Visitor) -> None:
    maya = visit(phone=True, lang="fr")
    maya.page.set_viewport_size({"width": 360, "height": 740})
    maya.begin("revival", players=1)
    maya.page.wait_for_selector("[data-ready]")
    maya.choose(maya.offers()[0])
    maya.confirm()
    card = next(offer.picks[0] for offer in maya.offers() if offer.text.startswith("build-at"))
    maya.see(f'[data-pick="{card}"]').tap()
    shown = maya.see("#moves .list button:not([hidden])")
    expect(shown).to_have_count(2)
    for button in shown.all():
        expect(button).to_be_in_viewport(ratio=1)
    shown.last.tap()
    maya.see("#do").tap()
    maya.page.wait_for_selector("#part-own [id^=monument-1]", state="attached")


def test_who_plays_alone_asks_how_to_win(maya: Person) -> None:
    maya.begin("revival", players=1)
    maya.see("[popovertarget=help]").click()
    expect(maya.see("#help h3").first).to_have_text("The six phases")
    maya.see("#help summary").get_by_text("How do I win?").click()
    link = maya.see("#help details[open] a[href]").first
    assert link.get_attribute("href") == "/guide/revival#solo-levels"
    assert link.get_attribute("target") == "_blank"
    line, words = (
        maya.page.evaluate("each => each.getBoundingClientRect().height", handle)
        for handle in (link.element_handle(), maya.see("#help summary").first.element_handle())
    )
    assert line < words  # a word in a sentence, not a button
