"""Planning in solo: the pair of finished Squares that is nearest from here.

A plan is a pair of winning Squares (`Setting.outlines`) that agrees with what is complete. What it still
costs is counted in cards: a missing section costs more the fewer copies are left, and less if it is held. No
monument stands in both Squares, so the ten costs simply add up, and the best pair is
quickly found. For bots; not a rule: nothing here decides what is legal or who wins.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import append, vec
from durbar.games.revival.rules.book import EXTREME, OUTLINE_WIDTH, Book
from durbar.games.revival.rules.numbers import CELLS, CORE_CELLS, SQUARES
from durbar.games.revival.rules.objectives import monument_type
from durbar.games.revival.rules.piles import BLUE, BLUE_CARDS, DISCARDS, count_bits, nth_bit
from durbar.games.revival.rules.sections import (
    BOTTOM,
    COLOURS,
    JOKER,
    LEVEL,
    MONUMENT,
    MONUMENTS,
    SECTIONS,
    SIZE,
    awaited_section,
    end_at,
)
from durbar.games.revival.rules.squares import shown_colour
from durbar.games.revival.rules.table import KNOWERS, NONE, Table

FIFTH: Final = 4  # cards of a fifth monument, at most
KINDS: Final = 20  # monument * 5 + colour, in each Square

# What a missing section costs, in cards of which two copies are left and that can be built at once: fitted to
# who won 4,500 games of a simplified simulation.
ONE_AND_JOKER: Final = 1.33  # copies that can still be had, jokers apart
ONE_LEFT: Final = 1.97
JOKER_LEFT: Final = 3.1
THROWN_AWAY: Final = 2.6  # can be had back for two others (Extreme)
GONE: Final = 9.0
AFTER_ONE: Final = 0.5  # more, if one below it is missing
AFTER_MORE: Final = 0.6
HELD: Final = -1.0  # stands for these three, by what is missing below:
HELD_NEXT: Final = 0.6
HELD_AFTER_ONE: Final = 1.0
HELD_AFTER_MORE: Final = 1.2
LOWER_LEVEL: Final = 4.0  # no pair of Squares reaches the level any more, only a lower one


class SoloPlan:
    """A rough copy of the table, and the nearest pair of Squares that can be reached from it."""

    def __init__(self, book: Book, level: i64, need: i64, outlines: list[vec[i64]]) -> None:
        self.book: Book = book
        self.level: i64 = level
        self.need: i64 = need  # cards of the two fifth monuments
        self.lowest: i64 = need if level == EXTREME else 2  # ... if another level will do as well
        self.outlines: list[vec[i64]] = outlines  # of the two Missions
        self.hand: vec[i64] = vec[i64]()
        self.market: vec[i64] = vec[i64]()
        self.height: vec[i64] = vec[i64]([0] * (SQUARES * KINDS))
        self.done: vec[i64] = vec[i64]([0, 0])
        self.copies: vec[i64] = vec[i64](
            [0] * (SECTIONS * (COLOURS + 1))
        )  # in the deck, by section and colour
        self.thrown: i64 = 0  # discards
        self.pair: vec[i64] = vec[i64]([0, 0])  # the Squares of the plan: bits, as in Ruins.done
        self.cost: float = 0.0  # of the plan
        self.left: vec[float] = vec[float]([0.0] * (SECTIONS * COLOURS))  # what each section costs

    def copy(self) -> "SoloPlan":
        twin = SoloPlan(self.book, self.level, self.need, self.outlines)
        twin.hand = self.hand[:]
        twin.market = self.market[:]
        twin.height = self.height[:]
        twin.done = self.done[:]
        twin.copies = self.copies
        twin.thrown = self.thrown
        return twin

    # What there is

    def weigh_cards(self, storable: bool) -> None:
        """What each section costs. Stored cards count as copies; `storable`: those left in the market do."""
        copies = self.copies[:]
        for cell in range(0 if storable else CORE_CELLS, CORE_CELLS if storable else CELLS):
            if self.market[cell] != NONE:
                count_ends(self.book, self.market[cell], copies)
        for section in range(SECTIONS):
            at = section * (COLOURS + 1)
            joker = copies[at + JOKER] > 0
            for colour in range(COLOURS):
                many = copies[at + colour]
                if many > 1:
                    cost = 1.0
                elif many == 1:
                    cost = ONE_AND_JOKER if joker else ONE_LEFT
                else:
                    cost = JOKER_LEFT if joker else GONE
                self.left[section * COLOURS + colour] = cost
        if self.level == EXTREME:
            for k in range(count_bits(self.thrown)):
                self.lower(nth_bit(self.thrown, k), THROWN_AWAY)
        for card in self.hand:
            self.lower(card, HELD)

    def lower(self, card: i64, cost: float) -> None:
        """The sections of this card cost no more than that."""
        b = self.book
        for end in range(b.first_end[card], b.first_end[card + 1]):
            at = b.section_of[end] * COLOURS
            colour = b.colour_of[end]
            if colour != JOKER:
                if self.left[at + colour] > cost:
                    self.left[at + colour] = cost
            else:
                for any_colour in range(COLOURS):
                    if self.left[at + any_colour] > cost:
                        self.left[at + any_colour] = cost

    # The plan

    def make_plan(self, storable: bool) -> None:
        """The nearest pair of Squares; one of a lower level if there is no other."""
        self.weigh_cards(storable)
        costs = self.monument_costs()
        need = self.need
        penalty = 0.0
        while not self.find_pair(costs, need) or (self.is_hopeless() and need > self.lowest):
            need -= 2
            penalty += LOWER_LEVEL
        self.cost += penalty

    def is_hopeless(self) -> bool:
        """Does the plan need a section that cannot be had any more?"""
        if self.cost < GONE:
            return False
        for at in range(SQUARES * KINDS):
            if (self.pair[at // KINDS] >> (at % KINDS)) & 1:
                monument = at % KINDS // COLOURS
                for level in range(self.height[at], SIZE[monument]):
                    if self.left[(BOTTOM[monument] + level) * COLOURS + at % COLOURS] == GONE:
                        return True
        return False

    def monument_costs(self) -> vec[float]:
        costs = vec[float]([0.0] * (SQUARES * KINDS))
        for square in range(SQUARES):
            for monument in range(MONUMENTS):
                for colour in range(COLOURS):
                    at = square * KINDS + monument * COLOURS + colour
                    costs[at] = self.monument_cost(monument, colour, self.height[at])
        return costs

    def monument_cost(self, monument: i64, colour: i64, height: i64) -> float:
        total = 0.0
        missing: i64 = 0
        for level in range(height, SIZE[monument]):
            cost = self.left[(BOTTOM[monument] + level) * COLOURS + colour]
            if cost == HELD:
                total += HELD_NEXT if missing == 0 else (HELD_AFTER_ONE if missing == 1 else HELD_AFTER_MORE)
            else:
                total += cost
                if missing > 0:
                    total += AFTER_ONE if missing == 1 else AFTER_MORE
                missing += 1
        return total

    def find_pair(self, costs: vec[float], need: i64) -> bool:
        """Set `pair` and `cost`; False if no pair has fifth monuments of so many cards."""
        first = self.outlines[0]
        second = self.outlines[1]
        sums = vec[float]([0.0] * len(second))
        least = vec[float]([1e9] * (FIFTH + 1))  # by the cards that a fifth monument has at least
        for b in range(0, len(second), OUTLINE_WIDTH):
            sums[b] = self.outline_cost(second, b, 1, costs)
            for cards in range(second[b + 1] + 1):
                if sums[b] < least[cards]:
                    least[cards] = sums[b]
        best = 1e8
        for a in range(0, len(first), OUTLINE_WIDTH):
            cost = self.outline_cost(first, a, 0, costs)
            fifth = need - first[a + 1]
            if fifth < 0:
                fifth = 0
            if fifth > FIFTH or cost + least[fifth] >= best:
                continue
            bits = first[a]
            for b in range(0, len(second), OUTLINE_WIDTH):
                if cost + sums[b] < best and bits & second[b] == 0 and second[b + 1] >= fifth:
                    best = cost + sums[b]
                    self.pair[0] = bits
                    self.pair[1] = second[b]
        self.cost = best
        return best < 1e8 or need <= 0

    def outline_cost(self, outlines: vec[i64], at: i64, square: i64, costs: vec[float]) -> float:
        if outlines[at] & self.done[square] != self.done[square]:
            return 1e9
        base = square * KINDS
        total = 0.0
        for k in range(at + 2, at + OUTLINE_WIDTH):
            total += costs[base + outlines[k]]
        return total

    def count_sections(self) -> vec[i64]:
        """Of the plan's sections: how many are built, held, still to be had, and of these nearly gone."""
        found = vec[i64]([0, 0, 0, 0])
        for at in range(SQUARES * KINDS):
            if (self.pair[at // KINDS] >> (at % KINDS)) & 1 == 0:
                continue
            monument = at % KINDS // COLOURS
            found[0] += self.height[at]
            for level in range(self.height[at], SIZE[monument]):
                cost = self.left[(BOTTOM[monument] + level) * COLOURS + at % COLOURS]
                if cost == HELD:
                    found[1] += 1
                else:
                    found[2] += 1
                    if cost > ONE_AND_JOKER:
                        found[3] += 1
        return found

    # Where the plan wants a card

    def place_for(self, end: i64, at_once: bool) -> i64:
        """square * 20 + monument * 5 + colour, the highest that lacks this end; NONE if none does."""
        section = self.book.section_of[end]
        shown = self.book.colour_of[end]
        monument = MONUMENT[section]
        level = LEVEL[section]
        found: i64 = NONE
        highest: i64 = -1
        for square in range(SQUARES):
            wanted = (self.pair[square] & ~self.done[square]) >> (monument * COLOURS)
            for colour in range(COLOURS):
                if (wanted >> colour) & 1 and shown in (JOKER, colour):
                    at = square * KINDS + monument * COLOURS + colour
                    height = self.height[at]
                    if (height == level or (height < level and not at_once)) and height > highest:
                        highest = height
                        found = at
        return found

    def next_to_build(self) -> i64:
        """An end of the hand that the plan wants now, jokers last; NONE if there is none."""
        b = self.book
        joker: i64 = NONE
        for card in self.hand:
            for end in range(b.first_end[card], b.first_end[card + 1]):
                if self.place_for(end, True) != NONE:
                    if b.colour_of[end] != JOKER:
                        return end
                    joker = end
        return joker

    def uses(self) -> vec[i64]:
        """By card of the hand: 0 if the plan has no use for it, more the sooner it has."""
        b = self.book
        found = vec[i64]([0] * len(self.hand))
        taken: vec[i64] = vec[i64]()
        for far in range(3):
            for k in range(len(self.hand)):
                card = self.hand[k]
                for end in range(b.first_end[card], b.first_end[card + 1]):
                    if found[k] == 0:
                        place = self.place_for(end, far == 0)
                        level = LEVEL[b.section_of[end]]
                        if place != NONE and not is_in(taken, place * 4 + level):
                            ahead = level - self.height[place]
                            if far != 1 or ahead <= 1:
                                taken = append(taken, place * 4 + level)
                                found[k] = 10 - ahead
        return found

    def use_of(self, card: i64) -> i64:
        """How much the plan wants a card that is not held."""
        b = self.book
        best: i64 = 0
        for end in range(b.first_end[card], b.first_end[card + 1]):
            use: i64 = 0
            if self.place_for(end, True) != NONE:
                use = 12 if b.colour_of[end] == JOKER else 10
            else:
                place = self.place_for(end, False)
                if place != NONE:
                    use = 6 - (LEVEL[b.section_of[end]] - self.height[place])
            if use > best:
                best = use
        return best


def is_in(row: vec[i64], value: i64) -> bool:
    return any(each == value for each in row)


def count_ends(b: Book, card: i64, copies: vec[i64]) -> None:
    """One more card: by section * 6 + colour, how many show it."""
    for end in range(b.first_end[card], b.first_end[card + 1]):
        copies[b.section_of[end] * (COLOURS + 1) + b.colour_of[end]] += 1


def plan_of(t: Table) -> SoloPlan:
    """As the table is now. A monument of jokers alone may become any colour."""
    missions = t.players
    outlines = [t.setting.outlines[missions[0].mission], t.setting.outlines[missions[1].mission]]
    plan = SoloPlan(t.book, t.setting.level, t.book.level_cards[t.setting.level], outlines)
    for slot in t.players[0].hand:
        plan.hand = append(plan.hand, slot >> KNOWERS)
    plan.market = t.market[:CELLS]
    deck = t.piles[BLUE]
    for card in range(BLUE_CARDS):
        if (deck >> card) & 1:
            count_ends(t.book, card, plan.copies)
    plan.thrown = t.piles[DISCARDS]
    for square in range(SQUARES):
        plan.done[square] = t.ruins.done[square]
        for monument in t.players[square].monuments:
            type_ = monument_type(t, monument)
            section = awaited_section(monument)
            height = SIZE[type_] if section == NONE else LEVEL[section]
            shown = t.colour(end_at(monument, 0)) if section == NONE else shown_colour(t, monument)
            for colour in range(COLOURS):
                at = square * KINDS + type_ * COLOURS + colour
                if shown in (NONE, colour) and plan.height[at] < height:
                    plan.height[at] = height
    return plan
