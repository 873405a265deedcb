"""Many games at once are each what one game alone would have been."""

import gc
from typing import Any

import numpy as np
import pytest

import durbar
from durbar.core import CHANCE, IllegalMove, OptionError, Rng
from durbar.core.kernel import mix
from durbar.core.observation import width
from durbar.core.sheet import Sheet
from durbar.envs import Batch
from tests.envs.test_observation import SETTINGS


@pytest.mark.parametrize(("game_id", "players"), SETTINGS)
def test_each_lane_is_a_game_of_its_own(game_id: str, players: int) -> None:
    n, steps = 3, 40
    batch = Batch(game_id, n, players, seed=11)
    rng = Rng(11)
    begun = rng.below(1 << 31)
    lanes = [Alone(batch.game, Rng(mix(mix(1, begun), lane))) for lane in range(n)]
    for _ in range(steps):
        for number, alone in enumerate(lanes):
            assert batch.seats[number] == alone.kernel.player
            assert np.flatnonzero(batch.masks[number]).tolist() == list(alone.ids)
            assert batch.observations[number].tolist() == alone.numbers()
        actions = batch.random_actions()
        for number, alone in enumerate(lanes):
            alone.play(int(actions[number]))
        batch.step(actions)


class Alone:
    """One game beside the batch."""

    def __init__(self, game: durbar.Game, rng: Rng) -> None:
        self.game, self.rng = game, rng
        self.begin()

    def begin(self) -> None:
        self.kernel = self.game.new_kernel()
        self.deal()

    def deal(self) -> None:
        while self.kernel.player == CHANCE:
            self.kernel.deal(self.rng)

    @property
    def ids(self) -> tuple[int, ...]:
        return self.game.moves_in(self.kernel).ids

    def play(self, move: int) -> None:
        self.kernel.apply(move)
        self.deal()
        if self.kernel.over:
            self.begin()

    def numbers(self) -> list[int]:
        sheet = Sheet(width(self.game.observation_fields))
        self.kernel.observe(self.kernel.player, sheet)
        return list(sheet.out)


@pytest.mark.parametrize("reward", ["result", "margin", "shaped"])
@pytest.mark.parametrize("game_id", durbar.games())
def test_games_end_are_rewarded_and_begin_anew(game_id: str, reward: str) -> None:
    batch = Batch(game_id, 2, 2, reward=reward, observations=False, seed=3)
    totals = np.zeros((2, 2))
    ended = 0
    for _ in range(4000):
        batch.step(batch.random_actions())
        assert batch.rewards.sum() == pytest.approx(0)
        totals += batch.rewards
        ended += int(batch.done.sum())
        if reward != "shaped":
            assert not batch.rewards[~batch.done].any()
        if ended >= 3:
            break
    assert ended >= 3
    assert totals.any() or reward == "result"  # nobody wins where all are below zero
    assert batch.observations.shape == (2, 0)


def test_the_arrays_stay_the_same_and_can_only_be_read() -> None:
    batch = Batch("revival", 4, seed=1)
    arrays = [batch.masks, batch.observations, batch.seats, batch.rewards, batch.done]
    before = batch.masks.copy()
    batch.step(batch.random_actions())
    assert not np.array_equal(before, batch.masks)
    after = [batch.masks, batch.observations, batch.seats, batch.rewards, batch.done]
    assert all(one is other for one, other in zip(arrays, after, strict=True))
    with pytest.raises(ValueError, match="read-only"):
        batch.masks[0, 0] = True
    kept = batch.observations
    del batch, arrays, after
    gc.collect()
    assert kept.sum() > 0, "an array outlives its batch"


def test_the_same_seed_is_the_same_batch() -> None:
    one, other = Batch("expedition", 3, seed=5), Batch("expedition", 3, seed=5)
    for _ in range(20):
        assert np.array_equal(one.observations, other.observations)
        actions = one.random_actions()
        assert np.array_equal(actions, other.random_actions())
        one.step(actions)
        other.step(actions)
    one.reset(5)
    assert np.array_equal(one.observations, Batch("expedition", 3, seed=5).observations)


@pytest.mark.parametrize("wrong", [[0], [0.5, 1.5], [[0, 0]], ["a", "b"], [-1, 0], [0, 99999]])
def test_what_is_no_action_is_refused(wrong: Any) -> None:
    batch = Batch("excavation", 2, seed=1)
    with pytest.raises(OptionError) as error:
        batch.step(wrong)
    assert error.value.field == "actions"


def test_an_illegal_answer_is_refused_and_no_game_goes_on() -> None:
    batch = Batch("excavation", 2, seed=1)
    before = batch.observations.copy()
    actions = batch.random_actions().copy()
    actions[1] = np.flatnonzero(~batch.masks[1])[0]
    with pytest.raises(IllegalMove) as refused:
        batch.step(actions)
    assert refused.value.refusal.reason
    assert "game 1" in refused.value.__notes__[0]
    assert np.array_equal(before, batch.observations)
    assert batch.view(1, int(batch.seats[1])).moves.ids == tuple(np.flatnonzero(batch.masks[1]))


def test_what_cannot_be_made_names_the_option() -> None:
    wrong: dict[str, dict[str, Any]] = {
        "n": {"n": 0},
        "reward": {"n": 1, "reward": "gold"},
        "players": {"n": 1, "players": 9},
    }
    for field, arguments in wrong.items():
        with pytest.raises(OptionError) as error:
            Batch("revival", **arguments)
        assert error.value.field == field
