"""Revival as a game of the house."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from functools import cached_property, lru_cache
from types import MappingProxyType
from typing import Any, ClassVar

from durbar.core import (
    Bounds,
    Game,
    Kernel,
    Move,
    ObservationField,
    Option,
    OptionError,
    OptionValue,
    Outcome,
    Refusal,
    Score,
)
from durbar.core.content import Content
from durbar.core.tables import MoveTable

from . import content, content_laws, observation, refusals, vocabulary
from .bounds import bounds
from .features import CHAPTERS, FEATURES
from .position import build, describe, laws
from .position.facts import facts
from .position.fields import KNOWLEDGE
from .position.shape import POSITION
from .rules.book import EXTREME, WIDEST, Book
from .rules.kernel import RevivalKernel, new_kernel
from .rules.objectives import mission_points
from .rules.piles import count_bits
from .rules.scoring import (
    bhairav_points,
    bonus_points,
    monument_points,
    objective_points,
    unfinished_points,
)
from .rules.squares import is_solo_won, reached_level

RANDOM = "random"


class Revival(Game):
    """Bid, collect, build: the monuments of Kathmandu rise again."""

    id = "revival"
    rules_version = 1
    seats = (1, 6)
    OPTIONS = (
        Option("teams", "choice", "none", values=("none", "2x2", "2x3", "3x2"), rule="6.2 / V-R71"),
        Option("bids", "choice", "hidden", values=("hidden", "open", "mixed"), rule="6.3"),
        Option("manipulation", "flag", False, rule="6.4"),
        Option("reconstruction", "flag", False, rule="6.5"),
        Option("architects", "choice", "off", values=("off", "random", "choose"), rule="7.2 / V-R108"),
        Option("public_objectives", "flag", False, rule="7.3"),
        Option("advanced_missions", "flag", False, rule="7.4"),
        Option("bhairav", "flag", False, rule="8.1"),
        Option("holographic_buddhas", "flag", False, rule="8.2"),
        Option("rainbow", "flag", False, rule="8.3"),
        Option("solo_level", "choice", "easy", values=content.LEVEL_NAMES, rule="6.6.4"),
        Option("solo_missions", "text", RANDOM, rule="6.6.1 / V-R88"),
    )
    VOCABULARY: ClassVar[Mapping[str, tuple[str, ...]]] = vocabulary.VOCABULARY
    MOVES = vocabulary.MOVES
    CHANCES = vocabulary.CHANCES
    EVENTS = vocabulary.EVENTS
    PROMPTS = vocabulary.PROMPTS
    REFUSALS = refusals.REFUSALS
    SCORES = vocabulary.SCORES
    ENDINGS = vocabulary.ENDINGS
    widest = WIDEST
    FEATURES = FEATURES
    CHAPTERS = CHAPTERS
    KNOWLEDGE = KNOWLEDGE
    POSITION = POSITION
    PRESENTATION = "durbar.games.revival.presentation.presentation:RevivalPresentation"

    # Content

    CONTENT = content.FILES
    box: content.Box

    @classmethod
    def read_content(cls, tables: Content) -> content.Box:
        content_laws.check(tables)
        return content.Box(tables)

    @cached_property
    def move_table(self) -> MoveTable:
        """Of the house's own, or with the words for what is printed on other cards and coins."""
        return super().move_table if self.content.present else move_table_of(self.box.book)

    # Options

    def check_options(self) -> None:
        """Exactly the combinations of chapter 9."""
        if not self.content.present:
            vars(self)["VOCABULARY"] = vocabulary.vocabulary_of(self.box.book)
        if self.players == 1:
            for option in self.OPTIONS:
                if self.options[option.name] != option.default and option.name not in SOLO_OPTIONS:
                    rule = "9.1 / V-R136" if option.name in PROMOS else "9.1 / V-R157"
                    message = f"{option.name} is not for one player"
                    raise OptionError(message, field=option.name, rule=rule, reason="not-alone")
        else:
            for name in ("solo_level", "solo_missions"):
                default = next(option.default for option in self.OPTIONS if option.name == name)
                if self.options[name] != default:
                    message = f"{name} is for one player"
                    raise OptionError(message, field=name, rule="9.1 / V-R157", reason="alone")
        if self.options["teams"] != "none" and self.players != TEAM_PLAYERS[str(self.options["teams"])]:
            count = TEAM_PLAYERS[str(self.options["teams"])]
            message = f"teams={self.options['teams']} needs {count} players"
            raise OptionError(message, field="teams", rule="6.2 / V-R71", reason="teams", count=count)
        self.options = MappingProxyType({**self.options, "solo_missions": self._solo_pair()})

    def _solo_pair(self) -> str:
        """The two Missions as "m01+m02", one for each Square, or "random"."""
        words = str(self.options["solo_missions"]).lower().replace("+", " ").replace(",", " ").split()
        if words == [RANDOM]:
            return RANDOM
        kind = content.MISSION_NAMES[10:] if self.options["advanced_missions"] else content.MISSION_NAMES[:10]
        if len(words) != 2 or any(word not in kind for word in words):
            message = f"solo_missions: two of {kind[0]} to {kind[-1]}, as in {kind[0]}+{kind[1]}, or {RANDOM}"
            raise OptionError(
                message,
                field="solo_missions",
                rule="6.6.1 / V-R88, V-R121",
                reason="two-missions",
                first=kind[0],
                second=kind[1],
                last=kind[-1],
            )
        extreme = self.options["solo_level"] == content.LEVEL_NAMES[EXTREME]
        numbers = [content.MISSION_NAMES.index(word) for word in words]
        conflict = self.box.conflict(numbers[0], numbers[1], extreme)
        if conflict:
            message = f"solo_missions: {words[0]} and {words[1]} do not go together: {conflict}"
            rule, (first, second) = "V-R88", words
            raise OptionError(
                message, field="solo_missions", rule=rule, reason="missions-apart", first=first, second=second
            )
        return "+".join(words)

    @classmethod
    def option_sets(cls, players: int) -> Iterable[Mapping[str, OptionValue]]:
        """Each option alone; then mixes in which they meet (9.2)."""
        sets = [*super().option_sets(players)]
        if players == 1:
            sets += [{"solo_level": "extreme", "advanced_missions": True}, {"solo_missions": "m03+m04"}]
            return sets
        everything: dict[str, OptionValue] = {
            option.name: True for option in cls.OPTIONS if option.kind == "flag"
        }
        teams = [name for name, seats in TEAM_PLAYERS.items() if seats == players] or ["none"]
        sets += [{**everything, "architects": "random", "bids": "mixed", "teams": team} for team in teams]
        sets += [{"architects": "random", "public_objectives": True, "advanced_missions": True}]
        sets += [{"reconstruction": True, "rainbow": True, "holographic_buddhas": True, "bhairav": True}]
        return sets

    # Positions

    @cached_property
    def setting(self) -> Any:
        """The options as the kernel knows them."""
        return self.box.setting(self.players, self.options)

    @cached_property
    def _fresh(self) -> RevivalKernel:
        return new_kernel(self.box.book, self.setting)

    def new_kernel(self) -> Kernel:
        return self._fresh.clone()

    @cached_property
    def observation_fields(self) -> tuple[ObservationField, ...]:
        return observation.fields(self.players, int(self.setting.bids))

    def describe(self, kernel: Kernel) -> dict[str, Any]:
        return describe.describe(kernel_of(kernel))

    def facts_of(self, kernel: Kernel) -> dict[str, Any]:
        return facts(kernel_of(kernel))

    def build(self, position: Mapping[str, Any]) -> Kernel:
        return build.build(self.box.book, self.setting, position)

    def laws(self, kernel: Kernel) -> list[str]:
        return [str(breach) for breach in laws.breaches(kernel_of(kernel))]

    # Results and reasons

    def outcome_of(self, kernel: Kernel) -> Outcome:
        t = kernel_of(kernel)
        if self.players == 1:
            return self.outcome_with(t, solo_ending(t), (solo_score(t),))
        scores = tuple(score(t, seat) for seat in range(self.players))
        return self.outcome_with(t, "teams" if t.setting.teams else "eighth-round", scores)

    @cached_property
    def bounds(self) -> Bounds:
        return bounds(self.box.book, self.setting, self.most_outcomes)

    def refuse(self, kernel: Kernel, move: Move) -> Refusal:
        return refusals.refuse(kernel_of(kernel), move)

    def scores_of(self, kernel: Kernel) -> tuple[Score, ...]:
        """What is on the tracks now; Missions and unfinished monuments count at the end only."""
        if kernel.over:
            return self.outcome_of(kernel).scores
        t = kernel_of(kernel)
        if not t.round:
            return ()
        if self.players == 1:
            done = int(count_bits(t.ruins.done[0]) + count_bits(t.ruins.done[1]))
            return (make_score({"squares": done}),)
        return tuple(make_score(scores_so_far(t, seat)) for seat in range(self.players))

    @property
    def rounds(self) -> int:
        """How many rounds a game has at most."""
        return SOLO_ROUNDS if self.players == 1 else int(self.setting.rounds)


