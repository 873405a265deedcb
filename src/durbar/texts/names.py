"""What somebody is called who gave no name."""

from __future__ import annotations

from collections.abc import Sequence

from .catalogue import HOUSE


def default_name(seat: int, bot: str | None, lang: str) -> str:
    """A person is numbered, a bot has a name of the valley."""
    if bot is None:
        return HOUSE.say(lang, "player", number=seat + 1)
    names = HOUSE.say(lang, "bot-names").split(", ")
    return names[seat % len(names)]


def addressed(names: Sequence[str], seat: int | None, lang: str) -> Sequence[str]:
    """The names as whoever sits there is told them: their own is "you"."""
    return [HOUSE.say(lang, "you") if k == seat else name for k, name in enumerate(names)]


def bot_name(bot: str, lang: str) -> str:
    """What a kind of bot is called; one from somebody else's package goes by its own name."""
    return HOUSE.say(lang, f"bot-{bot}") if HOUSE.has(lang, f"bot-{bot}") else bot


def bot_help(bot: str, lang: str) -> str:
    """How a kind of bot plays, in a line; "" if nobody has written it."""
    return HOUSE.say(lang, f"bot-{bot}-help") if HOUSE.has(lang, f"bot-{bot}-help") else ""
