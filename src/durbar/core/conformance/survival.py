"""What becomes of a mutant: it is refused with the field at fault, or it plays on like any position."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field

from ..errors import BadPosition
from ..game import Game
from ..state import State
from . import playing, secrets
from .moment import Moment
from .mutations import Mutant, mutants
from .report import demand, describe_error

LIMIT = 5_000  # decisions in which a game must end, wherever it was begun

EVERY_STEP: Sequence[Callable[[Moment], None]] = (
    playing.laws_hold,
    playing.somebody_is_asked_until_the_end,
    playing.moves_are_ordered_and_equal_the_mask,
)

NOW_AND_THEN: Sequence[Callable[[Moment], None]] = (
    playing.position_reads_back,
    playing.illegal_moves_change_nothing,
    secrets.views_tell_what_is_asked,
    playing.outcome_is_whole,
)


@dataclass(frozen=True, slots=True)
class Casualty:
    """A mutant that was neither refused nor playable: how it failed, and where to find it again."""

    setting: str
    seed: str
    number: int  # of the mutants from this seed
    mutant: Mutant
    step: int | None  # decisions after it was accepted; None while it was being read
    check: str
    message: str

    @property
    def kind(self) -> str:
        """Failures that are probably one fault have one kind: numbers and names are left out."""
        return re.sub(r"'[^']*'|\d+", "…", f"{self.check}: {self.message}")[:160]

    def __str__(self) -> str:
        when = "while it was read" if self.step is None else f"{self.step} decisions later"
        return (
            f"{self.check}, {when}: {self.message}\n    {self.setting}, seed {self.seed!r}, "
            f"number {self.number}\n    " + "\n    ".join(map(str, self.mutant.changes))
        )


@dataclass
class Survival:
    """The count of a run."""

    accepted: int = 0
    refused: Counter[str] = field(default_factory=Counter)  # by the outermost field that was blamed
    casualties: list[Casualty] = field(default_factory=list)

    @property
    def total(self) -> int:
        """How many mutants were tried."""
        return self.accepted + self.refused.total() + len(self.casualties)

    def add(self, other: Survival) -> None:
        """Take the count of another run into this one."""
        self.accepted += other.accepted
        self.refused += other.refused
        self.casualties += other.casualties


def survive(game: Game, seed: str, count: int, first: int = 0, limit: int = LIMIT) -> Iterator[Survival]:
    """Try the mutants of one random game, from number `first` on; each is a count of one."""
    for number, mutant in enumerate(mutants(game, seed, count)):
        if number >= first:
            yield _Trial(game, seed, number, mutant).run(limit)


class _Trial:
    """One mutant. It remembers what it is being asked, so that a failure can tell."""

    def __init__(self, game: Game, seed: str, number: int, mutant: Mutant) -> None:
        self.game = game
        self.seed = seed
        self.number = number
        self.mutant = mutant
        self.rng = random.Random(f"{seed}/{number}")
        self.step: int | None = None
        self.check = "from_dict"

    def run(self, limit: int) -> Survival:
        try:
            try:
                state = self.game.from_dict(self.mutant.position)
            except BadPosition as refused:
                demand(refused.field, f"refused without a field: {refused}")
                return Survival(refused=Counter([re.split(r"[.\[]", refused.field)[0]]))
            self.play_on(state, limit)
        except Exception as error:
            how = (self.mutant, self.step, self.check, describe_error(error))
            return Survival(casualties=[Casualty(repr(self.game), self.seed, self.number, *how)])
        return Survival(accepted=1)

    def play_on(self, state: State, limit: int) -> None:
        """Play at random to the end, looked at on the way."""
        for step in range(limit):
            self.step = step
            moment = Moment(self.game, state, self.rng, self.seed)
            for check in _checks(step, state, self.rng):
                self.check = check.__name__.replace("_", " ")
                check(moment)
            if state.over:
                return
            self.check = "games can be played"
            seat, move = moment.any_move()
            state.play(move, seat)
        self.check = "games end"
        demand(False, f"no end after {limit} decisions")


def _checks(step: int, state: State, rng: random.Random) -> Sequence[Callable[[Moment], None]]:
    thorough = step == 0 or state.over or rng.random() < 0.05
    return (*EVERY_STEP, *NOW_AND_THEN) if thorough else EVERY_STEP


def mutants_are_refused_or_play_on(game: Game, seed: str, count: int) -> None:
    """A position with a few fields changed is refused with its field, or can be played to an end."""
    for survival in survive(game, seed, count):
        for casualty in survival.casualties:
            demand(False, str(casualty))
