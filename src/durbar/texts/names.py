"""What somebody is called who gave no name."""

from __future__ import annotations

from .catalogue import HOUSE


def default_name(seat: int, bot: str | None, lang: str) -> str:
    """A person is numbered, a bot has a name of the valley."""
    if bot is None:
        return HOUSE.say(lang, "player", number=seat + 1)
    names = HOUSE.say(lang, "bot-names").split(", ")
    return names[seat % len(names)]
