"""A real server in a process of its own, and a real browser."""

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.person import Person
from tests.web.serving import Server

CHROMIUM = os.environ.get("CHROMIUM", "/usr/bin/chromium")
FLAGS = (
    "--headless --no-sandbox --disable-gpu --disable-quic --no-first-run --disable-background-networking "
    "--disable-component-update --disable-sync"
)
PATIENCE = 20_000  # milliseconds: two of these suites may share two cores

Visitor = Callable[..., Person]


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    server = Server(tmp_path_factory.mktemp("house") / "durbar.db")
    server.start()
    yield server
    server.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        yield browser
        browser.close()


@pytest.fixture
def visit(server: Server, browser: Browser) -> Iterator[Visitor]:
    """Open a browser of one's own: `visit(phone=True, scheme="dark", lang="fr")`.

    Whatever the browser complains about (scripts, styles or pictures that the policy forbids, pages that
    are not there) fails the test, unless it was foreseen.
    """
    people: list[Person] = []

    def open_browser(
        phone: bool = False,
        scheme: str = "light",
        lang: str = "en",
        script: bool = True,
        motion: bool = False,
        cautious: bool = True,
    ) -> Person:
        context = browser.new_context(
            base_url=server.address,
            viewport={"width": 390, "height": 844} if phone else {"width": 1280, "height": 720},
            has_touch=phone,
            is_mobile=phone,
            color_scheme="dark" if scheme == "dark" else "light",
            locale=lang,
            java_script_enabled=script,
            reduced_motion="no-preference" if motion else "reduce",
            permissions=["clipboard-read", "clipboard-write"],
        )
        context.set_default_timeout(PATIENCE)
        person = Person(context, cautious)
        people.append(person)
        return person

    yield open_browser
    for person in people:
        # When all decide at once, somebody may be faster; the page is told so by this status and asks again.
        complaints = [each for each in person.complaints if "409 (Conflict)" not in each]
        person.context.close()
        assert not complaints


@pytest.fixture
def maya(visit: Visitor) -> Person:
    return visit()
