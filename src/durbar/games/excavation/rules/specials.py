"""SPECIAL (spec 4.7): what the special personalities do. Each has one effect, and all of it is in this file.

A special is a row of content/cards.toml with the name of its effect:

    effect         may act when                           what it does                          rule
    remove-black   a dig without colour is isolated and   removes it, without any other card    X-R50
                   controlled by its player
    rob            an opponent has a card in hand         takes a card drawn from that hand     X-R53
    renew          a dig has two dig tokens, and the      two dig tokens are drawn anew         X-R56
                   bag too
    recolour       a player has two tokens on hexes,      two tokens become another player's    X-R58
                   and another two in his supply

Cards first, then the effect (X-R24): the triggered card is discarded before its target is chosen, and an
ARCH comes for it, except where the effect itself brings a card. An Eminence is never triggered (X-R60).

To add an effect: its name in EFFECTS; `can_act`, when it may act; `begin`, its first question; and, for every
question it asks, an answer in `legal` and `decide` (in `happen` if chance is asked).
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import append, vec
from durbar.games.excavation.rules import hands, removal
from durbar.games.excavation.rules.ground import find_at, lift_token, put_token, site_at, swap_find
from durbar.games.excavation.rules.ledger import theft
from durbar.games.excavation.rules.numbers import (
    ARCH,
    C_FIND,
    C_LOOT,
    CARDS,
    CURATE,
    DRAW_LOOT,
    DRAW_TO_RENEW,
    E_RECOLOURED,
    E_RENEWED,
    E_STOLE,
    END_TURN,
    M_CURATE,
    M_RECOLOUR,
    M_RECOLOUR_TO,
    M_RENEW,
    M_ROB,
    M_TRIGGER,
    RECOLOUR,
    RECOLOUR_ALSO,
    RECOLOUR_TO,
    RENEW,
    RENEW_ALSO,
    ROB,
)
from durbar.games.excavation.rules.table import (
    DUG,
    FIRST_SPECIAL,
    ONE_CARD,
    ONE_TOKEN,
    TOKEN,
    UNDER_SPADE,
    Table,
    ask,
    ask_chance,
    cards,
    count_tokens,
)

EFFECTS: Final = ("remove-black", "rob", "renew", "recolour")
REMOVE_BLACK: Final = 0
ROBBING: Final = 1
RENEWING: Final = 2
RECOLOURING: Final = 3


def can_act(t: Table, effect: i64) -> bool:
    """Has an effect of this kind a target now (X-R59)?"""
    if effect == REMOVE_BLACK:
        return removal.removable_by_curator(t) != 0
    if effect == ROBBING:
        return can_rob(t)
    if effect == RENEWING:
        return can_renew(t)
    return can_recolour(t)


def begin(t: Table, card: i64, effect: i64) -> None:
    """The card goes, an ARCH comes for it (not with a theft, X-R54), and the first question is asked."""
    if effect == ROBBING:
        hands.discard(t, card)
        ask(t, ROB)
        return
    hands.discard_for_arch(t, card)
    if effect == REMOVE_BLACK:
        ask(t, CURATE)
    elif effect == RENEWING:
        ask(t, RENEW)
    else:
        ask(t, RECOLOUR)


def legal(t: Table, out: vec[i64]) -> i64:
    """The answers to the questions of the effects."""
    phase = t.phase
    if phase == CURATE:
        return removal.list_digs(removal.removable_by_curator(t), M_CURATE, out)
    if phase == ROB:
        return victims(t, out)
    if phase in (RENEW, RENEW_ALSO):
        return renewable(t, out)
    if phase in (RECOLOUR, RECOLOUR_ALSO):
        return recolourable(t, out)
    return heirs(t, out)


def decide(t: Table, move: i64) -> None:
    phase = t.phase
    if phase == CURATE:
        removal.remove(t, move - M_CURATE)
    elif phase == ROB:
        rob(t, move - M_ROB)
    elif phase in (RENEW, RENEW_ALSO):
        renew(t, move - M_RENEW)
    elif phase in (RECOLOUR, RECOLOUR_ALSO):
        recolour(t, move - M_RECOLOUR)
    else:
        recolour_to(t, move - M_RECOLOUR_TO)


def happen(t: Table, outcome: i64) -> None:
    """What chance answers to an effect."""
    if t.phase == DRAW_LOOT:
        loot(t, outcome - C_LOOT)
    else:
        renew_with(t, outcome - C_FIND)


# D6: which special


def can_trigger(t: Table) -> bool:
    """Is there a special in hand that has a target (X-R59)?"""
    hand = t.patrons[t.active].hand
    if hand < ONE_CARD[FIRST_SPECIAL]:
        return False
    for card in range(FIRST_SPECIAL, CARDS):
        if cards(hand, card) > 0 and can_act(t, t.book.effects[card - FIRST_SPECIAL]):
            return True
    return False


def triggers(t: Table, out: vec[i64]) -> i64:
    """Every special in hand that has a target."""
    hand = t.patrons[t.active].hand
    n: i64 = 0
    for card in range(FIRST_SPECIAL, CARDS):
        if cards(hand, card) > 0 and can_act(t, t.book.effects[card - FIRST_SPECIAL]):
            out[n] = M_TRIGGER + card - FIRST_SPECIAL
            n += 1
    return n


def trigger(t: Table, card: i64) -> None:
    """It is discarded, and does what it can."""
    begin(t, card, t.book.effects[card - FIRST_SPECIAL])


# rob


def can_rob(t: Table) -> bool:
    """Some opponent has a card in hand (X-R53)."""
    return any(seat != t.active and t.patrons[seat].hand_size > 0 for seat in range(t.seats))


def victims(t: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    for seat in range(t.seats):
        if seat != t.active and t.patrons[seat].hand_size > 0:
            out[n] = M_ROB + seat
            n += 1
    return n


def rob(t: Table, victim: i64) -> None:
    t.victim = victim
    ask_chance(t, DRAW_LOOT)


def loot(t: Table, card: i64) -> None:
    """The stolen card goes to the thief's front; an ARCH, playable at once, to the victim's hand (X-R55)."""
    victim = t.patrons[t.victim]
    victim.hand += ONE_CARD[ARCH] - ONE_CARD[card]
    t.patrons[t.active].front += ONE_CARD[card]
    t.ledger = append(t.ledger, theft(t.active, t.victim, card))
    t.note(E_STOLE, t.active, t.victim, card)
    t.phase = END_TURN


# renew


def can_renew(t: Table) -> bool:
    """Two tokens in the bag and a dig with two (X-R56)."""
    if count_tokens(t.bag) < 2:
        return False
    return any(count_tokens(t.finds[t.sites.cards[k]]) > 1 for k in range(len(t.sites.cards)))


def renewable(t: Table, out: vec[i64]) -> i64:
    """Dig tokens of digs with at least two, then the others of the same dig; a marker is none (X-R111)."""
    cells = t.book.valley.cells
    n: i64 = 0
    for k in range(len(cells)):
        cell = cells[k]
        ground = t.ground[cell]
        if ground < DUG or find_at(ground) < 0:
            continue
        if t.phase == RENEW:
            fits = count_tokens(t.finds[site_at(ground)]) > 1
        else:
            fits = cell != t.one and site_at(ground) == site_at(t.ground[t.one])
        if fits:
            out[n] = M_RENEW + cell
            n += 1
    return n


def renew(t: Table, cell: i64) -> None:
    """Two dig tokens are named; the first token drawn goes to the one read first (X-R118)."""
    if t.phase == RENEW:
        t.one = cell
        ask(t, RENEW_ALSO)
        return
    t.two = cell
    if t.two < t.one:
        t.one, t.two = t.two, t.one
    t.drawn = -1
    ask_chance(t, DRAW_TO_RENEW)


def renew_with(t: Table, colour: i64) -> None:
    """Both new tokens are drawn before the old ones go back into the bag (X-R57)."""
    t.bag -= ONE_TOKEN[colour]
    if t.drawn < 0:
        t.drawn = colour
        ask_chance(t, DRAW_TO_RENEW)
        return
    _exchange(t, t.one, t.drawn)
    _exchange(t, t.two, colour)
    t.drawn = -1
    t.phase = END_TURN


def _exchange(t: Table, cell: i64, colour: i64) -> None:
    old = swap_find(t, cell, colour)
    t.bag += ONE_TOKEN[old]
    t.note(E_RENEWED, cell, old, colour)


# recolour


def can_recolour(t: Table) -> bool:
    """Two tokens of one player on hexes, and another player who has two to replace them (X-R58)."""
    return any(t.patrons[seat].posted > 1 and heir(t, seat) for seat in range(t.seats))


def heir(t: Table, owner: i64) -> bool:
    """Could another player in the game (X-R8) take over two tokens of this owner?"""
    return any(seat != owner and t.patrons[seat].supply > 1 for seat in range(t.seats))


def recolourable(t: Table, out: vec[i64]) -> i64:
    """Tokens of those who have two on the map; then the others of the same owner."""
    fits: i64 = 0
    if t.phase == RECOLOUR:
        for seat in range(t.seats):
            if t.patrons[seat].posted > 1 and heir(t, seat):
                fits |= BIT[TOKEN + seat]
    else:
        fits = BIT[t.ground[t.one]]
    cells = t.book.valley.cells
    n: i64 = 0
    for k in range(len(cells)):
        cell = cells[k]
        ground = t.ground[cell]
        if TOKEN <= ground < UNDER_SPADE and fits >> ground & 1:
            if t.phase == RECOLOUR or cell != t.one:
                out[n] = M_RECOLOUR + cell
                n += 1
    return n


def recolour(t: Table, cell: i64) -> None:
    if t.phase == RECOLOUR:
        t.one = cell
        ask(t, RECOLOUR_ALSO)
    else:
        t.two = cell
        ask(t, RECOLOUR_TO)


def heirs(t: Table, out: vec[i64]) -> i64:
    """Any other player with two tokens in his supply, the Hunter's own master or not."""
    owner = t.ground[t.one] - TOKEN
    n: i64 = 0
    for seat in range(t.seats):
        if seat != owner and t.patrons[seat].supply > 1:
            out[n] = M_RECOLOUR_TO + seat
            n += 1
    return n


def recolour_to(t: Table, seat: i64) -> None:
    _replace(t, t.one, seat)
    _replace(t, t.two, seat)
    t.phase = END_TURN


def _replace(t: Table, cell: i64, seat: i64) -> None:
    owner = lift_token(t, cell)
    t.patrons[owner].supply += 1
    put_token(t, cell, seat)
    t.note(E_RECOLOURED, cell, owner, seat)
