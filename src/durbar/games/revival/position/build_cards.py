"""The cards of a position that is read: each is taken out of the deck in which it would otherwise lie."""

from collections.abc import Mapping

from durbar.core.errors import shown
from durbar.core.reading import Reader
from durbar.core.vecs import append
from durbar.games.revival import content
from durbar.games.revival.rules.kernel import RevivalKernel
from durbar.games.revival.rules.numbers import (
    AFTERSHOCK,
    BID,
    CARDS,
    CELLS,
    COLLECT,
    CORE_CELLS,
    DEBRIS,
    MANIPULATE,
    OPEN_MARKET,
    SQUARE_MISSION,
    STORE,
)
from durbar.games.revival.rules.piles import BLUE, DISCARDS, RED, holds, is_empty, nth, put, size, take
from durbar.games.revival.rules.table import KNOWERS, NONE, PUBLIC

ALL = "all"  # what `shown` was written as before


class CardReader:
    """Reads the fields that name cards. What is not said lies in its deck."""

    def __init__(self, t: RevivalKernel, read: Reader, pending: Reader) -> None:
        self.t = t
        self.setting = t.setting
        self.read = read
        self.pending = pending

    def draw(self, read: Reader, name: str, word: object) -> int:
        """A card by its name, taken out of the deck it would otherwise lie in."""
        card = read.number_of(name, word, content.CARD_NAMES)
        for deck in (BLUE, RED):
            if holds(self.t.piles, deck, card):
                take(self.t.piles, deck, card)
                return card
        raise read.wrong(name, f"{content.CARD_NAMES[card]} is not in this game, or in two places")

    def end(self, read: Reader, name: str, word: object) -> int:
        """A card end: "bl13 pa2r", or just the card if its ends are equal."""
        names = content.end_names(self.t.book)
        if isinstance(word, str) and word in content.CARD_NAMES:
            card = content.CARD_NAMES.index(word)
            first, last = self.t.book.first_end[card], self.t.book.first_end[card + 1]
            if last > first + 1:
                raise read.wrong(name, f"{word} has two ends: say which, as in {names[first]!r}")
            return first
        return read.number_of(name, word, names)

    def slot(self, read: Reader, name: str, word: object) -> int:
        """A card in a hand, and who else knows it."""
        if not isinstance(word, Mapping):
            return self.draw(read, name, word) << KNOWERS
        inner = Reader(word, read.where(name))
        card = self.draw(inner, "card", inner.raw("card"))
        if inner.flag("shown") or inner.raw("known_to") == ALL:
            knowers = PUBLIC
            inner.raw("known_to")
        else:
            seats = {self.seat_number(inner, "known_to", seat) for seat in inner.items("known_to")}
            knowers = sum(1 << seat for seat in seats)
        inner.finish()
        return card << KNOWERS | knowers

    def seat_number(self, read: Reader, name: str, seat: object) -> int:
        if isinstance(seat, int) and not isinstance(seat, bool) and 0 <= seat < self.setting.players:
            return seat
        raise read.wrong(name, f"there is no seat {shown(seat)}")

    def read_named_jokers(self) -> None:
        """The colours jokers have got."""
        read = self.read.inner("named")
        for word in read.written:
            end = self.end(read, word, word)
            if self.t.book.joker_of[end] == NONE:
                raise read.wrong(word, "this is no joker", "V-R43")
            self.t.declared[self.t.book.joker_of[end]] = read.word(word, content.COLOUR_NAMES)
        read.finish()

    def read_market(self) -> None:
        t, read = self.t, self.read.inner("market")
        for cell, name in enumerate(content.CELL_NAMES):
            if read.has(name):
                t.market[cell] = self.draw(read, name, read.raw(name))
        read.finish()

    def fill_market(self) -> None:
        """The lowest cards of the deck, where the market must lie open and no card is named."""
        t = self.t
        cells = range(0)
        if t.stage in (BID, MANIPULATE) or (t.stage == COLLECT and not self.read.has("pending")):
            cells = range(self.setting.market)
        if self.setting.solo and t.stage > SQUARE_MISSION:
            last = CELLS if t.round > 1 else CORE_CELLS
            if t.stage in (AFTERSHOCK, DEBRIS, BID):
                cells = range(last)
            elif t.stage == OPEN_MARKET:
                cells = range(CORE_CELLS, last)
            elif not self.read.has("market"):  # a coin took the cards of the first column
                cells = range(2, CORE_CELLS if t.stage == STORE else last)
        for cell in cells:
            if t.market[cell] == NONE and not is_empty(t.piles, BLUE):
                t.market[cell] = nth(t.piles, BLUE, 0)
                take(t.piles, BLUE, t.market[cell])

    def read_piles(self) -> None:
        """Discards, the known bottom of the red deck, and the decks."""
        read, t = self.read, self.t
        for word in read.items("discards"):
            put(t.piles, DISCARDS, self.draw(read, "discards", word))
        for each in read.inners("bottom"):
            card = self.draw(each, "card", each.raw("card"))
            who = each.raw("by")
            seat = NONE if who is None else self.seat_number(each, "by", who)
            t.bottom = append(t.bottom, card << 3 | seat + 1)
            each.finish()
        for slot in self.pending.items("drawn"):
            t.drawn = append(t.drawn, self.slot(self.pending, "drawn", slot))
        t.bought = self.pending.word("bought", content.CARD_NAMES)
        if read.has("red") and not isinstance(read.raw("red"), list):
            raise read.wrong("red", "only counted: this is what a seat sees, not a position")
        for card in [self.draw(read, "red", word) for word in read.items("red")]:
            put(t.piles, RED, card)  # blue cards too, once they were shuffled in (V-R32)

    def compare_decks(self) -> None:
        """All cards that are nowhere else; whoever says a deck must say it all."""
        read, t = self.read, self.t
        for pile, name in ((BLUE, "blue"), (RED, "red")):
            there = [card for card in range(CARDS) if holds(t.piles, pile, card)]
            if read.has(name) and sorted(read.words(name, content.CARD_NAMES)) != there:
                names = ", ".join(content.CARD_NAMES[card] for card in there)
                raise read.wrong(name, f"all cards that are nowhere else are here: {names}")
        t.blue_left = size(t.piles, BLUE)
        t.red_left = size(t.piles, RED)
        read.number("red_left", t.red_left, t.red_left, t.red_left)
