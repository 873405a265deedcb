"""Why a move is not legal now. It explains, it never decides: it is asked only about moves not in `legal`."""

from collections.abc import Callable

from durbar.core.fields import split_field
from durbar.core.moves import Move
from durbar.core.refusals import NOT_OFFERED, Refusal, RefusalKind
from durbar.games.revival import content, refusals_of_solo
from durbar.games.revival.rules.auction import free_spots
from durbar.games.revival.rules.book import BID_WIDTH
from durbar.games.revival.rules.kernel import RevivalKernel
from durbar.games.revival.rules.last_coin import last_coin, reachable_sections, shows
from durbar.games.revival.rules.numbers import (
    ABILITY,
    ABILITY_DISCARD,
    BID,
    BUILD,
    BUY_BUILD,
    CLAIM,
    DRAFT,
    HAND_LIMIT,
    KEEP,
    MANIPULATE,
    NAME_JOKERS,
    OFFER_SECOND,
    OFFER_TAKE,
    SPEND,
    STORE,
    WHERE,
    WHICH,
)
from durbar.games.revival.rules.piles import DISCARDS, holds
from durbar.games.revival.rules.scoring import unnamed
from durbar.games.revival.rules.table import KNOWERS, NONE
from durbar.games.revival.vocabulary import MOVES, VOCABULARY, vocabulary_of

REFUSALS = (
    RefusalKind("not-now", "4.1"),
    RefusalKind("in-market", "4.4", ("card",)),
    RefusalKind("not-bidding", "4.4"),
    RefusalKind("not-building", "4.8"),
    RefusalKind("build-with-purchase", "4.10 / V-R53"),
    RefusalKind("not-discarding", "4.9"),
    RefusalKind("not-spending", "4.10"),
    RefusalKind("architect-unfit", "7.2 / V-R109", ("architect",)),
    RefusalKind("architect-taken", "7.1 / V-R108", ("architect",)),
    RefusalKind("coin-used", "4.4 / V-R26", ("coin",)),
    RefusalKind("spot-unusable", "4.4 / V-R5", ("spot",)),
    RefusalKind("spot-taken", "4.4", ("spot",)),
    RefusalKind("not-your-coin", "6.4 / V-R80", ("spot",)),
    RefusalKind("same-spot", "6.4 / V-R81", ("spot",)),
    RefusalKind("not-drawn", "7.2 / V-R110", ("card",)),
    RefusalKind("not-in-hand", "4.8", ("card",)),
    RefusalKind("no-place", "4.8 / V-R40", ("end",)),
    RefusalKind("no-mate", "6.2 / V-R71"),
    RefusalKind("not-solo", "6.6 / V-R157"),
    RefusalKind("needs-square", "6.6.3 / V-R99"),
    RefusalKind("no-reconstruction", "6.5 / V-R84"),
    RefusalKind("nothing-to-rebuild", "6.5 / V-R84", ("end",)),
    RefusalKind("bought-first", "4.10 / V-R147", ("card",)),
    RefusalKind("bought-waits", "4.10 / V-R52", ("card",)),
    RefusalKind("not-a-place", "4.8 / V-R39", ("slot",)),
    RefusalKind("other-jokers", "4.8 / V-R155", ("count:number",)),
    RefusalKind("objective-absent", "7.3 / V-R115", ("objective",)),
    RefusalKind("objective-closed", "7.3 / V-R120", ("objective",)),
    RefusalKind("objective-open", "7.3 / V-R119", ("objective",)),
    RefusalKind("not-your-ability", "7.2 / V-R112"),
    RefusalKind("not-discarded", "4.9 / V-R47", ("card",)),
    RefusalKind("cannot-place", "4.10 / V-R52", ("card",)),
    RefusalKind("no-bhairav", "8.1"),
    RefusalKind("bhairav-dear", "8.1 / V-R124", ("coin",)),
    RefusalKind("bhairav-sold", "8.1 / V-R125", ("colour",)),
    RefusalKind("one-bhairav", "8.1 / V-R125"),
    *refusals_of_solo.REFUSALS,
)
KINDS = {kind.name: kind for kind in REFUSALS}

