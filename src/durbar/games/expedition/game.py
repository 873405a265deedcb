"""Expedition: the game as the house knows it."""

from collections.abc import Iterable, Mapping
from functools import cached_property
from itertools import product
from typing import Any

from durbar.core import (
    BadPosition,
    Bounds,
    Game,
    Kernel,
    Move,
    ObservationField,
    Option,
    OptionError,
    Outcome,
    Refusal,
    Score,
)
from durbar.core.content import Content, Table
from durbar.core.options import OptionValue
from durbar.games.expedition import chain, content_laws, observation, refusals, vocabulary
from durbar.games.expedition.bounds import bounds
from durbar.games.expedition.content import FILES, ints, read_book
from durbar.games.expedition.features import FEATURES
from durbar.games.expedition.position.build import build
from durbar.games.expedition.position.describe import describe
from durbar.games.expedition.position.fields import KNOWLEDGE
from durbar.games.expedition.position.laws import breaches
from durbar.games.expedition.position.shape import POSITION
from durbar.games.expedition.rules.book import Book, Setting
from durbar.games.expedition.rules.kernel import ExpeditionKernel, new_kernel
from durbar.games.expedition.rules.landscape import Landscape
from durbar.games.expedition.rules.layout import IN_KATHMANDU, WIDEST
from durbar.games.expedition.rules.numbers import PLAY_TENTS
from durbar.games.expedition.rules.scoring import CATEGORIES, score_line, standing

SCORE_LINES = (
    "offerings",
    "goods",
    "special-goods",
    "kathmandu",
    "sets",
    "maps",
    "animals",
    "yak-tiles",
    "distance",
    "leftovers",
    "exhaustion",
)
TIEBREAKS = ("arrived", "strips", "steps")
CUSTOM_EXAMPLE = "T5A@1:E T2B:N T4A:N T1B@2:N"
LONG_EXAMPLE = "T5A@1:E T2B:N T4A:N T1B@2:N T6A:E T3B:N"


