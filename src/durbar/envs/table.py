"""What all environments share: one game in play, its questions as masks and its knowledge as arrays."""

from __future__ import annotations

import secrets
from typing import Any, cast

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete, Space
from numpy.typing import NDArray

from durbar.core import CHANCE, DurbarError, Game, IllegalMove, Kernel, OptionError, Rng, State, View, game
from durbar.core.lanes import MARGIN, RESULT, SHAPED
from durbar.core.observation import width
from durbar.core.seeds import Seed, rng_of
from durbar.core.sheet import Sheet

REWARDS = {"result": RESULT, "margin": MARGIN, "shaped": SHAPED}
RENDER_MODES = ("ansi", "svg")

Mask = NDArray[np.int8]
Numbers = NDArray[np.int16]


def reward_number(name: str) -> int:
    """The number of a way to reward; OptionError lists those there are."""
    if name not in REWARDS:
        raise OptionError(f"there is no reward {name!r}; there are: {', '.join(REWARDS)}", field="reward")
    return REWARDS[name]


def game_to_learn(which: str | Game, players: int | None, options: dict[str, Any]) -> Game:
    """The game by its id, or as it is; it must say what its observations mean."""
    if isinstance(which, Game):
        if players is not None or options:
            raise OptionError("a game has its players and options already", field="players")
        made = which
    else:
        made = game(which, players, **options)
    if not made.observation_fields:
        raise DurbarError(f"{made.id} has no observation fields", field="game")
    return made


class Views(Space[View]):
    """Views of one game, for observations that are objects."""

    def __init__(self, made: Game, seed: Any = None) -> None:
        super().__init__(None, None, seed)
        self.game = made

    def contains(self, x: Any) -> bool:
        """Is it a view of this game?"""
        return isinstance(x, View) and x.game == self.game

    def sample(self, mask: Any = None, probability: Any = None) -> View:
        """What a seat knows at the beginning of some game."""
        return self.game.start(seed=int(self.np_random.integers(2**31))).view(0)


class LegalMoves(Discrete):
    """The moves of a game. `sample()` without a mask is one that may be played now."""

    def __init__(self, size: int) -> None:
        super().__init__(size)
        self.legal: Mask = np.ones(size, np.int8)

    def sample(self, mask: Any = None, probability: Any = None) -> np.int64:
        """A move that is offered, or one of the given mask."""
        if mask is None and probability is None:
            mask = self.legal
        return super().sample(mask=mask, probability=probability)


class KernelTable:
    """One game being played through its kernel; chance is dealt from the seed."""

    def __init__(self, made: Game, reward: str) -> None:
        self.game = made
        self.reward = reward_number(reward)
        self.moves = len(made.move_table)
        self.fields = made.observation_fields
        self.sheet = Sheet(width(self.fields))
        self.rng = Rng(secrets.randbits(32))
        self.kernel: Kernel = made.new_kernel()
        self.worths = [0.0] * made.players

    @property
    def observation_space(self) -> Box:
        """The numbers of an observation, each with its limits."""
        low = [each.low for each in self.fields for _ in range(each.size)]
        high = [each.high for each in self.fields for _ in range(each.size)]
        return Box(np.array(low, np.int16), np.array(high, np.int16), dtype=np.int16)

    def masked_space(self, moves: int, as_views: bool = False) -> Dict:
        """The numbers, or views, together with the mask of moves."""
        mask = Box(0, 1, (moves,), np.int8)
        seen = Views(self.game) if as_views else self.observation_space
        return Dict({"observation": seen, "action_mask": mask})

    def begin(self, seed: Seed | None) -> None:
        """A new game; without a seed, the next one of the same luck."""
        if seed is not None:
            self.rng = rng_of(seed)
        self.kernel = self.game.new_kernel()
        self._deal()
        self.worths = self._worths()

    def play(self, seat: int, move: int) -> None:
        """A seat's answer; IllegalMove with its reason if it is not offered, and nothing has changed."""
        if not 0 <= move < self.moves:
            raise OptionError(f"actions go from 0 to {self.moves - 1}, not {move}", field="action")
        self.turn_to(seat)
        offered = self.game.moves_in(self.kernel)
        if move not in offered.ids:
            chosen = self.game.move(int(move))
            raise IllegalMove(chosen, self.game.refusal_in(self.kernel, chosen))
        self.kernel.apply(int(move))
        self._deal()

    def turn_to(self, seat: int) -> None:
        """Ask this seat next, in a simultaneous phase."""
        if self.kernel.player != seat:
            self.kernel.turn_to(seat)

    def _deal(self) -> None:
        while self.kernel.player == CHANCE:
            self.kernel.deal(self.rng)

    @property
    def waiting(self) -> list[int]:
        """The seats that may answer."""
        mask = self.kernel.waiting()
        return [seat for seat in range(self.game.players) if mask >> seat & 1]

    def asking(self, seat: int) -> Kernel:
        """The position as `seat` would be asked in it, if it may answer."""
        kernel = self.kernel
        if kernel.player != seat and kernel.waiting() >> seat & 1:
            kernel = kernel.clone()
            kernel.turn_to(seat)
        return kernel

    def numbers(self, seat: int) -> Numbers:
        """What a seat knows."""
        self.sheet.at = 0
        self.asking(seat).observe(seat, self.sheet)
        return np.array(self.sheet.out, np.int16)

    def mask(self, seat: int, size: int) -> Mask:
        """What a seat may answer; nothing while it is not asked."""
        mask = np.zeros(size, np.int8)
        kernel = self.asking(seat)
        if kernel.player == seat:
            mask[list(self.game.moves_in(kernel).ids)] = 1
        return mask

    def view(self, seat: int | None) -> View:
        """The same as an object with words: moves, facts, a drawing."""
        return View.of(self.game, self.kernel, seat)

    def state(self) -> State:
        """The whole position, as a copy of its own; for whoever may know everything."""
        return self.game.state(self.kernel.clone())

    def rewards(self) -> list[float]:
        """What the last decision has brought everybody; the sum over all is 0 if there are several."""
        if self.reward == SHAPED:
            worths = self._worths()
            gained = [new - old for new, old in zip(worths, self.worths, strict=True)]
            self.worths = worths
        elif not self.kernel.over:
            return [0.0] * self.game.players
        elif self.reward == MARGIN:
            gained = self._worths()
        else:
            gained = [float(self.kernel.share(seat)) for seat in range(self.game.players)]
        return less_the_others(gained)

    def _worths(self) -> list[float]:
        if self.reward == RESULT:
            return []
        return [float(self.kernel.appraise(seat)) for seat in range(self.game.players)]

    def render(self, mode: str | None) -> str | None:
        """The table as everybody may see it: in a terminal's markup, or as a drawing."""
        if mode is None:
            return None
        seen = self.view(None)
        return seen.svg() if mode == "svg" else seen.sketch()


def less_the_others(gained: list[float]) -> list[float]:
    """Everybody's own, less the mean of the others'."""
    if len(gained) == 1:
        return gained
    total, others = sum(gained), len(gained) - 1
    return [own - (total - own) / others for own in gained]


def seat_of(agent: str) -> int:
    """``player_2`` is seat 2."""
    return int(agent.removeprefix("player_"))


def check_mode(mode: str | None) -> str | None:
    """A way to render; OptionError if there is none such."""
    if mode is not None and mode not in RENDER_MODES:
        raise OptionError(
            f"render_mode is one of {', '.join(RENDER_MODES)}, not {mode!r}", field="render_mode"
        )
    return mode


def as_int(action: Any) -> int:
    """The action of a program: a number of any kind."""
    return int(cast("int", action))
