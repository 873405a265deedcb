"""What cards are worth to a patron: to keep, to use in this round, to pay with."""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import append, vec
from durbar.games.excavation.rules.combinations import C1, C2, C3, C4, C5, PAIR_ONE, PAIR_TWO, PAIRS
from durbar.games.excavation.rules.numbers import ARCH, CARDS, EMINENCE, M_USE, PERSONALITIES
from durbar.games.excavation.rules.prospects import PROSPECT_WEIGHTS, SEATS, Prospects
from durbar.games.excavation.rules.table import ONE_CARD, Table, cards

ARCH_USED: Final = PROSPECT_WEIGHTS  # what a card would be worth elsewhere in this round
PERSONALITY_USED: Final = PROSPECT_WEIGHTS + 1
RESERVED: Final = PROSPECT_WEIGHTS + 2  # how much it is missed if it can pay for a dig, of the prize
TOKEN_PLACED: Final = PROSPECT_WEIGHTS + 3
ARCH_OWNED: Final = PROSPECT_WEIGHTS + 4  # what a card is worth to keep
BASIC_OWNED: Final = PROSPECT_WEIGHTS + 5
EMINENCE_OWNED: Final = PROSPECT_WEIGHTS + 6
CURATOR_OWNED: Final = PROSPECT_WEIGHTS + 7
BANDIT_OWNED: Final = PROSPECT_WEIGHTS + 8
CONTROLLER_OWNED: Final = PROSPECT_WEIGHTS + 9
HUNTER_OWNED: Final = PROSPECT_WEIGHTS + 10
DOUBLE: Final = PROSPECT_WEIGHTS + 11  # a second card of the same kind, in parts of the first
AT_ONCE: Final = PROSPECT_WEIGHTS + 12  # what a removal is worth beside its prize
SCARCE: Final = PROSPECT_WEIGHTS + 13  # what a token is worth when few are left
ROBBERY: Final = PROSPECT_WEIGHTS + 14  # a card taken from a rival


class Cards:
    """Prices the cards of the patron that the prospects are read for."""

    def __init__(self, weights: vec[float], prospects: Prospects) -> None:
        self.weights: vec[float] = weights
        self.prospects: Prospects = prospects
        self.used: vec[float] = vec[float]([0.0] * CARDS)  # by card: how much it would be missed now

    def look_at(self, t: Table) -> None:
        """How much each card of the hand would be missed in this round."""
        at = self.prospects
        w = self.weights
        self.used[ARCH] = w[ARCH_USED]
        for card in range(1, CARDS):
            price = w[PERSONALITY_USED]
            if card <= EMINENCE:
                for p in range(at.count):
                    asked = at.colours[p] >> card & 1 or (card == EMINENCE and at.colours[p] != 0)
                    if asked and at.short_now[p * SEATS + at.me] == 0:
                        mine = at.chance(p, at.me, p < at.spreading, 0, 0)
                        price = max(price, w[RESERVED] * mine * at.prize[p])
            self.used[card] = price

    def price(self, card: i64) -> float:
        """What a card could do elsewhere in this round, beside paying for a dig."""
        return self.weights[ARCH_USED if card == ARCH else PERSONALITY_USED]

    def kept(self, owned: i64) -> float:
        """What six cards are worth to keep, whatever digs there are."""
        w = self.weights
        value = w[ARCH_OWNED] * float(cards(owned, ARCH))
        for card in range(1, CARDS):
            number = cards(owned, card)
            if number > 0:
                each = w[BASIC_OWNED]
                if card >= EMINENCE:
                    each = w[EMINENCE_OWNED + card - EMINENCE]
                value += each + w[DOUBLE] * each * float(number - 1)
        return value

    def worth(self, t: Table, hand: i64, owned: i64) -> float:
        """What all digs, and the cards, are worth if these were his."""
        at = self.prospects
        at.read_cards(t, at.me, hand, owned)
        value = at.total() + self.kept(owned)
        patron = t.patrons[at.me]
        at.read_cards(t, at.me, patron.hand, patron.hand + patron.front)
        return value

    def combination(self, t: Table, most: i64) -> tuple[i64, float]:
        """The combination for one token, or for three, whose cards are missed least; -1: there is none."""
        hand = t.patrons[t.active].hand
        arch = cards(hand, ARCH)
        best: i64 = -1
        lowest = 1e9
        if most == 1:
            if arch > 0:
                best, lowest = C1, self.used[ARCH]
            for pair in range(PAIRS):
                one, two = PAIR_ONE[pair], PAIR_TWO[pair]
                price = self.used[one] + self.used[two]
                if price < lowest and cards(hand, one) > 0 and cards(hand, two) > 0:
                    best, lowest = C3 + pair, price
            if best < 0 and cards(hand, EMINENCE) > 0:
                best, lowest = C5, self.used[EMINENCE] + self.weights[EMINENCE_OWNED]
        else:
            if arch > 1:
                best, lowest = C2, 2.0 * self.used[ARCH]
            for card in range(1, PERSONALITIES + 1):
                price = 2.0 * self.used[card]
                if price < lowest and cards(hand, card) > 1:
                    best, lowest = C4 + card - 1, price
        price = 0.0
        if best >= 0:
            each = self.price(ARCH if best < C3 else EMINENCE)
            price = each if best < C2 or best >= C5 else 2.0 * each
        return best, price

    def cheapest(self, hand: i64, number: i64, lowest: i64) -> tuple[vec[i64], float]:
        """The cards of a hand that are missed least, in ascending order, as moves; and their price."""
        chosen: i64 = 0
        price = 0.0
        for _ in range(number):
            best: i64 = -1
            for card in range(lowest, CARDS):
                if cards(hand, card) > cards(chosen, card) and (
                    best < 0 or self.used[card] < self.used[best]
                ):
                    best = card
            chosen += ONE_CARD[best]
            price += self.price(best)
        moves = vec[i64]()
        for card in range(lowest, CARDS):
            for _ in range(cards(chosen, card)):
                moves = append(moves, M_USE + card)
        return moves, price


def used_cards(combo: i64) -> i64:
    """The cards of a combination, as a purse."""
    if combo < C3:
        return ONE_CARD[ARCH] * (1 if combo < C2 else 2)
    if combo < C4:
        return ONE_CARD[PAIR_ONE[combo - C3]] + ONE_CARD[PAIR_TWO[combo - C3]]
    if combo < C5:
        return 2 * ONE_CARD[combo - C4 + 1]
    return ONE_CARD[EMINENCE]
