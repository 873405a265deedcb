"""Chapters 4.9 to 4.11: the hand limit, the last coin, and the end of the round."""

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import vec
from durbar.games.revival.rules.architects import hand_limit
from durbar.games.revival.rules.auction import open_round
from durbar.games.revival.rules.book import ALL_COINS
from durbar.games.revival.rules.building import fitting, fitting_for_mates
from durbar.games.revival.rules.numbers import (
    BUY_BUILD,
    COINS,
    E_BHAIRAV,
    E_BOUGHT,
    E_COINS_RETURN,
    E_CONVERTED,
    E_DISCARDED,
    E_MARKER,
    E_SHOWN,
    ENDS,
    HAND_LIMIT,
    M_BHAIRAV,
    M_BUILD,
    M_BUILD_FOR,
    M_BUY,
    M_CONVERT,
    M_DISCARD,
    M_DONE,
)
from durbar.games.revival.rules.objectives import close_objectives
from durbar.games.revival.rules.order import line_up
from durbar.games.revival.rules.piles import DISCARDS, is_empty, list_cards, put, take
from durbar.games.revival.rules.scoring import final_scoring
from durbar.games.revival.rules.sections import AWAITS, BOTTOMS, COLOURS, HIGHEST, NEXT, TOPS
from durbar.games.revival.rules.table import KNOWERS, NONE, PUBLIC, Table

# 4.9 Hand limit


def begin_hand_limit(t: Table) -> None:
    """Everybody above the limit, at the same time."""
    t.stage = HAND_LIMIT
    t.at = 0
    t.busy = 0
    for seat in range(t.setting.players):
        if len(t.players[seat].hand) > hand_limit(t, seat):
            t.busy |= BIT[seat]


def legal_discard(t: Table, out: vec[i64]) -> i64:
    """Any card of the hand."""
    hand = t.players[t.player].hand
    for k in range(len(hand)):
        out[k] = M_DISCARD + (hand[k] >> KNOWERS)
    return len(hand)


def choose_discard(t: Table, card: i64) -> None:
    """Put aside without a word; shown when everybody has chosen (V-R46, V-R166)."""
    seat = t.player
    p = t.players[seat]
    p.put_aside(card)
    if len(p.hand) <= hand_limit(t, seat):
        t.busy &= ~BIT[seat]


def show_discards(t: Table) -> None:
    for seat in range(t.setting.players):
        p = t.players[seat]
        if len(p.aside) > 0:
            for slot in p.aside:
                put(t.piles, DISCARDS, slot >> KNOWERS)
                t.note(E_SHOWN, seat, slot >> KNOWERS)
            p.aside = vec[i64]()


def discard(t: Table, seat: i64, card: i64) -> None:
    put(t.piles, DISCARDS, card)
    t.note(E_DISCARDED, seat, card)


# 4.10 The last coin


def begin_last_coin(t: Table) -> None:
    """By remaining coin, descending; ties clockwise from this round's first player (V-R49)."""
    keys: i64 = 0
    for seat in range(t.setting.players):
        keys += t.book.coin_value[last_coin(t, seat)] << (seat * 8)
    line_up(t, keys)
    t.at = 0


def last_coin(t: Table, seat: i64) -> i64:
    """The one coin left."""
    coins = t.players[seat].coins
    coin: i64 = 0
    while (coins >> coin) & 1 == 0 and coin < COINS - 1:
        coin += 1
    return coin


def legal_spend(t: Table, out: vec[i64]) -> i64:
    """Exactly one of: convert, buy a discard that can be built, buy a Bhairav (V-R50, V-R54)."""
    c = t.book
    p = t.players[t.player]
    out[0] = M_CONVERT
    n: i64 = 1
    if not is_empty(t.piles, DISCARDS):
        reachable = reachable_sections(t, t.player, NONE, NONE, 0)
        for k in range(1, list_cards(t.piles, DISCARDS, M_BUY, out, 1)):
            if c.shown[out[k] - M_BUY] & reachable:
                out[n] = out[k]
                n += 1
    if p.bhairav == NONE and c.coin_value[last_coin(t, t.player)] >= c.bhairav_cost:  # V-R124
        for colour in range(COLOURS):
            if (t.bhairavs >> colour) & 1:
                out[n] = M_BHAIRAV + colour
                n += 1
    return n


def shows(t: Table, card: i64, sections: i64) -> bool:
    """Has the card an end with one of these sections?"""
    return t.book.shown[card] & sections != 0


