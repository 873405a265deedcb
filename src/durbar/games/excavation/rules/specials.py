"""SPECIAL (spec 4.7): trigger a Curator, Bandit, Controller or Bounty Hunter.

Cards first, then the effect (X-R24): the triggered card is discarded before its target is chosen.
An Eminence is never triggered alone (X-R60).
"""

from librt.vecs import append, vec
from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.games.excavation.rules import hands, removal
from durbar.games.excavation.rules.ground import find_at, lift_token, put_token, site_at, swap_find
from durbar.games.excavation.rules.journal import RECOLOURED, RENEWED, STOLE
from durbar.games.excavation.rules.ledger import theft
from durbar.games.excavation.rules.moves import (
    RECOLOUR_TO_SEAT,
    RECOLOUR_TOKEN,
    RENEW_FIND,
    ROB_SEAT,
    TRIGGER,
)
from durbar.games.excavation.rules.table import (
    ARCH,
    BANDIT,
    BOUNTY_HUNTER,
    CONTROLLER,
    CURATE,
    CURATOR,
    DIG,
    DRAW_LOOT,
    DRAW_TO_RENEW,
    END_TURN,
    ONE_CARD,
    ONE_TOKEN,
    RECOLOUR,
    RECOLOUR_ALSO,
    RECOLOUR_TO,
    RENEW,
    RENEW_ALSO,
    ROB,
    TOKEN,
    UNDER_SPADE,
    Table,
    ask,
    ask_chance,
    cards,
    count_tokens,
)


def can_trigger(t: Table) -> bool:
    """Is there a special in hand that has a target (X-R59)? The cheap questions first."""
    hand = t.patrons[t.active].hand
    if hand < ONE_CARD[CURATOR]:
        return False
    if cards(hand, BANDIT) > 0 and can_rob(t):
        return True
    if cards(hand, CONTROLLER) > 0 and can_renew(t):
        return True
    if cards(hand, BOUNTY_HUNTER) > 0 and can_recolour(t):
        return True
    return cards(hand, CURATOR) > 0 and removal.curable(t) != 0


def triggers(t: Table, out: vec[i64]) -> i64:
    """Every special in hand that has a target."""
    hand = t.patrons[t.active].hand
    n: i64 = 0
    if cards(hand, CURATOR) > 0 and removal.curable(t) != 0:
        out[n] = TRIGGER + CURATOR - CURATOR
        n += 1
    if cards(hand, BANDIT) > 0 and can_rob(t):
        out[n] = TRIGGER + BANDIT - CURATOR
        n += 1
    if cards(hand, CONTROLLER) > 0 and can_renew(t):
        out[n] = TRIGGER + CONTROLLER - CURATOR
        n += 1
    if cards(hand, BOUNTY_HUNTER) > 0 and can_recolour(t):
        out[n] = TRIGGER + BOUNTY_HUNTER - CURATOR
        n += 1
    return n


def trigger(t: Table, card: i64) -> None:
    """The card goes; an ARCH comes for it, except with the Bandit (X-R54)."""
    if card == BANDIT:
        hands.discard(t, BANDIT)
        ask(t, ROB)
        return
    hands.discard_for_arch(t, card)
    if card == CURATOR:
        ask(t, CURATE)
    elif card == CONTROLLER:
        ask(t, RENEW)
    else:
        ask(t, RECOLOUR)


# The Bandit


def can_rob(t: Table) -> bool:
    """Some opponent has a card in hand (X-R53)."""
    return any(seat != t.active and t.patrons[seat].hand_size > 0 for seat in range(t.seats))


def victims(t: Table, out: vec[i64]) -> i64:
    n: i64 = 0
    for seat in range(t.seats):
        if seat != t.active and t.patrons[seat].hand_size > 0:
            out[n] = ROB_SEAT + seat
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
    t.note(STOLE, t.active, t.victim, card)
    t.phase = END_TURN


# The Controller


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
        if ground < DIG or find_at(ground) < 0:
            continue
        if t.phase == RENEW:
            fits = count_tokens(t.finds[site_at(ground)]) > 1
        else:
            fits = cell != t.one and site_at(ground) == site_at(t.ground[t.one])
        if fits:
            out[n] = RENEW_FIND + cell
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
    t.note(RENEWED, cell, old, colour)


# The Bounty Hunter


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
                out[n] = RECOLOUR_TOKEN + cell
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
            out[n] = RECOLOUR_TO_SEAT + seat
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
    t.note(RECOLOURED, cell, owner, seat)
