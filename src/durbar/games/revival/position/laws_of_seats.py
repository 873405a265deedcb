"""The laws of what two to six players have: coins, points, and what was dealt to them."""

from collections.abc import Iterator

from mypy_extensions import i64

from durbar.core.breaches import Breach
from durbar.games.revival import content
from durbar.games.revival.position.laws_of_cards import ends
from durbar.games.revival.rules.book import ALL_COINS, BID_WIDTH, CHOSEN, DEALT
from durbar.games.revival.rules.kernel import RevivalKernel
from durbar.games.revival.rules.numbers import (
    ABILITY,
    ABILITY_DISCARD,
    BUILD,
    BUY_BUILD,
    COINS,
    COLLECT,
    DEAL_ARCHITECT,
    DEAL_MISSION,
    DEAL_OBJECTIVE,
    DRAFT,
    ENDED,
    FIRST_PLAYER,
    HAND_LIMIT,
    SPEND,
)
from durbar.games.revival.rules.objectives import mission_points, monument_type
from durbar.games.revival.rules.piles import (
    FIRST_HOLOGRAPHIC,
)
from durbar.games.revival.rules.scoring import (
    bhairav_points,
    bonus_points,
    monument_points,
    objective_points,
    unfinished_points,
)
from durbar.games.revival.rules.sections import (
    BUDDHA,
    end_at,
)
from durbar.games.revival.rules.table import NONE

LAST_COIN_STAGES = (ABILITY, ABILITY_DISCARD, SPEND, BUY_BUILD)


def facts(t: RevivalKernel) -> Iterator[Breach]:
    yield from coins(t)
    yield from last_coins(t)
    yield from dealt(t)
    yield from public_objectives(t)
    yield from holographic_buddhas(t)
    yield from scores(t)


# Coins


def coins_used(t: RevivalKernel) -> int:
    """Coins each player has used since the last time they came back, those on the mat included."""
    last_reset = max((k for k in range(t.round) if t.setting.last_coin >> k & 1), default=0)
    used = t.setting.bids * (t.round - 1 - last_reset)
    if t.stage in (BUILD, HAND_LIMIT, *LAST_COIN_STAGES, ENDED, COLLECT):
        used += t.setting.bids
    return int(used)


def coins(t: RevivalKernel) -> Iterator[Breach]:
    """12.4: five coins each: unused, on the mat, used."""
    if t.round == 0:
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
            why = f"seat {seat} has {unused} unused coins in round {t.round}, not {expected}"
            yield Breach(f"seats[{seat}].coins", why, "4.4")


def last_coins(t: RevivalKernel) -> Iterator[Breach]:
    """Points and Bhairavs come from last-coin steps (4.10, 8.1); each Bhairav is bought or for sale."""
    steps = sum(t.setting.last_coin >> k & 1 for k in range(t.round))
    steps += t.is_last_coin_round() and t.stage in (*LAST_COIN_STAGES, ENDED)
    bought = 0
    for seat, p in enumerate(t.players):
        if p.coin_points < 0 or (p.coin_points and not steps):
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


def scores(t: RevivalKernel) -> Iterator[Breach]:
    """12.4: the score is the sum of what was scored, and Buddhas count each colour once."""
    for seat, p in enumerate(t.players):
        colours = 0
        for monument in p.monuments:
            if monument_type(t, monument) == BUDDHA and t.colour(end_at(monument, 0)) != NONE:
                colours |= 1 << t.colour(end_at(monument, 0))
        if colours != p.colours:
            why = f"the Buddhas of seat {seat} have other colours than noted"
            yield Breach(f"seats[{seat}].monuments", why, "5.1")
        total = on_the_table(t, seat)
        if total != p.score:
            why = f"seat {seat} has {p.score} points, but {total} are on the table"
            yield Breach(f"seats[{seat}].score", why, "5.1")


def on_the_table(t: RevivalKernel, seat: int) -> int:
    """All points counted again."""
    total = monument_points(t, seat) + bonus_points(t, seat) + objective_points(t, seat)
    if t.stage == ENDED:
        total += unfinished_points(t, seat) + mission_points(t, seat) + bhairav_points(t, seat)
    return int(total + t.players[seat].coin_points)


def holographic_buddhas(t: RevivalKernel) -> Iterator[Breach]:
    """Each that stands is worth its place in the order in which they were built (V-R129)."""
    standing = [
        card - FIRST_HOLOGRAPHIC
        for p in t.players
        for card in (t.book.card_of[end] for end in ends(p))
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


def dealt(t: RevivalKernel) -> Iterator[Breach]:
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


def in_turn(
    t: RevivalKernel, name: str, numbers: list[i64], order: list[int], stage: int
) -> Iterator[Breach]:
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


def public_objectives(t: RevivalKernel) -> Iterator[Breach]:
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
