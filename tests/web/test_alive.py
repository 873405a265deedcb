"""The table is alive: pieces move, sounds are heard by those who want them, and the pages are an app."""

import pytest

from tests.web.conftest import Visitor
from tests.web.person import Person

LISTEN = """window.moved = [];
    window.voices = 0;
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (...how) {
        window.moved.push(this.id);
        return animate.apply(this, how);
    };
    const start = AudioScheduledSourceNode.prototype.start;
    AudioScheduledSourceNode.prototype.start = function (...when) {
        window.voices += 1;
        return start.apply(this, when);
    };"""


def learn(person: Person, game: str, step: int, move: str) -> list[str]:
    """Play a move of a lesson; the pieces that moved."""
    person.page.goto(f"/learn/{game}/{step}")
    person.page.wait_for_selector("body[data-ready]")
    person.choose(next(offer for offer in person.offers() if offer.text == move))
    person.confirm()
    moved: list[str] = person.page.evaluate("window.moved")
    return moved


@pytest.mark.parametrize("motion", [True, False])
def test_what_changes_is_seen_to_change_unless_somebody_wants_it_still(visit: Visitor, motion: bool) -> None:
    maya = visit(motion=motion)
    maya.page.add_init_script(LISTEN)
    token, monument = learn(maya, "excavation", 4, "put -3,9"), learn(maya, "revival", 4, "build rd31 pa1b")
    assert (("token-181" in token), ("monument-0-1" in monument)) == (motion, motion)
    assert maya.page.evaluate("window.voices") == 0  # nobody has asked for sounds


def test_sounds_are_heard_by_those_who_want_them(visit: Visitor) -> None:
    maya = visit(motion=True)
    maya.page.add_init_script(LISTEN)
    maya.page.goto("/learn/excavation/4")
    maya.page.wait_for_selector("body[data-ready]")
    maya.see("[popovertarget=menu]").click()
    maya.see("[name=sound]").check()
    maya.see("[name=volume]").fill("30")
    maya.page.wait_for_function("() => window.voices > 0")  # how it sounds, once it is loaded
    learn(maya, "excavation", 4, "put -3,9")
    assert maya.page.evaluate("window.voices") > 0
    assert maya.see("[name=volume]").input_value() == "30"


def test_an_app_keeps_the_files_that_never_change_and_nothing_else(maya: Person) -> None:
    maya.page.goto("/")
    maya.page.evaluate("navigator.serviceWorker.ready.then(() => undefined)")
    maya.page.goto("/guide/revival")
    maya.page.wait_for_function("() => navigator.serviceWorker.controller")
    kept = maya.page.evaluate(
        """async () => {
            const [name, ...others] = await caches.keys();
            const held = await (await caches.open(name)).keys();
            return [others.length, held.map(({ url }) => new URL(url).pathname)];
        }"""
    )
    assert kept[0] == 0
    assert any(path.endswith("/durbar.js") for path in kept[1])
    assert all(path.startswith("/static/") for path in kept[1])
