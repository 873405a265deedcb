"""Revival as it is shown: drawn, sketched, and what a page needs beyond the rules."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from durbar.core import Event, Gain, Move, Outcome, Presentation, View
from durbar.games.revival.game import Revival
from durbar.games.revival.presentation import page
from durbar.games.revival.presentation.art import SYMBOLS, badge, draw
from durbar.games.revival.presentation.gains import BUILT, CARDS, GAINS, MAIN
from durbar.games.revival.presentation.sketch import sketch
from durbar.games.revival.presentation.words import RevivalWords

SQUARES, MONUMENTS_IN_SQUARE = 2, 5  # that a solo game has to finish
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
    GAINS = GAINS
    MAIN = MAIN
    MOTIONS: ClassVar[Mapping[str, str]] = {"card": "fly", "monument": "rise", "bid": "drop"}
    SCORING = "scoring"
    DECLINES = frozenset(("stay", "decline"))
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

    def epilogue(self, outcome: Outcome, lang: str = "en", names: Sequence[str] | None = None) -> str:
        if not outcome.nobody_wins:
            return ""
        done = outcome.scores[0].categories["squares"]
        wanted = SQUARES * MONUMENTS_IN_SQUARE
        return self.texts.say(lang, "epilogue-solo-lost", done=done, wanted=wanted, left=wanted - done)

    def gains(self, event: Event, lang: str = "en") -> tuple[Gain, ...]:
        """As every game; a card by its first section, what is built by the section that counts."""
        told = super().gains(event, lang)
        if event.kind in CARDS and event.fields["card"] is not None:
            card = str(event.fields["card"])
            told += (Gain(f"s-{self.game.box.cards[card][0][:-1]}", 1, self.word("card", card, lang)),)
        elif event.kind in BUILT and event.fields["end"] is not None:
            end = str(event.fields["end"])
            told += (Gain(f"s-{end.split()[1][:-1]}", 1, self.word("end", end, lang)),)
        return told

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
