"""The words of the game: names of things, kinds of moves, chances, events and prompts.

The order of every table is a contract: ids follow from it. `python tools/ids.py expedition` writes them into
rules/numbers.py, for the compiled rules; a test sees that it was done.
"""

import re

from durbar.core.moves import NO_MOVE, Move
from durbar.core.tables import ChanceKind, EventKind, MoveKind, PromptKind
from durbar.games.expedition import content
from durbar.games.expedition.rules.landscape import MOST_BOARDS, ROW
from durbar.games.expedition.rules.layout import PLANS

SEATS = 4
SEAT_COLOURS = ("yellow", "red", "blue", "green")
POINTS = "nesw"


def space_name(space: int) -> str:
    """Board, row and column as laid, all from 1: "2:5,3"."""
    return f"{(space >> 6) + 1}:{(space >> 3 & 7) + 1},{(space & 7) + 1}"


def plan_name(plan: int) -> str:
    """A direction, the turns of Bridles ("2e": after two steps to the east), and what else is used."""
    direction, way, form = plan % 4, plan // 4 % 3, plan // 12
    words = [POINTS[direction]]
    if form >= 243:
        words += ["tea"] * (form - 242)
    else:
        facing = direction
        for after in range(1, 6):
            form, turn = divmod(form, 3)
            if turn:
                facing = (facing + (1 if turn == 1 else 3)) % 4
                words.append(f"{after}{POINTS[facing]}")
    words += ([], ["climb"], ["over"])[way]
    return " ".join(words)


def forbidden_plan(text: str) -> Move | None:
    """ "move n 1e tea": cards that exclude each other, well written. No plan, but a rule says why not."""
    kind, _, plan = text.partition(" ")
    if kind != "move" or not re.fullmatch(r"[nesw]( [1-6][nesw])*( tea)*( climb)?( over)?", plan):
        return None
    excluded = re.search(r"\d. tea|climb over", plan)
    return Move(NO_MOVE, text, kind, (plan,)) if excluded else None


def dice_name(mask: int) -> str:
    return " ".join(name for k, name in enumerate(content.DIE_NAMES) if mask >> k & 1)


def trio_names() -> tuple[str, ...]:
    """The ten ways to take three different resources (E-R49), leaving out one pair each."""
    names = content.RESOURCE_NAMES
    return tuple(
        f"{names[a]} {names[b]} {names[c]}"
        for a in range(5)
        for b in range(a + 1, 5)
        for c in range(b + 1, 5)
    )


VOCABULARY: dict[str, tuple[str, ...]] = {
    "landscape": content.LANDSCAPE_NAMES,
    "resource": content.RESOURCE_NAMES,
    "die": content.DIE_NAMES,
    "face": ("1", "2", "3", "4", "5", "6"),
    "dice": tuple(dice_name(mask) for mask in range(1, 64)),
    "trio": trio_names(),
    "step": ("down", "up"),
    "equipment": content.EQUIPMENT_NAMES,
    "effect": content.EFFECT_NAMES,
    "card": content.CARD_NAMES,
    "animal": content.ANIMAL_NAMES,
    "map": content.MAP_NAMES,
    "mapcolour": content.MAP_COLOUR_NAMES,
    "good": content.GOOD_TYPE_NAMES,
    "tile": content.GOOD_NAMES,
    "yaktile": (*content.LANDSCAPE_NAMES, "ten"),
    "character": content.CHARACTER_NAMES,
    "ability": content.ABILITY_NAMES,
    "plan": tuple(plan_name(plan) for plan in range(PLANS)),
    "around": ("n", "ne", "e", "se", "s", "sw", "w", "nw"),
    "rival": ("p1", "p2", "p3", "p4"),
    "count": ("1", "2", "3"),
    "exit": ("1", "2", "3", "4", "5", "6", "7", "8", "stop"),
    "space": tuple(space_name(space) for space in range(MOST_BOARDS * ROW * ROW)),
    "weather": ("sun", "storm"),
    "cause": ("needle", "strip", "obstacle", "storm", "tent"),
    "shape": tuple(shape.lower() for length in (6, 8) for shape in content.shapes(length)),
    "board": tuple(content.tile_name(tile).lower() for tile in range(len(content.BOARD_NAMES) * 4)),
    "ending": ("all-arrived", "last-day"),
    "source": ("open", "top"),
    "window": ("before", "during", "after"),
    "action": ("paint", "collect", "buy", "offer", "swap"),
    "direction": ("n", "e", "s", "w"),
}

