"""PLACE and TAKE_BACK (spec 4.4): a combination of cards, then one to three tokens, one by one."""

from mypy_extensions import i64

from durbar.core.vecs import append, vec
from durbar.games.excavation.rules import hands, lists
from durbar.games.excavation.rules.combinations import C1, C2, C3, C4, C5, C6, C7, PAIR_ONE, PAIR_TWO
from durbar.games.excavation.rules.ground import lift_token, put_token
from durbar.games.excavation.rules.ledger import (
    SAW_ARCH,
    SAW_BASIC,
    SAW_DIFFERENT,
    SAW_PAIR,
    entry,
)
from durbar.games.excavation.rules.numbers import (
    ARCH,
    COMBO_TO_PLACE,
    E_PLACED,
    E_PLACED_ON_PERSONALITY,
    E_PLACED_ON_SITE,
    E_PLAYED,
    E_TOOK,
    E_TOOK_FROM_PERSONALITY,
    E_TOOK_FROM_SITE,
    EMINENCE,
    END_TURN,
    M_LIFT,
    M_LIFT_FROM,
    M_LIFT_FROM_CARD,
    M_PUT,
    M_PUT_ON,
    M_PUT_ON_CARD,
    M_STOP,
    PERSONALITIES,
    PLACE,
    SITES,
    TAKE,
)
from durbar.games.excavation.rules.table import BASICS, FREE, TOKENS, Patron, Table, ask, cards
from durbar.games.excavation.rules.valley import ROWS, list_cells

# The combinations as events name them: "C1" to "C7" are 0 to 6.


def can_combine(patron: Patron) -> bool:
    """Has he any combination at all? An ARCH or Eminence alone is one, else two personalities (X-R14)."""
    if cards(patron.hand, ARCH) > 0 or cards(patron.hand, EMINENCE) > 0:
        return True
    return patron.hand_size >= 2


def can_place(t: Table) -> bool:
    """A combination and a token; a place for it there always is, on the lists (X-R31)."""
    patron = t.patrons[t.active]
    return patron.supply > 0 and can_combine(patron)


def can_take_back(t: Table) -> bool:
    """A combination, and a token of his lying anywhere but in the graveyard (X-R27)."""
    patron = t.patrons[t.active]
    return patron.supply + patron.lost < TOKENS and can_combine(patron)


def combos(t: Table, out: vec[i64]) -> i64:
    """Every combination he can pay from his hand (X-R18 to X-R23)."""
    hand = t.patrons[t.active].hand
    arch = cards(hand, ARCH)
    eminence = cards(hand, EMINENCE)
    n: i64 = 0
    if arch > 0:
        out[n] = C1
        n += 1
    if arch > 1:
        out[n] = C2
        n += 1
    if hand >> 4 == 0:
        return n  # nothing but ARCH
    pair: i64 = C3
    for one in range(1, PERSONALITIES):
        if cards(hand, one) == 0:
            pair += PERSONALITIES - one
            continue
        for two in range(one + 1, PERSONALITIES + 1):
            if cards(hand, two) > 0:
                out[n] = pair
                n += 1
            pair += 1
    for card in range(1, PERSONALITIES + 1):
        if cards(hand, card) > 1:
            out[n] = C4 + card - 1
            n += 1
    if eminence > 0:
        out[n] = C5
        n += 1
        if arch > 0:
            out[n] = C6
            n += 1
        for basic in range(1, BASICS + 1):
            if cards(hand, basic) > 0:
                out[n] = C7 + basic - 1
                n += 1
    return n


def combine(t: Table, combo: i64) -> None:
    """The cards are paid first (X-R24); then tokens move."""
    if combo < C2:
        _begin(t, 0, 1)
        _use_arch(t)
    elif combo < C3:
        _begin(t, 1, 3)
        _use_arch(t)
        _use_arch(t)
    elif combo < C4:  # used as themselves: kept, and not triggered (X-R20, X-R21)
        _begin(t, 2, 1)
        t.ledger = append(t.ledger, entry(SAW_DIFFERENT, t.active, 0))
        hands.use(t, PAIR_ONE[combo - C3])
        hands.use(t, PAIR_TWO[combo - C3])
    elif combo < C5:
        _begin(t, 3, 3)
        t.ledger = append(t.ledger, entry(SAW_PAIR, t.active, 0))
        hands.use(t, combo - C4 + 1)
        hands.use(t, combo - C4 + 1)
    elif combo < C6:  # an Eminence that stands for another card is discarded (X-R21, X-R22)
        _begin(t, 4, 1)
        hands.discard_for_arch(t, EMINENCE)
    elif combo < C7:
        _begin(t, 5, 3)
        hands.discard_for_arch(t, EMINENCE)
        _use_arch(t)
    else:
        _begin(t, 6, 3)
        hands.discard_for_arch(t, EMINENCE)
        t.ledger = append(t.ledger, entry(SAW_BASIC, t.active, 0))
        hands.use(t, combo - C7 + 1)
    ask(t, PLACE if t.phase == COMBO_TO_PLACE else TAKE)


