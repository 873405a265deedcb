"""Several people: one screen, several browsers, a dozen tabs."""

import random

import pytest
from playwright.sync_api import Page, expect

from durbar.web.render import words
from tests.web.conftest import Visitor
from tests.web.meeting import api, frame_of, meet, sends
from tests.web.person import Person
from tests.web.test_alive import LISTEN
from tests.web.test_everyone import violations

pytestmark = pytest.mark.long


def test_the_curtain_falls_between_people_who_hold_secrets(maya: Person) -> None:
    maya.begin("revival", people=2)
    rng = random.Random(1)
    lifted = 0
    for _ in range(12):
        maya.ready()
        if maya.see("#main.curtained").count():
            assert not maya.offers()
            assert maya.see(".curtain").is_visible()
            name = maya.see("#lift").inner_text()
            maya.lift_curtain()
            assert maya.title.split(":")[0] in name
            lifted += 1
        else:
            maya.decide(rng)
    assert lifted


def test_a_seat_is_taken_by_invitation_and_both_see_every_move(maya: Person, visit: Visitor) -> None:
    maya.page.goto("/new/expedition?seat-1=open")
    maya.see("#begin").click()
    maya.page.wait_for_selector("#main")
    maya.see("#gather").click()
    maya.page.wait_for_selector("body[data-ready] .gathering")
    maya.copy(".invite")
    link = maya.page.evaluate("navigator.clipboard.readText()")
    ram = visit(lang="fr")
    ram.page.goto(link)
    ram.see("#name").fill("Ram")
    ram.see("main button").click()
    ram.page.wait_for_selector("#main")
    expect(maya.see(".seat .name").nth(1)).to_have_text("Ram")
    for guest in (maya, ram):  # nothing is dealt before both sit
        guest.page.wait_for_selector("#main:not([data-turn='0'])")
    rng = random.Random(1)
    for _ in range(4):
        mover, other = (maya, ram) if maya.asked() else (ram, maya)
        mover.decide(rng)
        other.page.wait_for_selector(f"#main[data-v='{mover.v}']")


def test_an_invitation_is_copied_where_the_browser_keeps_its_clipboard_from_pages(maya: Person) -> None:
    """As it does from all that come over a network without encryption."""
    maya.page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    maya.page.goto("/new/expedition?seat-1=open")
    maya.see("#begin").click()
    maya.page.wait_for_selector("body[data-ready]")
    maya.see("#gather").click()
    maya.page.wait_for_selector("body[data-ready] .gathering")
    maya.copy(".invite")
    other = maya.new_page()
    other.goto("/")
    assert "?sit=" in other.evaluate("navigator.clipboard.readText()")


@pytest.mark.parametrize(("scheme", "phone"), [("light", False), ("dark", True)])
def test_axe_finds_nothing_where_people_meet(visit: Visitor, scheme: str, phone: bool) -> None:
    maya, ram = visit(scheme=scheme, phone=phone), visit(scheme=scheme, phone=phone, lang="ja")
    maya.page.goto("/new/revival?seat-1=open&everybody=yes&clock=letters 86400")
    maya.see("#begin").click()
    expect(maya.see("#gather")).to_be_visible()
    assert not violations(maya), "waiting"
    maya.see("#gather").click()
    maya.see(".code summary").click()
    assert not violations(maya), "seats"
    ram.page.goto("/lobby")
    assert not violations(ram), "lobby"
    ram.see(".ticket a.primary").first.click()
    expect(ram.see("#name")).to_be_visible()
    assert not violations(ram), "sit"
    ram.see("#name").fill("Ram")
    ram.see("main button.primary").click()
    ram.page.wait_for_selector("body[data-ready] #main:not([data-turn='0'])")
    ram.see("[data-talk]").click()
    expect(ram.see("#talk .signs")).to_be_visible()
    assert not violations(ram), "talk"
    ram.page.goto("/me")
    assert not violations(ram), "me"


