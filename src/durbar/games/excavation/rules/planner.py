"""Whole turns worth a thought, each with what it brings and what its cards are worth elsewhere.

Every action has a price: a card used is not there for another action of this round, a card discarded not for
the rest of the game. What an action brings is how much better the digs stand after it (prospects.py). Every
question of a turn is answered in the same way: lines that begin before it lose what was already answered.
"""

from math import exp, log
from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT, Kernel
from durbar.core.planner import Planner
from durbar.core.vecs import append, vec
from durbar.games.excavation.rules.control import control_set
from durbar.games.excavation.rules.numbers import (
    ACTION,
    ARCH,
    BANDIT,
    BOUNTY_HUNTER,
    CARDS,
    COMBO_TO_PLACE,
    COMBO_TO_TAKE,
    CURATE,
    CURATOR,
    DIG,
    DISCARD,
    EMINENCE,
    M_CURATE,
    M_DIG,
    M_DISCARD,
    M_HIRE,
    M_LIFT,
    M_PLACE,
    M_POSITION,
    M_RECOLOUR,
    M_RECOLOUR_TO,
    M_REMOVE,
    M_ROB,
    M_SPECIAL,
    M_STOP,
    M_TAKE_BACK,
    M_TRIGGER,
    M_USE,
    PAY,
    PLACE,
    POSITION,
    ROB,
    SPECIAL,
    TAKE,
    USE,
)
from durbar.games.excavation.rules.planned_cards import (
    ARCH_OWNED,
    AT_ONCE,
    BANDIT_OWNED,
    HUNTER_OWNED,
    ROBBERY,
    SCARCE,
    TOKEN_PLACED,
    Cards,
    used_cards,
)
from durbar.games.excavation.rules.planned_places import Places
from durbar.games.excavation.rules.prospects import LOST, RELIEF, SEATS, Prospects
from durbar.games.excavation.rules.removal import removable, removable_by_curator
from durbar.games.excavation.rules.scoring import finds_left, own_points, site_cards
from durbar.games.excavation.rules.table import BASICS, FIRST_SPECIAL, ONE_CARD, Table, cards, coloured
from durbar.games.excavation.rules.valley import CELLS, ROWS, list_cells

FEW: Final = 7  # tokens in the supply that are few
VICTORY: Final = 12.0  # what winning is worth beside the points: below zero nobody does (X-R103)

# How a position is judged; fitted to the ends of 400 games (docs/bots.md).
PROMISED: Final = 0.5  # of the prizes that the digs promise
KEPT: Final = 0.6  # of what cards are worth to keep
RIVALS: Final = 0.6  # of what the best of them may end with: grudged more, everybody ends below zero
UNSURE: Final = 10.0  # points of lead that multiply the odds to win by e


