"""Chapter 6.6.3: the six phases of a solo round: what may be answered, what it does, what comes next."""

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.revival.rules import auction, building, last_coin, solo, squares
from durbar.games.revival.rules.numbers import (
    BID,
    BUILD,
    CORE_CELLS,
    ENDS,
    HAND_LIMIT,
    M_BID,
    M_BUILD_AT,
    M_DISCARD,
    M_NAME,
    M_OFFER,
    M_ON,
    M_RAZE,
    M_STORE,
    M_TAKE,
    NAME_JOKERS,
    OFFER_SECOND,
    OFFER_TAKE,
    SLOTS,
    SPOTS,
    WHERE,
)
from durbar.games.revival.rules.table import Table


def legal(t: Table, out: vec[i64]) -> i64:
    phase = t.phase
    if phase == BUILD:
        return solo.list_any_time_moves(t, out, squares.legal_solo_build(t, out))
    if phase == BID:
        return solo.legal_solo_bid(t, out)
    if phase == HAND_LIMIT:
        return solo.list_any_time_moves(t, out, last_coin.legal_discard(t, out))
    if phase == WHERE:
        return squares.legal_solo_place(t, out)
    if phase == NAME_JOKERS:
        return squares.legal_solo_names(t, out)
    if phase == OFFER_SECOND:
        return solo.offers(t, out, 0)
    if phase == OFFER_TAKE:
        return solo.legal_offer_take(t, out)
    return solo.legal_store(t, out)


def apply(t: Table, move: i64) -> None:
    phase = t.phase
    if move >= M_STORE:
        if solo.store(t, move - M_STORE):
            t.turns += 1
            open_market(t)
        return
    if move >= M_RAZE:
        solo.raze(t, (move - M_RAZE) // SLOTS, (move - M_RAZE) % SLOTS)
    elif move >= M_OFFER:
        solo.offer(t, move - M_OFFER)
    elif phase == BID:
        solo.solo_bid(t, (move - M_BID) // SPOTS, (move - M_BID) % SPOTS)
        building.begin_building(t)
    elif phase == BUILD:
        if move < M_ON:
            squares.build_at(t, (move - M_BUILD_AT) // ENDS, (move - M_BUILD_AT) % ENDS)
        else:
            t.stage = HAND_LIMIT
            t.busy = 1
    elif phase == HAND_LIMIT:
        last_coin.discard(t, 0, t.players[0].drop(move - M_DISCARD) >> 7)
    elif phase == WHERE:
        squares.answer_solo_place(t, move - M_ON)
    elif phase == NAME_JOKERS:
        squares.name_colour(t, move - M_NAME)
    else:
        assert phase in (OFFER_TAKE, OFFER_SECOND)
        solo.offer_take(t, move - M_TAKE)
    if not t.over:
        go_on(t)


def go_on(t: Table) -> None:
    """The next question; discarding ends as soon as the hand is within the limit."""
    if (
        t.stage == HAND_LIMIT
        and len(t.players[0].aside) == 0
        and len(t.players[0].hand) <= t.setting.hand_limit
    ):
        t.busy = 0
        solo.begin_storing(t)
    else:
        t.ask_again(0)


def open_market(t: Table) -> None:
    """Lost if four cards are no longer there, after fifteen rounds (V-R103)."""
    if t.blue_left < CORE_CELLS or t.round == t.setting.rounds:
        solo.lose(t)
    else:
        auction.open_round(t)


def deal_market(t: Table, card: i64) -> None:
    auction.deal_card(t, card)
    if t.at == CORE_CELLS:
        solo.begin_aftershock(t)


def deal_setup(t: Table) -> None:
    if solo.next_solo_deal(t):
        auction.open_round(t)


def shake(t: Table) -> None:
    if solo.go_on_shaking(t):
        solo.ask_solo_bid(t)
