"""The JSON of positions and views: what is written keeps to the schema, what does not is not read."""

import copy
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from jsonschema import Draft202012Validator

import durbar
from durbar.core import BadPosition, Game, State, game_class
from durbar.core.conformance.mutations import mutants
from durbar.core.schema import position_schema, view_schema
from durbar.core.shapes import ByName, Entries, Flag, Maybe, Rows, Text, Unseen, Whole, Word
from tests.core.lanterns.game import Lanterns

OLDER = Path(__file__).parent / "older"  # positions as they were written in format 1
STRANGERS: tuple[object, ...] = (3.5, {"no": {"such": "entry"}})
KINDS: list[type[Game]] = [Lanterns, *map(game_class, durbar.games())]


def settings(kind: type[Game], count: int) -> Iterator[Game]:
    """Some of the settings worth testing, for the fewest and the most players and some between."""
    rng = random.Random(kind.id)
    fewest, most = kind.seats
    every = [
        (players, options) for players in range(fewest, most + 1) for options in kind.option_sets(players)
    ]
    for players, options in rng.sample(every, min(count, len(every))):
        yield kind(players, **options)


def moments(game: Game, count: int, seed: int = 1) -> list[State]:
    """Positions spread over a random game, chance's among them, and the end."""
    rng, state, found = random.Random(seed), game.start(), []
    while not state.over:
        found.append(state.clone())
        state.play(state.draw(rng) if state.to_act == durbar.CHANCE else rng.choice(state.moves))
    return [*rng.sample(found, min(count, len(found))), state]


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_everything_a_game_writes_keeps_to_its_schema(kind: type[Game]) -> None:
    position, view = Draft202012Validator(position_schema(kind)), Draft202012Validator(view_schema(kind))
    for game in settings(kind, 3):
        match = durbar.Match.start(game, seed=1)
        for state in moments(game, 3):
            position.validate(json.loads(json.dumps(state.to_dict())))
            for seat in (*range(game.players), None):
                view.validate(json.loads(state.view(seat).json()))
        while not match.over and len(match.entries) < 60:
            match.play(match.state.moves[0])
        view.validate(json.loads(match.view(0).json()))


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_the_schemas_are_schemas(kind: type[Game]) -> None:
    Draft202012Validator.check_schema(position_schema(kind))
    Draft202012Validator.check_schema(view_schema(kind))


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_what_is_not_of_the_schema_is_not_read(kind: type[Game]) -> None:
    """Changed at random: whatever the schema refuses is refused, with the name of an entry."""
    schema = Draft202012Validator(position_schema(kind))
    refused = 0
    for game in settings(kind, 1):
        for mutant in mutants(game, "schema", 40):
            written = mutant.position
            whole = written if "position" in written else {**game.header(), "position": written}
            if schema.is_valid(whole):
                continue
            refused += 1
            with pytest.raises(BadPosition) as error:
                game.from_dict(whole)
            assert error.value.field
    assert refused > 5


@pytest.mark.long
@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.id)
def test_every_entry_is_held_to_its_shape(kind: type[Game]) -> None:
    """Each entry in turn becomes a thing of another kind: the schema and the reader refuse it alike."""
    schema = Draft202012Validator(position_schema(kind))
    game = kind()
    written = moments(game, 1)[0].to_dict()
    for path in paths(written["position"]):
        for stranger in STRANGERS:
            changed = copy.deepcopy(written)
            put(changed["position"], path, stranger)
            assert not schema.is_valid(changed), path
            with pytest.raises(BadPosition):
                game.from_dict(changed)


def paths(value: Any, before: tuple[str | int, ...] = ()) -> Iterator[tuple[str | int, ...]]:
    """Where something stands in a document."""
    inside = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for name, each in inside:
        yield (*before, name)
        yield from paths(each, (*before, name))


def put(document: Any, path: tuple[str | int, ...], value: object) -> None:
    for name in path[:-1]:
        document = document[name]
    document[path[-1]] = value


@pytest.mark.parametrize("name", sorted(path.stem for path in OLDER.glob("*.json")))
def test_positions_of_the_older_format_are_still_read(name: str) -> None:
    for written in json.loads((OLDER / f"{name}.json").read_text(encoding="utf-8")):
        game = durbar.game(name, written["players"], content=1, **written["options"])  # there was no other
        state = game.from_dict(written)
        assert state == game.from_dict(written["position"])
        assert game.from_dict(state.to_dict()) == state


def test_a_view_tells_what_a_position_does_not() -> None:
    told = Entries({"hand": Rows(Unseen(Word("card", ("ace",))))}, {"note": Text()}, seen={"best": Flag()})
    seen, whole = told.schema({}, seen=True), told.schema({}, seen=False)
    assert seen["required"] == ["hand", "best"]
    assert "required" not in whole
    assert "best" not in whole["properties"]
    with pytest.raises(BadPosition, match=r"hand\[0\]: null is what a seat does not know"):
        told.check({"hand": [None]})


@pytest.mark.parametrize(
    ("shape", "value", "field"),
    [
        (Whole(1, 6), True, "x"),
        (Whole(1, 6), 7, "x"),
        (Flag(), 1, "x"),
        (Word("w", ("a", "b")), "c", "x"),
        (Text("[NESW]*"), "NQ", "x"),
        (Maybe(Whole()), "1", "x"),
        (Rows(Whole(), 2), [1, 2, 3], "x"),
        (Rows(Whole()), [1, None], "x[1]"),
        (ByName(Word("w", ("a",)), Whole()), {"b": 1}, "x.b"),
        (ByName(Word("w", ("a",)), Whole()), {"a": "1"}, "x.a"),
        (Entries({"a": Whole()}, needed=["a"]), {}, "x.a"),
        (Entries({"a": Whole()}), {"b": 1}, "x.b"),
    ],
)
def test_a_fault_is_named_by_its_place(shape: Whole, value: object, field: str) -> None:
    with pytest.raises(BadPosition) as error:
        shape.check(value, "x")
    assert error.value.field == field
