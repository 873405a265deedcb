"""The camera over the board, and boards with more to point at than could be outlined."""

import random

import pytest
from playwright.sync_api import expect

import durbar
from tests.web.conftest import Visitor
from tests.web.person import Person

pytestmark = pytest.mark.long

ZOOM = "() => Number(document.querySelector('.board .paper').dataset.zoom || 1)"
WHERE = "() => { const { scrollLeft, scrollTop } = document.querySelector('.board .picture'); "
WHERE += "return [scrollLeft, scrollTop]; }"
LEAST_FIGURE = """() => Math.min(...[...document.querySelectorAll(".board :is(.figure, .held text)")].map(
    text => text.getAttribute("font-size") * text.getScreenCTM().a))"""
CUT_OFF = """() => [...document.querySelectorAll(".picture")].filter(each => each.checkVisibility())
    .flatMap(each => {
        const { left, right } = each.getBoundingClientRect();
        const lines = each.closest(".board") ? [] : [...each.querySelectorAll(".pick .line")];
        return lines.map(line => line.getBoundingClientRect())
            .filter(box => box.left - 1.5 < left || box.right + 1.5 > right);
    })"""
FIRST_LINE = """() => {
    const title = document.createRange();
    title.selectNodeContents(document.querySelector("#title"));
    return title.getBoundingClientRect().top;
}"""
SEEN = """() => {
    const box = node => node.getBoundingClientRect(), frame = box(document.querySelector(".board .picture"));
    const buttons = box(document.querySelector(".camera"));
    const picks = [...document.querySelectorAll(".board .pick .line")];
    return picks.length && picks.map(box).every(each => each.left >= frame.left && each.right <= frame.right
        && each.top >= frame.top && each.bottom <= buttons.top);
}"""
BELOW = """id => {
    const box = selector => document.querySelector(selector).getBoundingClientRect();
    return box(`[data-pick="${id}"] .line`).top < box("#part-own .picture").bottom - 40;
}"""
LINES = """() => [...document.querySelectorAll(".many .pick .line")]
    .map(each => getComputedStyle(each).stroke).filter(stroke => stroke !== "none").length"""


def test_the_camera_is_moved_by_buttons_wheel_keys_and_mouse_and_given_back(maya: Person) -> None:
    maya.begin("expedition", players=4, length="long")
    page = maya.page

    def zoom() -> float:
        return float(page.evaluate(ZOOM))

    near = zoom()
    assert near > 1  # where the action is
    v = maya.v
    maya.see("[data-camera=nearer]").click()
    assert zoom() > near
    maya.see("[data-camera=farther]").click()
    assert zoom() == pytest.approx(near)
    board = maya.see(".board .picture").bounding_box()
    assert board
    x, y = board["x"] + board["width"] / 2, board["y"] + board["height"] / 2
    page.mouse.move(x, y)
    page.mouse.wheel(0, -300)
    page.wait_for_function(f"near => ({ZOOM})() > near", arg=near)
    page.keyboard.press("+")
    assert zoom() > near * 1.4
    before = page.evaluate(WHERE)
    page.mouse.down()
    page.mouse.move(x - 60, y - 40, steps=4)
    page.mouse.up()
    assert page.evaluate(WHERE) != before
    assert not maya.proposed()  # the end of a pull is no choice
    before = page.evaluate(WHERE)
    page.keyboard.press("Shift+ArrowLeft")
    assert page.evaluate(WHERE) != before
    page.keyboard.press("0")
    assert zoom() == 1
    maya.see("[data-camera=nearer]").click()  # held: it stays where it was put
    held = zoom()
    maya.decide(random.Random(1))
    maya.ready()
    assert zoom() == pytest.approx(held)
    maya.see("[data-camera=fit]").click()  # given back: it comes near by itself, where the yak goes
    while not maya.see(".board .pick").count():
        maya.decide(random.Random(1))
        maya.ready()
    assert zoom() > 1
    expect(maya.see(".board .pick .line").first).to_be_in_viewport()
    assert maya.v > v


def test_where_there_is_much_to_choose_only_what_is_pointed_at_is_outlined(maya: Person) -> None:
    maya.begin("excavation")
    for wish in ("place", "play", "put"):
        offer = next(each for each in maya.offers() if each.text.split()[0] == wish)
        if wish == "put":
            break
        maya.choose(offer)
        maya.confirm()
        maya.ready()
    assert maya.see(".many .pick").count() > 30
    assert maya.see("#rest").inner_text().startswith("Touch a place")  # nothing is outlined yet
    maya.page.mouse.move(2, 2)
    assert maya.page.evaluate(LINES) == 0
    maya.see(f'.many [data-pick="{offer.picks[0]}"]').hover()
    assert maya.page.evaluate(LINES) == 1
    maya.page.mouse.move(2, 2)
    maya.see(f'.many [data-pick="{offer.picks[0]}"]').focus()
    maya.page.keyboard.press("ArrowRight")
    assert maya.page.evaluate(LINES) == 1


