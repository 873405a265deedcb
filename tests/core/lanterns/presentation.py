"""How Lanterns is told and drawn."""

from pathlib import Path
from typing import Any, ClassVar

from durbar.core import Presentation, View
from durbar.texts import HOUSE, FluentWords, Texts


class LanternsPresentation(FluentWords, Presentation):
    texts: ClassVar[Texts] = Texts(Path(__file__).parent / "texts", beneath=HOUSE)
    SIGNS = frozenset({"pip"})
    DECLINES = frozenset({"pass"})
    PAYMENTS = frozenset({"refill"})

    def draw(self, view: View, lang: str = "en", **style: Any) -> str:
        title = self.say("game-name", lang)
        rows = "".join(
            f'<text id="seat-{seat}" x="8" y="{40 + 20 * seat}">{self.person(seat, lang)}: {glow}</text>'
            for seat, glow in enumerate(view.facts["glow"])
        )
        return (
            '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 140" role="img">'
            f"<title>{title}</title><desc>{self.sketch(view, lang)}</desc>{rows}</svg>"
        )

    def sketch(self, view: View, lang: str = "en") -> str:
        glow = ", ".join(f"{self.person(s, lang)} {points}" for s, points in enumerate(view.facts["glow"]))
        return f"{self.say('game-name', lang)} {view.facts['round']}: {glow}"
