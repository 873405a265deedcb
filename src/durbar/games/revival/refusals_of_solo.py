"""Why a move of the solo game is not legal now: debris, colours, and Squares that could not win any more."""

from durbar.core.refusals import Refusal, RefusalKind
from durbar.games.revival import content
from durbar.games.revival.rules.book import EXTREME
from durbar.games.revival.rules.kernel import RevivalKernel
from durbar.games.revival.rules.numbers import OFFER_SECOND
from durbar.games.revival.rules.piles import DISCARDS, is_empty
from durbar.games.revival.rules.sections import BOTTOMS, JOKER, awaited_section
from durbar.games.revival.rules.squares import shown_colour
from durbar.games.revival.rules.table import KNOWERS, NONE
from durbar.games.revival.vocabulary import VOCABULARY

REFUSALS = (
    RefusalKind("purple-coin", "6.6.3", ("spot",)),
    RefusalKind("debris-high", "6.6.3 / V-R96", ("spot", "debris:number")),
    RefusalKind("other-colour", "6.6.3 / V-R99", ("end",)),
    RefusalKind("hopeless", "6.6.2 / V-R100", ("end",)),
    RefusalKind("hopeless-colour", "6.6.2 / V-R107", ("colour",)),
    RefusalKind("only-extreme", "6.6.4 / V-R106"),
    RefusalKind("two-to-offer", "6.6.4 / V-R106"),
    RefusalKind("nothing-to-take", "6.6.4 / V-R106"),
    RefusalKind("nothing-to-raze", "6.6.3 / V-R101", ("slot",)),
    RefusalKind("space-empty", "6.6.3", ("cell",)),
)
KINDS = {kind.name: kind for kind in REFUSALS}
NEEDS_SQUARE = RefusalKind("needs-square", "6.6.3 / V-R99")
NOT_IN_HAND = RefusalKind("not-in-hand", "4.8", ("card",))
NO_PLACE = RefusalKind("no-place", "4.8 / V-R40", ("end",))


def refuse(t: RevivalKernel, kind: str, numbers: list[int]) -> Refusal | None:
    """None where the reason is the same as with several players."""
    if kind == "bid":
        return bid(t, numbers[0], numbers[1])
    if kind in ("build", "build-for", "rebuild", "rebuild-for"):
        return NEEDS_SQUARE.refusal()
    if kind == "build-at":
        return build_at(t, numbers[0], numbers[1])
    if kind == "name":
        return KINDS["hopeless-colour"].refusal(colour=content.COLOUR_NAMES[numbers[0]])
    if kind == "offer":
        return offer(t, numbers[0])
    if kind == "raze":
        return KINDS["nothing-to-raze"].refusal(slot=VOCABULARY["slot"][numbers[1]])
    if kind == "store":
        return KINDS["space-empty"].refusal(cell=content.CELL_NAMES[numbers[0]])
    return None


def bid(t: RevivalKernel, coin: int, spot: int) -> Refusal | None:
    if not t.players[0].coins >> coin & 1 or not t.book.usable[t.mode()] >> spot & 1:
        return None
    name = content.SPOT_NAMES[spot]
    if t.ruins.purple[spot] != NONE:
        return KINDS["purple-coin"].refusal(spot=name)
    return KINDS["debris-high"].refusal(spot=name, debris=sum(each >> 3 == spot for each in t.ruins.debris))


def build_at(t: RevivalKernel, square: int, end: int) -> Refusal:
    c, word = t.book, content.end_names(t.book)[end]
    if not in_hand(t, c.card_of[end]):
        return NOT_IN_HAND.refusal(card=content.CARD_NAMES[c.card_of[end]])
    section, colour = c.section_of[end], c.colour_of[end]
    open_there = [m for m in t.players[square].monuments if awaited_section(m) == section]
    if not open_there and not BOTTOMS >> section & 1:
        return NO_PLACE.refusal(end=word)
    fitting = [m for m in open_there if colour == JOKER or shown_colour(t, m) in (NONE, colour)]
    if open_there and not fitting:
        return KINDS["other-colour"].refusal(end=word)
    return KINDS["hopeless"].refusal(end=word)


def in_hand(t: RevivalKernel, card: int) -> bool:
    return any(slot >> KNOWERS == card for slot in t.players[0].hand)


def offer(t: RevivalKernel, card: int) -> Refusal:
    if t.setting.level != EXTREME:
        return KINDS["only-extreme"].refusal()
    if not in_hand(t, card):
        return NOT_IN_HAND.refusal(card=content.CARD_NAMES[card])
    if t.phase != OFFER_SECOND and len(t.players[0].hand) < 2:
        return KINDS["two-to-offer"].refusal()
    assert is_empty(t.piles, DISCARDS)
    return KINDS["nothing-to-take"].refusal()
