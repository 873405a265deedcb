"""From what was seen of the cards to what they may be (spec 8).

For the seat that looks, the unknown is, for every other player, which loot each theft brought and
which cards he laid face down this round. Not every answer fits: he who used a pair had a pair, he
who discards a card was not robbed of his only one. `guesses` finds all lists of loot that fit, each
with the number of ways the hidden cards could have gone, two cards of one type counting as two.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import append, vec
from durbar.games.excavation.rules.ledger import (
    SAW_ARCH,
    SAW_BASIC,
    SAW_DIFFERENT,
    SAW_DISCARD,
    SAW_GAIN,
    SAW_PAIR,
    SAW_ROUND,
    SAW_THEFT,
    UNKNOWN,
    UNKNOWN_CARD,
    line_card,
    line_kind,
    line_seat,
    line_victim,
    theft,
)
from durbar.games.excavation.rules.numbers import ARCH, CARDS
from durbar.games.excavation.rules.table import BASICS, HAND, ONE_CARD, Patron, Table, cards, count_cards

SCALE: Final = 1 << 30  # weights of all guesses together, as the generator takes them


def guesses(ledger: vec[i64], patrons: list[Patron]) -> vec[i64]:
    """Weight and loot of every guess at the unknown loot, one after the other; empty if none is unknown."""
    hidden = hidden_thefts(ledger)
    if len(hidden) == 0:
        return hidden
    return Search(ledger, hidden, patrons).guesses()


class Search:
    """Tries every loot for the thefts whose loot was not seen, round by round."""

    def __init__(self, ledger: vec[i64], hidden: vec[i64], patrons: list[Patron]) -> None:
        self.seats: i64 = len(patrons)
        self.unknown: list[bool] = [patron.hand == UNKNOWN for patron in patrons]
        self.ledger: vec[i64] = ledger[:]
        self.hidden: vec[i64] = hidden
        self.found: list[tuple[float, list[int]]] = []
        self.counted: dict[tuple[int, int, int, int], int] = {}  # the ways, once they are known
        self.openings: list[int] = [int(patron.opening) for patron in patrons]

    def guesses(self) -> vec[i64]:
        out = vec[i64]()
        self._round(0, 0, self.openings, 1.0)
        total = 0.0
        for weight, _loot in self.found:
            total += weight
        for weight, loot in self.found:
            out = append(out, i64(1 + int(weight / total * (SCALE - 65536))))
            for card in loot:
                out = append(out, i64(card))
        return out

    def _round(self, start: i64, theft_number: i64, purses: list[int], weight: float) -> None:
        """All that fits from the round that begins at `start` on, with these six cards each."""
        stop = start
        thefts = theft_number
        while stop < len(self.ledger) and line_kind(self.ledger[stop]) != SAW_ROUND:
            if thefts < len(self.hidden) and stop == self.hidden[thefts]:
                thefts += 1
            stop += 1
        self._loot(start, stop, theft_number, thefts, purses, weight)

    def _loot(
        self, start: i64, stop: i64, theft_number: i64, thefts: i64, purses: list[int], weight: float
    ) -> None:
        """Try every card as the next loot of the round; with all of them set, see whether it fits."""
        if theft_number < thefts:
            at = self.hidden[theft_number]
            line = self.ledger[at]
            thief, victim = line_seat(line), line_victim(line)
            for card in range(CARDS):
                if card == ARCH or cards(i64(purses[victim]), card) > 0:
                    self.ledger[at] = theft(thief, victim, card)
                    self._loot(start, stop, theft_number + 1, thefts, purses, weight)
            self.ledger[at] = theft(thief, victim, UNKNOWN_CARD)
            return
        after: list[int] = []
        for seat in range(self.seats):
            if self.unknown[seat]:
                weight *= float(self._ways(start, stop, seat, purses[seat]))
                if weight == 0.0:
                    return
            after.append(int(purse_after(self.ledger, start, stop, seat, i64(purses[seat]))))
        if stop < len(self.ledger):
            self._round(stop + 1, thefts, after, weight)
        else:
            self.found.append((weight, [int(line_card(self.ledger[k])) for k in self.hidden]))

    def _ways(self, start: i64, stop: i64, seat: i64, purse: int) -> int:
        lost: i64 = 0
        for k in range(start, stop):
            line = self.ledger[k]
            if line_kind(line) == SAW_THEFT and line_victim(line) == seat:
                lost = lost * 16 + line_card(line) + 1
        key = (int(start), int(seat), purse, int(lost))
        if key not in self.counted:
            self.counted[key] = int(ways(self.ledger, start, stop, seat, i64(purse)))
        return self.counted[key]


def hidden_thefts(ledger: vec[i64]) -> vec[i64]:
    """The lines of the thefts whose loot is unknown."""
    found = vec[i64]()
    for k in range(len(ledger)):
        if line_kind(ledger[k]) == SAW_THEFT and line_card(ledger[k]) == UNKNOWN_CARD:
            found = append(found, k)
    return found


def this_round(ledger: vec[i64]) -> i64:
    """Where the current round begins in the ledger."""
    start = len(ledger)
    while start > 0 and line_kind(ledger[start - 1]) != SAW_ROUND:
        start -= 1
    return start


def purse_after(ledger: vec[i64], start: i64, stop: i64, seat: i64, purse: i64) -> i64:
    """A player's cards, hand and front together, after these lines of the ledger."""
    for k in range(start, stop):
        line = ledger[k]
        kind = line_kind(line)
        card = line_card(line)
        if kind == SAW_THEFT:
            if line_victim(line) == seat:
                purse += ONE_CARD[ARCH] - ONE_CARD[card]
            elif line_seat(line) == seat:
                purse += ONE_CARD[card]
        elif line_seat(line) == seat:
            if kind == SAW_DISCARD:
                purse -= ONE_CARD[card]
            elif kind == SAW_GAIN:
                purse += ONE_CARD[card]
    return purse


