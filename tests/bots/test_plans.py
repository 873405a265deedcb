"""Planners: whole turns worth a thought, and the bots that follow and rehearse them."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

import durbar
from durbar.bots import BOTS, FittedBot, PlannedBot
from durbar.bots.characters import THOUGHT, favourites, plans_for
from durbar.bots.planning import Rehearsal, play_by
from durbar.bots.plans import Bent, plan_digest, plan_weights, planner_of
from durbar.bots.weights import read_weights
from durbar.core import CHANCE, Game, Kernel, Planner, Rng, View, game_class, games
from durbar.core.vecs import vec

PLANNED = [name for name in games() if game_class(name).PLANS]


def planner_for(game: Game) -> Planner:
    planner = planner_of(game)
    assert planner is not None
    return planner


def asked(game: Game, seed: int, decisions: int) -> Kernel:
    """A position some random decisions into a game."""
    rng, kernel, buffer = Rng(seed), game.new_kernel(), vec[i64]([0] * game.widest)
    while not kernel.over:
        if kernel.player == CHANCE:
            kernel.deal(rng)
        elif decisions:
            decisions -= 1
            kernel.apply(buffer[rng.below(kernel.legal(buffer))])
        else:
            return kernel
    raise AssertionError("the game was shorter")


@pytest.mark.parametrize("name", PLANNED)
@pytest.mark.parametrize("players", [2, 4])
def test_every_proposed_line_is_legal_to_its_end_and_ends_the_turn(name: str, players: int) -> None:
    game = durbar.game(name, players)
    planner, rng, kernel = planner_for(game), Rng(players), game.new_kernel()
    buffer = vec[i64]([0] * game.widest)
    turns = 0
    while not kernel.over and turns < 40:
        if kernel.player == CHANCE:
            kernel.deal(rng)
            continue
        turns += 1
        assert planner.propose(kernel) == len(planner.lines) == len(planner.values) > 0
        lines, best, before = planner.lines, int(planner.best()), kernel.turns
        for line in lines:
            branch = kernel.clone()
            for move in line:
                count = branch.legal(buffer)
                assert move in list(buffer)[:count], (list(line), int(branch.phase))
                branch.apply(move)
                while branch.player == CHANCE:
                    branch.deal(Rng(1))
            assert branch.turns > before, list(line)
        for move in lines[best]:
            kernel.apply(move)
            while kernel.player == CHANCE:
                kernel.deal(rng)


@pytest.mark.parametrize("name", PLANNED)
@pytest.mark.parametrize("seed", range(12))
def test_every_question_in_the_middle_of_a_turn_gets_legal_lines(name: str, seed: int) -> None:
    game = durbar.game(name, 2 + seed % 3)
    buffer, kernel = vec[i64]([0] * game.widest), asked(game, seed, 3 + 4 * seed)
    planner = planner_for(game)
    planner.propose(kernel)
    count = kernel.legal(buffer)
    assert all(line[0] in list(buffer)[:count] for line in planner.lines)


@pytest.mark.parametrize("name", PLANNED)
def test_what_a_planner_has_kept_in_mind_is_what_a_new_one_finds(name: str) -> None:
    game = durbar.game(name, 3)
    planner, rng, kernel = planner_for(game), Rng(5), game.new_kernel()
    for _ in range(30):
        while kernel.player == CHANCE:
            kernel.deal(rng)
        fresh = planner_for(game)
        planner.propose(kernel)
        fresh.propose(kernel)
        assert [list(line) for line in planner.lines] == [list(line) for line in fresh.lines]
        assert list(planner.values) == list(fresh.values)
        for move in planner.lines[planner.best()]:
            kernel.apply(move)
            while kernel.player == CHANCE:
                kernel.deal(rng)


@pytest.mark.parametrize("name", PLANNED)
def test_the_same_seed_and_view_give_the_same_advice_with_and_without_rehearsals(name: str) -> None:
    game = durbar.game(name)
    kernel = asked(game, 4, 20)
    view = View.of(game, kernel, kernel.player)
    for rehearsals in (0, 8):
        advice = PlannedBot(3, rehearsals).advise(view)
        assert [move for move, _ in advice] == list(view.moves)
        assert advice == PlannedBot(3, rehearsals).advise(view)
    assert FittedBot(3, 0).advise(view) == PlannedBot(3).advise(view)


@pytest.mark.parametrize("name", PLANNED)
def test_what_a_bot_plans_depends_on_what_its_seat_sees_alone(name: str) -> None:
    game = durbar.game(name)
    kernel = asked(game, 6, 24)
    other = kernel.seen_by(kernel.player)
    other.fill(Rng(99))
    views = [View.of(game, each, kernel.player) for each in (kernel, other)]
    assert PlannedBot(3, 6).advise(views[0]) == PlannedBot(3, 6).advise(views[1])


@pytest.mark.parametrize("name", PLANNED)
@pytest.mark.parametrize("seed", range(4))
def test_a_part_of_what_one_seat_may_win_is_judged_to_be_lost_to_the_other(name: str, seed: int) -> None:
    """Nobody is one more who may win, so that the rivals together are more than the best of them."""
    game = durbar.game(name, 2)
    planner, rng, kernel = planner_for(game), Rng(seed), game.new_kernel()
    while not kernel.over:
        play_by(kernel, [planner] * 2, rng, 5)
        if not kernel.over and kernel.player != CHANCE:
            rivals = [rival_of(planner, kernel, seat) for seat in (0, 1)]
            hopes = [planner.judge(kernel, seat) - rivals[seat][0] * rivals[seat][1] for seat in (0, 1)]
            for seat, (amount, apiece) in enumerate(rivals):
                assert amount > max(hopes[1 - seat], 0.0)
                assert -1.0 <= apiece < 0.0
    ahead, behind = sorted((0, 1), key=lambda seat: -kernel.appraise(seat))
    assert planner.judge(kernel, ahead) > planner.judge(kernel, behind)


def rival_of(planner: Planner, kernel: Kernel, seat: int) -> tuple[float, float]:
    """What the others may end with, and how much of it counts."""
    return next(
        (amount, each) for name, amount, each in planner.things(kernel, seat) if name == "feature-rival"
    )


@pytest.mark.parametrize("name", PLANNED)
@pytest.mark.parametrize("players", [2, 3])
def test_what_is_told_of_a_position_adds_up_to_what_it_is_judged_to_be(name: str, players: int) -> None:
    game = durbar.game(name, players)
    kernel, planner = asked(game, 7, 40), planner_for(game)
    for seat in range(players):
        told = sum(amount * apiece for _, amount, apiece in planner.things(kernel, seat))
        assert told == pytest.approx(planner.judge(kernel, seat))


@pytest.mark.parametrize("name", PLANNED)
def test_shipped_weights_are_for_the_rules_and_name_every_weight(name: str) -> None:
    kind = game_class(name)
    for players in range(2, kind.seats[1] + 1):
        table = read_weights(f"{name}-plans-{players}.json")
        assert table is not None
        assert table["digest"] == plan_digest(kind)
        assert set(plan_weights(kind, players) or ()) == set(kind.PLANS)


@pytest.mark.parametrize("name", PLANNED)
def test_characters_have_favourites_among_what_is_weighed(name: str) -> None:
    kind = game_class(name)
    game = durbar.game(name, 2)
    kernel = asked(game, 4, 20)
    things = {each for each, _, _ in planner_for(game).things(kernel, kernel.player)}
    plain = Bent(tuple((plan_weights(kind, 2) or {}).values()), {})
    for character, tables in favourites().items():
        assert set(tables[name]) <= {*kind.PLANS, *THOUGHT, *things}
        assert plans_for(kind, 2, character) != plain
        assert character in BOTS


@pytest.mark.parametrize("name", PLANNED)
def test_a_taste_is_judged_at_the_end_of_a_rehearsal(name: str) -> None:
    """As much more as there is of the thing; every position has points to lose in the ground, or a rival."""
    game = durbar.game(name, 2)
    kernel = asked(game, 4, 20)
    view, planner = View.of(game, kernel, kernel.player), planner_for(game)
    planner.propose(kernel)
    line = planner.lines[planner.best()]
    taken = {thing: 0.5 for thing, _, _ in planner.things(kernel, kernel.player)}
    plain, keen = (Rehearsal(planner_for(game), kernel.player, 2, 1, each) for each in ({}, taken))
    assert plain.rate(view.kernel, line, 9) != keen.rate(view.kernel, line, 9)
    assert keen.rate(view.kernel, line, 9) == keen.rate(view.kernel, line, 9)


@pytest.mark.parametrize("name", PLANNED)
def test_games_between_planners_mostly_have_a_winner(name: str) -> None:
    game, won = durbar.game(name), 0
    for seed in range(8):
        kernel = game.new_kernel()
        play_by(kernel, [planner_for(game) for _ in range(game.players)], Rng(seed), -1)
        won += kernel.winners() != 0
    assert won >= 4