def test_cards_alike_are_chosen_one_by_one_and_the_numbers_of_digs_can_always_be_read(visit: Visitor) -> None:
    """The first card alone would do and could be undone, but a second may follow it."""
    maya = visit(phone=True, cautious=False)
    maya.page.set_viewport_size({"width": 844, "height": 390})
    maya.begin("excavation")
    maya.page.wait_for_selector("#main.low")
    figures = maya.see(".board .figure")
    assert figures.count() > 6
    for figure in figures.all():
        expect(figure).to_be_visible()
    assert maya.page.evaluate(LEAST_FIGURE) >= 11.9
    maya.press(next(each for each in maya.offers() if each.text == "place"))
    maya.see('[data-pick="hand-arch"]').click()
    expect(maya.see("#do")).to_be_visible()
    expect(maya.see(".own [data-raise].raised")).to_have_count(1)
    v = maya.v
    maya.see('[data-pick="hand-arch-2"]').click()
    maya.newer(v)
    expect(maya.see(".day").first).to_contain_text("3")


def test_what_may_be_chosen_lies_under_no_button_of_the_camera(visit: Visitor) -> None:
    """On a small telephone, at the lowest edge of the map; what is written there is large, or not there."""
    maya = visit(phone=True)
    maya.page.set_viewport_size({"width": 360, "height": 740})
    maya.begin("expedition", players=3, layout="preset")
    buttons = maya.see(".camera").bounding_box()
    assert buttons
    for pick in maya.see(".board .pick").all():
        box = pick.bounding_box()
        assert box
        assert box["y"] + box["height"] <= buttons["y"]
    number = maya.see("#board-1 text").first
    expect(number).to_be_visible()
    maya.see("[data-camera=fit]").click()
    maya.see("[data-camera=farther]").click()  # as far as that goes
    for _ in range(5):
        maya.see("[data-camera=farther]").click()
    expect(number).to_be_hidden()
    said = maya.page.evaluate(FIRST_LINE)
    assert said >= 5  # in the middle of its place, not at the edge of the window


def test_squares_are_as_large_at_first_as_after_a_move_on_a_small_telephone(visit: Visitor) -> None:
    """How near the camera comes does not hang on how far away it was."""
    maya = visit(phone=True)
    maya.page.set_viewport_size({"width": 360, "height": 740})
    maya.begin("expedition")
    maya.page.wait_for_function(f"() => ({ZOOM})() > 1")
    square = maya.see(".board .space").first.bounding_box()
    assert square
    assert min(square["width"], square["height"]) >= 32


def test_a_map_that_was_fitted_stays_whole_until_something_happens(visit: Visitor) -> None:
    """On a telephone it came near again at once, to what may be chosen."""
    maya = visit(phone=True)
    maya.begin("expedition", players=3, layout="preset")
    assert maya.page.evaluate(ZOOM) > 1
    maya.see("[data-camera=fit]").click()
    assert maya.page.evaluate(ZOOM) == 1
    maya.page.set_viewport_size({"width": 390, "height": 780})  # the bar of the browser comes and goes
    maya.choose(maya.offers()[0])
    assert maya.page.evaluate(ZOOM) == 1
    maya.confirm()
    while not maya.see(".board .pick").count():
        maya.ready()
        maya.decide(random.Random(1))
        maya.ready()
    assert maya.page.evaluate(ZOOM) > 1


def test_a_finger_finds_its_hex_on_a_small_telephone_and_a_map_shown_whole_is_not_scrolled(
    visit: Visitor,
) -> None:
    """It was left as far down as it took to bring its lowest pieces up from under the buttons."""
    maya = visit(phone=True)
    maya.page.set_viewport_size({"width": 360, "height": 740})
    maya.begin("excavation")
    for wish in ("place", "play"):
        maya.choose(next(each for each in maya.offers() if each.text.split()[0] == wish))
        maya.confirm()
        maya.ready()
    maya.page.wait_for_function(f"() => ({ZOOM})() > 1")
    box = maya.see(".board .pick .line").first.bounding_box()
    assert box
    assert min(box["width"], box["height"]) >= 24
    maya.page.evaluate("document.querySelector('.board .paper').style.marginBottom = '40px'")
    maya.page.evaluate("document.querySelector('.board .picture').scrollBy(9999, 9999)")
    maya.see("[data-camera=fit]").click()
    assert maya.page.evaluate(WHERE) == [0, 0]


