"""A position told as JSON (`describe`). `build.py` takes it back, or one written by hand.

In a position as one seat sees it, another player's cards are only counted; the loot of a theft it did not
see is a question mark.
"""

from typing import Any

from durbar.games.excavation.content import CARD_NAMES, COLOUR_NAMES, HEX_NAMES, SITE_NAMES
from durbar.games.excavation.rules import ledger as seen
from durbar.games.excavation.rules.ground import find_at, site_at
from durbar.games.excavation.rules.table import (
    DUG,
    NEUTRAL,
    TOKEN,
    UNDER_SPADE,
    Listing,
    Patron,
    Table,
    cards,
    cards_owned,
    tokens,
)
from durbar.games.excavation.vocabulary import ENDINGS, PROMPTS

AFTER = ("set-up", "turn", "spread")  # what goes on once the digs are refilled
UNSEEN = "?"

# The lines of the ledger: the seat, then what was seen of its cards.
SEEN = {
    seen.SAW_ARCH: "used arch",
    seen.SAW_DIFFERENT: "used two different",
    seen.SAW_PAIR: "used a pair",
    seen.SAW_BASIC: "used a basic",
    seen.SAW_HIDDEN: "used a card",
    seen.SAW_DISCARD: "discarded",
    seen.SAW_GAIN: "received",
    seen.SAW_THEFT: "robbed",
}
NEXT_ROUND = "next round"


def describe(t: Table) -> dict[str, Any]:
    """The whole position, or as much of it as this one knows."""
    told: dict[str, Any] = {
        "round": int(t.round_number),
        "first": int(t.first),
        "active": int(t.active),
        "phase": "over" if t.over else PROMPTS[t.phase].name,
        "seats": [_seat(t, seat) for seat in range(t.seats)],
        "tokens": {HEX_NAMES[c]: int(t.ground[c]) - TOKEN for c in t.book.valley.cells if _is_token(t, c)},
        "digs": {SITE_NAMES[site]: _dig(t, site) for site in t.sites.cards},
        "sites": _listing(t.sites, "site", SITE_NAMES),
        "personalities": _listing(t.row, "card", CARD_NAMES),
        "bag": heap(t.bag),
        "pile": purse(t.pile),
        "discard": purse(t.discard),
        "site_pile": int(t.site_pile),
        "pending": _pending(t),
        "seen": [_line(line) for line in t.ledger],
    }
    if t.over:
        told["ending"] = ENDINGS[t.ending]
    return told


def purse(counts: int) -> dict[str, int]:
    """Cards by name, those that are there."""
    return {name: int(cards(counts, k)) for k, name in enumerate(CARD_NAMES) if cards(counts, k)}


def heap(counts: int) -> dict[str, int]:
    """Dig tokens by colour, those that are there."""
    return {name: int(tokens(counts, k)) for k, name in enumerate(COLOUR_NAMES) if tokens(counts, k)}


def site_names(mask: int) -> list[str]:
    """Sites by name, in the order of their letters."""
    return [name for site, name in enumerate(SITE_NAMES) if mask >> site & 1]


def _is_token(t: Table, cell: int) -> bool:
    return TOKEN <= t.ground[cell] < UNDER_SPADE


def _seat(t: Table, seat: int) -> dict[str, Any]:
    patron: Patron = t.patrons[seat]
    told: dict[str, Any] = {
        "hand_size": int(patron.hand_size),
        "front_size": int(cards_owned(t, seat) - patron.hand_size),
        "supply": int(patron.supply),
        "lost": int(patron.lost),
        "finds": heap(patron.won),
        "sites": site_names(patron.sites),
    }
    if patron.hand != seen.UNKNOWN:
        told |= {"hand": purse(patron.hand), "front": purse(patron.front)}
    return told


def _dig(t: Table, site: int) -> dict[str, Any]:
    """The hexes of a dig are its site, those with finds, and markers of joined digs not yet replaced."""
    marker = t.book.valley.site_cells[site]
    finds: dict[str, str] = {}
    bare: list[str] = []
    for cell in t.book.valley.cells:
        ground = t.ground[cell]
        if ground >= DUG and site_at(ground) == site:
            if find_at(ground) >= 0:
                finds[HEX_NAMES[cell]] = COLOUR_NAMES[find_at(ground)]
            elif cell != marker:
                bare.append(HEX_NAMES[cell])
    stacked: list[str] = []
    below = t.under[site]
    while below >= 0:
        stacked.append(SITE_NAMES[below])
        below = t.under[below]
    told: dict[str, Any] = {"finds": finds, "under": stacked}
    if bare:
        told["bare"] = bare
    return told


def _listing(listing: Listing, what: str, names: tuple[str, ...]) -> list[dict[str, Any]]:
    told = []
    start = 0
    for card, count in zip(listing.cards, listing.counts, strict=True):
        owners = listing.owners[start : start + count]
        start += count
        told.append(
            {what: names[card], "tokens": [None if owner == NEUTRAL else int(owner) for owner in owners]}
        )
    return told


def _pending(t: Table) -> dict[str, Any]:
    """What an unfinished action has settled so far; only what is not as at the beginning of a turn."""
    told: dict[str, Any] = {
        "left": int(t.left) or None,
        "moved": int(t.moved) or None,
        "position": int(t.position) + 1 or None,
        "victim": int(t.victim) if t.victim >= 0 else None,
        "dig": _site(t.dig),
        "lowest": CARD_NAMES[t.lowest] if t.lowest > 0 else None,
        "colours": [name for k, name in enumerate(COLOUR_NAMES) if t.colours >> k & 1] or None,
        "one": HEX_NAMES[t.one] if t.one >= 0 else None,
        "two": HEX_NAMES[t.two] if t.two >= 0 else None,
        "drawn": COLOUR_NAMES[t.drawn] if t.drawn >= 0 else None,
        "host": _site(t.host),
        "joined": site_names(t.joined) or None,
        "after": AFTER[t.after] if t.after != 1 else None,
        "frozen": [SITE_NAMES[site] for site in (t.frozen, t.frozen_next) if site >= 0] or None,
        "ring": [HEX_NAMES[c] for c in t.book.valley.cells if t.ground[c] == UNDER_SPADE] or None,
    }
    return {name: value for name, value in told.items() if value is not None}


def _site(site: int) -> str | None:
    return SITE_NAMES[site] if site >= 0 else None


def _line(line: int) -> str:
    """One line of the ledger in words: "2 discarded historian", "1 robbed 0 of ?"."""
    kind, card = seen.line_kind(line), seen.line_card(line)
    if kind == seen.SAW_ROUND:
        return NEXT_ROUND
    words = [str(seen.line_seat(line)), SEEN[kind]]
    if kind == seen.SAW_THEFT:
        words += [str(seen.line_victim(line)), "of"]
    if kind in (seen.SAW_DISCARD, seen.SAW_GAIN, seen.SAW_THEFT):
        words.append(UNSEEN if card == seen.UNKNOWN_CARD else CARD_NAMES[card])
    return " ".join(words)
