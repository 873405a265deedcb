"""Excavation as a kernel: which chapter answers for which phase."""

from typing import Final

from mypy_extensions import i64

from durbar.core.kernel import BIT, CHANCE, NOBODY, Rng, deal_by_weight
from durbar.core.sheet import Sheet
from durbar.core.vecs import vec
from durbar.games.excavation.rules import (
    appraisal,
    deduction,
    digs,
    features,
    fingerprint,
    hiring,
    knowledge,
    observation,
    placing,
    removal,
    setup,
    specials,
    spreading,
    turn,
)
from durbar.games.excavation.rules.book import Book
from durbar.games.excavation.rules.ledger import UNKNOWN
from durbar.games.excavation.rules.numbers import (
    ACTION,
    ARCH,
    C_FIND,
    C_FIRST,
    C_LOOT,
    C_PERSONALITY,
    C_SITE,
    CARDS,
    COLOURS,
    COMBO_TO_PLACE,
    COMBO_TO_TAKE,
    DIG,
    DISCARD,
    DRAW_FIND,
    DRAW_FIRST_PLAYER,
    DRAW_FOR_MARKER,
    DRAW_LOOT,
    DRAW_PERSONALITY,
    DRAW_SITE,
    END_ROUND,
    END_TURN,
    M_DIG,
    M_DISCARD,
    M_POSITION,
    M_TRIGGER,
    M_USE,
    MERGE,
    OVER,
    PAY,
    PLACE,
    POSITION,
    SITES,
    SPECIAL,
    SPREAD,
    TAKE,
    USE,
)
from durbar.games.excavation.rules.scoring import is_everybody_below_zero, score, standing
from durbar.games.excavation.rules.table import (
    FIRST_SPECIAL,
    HEX_WORDS,
    NOT_APPRAISED,
    THEN_END_TURN,
    THEN_SET_UP,
    Listing,
    Patron,
    Table,
    cards,
    tokens,
)
from durbar.games.excavation.rules.valley import CELLS

WIDEST: Final = CELLS + 13  # every hex free, twelve cards, and to stop

WIDE: Final = vec[i64]([0] * WIDEST)
DRAWS: Final = vec[i64]([0] * SITES)


