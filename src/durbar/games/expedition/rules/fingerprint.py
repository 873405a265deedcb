# ruff: noqa: RET504  (one line for each field)
"""A position in 62 bits: all its fields but those that are fixed, scratch, or follow from others.

Written by tools/fingerprints.py from the constructors in table.py and from position/fields.py.
"""

from mypy_extensions import i64

from durbar.core.kernel import mix, mix_row
from durbar.games.expedition.rules.table import Player, Table


def fingerprint(t: Table) -> i64:
    digest: i64 = 0
    digest = mix(digest, t.land.fingerprint())
    for each in t.players:
        digest = mix_player(digest, each)
    digest = mix_row(digest, t.common)
    digest = mix(digest, t.player)
    digest = mix(digest, t.phase)
    digest = mix(digest, t.resume)
    digest = mix(digest, t.cursor)
    digest = mix(digest, t.active)
    digest = mix(digest, t.day)
    digest = mix(digest, t.round)
    digest = mix(digest, t.turn)
    digest = mix(digest, t.holder)
    digest = mix(digest, t.storm)
    digest = mix(digest, t.storms_left)
    digest = mix(digest, t.suns_left)
    digest = mix(digest, t.storm_days)
    digest = mix(digest, t.arrived)
    digest = mix(digest, t.deck)
    digest = mix(digest, t.display)
    digest = mix(digest, t.animal_deck)
    digest = mix(digest, t.animal_display)
    digest = mix(digest, t.goods_left)
    digest = mix(digest, t.start_deck)
    digest = mix(digest, t.done)
    digest = mix(digest, t.die)
    digest = mix(digest, t.rolls)
    digest = mix(digest, t.target)
    digest = mix(digest, t.plan)
    digest = mix(digest, t.exits)
    digest = mix(digest, t.viewer)
    return digest


def mix_player(digest: i64, part: Player) -> i64:
    digest = mix_row(digest, part.have)
    digest = mix(digest, part.space)
    digest = mix(digest, part.markers)
    digest = mix(digest, part.character)
    digest = mix(digest, part.tile)
    digest = mix(digest, part.tiles_under)
    digest = mix(digest, part.offerings)
    digest = mix(digest, part.served)
    digest = mix(digest, part.monk_uses)
    digest = mix(digest, part.goods)
    digest = mix(digest, part.specials)
    digest = mix(digest, part.animals)
    digest = mix(digest, part.equipment)
    digest = mix(digest, part.tents)
    digest = mix(digest, part.arrival)
    return digest
