"""Content of one's own: played, drawn, kept apart from the house's, and refused where it cannot be."""

import json
import random
from typing import Any

import pytest

from durbar.core import BadPosition
from durbar.core.content import house_texts
from durbar.core.errors import BadContent
from durbar.games.revival.content import FILES
from durbar.games.revival.game import Revival
from tests.languages import is_told_to_players

HOUSE = house_texts("durbar.games.revival", FILES)


def changed(file: str, old: str, new: str) -> dict[str, str]:
    """The house's file with one thing changed."""
    assert HOUSE[file].count(old) >= 1, f"{old} is not in {file}"
    return {file: HOUSE[file].replace(old, new, 1)}


# The ends of bl06 and bl07 exchanged, other coins, another Mission, other points, another target.
OWN = {
    **changed("cards", '["st3b", "sh2r"], ["st3w", "sh1y"]', '["st3b", "sh1y"], ["st3w", "sh2r"]'),
    **changed("numbers", "values = [1, 2, 3, 4, 5]", "values = [2, 3, 5, 7, 9]"),
    **changed("missions", 'stupa = "gkk", pagoda = "kkgg"', 'stupa = "kkk", pagoda = "kkgg"'),
}


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_a_game_with_other_content_is_played_to_its_end(players: int) -> None:
    game = Revival(players, content=OWN)
    state, rng = game.start(seed=players), random.Random(players)
    while not state.over:
        assert game.laws(state.kernel) == []
        if rng.random() < 0.05:
            assert game.from_dict(json.loads(json.dumps(state.to_dict()))) == state
            state.view(0).svg("fr")
            state.view(0).sketch("ja")
        state.play(rng.choice(state.moves).text)


def test_cards_and_coins_are_called_by_what_is_printed_on_them() -> None:
    game = Revival(3, content=OWN)
    assert game.move("build bl06 sh1y").text == "build bl06 sh1y"
    assert game.move("bid 9 na").id == Revival(3).move("bid 5 na").id
    picture = game.from_dict({"stage": "build", "seats": [{"hand": ["bl06"]}]}).view(0).svg()
    assert "end-bl06-sh1y" in picture
    assert "end-bl06-sh2r" not in picture


def test_other_coins_win_and_score_by_their_value() -> None:
    state = Revival(2, content=OWN).from_dict(
        {"stage": "spend", "round": 2, "seats": [{"coins": [9]}, {"coins": [2]}]}
    )
    state.play("convert")
    assert state.to_dict()["position"]["seats"][0]["score"] == 9


def test_a_position_is_read_with_its_own_content_only() -> None:
    position = Revival(3, content=OWN).start(seed=1).to_dict()
    with pytest.raises(BadPosition) as error:
        Revival(3).from_dict(position)
    assert error.value.field == "content"


@pytest.mark.parametrize(
    ("file", "key", "old", "new"),
    [
        ("cards", "blue.core", '["pa1b", "st3r"], ', ""),
        ("cards", "blue.core", '["pa1b", "st3r"]', '["pa1w", "st3r"]'),
        ("cards", "blue.core[8]", '["pa1b", "st3r"]', '["pa1b", "pa3r"]'),
        ("cards", "blue.core[8]", '["pa1b", "st3r"]', '["pa9b", "st3r"]'),
        ("cards", "blue.core[0]", '["bu1b"], ["bu1w"]', '["bu1w"], ["bu1b"]'),
        ("cards", "printed.pa", "pa = [1, 3, 6, 11]", "pa = [1, 3, 6]"),
        ("mat", "spot[0].six", 'six = [["a1", 0], ["a2", 1]]', 'six = [["a1", 0]]'),
        ("mat", "spot[0].six", 'six = [["a1", 0], ["a2", 1]]', 'six = [["a1", 0], ["a2", "far"]]'),
        ("missions", "mission.cards[0].stupa", 'stupa = "gkk"', 'stupa = "gk"'),
        ("missions", "mission.cards[0].buddha", 'buddha = "[RB]"', 'buddha = "[]"'),
        ("missions", "mission.cards[0]", 'shrine = "g[GW]", stupa = "gkk"', 'shrine = "RR", stupa = "RkR"'),
        ("missions", "objective.cards[0].needs[0]", '["buddha", "g"]', '["buddha", "gg"]'),
        ("numbers", "coins.values", "values = [1, 2, 3, 4, 5]", "values = [1, 2, 3, 4, 4]"),
        ("numbers", "table[0].last_coin", "last_coin = [2, 4, 6, 8]", "last_coin = [2, 4, 8]"),
        ("numbers", "table[0].market", "market = 4", "market = 6"),
        ("numbers", "architect[0].effect", 'effect = "extra-card"', 'effect = "flight"'),
        ("numbers", "architect", "fewest = 2", "fewest = 9"),
    ],
)
def test_content_that_cannot_be_is_refused_by_file_and_key(file: str, key: str, old: str, new: str) -> None:
    with pytest.raises(BadContent) as error:
        Revival(3, content=changed(file, old, new))
    assert (error.value.file, error.value.key) == (file, key)
    assert error.value.rule
    assert is_told_to_players(error.value)


def test_a_mission_nobody_can_fulfil_is_refused() -> None:
    """Red for the Shrine and for the Stupa: one Square has each colour once (6.6.2)."""
    content: dict[str, Any] = changed(
        "missions", 'shrine = "g[GW]", stupa = "gkk"', 'shrine = "RR", stupa = "RRR"'
    )
    with pytest.raises(BadContent, match="nobody can fulfil"):
        Revival(3, content=content)
