"""Learn a game by self-play on many tables at once: proximal policy optimisation (PPO) in NumPy alone.

    pip install 'durbar[research]'
    python examples/selfplay.py --game revival --seconds 100

One small network sits on every seat, because each seat sees the table from its own place. It says how
promising each offered move is and how many points of lead the position is worth. From time to time it meets
random play in games with other seeds; printed are its margin of points and its share of victories.
"""

from __future__ import annotations

import argparse
import os
import time
from dataclasses import dataclass
from typing import Any

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # with matrices so small, threads only wait for each other

import numpy as np
from numpy.typing import NDArray

from durbar.envs import Batch

Floats = NDArray[np.float32]
Whole = NDArray[np.int64]
POINTS = 20.0  # of lead that the network calls 1


@dataclass
class Offers:
    """The moves that are offered in several positions, one after the other."""

    row: Whole  # which position
    move: Whole
    first: Whole  # where each position's moves begin

    @classmethod
    def of(cls, masks: NDArray[np.bool_]) -> Offers:
        row, move = np.nonzero(masks)
        return cls(row, move, np.searchsorted(row, np.arange(len(masks))))

    def softmax(self, logits: Floats) -> Floats:
        """Chances, which add up to 1 in each position."""
        best = np.maximum.reduceat(logits, self.first)
        weights = np.exp(logits - best[self.row])
        return np.asarray(weights / np.add.reduceat(weights, self.first)[self.row], np.float32)

    def draw(self, chances: Floats, rng: np.random.Generator) -> Whole:
        """For each position, where its chosen move stands: the greatest of randomly stretched chances."""
        stretched = np.log(chances + 1e-9) + rng.gumbel(size=len(chances))
        best = np.maximum.reduceat(stretched, self.first)
        chosen = np.flatnonzero(stretched == best[self.row])
        return np.asarray(chosen[np.searchsorted(self.row[chosen], np.arange(len(self.first)))])


class Network:
    """One hidden layer; above it a weight for each move, and the worth of the position."""

    def __init__(self, batch: Batch, hidden: int, rng: np.random.Generator) -> None:
        low = np.concatenate([np.full(each.size, each.low) for each in batch.fields])
        high = np.concatenate([np.full(each.size, each.high) for each in batch.fields])
        self.low = low.astype(np.float32)
        self.range = np.maximum(high - low, 1).astype(np.float32)
        numbers, moves = batch.observations.shape[1], batch.masks.shape[1]
        spread = (2 / numbers) ** 0.5
        self.weights: dict[str, Floats] = {
            "in": rng.normal(0, spread, (numbers, hidden)).astype(np.float32),
            "hidden": np.zeros(hidden, np.float32),
            "move": np.zeros((moves, hidden), np.float32),
            "moves": np.zeros(moves, np.float32),
            "worth": np.zeros(hidden, np.float32),
        }
        self.mean = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.square = {name: np.zeros_like(each) for name, each in self.weights.items()}
        self.updates = 0

    def scaled(self, observations: NDArray[np.int16]) -> Floats:
        """The same numbers, each brought to 0 … 1."""
        return np.asarray((observations - self.low) / self.range, np.float32)

    def look(self, seen: Floats, offers: Offers) -> tuple[Floats, Floats, Floats]:
        """The hidden layer, the chances of the offered moves, and the worth of each position."""
        w = self.weights
        hidden = np.maximum(seen @ w["in"] + w["hidden"], 0)
        logits = np.einsum("kh,kh->k", hidden[offers.row], w["move"][offers.move]) + w["moves"][offers.move]
        return hidden, offers.softmax(logits), hidden @ w["worth"]

    def learn(self, seen: Floats, offers: Offers, slopes: Floats, worths: Floats, rate: float) -> None:
        """Follow the slopes of the loss by the offered moves' logits and by the worths; Adam's steps."""
        w = self.weights
        hidden = np.maximum(seen @ w["in"] + w["hidden"], 0)
        up = np.add.reduceat(slopes[:, None] * w["move"][offers.move], offers.first)
        up = (up + worths[:, None] * w["worth"]) * (hidden > 0)
        by_move = np.zeros_like(w["move"])
        np.add.at(by_move, offers.move, slopes[:, None] * hidden[offers.row])
        gradients = {
            "in": seen.T @ up,
            "hidden": up.sum(axis=0),
            "move": by_move,
            "moves": np.bincount(offers.move, slopes, len(w["moves"])).astype(np.float32),
            "worth": worths @ hidden,
        }
        self.updates += 1
        for name, gradient in gradients.items():
            self.mean[name] += 0.1 * (gradient - self.mean[name])
            self.square[name] += 0.001 * (gradient**2 - self.square[name])
            mean = self.mean[name] / (1 - 0.9**self.updates)
            square = self.square[name] / (1 - 0.999**self.updates)
            w[name] -= (rate * mean / (np.sqrt(square) + 1e-8)).astype(np.float32)


@dataclass
class Rollout:
    """Decisions of a while, of games that ended in it."""

    seen: Floats
    offers: list[Whole]  # the moves that were offered, by decision
    chosen: Whole  # which of them was made
    chance: Floats  # with which chance
    lead: Floats  # what the rest of the game brought its seat
    worth: Floats  # what had been expected


