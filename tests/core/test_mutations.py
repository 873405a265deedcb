"""Changed positions: the same seed gives the same ones, each says what was changed, and all kinds occur."""

import json
from collections import Counter

from durbar.core.conformance.mutations import Change, mutants
from durbar.core.conformance.survival import Survival, survive
from tests.core.broken import TrustingReader
from tests.core.lanterns.game import Lanterns

GAME = Lanterns(3, refill=True, whisper=True)


def test_a_seed_gives_the_same_mutants_again() -> None:
    assert list(mutants(GAME, "moon", 20)) == list(mutants(GAME, "moon", 20))
    assert list(mutants(GAME, "moon", 20)) != list(mutants(GAME, "sun", 20))


def test_a_longer_run_begins_like_a_shorter_one_so_that_one_mutant_can_be_made_again() -> None:
    assert list(mutants(GAME, "moon", 5)) == list(mutants(GAME, "moon", 20))[:5]


def test_mutants_are_json_and_most_change_one_or_two_things() -> None:
    made = list(mutants(GAME, "stars", 200))
    assert all(json.loads(json.dumps(each.position)) == each.position for each in made)
    assert all(each.changes for each in made)
    ways = Counter(change.how for each in made for change in each.changes)
    assert {"removed", "replaced", "nudged", "reworded", "exchanged", "renamed", "kept only"} <= set(ways)
    assert {"shifted", "retyped", "overdone", "moved away", "taken from another setting"} <= set(ways)


def test_some_mutants_have_a_head_and_some_are_wrong_in_it() -> None:
    headed = [each for each in mutants(GAME, "heads", 300) if "position" in each.position]
    wrong = [each for each in headed if {**each.position, **GAME.header()} != each.position]
    assert len(headed) > len(wrong) > 0


def test_what_moves_from_one_list_to_another_is_not_lost() -> None:
    moved = [
        each.changes
        for each in mutants(GAME, "moves", 600)
        if [change.how for change in each.changes] == ["moved away", "moved here"]
    ]
    assert moved
    for gone, come in moved:
        assert len(gone.before) == len(gone.after) + 1
        assert len(come.after) - len(come.before) in (0, 1)  # 0 where a key was there before


def test_a_change_says_where_and_what() -> None:
    change = Change(("hands", 1, "red"), "nudged", 1, 2)
    assert str(change) == "hands[1].red: 1 -> 2 (nudged)"


def test_every_mutant_is_counted_once() -> None:
    total = Survival()
    for each in survive(GAME, "count", 60):
        assert each.total == 1
        total.add(each)
    assert total.total == 60
    assert total.accepted
    assert total.refused
    assert not total.casualties


def test_a_casualty_says_how_to_find_it_again() -> None:
    game = TrustingReader(3, refill=True, whisper=True)
    found = next(each for each in survive(game, "door", 500) if each.casualties).casualties[0]
    assert found.seed == "door"
    assert f"number {found.number}" in str(found)
    (again,) = survive(game, "door", found.number + 1, first=found.number)
    assert again.casualties == [found]
