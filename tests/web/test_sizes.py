"""Every screen: measured from the boxes in the browser. Nothing overlaps, nothing is cut off or too small."""

import random
import re
from itertools import combinations
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

import durbar
from durbar.bots import GreedyBot, bot
from durbar.server.problems import TEXTS
from durbar.session import Seat, seats_note
from tests.languages import LANGUAGES
from tests.web.conftest import Visitor
from tests.web.person import Person

pytestmark = pytest.mark.long

SIZES = {
    (320, 640): "phone",
    (360, 740): "phone",
    (844, 390): "low",
    (640, 360): "low",  # 1280 by 720 at 200 %
    (820, 1180): "tall",
    (1024, 768): "wide",
    (1280, 720): "wide",
    (1920, 1080): "wide",
    (3840, 2160): "wide",
}
ACTIONS = {"place", "take-back", "hire", "special", "remove"}  # of Excavation
QUARTER = 0.25  # of a telephone is the most that the choices take
AREAS = "#main > :is(.bar, .seats, .tabs, .place, .side, .deed), .rail > .place"
BOXES = """selector => [...document.querySelectorAll(selector)]
    .filter(each => each.checkVisibility({ visibilityProperty: true }) && !each.closest(".away"))
    .map(each => [each.className, each.getBoundingClientRect().toJSON()])"""
LETTERS = {"wide": 11, "tall": 11, "low": 12, "phone": 12}  # pixels of letters and figures
# In the pictures, also in those behind a tab. Left out are what a map says when one comes nearer,
# and what is fine on cards that are tiny because there are many: a touch tells it.
SMALL = """least => [...document.querySelectorAll("#main .place text")]
    .filter(each => each.getClientRects().length && !(each.closest(".board")
        && document.adoptedStyleSheets.some(sheet => sheet.cssRules[0]?.style.visibility === "hidden")))
    .map(each => [each.closest(".place").id, each.textContent,
        parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a])
    .filter(([, , size]) => size < least - 0.05)"""
WRITTEN = "all => all.map(each => parseFloat(getComputedStyle(each).fontSize) * each.getScreenCTM().a)"
TINY = """least => [...document.querySelectorAll("#main *")].filter(each => !each.closest("svg, .sr")
    && [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()) && each.checkVisibility()
    && parseFloat(getComputedStyle(each).fontSize) < least).map(each => each.outerHTML.slice(0, 80))"""
OVERFLOW = """() => {
    const own = document.querySelector("#part-own .picture");
    return own ? own.scrollHeight - own.clientHeight : 0;
}"""
LATE_NEWS = """window.EventSource = class extends EventSource {
    set onmessage(heard) {
        super.onmessage = news => window.late ? window.late.push(() => heard(news)) : heard(news);
    }
};"""
CUT = """selector => [...document.querySelectorAll(selector)].filter(each => each.checkVisibility()
    && getComputedStyle(each).clipPath === "none" && each.scrollWidth > each.clientWidth + 1)
    .map(each => each.textContent.trim())"""

LATE = {"expedition": "everything.durbar", "revival": "five.durbar", "excavation": "four.durbar"}
TITLES = """titles => {
    const title = document.querySelector("#title"), said = title.textContent;
    const cut = titles.filter(each => {
        title.textContent = each;
        return title.scrollHeight > title.clientHeight + 1;
    });
    title.textContent = said;
    return cut;
}"""

MOST = {  # that is ever asked at once by buttons, but for several jokers; all else is touched on the table
    "expedition": ["mountaineer", "yak-guide", "monk", "merchant", "border-guard", "artist"],
    "revival": ["blue", "white", "red", "green", "yellow"],
    "excavation": ["place", "take-back", "hire", "special"],
}
CONTROL = ":is(button, a, input, select, output)"
ASKED = {"expedition": "choose ", "revival": "name ", "excavation": ""}
OFFER = """labels => {
    const form = document.querySelector("#moves");
    const [first, ...others] = form.querySelectorAll("button[name=move]");
    for (const other of [...others, ...form.querySelectorAll(".all")]) other.remove();
    first.hidden = false;
    form.prepend(...labels.map(label => {
        const button = first.cloneNode(true);
        button.textContent = label;
        return button;
    }));
    if (first.isConnected) first.remove();
}"""