def test_a_list_of_all_moves_lies_over_no_button_of_the_camera(maya: Person) -> None:
    maya.begin("expedition", layout="preset")
    maya.see("#all > summary").click()
    opened, buttons = maya.see(".controls").bounding_box(), maya.see(".camera").bounding_box()
    assert opened
    assert buttons
    assert buttons["y"] + buttons["height"] <= opened["y"]


def test_two_moves_with_one_piece_leave_the_buttons_of_the_camera_where_they_are(maya: Person) -> None:
    """They went to the upper edge, over the squares there, as if the list of all moves had been opened."""
    maya.begin("expedition")
    while not maya.see("[data-pick^=die-]").count():
        maya.decide(random.Random(1))
        maya.ready()
    before = maya.see(".camera").bounding_box()
    maya.see("[data-pick^=die-]").first.click()
    expect(maya.see("#moves.menu-open")).to_be_visible()
    assert maya.see(".camera").bounding_box() == before


def test_the_camera_is_where_the_action_is_in_a_window_of_another_size(maya: Person) -> None:
    """Somebody turns a tablet, or pulls at the window; what they held stays as it was."""
    maya.begin("expedition", players=4, length="long", layout="preset")
    for width, height in ((820, 1180), (844, 390), (360, 740), (1280, 720), (1600, 720)):
        maya.page.set_viewport_size({"width": width, "height": height})
        maya.page.wait_for_function(SEEN)


def far_behind() -> str:
    """A record of Expedition that ends where somebody chooses a die, three boards from who moved last."""
    match = durbar.Match.start(durbar.game("expedition", players=2, length="long"), seed=29)
    rng, last = random.Random(7), -1
    while True:
        seat = match.waiting[0]
        view = match.view(seat)
        assert view.prompt is not None
        boards = sorted(each["yak"][0] for each in view.facts["seats"] if each["yak"])
        if boards == ["1", "4"] and view.prompt.id == "choose-die" and seat != last:
            return match.record()
        last = seat
        match.play(rng.choice(list(view.moves)), seat)


def test_who_chooses_a_die_sees_where_their_own_yak_stands(maya: Person) -> None:
    """The camera showed who had moved last, and the yak that the dice were for was out of sight."""
    maya.load(far_behind())
    maya.ready()
    if maya.see("#lift").count():
        maya.lift_curtain()
    active = maya.see(".board .active").first
    expect(active).to_be_in_viewport()
    assert maya.page.evaluate(ZOOM) > 1


def with_nothing_left() -> str:
    """The record of a game in which somebody has painted or collected, and may only end the turn."""
    match = durbar.Match.start(durbar.game("expedition", players=2), names=["Maya", "Ram"], seed=7)
    rng, last = random.Random(7), ""
    while True:
        view = match.view(match.waiting[0])
        if last in ("paint", "collect") and len(view.moves) == 1:
            return match.record()
        move = rng.choice(list(view.moves))
        last = move.kind
        match.play(move)


def test_who_may_only_end_the_turn_sees_their_yak_in_a_window_of_another_size(maya: Person) -> None:
    """Where nothing was to be touched, and nothing on the map had just changed, it was shown whole."""
    maya.load(with_nothing_left())
    maya.ready()
    if maya.see("#lift").count():
        maya.lift_curtain()
    maya.page.set_viewport_size({"width": 1100, "height": 700})
    maya.page.wait_for_function(f"({ZOOM})() > 1")
    expect(maya.see(".board [id^=yak-] .active")).to_be_in_viewport()


def test_who_chooses_a_die_sees_where_the_way_leads(visit: Visitor) -> None:
    """On a telephone the start board lay in the middle of nothing, and the next one out of sight."""
    maya = visit(phone=True)
    maya.page.set_viewport_size({"width": 360, "height": 740})
    maya.begin("expedition", layout="preset")
    while not maya.see("#onwards").count():
        maya.decide(random.Random(1))
        maya.ready()
    board = maya.see(".board .picture").bounding_box()
    assert board
    for shown in ("#onwards", ".board .active"):
        box = maya.see(shown).first.bounding_box()
        assert box
        assert board["y"] <= box["y"] <= box["y"] + box["height"] <= board["y"] + board["height"]


