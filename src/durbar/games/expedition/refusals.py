"""Why a move is not legal now. It explains, it never decides: it is asked only about moves not in `legal`."""

from collections.abc import Iterator

from durbar.core.moves import Move
from durbar.core.refusals import NOT_OFFERED, Refusal, RefusalKind
from durbar.games.expedition import content, refusals_of_plans
from durbar.games.expedition.chain import space_number
from durbar.games.expedition.rules.actions import goods_here, landscapes_here, may_offer
from durbar.games.expedition.rules.area import Area
from durbar.games.expedition.rules.effects import is_useful
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.landscape import KATHMANDU, MOUNTAIN, around
from durbar.games.expedition.rules.layout import (
    DONE_BUY,
    DONE_COLLECT,
    DONE_OFFER,
    DONE_PAINT,
    DONE_REROLL,
    DONE_SWAP,
    DONE_TURN_PINK,
    FACE,
    MAPS,
    MOST_MARKERS,
    OFFERINGS,
    SECURED,
    SET_ASIDE,
    SLOT,
    TENTS,
    UNUSED,
)
from durbar.games.expedition.rules.numbers import (
    ACTIONS,
    BACKPACK,
    BARREL_ROLL,
    BEFORE_MOVE,
    BLACK_DIE,
    CAN_GUIDE_YAKS,
    CAN_OFFER_TWICE,
    CHOOSE_CHARACTER,
    CHOOSE_DIE,
    CITY_RESOURCE,
    COIN,
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
    MONK,
    MOVE_YAK,
    PAINT_BOX,
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
        RefusalKind("once-per-turn", "5.2", ("action",)),
        RefusalKind("animal-not-shown", "5.2", ("animal",)),
        RefusalKind("card-not-shown", "5.2", ("card",)),
        RefusalKind("wrong-landscape", "5.1", ("landscape",)),
        RefusalKind("no-good-there", "5.2 / E-R70", ("tile",)),
        RefusalKind("special-own", "5.2 / E-R71", ("good",)),
        RefusalKind("needs-resource", "5.2", ("resource",)),
        RefusalKind("needs-two-coins", "5.2 / E-R71"),
        RefusalKind("no-temple", "5.2"),
        RefusalKind("no-temple-around", "5.4(12) / E-R62, E-R124", ("around",)),
        RefusalKind("already-served", "5.2 / E-R63"),
        RefusalKind("no-offerings", "5.2 / E-R73"),
        RefusalKind("monk-spent", "5.5 / E-R108"),
        RefusalKind("monk-one-left", "5.5 / E-R108"),
        RefusalKind("no-swap-partner", "5.2 / E-R77", ("rival",)),
        RefusalKind("secured-map", "5.2 / E-R76", ("map",)),
        RefusalKind("not-their-map", "5.2", ("rival", "map")),
        RefusalKind("not-your-map", "5.2", ("map",)),
        RefusalKind("same-map", "5.2 / E-R136"),
        RefusalKind("map-not-shown", "4.2 T8m", ("map",)),
        RefusalKind("pile-empty", "4.2 T8m / E-R74"),
        RefusalKind("tents-too-few", "5.6", ("landscape",)),
        RefusalKind("tents-too-many", "5.6 / E-R125"),
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
    if p.ability != CAN_GUIDE_YAKS:
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
    if k.phase not in WINDOW_PHASES[window]:
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
    space = around(k.land, k.target, VOCABULARY["around"].index(word))
    if p.offerings >= OFFERINGS:
        yield "no-offerings", {}
    if space < 0 or k.land.temple[space] < 0:
        yield "no-temple-around", {"around": word}
    yield "already-served", {}


# --- Actions ------------------------------------------------------------------------------------------


def paint_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    animal = content.ANIMAL_NAMES.index(words[0])
    if k.done & DONE_PAINT:
        yield "once-per-turn", {"action": "paint"}
    if not k.animal_display >> animal & 1:
        yield "animal-not-shown", {"animal": words[0]}
    yield from match_reasons(k, p, k.book.animal_land[animal], PAINT_BOX)


def collect_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    card = content.CARD_NAMES.index(words[0])
    if k.done & DONE_COLLECT:
        yield "once-per-turn", {"action": "collect"}
    if not k.display >> card & 1:
        yield "card-not-shown", {"card": words[0]}
    yield from match_reasons(k, p, k.book.card_land[card], BACKPACK)


def match_reasons(k: ExpeditionKernel, p: Player, land: int, resource: int) -> Iterator[Reason]:
    if not landscapes_here(k, p) >> land & 1:
        yield "wrong-landscape", {"landscape": content.LANDSCAPE_NAMES[land]}
    if not p.have[resource]:
        yield "needs-resource", {"resource": content.RESOURCE_NAMES[resource]}


def buy_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    tile = content.GOOD_NAMES.index(words[0])
    if k.done & DONE_BUY:
        yield "once-per-turn", {"action": "buy"}
    if k.land.city[k.target] < 0 or not goods_here(k, p) >> tile & 1:
        yield "no-good-there", {"tile": words[0]}
    if not p.have[COIN]:
        yield "needs-resource", {"resource": content.RESOURCE_NAMES[COIN]}


def special_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    yield from buy_reasons(k, p, words)
    good = words[0].rpartition("-")[0]
    if p.specials >> content.GOOD_TYPE_NAMES.index(good) & 1:
        yield "special-own", {"good": good}
    yield "needs-two-coins", {}


def offer_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    if k.done & DONE_OFFER:
        yield "once-per-turn", {"action": "offer"}
    if k.land.temple[k.target] < 0:
        yield "no-temple", {}
    elif not may_offer(k, p, k.target):
        yield "already-served", {}
    if p.offerings >= OFFERINGS:
        yield "no-offerings", {}


def two_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    if p.ability != CAN_OFFER_TWICE:
        yield "needs-character", {"character": content.CHARACTER_NAMES[MONK]}
    yield from offer_reasons(k, p, words)
    if not p.monk_uses:
        yield "monk-spent", {}
    yield "monk-one-left", {}


def swap_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    rival, theirs, mine = words
    seat = VOCABULARY["rival"].index(rival)
    if seat >= k.setting.players:
        yield "no-such-player", {"rival": rival}
        return
    if k.done & DONE_SWAP:
        yield "once-per-turn", {"action": "swap"}
    other = k.players[seat]
    if seat == k.active or other.space != k.target:
        yield "no-swap-partner", {"rival": rival}
    for owner, name, refusal in ((other, theirs, "not-their-map"), (p, mine, "not-your-map")):
        kind = content.MAP_NAMES.index(name)
        if not owner.have[MAPS + kind]:
            if owner.have[SECURED + kind // 2]:
                yield "secured-map", {"map": name}
            yield refusal, {"rival": rival, "map": name} if owner is other else {"map": name}
    yield "same-map", {}


def map_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    yield "map-not-shown", {"map": words[0]}


def top_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    yield "pile-empty", {}


def tent_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    land = k.land.land[k.target]
    if land != MOUNTAIN and p.have[TENTS + land] < int(words[0]):
        yield "tents-too-few", {"landscape": content.LANDSCAPE_NAMES[land]}
    yield "tents-too-many", {}


KIND_REASONS = {
    "choose": choose_reasons,
    "place": place_reasons,
    "take": dice_reasons,
    "reroll": reroll_reasons,
    "roll": dice_reasons,
    "stop": stop_reasons,
    "move": refusals_of_plans.plan_reasons,
    "exit": refusals_of_plans.exit_reasons,
    "paint": paint_reasons,
    "collect": collect_reasons,
    "buy": buy_reasons,
    "buy-special": special_reasons,
    "offer": offer_reasons,
    "offer-two": two_reasons,
    "swap": swap_reasons,
    "map": map_reasons,
    "map-top": top_reasons,
    "tent": tent_reasons,
}
REFUSALS = tuple(KINDS.values())
