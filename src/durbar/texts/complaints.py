"""What cannot be, told to players: the text ``wrong-REASON`` of an error, by whoever knows it."""

from __future__ import annotations

from collections.abc import Iterator

from durbar.core import BadContent, DurbarError, game_class, games

from .catalogue import HOUSE, Argument, Texts


def say_error(error: DurbarError, lang: str, texts: Texts = HOUSE) -> str:
    """The sentence for players, from these texts or those of its game; "" if nobody has written one."""
    text = f"wrong-{error.reason}"
    for each in _speakers(error, texts):
        if each.has(lang, text):
            said = each.say(lang, text, **_facts(error, lang))
            place = _place(error, lang)
            return HOUSE.say(lang, "label-value", label=place, value=said) if place else said
    return ""


def _speakers(error: DurbarError, texts: Texts) -> Iterator[Texts]:
    yield texts
    if error.game in games():
        yield game_class(error.game).presentation_class().texts


def _facts(error: DurbarError, lang: str) -> dict[str, Argument]:
    comma = HOUSE.say(lang, "comma")
    told = {
        name: fact if isinstance(fact, str | int) else comma.join(fact) for name, fact in error.facts.items()
    }
    return {"field": error.field, **told}


def _place(error: DurbarError, lang: str) -> str:
    """Where in which file, for whoever edits tables."""
    if not isinstance(error, BadContent) or not error.file:
        return ""
    line = [HOUSE.say(lang, "at-line", line=error.line)] if error.line else []
    return HOUSE.say(lang, "comma").join([f"{error.file}.toml", *line, *filter(None, [error.key])])
