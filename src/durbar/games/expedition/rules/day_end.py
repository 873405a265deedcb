"""The end of the day (6): standee, tents, dice, weather, displays; on the last day weather only (E-R86)."""

from mypy_extensions import i64

from durbar.core.kernel import BIT
from durbar.games.expedition.rules.layout import (
    ALL_DICE,
    FACE,
    GO_DICE,
    GO_DISPLAYS,
    GO_TENT_DRAW,
    GO_TURN,
    GO_WEATHER,
    NO_TOTAL,
    ROLLER,
    ROLLING,
    ROUNDS,
    SET_ASIDE,
    SLOT,
    TENT_PILE,
    TENTS,
    UNUSED,
)
from durbar.games.expedition.rules.numbers import (
    BY_STORM,
    DICE,
    DRAW_ANIMAL,
    DRAW_EQUIPMENT,
    DRAW_TENT,
    DRAW_WEATHER,
    E_DAY,
    E_STANDEE,
    E_TENT_DRAWN,
    E_WEATHER,
    LAST_DAY,
    ROLL_DIE,
    STORM,
)
from durbar.games.expedition.rules.setup import animals_a_day
from durbar.games.expedition.rules.table import Player, Table, add_markers, count_bits
from durbar.games.expedition.rules.turn import finish


def day_total(p: Player) -> i64:
    """Sum of the three used dice; players with fewer take no part (E-R80)."""
    total: i64 = 0
    used: i64 = 0
    for d in range(DICE):
        if UNUSED < p.have[SLOT + d] < SET_ASIDE:
            total += p.have[FACE + d]
            used += 1
    if used < ROUNDS:
        return NO_TOTAL
    return total


def lowest_total(t: Table) -> i64:
    lowest: i64 = NO_TOTAL
    for p in t.players:
        total = day_total(p)
        if total < lowest:
            lowest = total
    return lowest


def pass_standee(t: Table) -> None:
    """Step 1: to the first with the lowest total after the old holder, who comes last (E-R82)."""
    lowest = lowest_total(t)
    if lowest < NO_TOTAL:
        players = t.setting.players
        seat = (t.holder + 1) % players
        while day_total(t.players[seat]) != lowest:
            seat = (seat + 1) % players
        t.holder = seat
        t.note(E_STANDEE, seat, lowest)
    t.cursor = 0
    t.proceed_to(GO_TENT_DRAW)


def hand_out_tents(t: Table) -> None:
    """Everyone with the lowest total draws one, clockwise from the new holder (E-R100)."""
    if t.setting.tents:
        lowest = lowest_total(t)
        players = t.setting.players
        while t.cursor < players and lowest < NO_TOTAL:
            seat = (t.holder + t.cursor) % players
            t.cursor += 1
            if day_total(t.players[seat]) == lowest and tents_left(t) > 0:
                t.active = seat
                t.draw(DRAW_TENT, GO_TENT_DRAW)
                return
    take_dice_back(t)
    t.cursor = 0
    t.proceed_to(GO_DICE)


def tents_left(t: Table) -> i64:
    count: i64 = 0
    for land in range(9):
        count += t.common[TENT_PILE + land]
    return count


def draw_tent(t: Table, land: i64) -> None:
    t.common[TENT_PILE + land] -= 1
    p = t.players[t.active]
    p.have[TENTS + land] += 1
    p.tents += 1
    t.note(E_TENT_DRAWN, t.active, land)
    t.proceed_to(GO_TENT_DRAW)


def take_dice_back(t: Table) -> None:
    for p in t.players:
        for d in range(DICE):
            p.have[SLOT + d] = UNUSED
            p.have[FACE + d] = 0


def roll_all(t: Table) -> None:
    """Step 2: everybody on the map rolls all six (E-R140)."""
    while t.cursor < t.setting.players and t.players[t.cursor].is_away():
        t.cursor += 1
    if t.cursor < t.setting.players:
        t.common[ROLLING] = ALL_DICE
        t.common[ROLLER] = t.cursor
        t.cursor += 1
        t.draw(ROLL_DIE, GO_DICE)
    elif t.day == 0:
        start_day(t)
    else:
        t.proceed_to(GO_WEATHER)


def prepare_weather(t: Table) -> None:
    """Step 3."""
    t.draw(DRAW_WEATHER, GO_DISPLAYS)


def draw_weather(t: Table, tile: i64) -> None:
    if tile == STORM:
        t.storms_left -= 1
        t.storm_days |= BIT[t.day]
        if t.storm < t.setting.boards - 1:  # E-R84
            t.storm += 1
    else:
        t.suns_left -= 1
    t.note(E_WEATHER, tile, t.storm)
    for seat in range(t.setting.players):
        p = t.players[seat]
        if p.space >= 0 and p.space >> 6 < t.storm:  # boards 1 to `storm` lie behind it (E-R85)
            add_markers(t, seat, 1, BY_STORM)
    t.cursor = 0
    if t.day == t.setting.days:
        finish(t, LAST_DAY)
    else:
        t.proceed_to(GO_DISPLAYS)


def refill_displays(t: Table) -> None:
    """Step 4: equipment up to players + 1, animals added whatever lies there (E-R88, E-R89)."""
    players = t.setting.players
    if count_bits(t.display) < players + 1 and t.deck:
        t.draw(DRAW_EQUIPMENT, GO_DISPLAYS)
    elif t.cursor < animals_a_day(players) and t.animal_deck:
        t.draw(DRAW_ANIMAL, GO_DISPLAYS)
    else:
        start_day(t)


def start_day(t: Table) -> None:
    """The second half of the days has a weather mix of its own (8.1)."""
    t.day += 1
    if len(t.setting.storms) > 1 and t.day == t.setting.days // 2 + 1:
        t.storms_left = t.setting.storms[1]
        t.suns_left = t.setting.suns[1]
    t.round = 1
    t.turn = 0
    t.cursor = 0
    t.note(E_DAY, t.day)
    t.proceed_to(GO_TURN)
