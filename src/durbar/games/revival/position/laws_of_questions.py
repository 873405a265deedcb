"""Who is asked what: the laws of everything that is half done, and of the questions within questions."""

from collections.abc import Iterator

from durbar.core.breaches import Breach
from durbar.games.revival import content
from durbar.games.revival.position.laws_of_seats import LAST_COIN_STAGES
from durbar.games.revival.rules.abilities import acts_first, may_act_first, may_be_drawing
from durbar.games.revival.rules.architects import draws_extra, hand_limit
from durbar.games.revival.rules.book import WINNERS
from durbar.games.revival.rules.building import has_section
from durbar.games.revival.rules.kernel import RevivalKernel
from durbar.games.revival.rules.last_coin import reachable_sections, shows
from durbar.games.revival.rules.numbers import (
    ABILITY,
    ABILITY_DISCARD,
    BUILD,
    BUY_BUILD,
    CLAIM,
    COLLECT,
    DRAW_RED,
    ENDED,
    HAND_LIMIT,
    KEEP,
    NAME_JOKERS,
    WHERE,
    WHICH,
)
from durbar.games.revival.rules.objectives import open_to
from durbar.games.revival.rules.scoring import unnamed
from durbar.games.revival.rules.sections import awaited_section
from durbar.games.revival.rules.table import NONE, PUBLIC


def turns(t: RevivalKernel) -> Iterator[Breach]:
    """The laws of two to six players that depend on whose turn it is."""
    yield from questions(t)
    if t.stage == COLLECT:
        yield from collecting(t)
    elif t.stage == HAND_LIMIT:
        above = sum(1 << s for s in range(t.setting.players) if len(t.players[s].hand) > hand_limit(t, s))
        if t.busy != above or not above:
            yield Breach("pending.busy", "those above the hand limit still discard, nobody else", "4.9")
    elif t.stage in LAST_COIN_STAGES:
        yield from last_coin(t)
    elif t.stage == ENDED and t.round != t.setting.rounds:
        yield Breach("round", f"the game ends in round {t.setting.rounds}", "4.11")
    if t.busy and t.stage not in (BUILD, HAND_LIMIT):
        yield Breach("pending.busy", "nobody builds or discards at the same time now", "V-R37")
    if t.stage != BUY_BUILD and t.bought != NONE:
        yield Breach("pending.bought", "a card is bought in the last-coin step only", "4.10")
    if t.stage != COLLECT and (len(t.drawn) or t.need != NONE or t.surplus or t.cell):
        yield Breach("pending", "cards are drawn while collecting only", "4.6")


# Questions within questions


def questions(t: RevivalKernel) -> Iterator[Breach]:
    asked = [seat for seat in range(t.setting.players) if t.players[seat].ask != NONE]
    for seat in asked:
        why = wrong_question(t, seat) or wrong_moment(t, seat, len(asked))
        if why:
            yield Breach(f"seats[{seat}].asked", why, "4.2")


def wrong_question(t: RevivalKernel, seat: int) -> str:
    """What the question is about; empty if it can be asked."""
    p = t.players[seat]
    own = p.ask_area != NONE and p.ask_area in [t.area_of(seat, mate) for mate in range(t.setting.mates + 1)]
    if p.ask in (WHERE, WHICH):
        right = own and p.ask_end != NONE and p.ask_slot == NONE and is_choice_of_place(t, seat)
        return "" if right else "asks about the end of a shown hand card with several places for it"
    if p.ask == NAME_JOKERS:
        right = own and p.ask_end == NONE and is_to_be_named(t, p.ask_area, p.ask_slot)
        return "" if right else "asks about a complete monument with a joker to name"
    if p.ask == CLAIM:
        found = open_to(t, seat)
        right = p.ask_area == seat and p.ask_end == NONE and p.ask_slot == NONE
        return "" if right and found & (found - 1) else "there are not several objectives to choose from"
    return "this is no question within another"


def is_choice_of_place(t: RevivalKernel, seat: int) -> bool:
    """Several monuments can take the end, and everybody knows the card by now (V-R39, V-R84)."""
    p = t.players[seat]
    card = p.find(t.book.card_of[p.ask_end])
    if card == NONE or p.hand[card] & PUBLIC != PUBLIC:
        return False
    section = t.book.section_of[p.ask_end]
    monuments = t.players[p.ask_area].monuments
    if p.ask == WHICH:
        return bool(t.setting.reconstruction) and sum(has_section(t, m, section) for m in monuments) > 1
    return sum(awaited_section(m) == section for m in monuments) > 1


def is_to_be_named(t: RevivalKernel, area: int, slot: int) -> bool:
    monuments = t.players[area].monuments
    return (
        0 <= slot < len(monuments)
        and awaited_section(monuments[slot]) == NONE
        and unnamed(t, monuments[slot]) > 0
    )


