"""What a seat knows (9): everything but the tents in other hands, and whom the tent window is waiting for."""

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.kernel import HIDDEN, Rng
from durbar.games.expedition.rules.landscape import LANDSCAPES
from durbar.games.expedition.rules.numbers import (
    ASK_TENT,
    ASKED,
    ASKED_SEEN,
    TENT_PILE,
    TENTS,
)
from durbar.games.expedition.rules.table import Player, Table


def public_player(p: Player) -> Player:
    """A player as the others see them: tents are a number only."""
    seen = p.clone()
    for land in range(LANDSCAPES):
        seen.have[TENTS + land] = 0
    return seen


def unseen_tents(t: Table, viewer: i64) -> vec[i64]:
    """The common things as a seat knows them: tents in other hands are as unknown as those in the pile."""
    common = t.common[:]
    for seat in range(t.setting.players):
        if seat != viewer:
            for land in range(LANDSCAPES):
                common[TENT_PILE + land] += t.players[seat].have[TENTS + land]
    if t.phase == ASK_TENT and t.player != viewer:
        common[ASKED] = asked_surely(t, viewer)
    return common


def asked_surely(t: Table, viewer: i64) -> i64:
    """How many of the others have had their chance for sure: up to the last tent played, or one's own no."""
    place = (viewer + t.setting.players - t.active - 1) % t.setting.players
    if viewer >= 0 and viewer != t.active and place < t.common[ASKED] and fits(t, viewer):
        return place + 1 if place + 1 > t.common[ASKED_SEEN] else t.common[ASKED_SEEN]
    return t.common[ASKED_SEEN]


def fits(t: Table, seat: i64) -> bool:
    """Does a seat hold a tent for the target space?"""
    return t.players[seat].have[TENTS + t.land.land[t.target]] > 0


def known_player(t: Table, viewer: i64) -> i64:
    """Who is asked, as far as a seat may know: who holds a fitting tent is not for all to see (4.7)."""
    if t.phase == ASK_TENT and t.player != viewer:
        return HIDDEN
    return t.player


def guess_tents(t: Table, viewer: i64, rng: Rng) -> None:
    """Deal the unseen tents at random; while the tent window waits, somebody must be able to answer."""
    while True:
        deal_tents(t, viewer, rng)
        if t.player != HIDDEN:
            return
        if find_asked(t, viewer):
            return
        take_tents_back(t, viewer)


def deal_tents(t: Table, viewer: i64, rng: Rng) -> None:
    for seat in range(t.setting.players):
        if seat == viewer:
            continue
        p = t.players[seat]
        for _ in range(p.tents):
            left: i64 = 0
            for land in range(LANDSCAPES):
                left += t.common[TENT_PILE + land]
            pick = rng.below(left)
            land = 0
            while pick >= t.common[TENT_PILE + land]:
                pick -= t.common[TENT_PILE + land]
                land += 1
            t.common[TENT_PILE + land] -= 1
            p.have[TENTS + land] += 1


def take_tents_back(t: Table, viewer: i64) -> None:
    for seat in range(t.setting.players):
        if seat != viewer:
            for land in range(LANDSCAPES):
                t.common[TENT_PILE + land] += t.players[seat].have[TENTS + land]
                t.players[seat].have[TENTS + land] = 0


def find_asked(t: Table, viewer: i64) -> bool:
    """The first of the others who may still be asked and holds a fitting tent.

    The viewer is not it: a viewer whose turn to answer has not come knows that somebody before is asked.
    """
    for k in range(t.common[ASKED], t.setting.players - 1):
        seat = (t.active + 1 + k) % t.setting.players
        if fits(t, seat):
            if seat == viewer:
                return False
            t.common[ASKED] = k
            t.player = seat
            return True
    return False
