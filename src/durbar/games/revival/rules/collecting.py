"""Chapters 4.6 and 4.7: won cards are taken, red cards drawn up to the quota, the market is cleared."""

from librt.vecs import append, pop, vec
from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.games.revival.rules.auction import BID_WIDTH, WINNERS, clear_market, reveal
from durbar.games.revival.rules.box import CELLS, CHARLES, LILIANA
from durbar.games.revival.rules.building import force_buddha
from durbar.games.revival.rules.numbers import (
    C_CARD,
    COLLECT,
    DRAW,
    E_DREW,
    E_RESHUFFLED,
    E_RETURNED,
    E_UNCLAIMED,
    E_WIN,
    KEEP,
    M_RETURN,
)
from durbar.games.revival.rules.piles import DISCARDS, FIRST_HOLOGRAPHIC, RED, WORDS, listed, put, size, take
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
    for b in range(t.laid):
        seat = t.bids[b * BID_WIDTH]
        value = t.value(seat, t.bids[b * BID_WIDTH + 2])
        old = (keys >> (seat * 8)) & 255
        key = value * 16 + (old >> 4) if value > old >> 4 else old + value
        keys += (key - old) << (seat * 8)
    line_up(t, keys)


def line_up(t: Table, keys: i64) -> None:
    """The queue: seats by descending key (eight bits for each), equals clockwise from the first player."""
    n = t.setting.players
    queue = t.queue
    seat = t.first - 1
    for k in range(n):
        seat = seat + 1 if seat + 1 < n else 0
        key = (keys >> (seat * 8)) & 255
        place: i64 = k
        while place > 0 and (keys >> (queue[place - 1] * 8)) & 255 < key:
            queue[place] = queue[place - 1]
            place -= 1
        queue[place] = seat


def go_on_collecting(t: Table) -> bool:
    """Until chance, a choice or a Public Objective stops it; True once everybody has collected."""
    n = t.setting.players
    while t.at < n:
        seat = t.queue[t.at]
        if not take_won(t, seat) or not arrive_drawn(t, seat):
            t.ask_again(seat)  # a holographic Buddha fulfilled several Public Objectives
            return False
        if t.need == NONE:
            count_need(t, seat)
        if draw_more(t):
            t.ask_chance(DRAW)
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
    cell = t.cell
    t.cell = CELLS
    while cell < t.setting.market:
        if market[WINNERS + cell] == seat:
            card = market[cell]
            market[cell] = NONE
            t.note(E_WIN, seat, cell, card)
            if not receive(t, seat, (card << KNOWERS) | PUBLIC):
                t.cell = cell + 1
                return False
        cell += 1
    return True


def receive(t: Table, seat: i64, slot: i64) -> bool:
    """Into the hand, or built at once (V-R130). False: the owner must choose a Public Objective."""
    card = slot >> KNOWERS
    p = t.players[seat]
    if card >= FIRST_HOLOGRAPHIC:
        force_buddha(t, seat, card)
        return p.ask == NONE
    p.hold(slot)
    return True


def count_need(t: Table, seat: i64) -> None:
    """Red cards up to the quota; Charles and Liliana draw one more than they keep (7.2)."""
    market = t.market
    need = t.setting.quota
    for cell in range(t.setting.market):
        if market[WINNERS + cell] == seat:
            need -= 1
    t.need = need
    architect = t.players[seat].architect
    t.surplus = 0
    if (architect == CHARLES and t.need == 1) or (architect == LILIANA and t.need == 2):
        t.surplus = 1


# The red deck


def draw_more(t: Table) -> bool:
    """Is another card due, and is there one? The surplus card is never fetched by a new deck (V-R110)."""
    missing = t.need - len(t.drawn)
    if missing > 0:
        return can_draw(t)
    return missing == 0 and t.surplus == 1 and is_red_left(t)


def is_red_left(t: Table) -> bool:
    return t.red_left > 0 or len(t.bottom) > 0


def can_draw(t: Table) -> bool:
    """Make a new red deck if the old one is empty (V-R32, V-R145). False: nothing is left anywhere.

    First from the cards nobody won in this round, then from the discards.
    """
    if is_red_left(t):
        return True
    for cell in range(CELLS):
        if t.market[cell] != NONE and t.market[WINNERS + cell] == NONE:
            put(t.piles, RED, t.market[cell])
            t.market[cell] = NONE
            t.red_left += 1
    if t.red_left == 0:
        for w in range(WORDS):
            t.piles[RED + w] = t.piles[DISCARDS + w]
            t.piles[DISCARDS + w] = 0
        t.red_left = size(t.piles, RED)
    if t.red_left > 0:
        t.note(E_RESHUFFLED, t.red_left)
    return t.red_left > 0


def red_outcomes(t: Table, out: vec[i64]) -> i64:
    """Any card of the shuffled part; when it is gone, the topmost of the known bottom."""
    if t.red_left == 0:
        out[0] = C_CARD + (t.bottom[0] >> 3)
        return 1
    return listed(t.piles, RED, C_CARD, out, 0)


def draw_red(t: Table, seat: i64, card: i64) -> i64:
    """Take the card from the deck; its slot, with those who know what was drawn (V-R35)."""
    knowers: i64 = 0
    if t.red_left > 0:
        take(t.piles, RED, card)
        t.red_left -= 1
    else:
        t.bottom, entry = pop(t.bottom, 0)
        who = (entry & 7) - 1
        if who == NONE:
            knowers = PUBLIC
        elif who != seat:
            knowers = BIT[who]
    t.note(E_DREW, seat, card)
    return (card << KNOWERS) | knowers


def collect_drawn(t: Table, card: i64) -> None:
    seat = t.queue[t.at]
    slot = draw_red(t, seat, card)
    t.drawn = append(t.drawn, slot)
    if t.surplus == 0:
        t.need -= 1


def arrive_drawn(t: Table, seat: i64) -> bool:
    """What was drawn and kept comes into the hand, in the order of drawing (V-R149)."""
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
