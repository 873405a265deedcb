"""Chapters 4.6 and 4.7: won cards are taken, red cards drawn up to the quota, the market is cleared."""

from mypy_extensions import i64

from durbar.core.vecs import append, pop, vec
from durbar.games.revival.rules.architects import bid_bonus, draws_extra
from durbar.games.revival.rules.auction import clear_market, reveal
from durbar.games.revival.rules.book import BID_WIDTH, WINNERS
from durbar.games.revival.rules.building import receive
from durbar.games.revival.rules.numbers import (
    CELLS,
    COLLECT,
    DRAW_RED,
    E_RETURNED,
    E_UNCLAIMED,
    E_WIN,
    KEEP,
    M_RETURN,
)
from durbar.games.revival.rules.order import line_up
from durbar.games.revival.rules.red_deck import can_draw, draw_red, is_red_left
from durbar.games.revival.rules.table import KNOWERS, NONE, PUBLIC, Table


def begin_collecting(t: Table) -> None:
    reveal(t)
    set_collect_order(t)
    t.stage = COLLECT
    t.at = 0
    t.cell = 0
    t.need = NONE


def set_collect_order(t: Table) -> None:
    """By coin, descending; with two each the higher ones first, then the lower; ties clockwise (V-R31)."""
    keys: i64 = 0
    bids = t.bids
    for row in range(0, t.laid * BID_WIDTH, BID_WIDTH):
        seat = bids[row]
        value = t.book.coin_value[bids[row + 2]] + bid_bonus(t, seat)
        old = (keys >> (seat * 8)) & 255
        key = value * 16 + (old >> 4) if value > old >> 4 else old + value
        keys += (key - old) << (seat * 8)
    line_up(t, keys)


def go_on_collecting(t: Table) -> bool:
    """Until chance, a choice or a Public Objective stops it; True once everybody has collected."""
    n = t.setting.players
    while t.at < n:
        seat = t.queue[t.at]
        if t.cell < CELLS and not take_won(t, seat):
            t.ask_again(seat)  # a holographic Buddha fulfilled several Public Objectives
            return False
        if len(t.drawn) > 0 and not arrive_drawn(t, seat):
            t.ask_again(seat)
            return False
        if t.need == NONE:
            count_need(t, seat)
        if draw_more(t):
            t.ask_chance(DRAW_RED)
            return False
        if len(t.drawn) > 0:
            if len(t.drawn) > t.need:
                t.ask(seat, KEEP)
                return False
            t.need = 0  # the deck had no surplus card (V-R110)
            t.surplus = 0
            continue
        t.at += 1
        t.cell = 0
        t.need = NONE
        t.surplus = 0
    return True


def take_won(t: Table, seat: i64) -> bool:
    """Every card won, in cell order; taking is forced (V-R30). False: a choice comes first."""
    market = t.market
    first = t.cell
    t.cell = CELLS
    for cell in range(first, t.setting.market):
        if market[WINNERS + cell] == seat:
            card = market[cell]
            market[cell] = NONE
            t.note(E_WIN, seat, cell, card)
            if not receive(t, seat, (card << KNOWERS) | PUBLIC):
                t.cell = cell + 1
                return False
    return True


def count_need(t: Table, seat: i64) -> None:
    """Red cards up to the quota; some architects draw one more than they keep (7.2)."""
    market = t.market
    need = t.setting.quota
    for cell in range(t.setting.market):
        if market[WINNERS + cell] == seat:
            need -= 1
    t.need = need
    t.surplus = 1 if draws_extra(t, seat, need) else 0


# The red deck


def draw_more(t: Table) -> bool:
    """Is another card due, and is there one? The surplus card is never fetched by a new deck (V-R110)."""
    missing = t.need - len(t.drawn)
    if missing > 0:
        return can_draw(t)
    return missing == 0 and t.surplus == 1 and is_red_left(t)


def collect_drawn(t: Table, card: i64) -> bool:
    """Into the hand at once, unless one of the drawn cards goes back. False: a choice comes first."""
    seat = t.queue[t.at]
    slot = draw_red(t, seat, card)
    if t.surplus == 1:
        t.drawn = append(t.drawn, slot)
        return True
    t.need -= 1
    return receive(t, seat, slot)


def arrive_drawn(t: Table, seat: i64) -> bool:
    """What was kept comes into the hand, in the order of drawing (V-R149). False: a choice comes first."""
    while t.surplus == 0 and len(t.drawn) > 0:
        t.drawn, slot = pop(t.drawn, 0)
        if not receive(t, seat, slot):
            return False
    return True


def legal_return(t: Table, out: vec[i64]) -> i64:
    """KEEP: one of the drawn cards goes back under the deck."""
    n: i64 = 0
    for slot in t.drawn:
        k = n
        move = M_RETURN + (slot >> KNOWERS)
        while k > 0 and out[k - 1] > move:
            out[k] = out[k - 1]
            k -= 1
        out[k] = move
        n += 1
    return n


def return_card(t: Table, card: i64) -> None:
    """Face down to the very bottom (V-R111). From now on nobody else can tell which ones were kept."""
    kept = vec[i64]()
    for slot in t.drawn:
        if slot >> KNOWERS != card:
            kept = append(kept, slot >> KNOWERS << KNOWERS)
    t.drawn = kept
    t.bottom = append(t.bottom, (card << 3) | (t.player + 1))
    t.need = 0
    t.surplus = 0
    t.note(E_RETURNED, t.player, card)


# 4.7 Clear


def clear(t: Table) -> None:
    """Cards nobody won go under the red deck, in cell order (V-R33)."""
    for cell in range(CELLS):
        if t.market[cell] != NONE:
            t.bottom = append(t.bottom, t.market[cell] << 3)
            t.note(E_UNCLAIMED, cell, t.market[cell])
    clear_market(t)
