"""Tables that nobody keeps: every installed game at moments of a random game, as rooms of the server."""

import random
import re
from collections.abc import Iterator

import durbar
from durbar.core import Game, game_class
from durbar.server.frames.frames import FrameMaker
from durbar.server.storage.schema import EntryRow, SeatRow, TableRow
from durbar.server.tables.room import Room
from durbar.session import Viewpoint
from durbar.web.look import Look
from durbar.web.table import draw_screen
from tests.core.lanterns.game import Lanterns

KEY = re.compile(r'name="key"\s+value="\w+"|data-digest="\w+"')  # the digest is of a page with its key


def table(game: Game) -> Room:
    """For everybody at one screen."""
    row = TableRow(
        id="t",
        game=game.id,
        rules=game.rules_version,
        players=game.players,
        options=dict(game.options),
        seed=bytes(32),
        commitment="sha256:" + "0" * 64,
        created=0.0,
        moved=0.0,
        revision=0,
        over=False,
        bots_turn=False,
    )
    seats = [SeatRow(seat, f"P{seat}", None, "everybody", f"i{seat}") for seat in range(game.players)]
    room = Room(row, seats)
    room.still_for_long = True  # and nobody is here: who is missed tells nothing, either
    return room


def write(room: Room, lines: tuple[str, ...]) -> None:
    room.take([EntryRow(room.v + k, line, None) for k, line in enumerate(lines, 1)])


def moments(game: Game, seed: int) -> Iterator[Room]:
    """The table at some moments of a random game, the last one included."""
    luck, room = random.Random(seed), table(game)
    write(room, room.plan_start().lines)
    while not room.match.over:
        if luck.random() < 0.1:
            yield room
        seat = luck.choice(room.match.waiting)
        write(room, room.plan(luck.choice(room.match.state.moves_of(seat)).text, seat).lines)
    yield room


def page_of(room: Room, viewpoint: Viewpoint) -> str:
    """What a browser is shown, drawn anew; every page has a key of its own for its first click."""
    html = "".join(draw_screen(Look(), FrameMaker(room), viewpoint).parts)
    return KEY.sub("", html)


def kinds() -> list[type[Game]]:
    """Every installed game, and Lanterns."""
    return [Lanterns, *(game_class(name) for name in durbar.games() if name != "lanterns")]


def settings() -> list[Game]:
    """Each with few and with many players, and with its most secretive options."""
    found: list[Game] = []
    for kind in kinds():
        for players in sorted({kind.seats[0], kind.seats[1]}):
            sets = list(kind.option_sets(players))
            found += [kind(players, **options) for options in (sets[0], sets[-1])]
    return found