class ExcavationKernel(Table):
    """One position of Excavation, and what can be done in it."""

    def legal(self, out: vec[i64]) -> i64:
        phase = self.phase
        if phase == ACTION:
            return turn.actions(self, out)
        if phase == PLACE:
            return placing.places(self, out)
        if phase == TAKE:
            return placing.takes(self, out)
        if phase in (COMBO_TO_PLACE, COMBO_TO_TAKE):
            return placing.combos(self, out)
        if phase == POSITION:
            return hiring.positions(self, out)
        if phase == DISCARD:
            return hiring.discards(self, out)
        if phase == USE:
            return hiring.uses(self, out)
        if phase == SPECIAL:
            return specials.triggers(self, out)
        if phase == DIG:
            return removal.list_digs(removal.removable(self), M_DIG, out)
        if phase == PAY:
            return removal.payments(self, out)
        return specials.legal(self, out)

    def apply(self, action: i64) -> None:
        self.worths = NOT_APPRAISED
        if self.player == CHANCE:
            self._happen(action)
        else:
            self._decide(action)
        while self.phase > OVER:
            self._settle()

    def _decide(self, move: i64) -> None:
        phase = self.phase
        if phase == ACTION:
            turn.act(self, move)
        elif phase == PLACE:
            placing.place(self, move)
        elif phase == TAKE:
            placing.take(self, move)
        elif phase in (COMBO_TO_PLACE, COMBO_TO_TAKE):
            placing.combine(self, move)
        elif phase == POSITION:
            hiring.choose_position(self, move - M_POSITION)
        elif phase == DISCARD:
            hiring.discard(self, move - M_DISCARD)
        elif phase == USE:
            hiring.use(self, move - M_USE)
        elif phase == SPECIAL:
            specials.trigger(self, FIRST_SPECIAL + move - M_TRIGGER)
        elif phase == DIG:
            removal.choose_dig(self, move - M_DIG)
        elif phase == PAY:
            removal.pay(self, move - M_DISCARD)
        else:
            specials.decide(self, move)

    def _happen(self, outcome: i64) -> None:
        phase = self.phase
        if phase == DRAW_SITE:
            digs.appear(self, outcome - C_SITE)
        elif phase == DRAW_PERSONALITY:
            hiring.add_personality(self, outcome - C_PERSONALITY + 1)
        elif phase == DRAW_FIRST_PLAYER:
            setup.first_player(self, outcome - C_FIRST)
        elif phase == DRAW_FIND:
            spreading.lay_next_find(self, outcome - C_FIND)
        elif phase == DRAW_FOR_MARKER:
            digs.replace_marker(self, outcome - C_FIND)
        else:
            specials.happen(self, outcome)

    def _settle(self) -> None:
        """One step that nobody is asked about."""
        phase = self.phase
        if phase == END_TURN:
            turn.end_turn(self)
        elif phase == MERGE:
            digs.merge(self)
        elif phase == SPREAD:
            spreading.spread(self)
        elif phase == END_ROUND:
            turn.end_round(self)
        elif digs.refill(self):
            if self.after == THEN_SET_UP:
                hiring.draw(self)
            elif self.after == THEN_END_TURN:
                self.phase = END_TURN
            else:
                self.phase = SPREAD

    def outcomes(self, out: vec[i64], weight: vec[i64]) -> i64:
        phase = self.phase
        n: i64 = 0
        if phase == DRAW_SITE:  # uniform over all unseen: nobody knows which are set aside (X-R7)
            for site in range(SITES):
                if self.unseen >> site & 1:
                    out[n] = C_SITE + site
                    weight[n] = 1
                    n += 1
        elif phase == DRAW_FIRST_PLAYER:
            for seat in range(self.seats):
                out[n] = C_FIRST + seat
                weight[n] = 1
                n += 1
        elif phase in (DRAW_PERSONALITY, DRAW_LOOT):
            purse = self.pile if phase == DRAW_PERSONALITY else self.patrons[self.victim].hand
            first: i64 = C_PERSONALITY - 1 if phase == DRAW_PERSONALITY else C_LOOT
            for card in range(CARDS):
                if cards(purse, card) > 0:
                    out[n] = first + card
                    weight[n] = cards(purse, card)
                    n += 1
        else:
            for colour in range(COLOURS):
                if tokens(self.bag, colour) > 0:
                    out[n] = C_FIND + colour
                    weight[n] = tokens(self.bag, colour)
                    n += 1
        return n

    def deal(self, rng: Rng) -> None:
        phase = self.phase
        if phase in (DRAW_FIND, DRAW_FOR_MARKER):  # by far the most frequent
            self.apply(C_FIND + _pick(rng, self.bag, 8))
        elif phase == DRAW_PERSONALITY:
            self.apply(C_PERSONALITY - 1 + _pick(rng, self.pile, 4))
        else:
            deal_by_weight(self, rng, DRAWS[:], DRAWS[:])

    def clone(self) -> "ExcavationKernel":
        patrons = [p.copy(p.hand, p.front) for p in self.patrons]
        return self.copy(patrons, self.lowest, self.ledger[:], self.guesses[:])

    def seen_by(self, seat: i64) -> "ExcavationKernel":
        """Built up: what is not public comes from `knowledge`, which tells only what the seat knows."""
        patrons: list[Patron] = []
        for owner in range(self.seats):
            patron = self.patrons[owner]
            patrons.append(patron.clone() if owner == seat else knowledge.seen_patron(patron))
        ledger = knowledge.seen_ledger(self.ledger, seat)
        guesses = deduction.guesses(ledger, patrons)
        return self.copy(patrons, knowledge.seen_lowest(self, seat), ledger, guesses)

    def copy(
        self, patrons: list[Patron], lowest: i64, ledger: vec[i64], guesses: vec[i64]
    ) -> "ExcavationKernel":
        """All that everybody sees, and what the caller says of the rest."""
        copy = ExcavationKernel(
            self.book,
            self.seats,
            self.player,
            self.phase,
            self.round_number,
            self.first,
            self.active,
            patrons,
            self.ground[:],
            self.hexes[:],
            self.finds[:],
            self.under[:],
            self.sites.clone(),
            self.row.clone(),
            self.bag,
            self.pile,
            self.discard,
            self.unseen,
            self.site_pile,
            self.left,
            self.moved,
            self.position,
            self.victim,
            self.dig,
            lowest,
            self.colours,
            self.one,
            self.two,
            self.drawn,
            self.host,
            self.joined,
            self.after,
            self.frozen,
            self.frozen_next,
            self.ending,
            ledger,
            guesses,
        )
        copy.turns = self.turns
        return copy

    def fill(self, rng: Rng) -> None:
        seen = self.ledger
        unknown: i64 = 0
        for seat in range(self.seats):
            if self.patrons[seat].hand == UNKNOWN:
                unknown |= BIT[seat]
        knowledge.guess(self, rng, seen, unknown)
        while not self._could_be():
            knowledge.guess(self, rng, seen, unknown)
        self.guesses = vec[i64]()
        self.worths = NOT_APPRAISED

    def _could_be(self) -> bool:
        """A player who was seen to begin an action must be able to go on with it."""
        return self.player < 0 or self.legal(WIDE[:]) > 0

    def chance_about(self) -> i64:
        return self.active if self.phase == DRAW_LOOT else NOBODY

    def seat_count(self) -> i64:
        return self.seats

    def compare(self, one: i64, other: i64) -> i64:
        return standing(self, one) - standing(self, other)

    def nobody_wins(self) -> bool:
        return is_everybody_below_zero(self)

    def appraise(self, seat: i64) -> float:
        if self.over:
            return float(score(self, seat))
        if len(self.worths) == 0:
            self.worths = appraisal.worths(self)
        return self.worths[seat]

    def features(self, out: vec[float]) -> i64:
        return features.features(self, out)

    def promising(self, out: vec[i64]) -> i64:
        found = features.promising_places(self, out) if self.phase == PLACE else 0
        return found if found > 0 else self.legal(out)

    def clock(self) -> float:
        return features.clock(self)

    def lap(self) -> i64:
        return self.round_number

    def observe(self, seat: i64, sheet: Sheet) -> None:
        observation.observe(self, seat, sheet)

    def fingerprint(self) -> i64:
        return fingerprint.fingerprint(self)


