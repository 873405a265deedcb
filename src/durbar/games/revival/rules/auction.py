"""Chapters 4.3 to 4.5, 6.3 and 6.4: the market opens, coins are laid and moved, and the cards are won."""

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.revival.rules.architects import bid_bonus
from durbar.games.revival.rules.book import BID_WIDTH, WINNERS
from durbar.games.revival.rules.numbers import (
    BID,
    CELLS,
    COINS,
    E_BID,
    E_JUMP,
    E_MARKET,
    E_OPEN_BID,
    E_OPEN_SWAP,
    E_REVEAL,
    E_ROUND,
    E_SWAP,
    M_BID,
    M_JUMP,
    M_STAY,
    M_SWAP,
    MANIPULATE,
    OPEN_MARKET,
    SPOTS,
)
from durbar.games.revival.rules.order import take_turns
from durbar.games.revival.rules.piles import BITS_OF, BLUE, take
from durbar.games.revival.rules.table import NONE, Table

# 4.3 The market opens


def open_round(t: Table) -> None:
    t.round += 1
    t.stage = OPEN_MARKET
    t.at = 0
    t.note(E_ROUND, t.round, t.first)
    t.ask_chance(OPEN_MARKET)


def deal_card(t: Table, card: i64) -> None:
    """The next market space, in the order A1, A2, B1, B2, C1, C2."""
    take(t.piles, BLUE, card)
    t.blue_left -= 1
    t.market[t.at] = card
    t.note(E_MARKET, t.at, card)
    t.at += 1


# 4.4 Bids


def begin_bidding(t: Table) -> None:
    take_turns(t)
    if t.setting.bids == 2:  # first, second, second, first (6.1)
        t.queue[2] = t.queue[1]
        t.queue[3] = t.queue[0]
    t.at = 0
    t.laid = 0
    t.stage = BID
    t.ask(t.first, BID)


def free_spots(t: Table) -> i64:
    """Usable (V-R5) and without a coin, as a mask."""
    taken: i64 = 0
    bids = t.bids
    for at in range(1, t.laid * BID_WIDTH, BID_WIDTH):
        taken |= BIT[bids[at]]
    return t.book.usable[t.mode()] & ~taken


def legal_bid(t: Table, out: vec[i64]) -> i64:
    """Any unused coin on any free spot; no passing (V-R23)."""
    spots = BITS_OF[free_spots(t)]
    n: i64 = 0
    for coin in BITS_OF[t.players[t.player].coins]:
        first = M_BID + coin * SPOTS
        for spot in spots:
            out[n] = first + spot
            n += 1
    return n


def are_bids_open(t: Table) -> bool:
    """Open all game, or in the first half of a mixed one (6.3, V-R78)."""
    return t.round <= t.setting.open_until


def bid(t: Table, coin: i64, spot: i64) -> None:
    seat = t.player
    t.players[seat].coins &= ~BIT[coin]
    row = t.laid * BID_WIDTH
    t.bids[row] = seat
    t.bids[row + 1] = spot
    t.bids[row + 2] = coin
    t.laid += 1
    t.note(E_OPEN_BID if are_bids_open(t) else E_BID, seat, spot, coin)
    t.at += 1


def are_all_bids_laid(t: Table) -> bool:
    return t.at == t.setting.players * t.setting.bids


# 6.4 Bid manipulation


def begin_manipulation(t: Table) -> None:
    """Reverse turn order without the last bidder; of two players both (V-R80)."""
    n = t.setting.players
    last: i64 = n if n == 2 else n - 1
    for k in range(last):
        t.queue[k] = (t.first + last - 1 - k) % n
    t.at = 0
    t.stage = MANIPULATE
    t.ask(t.queue[0], MANIPULATE)


def manipulators(t: Table) -> i64:
    n = t.setting.players
    return n if n == 2 else n - 1


def bid_on(t: Table, spot: i64) -> i64:
    """The row of the coin on a spot; NONE if there is none."""
    for b in range(t.laid):
        if t.bids[b * BID_WIDTH + 1] == spot:
            return b * BID_WIDTH
    return NONE


def legal_manipulate(t: Table, out: vec[i64]) -> i64:
    """One jump or one swap, or nothing (V-R79, V-R81, V-R82)."""
    n: i64 = 0
    seat = t.player
    coins = t.players[seat].coins
    free = free_spots(t)
    own: i64 = 0
    for b in range(t.laid):
        if t.bids[b * BID_WIDTH] == seat:
            own |= BIT[t.bids[b * BID_WIDTH + 1]]
    for spot in range(SPOTS):
        if (own >> spot) & 1:
            for to in range(SPOTS):
                if (free >> to) & 1:
                    out[n] = M_JUMP + spot * SPOTS + to
                    n += 1
    for spot in range(SPOTS):
        if (own >> spot) & 1:
            for coin in range(COINS):
                if (coins >> coin) & 1:
                    out[n] = M_SWAP + spot * COINS + coin
                    n += 1
    out[n] = M_STAY
    return n + 1


def jump(t: Table, spot: i64, to: i64) -> None:
    t.bids[bid_on(t, spot) + 1] = to
    t.note(E_JUMP, t.player, spot, to)
    t.at += 1


def swap(t: Table, spot: i64, coin: i64) -> None:
    """The coin taken back is unused again."""
    row = bid_on(t, spot)
    p = t.players[t.player]
    p.coins = (p.coins & ~BIT[coin]) | BIT[t.bids[row + 2]]
    t.bids[row + 2] = coin
    t.note(E_OPEN_SWAP if are_bids_open(t) else E_SWAP, t.player, spot, coin)
    t.at += 1


def stay(t: Table) -> None:
    t.at += 1


# 4.5 Reveal and winners


def reveal(t: Table) -> None:
    """Each card goes to the best coin that targets it: value, then distance, then edge.

    Coins are looked at in the order in which they were laid, so that one laid earlier wins a tie that
    nothing else decides (V-R9). Every card is decided on its own (V-R28).
    """
    c = t.book
    market = t.market
    base = t.mode() * SPOTS * 2
    best: i64 = 0  # eight bits for each cell: the strength of its winner
    for cell in range(CELLS):
        market[WINNERS + cell] = NONE
    bids = t.bids
    for row in range(0, t.laid * BID_WIDTH, BID_WIDTH):
        seat = bids[row]
        spot = bids[row + 1]
        value = c.coin_value[bids[row + 2]] + bid_bonus(t, seat)
        t.note(E_REVEAL, seat, spot, bids[row + 2], value)
        for at in range(base + spot * 2, base + spot * 2 + 2):
            cell = c.target[at]
            strength = value * 16 + 15 - c.rank[at]
            shift = cell * 8
            old = (best >> shift) & 255
            if strength > old:
                market[WINNERS + cell] = seat
                best += (strength - old) << shift


def clear_market(t: Table) -> None:
    """The coins go to their owners' boards, used until the next reset."""
    for at in range(t.laid * BID_WIDTH):
        t.bids[at] = NONE
    t.laid = 0
    for cell in range(CELLS):
        t.market[cell] = NONE
        t.market[WINNERS + cell] = NONE
