"""What a seat knows (9): everything but the tents in other hands, and whom the tent window is waiting for."""

from mypy_extensions import i64

from durbar.core.kernel import HIDDEN, Rng
from durbar.core.vecs import vec
from durbar.games.expedition.rules.landscape import LANDSCAPES
from durbar.games.expedition.rules.layout import ASKED, ASKED_SEEN, TENT_PILE, TENTS
from durbar.games.expedition.rules.numbers import PLAY_TENTS
from durbar.games.expedition.rules.table import Player, Table


def public_player(p: Player) -> Player:
    """A player as the others see them: tents are a number only."""
    have = p.have[:]
    for land in range(LANDSCAPES):
        have[TENTS + land] = 0
    return p.copy(have)


def unseen_tents(t: Table, viewer: i64) -> vec[i64]:
    """The common things as a seat knows them: tents in other hands are as unknown as those in the pile."""
    common = t.common[:]
    for seat in range(t.setting.players):
        if seat != viewer:
            for land in range(LANDSCAPES):
                common[TENT_PILE + land] += t.players[seat].have[TENTS + land]
    if t.phase == PLAY_TENTS and t.player != viewer:
        common[ASKED] = asked_surely(t, viewer)
    return common


def asked_surely(t: Table, viewer: i64) -> i64:
    """How many of the others have had their chance for sure: up to the last tent played, or one's own no."""
    place = place_of(t, viewer)
    if viewer >= 0 and viewer != t.active and place < t.common[ASKED] and t.players[viewer].tents > 0:
        return place + 1 if place + 1 > t.common[ASKED_SEEN] else t.common[ASKED_SEEN]
    return t.common[ASKED_SEEN]


def place_of(t: Table, seat: i64) -> i64:
    """Who comes when: the seat after the active one is 0."""
    return (seat + t.setting.players - t.active - 1) % t.setting.players


def known_player(t: Table, viewer: i64) -> i64:
    """Who is asked, as far as a seat may know: who has passed already is not for all to see (E-R139)."""
    if t.phase == PLAY_TENTS and t.player != viewer:
        return HIDDEN
    return t.player


def guess_tents(t: Table, viewer: i64, rng: Rng) -> None:
    """Deal the unseen tents at random; while the tent window waits, one of those who may be asked now is."""
    for seat in range(t.setting.players):
        if seat != viewer:
            for _ in range(t.players[seat].tents):
                deal_tent(t, t.players[seat], rng)
    if t.player == HIDDEN:
        guess_asked(t, viewer, rng)


def deal_tent(t: Table, p: Player, rng: Rng) -> None:
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


def guess_asked(t: Table, viewer: i64, rng: Rng) -> None:
    """Any holder of tents who has not surely answered; a viewer still to be asked knows it is one before."""
    last = t.setting.players - 1
    if viewer >= 0 and viewer != t.active and t.players[viewer].tents > 0:
        if place_of(t, viewer) >= t.common[ASKED]:
            last = place_of(t, viewer)
    candidates: i64 = 0
    for place in range(t.common[ASKED], last):
        if t.players[seat_at(t, place)].tents > 0:
            candidates += 1
    pick = rng.below(candidates)
    place = t.common[ASKED]
    while True:
        if t.players[seat_at(t, place)].tents > 0:
            if pick == 0:
                break
            pick -= 1
        place += 1
    t.common[ASKED] = place
    t.player = seat_at(t, place)


def seat_at(t: Table, place: i64) -> i64:
    return (t.active + 1 + place) % t.setting.players
