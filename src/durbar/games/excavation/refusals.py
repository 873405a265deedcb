"""Why a move is not possible now. This only explains: what is possible, `legal` alone decides."""

from durbar.core import Move, Refusal, RefusalKind
from durbar.games.excavation.content import CARD_NAMES, COLOUR_NAMES, HEX_NAMES, SITE_NAMES
from durbar.games.excavation.rules import placing, removal
from durbar.games.excavation.rules.control import controllers, isolated
from durbar.games.excavation.rules.ground import find_at
from durbar.games.excavation.rules.lists import place_of
from durbar.games.excavation.rules.numbers import (
    ACTION,
    CURATE,
    DIG,
    EMINENCE,
    PAY,
    RECOLOUR,
    RENEW,
    ROB,
)
from durbar.games.excavation.rules.table import DUG, FREE, TOKEN, UNDER_SPADE, Table, cards, coloured
from durbar.games.excavation.vocabulary import PROMPTS

NOT_ASKED = RefusalKind("not-asked", "4.3", ("asked:prompt",))
NO_COMBINATION = RefusalKind("no-combination", "X-R14")
NO_SUPPLY = RefusalKind("no-supply", "X-R31")
NO_TOKEN_OUT = RefusalKind("no-token-out", "X-R27")
NO_SPECIAL = RefusalKind("no-special", "X-R59")
NO_REMOVAL = RefusalKind("no-removal", "6.1")
CARDS_MISSING = RefusalKind("cards-missing", "4.4")
HEX_OUTSIDE = RefusalKind("hex-outside", "X-R28", ("hex",))
HEX_TAKEN = RefusalKind("hex-taken", "X-R28", ("hex",))
SITE_NOT_LISTED = RefusalKind("site-not-listed", "4.5", ("site",))
NOT_YOURS = RefusalKind("not-yours", "X-R27")
STOP_TOO_EARLY = RefusalKind("stop-too-early", "X-R25")
TOO_DEAR = RefusalKind("too-dear", "X-R44", ("place", "hand:number"))
CARD_NOT_HELD = RefusalKind("card-not-held", "X-R15", ("card",))
CARD_OUT_OF_ORDER = RefusalKind("card-out-of-order", "X-R124", ("card",))
NOT_A_TARGET = RefusalKind("not-a-target", "X-R59")
NO_TARGET = RefusalKind("no-target", "X-R59", ("card",))
DIG_NOT_OPEN = RefusalKind("dig-not-open", "6.1", ("site",))
DIG_COLOURED = RefusalKind("dig-coloured", "X-R52", ("site",))
DIG_BLACK = RefusalKind("dig-black", "6.1", ("site",))
DIG_NOT_ISOLATED = RefusalKind("dig-not-isolated", "5.2", ("site",))
DIG_NOT_CONTROLLED = RefusalKind("dig-not-controlled", "X-R64", ("site",))
DIG_TOO_DEAR = RefusalKind("dig-too-dear", "6.1", ("site",))
WRONG_CARD = RefusalKind("wrong-card", "X-R70", ("card", "colour"))
EMINENCE_NEEDED = RefusalKind("eminence-needed", "X-R71", ("colour",))
NO_SUCH_PLAYER = RefusalKind("no-such-player", "X-R8")
YOURSELF = RefusalKind("yourself", "X-R53")
EMPTY_HAND = RefusalKind("empty-hand", "X-R53", ("seat",))
NO_FIND = RefusalKind("no-find", "X-R111", ("hex",))
LONE_FIND = RefusalKind("lone-find", "X-R56", ("hex",))
OTHER_DIG = RefusalKind("other-dig", "X-R56", ("hex",))
NO_TOKEN = RefusalKind("no-token", "X-R58", ("hex",))
LONE_TOKEN = RefusalKind("lone-token", "X-R58", ("hex",))
OTHER_OWNER = RefusalKind("other-owner", "X-R58", ("hex",))
SAME_HEX = RefusalKind("same-hex", "4.7", ("hex",))
SAME_OWNER = RefusalKind("same-owner", "X-R58", ("seat",))
SMALL_SUPPLY = RefusalKind("small-supply", "X-R58", ("seat",))

REFUSALS = tuple(each for each in list(globals().values()) if isinstance(each, RefusalKind))

ANSWERS = {  # which kinds of move answer a question, where their names do not say it
    "action": ("place", "take-back", "hire", "special", "remove"),
    "combo-to-place": ("play",),
    "combo-to-take": ("play",),
    "place": ("put", "put-on", "put-on-card", "stop"),
    "take": ("lift", "lift-from", "lift-from-card", "stop"),
    "special": ("trigger",),
    "pay": ("discard",),
}


