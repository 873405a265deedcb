"""What a page needs beyond the rules: the pieces a move touches, those an event moved, how far it is."""

import re
from collections.abc import Iterator

from durbar.core.events import Event
from durbar.core.moves import Move
from durbar.games.expedition import content
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.landscape import space_around
from durbar.games.expedition.rules.layout import EXIT_STOP, OPEN_MAP_PLACES, OPEN_MAPS, TENTS
from durbar.games.expedition.rules.numbers import DECK_CARDS
from durbar.games.expedition.rules.walk import Walk, direction_between, exit_space, name_exit
from durbar.games.expedition.vocabulary import VOCABULARY, space_name

# Where the guide tells a numbered section of the rules; the longest match counts.
ANCHORS = {
    "3": "setup",
    "3.1": "setup-landscape",
    "3.2": "setup-table",
    "3.3": "setup-players",
    "3.4": "characters",
    "4": "turn",
    "4.2 T1": "die",
    "4.2 T8m": "offer",
    "4.2 K1": "in-kathmandu",
    "4.3": "reroll",
    "4.4": "move",
    "4.5": "move",
    "5.1": "landscapes",
    "5.2": "actions",
    "5.3": "equipment",
    "5.4": "equipment",
    "5.5": "characters",
    "5.6": "tents",
    "6": "day-end",
    "7": "scoring",
    "8.1": "weather-modes",
    "8.2": "long-game",
    "8.3": "variants",
    "12": "reconstructed",
}


def space_of(element: str) -> str:
    """The space of an element: space-2-5-3 is "2:5,3"."""
    board, row, column = element.split("-")[1:]
    return f"{board}:{row},{column}"


def space_id(name: str) -> str:
    """The element of a space: "2:5,3" is space-2-5-3."""
    return "space-" + re.sub("[:,]", "-", name)


# --- What to touch for a move -------------------------------------------------------------------------


def picks(k: ExpeditionKernel, seat: int, move: Move) -> tuple[str, ...]:
    """The pieces to touch, in order; () is a button."""
    kind, words = move.kind, move.parts
    if kind in ("take", "reroll"):
        return (f"die-{seat}-{words[0]}",)
    if kind == "roll":
        return tuple(f"die-{seat}-{die}" for die in words[0].split())
    if kind == "turn":
        return (f"die-{seat}-pink",)
    if kind in ("place", "terrain-map"):
        return (space_id(words[0]),)
    if kind == "move":
        return plan_picks(k, VOCABULARY["plan"].index(words[0]))
    if kind == "exit":
        return exit_picks(k, words[0])
    if kind == "rope-ladder":
        return (space_id(space_name(space_around(k.land, k.target, VOCABULARY["around"].index(words[0])))),)
    if kind in content.EQUIPMENT_NAMES:
        return (own_card(k, seat, kind),)
    if kind == "paint":
        return (f"animal-{words[0]}",)
    if kind == "collect":
        return (f"card-{words[0]}",)
    if kind in ("buy", "buy-special"):
        return (f"tile-{words[0]}",)
    if kind in ("offer", "offer-two"):
        return (space_id(space_name(k.target)),)
    if kind == "swap":
        return (f"yak-{VOCABULARY['rival'].index(words[0])}",)
    if kind == "map":
        return (open_map(k, words[0]),)
    if kind == "map-top":
        return ("deck-maps",)
    if kind == "tent":
        return own_tents(k, seat, int(words[0]))
    return ()


def plan_picks(k: ExpeditionKernel, plan: int) -> tuple[str, ...]:
    """The space where a plan ends; a Border guard's plan is touched at the strip it comes to first."""
    walk = Walk()
    if walk.work_out(k.land, k.players[k.active], k.die, plan, 0):
        return (space_id(space_name(walk.end)),)
    return (space_id(space_name(walk.ask_from)),) if walk.asks else ()


def exit_picks(k: ExpeditionKernel, word: str) -> tuple[str, ...]:
    walk = Walk()
    walk.work_out(k.land, k.players[k.active], k.die, k.plan, k.exits)
    if word == "stop":
        return (space_id(space_name(walk.ask_from)),)
    facing = walk.ask_to
    out = exit_space(facing, direction_between(walk.ask_from, facing, k.land), int(word) - 1)
    return (space_id(space_name(out)),)


