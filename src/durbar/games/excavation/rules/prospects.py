"""Who may remove which dig, in rough chances: what a plan is judged by.

A dig is reached by its wall and by its price. The wall is the narrowest one (walls.py): how many tokens it
lacks as the dig lies, and how many once the dig has spread; who has how many tokens in it. The price is what
a patron lacks, in his hand for this round, among his six cards for the next. From these come the chance of
everybody to remove it, and from the chances its worth to one patron: the prize where he wins it, the relief
where anybody does, because what stays in the ground costs all, and what the others win against him.

For bots. Not a rule: nothing here decides what is legal or who wins.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.excavation.rules.control import control_set, tokens_in, tokens_on_map
from durbar.games.excavation.rules.ground import dig_hexes, neighbours
from durbar.games.excavation.rules.ledger import UNKNOWN
from durbar.games.excavation.rules.numbers import ARCH, CURATOR, EMINENCE, PLACE, SITES
from durbar.games.excavation.rules.removal import colours_of, missing
from durbar.games.excavation.rules.scoring import stacked_cards
from durbar.games.excavation.rules.table import DIGS, MOST_DIGS, Table, cards, coloured, count_tokens
from durbar.games.excavation.rules.valley import NO_HEXES, ROWS, size
from durbar.games.excavation.rules.walls import MOST_WALL, Wall, narrowest_wall

SEATS: Final = 4
FAR: Final = 9  # cards missing: more than there are colours

# What is weighed, by name in `planning.py` above.
FALL: Final = 0  # the chance that a wall is closed, for every token it lacks
LATE: Final = 1  # ... if it lacks more than can be placed this round
NEXT_ROUND: Final = 2  # the price is there, but not in hand
ONE_SHORT: Final = 3
SHORT: Final = 4  # ... for every further card
BLIND: Final = 5  # what a dig will cost shows when it has spread
ASLEEP: Final = 6  # it has no colour, and does not spread this round
LEADING: Final = 7  # holding a wall by one token; by more it counts as safe
TIED: Final = 8
BEHIND: Final = 9
RELIEF: Final = 10  # a point that is spared to all
ENVY: Final = 11  # a point that a rival wins
FRESH: Final = 12  # of what is expected to be found by a spread
RING: Final = 13  # what every hex of a spread costs beside that
MERGER: Final = 14
LOST: Final = 15  # a point for a token that would be lost
OPEN_WALL: Final = 16  # a wall that is not closed yet may become another's
DEARER: Final = 17  # ... and every find that a spread is expected to bring may ask for one card more
PROSPECT_WEIGHTS: Final = 18


class Prospects:
    """All digs as one patron sees them. What walls were found is kept while nothing near them changes."""

    def __init__(self, weights: vec[float]) -> None:
        self.weights: vec[float] = weights
        self.me: i64 = 0
        self.seats: i64 = 0
        self.count: i64 = 0
        self.spreading: i64 = 0
        self.last: bool = False  # the bag is too empty for the next spread: this round is the last
        self.site: vec[i64] = vec[i64]([0] * MOST_DIGS)
        self.colours: vec[i64] = vec[i64]([0] * MOST_DIGS)
        self.prize: vec[float] = vec[float]([0.0] * MOST_DIGS)
        self.relief: vec[float] = vec[float]([0.0] * MOST_DIGS)
        self.fresh: vec[float] = vec[float]([0.0] * MOST_DIGS)  # finds that a spread is expected to bring
        self.around: vec[i64] = vec[i64]([0] * MOST_DIGS)  # hexes of the next ring
        self.meets: vec[float] = vec[float]([0.0] * MOST_DIGS)
        self.lacking: vec[i64] = vec[i64]([0] * MOST_DIGS)
        self.lacking_grown: vec[i64] = vec[i64]([0] * MOST_DIGS)
        self.standing: vec[i64] = vec[i64]([0] * (MOST_DIGS * SEATS))  # tokens in the wall
        self.standing_grown: vec[i64] = vec[i64]([0] * (MOST_DIGS * SEATS))
        self.doomed: vec[i64] = vec[i64]([0] * (MOST_DIGS * SEATS))  # tokens in the ring
        self.short: vec[i64] = vec[i64]([0] * (MOST_DIGS * SEATS))  # cards missing among all six
        self.short_now: vec[i64] = vec[i64]([0] * (MOST_DIGS * SEATS))  # ... in hand
        self.can_place: vec[i64] = vec[i64]([0] * SEATS)
        self.rings: list[vec[i64]] = [NO_HEXES[:] for _ in range(MOST_DIGS)]
        self.walls: list[Wall] = []
        self.grown_walls: list[Wall] = []
        self.kept: vec[i64] = vec[i64]([0] * SITES)  # is the wall of this site still as it was found?
        self.kept_tokens: vec[i64] = NO_HEXES[:]
        self.kept_digs: vec[i64] = NO_HEXES[:]
        self.falls: vec[float] = vec[float]([1.0] * (MOST_WALL + 1))
        for k in range(1, MOST_WALL + 1):
            self.falls[k] = self.falls[k - 1] * weights[FALL]
        self.shorts: vec[float] = vec[float]([1.0] * (FAR + 1))
        for k in range(2, FAR + 1):
            self.shorts[k] = self.shorts[k - 1] * weights[SHORT]
        nothing = Wall(MOST_WALL, NO_HEXES[:], NO_HEXES[:], NO_HEXES[:])
        for _ in range(SITES):
            self.walls.append(nothing)
            self.grown_walls.append(nothing)

    # Looking

    def read(self, t: Table, me: i64) -> None:
        """Look at the table with the eyes of one patron."""
        self.me = me
        self.seats = t.seats
        self.count = len(t.sites.cards)
        self.spreading = 2 if self.count == MOST_DIGS else 1
        self._forget_walls(t)
        bag = count_tokens(t.bag)
        luck = float(coloured(t.bag)) / float(bag) if bag > 0 else 0.0
        for p in range(self.count):
            self._read_dig(t, p, luck)
        self.last = self.around[0] > bag
        for seat in range(t.seats):
            patron = t.patrons[seat]
            arch = cards(patron.hand, ARCH) if patron.hand != UNKNOWN else patron.hand_size
            self.can_place[seat] = min(tokens_to_place(t, seat, arch), patron.supply)
            self.read_cards(t, seat, patron.hand, patron.hand + patron.front)

    def read_cards(self, t: Table, seat: i64, hand: i64, owned: i64) -> None:
        """What a patron lacks to pay for each dig, if these were his cards."""
        if t.patrons[seat].hand == UNKNOWN:
            hand, owned = 0, 0
        for p in range(self.count):
            k = p * SEATS + seat
            self.short[k] = lacking_cards(owned, self.colours[p])
            self.short_now[k] = lacking_cards(hand, self.colours[p])

    def _read_dig(self, t: Table, p: i64, luck: float) -> None:
        site = t.sites.cards[p]
        book = t.book
        heap = t.finds[site]
        dig = dig_hexes(t, site)
        ring = neighbours(t, dig)
        self.site[p] = site
        self.colours[p] = colours_of(heap)
        self.prize[p] = float(book.site_points * stacked_cards(t, site) + book.find_points * coloured(heap))
        self.relief[p] = -float(book.left_points * coloured(heap))
        self.around[p] = size(ring)
        self.fresh[p] = luck * float(self.around[p])
        self.rings[p] = ring
        if self.kept[site] == 0:
            self.kept[site] = 1
            self.walls[site] = narrowest_wall(t, dig)
            for r in range(ROWS):
                dig[r] |= ring[r]
            self.grown_walls[site] = narrowest_wall(t, dig)
        wall, grown = self.walls[site], self.grown_walls[site]
        self.lacking[p] = wall.lacking
        self.lacking_grown[p] = grown.lacking
        self.meets[p] = 1.0 if grown.lacking == MOST_WALL else 0.0
        tokens = control_set(t, site) if wall.lacking == 0 else wall.tokens
        for seat in range(t.seats):
            k = p * SEATS + seat
            self.standing[k] = tokens_in(t, tokens, seat)
            self.standing_grown[k] = tokens_in(t, grown.tokens, seat)
            self.doomed[k] = tokens_in(t, ring, seat)

    def _forget_walls(self, t: Table) -> None:
        """A dig that changed, or a token that went, may open a way anywhere; one that came, only near it."""
        tokens = tokens_on_map(t)
        changed: i64 = 0
        for r in range(ROWS):
            changed |= t.hexes[DIGS + r] ^ self.kept_digs[r]
            changed |= self.kept_tokens[r] & ~tokens[r]
        if changed != 0:
            self.kept = vec[i64]([0] * SITES)
        else:
            for p in range(len(t.sites.cards)):
                site = t.sites.cards[p]
                if self.kept[site]:
                    near, near_grown = self.walls[site].near, self.grown_walls[site].near
                    touched: i64 = 0
                    for r in range(ROWS):
                        touched |= tokens[r] & ~self.kept_tokens[r] & (near[r] | near_grown[r])
                    if touched != 0:
                        self.kept[site] = 0
        self.kept_tokens = tokens
        for r in range(ROWS):
            self.kept_digs[r] = t.hexes[DIGS + r]

    # Judging

    def paid(self, short: i64) -> float:
        """The chance that a price will be paid, by the cards that are missing."""
        if short == 0:
            return self.weights[NEXT_ROUND]
        return self.weights[ONE_SHORT] * self.shorts[short]

    def closed(self, lacking: i64, seat: i64) -> float:
        """The chance that a wall will be closed."""
        if lacking == 0:
            return 1.0
        chance = self.falls[lacking] * self.weights[OPEN_WALL]
        return chance * self.weights[LATE] if lacking > self.can_place[seat] else chance

    def held(self, own: i64, best: i64) -> float:
        """The chance to hold a closed wall against the one who has most tokens in it beside him."""
        lead = own - best
        if lead > 1:
            return 1.0
        return (
            self.weights[LEADING]
            if lead == 1
            else self.weights[TIED]
            if lead == 0 and own > 0
            else self.weights[BEHIND]
        )

    def chance(self, p: i64, seat: i64, spreads: bool, added: i64, added_grown: i64) -> float:
        """The chance of a seat to remove a dig, if so many tokens of mine come into its gaps."""
        k = p * SEATS + seat
        lacking = max(self.lacking[p] - added, 0)
        grown = max(self.lacking_grown[p] - added_grown, 0)
        own = self.standing[k]
        own_grown = self.standing_grown[k]
        if seat == self.me:
            own += added
            own_grown += added_grown
        best: i64 = 0
        best_grown: i64 = 0
        for other in range(self.seats):
            if other != seat:
                count = self.standing[p * SEATS + other]
                count_grown = self.standing_grown[p * SEATS + other]
                if other == self.me:
                    count += added
                    count_grown += added_grown
                best = max(best, count)
                best_grown = max(best_grown, count_grown)
        now = 0.0
        if self.short_now[k] == 0:
            now = self.closed(lacking, seat) * self.held(own + lacking, best)
        if self.last:
            return now
        bare = self.colours[p] == 0
        if spreads:
            later = self.closed(grown, seat) * self.held(own_grown + grown, best_grown)
            if bare:
                later *= self.weights[BLIND]
            else:
                dearer = max(1.0 - self.weights[DEARER] * self.fresh[p], 0.0)
                later *= self.paid(self.short[k]) * dearer
        elif bare and self.short[k] > 0:
            later = self.closed(grown, seat) * self.held(own_grown + grown, best_grown) * self.weights[ASLEEP]
        else:
            later = self.closed(lacking, seat) * self.held(own + lacking, best) * self.paid(self.short[k])
        return max(now, later)

    def worth(self, p: i64, spreads: bool, added: i64, added_grown: i64, in_ring: i64) -> float:
        """What a dig is worth to me, if so many tokens of mine come into its gaps and into its ring."""
        w = self.weights
        prize = self.prize[p]
        relief = self.relief[p]
        if spreads:
            prize += 3.0 * w[FRESH] * self.fresh[p]
            relief += 3.0 * w[FRESH] * self.fresh[p]
        relief *= w[RELIEF]
        mine = self.chance(p, self.me, spreads, added, added_grown)
        total = mine
        theirs = 0.0
        for seat in range(self.seats):
            if seat != self.me:
                theirs += self.chance(p, seat, spreads, added, added_grown)
        total += theirs
        value = mine * (prize + relief) + theirs * (relief - w[ENVY] * prize)
        if total > 1.0:
            value /= total
        if spreads and not self.last:
            rivals = 0.0
            for seat in range(self.seats):
                if seat != self.me:
                    rivals += float(self.doomed[p * SEATS + seat])
            rivals /= float(max(self.seats - 1, 1))
            lost = float(self.doomed[p * SEATS + self.me] + in_ring) - w[ENVY] * rivals
            value -= 2.0 * w[LOST] * lost + w[RING] * float(self.around[p]) + w[MERGER] * self.meets[p]
        return value

    def promise(self, seat: i64) -> float:
        """The prizes that a seat may win, as all digs stand."""
        value = 0.0
        for p in range(self.count):
            spreads = p < self.spreading
            chances = 0.0
            for each in range(self.seats):
                chances += self.chance(p, each, spreads, 0, 0)
            prize = self.prize[p]
            if spreads:
                prize += 3.0 * self.weights[FRESH] * self.fresh[p]
            value += self.chance(p, seat, spreads, 0, 0) / max(chances, 1.0) * prize
        return value

    def total(self) -> float:
        """All digs together, as they stand."""
        value = 0.0
        for p in range(self.count):
            value += self.worth(p, p < self.spreading, 0, 0, 0)
        return value


def lacking_cards(owned: i64, colours: i64) -> i64:
    """How many cards he lacks to pay for a dig."""
    if colours == 0:
        return 0 if cards(owned, CURATOR) > 0 else FAR
    return max(missing(owned, colours) - cards(owned, EMINENCE), 0)


def tokens_to_place(t: Table, seat: i64, arch: i64) -> i64:
    """Tokens he can still place this round: three for two ARCH, one for one or for two personalities."""
    begun = t.left if t.phase == PLACE and t.active == seat else 0
    return begun + 3 * (arch >> 1) + (arch & 1) + (t.patrons[seat].hand_size - arch >> 1)
