"""Excavation as it is shown: drawn, sketched, and what a page needs beyond the rules."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, ClassVar

from durbar.core import Event, Move, Outcome, Presentation, State, View, layouts
from durbar.games.excavation.content import CARD_NAMES, COLOUR_NAMES, HEX_NAMES, SITE_NAMES
from durbar.games.excavation.game import Excavation, kernel_of
from durbar.games.excavation.position.facts import DigControl, judge_dig
from durbar.games.excavation.presentation.art import OPEN_PARTS, SYMBOLS, badge, draw
from durbar.games.excavation.presentation.gains import GAINS, MAIN
from durbar.games.excavation.presentation.sketch import sketch
from durbar.games.excavation.presentation.words import ExcavationWords
from durbar.games.excavation.rules.numbers import PAY
from durbar.games.excavation.rules.removal import colour_due
from durbar.games.excavation.rules.table import Table
from durbar.games.excavation.vocabulary import MOVES

ANCHORS = {
    "2": "table",
    "3": "setup",
    "4": "round",
    "4.1": "cards",
    "4.4": "placing",
    "4.5": "lists",
    "4.6": "hiring",
    "4.7": "specials",
    "5": "control",
    "6": "removal",
    "6.2": "new-digs",
    "6.3": "merging",
    "6.4": "spread",
    "7": "end",
    "8": "known",
}
# Rulings stand beside the section they are about: up to this number, that section.
RULINGS = (
    (11, "setup"),
    (17, "round"),
    (24, "placing"),
    (32, "placing"),
    (43, "lists"),
    (49, "hiring"),
    (61, "specials"),
    (69, "control"),
    (75, "removal"),
    (83, "new-digs"),
    (97, "spread"),
    (105, "end"),
    (108, "known"),
    (109, "placing"),
    (110, "new-digs"),
    (111, "specials"),
    (112, "spread"),
    (113, "known"),
    (114, "end"),
    (115, "setup"),
    (116, "placing"),
    (117, "new-digs"),
    (118, "specials"),
    (119, "merging"),
    (120, "end"),
    (122, "round"),
    (123, "reconstructed"),
    (124, "hiring"),
    (126, "specials"),
    (127, "removal"),
    (128, "setup"),
    (129, "spread"),
    (130, "known"),
)


PARTS = layouts("valley", "own", "lists", "players")
OVER = {kind.name: kind.over for kind in MOVES}
TOUCHED = {"site": "site", "place": "row", "card": "hand", "special": "hand", "seat": "seat"}


class ExcavationPresentation(ExcavationWords, Presentation):
    """The valley, the viewer's hand, the lists and the other players."""

    game: Excavation
    ANCHORS = ANCHORS
    LAYOUTS: ClassVar[Mapping[str, Mapping[str, str]]] = {
        **PARTS,
        "low": {**PARTS["low"], "board": "valley-low", "common": "lists-narrow"},
        "tall": {**PARTS["tall"], "board": "valley", "common": "lists-tall"},
    }
    OPEN_PARTS = OPEN_PARTS
    GAINS = GAINS
    MAIN = MAIN
    MOTIONS: ClassVar[Mapping[str, str]] = {"token": "drop", "find": "drop", "hand": "fly", "row": "fly"}
    SCORING = "end"
    PAYMENTS = frozenset(("discard", "use", "pay"))
    QUIET = frozenset(("used", "found", "personality-drawn"))
    PLAIN = frozenset(("played", "placed", "took", "discarded", "received"))

    def draw(self, view: View, lang: str = "en", **style: Any) -> str:
        return draw(self, view, lang, **style)

    def sketch(self, view: View, lang: str = "en") -> str:
        return sketch(self, view, lang)

    def symbols(self, theme: str = "light") -> str:
        return SYMBOLS.sheet(theme)

    def badge(self, view: View, seat: int, **style: Any) -> str:
        return badge(seat, style.get("theme", "light"))

    def label(self, view: View, move: Move, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Personalities by name, with their place, which is their price; cards with what they pay for."""
        t = kernel_of(view.kernel)
        if move.kind == "play":
            (combo,) = move.parts
            told = self.word("combo", combo, lang)
            return self.texts.say(lang, "seen-play", combo=told, most=tokens_for(combo))
        if move.kind == "discard" and t.phase == PAY:
            card, colour = move.parts[0], COLOUR_NAMES[colour_due(t)]
            paid = {"card": self.word("card", card, lang), "colour": self.word("colour", colour, lang)}
            return self.texts.say(lang, "seen-pay", **paid)
        if move.kind not in ("position", "put-on-card", "lift-from-card"):
            return self.say(move, lang, names)
        place = int(move.parts[0])
        card = CARD_NAMES[t.row.cards[place - 1]]
        return self.texts.say(lang, f"seen-{move.kind}", card=self.word("card", card, lang), place=place)

    def picks(self, view: View, move: Move) -> tuple[str, ...]:
        """What a person touches, cards in their order; where the same make several moves, a page asks."""
        if not move.parts:
            return ()
        (word,) = move.parts
        if move.kind == "play":
            return cards_of(word)
        (about,) = OVER[move.kind]
        if about == "hex":
            return (f"hex-{HEX_NAMES.index(word)}",)
        return (f"{TOUCHED[about]}-{word}",)

    def foretold(
        self,
        view: View,
        move: Move,
        after: State | None,
        lang: str = "en",
        names: Sequence[str] | None = None,
    ) -> tuple[str, ...]:
        """What somebody is hired for and at what price, or which digs would stand otherwise than before."""
        t = kernel_of(view.kernel)
        if move.kind == "position":
            place = int(move.parts[0])
            help = f"card-{CARD_NAMES[t.row.cards[place - 1]]}-help"
            return self.texts.say(lang, help), self.texts.say(lang, "seen-price", cards=place)
        if after is None:
            return ()
        return tuple(
            self.texts.say(
                lang,
                "label-then",
                site=self.word("site", name, lang),
                told=self.describe_control(seen, lang, names),
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
        """Hexes, sites (their cards and their digs) and seats an event speaks of."""
        fields = event.fields
        found = [f"hex-{HEX_NAMES.index(str(fields['hex']))}"] if fields.get("hex") else []
        sites = [fields[name] for name in ("site", "host") if fields.get(name)]
        found += [f"{what}-{site}" for site in sites for what in ("site", "dig")]
        found += [f"seat-{fields[name]}" for name in ("seat", "victim", "to") if fields.get(name) is not None]
        return tuple(found)

    def rule_anchor(self, rule: str) -> str | None:
        """Where the guide tells "X-R59 / 4.7 D6": by its section, or by the ruling alone."""
        anchor = super().rule_anchor(rule.rpartition("/")[2])
        if anchor is not None:
            return anchor
        number = rule.partition("/")[0].strip().removeprefix("X-R")
        if number.isdecimal():
            return next((anchor for last, anchor in RULINGS if int(number) <= last), None)
        return None


def cards_of(combo: str) -> tuple[str, ...]:
    """The cards of a combination, an Eminence as itself; of two alike the second is touched too."""
    cards = sorted((word.partition("-as-")[0] for word in combo.split()), key=CARD_NAMES.index)
    first, *second = cards
    return (f"hand-{first}", *(f"hand-{card}-2" if card == first else f"hand-{card}" for card in second))


def tokens_for(combo: str) -> int:
    """How many tokens a combination moves at most: two cards alike three, whatever an Eminence stands for."""
    cards = [word.rpartition("-as-")[2] for word in combo.split()]
    return 3 if len(cards) > len(set(cards)) else 1


def changed_control(before: Table, after: Table) -> Iterator[tuple[str, DigControl]]:
    """The digs around which things stand otherwise than before."""
    for site in map(int, before.sites.cards):
        if site in after.sites.cards:
            was, seen = judge_dig(before, site), judge_dig(after, site)
            if (was.isolated, was.score) != (seen.isolated, seen.score):
                yield SITE_NAMES[site], seen
