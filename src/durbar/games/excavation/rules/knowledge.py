"""What a seat knows (spec 8): all but the cards in others' hands and fronts, and the loot it did not see."""

from mypy_extensions import i64

from durbar.core.kernel import Rng
from durbar.core.vecs import vec
from durbar.games.excavation.rules.deduction import (
    fitting,
    hidden_thefts,
    purse_after,
    spent,
    this_round,
    ways,
    ways_of_hidden,
)
from durbar.games.excavation.rules.ledger import (
    SAW_ARCH,
    SAW_DISCARD,
    SAW_GAIN,
    SAW_THEFT,
    UNKNOWN,
    UNKNOWN_CARD,
    line_card,
    line_kind,
    line_seat,
    line_victim,
    theft,
)
from durbar.games.excavation.rules.numbers import ARCH, USE
from durbar.games.excavation.rules.table import ONE_CARD, Patron, Table


def seen_patron(patron: Patron) -> Patron:
    """A player as the others see him: his cards are counted, not known."""
    return patron.copy(UNKNOWN, UNKNOWN)


def seen_ledger(ledger: vec[i64], viewer: i64) -> vec[i64]:
    """What was seen of cards by a seat: the loot of a theft by thief and victim alone (X-R53)."""
    seen = ledger[:]
    for k in range(len(ledger)):
        line = ledger[k]
        if line_kind(line) == SAW_THEFT and viewer != line_seat(line) and viewer != line_victim(line):
            seen[k] = theft(line_seat(line), line_victim(line), UNKNOWN_CARD)
    return seen


def seen_lowest(t: Table, viewer: i64) -> i64:
    """Which cards were laid for a hire so far is for the one who hires to know."""
    return UNKNOWN if t.phase == USE and t.active != viewer else t.lowest


def guess(t: Table, rng: Rng, seen: vec[i64], unknown: i64) -> None:
    """Fill in, from the ledger as it was seen, the loot and the hands of the unknown seats (bit mask).

    Of all the ways in which the hidden cards can have gone it takes one, each as likely as any other.
    """
    ledger = seen[:]
    hidden = hidden_thefts(ledger)
    if len(hidden) > 0:
        first = _pick_guess(t.guesses, len(hidden) + 1, rng) + 1
        for k in range(len(hidden)):
            line = ledger[hidden[k]]
            ledger[hidden[k]] = theft(line_seat(line), line_victim(line), t.guesses[first + k])
    t.ledger = ledger
    start = this_round(ledger)
    for seat in range(t.seats):
        if unknown >> seat & 1:
            patron = t.patrons[seat]
            opening = purse_after(ledger, 0, start, seat, patron.opening)
            patron.hand = _guess_hand(t, rng, start, seat, opening)
            patron.front = purse_after(ledger, 0, len(ledger), seat, patron.opening) - patron.hand


def _pick_guess(guesses: vec[i64], width: i64, rng: Rng) -> i64:
    """Where a guess, drawn by weight, begins."""
    total: i64 = 0
    for at in range(0, len(guesses), width):
        total += guesses[at]
    pick = rng.below(total)
    at = 0
    while pick >= guesses[at]:
        pick -= guesses[at]
        at += width
    return at


def _guess_hand(t: Table, rng: Rng, start: i64, seat: i64, hand: i64) -> i64:
    """What is left in a hand after this round's lines, the hidden cards chosen one by one.

    Each is chosen with the weight of all that can still follow, so nothing ever has to be taken back.
    """
    ledger = t.ledger
    stop = len(ledger)
    price_from = stop  # the cards laid so far for a hire not yet paid: they set what may follow
    if t.phase == USE and seat == t.active:
        price_from = stop - t.position + t.left
        t.lowest = ARCH
    for at in range(start, stop):
        line = ledger[at]
        kind = line_kind(line)
        if kind == SAW_THEFT:
            if line_victim(line) == seat:
                hand += ONE_CARD[ARCH] - ONE_CARD[line_card(line)]
        elif line_seat(line) != seat or kind == SAW_GAIN:
            continue
        elif kind in (SAW_ARCH, SAW_DISCARD):
            hand -= ONE_CARD[line_card(line)]
        else:
            option = _pick_option(ledger, at, stop, seat, hand, kind, rng)
            hand -= spent(kind, option)
            if at >= price_from and option > t.lowest:
                t.lowest = option
    return hand


def _pick_option(ledger: vec[i64], at: i64, stop: i64, seat: i64, hand: i64, kind: i64, rng: Rng) -> i64:
    pick = rng.below(ways_of_hidden(ledger, at, stop, seat, hand, kind, UNKNOWN))
    option: i64 = -1
    while pick >= 0:
        option += 1
        many = fitting(hand, kind, option)
        if many > 0:
            pick -= many * ways(ledger, at + 1, stop, seat, hand - spent(kind, option))
    return option
