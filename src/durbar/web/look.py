"""How somebody wants to see the pages: language, light or dark, and on what kind of screen.

What was chosen is in cookies; before that the browser's own wishes count. The script reports in the
cookies `scheme` and `layout` what only the browser knows, since pictures are drawn on the server.
"""

from __future__ import annotations

from dataclasses import dataclass

from starlette.requests import Request

from durbar.server.frames.frames import Style
from durbar.server.routes.guests import style_of

THEMES = ("light", "dark")
LAYOUTS = ("wide", "low", "tall", "phone")  # a desk, a telephone on its side, an upright tablet, a telephone
HINTS = "Sec-CH-Prefers-Color-Scheme"


@dataclass(frozen=True)
class Look:
    """``chosen`` is the theme somebody asked for; "" follows the system."""

    lang: str = "en"
    theme: str = "light"
    layout: str = "wide"
    chosen: str = ""

    def style(self, part: str = "table", symbols: bool = True) -> Style:
        """The same for the server, which draws one part of the table at a time."""
        return Style(self.lang, self.theme, part, symbols)


def look_of(request: Request) -> Look:
    """The look a request asks for, as far as it says."""
    chosen = request.cookies.get("theme", "")
    system = [request.cookies.get("scheme"), request.headers.get("sec-ch-prefers-color-scheme")]
    return Look(
        style_of(request).lang,
        next((theme for theme in (chosen, *system) if theme in THEMES), "light"),
        layout_of(request),
        chosen if chosen in THEMES else "",
    )


def layout_of(request: Request) -> str:
    """The script measures; until it has, a browser that calls itself mobile is held for a telephone."""
    mobile = "Mobi" in request.headers.get("user-agent", "")
    measured = request.cookies.get("layout")
    return measured if measured in LAYOUTS else "phone" if mobile else "wide"