# The words the rules count, and what they call the number.
COUNTED = {
    "resource": "RESOURCES",
    "die": "DICE",
    "equipment": "EQUIPMENT",
    "card": "DECK_CARDS",
    "animal": "ANIMALS",
    "map": "MAP_KINDS",
    "mapcolour": "MAP_COLOURS",
    "tile": "GOODS",
    "good": "GOOD_TYPES",
    "character": "CHARACTERS",
}

# The words the rules know by name, and how the name begins.
NUMBERED = {
    "resource": "",
    "die": "",
    "equipment": "",
    "effect": "DOES_",
    "character": "",
    "ability": "CAN_",
    "weather": "",
    "cause": "BY_",
    "ending": "",
}

# Cards played by their name and, with some effects, a choice; what is aimed at a space stands further down.
CHOICES: dict[str, tuple[str, ...]] = {"three-resources": ("trio",), "next-face": ("step",)}
AIMED = ("travel", "offer-beside", "climb", "double", "turn-aside")
CARD_MOVES = tuple(
    MoveKind(entry["name"], CHOICES.get(entry["effect"], ()))
    for entry in content.TABLES["cards"]["equipment"]
    if entry["effect"] not in AIMED
)

MOVES = (
    MoveKind("choose", ("character",)),
    MoveKind("take", ("die",)),
    MoveKind("reroll", ("die",)),
    MoveKind("gain", ("resource",)),
    MoveKind("exchange", ("resource",)),
    MoveKind("turn", ("face",)),
    *CARD_MOVES,
    MoveKind("roll", ("dice",)),
    MoveKind("stop"),
    MoveKind("go"),
    MoveKind("move", ("plan",)),
    MoveKind("paint", ("animal",)),
    MoveKind("collect", ("card",)),
    MoveKind("buy", ("tile",)),
    MoveKind("buy-special", ("tile",)),
    MoveKind("offer"),
    MoveKind("offer-two"),
    MoveKind("rope-ladder", ("around",)),
    MoveKind("swap", ("rival", "map", "map2:map")),
    MoveKind("map", ("map",)),
    MoveKind("map-top"),
    MoveKind("done"),
    MoveKind("tent", ("count",), reply=True),
    MoveKind("pass", reply=True),
    MoveKind("exit", ("exit",)),
    MoveKind("place", ("space",)),
    MoveKind("terrain-map", ("space",)),
)

CHANCES = (
    ChanceKind("face", ("face",)),
    ChanceKind("weather", ("weather",)),
    ChanceKind("tent", ("landscape",)),
    ChanceKind("goods", ("tile",)),
    ChanceKind("equipment", ("card",)),
    ChanceKind("animal", ("animal",)),
    ChanceKind("map", ("map",)),
    ChanceKind("holder", ("rival",)),
    ChanceKind("yak-tile", ("landscape",)),
    ChanceKind("start-card", ("equipment",)),
    ChanceKind("shape", ("shape",)),
    ChanceKind("board", ("board",)),
)

