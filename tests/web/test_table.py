"""What a person at the table sees and does."""

import random
import re

import pytest
from playwright.sync_api import Route, expect

import durbar
from tests.languages import LANGUAGES
from tests.web.conftest import Visitor
from tests.web.person import Person

pytestmark = pytest.mark.long

TOO_OFTEN = 429


def test_two_clicks_from_home_to_a_game(maya: Person) -> None:
    maya.page.goto("/")
    maya.see(".doors a[href='/new/expedition']").click()
    maya.see("#begin").click()
    maya.ready()
    assert maya.asked()
    assert "You:" in maya.title


def test_one_touch_from_home_to_a_first_game_as_the_game_recommends_it(visit: Visitor) -> None:
    maya = visit(phone=True)
    maya.page.goto("/")
    maya.see("[aria-labelledby=game-expedition] button.primary").click()
    maya.ready()
    record = maya.page.request.get(f"{maya.address.replace('/t/', '/api/v1/t/')}/record").text()
    assert "option layout: preset" in record


def test_offered_pieces_are_outlined_previewed_confirmed_and_cancelled(maya: Person) -> None:
    maya.begin("expedition")
    offers = {offer.picks[0]: offer for offer in maya.offers()}
    outlined = maya.page.eval_on_selector_all(".pick", "all => all.map(each => each.dataset.pick)")
    assert set(outlined) == set(offers)
    first, offer = next(iter(offers.items()))
    maya.see(f"[data-pick={first}]").hover()
    expect(maya.see("#preview")).to_contain_text(offer.label)
    assert not maya.see("#do").is_visible()
    for cancel in ("Escape", "back", "ground"):
        maya.see(f"[data-pick={first}]").click()
        expect(maya.see("#do")).to_have_text(offer.label)
        if cancel == "Escape":
            maya.page.keyboard.press("Escape")
        elif cancel == "back":
            maya.page.go_back()
        else:
            maya.see("#part-board").click(position={"x": 5, "y": 5})
        expect(maya.see("#do")).to_be_hidden()
    maya.see(f"[data-pick={first}]").click()
    maya.confirm()
    assert "placed" in (maya.see("#log").text_content() or "")


def test_what_a_button_chooses_is_explained_before_it_is_chosen(maya: Person) -> None:
    maya.begin("expedition", characters="yes")
    for button in maya.see("#moves button[name=move]").all():
        word = (button.get_attribute("value") or "").removeprefix("choose ")
        button.hover()
        help_text = durbar.game_class("expedition")().presentation.say(f"character-{word}-help")
        expect(maya.see("#preview")).to_contain_text(help_text)
        expect(maya.see("#preview")).to_contain_text("You gain")  # what it begins with


def test_a_double_click_is_not_a_confirmation_but_a_second_click_is(maya: Person) -> None:
    maya.begin("expedition")
    v, pick = maya.v, maya.see(".pick").first
    pick.dblclick()
    expect(maya.see("#do")).to_be_visible()
    assert maya.v == v
    maya.page.wait_for_timeout(400)  # longer than a double click
    pick.click()
    maya.newer(v)


def test_only_what_cannot_be_taken_back_is_confirmed(visit: Visitor) -> None:
    """Unless somebody has set it otherwise: the rest is done at once, and undone as easily."""
    maya = visit(cautious=False)
    maya.begin("expedition", characters="yes")
    seen = set[bool]()
    while len(seen) < 2:
        maya.ready()
        v, offer = maya.v, maya.offers()[0]
        final = maya.is_final(offer)
        seen.add(final)
        maya.press(offer)
        if final:
            expect(maya.see("#do")).to_be_visible()
            assert maya.v == v
            maya.confirm()
        else:
            maya.newer(v)
            expect(maya.see("#undo")).not_to_have_attribute("aria-disabled", "true")


def test_undo_until_something_new_came_out_and_then_the_button_says_why(maya: Person) -> None:
    maya.begin("expedition", bot="greedy")
    maya.decide(random.Random(1))
    maya.ready()
    before = [offer.text for offer in maya.offers()]
    maya.choose(next(offer for offer in maya.offers() if not maya.is_final(offer)))
    maya.confirm()
    maya.ready()
    assert [offer.text for offer in maya.offers()] != before
    v = maya.v
    maya.see("#undo").click()
    maya.newer(v)
    assert [offer.text for offer in maya.offers()] == before
    expect(maya.see("#undo")).to_have_attribute("aria-disabled", "true")
    maya.see("#undo").click(force=True)
    expect(maya.see("#banner")).to_have_text(maya.see("#undo").get_attribute("data-why") or "?")


