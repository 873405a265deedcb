"""The box a game is played with, made of the tables of content/: the house's own, or others in their place.

Maps, the number of copies of a card and what the end is worth may be replaced (`durbar.core.content`);
what cannot be played with is refused (`content_laws.py`).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from mypy_extensions import i64

from durbar.core.content import Content
from durbar.core.errors import OptionError
from durbar.core.vecs import vec
from durbar.games.excavation.content import MAP_NAMES
from durbar.games.excavation.content_laws import check
from durbar.games.excavation.content_maps import Chart, draw_chart
from durbar.games.excavation.rules.book import Book
from durbar.games.excavation.rules.specials import EFFECTS
from durbar.games.excavation.rules.table import ONE_CARD, ONE_TOKEN


@dataclass(frozen=True)
class Box:
    """What a game is played with: the maps, the cards and dig tokens, what the end is worth."""

    charts: Mapping[str, Chart]
    bag: int  # a heap
    pile: int  # a purse
    effects: tuple[int, ...]  # of the specials, in their order
    points: Mapping[str, int]
    set_aside: int  # site cards, in the short game

    def book(self, chart: Chart) -> Book:
        """The box as the rules need it, with this map."""
        site, find, lost, left = (self.points[name] for name in ("site", "find", "lost", "left"))
        effects = vec[i64](self.effects)
        valley = chart.valley()
        most = max(len(valley.cells), *(len(each.valley().cells) for each in self.charts.values()))
        return Book(valley, self.bag, self.pile, effects, site, find, lost, left, most)


def read_box(content: Content) -> Box:
    """The box; BadContent names the file, the key and the rule of what cannot be."""
    check(content)
    table = content.table("cards")
    cards, tokens, numbers, points = (table[name] for name in ("card", "token", "numbers", "points"))
    return Box(
        {name: _read_map(content, name) for name in MAP_NAMES},
        sum(int(token["copies"] * ONE_TOKEN[k]) for k, token in enumerate(tokens)),
        sum(int(card["copies"] * ONE_CARD[k]) for k, card in enumerate(cards) if k > 0),
        tuple(EFFECTS.index(card["effect"]) for card in cards if card["family"] == "special"),
        {name: value for name, value in points.items() if name != "mark"},
        numbers["set_aside"],
    )


def _read_map(content: Content, name: str) -> Chart:
    try:
        return draw_chart(content.table("maps")[name], name)
    except OptionError as error:
        rule, reason = error.rule or "X-R123", error.reason
        raise content.wrong("maps", f"{name}.rows", error.args[0], rule, reason, **error.facts) from None
