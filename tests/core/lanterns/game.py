"""Lanterns as a game of the house: its tables, and how a position is told and read."""

# --8<-- [start:imports]
from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core import (
    Bounds,
    ChanceKind,
    Content,
    EventKind,
    Game,
    Kernel,
    Knowledge,
    Move,
    MoveKind,
    Option,
    OptionError,
    OptionValue,
    Outcome,
    PromptKind,
    Refusal,
    RefusalKind,
    Rng,
    Score,
)
from durbar.core.observation import ObservationField, flags, of_each

from .kernel import BLUE, COLOURS, COPIES, NOT_YET, SECRET, WAIT, WHISPER, LanternsKernel, new_lanterns
from .reading import read_position
from .shape import CHOICES, LANTERNS, PHASES, POSITION

# --8<-- [end:imports]
# --8<-- [start:tables]
NOT_HELD = RefusalKind("not-held", rule="L3", fields=("lantern",))
NOT_NOW = RefusalKind("not-now", rule="L2", fields=("phase",))


class Lanterns(Game):
    id = "lanterns"
    rules_version = 1
    seats = (2, 4)
    OPTIONS = (
        Option("rounds", "number", 3, low=1, high=4),
        Option("wind", "choice", "wild", values=("wild", "gentle")),
        Option("refill", "flag", False),
        Option("whisper", "flag", False, rule="L5"),
    )
    VOCABULARY: ClassVar[Mapping[str, tuple[str, ...]]] = {
        "lantern": LANTERNS,
        "pip": ("1", "2", "3", "4", "5", "6"),
        "phase": PHASES,
    }
    MOVES = (
        MoveKind("hang", ("lantern",)),
        MoveKind("wait"),
        MoveKind("draw"),
        MoveKind("shade"),
        MoveKind("pass"),
    )
    CHANCES = (ChanceKind("deal", ("lantern",)), ChanceKind("face", ("pip",)))
    EVENTS: ClassVar[tuple[EventKind, ...]] = (
        EventKind("dealt", ("seat", "lantern"), private=frozenset({"lantern"})),
        EventKind("wind", ("strength:number",)),
        EventKind("chosen", ("seat",)),
        EventKind("hung", ("seat", "lantern", "points:number"), reveals=True),
        EventKind("shaded", ("seat",)),
        EventKind("hush", reveals=True),
    )
    PROMPTS = (
        PromptKind("deal", "L1"),
        PromptKind("wind", "L2"),
        PromptKind("choose", "L3"),
        PromptKind("refill", "L4", optional=True),
        PromptKind("whisper", "L5", optional=True),
    )
    REFUSALS = (NOT_HELD, NOT_NOW)
    SCORES = ("glow", "shade", "lanterns")
    ENDINGS: ClassVar[tuple[str, ...]] = ("dawn", "dark")
    widest = 4
    POSITION = POSITION
    KNOWLEDGE = Knowledge(
        fixed="players rounds gentle refill whisper shared",
        public="round wind drawer lit glow shade",
        hidden="player hands hidden pool hung",
    )
    CONTENT = ("numbers",)
    box: int
    PRESENTATION = f"{__package__}.presentation:LanternsPresentation"

    # --8<-- [end:tables]
    # --8<-- [start:settings]
    @classmethod
    def read_content(cls, content: Content) -> int:
        """What a lantern glows that is not alone in its colour."""
        shared = content.table("numbers")["glow"]["shared"]
        if not 0 <= shared <= 6:
            raise content.wrong("numbers", "glow.shared", f"{shared} is more than the wind can be", "L3")
        return int(shared)

    def check_options(self) -> None:
        if self.options["whisper"] and self.players == 2:
            raise OptionError("two players have nobody to whisper about", field="whisper", rule="L5")

    @classmethod
    def option_sets(cls, players: int) -> Sequence[Mapping[str, OptionValue]]:
        sets: list[Mapping[str, OptionValue]] = [{}, {"refill": True, "rounds": 4}, {"wind": "gentle"}]
        return sets if players == 2 else [*sets, {"refill": True, "whisper": True}]

    def new_kernel(self) -> LanternsKernel:
        options = self.options
        return new_lanterns(
            self.players,
            int(options["rounds"]),
            options["wind"] == "gentle",
            bool(options["refill"]),
            bool(options["whisper"]),
            self.box,
        )

    # --8<-- [end:settings]
    # --8<-- [start:position]
    # Position and words

    def describe(self, kernel: Kernel) -> dict[str, Any]:
        assert isinstance(kernel, LanternsKernel)
        hands: list[Any] = [
            self._counts(kernel.hands[seat * COLOURS : seat * COLOURS + COLOURS])
            if not kernel.hidden[seat]
            else {"lanterns": int(kernel.hidden[seat])}
            for seat in range(self.players)
        ]
        return {
            "round": kernel.round,
            "phase": None if kernel.over else self.VOCABULARY["phase"][kernel.phase],
            "to_act": None if kernel.over else int(kernel.player),
            "wind": kernel.wind,
            "drawer": kernel.drawer,
            "hands": hands,
            ("unseen" if any(kernel.hidden) else "pool"): self._counts(kernel.pool),
            "lit": self._counts(kernel.lit),
            "hung": [
                {NOT_YET: None, SECRET: "secret"}.get(hung) or (CHOICES[hung] if hung >= 0 else None)
                for hung in kernel.hung
            ],
            "glow": list(kernel.glow),
            "shade": list(kernel.shade),
        }

    def _counts(self, row: vec[i64]) -> dict[str, int]:
        return dict(zip(LANTERNS, map(int, row), strict=True))

    def build(self, position: Mapping[str, Any]) -> LanternsKernel:
        return read_position(self.new_kernel(), position, self.VOCABULARY["phase"], CHOICES)

    def laws(self, kernel: Kernel) -> list[str]:
        assert isinstance(kernel, LanternsKernel)
        broken = []
        for colour, name in enumerate(LANTERNS):
            count = kernel.pool[colour] + kernel.lit[colour] + sum(list(kernel.hands)[colour::COLOURS])
            if count != COPIES:
                broken.append(f"there are {count} {name} lanterns instead of {COPIES} (L1)")
        return broken

    # --8<-- [end:position]
    # --8<-- [start:endings]
    # Endings, refusals, doubts

    def outcome_of(self, kernel: Kernel) -> Outcome:
        assert isinstance(kernel, LanternsKernel)
        scores = tuple(
            Score(
                int(kernel.glow[seat] - kernel.shade[seat]),
                {"glow": int(kernel.glow[seat]), "shade": -int(kernel.shade[seat])},
                {"lanterns": int(kernel.held(seat))},
            )
            for seat in range(self.players)
        )
        dark = not any(kernel.held(seat) for seat in range(self.players))
        return self.outcome_with(kernel, "dark" if dark else "dawn", scores)

    @property
    def bounds(self) -> Bounds:
        rounds, lanterns = int(self.options["rounds"]), COPIES * COLOURS
        return Bounds(3 * rounds * self.players, rounds + lanterns, 6, -lanterns, 6 * rounds)

    def refuse(self, kernel: Kernel, move: Move) -> Refusal:
        assert isinstance(kernel, LanternsKernel)
        phase = self.VOCABULARY["phase"][kernel.phase]
        if move.kind == "hang" and phase == "choose":
            return NOT_HELD.refusal(lantern=move.parts[0])
        return NOT_NOW.refusal(phase=phase)

    # --8<-- [end:endings]
    # --8<-- [start:observation]
    @cached_property
    def observation_fields(self) -> tuple[ObservationField, ...]:
        of_a_player = (
            ObservationField("held", 1, 0, COPIES * COLOURS, "lanterns held"),
            flags("chosen", 1, "whether a choice was made in this round"),
            ObservationField("glow", 1, 0, 99, "points"),
            ObservationField("shade", 1, 0, 99, "points lost"),
        )
        return (
            flags("prompt", len(PHASES), "which question is asked"),
            ObservationField("round", 1, 0, 4, "the round, from 1"),
            ObservationField("wind", 1, 0, 6, "how strong it blows; 0: not yet"),
            ObservationField("own lanterns", COLOURS, 0, COPIES, "by colour"),
            flags("own choice", COLOURS + 1, "the colour that was hung in secret; the last: to wait"),
            ObservationField("lit", COLOURS, 0, COPIES, "lanterns that have burnt, by colour"),
            *of_each("player", self.players, of_a_player),
        )

    # --8<-- [end:observation]
    # --8<-- [start:twins]
    def swap_unseen(self, kernel: Kernel, seat: int, rng: Rng) -> Kernel:
        """Shuffle all lanterns the seat cannot see, and let every secret choice be any other."""
        assert isinstance(kernel, LanternsKernel)
        others = [other for other in range(self.players) if other != seat]
        whispering = kernel.phase == WHISPER and kernel.player in others
        while True:
            swapped = kernel.clone()
            cards = [c for c in range(COLOURS) for _ in range(kernel.pool[c])]
            for other in others:
                cards += [c for c in range(COLOURS) for _ in range(kernel.hands[other * COLOURS + c])]
            for other in others:
                for c in range(COLOURS):
                    swapped.hands[other * COLOURS + c] = 0
                for _ in range(kernel.held(other)):
                    swapped.hands[other * COLOURS + cards.pop(rng.below(len(cards)))] += 1
                if kernel.hung[other] >= 0:
                    held = [c for c in range(COLOURS) if swapped.hands[other * COLOURS + c]]
                    swapped.hung[other] = [*held, WAIT][rng.below(len(held) + 1)]
            swapped.pool = vec[i64]([cards.count(c) for c in range(COLOURS)])
            if not whispering:
                return swapped
            holders = [other for other in others if swapped.hands[other * COLOURS + BLUE]]
            if holders:
                swapped.player = holders[rng.below(len(holders))]
                return swapped


# --8<-- [end:twins]
