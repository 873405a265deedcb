"""HIRE (spec 4.6): position k costs one card discarded and k - 1 cards used."""

from mypy_extensions import i64

from durbar.core.vecs import append, vec
from durbar.games.excavation.rules import hands, lists
from durbar.games.excavation.rules.ledger import SAW_HIDDEN, entry
from durbar.games.excavation.rules.numbers import (
    ARCH,
    DISCARD,
    DRAW_FIRST_PLAYER,
    DRAW_PERSONALITY,
    E_HIRED,
    E_PERSONALITY_DRAWN,
    E_RESHUFFLED,
    END_TURN,
    LIST_LENGTH,
    M_DISCARD,
    M_POSITION,
    M_USE,
    USE,
)
from durbar.games.excavation.rules.table import (
    ONE_CARD,
    THEN_SET_UP,
    Table,
    ask,
    ask_chance,
    count_cards,
    forget,
)


def positions(t: Table, out: vec[i64]) -> i64:
    """As many positions as he has cards in hand (X-R44); the first is always within reach (X-R13)."""
    n: i64 = 0
    while n < t.patrons[t.active].hand_size and n < LIST_LENGTH:
        out[n] = M_POSITION + n
        n += 1
    return n


def choose_position(t: Table, place: i64) -> None:
    """Which card of the list is to be hired; now it is paid for."""
    t.position = place
    ask(t, DISCARD)


def discards(t: Table, out: vec[i64]) -> i64:
    """Any card of the hand may be the one that is given up (X-R47)."""
    rest = t.patrons[t.active].hand
    move: i64 = M_DISCARD
    n: i64 = 0
    while rest != 0:
        if rest & 15:
            out[n] = move
            n += 1
        rest >>= 4
        move += 1
    return n


def discard(t: Table, card: i64) -> None:
    """The card that goes; no ARCH comes for it, the hired card does (X-R45)."""
    hands.discard(t, card)
    t.left = t.position
    t.lowest = ARCH
    if t.left > 0:
        ask(t, USE)
    else:
        hire(t)


def uses(t: Table, out: vec[i64]) -> i64:
    """The cards to use are named in ascending order, so that each choice of cards is spelt one way.

    A card is offered only if enough cards of its type and above are there for the rest of the price.
    """
    rest = t.patrons[t.active].hand >> 4 * t.lowest
    there = count_cards(rest)
    move = M_USE + t.lowest
    n: i64 = 0
    while there >= t.left:
        held = rest & 15
        if held > 0:
            out[n] = move
            n += 1
            there -= held
        rest >>= 4
        move += 1
    return n


def use(t: Table, card: i64) -> None:
    """One card of the price, face down: others see only that it is one."""
    t.ledger = append(t.ledger, entry(SAW_HIDDEN, t.active, 0))
    hands.use(t, card)
    t.lowest = card
    t.left -= 1
    if t.left == 0:
        hire(t)


def hire(t: Table) -> None:
    """The price is paid: the card goes to his front, and the list is filled up."""
    card = t.row.cards[t.position]
    t.note(E_HIRED, t.active, card, t.position + 1)
    lists.leave(t, t.row, t.position)
    hands.receive(t, card)
    forget(t)
    draw(t)


def draw(t: Table) -> None:
    """Ask for the next personality; an empty pile is made anew from the discard (X-R48)."""
    if t.pile == 0:
        t.pile = t.discard
        t.discard = 0
        t.note(E_RESHUFFLED)
    ask_chance(t, DRAW_PERSONALITY)


def add_personality(t: Table, card: i64) -> None:
    """A personality comes to the bottom of the list, which always has six (X-R49)."""
    t.pile -= ONE_CARD[card]
    t.note(E_PERSONALITY_DRAWN, card)
    lists.join(t, t.row, card)
    if len(t.row.cards) < LIST_LENGTH:
        draw(t)
    elif t.after == THEN_SET_UP:
        ask_chance(t, DRAW_FIRST_PLAYER)
    else:
        t.phase = END_TURN
