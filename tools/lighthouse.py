"""Lighthouse on home, form, guide and table: `python tools/lighthouse.py`, with Node.js and npm.

Each page is measured as a telephone (Lighthouse's slow line and processor) and as a desktop; the table is one
at which its visitor is to move. Run it on a quiet machine; the load is printed with the figures.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
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


def report(address: str, cookie: str, device: str, folder: Path) -> dict[str, object]:
    """What Lighthouse says about one page."""
    headers, told = folder / "headers.json", folder / "report.json"
    headers.write_text(json.dumps({"Cookie": cookie}))
    subprocess.run(
        [
            *("npx", "--yes", f"lighthouse@{VERSION}", address, "--quiet", "--output=json", CATEGORIES),
            *(f"--output-path={told}", f"--extra-headers={headers}", f"--chrome-flags={FLAGS}"),
            *DEVICES[device],
        ],
        env={**os.environ, "CHROME_PATH": CHROMIUM},
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


def pages(address: str, game: str, device: str) -> tuple[dict[str, str], str]:
    """The addresses, and the cookies of whoever sits at the table with such a device."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        context = browser.new_context(base_url=address, viewport=SCREENS[device])
        maya = Person(context)
        maya.begin(game)
        cookie = "; ".join(f"{each['name']}={each['value']}" for each in context.cookies())
        table = maya.address
        browser.close()
    return {
        "home": f"{address}/",
        "form": f"{address}/new/{game}",
        "guide": f"{address}/guide/{game}",
        "table": table,
    }, cookie


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
                addresses, cookie = pages(server.address, game, device)
                for page, address in addresses.items():
                    again = page == "home" and game != wanted.games[0]
                    if again or page not in (wanted.pages or addresses):
                        continue
                    load = os.getloadavg()[0]
                    said = report(address, cookie, device, Path(folder))
                    name = page if page == "home" else f"{game} {page}"
                    print(f"{name:<18} {device:<10} load {load:.1f}  {scores(said)}", flush=True)
        finally:
            server.stop()


if __name__ == "__main__":
    main()
