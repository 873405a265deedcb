"""How Revival says composed words: cards, their ends, Missions, Public Objectives."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from durbar.core import Event
from durbar.games.revival import content, vocabulary
from durbar.games.revival.game import Revival
from durbar.texts import HOUSE, FluentWords, Texts

UPPER = ("cell", "core", "spot")


class RevivalWords(FluentWords):
    """Everything that is said."""

    game: Revival
    SIGNS = vocabulary.SIGNS
    texts: ClassVar[Texts] = Texts(Path(__file__).parent.parent / "texts", beneath=HOUSE)

    def say(self, thing: object, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """As every game says it; a coin that counts what it shows needs no second number."""
        if isinstance(thing, Event) and thing.kind == "reveal":
            if str(thing.fields["coin"]) == str(thing.fields["value"]):
                return self._tell("bid-shown", ("seat", "spot", "coin"), thing.fields, lang, names)
        return super().say(thing, lang, names)

    def word(self, vocabulary: str, word: str, lang: str = "en") -> str:
        """Signs of the mat in capitals; a card by its sections, with the number printed on it."""
        if vocabulary in UPPER:
            return word.upper()
        if vocabulary in ("mission", "objective"):
            return self.texts.say(lang, vocabulary, number=word.upper())
        if vocabulary == "section":
            return self.section(word, lang)
        if vocabulary == "end":
            card, end = word.split()
            return self.texts.say(lang, "card-end", end=self.end(end, lang), card=card.upper())
        if vocabulary == "card":
            return self.card(word, self.game.box.cards[word], lang)
        return super().word(vocabulary, word, lang)

    def card(self, name: str, printed: Sequence[str], lang: str) -> str:
        """A card by its sections."""
        ends = " / ".join(self.end(end, lang) for end in printed)
        return self.texts.say(lang, "card", ends=ends, card=name.upper())

    def section(self, section: str, lang: str) -> str:
        """ "Pagoda 3"; a Buddha has one section only and no number."""
        kind = next(each for each in content.table("cards")["monument"] if each["code"] == section[:2])
        name = self.texts.say(lang, f"monument-{kind['name']}")
        return (
            name
            if kind["sections"] == 1
            else self.texts.say(lang, "section", monument=name, level=section[2])
        )

    def end(self, end: str, lang: str) -> str:
        """ "Pagoda 3, green", or the joker."""
        if end[-1] == "j":
            colour = self.texts.say(lang, "joker")
        else:
            name = content.COLOUR_NAMES[content.COLOUR_LETTERS.index(end[-1])]
            colour = self.texts.say(lang, f"colour-{name}")
        return self.texts.say(lang, "end", section=self.section(end[:-1], lang), colour=colour)
