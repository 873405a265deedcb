"""Moments of games as they are drawn: what the tests of the pictures look at."""

from functools import cache
from random import Random
from typing import Any

from durbar.core import State
from durbar.games.expedition.game import Expedition
from durbar.games.expedition.presentation.presentation import ExpeditionPresentation


@cache
def positions(players: int, length: str) -> list[State]:
    """Moments of one game with everything in it, from the first board to the end."""
    game = Expedition(players, length=length, tents=True, characters=True)
    state, rng, found = game.start(), Random(players), []
    step = 0
    while state.to_act is not None:
        if step < 8 or step % 60 == 0:
            found.append(state.clone())
        state.play(rng.choice(list(state.moves)))
        step += 1
    return [*found, state]


@cache
def middle() -> State:
    """A game of four that is well on its way."""
    found = positions(4, "short")
    return found[len(found) * 2 // 3]


def facts(state: State, seat: int | None = None) -> dict[str, Any]:
    view = state.view(seat)
    presentation = view.game.presentation
    assert isinstance(presentation, ExpeditionPresentation)
    return presentation.facts_to_draw(view)
