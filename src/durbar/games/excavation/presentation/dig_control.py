"""Who controls a dig, told to people: for the drawing, the terminal and whoever asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from durbar.games.excavation.content import SITE_NAMES
from durbar.games.excavation.position.facts import DigControl, judge_dig
from durbar.games.excavation.presentation.words import ExcavationWords
from durbar.games.excavation.rules.table import Table


def describe_control(
    control: DigControl, words: ExcavationWords, lang: str, names: Sequence[str] | None = None
) -> str:
    """In a few words."""
    if not control.isolated:
        return words.say("label-open", lang)
    if not control.controllers:
        return words.say("label-nobody", lang)
    people = words.people(control.controllers, lang, names)
    score = "-".join(map(str, control.score))
    return words.texts.say(lang, "label-control", names=people, count=len(control.controllers), score=score)


def changed_control(before: Table, after: Table) -> Iterator[tuple[str, DigControl]]:
    """The digs around which things stand otherwise than before."""
    for site in map(int, before.sites.cards):
        if site in after.sites.cards:
            was, seen = judge_dig(before, site), judge_dig(after, site)
            if (was.isolated, was.score) != (seen.isolated, seen.score):
                yield SITE_NAMES[site], seen