class Expedition(Game):
    """Kathmandu, by Stefan Feld: dice drive yaks over the boards of Nepal, a storm behind them."""

    id = "expedition"
    rules_version = 2  # whoever holds any tent is asked (E-R139)
    older_rules = (1,)
    seats = (2, 4)
    OPTIONS = (
        Option("length", "choice", "short", ("short", "long"), rule="8.2"),
        Option("weather", "choice", "standard", ("standard", "random12", "custom"), rule="8.1"),
        Option("storms", "number", 6, low=0, high=6, rule="8.1 / E-R9"),
        Option("suns", "number", 6, low=0, high=6, rule="8.1 / E-R9"),
        Option("tents", "flag", False, rule="8.3"),
        Option("characters", "flag", False, rule="8.3"),
        Option(
            "layout", "choice", "random", ("random", "preset", "custom"), rule="3.1 / E-R2", first="preset"
        ),
        Option("gentle", "flag", False, rule="12.4 / E-R6"),
        Option("boards", "text", "", rule="3.1 / E-R2"),
        Option("holder", "choice", "random", ("random", "p1", "p2", "p3", "p4"), rule="3.3 / E-R11"),
    )
    VOCABULARY = vocabulary.VOCABULARY
    MOVES = vocabulary.MOVES
    CHANCES = vocabulary.CHANCES
    EVENTS = vocabulary.EVENTS
    PROMPTS = vocabulary.PROMPTS
    REFUSALS = refusals.REFUSALS
    SCORES = (*SCORE_LINES, *TIEBREAKS)
    ENDINGS = vocabulary.VOCABULARY["ending"]
    widest = WIDEST
    FEATURES = FEATURES
    KNOWLEDGE = KNOWLEDGE
    POSITION = POSITION
    CONTENT = FILES
    box: Book
    PRESENTATION = "durbar.games.expedition.presentation.presentation:ExpeditionPresentation"

    # --- Options ------------------------------------------------------------------------------------------

    def check_options(self) -> None:
        options = self.options
        if not options["tents"]:
            self.rules_version = 1  # nothing has changed without tents
        if options["weather"] == "custom":
            tiles = int(options["storms"]) + int(options["suns"])
            if tiles < self.numbers["days"]:
                raise OptionError(
                    f"storms and suns: {tiles} weather tiles for {self.numbers['days']} days",
                    field="storms",
                    rule="8.1 / E-R9",
                    reason="weather",
                    count=tiles,
                    days=self.numbers["days"],
                )
        else:
            self.refuse_without("weather", "custom", "storms", "suns")
        if options["layout"] != "random":
            self.refuse_without("layout", "random", "gentle")
        if options["layout"] == "custom":
            self.setting  # noqa: B018  (lays the boards, or says why they cannot lie so)
        else:
            self.refuse_without("layout", "custom", "boards")
        if options["holder"] in self.VOCABULARY["rival"][self.players :]:
            message = f"holder: {self.players} play, there is no {options['holder']}"
            raise OptionError(message, field="holder", reason="holder", players=self.players)

    def house_edition(self) -> int:
        """Later editions changed what characters start with, and nothing else."""
        return super().house_edition() if self.options["characters"] else 1

    def refuse_without(self, option: str, value: str, *names: str) -> None:
        """Options that mean something only with another one must be left alone without it."""
        for each in self.OPTIONS:
            if each.name in names and self.options[each.name] != each.default:
                message = f"{each.name} goes only with {option}={value}"
                raise OptionError(
                    message, field=each.name, rule=each.rule, reason="goes-with", other=option, value=value
                )

    @classmethod
    def option_sets(cls, players: int) -> Iterable[Mapping[str, OptionValue]]:
        """Every length, weather, tents and characters (8.3), the layouts taking turns."""
        layouts: list[dict[str, OptionValue]] = [
            {},
            {"gentle": True},
            {"layout": "preset"},
            {"layout": "custom"},
        ]
        sets: list[dict[str, OptionValue]] = []
        mixes = product(("short", "long"), ("standard", "random12", "custom"), (False, True), (False, True))
        for k, (length, weather, tents, characters) in enumerate(mixes):
            options: dict[str, OptionValue] = {"length": length, "weather": weather}
            options |= {"tents": tents, "characters": characters, **layouts[(k + k // 4) % 4]}
            if weather == "custom":
                options |= {"storms": 5, "suns": 4}
            if options.get("layout") == "custom":
                options["boards"] = LONG_EXAMPLE if length == "long" else CUSTOM_EXAMPLE
            sets.append(options)
        return sets

    @classmethod
    def read_content(cls, content: Content) -> Book:
        content_laws.check_tables(content)
        book = read_book(content)
        content_laws.check_chains(content, book)
        return book

    @property
    def numbers(self) -> Table:
        """The table of this length."""
        table: Table = self.content.table("numbers")[str(self.options["length"])]
        return table

    @cached_property
    def setting(self) -> Setting:
        storms, suns = self.weather_mixes()
        holder = str(self.options["holder"])
        return Setting(
            self.players,
            self.numbers["boards"],
            self.numbers["days"],
            self.temple_boards,
            bool(self.options["tents"]),
            bool(self.options["characters"]),
            ints(storms),
            ints(suns),
            bool(self.options["gentle"]),
            self.VOCABULARY["rival"].index(holder) if holder != "random" else -1,
            self.chosen_landscape(),
        )

    @property
    def temple_boards(self) -> int:
        return sum(1 << board for board in self.numbers["temple_tiles"])

    def weather_mixes(self) -> tuple[list[int], list[int]]:
        """Storm and sun tiles mixed for the halves of the days, or for all of them (8.1)."""
        if self.options["weather"] == "standard":
            mixes = self.numbers["weather"]
            return [mix["storm"] for mix in mixes], [mix["sun"] for mix in mixes]
        if self.options["weather"] == "random12":
            box = self.content.table("numbers")["weather"]
            return [box["storm"]], [box["sun"]]
        return [int(self.options["storms"])], [int(self.options["suns"])]

    @property
    def preset(self) -> Table:
        """The ready-made landscape of this length (12.4)."""
        presets = self.content.table("boards")["preset"]
        return next(each for each in presets if each["length"] == self.options["length"])

    def chosen_landscape(self) -> Landscape | None:
        """A preset or the host's own; None if chance lays the boards."""
        layout = self.options["layout"]
        if layout == "random":
            return None
        try:
            if layout == "preset":
                preset = self.preset
                names, exits = preset["boards"], preset["exits"]
            else:
                names, exits = chain.read_chain(str(self.options["boards"]))
            return chain.lay_chain(self.box.boards, names, exits, self.numbers["boards"], self.temple_boards)
        except chain.BadChain as error:
            message = f"boards: {ValueError.__str__(error)}"
            rule, facts = error.rule or "3.1", error.facts
            raise OptionError(message, field="boards", rule=rule, reason=error.reason, **facts) from error

    @staticmethod
    def forbidden_move(text: str) -> Move | None:
        return vocabulary.forbidden_plan(text)

    def unasked_before(self, rules: int, kernel: Kernel) -> str | None:
        """Rules 1 asked only those who held a fitting tent; the others can only pass."""
        return "pass" if kernel.phase == PLAY_TENTS and len(self.moves_in(kernel)) == 1 else None

    # --- What the face asks -------------------------------------------------------------------------------

    def new_kernel(self) -> ExpeditionKernel:
        return new_kernel(self.box, self.setting)

    @cached_property
    def observation_fields(self) -> tuple[ObservationField, ...]:
        return observation.fields(self.players, int(self.box.boards.size))

    def describe(self, kernel: Kernel) -> dict[str, Any]:
        return describe(kernel_of(kernel))

    def build(self, position: Mapping[str, Any]) -> ExpeditionKernel:
        kernel = build(self.box, self.setting, self.preset, position)
        for law in breaches(kernel):
            raise BadPosition(f"{law.field}: {law.why}", field=law.field, rule=law.rule)
        return kernel

    def laws(self, kernel: Kernel) -> list[str]:
        return [str(law) for law in breaches(kernel_of(kernel))]

    @cached_property
    def bounds(self) -> Bounds:
        return bounds(self.box, self.setting, self.most_outcomes)

    def refuse(self, kernel: Kernel, move: Move) -> Refusal:
        return refusals.refuse(kernel_of(kernel), move)

    def outcome_of(self, kernel: Kernel) -> Outcome:
        k = kernel_of(kernel)
        everybody = all(p.space == IN_KATHMANDU for p in k.players)
        return self.outcome_with(k, self.ENDINGS[0 if everybody else 1], self._sheet(k))

    def _sheet(self, k: ExpeditionKernel) -> tuple[Score, ...]:
        scores = []
        for seat in range(self.players):
            lines = {SCORE_LINES[line]: int(score_line(k, seat, line)) for line in range(CATEGORIES)}
            total, strips, steps = standing(k, seat)
            arrived = k.players[seat].space == IN_KATHMANDU
            ties = {"arrived": int(arrived), "strips": max(strips, 0), "steps": steps}
            scores.append(Score(total, lines, ties))
        return tuple(scores)

    def scores_of(self, kernel: Kernel) -> tuple[Score, ...]:
        """The sheet as it would be counted now."""
        return self._sheet(kernel_of(kernel)) if kernel.over or kernel_of(kernel).day else ()


def kernel_of(kernel: Kernel) -> ExpeditionKernel:
    """Only kernels of this game come in here."""
    assert isinstance(kernel, ExpeditionKernel)
    return kernel
