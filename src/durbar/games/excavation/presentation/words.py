"""How Excavation says composed words, who controls a dig, and how far a game has come."""

from collections.abc import Sequence
from functools import lru_cache
from pathlib import Path
from typing import ClassVar

from durbar.core import View
from durbar.games.excavation import vocabulary
from durbar.games.excavation.content import COLOUR_NAMES, SITE_NAMES
from durbar.games.excavation.game import Excavation, kernel_of
from durbar.games.excavation.position.facts import DigControl
from durbar.games.excavation.rules.numbers import DISCARD, PAY, PLACE, TAKE, USE
from durbar.games.excavation.rules.removal import colour_due
from durbar.games.excavation.rules.table import count_tokens
from durbar.games.excavation.rules.valley import axial
from durbar.texts import HOUSE, FluentWords, Texts

MOST_HEXES = 4096  # ways that are kept: all hexes of a few maps in all languages
COMPASS = {(1, 0): "e", (0, 1): "se", (-1, 1): "sw", (-1, 0): "w", (0, -1): "nw", (1, -1): "ne"}

Way = tuple[tuple[str, int], ...]  # directions and steps


def hex_way(q: int, r: int) -> Way:
    """The straight ways, at most two, that lead so far: direction and steps, the longer one first."""
    slanting = min(abs(q), abs(r)) if q * r < 0 else 0  # one step goes along both
    slant = (1, -1) if q > 0 else (-1, 1)
    q, r = q - slant[0] * slanting, r - slant[1] * slanting
    steps = [
        (slant, slanting),
        ((1 if q > 0 else -1, 0), abs(q)),
        ((0, 1 if r > 0 else -1), abs(r)),
    ]
    return tuple((COMPASS[way], many) for way, many in sorted(steps, key=lambda step: -step[1]) if many)


@lru_cache(maxsize=MOST_HEXES)
def way_from_site(sites: tuple[int, ...], word: str) -> tuple[int, Way]:
    """The nearest site to a hex, and the way from there."""
    q, r = map(int, word.split(","))
    ways = [hex_way(q - int(site_q), r - int(site_r)) for site_q, site_r in map(axial, sites)]
    nearest = min(range(len(sites)), key=lambda k: sum(steps for _, steps in ways[k]))
    return nearest, ways[nearest]


@lru_cache(maxsize=MOST_HEXES)
def say_way(texts: Texts, way: Way, site: str, lang: str) -> str:
    """ "the hex 2 north-east, 1 east of Patan"."""
    told = [
        texts.say(lang, "hex-way", steps=steps, direction=texts.say(lang, f"hex-{direction}"))
        for direction, steps in way
    ]
    both = told[0] if len(told) == 1 else texts.say(lang, "hex-ways", first=told[0], second=told[1])
    return texts.say(lang, "hex-by", way=both, site=site)


class ExcavationWords(FluentWords):
    """Everything that is said."""

    game: Excavation
    SIGNS = vocabulary.SIGNS
    texts: ClassVar[Texts] = Texts(Path(__file__).parent.parent / "texts", beneath=HOUSE)

    def word(self, vocabulary: str, word: str, lang: str = "en") -> str:
        """Cards go by one name wherever they are named."""
        if vocabulary in ("personality", "special"):
            return super().word("card", word, lang)
        if vocabulary == "hex":
            return self._say_hex(word, lang)
        if vocabulary == "combo":
            first, *second = (self._paid(each, lang) for each in word.split())
            if second == [first]:
                return self.texts.say(lang, "combo-alike", card=first)
            return " + ".join((first, *second))
        return super().word(vocabulary, word, lang)

    def _say_hex(self, word: str, lang: str) -> str:
        """The site that lies there, or the way from the nearest one: the board prints no coordinates."""
        nearest, way = way_from_site(self.game.chart.sites, word)
        site = super().word("site", SITE_NAMES[nearest], lang)
        return say_way(self.texts, way, site, lang) if way else site

    def _paid(self, word: str, lang: str) -> str:
        joker, _, stands_for = word.partition("-as-")
        if stands_for:
            return self.texts.say(lang, "eminence-as", card=super().word("card", stands_for, lang))
        return super().word("card", joker, lang)

    def describe_control(self, control: DigControl, lang: str, names: Sequence[str] | None = None) -> str:
        """Who controls a dig, in a few words."""
        if not control.isolated:
            return self.say("label-open", lang)
        if not control.controllers:
            return self.say("label-nobody", lang)
        people = self.people(control.controllers, lang, names)
        score = "-".join(map(str, control.score))
        return self.texts.say(
            lang, "label-control", names=people, count=len(control.controllers), score=score
        )

    def status(self, view: View, lang: str = "en") -> str:
        t = kernel_of(view.kernel)
        now = {"round": int(t.round_number), "bag": int(count_tokens(t.bag))}
        if t.phase in (PLACE, TAKE):
            return self.texts.say(lang, "label-status-left", left=int(t.left), **now)
        if t.phase in (DISCARD, USE):
            left = int(t.left if t.phase == USE else t.position + 1)
            return self.texts.say(lang, "label-status-price", left=left, **now)
        if t.phase == PAY:
            due = self.word("colour", COLOUR_NAMES[colour_due(t)], lang)
            return self.texts.say(lang, "label-status-due", colour=due, **now)
        return self.texts.say(lang, "label-status", sites=int(t.site_pile), **now)

    def moment(self, view: View, lang: str = "en") -> str:
        return self.texts.say(lang, "label-round", round=int(kernel_of(view.kernel).round_number))