@pytest.mark.parametrize("game", durbar.games())
def test_everything_has_its_place_on_every_screen(game: str, visit: Visitor) -> None:
    """In every language; with everything that may ever be asked in the title."""
    presentation = durbar.game(game).presentation
    for lang in LANGUAGES:
        asked = [
            TEXTS.say(lang, "asked-you", prompt=presentation.say(text, lang))
            for text in presentation.text_ids(lang)
            if re.fullmatch(r"prompt-(?!draw-|roll-|deal-)[\w-]+(?<!-other)", text)
        ]
        assert len(asked) > 5
        maya = visit(lang=lang)
        maya.begin(game, players=3)
        maya.page.wait_for_selector("body[data-ready]")
        for size, layout in SIZES.items():
            look(maya, size, layout)
            assert maya.page.evaluate(TITLES, asked) == [], (lang, size)


def look(maya: Person, size: tuple[int, int], layout: str) -> None:
    width, height = size
    maya.page.set_viewport_size({"width": width, "height": height})
    maya.page.wait_for_selector(f"#main.{layout}")
    page = "[document.documentElement.scrollWidth, document.documentElement.scrollHeight]"
    assert maya.page.evaluate(page) == [width, height], size
    boxes: list[tuple[str, dict[str, Any]]] = maya.page.evaluate(BOXES, AREAS)
    for name, box in boxes:
        assert box["left"] >= -0.5, (size, name)
        assert box["right"] <= width + 0.5, (size, name)
        assert box["bottom"] <= height + 0.5, (size, name)
        assert box["width"] > 40, (size, name)
        assert box["height"] > 20, (size, name)
    for (one, a), (two, b) in combinations(boxes, 2):
        assert min(shared(a, b)) <= 1, (size, one, two)
    if layout == "phone":
        deed = next(box for name, box in boxes if name.startswith("deed"))
        assert deed["height"] <= QUARTER * height + 1, size
    for board in (box for name, box in boxes if name.startswith("place board")):  # another part may be open
        assert board["height"] > height / 5, size
    if layout == "wide":  # one's own things are whole
        maya.page.wait_for_function(f"() => ({OVERFLOW})() <= 1")  # as soon as it is drawn for this screen
    assert maya.page.evaluate(SMALL, LETTERS[layout]) == [], size
    assert maya.page.evaluate(TINY, LETTERS[layout]) == [], size
    cut = ".tabs button, #moves button[name=move], .tools button, .day, .seat summary, .seat .name"
    assert maya.page.evaluate(CUT, cut) == [], size


@pytest.mark.parametrize("game", durbar.games())
def test_as_many_choices_as_there_may_ever_be_lie_over_nothing(game: str, visit: Visitor) -> None:
    """Neither over the map and the buttons of its camera, nor over one's own; a desk shows them all."""
    rules = durbar.game(game)
    for lang in LANGUAGES:
        labels = [rules.presentation.say(rules.move(ASKED[game] + word), lang) for word in MOST[game]]
        maya = visit(lang=lang)
        maya.begin(game)
        maya.page.wait_for_selector("body[data-ready]")
        for (width, height), layout in SIZES.items():
            maya.page.set_viewport_size({"width": width, "height": height})
            maya.page.wait_for_selector(f"#main.{layout}")
            maya.page.evaluate(OFFER, labels)
            [(_, controls), *others] = maya.page.evaluate(
                BOXES, ".controls, .camera, #part-board, #part-own"
            )[::-1]
            for name, box in others:
                assert min(shared(controls, box)) <= 1, (lang, width, name)
            if layout == "wide":
                for _, box in maya.page.evaluate(BOXES, "#moves button[name=move]"):
                    assert box["bottom"] <= controls["bottom"], (lang, width)