def test_a_whole_turn_is_taken_back(maya: Person) -> None:
    maya.begin("expedition", people=2)
    rng = random.Random(1)
    while not maya.see("#undo-turn").count():
        calm = [offer for offer in maya.offers() if not maya.is_final(offer)]
        maya.choose(rng.choice(calm or maya.offers()))
        maya.confirm()
    v = maya.v
    maya.see("#undo-turn").click()
    maya.newer(v)
    assert maya.v >= v + 2
    expect(maya.see("#undo-turn")).to_have_count(0)


def test_why_not_names_the_rule_and_links_to_its_paragraph(maya: Person) -> None:
    maya.begin("expedition")
    maya.see("[id^=space-6]").first.click()
    link = maya.see("#tip .not a")
    expect(link).to_be_visible()
    anchor = (link.get_attribute("href") or "").partition("#")[2]
    maya.page.goto(link.get_attribute("href") or "")
    assert maya.see(f"#{anchor}").count() == 1


def test_hint_proposes_a_move_with_a_reason(maya: Person) -> None:
    maya.begin("expedition")
    maya.see("#hint").click()
    expect(maya.see("#do")).to_be_visible()
    assert maya.proposed() in [offer.text for offer in maya.offers()]
    assert maya.see("#preview span").inner_text()
    maya.confirm()
    maya.see("#tab-log").click()
    expect(maya.see("#log small").filter(has_text="after a hint").first).to_be_visible()


def test_one_sees_that_a_hint_is_thought_about(maya: Person) -> None:
    maya.begin("excavation")
    asked: list[Route] = []
    maya.page.route("**/hint", lambda route: asked.append(route))
    maya.see("#hint").click()
    expect(maya.see("#hint")).to_have_attribute("aria-busy", "true")
    maya.see("#hint").click()  # once more does not ask again
    asked[0].continue_()
    expect(maya.see("#do")).to_be_visible()
    expect(maya.see("#hint")).not_to_have_attribute("aria-busy", "true")
    assert len(asked) == 1


def test_a_hint_that_does_not_come_is_told_in_ones_own_language(visit: Visitor) -> None:
    """Asked too often, or while nobody answers; it was silent before where the connection was gone."""
    maya = visit(lang="fr")
    maya.begin("expedition")
    address = f"{maya.see('main').get_attribute('data-base')}/hint"
    while maya.page.request.get(address, headers={"Accept": "application/json"}).status != TOO_OFTEN:
        pass
    maya.see("#hint").click()
    expect(maya.see("#banner")).to_contain_text("Patientez")
    maya.forgive(str(TOO_OFTEN))
    maya.page.route("**/hint", lambda route: route.abort())
    maya.see("#hint").click()
    expect(maya.see("#banner")).to_have_text(maya.see("#banner").get_attribute("data-lost") or "?")
    maya.forgive("ERR_FAILED")


def test_the_list_of_players_shows_the_signs_of_the_game(maya: Person) -> None:
    for game in durbar.games():
        maya.begin(game)
        signs = maya.page.eval_on_selector_all(".seat .mark", "all => all.map(each => each.innerHTML)")
        assert len(set(signs)) == 2
        assert not maya.see(".seat .c-seat0").count(), game


def test_tips_tell_what_a_piece_is(maya: Person) -> None:
    maya.begin("expedition")
    maya.see("#weather").hover()
    expect(maya.see("#tip")).to_be_visible()
    assert maya.see("#tip b").inner_text()


def test_a_whole_region_says_what_it_is_only_when_it_is_touched(maya: Person) -> None:
    """Or it would say so over the hand wherever the pointer comes to rest."""
    maya.begin("revival", players=3)
    ground = maya.see("#part-own .paper").bounding_box()
    assert ground
    place = ground["x"] + ground["width"] * 0.8, ground["y"] + ground["height"] * 0.7
    maya.page.mouse.move(*place)
    maya.page.wait_for_timeout(900)
    expect(maya.see("#tip")).to_be_hidden()
    maya.page.mouse.click(*place)
    expect(maya.see("#tip")).to_be_visible()


