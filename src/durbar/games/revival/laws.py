"""What holds in every position: nothing is lost or created, and what is noted agrees with the table."""

from collections.abc import Iterator
from itertools import pairwise

from durbar.games.revival import content
from durbar.games.revival.rules.auction import BID_WIDTH
from durbar.games.revival.rules.box import ALL_COINS, CELLS, COINS
from durbar.games.revival.rules.kernel import Revival
from durbar.games.revival.rules.last_coin import hand_limit
from durbar.games.revival.rules.numbers import (
    ABILITY,
    ABILITY_DISCARD,
    BID,
    BUILD,
    BUY_BUILD,
    COLLECT,
    ENDED,
    HAND_LIMIT,
    MANIPULATE,
    NAME_JOKERS,
    OPEN_MARKET,
    SPEND,
    SQUARES,
)
from durbar.games.revival.rules.objectives import kind, mission_points
from durbar.games.revival.rules.piles import BLUE, CARDS, DISCARDS, RED, UNKNOWN, holds, size
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
    COLOURS,
    JOKER,
    NEXT,
    SIZE,
    awaited,
    end_at,
)
from durbar.games.revival.rules.setup import new_piles
from durbar.games.revival.rules.squares import shown_colour
from durbar.games.revival.rules.table import KNOWERS, NONE, Player

MOST_IN_HAND = 12
LAST_COIN_STAGES = (ABILITY, ABILITY_DISCARD, SPEND, BUY_BUILD)


def broken(t: Revival) -> Iterator[str]:
    yield from cards(t)
    yield from monuments(t)
    yield from hands(t)
    if t.setting.solo:
        yield from squares(t)
    else:
        yield from coins(t)
        yield from scores(t)
        yield from dealt(t)


def ends(p: Player) -> Iterator[int]:
    for monument in p.monuments:
        yield from (end_at(monument, level) for level in range(4) if end_at(monument, level) != NONE)


def places(t: Revival) -> Iterator[int]:
    """Every card of the table, once for each place it is in; UNKNOWN ones are in the red pile."""
    for which in (BLUE, RED, DISCARDS):
        yield from (card for card in range(CARDS) if holds(t.piles, which, card))
    yield from (t.market[cell] for cell in range(CELLS) if t.market[cell] != NONE)
    yield from (entry >> 3 for entry in t.bottom)
    yield from (slot >> KNOWERS for slot in t.drawn)
    for p in t.players:
        yield from (slot >> KNOWERS for slot in (*p.hand, *p.aside))
        yield from (t.content.card_of[end] for end in ends(p))


def cards(t: Revival) -> Iterator[str]:
    """12.4: every card of the game is somewhere exactly once."""
    box = new_piles(t.setting)
    wanted = [card for card in range(CARDS) if holds(box, BLUE, card) or holds(box, RED, card)]
    there = [card for card in places(t) if card != UNKNOWN]
    for card in sorted(set(wanted) | set(there)):
        if there.count(card) != (card in wanted):
            yield f"{content.CARD_NAMES[card]} is in {there.count(card)} places, not {int(card in wanted)}"
    if size(t.piles, BLUE) != t.blue_left:
        yield f"the blue deck has {size(t.piles, BLUE)} cards, not {t.blue_left}"
    hidden = sum(card == UNKNOWN for card in places(t))
    if size(t.piles, RED) != t.red_left + hidden:
        yield f"{t.red_left} red cards and {hidden} hidden ones are not {size(t.piles, RED)}"
    if not t.setting.solo:
        missing = t.setting.market * (t.setting.rounds - t.turn) - t.blue_left
        if t.stage == OPEN_MARKET:
            missing += t.setting.market - t.at
        if t.stage != ENDED and missing > 0:
            yield f"the blue deck is {missing} cards short of the last round's market [2.5]"


def monuments(t: Revival) -> Iterator[str]:
    """A monument's sections are levels 1 to k of one type; jokers of a complete one are named."""
    c = t.content
    for area, p in enumerate(t.players):
        awaiting, standing = BOTTOMS, 0
        for slot, monument in enumerate(p.monuments):
            sections = [c.section_of[end_at(monument, k)] for k in range(4) if end_at(monument, k) != NONE]
            where = f"monument {slot + 1} of area {area}"
            if any(NEXT[below] != above for below, above in pairwise(sections)):
                yield f"{where} is not built from bottom to top [4.8]"
            if sections[0] != BOTTOM[kind(t, monument)] or awaited(monument) != NEXT[sections[-1]]:
                yield f"{where} does not start at the bottom [4.8]"
            if awaited(monument) != NONE:
                awaiting |= 1 << awaited(monument)
            elif unnamed(t, monument) and not is_being_named(t, area, slot):
                yield f"{where} is complete, but a joker has no colour [V-R42]"
            for section in sections:
                standing |= 1 << section
        if p.awaiting != awaiting or p.standing != standing:
            yield f"area {area} awaits other sections than it says"


def is_being_named(t: Revival, area: int, slot: int) -> bool:
    return any(p.ask == NAME_JOKERS and (p.ask_area, p.ask_slot) == (area, slot) for p in t.players)


