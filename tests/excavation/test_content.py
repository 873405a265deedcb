"""What a game is played with can be replaced, and what cannot be played with is refused."""

from pathlib import Path

import pytest

from durbar.core import BadContent
from durbar.games.excavation import content
from durbar.games.excavation.game import Excavation
from durbar.games.excavation.rules.specials import EFFECTS
from tests.excavation.tables import facts
from tests.languages import is_told_to_players

HOUSE = Path(content.__file__).parent / "content"


def changed(file: str, *pairs: tuple[str, str]) -> dict[str, str]:
    """A file of the house with some words replaced, each where it stands first."""
    text = (HOUSE / f"{file}.toml").read_text(encoding="utf-8")
    for old, new in pairs:
        assert old in text
        text = text.replace(old, new, 1)
    return {file: text}


def test_a_map_of_the_box_can_be_replaced() -> None:
    game = Excavation(3, content=changed("maps", (". A .", ". A ^")))
    assert game.chart.hills != Excavation(3).chart.hills
    state = game.start(seed=1)
    assert game.laws(state.kernel) == []
    assert game.from_dict(state.to_dict()) == state


def test_copies_and_points_can_be_replaced() -> None:
    more = changed(
        "cards", ("copies = 5", "copies = 4"), ("copies = 3", "copies = 4"), ("site = 5", "site = 7")
    )
    game = Excavation(2, content=more)
    pools = facts(game.start())
    assert (pools["pile"]["chronicler"], pools["pile"]["eminence"]) == (4, 4)
    assert game.book.site_points == 7


def test_a_special_may_have_another_effect() -> None:
    game = Excavation(2, content=changed("cards", ('effect = "rob"', 'effect = "renew"')))
    names = content.CARD_FAMILIES["special"]
    assert EFFECTS[game.book.effects[names.index("bandit")]] == "renew"


@pytest.mark.parametrize(
    ("file", "old", "new", "key", "law"),
    [
        ("maps", ". A .", ". . .", "v1.rows", "16 sites; missing: A"),
        ("maps", ". A .", ". A x", "v1.rows", "none of"),
        ("maps", ". A .", ". A A", "v1.rows", "site A is there twice"),
        ("cards", "copies = 24", "copies = 23", "card[0].copies", "24"),
        ("cards", "copies = 5", "copies = 6", "card", "40 personality cards, not 41"),
        ("cards", "copies = 5", "copies = 16", "card[1].copies", "0 to 15"),
        ("cards", "copies = 5", "copies = -1", "card[1].copies", "0 to 15"),
        ("cards", "copies = 70", "copies = 71", "token", "95 dig tokens, not 96"),
        ("cards", 'effect = "rob"', 'effect = "fly"', "card[8].effect", "effects are remove-black"),
        ("cards", 'family = "basic"', 'family = "special"', "card[1].family", "another family"),
        ("cards", 'colour = "blue"', 'colour = "red"', "card[1].colour", "pays for blue"),
        ("cards", "tokens = 25", "tokens = 30", "numbers.tokens", "25, not 30"),
        ("cards", "set_aside = 6", "set_aside = 11", "numbers.set_aside", "0 to 10"),
        ("cards", "site = 5", "site = 500", "points.site", "-99 to 99"),
        ("cards", 'name = "bandit"', 'name = "thief"', "card[8].name", "names are the house"),
        ("sites", 'name = "sankhu"', 'name = "atlantis"', "site[1].name", "names are the house"),
    ],
)
def test_what_cannot_be_played_with_is_refused(file: str, old: str, new: str, key: str, law: str) -> None:
    with pytest.raises(BadContent, match=law) as refused:
        Excavation(3, content=changed(file, (old, new)))
    assert (refused.value.file, refused.value.key) == (file, key)
    assert is_told_to_players(refused.value)