def test_no_tip_lies_over_a_way_that_is_shown(maya: Person) -> None:
    maya.begin("revival", players=3)
    offer = maya.offers()[0]
    maya.see(f'[data-pick="{offer.picks[0]}"]').click()
    maya.see(f'[data-pick="{offer.picks[1]}"]').hover()
    maya.page.wait_for_selector(".trail")
    maya.page.wait_for_timeout(900)
    expect(maya.see("#tip")).to_be_hidden()


def test_on_ones_own_turn_what_lies_for_all_is_in_its_place(visit: Visitor) -> None:
    """The list of the others followed who built; the goals stand at its head."""
    maya = visit()
    maya.begin("revival", players=6, public_objectives="true")
    maya.page.wait_for_selector("[data-ready]")
    maya.play_on(random.Random(1), 3)
    maya.ready()
    maya.page.wait_for_function("() => document.querySelector('#part-others .picture').scrollTop === 0")


def test_log_lines_light_the_pieces_and_lead_to_their_moment(maya: Person) -> None:
    maya.begin("expedition")
    maya.decide(random.Random(1))
    maya.see("#tab-log").click()
    for turn in maya.see("#log details > summary").all():
        turn.click()
    line = maya.see("#log li:not(.turn)[data-ids*='space-']").first
    line.hover()
    expect(maya.see(".glow.lit").first).to_be_visible()
    line.locator("a").click()
    maya.page.wait_for_selector("#main.past")
    assert re.search(r"\?at=\d+$", maya.page.url)


def test_since_your_last_turn_tells_what_the_others_did(maya: Person) -> None:
    maya.begin("expedition")
    rng = random.Random(3)
    maya.play_on(rng, 8)
    maya.ready()
    assert maya.see(".since li").count() > 0


def test_language_switch_in_the_middle_keeps_the_selection(maya: Person) -> None:
    maya.begin("expedition")
    pick = maya.see(".pick").nth(1).get_attribute("data-pick")
    maya.see(f"[data-pick={pick}]").click()
    chosen, english = maya.proposed(), maya.see("#do").inner_text()
    maya.see("[popovertarget=menu]").click()
    maya.see("#menu button[value=fr]").click()
    expect(maya.see("html")).to_have_attribute("lang", "fr")
    expect(maya.see("#do")).not_to_have_text(english)
    assert maya.proposed() == chosen
    maya.page.keyboard.press("Escape")
    maya.confirm()
    assert "posé" in (maya.see("#log").text_content() or "")


def test_score_and_day_are_always_there(maya: Person) -> None:
    maya.begin("expedition")
    maya.play_on(random.Random(1), 3)
    maya.ready()
    assert maya.see(".day").is_visible()
    assert all(re.match(r"−?\d+", text) for text in maya.see(".seat .points").all_inner_texts())
    maya.see(".seat summary").first.click()
    assert maya.see(".seat dl").first.is_visible()


def test_pieces_move_and_stand_still_for_those_who_asked(visit: Visitor) -> None:
    for motion in (True, False):
        maya = visit(motion=motion)
        maya.begin("expedition")
        maya.page.evaluate(
            "addEventListener('transitionrun', event => (window.moved ??= []).push(event.propertyName), true)"
        )
        maya.decide(random.Random(1))
        maya.ready()
        assert ("transform" in (maya.page.evaluate("window.moved") or [])) == motion


def test_one_sentence_is_announced_for_each_frame(maya: Person) -> None:
    maya.begin("expedition")
    said = maya.see("#announce")
    assert said.get_attribute("aria-live") == "polite"
    before = said.inner_text()
    maya.decide(random.Random(1))
    maya.ready()
    assert said.inner_text() not in ("", before)
    assert maya.see("[aria-live]").count() == 1


def test_a_rematch_keeps_options_and_everybody_moves_on_by_a_seat(maya: Person) -> None:
    maya.begin("expedition", players=3, tents="yes")
    table = maya.address.rpartition("/")[2]
    maya.page.goto(f"/new/expedition?again={table}")
    assert maya.see("[name=players]:checked").get_attribute("value") == "3"
    assert maya.see("[name=option-tents]:checked").get_attribute("value") == "yes"
    assert maya.see("[name=seat-1]").input_value() == "me"
    assert maya.see("[name=seat-0]").input_value() == "random"


