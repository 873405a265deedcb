"""Take the pictures of the README from the real pages: `make pictures`.

A game of each kind is played some way by bots, its record is given to a server with a folder of its own, and
the table is photographed as a browser shows it.
"""

from __future__ import annotations

from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

import durbar
from durbar.bots import bot
from durbar.session import Seat, seats_note
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.person import Person
from tests.web.serving import Server

FOLDER = Path(__file__).parent.parent / "docs/pictures"
SIZE = (1280, 720)
QUALITY = 84
NAMES = ("Maya", "Dolma", "Tashi")
OPPONENT = "trader"
DECISIONS = {"expedition": 150, "revival": 70, "excavation": 60}  # so many make a table worth looking at
SEED = 7


def record_of(game_id: str) -> str:
    """The record of a game in which Maya is to move, after some days or rounds."""
    match = durbar.Match.start(durbar.game(game_id, players=len(NAMES)), names=NAMES, seed=SEED)
    match.note(seats_note([Seat(name, OPPONENT if n else None) for n, name in enumerate(NAMES)]))
    bots = [bot(OPPONENT, seat) for seat in range(len(NAMES))]
    made = 0
    while made < DECISIONS.get(game_id, 60) or 0 not in match.waiting:
        seat = match.waiting[0]
        match.play(bots[seat].choose(match.state.view(seat)), seat)
        made += 1
    return match.record()


def photograph(browser: Browser, address: str, game_id: str) -> None:
    width, height = SIZE
    context = browser.new_context(
        base_url=address, viewport={"width": width, "height": height}, reduced_motion="reduce"
    )
    maya = Person(context)
    maya.load(record_of(game_id))
    maya.ready()
    maya.page.wait_for_selector("body[data-ready]")
    maya.page.screenshot(path=FOLDER / f"table-{game_id}.jpg", type="jpeg", quality=QUALITY)
    context.close()


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
