"""From a click to its picture, beside an empty page in the same run: `python tools/paint.py [--count 60]`.

For every game one browser confirms moves and measures the time until their first picture is painted: the next
frame, or the moment that is shown before it (coins turned over, until a touch or for some seconds). After
each move it asks the same server for next to nothing on an empty page and paints one word: what browser,
machine and line cost without a game. Run it on a quiet machine; the load is printed with the figures.
"""

from __future__ import annotations

import argparse
import os
import random
import statistics
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import Browser, sync_playwright

import durbar
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.person import Person
from tests.web.serving import Server

MOVE = """() => new Promise(done => {
    const began = performance.now(), main = document.querySelector("#main"), { v, turn } = main.dataset;
    new MutationObserver((_, watcher) => {
        if (main.dataset.v === v && main.dataset.turn === turn) return;
        watcher.disconnect();
        requestAnimationFrame(() => setTimeout(() => done(performance.now() - began)));
    }).observe(main, { attributes: true });
    document.querySelector("#do").click();
})"""
NOTHING = """async () => {
    const began = performance.now();
    await (await fetch("/api/v1/games", { cache: "no-store" })).text();
    document.querySelector("h1").textContent += ".";
    const painted = new Promise(done => requestAnimationFrame(() => setTimeout(done)));
    return painted.then(() => performance.now() - began);
}"""


def measure(browser: Browser, address: str, game: str, count: int) -> tuple[list[float], list[float]]:
    """So many clicks at a table for two at one screen, and as many on the empty page."""
    context, other = (
        browser.new_context(base_url=address, viewport={"width": 1280, "height": 720}) for _ in range(2)
    )
    context.set_default_timeout(60_000)
    maya, rng = Person(context), random.Random(1)
    empty = other.new_page()  # in a window of its own: a hidden page paints nothing
    empty.goto("/t/nowhere")  # nothing but a sentence
    maya.begin(game, people=2)
    moves: list[float] = []
    nothing: list[float] = []
    while len(moves) < count:
        maya.ready()
        if maya.see("#final").count():
            maya.begin(game, people=2)
        elif maya.see("#main.curtained").count():
            maya.lift_curtain()
        else:
            maya.choose(rng.choice(maya.offers()))
            moves.append(maya.page.evaluate(MOVE))
            nothing.append(empty.evaluate(NOTHING))
    context.close()
    other.close()
    return moves, nothing


def summary(times: list[float]) -> str:
    ordered = sorted(times)
    return f"{statistics.median(ordered):6.1f} / {ordered[int(0.95 * (len(ordered) - 1))]:6.1f} ms"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--count", type=int, default=60, help="clicks in each game")
    count = parser.parse_args().count
    with TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder) / "durbar.db")
        server.start()
        try:
            browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
            print(f"median / 95 % of {count} clicks; goal 60 / 120 ms; {durbar.__version__}")
            for game in durbar.games():
                load = os.getloadavg()[0]
                moves, nothing = measure(browser, server.address, game, count)
                print(
                    f"{game:<12} move {summary(moves)}   empty page {summary(nothing)}   load {load:.1f}",
                    flush=True,
                )
            browser.close()
        finally:
            server.stop()


if __name__ == "__main__":
    main()