def test_the_way_of_a_piece_is_drawn_before_it_goes(maya: Person) -> None:
    maya.begin("expedition", people=2)
    rng = random.Random(1)
    while not (walks := [offer for offer in maya.offers() if offer.text.startswith("move ")]):
        maya.decide(rng)
    assert not maya.see(".trail").count()
    maya.choose(walks[0])
    expect(maya.see(".trail circle").first).to_be_visible()
    maya.page.keyboard.press("Escape")
    expect(maya.see(".trail")).to_have_count(0)


def test_a_finger_that_rests_on_a_piece_is_told_what_it_is(visit: Visitor) -> None:
    maya = visit(phone=True)
    maya.begin("revival", players=3)
    pick = maya.see(".pick").first
    box = pick.bounding_box()
    assert box
    at = {"clientX": box["x"] + box["width"] / 2, "clientY": box["y"] + box["height"] / 2}
    pick.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True, **at})
    expect(maya.see("#tip")).to_be_visible()
    pick.dispatch_event("pointerup", {"pointerType": "touch", "bubbles": True, **at})
    pick.dispatch_event("click", at)
    assert not maya.proposed()  # it asked, it did not choose
    pick.tap()
    assert maya.proposed() or maya.see("#cancel").is_visible()


def test_a_move_may_be_shown_from_its_end(maya: Person) -> None:
    """The spot before the coin: the page then asks for the coin alone."""
    maya.begin("revival")
    maya.page.wait_for_selector("[data-ready]")
    wanted = next(offer for offer in maya.offers() if len(offer.picks) == 2)
    maya.see(f"#{wanted.picks[1]}").first.click()
    assert maya.proposed() == ""
    assert maya.see(".pick.chosen").get_attribute("data-pick") == wanted.picks[1]
    maya.see(f'[data-pick="{wanted.picks[0]}"]').click()
    assert maya.proposed() == wanted.text
    maya.page.keyboard.press("Escape")
    assert maya.see(".pick.chosen").count() == 0


def six_specialists() -> str:
    """The record of an Excavation in which the first player hired a round long, and now plays a pair."""
    match = durbar.Match.start(durbar.game("excavation", 2), seed=4)
    while True:
        (seat,) = match.waiting
        moves = [str(move) for move in match.state.moves_of(seat)]
        hiring = match.state.view(seat).facts["round"] == 1
        if seat == 0 and not hiring and moves[0].startswith("play"):
            return match.record()
        wish = ("hire", "position 1") if hiring else ("place",)
        match.play(next((move for move in moves if move in wish), moves[0]), seat)


def test_cards_of_a_hand_are_touched_in_any_order(maya: Person) -> None:
    maya.load(six_specialists())
    maya.lift_curtain()
    pairs = [offer for offer in maya.offers() if len(offer.picks) == 2]
    firsts = {offer.picks[0] for offer in pairs}
    pair = next(offer for offer in pairs if offer.picks[1] in firsts)
    for card in reversed(pair.picks):
        maya.see(f"[data-pick={card}]").click()
    expect(maya.see("#do")).to_have_text(pair.label)


def test_a_piece_that_is_touched_again_is_left_out_again(maya: Person) -> None:
    maya.load(six_specialists())
    maya.lift_curtain()
    pair = next(offer for offer in maya.offers() if len(set(offer.picks)) == 2)
    for card in pair.picks:
        maya.see(f"[data-pick={card}]").click()
    maya.page.wait_for_timeout(400)  # else it would be a double click
    maya.see(f"[data-pick={pair.picks[0]}]").click()
    expect(maya.see(".chosen")).to_have_count(1)
    maya.begin("expedition")
    while not (dice := [offer for offer in maya.offers() if offer.picks[:1] and "die-" in offer.picks[0]]):
        maya.decide(random.Random(1))
        maya.ready()
    maya.see(f"[data-pick={dice[0].picks[0]}]").click()
    expect(maya.see("#moves.menu-open")).to_have_count(1)  # several moves begin with it
    maya.page.wait_for_timeout(400)
    maya.see(f"[data-pick={dice[0].picks[0]}]").click()
    expect(maya.see("#confirm")).to_be_hidden()


