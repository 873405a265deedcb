"""How Excavation says composed words, and how far a game has come."""

from pathlib import Path
from typing import ClassVar

from durbar.core import View
from durbar.games.excavation import vocabulary
from durbar.games.excavation.game import Excavation, kernel_of
from durbar.games.excavation.rules.numbers import PLACE, TAKE
from durbar.games.excavation.rules.table import count_tokens
from durbar.texts import HOUSE, FluentWords, Texts


class ExcavationWords(FluentWords):
    """Everything that is said."""

    game: Excavation
    SIGNS = vocabulary.SIGNS
    texts: ClassVar[Texts] = Texts(Path(__file__).parent.parent / "texts", beneath=HOUSE)

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

    def status(self, view: View, lang: str = "en") -> str:
        t = kernel_of(view.kernel)
        now = {"round": int(t.round_number), "bag": int(count_tokens(t.bag))}
        if t.phase in (PLACE, TAKE):
            return self.texts.say(lang, "label-status-left", left=int(t.left), **now)
        return self.texts.say(lang, "label-status", sites=int(t.site_pile), **now)