def test_two_rows_of_choices_are_whole_on_the_lowest_screen(visit: Visitor) -> None:
    """1280 by 720 at 200 %: what is one's own leaves them the room."""
    maya = visit(lang="fr")
    maya.begin("revival")
    maya.page.set_viewport_size({"width": 640, "height": 360})
    maya.page.wait_for_selector("#main.low")
    maya.page.evaluate(OFFER, ["Terminer la construction", "Bâtir Pagode 1 joker"])
    boxes = maya.page.evaluate(BOXES, "#moves, #moves button[name=move]")
    (_, moves), (_, one), (_, two) = boxes
    assert one["bottom"] <= two["top"], "they need two rows"
    assert two["bottom"] <= moves["bottom"]


def test_who_has_chosen_sees_how_to_confirm_and_how_to_cancel(visit: Visitor) -> None:
    """Also with the longest words that a button may have."""
    maya = visit(lang="fr")
    maya.begin("expedition", layout="preset")
    maya.page.wait_for_selector("body[data-ready]")
    rules = durbar.game("expedition")
    longest = rules.presentation.say(rules.move("tool-case backpack compass fodder"), "fr")
    for (width, height), layout in SIZES.items():
        maya.page.set_viewport_size({"width": width, "height": height})
        maya.page.wait_for_selector(f"#main.{layout}")
        maya.choose(maya.offers()[0])
        maya.see("#do").evaluate("(button, label) => { button.textContent = label; }", longest)
        [(_, controls), (_, do), (_, cancel)] = maya.page.evaluate(BOXES, ".controls, #do, #cancel")
        for box in (do, cancel):
            assert controls["top"] <= box["top"], width
            assert box["bottom"] <= controls["bottom"], width
            assert box["right"] <= controls["right"], width
        maya.see("#cancel").click()


def shared(one: dict[str, float], other: dict[str, float]) -> tuple[float, float]:
    """How far two boxes lie over each other, across and down."""
    return (
        min(one["right"], other["right"]) - max(one["left"], other["left"]),
        min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]),
    )


def test_one_six_and_four_with_everything_have_their_place(maya: Person) -> None:
    everything = {"length": "long", "tents": "yes", "characters": "yes"}
    for game, players, options in (("revival", 1, {}), ("revival", 6, {}), ("expedition", 4, everything)):
        maya.begin(game, 1, players, "random", **options)
        for size in ((320, 640), (844, 390), (820, 1180), (1280, 720)):
            look(maya, size, SIZES[size])


def test_a_frame_for_the_screen_before_is_not_shown(maya: Person) -> None:
    """Of somebody who turns a telephone quickly: what was drawn for it upright may come late."""
    maya.context.add_init_script(LATE_NEWS)
    maya.begin("revival", 1, 1, "random")
    maya.page.wait_for_selector("body[data-ready]")
    maya.page.evaluate("window.late = []")
    maya.page.set_viewport_size({"width": 820, "height": 1180})
    maya.page.wait_for_function("() => window.late.length")
    maya.page.set_viewport_size({"width": 1280, "height": 720})
    maya.page.wait_for_selector("#main.wide")
    maya.page.evaluate("window.late[0]()")
    assert maya.see("#main").evaluate("main => main.matches('.wide')")


def test_squares_are_large_enough_where_the_action_is(maya: Person) -> None:
    """Four players, everything on, the long way: the whole landscape would be small."""
    maya.begin("expedition", players=4, length="long", tents="yes", characters="yes")
    rng = random.Random(1)
    while not maya.see(".board .pick").count():
        maya.decide(rng)
        maya.ready()
    square = maya.see(".board .space").first.bounding_box()
    assert square
    assert min(square["width"], square["height"]) >= 32
    for pick in maya.see(".board .pick .line").all():
        expect(pick).to_be_in_viewport()


