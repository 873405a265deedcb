"""Setup (spec 3): six digs, six personalities, the first player; everybody has six ARCH and 25 tokens."""

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.excavation.rules import turn
from durbar.games.excavation.rules.numbers import ARCH, E_FIRST_PLAYER
from durbar.games.excavation.rules.table import FREE, HAND, ONE_CARD, OUTSIDE, TOKENS, Patron, Table
from durbar.games.excavation.rules.valley import CELLS, Valley


def new_patrons(seats: i64) -> list[Patron]:
    """Six ARCH in hand (X-R10) and 25 tokens (X-R2)."""
    hand = HAND * ONE_CARD[ARCH]
    patrons: list[Patron] = []
    for _ in range(seats):
        patrons.append(Patron(hand, 0, HAND, hand, TOKENS, 0, 0, 0, 0))
    return patrons


def new_ground(valley: Valley) -> vec[i64]:
    """Nothing lies on the map."""
    ground = vec[i64]([OUTSIDE] * CELLS)
    for cell in valley.cells:
        ground[cell] = FREE
    return ground


def first_player(t: Table, seat: i64) -> None:
    """Drawn once, when all is laid out (X-R6)."""
    t.first = seat
    t.note(E_FIRST_PLAYER, seat)
    turn.begin_round(t)
