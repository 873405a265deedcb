"""What holds in every position: nothing is lost or created, and what is noted agrees with the table.

`facts` looks at what lies on the table; `laws_of_turns.py` at who is asked what.
"""

from collections.abc import Iterator
from itertools import pairwise
from typing import NamedTuple

from mypy_extensions import i64

from durbar.games.revival import content
from durbar.games.revival.rules.auction import BID_WIDTH
from durbar.games.revival.rules.box import ALL_COINS, CELLS, CHOSEN, COINS, DEALT
from durbar.games.revival.rules.kernel import Revival
from durbar.games.revival.rules.last_coin import hand_limit
from durbar.games.revival.rules.numbers import (
    ABILITY,
    ABILITY_DISCARD,
    BID,
    BUILD,
    BUY_BUILD,
    COLLECT,
    DEAL_ARCHITECT,
    DEAL_MISSION,
    DEAL_OBJECTIVE,
    DRAFT,
    ENDED,
    FIRST_PLAYER,
    HAND_LIMIT,
    MANIPULATE,
    NAME_JOKERS,
    OPEN_MARKET,
    SPEND,
)
from durbar.games.revival.rules.objectives import kind, mission_points
from durbar.games.revival.rules.piles import (
    BLUE,
    CARDS,
    DISCARDS,
    FIRST_HOLOGRAPHIC,
    RED,
    UNKNOWN,
    holds,
    is_empty,
    size,
)
from durbar.games.revival.rules.scoring import (
    bhairav_points,
    bonus_points,
    monument_points,
    objective_points,
    unfinished_points,
    unnamed,
)
from durbar.games.revival.rules.sections import (
    BOTTOM,
    BOTTOMS,
    BUDDHA,
    NEXT,
    awaited,
    end_at,
)
from durbar.games.revival.rules.setup import new_piles
from durbar.games.revival.rules.table import KNOWERS, NONE, Player

LAST_COIN_STAGES = (ABILITY, ABILITY_DISCARD, SPEND, BUY_BUILD)
MOST_MONUMENTS = 40  # in one area; three teammates together do not build more in eight rounds


class Breach(NamedTuple):
    """A law that a position breaks, and the field of the written position that is to blame."""

    field: str
    why: str
    rule: str

    def __str__(self) -> str:
        return f"{self.why} [{self.rule}]"


def facts(t: Revival) -> Iterator[Breach]:
    """The laws that do not depend on whose turn it is."""
    yield from cards(t)
    yield from monuments(t)
    yield from jokers(t)
    yield from hands(t)
    if t.turn == 0:
        yield from nothing_yet(t)
    if not t.setting.solo:
        yield from market(t)
        yield from coins(t)
        yield from last_coins(t)
        yield from dealt(t)
        yield from public_objectives(t)
        yield from holographic_buddhas(t)
        yield from scores(t)


def ends(p: Player) -> Iterator[int]:
    for monument in p.monuments:
        yield from (end_at(monument, level) for level in range(4) if end_at(monument, level) != NONE)


# Cards


def places(t: Revival) -> Iterator[tuple[str, int]]:
    """Every card of the table with the field it is in, once for each place; UNKNOWN ones are red."""
    for which, name in ((BLUE, "blue"), (RED, "red"), (DISCARDS, "discards")):
        yield from ((name, card) for card in range(CARDS) if holds(t.piles, which, card))
    yield from (("market", t.market[cell]) for cell in range(CELLS) if t.market[cell] != NONE)
    yield from (("bottom", entry >> 3) for entry in t.bottom)
    yield from (("pending.drawn", slot >> KNOWERS) for slot in t.drawn)
    for seat, p in enumerate(t.players):
        yield from ((f"seats[{seat}].hand", slot >> KNOWERS) for slot in p.hand)
        yield from ((f"seats[{seat}].aside", slot >> KNOWERS) for slot in p.aside)
        yield from ((f"{area(t, seat)}.monuments", t.content.card_of[end]) for end in ends(p))


def area(t: Revival, number: int) -> str:
    """Where an area is written."""
    return f"squares[{number}]" if t.setting.solo else f"seats[{number}]"


