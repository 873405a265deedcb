"""``durbar play``: set up a table, play, and leave a record from which the game can go on."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from durbar.core import BadRecord, Dealer, Game, Match, OptionError, SeededDealer, rng_of

from .dealer import TypedDealer
from .keeping import new_record
from .screen import Leave, Screen
from .table import Table
from .wishes import PERSON, Seat, name_seats, noted_seats, seats_note


@dataclass(frozen=True)
class Wish:
    """A new game as somebody wants it."""

    game: Game
    seats: tuple[Seat, ...]
    seed: int | str | None = None
    typed: bool = False  # a person throws the dice
    record: Path | None = None


def begin(wish: Wish, screen: Screen) -> None:
    """Play a new game."""
    seed = secrets.randbits(32) if wish.seed is None else wish.seed
    names = [seat.name for seat in wish.seats]
    dealer: Dealer = SeededDealer(seed)
    if wish.typed:
        dealer = TypedDealer(screen, names, rng_of(seed))
    path = wish.record or kept_at(wish.game, screen)
    match = Match.start(wish.game, names=names, path=path)  # nothing is dealt yet
    match.note(seats_note(wish.seats))
    match.dealer = dealer
    screen.tell(
        "sit-down", style="dim", game=wish.game.presentation.say("game-name", screen.lang), seed=str(seed)
    )
    at_table(match, wish.seats, screen, seed, path)


def resume(
    path: Path, seats: str | None, typed: bool, recover: bool, game_id: str | None, screen: Screen
) -> None:
    """Go on with a recorded game."""
    seed = secrets.randbits(32)
    match = reopened(path, recover)
    if match.lost:
        screen.tell("recovered", style="yellow", count=len(match.lost))
    game = match.game
    if game_id is not None and game_id != game.id:
        raise OptionError(f"{path} is a game of {game.id}, not of {game_id}", field="game")
    if not game.PRESENTATION:
        raise OptionError(f"{game.id} has no texts, so it cannot be played in a terminal", field="game")
    sitting = seats_of(match, seats, screen.lang)
    match.dealer = (
        TypedDealer(screen, [seat.name for seat in sitting], rng_of(seed)) if typed else SeededDealer(seed)
    )
    at_table(match, sitting, screen, seed, path, resumed=True)


def reopened(path: Path, recover: bool) -> Match:
    """The match of a record, which from now on grows again."""
    if recover:
        return Match.recover(path, live=True)
    try:
        return Match.load(path, live=True)
    except BadRecord as error:
        message = f"{error.args[0]}; here: durbar play --resume {shlex.quote(str(path))} --recover"
        raise BadRecord(message, field=error.field, rule=error.rule) from error


def seats_of(match: Match, seats: str | None, lang: str) -> tuple[Seat, ...]:
    """Who plays on: as asked for now, else as the record remembers; else everybody is a person."""
    players = match.game.players
    if seats is not None:
        kinds = [each.strip() for each in seats.split(",")]
        if len(kinds) != players:
            raise OptionError(f"{players} players need as many seats, not {len(kinds)}", field="seats")
        if match.names:
            kinds = [
                f"{each.partition(':')[0]}:{name}" for each, name in zip(kinds, match.names, strict=True)
            ]
        return name_seats(kinds, lang)
    names = match.names or tuple(seat.name for seat in name_seats([PERSON] * players, lang))
    notes = [entry.text for entry in match.entries if entry.kind == "note"]
    return noted_seats(notes, names) or tuple(Seat(PERSON, name) for name in names)


def kept_at(game: Game, screen: Screen) -> Path | None:
    """Where the record will grow; None if nothing can be written there."""
    try:
        return new_record(game.id)
    except OSError as error:
        screen.tell("not-kept", style="yellow", why=error.strerror or str(error))
        return None


def at_table(
    match: Match,
    seats: Sequence[Seat],
    screen: Screen,
    seed: int | str,
    path: Path | None,
    resumed: bool = False,
) -> None:
    """Play until the end or until somebody leaves, and say where the record is."""
    with match:
        try:
            match.deal()
            Table(match, seats, screen, seed, resumed).run()
        except (Leave, EOFError, KeyboardInterrupt):
            screen.print()
            screen.tell("goodbye")
            if path is not None:
                screen.tell("resume-with", command=f"durbar play --resume {shlex.quote(str(path))}")
            return
    if path is not None:
        screen.tell("kept-at", style="dim", command=f"durbar replay {shlex.quote(str(path))}")
