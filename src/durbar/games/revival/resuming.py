"""Whose turn it is in a position that was read: it follows from the stage and from what is half done."""

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core.kernel import NOBODY
from durbar.core.reading import Reader
from durbar.games.revival import content
from durbar.games.revival.laws import is_being_named
from durbar.games.revival.rules import auction, building, collecting, rounds, squares
from durbar.games.revival.rules.auction import BID_WIDTH
from durbar.games.revival.rules.box import CHOSEN, CORE_CELLS, SPOTS
from durbar.games.revival.rules.kernel import Revival
from durbar.games.revival.rules.last_coin import hand_limit, last_coin
from durbar.games.revival.rules.numbers import (
    ABILITY,
    ABILITY_DISCARD,
    AFTERSHOCK,
    BID,
    BUILD,
    BUY_BUILD,
    CLAIM,
    COLLECT,
    DEAL_ARCHITECT,
    DEAL_MISSION,
    DEAL_OBJECTIVE,
    DEBRIS,
    DRAFT,
    DRAW,
    ENDED,
    FIRST_PLAYER,
    HAND_LIMIT,
    MANIPULATE,
    NAME_JOKERS,
    OFFER_SECOND,
    OFFER_TAKE,
    OPEN_MARKET,
    SECOND_BOARD,
    SPEND,
    SQUARE_MISSION,
    SQUARES,
    STORE,
    WHERE,
    WHICH,
    WIDEST,
)
from durbar.games.revival.rules.objectives import kind
from durbar.games.revival.rules.scoring import unnamed
from durbar.games.revival.rules.sections import COLOURS, awaited, end_at
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
QUESTIONS = (WHERE, WHICH, NAME_JOKERS, CLAIM)
SOLO_QUESTIONS = (WHERE, NAME_JOKERS, OFFER_SECOND, OFFER_TAKE)


def resume(t: Revival, read: Reader, pending: Reader) -> None:
    """Set the queue, what is half done, and the question."""
    check_questions(t, read)
    if t.setting.solo:
        resume_solo(t, read, pending)
    else:
        resume_many(t, read, pending)
    turn_to_seat(t, read)
    out = vec[i64]([0] * WIDEST)
    if t.player >= 0 and t.legal(out) == 0:
        raise read.wrong("stage", f"seat {t.player} would have nothing to answer")


def check_questions(t: Revival, read: Reader) -> None:
    allowed = SOLO_STAGES if t.setting.solo else STAGES_OF_MANY
    if t.stage not in allowed:
        raise read.wrong("stage", "there is no such stage with this many players", "4.1")
    for seat in range(t.setting.players):
        p = t.players[seat]
        name = f"seats[{seat}].asked"
        if p.ask == NONE:
            continue
        if p.ask not in (SOLO_QUESTIONS if t.setting.solo else QUESTIONS):
            raise read.wrong(name, "this is no question within another")
        if p.ask in (WHERE, WHICH) and (p.ask_end == NONE or p.ask_area == NONE or not holds_end(t, seat)):
            raise read.wrong(name, "asks about an area and the end of a card in the hand", "V-R39")
        if p.ask == NAME_JOKERS:
            monuments = t.players[max(p.ask_area, 0)].monuments
            complete = 0 <= p.ask_slot < len(monuments) and awaited(monuments[p.ask_slot]) == NONE
            if p.ask_area == NONE or not complete or not unnamed(t, monuments[p.ask_slot]):
                raise read.wrong(name, "asks about a complete monument with a joker to name", "V-R42")


def holds_end(t: Revival, seat: int) -> bool:
    p = t.players[seat]
    return p.find(t.content.card_of[p.ask_end]) != NONE


def turn_to_seat(t: Revival, read: Reader) -> None:
    """Where several may answer, `to_act` says who is asked first; elsewhere it must agree."""
    told = read.raw("to_act")
    if t.player < 0 or told is None:
        return
    if told != t.player:
        if not isinstance(told, int) or not t.waiting() >> told & 1:
            raise read.wrong("to_act", f"it is for seat {t.player} to answer")
        t.turn_to(told)


# Two to six players


def resume_many(t: Revival, read: Reader, pending: Reader) -> None:
    n = t.setting.players
    done = pending.number("done", 0, 0, n - 1)
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
        resume_auction(t, read, pending, done)
    elif t.stage == BUILD:
        resume_building(t, read, pending, done)
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
    if not still or any(seat not in range(seats) for seat in still):
        raise read.wrong("pending.busy", "at least one seat, and only such as there are")
    return sum(1 << seat for seat in set(still))


