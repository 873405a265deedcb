"""What the drawing says: the names of pieces, and the position in sentences for those who cannot see it."""

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from typing import Any

from durbar.art import words
from durbar.games.revival import content
from durbar.games.revival.game import Revival
from durbar.games.revival.presentation.words import RevivalWords
from durbar.games.revival.vocabulary import SEAT_COLOURS

SPEAKER = RevivalWords(Revival(2))
TEXTS = RevivalWords.texts
MOST_WORDS = 2048  # 450 cards, ends and other words in each language


@lru_cache(maxsize=MOST_WORDS)
def _word(vocabulary: str, word: str, lang: str) -> str:
    """Cards and their ends are composed of several texts."""
    return SPEAKER.word(vocabulary, word, lang)


@lru_cache(maxsize=MOST_WORDS)
def _card(printed: tuple[str, ...], lang: str) -> str:
    return SPEAKER.card(printed, lang)


@dataclass(frozen=True)
class Words(words.Words):
    """The texts of one language, and what is printed on the cards they speak of."""

    box: content.Box = field(default_factory=content.house_box)

    def word(self, vocabulary: str, word: str) -> str:
        if vocabulary == "card":
            return _card(self.box.cards[word], self.lang)
        return _word(vocabulary, word, self.lang)

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

    def objective(self, entry: Mapping[str, str]) -> str:
        """A Public Objective: what it asks for, its points, and whether it is still open."""
        asked = self.box.objective(entry["objective"])
        needs = self.row([self.goal(kind, pattern) for kind, pattern in asked["needs"]])
        return self.say("picture-objective", objective=needs, points=asked["points"], state=entry["state"])

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
        parts = [self.title(facts)]
        if market:
            parts.append(self.labelled("label-market", self.row(market)))
        if "squares" in facts:
            for name, square in zip(("first", "second"), facts["squares"], strict=True):
                parts.append(self.value(self.word("square", name), self.built(square["monuments"])))
        else:
            bids = [f"{self.person(bid['seat'])} {bid['spot'].upper()}" for bid in facts["bids"]]
            if bids:
                parts.append(self.labelled("label-bids", self.row(bids)))
            for seat, row in enumerate(facts["seats"]):
                parts.append(self.value(self.standing(facts, seat), self.built(row["monuments"])))
                known = [
                    self.word("card", each["card"]) for each in row["hand"] if each["shown"] and each["card"]
                ]
                hidden = len(row["hand"]) - len(known)
                held = [self.say("picture-hidden-cards", count=hidden)] if hidden else []
                if known or held:
                    parts.append(self.aside_of(seat, "label-hand", [*known, *held]))
            parts += self.common(facts)
        return self.sentences(parts)

    def standing(self, facts: Mapping[str, Any], seat: int) -> str:
        """Name, points, and what lies beside them."""
        row = facts["seats"][seat]
        parts = [self.person(seat), self.say("label-points", points=row["score"])]
        if facts["first"] == seat and facts["round"]:
            parts.append(self.say("picture-first"))
        if row["architect"]:
            parts.append(self.word("architect", row["architect"]))
        if row["bhairav"]:
            parts.append(f"{self.say('score-bhairav')} {self.word('colour', row['bhairav'])}")
        return self.row(parts)

    def common(self, facts: Mapping[str, Any]) -> list[str]:
        """What lies open for all: Public Objectives, Bhairavs, discards."""
        found = [self.objective(entry) for entry in facts.get("objectives", ())]
        if facts.get("bhairavs"):
            colours = [self.word("colour", colour) for colour in facts["bhairavs"]]
            found.append(self.labelled("label-bhairavs", self.row(colours)))
        if facts["discards"]:
            cards = [self.word("card", name) for name in facts["discards"]]
            found.append(self.labelled("label-discards", self.row(cards)))
        return found

    def built(self, monuments: Sequence[Sequence[str]]) -> str:
        """Monument after monument, each with its sections from the bottom up."""
        return self.row(map(self.monument, monuments)) or self.say("picture-empty")

    def aside_of(self, seat: int, label: str, things: Sequence[str]) -> str:
        """What lies before somebody."""
        return self.value(self.row((self.person(seat), self.say(label))), self.row(things))

    def own(self, facts: Mapping[str, Any], seat: int) -> str:
        """What only one player holds: hand, coins and Mission."""
        row = facts["seats"][seat]
        parts = []
        cards = [self.word("card", each["card"]) for each in row["hand"] if each["card"]]
        parts.append(self.labelled("label-hand", self.row(cards) or self.say("label-nothing")))
        if row.get("coins"):
            parts.append(self.labelled("label-coins", self.row(map(str, row["coins"]))))
        if row.get("mission") not in (None, "hidden"):
            patterns, points = (
                self.box.mission(row["mission"]),
                self.box.mission_points(row["mission"]),
            )
            goals = [
                self.value(self.goal(kind, patterns[kind]), self.say("label-points", points=points[kind]))
                for kind in content.MONUMENT_NAMES
            ]
            parts.append(self.labelled("label-mission", self.row(goals)))
        return self.sentences(parts)
