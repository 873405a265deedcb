# ruff: noqa: RET504  (one line for each field)
"""A position in 62 bits: all its fields but those that are fixed, scratch, or follow from others.

Written by tools/fingerprints.py from the constructors in table.py and from position/fields.py.
"""

from mypy_extensions import i64

from durbar.core.kernel import mix, mix_row
from durbar.games.revival.rules.table import Player, Ruins, Table


def fingerprint(t: Table) -> i64:
    digest: i64 = 0
    digest = mix(digest, t.player)
    digest = mix(digest, t.phase)
    digest = mix(digest, t.stage)
    digest = mix(digest, t.round)
    digest = mix(digest, t.first)
    digest = mix(digest, t.at)
    digest = mix(digest, t.cell)
    digest = mix(digest, t.need)
    digest = mix(digest, t.surplus)
    digest = mix(digest, t.busy)
    digest = mix(digest, t.laid)
    digest = mix(digest, t.blue_left)
    digest = mix(digest, t.red_left)
    digest = mix(digest, t.holographic_built)
    digest = mix(digest, t.closed)
    digest = mix(digest, t.claimed)
    digest = mix(digest, t.bhairavs)
    digest = mix(digest, t.bought)
    for each in t.players:
        digest = mix_player(digest, each)
    digest = mix_ruins(digest, t.ruins)
    digest = mix_row(digest, t.piles)
    digest = mix_row(digest, t.market)
    digest = mix_row(digest, t.bids)
    digest = mix_row(digest, t.bottom)
    digest = mix_row(digest, t.drawn)
    digest = mix_row(digest, t.declared)
    digest = mix_row(digest, t.holographic_value)
    digest = mix_row(digest, t.objectives)
    return digest


def mix_player(digest: i64, part: Player) -> i64:
    digest = mix(digest, part.score)
    digest = mix(digest, part.coin_points)
    digest = mix(digest, part.coins)
    digest = mix(digest, part.mission)
    digest = mix(digest, part.architect)
    digest = mix(digest, part.bhairav)
    digest = mix(digest, part.objective)
    digest = mix(digest, part.ask)
    digest = mix(digest, part.ask_end)
    digest = mix(digest, part.ask_area)
    digest = mix(digest, part.ask_slot)
    digest = mix_row(digest, part.hand)
    digest = mix_row(digest, part.aside)
    digest = mix_row(digest, part.monuments)
    return digest


def mix_ruins(digest: i64, part: Ruins) -> i64:
    digest = mix(digest, part.board)
    digest = mix(digest, part.side)
    digest = mix_row(digest, part.purple)
    digest = mix_row(digest, part.debris)
    digest = mix_row(digest, part.done)
    digest = mix_row(digest, part.room)
    return digest
