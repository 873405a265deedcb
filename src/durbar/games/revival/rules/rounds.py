"""Chapter 4.1: the round of two to six players: what may be answered, what it does, what comes next."""

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.revival.rules import abilities, auction, building, collecting, last_coin, objectives, setup
from durbar.games.revival.rules.numbers import (
    ABILITY,
    ABILITY_DISCARD,
    BID,
    BUILD,
    BUY_BUILD,
    CLAIM,
    COINS,
    COLLECT,
    DRAFT,
    ENDS,
    HAND_LIMIT,
    KEEP,
    M_BHAIRAV,
    M_BID,
    M_BUILD,
    M_BUILD_AT,
    M_BUILD_FOR,
    M_BUY,
    M_CLAIM,
    M_CONVERT,
    M_DISCARD,
    M_DONE,
    M_DRAFT,
    M_JUMP,
    M_ON,
    M_REBUILD,
    M_REBUILD_FOR,
    M_RETURN,
    M_STAY,
    M_SWAP,
    MANIPULATE,
    NAME_JOKERS,
    SPEND,
    SPOTS,
    WHERE,
    WHICH,
)
from durbar.games.revival.rules.table import NONE, Table


def legal(t: Table, out: vec[i64]) -> i64:
    phase = t.phase
    if phase == BUILD:
        return building.legal_build(t, out)
    if phase == BID:
        return auction.legal_bid(t, out)
    if phase in (HAND_LIMIT, ABILITY_DISCARD):
        return last_coin.legal_discard(t, out)
    if phase == SPEND:
        return last_coin.legal_spend(t, out)
    if phase == BUY_BUILD:
        return last_coin.legal_buy_build(t, out)
    if phase == NAME_JOKERS:
        return building.legal_names(t, out)
    if phase in (WHERE, WHICH):
        return building.legal_place(t, out)
    if phase == MANIPULATE:
        return auction.legal_manipulate(t, out)
    if phase == KEEP:
        return collecting.legal_return(t, out)
    if phase == CLAIM:
        return objectives.legal_claim(t, out)
    if phase == ABILITY:
        return abilities.legal_ability(t, out)
    return setup.legal_draft(t, out)