# The questions each kind of move answers.
ANSWERS: dict[str, tuple[int, ...]] = {
    "draft": (DRAFT,),
    "bid": (BID,),
    "jump": (MANIPULATE,),
    "swap": (MANIPULATE,),
    "stay": (MANIPULATE,),
    "return": (KEEP,),
    "build": (BUILD, BUY_BUILD),
    "build-for": (BUILD, BUY_BUILD),
    "build-at": (BUILD,),
    "rebuild": (BUILD,),
    "rebuild-for": (BUILD,),
    "on": (WHERE, WHICH),
    "name": (NAME_JOKERS,),
    "name-two": (NAME_JOKERS,),
    "name-three": (NAME_JOKERS,),
    "name-four": (NAME_JOKERS,),
    "claim": (CLAIM,),
    "done": (BUILD, BUY_BUILD),
    "discard": (HAND_LIMIT, ABILITY_DISCARD),
    "decline": (ABILITY,),
    "draw": (ABILITY,),
    "take": (ABILITY, OFFER_TAKE),
    "convert": (SPEND,),
    "buy": (SPEND,),
    "bhairav": (SPEND,),
    "offer": (BID, BUILD, HAND_LIMIT, STORE, OFFER_SECOND),
    "raze": (BID, BUILD, HAND_LIMIT, STORE),
    "store": (STORE,),
}


# What comes at another time of the round.
LATER = {
    "bid": "not-bidding",
    "build": "not-building",
    "build-for": "not-building",
    "build-at": "not-building",
    "rebuild": "not-building",
    "rebuild-for": "not-building",
    "done": "not-building",
    "discard": "not-discarding",
    "convert": "not-spending",
    "buy": "not-spending",
    "bhairav": "not-spending",
}


def refuse(t: RevivalKernel, move: Move) -> Refusal:
    """The reason that a player would give."""
    kind, parts = move.kind, move.parts
    if kind in ("build-at", "offer", "raze", "store") and not t.setting.solo:
        return KINDS["not-solo"].refusal()
    if t.phase not in ANSWERS[kind]:
        return at_another_time(t, move)
    words = vocabulary_of(t.book)
    numbers = [words[name].index(part) for name, part in zip(OVER[kind], parts, strict=True)]
    if t.setting.solo:
        found = refusals_of_solo.refuse(t, kind, numbers)
        if found is not None:
            return found
    reason = REASONS.get(kind)
    return reason(t, *numbers) if reason else NOT_OFFERED.refusal()


def at_another_time(t: RevivalKernel, move: Move) -> Refusal:
    """When it can be done; a card of the market has to be won before."""
    card = move.parts[-1].split()[0] if move.parts else ""
    market = [int(lying) for lying in t.market[: len(content.CELL_NAMES)]]
    if t.phase == BID and card in {content.CARD_NAMES[lying] for lying in market if lying != NONE}:
        return KINDS["in-market"].refusal(card=card)
    reason = LATER.get(move.kind, "not-now")
    if t.stage in ANSWERS[move.kind] or t.stage == BUY_BUILD:
        reason = "not-now"  # first the question within the question, or the bought card
    elif reason == "not-building" and t.stage == SPEND:
        reason = "build-with-purchase"
    return KINDS[reason].refusal()


# One function for each kind of move; its numbers are the words of the move


def draft(t: RevivalKernel, architect: int) -> Refusal:
    name = content.ARCHITECT_NAMES[architect]
    if not t.setting.eligible >> architect & 1:
        return KINDS["architect-unfit"].refusal(architect=name)
    return KINDS["architect-taken"].refusal(architect=name)


def spot(t: RevivalKernel, number: int) -> Refusal:
    """Why no coin may go there."""
    name = content.SPOT_NAMES[number]
    if not t.book.usable[t.mode()] >> number & 1:
        return KINDS["spot-unusable"].refusal(spot=name)
    return KINDS["spot-taken"].refusal(spot=name)


def bid(t: RevivalKernel, coin: int, number: int) -> Refusal:
    if not t.players[t.player].coins >> coin & 1:
        return KINDS["coin-used"].refusal(coin=str(t.book.coin_value[coin]))
    return spot(t, number)


def is_own(t: RevivalKernel, number: int) -> bool:
    rows = range(0, t.laid * BID_WIDTH, BID_WIDTH)
    return any(t.bids[row] == t.player and t.bids[row + 1] == number for row in rows)


def jump(t: RevivalKernel, number: int, to: int) -> Refusal:
    if not is_own(t, number):
        return KINDS["not-your-coin"].refusal(spot=content.SPOT_NAMES[number])
    if number == to:
        return KINDS["same-spot"].refusal(spot=content.SPOT_NAMES[to])
    assert not free_spots(t) >> to & 1
    return spot(t, to)


def swap(t: RevivalKernel, number: int, coin: int) -> Refusal:
    if not is_own(t, number):
        return KINDS["not-your-coin"].refusal(spot=content.SPOT_NAMES[number])
    return KINDS["coin-used"].refusal(coin=str(t.book.coin_value[coin]))


def return_card(t: RevivalKernel, card: int) -> Refusal:
    return KINDS["not-drawn"].refusal(card=content.CARD_NAMES[card])


