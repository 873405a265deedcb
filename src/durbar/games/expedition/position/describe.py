"""A position told as JSON (4.7). `build.py` takes it back, or one written by hand.

In a position as one seat sees it, a tent whose landscape it does not know is null.
"""

from typing import Any

from durbar.core.kernel import CHANCE
from durbar.games.expedition import content
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.landscape import LANDSCAPES
from durbar.games.expedition.rules.layout import (
    ASKED,
    ASKED_SEEN,
    DONE_ARRIVAL,
    DONE_BUY,
    DONE_COLLECT,
    DONE_LADDER,
    DONE_OFFER,
    DONE_PAINT,
    DONE_REROLL,
    DONE_SWAP,
    DONE_TILE,
    DONE_TURN_PINK,
    FACE,
    GOODS_ON,
    IN_KATHMANDU,
    MAP_PILE,
    MAPS,
    OPEN_MAP_PLACES,
    OPEN_MAPS,
    ROLLER,
    ROLLING,
    SECURED,
    SHAPE,
    SLOT,
    STAGE,
    TENT_PILE,
    TENTS,
    TILES,
    UNDER,
    UNDER_COUNT,
)
from durbar.games.expedition.rules.numbers import (
    DECK_CARDS,
    DICE,
    DRAW_ANIMAL,
    DRAW_EQUIPMENT,
    EQUIPMENT,
    LEAVE_STRIP,
    MAP_COLOURS,
    MAP_KINDS,
    OVER,
    PLAY_TENTS,
    RESOURCES,
)
from durbar.games.expedition.rules.table import Player, count_bits
from durbar.games.expedition.vocabulary import PROMPTS, SEAT_COLOURS, VOCABULARY, plan_name, space_name

PLACES = ("unused", "slot 1", "slot 2", "slot 3", "aside")
STAGES = (
    "shape",
    "boards",
    "goods",
    "equipment",
    "animals",
    "maps",
    "holder",
    "yak-tiles",
    "characters",
    "start-cards",
    "start-maps",
    "yaks",
    "dice",
)
# What goes on after chance, or comes by itself, in the order of the GO_ phases.
GOING = (
    "setup",
    "turn",
    "tents",
    "standee",
    "tent-draw",
    "dice",
    "weather",
    "displays",
    "next-tent",
)
PHASES = (*(prompt.name for prompt in PROMPTS), "over", "", "", "", "", "", *GOING)
DEEDS = {
    "paint": DONE_PAINT,
    "collect": DONE_COLLECT,
    "buy": DONE_BUY,
    "offer": DONE_OFFER,
    "swap": DONE_SWAP,
    "reroll": DONE_REROLL,
    "turn": DONE_TURN_PINK,
    "arrival": DONE_ARRIVAL,
    "rope-ladder": DONE_LADDER,
    "yak-tile": DONE_TILE,
}


def bits(mask: int, names: tuple[str, ...]) -> list[str]:
    """The names of the bits that are set."""
    return [name for k, name in enumerate(names) if mask >> k & 1]


def card_name(card: int) -> str:
    """A card of the deck by type and landscape, a start card by its type."""
    return content.CARD_NAMES[card] if card < DECK_CARDS else content.EQUIPMENT_NAMES[card - DECK_CARDS]


CARDS = tuple(card_name(card) for card in range(DECK_CARDS + EQUIPMENT))


def weather_so_far(k: ExpeditionKernel) -> int:
    """Days whose weather is known: today's too once it was turned up."""
    if k.phase == OVER:
        return k.day - 1 if all(p.is_away() for p in k.players) else k.day
    return k.day if k.day and k.phase in (DRAW_EQUIPMENT, DRAW_ANIMAL) else max(k.day - 1, 0)


def describe(k: ExpeditionKernel) -> dict[str, Any]:
    """The whole position, or as much of it as this one knows."""
    land, sums = k.land, consequences(k)
    return {
        "landscape": describe_landscape(k),
        "goods": {
            space_name(land.city_space[city]): content.GOOD_NAMES[k.common[GOODS_ON + city]]
            for city in range(land.city_spaces)
            if k.common[GOODS_ON + city] >= 0
        },
        "day": k.day,
        "round": k.round,
        "turns_done": k.turn,
        "holder": k.holder,
        "active": k.active,
        "phase": PHASES[k.phase],
        "storm": k.storm,
        "weather": ["storm" if k.storm_days >> d & 1 else "sun" for d in range(1, weather_so_far(k) + 1)],
        "weather_left": {"storm": k.storms_left, "sun": k.suns_left},
        "kathmandu": sums["kathmandu"],
        "equipment": bits(k.display, content.CARD_NAMES),
        "equipment_left": sums["equipment_left"],
        "equipment_used": bits(used_cards(k), CARDS),
        "animals": bits(k.animal_display, content.ANIMAL_NAMES),
        "animals_left": sums["animals_left"],
        "maps": [map_name(k.common[OPEN_MAPS + place]) for place in range(OPEN_MAP_PLACES)],
        "maps_left": sums["maps_left"],
        "maps_under": [content.MAP_NAMES[k.common[UNDER + j]] for j in range(k.common[UNDER_COUNT])],
        "tents_left": sums["tents_left"],
        "tents_unseen": {
            content.LANDSCAPE_NAMES[kind]: k.common[TENT_PILE + kind]
            for kind in range(LANDSCAPES)
            if k.common[TENT_PILE + kind]
        },
        "turn": describe_turn(k),
        "pending": describe_pending(k),
        "seats": [describe_seat(k, seat) for seat in range(k.setting.players)],
    }


