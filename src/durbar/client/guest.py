"""A bot of the library as a guest: it takes seats, is asked, and answers, at any number of tables."""

from __future__ import annotations

import http.client
import logging
import time
from collections.abc import Callable

from durbar.core import Bot, DurbarError, View, game_class

from .connection import Client, Event, ServerProblem

log = logging.getLogger("durbar.client")

FIRST_WAIT = 0.5  # seconds until we try again; twice as long each time
LONGEST_WAIT = 30.0
LOST = (OSError, http.client.HTTPException)
OUTDATED = ("stale", "refused", "wrong-seat", "no-table")  # the table has moved on; another event will tell

Accept = Callable[[Event], bool]


def any_game(challenge: Event) -> bool:
    """Accept whatever is installed here."""
    try:
        game_class(challenge["game"])
    except DurbarError:
        return False
    return True


class Guest:
    """Answers for a bot. `accept` decides about challenges; what is installed here, unless told otherwise."""

    def __init__(self, client: Client, bot: Bot, accept: Accept = any_game) -> None:
        self.client = client
        self.bot = bot
        self.accept = accept
        self.playing: set[str] = set()  # the tables we sit at
        self.outcomes: dict[str, Event] = {}  # how games have ended

    def hear(self, event: Event) -> None:
        """Do what an event asks for."""
        kind, table = event["type"], event.get("table", "")
        try:
            if kind == "challenge":
                answer = self.client.accept if self.accept(event) else self.client.refuse
                answer(event["challenge"])
            elif kind == "table":
                self.playing.add(table)
                if event["salt_wanted"]:
                    self.client.give_salt(table)
            elif kind == "question":
                self.client.move(table, event["v"], event["seat"], self.bot.choose(view_of(event)).text)
            elif kind in ("over", "left"):
                self.playing.discard(table)
                if kind == "over":
                    self.outcomes[table] = event["outcome"]
        except ServerProblem as problem:
            if kind != "challenge" and problem.code not in OUTDATED:
                raise
            log.info("%s: %s", table, problem)


def view_of(question: Event) -> View:
    """The view of the seat that is asked, as the library knows it."""
    position = question["position"]
    kind = game_class(position["game"])
    return kind(position["players"], **position["options"]).from_dict(position).view(question["seat"])


def play_as_guest(client: Client, bot: Bot, accept: Accept = any_game, games: int = 0) -> Guest:
    """Listen and answer until so many games have ended (0: for ever); come back whenever the line breaks."""
    guest, wait = Guest(client, bot, accept), FIRST_WAIT
    while True:
        try:
            for event in client.events():
                wait = FIRST_WAIT
                guest.hear(event)
                if games and len(guest.outcomes) >= games:
                    return guest
        except LOST as error:
            log.warning("the line broke (%s); trying again in %g s", error, wait)
        time.sleep(wait)
        wait = min(2 * wait, LONGEST_WAIT)
