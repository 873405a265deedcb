"""Editions of the house's content change what was made up, never what a rulebook or another source says."""

from collections.abc import Iterator, Mapping
from typing import Any

import pytest

import durbar
from durbar.cli.content import try_out
from durbar.core import Game, game_class
from durbar.core.content import canonical, house_texts

EDITIONS = [(kind, n) for kind in map(game_class, durbar.games()) for n in kind.editions()[:-1]]

each_edition = pytest.mark.parametrize(
    ("kind", "edition"), EDITIONS, ids=[f"{kind.id}-{edition}" for kind, edition in EDITIONS]
)


def known(value: Any, key: str = "", mark: str = "") -> Iterator[tuple[str, Any]]:
    """Every value of a table that is not reconstructed, with its way through the file."""
    if isinstance(value, Mapping):
        mark = value.get("mark", mark)
        for name, each in value.items():
            yield from known(each, f"{key}.{name}", mark)
    elif isinstance(value, tuple) and any(isinstance(each, Mapping) for each in value):
        for number, each in enumerate(value):
            yield from known(each, f"{key}[{number}]", mark)
    elif mark != "reconstructed":
        yield key, value


@each_edition
def test_only_reconstructed_values_differ_from_the_next_edition(kind: type[Game], edition: int) -> None:
    before, after = kind.content_of(edition), kind.content_of(edition + 1)
    changed = [file for file in kind.CONTENT if canonical(before.table(file)) != canonical(after.table(file))]
    assert changed, "an edition in which nothing changed"
    for file in changed:
        assert dict(known(before.table(file))) == dict(known(after.table(file)))


@each_edition
def test_every_edition_can_still_be_played(kind: type[Game], edition: int) -> None:
    for players in range(kind.seats[0], kind.seats[1] + 1):
        try_out(kind, players, kind.content_of(edition))


def test_what_a_mark_says_holds_for_all_beneath_it() -> None:
    table = {"a": 1, "b": {"mark": "reconstructed", "c": 2, "d": ({"e": 3}, {"mark": "text", "e": 4})}}
    assert dict(known(table)) == {".a": 1, ".b.d[1].mark": "text", ".b.d[1].e": 4}


def test_the_newest_edition_is_what_lies_in_the_folder() -> None:
    for kind in map(game_class, durbar.games()):
        texts = house_texts(f"durbar.games.{kind.id}", kind.CONTENT, kind.editions()[-1])
        assert texts == house_texts(f"durbar.games.{kind.id}", kind.CONTENT)
