"""What the numbers of an observation mean, in the order in which `rules/observation.py` writes them."""

from durbar.core.observation import ObservationField as Field
from durbar.core.observation import flags, of_each

from .rules.landscape import KATHMANDU, LANDSCAPES, MOST_BOARDS, MOST_CITIES, NOTHING, SPACES
from .rules.layout import MAPS, MOST_MARKERS, OFFERINGS, OPEN_MAP_PLACES, PLANS, TENTS, UNDER_PLACES
from .rules.numbers import (
    ANIMALS,
    CHARACTERS,
    DECK_CARDS,
    DICE,
    EQUIPMENT,
    GOOD_TYPES,
    GOODS,
    MAP_COLOURS,
    MAP_KINDS,
    OVER,
    RESOURCES,
)
from .rules.observation import MARK, MOST_DAYS, MOST_EXITS, MOST_TEMPLES, OFF_MAP, TURN_BITS

WHERE = "2 + a space; 0: in Kathmandu, 1: none yet"


def fields(seats: int, size: int) -> tuple[Field, ...]:
    """For this many players, with boards of size x size spaces."""
    return (
        flags("prompt", OVER, "which question is asked"),
        flags("asked", seats, "who is asked, as far as one may know"),
        flags("active", seats, "whose turn it is"),
        flags("holder", seats, "who has the standee"),
        Field("day", 1, 0, MOST_DAYS, "the day, from 1; 0 during the setup"),
        Field("round", 1, 0, 9, "the round of the day"),
        Field("turn", 1, 0, seats, "turns of this round already finished"),
        Field("storm", 1, 0, MOST_BOARDS, "how many boards the storm has taken"),
        Field("storms left", 1, 0, MOST_DAYS, "storms still in the mix"),
        Field("suns left", 1, 0, MOST_DAYS, "suns still in the mix"),
        flags("storm days", MOST_DAYS, "days that were stormy"),
        Field("arrived", 1, 0, seats, "Kathmandu tiles taken"),
        flags("done", TURN_BITS, "what was done in this turn"),
        Field("die", 1, 0, DICE, "1 + the chosen die; 0: none yet"),
        Field("rolls", 1, 0, 9, "rolls of the Wooden barrel left"),
        Field("target", 1, 0, SPACES + OFF_MAP, f"where this turn's movement ends: {WHERE}"),
        Field("plan", 1, 0, PLANS, "1 + a Border guard's plan under way; 0: none"),
        Field("exits", MOST_EXITS, 0, 15, "1 + the exits named for it so far; 0: none"),
        flags("equipment deck", DECK_CARDS, "equipment cards not yet seen"),
        flags("equipment display", DECK_CARDS, "equipment cards on display"),
        flags("animal deck", ANIMALS, "animals not yet seen"),
        flags("animal display", ANIMALS, "animals on display"),
        flags("goods left", GOODS, "goods tiles not yet laid"),
        flags("start deck", EQUIPMENT, "start equipment not yet handed out"),
        Field("open maps", OPEN_MAP_PLACES, 0, MAP_KINDS, "1 + the maps on display; 0: none"),
        Field("map pile", MAP_KINDS, 0, 99, "unseen maps, by kind"),
        Field("maps under", 1, 0, UNDER_PLACES, "maps put under the pile"),
        flags("rolling", DICE, "dice still to be rolled"),
        flags("roller", seats, "whose dice"),
        Field("goods in cities", MOST_CITIES, 0, GOODS, "1 + the goods tile on each city space; 0: none"),
        *of_each(
            "player",
            seats,
            (
                Field("resources", RESOURCES, 0, 99, "resources, by kind"),
                Field("dice", DICE, 0, 6, "what the dice show; 0: nothing"),
                Field("slots", DICE, 0, 4, "where the dice lie; 0: not used, 4: set aside"),
                Field("maps", MAP_KINDS, 0, 99, "maps not secured, by kind"),
                Field("secured", MAP_COLOURS, 0, 99, "secured pairs of maps, by colour"),
                Field("tents", 1, 0, 99, "tent cards in hand"),
                Field("space", 1, 0, SPACES + OFF_MAP, f"where the yak is: {WHERE}"),
                Field("markers", 1, 0, MOST_MARKERS, "exhaustion markers"),
                flags("character", CHARACTERS, "the character"),
                Field("tile", 1, 0, LANDSCAPES + 1, "1 + the current yak tile; 0: none"),
                flags("tiles under", LANDSCAPES, "yak tiles still face down, by landscape"),
                Field("offerings", 1, 0, OFFERINGS, "offerings made"),
                flags("served", MOST_TEMPLES, "temples that bear one of them"),
                Field("monk uses", 1, 0, 9, "uses of the Monk"),
                flags("goods", GOODS, "goods tiles"),
                flags("specials", GOOD_TYPES, "special tiles"),
                flags("animals", ANIMALS, "painted animals"),
                flags("equipment", DECK_CARDS + EQUIPMENT, "equipment cards, start equipment last"),
                Field("arrival", 1, 0, seats, "1 + order of arrival in Kathmandu; 0: on the way"),
            ),
        ),
        Field("own tents", LANDSCAPES, 0, 99, "tent cards in hand, by landscape"),
        Field(
            "landscape",
            MOST_BOARDS * size * size,
            0,
            NOTHING + MARK * KATHMANDU,
            "by board and row: landscape (9: mountain, 10: no space) + 16 x temple, tower, start, Kathmandu",
        ),
    )


assert MAPS == RESOURCES + 2 * DICE, "the fields of a player stand as Player.have does"
assert TENTS == MAPS + MAP_KINDS + MAP_COLOURS