def wrong_moment(t: RevivalKernel, seat: int, asked: int) -> str:
    """One player after the other, or everybody for himself (V-R37, V-R73, V-R140)."""
    p = t.players[seat]
    if t.stage == BUILD and not t.setting.teams:
        return "" if t.busy >> seat & 1 and p.ask_area == seat else "only who still builds is asked"
    if asked > 1 or t.stage not in (BUILD, BUY_BUILD, COLLECT, ABILITY_DISCARD):
        return "nothing of the kind is asked now"
    turn = t.queue[t.at]
    if t.stage in (COLLECT, ABILITY_DISCARD):
        return "" if p.ask == CLAIM and seat == turn else "only the player who got a Buddha chooses now"
    if p.ask == WHICH and t.stage == BUY_BUILD:
        return "nothing is rebuilt with the last coin"
    if seat == turn:
        return ""
    mates = [t.area_of(turn, mate) for mate in range(t.setting.mates + 1)]
    return "" if p.ask == CLAIM and seat in mates else "another player is building"


# 4.6 Collecting


def collecting(t: RevivalKernel) -> Iterator[Breach]:
    """Won cards leave the market in collect order, and the red cards fill up the quota."""
    turn = int(t.at)
    order = [int(t.queue[k]) for k in range(t.setting.players)]
    spaces = range(t.setting.market)
    unclaimed = [cell for cell in spaces if t.market[WINNERS + cell] == NONE]
    for cell in spaces:
        winner = t.market[WINNERS + cell]
        if winner != NONE:
            waits = (order.index(winner), cell) >= (turn, int(t.cell))
            if waits != (t.market[cell] != NONE):
                yield Breach("market", f"{content.CELL_NAMES[cell]} is for seat {winner} to take", "4.6")
    if len({t.market[cell] == NONE for cell in unclaimed}) > 1:
        yield Breach("market", "the cards nobody won stay together", "V-R32")
    yield from drawing(t, order)


def drawing(t: RevivalKernel, order: list[int]) -> Iterator[Breach]:
    turn, collector = int(t.at), order[t.at]
    won = [cell for cell in range(t.setting.market) if t.market[WINNERS + cell] == collector]
    wanted = int(t.setting.quota) - len(won)
    extra = draws_extra(t, collector, wanted)
    drawn = len(t.drawn)
    if t.need == NONE:
        right = not drawn and not t.surplus
    elif t.surplus:
        right = extra and t.need == wanted and drawn <= wanted + 1
    else:
        claiming = extra and t.need == 0 and t.players[collector].ask == CLAIM
        right = t.need <= wanted and (not drawn or (claiming and drawn <= wanted))
    if t.need != NONE and t.cell < t.setting.market:
        right = False
    if not right:
        yield Breach("pending", "this is not how the collector fills up the quota", "4.6")
    if t.phase == KEEP and drawn != wanted + 1:
        yield Breach("pending.drawn", "one card more than is kept", "V-R110")
    coming = sum(t.market[cell] != NONE for cell in won)
    coming += wanted if t.need == NONE else int(t.need) + (0 if t.surplus else drawn)
    for k, seat in enumerate(order):
        due = 0 if k < turn else coming if k == turn else t.setting.quota
        if len(t.players[seat].hand) > hand_limit(t, seat) + t.setting.quota - due:
            yield Breach(f"seats[{seat}].hand", "more cards than collected", "4.9")


# 4.10 The last coin


def last_coin(t: RevivalKernel) -> Iterator[Breach]:
    seat = int(t.queue[t.at])
    p = t.players[seat]
    for other in range(t.setting.players):
        if other != seat and len(t.players[other].hand) > hand_limit(t, other):
            yield Breach(f"seats[{other}].hand", "above the hand limit", "4.9")
    if t.stage == ABILITY:
        drawing = t.phase == DRAW_RED
        if not (may_be_drawing(t, seat) if drawing else may_act_first(t, seat)):
            yield Breach("stage", f"seat {seat} has no ability to use now", "V-R112")
    elif t.stage == ABILITY_DISCARD and not acts_first(t, seat):
        yield Breach("stage", f"seat {seat} has not used an ability", "V-R112")
    elif t.stage == BUY_BUILD and t.bought != NONE:
        if p.find(t.bought) == NONE or p.hand[p.find(t.bought)] & PUBLIC != PUBLIC:
            yield Breach("pending.bought", "waits in the buyer's hand, known to all", "4.10")
        elif not stays_possible(t, seat):
            yield Breach("pending.bought", "there is no place to build it", "V-R52")


def stays_possible(t: RevivalKernel, seat: int) -> bool:
    """Can the bought card be built, also after the answer that is due?"""
    p = t.players[seat]
    if p.ask != WHERE or t.book.card_of[p.ask_end] == t.bought:
        return bool(shows(t, t.bought, reachable_sections(t, seat, NONE, NONE, 0)))
    section = t.book.section_of[p.ask_end]
    card = t.book.card_of[p.ask_end]
    return bool(shows(t, t.bought, reachable_sections(t, seat, card, p.ask_area, section)))
