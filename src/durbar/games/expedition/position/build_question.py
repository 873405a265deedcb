"""What a position from JSON is asking: whose turn it is, how far it has come, and what is half done."""

from durbar.core.errors import shown
from durbar.core.kernel import CHANCE, NOBODY
from durbar.core.reading import Reader
from durbar.games.expedition import chain, content
from durbar.games.expedition.position.describe import DEEDS, PHASES, STAGES
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.layout import (
    ALL_DICE,
    ASKED,
    ASKED_SEEN,
    BARREL_ROLLS,
    CHOOSE_CHARACTERS,
    DONE_ARRIVAL,
    FACE,
    FIRST_ROLL,
    GO_DICE,
    GO_DISPLAYS,
    GO_SETUP,
    GO_TENT_DRAW,
    GOODS_ON,
    HAND_MAPS,
    HAND_OUT,
    LAY_BOARDS,
    LAY_GOODS,
    LAY_SHAPE,
    MOST_CHAIN,
    NAME_HOLDER,
    OPEN_MAP_PLACES,
    OPEN_MAPS,
    PLACE_YAKS,
    ROLLER,
    ROLLING,
    ROUNDS,
    SHOW_ANIMALS,
    SHOW_EQUIPMENT,
    SHOW_MAPS,
    SLOT,
    STAGE,
    TURN_TILES,
    UNUSED,
)
from durbar.games.expedition.rules.numbers import (
    ACTIONS,
    BARREL_ROLL,
    BLACK,
    BLACK_DIE,
    CHOOSE_CHARACTER,
    CHOOSE_DIE,
    DRAW_ANIMAL,
    DRAW_BOARD,
    DRAW_EQUIPMENT,
    DRAW_GOODS,
    DRAW_HOLDER,
    DRAW_OPEN_MAP,
    DRAW_SHAPE,
    DRAW_START_CARD,
    DRAW_START_MAP,
    DRAW_TENT,
    DRAW_WEATHER,
    DRAW_YAK_TILE,
    LEAVE_STRIP,
    OVER,
    PICK_MAP,
    PLACE_YAK,
    PLAY_TENTS,
    ROLL_DIE,
)
from durbar.games.expedition.rules.table import count_bits
from durbar.games.expedition.rules.walk import name_exit
from durbar.games.expedition.vocabulary import VOCABULARY

PHASE_WORDS = tuple(filter(None, PHASES))
# The questions of the setup, each with its stage; the later ones are asked during the game, too.
SETUP_ONLY = {
    DRAW_SHAPE: LAY_SHAPE,
    DRAW_BOARD: LAY_BOARDS,
    DRAW_GOODS: LAY_GOODS,
    DRAW_HOLDER: NAME_HOLDER,
    CHOOSE_CHARACTER: CHOOSE_CHARACTERS,
    DRAW_START_CARD: HAND_OUT,
    DRAW_START_MAP: HAND_MAPS,
    PLACE_YAK: PLACE_YAKS,
}
STAGE_OF = SETUP_ONLY | {
    DRAW_EQUIPMENT: SHOW_EQUIPMENT,
    DRAW_ANIMAL: SHOW_ANIMALS,
    DRAW_OPEN_MAP: SHOW_MAPS,
    DRAW_YAK_TILE: TURN_TILES,
    ROLL_DIE: FIRST_ROLL,
}
EVENING = {
    DRAW_TENT: GO_TENT_DRAW,
    DRAW_WEATHER: GO_DISPLAYS,
    DRAW_EQUIPMENT: GO_DISPLAYS,
    DRAW_ANIMAL: GO_DISPLAYS,
}


def phase_word(r: Reader, name: str, default: int) -> int:
    word = r.word(name, PHASE_WORDS, rule="4.2")
    return PHASES.index(PHASE_WORDS[word]) if word >= 0 else default


def read_question(r: Reader, pending: Reader, k: ExpeditionKernel) -> None:
    """Phase, day, round and player; a question of the setup is asked on day 0."""
    players = k.setting.players
    k.phase = phase_word(r, "phase", CHOOSE_DIE)
    if k.phase >= GO_SETUP:
        raise r.wrong("phase", f"{PHASES[k.phase]!r} is not a question", "4.2")
    k.day = r.number("day", 0 if k.phase in SETUP_ONLY else 1, 0, k.setting.days, "4.1")
    stage = STAGE_OF.get(k.phase, FIRST_ROLL) if k.day == 0 else FIRST_ROLL
    k.common[STAGE] = pending.word("stage", STAGES, stage, "3")
    if k.day and k.common[STAGE] != FIRST_ROLL:
        raise pending.wrong("stage", "the setup is over", "3")
    evening = k.day > 0 and k.phase in EVENING
    k.round = r.number("round", ROUNDS + 1 if evening else min(k.day, 1), 0, ROUNDS + 1, "4.1")
    k.holder = r.number("holder", max(k.setting.holder, 0), 0, players - 1, "4.1")
    k.cursor = pending.number("count", 0, 0, 99)
    backwards = (k.holder - 1 - k.cursor) % players  # E-R12, E-R17
    k.active = r.number(
        "active", backwards if k.phase in (CHOOSE_CHARACTER, PLACE_YAK) else k.holder, 0, players - 1, "4.1"
    )
    begun = (k.active - k.holder) % players if 0 < k.round <= ROUNDS else 0
    k.turn = r.number("turns_done", begun, 0, players - 1, "4.1")


