"""What the drawing says: the names of pieces, and the position in sentences for those who cannot see it."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from durbar.art import words
from durbar.games.expedition.presentation.printed import HOUSE_PRINT, Printed
from durbar.games.expedition.presentation.words import ExpeditionWords

TEXTS = ExpeditionWords.texts


@dataclass(frozen=True)
class Words(words.Words):
    """The texts of one language, and what is printed on the things they speak of."""

    printed: Printed = HOUSE_PRINT

    # Things

    def card(self, card: str) -> str:
        """An equipment card; a start card is named by its kind alone."""
        kind, land = self.printed.card(card)
        if not land:
            return self.say(f"equipment-{kind}")
        return self.say(
            "card", equipment=self.say(f"equipment-{kind}"), landscape=self.say(f"landscape-{land}")
        )

    def map(self, name: str) -> str:
        colour, half = name.split("-")
        return self.say("map", colour=self.say(f"mapcolour-{colour}"), half=self.say(f"half-{half}"))

    def tile(self, tile: str) -> str:
        good, value = self.printed.good(tile)
        return self.say("tile", good=self.say(f"good-{good}"), value=value)

    def special(self, good: str) -> str:
        return self.say("special", good=self.say(f"good-{good}"))

    def player(self, seat: int, colour: str) -> str:
        """The name if there is one; the colour in any case."""
        return self.row((self.person(seat), self.word("colour", colour)))

    # The whole

    def title(self, facts: Mapping[str, Any]) -> str:
        if facts["phase"] == "over":
            return self.say("picture-title-over")
        if not facts["landscape"] or not facts["day"]:
            return self.say("picture-title-setup")
        return self.say("picture-title", day=facts["day"], round=min(facts["round"], 3))

    def summary(self, facts: Mapping[str, Any], land_at: Mapping[str, str], turned: bool) -> str:
        """The position in a few sentences; `land_at` names the landscape of spaces."""
        items = [self.title(facts)]
        storm = facts["storm"]
        where = self.say("label-strip", number=storm) if storm else self.say("board-start")
        items.append(self.labelled("label-storm", where))
        shown = [
            ("label-equipment-display", [self.card(card) for card in facts["equipment"]]),
            ("label-animal-display", [self.say(f"animal-{animal}") for animal in facts["animals"]]),
            ("label-map-display", [self.map(name) for name in facts["maps"] if name]),
        ]
        for label, names in shown:
            items.append(self.labelled(label, self.row(names) or self.say("label-nothing")))
        for seat, player in enumerate(facts["seats"]):
            items.append(
                self.value(self.player(seat, player["colour"]), self.row(self.standing(facts, seat, land_at)))
            )
        summary = self.sentences(items)
        return f"{self.say('thing-rose-turned-help')}{self.say('gap')}{summary}" if turned else summary

    def standing(self, facts: Mapping[str, Any], seat: int, land_at: Mapping[str, str]) -> list[str]:
        """Where a player's yak is, and what the player has."""
        player = facts["seats"][seat]
        yak = player["yak"]
        if yak is None:
            parts = [self.say("label-not-placed")]
        elif yak == "kathmandu":
            parts = [self.say("label-in-kathmandu")]
        else:
            parts = [self.say("label-board", number=int(yak.partition(":")[0]))]
            if yak in land_at:
                parts.append(self.say(f"landscape-{land_at[yak]}"))
        if player["character"]:
            parts.append(self.say(f"character-{player['character']}"))
        if facts["active"] == seat:
            parts.append(self.say("label-on-turn"))
        if facts["holder"] == seat:
            parts.append(self.say("label-holder"))
        parts += [
            f"{self.say(f'resource-{name}')} {count}" for name, count in player["resources"].items() if count
        ]
        parts += [
            f"{self.say(label)} {count}"
            for label, count in (
                ("label-exhaustion", player["exhaustion"]),
                ("label-offerings", player["offerings"]),
                ("label-tents", len(player["tents"])),
            )
            if count
        ]
        dice = [
            f"{self.say(f'die-{colour}')} {die['face']}"
            for colour, die in player["dice"].items()
            if die["place"] == "unused"
        ]
        secured = [
            self.row((self.say(f"mapcolour-{each}"), "A + B", self.say("label-secured")))
            for each in player["secured"]
        ]
        owned = {
            "label-dice": dice,
            "label-equipment": [self.card(card) for card in player["equipment"]],
            "label-animals": [self.say(f"animal-{animal}") for animal in player["animals"]],
            "label-goods": [self.tile(tile) for tile in player["goods"]],
            "label-special-goods": [self.special(good) for good in player["specials"]],
            "label-maps": [self.map(name) for name in player["maps"]] + secured,
        }
        parts += [self.aside(self.say(label), self.row(names)) for label, names in owned.items() if names]
        if player["tile"]:
            parts.append(f"{self.say('label-yak-tile')} {self.say('yaktile-' + player['tile'])}")
        return parts
