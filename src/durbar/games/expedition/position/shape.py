"""What a position of Expedition looks like in JSON: every entry that `describe` tells, with its shape."""

from durbar.core.shapes import ByName, Entries, Maybe, Rows, Text, Unseen, Whole, Word
from durbar.games.expedition import content
from durbar.games.expedition.position.describe import CARDS, DEEDS, PHASES, PLACES, STAGES
from durbar.games.expedition.rules.layout import (
    BARREL_ROLLS,
    MONK_USES,
    MOST_CHAIN,
    MOST_MARKERS,
    OFFERINGS,
    OPEN_MAP_PLACES,
    ROUNDS,
    UNDER_PLACES,
)
from durbar.games.expedition.vocabulary import SEAT_COLOURS, SEATS, VOCABULARY

SEAT = Whole(0, SEATS - 1)
SPACE = Word("space", VOCABULARY["space"])
WEATHER = Word("weather", VOCABULARY["weather"])
DIE = Word("die", content.DIE_NAMES)
LANDSCAPE = Word("landscape", content.LANDSCAPE_NAMES)
MAP = Word("map", content.MAP_NAMES)
TILE = Word("tile", content.GOOD_NAMES)
ANIMAL = Word("animal", content.ANIMAL_NAMES)
CARD = Word("card", CARDS)
PHASE = Word("phase", [phase for phase in PHASES if phase])
BOARD = Word("board", [content.tile_name(tile) for tile in range(len(content.BOARD_NAMES) * 4)])

ONE_SEAT = Entries(
    {
        "colour": Word("colour", SEAT_COLOURS),
        "yak": Maybe(Word("place_of_yak", (*VOCABULARY["space"], "kathmandu"))),
        "character": Maybe(Word("character", content.CHARACTER_NAMES)),
        "monk_uses": Whole(0, MONK_USES),
        "resources": ByName(Word("resource", content.RESOURCE_NAMES), Whole(0, 999)),
        "exhaustion": Whole(0, MOST_MARKERS),
        "dice": ByName(DIE, Entries({"face": Whole(0, 6), "place": Word("place", PLACES)})),
        "tile": Maybe(Word("yaktile", VOCABULARY["yaktile"])),
        "tiles_under": Rows(LANDSCAPE),
        "offerings": Whole(0, OFFERINGS),
        "temples": Rows(SPACE),
        "maps": Rows(MAP),
        "secured": Rows(Word("mapcolour", content.MAP_COLOUR_NAMES)),
        "goods": Rows(TILE),
        "specials": Rows(Word("good", content.GOOD_TYPE_NAMES)),
        "animals": Rows(ANIMAL),
        "equipment": Rows(CARD),
        "tents": Rows(Unseen(LANDSCAPE)),
        "kathmandu": Maybe(Whole()),
    }
)

POSITION = Entries(
    {
        "landscape": Maybe(Entries({"boards": Rows(BOARD, MOST_CHAIN), "exits": Text("[NESW]*")})),
        "goods": ByName(SPACE, TILE),
        "day": Whole(),
        "round": Whole(0, ROUNDS + 1),
        "turns_done": Whole(0, SEATS),
        "holder": SEAT,
        "active": SEAT,
        "phase": PHASE,
        "storm": Whole(0, MOST_CHAIN - 1),
        "weather": Rows(WEATHER),
        "weather_left": ByName(WEATHER, Whole()),
        "kathmandu": Rows(Whole()),
        "equipment": Rows(CARD),
        "equipment_left": Whole(),
        "equipment_used": Rows(CARD),
        "animals": Rows(ANIMAL),
        "animals_left": Whole(),
        "maps": Rows(Maybe(MAP), OPEN_MAP_PLACES),
        "maps_left": Whole(),
        "maps_under": Rows(MAP, UNDER_PLACES),
        "tents_left": Whole(),
        "tents_unseen": ByName(LANDSCAPE, Whole()),
        "turn": Entries(
            {
                "die": Maybe(DIE),
                "target": Maybe(SPACE),
                "done": Rows(Word("deed", list(DEEDS))),
                "rolls": Whole(0, BARREL_ROLLS),
            },
            {"face": Whole(1, 6)},
        ),
        "pending": Entries(
            {},
            {
                "stage": Word("stage", STAGES),
                "count": Whole(0, 99),
                "then": PHASE,
                "rolling": Rows(DIE),
                "roller": SEAT,
                "plan": Text(r"[nesw]( [1-6][nesw])*( tea)*( climb| over)?"),
                "exits": Rows(Word("exit", VOCABULARY["exit"]), MOST_CHAIN),
                "asked": Whole(0, SEATS - 2),
                "asked_seen": Whole(0, SEATS - 2),
            },
        ),
        "seats": Rows(ONE_SEAT, SEATS),
    }
)
