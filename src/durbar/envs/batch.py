"""Many games at once: what is asked in all of them is answered by one call, and lies in NumPy arrays."""

from __future__ import annotations

import secrets
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from durbar.core import Game, IllegalMove, OptionError, View
from durbar.core.lanes import Lanes
from durbar.core.observation import places, width
from durbar.core.seeds import Seed, rng_of
from durbar.core.vecs import is_compiled

from .table import game_to_learn, reward_number

MOST_BYTES = 2**31  # of masks and observations together


class Batch:
    """`n` games of one kind side by side; one that ends is begun anew.

    ``masks`` (n × moves), ``observations`` (n × numbers), ``seats`` (who is asked), ``rewards`` (n × seats)
    and ``done`` are always the same arrays: `step` writes into them, they can only be read. Observations and
    masks are those of the seat that is asked. When ``done`` is set, ``rewards`` are of the game that has
    ended, everything else is of the new one.
    """

    def __init__(
        self,
        game: str | Game,
        n: int,
        players: int | None = None,
        *,
        reward: str = "result",
        observations: bool = True,
        seed: Seed | None = None,
        **options: Any,
    ) -> None:
        self.game = made = game_to_learn(game, players, options)
        self.fields = made.observation_fields if observations else ()
        numbers, moves = width(self.fields), len(made.move_table)
        if n < 1 or n * (moves + 2 * numbers) > MOST_BYTES:
            most = MOST_BYTES // (moves + 2 * numbers)
            raise OptionError(f"n is {n}; it goes from 1 to {most}", field="n")
        self.n = n
        self._lanes = Lanes(
            made.new_kernel(), n, made.players, moves, made.widest, numbers, reward_number(reward)
        )
        if not is_compiled():
            self._use_arrays()
        lanes = self._lanes
        self.masks: NDArray[np.bool_] = _array(lanes.mask, np.uint8).view(np.bool_).reshape(n, moves)
        self.observations: NDArray[np.int16] = _array(lanes.sheet.out, np.int16).reshape(n, numbers)
        self.seats: NDArray[np.int64] = _array(lanes.asked, np.int64)
        self.rewards: NDArray[np.float64] = _array(lanes.rewards, np.float64).reshape(n, made.players)
        self.done: NDArray[np.bool_] = _array(lanes.done, np.uint8).view(np.bool_)
        self._choices: NDArray[np.int16] = _array(lanes.choices, np.int16)
        self._rng = rng_of(0)
        self.reset(seed)

    def _use_arrays(self) -> None:
        """Interpreted rules write into anything: let it be the arrays themselves."""
        lanes: Any = self._lanes
        for name, kind in (("mask", np.uint8), ("asked", np.int64), ("done", np.uint8)):
            setattr(lanes, name, np.zeros(len(getattr(lanes, name)), kind))
        lanes.rewards = np.zeros(len(lanes.rewards))
        lanes.choices = np.zeros(self.n, np.int16)
        lanes.sheet.out = np.zeros(len(lanes.sheet.out), np.int16)

    def reset(self, seed: Seed | None = None) -> None:
        """A new game in every lane; without a seed, of luck nobody knows."""
        self._rng = rng_of(secrets.randbits(32) if seed is None else seed)
        self._lanes.reset(self._rng.below(1 << 31))

    def step(self, actions: ArrayLike) -> None:
        """One answer for each game: ids of moves. IllegalMove, and nothing done, if one is not offered."""
        answers = np.asarray(actions)
        if answers.shape != (self.n,) or answers.dtype.kind not in "iu":
            message = f"actions are {self.n} whole numbers, not {answers.dtype} of shape {answers.shape}"
            raise OptionError(message, field="actions")
        data = answers.astype("<u2").tobytes()
        wrong = int(self._lanes.first_illegal(data))
        if wrong >= 0 or answers.min() < 0 or answers.max() >= self.masks.shape[1]:
            self._refuse(answers, wrong)
        self._lanes.step(data)

    def _refuse(self, answers: NDArray[Any], lane: int) -> None:
        moves = self.masks.shape[1]
        outside = np.flatnonzero((answers < 0) | (answers >= moves))
        if len(outside):
            message = f"actions go from 0 to {moves - 1}, not {answers[outside[0]]} (game {outside[0]})"
            raise OptionError(message, field="actions")
        move = self.game.move(int(answers[lane]))
        error = IllegalMove(move, self.game.refusal_in(self._lanes.kernels[lane], move))
        error.add_note(f"this was the answer in game {lane} of the batch")
        raise error

    def random_actions(self) -> NDArray[np.int16]:
        """An offered move for each game, all equally likely; the array is used again."""
        self._lanes.choose(self._rng)
        return self._choices

    def view(self, lane: int, seat: int | None) -> View:
        """What a seat knows of one of the games, as an object; None is a spectator."""
        return View.of(self.game, self._lanes.kernels[lane], seat)

    @property
    def places(self) -> dict[str, slice]:
        """Where each field stands in an observation."""
        return places(self.fields)

    def __repr__(self) -> str:
        return f"<Batch of {self.n} x {self.game}>"


def _array(row: Any, kind: Any) -> NDArray[Any]:
    """An array over the memory of a row, to read only."""
    array: NDArray[Any] = np.frombuffer(memoryview(row), kind)
    array.flags.writeable = False
    return array
