"""The pages around the tables on every screen: measured from the boxes in the browser."""

import pytest

from tests.languages import LANGUAGES
from tests.web.conftest import Visitor
from tests.web.test_everyone import finished
from tests.web.test_sizes import LETTERS, SIZES

pytestmark = pytest.mark.long

ROOMS = (
    "/",
    "/new/expedition?option-weather=custom&option-layout=custom&players=4",
    "/new/revival?players=6",
    "/new/excavation?option-map=own",
    "/daily",
    "/games",
    "/history",
    "/lobby",
    "/me",
    "/guide/revival",
    "/rulings/expedition",
)
TINY = """least => [...document.querySelectorAll("body *")].filter(each => each.checkVisibility()
    && !each.closest("svg, .sr, noscript, style") && parseFloat(getComputedStyle(each).fontSize) < least
    && [...each.childNodes].some(node => node.nodeType === 3 && node.data.trim()))
    .map(each => each.outerHTML.slice(0, 80))"""
NAMES = "h1, h2, h3, legend, label, button, .button, .pills span, summary"
CUT = """names => [...document.querySelectorAll(names)].filter(each => each.checkVisibility()
    && !each.closest(".sr") && getComputedStyle(each).display !== "inline"
    && each.scrollWidth > each.clientWidth + 1).map(each => each.textContent.trim())"""
LOOSE = """() => [...document.querySelectorAll(".box")].filter(each => {
    const box = each.getBoundingClientRect(), room = each.parentElement.getBoundingClientRect();
    return innerWidth >= 700 && box.left < room.left + 1 && box.right < room.right - 1
        && ![...each.parentElement.children].some(other => other !== each
            && Math.abs(other.getBoundingClientRect().top - box.top) < 1);
}).length"""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_room_has_its_place_on_every_screen(visit: Visitor, lang: str) -> None:
    """Nothing is wider than the screen, cut off or too small, and no game stands alone beside a gap."""
    maya = visit(lang=lang)
    maya.load(finished("revival"))
    for path in ROOMS:
        maya.page.goto(path)
        for opened in maya.see("main .kept summary").all():
            opened.click()
        for (width, height), layout in SIZES.items():
            maya.page.set_viewport_size({"width": width, "height": height})
            assert maya.page.evaluate("document.documentElement.scrollWidth") <= width, (path, width)
            assert maya.page.evaluate(TINY, LETTERS[layout]) == [], (path, width)
            assert maya.page.evaluate(CUT, NAMES) == [], (path, width)
            assert maya.page.evaluate(LOOSE) == 0, (path, width)
