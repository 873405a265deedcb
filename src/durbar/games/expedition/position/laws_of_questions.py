"""What is true of every question: it is asked at its time, of the right player, and can be answered."""

from collections.abc import Iterator

from durbar.core.breaches import Breach
from durbar.core.kernel import CHANCE
from durbar.games.expedition.position.build_question import SETUP_ONLY, laid_so_far
from durbar.games.expedition.position.describe import PHASES
from durbar.games.expedition.position.laws_of_setup import laws_of_setup
from durbar.games.expedition.rules.characters import chooses_exits, guides_yaks
from durbar.games.expedition.rules.day_end import day_total, lowest_total
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.layout import (
    ASKED_SEEN,
    DONE_REROLL,
    DONE_TURN_PINK,
    GO_DICE,
    GO_DISPLAYS,
    GO_SETUP,
    GO_TENT_DRAW,
    MOST_MARKERS,
    NO_TOTAL,
    NOT_VEILED,
    OPEN_MAP_PLACES,
    OPEN_MAPS,
    ROLLER,
    ROLLING,
    ROUNDS,
    SET_ASIDE,
    UNUSED,
)
from durbar.games.expedition.rules.numbers import (
    ACTIONS,
    BARREL_ROLL,
    BEFORE_MOVE,
    BLACK,
    BLACK_DIE,
    CHOOSE_CHARACTER,
    CHOOSE_DIE,
    CITY_RESOURCE,
    DRAW_ANIMAL,
    DRAW_BOARD,
    DRAW_EQUIPMENT,
    DRAW_GOODS,
    DRAW_OPEN_MAP,
    DRAW_SHAPE,
    DRAW_TENT,
    DRAW_TOP_MAP,
    DRAW_WEATHER,
    DRAW_YAK_TILE,
    LEAVE_STRIP,
    MOVE_YAK,
    OVER,
    PICK_MAP,
    PINK,
    PLACE_YAK,
    PLAY_TENTS,
    ROLL_DIE,
)
from durbar.games.expedition.rules.setup import animals_a_day
from durbar.games.expedition.rules.table import count_bits
from durbar.games.expedition.rules.turn import may_be_hit
from durbar.games.expedition.rules.walk import Walk

BEFORE_THE_MOVE = (CITY_RESOURCE, CHOOSE_DIE, BLACK_DIE, BEFORE_MOVE, MOVE_YAK, LEAVE_STRIP)
AFTER_THE_MOVE = (ACTIONS, PICK_MAP, PLAY_TENTS, DRAW_TOP_MAP)
IN_A_TURN = (CHOOSE_DIE, BEFORE_MOVE, ACTIONS)
# Where chance may lead back to; every chance of the setup leads on with the setup.
RESUMES = {
    DRAW_EQUIPMENT: (GO_DISPLAYS,),
    DRAW_ANIMAL: (GO_DISPLAYS,),
    DRAW_OPEN_MAP: (ACTIONS,),
    DRAW_YAK_TILE: IN_A_TURN,
    ROLL_DIE: (*IN_A_TURN, BARREL_ROLL, GO_DICE),
    DRAW_TENT: (GO_TENT_DRAW,),
    DRAW_WEATHER: (GO_DISPLAYS,),
    DRAW_TOP_MAP: (ACTIONS,),
}


def laws_of_time(k: ExpeditionKernel) -> Iterator[Breach]:
    """Day 0 is the setup; a day has three rounds and an evening, which counts as a fourth."""
    if k.phase == OVER:
        yield from laws_of_the_end(k)
        return
    word, players = PHASES[k.phase], k.setting.players
    if k.player == CHANCE and k.resume not in resumes(k):
        yield Breach("pending.then", f"{word} does not lead to {PHASES[k.resume]}", "4.2, 6")
    if k.player >= 0 and k.cursor and k.phase not in (CHOOSE_CHARACTER, PLACE_YAK):
        yield Breach("pending.count", f"at {word} nothing is being counted", "4.2")
    if k.day == 0:
        yield from laws_of_setup(k)
        return
    if k.phase in SETUP_ONLY:
        yield Breach("phase", f"{word} belongs to the setup, which is day 0", "3")
    if k.day == 1 and k.setting.holder not in (-1, k.holder) and not is_evening(k):
        yield Breach("holder", "the options of this game name another one for the first day", "3.3 / E-R11")
    evening = is_evening(k)
    if evening != (k.round == ROUNDS + 1) or k.round == 0:
        yield Breach("round", f"{word} in round {k.round}; the evening is round {ROUNDS + 1}", "4.1, 6")
    if evening and k.day == k.setting.days and k.phase != DRAW_WEATHER:
        yield Breach("phase", "the last day ends with its weather", "6 / E-R86")
    if not evening and k.active != (k.holder + k.turn) % players:
        yield Breach("turns_done", f"{k.turn} turns after the holder it is another seat's turn", "4.1")


