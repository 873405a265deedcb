"""Chapter 10: who knows what. A reader's position is built up, fact by fact, from what the reader knows.

What was seen can be looked at again: a reader of a reader's position learns what both know.

Unknown cards stand as UNKNOWN in hands and in the known bottom of the red deck; all cards the reader cannot
place are together in the red pile, while `red_left` says how many of them the deck really has.
"""

from mypy_extensions import i64

from durbar.core.kernel import BIT, Rng
from durbar.core.vecs import append, vec
from durbar.games.revival.rules.architects import hand_limit
from durbar.games.revival.rules.auction import are_bids_open
from durbar.games.revival.rules.book import BID_WIDTH
from durbar.games.revival.rules.last_coin import reachable_sections, shows
from durbar.games.revival.rules.numbers import BID, HAND_LIMIT, MANIPULATE
from durbar.games.revival.rules.piles import RED, UNKNOWN, count_bits, nth, nth_bit, put, size, take
from durbar.games.revival.rules.setup import undealt_missions
from durbar.games.revival.rules.table import HIDDEN, KNOWERS, NONE, Player, Table, insert_slot

# What one reader sees


def reader_bit(seat: i64) -> i64:
    """The bit of a reader: a seat, or those without one."""
    return 6 if seat < 0 else seat


def seen_slots(slots: vec[i64], seat: i64) -> vec[i64]:
    """Slots of another's cards: those the reader knows, and how many there are besides."""
    seen = vec[i64]()
    for slot in slots:
        if (slot >> reader_bit(seat)) & 1:
            seen = append(seen, slot)
    for slot in slots:
        if (slot >> reader_bit(seat)) & 1 == 0:
            seen = append(seen, (UNKNOWN << KNOWERS) | (slot & 127))
    return seen


def seen_player(t: Table, owner: i64, seat: i64) -> Player:
    """An area with its owner's hand as the reader sees it: cards put aside still look like the hand."""
    p = t.players[owner]
    if owner == seat or t.setting.solo:
        return p.clone()
    return p.copy(
        seen_coins(t, owner),
        p.mission if t.over or p.mission == NONE else HIDDEN,  # V-R75: of a teammate too
        sorted_slots(seen_slots(p.hand, seat), seen_slots(p.aside, seat)),
        vec[i64](),
    )


def sorted_slots(some: vec[i64], more: vec[i64]) -> vec[i64]:
    slots = vec[i64]()
    for slot in some:
        slots = insert_slot(slots, slot)
    for slot in more:
        slots = insert_slot(slots, slot)
    return slots


def are_values_hidden(t: Table) -> bool:
    """Coins on the mat show their value only after the reveal, unless bids are open."""
    return (t.stage == BID or t.stage == MANIPULATE) and not t.setting.solo and not are_bids_open(t)


def seen_coins(t: Table, owner: i64) -> i64:
    """Coins not used yet; those lying face down on the mat may be any of them (V-R26)."""
    coins = t.players[owner].coins
    if are_values_hidden(t):
        for b in range(t.laid):
            if t.bids[b * BID_WIDTH] == owner and t.bids[b * BID_WIDTH + 2] != NONE:
                coins |= BIT[t.bids[b * BID_WIDTH + 2]]
    return coins


def seen_bids(t: Table, seat: i64) -> vec[i64]:
    bids = t.bids[:]
    if are_values_hidden(t):
        for b in range(t.laid):
            if bids[b * BID_WIDTH] != seat:
                bids[b * BID_WIDTH + 2] = NONE
    return bids


def seen_bottom(t: Table, seat: i64) -> vec[i64]:
    """Cards nobody won are known to all, a returned one to the player who returned it (V-R111)."""
    bottom = vec[i64]()
    for entry in t.bottom:
        who = (entry & 7) - 1
        bottom = append(bottom, entry if who in (NONE, seat) else (UNKNOWN << 3) | (entry & 7))
    return bottom


