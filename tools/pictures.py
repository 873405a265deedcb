"""Take the pictures of the README from the real pages: `make pictures`.

A server is started on a folder of its own, a game of each kind is played some way as the bots advise, and the
table is photographed as a browser shows it.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

import durbar
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.person import Person
from tests.web.serving import Server

FOLDER = Path(__file__).parent.parent / "docs/pictures"
SIZE = (1280, 720)
QUALITY = 84
PLAYERS = 3
DECISIONS = {"expedition": 26, "revival": 16, "excavation": 10}  # so many make a table worth looking at


def photograph(browser: Browser, address: str, game: str) -> None:
    width, height = SIZE
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    context.set_default_timeout(120_000)
    maya = Person(context)
    maya.begin(game, players=PLAYERS, bot="random")
    for _ in range(DECISIONS.get(game, 12)):
        follow_advice(maya)
    maya.page.reload()
    maya.page.wait_for_selector("body[data-ready]")
    maya.page.screenshot(path=FOLDER / f"table-{game}.jpg", type="jpeg", quality=QUALITY)
    context.close()


def follow_advice(person: Person) -> None:
    """Make the move that a bot would make in this seat."""
    person.ready()
    headers = {"Accept": "application/json"}
    told = person.page.request.get(f"{person.address}/hint", headers=headers).json()
    person.see(f'#moves button[name=move][value="{told["move"]}"]').dispatch_event("click")
    person.confirm()


def main() -> None:
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "durbar.db")
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
            for game in durbar.games():
                photograph(browser, server.address, game)
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
