"""One moment of a game the kit is playing: what the checks look at."""

from __future__ import annotations

import random
from dataclasses import dataclass

from ..game import Game
from ..kernel import CHANCE
from ..legal_moves import Moves
from ..match import Match
from ..moves import Move
from ..seeds import rng_of
from ..state import State

LONGEST = 20_000  # decisions; a game that has not ended by then is looked at up to there


@dataclass
class Moment:
    """``state`` is the kit's own copy: a check leaves it as it found it. ``rng`` is the kit's alone."""

    game: Game
    state: State
    rng: random.Random
    seed: str

    @property
    def seats(self) -> list[int | None]:
        """Everybody who looks at the table, the spectator last."""
        return [*range(self.game.players), None]

    def questions(self) -> list[tuple[int | None, Moves]]:
        """Who may answer, and what: every waiting seat, or chance (as None)."""
        if self.state.over:
            return []
        if self.state.to_act == CHANCE:
            return [(None, self.state.moves)]
        return [(seat, self.state.moves_of(seat)) for seat in self.state.waiting]

    def any_move(self) -> tuple[int | None, Move]:
        """A random answer of a random waiting seat; for chance, by its weights."""
        seat, moves = self.rng.choice(self.questions())
        if seat is None:
            ids, weights = self.state.weighted()
            return None, self.game.chance_table.move(self.rng.choices(ids, weights)[0])
        return seat, self.rng.choice(moves)


@dataclass
class MatchMoment(Moment):
    """A moment of a match, with all that led to it."""

    match: Match


def moments_of_a_game(game: Game, rng: random.Random, count: int) -> list[State]:
    """Up to `count` positions of a random game, each moment as likely as any other."""
    state, dealt = game.start(), rng_of(rng)
    kept: list[State] = []
    for number in range(LONGEST):
        place = number if number < count else rng.randrange(number + 1)
        if place < count:
            kept[place : place + 1] = [state.clone()]
        if state.over:
            break
        if state.to_act == CHANCE:
            state.kernel.deal(dealt)
            state = game.state(state.kernel)  # what it remembered of its moves is no longer so
        else:
            seat = rng.choice(state.waiting)
            state.play(rng.choice(state.moves_of(seat)), seat)
    return kept
