"""Keeping a name, coming back with it on a telephone, and speaking at a table, in real browsers."""

import pytest
from playwright.sync_api import Page, expect

from durbar.web.render import words
from tests.web.conftest import Visitor
from tests.web.person import Person
from tests.web.serving import Server


def give_authenticator(page: Page) -> None:
    """The browser has a key of its own, which says yes to everything."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send(
        "WebAuthn.addVirtualAuthenticator",
        {
            "options": {
                "protocol": "ctap2",
                "transport": "internal",
                "hasResidentKey": True,
                "hasUserVerification": True,
                "isUserVerified": True,
                "automaticPresenceSimulation": True,
            }
        },
    )


@pytest.mark.parametrize(("lang", "name"), [("en", "Dolma"), ("fr", "Éloïse"), ("ja", "さくら")])
def test_a_name_is_kept_by_passkey_and_moves_to_a_telephone(
    server: Server, visit: Visitor, lang: str, name: str
) -> None:
    """A key, codes, a second device, signing out, coming back by a code and by the key, being forgotten."""
    maya, phone = visit(lang=lang, phone=lang == "ja"), visit(phone=True, lang=lang)
    say, house = words(lang), f"http://localhost:{server.port}"  # a key belongs to a name, not to a number
    give_authenticator(maya.page)
    maya.page.goto(f"{house}/me")
    maya.see("[data-passkey-form] input").fill("Sherpa")
    maya.see("[data-passkey-form] button").click()
    expect(maya.see("#passkey-says")).to_contain_text(say("problem-name-of-bot"))
    maya.forgive("422")
    maya.see("[data-passkey-form] input").fill(name)
    maya.see("[data-passkey-form] button").click()
    expect(maya.see("#codes code")).to_have_count(8)
    expect(maya.see("h1")).to_have_text(name)
    code = maya.see("#codes code").first.inner_text()
    maya.see("#copy-codes").click()
    expect(maya.see("#copy-codes")).to_have_text(say("web-copied"))
    maya.see("#codes a").click()
    maya.see("form:has([value=link]) button").click()
    expect(maya.see("svg.qr")).to_be_visible()
    link = maya.see("input[readonly]").input_value()

    phone.page.goto(link)
    phone.see("main button.primary").click()
    expect(phone.see("h1")).to_have_text(name)
    expect(phone.see("section:has(#devices-head) li")).to_have_count(2)
    leave(phone, lang)
    phone.see("form:has([value=recover]) input[name=code]").fill(code)
    phone.see("form:has([value=recover]) button").click()
    expect(phone.see("h1")).to_have_text(name)

    leave(maya, lang)
    maya.see("[data-passkey=who]").click()  # the key is still there
    expect(maya.see("h1")).to_have_text(name)
    maya.see("details.me summary").click()
    maya.see("details.me input[name=name]").fill(name)
    maya.see("details.me button").click()
    expect(maya.see("h1")).to_have_text(say("web-me"))
    phone.page.goto(f"{house}/me")
    expect(phone.see("h1")).to_have_text(say("web-me"))


def leave(person: Person, lang: str) -> None:
    """Sign out on this device."""
    say = words(lang)
    person.see("li").filter(has_text=say("web-device-here")).locator("button").click()
    expect(person.see("h1")).to_have_text(say("web-me"))


def test_two_people_speak_without_losing_the_board(visit: Visitor) -> None:
    maya, ram = visit(), visit(phone=True, lang="ja")
    opened = maya.page.request.post(
        "/api/v1/tables",
        data={"game": "revival", "players": 2, "seats": [{"who": "me", "name": "Maya"}, {"who": "open"}]},
    ).json()
    sat = {"invitation": opened["invitations"]["1"], "name": "Ram"}
    ram.page.request.post(f"/t/{opened['table']}/sit", data=sat)
    for person in (maya, ram):
        person.page.goto(f"/t/{opened['table']}")
        expect(person.see("[data-ready]")).to_be_attached()
    before = box(ram)
    maya.see("[data-talk]").click()
    maya.see("#talk button[value=good-luck]").click()
    expect(maya.see("#talk .said li")).to_have_count(1)
    expect(ram.see("body[data-unread]")).to_be_attached()
    assert box(ram) == before
    ram.see("[data-talk]").click()
    expect(ram.see("#talk .said")).to_contain_text(words("ja")("sign-good-luck"))
    ram.see("#talk input[name=text]").fill("Namaste")
    ram.page.keyboard.press("Enter")
    expect(maya.see("#talk .said li")).to_have_count(2)
    expect(maya.see("#talk .said")).to_contain_text("Namaste")
    assert box(ram) == before


def box(person: Person) -> tuple[int, ...]:
    """Where the board lies."""
    found = person.see("#part-board").bounding_box()
    assert found is not None
    return round(found["x"]), round(found["y"]), round(found["width"]), round(found["height"])
