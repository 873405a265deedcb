"""Mutants: positions of a game in which one to three fields were changed by accident.

    for mutant in mutants(game, seed="1/7", count=50):
        print(mutant)                    # what was changed
        game.from_dict(mutant.position)  # must raise BadPosition, or be a position one can play

A mutant knows no rule. It takes a position from a random game and does to its JSON what a slip of
the hand, an old program or a joker would do: a field is dropped, emptied, nudged, exchanged with
another, taken from another moment of the game, or filled with a word that means something elsewhere.
The same game, seed and number always give the same mutant.
"""

from __future__ import annotations

import copy
import json
import random
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from ..game import Game
from .moment import moments_of_a_game

Path = tuple[str | int, ...]

POOL = 24  # positions of one game from which its mutants are made
SPARSE = 0.12  # so many mutants keep only a few of the fields, as people write positions by hand
STRANGERS: tuple[Any, ...] = (None, True, False, -1, 0, 1, 99, 1.5, 2**31, -(2**40), 10**20, "", "x", [], {})


@dataclass(frozen=True, slots=True)
class Change:
    """One thing done to a position: where, how, and what it was before and after."""

    path: Path
    how: str
    before: Any
    after: Any

    def __str__(self) -> str:
        place = "".join(f"[{part}]" if isinstance(part, int) else f".{part}" for part in self.path)
        return f"{place.lstrip('.')}: {_short(self.before)} -> {_short(self.after)} ({self.how})"


@dataclass(frozen=True, slots=True)
class Mutant:
    """A changed position, and what was changed in it."""

    position: dict[str, Any]
    changes: tuple[Change, ...]

    def __str__(self) -> str:
        return "; ".join(map(str, self.changes))


def mutants(game: Game, seed: str, count: int) -> Iterator[Mutant]:
    """So many mutants of positions from one random game."""
    rng = random.Random(seed)
    pool = [game.describe(state.kernel) for state in moments_of_a_game(game, rng, POOL)]
    words = vocabularies(game)
    for _ in range(count):
        yield _mutant(pool, words, random.Random(rng.getrandbits(64)))


def vocabularies(game: Game) -> list[Sequence[str]]:
    """Every list of words in which one could stand for another."""
    kinds = [kind.name for kind in game.MOVES]
    prompts = [kind.name for kind in game.PROMPTS]
    return [*game.VOCABULARY.values(), prompts, kinds, game.ENDINGS]


def _mutant(pool: list[dict[str, Any]], words: list[Sequence[str]], rng: random.Random) -> Mutant:
    while True:
        original = rng.choice(pool)
        work = _Work(copy.deepcopy(original), pool, words, rng)
        if rng.random() < SPARSE:
            work.keep_a_few()
        for _ in range(rng.choice((1, 1, 2, 3))):
            work.change()
        if work.changes and json.dumps(work.position) != json.dumps(original):
            return Mutant(work.position, tuple(work.changes))


