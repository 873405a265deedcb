"""Rules and tutorial."""

import pytest
from playwright.sync_api import expect

import durbar
from tests.languages import LANGUAGES
from tests.web.conftest import Visitor
from tests.web.person import Person
from tests.web.test_parts import FIGURE

pytestmark = pytest.mark.long

TAUGHT = [name for name in durbar.games() if durbar.game_class(name)().presentation.lessons()]
GUIDED = [name for name in durbar.games() if durbar.game_class(name)().presentation.guide("en")]


@pytest.mark.parametrize("game", TAUGHT)
def test_the_tutorial_is_played_on_the_real_board(game: str, maya: Person) -> None:
    lessons = durbar.game_class(game)().presentation.lessons()
    maya.page.goto(f"/learn/{game}")
    for number, lesson in enumerate(lessons, 1):
        maya.page.wait_for_selector(f"[data-ready] #main[data-base$='/{number}']")
        if lesson.moves:
            wrong = [offer for offer in maya.offers() if offer.text not in lesson.moves]
            if wrong:
                maya.choose(wrong[0])
                maya.see("#do").click()
                expect(maya.see("#banner")).to_be_visible()
                maya.see("#cancel").click()
                maya.forgive("422")
            maya.choose(next(offer for offer in maya.offers() if offer.text in lesson.moves))
            maya.confirm()
            expect(maya.see(".praise")).to_be_in_viewport(ratio=0.95)
        if number < len(lessons):
            maya.see("#next").click()
    assert maya.see(f"a[href='/new/{game}']").is_visible()


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_that_is_only_read_asks_for_nothing(game: str, visit: Visitor) -> None:
    """Also on a telephone, where the praise has the place of the task."""
    maya, lessons = visit(phone=True), durbar.game_class(game)().presentation.lessons()
    for number in (1, next(n for n, lesson in enumerate(lessons, 1) if lesson.moves)):
        maya.page.goto(f"/learn/{game}/{number}")
        maya.page.wait_for_selector("body[data-ready]")
        if lessons[number - 1].moves:
            maya.choose(next(offer for offer in maya.offers() if offer.text in lessons[number - 1].moves))
            maya.confirm()
            expect(maya.see(".praise")).to_be_in_viewport(ratio=0.95)
        assert maya.title == durbar.game_class(game)().presentation.say("game-name", "en")


@pytest.mark.parametrize("game", TAUGHT)
def test_a_lesson_that_is_only_read_leaves_its_room_to_the_table(game: str, visit: Visitor) -> None:
    maya = visit(phone=True, lang="ja")
    maya.page.goto(f"/learn/{game}/1")
    maya.page.wait_for_selector("body[data-ready]")
    deed = maya.see(".deed").bounding_box()
    assert deed
    assert deed["height"] < 80
    assert maya.page.evaluate("document.documentElement.scrollHeight <= innerHeight")
    expect(maya.see("#next")).to_be_in_viewport(ratio=0.99)


def test_a_lesson_shows_what_it_speaks_of(visit: Visitor) -> None:
    """Golden among all that is offered, and on a telephone in the part that is open."""
    maya, lessons = visit(phone=True), durbar.game_class("excavation")().presentation.lessons()
    number = next(n for n, lesson in enumerate(lessons, 1) if lesson.moves == ("put-on kirtipur",))
    maya.page.goto(f"/learn/excavation/{number}")
    maya.page.wait_for_selector("body[data-ready]")
    assert maya.see("#tab-common").get_attribute("aria-selected") == "true"
    expect(maya.see(".pick.marked")).to_have_attribute("data-pick", "site-kirtipur")


LETTERS = """all => all.map(each => each.textContent && parseFloat(getComputedStyle(each).fontSize)
    * Math.hypot(each.getScreenCTM().a, each.getScreenCTM().b))"""
UNSEEN = """all => all.filter(each => each.checkVisibility({ visibilityProperty: true })).filter(each => {
    const box = each.getBoundingClientRect(), frame = each.closest(".picture").getBoundingClientRect(),
        end = Math.min(frame.bottom, document.querySelector(".deed").getBoundingClientRect().top);
    return box.right < frame.left || box.left > frame.right || box.bottom < frame.top || box.top > end;
}).map(each => each.closest("[data-pick], [data-glow]").outerHTML.slice(0, 60))"""


