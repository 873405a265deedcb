"""Whose turn it is in a position that was read: it follows from the stage and from what is half done."""

from durbar.core.breaches import refuse
from durbar.core.kernel import CHANCE, NOBODY
from durbar.core.reading import Reader
from durbar.games.revival import content
from durbar.games.revival.position.laws_of_cards import is_being_named
from durbar.games.revival.position.laws_of_questions import turns
from durbar.games.revival.rules import auction, building, collecting, rounds, squares
from durbar.games.revival.rules.architects import hand_limit
from durbar.games.revival.rules.book import BID_WIDTH, CHOSEN
from durbar.games.revival.rules.kernel import RevivalKernel
from durbar.games.revival.rules.last_coin import last_coin
from durbar.games.revival.rules.numbers import (
    ABILITY,
    ABILITY_DISCARD,
    AFTERSHOCK,
    BID,
    BUILD,
    BUY_BUILD,
    CLAIM,
    COLLECT,
    CORE_CELLS,
    DEAL_ARCHITECT,
    DEAL_MISSION,
    DEAL_OBJECTIVE,
    DEBRIS,
    DRAFT,
    DRAW_RED,
    ENDED,
    FIRST_PLAYER,
    HAND_LIMIT,
    MANIPULATE,
    OPEN_MARKET,
    SECOND_BOARD,
    SPEND,
    SPOTS,
    SQUARE_MISSION,
    SQUARES,
    STORE,
)
from durbar.games.revival.rules.objectives import monument_type
from durbar.games.revival.rules.order import line_up
from durbar.games.revival.rules.sections import COLOURS, awaited_section, end_at
from durbar.games.revival.rules.table import NONE

LAST_COIN = (ABILITY, ABILITY_DISCARD, SPEND, BUY_BUILD)
SOLO_STAGES = (
    SECOND_BOARD,
    SQUARE_MISSION,
    OPEN_MARKET,
    AFTERSHOCK,
    DEBRIS,
    BID,
    BUILD,
    HAND_LIMIT,
    STORE,
    ENDED,
)
STAGES_OF_MANY = (
    FIRST_PLAYER,
    DEAL_MISSION,
    DEAL_ARCHITECT,
    DEAL_OBJECTIVE,
    DRAFT,
    OPEN_MARKET,
    BID,
    MANIPULATE,
    COLLECT,
    BUILD,
    HAND_LIMIT,
    *LAST_COIN,
    ENDED,
)


def resume(t: RevivalKernel, read: Reader, pending: Reader) -> None:
    """Set the queue, what is half done, and the question."""
    if t.setting.solo:
        resume_solo(t, read, pending)
    else:
        resume_many(t, read, pending)
    turn_to_seat(t, read)


def turn_to_seat(t: RevivalKernel, read: Reader) -> None:
    """Where several may answer, `to_act` says who is asked first; elsewhere it must agree."""
    told = read.raw("to_act")
    if told == "chance":  # as it was written before
        told = CHANCE
    usual = None if t.over else int(t.player)
    if told is None or (told == usual and type(told) is type(usual)):
        return
    if type(told) is not int or not 0 <= told < t.setting.players or not t.waiting() >> told & 1:
        raise read.wrong("to_act", f"it is for {usual} to answer")
    t.turn_to(told)


# Two to six players


def resume_many(t: RevivalKernel, read: Reader, pending: Reader) -> None:
    n = t.setting.players
    if t.stage < OPEN_MARKET:
        dealt = {
            FIRST_PLAYER: 0,
            DEAL_MISSION: sum(p.mission != NONE for p in t.players),
            DEAL_ARCHITECT: sum(p.architect != NONE for p in t.players),
            DEAL_OBJECTIVE: len(t.objectives),
        }
        t.at = dealt[t.stage]
        t.ask_chance(t.stage)
    elif t.stage == DRAFT:
        t.at = sum(p.architect != NONE for p in t.players)
        if t.setting.architects != CHOSEN or t.at == n:
            raise read.wrong("stage", "no architect is left to be chosen", "V-R108")
        t.ask((t.first + n - 1 - t.at) % n, DRAFT)
    elif t.stage == OPEN_MARKET:
        t.at = sum(card != NONE for card in t.market[: t.setting.market])
        t.ask_chance(OPEN_MARKET)
    elif t.stage in (BID, MANIPULATE, COLLECT):
        resume_auction(t, read, pending)
    elif t.stage == BUILD:
        resume_building(t, read, pending)
    elif t.stage == HAND_LIMIT:
        above = [seat for seat in range(n) if len(t.players[seat].hand) > hand_limit(t, seat)]
        t.busy = busy(read, pending, n, above)
        t.player = t.first
        t.ask(rounds.next_busy(t), HAND_LIMIT)
    elif t.stage in LAST_COIN:
        resume_last_coin(t, read, pending)
    else:
        t.over = True
        t.ask(NOBODY, ENDED)


def busy(read: Reader, pending: Reader, seats: int, default: list[int]) -> int:
    """Who still builds or discards, as a mask."""
    still = pending.items("busy") if pending.has("busy") else default
    if not still or any(type(seat) is not int or seat not in range(seats) for seat in still):
        raise read.wrong("pending.busy", "at least one seat, and only such as there are")
    return sum(1 << seat for seat in set(still))