def _begin(t: Table, combination: i64, most: i64) -> None:
    t.left = most
    t.moved = 0
    t.note(E_PLAYED, t.active, combination, most)


def _use_arch(t: Table) -> None:
    t.ledger = append(t.ledger, entry(SAW_ARCH, t.active, ARCH))
    hands.use(t, ARCH)


def places(t: Table, out: vec[i64]) -> i64:
    """Where the next token may go: a free hex (X-R28 to X-R30) or any card of either list (X-R32)."""
    ground = t.ground
    n: i64 = 0
    for cell in t.book.valley.cells:
        if ground[cell] == FREE:
            out[n] = M_PUT + cell
            n += 1
    listed = lists.members(t.sites)
    for site in range(SITES):
        if listed >> site & 1:
            out[n] = M_PUT_ON + site
            n += 1
    for place in range(len(t.row.cards)):
        out[n] = M_PUT_ON_CARD + place
        n += 1
    return _or_stop(t, out, n)


def takes(t: Table, out: vec[i64]) -> i64:
    """Which of his own tokens he may take back (X-R27)."""
    n = list_cells(t.book.valley, t.hexes, t.active * ROWS, M_LIFT, out)
    patron = t.patrons[t.active]
    if patron.supply + patron.lost + patron.posted == TOKENS:
        return _or_stop(t, out, n)  # none on the lists
    listed = lists.members(t.sites)
    for site in range(SITES):
        if listed >> site & 1 and lists.has_token(t.sites, lists.place_of(t.sites, site), t.active):
            out[n] = M_LIFT_FROM + site
            n += 1
    for place in range(len(t.row.cards)):
        if lists.has_token(t.row, place, t.active):
            out[n] = M_LIFT_FROM_CARD + place
            n += 1
    return _or_stop(t, out, n)


def _or_stop(t: Table, out: vec[i64], n: i64) -> i64:
    if t.moved > 0:  # at least one, at most the number of the combination (X-R25)
        out[n] = M_STOP
        n += 1
    return n


def place(t: Table, move: i64) -> None:
    """One token goes down."""
    if move < M_PUT_ON:
        put_token(t, move - M_PUT, t.active)
        t.note(E_PLACED, t.active, move - M_PUT)
    elif move < M_PUT_ON_CARD:
        site = move - M_PUT_ON
        at = lists.put(t, t.sites, lists.place_of(t.sites, site), t.active)
        t.note(E_PLACED_ON_SITE, t.active, site, at + 1)
        lists.eliminate(t, t.sites)
    elif move < M_LIFT:
        card = t.row.cards[move - M_PUT_ON_CARD]
        at = lists.put(t, t.row, move - M_PUT_ON_CARD, t.active)
        t.note(E_PLACED_ON_PERSONALITY, t.active, card, at + 1)
        lists.eliminate(t, t.row)
    _go_on(t, move, t.patrons[t.active].supply > 0)  # the supply is live (X-R109)


def take(t: Table, move: i64) -> None:
    """One token comes back."""
    patron = t.patrons[t.active]
    if move < M_LIFT_FROM:
        lift_token(t, move - M_LIFT)
        patron.supply += 1
        t.note(E_TOOK, t.active, move - M_LIFT)
    elif move < M_LIFT_FROM_CARD:
        site = move - M_LIFT_FROM
        at = lists.take(t, t.sites, lists.place_of(t.sites, site), t.active)
        t.note(E_TOOK_FROM_SITE, t.active, site, at + 1)
        lists.eliminate(t, t.sites)
    elif move < M_STOP:
        card = t.row.cards[move - M_LIFT_FROM_CARD]
        at = lists.take(t, t.row, move - M_LIFT_FROM_CARD, t.active)
        t.note(E_TOOK_FROM_PERSONALITY, t.active, card, at + 1)
        lists.eliminate(t, t.row)
    _go_on(t, move, patron.supply + patron.lost < TOKENS)


def _go_on(t: Table, move: i64, more: bool) -> None:
    """The next token, unless the player stops, the combination is spent or nothing is left to move."""
    t.left -= 1
    t.moved += 1
    if move == M_STOP or t.left == 0 or not more:
        t.phase = END_TURN
