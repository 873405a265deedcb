"""Reads the ledger: what was seen of everybody's cards since their six were known to all."""

from mypy_extensions import i64

from durbar.core.errors import shown
from durbar.core.reading import Reader
from durbar.core.vecs import append
from durbar.games.excavation.content import CARD_NAMES
from durbar.games.excavation.position.describe import NEXT_ROUND, SEEN
from durbar.games.excavation.rules import ledger
from durbar.games.excavation.rules.deduction import purse_after
from durbar.games.excavation.rules.kernel import ExcavationKernel
from durbar.games.excavation.rules.numbers import ARCH
from durbar.games.excavation.rules.table import cards_owned


def read_seen(r: Reader, t: ExcavationKernel) -> None:
    """As written; by default, only that the cards in front of everybody were used."""
    if r.has("seen"):
        for line in r.items("seen"):
            t.ledger = append(t.ledger, i64(read_line(r, line, int(t.seats))))
    else:
        for seat in range(t.seats):
            for _ in range(cards_owned(t, seat) - t.patrons[seat].hand_size):
                t.ledger = append(t.ledger, ledger.entry(ledger.SAW_HIDDEN, seat, ARCH))
    for seat, patron in enumerate(t.patrons):
        changed = purse_after(t.ledger, 0, len(t.ledger), seat, 0)
        patron.opening = patron.hand + patron.front - changed


def read_line(r: Reader, line: object, seats: int) -> int:
    """One line: "2 discarded historian", "1 robbed 0 of bandit", "next round"."""
    if line == NEXT_ROUND:
        return int(ledger.entry(ledger.SAW_ROUND, 0, 0))
    seat, _, what = line.partition(" ") if isinstance(line, str) else ("", "", "")
    if seat in map(str, range(seats)):
        for kind, words in SEEN.items():
            if what == words and kind not in NAMED:
                return int(ledger.entry(kind, int(seat), ARCH))
            if what.startswith(f"{words} ") and kind in NAMED:
                return read_named(r, kind, int(seat), what.removeprefix(f"{words} "), seats)
    raise r.wrong("seen", f"{shown(line)} is nothing one can have seen of cards", "8")


NAMED = (ledger.SAW_DISCARD, ledger.SAW_GAIN, ledger.SAW_THEFT)  # of these the card is known


def read_named(r: Reader, kind: int, seat: int, what: str, seats: int) -> int:
    if kind != ledger.SAW_THEFT:
        return int(ledger.entry(kind, seat, r.number_of("seen", what, CARD_NAMES)))
    victim, _, card = what.partition(" of ")
    if victim not in map(str, range(seats)) or victim == str(seat):
        raise r.wrong("seen", f"{shown(victim)} cannot have been robbed by {seat}", "X-R53")
    return int(ledger.theft(seat, int(victim), r.number_of("seen", card, CARD_NAMES)))
