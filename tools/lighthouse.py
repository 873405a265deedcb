"""Lighthouse on home, form, guide and table: `python tools/lighthouse.py`, with Node.js and npm.

Each page is measured as a telephone (Lighthouse's slow line and processor) and as a desktop; the table is one
at which its visitor is to move. Run it on a quiet machine; the load is printed with the figures.
"""

from __future__ import annotations

import argparse
import json
import os
import socket
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from itertools import product
from pathlib import Path
from tempfile import TemporaryDirectory

from playwright.sync_api import ViewportSize, sync_playwright

import durbar
from tests.web.conftest import CHROMIUM, FLAGS
from tests.web.person import Person
from tests.web.serving import Server

VERSION = "13.5.0"
CATEGORIES = "--only-categories=performance,accessibility,best-practices,seo"
SCREENS: dict[str, ViewportSize] = {
    "telephone": {"width": 412, "height": 823},
    "desktop": {"width": 1350, "height": 940},
}
DEVICES = {"telephone": [], "desktop": ["--preset=desktop"]}


def report(address: str, port: int, device: str, folder: Path) -> dict[str, object]:
    """What Lighthouse says about one page, in the browser that listens at this port."""
    told = folder / "report.json"
    subprocess.run(
        [
            *("npx", "--yes", f"lighthouse@{VERSION}", address, "--quiet", "--output=json", CATEGORIES),
            *(f"--output-path={told}", f"--port={port}"),
            *DEVICES[device],
        ],
        check=True,
    )
    said: dict[str, object] = json.loads(told.read_text())
    return said


def scores(said: dict[str, object]) -> str:
    """The four marks of a page, and what keeps one from 100."""
    categories, audits = said["categories"], said["audits"]
    assert isinstance(categories, dict)
    assert isinstance(audits, dict)
    marks = "  ".join(f"{name} {round(100 * category['score'])}" for name, category in categories.items())
    lost = [
        f"{audits[ref['id']]['title']} ({audits[ref['id']].get('displayValue', '')})"
        for category in categories.values()
        for ref in category["auditRefs"]
        if ref["weight"]
        and (audits[ref["id"]]["score"] or 0) < 0.9
        and category["score"] < 1
        and audits[ref["id"]]["scoreDisplayMode"] not in ("notApplicable", "manual", "informative")
    ]
    return f"{marks}  {'; '.join(lost)}"


@contextmanager
def visitor(address: str, device: str, folder: Path) -> Iterator[tuple[Person, int]]:
    """Somebody whose browser Lighthouse can borrow. Cookies in a header would sit for the page alone: what it
    asks for afterwards would be told to a stranger."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with sync_playwright() as playwright:
        context = playwright.chromium.launch_persistent_context(
            folder / f"browser-{port}",
            executable_path=CHROMIUM,
            args=[*FLAGS.split(), f"--remote-debugging-port={port}"],
            base_url=address,
            viewport=SCREENS[device],
        )
        yield Person(context), port
        context.close()


def pages(maya: Person, address: str, game: str) -> dict[str, str]:
    """The addresses; at the table its visitor is to move."""
    maya.begin(game)
    table = maya.address
    maya.page.goto("about:blank")
    return {
        "home": f"{address}/",
        "form": f"{address}/new/{game}",
        "guide": f"{address}/guide/{game}",
        "table": table,
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", nargs="*", default=list(durbar.games()))
    parser.add_argument("--pages", nargs="*", help="home, form, guide, table")
    parser.add_argument("--devices", nargs="*", default=list(DEVICES))
    wanted = parser.parse_args()
    with TemporaryDirectory() as folder:
        server = Server(Path(folder) / "durbar.db")
        server.start()
        try:
            for device, game in product(wanted.devices, wanted.games):
                with visitor(server.address, device, Path(folder)) as (maya, port):
                    for page, address in pages(maya, server.address, game).items():
                        again = page == "home" and game != wanted.games[0]
                        if again or page not in (wanted.pages or ("home", "form", "guide", "table")):
                            continue
                        load = os.getloadavg()[0]
                        said = report(address, port, device, Path(folder))
                        name = page if page == "home" else f"{game} {page}"
                        print(f"{name:<18} {device:<10} load {load:.1f}  {scores(said)}", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
