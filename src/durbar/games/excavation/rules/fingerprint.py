# ruff: noqa: RET504  (one line for each field)
"""A position in 62 bits: all its fields but those that are fixed, scratch, or follow from others.

Written by tools/fingerprints.py from the constructors in table.py and from position/fields.py.
"""

from mypy_extensions import i64

from durbar.core.kernel import mix, mix_row
from durbar.games.excavation.rules.table import Listing, Patron, Table


def fingerprint(t: Table) -> i64:
    digest: i64 = 0
    digest = mix(digest, t.player)
    digest = mix(digest, t.phase)
    digest = mix(digest, t.round_number)
    digest = mix(digest, t.first)
    digest = mix(digest, t.active)
    for each in t.patrons:
        digest = mix_patron(digest, each)
    digest = mix_row(digest, t.ground)
    digest = mix_row(digest, t.under)
    digest = mix_listing(digest, t.sites)
    digest = mix_listing(digest, t.row)
    digest = mix(digest, t.bag)
    digest = mix(digest, t.pile)
    digest = mix(digest, t.discard)
    digest = mix(digest, t.unseen)
    digest = mix(digest, t.site_pile)
    digest = mix(digest, t.left)
    digest = mix(digest, t.moved)
    digest = mix(digest, t.position)
    digest = mix(digest, t.victim)
    digest = mix(digest, t.dig)
    digest = mix(digest, t.lowest)
    digest = mix(digest, t.colours)
    digest = mix(digest, t.one)
    digest = mix(digest, t.two)
    digest = mix(digest, t.drawn)
    digest = mix(digest, t.host)
    digest = mix(digest, t.joined)
    digest = mix(digest, t.after)
    digest = mix(digest, t.frozen)
    digest = mix(digest, t.frozen_next)
    digest = mix(digest, t.ending)
    digest = mix_row(digest, t.ledger)
    return digest


def mix_patron(digest: i64, part: Patron) -> i64:
    digest = mix(digest, part.hand)
    digest = mix(digest, part.front)
    digest = mix(digest, part.hand_size)
    digest = mix(digest, part.opening)
    digest = mix(digest, part.supply)
    digest = mix(digest, part.lost)
    digest = mix(digest, part.won)
    digest = mix(digest, part.sites)
    return digest


def mix_listing(digest: i64, part: Listing) -> i64:
    digest = mix_row(digest, part.cards)
    digest = mix_row(digest, part.counts)
    digest = mix_row(digest, part.owners)
    return digest
