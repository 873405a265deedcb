"""Why a move is not legal now. It explains, it never decides: it is asked only about moves not in `legal`."""

from collections.abc import Iterator

from durbar.core.moves import Move
from durbar.core.refusals import NOT_OFFERED, Refusal, RefusalKind
from durbar.games.expedition import content, refusals_of_actions, refusals_of_plans
from durbar.games.expedition.chain import space_number
from durbar.games.expedition.rules.area import Area
from durbar.games.expedition.rules.characters import guides_yaks
from durbar.games.expedition.rules.effects import is_useful
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.landscape import KATHMANDU, space_around
from durbar.games.expedition.rules.layout import (
    DONE_REROLL,
    DONE_TURN_PINK,
    FACE,
    MOST_MARKERS,
    OFFERINGS,
    SET_ASIDE,
    SLOT,
    UNUSED,
)
from durbar.games.expedition.rules.numbers import (
    ACTIONS,
    BARREL_ROLL,
    BEFORE_MOVE,
    BLACK_DIE,
    CHOOSE_CHARACTER,
    CHOOSE_DIE,
    CITY_RESOURCE,
    DOES_FULFIL,
    DOES_NEXT_FACE,
    DOES_OFFER_BESIDE,
    DOES_OPPOSITE_FACE,
    DOES_RECOVER,
    DOES_ROLL_AGAIN,
    DOES_SECURE,
    DOES_TRAVEL,
    FODDER,
    LEAVE_STRIP,
    MOVE_YAK,
    PICK_MAP,
    PINK,
    PLACE_YAK,
    PLAY_TENTS,
    YAK_GUIDE,
)
from durbar.games.expedition.rules.table import Player
from durbar.games.expedition.vocabulary import PROMPTS, VOCABULARY

KINDS = {
    kind.name: kind
    for kind in (
        RefusalKind("in-kathmandu", "4.2 K1 / E-R79"),
        RefusalKind("not-now", "4.2", ("prompt",)),
        RefusalKind("no-such-player", "1", ("rival",)),
        RefusalKind("character-taken", "3.4 / E-R17", ("character",)),
        RefusalKind("not-start-space", "3.3 / E-R12", ("space",)),
        RefusalKind("space-taken", "3.3 / E-R12", ("space",)),
        RefusalKind("die-used", "4.2 T1", ("die",)),
        RefusalKind("die-aside", "4.3 / E-R19, E-R22", ("die",)),
        RefusalKind("reroll-once", "4.2 T1 / E-R21"),
        RefusalKind("reroll-alone", "4.3"),
        RefusalKind("barrel-no-dice", "5.4(3) / E-R123"),
        RefusalKind("barrel-roll-first", "5.4(3) / E-R131"),
        RefusalKind("needs-character", "5.5", ("character",)),
        RefusalKind("not-pink", "5.5 / E-R107"),
        RefusalKind("turn-once", "5.5 / E-R122"),
        RefusalKind("same-face", "5.5 / E-R122", ("face",)),
        RefusalKind("exchange-other", "5.5 / E-R107"),
        RefusalKind("needs-two-fodder", "5.5 / E-R107"),
        RefusalKind("no-card", "5.3", ("equipment",)),
        RefusalKind("too-few-cards", "4.4", ("equipment", "needed:number", "have:number")),
        RefusalKind("card-window", "5.3 / E-R26", ("equipment", "window")),
        RefusalKind("needs-die", "5.3", ("equipment",)),
        RefusalKind("not-tired", "5.4(4) / E-R46"),
        RefusalKind("tiles-finished", "5.4(5) / E-R46"),
        RefusalKind("bottle-limit", "5.4(6) / E-R51", ("value:number",)),
        RefusalKind("no-pair", "5.4(8) / E-R58"),
        RefusalKind("map-tired", "5.4(7) / E-R121"),
        RefusalKind("map-no-area", "5.4(7) / E-R56"),
        RefusalKind("map-stays", "5.4(7) / E-R57", ("space",)),
        RefusalKind("map-kathmandu", "5.4(7) / E-R57"),
        RefusalKind("not-in-area", "5.4(7) / E-R56", ("space",)),
        *refusals_of_plans.KINDS,
        *refusals_of_actions.KINDS,
    )
}