def cards(t: Revival) -> Iterator[Breach]:
    """12.4: every card of the game is somewhere exactly once."""
    box = new_piles(t.setting)
    wanted = [card for card in range(CARDS) if holds(box, BLUE, card) or holds(box, RED, card)]
    there = [(name, card) for name, card in places(t) if card != UNKNOWN]
    numbers = [card for _, card in there]
    for card in sorted({*wanted, *numbers}):
        if numbers.count(card) != (card in wanted):
            found = [name for name, each in there if each == card] or ["blue"]
            why = f"{content.CARD_NAMES[card]} is in {numbers.count(card)} places, not {int(card in wanted)}"
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
        missing = t.setting.market * (t.setting.rounds - t.turn) - t.blue_left
        if t.stage == OPEN_MARKET:
            missing += t.setting.market - sum(card != NONE for card in t.market[:CELLS])
        if missing > 0:
            yield Breach("blue", f"the blue deck is {missing} cards short of the last round's market", "2.5")


def may_be_holographic(t: Revival, name: str, card: int) -> bool:
    """Not in a hand, unless it was just bought; not discarded, unless it was rebuilt (V-R133)."""
    if name.endswith("hand"):
        return card == t.bought
    return not name.endswith("aside") and (name != "discards" or t.setting.reconstruction)


def market(t: Revival) -> Iterator[Breach]:
    """4.3: open in the order of its spaces, full while coins are laid, empty once all have collected."""
    filled = [cell for cell in range(CELLS) if t.market[cell] != NONE]
    if t.stage == OPEN_MARKET:
        right = filled == [*range(len(filled))] and len(filled) < t.setting.market
    elif t.stage in (BID, MANIPULATE):
        right = filled == [*range(t.setting.market)]
    elif t.stage == COLLECT:  # more in laws_of_turns.py
        right = all(cell < t.setting.market for cell in filled)
    else:
        right = not filled
    if not right:
        names = ", ".join(content.CELL_NAMES[cell] for cell in filled) or "none"
        yield Breach("market", f"these spaces cannot be filled now: {names}", "4.3")


def nothing_yet(t: Revival) -> Iterator[Breach]:
    """Before the first round nobody has anything but what was dealt (3.1)."""
    for number, p in enumerate(t.players):
        if len(p.hand) or len(p.aside) or len(p.monuments):
            yield Breach(f"seats[{number}]", "nobody has cards before the first round", "V-R20")
        if p.coins != ALL_COINS:
            yield Breach(f"seats[{number}].coins", "all coins are unused before the first round", "3.1")
    if len(t.bottom) or not is_empty(t.piles, DISCARDS):
        yield Breach("discards", "nothing is discarded before the first round", "3.1")


# Monuments


def monuments(t: Revival) -> Iterator[Breach]:
    """A monument's sections are levels 1 to k of one type; jokers of a complete one are named."""
    c = t.content
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
            if sections[0] != BOTTOM[kind(t, monument)] or awaited(monument) != NEXT[sections[-1]]:
                yield Breach(field, f"{where} does not start at the bottom", "4.8")
            if awaited(monument) != NONE:
                awaiting |= 1 << awaited(monument)
            elif unnamed(t, monument) and not is_being_named(t, number, slot):
                yield Breach("named", f"{where} is complete, but a joker has no colour", "V-R42")
            for section in sections:
                standing |= 1 << section
        if p.awaiting != awaiting or p.standing != standing:
            yield Breach(field, f"area {number} awaits other sections than it says", "4.8")


def is_being_named(t: Revival, number: int, slot: int) -> bool:
    return any(p.ask == NAME_JOKERS and (p.ask_area, p.ask_slot) == (number, slot) for p in t.players)


def jokers(t: Revival) -> Iterator[Breach]:
    """A joker is named when its monument is complete; only rebuilding takes it out again (V-R43)."""
    c = t.content
    standing = {
        end
        for p in t.players
        for monument in p.monuments
        if awaited(monument) == NONE
        for end in (end_at(monument, level) for level in range(4))
    }
    there = {card for _, card in places(t)}
    for end, joker in enumerate(c.joker_of):
        if joker == NONE or t.declared[joker] == NONE or end in standing:
            continue
        if not t.setting.reconstruction or c.card_of[end] not in there:
            name = content.END_NAMES[end]
            yield Breach(f"named.{name}", f"{name} is in no complete monument", "V-R42")


# Hands


def hands(t: Revival) -> Iterator[Breach]:
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


def most_in_hand(t: Revival, seat: int) -> int:
    """The hand limit, with what can be collected on top of it before it is checked again (V-R36)."""
    limit = int(hand_limit(t, seat))
    if t.stage in (COLLECT, BUILD, HAND_LIMIT) or (t.setting.solo and t.stage == ENDED):
        return limit + int(t.setting.quota)
    if t.stage == ENDED:
        return 0
    return limit + (t.stage == ABILITY_DISCARD)


# Coins


