"""Observations: as many numbers as the fields say, within their limits, and nothing a seat does not know."""

import pytest

import durbar
from durbar.core import CHANCE, Kernel, Rng
from durbar.core.observation import places, width
from durbar.core.sheet import Sheet

SETTINGS = [
    (game_id, players)
    for game_id in durbar.games()
    for players in range(durbar.game_class(game_id).seats[0], durbar.game_class(game_id).seats[1] + 1)
]


def settings(game_id: str, players: int) -> list[durbar.Game]:
    """The game with every set of options that it names for this many players."""
    kind = durbar.game_class(game_id)
    return [kind(players, **options) for options in kind.option_sets(players)]


def observed(game: durbar.Game, kernel: Kernel, seat: int) -> list[int]:
    sheet = Sheet(width(game.observation_fields))
    kernel.observe(seat, sheet)
    assert sheet.at == width(game.observation_fields)
    return list(sheet.out)


@pytest.mark.parametrize(("game_id", "players"), SETTINGS)
def test_an_observation_says_what_its_seat_knows(game_id: str, players: int) -> None:
    kind = durbar.game_class(game_id)
    for number, options in enumerate(list(kind.option_sets(players))[:: 3 if players == 2 else 7]):
        game = kind(players, **options)
        fields = game.observation_fields
        assert len({each.name for each in fields}) == len(fields)
        kernel, rng = game.new_kernel(), Rng(number)
        step = 0
        while not kernel.over:
            if kernel.player == CHANCE:
                kernel.deal(rng)
                continue
            step += 1
            if step % 16 == 1:
                check(game, kernel, step % players, rng)
                check(game, kernel, int(kernel.player), rng)
            ids = game.moves_in(kernel).ids
            kernel.apply(ids[rng.below(len(ids))])
        check(game, kernel, 0, rng)


def check(game: durbar.Game, kernel: Kernel, seat: int, rng: Rng) -> None:
    numbers = observed(game, kernel, seat)
    at = 0
    for field in game.observation_fields:
        part = numbers[at : at + field.size]
        at += field.size
        assert all(field.low <= each <= field.high for each in part), (field, part)
    assert observed(game, kernel.seen_by(seat), seat) == numbers
    assert observed(game, game.swap_unseen(kernel, seat, rng), seat) == numbers


@pytest.mark.parametrize(("game_id", "players"), SETTINGS)
def test_observations_are_as_long_whatever_the_options(game_id: str, players: int) -> None:
    assert len({width(game.observation_fields) for game in settings(game_id, players)}) == 1


def test_fields_say_where_they_stand() -> None:
    game = durbar.game(durbar.games()[0], players=2)
    where = places(game.observation_fields)
    assert list(where) == [each.name for each in game.observation_fields]
    assert list(where.values())[-1].stop == width(game.observation_fields)
