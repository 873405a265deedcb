"""Every move of the table, asked for at any time, is legal or refused by a rule; asking never fails."""

import random
from collections.abc import Iterator

import pytest

from durbar.core import State
from durbar.games.expedition.game import Expedition

GAMES = [Expedition(3, tents=True, characters=True), Expedition(2, length="long"), Expedition(4, tents=True)]
STRIDE = 29  # of the moves of the table, beginning somewhere else at every question


def questions(game: Expedition, seed: int) -> Iterator[State]:
    """The first two times that each question is asked of a player in a random game."""
    rng = random.Random(seed)
    state, seen = game.start(seed=seed), dict.fromkeys((kind.name for kind in game.PROMPTS), 0)
    while not state.over:
        prompt = state.prompt
        assert prompt is not None
        if seen[prompt.id] < 2:
            seen[prompt.id] += 1
            yield state
        state.play(rng.choice(state.moves))


@pytest.mark.parametrize("game", GAMES, ids=str)
def test_why_not_answers_for_every_move_of_the_table(game: Expedition) -> None:
    for number, state in enumerate(questions(game, seed=5)):
        for k in range(number % STRIDE, len(game.move_table), STRIDE):
            move = game.move_table.move(k)
            refusal = state.why_not(move)
            assert (refusal is None) == (move in state.moves)
            assert refusal is None or refusal.rule, f"{move} is refused by no rule: {refusal}"