def coins_used(t: Revival) -> int:
    """Coins each player has used since the last time they came back, those on the mat included."""
    last_reset = max((k for k in range(t.turn) if t.setting.last_coin >> k & 1), default=0)
    used = t.setting.bids * (t.turn - 1 - last_reset)
    if t.stage in (BUILD, HAND_LIMIT, *LAST_COIN_STAGES, ENDED, COLLECT):
        used += t.setting.bids
    return int(used)


def coins(t: Revival) -> Iterator[Breach]:
    """12.4: five coins each: unused, on the mat, used."""
    if t.turn == 0:
        return
    laid = [0] * t.setting.players
    on_mat: set[tuple[int, int]] = set()
    for b in range(t.laid):
        seat, number = t.bids[b * BID_WIDTH], t.bids[b * BID_WIDTH + 2]
        if t.stage != COLLECT:
            laid[seat] += number != NONE
        if number != NONE and (t.players[seat].coins >> number & 1 or (seat, number) in on_mat):
            yield Breach(f"bids[{b}].coin", f"a coin of seat {seat} is in two places", "4.4")
        on_mat.add((seat, number))
    for seat in range(t.setting.players):
        unused = bin(t.players[seat].coins).count("1")
        spent = t.stage == ENDED or (t.stage in LAST_COIN_STAGES and unused == 0)
        expected = 0 if spent else COINS - coins_used(t) - laid[seat]
        if unused != expected or t.players[seat].coins > ALL_COINS:
            why = f"seat {seat} has {unused} unused coins in round {t.turn}, not {expected}"
            yield Breach(f"seats[{seat}].coins", why, "4.4")


def last_coins(t: Revival) -> Iterator[Breach]:
    """Points and Bhairavs come from last-coin steps (4.10, 8.1); each Bhairav is bought or for sale."""
    steps = sum(t.setting.last_coin >> k & 1 for k in range(t.turn))
    steps += t.is_last_coin_round() and t.stage in (*LAST_COIN_STAGES, ENDED)
    bought = 0
    for seat, p in enumerate(t.players):
        if not 0 <= p.coin_points <= steps * max(t.content.coin_value):
            why = f"seat {seat} cannot have {p.coin_points} points from last coins yet"
            yield Breach(f"seats[{seat}].coin_points", why, "4.10")
        if p.bhairav != NONE:
            if not t.setting.bhairav or not steps:
                yield Breach(f"seats[{seat}].bhairav", "nobody can have bought a Bhairav", "8.1")
            bought |= 1 << p.bhairav
    if t.setting.bhairav and t.bhairavs != ((1 << len(content.COLOUR_NAMES)) - 1) & ~bought:
        yield Breach("bhairavs", "for sale are those that nobody has bought", "8.1")
    if not t.setting.bhairav and t.bhairavs:
        yield Breach("bhairavs", "there are no Bhairavs in this game", "8.1")


# Points


def scores(t: Revival) -> Iterator[Breach]:
    """12.4: the score is the sum of what was scored, and Buddhas count each colour once."""
    for seat, p in enumerate(t.players):
        colours = 0
        for monument in p.monuments:
            if kind(t, monument) == BUDDHA and t.colour(end_at(monument, 0)) != NONE:
                colours |= 1 << t.colour(end_at(monument, 0))
        if colours != p.colours:
            why = f"the Buddhas of seat {seat} have other colours than noted"
            yield Breach(f"seats[{seat}].monuments", why, "5.1")
        total = on_the_table(t, seat)
        if total != p.score:
            why = f"seat {seat} has {p.score} points, but {total} are on the table"
            yield Breach(f"seats[{seat}].score", why, "5.1")


def on_the_table(t: Revival, seat: int) -> int:
    """All points counted again."""
    total = monument_points(t, seat) + bonus_points(t, seat) + objective_points(t, seat)
    if t.stage == ENDED:
        total += unfinished_points(t, seat) + mission_points(t, seat) + bhairav_points(t, seat)
    return int(total + t.players[seat].coin_points)


def holographic_buddhas(t: Revival) -> Iterator[Breach]:
    """Each that stands is worth its place in the order in which they were built (V-R129)."""
    standing = [
        card - FIRST_HOLOGRAPHIC
        for p in t.players
        for card in (t.content.card_of[end] for end in ends(p))
        if card >= FIRST_HOLOGRAPHIC
    ]
    values = {colour: value for colour, value in enumerate(t.holographic_value) if value != NONE}
    if len({*values.values()}) < len(values) or any(
        not 1 <= v <= t.holographic_built for v in values.values()
    ):
        yield Breach("holographic.values", "each was built as another one of those built so far", "V-R129")
    if not all(colour in values for colour in standing):
        yield Breach("holographic.values", "every one that stands has a value", "V-R129")
    if not t.setting.reconstruction and (len(values) > len(standing) or t.holographic_built != len(standing)):
        yield Breach("holographic", f"{len(standing)} are built, and none was rebuilt", "V-R129")
    if not t.setting.holographic and t.holographic_built:
        yield Breach("holographic", "there are none in this game", "8.2")