class _Work:
    """A position being changed: `pool` are other moments of its game, `words` what its fields speak in."""

    def __init__(
        self,
        position: dict[str, Any],
        pool: list[dict[str, Any]],
        words: list[Sequence[str]],
        rng: random.Random,
    ) -> None:
        self.position = position
        self.pool = pool
        self.words = words
        self.rng = rng
        self.changes: list[Change] = []

    # Where

    def somewhere(self, root: Any) -> Path:
        """A random place, found by walking down from the top: long lists do not crowd out the rest."""
        path: Path = ()
        here = root
        while isinstance(here, dict | list) and here:
            if path and self.rng.random() < 0.25:
                break
            step = self.rng.choice(list(here) if isinstance(here, dict) else range(len(here)))
            path, here = (*path, step), here[step]
        return path

    def at(self, path: Path, root: Any = None) -> Any:
        """What stands there; KeyError, IndexError or TypeError if there is no such place."""
        here: Any = self.position if root is None else root
        for step in path:
            here = here[step]
        return here

    # What

    def keep_a_few(self) -> None:
        """Only some of the fields, as in a position written by hand."""
        names = list(self.position)
        kept = self.rng.sample(names, self.rng.randint(1, min(4, len(names))))
        self.changes.append(Change((), "kept only", names, kept))
        for name in names:
            if name not in kept:
                del self.position[name]

    def change(self) -> None:
        """Change one field, in one of the ways that suit what stands there."""
        path = self.somewhere(self.position)
        if not path:
            return
        value = self.at(path)
        ways: list[Callable[[Path, Any], None]] = [self.remove, self.remove, self.empty, self.estrange]
        ways += [self.graft, self.graft, self.move_here, self.exchange, self.exchange]
        if isinstance(value, dict | list):
            ways += [self.repeat, self.shuffle, self.shrink, self.grow]
        elif isinstance(value, bool):
            ways += [self.flip] * 4
        elif isinstance(value, int):
            ways += [self.nudge] * 5
        elif isinstance(value, str):
            ways += [self.reword] * 5
        if isinstance(path[-1], str):
            ways.append(self.rename)
        else:
            ways.append(self.repeat_entry)
        self.rng.choice(ways)(path, value)

    def put(self, path: Path, how: str, after: Any) -> None:
        before = self.at(path)
        self.changes.append(Change(path, how, copy.deepcopy(before), copy.deepcopy(after)))
        self.at(path[:-1])[path[-1]] = copy.deepcopy(after)

    def remove(self, path: Path, value: Any) -> None:
        self.changes.append(Change(path, "removed", copy.deepcopy(value), None))
        del self.at(path[:-1])[path[-1]]

    def empty(self, path: Path, value: Any) -> None:
        self.put(path, "emptied", type(value)() if isinstance(value, dict | list) else None)

    def estrange(self, path: Path, value: Any) -> None:
        self.put(path, "replaced", self.rng.choice(STRANGERS))

    def flip(self, path: Path, value: Any) -> None:
        self.put(path, "flipped", not value)

    def nudge(self, path: Path, value: Any) -> None:
        self.put(path, "nudged", value + self.rng.choice((-3, -2, -1, -1, 1, 1, 2, 3)))

    def reword(self, path: Path, value: Any) -> None:
        """Another word of the same list, mostly; or any word of the game."""
        fitting = [words for words in self.words if value in words]
        words = self.rng.choice(fitting if fitting and self.rng.random() < 0.8 else self.words)
        self.put(path, "reworded", self.rng.choice(words))

    def graft(self, path: Path, value: Any) -> None:
        """What stands in the same place at another moment of the game."""
        try:
            self.put(path, "taken from another moment", self.at(path, self.rng.choice(self.pool)))
        except (KeyError, IndexError, TypeError):
            self.estrange(path, value)

    def move_here(self, path: Path, value: Any) -> None:
        """Something of the same type that stands elsewhere in this position."""
        other = self.alike(path, value)
        if other is not None:
            self.put(path, "taken from elsewhere", self.at(other))

    def exchange(self, path: Path, value: Any) -> None:
        """Two things of the same type change places: nothing is lost, but it is not where it was."""
        other = self.alike(path, value)
        if other is not None:
            there = self.at(other)
            self.put(path, "exchanged", there)
            self.put(other, "exchanged", value)

    def alike(self, path: Path, value: Any) -> Path | None:
        """Another place with a value of this type, rather in the same field of a sibling than anywhere."""
        siblings = [k for k, part in enumerate(path[:-1]) if isinstance(part, int)]
        for _ in range(20):
            if siblings and self.rng.random() < 0.5:
                k = self.rng.choice(siblings)
                rows = len(self.at(path[:k]))
                other: Path = (*path[:k], self.rng.randrange(rows), *path[k + 1 :])
            else:
                other = self.somewhere(self.position)
            nested = other[: len(path)] == path or path[: len(other)] == other
            try:
                if not nested and type(self.at(other)) is type(value):
                    return other
            except (KeyError, IndexError, TypeError):
                continue
        return None

    def rename(self, path: Path, value: Any) -> None:
        """The value stays, its name becomes another: a word of the game, or a name used elsewhere."""
        holder = self.at(path[:-1])
        other = self.somewhere(self.rng.choice(self.pool))
        names = [part for part in other if isinstance(part, str)]
        fitting = [words for words in self.words if path[-1] in words]
        name = self.rng.choice(self.rng.choice(fitting) if fitting else names)
        self.changes.append(Change(path, "renamed", path[-1], name))
        holder[name] = holder.pop(path[-1])

    # Lists and objects

    def repeat_entry(self, path: Path, value: Any) -> None:
        self.repeat(path[:-1], self.at(path[:-1]))

    def repeat(self, path: Path, value: Any) -> None:
        """One entry a second time."""
        if isinstance(value, list) and value:
            self.put(path, "repeated", [*value, self.rng.choice(value)])

    def shrink(self, path: Path, value: Any) -> None:
        """One entry less."""
        if value:
            less = copy.deepcopy(value)
            less.pop(self.rng.choice(list(value) if isinstance(value, dict) else range(len(value))))
            self.put(path, "shrunk", less)

    def shuffle(self, path: Path, value: Any) -> None:
        if isinstance(value, list):
            self.put(path, "shuffled", self.rng.sample(value, len(value)))

    def grow(self, path: Path, value: Any) -> None:
        """One entry more, of a kind that stands elsewhere."""
        words = self.rng.choice(self.words)
        if isinstance(value, list):
            stranger = (
                self.at(self.somewhere(self.position)) if self.rng.random() < 0.5 else self.rng.choice(words)
            )
            self.put(path, "grown", [*value, stranger])
        else:
            entry = self.rng.choice(list(value.values())) if value else self.rng.choice(STRANGERS)
            self.put(path, "grown", {**value, self.rng.choice(words): entry})


def _short(value: Any) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 80 else text[:77] + "…"
