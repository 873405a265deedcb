"""The kernel: what the rules of a game look like to a machine.

A kernel is one position of one game, held in small integers. It is the only place where a
rule is decided; the face (``State``, ``Moves``, views, events) asks it and translates. A
kernel makes no text and no objects per decision, draws no random number of its own, and
compiles with mypyc. Uncompiled it runs the same code with the same results.

Hazard: never write ``1 << k`` with ``k: i64`` (the compiler computes it in 32 bits); use ``BIT[k]``.
"""

from abc import ABC, abstractmethod
from typing import Final

from mypy_extensions import i64, mypyc_attr

from durbar.core.rng import Rng as Rng
from durbar.core.sheet import Sheet
from durbar.core.vecs import vec

CHANCE: Final = -1
"""Who is asked while dice, decks and bags are to answer."""
NOBODY: Final = -2
"""The `player` of a kernel once the game is over."""
HIDDEN: Final = -3
"""The `player` of a `seen_by` position whose seat may not know who is asked."""
SPECTATOR: Final = -1
"""`kernel.seen_by(SPECTATOR)` is what everybody knows."""

BIT: Final = vec[i64]([1 << k for k in range(62)])
"""`BIT[k]` is 1 shifted by k, which compiled code may not write as `1 << k`."""

NO_JOURNAL: Final[list[int]] = []  # of all positions that do not record; whoever records makes a new one
NOTE_WIDTH: Final = 6  # ints per journal entry: the event code and five arguments


@mypyc_attr(allow_interpreted_subclasses=True)
class Kernel(ABC):
    """A position that plays. Callers keep to this; each game subclasses it once.

    ``player`` says who answers next: a seat, CHANCE or NOBODY; ``phase`` what is asked: an index into
    the game's PROMPTS (chance has its prompts too). The kernel trusts its callers:
    ``apply`` takes an id that ``legal`` (or, for chance, ``outcomes``) has just offered, and
    checks nothing. The checking door is ``State.play``. ``over`` says that the game has ended, ``turns``
    how many turns have since this position was set up. While ``recording``, `note` writes the ``journal``;
    a clone never records.
    """

    player: i64
    phase: i64
    over: bool
    turns: i64
    recording: bool
    journal: list[int]

    @abstractmethod
    def legal(self, out: vec[i64]) -> i64:
        """Write the ids of the moves `player` may make, ascending; return how many."""

    @abstractmethod
    def outcomes(self, out: vec[i64], weight: vec[i64]) -> i64:
        """At CHANCE: write every possible outcome id, ascending, with its whole-number weight."""

    @abstractmethod
    def apply(self, action: i64) -> None:
        """Make the move `action`, or at CHANCE let `action` be the outcome."""

    @abstractmethod
    def deal(self, rng: Rng) -> None:
        """At CHANCE: draw one outcome by weight (one call of `rng.below`) and apply it."""

    @abstractmethod
    def clone(self) -> "Kernel":
        """An independent copy, not recording."""

    @abstractmethod
    def seen_by(self, seat: i64) -> "Kernel":
        """A position built up from what `seat` knows alone; the rest is marked unknown."""

    @abstractmethod
    def fill(self, rng: Rng) -> None:
        """Replace all that `seen_by` marked unknown by a guess it does not contradict, uniformly."""

    @abstractmethod
    def appraise(self, seat: i64) -> float:
        """How well `seat` stands, in points; once the game is over, its final score."""

    @abstractmethod
    def fingerprint(self) -> i64:
        """A 62-bit digest of the whole position, equal for equal positions."""

    @abstractmethod
    def seat_count(self) -> i64:
        """How many play."""

    @abstractmethod
    def compare(self, one: i64, other: i64) -> i64:
        """Once the game is over: above 0 if `one` is ranked before `other`, below 0 if behind, 0 for equals.

        A team is ranked as one, by what its members did together.
        """

    def nobody_wins(self) -> bool:
        """Once the game is over: has everybody lost, the first of the ranking included?"""
        return False

    def side(self, seat: i64) -> i64:
        """Who wins together with `seat`: a number that teammates have in common; else everybody is alone."""
        return seat

    def place(self, seat: i64) -> i64:
        """Once the game is over: 1 for the best; equals share the better place."""
        place: i64 = 1
        for other in range(self.seat_count()):
            if self.compare(other, seat) > 0:
                place += 1
        return place

    def winners(self) -> i64:
        """Once the game is over: the seats that won, as a bit mask; several may share it, or none has."""
        if self.nobody_wins():
            return 0
        best: i64 = 0
        mask: i64 = 1
        for seat in range(1, self.seat_count()):
            ahead = self.compare(seat, best)
            if ahead > 0:
                best = seat
                mask = BIT[seat]
            elif ahead == 0:
                mask |= BIT[seat]
        return mask

    def share(self, seat: i64) -> float:
        """Once the game is over: 1 for a victory, 1/n for one that n share (a team is one), else 0."""
        winners = self.winners()
        if (winners >> seat) & 1 == 0:
            return 0.0
        sides: i64 = 0
        for other in range(self.seat_count()):
            if (winners >> other) & 1 and self._is_first_of_side(other):
                sides += 1
        return 1.0 / float(sides)

    def _is_first_of_side(self, seat: i64) -> bool:
        side = self.side(seat)
        return all(self.side(other) != side for other in range(seat))

    def observe(self, seat: i64, sheet: Sheet) -> None:  # noqa: B027  (a game may do without)
        """Write what `seat` knows as small numbers: as many, in that order, as `observation_fields` tells of.

        It must write the same for `seen_by(seat)`: nothing that the seat does not know.
        """

    def waiting(self) -> i64:
        """The seats that may answer now, as a bit mask. More than one only in a simultaneous phase."""
        if self.player < 0:
            return 0
        return BIT[self.player]

    def turn_to(self, seat: i64) -> None:
        """Let a waiting seat answer next, which may be asked already; a simultaneous phase overrides this."""
        assert seat == self.player

    # What a fitted valuation asks (durbar.bots.valuation); a game without features is appraised instead.

    def features(self, out: vec[float]) -> i64:
        """Write what of each seat leads to points: a row for every seat, in the order of the game's FEATURES.

        Return the width of a row.
        """
        return 0

    def promising(self, out: vec[i64]) -> i64:
        """Like `legal`, but only the moves worth a look, where most are not."""
        return self.legal(out)

    def clock(self) -> float:
        """How far the game has come, from 0 to 1."""
        return 0.0

    def chapter(self) -> i64:
        """Which set of weights values this position, where a turn has parts of different kinds."""
        return 0

    def is_contest(self) -> bool:
        """Is what the seats lay down now only settled once all have answered, as in an auction?"""
        return False

    def lap(self) -> i64:
        """The number of the round: a contest is settled when it changes."""
        return 0

    # What playouts ask where a game knows what somebody in a hurry would do (durbar.bots.playouts).

    def has_policy(self) -> bool:
        """Does the game know a sensible move at once?"""
        return False

    def hasty(self, rng: Rng) -> i64:
        """A sensible legal move without any search; not always the same where one should not be foreseen."""
        return -1

    def suppose(self, rng: Rng) -> None:
        """Like `fill`, but what others have chosen in secret is guessed as most of them choose."""
        self.fill(rng)

    def outlook(self) -> float:
        """Alone at the table: the chance to win, by rule of thumb; exact once the game is over."""
        return 0.0

    def things(self) -> list[tuple[str, float, float]]:
        """Alone at the table, what an outlook comes from: a text for it, how much, its worth apiece."""
        return []

    def chance_about(self) -> i64:
        """At CHANCE: the seat whose die, card or turn it is about; NOBODY if it is about none or all."""
        return NOBODY

    def __copy__(self) -> "Kernel":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Kernel":
        return self.clone()

    def __reduce__(self) -> str:
        raise TypeError("a kernel does not say which game it is of: pickle its State or its View")

    def note(self, code: i64, a: i64 = 0, b: i64 = 0, c: i64 = 0, d: i64 = 0, e: i64 = 0) -> None:
        """Tell the journal what happened, for whoever is listening."""
        if self.recording:
            self.journal.extend((code, a, b, c, d, e))