def resume_auction(t: Revival, read: Reader, pending: Reader, done: int) -> None:
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
        if not t.setting.manipulation or done >= auction.manipulators(t):
            raise read.wrong("stage", "nobody may manipulate a bid now", "V-R79")
        t.at = done
        t.ask(t.queue[done], MANIPULATE)
    else:
        collecting.begin_collecting(t)
        t.at = done
        t.cell = pending.number("cell", 0, 0, 6)
        t.need = pending.number("need", NONE, NONE, t.setting.quota)
        t.surplus = pending.number("surplus", 0, 0, 1)
        pending.items("drawn")  # read with the cards
        if t.players[t.queue[done]].ask != NONE:
            t.ask_again(t.queue[done])
        else:
            rounds.collect(t)


def resume_building(t: Revival, read: Reader, pending: Reader, done: int) -> None:
    n = t.setting.players
    building.begin_building(t)
    if t.setting.teams:
        t.at = done
        ask_owner_first(t)
    else:
        t.busy = busy(read, pending, n, list(range(n)))
        t.ask_again(rounds.next_busy(t))


def ask_owner_first(t: Revival) -> None:
    """One after the other; but an owner's choice of a Public Objective comes before the builder goes on."""
    builder = t.queue[t.at]
    for seat in range(t.setting.players):
        if seat != builder and t.players[seat].ask == CLAIM:
            t.ask_again(seat)
            return
    t.ask_again(builder)


def resume_last_coin(t: Revival, read: Reader, pending: Reader) -> None:
    """Whoever has no coin left has spent it."""
    keys = 0
    t.at = 0
    for seat in range(t.setting.players):
        spent = t.players[seat].coins == 0
        t.at += spent
        keys |= (255 if spent else t.content.coin_value[last_coin(t, seat)]) << seat * 8
    if t.at == t.setting.players or not t.is_last_coin_round():
        raise read.wrong("stage", "no coin is left to be spent", "4.10")
    collecting.line_up(t, keys)
    t.bought = pending.word("bought", content.CARD_NAMES)
    if t.bought != NONE and (t.stage != BUY_BUILD or t.players[t.queue[t.at]].find(t.bought) == NONE):
        raise read.wrong("pending.bought", "waits in the buyer's hand", "4.10")
    if pending.flag("drawing"):
        t.ask_chance(DRAW)
    else:
        ask_owner_first(t)


# Solo


def resume_solo(t: Revival, read: Reader, pending: Reader) -> None:
    note_squares(t)
    if t.stage in (SECOND_BOARD, SQUARE_MISSION):
        t.at = sum(p.mission != NONE for p in t.players)
        t.ask_chance(t.stage)
        return
    for square, p in enumerate(t.players):
        if p.mission == NONE:
            p.mission = default_mission(t, square)
    if not t.setting.partners[t.players[0].mission] >> t.players[1].mission & 1:
        raise read.wrong("squares", "these Missions do not go together", "V-R88")
    squares.find_room(t)
    if squares.is_solo_won(t) and t.stage != ENDED:
        raise read.wrong("stage", "this game is won", "V-R104")
    if t.stage in (OPEN_MARKET, AFTERSHOCK):
        t.at = sum(card != NONE for card in t.market[:CORE_CELLS]) if t.stage == OPEN_MARKET else 0
        t.ask_chance(t.stage)
    elif t.stage == DEBRIS:
        t.at = pending.word("spot", content.SPOT_NAMES, SPOTS)
        if t.at == SPOTS or t.content.side_of[t.at] != t.ruins.side or t.ruins.purple[t.at] != NONE:
            raise read.wrong("pending.spot", "a spot of the shaken side, without a coin", "6.6.3")
        t.ask_chance(DEBRIS)
    elif t.stage == ENDED:
        t.over = True
        t.ask(NOBODY, ENDED)
    else:
        t.busy = 1 if t.stage in (BUILD, HAND_LIMIT) else 0
        t.ask_again(0)


def default_mission(t: Revival, square: int) -> int:
    """The lowest that goes with the other one."""
    other = t.players[1 - square].mission
    for mission in range(t.setting.first_mission, t.setting.first_mission + t.setting.missions):
        partners = t.setting.partners[mission]
        if partners if other == NONE else partners >> other & 1:
            return mission
    return NONE


def note_squares(t: Revival) -> None:
    for square in range(SQUARES):
        for slot, monument in enumerate(t.players[square].monuments):
            if awaited(monument) == NONE and not is_being_named(t, square, slot):
                colour = squares.shown_colour(t, monument)
                if colour == NONE:
                    colour = t.colour(end_at(monument, 0))
                if colour != NONE:
                    t.ruins.done[square] |= 1 << kind(t, monument) * COLOURS + colour
