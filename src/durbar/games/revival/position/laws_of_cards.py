"""The laws of cards: in the decks, in the market, in hands and in monuments."""

from collections import Counter
from collections.abc import Iterator
from itertools import pairwise

from durbar.core.breaches import Breach
from durbar.games.revival import content
from durbar.games.revival.rules.architects import hand_limit
from durbar.games.revival.rules.book import ALL_COINS
from durbar.games.revival.rules.kernel import RevivalKernel
from durbar.games.revival.rules.numbers import (
    ABILITY_DISCARD,
    BID,
    BUILD,
    CARDS,
    CELLS,
    COLLECT,
    ENDED,
    HAND_LIMIT,
    MANIPULATE,
    NAME_JOKERS,
    OPEN_MARKET,
)
from durbar.games.revival.rules.objectives import monument_type
from durbar.games.revival.rules.piles import (
    BLUE,
    DISCARDS,
    FIRST_HOLOGRAPHIC,
    RED,
    UNKNOWN,
    holds,
    is_empty,
    size,
)
from durbar.games.revival.rules.scoring import (
    unnamed,
)
from durbar.games.revival.rules.sections import (
    BOTTOM,
    BOTTOMS,
    NEXT,
    awaited_section,
    end_at,
)
from durbar.games.revival.rules.setup import new_piles
from durbar.games.revival.rules.table import KNOWERS, NONE, Player

MOST_MONUMENTS = 40  # in one area; three teammates together do not build more in eight rounds


def facts(t: RevivalKernel) -> Iterator[Breach]:
    yield from cards(t)
    yield from monuments(t)
    yield from jokers(t)
    yield from hands(t)
    if t.round == 0:
        yield from nothing_yet(t)
    if not t.setting.solo:
        yield from market(t)


def ends(p: Player) -> Iterator[int]:
    for monument in p.monuments:
        yield from (end_at(monument, level) for level in range(4) if end_at(monument, level) != NONE)


# Cards


def places(t: RevivalKernel) -> Iterator[tuple[str, int]]:
    """Every card of the table with the field it is in, once for each place; UNKNOWN ones are red."""
    for which, name in ((BLUE, "blue"), (RED, "red"), (DISCARDS, "discards")):
        yield from ((name, card) for card in range(CARDS) if holds(t.piles, which, card))
    yield from (("market", t.market[cell]) for cell in range(CELLS) if t.market[cell] != NONE)
    yield from (("bottom", entry >> 3) for entry in t.bottom)
    yield from (("pending.drawn", slot >> KNOWERS) for slot in t.drawn)
    for seat, p in enumerate(t.players):
        yield from ((f"seats[{seat}].hand", slot >> KNOWERS) for slot in p.hand)
        yield from ((f"seats[{seat}].aside", slot >> KNOWERS) for slot in p.aside)
        yield from ((f"{area(t, seat)}.monuments", t.book.card_of[end]) for end in ends(p))


def area(t: RevivalKernel, number: int) -> str:
    """Where an area is written."""
    return f"squares[{number}]" if t.setting.solo else f"seats[{number}]"


def cards(t: RevivalKernel) -> Iterator[Breach]:
    """12.4: every card of the game is somewhere exactly once."""
    box = new_piles(t.setting)
    wanted = {card for card in range(CARDS) if holds(box, BLUE, card) or holds(box, RED, card)}
    there = [(name, card) for name, card in places(t) if card != UNKNOWN]
    count = Counter(card for _, card in there)
    for card in sorted({*wanted, *count}):
        if count[card] != (card in wanted):
            found = [name for name, each in there if each == card] or ["blue"]
            why = f"{content.CARD_NAMES[card]} is in {count[card]} places, not {int(card in wanted)}"
            yield Breach(found[-1], why, "12.4")
    for name, card in there:
        if name in ("blue", "market") and not holds(box, BLUE, card):
            yield Breach(name, f"{content.CARD_NAMES[card]} is no blue card", "2.1")
        if card >= FIRST_HOLOGRAPHIC and not may_be_holographic(t, name, card):
            yield Breach(name, f"{content.CARD_NAMES[card]} is built as soon as it is collected", "8.2")
    if size(t.piles, BLUE) != t.blue_left:
        yield Breach("blue", f"the blue deck has {size(t.piles, BLUE)} cards, not {t.blue_left}", "12.4")
    hidden = sum(card == UNKNOWN for _, card in places(t))
    if size(t.piles, RED) != t.red_left + hidden:
        why = f"{t.red_left} red cards and {hidden} hidden ones are not {size(t.piles, RED)}"
        yield Breach("red", why, "12.4")
    if not t.setting.solo and t.stage != ENDED:
        missing = t.setting.market * (t.setting.rounds - t.round) - t.blue_left
        if t.stage == OPEN_MARKET:
            missing += t.setting.market - sum(card != NONE for card in t.market[:CELLS])
        if missing > 0:
            yield Breach("blue", f"the blue deck is {missing} cards short of the last round's market", "2.5")


def may_be_holographic(t: RevivalKernel, name: str, card: int) -> bool:
    """Not in a hand, unless it was just bought; not discarded, unless it was rebuilt (V-R133)."""
    if name.endswith("hand"):
        return card == t.bought
    return not name.endswith("aside") and (name != "discards" or t.setting.reconstruction)


