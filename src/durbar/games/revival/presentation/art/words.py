"""What the drawing says: the names of pieces, and the position in sentences for those who cannot see it."""

import re
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

from durbar.games.revival import content
from durbar.games.revival.game import Revival
from durbar.games.revival.presentation.words import RevivalWords
from durbar.games.revival.vocabulary import SEAT_COLOURS
from durbar.texts import Texts

SPEAKER = RevivalWords(Revival(2))


@lru_cache(maxsize=2048)
def said(texts: Texts, lang: str, text: str, /, **arguments: str | int) -> str:
    """Drawings need the same few hundred texts again and again, and Fluent takes its time."""
    return texts.say(lang, text, **arguments)


@lru_cache(maxsize=2048)
def word(vocabulary: str, name: str, lang: str) -> str:
    return SPEAKER.word(vocabulary, name, lang)


class Words:
    """The texts of one language."""

    def __init__(self, lang: str, names: Sequence[str] | None = None) -> None:
        self.lang = lang
        self.names = names

    def say(self, text: str, /, **arguments: str | int) -> str:
        return said(SPEAKER.texts, self.lang, text, **arguments)

    def word(self, vocabulary: str, name: str) -> str:
        return word(vocabulary, name, self.lang)

    def person(self, seat: int) -> str:
        return self.names[seat] if self.names else self.say("player", number=seat + 1)

    def value(self, text: str, value: str | float) -> str:
        return self.say("picture-value", label=self.say(text), value=f"{value}")

    def row(self, items: Sequence[str]) -> str:
        return self.say("picture-comma").join(items)

    def monument(self, ends: Sequence[str]) -> str:
        return " + ".join(self.word("end", end) for end in ends)

    def goal(self, kind: str, pattern: str) -> str:
        """A pattern in words, bottom to top: "Stupa: any, same, same"."""
        parts = []
        for token in re.findall(r"\[[A-Z]+\]|.", pattern):
            if token in "ks":
                parts.append(self.say("picture-same"))
            elif token == "g":
                parts.append(self.say("picture-any"))
            else:
                letters = token.strip("[]").lower()
                names = [content.COLOUR_NAMES[content.COLOUR_LETTERS.index(letter)] for letter in letters]
                parts.append("/".join(self.word("colour", name) for name in names))
        return self.say("picture-pattern", monument=self.word("monument", kind), parts=self.row(parts))

    def colour(self, facts: Mapping[str, Any], seat: int) -> str:
        """Of a seat; solo is played with purple (6.6.1)."""
        return "purple" if "squares" in facts else SEAT_COLOURS[seat]

    # The whole

    def title(self, facts: Mapping[str, Any]) -> str:
        return (
            self.say("picture-title", round=facts["round"]) if facts["round"] else self.say("picture-start")
        )

    def summary(self, facts: Mapping[str, Any]) -> str:
        """Market, coins, and how everybody stands."""
        market = [
            f"{cell.upper()} {self.word('card', card)}" for cell, card in facts["market"].items() if card
        ]
        told = [self.say("picture-desc", players=len(facts["seats"]))]
        if market:
            told.append(self.value("label-market", self.row(market)))
        if "squares" in facts:
            for name, square in zip(("first", "second"), facts["squares"], strict=True):
                told.append(f"{self.word('square', name)}: {self.built(square['monuments'])}")
        else:
            bids = [f"{self.person(bid['seat'])} {bid['spot'].upper()}" for bid in facts["bids"]]
            if bids:
                told.append(self.value("label-bids", self.row(bids)))
            for seat, row in enumerate(facts["seats"]):
                points = self.say("label-points", points=row["score"])
                told.append(f"{self.row((self.person(seat), points))}: {self.built(row['monuments'])}")
        return " · ".join(told)

    def built(self, monuments: Sequence[Sequence[str]]) -> str:
        said = [self.monument(each) for each in monuments]
        return "; ".join(said) or self.say("label-nothing")
