"""Matches: every rotation on every deal, the same games wherever they are played, figures with intervals."""

import json
from dataclasses import replace
from pathlib import Path

import pytest

from durbar.arena import Ledger, Played, blocks_of, lineup_of, play_block, play_blocks, report
from durbar.arena.intervals import mean_interval, share_interval
from durbar.arena.match import deal_shares
from durbar.core import OptionError, game

REVIVAL = game("revival", players=3)
LINEUP = lineup_of(REVIVAL, ("random", "random"), seed=4)


def results(games: list[Played]) -> list[tuple[object, ...]]:
    return [each.result for each in games]


def made_up(deal: int, rotation: int, bots: tuple[int, ...], scores: tuple[int, ...]) -> Played:
    best = max(scores)
    places = tuple(1 + sum(other > score for other in scores) for score in scores)
    winners = tuple(seat for seat, score in enumerate(scores) if score == best) if best >= 0 else ()
    seats = len(bots)
    each = tuple(range(seats))
    return Played(deal, rotation, bots, scores, places, winners, (10,) * seats, (0.1,) * seats, each)


def test_every_bot_sits_everywhere_on_the_same_deal() -> None:
    (block,) = blocks_of(LINEUP, deals=2, size=5)
    games = play_block(block)
    assert [(each.deal, each.rotation) for each in games] == [(d, r) for d in (0, 1) for r in (0, 1, 2)]
    assert [each.bots for each in games[:3]] == [(0, 1, 1), (1, 0, 1), (1, 1, 0)]


def test_a_block_is_the_same_games_every_time() -> None:
    (block,) = blocks_of(LINEUP, deals=1, size=1)
    assert results(play_block(block)) == results(play_block(block))


def test_a_match_goes_on_where_it_was_interrupted(tmp_path: Path) -> None:
    path = tmp_path / "match.jsonl"
    blocks = list(blocks_of(LINEUP, deals=3, size=1))
    whole = play_blocks(blocks)
    play_blocks(blocks[:1], ledger=Ledger(path))
    with path.open("a", encoding="utf-8") as file:
        file.write('{"block": "half a li')
    with path.open("a", encoding="utf-8") as file:
        file.write("\n")
    seen: list[int] = []
    games = play_blocks(blocks, ledger=Ledger(path), watch=lambda block: seen.append(block[0].deal))
    assert seen == [1, 2]
    assert results(games) == results(whole)


def test_the_figures_of_a_match() -> None:
    lineup = lineup_of(game("revival", players=2), ("greedy", "random"), seed=1)
    games = [
        made_up(0, 0, (0, 1), (10, 4)),
        made_up(0, 1, (1, 0), (3, 9)),
        made_up(1, 0, (0, 1), (5, 5)),
        made_up(1, 1, (1, 0), (-2, -3)),
    ]
    told = report(lineup, games).to_dict()
    json.dumps(told)
    greedy, other = told["bots"]
    assert told["deals"] == 2
    assert told["games"] == 4
    assert told["without_winner"] == 0.25
    assert greedy["wins"][0] == pytest.approx(2.5 / 4)
    assert (greedy["alone"], greedy["shared"]) == (0.5, 0.25)
    assert greedy["score"][0] == pytest.approx((10 + 9 + 5 - 3) / 4)
    assert greedy["margin"][0] == pytest.approx((6 + 6 + 0 - 1) / 4)
    assert other["first"][0] == pytest.approx((0 + 0 + 0.5 + 1) / 4)
    assert greedy["ms_per_decision"] == pytest.approx(10)
    assert deal_shares(games, 0) == [1.0, 0.25]


def test_intervals_hold_what_they_promise() -> None:
    assert mean_interval([1.0, 1.0, 1.0]) == (1.0, 1.0, 1.0)
    mean, low, high = mean_interval([0.0, 1.0] * 50)
    assert (mean, round(low, 2), round(high, 2)) == (0.5, 0.4, 0.6)
    assert share_interval(1.0, 96)[0] == pytest.approx(0.9615, abs=0.001)  # Wilson's tables
    assert share_interval(0.0, 0) == (0.0, 1.0)


@pytest.mark.parametrize("bots", [(), ("greedy",) * 4, ("nobody", "random")])
def test_a_lineup_that_cannot_sit_down_is_refused(bots: tuple[str, ...]) -> None:
    with pytest.raises(OptionError) as error:
        lineup_of(REVIVAL, bots, seed=1)
    assert error.value.field == "bots"


def test_a_team_wins_as_one() -> None:
    lineup = lineup_of(game("revival", 4, teams="2x2"), ("random",), 1)
    played = Played(
        0, 0, (0, 1, 0, 1), (9, 5, 1, 2), (1, 3, 1, 3), (0, 2), (1,) * 4, (0.1,) * 4, (0, 1, 0, 1)
    )
    counted = report(replace(lineup, bots=("one", "two")), [played]).standings
    assert [(row.wins[0], row.alone, row.first[0], row.margin[0]) for row in counted] == [
        (1.0, 1.0, 1.0, 3.0),
        (0.0, 0.0, 0.0, -3.0),
    ]