def in_hand(t: RevivalKernel, card: int) -> bool:
    return any(slot >> KNOWERS == card for slot in t.players[t.player].hand)


def build(t: RevivalKernel, end: int) -> Refusal:
    return build_in(t, t.player, end)


def build_in(t: RevivalKernel, area: int, end: int) -> Refusal:
    card = t.book.card_of[end]
    if not in_hand(t, card):
        return KINDS["not-in-hand"].refusal(card=content.CARD_NAMES[card])
    if t.players[area].awaiting >> t.book.section_of[end] & 1:
        return KINDS["bought-first"].refusal(card=content.CARD_NAMES[t.bought])
    return KINDS["no-place"].refusal(end=content.end_names(t.book)[end])


def build_for(t: RevivalKernel, mate: int, end: int) -> Refusal:
    if mate >= t.setting.mates:
        return KINDS["no-mate"].refusal()
    return build_in(t, t.area_of(t.player, mate + 1), end)


def rebuild(t: RevivalKernel, end: int) -> Refusal:
    card = t.book.card_of[end]
    if not t.setting.reconstruction:
        return KINDS["no-reconstruction"].refusal()
    if not in_hand(t, card):
        return KINDS["not-in-hand"].refusal(card=content.CARD_NAMES[card])
    return KINDS["nothing-to-rebuild"].refusal(end=content.end_names(t.book)[end])


def rebuild_for(t: RevivalKernel, mate: int, end: int) -> Refusal:
    if t.setting.reconstruction and mate >= t.setting.mates:
        return KINDS["no-mate"].refusal()
    return rebuild(t, end)


def on(t: RevivalKernel, slot: int) -> Refusal:
    return KINDS["not-a-place"].refusal(slot=VOCABULARY["slot"][slot])


def name(t: RevivalKernel, *colours: int) -> Refusal:
    p = t.players[t.player]
    return KINDS["other-jokers"].refusal(count=unnamed(t, t.players[p.ask_area].monuments[p.ask_slot]))


def claim(t: RevivalKernel, objective: int) -> Refusal:
    word = content.OBJECTIVE_NAMES[objective]
    if objective not in t.objectives:
        return KINDS["objective-absent"].refusal(objective=word)
    if t.closed >> objective & 1:
        return KINDS["objective-closed"].refusal(objective=word)
    return KINDS["objective-open"].refusal(objective=word)


def done(t: RevivalKernel) -> Refusal:
    return KINDS["bought-waits"].refusal(card=content.CARD_NAMES[t.bought])


def discard(t: RevivalKernel, card: int) -> Refusal:
    return KINDS["not-in-hand"].refusal(card=content.CARD_NAMES[card])


def draw(t: RevivalKernel) -> Refusal:
    return KINDS["not-your-ability"].refusal()


def take(t: RevivalKernel, card: int) -> Refusal:
    if holds(t.piles, DISCARDS, card):
        return KINDS["not-your-ability"].refusal()
    return KINDS["not-discarded"].refusal(card=content.CARD_NAMES[card])


def buy(t: RevivalKernel, card: int) -> Refusal:
    if not holds(t.piles, DISCARDS, card):
        return KINDS["not-discarded"].refusal(card=content.CARD_NAMES[card])
    assert not shows(t, card, reachable_sections(t, t.player, NONE, NONE, 0))
    return KINDS["cannot-place"].refusal(card=content.CARD_NAMES[card])


def bhairav(t: RevivalKernel, colour: int) -> Refusal:
    coin = last_coin(t, t.player)
    if not t.setting.bhairav:
        return KINDS["no-bhairav"].refusal()
    if t.players[t.player].bhairav != NONE:
        return KINDS["one-bhairav"].refusal()
    if t.book.coin_value[coin] < t.book.bhairav_cost:
        return KINDS["bhairav-dear"].refusal(coin=str(t.book.coin_value[coin]))
    return KINDS["bhairav-sold"].refusal(colour=content.COLOUR_NAMES[colour])


REASONS: dict[str, Callable[..., Refusal]] = {
    "draft": draft,
    "bid": bid,
    "jump": jump,
    "swap": swap,
    "return": return_card,
    "build": build,
    "build-for": build_for,
    "rebuild": rebuild,
    "rebuild-for": rebuild_for,
    "on": on,
    "name": name,
    "name-two": name,
    "name-three": name,
    "name-four": name,
    "claim": claim,
    "done": done,
    "discard": discard,
    "draw": draw,
    "take": take,
    "buy": buy,
    "bhairav": bhairav,
}
OVER = {kind.name: [split_field(field)[1] for field in kind.over] for kind in MOVES}
