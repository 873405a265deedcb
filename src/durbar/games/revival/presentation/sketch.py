"""The table in a terminal: rich markup for 100 columns.

Nothing is told by colour alone: a section is written as in the notation, "pa3g", and what is needed to
decide stands last: rivals, piles, the mat, and the viewer's own things.
"""

from collections.abc import Mapping, Sequence
from typing import Any

from durbar.art.terminal import Item, columns, styled, wrap_groups
from durbar.games.revival import content
from durbar.games.revival.presentation.art import goals
from durbar.games.revival.presentation.art.cards import SIZES, card_in
from durbar.games.revival.presentation.art.mat import large, six_cards
from durbar.games.revival.presentation.art.themes import THEMES
from durbar.games.revival.presentation.art.words import TEXTS, Words

COLOURS = THEMES["light"]
PAINT = {"b": "blue", "w": "bold", "r": "red", "g": "green", "y": "yellow", "j": "magenta"}
MAT = (  # rows of the mat from west to east
    ("", "na", "nb", "", "nc"),
    ("w1", "a1", "b1", "d1", "c1"),
    ("w2", "a2", "b2", "d2", "c2"),
    ("", "sa", "sb", "", "sc"),
)
WIDTHS = (12, 18, 18, 12, 18)


def sketch(
    facts: Mapping[str, Any], lang: str = "en", *, seat: int | None = None, names: Sequence[str] | None = None
) -> str:
    """The position as a page of text; blocks are separated by an empty line."""
    page = Sketch(facts, Words(TEXTS, lang, names, facts["box"]))
    if "squares" in facts:
        blocks = [page.square(0), page.square(1), page.legend(), page.piles(), page.mat(), page.solo_hand()]
    else:
        others = [page.seat(each) for each in range(len(facts["seats"])) if each != seat]
        blocks = [*others, page.legend(), page.piles(), page.mat()]
        if seat is not None:
            blocks.append(page.seat(seat))
    return "\n\n".join("\n".join(block) for block in blocks)


# Text in a terminal


def on(colour: str) -> str:
    """Readable letters on a piece of this colour."""
    ink = COLOURS["ink"] if colour in ("yellow", "white") else COLOURS["paper"]
    return f"bold {ink} on {COLOURS[colour]}"