def _pick(rng: Rng, counts: i64, width: i64) -> i64:
    """Draw one of what is counted in a purse (width 4) or a heap (width 8), in ascending order."""
    last: i64 = 15 if width == 4 else 255
    total: i64 = 0
    rest = counts
    while rest != 0:
        total += rest & last
        rest >>= width
    pick = rng.below(total)
    drawn: i64 = 0
    while pick >= counts & last:
        pick -= counts & last
        counts >>= width
        drawn += 1
    return drawn


def new_kernel(book: Book, seats: i64, site_pile: i64) -> ExcavationKernel:
    """Nothing is drawn yet: sites come first, then personalities, then the first player."""
    return ExcavationKernel(
        book=book,
        seats=seats,
        player=CHANCE,
        phase=DRAW_SITE,
        round_number=0,
        first=0,
        active=0,
        patrons=setup.new_patrons(seats),
        ground=setup.new_ground(book.valley),
        hexes=vec[i64]([0] * HEX_WORDS),
        finds=vec[i64]([0] * SITES),
        under=vec[i64]([-1] * SITES),
        sites=Listing(vec[i64](), vec[i64](), vec[i64]()),
        row=Listing(vec[i64](), vec[i64](), vec[i64]()),
        bag=book.bag,
        pile=book.pile,
        discard=0,
        unseen=BIT[SITES] - 1,
        site_pile=site_pile,
        left=0,
        moved=0,
        position=-1,
        victim=-1,
        dig=-1,
        lowest=ARCH,
        colours=0,
        one=-1,
        two=-1,
        drawn=-1,
        host=-1,
        joined=0,
        after=THEN_SET_UP,
        frozen=-1,
        frozen_next=-1,
        ending=-1,
        ledger=vec[i64](),
        guesses=vec[i64](),
    )
