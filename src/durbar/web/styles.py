"""Style sheets, written into the pages: the first picture needs no second way there and back.

A page may use the sheets it brings and no others; its policy knows them by their digests.
"""

from __future__ import annotations

import re
from base64 import b64encode
from functools import cache
from hashlib import sha256

from markupsafe import Markup

from durbar.server.routes.guard import POLICY

from .fixed import STATIC, static

COMMENT = re.compile(r"/\*.*?\*/", re.DOTALL)
SPACE = re.compile(r"\s+")
AROUND = re.compile(r" ?([{};,]) ?")  # not around colons, where a space may mean "anything within"
PICTURE = re.compile(r'url\("([^"]+)"\)')


@cache
def sheet(name: str) -> Markup:
    """A style sheet without what only its readers need; its pictures are found from every page."""
    css = COMMENT.sub("", (STATIC / f"{name}.css").read_text(encoding="utf-8"))
    css = AROUND.sub(r"\1", SPACE.sub(" ", css)).strip()
    return Markup(PICTURE.sub(lambda found: f'url("{static(found[1])}")', css))


@cache
def digests() -> dict[str, str]:
    """Every sheet as a page writes it, and what a policy calls it."""
    sheets = [sheet(path.stem) for path in sorted(STATIC.glob("*.css"))]
    names = [b64encode(sha256(css.encode()).digest()).decode() for css in sheets]
    return {f"<style>{css}</style>": f"'sha256-{name}'" for css, name in zip(sheets, names, strict=True)}


def page_policy(html: str) -> str:
    """The policy of the server, and the sheets that this page brings along; a part of a page brings none."""
    brought = " ".join(name for css, name in digests().items() if css in html) or "'none'"
    return f"{POLICY}; style-src {brought}"