# Journal arguments in this order; a private field is shown to the event's seat alone.
EVENTS = (
    EventKind("laid", ("number:number", "board:board")),
    EventKind("goods-laid", ("space:space", "tile:tile")),
    EventKind("equipment-shown", ("card:card",)),
    EventKind("animal-shown", ("animal:animal",)),
    EventKind("map-shown", ("map:map",)),
    EventKind("holder", ("seat:seat",)),
    EventKind("tile-up", ("seat:seat", "tile:yaktile")),
    EventKind("chose", ("seat:seat", "character:character")),
    EventKind("start-card", ("seat:seat", "equipment:equipment")),
    EventKind("start-map", ("seat:seat", "map:map")),
    EventKind("map-returned", ("seat:seat", "map:map")),
    EventKind("placed", ("seat:seat", "space:space")),
    EventKind("rolled", ("seat:seat", "die:die", "value:number")),
    EventKind("day", ("day:number",)),
    EventKind("turn", ("seat:seat", "day:number", "round:number")),
    EventKind("set-aside", ("seat:seat", "die:die")),
    EventKind("took", ("seat:seat", "die:die", "value:number")),
    EventKind("gained", ("seat:seat", "resource:resource")),
    EventKind("played", ("seat:seat", "equipment:equipment")),
    EventKind("turned", ("seat:seat", "die:die", "value:number")),
    EventKind("recovered", ("seat:seat", "count:number")),
    EventKind("secured", ("seat:seat", "colour:mapcolour", "count:number")),
    EventKind("jumped", ("seat:seat", "from:space", "to:space")),
    EventKind("exchanged", ("seat:seat", "resource:resource")),
    EventKind("rested", ("seat:seat",)),
    EventKind("stepped", ("seat:seat", "space:space")),
    EventKind("moved", ("seat:seat", "from:space", "to:space", "steps:number")),
    EventKind("paid", ("seat:seat", "resource:resource")),
    EventKind("tired", ("seat:seat", "cause:cause", "count:number")),
    EventKind("arrived", ("seat:seat", "points:number")),
    EventKind("fulfilled", ("seat:seat", "landscape:landscape")),
    EventKind("painted", ("seat:seat", "animal:animal")),
    EventKind("collected", ("seat:seat", "card:card")),
    EventKind("bought", ("seat:seat", "tile:tile")),
    EventKind("special", ("seat:seat", "good:good", "owner:seat")),
    EventKind("offered", ("seat:seat", "space:space", "count:number")),
    EventKind("took-map", ("seat:seat", "map:map", "source:source")),
    EventKind("swapped", ("seat:seat", "rival:seat", "taken:map", "given:map")),
    EventKind("tents", ("seat:seat", "rival:seat", "landscape:landscape", "count:number")),
    EventKind("standee", ("seat:seat", "total:number")),
    EventKind("tent-drawn", ("seat:seat", "landscape:landscape"), frozenset({"landscape"})),
    EventKind("weather", ("weather:weather", "storm:number")),
    EventKind("finished", ("ending:ending",)),
    EventKind("no-tents", ("seat:seat",), reveals=True),
    # What the others answer must not show in what can be taken back: neither a turn handed over nor a pass.
    EventKind("tent-window", ("seat:seat",), reveals=True),
    EventKind("tent-declined", ("seat:seat",), reveals=True, secret=True),
)

# In the order of the phases: what players are asked, then what chance is asked.
PROMPTS = (
    PromptKind("choose-character", "3.4 / E-R17"),
    PromptKind("place-yak", "3.3 / E-R12"),
    PromptKind("city-resource", "4.2 K1 / E-R79"),
    PromptKind("choose-die", "4.2 T1"),
    PromptKind("barrel-roll", "5.4(3) / E-R53", optional=True),
    PromptKind("black-die", "4.2 T2 / E-R23"),
    PromptKind("before-move", "4.2 T3", optional=True),
    PromptKind("move-yak", "4.4"),
    PromptKind("leave-strip", "5.5 / E-R110"),
    PromptKind("actions", "5.2", optional=True),
    PromptKind("pick-map", "4.2 T8m"),
    PromptKind("play-tents", "5.6", optional=True),
    PromptKind("draw-shape", "3.1 / E-R4"),
    PromptKind("draw-board", "3.1 / E-R2"),
    PromptKind("draw-goods", "3.2"),
    PromptKind("draw-equipment", "3.2, 6"),
    PromptKind("draw-animal", "3.2, 6"),
    PromptKind("draw-open-map", "3.2, 5.2"),
    PromptKind("draw-holder", "3.3 / E-R11"),
    PromptKind("draw-yak-tile", "3.3, 5.2"),
    PromptKind("draw-start-card", "3.3"),
    PromptKind("draw-start-map", "3.3 / E-R10"),
    PromptKind("roll-die", "4.2, 6"),
    PromptKind("draw-tent", "5.6 / E-R100"),
    PromptKind("draw-weather", "6, 8.1"),
    PromptKind("draw-top-map", "4.2 T8m"),
)

VOCABULARY["prompt"] = tuple(prompt.name for prompt in PROMPTS)
STAGES = (*VOCABULARY["prompt"], "over")  # what is asked, `phase`