# The question each kind of move answers; cards and the exchange answer several.
ANSWERS = {
    "choose": (CHOOSE_CHARACTER,),
    "place": (PLACE_YAK,),
    "take": (CHOOSE_DIE,),
    "reroll": (CHOOSE_DIE,),
    "gain": (BLACK_DIE, CITY_RESOURCE),
    "exchange": (CHOOSE_DIE, BEFORE_MOVE, ACTIONS),
    "turn": (BEFORE_MOVE,),
    "roll": (BARREL_ROLL,),
    "stop": (BARREL_ROLL,),
    "go": (BEFORE_MOVE,),
    "move": (MOVE_YAK,),
    "exit": (LEAVE_STRIP,),
    "paint": (ACTIONS,),
    "collect": (ACTIONS,),
    "buy": (ACTIONS,),
    "buy-special": (ACTIONS,),
    "offer": (ACTIONS,),
    "offer-two": (ACTIONS,),
    "swap": (ACTIONS,),
    "done": (ACTIONS,),
    "map": (PICK_MAP,),
    "map-top": (PICK_MAP,),
    "tent": (PLAY_TENTS,),
    "pass": (PLAY_TENTS,),
}
WINDOW_PHASES = ((CHOOSE_DIE, BEFORE_MOVE), (MOVE_YAK,), (ACTIONS,))
WINDOW_INTERRUPTED = ((BLACK_DIE, BARREL_ROLL), (LEAVE_STRIP,), (PICK_MAP,))  # by a question of its own


def refuse(k: ExpeditionKernel, move: Move) -> Refusal:
    """The first reason that applies, in the order a player would want to hear them."""
    for name, facts in reasons(k, move):
        return KINDS[name].refusal(**facts)
    return NOT_OFFERED.refusal()


Reason = tuple[str, dict[str, str | int]]


def reasons(k: ExpeditionKernel, move: Move) -> Iterator[Reason]:
    p = k.players[k.player]
    kind, words = move.kind, move.parts
    if k.phase == CITY_RESOURCE and kind != "gain":
        yield "in-kathmandu", {}
    if kind in content.EQUIPMENT_NAMES:
        yield from card_reasons(k, p, kind, words)
    elif kind == "exchange" or kind == "turn":
        yield from guide_reasons(k, p, kind, words)
    if kind in ANSWERS and k.phase not in ANSWERS[kind]:
        yield "not-now", {"prompt": PROMPTS[k.phase].name}
    yield from KIND_REASONS.get(kind, no_reasons)(k, p, words)


def no_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    yield from ()


# --- Setup --------------------------------------------------------------------------------------------


def choose_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    yield "character-taken", {"character": words[0]}


def place_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    space = space_number(words[0], k.land)
    if space < 0 or space not in [k.land.start[j] for j in range(k.land.starts)]:
        yield "not-start-space", {"space": words[0]}
    yield "space-taken", {"space": words[0]}


# --- Dice ---------------------------------------------------------------------------------------------


def dice_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    for name in words[0].split():
        slot = p.have[SLOT + content.DIE_NAMES.index(name)]
        if slot == SET_ASIDE:
            yield "die-aside", {"die": name}
        elif slot != UNUSED:
            yield "die-used", {"die": name}


def reroll_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    if k.done & DONE_REROLL:
        yield "reroll-once", {}
    yield from dice_reasons(k, p, words)
    yield "reroll-alone", {}


def stop_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    yield "barrel-roll-first", {}