@pytest.mark.parametrize("game", durbar.games())
def test_letters_are_large_enough_late_in_a_game_too(game: str, visit: Visitor) -> None:
    """When everybody has gathered much, as somebody sees it who looks at the record."""
    lang = LANGUAGES[durbar.games().index(game)]
    maya = visit(lang=lang)
    maya.load((Path(__file__).parents[1] / game / "records" / LATE[game]).read_text(encoding="utf-8"))
    maya.page.goto(f"{maya.address}?at={int(maya.see('#main').get_attribute('data-turn') or 0) - 12}")
    for size, layout in SIZES.items():
        width, height = size
        maya.page.set_viewport_size({"width": width, "height": height})
        maya.page.wait_for_selector(f"#main.{layout}")
        assert maya.page.evaluate(SMALL, LETTERS[layout]) == [], size
        assert maya.page.evaluate(CUT, ".seat summary, .seat .name") == [], size


def test_all_that_is_ones_own_is_in_sight_on_a_telephone(visit: Visitor) -> None:
    """The second line of cards was cut in two by the choices below it."""
    maya = visit(phone=True)
    maya.begin("expedition")
    for width, height in ((360, 740), (390, 844)):
        maya.page.set_viewport_size({"width": width, "height": height})
        assert maya.page.evaluate(OVERFLOW) <= 1


def test_all_five_actions_and_what_the_others_did_are_in_sight_on_a_telephone(visit: Visitor) -> None:
    """In every language, without scrolling, below the whole hand."""
    record = with_five_actions()
    for lang in LANGUAGES:
        maya = visit(phone=True, lang=lang)
        maya.load(record)
        maya.ready()
        assert maya.see("#moves > button").count() == 5, lang
        for width, height in ((360, 740), (844, 390)):
            maya.page.set_viewport_size({"width": width, "height": height})
            maya.page.wait_for_selector(f"#main.{SIZES[width, height]}")
            for button in maya.see("#moves > button").all():
                expect(button).to_be_in_viewport(ratio=1)
            room = "all => all.map(each => each.scrollHeight - each.clientHeight)"
            assert max(maya.page.eval_on_selector_all("#moves", room)) <= 1, (lang, width)
            expect(maya.see(".lately").last).to_be_visible()


def with_five_actions() -> str:
    """The record of a game of Excavation in which Maya may do whatever there is."""
    match = durbar.Match.start(
        durbar.game("excavation", players=2, length="short"), names=["Maya", "Ram"], seed=7
    )
    match.note(seats_note([Seat("Maya"), Seat("Ram", "random")]))
    bots = [bot("greedy", seat) for seat in range(2)]
    while match.waiting != (0,) or {str(move) for move in match.state.moves} != ACTIONS:
        (seat,) = match.waiting
        match.play(bots[seat].choose(match.state.view(seat)), seat)
    return match.record()


def test_no_name_of_a_site_runs_into_the_word_beside_it(maya: Person) -> None:
    """Swayambhunath did, at the usual size of a desk."""
    named = set()
    for seed in range(8):
        view = durbar.game("excavation", players=2).start(seed=seed).view(0)
        for lang in LANGUAGES:
            maya.page.set_content(view.svg(lang, part="lists"))
            read = "all => all.map(each => [each.textContent, each.getBoundingClientRect().toJSON()])"
            written = maya.page.eval_on_selector_all("text", read)
            named |= {text for text, _ in written}
            for (text, one), (other, two) in combinations(written, 2):
                aside = one["right"] <= two["left"] + 1 or two["right"] <= one["left"] + 1
                assert aside or one["bottom"] <= two["top"] + 4 or two["bottom"] <= one["top"] + 4, (
                    text,
                    other,
                )
    assert "Swayambhunath" in named


def test_a_name_is_whole_beside_what_would_be_lost(maya: Person) -> None:
    maya.begin("excavation")
    rng = random.Random(3)
    while not maya.see(".threat").count():
        maya.decide(rng)
        maya.ready()
    for (width, height), layout in SIZES.items():
        maya.page.set_viewport_size({"width": width, "height": height})
        maya.page.wait_for_selector(f"#main.{layout}")
        assert maya.page.evaluate(CUT, ".seat summary, .seat .name") == [], width