def consequences(k: ExpeditionKernel) -> dict[str, Any]:
    """What is told for the reader's convenience: it follows from the rest."""
    unseen = sum(k.common[TENT_PILE + kind] for kind in range(LANDSCAPES))
    hidden = sum(p.tents - tents_known(p) for p in k.players)
    return {
        "kathmandu": list(k.book.kathmandu_points[k.arrived :]),
        "equipment_left": count_bits(k.deck),
        "animals_left": count_bits(k.animal_deck),
        "maps_left": sum(k.common[MAP_PILE + kind] for kind in range(MAP_KINDS)) + k.common[UNDER_COUNT],
        "tents_left": unseen - hidden,
    }


def describe_landscape(k: ExpeditionKernel) -> dict[str, Any] | None:
    if k.land.boards:
        land = k.land
        return {
            "boards": [content.tile_name(land.tile[b]) for b in range(land.boards)],
            "exits": "".join(content.COMPASS_POINTS[land.exit[b]] for b in range(land.boards - 1)),
        }
    if k.common[STAGE] == 0:
        return None
    exits = [k.common[SHAPE] >> 2 * b & 3 for b in range(k.setting.boards - 1)]
    return {
        "boards": [content.tile_name(k.common[TILES + b]) for b in range(k.cursor)],
        "exits": "".join(content.COMPASS_POINTS[way] for way in exits),
    }


def used_cards(k: ExpeditionKernel) -> int:
    """Equipment that was played and is gone. Start cards never dealt are not used, they are in the box."""
    gone = ((1 << DECK_CARDS) - 1) & ~(k.deck | k.display)
    gone |= (((1 << EQUIPMENT) - 1) & ~k.start_deck) << DECK_CARDS
    for p in k.players:
        gone &= ~p.equipment
    return gone


def map_name(kind: int) -> str | None:
    return content.MAP_NAMES[kind] if kind >= 0 else None


def tents_known(p: Player) -> int:
    return sum(p.have[TENTS + kind] for kind in range(LANDSCAPES))


def describe_turn(k: ExpeditionKernel) -> dict[str, Any]:
    return {
        "die": content.DIE_NAMES[k.die] if k.die >= 0 else None,
        "target": space_name(k.target) if k.target >= 0 else None,
        "done": [name for name, bit in DEEDS.items() if k.done & bit],
        "rolls": k.rolls,
    }


def describe_pending(k: ExpeditionKernel) -> dict[str, Any]:
    """What is half done: a series of chances, a guard's plan, the tent window."""
    pending: dict[str, Any] = {}
    if k.day == 0:
        pending["stage"] = STAGES[k.common[STAGE]]
    if k.cursor:
        pending["count"] = k.cursor
    if k.player == CHANCE:
        pending["then"] = PHASES[k.resume]
    if k.common[ROLLING]:
        pending["rolling"] = bits(k.common[ROLLING], content.DIE_NAMES)
        pending["roller"] = k.common[ROLLER]
    if k.phase == LEAVE_STRIP:
        exits = k.exits
        named: list[str] = []
        while exits:
            named.append(VOCABULARY["exit"][(exits & 15) - 1])
            exits >>= 4
        pending["plan"] = plan_name(k.plan)
        pending["exits"] = named
    if k.phase == PLAY_TENTS:
        pending["asked"] = k.common[ASKED]  # in a view: as many as surely were
        pending["asked_seen"] = k.common[ASKED_SEEN]
    return pending


def temples_served(k: ExpeditionKernel, p: Player) -> list[str]:
    return [
        space_name(space)
        for space in range(k.land.boards * 64)
        if k.land.temple[space] >= 0 and p.served >> k.land.temple[space] & 1
    ]


def describe_seat(k: ExpeditionKernel, seat: int) -> dict[str, Any]:
    p = k.players[seat]
    have = p.have
    tents = [content.LANDSCAPE_NAMES[kind] for kind in range(LANDSCAPES) for _ in range(have[TENTS + kind])]
    return {
        "colour": SEAT_COLOURS[seat],
        "yak": "kathmandu" if p.space == IN_KATHMANDU else space_name(p.space) if p.space >= 0 else None,
        "character": content.CHARACTER_NAMES[p.character] if p.character >= 0 else None,
        "monk_uses": p.monk_uses,
        "resources": {content.RESOURCE_NAMES[r]: have[r] for r in range(RESOURCES)},
        "exhaustion": p.markers,
        "dice": {
            content.DIE_NAMES[d]: {"face": have[FACE + d], "place": PLACES[have[SLOT + d]]}
            for d in range(DICE)
        },
        "tile": VOCABULARY["yaktile"][p.tile] if p.tile >= 0 else None,
        "tiles_under": bits(p.tiles_under, content.LANDSCAPE_NAMES),
        "offerings": p.offerings,
        "temples": temples_served(k, p) if p.served else [],
        "maps": [content.MAP_NAMES[kind] for kind in range(MAP_KINDS) for _ in range(have[MAPS + kind])],
        "secured": [
            content.MAP_COLOUR_NAMES[colour]
            for colour in range(MAP_COLOURS)
            for _ in range(have[SECURED + colour])
        ],
        "goods": bits(p.goods, content.GOOD_NAMES),
        "specials": bits(p.specials, content.GOOD_TYPE_NAMES),
        "animals": bits(p.animals, content.ANIMAL_NAMES),
        "equipment": bits(p.equipment, CARDS),
        "tents": [*tents, *[None] * (p.tents - len(tents))],
        "kathmandu": k.book.kathmandu_points[p.arrival] if p.arrival >= 0 else None,
    }
