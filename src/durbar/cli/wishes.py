"""What was asked for on the command line, made into a game and the seats at its table."""

from __future__ import annotations

import os
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from pathlib import Path

from durbar.bots import BOTS
from durbar.core import Game, Option, OptionError, OptionValue, UnknownLanguage, game_class

from .words import WORDS

PERSON = "person"
LONGEST_NAME = 250  # characters of a file's name: a longer text is no name
LONGEST_FILE = 65_536  # characters of a file that holds an option


def language(asked: str | None) -> str:
    """The language asked for, else that of the environment, else English."""
    if asked is None:
        named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
        asked = next((each for each in named if each), "en")
        asked = asked if asked[:2] in WORDS.languages else "en"
    short = asked.lower().replace("_", "-").partition("-")[0].partition(".")[0]
    if short not in WORDS.languages:
        spoken = ", ".join(WORDS.languages)
        raise UnknownLanguage(f"no texts in {asked!r}; there are texts in: {spoken}", field="lang")
    return short


def kind_of(game_id: str) -> type[Game]:
    """The class of an installed game that can speak to people."""
    kind = game_class(game_id)
    if not kind.PRESENTATION:
        raise OptionError(f"{game_id} has no texts, so it cannot be played in a terminal", field="game")
    return kind


def settings(kind: type[Game], written: Iterable[str]) -> dict[str, OptionValue]:
    """The options written as ``name=value``."""
    options = {option.name: option for option in kind.OPTIONS}
    chosen: dict[str, OptionValue] = {}
    for each in written:
        name, equals, value = each.partition("=")
        if not equals:
            raise OptionError(f"{each!r} is not written name=value", field="option")
        if name not in options:
            known = ", ".join(options) or "none"
            raise OptionError(f"there is no option {name!r}; known options: {known}", field=name)
        if name in chosen:
            raise OptionError(f"option {name} is given twice", field=name)
        chosen[name] = option_value(options[name], value)
    return chosen


def option_value(option: Option, written: str) -> OptionValue:
    """The value of an option; a text may also be named by its file, as ``@file`` or plainly.

    Only here are files read: whoever types a command may read them anyway, a visitor of a server may not.
    """
    if option.kind == "text":
        path = Path(written.removeprefix("@"))
        if written.startswith("@") or (len(written) < LONGEST_NAME and path.is_file()):
            written = text_of(path, option.name)
    return option.read(written)


def text_of(path: Path, field: str) -> str:
    """What a file says, on one line and without its lines of comment."""
    try:
        with path.open(encoding="utf-8") as file:
            text = file.read(LONGEST_FILE + 1)
    except (OSError, ValueError) as error:
        raise OptionError(f"the file {str(path)!r} cannot be read: {error}", field=field) from None
    if len(text) > LONGEST_FILE:
        raise OptionError(f"the file {str(path)!r} has over {LONGEST_FILE} characters", field=field)
    lines = (line.strip("\r") for line in text.split("\n"))
    return " ".join(line for line in lines if not line.lstrip().startswith("#")).strip()


@dataclass(frozen=True)
class Seat:
    """Who sits there: a person, or the name of a bot."""

    kind: str
    name: str

    @property
    def is_person(self) -> bool:
        return self.kind == PERSON


def read_seats(seats: str | None, bots: str | None, players: int, lang: str) -> tuple[Seat, ...]:
    """The seats from ``--seats person:Maya,greedy`` or ``--bots greedy,random``.

    Without either, one person plays against greedy bots; ``--bots`` gives the opponents of one person.
    """
    if seats and bots:
        raise OptionError("the table is described by --seats or by --bots, not by both", field="seats")
    if seats:
        written = seats.split(",")
        if len(written) != players:
            raise OptionError(f"{players} players need as many seats, not {len(written)}", field="seats")
    else:
        opponents = bot_names(bots, players - 1)
        written = [PERSON, *opponents]
    return name_seats([each.strip() for each in written], lang)


def bot_names(bots: str | None, count: int) -> list[str]:
    """As many bots as wanted; those that are named take turns."""
    named = [each.strip() for each in bots.split(",")] if bots else ["greedy"]
    if bots and len(named) > count:
        raise OptionError(f"there is room for {count} bots, not for {len(named)}", field="bots")
    for each in named:
        check_bot(each.partition(":")[0])
    return [named[k % len(named)] for k in range(count)]


def check_bot(name: str) -> None:
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}", field="bots")


def name_seats(written: Sequence[str], lang: str) -> tuple[Seat, ...]:
    """Seats from ``kind`` or ``kind:name``; no two seats have the same name."""
    seats: list[Seat] = []
    bots = WORDS.say(lang, "bot-names").split(", ")
    for number, each in enumerate(written, 1):
        kind, _, name = (part.strip() for part in each.partition(":"))
        if kind != PERSON:
            check_bot(kind)
        if not name:
            name = (
                WORDS.say(lang, "player", number=number) if kind == PERSON else bots[len(seats) % len(bots)]
            )
        if name in (seat.name for seat in seats):
            raise OptionError(f"two players are called {name}", field="seats")
        seats.append(Seat(kind, name))
    return tuple(seats)


def seats_note(seats: Sequence[Seat]) -> str:
    """How a record remembers who sat where; `noted_seats` reads it."""
    return f"seats: {', '.join(seat.kind for seat in seats)}"


def noted_seats(notes: Iterable[str], names: Sequence[str]) -> tuple[Seat, ...] | None:
    """The seats as a record remembers them; None if it does not."""
    for note in notes:
        kinds = note.removeprefix("seats: ").split(", ")
        if note.startswith("seats: ") and len(kinds) == len(names) and set(kinds) <= {PERSON, *BOTS}:
            return tuple(Seat(kind, name) for kind, name in zip(kinds, names, strict=True))
    return None