def apply(t: Table, move: i64) -> None:
    phase = t.phase
    if phase == BUILD:
        answer_build(t, move)
    elif phase == BID:
        auction.bid(t, (move - M_BID) // SPOTS, (move - M_BID) % SPOTS)
        t.turns += 1
        if not auction.are_all_bids_laid(t):
            t.ask(t.queue[t.at], BID)
        elif t.setting.manipulation:
            auction.begin_manipulation(t)
        else:
            collecting.begin_collecting(t)
            collect(t)
    elif phase == HAND_LIMIT:
        last_coin.choose_discard(t, move - M_DISCARD)
        if (t.busy >> t.player) & 1 == 0:
            t.turns += 1
            go_on_discarding(t)
    elif phase == SPEND:
        answer_spend(t, move)
    elif phase == BUY_BUILD:
        answer_build(t, move)
    elif phase == NAME_JOKERS:
        area = t.players[t.player].ask_area
        building.name_jokers(t, move)
        go_on_building(t, area)
    elif phase in (WHERE, WHICH):
        area = t.players[t.player].ask_area
        building.answer_place(t, move - M_ON)
        go_on_building(t, area)
    elif phase == MANIPULATE:
        answer_manipulate(t, move)
    elif phase == KEEP:
        collecting.return_card(t, move - M_RETURN)
        t.turns += 1
        collect(t)
    elif phase == CLAIM:
        objectives.claim(t, t.player, move - M_CLAIM)
        t.players[t.player].clear_question()
        go_on_after_claim(t)
    elif phase == ABILITY:
        abilities.use_ability(t, move)
    elif phase == ABILITY_DISCARD:
        abilities.discard_after_ability(t, move - M_DISCARD)
    else:
        assert phase == DRAFT
        setup.draft(t, move - M_DRAFT)
        t.turns += 1
        setup.next_deal(t)


def deal_market(t: Table, card: i64) -> None:
    auction.deal_card(t, card)
    if t.at == t.setting.market:
        auction.begin_bidding(t)


def answer_manipulate(t: Table, move: i64) -> None:
    if move < M_SWAP:
        auction.jump(t, (move - M_JUMP) // SPOTS, (move - M_JUMP) % SPOTS)
    elif move < M_STAY:
        auction.swap(t, (move - M_SWAP) // COINS, (move - M_SWAP) % COINS)
    else:
        auction.stay(t)
    t.turns += 1
    if t.at < auction.manipulators(t):
        t.ask(t.queue[t.at], MANIPULATE)
    else:
        collecting.begin_collecting(t)
        collect(t)


def collect(t: Table) -> None:
    if collecting.go_on_collecting(t):
        collecting.clear(t)
        building.begin_building(t)


def take_drawn(t: Table, card: i64) -> None:
    """A red card came up: for a collector, or before the last coin."""
    if t.stage == COLLECT:
        if collecting.collect_drawn(t, card):
            collect(t)
        else:
            t.ask_again(t.queue[t.at])
    else:
        abilities.draw_first(t, card)


# Building


def answer_build(t: Table, move: i64) -> None:
    seat = t.player
    area = seat
    if move < M_BUILD_FOR:
        building.build(t, seat, seat, move - M_BUILD)
    elif move < M_BUILD_AT:
        area = t.area_of(seat, 1 + (move - M_BUILD_FOR) // ENDS)
        building.build(t, seat, area, (move - M_BUILD_FOR) % ENDS)
    elif move < M_REBUILD_FOR:
        building.rebuild(t, seat, seat, move - M_REBUILD)
    elif move < M_ON:
        area = t.area_of(seat, 1 + (move - M_REBUILD_FOR) // ENDS)
        building.rebuild(t, seat, area, (move - M_REBUILD_FOR) % ENDS)
    else:
        assert move == M_DONE
        finish_building(t)
        return
    go_on_building(t, area)


def go_on_building(t: Table, area: i64) -> None:
    """Questions to the builder first, then the area's owner's choice (V-R140), then the next card."""
    builder = t.player
    t.ask_again(builder)
    if area != builder and t.phase == t.stage and t.players[area].ask != NONE:
        t.ask_again(area)


def finish_building(t: Table) -> None:
    """Final for this round (V-R37)."""
    if t.stage == BUY_BUILD:
        last_coin.spend(t)
        next_spender(t)
        return
    t.turns += 1
    if t.setting.teams > 0:
        t.at += 1
        if t.at < t.setting.players:
            t.ask(t.queue[t.at], BUILD)
        else:
            discard_down(t)
    else:
        t.busy &= ~BIT[t.player]
        if t.busy != 0:
            t.ask_again(next_busy(t))
        else:
            discard_down(t)


def next_busy(t: Table) -> i64:
    """Clockwise, though any of them may answer."""
    busy = t.busy
    seat = t.player
    while (busy >> seat) & 1 == 0:
        seat = seat + 1 if seat + 1 < t.setting.players else 0
    return seat


def go_on_after_claim(t: Table) -> None:
    if t.stage == COLLECT:
        collect(t)
    elif t.stage == BUILD:
        t.ask_again(t.player if t.setting.teams == 0 else t.queue[t.at])
    elif t.stage == BUY_BUILD:
        t.ask_again(t.queue[t.at])
    else:
        abilities.ask_discard(t)


# Hand limit, last coin


def discard_down(t: Table) -> None:
    last_coin.begin_hand_limit(t)
    t.player = t.first
    go_on_discarding(t)


def go_on_discarding(t: Table) -> None:
    if t.busy != 0:
        t.ask(next_busy(t), HAND_LIMIT)
        return
    last_coin.show_discards(t)
    if t.is_last_coin_round():
        last_coin.begin_last_coin(t)
        next_spender(t)
    else:
        last_coin.end_round(t)


def next_spender(t: Table) -> None:
    if t.at < t.setting.players:
        abilities.ask_before_coin(t, t.queue[t.at])
    else:
        last_coin.end_round(t)


def answer_spend(t: Table, move: i64) -> None:
    if move >= M_BHAIRAV:
        last_coin.buy_bhairav(t, move - M_BHAIRAV)
    elif move >= M_BUY:
        last_coin.buy(t, move - M_BUY)
        return
    else:
        assert move == M_CONVERT
        last_coin.convert(t)
    next_spender(t)
