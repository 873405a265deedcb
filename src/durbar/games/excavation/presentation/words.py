"""How Excavation says composed words, and how far a game has come."""

from pathlib import Path
from typing import ClassVar

from durbar.core import View
from durbar.games.excavation import vocabulary
from durbar.games.excavation.content import SITE_NAMES
from durbar.games.excavation.game import Excavation, kernel_of
from durbar.games.excavation.rules.numbers import PLACE, TAKE
from durbar.games.excavation.rules.table import count_tokens
from durbar.games.excavation.rules.valley import axial
from durbar.texts import HOUSE, FluentWords, Texts

COMPASS = {(1, 0): "e", (0, 1): "se", (-1, 1): "sw", (-1, 0): "w", (0, -1): "nw", (1, -1): "ne"}


def hex_way(q: int, r: int) -> list[tuple[str, int]]:
    """The straight ways, at most two, that lead so far: direction and steps, the longer one first."""
    slanting = min(abs(q), abs(r)) if q * r < 0 else 0  # one step goes along both
    slant = (1, -1) if q > 0 else (-1, 1)
    q, r = q - slant[0] * slanting, r - slant[1] * slanting
    steps = [
        (slant, slanting),
        ((1 if q > 0 else -1, 0), abs(q)),
        ((0, 1 if r > 0 else -1), abs(r)),
    ]
    return [(COMPASS[way], many) for way, many in sorted(steps, key=lambda step: -step[1]) if many]


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
            return " + ".join(self._paid(each, lang) for each in word.split())
        return super().word(vocabulary, word, lang)

    def _say_hex(self, word: str, lang: str) -> str:
        """The site that lies there, or the way from the nearest one: the board prints no coordinates."""
        q, r = map(int, word.split(","))
        sites = [tuple(map(int, axial(cell))) for cell in self.game.chart.sites]
        ways = [hex_way(q - site_q, r - site_r) for site_q, site_r in sites]
        nearest = min(range(len(sites)), key=lambda k: sum(steps for _, steps in ways[k]))
        site = super().word("site", SITE_NAMES[nearest], lang)
        if not ways[nearest]:
            return site
        say = self.texts.say
        told = [
            say(lang, "hex-way", steps=steps, direction=say(lang, f"hex-{direction}"))
            for direction, steps in ways[nearest]
        ]
        way = told[0] if len(told) == 1 else say(lang, "hex-ways", first=told[0], second=told[1])
        return say(lang, "hex-by", way=way, site=site)

    def _paid(self, word: str, lang: str) -> str:
        joker, _, stands_for = word.partition("-as-")
        if stands_for:
            return self.texts.say(lang, "eminence-as", card=super().word("card", stands_for, lang))
        return super().word("card", joker, lang)

    def status(self, view: View, lang: str = "en") -> str:
        t = kernel_of(view.kernel)
        now = {"round": int(t.round_number), "bag": int(count_tokens(t.bag))}
        if t.phase in (PLACE, TAKE):
            return self.texts.say(lang, "label-status-left", left=int(t.left), **now)
        return self.texts.say(lang, "label-status", sites=int(t.site_pile), **now)
