"""How Expedition says composed words: cards, tiles, maps, spaces, boards, and movement plans."""

from collections.abc import Iterable, Mapping, Sequence
from pathlib import Path
from typing import ClassVar

from durbar.core.events import Value
from durbar.core.moves import Move
from durbar.games.expedition.content import CARD_NAMES, GOOD_NAMES, LANDSCAPE_NAMES
from durbar.games.expedition.game import Expedition
from durbar.games.expedition.rules.landscape import BOARD, ROW, START_SPACE
from durbar.texts import HOUSE, FluentWords, Texts


class ExpeditionWords(FluentWords):
    """Everything that is said."""

    game: Expedition
    texts: ClassVar[Texts] = Texts(Path(__file__).parent.parent / "texts", beneath=HOUSE)
    # Written the same everywhere, or composed of other words below.
    SIGNS = frozenset(
        {
            "ability",
            "effect",
            "face",
            "count",
            "exit",
            "shape",
            "card",
            "tile",
            "map",
            "space",
            "board",
            "trio",
            "dice",
            "plan",
        }
    )

    def say(self, thing: object, lang: str = "en", names: Sequence[str] | None = None) -> str:
        if isinstance(thing, Move) and thing.kind == "move" and self.game.move_table.holds(thing):
            return self.say_plan(thing.parts[0], lang)
        return super().say(thing, lang, names)

    def word(self, vocabulary: str, word: str, lang: str = "en") -> str:
        say = self.texts.say
        if vocabulary == "card":
            number = CARD_NAMES.index(word)
            kind, land = word.rpartition("-")[0], LANDSCAPE_NAMES[self.game.box.card_land[number]]
            return say(
                lang,
                "card",
                equipment=say(lang, f"equipment-{kind}"),
                landscape=say(lang, f"landscape-{land}"),
            )
        if vocabulary == "tile":
            value = int(self.game.box.good_value[GOOD_NAMES.index(word)])
            return say(lang, "tile", good=say(lang, f"good-{word.rpartition('-')[0]}"), value=value)
        if vocabulary == "map":
            colour, _, half = word.rpartition("-")
            return say(lang, "map", colour=say(lang, f"mapcolour-{colour}"), half=say(lang, f"half-{half}"))
        if vocabulary == "space":
            board, _, cell = word.partition(":")
            row, _, column = cell.partition(",")
            land = self.start_landscape(word)
            if land:
                return say(lang, "space-start", landscape=say(lang, f"landscape-{land}"))
            return say(lang, "space", board=board, row=row, column=column)
        if vocabulary == "board":
            side, _, turns = word.partition("@")
            name = say(lang, f"board-{side}") if side in ("start", "dest") else side.upper()
            return say(lang, "board", side=name, turns=int(turns or 0))
        if vocabulary == "shape":
            return say(lang, "shape", exits="-".join(word.upper()))
        if vocabulary == "trio":
            return self.texts.join(lang, [say(lang, f"resource-{each}") for each in word.split()], "things")
        if vocabulary == "dice":
            return self.texts.join(lang, [say(lang, f"die-{each}") for each in word.split()], "things")
        if vocabulary == "plan":
            return self.say_plan(word, lang)
        return super().word(vocabulary, word, lang)

    def start_landscape(self, space: str) -> str:
        """The landscape of a start space, by which it is known: each has its own; "" of any other space."""
        board, _, cell = space.partition(":")
        row, _, column = cell.partition(",")
        printed = self.game.box.boards
        at = int(printed.sides) * 4 * BOARD + (int(row) - 1) * ROW + int(column) - 1
        if board != "1" or printed.mark[at] != START_SPACE:
            return ""
        return LANDSCAPE_NAMES[printed.cell[at]]

    def _fill(
        self,
        text: str,
        fields: Iterable[str],
        values: Mapping[str, Value],
        lang: str,
        names: Sequence[str] | None,
    ) -> str:
        """A rival is somebody at the table: said by name."""
        if "rival" in fields and isinstance(values["rival"], str):
            fields = ["rival:seat" if field == "rival" else field for field in fields]
            values = {**values, "rival": self.game.VOCABULARY["rival"].index(values["rival"])}
        return super()._fill(text, fields, values, lang, names)

    def say_plan(self, plan: str, lang: str) -> str:
        """A direction, the turns on the way, and what is used."""
        say = self.texts.say
        direction, *words = plan.split()
        turns = [
            say(lang, "plan-turn", steps=int(word[0]), direction=say(lang, f"direction-{word[1]}"))
            for word in words
            if word[0].isdigit()
        ]
        extras = [say(lang, "plan-tea", count=words.count("tea"))] if "tea" in words else []
        extras += [say(lang, f"plan-{word}") for word in words if word in ("climb", "over")]
        return say(
            lang,
            "move-move",
            direction=say(lang, f"direction-{direction}"),
            turns=self.texts.join(lang, turns, "things") if turns else "none",
            extras=self.texts.join(lang, extras, "things") if extras else "none",
        )
