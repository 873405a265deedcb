"""What is written on the command line, as values: a language, a game, its options, who sits where."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from durbar.bots import BOTS, USUAL_LEVEL, unknown_bot
from durbar.core import Game, Option, OptionError, OptionValue, game_class
from durbar.core.errors import shown_name
from durbar.core.options import unknown_option
from durbar.session import PERSON, Seat
from durbar.texts import default_name, unknown_language

from .messages import MESSAGES, known_language, spoken_language

LONGEST_NAME = 250  # characters of a file's name: a longer text is no name
LONGEST_FILE = 65_536  # characters of a file that holds an option


def choose_language(asked: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if asked is None:
        return spoken_language(sys.argv[1:])
    known = known_language(asked)
    if not known:
        raise unknown_language(asked, MESSAGES.languages)
    return known


def playable_game(game_id: str) -> type[Game]:
    """The class of an installed game that can speak to people."""
    kind = game_class(game_id)
    if not kind.PRESENTATION:
        raise wordless_game(game_id)
    return kind


def wordless_game(game_id: str) -> OptionError:
    """For a game that has only rules, and cannot speak to people."""
    message = f"{game_id} has no texts, so it cannot be played in a terminal"
    return OptionError(message, field="game", reason="no-words", wanted=game_id)


def parse_options(kind: type[Game], written: Iterable[str]) -> dict[str, OptionValue]:
    """The options written as ``name=value``."""
    options = {option.name: option for option in kind.OPTIONS}
    chosen: dict[str, OptionValue] = {}
    for each in written:
        name, equals, value = each.partition("=")
        if not equals:
            message = f"{each!r} is not written name=value"
            raise OptionError(message, field="option", reason="option-written", wanted=shown_name(each))
        if name not in options:
            raise unknown_option(name, tuple(options))
        if name in chosen:
            raise OptionError(f"option {name} is given twice", field=name, reason="option-twice")
        chosen[name] = parse_option(options[name], value)
    return chosen


def parse_option(option: Option, written: str) -> OptionValue:
    """The value of an option; a text may also be named by its file, as ``@file`` or plainly.

    Only here are files read: whoever types a command may read them anyway, a visitor of a server may not.
    """
    if option.kind == "text":
        path = Path(written.removeprefix("@"))
        if written.startswith("@") or (len(written) < LONGEST_NAME and path.is_file()):
            written = read_option_file(path, option.name)
    return option.read(written)


def read_option_file(path: Path, field: str) -> str:
    """What a file says, on one line and without its lines of comment."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LONGEST_FILE + 1)
    except (OSError, ValueError) as error:
        message = f"the file {str(path)!r} cannot be read: {error}"
        raise OptionError(message, field=field, reason="option-file", path=str(path)) from None
    if len(text) > LONGEST_FILE:
        message = f"the file {str(path)!r} has over {LONGEST_FILE} characters"
        raise OptionError(message, field=field, reason="option-long", path=str(path), most=LONGEST_FILE)
    lines = (line.strip("\r") for line in text.split("\n"))
    return " ".join(line for line in lines if not line.lstrip().startswith("#")).strip()


def parse_seats(seats: str | None, bots: str | None, players: int, lang: str) -> tuple[Seat, ...]:
    """The seats from ``--seats person:Maya,guide`` or ``--bots guide,racer``.

    Without either, one person plays against the usual level; ``--bots`` gives the opponents of one person.
    """
    if seats and bots:
        message = "the table is described by --seats or by --bots, not by both"
        raise OptionError(message, field="seats", reason="seats-or-bots")
    if seats:
        written = seats.split(",")
        if len(written) != players:
            raise uncounted_seats(players, len(written))
    else:
        opponents = parse_bots(bots, players - 1)
        written = [PERSON, *opponents]
    return name_seats([each.strip() for each in written], lang)


def uncounted_seats(players: int, seats: int) -> OptionError:
    """For seats that are more or fewer than the players."""
    message = f"{players} players need as many seats, not {seats}"
    return OptionError(message, field="seats", reason="seats-count", players=players, count=seats)


def parse_bots(bots: str | None, count: int) -> list[str]:
    """As many bots as wanted; those that are named take turns."""
    named = [each.strip() for each in bots.split(",")] if bots else [USUAL_LEVEL]
    if bots and len(named) > count:
        message = f"there is room for {count} bots, not for {len(named)}"
        raise OptionError(message, field="bots", reason="bots-room", room=count, count=len(named))
    for each in named:
        check_bot(each.partition(":")[0])
    return [named[k % len(named)] for k in range(count)]


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise unknown_bot(name)


def name_seats(written: Sequence[str], lang: str) -> tuple[Seat, ...]:
    """Seats from ``kind`` or ``kind:name``; no two seats have the same name."""
    seats: list[Seat] = []
    for number, each in enumerate(written):
        kind, _, name = (part.strip() for part in each.partition(":"))
        if kind != PERSON:
            check_bot(kind)
        bot = None if kind == PERSON else kind
        name = name or default_name(number, bot, lang)
        if name in (seat.name for seat in seats):
            message = f"two players are called {name}"
            raise OptionError(message, field="seats", reason="same-name", name=shown_name(name))
        seats.append(Seat(name, bot))
    return tuple(seats)
