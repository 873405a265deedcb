"""The log by turns and the score that explains itself, in the browser."""

import random

import pytest
from playwright.sync_api import expect

from tests.web.person import Person

pytestmark = pytest.mark.long


def test_a_turn_is_opened_for_its_steps_and_what_the_others_did_is_played_again(maya: Person) -> None:
    maya.begin("expedition", players=3)
    maya.play_on(random.Random(1), 8)
    maya.ready()
    maya.see("#tab-log").click()
    turn = maya.see("#log .turn").filter(has=maya.page.locator(".gain")).first
    step = turn.locator("ol a").first
    expect(step).to_be_hidden()
    turn.locator("summary").click()
    expect(step).to_be_visible()
    first = maya.see("#seats .seat").first
    assert (first.locator(".threat").inner_text()).startswith("−")
    first.locator("summary").click()
    expect(first.locator(".loss").first).to_be_visible()
    assert maya.see(".since .turn").count()
    table = maya.address
    maya.see(".again").click()
    maya.page.wait_for_selector("#main.past")
    maya.see("#speed").select_option("4")
    maya.page.wait_for_url(table)  # and back by itself
    maya.ready()
