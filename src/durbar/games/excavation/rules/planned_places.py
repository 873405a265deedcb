"""Where tokens are worth placing: into the gaps of walls, beside rivals in a closed wall, on the site list.

Tokens that belong together are a *bundle*: all gaps of one wall, as far as the tokens go; the best hexes in
what a walled-in dig reaches; one token on a site card, so that another site spreads. Bundles are joined until
the tokens of an action are used up.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import append, vec
from durbar.games.excavation.rules.control import control_set, region, tokens_in, tokens_on_map
from durbar.games.excavation.rules.numbers import M_PUT, M_PUT_ON
from durbar.games.excavation.rules.prospects import SEATS, Prospects
from durbar.games.excavation.rules.table import MOST_DIGS, Table
from durbar.games.excavation.rules.valley import CELLS, ROW, ROWS, WORD, list_cells, size

LONGEST_WALL: Final = 7  # longer ones are not begun
WIDEST_REGION: Final = 30  # hexes that are tried out to take over a closed wall
JOINED: Final = 4  # bundles that others are joined to

NO_MOVES: Final = vec[i64]()


class Bundle:
    """Tokens that are placed together, as moves; `dig` and `counts`: whose wall is taken over, and how."""

    def __init__(self, moves: vec[i64], dig: i64, counts: vec[i64]) -> None:
        self.moves: vec[i64] = moves
        self.dig: i64 = dig
        self.counts: vec[i64] = counts
        self.value: float = 0.0


class Places:
    """Finds bundles and says what they are worth."""

    def __init__(self, prospects: Prospects) -> None:
        self.prospects: Prospects = prospects
        self.before: float = 0.0
        self.idle: float = 0.0  # what it is worth to do nothing
        self.untouched: vec[float] = vec[float]([0.0] * (2 * MOST_DIGS))  # a dig without tokens of these
        self.takeovers: list[Bundle] = []
        self.reach: i64 = 0  # tokens that those were found for

    def look_at(self) -> None:
        """There is another position: forget what was found in the last one."""
        self.reach = 0

    def find(self, t: Table, most: i64, before: float) -> list[Bundle]:
        """Bundles of up to so many tokens, each filled up with others as far as that pays.

        What they are worth is what all digs are worth with them, beyond `before`.
        """
        singles = self._bundles(t, most)
        self.before = before
        at = self.prospects
        for p in range(at.count):
            self.untouched[2 * p] = at.worth(p, False, 0, 0, 0)
            self.untouched[2 * p + 1] = at.worth(p, True, 0, 0, 0)
        self.idle = at.total() - before
        for bundle in singles:
            bundle.value = self.value(t, bundle)
        found: list[Bundle] = []
        for _ in range(JOINED):
            best = best_bundle(singles, found)
            if best is None:
                break
            found.append(best)
        result: list[Bundle] = []
        for bundle in found:
            whole = bundle
            while len(whole.moves) < most:
                better = self._fill(t, whole, singles, most)
                if better is None:
                    break
                whole = better
            result.append(whole)
        return result

    def _fill(self, t: Table, bundle: Bundle, singles: list[Bundle], most: i64) -> Bundle | None:
        """The bundle with the tokens of another one, if that is worth more."""
        best: Bundle | None = None
        highest = bundle.value + 0.01
        for other in singles:
            if other.value <= self.idle or (other.dig >= 0 and bundle.dig >= 0):
                continue
            moves = bundle.moves[:]
            for move in other.moves:
                if len(moves) < most and (move >= M_PUT_ON or not is_in(moves, move)):
                    moves = append(moves, move)
            if len(moves) == len(bundle.moves):
                continue
            source = other if other.dig >= 0 else bundle
            joined = Bundle(moves, source.dig, source.counts)
            joined.value = self.value(t, joined)
            if joined.value > highest:
                highest = joined.value
                best = joined
        return best

    def _bundles(self, t: Table, most: i64) -> list[Bundle]:
        found: list[Bundle] = []
        at = self.prospects
        if self.reach < most:
            self.reach = most
            self.takeovers = []
            for p in range(at.count):
                if at.lacking[p] == 0:
                    self._take_over(t, p, most)
        for p in range(at.count):
            site = at.site[p]
            if 0 < at.lacking[p] <= LONGEST_WALL:
                found.append(Bundle(first_cells(t, at.walls[site].gaps, most), -1, NO_MOVES))
            for bundle in self.takeovers:
                if bundle.dig == p and len(bundle.moves) <= most:
                    found.append(bundle)
            if 0 < at.lacking_grown[p] <= LONGEST_WALL:
                if p < at.spreading or at.colours[p] == 0 or at.lacking_grown[p] <= at.lacking[p] + 1:
                    found.append(Bundle(first_cells(t, at.grown_walls[site].gaps, most), -1, NO_MOVES))
            if p < at.spreading:  # one token may not be enough where the cards below have some
                for number in range(1, most + 1):
                    found.append(Bundle(vec[i64]([M_PUT_ON + site] * number), -1, NO_MOVES))
        return found

    def _take_over(self, t: Table, p: i64, most: i64) -> None:
        """The hexes, one after the other, that change most in who holds a closed wall.

        One whose neighbours the dig reaches all changes nothing.
        """
        at = self.prospects
        site = at.site[p]
        inside = region(t, site, tokens_on_map(t))
        if at.prize[p] <= 0.0 or size(inside) > WIDEST_REGION:
            return
        cells = vec[i64]([0] * CELLS)
        moves = vec[i64]()
        me = at.me
        held = at.standing[p * SEATS + me] - rival_of(at, p)
        for _ in range(most):
            number = list_cells(t.book.valley, rim(inside), 0, 0, cells)
            best: i64 = -1
            lead = held
            counts = vec[i64]([0] * SEATS)
            for k in range(number):
                cell = cells[k]
                if t.ground[cell] != 0:
                    continue
                t.hexes[me * ROWS + ROW[cell]] |= WORD[cell]
                wall = control_set(t, site)
                own = tokens_in(t, wall, me)
                other: i64 = 0
                for seat in range(t.seats):
                    if seat != me:
                        other = max(other, tokens_in(t, wall, seat))
                if own - other > lead:
                    lead = own - other
                    best = cell
                    for seat in range(t.seats):
                        counts[seat] = tokens_in(t, wall, seat)
                t.hexes[me * ROWS + ROW[cell]] &= ~WORD[cell]
            if best < 0:
                break
            held = lead
            moves = append(moves, M_PUT + best)
            self.takeovers.append(Bundle(moves[:], p, counts))
            t.hexes[me * ROWS + ROW[best]] |= WORD[best]
            inside = region(t, site, tokens_on_map(t))
        for move in moves:
            cell = move - M_PUT
            t.hexes[me * ROWS + ROW[cell]] &= ~WORD[cell]

    def value(self, t: Table, bundle: Bundle) -> float:
        """How much better all digs stand for me with these tokens."""
        at = self.prospects
        order = vec[i64](list(range(at.count)))
        counts = t.sites.counts[:]
        kept = at.standing
        if bundle.dig >= 0:
            at.standing = kept[:]
            for seat in range(t.seats):
                at.standing[bundle.dig * SEATS + seat] = bundle.counts[seat]
        for move in bundle.moves:
            if move >= M_PUT_ON:
                sink(at, order, counts, move - M_PUT_ON)
        total = 0.0
        for n in range(at.count):
            p = order[n]
            site = at.site[p]
            added: i64 = 0
            grown: i64 = 0
            ring: i64 = 0
            for move in bundle.moves:
                if move < M_PUT_ON:
                    row, word = ROW[move - M_PUT], WORD[move - M_PUT]
                    if at.walls[site].gaps[row] & word:
                        added += 1
                    if at.grown_walls[site].gaps[row] & word:
                        grown += 1
                    if at.rings[p][row] & word:
                        ring += 1
            if added + grown + ring > 0 or p == bundle.dig:
                total += at.worth(p, n < at.spreading, added, grown, ring)
            else:
                total += self.untouched[2 * p + (1 if n < at.spreading else 0)]
        at.standing = kept
        return total - self.before


def sink(at: Prospects, order: vec[i64], counts: vec[i64], site: i64) -> None:
    """One more token on a site card: it sinks below those that have fewer; a token on each goes home."""
    n: i64 = 0
    while at.site[order[n]] != site:
        n += 1
    counts[n] += 1
    while n < len(counts) - 1 and counts[n] > counts[n + 1]:
        counts[n], counts[n + 1] = counts[n + 1], counts[n]
        p = order[n]
        order[n] = order[n + 1]
        order[n + 1] = p
        n += 1
    if counts[0] > 0:
        for n in range(len(counts)):
            counts[n] -= 1


def rim(hexes: vec[i64]) -> vec[i64]:
    """Those of a set that have a neighbour outside it."""
    found = hexes[:]
    for r in range(1, ROWS - 1):
        word, above, below = hexes[r], hexes[r - 1], hexes[r + 1]
        found[r] &= ~(word << 1 & word >> 1 & above & above >> 1 & below & below << 1)
    return found


def first_cells(t: Table, gaps: vec[i64], most: i64) -> vec[i64]:
    """The hexes of a set as moves, as many as there are tokens."""
    cells = vec[i64]([0] * CELLS)
    number = list_cells(t.book.valley, gaps, 0, M_PUT, cells)
    return cells[: min(number, most)]


def rival_of(at: Prospects, p: i64) -> i64:
    """The most tokens that another one has in the wall of a dig."""
    best: i64 = 0
    for seat in range(at.seats):
        if seat != at.me:
            best = max(best, at.standing[p * SEATS + seat])
    return best


def best_bundle(bundles: list[Bundle], without: list[Bundle]) -> Bundle | None:
    best: Bundle | None = None
    for bundle in bundles:
        if len(bundle.moves) > 0 and bundle not in without:
            if best is None or bundle.value > best.value:
                best = bundle
    return best


def is_in(moves: vec[i64], wanted: i64) -> bool:
    return any(move == wanted for move in moves)