def trail(k: ExpeditionKernel, move: Move) -> tuple[str, ...]:
    """The spaces a movement leads over, from the one where the yak stands; as far as is decided."""
    yak, walk = k.players[k.active], Walk(keep_path=True)
    if move.kind == "move":
        plan, exits = VOCABULARY["plan"].index(move.parts[0]), 0
    elif move.kind == "exit":
        walk.work_out(k.land, yak, k.die, k.plan, k.exits)
        word = move.parts[0]
        plan = k.plan
        exits = name_exit(k.exits, walk.ask_strips, EXIT_STOP if word == "stop" else int(word) - 1)
    else:
        return ()
    whole = walk.work_out(k.land, yak, k.die, plan, exits)
    if not whole and not walk.asks:
        return ()
    steps = walk.steps if whole else walk.ask_step  # before a strip that asks where to come out
    passed = [walk.path[step] for step in range(steps)]
    return tuple(space_id(space_name(space)) for space in (yak.space, *passed)) if passed else ()


def own_card(k: ExpeditionKernel, seat: int, kind: str) -> str:
    """The card that would be used: the start card first (E-R138)."""
    number = content.EQUIPMENT_NAMES.index(kind)
    held = k.players[seat].equipment
    if held >> DECK_CARDS + number & 1:
        return f"card-{kind}"
    return next(
        f"card-{name}" for j, name in enumerate(content.CARD_NAMES) if j // 3 == number and held >> j & 1
    )


def own_tents(k: ExpeditionKernel, seat: int, count: int) -> tuple[str, ...]:
    """As many of the fitting tents as are played; they lie in the order of the landscapes."""
    have, land = k.players[seat].have, k.land.terrain[k.target]
    before = sum(have[TENTS + other] for other in range(land))
    return tuple(f"tent-{seat}-{before + number}" for number in range(1, count + 1))


def open_map(k: ExpeditionKernel, name: str) -> str:
    shown = [k.common[OPEN_MAPS + place] for place in range(OPEN_MAP_PLACES)]
    return f"map-open-{shown.index(content.MAP_NAMES.index(name)) + 1}"


# --- What an event was about --------------------------------------------------------------------------


def touched(event: Event) -> tuple[str, ...]:
    """The pieces an event moved or showed."""
    return tuple(pieces(event))


def pieces(event: Event) -> Iterator[str]:
    fields, seat = event.fields, event.fields.get("seat")
    for name, value in fields.items():
        if value is None:
            continue
        if name in ("space", "to", "from"):
            yield space_id(str(value))
        elif name in ("card", "animal"):
            yield f"{name}-{value}"
        elif name == "tile" and event.kind in ("bought", "goods-laid"):
            yield f"tile-{value}"
        elif name == "good":
            yield f"special-{value}"
        elif name == "die":
            yield f"die-{seat}-{value}"
    if event.kind in ("placed", "stepped", "moved", "jumped", "arrived", "rested", "tired"):
        yield f"yak-{seat}"
    elif event.kind in ("fulfilled", "tile-up"):
        yield f"yaktile-{seat}"
    elif event.kind == "swapped":
        yield from (f"yak-{seat}", f"yak-{fields['rival']}")
    elif event.kind in ("tents", "tent-drawn"):
        yield f"tents-{seat}"
    elif event.kind == "weather":
        yield from ("weather", "storm")
    elif event.kind in ("standee", "holder"):
        yield "standee"


# --- Where a rule is told -----------------------------------------------------------------------------


def rule_anchor(rule: str) -> str | None:
    """ "4.5 / E-R61" is told at "move"; a card's or character's own paragraph where the rule names it."""
    section = rule.partition("/")[0].strip().split(",")[0]
    card = re.fullmatch(r"5\.4\((\d+)\)", section)
    if card:
        return f"equipment-{content.EQUIPMENT_NAMES[int(card[1]) - 1]}"
    while section:
        if section in ANCHORS:
            return ANCHORS[section]
        section = section[: max(section.rfind("."), section.rfind(" "), 0)]
    return None
