"""Excavation as it is shown: drawn, sketched, and what a page needs beyond the rules."""

from collections.abc import Mapping, Sequence
from typing import Any, ClassVar

from durbar.core import Event, Move, Outcome, Presentation, State, View, layouts
from durbar.games.excavation import content
from durbar.games.excavation.game import Excavation, kernel_of
from durbar.games.excavation.presentation import page
from durbar.games.excavation.presentation.art import OPEN_PARTS, SYMBOLS, badge, draw
from durbar.games.excavation.presentation.dig_control import changed_control, describe_control
from durbar.games.excavation.presentation.gains import GAINS, MAIN
from durbar.games.excavation.presentation.sketch import sketch
from durbar.games.excavation.presentation.words import ExcavationWords


class ExcavationPresentation(ExcavationWords, Presentation):
    """The valley, the viewer's hand, the lists and the other players."""

    game: Excavation
    LAYOUTS = layouts("valley", "own", "lists", "players")
    OPEN_PARTS = OPEN_PARTS
    GAINS = GAINS
    MAIN = MAIN
    MOTIONS: ClassVar[Mapping[str, str]] = {"token": "drop", "find": "drop", "hand": "fly", "row": "fly"}
    SCORING = "end"
    PAYMENTS = frozenset(("discard", "use", "pay"))
    QUIET = frozenset(("used", "found", "personality-drawn"))

    def draw(self, view: View, lang: str = "en", **style: Any) -> str:
        return draw(self, view, lang, **style)

    def sketch(self, view: View, lang: str = "en") -> str:
        return sketch(self, view, lang)

    def symbols(self, theme: str = "light") -> str:
        return SYMBOLS.sheet(theme)

    def badge(self, view: View, seat: int, **style: Any) -> str:
        return badge(seat, style.get("theme", "light"))

    def label(self, view: View, move: Move, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Personalities by name, with their place, which is their price."""
        if move.kind not in ("position", "put-on-card", "lift-from-card"):
            return self.say(move, lang, names)
        place = int(move.parts[0])
        card = content.CARD_NAMES[kernel_of(view.kernel).row.cards[place - 1]]
        return self.texts.say(lang, f"seen-{move.kind}", card=self.word("card", card, lang), place=place)

    def picks(self, view: View, move: Move) -> tuple[str, ...]:
        return page.picks(move)

    def foretold(
        self, view: View, move: Move, after: State, lang: str = "en", names: Sequence[str] | None = None
    ) -> tuple[str, ...]:
        """Who is hired, or which digs would be isolated or controlled in another way."""
        t = kernel_of(view.kernel)
        if move.kind == "position":
            card = f"card-{content.CARD_NAMES[t.row.cards[int(move.parts[0]) - 1]]}"
            name, help = (self.texts.say(lang, text) for text in (card, f"{card}-help"))
            return (self.texts.say(lang, "label-value", label=name, value=help),)
        return tuple(
            self.texts.say(
                lang,
                "label-then",
                site=self.word("site", name, lang),
                told=describe_control(seen, self, lang, names),
            )
            for name, seen in changed_control(t, kernel_of(after.kernel))
        )

    def epilogue(self, outcome: Outcome, lang: str = "en", names: Sequence[str] | None = None) -> str:
        if not outcome.nobody_wins:
            return ""
        best = outcome.ranking[0]
        return self.texts.say(
            lang,
            "epilogue-below-zero",
            names=self.people(best, lang, names),
            points=-outcome.scores[best[0]].total,
        )

    def touched(self, event: Event) -> tuple[str, ...]:
        return page.touched(event)

    def rule_anchor(self, rule: str) -> str | None:
        return page.rule_anchor(rule)
