"""The log by turns and the score that explains itself, in the browser."""

import random

import pytest
from playwright.sync_api import expect

import durbar
from durbar.core import Match, View
from durbar.web.look import Look
from durbar.web.score_graph import score_graph, score_track
from tests.web.conftest import Visitor
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
    maya.see("#title").click()  # anywhere else: it lies over the log
    expect(first.locator(".loss").first).to_be_hidden()
    assert maya.see(".since .turn").count()
    table = maya.address
    maya.see(".again").click()
    maya.page.wait_for_selector("#main.past")
    maya.see("#speed").select_option("4")
    maya.page.wait_for_url(table)  # and back by itself
    maya.ready()


def finished(game_id: str, players: int) -> str:
    """The record of a game between players who do not think."""
    names = ("Maya", "Tenzing", "Sita", "Karma", "Lhamo", "Bikram")[:players]
    match = Match.start(durbar.game(game_id, players=players), seed=3, names=names)
    rng = random.Random(1)
    while not match.over:
        asked = match.waiting[0]
        match.play(rng.choice(list(match.state.moves_of(asked))), asked)
    return match.record()


def test_an_ending_shows_everybody_and_its_turning_points_lead_to_their_moments(visit: Visitor) -> None:
    maya = visit(phone=True)
    maya.load(finished("revival", 6))
    maya.page.wait_for_selector("[data-ready] #final")
    for row in maya.see(".ranks li").all():
        expect(row).to_be_in_viewport(ratio=0.9)
    turning = maya.see(".turning a").first
    moment = (turning.get_attribute("href") or "").rpartition("=")[2]
    turning.click()
    maya.page.wait_for_selector(f"#main.past[data-at='{moment}']")


def test_a_turning_point_is_the_moment_at_which_it_happened() -> None:
    """While everybody builds, a turn may end with what somebody else did."""
    match = Match.read(finished("revival", 6))
    graph = score_graph(match, score_track(match), [""] * 6, Look("en", "light", "wide"))
    assert graph
    leaps = [(n, said) for _, n, said in graph.turns if "at once" in said]
    assert leaps
    for n, said in leaps:
        seat = next(seat for seat, name in enumerate(match.names) if name in said)
        before, after = (View.of(match.game, match.at(k).kernel, None).scores for k in (n - 1, n))
        assert after[seat].total > before[seat].total


def test_a_lost_game_says_how_far_it_was_and_its_picture_is_made_in_the_browser(maya: Person) -> None:
    maya.load(finished("revival", 1))
    maya.page.wait_for_selector("[data-ready] #final")
    assert "would have won" in maya.see(".epilogue").inner_text()
    assert not maya.see(".ranks .rank").inner_text().strip()  # nobody is first who has lost
    with maya.page.expect_download() as download:
        maya.see("#share").click()
    assert download.value.suggested_filename == "revival.png"
    assert download.value.path().read_bytes().startswith(b"\x89PNG")


def test_a_turn_on_a_telephone_begins_with_what_the_others_did(visit: Visitor) -> None:
    """The log lies behind a tab there. Once the turn is under way, what is asked has the room."""
    maya = visit(phone=True)
    maya.begin("excavation")
    luck = random.Random(1)
    while not maya.see(".lately").count():
        maya.decide(luck)
        maya.ready()
    expect(maya.see(".lately").last).to_be_visible()
    told = maya.see("#part-log .since li.turn > details > summary").last.text_content()
    assert maya.see(".lately").last.inner_text() in (told or "")
    maya.decide(luck)
    expect(maya.see(".lately")).to_have_count(0)


def test_on_a_desk_a_turn_begins_with_what_the_others_did_while_the_log_is_hidden(maya: Person) -> None:
    maya.begin("expedition", players=3)
    luck = random.Random(1)
    while not maya.see(".lately").count():
        maya.decide(luck)
        maya.ready()
    last = maya.see(".lately").last
    expect(last).to_be_visible()
    assert last.inner_text() in (maya.see("#part-log .since ol").text_content() or "")
    maya.see("#tab-log").click()
    expect(last).to_be_hidden()
    maya.see("#tab-common").click()
    expect(last).to_be_visible()
    maya.page.set_viewport_size({"width": 1920, "height": 1080})  # the log is in sight
    expect(last).to_be_hidden()