def resume_auction(t: RevivalKernel, read: Reader, pending: Reader) -> None:
    laid, stage = t.laid, t.stage
    auction.begin_bidding(t)
    t.laid = t.at = laid
    for k in range(laid):
        if t.bids[k * BID_WIDTH] != t.queue[k]:
            raise read.wrong(f"bids[{k}].seat", f"it was for seat {t.queue[k]} to bid", "4.4")
    if (stage == BID) == auction.are_all_bids_laid(t):
        raise read.wrong("bids", f"{laid} bids do not go with this stage", "4.4")
    if stage == BID:
        t.ask(t.queue[t.at], BID)
    elif stage == MANIPULATE:
        auction.begin_manipulation(t)
        if not t.setting.manipulation:
            raise read.wrong("stage", "nobody may manipulate a bid now", "V-R79")
        t.at = pending.number("done", 0, 0, auction.manipulators(t) - 1)
        t.ask(t.queue[t.at], MANIPULATE)
    else:
        collecting.begin_collecting(t)
        t.at = pending.number("done", 0, 0, t.setting.players - 1)
        t.cell = pending.number("cell", 0, 0, 6)
        t.need = pending.number("need", NONE, NONE, t.setting.quota)
        t.surplus = pending.number("surplus", 0, 0, 1)
        refuse(turns(t))
        if t.players[t.queue[t.at]].ask != NONE:
            t.ask_again(t.queue[t.at])
        else:
            rounds.collect(t)


def resume_building(t: RevivalKernel, read: Reader, pending: Reader) -> None:
    n = t.setting.players
    building.begin_building(t)
    if t.setting.teams:
        t.at = pending.number("done", 0, 0, n - 1)
        ask_owner_first(t)
    else:
        t.busy = busy(read, pending, n, list(range(n)))
        t.ask_again(rounds.next_busy(t))


def ask_owner_first(t: RevivalKernel) -> None:
    """One after the other; but an owner's choice of a Public Objective comes before the builder goes on."""
    builder = t.queue[t.at]
    for seat in range(t.setting.players):
        if seat != builder and t.players[seat].ask == CLAIM:
            t.ask_again(seat)
            return
    t.ask_again(builder)


def resume_last_coin(t: RevivalKernel, read: Reader, pending: Reader) -> None:
    """Whoever has no coin left has spent it."""
    keys = 0
    t.at = 0
    for seat in range(t.setting.players):
        spent = t.players[seat].coins == 0
        t.at += spent
        keys |= (255 if spent else t.book.coin_value[last_coin(t, seat)]) << seat * 8
    if t.at == t.setting.players or not t.is_last_coin_round():
        raise read.wrong("stage", "no coin is left to be spent", "4.10")
    line_up(t, keys)
    if t.stage == ABILITY and pending.flag("drawing"):
        t.ask_chance(DRAW_RED)
    else:
        ask_owner_first(t)


# Solo


def resume_solo(t: RevivalKernel, read: Reader, pending: Reader) -> None:
    note_squares(t)
    if t.stage in (SECOND_BOARD, SQUARE_MISSION):
        resume_solo_setup(t, read)
        return
    for square, p in enumerate(t.players):
        if p.mission == NONE:
            p.mission = default_mission(t, square)
        chosen = t.setting.square_missions[square]
        if chosen not in (NONE, p.mission):
            raise read.wrong(f"squares[{square}].mission", "other Missions were chosen", "V-R88")
    if not t.setting.partners[t.players[0].mission] >> t.players[1].mission & 1:
        raise read.wrong("squares", "these Missions do not go together", "V-R88")
    squares.find_room(t)
    if t.stage in (OPEN_MARKET, AFTERSHOCK):
        t.at = sum(card != NONE for card in t.market[:CORE_CELLS]) if t.stage == OPEN_MARKET else 0
        t.ask_chance(t.stage)
    elif t.stage == DEBRIS:
        t.at = pending.word("spot", content.SPOT_NAMES, SPOTS)
        t.ask_chance(DEBRIS)
    elif t.stage == ENDED:
        t.over = True
        t.ask(NOBODY, ENDED)
    else:
        t.busy = 1 if t.stage in (BUILD, HAND_LIMIT) else 0
        t.ask_again(0)


def resume_solo_setup(t: RevivalKernel, read: Reader) -> None:
    """The second board, then a Mission for each Square, unless they were chosen."""
    given = [p.mission != NONE for p in t.players]
    if tuple(given) == (False, True) or all(given) or (any(given) and t.stage == SECOND_BOARD):
        raise read.wrong("squares", "the Squares get their Missions in turn", "V-R89")
    if t.stage == SQUARE_MISSION and t.setting.square_missions[0] != NONE:
        raise read.wrong("stage", "the Missions were chosen", "V-R88")
    if given[0] and not t.setting.partners[t.players[0].mission]:
        raise read.wrong("squares[0].mission", "no other Mission goes with it", "V-R88")
    t.at = sum(given)
    t.ask_chance(t.stage)


def default_mission(t: RevivalKernel, square: int) -> int:
    """The one that was chosen, or the lowest that goes with the other one."""
    if t.setting.square_missions[square] != NONE:
        return int(t.setting.square_missions[square])
    other = t.players[1 - square].mission
    for mission in range(t.setting.first_mission, t.setting.first_mission + t.setting.missions):
        partners = t.setting.partners[mission]
        if partners if other == NONE else partners >> other & 1:
            return mission
    return NONE


def note_squares(t: RevivalKernel) -> None:
    for square in range(SQUARES):
        for slot, monument in enumerate(t.players[square].monuments):
            if awaited_section(monument) == NONE and not is_being_named(t, square, slot):
                colour = squares.shown_colour(t, monument)
                if colour == NONE:
                    colour = t.colour(end_at(monument, 0))
                if colour != NONE:
                    t.ruins.done[square] |= 1 << monument_type(t, monument) * COLOURS + colour
