"""Tree search over what the mover sees: information sets, not positions.

Every simulation guesses anew what the seat cannot see and goes down one tree. A node is all that its mover
sees (`seen_by`), so that nobody in the tree reacts to what is hidden from him; how often a move was on offer
is counted beside how often it was made, because guesses differ in what they allow. Where a simulation leaves
the tree it is played on for a few turns, or to the end of a contest, and valued: by fitted weights, or by
what the kernel appraises. What comes back is everybody's chance to win, a team's as one. Compiled with the
kernels; it knows no game.

Within its own turn the seat has a free hand: a node there is worth what its best move is worth, not the
average of what was tried. Wide choices open one by one, the most promising at a glance first.
"""

from math import exp, log, sqrt
from time import thread_time

from mypy_extensions import i64

from durbar.bots.valuation import Valuation
from durbar.core.kernel import CHANCE, Kernel, Rng, mix
from durbar.core.vecs import append, vec

SURE: i64 = 8  # visits after which the best move of a node speaks for it
LOOK: i64 = 64  # simulations between two looks at the clock
RESULT: float = 0.85  # of a finished game, how much counts who won; the rest is by how much


class Node:
    """What somebody sees, and what came of his moves there."""

    def __init__(self) -> None:
        self.visits: i64 = 0
        self.moves: vec[i64] = vec[i64]()
        self.offered: vec[i64] = vec[i64]()  # simulations in which the move was legal
        self.made: vec[i64] = vec[i64]()
        self.total: vec[float] = vec[float]()  # of the mover's chance to win
        self.glance: vec[float] = vec[float]()  # what it looks like right after the move

    def place_of(self, move: i64) -> i64:
        """Where the move stands, mostly in the order of ids; -1 if it is new."""
        for k in range(len(self.moves)):
            if self.moves[k] == move:
                return k
        return -1

    def open(self, moves: vec[i64], glances: vec[float]) -> None:
        """The moves that are offered here the first time somebody looks."""
        count = len(moves)
        self.moves = moves
        self.offered = vec[i64]([0] * count)
        self.made = vec[i64]([0] * count)
        self.total = vec[float]([0.0] * count)
        self.glance = glances

    def add(self, move: i64, glance: float) -> i64:
        self.moves = append(self.moves, move)
        self.offered = append(self.offered, 0)
        self.made = append(self.made, 0)
        self.total = append(self.total, 0.0)
        self.glance = append(self.glance, glance)
        return len(self.moves) - 1

    def best_mean(self) -> float:
        """The mean of the move that was made most."""
        best: i64 = 0
        for k in range(len(self.moves)):
            if self.made[k] > self.made[best]:
                best = k
        return self.total[best] / float(max(self.made[best], 1))