class ExcavationPlanner(Planner):
    """Proposes turns for the active patron."""

    def __init__(self, weights: vec[float]) -> None:
        super().__init__()
        self.weights: vec[float] = weights
        self.prospects: Prospects = Prospects(weights)
        self.places: Places = Places(self.prospects)
        self.cards: Cards = Cards(weights, self.prospects)
        self.moves: vec[i64] = vec[i64]([0] * (CELLS + 13))

    def propose(self, kernel: Kernel) -> i64:
        assert isinstance(kernel, Table)
        t = kernel
        self.clear()
        self.prospects.read(t, t.active)
        self.cards.look_at(t)
        self.places.look_at()
        phase = t.phase
        if phase in (ACTION, DIG, PAY):
            self._removals(t)
        if phase in (ACTION, SPECIAL, CURATE, ROB):
            self._specials(t)
        if phase in (ACTION, COMBO_TO_PLACE, PLACE):
            self._placings(t)
        if phase in (ACTION, COMBO_TO_TAKE, TAKE):
            self._take_backs(t)
        if phase in (ACTION, POSITION, DISCARD, USE):
            self._hires(t)
        if len(self.lines) == 0:
            count = kernel.legal(self.moves)
            for k in range(count):
                self.add(vec[i64]([self.moves[k]]), 0.0)
        return len(self.lines)

    def _add_from(self, line: vec[i64], answered: i64, value: float) -> None:
        """A line, without what was already answered."""
        self.add(line[answered:], value)

    def judge(self, kernel: Kernel, seat: i64) -> float:
        """How far he may end ahead of all others; nobody is one more of them, with no points (X-R103)."""
        assert isinstance(kernel, Table)
        t = kernel
        self.prospects.read(t, seat)
        ahead = self._hopes(t, seat) - RIVALS * self._others(t, seat)
        return ahead + VICTORY * kernel.share(seat) if t.over else ahead

    def _others(self, t: Table, seat: i64) -> float:
        """What the best of the others may end with; while that is open all of them count a little."""
        best = 0.0
        all_of_them = 1.0
        for other in range(t.seats):
            if other != seat:
                hopes = self._hopes(t, other)
                best = max(best, hopes)
                all_of_them += exp(hopes / UNSURE)
        return best if t.over else UNSURE * log(all_of_them)

    def _hopes(self, t: Table, seat: i64) -> float:
        """What a patron may end with: his points, a part of what his digs and cards promise, what is left."""
        value = float(own_points(t, seat)) + t.clock() * float(t.book.left_points * finds_left(t))
        if t.over:
            return value
        patron = t.patrons[seat]
        kept = self.cards.kept(patron.hand + patron.front)
        return value + PROMISED * self.prospects.promise(seat) + KEPT * kept

    def things(self, kernel: Kernel, seat: i64) -> list[tuple[str, float, float]]:
        """The same for people."""
        assert isinstance(kernel, Table)
        t = kernel
        at, book, patron = self.prospects, t.book, t.patrons[seat]
        at.read(t, seat)
        told = [
            ("feature-sites", float(book.site_points * site_cards(t, seat)), 1.0),
            ("feature-finds", float(book.find_points * coloured(patron.won)), 1.0),
            ("feature-saved", float(book.lost_points * patron.lost), 1.0),
            ("feature-cleared", float(book.left_points * finds_left(t)), t.clock()),
            ("feature-rival", self._others(t, seat), -RIVALS),
        ]
        if not t.over:
            told.append(("feature-digs", at.promise(seat), PROMISED))
            told.append(("feature-specialists", self.cards.kept(patron.hand + patron.front), KEPT))
        return told

    # Removing

    def _removals(self, t: Table) -> None:
        at = self.prospects
        answered = 0 if t.phase == ACTION else 1 if t.phase == DIG else 2
        wanted = BIT[t.dig] if t.phase == PAY else removable(t)
        for p in range(at.count):
            site = at.site[p]
            if not wanted >> site & 1:
                continue
            patron = t.patrons[t.active]
            hand, owned = patron.hand, patron.hand + patron.front
            colours = t.colours if t.phase == PAY else at.colours[p]
            line = vec[i64]([M_REMOVE, M_DIG + site])
            for colour in range(1, BASICS + 1):
                if not colours >> colour & 1:
                    continue
                card = colour if cards(hand, colour) > 0 else EMINENCE
                hand -= ONE_CARD[card]
                owned += ONE_CARD[ARCH] - ONE_CARD[card]
                line = append(line, M_DISCARD + card)
            self._add_from(line, answered, self._gain(t, p, hand, owned))

    def _gain(self, t: Table, p: i64, hand: i64, owned: i64) -> float:
        """What it brings that a dig is removed by me, now, and these cards are left."""
        at = self.prospects
        before = self.cards.worth(t, t.patrons[at.me].hand, t.patrons[at.me].hand + t.patrons[at.me].front)
        at.read_cards(t, at.me, hand, owned)
        gone = at.worth(p, p < at.spreading, 0, 0, 0)
        after = self.cards.worth(t, hand, owned) - gone
        won = at.prize[p] + self.weights[RELIEF] * at.relief[p]
        return won + self.weights[AT_ONCE] + after - before

    # Specials

    def _specials(self, t: Table) -> None:
        at = self.prospects
        hand = t.patrons[t.active].hand
        phase = t.phase
        answered = 0 if phase == ACTION else 1 if phase == SPECIAL else 2
        if phase == CURATE or (phase != ROB and cards(hand, CURATOR) > 0):
            wanted = removable_by_curator(t)
            for p in range(at.count):
                site = at.site[p]
                if wanted >> site & 1:
                    line = vec[i64]([M_SPECIAL, M_TRIGGER + CURATOR - FIRST_SPECIAL, M_CURATE + site])
                    spent = hand - ONE_CARD[CURATOR] if cards(hand, CURATOR) > 0 else hand
                    owned = spent + t.patrons[t.active].front + ONE_CARD[ARCH]
                    self._add_from(line, answered, self._gain(t, p, spent, owned))
        if phase == ROB or (phase != CURATE and cards(hand, BANDIT) > 0):
            for seat in range(t.seats):
                if seat != at.me and t.patrons[seat].hand_size > 0:
                    line = vec[i64]([M_SPECIAL, M_TRIGGER + BANDIT - FIRST_SPECIAL, M_ROB + seat])
                    theirs = t.patrons[seat]
                    noble = 1.0 - float(cards(theirs.hand, ARCH)) / float(theirs.hand_size)
                    price = self.weights[BANDIT_OWNED] - self.weights[ARCH_OWNED] + self.cards.used[BANDIT]
                    self._add_from(line, answered, self.weights[ROBBERY] * noble - price)
        if phase in (ACTION, SPECIAL) and cards(hand, BOUNTY_HUNTER) > 0 and t.patrons[at.me].supply > 1:
            self._hunt(t, answered)

    def _hunt(self, t: Table, answered: i64) -> None:
        """Two tokens of a rival in a closed wall become mine."""
        at = self.prospects
        for p in range(at.count):
            if at.lacking[p] > 0:
                continue
            wall = control_set(t, at.site[p])
            for seat in range(t.seats):
                if seat == at.me or at.standing[p * SEATS + seat] < 2:
                    continue
                theirs = vec[i64]([0] * ROWS)
                for r in range(ROWS):
                    theirs[r] = wall[r] & t.hexes[seat * ROWS + r]
                cells = vec[i64]([0] * CELLS)
                list_cells(t.book.valley, theirs, 0, M_RECOLOUR, cells)
                before = at.worth(p, p < at.spreading, 0, 0, 0)
                at.standing[p * SEATS + seat] -= 2
                at.standing[p * SEATS + at.me] += 2
                value = at.worth(p, p < at.spreading, 0, 0, 0) - before
                at.standing[p * SEATS + seat] += 2
                at.standing[p * SEATS + at.me] -= 2
                value -= (
                    self.weights[HUNTER_OWNED] - self.weights[ARCH_OWNED] + self.cards.used[BOUNTY_HUNTER]
                )
                trigger = M_TRIGGER + BOUNTY_HUNTER - FIRST_SPECIAL
                line = vec[i64]([M_SPECIAL, trigger, cells[0], cells[1], M_RECOLOUR_TO + at.me])
                self._add_from(line, answered, value)

    # Placing and taking back

    def _placings(self, t: Table) -> None:
        patron = t.patrons[t.active]
        if patron.supply == 0:
            return
        before = self.prospects.total()
        if t.phase == PLACE:
            self._placings_of(t, vec[i64](), t.left, before)
            if t.moved > 0:
                self.add(vec[i64]([M_STOP]), 0.0)
            return
        for most in (3, 1):
            combo, price = self.cards.combination(t, most)
            if combo >= 0:
                begin = vec[i64]([M_PLACE, combo])
                used = patron.hand - used_cards(combo)
                self.prospects.read_cards(t, t.active, used, patron.hand + patron.front)
                self._placings_of(t, begin if t.phase == ACTION else begin[1:], most, before + price)
                self.prospects.read_cards(t, t.active, patron.hand, patron.hand + patron.front)

    def _placings_of(self, t: Table, begin: vec[i64], most: i64, before: float) -> None:
        """`before`: what all digs and the cards that are used were worth without it."""
        supply = t.patrons[t.active].supply
        token = self.weights[TOKEN_PLACED]
        if supply < FEW:
            token += self.weights[SCARCE] * float(FEW - supply)
        for bundle in self.places.find(t, min(most, supply), before):
            line = begin
            for move in bundle.moves:
                line = append(line, move)
            number: i64 = len(bundle.moves)
            if number < most and number < supply:
                line = append(line, M_STOP)
            self.add(line, bundle.value - token * float(number))

    def _take_backs(self, t: Table) -> None:
        """Tokens that would be lost in this round's spread."""
        at = self.prospects
        theirs = vec[i64]([0] * ROWS)
        for p in range(at.spreading):
            if at.short_now[p * SEATS + at.me] > 0 or at.lacking[p] > 0:
                for r in range(ROWS):
                    theirs[r] |= at.rings[p][r] & t.hexes[at.me * ROWS + r]
        cells = vec[i64]([0] * CELLS)
        number = list_cells(t.book.valley, theirs, 0, M_LIFT, cells)
        if number == 0:
            if t.phase == TAKE and t.moved > 0:
                self.add(vec[i64]([M_STOP]), 0.0)
            return
        supply = t.patrons[t.active].supply
        token = 0.0 if at.last else 2.0 * self.weights[LOST] + self.weights[TOKEN_PLACED]
        if supply < FEW:
            token += self.weights[SCARCE] * float(FEW - supply)
        if t.phase == TAKE:
            self._take_back(t, vec[i64](), t.left, cells[:number], 0.0, token)
            return
        for most in (3, 1):
            combo, price = self.cards.combination(t, most)
            if combo >= 0:
                begin = vec[i64]([M_TAKE_BACK, combo])
                start = begin if t.phase == ACTION else begin[1:]
                self._take_back(t, start, most, cells[:number], price, token)

    def _take_back(
        self, t: Table, begin: vec[i64], most: i64, cells: vec[i64], price: float, token: float
    ) -> None:
        number: i64 = min(len(cells), most)
        line = begin
        for k in range(number):
            line = append(line, cells[k])
        patron = t.patrons[t.active]
        if number < most and patron.supply + patron.lost + number < 25:
            line = append(line, M_STOP)
        self.add(line, token * float(number) - price)

    # Hiring

    def _hires(self, t: Table) -> None:
        phase = t.phase
        patron = t.patrons[t.active]
        hand, owned = patron.hand, patron.hand + patron.front
        if phase == USE:
            uses, _ = self.cards.cheapest(hand, t.left, t.lowest)
            self.add(uses, 0.0)
            return
        before = self.cards.worth(t, hand, owned)
        first: i64 = t.position if phase == DISCARD else 0
        last: i64 = t.position + 1 if phase == DISCARD else min(patron.hand_size, 6)
        for place in range(first, last):
            for card in range(CARDS):
                if cards(hand, card) == 0:
                    continue
                rest = hand - ONE_CARD[card]
                uses, price = self.cards.cheapest(rest, place, ARCH)
                price += self.cards.price(card)
                mine = owned - ONE_CARD[card] + ONE_CARD[t.row.cards[place]]
                line = vec[i64]([M_HIRE, M_POSITION + place, M_DISCARD + card])
                for move in uses:
                    line = append(line, move)
                answered = 0 if phase == ACTION else 1 if phase == POSITION else 2
                spent = rest
                for move in uses:
                    spent -= ONE_CARD[move - M_USE]
                value = self.cards.worth(t, spent, mine) - before
                if self.prospects.last:
                    value = 0.0
                self._add_from(line, answered, value - price)
