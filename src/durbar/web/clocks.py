"""Clocks in words and figures: on the form of a new game, in the lobby, and at the table."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.core import OptionError
from durbar.server.tables.clocks import DAY, HOUR, PRESETS, ClockRules

from .render import words

MINUTE = 60


def clock_name(rules: ClockRules, lang: str) -> str:
    """What was chosen, in a few words."""
    say = words(lang)
    if rules.kind == "live":
        minutes = f"{rules.seconds / MINUTE:g}"
        if rules.increment:
            return say("web-clock-live-more", minutes=minutes, seconds=rules.increment)
        return say("web-clock-live", minutes=minutes)
    if rules.seconds % DAY == 0:
        return say("web-clock-days", days=rules.seconds // DAY)
    return say("web-clock-hours", hours=f"{rules.seconds / HOUR:g}")


def clock_fields(asked: Mapping[str, str], lang: str) -> dict[str, Any]:
    """What the form of a new game offers, and what is chosen in it."""
    try:
        chosen = ClockRules.of_words(asked.get("clock", ""))
    except OptionError:
        chosen = None
    offered = [rules for each in PRESETS if (rules := ClockRules.of_words(each))]
    if chosen is not None and chosen not in offered:
        offered.append(chosen)
    return {
        "chosen": chosen.words if chosen else "",
        "offered": [(rules.words, clock_name(rules, lang)) for rules in offered],
        "at_zero": "free" if asked.get("at-zero") == "free" else "bot",
    }


def clock_face(seconds: float) -> str:
    """Time left, as the script writes it too: `2:05`, `1:02:05`, and above a day in hours."""
    whole = max(0, int(seconds))
    minutes = f"{whole % HOUR // MINUTE:02}:{whole % MINUTE:02}"
    if whole >= DAY:
        return f"{whole // HOUR} h"
    return f"{whole // HOUR}:{minutes}" if whole >= HOUR else minutes.removeprefix("0")