EMPTY = """() => {
    const view = document.querySelector(".board .picture").getBoundingClientRect();
    const svg = document.querySelector(".board svg"), { x, width } = svg.viewBox.baseVal;
    const { a, e } = svg.getScreenCTM();
    return [a * x + e - view.left, view.right - a * (x + width) - e];
}"""


def on_the_way() -> str:
    """A record of Expedition on a broad landscape that ends where the first die is to be chosen."""
    match = durbar.Match.start(durbar.game("expedition", players=4, length="long"), seed=0)
    rng = random.Random(7)
    while (prompt := match.view(match.waiting[0]).prompt) and prompt.id != "choose-die":
        match.play(rng.choice(list(match.state.moves)))
    return match.record()


def test_the_camera_shows_no_emptiness_beside_a_map_of_which_something_is_hidden(maya: Person) -> None:
    """It had the yak in the middle, and a part of the window showed nothing while boards were cut off."""
    maya.load(on_the_way())
    if maya.see("#lift").count():
        maya.lift_curtain()
    assert maya.page.evaluate(ZOOM) > 1
    left, right = maya.page.evaluate(EMPTY)
    assert left >= 0
    assert right >= 0


MOVED = """async () => {
    const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
    const { resting } = await import(loaded.find(name => name.includes("board.js")));
    const light = document.querySelector(".board .active"), yak = light.closest("[id]");
    const left = () => light.getBoundingClientRect().left, frame = document.querySelector(".board .picture");
    const scrolled = () => `${frame.scrollLeft} ${frame.scrollTop}`;
    for (let before = ""; before !== scrolled(); ) { // the camera itself may still be on its way
        before = scrolled();
        await new Promise(done => setTimeout(done, 200));
    }
    const farther = yak.getAttribute("transform").replace(/[-\\d.]+/, x => Number(x) + 300);
    yak.setAttribute("transform", farther);
    const seen = [left(), resting(light).left];
    await Promise.all(yak.getAnimations().map(one => one.finished));
    return [...seen, left()];
}"""


def test_the_camera_goes_where_a_yak_is_going_not_where_it_still_is(visit: Visitor) -> None:
    maya = visit(motion=True)
    maya.begin("expedition")
    maya.page.wait_for_selector("body[data-ready]")
    at_first, foreseen, at_last = maya.page.evaluate(MOVED)
    assert abs(at_last - at_first) > 50
    assert foreseen == pytest.approx(at_last, abs=1)


def test_the_hand_comes_back_when_something_else_is_asked(visit: Visitor) -> None:
    """On a telephone what was built lies below the hand; coins are chosen beside the market."""
    maya = visit(phone=True)
    maya.begin("revival", players=3)
    shown = maya.see("#part-own .picture")
    rng = random.Random(1)
    while "Round 1" in maya.see(".day").first.inner_text():
        shown.evaluate("each => each.scrollTo(0, 400)")
        assert shown.evaluate("each => each.scrollTop") > 50
        maya.decide(rng)
        maya.ready()
    assert shown.evaluate("each => each.scrollTop") == 0


def test_where_a_card_may_go_comes_into_sight_on_a_telephone(visit: Visitor) -> None:
    """Alone, the Squares lie below the hand; who thinks better of it sees the whole hand again."""
    maya = visit(phone=True)
    maya.begin("revival", players=1)
    maya.page.wait_for_selector("[data-ready]")
    maya.choose(maya.offers()[0])
    maya.confirm()
    card, square = next(offer.picks for offer in maya.offers() if offer.text.startswith("build-at"))
    shown = maya.see("#part-own .picture")
    assert shown.evaluate("each => each.scrollTop") == 0
    maya.see(f'[data-pick="{card}"]').tap()
    maya.page.wait_for_function(BELOW, arg=square)
    maya.see("#cancel").tap()
    maya.page.wait_for_function("() => document.querySelector('#part-own .picture').scrollTop === 0")


@pytest.mark.parametrize("size", [(390, 844), (844, 390), (820, 1180), (1280, 720)])
def test_outlines_are_whole_at_the_sides_of_lists(size: tuple[int, int], visit: Visitor) -> None:
    maya = visit(phone=size[0] < 1000)
    maya.page.set_viewport_size({"width": size[0], "height": size[1]})
    maya.begin("excavation")
    maya.press(next(each for each in maya.offers() if each.text == "hire"))
    maya.confirm()
    if maya.see("#tab-common").is_visible():
        maya.see("#tab-common").click()
    expect(maya.see(".common .pick").first).to_be_visible()
    assert not maya.page.evaluate(CUT_OFF)
