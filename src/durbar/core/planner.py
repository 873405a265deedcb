"""What a game may know about playing itself: whole turns worth a thought, each with a rough worth.

A planner is not a rule. It answers where a search that tries everything would drown: it proposes a few lines,
each the moves of one seat up to the end of its turn, and says in points what it expects of each. Bots follow
the best one, or play several out (`durbar.bots.planning`).
"""

from mypy_extensions import i64, mypyc_attr

from durbar.core.kernel import Kernel
from durbar.core.vecs import append, vec


@mypyc_attr(allow_interpreted_subclasses=True)
class Planner:
    """Proposes lines, that is rows of moves, for whoever is asked: ``lines``, and in ``values`` their worth.

    One object serves one search: it keeps what it has worked out.
    """

    def __init__(self) -> None:
        self.lines: list[vec[i64]] = []
        self.values: vec[float] = vec[float]()

    def propose(self, kernel: Kernel) -> i64:
        """Write lines that are legal for `kernel.player`, and their worth; return how many, at least one."""
        return 0

    def judge(self, kernel: Kernel, seat: i64) -> float:
        """How far a seat may end ahead, in points, where a line was played on to; exact once it is over."""
        return kernel.appraise(seat)

    def things(self, kernel: Kernel, seat: i64) -> list[tuple[str, float, float]]:
        """What `judge` adds up, for people: a text that names it, how much there is, its worth apiece."""
        return []

    def clear(self) -> None:
        """Forget all lines."""
        self.lines = []
        self.values = vec[float]()

    def add(self, line: vec[i64], value: float) -> None:
        """One more line, and what it is worth."""
        self.lines.append(line)
        self.values = append(self.values, value)

    def best(self) -> i64:
        """The first of the lines that are worth most."""
        found: i64 = 0
        for k in range(len(self.values)):
            if self.values[k] > self.values[found]:
                found = k
        return found
