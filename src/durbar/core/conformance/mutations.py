"""Mutants: positions of a game in which one to three fields were changed by accident.

    for mutant in mutants(game, seed="1/7", count=50):
        print(mutant)                    # what was changed
        game.from_dict(mutant.position)  # must raise BadPosition, or be a position one can play

A mutant knows no rule. It takes a position from a random game and does to its JSON what a slip of
the hand, an old program or a joker would do: a field is dropped, emptied, nudged, exchanged with
another, taken from another moment of the game, or filled with a word that means something elsewhere;
an entry moves from one list to another, a number becomes huge, negative or a text. Some mutants are put
together from two moments, some come from a game with other players and options, some have a wrong head.
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
FOREIGN = 0.06  # so many come from another setting of the game
HEADED = 0.06  # so many have a head, and the change may be in it
CROSSED = 0.08  # so many are put together from two moments of the game
STRANGERS: tuple[Any, ...] = (None, True, False, -1, 0, 1, 99, 1.5, 2**31, -(2**40), 10**20, "", "x", [], {})
EXTREMES: tuple[Callable[[int], int], ...] = (
    lambda n: -n,
    lambda n: -n - 1,
    lambda n: n * 100 + 7,
    lambda n: n + 2**32,
    lambda n: n + 2**63,
    lambda n: n - 2**64,
)


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
    """So many mutants of positions from one random game, a few of them from a game in another setting."""
    rng = random.Random(seed)
    positions, words = _positions(game, rng), vocabularies(game)
    elsewhere = random.Random(rng.getrandbits(64))
    other: Game | None = None
    for _ in range(count):
        work = _Work(game, positions, words, random.Random(rng.getrandbits(64)))
        if work.rng.random() < FOREIGN:
            if other is None:
                other = other_setting(game, elsewhere)
                strange = _positions(other, elsewhere)
            work.take_from(other, strange)
        yield work.mutant()


def _positions(game: Game, rng: random.Random) -> list[dict[str, Any]]:
    return [game.describe(state.kernel) for state in moments_of_a_game(game, rng, POOL)]


def other_setting(game: Game, rng: random.Random) -> Game:
    """The same game with other players or options."""
    kind = type(game)
    players = rng.randint(*kind.seats)
    return kind(players, content=game.content, **rng.choice(list(kind.option_sets(players))))


def vocabularies(game: Game) -> list[Sequence[str]]:
    """Every list of words in which one could stand for another."""
    kinds = [kind.name for kind in game.MOVES]
    prompts = [kind.name for kind in game.PROMPTS]
    return [*game.VOCABULARY.values(), prompts, kinds, game.ENDINGS]


class _Work:
    """A position being changed: `pool` are moments of its game, `words` what its fields speak in."""

    def __init__(
        self, game: Game, pool: list[dict[str, Any]], words: list[Sequence[str]], rng: random.Random
    ) -> None:
        self.game = game
        self.pool = pool
        self.words = words
        self.rng = rng
        self.position: dict[str, Any] = {}
        self.changes: list[Change] = []

    def take_from(self, other: Game, pool: list[dict[str, Any]]) -> None:
        """Its positions come from a game in another setting."""
        self.changes.append(Change((), "taken from another setting", repr(self.game), repr(other)))
        self.pool = pool

    def mutant(self) -> Mutant:
        foreign = tuple(self.changes)
        while True:
            self.changes = list(foreign)
            original = self.rng.choice(self.pool)
            self.position = copy.deepcopy(original)
            if self.rng.random() < SPARSE:
                self.keep_a_few()
            if self.rng.random() < CROSSED:
                self.cross()
            if self.rng.random() < HEADED:
                self.position = {**self.game.header(), "position": self.position}
            for _ in range(self.rng.choice((0, 1)) if foreign else self.rng.choice((1, 1, 2, 3))):
                self.change()
            if foreign or (self.changes and json.dumps(self.position) != json.dumps(original)):
                return Mutant(self.position, tuple(self.changes))

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

    def cross(self) -> None:
        """Some fields, or some seats, as they are at another moment: each is right, and both together."""
        other = self.rng.choice(self.pool)
        pairs = [(self.position, other)]
        mine, theirs = self.position.get("seats"), other.get("seats")
        if isinstance(mine, list) and isinstance(theirs, list) and self.rng.random() < 0.5:
            pairs = list(zip(mine, theirs, strict=False))
        for here, there in pairs:
            names = [name for name in here if name in there and here[name] != there[name]]
            for name in self.rng.sample(names, self.rng.randint(0, min(3, len(names)))):
                self.changes.append(Change((name,), "as at another moment", here[name], there[name]))
                here[name] = copy.deepcopy(there[name])

    def change(self) -> None:
        """Change one field, in one of the ways that suit what stands there."""
        path = self.somewhere(self.position)
        if not path:
            return
        value = self.at(path)
        ways: list[Callable[[Path, Any], None]] = [self.remove, self.remove, self.empty, self.estrange]
        ways += [self.graft, self.graft, self.move_here, self.exchange, self.exchange, self.retype]
        if isinstance(value, dict | list):
            ways += [self.repeat, self.shuffle, self.shrink, self.grow, self.transfer, self.transfer]
        elif isinstance(value, bool):
            ways += [self.flip] * 4
        elif isinstance(value, int):
            ways += [self.nudge, self.nudge, self.nudge, self.shift, self.shift, self.overdo]
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

    def overdo(self, path: Path, value: Any) -> None:
        """Huge, or negative."""
        self.put(path, "overdone", self.rng.choice(EXTREMES)(value))

    def shift(self, path: Path, value: Any) -> None:
        """Some less here, as many more elsewhere: the sum stays what it was."""
        other = self.alike(path, value)
        if other is not None:
            some = self.rng.choice((1, 1, 1, 2, value))
            self.put(path, "shifted", value - some)
            self.put(other, "shifted", self.at(other) + some)

    def retype(self, path: Path, value: Any) -> None:
        """The same in another type."""
        forms: list[Any] = [str(value), [value], {"value": value}, json.dumps(value)]
        if isinstance(value, dict):
            forms += [list(value), [list(item) for item in value.items()]]
        elif isinstance(value, list):
            forms += [dict.fromkeys(map(str, value), 1), {str(k): each for k, each in enumerate(value)}]
        elif isinstance(value, int):
            forms += [float(value), bool(value)]
        elif isinstance(value, str):
            forms += [list(value), value.upper(), f" {value}"]
        self.put(path, "retyped", self.rng.choice(forms))

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
                within = self.at(other[:-1])  # letters of a word are no place
                if not nested and isinstance(within, dict | list) and type(self.at(other)) is type(value):
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

    def transfer(self, path: Path, value: Any) -> None:
        """One entry leaves this list or object for another: nothing is lost, but it is not where it was."""
        other = self.alike(path, value)
        if other is None or not value:
            return
        here, there = copy.deepcopy(value), copy.deepcopy(self.at(other))
        name = self.rng.choice(list(here) if isinstance(here, dict) else range(len(here)))
        entry = here.pop(name)
        if isinstance(there, dict):
            there[name] = entry
        else:
            there.insert(self.rng.randint(0, len(there)), entry)
        self.put(path, "moved away", here)
        self.put(other, "moved here", there)

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