def test_the_key_for_undo_does_nothing_behind_a_curtain(maya: Person) -> None:
    maya.begin("revival", people=2)
    rng = random.Random(1)
    maya.ready()
    maya.lift_curtain()
    while not maya.see("#main.curtained").count():
        maya.decide(rng)
        maya.ready()
    v = maya.v
    maya.page.keyboard.press("u")
    maya.page.wait_for_timeout(300)
    assert (maya.v, maya.see("#main.curtained").count()) == (v, 1)


HIDDEN = "Object.defineProperty(document, 'visibilityState', { configurable: true, value: '%s' })"
SHOWN = "document.dispatchEvent(new Event('visibilitychange'))"


def look_at(tab: Page) -> None:
    """A browser without a screen thinks all its tabs are looked at; here is one at a time."""
    for each in tab.context.pages:
        each.evaluate(f"{HIDDEN % ('visible' if each is tab else 'hidden')}; {SHOWN}")


def test_twelve_tabs_of_one_browser(maya: Person) -> None:
    maya.begin("expedition")
    maya.context.add_init_script(HIDDEN % "hidden")
    tabs = [maya.new_page() for _ in range(11)]
    for tab in tabs:
        tab.goto(maya.address)
        tab.wait_for_selector("#main[data-v]")
    look_at(maya.page)
    maya.play_on(random.Random(1), 3)
    maya.ready()
    v = maya.v
    for tab in tabs:
        tab.wait_for_function("() => document.title.startsWith('●')")  # told by the one inbox of this browser
        look_at(tab)
        tab.wait_for_selector(f"#main[data-v='{v}']")


NOTICES = """window.notices = [];
    window.Notification = class extends Notification {
        constructor(title, how) {
            super(title, how);
            window.notices.push([title, how.tag, how.body]);
        }
    };"""


def test_a_hidden_page_calls_when_it_is_your_turn(maya: Person, visit: Visitor) -> None:
    """Its title and icon say so, a sound is heard and a notice is shown, once; then the page is looked at."""
    ram = visit(lang="fr")
    ram.context.grant_permissions(["notifications"])
    for script in (LISTEN, NOTICES):
        ram.page.add_init_script(script)
    meet(maya, ram)
    ram.page.wait_for_selector("body[data-ready]")
    ram.see("[popovertarget=menu]").click()
    for wish in ("sound", "notify"):
        ram.see(f"[name={wish}]").check()
    ram.page.wait_for_function("() => window.voices > 0")  # how it sounds
    table, icon = ram.address.rpartition("/")[2], ram.see("link[rel=icon]")
    luck = random.Random(1)
    while sends(ram, luck):
        pass
    ram.newer(frame_of(ram)["v"] - 1)
    ram.page.evaluate(f"window.voices = 0; {HIDDEN % 'hidden'}; {SHOWN}")
    assert not ram.page.title().startswith("●")
    assert "icon-call" not in str(icon.get_attribute("href"))
    while sends(maya, luck):
        pass
    ram.page.wait_for_function("() => document.title.startsWith('●')")
    ram.page.wait_for_function("() => window.voices === 2")  # the two tones of one call
    assert "icon-call" in str(icon.get_attribute("href"))
    (notice,) = ram.page.evaluate("window.notices")
    assert notice[:2] == [words("fr")("web-your-turn"), table]
    assert ram.page.title() == f"● {notice[2]}"
    maya.page.request.post(f"{api(maya)}/say", data={"sign": "hello"})
    maya.page.request.post(f"{api(maya)}/say", data={"text": "..."})
    ram.page.evaluate(f"{HIDDEN % 'visible'}; {SHOWN}")
    ram.page.wait_for_selector("#main[data-mine='1']")
    assert ram.page.evaluate("[window.voices, window.notices.length]") == [2, 1]


def test_the_list_of_games_says_where_it_is_your_turn(maya: Person) -> None:
    maya.begin("expedition")
    assert maya.page.title().startswith("●")
    home = maya.new_page()
    home.goto("/")
    assert home.locator(".ticket.yours").count() == 1