@lru_cache(maxsize=16)
def move_table_of(book: Book) -> MoveTable:
    return MoveTable(vocabulary.vocabulary_of(book), vocabulary.MOVES, Revival.seats[1])


SOLO_OPTIONS = ("advanced_missions", "solo_level", "solo_missions")
SOLO_ROUNDS = 15  # as long as the blue deck lasts, four cards a round
PROMOS = ("bhairav", "holographic_buddhas", "rainbow")
TEAM_PLAYERS = {"2x2": 4, "2x3": 6, "3x2": 6}


def scores_so_far(t: RevivalKernel, seat: int) -> dict[str, int]:
    """What counts as soon as it happens."""
    return {
        "monuments": int(monument_points(t, seat)),
        "colours": int(bonus_points(t, seat)),
        "coins": int(t.players[seat].coin_points),
        "objective": int(objective_points(t, seat)),
    }


def score(t: RevivalKernel, seat: int) -> Score:
    """Every category counted by itself."""
    return make_score(
        {
            **scores_so_far(t, seat),
            "unfinished": int(unfinished_points(t, seat)),
            "mission": int(mission_points(t, seat)),
            "bhairav": int(bhairav_points(t, seat)),
        }
    )


def make_score(items: dict[str, int]) -> Score:
    return Score(sum(items.values()), MappingProxyType(items))


def solo_score(t: RevivalKernel) -> Score:
    """No points in solo: complete monuments are counted, and for a win the level, Easy as 1 (V-R105)."""
    squares = int(count_bits(t.ruins.done[0]) + count_bits(t.ruins.done[1]))
    return make_score({"squares": squares, "level": int(reached_level(t) + 1) if is_solo_won(t) else 0})


def solo_ending(t: RevivalKernel) -> str:
    return f"solo-{content.LEVEL_NAMES[reached_level(t)]}" if is_solo_won(t) else "solo-lost"


def kernel_of(kernel: Kernel) -> RevivalKernel:
    """Only kernels of this game come in here."""
    assert isinstance(kernel, RevivalKernel)
    return kernel