class Sketch:
    def __init__(self, facts: Mapping[str, Any], words: Words) -> None:
        self.facts = facts
        self.words = words
        self.say = words.say

    def label(self, text: str) -> list[Item]:
        return [(self.words.labelled(text, "").rstrip(), "bold")]

    def listed(self, text: str, groups: Sequence[Sequence[Item]], indent: str = "") -> list[str]:
        """A label and what belongs to it."""
        shown = groups or [[(self.say("label-nothing"), "dim")]]
        return wrap_groups([self.label(text), *shown], "  ", indent)

    # Cards and monuments

    def end(self, end: str, points: bool = True) -> list[Item]:
        """ "PA3g·6" in its colour."""
        worth = f"·{self.words.box.points_of(end)}" if points else ""
        return [(f"{end[:-1].upper()}{end[-1]}", PAINT[end[-1]]), (worth, "dim")]

    def card(self, card: str) -> list[Item]:
        shown: list[Item] = [(f"{card} ", "dim")]
        for k, end in enumerate(self.words.box.cards[card]):
            shown += [("/", "")] * (k > 0) + self.end(end)
        return shown

    def monument(self, number: int, ends: Sequence[str]) -> list[Item]:
        """Bottom to top; a joker with the colour it got; dots for what is missing."""
        shown: list[Item] = [(f"{number}:", "dim")]
        for k, word in enumerate(ends):
            named = self.facts["named"].get(word)
            shown += [("+", "dim")] * (k > 0) + self.end(word.split()[1], points=k + 1 == len(ends))
            shown += [(f"={named[0]}", PAINT[named[0]])] if named else []
        missing = SIZES[ends[0].split()[1][:2]] - len(ends)
        return [*shown, ("." * missing if missing else "!", "dim" if missing else "bold")]

    def monuments(self, built: Sequence[Sequence[str]]) -> list[str]:
        groups = [self.monument(k, ends) for k, ends in enumerate(built, 1)]
        return wrap_groups(groups, "  ", "  ") if groups else []

    def legend(self) -> list[str]:
        groups: list[list[Item]] = [
            [(f"{each['code'].upper()} {self.words.word('monument', each['name'])}", "")]
            for each in content.table("cards")["monument"]
        ]
        groups += [
            [(f"{name[0]} {self.words.word('colour', name)}", PAINT[name[0]])]
            for name in content.COLOUR_NAMES
        ]
        groups += [
            [(f"j {self.say('joker')}", PAINT["j"])],
            [(f"·3 {self.say('label-points', points=3)}", "")],
        ]
        groups += [[(f". {self.say('sketch-missing')}", "")], [(f"! {self.say('sketch-complete')}", "")]]
        groups += [[(f"gkk: g {self.say('picture-any')}, k s {self.say('picture-same')}", "")]]
        groups += [[(f"(NA 2=?) {self.say('sketch-spot')}", "")]]
        return wrap_groups(groups)

    # The mat and the piles

    def mat(self) -> list[str]:
        lines = [styled(self.words.title(self.facts), "bold")]
        for row in MAT:
            first = second = ""
            for name, width in zip(row, WIDTHS, strict=True):
                upper, lower = self.place(name)
                first += self.padded(upper, width)
                second += self.padded(lower, width)
            lines.append(first.rstrip())
            if second.strip():
                lines.append(second.rstrip())
        return lines

    def padded(self, items: Sequence[Item], width: int) -> str:
        room = width - sum(columns(text) for text, _ in items)
        return "".join(styled(text, style) for text, style in items) + " " * max(1, room)

    def place(self, name: str) -> tuple[list[Item], list[Item]]:
        """A space of the market with its card, or a spot with what lies on it."""
        if not name or ("c" in name and not large(self.facts)):
            return [], []
        if name in content.SPOT_NAMES:
            return [self.spot(name)], []
        card = self.facts["market"][name]
        if card is None:
            return [(f"{name.upper()} --", "dim")], []
        ends: list[Item] = [("   ", "")]
        for k, end in enumerate(self.words.box.cards[card]):
            ends += [("/", "")] * (k > 0) + self.end(end)
        return [(f"{name.upper()} ", "bold"), (card, "dim")], ends

    def spot(self, name: str) -> Item:
        """Who bid what there; in solo the own coin and the number of debris."""
        mode = "six" if six_cards(self.facts) else "four"
        told = self.words.box.spot(name)
        lying = ""
        if "squares" in self.facts:
            debris = sum(each["spot"] == name for each in self.facts["debris"])
            coin = self.facts["coins"].get(name)
            lying = (f" {coin}" if coin else "") + (f" x{debris}" if debris else "")
        else:
            for bid in self.facts["bids"]:
                if bid["spot"] == name:
                    lying = f" {bid['seat'] + 1}={bid['coin'] or '?'}"
        return f"({name.upper()}{lying})", "bold" if lying else "" if told[mode] else "dim"

    def piles(self) -> list[str]:
        facts = self.facts
        decks: list[list[Item]] = [[(self.words.labelled("label-blue", len(facts["blue"])), "")]]
        if "squares" in facts:
            decks.append([(self.words.labelled("label-bag", 25 - len(facts["debris"])), "")])
        else:
            red = facts["red_left"] + len(facts["bottom"])
            decks.append([(self.words.labelled("label-red", red), "")])
        lines = wrap_groups(decks) + self.listed(
            "label-discards", [self.card(name) for name in facts["discards"]]
        )
        under = [self.card(each["card"]) for each in facts.get("bottom", ()) if each["card"]]
        if under:
            lines += self.listed("label-bottom", under)
        if facts.get("objectives"):
            lines += self.listed("label-objectives", [self.objective(each) for each in facts["objectives"]])
        if facts.get("bhairavs"):
            names = [[(self.words.word("colour", each), PAINT[each[0]])] for each in facts["bhairavs"]]
            lines += self.listed("label-bhairavs", names)
        if facts.get("debris"):
            lines += self.listed("label-debris", self.debris())
        return lines

    def debris(self) -> list[list[Item]]:
        found = []
        for spot in content.SPOT_NAMES:
            colours = [each["colour"] for each in self.facts["debris"] if each["spot"] == spot]
            if colours:
                signs: list[Item] = [(colour[0], PAINT[colour[0]]) for colour in colours]
                found.append([(f"{spot.upper()} ", ""), *signs])
        return found

    def objective(self, entry: Mapping[str, str]) -> list[Item]:
        card = self.words.box.objective(entry["objective"])
        needs = " + ".join(f"{goals.CODES[kind].upper()} {pattern}" for kind, pattern in card["needs"])
        told = f"{entry['objective']} {needs} = {card['points']}"
        if entry["state"] == "closed":
            return [(self.words.aside(told, self.say("label-closed")), "dim")]
        return [(told, "")]

    # Areas

    def mission(self, row: Mapping[str, Any]) -> list[str]:
        """Each objective with its points, and how many sections stand."""
        name = row["mission"]
        if name is None or name == "hidden":
            return []
        groups: list[list[Item]] = [[(name, "dim")]]
        for kind in content.MONUMENT_NAMES:
            pattern = self.words.box.mission(name)[kind]
            have = goals.progress(self.facts, row["monuments"], kind, pattern)
            size = SIZES[goals.CODES[kind]]
            state = "!" if have == size else f" {have}/{size}"
            points = self.words.box.mission_points(name)[kind]
            text = f"{goals.CODES[kind].upper()} {pattern} = {points}{state}"
            groups.append([(text, "bold" if have == size else "")])
        return self.listed("label-mission", groups, "  ")

    def head(self, seat: int) -> list[str]:
        facts, row = self.facts, self.facts["seats"][seat]
        colour = self.words.colour(facts, seat)
        groups: list[list[Item]] = [[(f" {seat + 1} {self.words.person(seat)} ", on(colour))]]
        groups.append([(self.say("label-points", points=row["score"]), "bold")])
        groups.append([(self.words.labelled("label-coins", " ".join(map(str, row["coins"]))), "")])
        if seat == facts["first"] and facts["round"]:
            groups.append([(self.say("picture-first"), "")])
        if facts["to_act"] == seat:
            groups.append([(self.say("label-on-turn"), "bold")])
        if row["architect"]:
            groups.append([(self.words.word("architect", row["architect"]), "")])
        if row["bhairav"]:
            groups.append([(f"{self.say('score-bhairav')} {self.words.word('colour', row['bhairav'])}", "")])
        return wrap_groups(groups)

    def hand(self, seat: int) -> list[str]:
        row, pending = self.facts["seats"][seat], self.facts["pending"]
        slots = [*row["hand"]]
        if self.facts["to_act"] == seat:
            slots += pending.get("drawn", [])
            slots += [{"card": pending["bought"]}] if "bought" in pending else []
        known = [name for name in map(card_in, slots) if name]
        groups = [self.card(name) for name in dict.fromkeys(known)]
        if len(known) < len(slots):
            groups.append([(self.say("picture-hidden-cards", count=len(slots) - len(known)), "dim")])
        return self.listed("label-hand", groups, "  ")

    def seat(self, seat: int) -> list[str]:
        row = self.facts["seats"][seat]
        return [*self.head(seat), *self.monuments(row["monuments"]), *self.mission(row), *self.hand(seat)]

    def square(self, number: int) -> list[str]:
        row = self.facts["squares"][number]
        name = self.words.word("square", ("first", "second")[number])
        return [
            styled(f" {number + 1} {name} ", on("purple")),
            *self.monuments(row["monuments"]),
            *self.mission(row),
        ]

    def solo_hand(self) -> list[str]:
        coins = " ".join(map(str, self.facts["seats"][0]["coins"]))
        return [*self.hand(0), *wrap_groups([[(self.words.labelled("label-coins", coins), "")]], "  ", "  ")]
