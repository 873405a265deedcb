"""``durbar play``: set up a table, play, and leave a record from which the game can go on."""

from __future__ import annotations

import secrets
import shlex
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from durbar.core import BadRecord, Dealer, Game, Match, OptionError, SeededDealer, rng_of
from durbar.session import Seat, Session, noted_bots, seats_note
from durbar.texts import default_name

from .arguments import name_seats, uncounted_seats, wordless_game
from .dealer import TypedDealer
from .errors import say_file_error
from .paths import new_record_path
from .screen import Leave, Screen
from .table import RECENT, TerminalTable

MENDABLE = ("file", "file-cut", "file-line", "file-move")  # reasons for which a record keeps its beginning


@dataclass(frozen=True)
class NewGame:
    """A game that is to begin."""

    game: Game
    seats: tuple[Seat, ...]
    seed: int | str | None = None
    typed: bool = False  # a person throws the dice
    record: Path | None = None
    content: Path | None = None  # the folder of tables that it is made with


def start_game(new: NewGame, screen: Screen) -> None:
    """Play a new game."""
    seed = secrets.randbits(32) if new.seed is None else new.seed
    path = new.record or find_record_path(new.game, screen)
    match = Match.start(new.game, names=[seat.name for seat in new.seats], path=path)  # not dealt yet
    match.note(seats_note(new.seats))
    name = new.game.presentation.say("game-name", screen.lang)
    screen.print_text("sit-down", style="dim", game=name, seed=str(seed))
    play_session(match, new.seats, screen, seed, new.typed, path, content=new.content)


def resume_game(
    path: Path,
    seats: str | None,
    typed: bool,
    recover: bool,
    game_id: str | None,
    screen: Screen,
    content: Path | None = None,
) -> None:
    """Go on with a recorded game."""
    match = open_record(path, recover, content)
    if match.lost:
        screen.print_text("recovered", style="yellow", count=len(match.lost))
    game = match.game
    if game_id is not None and game_id != game.id:
        message = f"{path} is a game of {game.id}, not of {game_id}"
        raise OptionError(message, field="game", reason="other-game", path=str(path), known=game.id)
    if not game.PRESENTATION:
        raise wordless_game(game.id)
    seated = seats_of(match, seats, screen.lang)
    play_session(match, seated, screen, secrets.randbits(32), typed, path, resumed=True, content=content)


def branch_record(path: Path, at: int, recover: bool, screen: Screen, content: Path | None = None) -> Path:
    """A new record that has the first decisions of another: the place to try something else from."""
    whole = (Match.recover if recover else Match.load)(path, content=content)
    if at > len(whole):
        message = f"{path} has {len(whole)} decisions, not {at}"
        raise OptionError(message, field="at", reason="moment", wanted=str(at), count=len(whole))
    match = Match(whole.game, whole.names)
    match.note(seats_note(seats_of(whole, None, screen.lang)))
    for decision in whole.decisions[:at]:
        match.take(decision.entry)
    branch = new_record_path(whole.game.id)
    match.save(branch)
    return branch


def open_record(path: Path, recover: bool, content: Path | None = None) -> Match:
    """The match of a record, which from now on grows again."""
    if recover:
        return Match.recover(path, content=content, live=True)
    try:
        return Match.load(path, content=content, live=True)
    except BadRecord as error:
        if error.reason in MENDABLE:
            error.facts["recover"] = f"durbar play --resume {shlex.quote(str(path))} --recover"
        raise


def seats_of(match: Match, written: str | None, lang: str) -> tuple[Seat, ...]:
    """Who plays on: as written now, else as the record remembers; else everybody is a person."""
    players = range(match.game.players)
    if written is not None:
        kinds = [each.strip() for each in written.split(",")]
        if len(kinds) != len(players):
            raise uncounted_seats(len(players), len(kinds))
        if match.names:
            named = zip(kinds, match.names, strict=True)
            kinds = [f"{kind.partition(':')[0]}:{name}" for kind, name in named]
        return name_seats(kinds, lang)
    names = match.names or [default_name(seat, None, lang) for seat in players]
    return tuple(Seat(name, bot) for name, bot in zip(names, noted_bots(match), strict=True))


def find_record_path(game: Game, screen: Screen) -> Path | None:
    """Where the record will grow; None if nothing can be written there."""
    try:
        return new_record_path(game.id)
    except OSError as error:
        screen.print_text("not-kept", style="yellow", why=say_file_error(error, screen.lang))
        return None


def play_session(
    match: Match,
    seats: Sequence[Seat],
    screen: Screen,
    seed: int | str,
    typed: bool,
    path: Path | None,
    resumed: bool = False,
    content: Path | None = None,
) -> None:
    """Play until the end or until somebody leaves, and say where the record is."""
    names = [seat.name for seat in seats]
    again = "" if path is None else shlex.quote(str(path))
    again += "" if content is None else f" --content {shlex.quote(str(content))}"
    dealer: Dealer = TypedDealer(screen, names, rng_of(seed)) if typed else SeededDealer(seed)
    with match:
        try:
            session = Session(match, seats, nods=screen.live)
            TerminalTable(session, dealer, screen, seed, RECENT if resumed else None).run()
        except (Leave, EOFError, KeyboardInterrupt):
            screen.print()
            screen.print_text("goodbye")
            if path is not None:
                screen.print_text("resume-with", command=f"durbar play --resume {again}")
            return
    if path is not None:
        screen.print_text("kept-at", style="dim", command=f"durbar replay {again}")
