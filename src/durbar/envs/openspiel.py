"""OpenSpiel: importing this module registers every installed game with pyspiel.

    import durbar.envs.openspiel
    game = pyspiel.load_game("python_durbar_revival(players=2)")

Chance is explicit, as it is in the rules. A seat's *information state* is a key to everything it has seen and
done (perfect recall) and what it knows now; its *observation* is the latter alone.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

from durbar.core.extras import extra

with extra("openspiel"):
    import numpy as np
    import pyspiel

from durbar.core import CHANCE, Game, Kernel, Option, OptionError, Recall, View, game_class, games
from durbar.core.observation import places, width
from durbar.core.sheet import Sheet

from .table import less_the_others


class DurbarGame(pyspiel.Game):
    """One of our games with its parameters: `players`, and its options in words (``tents=yes``)."""

    kind: type[Game]
    game_type: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        self.rules = rules = self.kind(**settings(self.kind, params or {}))
        info = pyspiel.GameInfo(
            num_distinct_actions=len(rules.move_table),
            max_chance_outcomes=len(rules.chance_table),
            num_players=rules.players,
            min_utility=-1.0 if rules.players > 1 else 0.0,
            max_utility=1.0,
            utility_sum=0.0 if zero_sum(self.kind) else None,
            max_game_length=rules.bounds.decisions,
        )
        super().__init__(self.game_type, info, params or {})

    def new_initial_state(self) -> DurbarState:
        """The position before anything has happened, chance included."""
        return DurbarState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> DurbarObserver:
        """What a seat knows, as numbers and as words."""
        if params:
            raise ValueError(f"an observer has no parameters, not {params}")
        return DurbarObserver(self.rules, iig_obs_type is not None and iig_obs_type.perfect_recall)


def zero_sum(kind: type[Game]) -> bool:
    """What one wins, others lose, unless the game can be played alone."""
    return kind.seats[0] > 1


def settings(kind: type[Game], params: dict[str, Any]) -> dict[str, Any]:
    """What the parameters of OpenSpiel say: words and numbers; those that nobody has set are as usual."""
    options = {option.name: option for option in kind.OPTIONS}
    given: dict[str, Any] = {}
    for name, value in params.items():
        if name == "players":
            given[name] = value
        elif name not in options:
            raise OptionError(f"{kind.id} has no option {name!r}", field=name)
        elif value != unset(options[name]):
            given[name] = options[name].read(value) if isinstance(value, str) else value
    return given


def unset(option: Option) -> str | int:
    """What a parameter is that nobody has set; OpenSpiel takes its type from it."""
    return -1 if option.kind == "number" else ""


class Remembered:
    """A position and what each seat remembers of the way to it, copied and pickled as OpenSpiel wants it."""

    def __init__(self, kernel: Kernel, recall: Recall, rules: Game) -> None:
        self.kernel = kernel
        self.recall = recall
        self.rules = rules

    def __deepcopy__(self, memo: object) -> Remembered:
        return Remembered(self.kernel.clone(), self.recall.clone(), self.rules)

    def __reduce__(self) -> tuple[Any, ...]:
        keys, looks = list(self.recall.keys), list(self.recall.looks)
        return _remembered_again, (self.rules, self.rules.describe(self.kernel), keys, looks)


def _remembered_again(rules: Game, position: dict[str, Any], keys: list[int], looks: list[int]) -> Remembered:
    recall = Recall(rules.players)
    for seat in range(rules.players):
        recall.keys[seat], recall.looks[seat] = keys[seat], looks[seat]
    return Remembered(rules.build(position), recall, rules)


class DurbarState(pyspiel.State):
    """A position, with what each seat remembers of the way to it."""

    def __init__(self, game: DurbarGame) -> None:
        super().__init__(game)
        self.rules: Game = game.rules
        self.now = Remembered(self.rules.new_kernel(), Recall(self.rules.players), self.rules)
        self.recall.look(self.kernel)

    @property
    def kernel(self) -> Kernel:
        """The position."""
        return self.now.kernel

    @property
    def recall(self) -> Recall:
        """What each seat has seen and done."""
        return self.now.recall

    def current_player(self) -> int:
        """The seat that is asked, chance, or the end."""
        if self.kernel.over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if self.kernel.player == CHANCE else int(self.kernel.player)

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.rules.moves_in(self.kernel).ids) if player == self.kernel.player else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Everything that can happen, with its probability."""
        ids, weights = self.rules.weighted_in(self.kernel)
        total = sum(weights)
        return [(number, weight / total) for number, weight in zip(ids, weights, strict=True)]

    def _apply_action(self, action: int) -> None:
        if self.kernel.player != CHANCE:
            self.recall.choose(self.kernel.player, action)
        self.kernel.apply(action)
        self.recall.look(self.kernel)

    def _action_to_string(self, player: int, action: int) -> str:
        table = self.rules.chance_table if player == pyspiel.PlayerId.CHANCE else self.rules.move_table
        return table.move(action).text

    def is_terminal(self) -> bool:
        """Is the game over?"""
        return bool(self.kernel.over)

    def returns(self) -> list[float]:
        """A victory is 1, less the mean of what the others have; nothing before the end."""
        if not self.kernel.over:
            return [0.0] * self.rules.players
        return less_the_others([float(self.kernel.share(seat)) for seat in range(self.rules.players)])

    def resample_from_infostate(
        self, player_id: int, probability_sampler: Callable[[], float]
    ) -> DurbarState:
        """Another position that this seat cannot tell from the true one.

        It remembers what this seat saw and nothing of the others, nor how it came about.
        """
        guess = DurbarState(self.get_game())
        guess.now.kernel = self.seen_by(player_id).sample(int(probability_sampler() * (1 << 31))).kernel
        guess.recall.look(guess.kernel)
        guess.recall.keys[player_id] = self.recall.keys[player_id]
        return guess

    def view(self, seat: int | None) -> View:
        """What a seat knows, as an object with words and a drawing; None is a spectator."""
        return View.of(self.rules, self.kernel, seat)

    def seen_by(self, seat: int) -> View:
        """The same, where of several who may answer one is asked after the other, as OpenSpiel does."""
        return View(self.rules, seat, self.kernel.seen_by(seat))

    def __str__(self) -> str:
        return json.dumps(self.rules.describe(self.kernel), ensure_ascii=False)


