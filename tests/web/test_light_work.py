"""A page works no more than it must: on a telephone every needless picture is felt."""

import pytest

import durbar
from tests.web.conftest import Visitor

COUNT = """window.read = 0;
    window.heard = 0;
    const parse = DOMParser.prototype.parseFromString;
    DOMParser.prototype.parseFromString = function (...what) {
        window.read += 1;
        return parse.apply(this, what);
    };
    const Stream = EventSource;
    window.EventSource = class extends Stream {
        set onmessage(hear) {
            super.onmessage = (news) => {
                hear(news);
                window.heard += news.data.length > 1000;
            };
        }
    };"""
BREATHING = """() => document.getAnimations().filter(({ animationName }) => animationName === "breathe")
    .map(({ effect }) => effect.target.getAttribute("class"))"""


@pytest.mark.parametrize("game", durbar.games())
def test_a_page_does_not_read_again_what_it_shows(game: str, visit: Visitor) -> None:
    """Its stream begins with the whole table, which is the one that the page came with."""
    maya = visit(phone=True)
    maya.begin(game)
    maya.page.add_init_script(COUNT)
    maya.page.reload()
    maya.page.wait_for_function("() => window.heard > 0")
    maya.page.wait_for_timeout(500)  # longer than a frame of others waits for its turn
    assert maya.page.evaluate("window.read") == 0
    maya.choose(maya.offers()[0])
    maya.confirm()
    assert maya.page.evaluate("window.read") > 0


def test_what_may_be_chosen_breathes_as_a_whole(visit: Visitor) -> None:
    """An outline that breathes by itself is drawn anew by the page, sixty times a second."""
    maya = visit(motion=True)
    maya.begin("expedition")
    maya.page.mouse.move(1, 1)
    assert set(maya.page.evaluate(BREATHING)) == {"over"}


def test_a_part_behind_a_tab_is_not_drawn_before_somebody_opens_it(visit: Visitor) -> None:
    maya = visit(phone=True)
    maya.begin("revival")
    drawn = "selector => document.querySelector(selector).checkVisibility({ contentVisibilityAuto: true })"
    assert not maya.page.evaluate(drawn, "#part-others svg")
    maya.see("#tab-others").tap()
    assert maya.page.evaluate(drawn, "#part-others svg")