def guide_reasons(k: ExpeditionKernel, p: Player, kind: str, words: tuple[str, ...]) -> Iterator[Reason]:
    if not guides_yaks(p):
        yield "needs-character", {"character": content.CHARACTER_NAMES[YAK_GUIDE]}
    if kind == "turn" and k.phase == BEFORE_MOVE:
        if k.die != PINK:
            yield "not-pink", {}
        elif k.done & DONE_TURN_PINK:
            yield "turn-once", {}
        elif words[0] == str(p.have[FACE + PINK]):
            yield "same-face", {"face": words[0]}
    elif kind == "exchange" and k.phase in ANSWERS[kind]:
        if words[0] == content.RESOURCE_NAMES[FODDER]:
            yield "exchange-other", {}
        yield "needs-two-fodder", {}


# --- Equipment ----------------------------------------------------------------------------------------


def card_reasons(k: ExpeditionKernel, p: Player, kind: str, words: tuple[str, ...]) -> Iterator[Reason]:
    card = content.EQUIPMENT_NAMES.index(kind)
    window = k.book.window[card]
    if not p.cards(card):
        yield "no-card", {"equipment": kind}
    if k.phase in WINDOW_INTERRUPTED[window]:
        yield "not-now", {"prompt": PROMPTS[k.phase].name}
    elif k.phase not in WINDOW_PHASES[window]:
        yield "card-window", {"equipment": kind, "window": content.WINDOWS[window]}
    else:
        yield from effect_reasons(k, p, kind, words)


USELESS = {  # why a card does nothing now, by its effect
    DOES_ROLL_AGAIN: "barrel-no-dice",
    DOES_RECOVER: "not-tired",
    DOES_FULFIL: "tiles-finished",
    DOES_SECURE: "no-pair",
}


def effect_reasons(k: ExpeditionKernel, p: Player, kind: str, words: tuple[str, ...]) -> Iterator[Reason]:
    effect = k.book.effect[content.EQUIPMENT_NAMES.index(kind)]
    if not is_useful(k, p, effect):
        if effect in (DOES_OPPOSITE_FACE, DOES_NEXT_FACE):
            yield "needs-die", {"equipment": kind}
        else:
            yield USELESS[effect], {}
    elif effect == DOES_NEXT_FACE:
        yield "bottle-limit", {"value": p.have[FACE + k.die]}
    elif effect == DOES_TRAVEL:
        yield from terrain_reasons(k, p, words[0])
    elif effect == DOES_OFFER_BESIDE:
        yield from ladder_reasons(k, p, words[0])


def terrain_reasons(k: ExpeditionKernel, p: Player, word: str) -> Iterator[Reason]:
    if p.markers == MOST_MARKERS:
        yield "map-tired", {}
    space = space_number(word, k.land)
    if space == p.space:
        yield "map-stays", {"space": word}
    if space >= 0 and k.land.mark[space] == KATHMANDU:
        yield "map-kathmandu", {}
    if Area(k.land, p.space).count < 2:
        yield "map-no-area", {}
    yield "not-in-area", {"space": word}


def ladder_reasons(k: ExpeditionKernel, p: Player, word: str) -> Iterator[Reason]:
    space = space_around(k.land, k.target, VOCABULARY["around"].index(word))
    if p.offerings >= OFFERINGS:
        yield "no-offerings", {}
    if space < 0 or k.land.temple[space] < 0:
        yield "no-temple-around", {"around": word}
    yield "already-served", {}


KIND_REASONS = {
    "choose": choose_reasons,
    "place": place_reasons,
    "take": dice_reasons,
    "reroll": reroll_reasons,
    "roll": dice_reasons,
    "stop": stop_reasons,
    "move": refusals_of_plans.plan_reasons,
    "exit": refusals_of_plans.exit_reasons,
    "paint": refusals_of_actions.paint_reasons,
    "collect": refusals_of_actions.collect_reasons,
    "buy": refusals_of_actions.buy_reasons,
    "buy-special": refusals_of_actions.special_reasons,
    "offer": refusals_of_actions.offer_reasons,
    "offer-two": refusals_of_actions.two_reasons,
    "swap": refusals_of_actions.swap_reasons,
    "map": refusals_of_actions.map_reasons,
    "map-top": refusals_of_actions.top_reasons,
    "tent": refusals_of_actions.tent_reasons,
}
REFUSALS = tuple(KINDS.values())
