"""``durbar arena`` from the command line."""

import json
from pathlib import Path

import pytest
from typer.testing import CliRunner

import durbar
from durbar.arena import Ledger, blocks_of, lineup_of, play_blocks
from durbar.arena.ladder import Pairing, next_blocks
from durbar.cli.app import app
from tests.core.lanterns.game import Lanterns

RUN = CliRunner()
MATCH = ["arena", "match", "revival", "-p", "2", "--bots", "random,random", "--deals", "5", "--seed", "3"]


def test_a_match_is_told_as_json_and_as_a_table(tmp_path: Path) -> None:
    ledger = tmp_path / "match.jsonl"
    run = RUN.invoke(app, [*MATCH, "--json", "--ledger", str(ledger)])
    told = json.loads(run.stdout)
    assert (told["game"], told["players"], told["deals"], told["games"]) == ("revival", 2, 5, 10)
    assert len(told["bots"]) == 2
    assert sum(bot["wins"][0] for bot in told["bots"]) == pytest.approx(1 - told["without_winner"])
    again = json.loads(RUN.invoke(app, [*MATCH, "--json", "--ledger", str(ledger)]).stdout)
    assert again == told  # nothing was played again, so even the times are the same
    table = RUN.invoke(app, [*MATCH, "--ledger", str(ledger), "--svg", str(tmp_path / "match.svg")]).stdout
    assert (tmp_path / "match.svg").read_text().count("<circle") == 2
    assert "10 games of 5 deals" in table


def test_a_sequential_test_stops_by_itself() -> None:
    words = ["arena", "sprt", "revival", "-p", "2", "--bots", "random,random", "--high", "0.9", "--json"]
    told = json.loads(RUN.invoke(app, words).stdout)
    assert told["verdict"] == "not better"
    assert 10 <= told["deals"] < 200


def test_a_sequential_test_stops_after_the_same_deal_however_many_play_at_once(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(
        "durbar.cli.arena.play", lambda blocks, workers, ledger, *_: play_blocks(blocks, 1, ledger)
    )
    words = ["arena", "sprt", "revival", "-p", "2", "--bots", "random,random", "--high", "0.9", "--json"]
    one, four = (json.loads(RUN.invoke(app, [*words, "--workers", n]).stdout) for n in ("1", "4"))
    for told in (one, four):
        for row in told["bots"]:
            del row["ms_per_decision"]
    assert one == four


def test_a_bot_that_is_not_there_is_refused() -> None:
    run = RUN.invoke(app, ["arena", "match", "revival", "--bots", "nobody"])
    assert run.exit_code != 0


def test_a_ladder_is_written_and_taken_up_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("durbar.cli.arena.playable_game", lambda game_id: Lanterns)
    monkeypatch.setattr("durbar.arena.pairing.game", lambda game_id, players, **options: Lanterns(players))
    monkeypatch.setattr("durbar.arena.ladder_page.load", lambda: 1.0)
    ratings = tmp_path / "ladder.json"
    words = ["arena", "ladder", "revival:2", "--ledger", str(tmp_path / "kept.jsonl")]
    words += ["--pages", str(tmp_path), "--ratings", str(ratings)]
    assert RUN.invoke(app, words).exit_code == 0
    found = json.loads(ratings.read_text())["games"]["lanterns"]
    assert found["ratings"]["apprentice"]["elo"] == 0
    assert {"rinpoche", "spoiler", "greedy", "random"} <= set(found["ratings"])
    page = (tmp_path / "ladder.md").read_text()
    assert "| porter – apprentice | 4 |" in page
    assert "| 300 positions, overlooks 8.0% |" in page
    assert (tmp_path / "ladder.svg").read_text().count("<circle") == len(found["ratings"])
    racer = next(match for match in found["matches"] if match["bots"][0]["bot"] == "racer")
    assert racer["bots"][0]["categories"]
    assert "| points more than `sherpa` | racer | builder | spoiler |" in page
    assert RUN.invoke(app, words).exit_code == 0
    assert (tmp_path / "ladder.md").read_text() == page


def test_after_the_time_only_matches_without_any_deal_are_played() -> None:
    game = durbar.game("revival", 2)
    one, other = (Pairing(game, ("random", "greedy"), 4, seed, Ledger()) for seed in "ab")
    assert [block.first for _, block in next_blocks([[one, other]], 5, in_time=True)] == [0, 0, 2, 2]
    one.keep(play_blocks([one.waiting.popleft()], 1))
    assert next_blocks([[one, other]], 1, in_time=True) == [(other, other.waiting[0])]
    assert next_blocks([[one, other]], 5, in_time=False) == [(other, other.waiting[0])]
    assert next_blocks([[one]], 5, in_time=False) == []


def test_a_ledger_of_other_sources_does_not_count(tmp_path: Path) -> None:
    lineup = lineup_of(durbar.game("revival", 2), ("random", "random"), 1)
    block = next(blocks_of(lineup, 1, 1))
    kept = Ledger(tmp_path / "kept.jsonl", {"revival": "abc"})
    play_blocks([block], 1, kept)
    assert Ledger(kept.path, {"revival": "abc"}).games_of(block) == kept.games_of(block)
    assert Ledger(kept.path, {"revival": "abd"}).games_of(block) is None


def test_the_opponents_are_listed() -> None:
    told = json.loads(RUN.invoke(app, ["bots", "--json"]).stdout)
    kinds = {row["bot"]: row["kind"] for row in told}
    assert list(kinds.values())[:6] == ["level"] * 6
    assert (kinds["racer"], kinds["greedy"]) == ("character", "other")
    assert "Le sherpa" in RUN.invoke(app, ["bots", "--lang", "fr"]).stdout