def laws_of_the_end(k: ExpeditionKernel) -> Iterator[Breach]:
    """It ends when all have arrived, or with the weather of the last day."""
    if k.day == 0:
        yield Breach("day", "the game has not begun", "4.1")
    elif k.day < k.setting.days and not all(p.is_away() for p in k.players):
        yield Breach("phase", "somebody is still on the way, and there are days left", "4.1 / E-R86, E-R87")
    if k.cursor:
        yield Breach("pending.count", "nothing is being counted any more", "4.2")


def is_evening(k: ExpeditionKernel) -> bool:
    """Three rounds are over; what is asked belongs to the end of the day."""
    if k.phase == ROLL_DIE:
        return k.resume == GO_DICE
    return k.phase in (DRAW_TENT, DRAW_WEATHER, DRAW_EQUIPMENT, DRAW_ANIMAL)


def resumes(k: ExpeditionKernel) -> tuple[int, ...]:
    """Where chance may lead to from here."""
    if k.day == 0:
        return (GO_DICE if k.phase == ROLL_DIE else GO_SETUP,)
    return RESUMES.get(k.phase, ())


def laws_of_turn(k: ExpeditionKernel) -> Iterator[Breach]:
    """What must have happened in a turn before its questions are asked."""
    if k.day == 0 or k.phase == OVER or is_evening(k):
        if k.die >= 0 or k.target >= 0 or k.done or k.rolls:
            yield Breach("turn", "no turn is under way", "4.2")
        return
    p = k.players[k.active]
    if k.phase in (*BEFORE_THE_MOVE, ACTIONS, PICK_MAP) and p.is_away() != (k.phase == CITY_RESOURCE):
        where = "is in Kathmandu and takes a resource only" if p.is_away() else "is not in Kathmandu"
        yield Breach("phase", f"seat {k.active} {where}", "4.2 K1 / E-R79")
    asked = k.resume if k.player == CHANCE else k.phase  # chance answers before the turn goes on
    if asked in (BLACK_DIE, BEFORE_MOVE, MOVE_YAK, LEAVE_STRIP, *AFTER_THE_MOVE) and k.die < 0:
        yield Breach("turn.die", "a die must have been taken", "4.2")
    if asked in (CITY_RESOURCE, CHOOSE_DIE) and k.die >= 0:
        yield Breach("turn.die", "no die is taken yet; the phase would be before-move", "4.2")
    if k.phase == BLACK_DIE and k.die != BLACK:
        yield Breach("turn.die", "a resource is named for the black die", "4.2 T2")
    if (k.rolls > 0) != (k.phase == BARREL_ROLL or (k.phase == ROLL_DIE and k.resume == BARREL_ROLL)):
        yield Breach("turn.rolls", "rolls are left while a Wooden barrel is used", "5.4(3) / E-R53")
    if asked in BEFORE_THE_MOVE and k.target >= 0:
        yield Breach("turn.target", "the yak has not moved yet", "4.2")
    elif (asked in AFTER_THE_MOVE or k.target >= 0) and k.target != p.space:
        yield Breach("turn.target", "it is where the yak stands", "4.2")
    if k.target < 0 and k.done & ~(DONE_REROLL | DONE_TURN_PINK):
        yield Breach("turn.done", "these things are done after the movement", "4.2 T8")
    if k.done & DONE_REROLL and not p.dice_where(SET_ASIDE):
        yield Breach("turn.done", "whoever rolls again sets one die aside", "4.3 / E-R19")
    if k.done & DONE_TURN_PINK and (not guides_yaks(p) or k.die != PINK):
        yield Breach("turn.done", "only a Yak guide turns a die, and only the pink one", "5.5 / E-R107")
    if k.phase in (MOVE_YAK, LEAVE_STRIP) and p.markers == MOST_MARKERS:
        yield Breach(
            f"seats[{k.active}].exhaustion", "with three markers the yak rests instead of moving", "4.3"
        )