class Tree:
    """Looks for one seat's best move by simulations, reproducible from its seed."""

    def __init__(
        self, valuation: Valuation | None, seat: i64, players: i64, widest: i64, turns: i64, seed: i64
    ) -> None:
        self.valuation: Valuation | None = valuation
        self.seat: i64 = seat
        self.players: i64 = players
        self.turns: i64 = turns  # played on beyond the tree before a position is valued; negative: to the end
        self.explore: float = 0.7
        self.widen: float = 1.0  # moves open at a node: 2 + widen * sqrt(visits); 0: all
        self.policy: i64 = 0  # a move beyond the tree is the best at a glance of so many; 0: any
        self.points: float = 12.0  # without a valuation: points of lead that multiply the odds to win by e
        self.rng: Rng = Rng(seed)
        self.nodes: dict[int, Node] = {}
        self.buffer: vec[i64] = vec[i64]([0] * widest)
        self.decisions: i64 = 0  # made in all simulations
        self.simulations: i64 = 0

    def think(self, seen: Kernel, simulations: i64, seconds: float) -> None:
        """Simulate so often from what the seat sees; `seconds` of the processor (0: none) are a ceiling."""
        began = thread_time()
        for n in range(simulations):
            if seconds > 0.0 and n % LOOK == LOOK - 1 and thread_time() - began > seconds:
                break
            kernel = seen.clone()
            kernel.fill(self.rng)
            self.simulate(kernel)
            self.simulations += 1

    def root(self, seen: Kernel) -> Node:
        """The node of the question that was thought about."""
        key = int(self.key_of(seen))
        if key not in self.nodes:
            self.nodes[key] = Node()
        return self.nodes[key]

    def key_of(self, kernel: Kernel) -> i64:
        return mix(kernel.seen_by(kernel.player).fingerprint(), kernel.player)

    def simulate(self, kernel: Kernel) -> None:
        """Down the tree, one node more, on beyond it, and back."""
        path: list[Node] = []
        places = vec[i64]()
        movers = vec[i64]()
        turns = kernel.turns
        own: i64 = 0  # nodes of the seat's own turn, from the root on
        while not kernel.over:
            if kernel.player == CHANCE:
                kernel.deal(self.rng)
                continue
            count = kernel.promising(self.buffer) if self.widen > 0.0 else kernel.legal(self.buffer)
            mover = kernel.player
            if count == 1:
                kernel.apply(self.buffer[0])
                continue
            key = int(self.key_of(kernel))
            if key not in self.nodes:  # most are seen once: what is offered there is looked at next time
                self.nodes[key] = Node()
                break
            node = self.nodes[key]
            place = self.select(node, kernel, count, mover)
            path.append(node)
            places = append(places, place)
            movers = append(movers, mover)
            if mover == self.seat and kernel.turns == turns and own == len(path) - 1:
                own += 1
            kernel.apply(node.moves[place])
            self.decisions += 1
        self.play_on(kernel)
        self.back_up(path, places, movers, own, self.chances(kernel))

    def back_up(
        self, path: list[Node], places: vec[i64], movers: vec[i64], own: i64, chances: vec[float]
    ) -> None:
        k: i64 = len(path) - 1
        while k >= 0:
            node = path[k]
            mover = movers[k]
            node.visits += 1
            node.made[places[k]] += 1
            node.total[places[k]] += chances[mover]
            if k < own and node.visits >= SURE:
                chances[mover] = max(chances[mover], node.best_mean())
            k -= 1

    # Choosing

    def select(self, node: Node, kernel: Kernel, count: i64, mover: i64) -> i64:
        """The place of the move to try: the open ones by confidence, a new one when it is time."""
        moves = self.buffer[:count]
        if len(node.moves) == 0:
            node.open(moves, vec[float]([self.glance_at(kernel, move, mover) for move in moves]))
        places = vec[i64]([0] * count)
        fresh: i64 = -1
        opened: i64 = 0
        for k in range(count):
            place = k if k < len(node.moves) and node.moves[k] == moves[k] else node.place_of(moves[k])
            if place < 0:
                place = node.add(moves[k], self.glance_at(kernel, moves[k], mover))
            node.offered[place] += 1
            places[k] = place
            if node.made[place] > 0:
                opened += 1
            elif fresh < 0 or node.glance[place] > node.glance[fresh]:
                fresh = place
        room = float(count)
        if self.widen > 0.0:
            room = 2.0 + self.widen * sqrt(float(node.visits))
        if fresh >= 0 and (opened == 0 or float(opened) < room):
            return fresh
        return self.most_confident(node, places)

    def most_confident(self, node: Node, places: vec[i64]) -> i64:
        """Of the moves made before, the one that is best or least known."""
        best: i64 = -1
        highest = -1e9
        for place in places:
            made = node.made[place]
            if made == 0:
                continue
            bonus = self.explore * sqrt(log(float(node.offered[place])) / float(made))
            value = node.total[place] / float(made) + bonus
            if value > highest:
                highest = value
                best = place
        return best

    def glance_at(self, kernel: Kernel, move: i64, mover: i64) -> float:
        """How the mover stands right after a move; where all moves open at once, a random order will do."""
        if self.widen <= 0.0:
            return float(self.rng.below(1000))
        branch = kernel.clone()
        branch.apply(move)
        return self.worth(branch, mover)

    # Beyond the tree

    def play_on(self, kernel: Kernel) -> None:
        """Some turns more, and a contest to its end: only there a position can be valued."""
        last = kernel.turns + self.turns
        lap = kernel.lap() if kernel.is_contest() else -1
        while not kernel.over:
            if self.turns >= 0 and kernel.turns >= last and kernel.lap() != lap:
                break
            if kernel.player == CHANCE:
                kernel.deal(self.rng)
                continue
            count = kernel.legal(self.buffer)
            self.decisions += 1
            if count == 1:
                kernel.apply(self.buffer[0])
            elif self.policy == 0:
                kernel.apply(self.buffer[self.rng.below(count)])
            else:
                kernel.apply(self.sensible(kernel, count))

    def sensible(self, kernel: Kernel, count: i64) -> i64:
        """The best at a glance of a few moves."""
        mover = kernel.player
        moves = self.buffer[:count]
        best: i64 = moves[0]
        highest = -1e9
        for k in range(min(count, self.policy)):
            move = moves[self.rng.below(count)] if count > self.policy else moves[k]
            branch = kernel.clone()
            branch.apply(move)
            value = self.worth(branch, mover)
            if value > highest:
                highest = value
                best = move
        return best

    # Valuing

    def worth(self, kernel: Kernel, seat: i64) -> float:
        """How a seat stands, in points."""
        if self.valuation is not None:
            return self.valuation.value(kernel, seat)
        side = kernel.side(seat)
        own = 0.0
        rival = -1e9
        for other in range(self.players):
            if kernel.side(other) == side:
                own += kernel.appraise(other)
            else:
                rival = max(rival, kernel.appraise(other))
        return own - rival if rival > -1e8 else own

    def chances(self, kernel: Kernel) -> vec[float]:
        """By seat: its chance to win; once the game is over, who did, and a little by how much."""
        found = vec[float]([0.0] * self.players)
        if self.valuation is not None and not kernel.over:
            return self.valuation.chances(kernel)
        for seat in range(self.players):
            power = max(min(self.worth(kernel, seat) / self.points, 30.0), -30.0)
            found[seat] = 1.0 / (1.0 + exp(-power))
            if kernel.over:
                found[seat] = RESULT * kernel.share(seat) + (1.0 - RESULT) * found[seat]
        return found
