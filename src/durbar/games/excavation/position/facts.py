"""What a view tells besides the position: what follows from it, and is worked out for whoever studies it.

Everything here is worked out from what the seat knows.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from durbar.games.excavation.content import COLOUR_NAMES, SITE_NAMES
from durbar.games.excavation.position.describe import describe, heap, purse, site_names
from durbar.games.excavation.rules import ledger as seen
from durbar.games.excavation.rules.control import control_set, controllers, isolated, tokens_in
from durbar.games.excavation.rules.deduction import certain_cards
from durbar.games.excavation.rules.removal import colours_of
from durbar.games.excavation.rules.table import Table, coloured
from durbar.games.excavation.rules.valley import holds


def facts(t: Table) -> dict[str, Any]:
    """The position; who controls which dig, and for what; everybody's known cards; unseen sites."""
    told = describe(t)
    for site in map(int, t.sites.cards):
        told["digs"][SITE_NAMES[site]] |= _stakes(t, site, told["digs"][SITE_NAMES[site]]["under"])
    for seat, row in enumerate(told["seats"]):
        patron = t.patrons[seat]
        shown = patron.hand != seen.UNKNOWN
        row["known"] = purse(patron.hand + patron.front if shown else certain_cards(t, seat))
    told["unseen_sites"] = site_names(t.unseen)
    return told


def _stakes(t: Table, site: int, under: list[str]) -> dict[str, Any]:
    """Is a dig isolated, whose tokens count how often, who may remove it, for which cards, and for what?"""
    control = judge_dig(t, site)
    found = t.finds[site]
    worth = t.book.site_points * (1 + len(under)) + t.book.find_points * coloured(found)
    return {
        "isolated": control.isolated,
        "tokens": list(control.score) if control.isolated else [0] * t.seats,
        "controllers": list(control.controllers),
        "price": [name for k, name in enumerate(COLOUR_NAMES) if colours_of(found) >> k & 1],
        "prize": {"sites": [SITE_NAMES[site], *under], "finds": heap(found), "points": int(worth)},
    }


@dataclass(frozen=True)
class DigControl:
    """One dig: is it isolated, which cells count, how many for each seat, and who controls it."""

    isolated: bool
    cells: tuple[int, ...] = ()
    score: tuple[int, ...] = ()
    controllers: tuple[int, ...] = ()


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