class DurbarObserver:
    """What a seat knows: `tensor` and `dict` of numbers as `observation_fields` tells, and a text."""

    def __init__(self, rules: Game, recalls: bool) -> None:
        self.rules = rules
        self.recalls = recalls
        fields = rules.observation_fields
        self.sheet = Sheet(width(fields))
        self.tensor = np.zeros(width(fields), np.float32)
        self.dict = {name: self.tensor[where] for name, where in places(fields).items()}

    def set_from(self, state: DurbarState, player: int) -> None:
        """Look at a state through the eyes of a seat."""
        self.sheet.at = 0
        state.kernel.observe(player, self.sheet)
        self.tensor[:] = self.sheet.out

    def string_from(self, state: DurbarState, player: int) -> str:
        """What the seat knows, and before it, if wanted, the key to all it has seen and done."""
        facts = state.seen_by(player).json().decode()
        return f"{state.recall.key(player):016x} {facts}" if self.recalls else facts


def register() -> None:
    """Make every installed game known to OpenSpiel, as ``python_durbar_ID``."""
    for game_id in games():
        kind = game_class(game_id)
        fewest, most = kind.seats
        usual = kind()
        parameters: dict[str, Any] = {
            "players": usual.players,
            **{each.name: unset(each) for each in kind.OPTIONS},
        }
        game_type = pyspiel.GameType(
            short_name=f"python_durbar_{game_id}",
            long_name=f"Durbar: {game_id}",
            dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
            chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
            information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
            utility=pyspiel.GameType.Utility.ZERO_SUM
            if zero_sum(kind)
            else pyspiel.GameType.Utility.GENERAL_SUM,
            reward_model=pyspiel.GameType.RewardModel.TERMINAL,
            max_num_players=most,
            min_num_players=fewest,
            provides_information_state_string=True,
            provides_information_state_tensor=False,
            provides_observation_string=True,
            provides_observation_tensor=bool(usual.observation_fields),
            provides_factored_observation_string=False,
            parameter_specification=parameters,
        )
        made = type(f"Durbar{kind.__name__}", (DurbarGame,), {"kind": kind, "game_type": game_type})
        pyspiel.register_game(game_type, made)


register()

__all__ = ["DurbarGame", "DurbarObserver", "DurbarState", "register"]
