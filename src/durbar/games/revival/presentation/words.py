"""How Revival says composed words: cards, their ends, Missions, Public Objectives."""

from collections.abc import Sequence
from pathlib import Path
from typing import ClassVar

from durbar.core import Event, Outcome
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
        """As every game says it; what goes without saying is left out: an equal number, one's own area.

        A team wins, its players do not share a victory.
        """
        if isinstance(thing, Event):
            told = thing.fields
            if thing.kind == "reveal" and str(told["coin"]) == str(told["value"]):
                return self._tell("bid-shown", ("seat", "spot", "coin"), told, lang, names)
            if thing.kind == "built" and told["area"] == told["seat"]:
                return self._tell("built-own", ("seat", "end"), told, lang, names)
        if isinstance(thing, Outcome) and thing.ending == "teams":
            teams = self.game.setting.teams
            if teams and len({seat % teams for seat in thing.winners}) == 1:
                won = self.texts.say(lang, "team-wins", names=self.people(thing.winners, lang, names))
                return self.together([self.texts.say(lang, "ending-teams"), won], lang)
        return super().say(thing, lang, names)

    def word(self, vocabulary: str, word: str, lang: str = "en") -> str:
        """Signs of the mat in capitals; cards and Public Objectives by what is printed on them."""
        if vocabulary in UPPER:
            return word.upper()
        if vocabulary == "mission":
            return self.texts.say(lang, vocabulary, number=word.upper())
        if vocabulary == "objective":
            wanted = self.game.box.objective(word)["needs"]
            needs = " + ".join(self.texts.say(lang, f"monument-{kind}") for kind, _ in wanted)
            return self.texts.say(lang, vocabulary, needs=needs)
        if vocabulary == "section":
            return self.section(word, lang)
        if vocabulary == "end":
            return self.end(word.split()[1], lang)
        if vocabulary == "card":
            return self.card(self.game.box.cards[word], lang)
        return super().word(vocabulary, word, lang)

    def card(self, printed: Sequence[str], lang: str) -> str:
        """A card by its sections."""
        return " / ".join(self.end(end, lang) for end in printed)

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
            name, colour = "joker", self.texts.say(lang, "joker")
        else:
            name = content.COLOUR_NAMES[content.COLOUR_LETTERS.index(end[-1])]
            colour = self.texts.say(lang, f"colour-{name}")
        ids = {"section-id": end[:2], "colour-id": name}  # a colour may agree with what it is of
        return self.texts.say(lang, "end", section=self.section(end[:-1], lang), colour=colour, **ids)
