"""Levels and characters: each plays, errs by a little, and can be chosen by name."""

from importlib.metadata import EntryPoint

import pytest

import durbar
from durbar.bots import BOTS, CHARACTERS, LEVELS, RandomBot, bot
from durbar.bots import _load as load_entry
from durbar.bots.levels import pick
from durbar.core import Move, Rng
from durbar.texts import HOUSE, bot_name
from tests.core.lanterns.game import Lanterns

ADVICE = [(Move(k, f"move {k}", "move", ()), worth) for k, worth in enumerate((10.0, 9.0, 5.0, -40.0))]


def test_a_level_without_slack_takes_the_best() -> None:
    assert pick(ADVICE, 0.0, Rng(1)).id == 0


def test_a_weak_level_errs_by_little_and_never_by_nonsense() -> None:
    chosen = [pick(ADVICE, 2.0, Rng(seed)).id for seed in range(300)]
    assert chosen.count(0) > chosen.count(1) > chosen.count(2) > 0
    assert 3 not in chosen


@pytest.mark.parametrize("name", [*(level.name for level in LEVELS), *CHARACTERS])
def test_every_opponent_plays_a_game_to_its_end(name: str) -> None:
    game = Lanterns(2)
    first, again = (durbar.play(game, [bot(name, 1), bot("random", 2)], seed=4) for _ in range(2))
    assert first.over
    assert first.record() == again.record()


def test_a_character_alone_at_a_table_thinks_as_its_level_does_there() -> None:
    """It had the thought of a table of several, which plays other moves."""
    game = durbar.game("revival", 1)
    plain, builder = (durbar.play(game, [bot(name, 1)], seed=2) for name in ("sherpa", "builder"))
    assert [entry.text for entry in plain.entries] == [entry.text for entry in builder.entries]


def test_every_opponent_has_a_name_in_every_language() -> None:
    for lang in HOUSE.languages:
        names = [bot_name(name, lang) for name in BOTS]
        assert len(set(names)) == len(names)
        assert not {name for name in BOTS if not HOUSE.has(lang, f"bot-{name}-help")}
    assert bot_name("somebody-elses", "en") == "somebody-elses"


def test_bots_of_others_are_made_by_their_entry_point() -> None:
    made = load_entry(EntryPoint("anything", "durbar.bots:RandomBot", "durbar.bots"), 3)
    assert isinstance(made, RandomBot)
    with pytest.raises(TypeError, match="makes no Bot"):
        load_entry(EntryPoint("wrong", "builtins:str", "durbar.bots"), 3)