def read_turn(r: Reader, k: ExpeditionKernel) -> None:
    """The active player's turn. `die` with `face` is the short way to say which die was taken."""
    p = k.players[k.active]
    k.die = r.word("die", content.DIE_NAMES, BLACK if k.phase == BLACK_DIE else -1, "4.2")
    if k.die >= 0:
        if p.have[SLOT + k.die] == UNUSED:
            p.have[SLOT + k.die] = p.dice_used() + 1
        p.have[FACE + k.die] = r.number("face", p.have[FACE + k.die], 1, 6, "E-R14")
    k.rolls = r.number("rolls", BARREL_ROLLS if k.phase == BARREL_ROLL else 0, 0, BARREL_ROLLS, "E-R53")
    for name in r.items("done"):
        k.done |= DEEDS[list(DEEDS)[r.number_of("done", name, list(DEEDS), "5.2")]]
    landed = k.phase in (ACTIONS, PICK_MAP, PLAY_TENTS) or PHASES[k.phase] == "draw-top-map"
    if r.has("target"):
        k.target = chain.space_number(r.text("target"), k.land)
        if k.target < 0:
            raise r.wrong("target", f"the landscape has no space {shown(r.raw('target'))}", "4.2")
    elif landed:
        k.target = p.space
    if landed and p.arrival >= 0:
        k.done |= DONE_ARRIVAL
    r.finish()


def read_pending(r: Reader, k: ExpeditionKernel) -> None:
    """What is half done; and with it, whose answer the position waits for."""
    k.player, k.resume = k.active, 0
    if k.phase == OVER:
        k.player, k.over = NOBODY, True
    elif k.phase >= DRAW_SHAPE:
        k.player = CHANCE
        k.resume = phase_word(r, "then", usual_resume(k))
    if not r.has("count"):
        k.cursor = laid_so_far(k)
    read_rolling(r, k)
    if k.phase == LEAVE_STRIP:
        k.plan = r.word("plan", VOCABULARY["plan"], rule="4.4")
        if k.plan < 0:
            raise r.wrong("plan", "a Border guard at a strip is following a plan: say which", "E-R133")
        exits = r.words("exits", VOCABULARY["exit"], "E-R133")
        if len(exits) > MOST_CHAIN:
            raise r.wrong("exits", f"no movement crosses {len(exits)} strips", "E-R133")
        for strips, exit in enumerate(exits):
            k.exits = name_exit(k.exits, strips, exit)
    if k.phase == PLAY_TENTS:
        read_asked(r, k)
    r.finish()


def laid_so_far(k: ExpeditionKernel) -> int:
    """How far a series of draws has come, by what it has brought; the count otherwise."""
    open_maps = [k.common[OPEN_MAPS + place] >= 0 for place in range(OPEN_MAP_PLACES)]
    if k.phase == DRAW_OPEN_MAP and k.day and k.cursor < OPEN_MAP_PLACES and not open_maps[k.cursor]:
        return k.cursor  # the place of the map that was taken
    if k.phase == DRAW_OPEN_MAP:
        return open_maps.index(False) if False in open_maps else 0
    if k.day == 0 and k.phase == DRAW_GOODS:
        return sum(k.common[GOODS_ON + city] >= 0 for city in range(k.land.city_spaces))
    if k.day == 0 and k.phase in (DRAW_EQUIPMENT, DRAW_ANIMAL):
        return count_bits(k.display if k.phase == DRAW_EQUIPMENT else k.animal_display)
    if k.phase == ROLL_DIE and k.resume == GO_DICE:
        return max(k.cursor, 1)  # everybody's dice in turn
    if k.phase == DRAW_TENT:
        return (k.active - k.holder) % k.setting.players + 1
    return k.cursor


def usual_resume(k: ExpeditionKernel) -> int:
    """Where chance leads back to, if it is not said."""
    if k.phase in EVENING and k.day:
        return EVENING[k.phase]
    if k.phase == ROLL_DIE and not 0 < k.round <= ROUNDS:
        return GO_DICE
    return k.current_question() if k.day else GO_SETUP


def read_rolling(r: Reader, k: ExpeditionKernel) -> None:
    """Dice in the air: not said, all the unused ones."""
    rolling = sum(1 << die for die in set(r.words("rolling", content.DIE_NAMES, "4.2")))
    if k.phase == ROLL_DIE:
        usual = max(k.cursor - 1, 0) if k.resume == GO_DICE else k.active
        k.common[ROLLER] = r.number("roller", usual, 0, k.setting.players - 1, "4.2")
        roller = k.players[k.common[ROLLER]]
        k.common[ROLLING] = rolling or (ALL_DICE if k.resume == GO_DICE else roller.dice_where(UNUSED))
    elif rolling:
        raise r.wrong("rolling", "dice are rolled when the phase is roll-die", "4.2")


def read_asked(r: Reader, k: ExpeditionKernel) -> None:
    """The tent window: not said, the first of the others who holds a tent."""
    players = k.setting.players
    holders = [n for n in range(players - 1) if k.players[(k.active + 1 + n) % players].tents]
    if not holders:
        raise r.wrong("asked", "nobody else holds a tent", "5.6 / E-R139")
    k.common[ASKED] = r.number("asked", holders[0], 0, players - 2, "E-R101")
    k.common[ASKED_SEEN] = r.number("asked_seen", 0, 0, k.common[ASKED], "E-R101")
    k.player = (k.active + 1 + k.common[ASKED]) % players