def roll(batch: Batch, network: Network, steps: int, rng: np.random.Generator) -> Rollout:
    """Play on at all tables, and look back from the ends of games to what each decision has led to."""
    lanes = np.arange(batch.n)
    seen: list[Any] = []
    told: list[tuple[Whole, Floats, Floats, Whole, NDArray[np.bool_], Floats]] = []
    moves: list[list[Whole]] = []
    for _ in range(steps):
        now, offers = network.scaled(batch.observations), Offers.of(batch.masks)
        _, chances, worth = network.look(now, offers)
        at = offers.draw(chances, rng)
        seats = batch.seats.copy()
        batch.step(offers.move[at])
        seen.append(now)
        moves.append(np.split(offers.move, offers.first[1:]))
        gained = (batch.rewards / POINTS).astype(np.float32)
        told.append((at - offers.first, chances[at], worth, seats, batch.done.copy(), gained))
    lead = np.zeros_like(told[0][5])
    ended = np.zeros(batch.n, bool)
    leads, known = [], []
    for _, _, _, seats, done, gained in reversed(told):
        lead[done], ended = 0, ended | done
        lead += gained
        leads.append(lead[lanes, seats])
        known.append(ended.copy())
    keep = np.concatenate(known[::-1])
    columns = [np.concatenate([each[k] for each in told])[keep] for k in range(3)]
    offered = [each for row in moves for each in row]
    return Rollout(
        np.concatenate(seen)[keep],
        [offered[k] for k in np.flatnonzero(keep)],
        columns[0], columns[1],
        np.concatenate(leads[::-1])[keep],
        columns[2],
    )  # fmt: skip


def improve(network: Network, made: Rollout, rng: np.random.Generator, rate: float, size: int = 2048) -> None:
    """PPO: make what went better than expected more likely, but never by much in one go."""
    gain = made.lead - made.worth
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(2):
        order = rng.permutation(len(made.lead))
        for part in np.split(order, range(size, len(order), size)):
            counts = np.array([len(made.offers[k]) for k in part])
            first = np.concatenate([[0], np.cumsum(counts)[:-1]])
            offered = np.concatenate([made.offers[k] for k in part])
            offers = Offers(np.repeat(np.arange(len(part)), counts), offered, first)
            _, chances, worth = network.look(made.seen[part], offers)
            at = first + made.chosen[part]
            ratio, better = chances[at] / made.chance[part], gain[part]
            free = np.where(better > 0, ratio < 1.2, ratio > 0.8)
            push = np.where(free, ratio * better, 0)
            slopes = chances * push[offers.row]
            slopes[at] -= push
            slopes += 0.01 * chances * (np.log(chances + 1e-9) + entropy(offers, chances)[offers.row])
            errors = worth - made.lead[part]
            network.learn(
                made.seen[part], offers, (slopes / len(part)).astype(np.float32), errors / len(part), rate
            )


def entropy(offers: Offers, chances: Floats) -> Floats:
    """How undecided it is, by position."""
    return np.asarray(-np.add.reduceat(chances * np.log(chances + 1e-9), offers.first))


def evaluate(network: Network, batch: Batch, games: int, seed: int = 1) -> tuple[float, float]:
    """Mean margin and share of victories of one seat, in turns, against random play."""
    rng = np.random.default_rng(seed)
    batch.reset(seed + 1_000_000)
    players = batch.game.players
    mine = np.arange(batch.n) % players
    margin = won = 0.0
    ended = 0
    while ended < games:
        offers = Offers.of(batch.masks)
        _, chances, _ = network.look(network.scaled(batch.observations), offers)
        even = offers.softmax(np.zeros(len(chances), np.float32))
        at = offers.draw(np.where((batch.seats == mine)[offers.row], chances, even), rng)
        batch.step(offers.move[at])
        for lane in np.flatnonzero(batch.done):
            lead = batch.rewards[lane, mine[lane]]
            margin, won, ended = margin + lead, won + (lead > 0) + 0.5 * (lead == 0), ended + 1
    return margin / ended, won / ended


def learn(
    game: str, players: int, seconds: float, games: int, tables: int = 64, steps: int = 200, seed: int = 1
) -> list[tuple[float, int, float, float]]:
    """Train for so many seconds of CPU: the curve of (seconds, decisions, margin, share of victories).

    Games that are longer than `steps` decisions teach nothing: let it be a few times as many.
    """
    rng = np.random.default_rng(seed)
    batch = Batch(game, tables, players, reward="margin", seed=seed)
    judge = Batch(game, min(games, 64), players, reward="margin", seed=seed)
    network = Network(batch, 64, rng)
    spent, decisions = 0.0, 0
    curve = [(0.0, 0, *evaluate(network, judge, games))]
    print(row(*curve[0]), flush=True)
    mark = seconds / 8
    while spent < seconds:
        began = time.process_time()
        improve(network, roll(batch, network, steps, rng), rng, 1e-3)
        spent += time.process_time() - began
        decisions += steps * tables
        if spent >= mark or spent >= seconds:
            curve.append((spent, decisions, *evaluate(network, judge, games)))
            print(row(*curve[-1]), flush=True)
            mark += seconds / 8
    return curve


def row(seconds: float, decisions: int, margin: float, won: float) -> str:
    return f"{seconds:6.1f} s of CPU, {decisions:9,} decisions: margin {margin:+6.1f} points, wins {won:.0%}"


def main() -> None:
    about = argparse.RawDescriptionHelpFormatter
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=about)
    parser.add_argument("--game", default="revival")
    parser.add_argument("--players", type=int, default=2)
    parser.add_argument("--seconds", type=float, default=100, help="of CPU")
    parser.add_argument("--games", type=int, default=200, help="to judge by")
    parser.add_argument("--steps", type=int, default=200, help="decisions at each table before it learns")
    chosen = parser.parse_args()
    learn(chosen.game, chosen.players, chosen.seconds, chosen.games, steps=chosen.steps)


if __name__ == "__main__":
    main()
