"""Whatever somebody sends as a position or a move is refused in one short line that names the field."""

import copy
from typing import Any

import pytest

import durbar
from durbar.core import BadPosition, DurbarError, State

LONGEST = 600  # characters of a sentence about a mistake
Place = tuple[str | int, ...]


def a_deep_list() -> list[Any]:
    deep: list[Any] = []
    for _ in range(50_000):
        deep = [deep]
    return deep


def a_list_within_itself() -> list[Any]:
    round_: list[Any] = []
    round_.append(round_)
    return round_


ANYTHING: dict[str, Any] = {
    "nothing": None,
    "a fraction": 3.5,
    "no number": float("nan"),
    "bytes": b"take",
    "a number of thousands of digits": 10**5000,
    "a long word": "x" * 100_000,
    "a long list": list(range(10_000)),
    "a deep list": a_deep_list(),
    "a list within itself": a_list_within_itself(),
    "a set": {1, 2},
    "a function": len,
    "half a letter": "\ud800",
    "names that are numbers": {1: 2, (1, 2): 3},
    "a name without letters": {"": {}},
    "a long name": {"a" * 100_000: 1},
}
everything = pytest.mark.parametrize("sent", ANYTHING.values(), ids=ANYTHING)
games = pytest.mark.parametrize("game", durbar.games())


def in_the_middle(game: str) -> State:
    state = durbar.game(game).start(seed=4)
    for _ in range(40):
        state.play(state.moves[-1])
    return state


def places(value: Any, path: Place = ()) -> list[Place]:
    """Every entry of an object, and the first of every list, at any depth."""
    inner = list(value.items()) if isinstance(value, dict) else list(enumerate(value[:1]))
    found = [(*path, name) for name, _ in inner]
    return found + [
        place
        for name, each in inner
        if isinstance(each, dict | list)
        for place in places(each, (*path, name))
    ]


@games
@everything
def test_a_position_may_be_anything(game: str, sent: Any) -> None:
    told = in_the_middle(game).to_dict()
    for place in [(), *places(told)]:
        changed: Any = sent
        if place:
            changed = copy.deepcopy(told)
            here: Any = changed
            for step in place[:-1]:
                here = here[step]
            here[place[-1]] = sent
        if sent is None and place:
            continue  # a field of which nothing is said
        with pytest.raises(BadPosition) as refused:
            durbar.game(game).from_dict(changed)
        assert refused.value.field
        assert len(str(refused.value)) < LONGEST


@games
@everything
def test_a_move_may_be_anything(game: str, sent: Any) -> None:
    state = in_the_middle(game)
    before = state.clone()
    for ask in (state.play, state.why_not, state.moves.parse, state.after):
        with pytest.raises(DurbarError) as refused:
            ask(sent)
        assert len(str(refused.value)) < LONGEST
    assert sent not in state.moves
    assert state == before
