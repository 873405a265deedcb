"""What is promised of every bot: legal, repeatable, blind to what it may not see, and better than chance."""

import os
import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

import durbar
from durbar.arena import simulate
from durbar.bots import BOTS, GreedyBot, RandomBot, bot
from durbar.bots.greedy import affordable
from durbar.bots.search import Search
from durbar.core import Bot, Game, OptionError, Rng
from tests.core.lanterns.game import Lanterns

EACH_BOT = pytest.mark.parametrize("name", BOTS)
SETTINGS = [Lanterns(2), Lanterns(3, refill=True, whisper=True), Lanterns(4, rounds=4)]
ROOT = Path(__file__).resolve().parents[2]


def bots_for(game: Game, name: str, seed: int = 1) -> list[Bot]:
    return [bot(name, f"{seed}/{seat}") for seat in range(game.players)]


@EACH_BOT
@pytest.mark.parametrize("game", SETTINGS, ids=repr)
def test_a_bot_plays_whole_games_with_hidden_and_simultaneous_decisions(name: str, game: Game) -> None:
    match = durbar.play(game, bots_for(game, name), seed=5)
    assert match.over


@EACH_BOT
def test_the_same_seed_plays_the_same_game(name: str) -> None:
    game = Lanterns(3, refill=True)
    one, other = (durbar.play(game, bots_for(game, name), seed=9).record() for _ in range(2))
    assert one == other


@EACH_BOT
def test_a_bot_cannot_tell_apart_what_its_seat_cannot(name: str) -> None:
    game = Lanterns(3, rounds=4, refill=True)
    for seed in range(12):
        state = game.start(seed)
        seat = state.to_act
        assert seat is not None
        twin = game.state(game.swap_unseen(state.kernel, seat, Rng(seed)))
        assert bot(name, 3).choose(state.view(seat)) == bot(name, 3).choose(twin.view(seat))


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(OptionError, match=r"there are: .*random, greedy") as refused:
        bot("genius")
    assert refused.value.field == "bots"


def test_random_is_even() -> None:
    state = Lanterns(2).start(3)
    assert state.to_act is not None
    view, player = state.view(state.to_act), RandomBot(1)
    counts = Counter(player.choose(view) for _ in range(3000))
    assert set(counts) == set(view.moves)
    assert max(counts.values()) < 1.2 * min(counts.values())


def test_greedy_rates_every_move_and_takes_the_best() -> None:
    for seed in range(8):
        state = Lanterns(3, rounds=4).start(seed)
        assert state.to_act is not None
        view, player = state.view(state.to_act), GreedyBot(4)
        advice = player.advise(view)
        assert [move for move, _ in advice] == list(view.moves)
        assert dict(advice)[player.choose(view)] == max(worth for _, worth in advice)


@pytest.mark.parametrize("budget", [1, 100, 500, 2000])
def test_greedy_keeps_to_its_budget_where_there_are_many_moves(
    budget: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The first placement of Excavation: about 190 hexes, three times."""
    searches: list[Search] = []

    def search(*habits: Any) -> Search:
        searches.append(Search(*habits))
        return searches[-1]

    monkeypatch.setattr("durbar.bots.greedy.Search", search)
    state = durbar.game("excavation", players=3).start(seed=1)
    state.play("place")
    state.play("play arch arch")
    assert state.to_act is not None
    GreedyBot(1, budget=budget).choose(state.view(state.to_act))
    assert 0 < sum(each.looked for each in searches) <= budget


def test_greedy_looks_at_moves_from_all_over_the_list_when_it_cannot_afford_all() -> None:
    assert affordable([3, 5, 7], 3) == [3, 5, 7]
    assert affordable(list(range(10)), 3) == [0, 3, 6]
    with pytest.raises(OptionError) as error:
        GreedyBot(1, budget=0)
    assert error.value.field == "budget"


def test_greedy_answers_the_same_whatever_it_was_asked_before() -> None:
    game, player = Lanterns(2, rounds=4), GreedyBot(4)
    views = [state.view(state.to_act) for state in map(game.start, range(6)) if state.to_act is not None]
    first = [player.advise(view) for view in views]
    assert [player.advise(view) for view in reversed(views)] == first[::-1]


def test_greedy_has_no_advice_for_those_who_are_not_asked() -> None:
    state = Lanterns(2).start(1)
    assert GreedyBot().advise(state.view(None)) == []


def test_greedy_sees_through_a_simultaneous_phase() -> None:
    """To wait brings nothing; a lantern brings at least a point once everybody has chosen."""
    state = Lanterns(2).start(1)
    assert state.to_act is not None
    advice = {move.text: worth for move, worth in GreedyBot().advise(state.view(state.to_act))}
    assert max(advice, key=lambda text: advice[text]).startswith("hang")
    assert advice["wait"] < max(advice.values())


@pytest.mark.parametrize("players", [2, 4])
def test_greedy_beats_random_at_expedition(players: int, compiled: bool) -> None:
    game = durbar.game("expedition", players=players)
    wins = games = 0.0
    for seed in range(8 if compiled else 2):
        seats: list[Bot] = [RandomBot(seat) for seat in range(players)]
        seats[seed % players] = GreedyBot(seed)
        wins += simulate(game, seats, 1, seed).win_rates[seed % players]
        games += 1
    assert wins / games > 0.95


def test_the_compiled_and_the_pure_search_agree() -> None:
    """`make trace` compares the rules; this compares what the search thinks of them."""
    command = [sys.executable, str(Path(__file__).with_name("advice.py"))]
    pure = {**os.environ, "PYTHONPATH": f"{ROOT / 'src'}{os.pathsep}{ROOT}"}
    here = {**os.environ, "PYTHONPATH": os.pathsep.join([os.environ.get("PYTHONPATH", ""), str(ROOT)])}
    said = [
        subprocess.run(command, env=env, capture_output=True, text=True, check=True) for env in (pure, here)
    ]
    assert said[0].stdout == said[1].stdout
    assert said[0].stdout.count("\n") > 20
