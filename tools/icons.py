"""Draw the icons of the app as PNG from the one SVG: `python tools/icons.py`.

Telephones want fixed sizes. One of them is for round frames: there the drawing has more paper around it.
"""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import sync_playwright

import durbar.web
from tests.web.conftest import CHROMIUM, FLAGS

STATIC = Path(durbar.web.__file__).parent / "static"
PAPER = "#efe4cf"
SIZES = {"icon-180.png": (180, 1.0), "icon-192.png": (192, 1.0), "icon-512.png": (512, 1.0)}
MASKED = {"icon-masked-512.png": (512, 0.72)}  # what lies in the inner 80 % is seen in every frame
PAGE = '<body style="margin:0;background:{paper};display:grid;place-items:center;height:100vh">{svg}'


def main() -> None:
    drawn = (STATIC / "icon.svg").read_text(encoding="utf-8")
    folder = STATIC / "icons"
    folder.mkdir(exist_ok=True)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS.split())
        for name, (side, share) in {**SIZES, **MASKED}.items():
            page = browser.new_page(viewport={"width": side, "height": side})
            sized = drawn.replace("<svg ", f'<svg width="{side * share}" height="{side * share}" ', 1)
            page.set_content(PAGE.format(paper=PAPER if share < 1 else "transparent", svg=sized))
            page.screenshot(path=folder / name, omit_background=True)
            page.close()
        browser.close()


if __name__ == "__main__":
    main()
