"""A game that is written down as a tree: what a search sees at every turn of it is in plain sight."""

from __future__ import annotations

from dataclasses import dataclass

from mypy_extensions import i64

from durbar.core import CHANCE, NOBODY, Kernel, Rng
from durbar.core.vecs import vec


@dataclass(frozen=True)
class Node:
    """Who answers (a seat, CHANCE or NOBODY), where that leads, and how seats 0 and 1 stand meanwhile."""

    player: int
    after: tuple[Node, ...] = ()
    worth: tuple[float, float] = (0.0, 0.0)


def ask(*after: Node, worth: float = 0.0) -> Node:
    """Seat 0 chooses."""
    return Node(0, after, (worth, 0.0))


def chance(*after: Node) -> Node:
    """All equally likely."""
    return Node(CHANCE, after)


def rival(worth: float, his: float = 0.0) -> Node:
    """Seat 1 is asked: seat 0 can see no further."""
    return Node(1, (Node(NOBODY),), (worth, his))


def end(worth: float) -> Node:
    """The game is over."""
    return Node(NOBODY, (), (worth, 0.0))


class TreeKernel(Kernel):
    def __init__(self, node: Node, turns: int = 0, asked: int = 0) -> None:
        self.node = node
        self.asked = node.player if node.player >= 0 else asked  # who was asked last, before chance
        self.player = node.player
        self.phase = 0
        self.over = node.player == NOBODY
        self.turns = turns + (self.asked != asked)  # a turn has ended when somebody else is asked
        self.recording = False
        self.journal = []

    def legal(self, out: vec[i64]) -> i64:
        for k in range(len(self.node.after)):
            out[k] = k
        return len(self.node.after)

    def outcomes(self, out: vec[i64], weight: vec[i64]) -> i64:
        for k in range(len(self.node.after)):
            out[k], weight[k] = k, 1
        return len(self.node.after)

    def apply(self, action: i64) -> None:
        self.__init__(self.node.after[action], self.turns, self.asked)  # type: ignore[misc]

    def deal(self, rng: Rng) -> None:
        self.apply(rng.below(len(self.node.after)))

    def clone(self) -> TreeKernel:
        return TreeKernel(self.node, self.turns, self.asked)

    def seen_by(self, seat: i64) -> TreeKernel:
        return self.clone()

    def fill(self, rng: Rng) -> None:
        """Nothing is hidden."""

    def appraise(self, seat: i64) -> float:
        return self.node.worth[seat]

    def seat_count(self) -> i64:
        return 2

    def compare(self, one: i64, other: i64) -> i64:
        return int(self.node.worth[one] - self.node.worth[other])

    def fingerprint(self) -> i64:
        return hash(self.node) & 0x3FFFFFFFFFFFFFFF
