"""Lanterns with one thing wrong each in what searches are told: results, turns, bounds, knowledge."""

# ruff: noqa: N801  (`kernel_class` is an attribute that happens to be a class)

from mypy_extensions import i64

from durbar.core import Bounds, Kernel, Outcome
from tests.core.broken import Twisted, TwistedKernel
from tests.core.lanterns.game import Lanterns
from tests.core.lanterns.kernel import LanternsKernel


class AnotherWinner(Lanterns):
    """Ranks by itself, and not as its kernel does."""

    def outcome_of(self, kernel: Kernel) -> Outcome:
        outcome = super().outcome_of(kernel)
        return Outcome(outcome.ending, outcome.ranking[::-1], outcome.scores, outcome.nobody_wins)


class EveryoneAhead(Twisted):
    class kernel_class(TwistedKernel):
        def compare(self, one: i64, other: i64) -> i64:
            return 1


class SplitTeams(Twisted):
    class kernel_class(TwistedKernel):
        """Teammates, but each for himself."""

        def side(self, seat: i64) -> i64:
            return 0


class TurnsTakenBack(Twisted):
    class kernel_class(TwistedKernel):
        def next_round(self) -> None:
            super().next_round()
            self.turns = 0


class ForgottenTurns(Twisted):
    class kernel_class(TwistedKernel):
        def seen_by(self, seat: i64) -> LanternsKernel:
            seen = super().seen_by(seat)
            seen.turns = 0
            return seen


class TooShort(Lanterns):
    bounds = Bounds(3, 30, 6, -12, 24)


class TooNarrowChance(Lanterns):
    bounds = Bounds(100, 30, 2, -12, 24)


class TooModest(Lanterns):
    bounds = Bounds(100, 30, 6, -12, 0)


class ChanceOfAStranger(Twisted):
    class kernel_class(TwistedKernel):
        def chance_about(self) -> i64:
            return self.players


class SecondLook(Twisted):
    class kernel_class(TwistedKernel):
        """Looking again, a seat no longer finds what it held."""

        def seen_by(self, seat: i64) -> LanternsKernel:
            seen = super().seen_by(seat)
            for other in range(self.players):
                if other != seat:
                    seen.hidden[other] -= self.hidden[other]
            return seen


class TellingKey(Twisted):
    class kernel_class(TwistedKernel):
        """What is unseen shows in the digest of what is seen."""

        told = 0

        def seen_by(self, seat: i64) -> LanternsKernel:
            seen = super().seen_by(seat)
            type(self).told = self.pool[0]
            return seen

        def fingerprint(self) -> i64:
            return super().fingerprint() ^ (self.told if any(self.hidden) else 0)


CAUGHT: dict[type[Lanterns], str] = {
    AnotherWinner: "results are the outcome",
    EveryoneAhead: "results are the outcome",
    SplitTeams: "results are the outcome",
    TurnsTakenBack: "turns only rise",
    ForgottenTurns: "fields show what is declared",
    TooShort: "bounds hold",
    TooNarrowChance: "bounds hold",
    TooModest: "bounds hold",
    ChanceOfAStranger: "chance names its seat",
    SecondLook: "looking twice shows the same",
    TellingKey: "keys tell what was seen",
}
