"""``durbar guest``: any bot of the library at a table of any server; ``durbar token``: who may come."""

from __future__ import annotations

import importlib
import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Optional

import typer

from durbar.bots import bot as library_bot
from durbar.core import Bot, DurbarError, OptionError

from .messages import say, spoken_language
from .serving import Data, store_location

if TYPE_CHECKING:
    from durbar.client import Client
    from durbar.client.connection import Link

VARIABLE = "DURBAR_TOKEN"


def register(app: typer.Typer) -> None:
    """Add these commands to the program."""
    app.command()(guest)
    app.command()(token)


def guest(
    url: str,
    bot: Annotated[str, typer.Option("--bot")] = "sherpa",
    token: Annotated[str, typer.Option(envvar=VARIABLE)] = "",
    name: str = "",
    games: Annotated[Optional[int], typer.Option(min=1)] = None,  # noqa: UP045  (typer reads these at run time)
    seed: Optional[str] = None,  # noqa: UP045
) -> None:
    """Put a bot at a table of any server: at the seat of an invitation, or wherever it is asked to."""
    from durbar.client import Client, play_as_guest, read_link

    link, player = read_link(url), load_bot(bot, seed)
    client = Client(link.server, token)
    called = name or f"{player.name} {secrets.token_hex(2)}"
    try:
        if not token:
            made = client.new_bot(called)
            print(say("guest-came", name=called, server=link.server), flush=True)
            print(say("guest-again", setting=f"{VARIABLE}={made}"), flush=True)
        if link.invitation:
            take_seat(client, link, name if token else called, new=not token)
        ended = play_as_guest(client, player, games=games or (1 if link.invitation else 0))
        for table, outcome in ended.outcomes.items():
            print(say("guest-over", table=table, seats=ranked_seats(outcome["ranking"])))
        if not token and link.invitation:
            client.remove_bot(called)
    except OSError as error:
        message = f"{link.server} does not answer: {error}"
        raise DurbarError(message, field="url", reason="server-silent", wanted=link.server) from error
    finally:
        client.close()


def ranked_seats(ranking: Sequence[Sequence[int]]) -> str:
    """The seats as people count them, best first: ``2, 1+3``."""
    return say("comma").join("+".join(str(seat + 1) for seat in group) for group in ranking)


def take_seat(client: Client, link: Link, name: str, new: bool) -> None:
    """The seat of an invitation; a new guest who does not get it leaves nothing behind, not even a name."""
    from durbar.client import ServerProblem

    try:
        client.sit(link.table, link.invitation, name)
    except ServerProblem:
        if new:
            client.remove_bot(name)
        raise


def token(
    name: str = "",
    remove: Annotated[bool, typer.Option("--remove")] = False,
    data: Data = None,
) -> None:
    """Give a program a token for the server of this data, another one if it has one; or list them."""
    from durbar.server.people.members import Members
    from durbar.server.problems import Problem
    from durbar.server.storage.store import Store

    store = Store(store_location(data))
    members = Members(store)
    try:
        found = members.find_by_name(name) if name else None
        if found is not None and not found.is_program:
            raise Problem(409, "name-kept")
        if not name:
            for each in members.bots_of(None):
                print(each.name)
        elif remove:
            if found is None:
                raise Problem(404, "no-bot-guest")
            members.remove_bot(found)
        elif found is not None:
            print(members.new_token(found.guest))
        else:
            print(members.new_bot(name, "house")[1])
    except Problem as problem:
        raise DurbarError(problem.say(spoken_language(sys.argv[1:])), field="name") from problem
    finally:
        store.close()


def load_bot(written: str, seed: str | None) -> Bot:
    """A bot by its name in the library, or a class by ``module:Class``; the folder we are in counts, too."""
    module, colon, name = written.partition(":")
    if not colon:
        return library_bot(written, secrets.token_hex(8) if seed is None else seed)
    sys.path.insert(0, str(Path.cwd()))
    try:
        made = getattr(importlib.import_module(module), name)()
    except (ImportError, AttributeError, TypeError) as error:
        message = f"{written!r} cannot be made a bot: {error}"
        raise OptionError(message, field="bot", reason="bot-made", wanted=written) from error
    if not isinstance(made, Bot):
        message = f"{written!r} is no durbar.Bot"
        raise OptionError(message, field="bot", reason="bot-made", wanted=written)
    return made
