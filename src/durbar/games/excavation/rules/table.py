"""The table: everything that lies on it, as data. The chapters beside this file hold the rules.

Cards are counted, not listed: a *purse* is one integer with four bits for each of the eleven types
of card, a *heap* one with eight bits for each of the six colours of dig token.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from durbar.core.kernel import CHANCE, NO_JOURNAL, Kernel
from durbar.core.vecs import vec
from durbar.games.excavation.rules.book import Book
from durbar.games.excavation.rules.numbers import (
    ARCH,
    CARDS,
    COLOURS,
    DRAW_LOOT,
    OVER,
    ROB,
    SPECIALS,
    USE,
)
from durbar.games.excavation.rules.valley import ROWS

# Types of card in their order: the archaeologist, a basic personality for each colour but black (type =
# colour), the Eminence, the specials.
BASICS: Final = COLOURS - 1
FIRST_SPECIAL: Final = CARDS - SPECIALS

MOST_DIGS: Final = 6
HAND: Final = 6
TOKENS: Final = 25
NEUTRAL: Final = 4  # owner of a token on a card that is nobody's (X-R42)

# What lies on a hex, `ground[cell]`.
OUTSIDE: Final = -1  # lake, hill, or off the map
FREE: Final = 0
TOKEN: Final = 1  # + seat
UNDER_SPADE: Final = 5  # in the ring of a spread, its dig token not yet drawn
DUG: Final = 8  # + 8 site + colour + 1; colour -1 is the bare marker of an active site

# What goes on when the digs are refilled: `after`.
THEN_SET_UP: Final = 0
THEN_END_TURN: Final = 1
THEN_SPREAD: Final = 2

# The sets of hexes in `hexes`: seat s begins at s * ROWS, then come all digs together.
DIGS: Final = 4 * ROWS
HEX_WORDS: Final = 5 * ROWS

ONE_CARD: Final = vec[i64]([1 << 4 * card for card in range(CARDS)])
ONE_TOKEN: Final = vec[i64]([1 << 8 * colour for colour in range(COLOURS)])


def cards(purse: i64, card: i64) -> i64:
    """How many cards of one type are in a purse."""
    return purse >> 4 * card & 15


def tokens(heap: i64, colour: i64) -> i64:
    """How many dig tokens of one colour are in a heap."""
    return heap >> 8 * colour & 255


def count_cards(purse: i64) -> i64:
    """All cards of a purse."""
    count: i64 = 0
    while purse != 0:
        count += purse & 15
        purse >>= 4
    return count


def count_tokens(heap: i64) -> i64:
    """All dig tokens of a heap."""
    count: i64 = 0
    while heap != 0:
        count += heap & 255
        heap >>= 8
    return count


def coloured(heap: i64) -> i64:
    """The dig tokens of a heap that are not black."""
    return count_tokens(heap >> 8)


@mypyc_attr(acyclic=True)
class Patron:
    """One player: his cards in hand and in front of him, his tokens, what he has won."""

    def __init__(
        self,
        hand: i64,
        front: i64,
        hand_size: i64,
        opening: i64,
        supply: i64,
        posted: i64,
        lost: i64,
        won: i64,
        sites: i64,
    ) -> None:
        self.hand: i64 = hand  # a purse; UNKNOWN to others in a `seen_by` position
        self.front: i64 = front
        self.hand_size: i64 = hand_size
        self.opening: i64 = opening  # his six cards when the ledger begins (knowledge.py)
        self.supply: i64 = supply
        self.posted: i64 = posted  # tokens on hexes
        self.lost: i64 = lost  # tokens in the graveyard
        self.won: i64 = won  # a heap
        self.sites: i64 = sites  # site cards won, a bit mask

    def clone(self) -> "Patron":
        return self.copy(self.hand, self.front)

    def copy(self, hand: i64, front: i64) -> "Patron":
        """All that everybody sees, and what the caller says of the rest."""
        return Patron(
            hand,
            front,
            self.hand_size,
            self.opening,
            self.supply,
            self.posted,
            self.lost,
            self.won,
            self.sites,
        )


@mypyc_attr(acyclic=True)
class Listing:
    """One of the two ordered lists: the cards from the top, and the tokens on them (lists.py).

    `owners` holds the owner of every token, card by card from the top, on one card the oldest first.
    """

    def __init__(self, cards: vec[i64], counts: vec[i64], owners: vec[i64]) -> None:
        self.cards: vec[i64] = cards
        self.counts: vec[i64] = counts
        self.owners: vec[i64] = owners

    def clone(self) -> "Listing":
        return Listing(self.cards[:], self.counts[:], self.owners[:])


NOT_APPRAISED: Final = vec[float]()


class Table(Kernel):
    """One position. Every field is public or belongs to one Patron; nothing here hides an order."""

    __slots__ = (
        "active",
        "after",
        "bag",
        "book",
        "colours",
        "dig",
        "discard",
        "drawn",
        "ending",
        "finds",
        "first",
        "frozen",
        "frozen_next",
        "ground",
        "guesses",
        "hexes",
        "host",
        "joined",
        "journal",
        "ledger",
        "left",
        "lowest",
        "moved",
        "one",
        "over",
        "patrons",
        "phase",
        "pile",
        "player",
        "position",
        "recording",
        "round_number",
        "row",
        "seats",
        "site_pile",
        "sites",
        "turns",
        "two",
        "under",
        "unseen",
        "victim",
        "worths",
    )

    def __init__(
        self,
        book: Book,
        seats: i64,
        player: i64,
        phase: i64,
        round_number: i64,
        first: i64,
        active: i64,
        patrons: list[Patron],
        ground: vec[i64],
        hexes: vec[i64],
        finds: vec[i64],
        under: vec[i64],
        sites: Listing,
        row: Listing,
        bag: i64,
        pile: i64,
        discard: i64,
        unseen: i64,
        site_pile: i64,
        left: i64,
        moved: i64,
        position: i64,
        victim: i64,
        dig: i64,
        lowest: i64,
        colours: i64,
        one: i64,
        two: i64,
        drawn: i64,
        host: i64,
        joined: i64,
        after: i64,
        frozen: i64,
        frozen_next: i64,
        ending: i64,
        ledger: vec[i64],
        guesses: vec[i64],
    ) -> None:
        self.player = player
        self.phase = phase
        self.over = phase == OVER
        self.turns = 0
        self.recording = False
        self.journal = NO_JOURNAL
        self.book = book
        self.seats: i64 = seats
        self.round_number: i64 = round_number
        self.first: i64 = first
        self.active: i64 = active  # whose turn it is; the first player while digs spread
        self.patrons = patrons
        self.ground: vec[i64] = ground  # cell -> what lies there
        self.hexes: vec[i64] = hexes  # the same as sets of hexes: the tokens of seat 0, 1, 2, 3, the digs
        self.finds: vec[i64] = finds  # site -> heap of dig tokens in its dig
        self.under: vec[i64] = under  # site -> the card right under its card, or -1
        self.sites = sites  # the site list
        self.row = row  # the personality list
        self.bag: i64 = bag  # a heap
        self.pile: i64 = pile  # a purse: the personality pile
        self.discard: i64 = discard  # a purse: discarded personalities
        self.unseen: i64 = unseen  # sites not drawn, a bit mask: the site pile and those set aside (X-R7)
        self.site_pile: i64 = site_pile
        # The pending decision.
        self.left: i64 = left  # tokens that may still be moved, cards still to be used
        self.moved: i64 = moved  # tokens moved by this action so far
        self.position: i64 = position  # of the card to hire, the top being 0
        self.victim: i64 = victim  # of a Bandit
        self.dig: i64 = dig  # the site whose dig is to be removed
        self.lowest: i64 = lowest  # used cards are named in ascending order: no type below this one
        self.colours: i64 = colours  # colours of the dig still to be paid for, a bit mask
        self.one: i64 = one  # the hexes a special personality was sent to
        self.two: i64 = two
        self.drawn: i64 = drawn  # the first dig token drawn for a Controller
        self.host: i64 = host  # the dig that spreads, appears, takes others in
        self.joined: i64 = joined  # digs still to be taken in, a bit mask
        self.after: i64 = after
        self.frozen: i64 = frozen  # sites still to spread in this phase (6.4), -1 for none
        self.frozen_next: i64 = frozen_next
        self.ending: i64 = ending
        self.ledger: vec[i64] = ledger  # what was seen of everybody's cards (knowledge.py)
        self.guesses: vec[i64] = guesses  # in a `seen_by` position: what thefts may have been
        self.worths: vec[float] = NOT_APPRAISED  # what everybody's position is worth, once asked


def ask(t: Table, phase: i64) -> None:
    """Put a question to the active player."""
    t.player = t.active
    t.phase = phase


def forget(t: Table) -> None:
    """Nothing is pending any more: every turn begins like this."""
    t.left = 0
    t.moved = 0
    t.position = -1
    t.victim = -1
    t.dig = -1
    t.lowest = ARCH
    t.colours = 0
    t.one = -1
    t.two = -1
    t.drawn = -1
    t.host = -1
    t.joined = 0
    t.after = THEN_END_TURN
    t.frozen = -1
    t.frozen_next = -1


def ask_chance(t: Table, phase: i64) -> None:
    """Let chance decide."""
    t.player = CHANCE
    t.phase = phase


def cards_owned(t: Table, seat: i64) -> i64:
    """Six always, hand and front together; five while a card is discarded whose successor is on its way."""
    if seat == t.active and t.phase in (USE, ROB, DRAW_LOOT):
        return HAND - 1
    return HAND
