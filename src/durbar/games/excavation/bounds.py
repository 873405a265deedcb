"""How far an Excavation can go: every round but the last takes a token out of the bag."""

from durbar.core import Bounds

from .content_laws import FINDS
from .rules.book import Book
from .rules.numbers import SITES
from .rules.table import HAND, TOKENS

OF_A_TURN = 12  # the action, the combination or the place, and what is moved, paid or used


def bounds(book: Book, seats: int, outcomes: int) -> Bounds:
    """Each turn takes at least one of six cards out of a hand (X-R17), so a round has six for each seat."""
    rounds = FINDS + 1
    decisions = rounds * seats * HAND * OF_A_TURN
    chances = FINDS + 2 * SITES + rounds * seats * HAND * 3
    won = book.site_points * SITES, book.find_points * FINDS
    lost = book.lost_points * TOKENS, book.left_points * FINDS
    points = [int(each) for each in (*won, *lost)]
    lowest, highest = (sum(each for each in points if (each > 0) == above) for above in (False, True))
    return Bounds(decisions, chances, outcomes, lowest, highest)
