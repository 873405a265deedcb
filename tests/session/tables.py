"""Sessions as tests use them: Lanterns, the small game of the core tests, and every installed game."""

import random
from collections.abc import Iterator, Sequence

import durbar
from durbar.core import Game, Match, SeededDealer, game_class
from durbar.session import Seat, Session
from tests.core.lanterns.game import Lanterns

NAMES = ("Maya", "Ram", "Noor", "Ravi", "Asha", "Tenzin")


def sit(game: Game, bots: Sequence[str | None] = (), seed: int = 5, nods: bool = True) -> Session:
    """A session that has come to its first question; people sit wherever no bot is named."""
    kinds = [*bots, *[None] * (game.players - len(bots))]
    seats = [Seat(name, bot) for name, bot in zip(NAMES, kinds, strict=False)]
    session = Session(Match(game, [seat.name for seat in seats]), seats, nods)
    dealer = SeededDealer(seed)
    session.keep(session.plan_start(lambda _: dealer))
    return session


def act(session: Session, move: str, seat: int, seed: int = 5) -> tuple[str, ...]:
    """Make a move as a face does: planned, kept, taken in. The lines it wrote."""
    dealer = SeededDealer(f"{seed}/{session.version}")
    plan = session.plan(move, seat, lambda _: dealer)
    session.take(plan.lines)
    return plan.lines


def clicks(game: Game, seed: int, most: int = 10_000) -> Iterator[tuple[Session, int]]:
    """A random game of people: the session before each decision, and the seat that makes it."""
    luck, session = random.Random(seed), sit(game, seed=seed)
    for _ in range(most):
        if session.match.over:
            return
        seat = luck.choice(session.match.waiting)
        yield session, seat
        act(session, luck.choice(session.match.state.moves_of(seat)).text, seat, seed)


def games() -> list[Game]:
    """Every installed game and Lanterns, with few and with many players."""
    kinds: list[type[Game]] = [Lanterns, *(game_class(name) for name in durbar.games() if name != "lanterns")]
    return [kind(players) for kind in kinds for players in sorted(set(kind.seats))]