def test_four_names_are_read_on_a_telephone(visit: Visitor) -> None:
    maya = visit(phone=True)
    maya.begin("excavation", players=4)
    for width, height in SIZES:
        if SIZES[width, height] == "phone":
            maya.page.set_viewport_size({"width": width, "height": height})
            wide = maya.see(".seat .name").evaluate_all("all => all.map(each => each.clientWidth)")
            assert min(wide) > 30
            assert maya.page.evaluate(CUT, ".seat summary, .seat .name") == [], width


def test_an_ending_shows_six_by_rank_at_once_and_all_that_can_be_done(visit: Visitor) -> None:
    """Nothing of the sheet is cut off at its side, and between it and the buttons no room is left over."""
    record = (Path(__file__).parents[1] / "revival" / "records" / "six.durbar").read_text(encoding="utf-8")
    for lang in LANGUAGES:
        maya = visit(lang=lang)
        maya.load(record)
        for (width, height), layout in SIZES.items():
            maya.page.set_viewport_size({"width": width, "height": height})
            maya.page.wait_for_selector(f"#main.{layout}")
            [(_, sheet)] = maya.page.evaluate(BOXES, ".sheet")
            ranks = maya.page.evaluate(BOXES, ".ranks li")
            assert len(ranks) == 6
            assert all(box["bottom"] <= sheet["bottom"] for _, box in ranks), (lang, width)
            [(_, total)] = maya.page.evaluate(BOXES, ".sheet tfoot tr:first-child")
            assert total["bottom"] <= sheet["bottom"] or layout != "wide", (lang, width)
            letters = maya.page.eval_on_selector_all(".graph text", WRITTEN)
            assert min(letters) >= LETTERS[layout] - 0.05, (lang, width)
            assert maya.page.evaluate(CUT, ".sheet, .tools :is(button, a), .podium h2") == [], (lang, width)
            for _, box in maya.page.evaluate(BOXES, "#deed :is(button, a)"):
                assert box["bottom"] <= height, (lang, width)
            doors = maya.page.evaluate(BOXES, "#deed .tools :is(button, a), #deed .fair summary")
            assert all(box["left"] >= 0 and box["right"] <= width for _, box in doors), (lang, width)
            for (_, a), (_, b) in combinations(doors, 2):
                assert min(shared(a, b)) <= 0, (lang, width)
            assert maya.page.evaluate("document.documentElement.scrollWidth") == width, (lang, width)
            [(_, head), (_, doors)] = maya.page.evaluate(BOXES, ".podium h2, .share")
            assert min(shared(head, doors)) <= 1, (lang, width)
            [(_, final), (_, deed)] = maya.page.evaluate(BOXES, "#final, #deed")
            assert deed["top"] - final["bottom"] <= 12 or layout == "wide", (lang, width)


def test_the_sum_of_many_rows_is_in_sight_on_a_desk(maya: Person) -> None:
    game = durbar.game("expedition", 4, length="long", tents=True, characters=True)
    maya.load(durbar.play(game, [GreedyBot(seat, 60) for seat in range(4)], seed=5).record())
    assert maya.see(".sheet tbody tr").count() == 11
    [(_, sheet), (_, total)] = maya.page.evaluate(BOXES, ".sheet, .sheet tfoot tr:first-child")
    assert total["bottom"] <= sheet["bottom"]


INK = """each => {
    const style = getComputedStyle(each), pen = document.createElement("canvas").getContext("2d");
    pen.font = style.font;
    const told = pen.measureText("Àgpy"), letters = told.fontBoundingBoxAscent + told.fontBoundingBoxDescent;
    const gap = (parseFloat(style.lineHeight) - letters) / 2;
    const above = gap + told.fontBoundingBoxAscent + parseFloat(style.paddingTop),
        below = gap + told.fontBoundingBoxDescent + parseFloat(style.paddingBottom);
    return Math.max(told.actualBoundingBoxAscent - above, told.actualBoundingBoxDescent - below);
}"""