def market(t: RevivalKernel) -> Iterator[Breach]:
    """4.3: open in the order of its spaces, full while coins are laid, empty once all have collected."""
    filled = [cell for cell in range(CELLS) if t.market[cell] != NONE]
    if t.stage == OPEN_MARKET:
        right = filled == [*range(len(filled))] and len(filled) < t.setting.market
    elif t.stage in (BID, MANIPULATE):
        right = filled == [*range(t.setting.market)]
    elif t.stage == COLLECT:  # more in laws_of_questions.py
        right = all(cell < t.setting.market for cell in filled)
    else:
        right = not filled
    if not right:
        names = ", ".join(content.CELL_NAMES[cell] for cell in filled) or "none"
        yield Breach("market", f"these spaces cannot be filled now: {names}", "4.3")


def nothing_yet(t: RevivalKernel) -> Iterator[Breach]:
    """Before the first round nobody has anything but what was dealt (3.1)."""
    for number, p in enumerate(t.players):
        if len(p.hand) or len(p.aside) or len(p.monuments):
            yield Breach(f"seats[{number}]", "nobody has cards before the first round", "V-R20")
        if p.coins != ALL_COINS:
            yield Breach(f"seats[{number}].coins", "all coins are unused before the first round", "3.1")
    if len(t.bottom) or not is_empty(t.piles, DISCARDS):
        yield Breach("discards", "nothing is discarded before the first round", "3.1")


# Monuments


def monuments(t: RevivalKernel) -> Iterator[Breach]:
    """A monument's sections are levels 1 to k of one type; jokers of a complete one are named."""
    c = t.book
    for number, p in enumerate(t.players):
        awaiting, standing = BOTTOMS, 0
        field = f"{area(t, number)}.monuments"
        if len(p.monuments) > MOST_MONUMENTS:
            yield Breach(field, f"more than {MOST_MONUMENTS} monuments", "12.4")
        for slot, monument in enumerate(p.monuments):
            sections = [c.section_of[end_at(monument, k)] for k in range(4) if end_at(monument, k) != NONE]
            where = f"monument {slot + 1} of area {number}"
            if any(NEXT[below] != above for below, above in pairwise(sections)):
                yield Breach(field, f"{where} is not built from bottom to top", "4.8")
            if (
                sections[0] != BOTTOM[monument_type(t, monument)]
                or awaited_section(monument) != NEXT[sections[-1]]
            ):
                yield Breach(field, f"{where} does not start at the bottom", "4.8")
            if awaited_section(monument) != NONE:
                awaiting |= 1 << awaited_section(monument)
            elif unnamed(t, monument) and not is_being_named(t, number, slot):
                yield Breach("named", f"{where} is complete, but a joker has no colour", "V-R42")
            for section in sections:
                standing |= 1 << section
        if p.awaiting != awaiting or p.standing != standing:
            yield Breach(field, f"area {number} awaits other sections than it says", "4.8")


def is_being_named(t: RevivalKernel, number: int, slot: int) -> bool:
    return any(p.ask == NAME_JOKERS and (p.ask_area, p.ask_slot) == (number, slot) for p in t.players)


def jokers(t: RevivalKernel) -> Iterator[Breach]:
    """A joker is named when its monument is complete; only rebuilding takes it out again (V-R43)."""
    c = t.book
    standing = {
        end
        for p in t.players
        for monument in p.monuments
        if awaited_section(monument) == NONE
        for end in (end_at(monument, level) for level in range(4))
    }
    there = {card for _, card in places(t)}
    for end, joker in enumerate(c.joker_of):
        if joker == NONE or t.declared[joker] == NONE or end in standing:
            continue
        if not t.setting.reconstruction or c.card_of[end] not in there:
            name = content.end_names(t.book)[end]
            yield Breach(f"named.{name}", f"{name} is in no complete monument", "V-R42")


# Hands


def hands(t: RevivalKernel) -> Iterator[Breach]:
    for seat in range(t.setting.players):
        p = t.players[seat]
        if list(p.hand) != sorted(p.hand) or list(p.aside) != sorted(p.aside):
            yield Breach(f"seats[{seat}].hand", f"the hand of seat {seat} is not in order", "4.9")
        held = len(p.hand) + len(p.aside) - (p.find(t.bought) != NONE)
        if held > most_in_hand(t, seat):
            why = f"seat {seat} holds {held} cards, more than the hand limit allows now"
            yield Breach(f"seats[{seat}].hand", why, "4.9")
        if len(p.aside) and not t.setting.solo:
            if t.stage != HAND_LIMIT:
                yield Breach(f"seats[{seat}].aside", "cards are put aside at the hand limit only", "V-R46")
            elif len(p.hand) < hand_limit(t, seat):
                yield Breach(f"seats[{seat}].aside", "more cards than the limit asks for", "V-R46")
    if t.setting.solo and (len(t.players[1].hand) or len(t.players[1].aside)):
        yield Breach("squares[1]", "a Square has no hand", "6.6.1")


def most_in_hand(t: RevivalKernel, seat: int) -> int:
    """The hand limit, with what can be collected on top of it before it is checked again (V-R36)."""
    limit = int(hand_limit(t, seat))
    if t.stage in (COLLECT, BUILD, HAND_LIMIT) or (t.setting.solo and t.stage == ENDED):
        return limit + int(t.setting.quota)
    if t.stage == ENDED:
        return 0
    return limit + (t.stage == ABILITY_DISCARD)
