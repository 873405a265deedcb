"""The table in a terminal: rich markup, colours also told by their letter."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from durbar.games.revival import content

if TYPE_CHECKING:
    from durbar.core import View

    from .game import Revival

PAINT = {"b": "blue", "w": "white", "r": "red", "g": "green", "y": "yellow", "j": "magenta"}
MAT = (  # rows of the mat: spots in capitals, cells as cards
    ("", "na", "nb", "", "nc"),
    ("w1", "a1", "b1", "d1", "c1"),
    ("w2", "a2", "b2", "d2", "c2"),
    ("", "sa", "sb", "", "sc"),
)
WIDTHS = (9, 16, 16, 9, 16)


def sketch(game: Revival, view: View, lang: str) -> str:
    """Mat, decks, objectives, then one block for each area, the reader's hand last."""
    return "\n".join(Sketch(game, view, lang).lines())


class Sketch:
    def __init__(self, game: Revival, view: View, lang: str) -> None:
        self.game = game
        self.view = view
        self.facts: dict[str, Any] = view.facts
        self.lang = lang

    def say(self, text: str, **arguments: str | int) -> str:
        return self.game.texts.say(self.lang, text, **arguments)

    def lines(self) -> list[str]:
        facts = self.facts
        lines = [f"[bold]{self.say('label-round', round=facts['round'])}[/bold]", *self.mat(), *self.piles()]
        if self.game.players == 1:
            lines += self.solo()
        else:
            for seat in range(self.game.players):
                lines += ["", *self.seat(seat)]
        return lines

    # Cards

    def end(self, end: str) -> str:
        """ "PA3g" in its colour."""
        return f"[{PAINT[end[-1]]}]{end[:-1].upper()}{end[-1]}[/{PAINT[end[-1]]}]"

    def card(self, card: str | None) -> str:
        if card is None:
            return "??"
        return "/".join(self.end(end) for end in dict(content.cards())[card])

    def slot(self, slot: Any) -> str:
        return self.card(slot["card"] if isinstance(slot, dict) else slot)

    def monument(self, ends: list[str]) -> str:
        """Bottom to top; a named joker with the colour it got."""
        parts = []
        for word in ends:
            colour = self.facts["named"].get(word)
            letter = f"={colour[0]}" if colour else ""
            parts.append(self.end(word.split()[1]) + letter)
        sizes = {"bu": 1, "sh": 2, "st": 3, "pa": 4}
        missing = sizes[ends[0].split()[1][:2]] - len(ends)
        return "·".join(parts) + "…" * (missing > 0)

    # The mat

    def mat(self) -> list[str]:
        return [
            "".join(self.padded(name, width) for name, width in zip(row, WIDTHS, strict=True)) for row in MAT
        ]

    def padded(self, name: str, width: int) -> str:
        if not name:
            return " " * width
        if name in content.CELL_NAMES:
            card = self.facts["market"][name]
            text = "--" if card is None else "/".join(end.upper() for end in dict(content.cards())[card])
            drawn = "--" if card is None else self.card(card)
            return f"{name.upper()} {drawn}" + " " * max(1, width - 3 - len(text))
        coin = self.coin_on(name)
        text = f"({name.upper()}{':' + coin if coin else ''})"
        return text + " " * max(1, width - len(text))

    def coin_on(self, spot: str) -> str:
        """Who bid what there; in solo the own coin, and the debris as letters."""
        if self.game.players == 1:
            coin = self.facts["coins"].get(spot, "")
            rubble = "".join(each["colour"][0] for each in self.facts["debris"] if each["spot"] == spot)
            return f"{coin}{rubble}"
        for each in self.facts["bids"]:
            if each["spot"] == spot:
                return f"{each['seat'] + 1}={each['coin'] or '?'}"
        return ""

    def piles(self) -> list[str]:
        facts = self.facts
        red = facts["red"] if isinstance(facts["red"], int) else len(facts["red"])
        decks = f"{self.say('label-blue')} {len(facts['blue'])}"
        if self.game.players > 1:
            decks += f" · {self.say('label-red')} {red + len(facts['bottom'])}"
        discards = " ".join(self.card(card) for card in facts["discards"]) or self.say("label-nothing")
        lines = [decks, f"{self.say('label-discards')}: {discards}"]
        if facts.get("bottom"):
            under = " ".join(self.card(each["card"]) for each in facts["bottom"])
            lines.append(f"{self.say('label-bottom')}: {under}")
        if facts.get("objectives"):
            shown = " · ".join(self.objective(each) for each in facts["objectives"])
            lines.append(f"{self.say('label-objectives')}: {shown}")
        return lines

    def objective(self, each: dict[str, str]) -> str:
        card = next(
            o for o in content.table("missions")["objective"]["cards"] if o["name"] == each["objective"]
        )
        needs = " + ".join(
            f"{self.game.word('monument', kind, self.lang)} {pattern}" for kind, pattern in card["needs"]
        )
        closed = f" ({self.say('label-closed')})" if each["state"] == "closed" else ""
        return f"{card['name'].upper()} {needs} = {card['points']}{closed}"

    def mission(self, mission: str | None) -> str:
        if mission is None or mission == "hidden":
            return "?"
        card = next(each for each in content.MISSIONS if each["name"] == mission)
        goals = (
            f"{self.game.word('monument', kind, self.lang)} {card[kind]}" for kind in content.MONUMENT_NAMES
        )
        return f"{mission.upper()} {escape(', '.join(goals))}"

    # Areas

    def seat(self, seat: int) -> list[str]:
        row = self.facts["seats"][seat]
        head = f"[bold]{self.game.person(seat, self.lang)}[/bold] {self.say('label-points', points=row['score'])}"
        extras = [self.game.word("architect", row["architect"], self.lang)] if row["architect"] else []
        extras += [f"Bhairav {self.game.word('colour', row['bhairav'], self.lang)}"] if row["bhairav"] else []
        if seat == self.facts["first"]:
            extras.append(self.say("label-first"))
        coins = " ".join(map(str, row["coins"]))
        lines = [" · ".join([head, f"({coins})", *extras])]
        lines += [f"  {number}: {self.monument(each)}" for number, each in enumerate(row["monuments"], 1)]
        lines.append(f"  {self.say('label-hand')}: {' '.join(map(self.slot, row['hand'])) or '-'}")
        if seat == self.view.seat or self.view.over:
            lines.append(f"  {self.say('label-mission')}: {self.mission(row['mission'])}")
        return lines

    def solo(self) -> list[str]:
        row = self.facts["seats"][0]
        lines = []
        for name, square in zip(("first", "second"), self.facts["squares"], strict=True):
            title = self.game.word("square", name, self.lang)
            lines += ["", f"[bold]{title}[/bold] {self.mission(square['mission'])}"]
            lines += [
                f"  {number}: {self.monument(each)}" for number, each in enumerate(square["monuments"], 1)
            ]
        coins = " ".join(map(str, row["coins"]))
        return [
            *lines,
            "",
            f"{self.say('label-hand')}: {' '.join(map(self.slot, row['hand'])) or '-'} · ({coins})",
        ]


def escape(text: str) -> str:
    """Square brackets are markup to rich, and colours to a Mission."""
    return text.replace("[", "\\[")
