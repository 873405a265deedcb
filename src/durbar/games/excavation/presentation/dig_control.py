"""Who controls a dig, told to people: for the drawing, the terminal and whoever asks."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from durbar.games.excavation.content import SITE_NAMES
from durbar.games.excavation.presentation.words import ExcavationWords
from durbar.games.excavation.rules.control import control_set, controllers, isolated, tokens_in
from durbar.games.excavation.rules.table import Table
from durbar.games.excavation.rules.valley import holds


@dataclass(frozen=True)
class DigControl:
    """One dig: is it isolated, which cells count, how many for each seat, and who controls it."""

    isolated: bool
    cells: tuple[int, ...] = ()
    score: tuple[int, ...] = ()
    controllers: tuple[int, ...] = ()

    def describe(self, words: ExcavationWords, lang: str, names: Sequence[str] | None = None) -> str:
        """In a few words."""
        if not self.isolated:
            return words.say("label-open", lang)
        if not self.controllers:
            return words.say("label-nobody", lang)
        people = words.people(self.controllers, lang, names)
        score = "-".join(map(str, self.score))
        return words.texts.say(lang, "label-control", names=people, count=len(self.controllers), score=score)


def changed_control(before: Table, after: Table) -> Iterator[tuple[str, DigControl]]:
    """The digs around which things stand otherwise than before."""
    for site in map(int, before.sites.cards):
        if site in after.sites.cards:
            was, seen = judge_dig(before, site), judge_dig(after, site)
            if (was.isolated, was.score) != (seen.isolated, seen.score):
                yield SITE_NAMES[site], seen


def judge_dig(t: Table, site: int) -> DigControl:
    """How things stand around a dig, judged on the map as it is (X-R66)."""
    if not isolated(t, 1 << site):
        return DigControl(False)
    counted = control_set(t, site)
    mask = controllers(t, site)
    return DigControl(
        True,
        tuple(int(cell) for cell in t.book.valley.cells if holds(counted, cell)),
        tuple(int(tokens_in(t, counted, seat)) for seat in range(t.seats)),
        tuple(seat for seat in range(t.seats) if mask >> seat & 1),
    )
