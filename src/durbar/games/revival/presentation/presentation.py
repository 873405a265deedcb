"""Revival as it is shown: drawn, sketched, and what a page needs beyond the rules."""

from collections.abc import Mapping
from typing import Any, ClassVar

from durbar.core import Event, Move, Presentation, View
from durbar.games.revival.game import Revival
from durbar.games.revival.presentation import page
from durbar.games.revival.presentation.art import SYMBOLS, badge, draw
from durbar.games.revival.presentation.sketch import sketch
from durbar.games.revival.presentation.words import RevivalWords

NARROW = {"board": "mat-tall", "own": "own-narrow", "others": "seats-narrow"}  # nearly square on any screen


class RevivalPresentation(RevivalWords, Presentation):
    """The mat, what the viewer plays with, the shelf, and the cities of the others."""

    game: Revival
    LAYOUTS: ClassVar[Mapping[str, Mapping[str, str]]] = {
        "wide": {"board": "mat", "own": "own", "others": "seats"},
        "low": NARROW,
        "tall": NARROW,
        "phone": NARROW,
    }
    SCENES = frozenset(("reveal",))
    QUIET = frozenset(("market",))

    def draw(self, view: View, lang: str = "en", **style: Any) -> str:
        return draw(self.facts_to_draw(view), lang, **{"seat": view.seat, **style})

    def layout(self, screen: str, seat: int | None) -> Mapping[str, str]:
        """In solo both Squares lie with the viewer's own things; nobody else is there."""
        parts = dict(super().layout(screen, seat))
        if self.game.players == 1 and seat is not None:
            parts["common"] = parts.pop("others").replace("seats", "shelf")
        return parts

    @property
    def parts(self) -> tuple[str, ...]:
        return (*super().parts, "shelf", "shelf-narrow")

    def sketch(self, view: View, lang: str = "en") -> str:
        return sketch(self.facts_to_draw(view), lang, seat=view.seat)

    def symbols(self, theme: str = "light") -> str:
        return SYMBOLS.sheet(theme)

    def badge(self, view: View, seat: int, **style: Any) -> str:
        return badge(view.facts, seat, style.get("theme", "light"))

    def picks(self, view: View, move: Move) -> tuple[str, ...]:
        if view.seat is None:
            return ()
        return page.picks(view.facts, view.seat, self.game.setting.teams, move)

    def trail(self, view: View, move: Move) -> tuple[str, ...]:
        if view.seat is None:
            return ()
        return page.trail(self.facts_to_draw(view), view.seat, move)

    def touched(self, event: Event) -> tuple[str, ...]:
        return page.touched(event, self.game.box)

    def status(self, view: View, lang: str = "en") -> str:
        if not view.facts["round"]:
            return ""
        return self.texts.say(lang, "status", round=view.facts["round"], rounds=self.game.rounds)

    def rule_anchor(self, rule: str) -> str | None:
        return page.rule_anchor(rule)

    def facts_to_draw(self, view: View) -> dict[str, Any]:
        """The facts of a view with the head of the game, and what is printed on its cards."""
        head = {"players": self.game.players, "options": dict(self.game.options), "box": self.game.box}
        return {**head, **view.facts}
