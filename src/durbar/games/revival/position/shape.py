"""What a position of Revival looks like in JSON: every entry that `describe` tells, with its shape."""

from durbar.core.shapes import ByName, Entries, Flag, Maybe, Rows, Text, Unseen, Whole, Word
from durbar.games.revival import content
from durbar.games.revival.rules.numbers import CELLS, SLOTS, SQUARES
from durbar.games.revival.vocabulary import SEAT_COLOURS, STAGES

SEATS = len(SEAT_COLOURS)
SEAT = Whole(0, SEATS - 1)
CARD = Word("card", content.CARD_NAMES)
CARDS = Rows(CARD)
CELL = Word("cell", content.CELL_NAMES)
SPOT = Word("spot", content.SPOT_NAMES)
COLOUR = Word("colour", content.COLOUR_NAMES)
OBJECTIVE = Word("objective", content.OBJECTIVE_NAMES)
END = Text(r"\S+ \S+")  # a card and one of its ends: which there are depends on the content
STAGE = Word("stage", STAGES)
COIN = Whole(1, 99)
SLOTS_OF_CARDS = Rows(
    Entries({"card": Unseen(CARD), "known_to": Rows(SEAT, SEATS), "shown": Flag()}, needed=["card"])
)

MISSION = Maybe(Unseen(Word("mission", content.MISSION_NAMES), "hidden"))
MONUMENTS = Rows(Rows(END, 4), SLOTS)
HAND = {
    "coins": Rows(COIN),
    "hand": SLOTS_OF_CARDS,
    "aside": SLOTS_OF_CARDS,
    "asked": Maybe(
        Entries(
            {"question": STAGE, "end": Maybe(END), "area": Maybe(SEAT), "slot": Maybe(Whole(1, SLOTS))},
            needed=["question"],
        )
    ),
}
OF_MANY = {
    "score": Whole(-1, 999),
    "coin_points": Whole(0, 99),
    "architect": Maybe(Word("architect", content.ARCHITECT_NAMES)),
    "bhairav": Maybe(COLOUR),
    "objective": Maybe(OBJECTIVE),
    "mission": MISSION,
    "monuments": MONUMENTS,
}
SQUARE = Entries({"mission": MISSION, "monuments": MONUMENTS})
BID = Entries({"seat": SEAT, "spot": SPOT, "coin": Unseen(COIN, 0)}, needed=["seat", "spot", "coin"])
PUBLIC_OBJECTIVE = Entries(
    {"objective": OBJECTIVE, "state": Word("state", ("open", "scored", "closed"))}, needed=["objective"]
)
DEBRIS = Entries({"spot": SPOT, "colour": COLOUR}, needed=["spot", "colour"])

POSITION = Entries(
    {
        "stage": STAGE,
        "to_act": Maybe(Whole(-1, SEATS - 1)),  # -1 is chance
        "round": Whole(),
        "first": SEAT,
        "market": ByName(CELL, Maybe(CARD)),
        "discards": CARDS,
        "blue": CARDS,
        "red_left": Whole(),
        "named": ByName(END, COLOUR),
        "pending": Entries(
            {},
            {
                "done": Whole(0, SEATS),
                "cell": Whole(0, CELLS),
                "need": Maybe(Whole(0, 99)),
                "surplus": Whole(0, 1),
                "drawn": SLOTS_OF_CARDS,
                "drawing": Flag(),
                "busy": Rows(SEAT),
                "bought": CARD,
                "spot": SPOT,
            },
        ),
        "seats": Rows(Entries(HAND, OF_MANY), SEATS),
    },
    {
        "red": CARDS,
        # two to six players
        "bids": Rows(BID),
        "bottom": Rows(Entries({"card": Unseen(CARD), "by": Maybe(SEAT)}, needed=["card"])),
        "objectives": Rows(PUBLIC_OBJECTIVE),
        "bhairavs": Rows(COLOUR),
        "holographic": Entries({"built": Whole(0, 99), "values": ByName(COLOUR, Whole(-1, 99))}),
        # solo
        "squares": Rows(SQUARE, SQUARES),
        "board": Maybe(COLOUR),
        "side": Maybe(Word("side", content.SIDE_NAMES)),
        "coins": ByName(SPOT, COIN),
        "debris": Rows(DEBRIS),
    },
    seen={"order": Rows(SEAT), "winners": ByName(CELL, SEAT)},
)
