"""What somebody in a hurry would do, for playouts: one look at the own cards, no look ahead.

Bids weigh the cards a spot targets by the chance that a coin of that value wins them; cards are built where
they promise most. Coins that lie face down are not looked at. Not a rule: nothing here decides what is legal
or who wins.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT, Rng
from durbar.core.vecs import vec
from durbar.games.revival.rules.appraisal import card_promise, end_promise, raise_promise
from durbar.games.revival.rules.architects import hand_limit
from durbar.games.revival.rules.auction import free_spots
from durbar.games.revival.rules.book import BID_WIDTH, WIDEST
from durbar.games.revival.rules.building import FIRST_NAMES, NAMES
from durbar.games.revival.rules.last_coin import last_coin
from durbar.games.revival.rules.numbers import (
    BID,
    BUILD,
    BUY_BUILD,
    CELLS,
    COINS,
    HAND_LIMIT,
    KEEP,
    M_BID,
    M_BUILD,
    M_BUILD_FOR,
    M_BUY,
    M_CONVERT,
    M_DISCARD,
    M_DONE,
    M_ON,
    M_RETURN,
    M_STAY,
    MANIPULATE,
    NAME_JOKERS,
    SPEND,
    SPOTS,
    WHERE,
)
from durbar.games.revival.rules.objectives import monument_type
from durbar.games.revival.rules.piles import count_bits, nth_bit
from durbar.games.revival.rules.rounds import legal
from durbar.games.revival.rules.scoring import unnamed
from durbar.games.revival.rules.sections import BUDDHA, COLOURS, SIZE, awaited_section, end_at
from durbar.games.revival.rules.table import KNOWERS, NONE, Table

BLIND: Final = 1.5  # what a card drawn blind is worth
COIN: Final = 0.35  # a point of an unused coin
RIVAL_COIN: Final = 0.7  # the chance left by each coin of others that targets the same card
NOISE: Final = 1.2  # points by which two bids may be misjudged
RISING: Final = 0.5  # how likely a seat's first coin of a round is the next higher one, beside the one below
BUYING: Final = 1.0  # points by which a discard must promise more than the coin


def hasty_move(t: Table, rng: Rng) -> i64:
    phase = t.phase
    if phase == BID:
        return bid(t, rng)
    if phase == BUILD:
        return build(t)
    if phase == HAND_LIMIT:
        return M_DISCARD + least_promising(t)
    if phase == WHERE:
        return where(t)
    if phase == NAME_JOKERS:
        return name(t)
    if phase == MANIPULATE:
        return M_STAY
    moves = vec[i64]([0] * WIDEST)
    count = legal(t, moves)
    if phase == SPEND:
        return spend(t, moves, count)
    if phase == BUY_BUILD:
        return build_bought(t, moves, count)
    if phase == KEEP:
        return give_back(t, moves, count)
    return moves[rng.below(count)]


# The auction


def bid(t: Table, rng: Rng) -> i64:
    """The coin and the spot that look best, give or take a little."""
    seat = t.player
    c = t.book
    base = t.mode() * SPOTS * 2
    gain = vec[float]([0.0] * CELLS)
    helping = helping_sections(t, seat)
    for cell in range(CELLS):
        if t.market[cell] != NONE:
            gain[cell] = card_promise(t, seat, t.market[cell], helping) - BLIND
    for b in range(t.laid):
        row = b * BID_WIDTH
        for k in range(2):
            cell = c.target[base + t.bids[row + 1] * 2 + k]
            if t.bids[row] == seat:
                gain[cell] = 0.0  # it is ours or it is lost
            else:
                gain[cell] *= RIVAL_COIN
    spots = free_spots(t)
    coins = t.players[seat].coins
    best: i64 = NONE
    highest = -1e9
    for spot in range(SPOTS):
        if (spots >> spot) & 1:
            near = gain[c.target[base + spot * 2]]
            far = gain[c.target[base + spot * 2 + 1]]
            for coin in range(COINS):
                if (coins >> coin) & 1:
                    value = float(c.coin_value[coin])
                    worth = near * (0.35 + 0.12 * value) + far * (0.15 + 0.12 * value) - COIN * value
                    worth += NOISE * float(rng.below(1000)) / 1000.0
                    if worth > highest:
                        highest = worth
                        best = M_BID + coin * SPOTS + spot
    return best


def suppose_coins(t: Table, rng: Rng) -> None:
    """Guess the first coin that everybody has laid face down: mostly a low one, as all kinds of bots do.

    What they lay second is as often high as low.
    """
    seen: i64 = 0
    for b in range(t.laid):
        row = b * BID_WIDTH
        seat = t.bids[row]
        if (seen >> seat) & 1 == 0 and t.bids[row + 2] == NONE:
            coins = t.players[seat].coins
            total = 0.0
            share = 1.0
            for _ in range(count_bits(coins)):
                total += share
                share *= RISING
            ticket = total * float(rng.below(1 << 20)) / float(1 << 20)
            share = 1.0
            at: i64 = 0
            while ticket >= share:
                ticket -= share
                share *= RISING
                at += 1
            coin = nth_bit(coins, at)
            t.players[seat].coins = coins & ~BIT[coin]
            t.bids[row + 2] = coin
        seen |= BIT[seat]


def helping_sections(t: Table, seat: i64) -> i64:
    """What the hand shows."""
    helping: i64 = 0
    for slot in t.players[seat].hand:
        helping |= t.book.shown[slot >> KNOWERS]
    return helping


# Building


def build(t: Table) -> i64:
    """The end that promises most, if it fits now; above the hand limit any end that fits."""
    p = t.players[t.player]
    helping = helping_sections(t, t.player)
    crowded = len(p.hand) > hand_limit(t, t.player)
    best: i64 = NONE
    most = 0.0
    for slot in p.hand:
        card = slot >> KNOWERS
        fitting: i64 = NONE
        here = 0.0
        elsewhere = 0.0
        for end in range(t.book.first_end[card], t.book.first_end[card + 1]):
            worth = end_promise(t, t.player, end, helping)
            if (p.awaiting >> t.book.section_of[end]) & 1:
                if fitting == NONE or worth > here:
                    fitting = end
                    here = worth
            elif worth > elsewhere:
                elsewhere = worth
        if fitting != NONE and here > most and (crowded or here >= elsewhere):
            most = here
            best = fitting
    return M_DONE if best == NONE else M_BUILD + best


def build_bought(t: Table, moves: vec[i64], count: i64) -> i64:
    """The bought card as soon as it fits; else what promises most."""
    best = moves[count - 1]
    if best == M_DONE:
        return best
    highest = -1e9
    for k in range(count):
        if moves[k] < M_BUILD_FOR:
            end = moves[k] - M_BUILD
            worth = end_promise(t, t.player, end, 0)
            if t.book.card_of[end] == t.bought:
                worth += 100.0
            if worth > highest:
                highest = worth
                best = moves[k]
    return best


def where(t: Table) -> i64:
    p = t.players[t.player]
    section = t.book.section_of[p.ask_end]
    monuments = t.players[p.ask_area].monuments
    best: i64 = NONE
    highest = -1e9
    for slot in range(len(monuments)):
        if awaited_section(monuments[slot]) == section:
            worth = raise_promise(t, p.ask_area, monuments[slot], p.ask_end)
            if worth > highest:
                highest = worth
                best = slot
    return M_ON + best


def name(t: Table) -> i64:
    """All jokers as the colour that is there most often; a Buddha as a new one."""
    p = t.players[t.player]
    owner = t.players[p.ask_area]
    monument = owner.monuments[p.ask_slot]
    colour: i64 = 0
    if monument_type(t, monument) == BUDDHA:
        while colour < COLOURS - 1 and (owner.colours >> colour) & 1:
            colour += 1
    else:
        seen = vec[i64]([0] * COLOURS)
        for level in range(SIZE[monument_type(t, monument)]):
            shown = t.colour(end_at(monument, level))
            if shown != NONE:
                seen[shown] += 1
                if seen[shown] > seen[colour]:
                    colour = shown
    count = unnamed(t, monument)
    return FIRST_NAMES[count] + colour * ((NAMES[count] - 1) // (COLOURS - 1))


def least_promising(t: Table) -> i64:
    helping = helping_sections(t, t.player)
    found: i64 = NONE
    least = 1e9
    for slot in t.players[t.player].hand:
        worth = card_promise(t, t.player, slot >> KNOWERS, helping)
        if worth < least:
            least = worth
            found = slot >> KNOWERS
    return found


def give_back(t: Table, moves: vec[i64], count: i64) -> i64:
    best = moves[0]
    least = 1e9
    for k in range(count):
        worth = card_promise(t, t.player, moves[k] - M_RETURN, 0)
        if worth < least:
            least = worth
            best = moves[k]
    return best


# The last coin


def spend(t: Table, moves: vec[i64], count: i64) -> i64:
    """The discard that promises most, if it is worth the coin."""
    best: i64 = M_CONVERT
    highest = float(t.book.coin_value[last_coin(t, t.player)]) + BUYING
    awaiting = t.players[t.player].awaiting
    for k in range(count):
        card = moves[k] - M_BUY
        if moves[k] < M_BUY or card >= len(t.book.shown) or t.book.shown[card] & awaiting == 0:
            continue
        for end in range(t.book.first_end[card], t.book.first_end[card + 1]):
            if awaiting & BIT[t.book.section_of[end]]:
                worth = end_promise(t, t.player, end, 0)
                if worth > highest:
                    highest = worth
                    best = moves[k]
    return best