def test_another_piece_is_chosen_without_cancelling_first(maya: Person) -> None:
    maya.begin("excavation")
    for move in ("place", "play arch"):
        maya.see(f"#moves button[name=move][value='{move}']").dispatch_event("click")
        maya.confirm()
    hexes = [offer for offer in maya.offers() if offer.text.startswith("put ")]
    for offer in hexes[40:100:20]:
        maya.see(f"#{offer.picks[0]}").click(force=True)
        expect(maya.see("#do")).to_have_text(offer.label)
    maya.see("#part-board").click(position={"x": 5, "y": 5})
    expect(maya.see("#do")).to_be_hidden()


@pytest.mark.parametrize("phone", [False, True])
def test_coins_turned_over_are_seen_before_the_game_goes_on(visit: Visitor, phone: bool) -> None:
    """Chance and the bots play on at once; the moment is shown all the same, until a touch."""
    maya = visit(motion=True, phone=phone)
    maya.begin("revival", players=3)
    maya.page.wait_for_selector("[data-ready]")
    maya.choose(maya.offers()[0])
    maya.see("#do").click()
    maya.page.wait_for_selector("body[data-seeing]")
    told = maya.see("#preview").inner_text()
    assert 0 <= told.find(" bid ") < told.find(" won "), "told as it happened"
    assert not maya.see(".tools").is_visible()  # what came of it has the whole place
    maya.see("#title").click()
    maya.page.wait_for_selector("body:not([data-seeing])")
    maya.ready()
    assert maya.see("#hint").is_visible()


def offering(kind: str, at_least: int) -> str:
    """A record of Expedition that ends when there are so many moves of a kind."""
    rng = random.Random(1)
    while True:
        match = durbar.Match.start(durbar.game("expedition", players=2), seed=rng.randrange(99))
        while not match.over:
            moves = list(match.state.moves)
            if sum(move.kind == kind for move in moves) >= at_least:
                return match.record()
            match.play(rng.choice(moves))


def test_maps_are_swapped_by_touching_what_is_given_and_then_what_is_taken(maya: Person) -> None:
    maya.load(offering("swap", 3))
    maya.ready()
    if maya.see("#lift").count():
        maya.lift_curtain()
    way = next(offer for offer in maya.offers() if offer.text.startswith("swap"))
    maya.see("#tab-log").click()
    given, taken = (maya.see(f'[data-pick="{pick}"]') for pick in way.picks)
    given.click()
    expect(maya.see("#tab-others")).to_have_attribute("aria-selected", "true")  # there lies what may be taken
    taken.click()
    assert maya.proposed() == way.text


def test_a_tool_case_is_opened_by_touching_three_resources_in_any_order(maya: Person) -> None:
    maya.load(offering("tool-case", 1))
    maya.ready()
    ways = [offer for offer in maya.offers() if offer.text.startswith("tool-case")]
    assert len(ways) == 10
    card, *resources = ways[3].picks
    expect(maya.see(f'[data-pick="{card}"]')).to_be_visible()
    expect(maya.see(".pick[data-pick^=resource]")).to_have_count(
        0
    )  # they are for whoever has chosen the card
    maya.see(f'[data-pick="{card}"]').click()
    assert maya.see("#part-own .pick[data-pick^=resource]").count() == 5
    for resource in reversed(resources):
        assert not maya.proposed()
        maya.see(f'[data-pick="{resource}"]').click()
    assert maya.proposed() == ways[3].text
    maya.confirm()


def test_a_piece_that_was_clicked_is_not_explained_over_its_choices(maya: Person) -> None:
    """The pointer stays where it is, and the outline under it is drawn anew: that asked what a die is."""
    maya.begin("expedition")
    while not maya.see("[data-pick^=die-]").count():
        maya.decide(random.Random(1))
        maya.ready()
    maya.see("[data-pick^=die-]").first.click()
    expect(maya.see("#moves.menu-open")).to_be_visible()
    maya.page.wait_for_timeout(1000)  # longer than a pointer has to rest
    expect(maya.see("#tip")).to_be_hidden()


def test_what_a_button_would_do_is_read_whole_by_who_points_at_it(visit: Visitor) -> None:
    """What a character can do and begins with was cut off."""
    for lang in LANGUAGES:
        maya = visit(lang=lang)
        maya.begin("expedition", characters="yes")
        for button in maya.see("#moves button[name=move]").all():
            place = button.bounding_box()
            with maya.page.expect_response("**/preview?**"):
                button.hover()
            said = maya.see("#preview")
            expect(said.locator("span")).to_be_visible()
            assert said.evaluate("each => each.scrollHeight - each.clientHeight") <= 1
            assert button.bounding_box() == place