def laws_of_answers(k: ExpeditionKernel) -> Iterator[Breach]:
    """Somebody can answer, and the answer leads on."""
    if k.phase == OVER or k.viewer != NOT_VEILED:
        return
    yield from laws_of_chance(k)
    if k.phase == PLAY_TENTS:
        yield from laws_of_tents(k)
    if k.phase == LEAVE_STRIP and not at_a_strip(k):
        yield Breach("pending.plan", "this plan does not lead a Border guard to a strip", "E-R133, E-R144")
    elif k.phase != MOVE_YAK and k.player >= 0 and not k.has_answer():
        yield Breach("phase", f"there is no answer to {PHASES[k.phase]}", "4.2")


def laws_of_chance(k: ExpeditionKernel) -> Iterator[Breach]:
    if k.player != CHANCE:
        return
    dice = k.common[ROLLING]
    if k.phase == ROLL_DIE and (not dice or dice & ~k.players[k.common[ROLLER]].dice_where(UNUSED)):
        yield Breach("pending.rolling", "unused dice are rolled", "4.2 / E-R22")
    elif k.phase == ROLL_DIE and k.resume == GO_DICE and k.common[ROLLER] != k.cursor - 1:
        yield Breach("pending.roller", "for a new day everybody rolls in turn", "6")
    elif k.phase == DRAW_EQUIPMENT and count_bits(k.display) > k.setting.players:
        yield Breach("phase", "the display is full", "6 / E-R88")
    elif k.phase == DRAW_OPEN_MAP and -1 not in k.common[OPEN_MAPS : OPEN_MAPS + OPEN_MAP_PLACES]:
        yield Breach("maps", "no place is free for another open map", "5.2")
    elif k.phase == DRAW_TENT and not draws_a_tent(k):
        yield Breach("active", "those with the lowest total draw, clockwise from the holder", "5.6 / E-R100")
    elif k.phase == ROLL_DIE and k.resume != GO_DICE and k.common[ROLLER] != k.active:
        yield Breach("pending.roller", "in a turn only its player rolls", "4.2")
    elif k.cursor != laid_so_far(k) or k.cursor > most_counted(k):
        yield Breach("pending.count", f"{k.cursor} does not fit what lies there", "3, 6")
    elif k.phase not in (DRAW_SHAPE, DRAW_BOARD) and not k.has_answer():
        yield Breach("phase", f"nothing is left for {PHASES[k.phase]}", "4.2")


def draws_a_tent(k: ExpeditionKernel) -> bool:
    in_turn = k.active == (k.holder + k.cursor - 1) % k.setting.players
    return in_turn and day_total(k.players[k.active]) == lowest_total(k) < NO_TOTAL


def most_counted(k: ExpeditionKernel) -> int:
    """How far a series of chances may have come."""
    if k.phase == DRAW_GOODS:
        return k.land.city_spaces - 1
    if k.phase == DRAW_ANIMAL:
        return animals_a_day(k.setting.players) - 1
    if k.phase == DRAW_OPEN_MAP:
        return OPEN_MAP_PLACES - 1
    return k.setting.boards if k.phase == DRAW_BOARD else k.setting.players


def laws_of_tents(k: ExpeditionKernel) -> Iterator[Breach]:
    """Somebody with a tent is asked, about somebody it can hurt; a tent played before has left its marker."""
    if not may_be_hit(k):
        yield Breach("pending.asked", "no tent could hurt the active player", "5.6 / E-R105, E-R139")
    elif not k.players[k.player].tents:
        yield Breach("pending.asked", "this seat holds no tent", "5.6 / E-R139")
    elif k.common[ASKED_SEEN] and not k.players[k.active].markers:
        yield Breach("pending.asked_seen", "a tent that was played has given a marker", "5.6")


def at_a_strip(k: ExpeditionKernel) -> bool:
    p, walk = k.players[k.active], Walk()
    return chooses_exits(p) and not walk.work_out(k.land, p, k.die, k.plan, k.exits) and walk.asks