def answers(question: str) -> tuple[str, ...]:
    """The kinds of move that answer a question; "renew-also" is answered like "renew"."""
    return ANSWERS.get(question, (question, question.removesuffix("-also")))


def refuse(t: Table, move: Move) -> Refusal:
    """The reason why the active player may not make this move."""
    asked = PROMPTS[t.phase].name
    if move.kind not in answers(asked):
        return NOT_ASKED.refusal(asked=asked)
    if t.phase == ACTION:
        return _action(t, move.kind)
    if move.kind == "play":
        return CARDS_MISSING.refusal()
    if move.kind == "stop":
        return STOP_TOO_EARLY.refusal()
    (word,) = move.parts
    if move.kind == "put":
        outside = t.ground[HEX_NAMES.index(word)] < FREE
        return (HEX_OUTSIDE if outside else HEX_TAKEN).refusal(hex=word)
    if move.kind in ("put-on", "lift-from") and place_of(t.sites, SITE_NAMES.index(word)) < 0:
        return SITE_NOT_LISTED.refusal(site=word)
    if move.kind.startswith("lift"):
        return NOT_YOURS.refusal()
    if move.kind == "position":
        return TOO_DEAR.refusal(place=word, hand=int(t.patrons[t.active].hand_size))
    if move.kind in ("discard", "use"):
        return _card(t, word)
    if move.kind == "trigger":
        held = cards(t.patrons[t.active].hand, CARD_NAMES.index(word))
        return (NO_TARGET if held else CARD_NOT_HELD).refusal(card=word)
    if move.kind in ("curate", "dig"):
        return _dig(t, SITE_NAMES.index(word))
    if move.kind in ("rob", "recolour-to"):
        return _seat(t, int(word))
    if move.kind in ("renew", "recolour"):
        return (_find if move.kind == "renew" else _token)(t, HEX_NAMES.index(word))
    return NOT_A_TARGET.refusal()


def _action(t: Table, kind: str) -> Refusal:
    if kind == "special":
        return NO_SPECIAL.refusal()
    if kind == "remove":
        return NO_REMOVAL.refusal()
    if not placing.can_combine(t.patrons[t.active]):
        return NO_COMBINATION.refusal()
    return (NO_SUPPLY if kind == "place" else NO_TOKEN_OUT).refusal()


def _card(t: Table, word: str) -> Refusal:
    card = CARD_NAMES.index(word)
    held = cards(t.patrons[t.active].hand, card)
    if t.phase == PAY:
        colour = COLOUR_NAMES[removal.colour_due(t)]
        if card not in (EMINENCE, removal.colour_due(t)):
            return WRONG_CARD.refusal(card=word, colour=colour)
        if held:
            return EMINENCE_NEEDED.refusal(colour=colour)
    return (CARD_OUT_OF_ORDER if held else CARD_NOT_HELD).refusal(card=word)


def _dig(t: Table, site: int) -> Refusal:
    name = SITE_NAMES[site]
    if place_of(t.sites, site) < 0:
        return DIG_NOT_OPEN.refusal(site=name)
    if t.phase == CURATE and coloured(t.finds[site]):
        return DIG_COLOURED.refusal(site=name)
    if t.phase == DIG and not coloured(t.finds[site]):
        return DIG_BLACK.refusal(site=name)
    if not isolated(t, 1 << site):
        return DIG_NOT_ISOLATED.refusal(site=name)
    if not controllers(t, site) >> t.active & 1:
        return DIG_NOT_CONTROLLED.refusal(site=name)
    return DIG_TOO_DEAR.refusal(site=name)


def _seat(t: Table, seat: int) -> Refusal:
    if seat >= t.seats:
        return NO_SUCH_PLAYER.refusal()
    if t.phase == ROB:
        return YOURSELF.refusal() if seat == t.active else EMPTY_HAND.refusal(seat=seat)
    owned = t.ground[t.one] == TOKEN + seat
    return (SAME_OWNER if owned else SMALL_SUPPLY).refusal(seat=seat)


def _find(t: Table, cell: int) -> Refusal:
    name = HEX_NAMES[cell]
    ground = t.ground[cell]
    if ground < DUG or find_at(ground) < 0:
        return NO_FIND.refusal(hex=name)
    if t.phase == RENEW:
        return LONE_FIND.refusal(hex=name)
    return (SAME_HEX if cell == t.one else OTHER_DIG).refusal(hex=name)


def _token(t: Table, cell: int) -> Refusal:
    name = HEX_NAMES[cell]
    if not TOKEN <= t.ground[cell] < UNDER_SPADE:
        return NO_TOKEN.refusal(hex=name)
    if t.phase == RECOLOUR:
        return LONE_TOKEN.refusal(hex=name)
    return (SAME_HEX if cell == t.one else OTHER_OWNER).refusal(hex=name)