@pytest.mark.parametrize("game", TAUGHT)
def test_on_a_small_telephone_a_lesson_shows_its_pieces_and_can_be_read(game: str, visit: Visitor) -> None:
    maya = visit(phone=True, lang="fr")
    maya.page.set_viewport_size({"width": 360, "height": 740})
    lessons = durbar.game_class(game)().presentation.lessons()
    for number, lesson in enumerate(lessons, 1):
        maya.page.goto(f"/learn/{game}/{number}")
        maya.page.wait_for_selector("body[data-ready]")
        pieces = maya.see(":is(.marked, .glow) .line")
        assert len(pieces.evaluate_all(UNSEEN)) < pieces.count(), lesson.text
        if game == "revival":  # a map has a camera
            assert min(maya.see("#part-board svg text").evaluate_all(LETTERS)) >= 11.9, lesson.text
        if number < len(lessons):
            expect(maya.see("#next")).to_be_in_viewport(ratio=0.99)


@pytest.mark.parametrize("game", TAUGHT)
def test_on_the_smallest_telephone_the_controls_of_a_lesson_are_whole(game: str, visit: Visitor) -> None:
    """The way to confirm was cut off at the lower edge where its words were long."""
    maya = visit(phone=True, lang="fr")
    maya.page.set_viewport_size({"width": 320, "height": 640})
    lessons = durbar.game_class(game)().presentation.lessons()
    for number, lesson in enumerate(lessons, 1):
        maya.page.goto(f"/learn/{game}/{number}")
        maya.page.wait_for_selector("body[data-ready]")
        onwards = maya.see(".tools .words").first
        expect(onwards).to_be_in_viewport(ratio=0.99)
        if lesson.moves:
            maya.choose(next(offer for offer in maya.offers() if offer.text in lesson.moves))
            for button in (onwards, maya.see("#do"), maya.see("#cancel")):
                expect(button).to_be_in_viewport(ratio=0.99)
                button.click(trial=True)  # nothing lies over it


@pytest.mark.parametrize("game", GUIDED)
def test_the_rules_are_found_by_searching(game: str, visit: Visitor) -> None:
    for lang in LANGUAGES:
        maya = visit(lang=lang)
        maya.page.goto(f"/guide/{game}")
        sections = maya.see("#rules section")
        whole = sections.count()
        word = maya.see("#rules h2").nth(3).inner_text()
        maya.see("#search").fill(word)
        expect(maya.see("#found")).not_to_be_empty()
        assert 0 < maya.see("#rules section:not([hidden])").count() < whole
        for link in maya.see(".contents ol a").all():
            anchor = (link.get_attribute("href") or "")[1:]
            assert maya.see(f"[id='{anchor}']").count() == 1


def test_a_link_out_of_what_was_found_shows_the_whole_rules(maya: Person) -> None:
    maya.page.goto("/guide/excavation")
    maya.see("#search").fill("nothing like that")
    expect(maya.see("#rules")).to_be_hidden()
    maya.page.goto("/guide/excavation#spread")
    expect(maya.see("#spread")).to_be_in_viewport()
    expect(maya.see("#search")).to_have_value("")


@pytest.mark.parametrize("game", durbar.games())
def test_a_ruling_is_found_and_the_guide_leads_to_it(game: str, maya: Person) -> None:
    maya.page.goto(f"/guide/{game}")
    link = maya.see("#rules a[href*='/rulings/']").last
    ruling = link.inner_text()
    link.click()
    maya.page.wait_for_url(f"**/rulings/{game}#{ruling}")
    assert maya.see(f"tr#{ruling}").is_visible()
    maya.see("#search").fill(ruling)
    expect(maya.see("#rules tr[id]:not([hidden])").first).to_contain_text(ruling)
    assert maya.see("#rules tr[id]:not([hidden])").count() < maya.see("#rules tr[id]").count()


@pytest.mark.parametrize("game", durbar.games())
def test_every_word_that_is_explained_is_explained_in_every_language(game: str, maya: Person) -> None:
    told = [maya.context.request.get(f"/words/{game}.json?lang={lang}").json() for lang in LANGUAGES]
    assert set(told[0]) == set(told[1]) == set(told[2])


def test_an_example_of_the_rules_can_be_looked_at_and_played(visit: Visitor) -> None:
    maya = visit(phone=True, scheme="dark", lang="ja")
    maya.page.goto("/guide/revival#bid")
    figure = maya.see("#bid .figure")
    expect(figure).to_be_in_viewport()
    loaded = "picture => picture.decode().then(() => picture.naturalWidth)"
    assert figure.locator("img").evaluate(loaded) > 100
    assert "screen=phone" in figure.locator("img").evaluate("picture => picture.currentSrc")
    assert figure.locator("img").evaluate("picture => picture.clientWidth") >= FIGURE
    figure.locator("a").click()
    maya.page.wait_for_selector("#main[data-mine='1']")
    assert [offer.text for offer in maya.offers() if offer.text == "bid 4 w1"]