def test_no_accent_is_cut_off_a_capital_and_no_tail_off_a_letter(visit: Visitor) -> None:
    """« À vous », "lay": where lines lie close and the rest is hidden, they need room above and below."""
    maya = visit(lang="fr")
    maya.begin("excavation")
    for (width, height), layout in SIZES.items():
        maya.page.set_viewport_size({"width": width, "height": height})
        maya.page.wait_for_selector(f"#main.{layout}")
        for line in ("#title", "#preview"):
            assert maya.see(line).evaluate(INK) <= 0.3, (layout, line)


HINT = "Better than anything else by a point or two, because of what may be bought there afterwards. " * 5
FOLDED = "words => words.scrollHeight > words.clientHeight + 1"


def test_a_long_hint_is_whole_at_a_touch(visit: Visitor) -> None:
    """On a telephone it was cut off after a few lines; the choices take no more room until it is touched."""
    maya, told = visit(phone=True), {"reason": HINT}
    maya.page.route("**/hint", lambda route: route.fulfill(json=told))
    for width, height in ((320, 640), (390, 844), (844, 390)):
        maya.page.set_viewport_size({"width": width, "height": height})
        maya.begin("expedition", layout="preset")
        best = maya.offers()[0]
        told.update(move=best.text, label=best.label)
        maya.see("#hint").click()
        words, controls = maya.see("#preview"), maya.see(".controls")
        expect(words).to_contain_text(HINT.strip())
        assert words.evaluate(FOLDED)
        before = controls.bounding_box()
        assert before
        assert before["height"] <= QUARTER * height + 1 or width > height
        words.click()
        assert not words.evaluate(FOLDED)
        for part in (words, maya.see("#do"), maya.see("#cancel")):
            expect(part).to_be_in_viewport(ratio=0.99)
        words.click()
        assert words.evaluate(FOLDED)
        assert controls.bounding_box() == before


TOO_TALL = "(small, words) => (small.textContent = words, small.scrollHeight > small.clientHeight + 1)"


def test_why_nothing_can_be_taken_back_is_read_whole_on_its_button(visit: Visitor) -> None:
    for lang in LANGUAGES:
        maya = visit(lang=lang)
        maya.begin("revival")
        rng, why = random.Random(4), maya.see("#undo small")
        while not why.count():
            maya.decide(rng)
            maya.ready()
        for reason in ("nothing", "chance", "other", "revealed", "finished"):
            words = TEXTS.say(lang, f"refusal-undo-{reason}")
            assert not why.evaluate(TOO_TALL, words), words


@pytest.mark.parametrize("game", durbar.games())
def test_looking_back_has_its_place_on_every_screen(game: str, visit: Visitor) -> None:
    """Each way on is whole within its bar, and over nothing."""
    lang = LANGUAGES[durbar.games().index(game)]
    maya = visit(lang=lang)
    maya.load((Path(__file__).parents[1] / game / "records" / LATE[game]).read_text(encoding="utf-8"))
    maya.page.goto(f"{maya.address}?at=40")
    for size, layout in SIZES.items():
        maya.page.set_viewport_size({"width": size[0], "height": size[1]})
        maya.page.wait_for_selector(f"#main.{layout}")
        (_, bar), *boxes = maya.page.evaluate(BOXES, f".replay, .replay {CONTROL}")
        assert len(boxes) >= 9
        for name, box in boxes:
            assert bar["left"] <= box["left"] < box["right"] <= bar["right"], (size, name)
            assert bar["top"] <= box["top"] < box["bottom"] <= bar["bottom"], (size, name)
        for (one, a), (two, b) in combinations(boxes, 2):
            assert min(shared(a, b)) <= 1, (size, one, two)
        assert maya.page.evaluate(CUT, f".replay {CONTROL}") == [], size