# What was dealt


SETUP = (FIRST_PLAYER, DEAL_MISSION, DEAL_ARCHITECT, DEAL_OBJECTIVE, DRAFT)  # in this order


def progress(stage: int) -> int:
    """How far the setup has come at a stage."""
    return SETUP.index(stage) if stage in SETUP else len(SETUP)


def dealt(t: Revival) -> Iterator[Breach]:
    """Missions, architects and objectives: each once, in the order of 3.3, none before its time."""
    n, how = int(t.setting.players), t.setting.architects
    clockwise = [*range(n)]
    last_first = [(int(t.first) + n - 1 - k) % n for k in range(n)]  # V-R108
    for name, numbers in (
        ("mission", [p.mission for p in t.players]),
        ("architect", [p.architect for p in t.players]),
        ("bhairav", [p.bhairav for p in t.players]),
    ):
        for seat, number in enumerate(numbers):
            if number >= 0 and number in numbers[:seat]:
                yield Breach(f"seats[{seat}].{name}", f"the same {name} is there twice", "3.1")
    yield from in_turn(t, "mission", [p.mission for p in t.players], clockwise, DEAL_MISSION)
    architects = [p.architect for p in t.players]
    if how == CHOSEN:
        yield from in_turn(t, "architect", architects, last_first, DRAFT)
    elif how == DEALT:
        yield from in_turn(t, "architect", architects, clockwise, DEAL_ARCHITECT)
    elif any(each != NONE for each in architects):
        yield Breach(f"seats[{architects.index(max(architects))}].architect", "not in this game", "V-R109")
    if (t.stage == DEAL_ARCHITECT and how != DEALT) or (t.stage == DRAFT and how != CHOSEN):
        yield Breach("stage", "no architect is dealt or chosen in this game", "7.1")
    if t.stage == FIRST_PLAYER and t.first:
        yield Breach("first", "nobody is first before chance has said so", "V-R17")
    expected = t.setting.objectives if progress(t.stage) >= progress(DEAL_OBJECTIVE) else 0
    right = len(t.objectives) == expected
    if t.stage == DEAL_OBJECTIVE:
        right = len(t.objectives) < expected
    if len(set(t.objectives)) < len(t.objectives) or not right:
        yield Breach("objectives", f"{t.setting.objectives} different ones are dealt in this game", "V-R115")


def in_turn(t: Revival, name: str, numbers: list[i64], order: list[int], stage: int) -> Iterator[Breach]:
    """At its stage seat after seat gets one; everybody has one afterwards, nobody before."""
    given = sum(number != NONE for number in numbers)
    if t.stage == stage:
        right = given < len(order)
    else:
        right = given == (len(order) if progress(t.stage) > progress(stage) else 0)
    for k, seat in enumerate(order):
        if not right or (numbers[seat] != NONE) != (k < given):
            yield Breach(f"seats[{seat}].{name}", f"every player gets one {name} in turn", "3.3")
            return


def public_objectives(t: Revival) -> Iterator[Breach]:
    """One for each player; what somebody scored is marked, and only that (7.3)."""
    owned = 0
    for seat, p in enumerate(t.players):
        if p.objective >= 0:
            owned |= 1 << p.objective
            if not (t.closed | t.claimed) >> p.objective & 1:
                why = f"{content.OBJECTIVE_NAMES[p.objective]} is scored, but not marked"
                yield Breach(f"seats[{seat}].objective", why, "7.3")
    if (t.closed | t.claimed) & ~owned:
        yield Breach("objectives", "closed without anybody having scored it", "V-R117")
    if t.closed & t.claimed or (t.claimed and t.stage not in (COLLECT, BUILD, HAND_LIMIT, *LAST_COIN_STAGES)):
        yield Breach("objectives", "scored in this round, or closed: not both, and not later", "V-R117")
    for objective in range(len(content.OBJECTIVE_NAMES)):
        if (t.closed | t.claimed) >> objective & 1 and objective not in t.objectives:
            yield Breach("objectives", f"{content.OBJECTIVE_NAMES[objective]} was not dealt", "V-R115")