def hands(t: Revival) -> Iterator[str]:
    for seat in range(t.setting.players):
        p = t.players[seat]
        if list(p.hand) != sorted(p.hand) or list(p.aside) != sorted(p.aside):
            yield f"the hand of seat {seat} is not in order"
        if len(p.hand) > MOST_IN_HAND:
            yield f"seat {seat} holds {len(p.hand)} cards, more than anybody can [4.9]"
        if t.stage in (BID, MANIPULATE, OPEN_MARKET) and len(p.hand) > hand_limit(t, seat):
            yield f"seat {seat} holds {len(p.hand)} cards after the hand limit [4.9]"
        if t.bought != NONE and t.stage != BUY_BUILD:
            yield "a card is bought outside the last-coin step [4.10]"


def coins_used(t: Revival) -> int:
    """Coins each player has used since the last time they came back, those on the mat included."""
    last_reset = max((k for k in range(t.turn) if t.setting.last_coin >> k & 1), default=0)
    used = t.setting.bids * (t.turn - 1 - last_reset)
    if t.stage in (BUILD, HAND_LIMIT, *LAST_COIN_STAGES, ENDED, COLLECT):
        used += t.setting.bids
    return int(used)


def coins(t: Revival) -> Iterator[str]:
    """12.4: five coins each: unused, on the mat, used."""
    if t.turn == 0:
        return
    laid = [0] * t.setting.players
    for b in range(t.laid):
        seat, number = t.bids[b * BID_WIDTH], t.bids[b * BID_WIDTH + 2]
        if t.stage != COLLECT:
            laid[seat] += number != NONE
        if number != NONE and t.players[seat].coins >> number & 1:
            yield f"a coin of seat {seat} is on the mat and unused [4.4]"
    for seat in range(t.setting.players):
        unused = bin(t.players[seat].coins).count("1")
        spent = t.stage == ENDED or (t.stage in LAST_COIN_STAGES and unused == 0)
        expected = 0 if spent else COINS - coins_used(t) - laid[seat]
        if unused != expected or t.players[seat].coins > ALL_COINS:
            yield f"seat {seat} has {unused} unused coins in round {t.turn}, not {expected} [4.4]"


def scores(t: Revival) -> Iterator[str]:
    """12.4: the score is the sum of what was scored, and Buddhas count each colour once."""
    for seat, p in enumerate(t.players):
        colours = 0
        for monument in p.monuments:
            if kind(t, monument) == BUDDHA and t.colour(end_at(monument, 0)) != NONE:
                colours |= 1 << t.colour(end_at(monument, 0))
        if colours != p.colours:
            yield f"the Buddhas of seat {seat} have other colours than noted [5.1]"
        total = on_the_table(t, seat)
        if total != p.score:
            yield f"seat {seat} has {p.score} points, but {total} are on the table [5.1]"


def on_the_table(t: Revival, seat: int) -> int:
    """All points counted again."""
    total = monument_points(t, seat) + bonus_points(t, seat) + objective_points(t, seat)
    if t.stage == ENDED:
        total += unfinished_points(t, seat) + mission_points(t, seat) + bhairav_points(t, seat)
    return int(total + t.players[seat].coin_points)


def dealt(t: Revival) -> Iterator[str]:
    """Missions, architects, objectives and Bhairavs exist once each."""
    for name, numbers in (
        ("a Mission", [p.mission for p in t.players]),
        ("an architect", [p.architect for p in t.players]),
        ("a Bhairav", [p.bhairav for p in t.players]),
        ("a Public Objective", list(t.objectives)),
    ):
        given = [number for number in numbers if number >= 0]
        if len(given) != len(set(given)):
            yield f"{name} is there twice"
    for p in t.players:
        if p.bhairav >= 0 and t.bhairavs >> p.bhairav & 1:
            yield f"the {content.COLOUR_NAMES[p.bhairav]} Bhairav is bought and for sale [8.1]"
        if p.objective >= 0 and not (t.closed | t.claimed) >> p.objective & 1:
            yield f"{content.OBJECTIVE_NAMES[p.objective]} is scored, but not marked [7.3]"


def squares(t: Revival) -> Iterator[str]:
    """Solo: one colour in each monument, and the complete ones are part of a winning pair (V-R100)."""
    r = t.ruins
    purple = [coin for coin in r.purple if coin != NONE]
    lying = sum(1 << coin for coin in set(purple))
    if len(purple) != len(set(purple)) or t.players[0].coins ^ lying != ALL_COINS:
        yield "the five purple coins are not all there once [6.6.1]"
    for colour in range(COLOURS):
        if sum(each & 7 == colour for each in r.debris) > 5:
            yield f"more than five {content.COLOUR_NAMES[colour]} debris [6.6.1]"
    for square in range(SQUARES):
        done = 0
        p = t.players[square]
        for slot, monument in enumerate(p.monuments):
            built = [end_at(monument, level) for level in range(SIZE[kind(t, monument)])]
            shown = {t.content.colour_of[end] for end in built if end != NONE} - {JOKER}
            if len(shown) > 1:
                yield f"monument {slot + 1} of Square {square + 1} has several colours [V-R99]"
            elif awaited(monument) == NONE and not is_being_named(t, square, slot):
                colour = shown_colour(t, monument)
                if colour == NONE:
                    colour = t.colour(end_at(monument, 0))
                done |= 1 << kind(t, monument) * COLOURS + colour
        if done != r.done[square]:
            yield f"Square {square + 1} has other complete monuments than noted [6.6.2]"
    if r.done[0] | r.done[1] and not (r.room[0] and r.room[1]):
        yield "the complete monuments are part of no winning pair of Squares [V-R100]"
