"""A player's six cards (spec 4.1): using, discarding, receiving. Each is written into the ledger."""

from mypy_extensions import i64

from durbar.core.vecs import append
from durbar.games.excavation.rules.ledger import SAW_DISCARD, SAW_GAIN, entry
from durbar.games.excavation.rules.numbers import ARCH, E_DISCARDED, E_RECEIVED, E_USED
from durbar.games.excavation.rules.table import ONE_CARD, Table


def use(t: Table, card: i64) -> None:
    """The active player lays a card face down in front of him and keeps it. What others saw of it
    depends on the occasion, so the caller writes the ledger."""
    patron = t.patrons[t.active]
    patron.hand -= ONE_CARD[card]
    patron.front += ONE_CARD[card]
    patron.hand_size -= 1
    t.note(E_USED, t.active, card)


def discard(t: Table, card: i64) -> None:
    """The active player loses a card from his hand; personalities lie open (X-R46, X-R107)."""
    patron = t.patrons[t.active]
    patron.hand -= ONE_CARD[card]
    patron.hand_size -= 1
    if card != ARCH:
        t.discard += ONE_CARD[card]
    t.ledger = append(t.ledger, entry(SAW_DISCARD, t.active, card))
    t.note(E_DISCARDED, t.active, card)


def receive(t: Table, card: i64) -> None:
    """In exchange a card comes face down to his front: playable from the next round on (X-R16)."""
    t.patrons[t.active].front += ONE_CARD[card]
    t.ledger = append(t.ledger, entry(SAW_GAIN, t.active, card))


def discard_for_arch(t: Table, card: i64) -> None:
    """The usual discard: an ARCH takes the place of the card."""
    discard(t, card)
    receive(t, ARCH)
    t.note(E_RECEIVED, t.active, ARCH)
