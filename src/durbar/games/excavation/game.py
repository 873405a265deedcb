"""Excavation as a game of the house."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from types import MappingProxyType
from typing import Any, ClassVar

from durbar.core import (
    Event,
    Kernel,
    Move,
    Option,
    OptionError,
    OptionValue,
    Outcome,
    Refusal,
    Rng,
    Score,
    State,
    View,
)
from durbar.texts import HOUSE, SpeakingGame, Texts

from . import content, laws, page, position, reading, refusals, vocabulary
from .maps import read_chart
from .rules.kernel import WIDEST, start
from .rules.kernel import Excavation as ExcavationKernel
from .rules.scoring import finds_left, site_cards
from .rules.table import PLACE, TAKE, coloured, count_tokens
from .watch import changed

OWN_MAP = "own"


class Excavation(SpeakingGame):
    """Six digs spread over the valley; wall them off and remove what they hold."""

    id = "excavation"
    rules_version = 1
    seats = (2, 4)
    OPTIONS = (
        Option("length", "choice", "full", values=("full", "short"), rule="X-R7"),
        Option("map", "choice", "v1", (*content.MAP_NAMES, OWN_MAP), rule="X-R115", usual=((2, "v2"),)),
        Option("chart", "text", "", rule="X-R123"),
    )
    VOCABULARY: ClassVar[Mapping[str, tuple[str, ...]]] = vocabulary.VOCABULARY
    SIGNS = vocabulary.SIGNS
    MOVES = vocabulary.MOVES
    CHANCES = vocabulary.CHANCES
    EVENTS = vocabulary.EVENTS
    PROMPTS = vocabulary.PROMPTS
    REFUSALS = refusals.REFUSALS
    SCORES = vocabulary.SCORES
    ENDINGS = vocabulary.ENDINGS
    PARTS = ("valley", "lists", "players")
    QUIET = frozenset(("used", "found", "personality-drawn"))
    widest = WIDEST
    texts: ClassVar[Texts] = Texts(Path(__file__).parent / "texts", beneath=HOUSE)

    # Options

    def check_options(self) -> None:
        own = self.options["map"] == OWN_MAP
        if not own and self.options["chart"]:
            raise OptionError(f"a chart is for map={OWN_MAP}", field="chart", rule="X-R123")
        if own:
            if not self.options["chart"]:
                raise OptionError(
                    f'map={OWN_MAP} needs a chart: rows = ["…", "…"]', field="chart", rule="X-R123"
                )
            self.chart = read_chart(str(self.options["chart"]))
            # One map is written one way, however it was spaced.
            self.options = MappingProxyType({**self.options, "chart": self.chart.toml()})
        else:
            self.chart = content.printed_chart(str(self.options["map"]))

    @classmethod
    def option_sets(cls, players: int) -> Iterable[Mapping[str, OptionValue]]:
        return [{"length": length, "map": name} for length in ("full", "short") for name in content.MAP_NAMES]

    @property
    def short(self) -> bool:
        """Is it the short game, with six site cards set aside?"""
        return self.options["length"] == "short"

    # Positions

    @staticmethod
    def table_of(kernel: Kernel) -> ExcavationKernel:
        """The kernel as this game's own."""
        assert isinstance(kernel, ExcavationKernel)
        return kernel

    def new_kernel(self) -> Kernel:
        sites = len(content.SITE_NAMES) - (content.SET_ASIDE if self.short else 0)
        return start(content.book(self.chart), self.players, sites)

    def describe(self, kernel: Kernel) -> dict[str, Any]:
        return position.describe(self.table_of(kernel))

    def build(self, position: Mapping[str, Any]) -> Kernel:
        return reading.build(position, content.book(self.chart), self.players, self.short)

    def laws(self, kernel: Kernel) -> list[str]:
        return list(laws.broken(self.table_of(kernel)))

    def swap_unseen(self, kernel: Kernel, seat: int, rng: Rng) -> Kernel:
        """What others hold is all that is hidden; another guess at it will do."""
        swapped = kernel.seen_by(seat)
        swapped.fill(rng)
        return swapped

    # Results and reasons

    def outcome_of(self, kernel: Kernel) -> Outcome:
        t = self.table_of(kernel)
        book = t.book
        scores = []
        for seat, patron in enumerate(t.patrons):
            items = {
                "sites": int(book.site_points * site_cards(t, seat)),
                "finds": int(book.find_points * coloured(patron.won)),
                "lost": int(book.lost_points * patron.lost),
                "left": int(book.left_points * finds_left(t)),
            }
            tiebreaks = {"site-cards": int(site_cards(t, seat))}
            scores.append(Score(sum(items.values()), MappingProxyType(items), MappingProxyType(tiebreaks)))
        standing = [(score.total, score.tiebreaks["site-cards"]) for score in scores]  # X-R102, X-R120
        ranking = tuple(
            tuple(seat for seat in range(self.players) if standing[seat] == best)
            for best in sorted(set(standing), reverse=True)
        )
        nobody = all(score.total < 0 for score in scores)  # X-R103
        return Outcome(self.ENDINGS[t.ending], ranking, tuple(scores), nobody)

    def refuse(self, kernel: Kernel, move: Move) -> Refusal:
        return refusals.refuse(self.table_of(kernel), move)

    # Words and pictures

    def word(self, vocabulary: str, word: str, lang: str = "en") -> str:
        """Cards go by one name wherever they are named."""
        if vocabulary in ("personality", "special"):
            return super().word("card", word, lang)
        if vocabulary == "combo":
            return " + ".join(self._paid(each, lang) for each in word.split())
        return super().word(vocabulary, word, lang)

    def _paid(self, word: str, lang: str) -> str:
        joker, _, stands_for = word.partition("-as-")
        if stands_for:
            return self.texts.say(lang, "eminence-as", card=super().word("card", stands_for, lang))
        return super().word("card", joker, lang)

    def draw(self, view: View, lang: str = "en", **style: Any) -> str:
        from .art.draw import draw  # pictures are loaded by those who look

        return draw(self, view, lang, **style)

    def symbols(self, theme: str = "light") -> str:
        from .art.draw import symbol_sheet

        return symbol_sheet(theme)

    def badge(self, view: View, seat: int, **style: Any) -> str:
        from .art.draw import badge

        return badge(seat, style.get("theme", "light"))

    def sketch(self, view: View, lang: str = "en") -> str:
        from .sketch import sketch

        return sketch(self, view, lang)

    def status(self, view: View, lang: str = "en") -> str:
        t = self.table_of(view.kernel)
        now = {"round": int(t.round_number), "bag": int(count_tokens(t.bag))}
        if t.phase in (PLACE, TAKE):
            return self.texts.say(lang, "label-status-left", left=int(t.left), **now)
        return self.texts.say(lang, "label-status", sites=int(t.site_pile), **now)

    def scores(self, view: View) -> tuple[Score, ...]:
        """Everything that counts lies open, so the score is known at any time."""
        return self.outcome_of(view.kernel).scores

    def picks(self, view: View, move: Move) -> tuple[str, ...]:
        return page.picks(move)

    def foretold(
        self, view: View, move: Move, after: State, lang: str = "en", names: Sequence[str] | None = None
    ) -> tuple[str, ...]:
        """Who is hired, or which digs would be isolated or controlled in another way."""
        t = self.table_of(view.kernel)
        if move.kind == "position":
            card = f"card-{content.CARD_NAMES[t.row.cards[int(move.parts[0]) - 1]]}"
            what, told = (self.texts.say(lang, text) for text in (card, f"{card}-help"))
            return (self.texts.say(lang, "label-told", what=what, told=told),)
        return tuple(
            self.texts.say(
                lang, "label-then", site=self.word("site", name, lang), told=seen.told(self, lang, names)
            )
            for name, seen in changed(t, self.table_of(after.kernel))
        )

    def touched(self, event: Event) -> tuple[str, ...]:
        return page.touched(event)

    def rule_anchor(self, rule: str) -> str | None:
        return page.rule_anchor(rule)
