"""The two ordered lists (spec 4.5): tokens put on a card sink it, tokens taken off let it rise.

At rest the counts never fall from top to bottom and the top card is bare.
"""

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.core.vecs import append, pop, vec
from durbar.games.excavation.rules.numbers import (
    E_ADDED,
    E_ELIMINATED,
    E_WENT_HOME,
    LIST_PERSONALITIES,
    LIST_SITES,
)
from durbar.games.excavation.rules.table import NEUTRAL, Listing, Table


def which_list(t: Table, listing: Listing) -> i64:
    """Which of the two lists it is, for the journal."""
    return LIST_SITES if listing is t.sites else LIST_PERSONALITIES


def place_of(listing: Listing, card: i64) -> i64:
    """Where a card stands, the top being 0; -1 if it is not in the list."""
    for k in range(len(listing.cards)):
        if listing.cards[k] == card:
            return k
    return -1


def members(listing: Listing) -> i64:
    """The cards of a list as a bit mask."""
    mask: i64 = 0
    for k in range(len(listing.cards)):
        mask |= BIT[listing.cards[k]]
    return mask


def first_token(listing: Listing, place: i64) -> i64:
    """Where the tokens of a card begin in `owners`."""
    start: i64 = 0
    for k in range(place):
        start += listing.counts[k]
    return start


def has_token(listing: Listing, place: i64, owner: i64) -> bool:
    """Does a token of this owner lie on the card?"""
    at = first_token(listing, place)
    end = at + listing.counts[place]
    while at < end and listing.owners[at] != owner:
        at += 1
    return at < end


def put(t: Table, listing: Listing, place: i64, owner: i64) -> i64:
    """One token of the owner's supply on a card; where the card stands then (X-R33, X-R34).

    `eliminate` must follow, once the journal knows about the token; so after `take`.
    """
    t.patrons[owner].supply -= 1
    _insert(listing, first_token(listing, place) + listing.counts[place], owner)
    listing.counts[place] += 1
    while place < len(listing.cards) - 1 and listing.counts[place] > listing.counts[place + 1]:
        _swap(listing, place)
        place += 1
    return place


def take(t: Table, listing: Listing, place: i64, owner: i64) -> i64:
    """The owner's newest token back from a card (X-R116); where the card stands then (X-R35)."""
    at = first_token(listing, place) + listing.counts[place] - 1
    while listing.owners[at] != owner:
        at -= 1
    _remove(listing, at)
    listing.counts[place] -= 1
    t.patrons[owner].supply += 1
    while place > 0 and listing.counts[place] < listing.counts[place - 1]:
        place -= 1
        _swap(listing, place)
    return place


def eliminate(t: Table, listing: Listing) -> None:
    """While no card is bare, the oldest token of every card goes home (X-R36, X-R37, X-R38)."""
    while len(listing.cards) > 0 and listing.counts[0] > 0:
        at: i64 = 0
        for place in range(len(listing.cards)):
            _send_home(t, listing.owners[at])
            _remove(listing, at)
            listing.counts[place] -= 1
            at += listing.counts[place]
        t.note(E_ELIMINATED, which_list(t, listing))


def leave(t: Table, listing: Listing, place: i64) -> None:
    """A card leaves its list; its tokens go home, the cards below move up (X-R39)."""
    at = first_token(listing, place)
    for _ in range(listing.counts[place]):
        owner = listing.owners[at]
        _send_home(t, owner)
        if owner != NEUTRAL:
            t.note(E_WENT_HOME, owner, which_list(t, listing))
        _remove(listing, at)
    listing.cards, _card = pop(listing.cards, place)
    listing.counts, _count = pop(listing.counts, place)
    eliminate(t, listing)


def join(t: Table, listing: Listing, card: i64) -> None:
    """A new card at the bottom, with as many tokens as the card above it (X-R40 to X-R43)."""
    length = len(listing.cards)
    count: i64 = listing.counts[length - 1] if length > 0 else 0
    listing.cards = append(listing.cards, card)
    listing.counts = append(listing.counts, count)
    for _ in range(count):
        owner = _richest(t)
        if owner != NEUTRAL:
            t.patrons[owner].supply -= 1
        listing.owners = append(listing.owners, owner)
        t.note(E_ADDED, owner if owner != NEUTRAL else -1, which_list(t, listing))
    eliminate(t, listing)


def _richest(t: Table) -> i64:
    """Who gives an automatic token: the largest supply; ties to the active player, then clockwise."""
    best: i64 = NEUTRAL  # X-R42
    most: i64 = 0
    for k in range(t.seats):
        seat = (t.active + k) % t.seats
        if t.patrons[seat].supply > most:
            most = t.patrons[seat].supply
            best = seat
    return best


def _send_home(t: Table, owner: i64) -> None:
    if owner != NEUTRAL:  # neutral tokens go back to the box
        t.patrons[owner].supply += 1


def _insert(listing: Listing, at: i64, owner: i64) -> None:
    owners = append(listing.owners, owner)
    k = len(owners) - 1
    while k > at:
        owners[k] = owners[k - 1]
        k -= 1
    owners[at] = owner
    listing.owners = owners


def _remove(listing: Listing, at: i64) -> None:
    listing.owners, _owner = pop(listing.owners, at)


def _swap(listing: Listing, place: i64) -> None:
    """A card and the one below change places, each with its tokens."""
    cards, counts, owners = listing.cards, listing.counts, listing.owners
    start = first_token(listing, place)
    above = counts[place]
    below = counts[place + 1]
    moved: vec[i64] = owners[start : start + above]
    for k in range(below):
        owners[start + k] = owners[start + above + k]
    for k in range(above):
        owners[start + below + k] = moved[k]
    counts[place], counts[place + 1] = below, above
    card = cards[place]
    cards[place] = cards[place + 1]
    cards[place + 1] = card