# The ways of one player's cards in one round


def ways(ledger: vec[i64], start: i64, stop: i64, seat: i64, hand: i64, left: i64 = UNKNOWN) -> i64:
    """In how many ways a player with this hand can have done what was seen of him (and have `left`)."""
    number: i64 = 1
    for at in range(start, stop):
        line = ledger[at]
        kind = line_kind(line)
        card = line_card(line)
        if kind == SAW_THEFT:
            if line_victim(line) != seat:
                continue
            held = cards(hand, card)
            if held == 0:
                return 0
            number *= held  # drawn blindly
            hand += ONE_CARD[ARCH] - ONE_CARD[card]
        elif line_seat(line) != seat or kind == SAW_GAIN:
            continue
        elif kind in (SAW_ARCH, SAW_DISCARD):
            if cards(hand, card) == 0:
                return 0
            hand -= ONE_CARD[card]
        else:
            return number * ways_of_hidden(ledger, at, stop, seat, hand, kind, left)
    return number if left in (UNKNOWN, hand) else 0


def ways_of_hidden(ledger: vec[i64], at: i64, stop: i64, seat: i64, hand: i64, kind: i64, left: i64) -> i64:
    """The cards of line `at` were not named: add up over all they can have been."""
    number: i64 = 0
    for option in range(CARDS * CARDS if kind == SAW_DIFFERENT else CARDS):
        many = fitting(hand, kind, option)
        if many > 0:
            number += many * ways(ledger, at + 1, stop, seat, hand - spent(kind, option), left)
    return number


def fitting(hand: i64, kind: i64, option: i64) -> i64:
    """How many choices of physical cards from the hand are this option of hidden cards, if it is one.

    An option is one card, or for two different ones the smaller plus eleven times the larger.
    """
    one = option % CARDS
    two = option // CARDS
    if kind == SAW_DIFFERENT:
        if ARCH < one < two:
            return cards(hand, one) * cards(hand, two)
        return 0
    held = cards(hand, one)
    if kind == SAW_PAIR:
        return held * (held - 1) // 2 if one > ARCH else 0
    if kind == SAW_BASIC:
        return held if ARCH < one <= BASICS else 0
    return held


def spent(kind: i64, option: i64) -> i64:
    """The purse of an option."""
    if kind == SAW_DIFFERENT:
        return ONE_CARD[option % CARDS] + ONE_CARD[option // CARDS]
    if kind == SAW_PAIR:
        return 2 * ONE_CARD[option]
    return ONE_CARD[option]


def fits(t: Table, seat: i64) -> bool:
    """Can a player have the hand he has, after all that was seen of him?"""
    patron = t.patrons[seat]
    ledger = t.ledger
    hand = patron.opening
    if hand < 0 or count_cards(hand) != HAND:
        return False
    start: i64 = 0
    for stop in range(len(ledger)):
        if line_kind(ledger[stop]) == SAW_ROUND:
            if ways(ledger, start, stop, seat, hand) == 0:
                return False
            hand = purse_after(ledger, start, stop, seat, hand)
            start = stop + 1
    return ways(ledger, start, len(ledger), seat, hand, patron.hand) > 0


def certain_cards(t: Table, seat: i64) -> i64:
    """The cards a player is certain to own, hand and front together, as far as this position knows."""
    ledger = t.ledger[:]
    hidden = hidden_thefts(ledger)
    if len(hidden) == 0:
        return purse_after(ledger, 0, len(ledger), seat, t.patrons[seat].opening)
    least: i64 = -1
    for first in range(0, len(t.guesses), len(hidden) + 1):
        for k in range(len(hidden)):
            line = ledger[hidden[k]]
            ledger[hidden[k]] = theft(line_seat(line), line_victim(line), t.guesses[first + 1 + k])
        purse = purse_after(ledger, 0, len(ledger), seat, t.patrons[seat].opening)
        least = purse if least < 0 else _common(least, purse)
    return least


def _common(one: i64, two: i64) -> i64:
    """The cards two purses share."""
    both: i64 = 0
    for card in range(CARDS):
        less = cards(one, card) if cards(one, card) < cards(two, card) else cards(two, card)
        both += less * ONE_CARD[card]
    return both