def seen_piles(t: Table, seat: i64) -> vec[i64]:
    """Discards and the blue deck are no secret; the red pile becomes everything the reader cannot place."""
    piles = t.piles[:]
    if t.setting.solo:
        return piles
    for owner in range(len(t.players)):
        if owner != seat:
            hide_cards(piles, t.players[owner].hand, seat)
            hide_cards(piles, t.players[owner].aside, seat)
    if len(t.drawn) > 0 and t.queue[t.at] != seat:
        hide_cards(piles, t.drawn, seat)
    for entry in t.bottom:
        who = (entry & 7) - 1
        if who != NONE and who != seat and entry >> 3 != UNKNOWN:
            put(piles, RED, entry >> 3)
    return piles


def hide_cards(piles: vec[i64], slots: vec[i64], seat: i64) -> None:
    for slot in slots:
        if (slot >> reader_bit(seat)) & 1 == 0 and slot >> KNOWERS != UNKNOWN:
            put(piles, RED, slot >> KNOWERS)


def seen_drawn(t: Table, seat: i64) -> vec[i64]:
    """Only the collector looks at what was drawn."""
    if len(t.drawn) == 0 or t.queue[t.at] == seat:
        return t.drawn[:]
    return seen_slots(t.drawn, seat)


# A guess that contradicts none of it


def fill(t: Table, rng: Rng) -> None:
    """All that is unknown, at random: every possibility equally likely."""
    fill_coins(t, rng)
    fill_missions(t, rng)
    loose = size(t.piles, RED)
    if t.bought != NONE:
        loose = fill_buyer(t, loose, rng)
    for p in t.players:
        loose = fill_slots(t, p.hand, loose, rng)
        p.hand = sorted_slots(p.hand, vec[i64]())
    loose = fill_slots(t, t.drawn, loose, rng)
    for k in range(len(t.bottom)):
        if t.bottom[k] >> 3 == UNKNOWN:
            t.bottom[k] = (random_card(t, loose, rng) << 3) | (t.bottom[k] & 7)
            loose -= 1
    if t.stage == HAND_LIMIT:
        fill_aside(t, rng)


def fill_buyer(t: Table, loose: i64, rng: Rng) -> i64:
    """Whoever bought a card can build it: other hands are not possible (V-R52)."""
    seat = t.queue[t.at]
    p = t.players[seat]
    unknown = p.hand
    piles = t.piles
    while True:
        p.hand = unknown[:]
        t.piles = piles[:]
        left = fill_slots(t, p.hand, loose, rng)
        if shows(t, t.bought, reachable_sections(t, seat, NONE, NONE, 0)):
            return left


def random_card(t: Table, loose: i64, rng: Rng) -> i64:
    """Out of the red pile."""
    card = nth(t.piles, RED, rng.below(loose))
    take(t.piles, RED, card)
    return card


def fill_slots(t: Table, slots: vec[i64], loose: i64, rng: Rng) -> i64:
    for k in range(len(slots)):
        if slots[k] >> KNOWERS == UNKNOWN:
            slots[k] = (random_card(t, loose, rng) << KNOWERS) | (slots[k] & 127)
            loose -= 1
    return loose


def fill_coins(t: Table, rng: Rng) -> None:
    for b in range(t.laid):
        if t.bids[b * BID_WIDTH + 2] == NONE:
            p = t.players[t.bids[b * BID_WIDTH]]
            coin = nth_bit(p.coins, rng.below(count_bits(p.coins)))
            p.coins &= ~BIT[coin]
            t.bids[b * BID_WIDTH + 2] = coin


def fill_missions(t: Table, rng: Rng) -> None:
    for p in t.players:
        if p.mission == HIDDEN:
            left = undealt_missions(t)
            p.mission = nth_bit(left, rng.below(count_bits(left)))


def fill_aside(t: Table, rng: Rng) -> None:
    """Whoever is above the limit and no longer busy has chosen discards, we cannot know which."""
    for seat in range(t.setting.players):
        p = t.players[seat]
        if (t.busy >> seat) & 1 == 0:
            while len(p.hand) > hand_limit(t, seat):
                p.put_aside(p.hand[rng.below(len(p.hand))] >> KNOWERS)