def deal_by_weight(kernel: Kernel, rng: Rng, out: vec[i64], weight: vec[i64]) -> None:
    """The plain way to write `deal`: list the outcomes, draw one, apply it."""
    n = kernel.outcomes(out, weight)
    total: i64 = 0
    for k in range(n):
        total += weight[k]
    pick = rng.below(total)
    k = 0
    while pick >= weight[k]:
        pick -= weight[k]
        k += 1
    kernel.apply(out[k])


def mix(digest: i64, value: i64) -> i64:
    """One more value into a fingerprint; order matters. Stays below 2^62."""
    x = digest ^ (value & 0x3FFFFFFFFFFFFFFF)
    return ((x & 0x7FFFFFFF) * 0x6C8E9CF5) ^ (x >> 31)


def mix_row(digest: i64, row: vec[i64]) -> i64:
    """A row into a fingerprint: how long it is, and all its values."""
    digest = mix(digest, len(row))
    for value in row:
        digest = mix(digest, value)
    return digest


def playout(kernel: Kernel, rng: Rng, buffer: vec[i64]) -> i64:
    """Play at random to the end; return the number of decisions, chance not counted."""
    decisions: i64 = 0
    while not kernel.over:
        if kernel.player == CHANCE:
            kernel.deal(rng)
        else:
            kernel.apply(buffer[rng.below(kernel.legal(buffer))])
            decisions += 1
    return decisions


class Recall:
    """What every seat has seen and done so far, in order, as one key for each: perfect recall.

    Tell it of every answer, a player's or of chance. Two histories that a seat cannot tell apart give it the
    same key: a step that shows it nothing new leaves its key alone.
    """

    def __init__(self, seats: i64) -> None:
        self.seats: i64 = seats
        self.keys: vec[i64] = vec[i64]([0] * seats)
        self.looks: vec[i64] = vec[i64]([0] * seats)  # the fingerprint of what each saw last

    def clone(self) -> "Recall":
        """An independent copy."""
        copy = Recall(self.seats)
        copy.keys = self.keys[:]
        copy.looks = self.looks[:]
        return copy

    def __copy__(self) -> "Recall":
        return self.clone()

    def __deepcopy__(self, memo: object) -> "Recall":
        return self.clone()

    def choose(self, seat: i64, move: i64) -> None:
        """A seat is about to make a move; for chance nothing need be told."""
        self.keys[seat] = mix(mix(self.keys[seat], -1), move)

    def look(self, kernel: Kernel) -> None:
        """Something has happened: everybody looks at the table."""
        for seat in range(self.seats):
            look = kernel.seen_by(seat).fingerprint()
            if look != self.looks[seat]:
                self.looks[seat] = look
                self.keys[seat] = mix(mix(self.keys[seat], look), 1)

    def key(self, seat: i64) -> i64:
        """62 bits: equal for equal histories of what this seat saw and did."""
        return self.keys[seat]