def reachable_sections(t: Table, seat: i64, without: i64, area: i64, section: i64) -> i64:
    """What can be built now, or after hand cards were built first, anywhere the player may (V-R52).

    `without` is a card of the hand that does not help (the bought one, or one just used); if `area` is
    not NONE, suppose `section` had just been built there with that card.
    A card shows at most one section of a type, so each can only help with one step of the way.
    """
    c = t.book
    p = t.players[seat]
    helping: i64 = 0
    for slot in p.hand:
        card = slot >> KNOWERS
        if card != without and card != t.bought:
            helping |= c.shown[card]
    reachable: i64 = 0
    for mate in range(t.setting.mates + 1):
        here = t.area_of(seat, mate)
        awaiting = t.players[here].awaiting
        if here == area:
            awaiting = awaiting_after(t, here, section)
        for _ in range(HIGHEST):  # each hand card can open the place above it
            awaiting |= (awaiting & helping & ~TOPS) << 1
        reachable |= awaiting
    return reachable


def awaiting_after(t: Table, area: i64, section: i64) -> i64:
    """What an area would await if this section were built there."""
    p = t.players[area]
    awaiting = p.awaiting
    if not BOTTOMS & BIT[section]:
        waiting: i64 = 0
        for monument in p.monuments:
            if monument >> AWAITS == section + 1:
                waiting += 1
        if waiting == 1:
            awaiting &= ~BIT[section]
    if NEXT[section] != NONE:
        awaiting |= BIT[NEXT[section]]
    return awaiting


def convert(t: Table) -> None:
    gain(t, t.book.coin_value[last_coin(t, t.player)])
    t.note(E_CONVERTED, t.player, t.book.coin_value[last_coin(t, t.player)])
    spend(t)


def gain(t: Table, points: i64) -> None:
    p = t.players[t.player]
    p.score += points
    p.coin_points += points


def spend(t: Table) -> None:
    """The coin is used; the next player."""
    t.turns += 1
    t.players[t.queue[t.at]].coins = 0
    t.at += 1


def buy(t: Table, card: i64) -> None:
    """Any coin buys one card (V-R56); it waits among the hand cards until it is built."""
    take(t.piles, DISCARDS, card)
    t.players[t.player].hold((card << KNOWERS) | PUBLIC)
    t.bought = card
    t.stage = BUY_BUILD
    t.note(E_BOUGHT, t.player, card)
    t.ask(t.player, BUY_BUILD)


def buy_bhairav(t: Table, colour: i64) -> None:
    """The surplus is scored (V-R124); one for each player, each card once (V-R125)."""
    surplus = t.book.coin_value[last_coin(t, t.player)] - t.book.bhairav_cost
    t.players[t.player].bhairav = colour
    t.bhairavs &= ~BIT[colour]
    gain(t, surplus)
    t.note(E_BHAIRAV, t.player, colour, surplus)
    spend(t)


def legal_buy_build(t: Table, out: vec[i64]) -> i64:
    """Until the bought card is built, only what keeps a place for it (V-R147); DONE afterwards."""
    p = t.players[t.player]
    n = fitting_for_mates(t, p, out, fitting(t, p, p.awaiting, M_BUILD, out, 0))
    if t.bought == NONE:
        out[n] = M_DONE
        return n + 1
    if shows(t, t.bought, BOTTOMS):
        return n
    kept: i64 = 0
    for k in range(n):
        if keeps_place(t, out[k]):
            out[kept] = out[k]
            kept += 1
    return kept


def keeps_place(t: Table, move: i64) -> bool:
    """Can the bought card still be built after this move?"""
    mate: i64 = 0
    end = move - M_BUILD
    if move >= M_BUILD_FOR:
        mate = 1 + (move - M_BUILD_FOR) // ENDS
        end = (move - M_BUILD_FOR) % ENDS
    card = t.book.card_of[end]
    if card == t.bought:
        return True
    area = t.area_of(t.player, mate)
    return shows(t, t.bought, reachable_sections(t, t.player, card, area, t.book.section_of[end]))


# 4.11 The end of the round


def end_round(t: Table) -> None:
    """Public Objectives close, coins come back, the marker passes, or the game ends (V-R58, V-R156)."""
    s = t.setting
    close_objectives(t)
    if t.round == s.rounds:
        final_scoring(t)
        return
    if t.is_last_coin_round():
        for p in t.players:
            p.coins = ALL_COINS
        t.note(E_COINS_RETURN)
    if (s.marker >> t.round) & 1:
        t.first = (t.first + 1) % s.players
        t.note(E_MARKER, t.first)
    open_round(t)
