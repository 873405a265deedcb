"""What can be played here: every installed game with its options and contents."""

from __future__ import annotations

import logging

from durbar.bots import BOTS
from durbar.core import Game, game_class, games

from ..tables.contents import offered_contents
from ..tables.seating import HERE, ME, OPEN
from ..typed.messages import ContentInfo, GameInfo, Games, OptionInfo

log = logging.getLogger("durbar")


def games_info(lang: str) -> Games:
    """What can be played here, and by whom."""
    return Games([ME, HERE, OPEN, *BOTS], [game_info(kind, lang) for kind in loadable_games()])


def game_info(kind: type[Game], lang: str) -> GameInfo:
    """What can be known about a game before it is played."""
    options = [
        OptionInfo(each.name, each.kind, each.default, list(each.values), each.low, each.high)
        for each in kind.OPTIONS
    ]
    name = kind().presentation.say("game-name", lang)
    contents = [ContentInfo(each.digest, each.name) for each in offered_contents(kind.id)]
    return GameInfo(kind.id, name, kind.rules_version, list(kind.seats), options, contents)


def loadable_games() -> list[type[Game]]:
    """The games that can be played; one that is broken does not take the others with it."""
    found: list[type[Game]] = []
    for name in games():
        try:
            found.append(game_class(name))
        except Exception:
            log.exception("the game %s cannot be loaded", name)
    return found
