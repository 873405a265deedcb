"""What a position of Excavation looks like in JSON: every entry that `describe` tells, with its shape."""

from durbar.core.shapes import ByName, Entries, Flag, Maybe, Rows, Text, Whole, Word
from durbar.games.excavation.content import CARD_NAMES, COLOUR_NAMES, HEX_NAMES, SITE_NAMES
from durbar.games.excavation.content_laws import FINDS
from durbar.games.excavation.position.build_question import PHASES
from durbar.games.excavation.position.describe import AFTER
from durbar.games.excavation.rules.numbers import LIST_LENGTH
from durbar.games.excavation.rules.table import HAND, TOKENS
from durbar.games.excavation.vocabulary import ENDINGS

SEATS = 4
SEAT = Whole(0, SEATS - 1)
HEX = Word("hex", HEX_NAMES)
SITE = Word("site", SITE_NAMES)
CARD = Word("card", CARD_NAMES)
COLOUR = Word("colour", COLOUR_NAMES)
HEAP = ByName(COLOUR, Whole(0, FINDS))
OWNERS = Rows(Maybe(SEAT))  # of tokens; null is nobody's
OWNED = ByName(CARD, Whole(0, HAND))
POOL = ByName(CARD, Whole())

ONE_SEAT = Entries(
    {
        "hand_size": Whole(0, HAND),
        "front_size": Whole(0, HAND),
        "supply": Whole(0, TOKENS),
        "lost": Whole(0, TOKENS),
        "finds": HEAP,
        "sites": Rows(SITE),
    },
    {"hand": OWNED, "front": OWNED},
    seen={"known": OWNED},
)

DIG = Entries(
    {"finds": ByName(HEX, COLOUR), "under": Rows(SITE)},
    {"bare": Rows(HEX)},
    seen={
        "isolated": Flag(),
        "tokens": Rows(Whole(0, TOKENS), SEATS),
        "controllers": Rows(SEAT, SEATS),
        "price": Rows(COLOUR),
        "prize": Entries({"sites": Rows(SITE), "finds": HEAP, "points": Whole(-999)}),
    },
)

POSITION = Entries(
    {
        "round": Whole(0, 999),
        "first": SEAT,
        "active": SEAT,
        "phase": Word("phase", PHASES),
        "seats": Rows(ONE_SEAT, SEATS),
        "tokens": ByName(HEX, SEAT),
        "digs": ByName(SITE, DIG),
        "sites": Rows(Entries({"site": SITE, "tokens": OWNERS}, needed=["site"])),
        "personalities": Rows(Entries({"card": CARD, "tokens": OWNERS}, needed=["card"])),
        "bag": HEAP,
        "pile": POOL,
        "discard": POOL,
        "site_pile": Whole(0, len(SITE_NAMES)),
        "pending": Entries(
            {},
            {
                "left": Whole(0, LIST_LENGTH),
                "moved": Whole(0, 2),
                "position": Whole(0, LIST_LENGTH),
                "victim": SEAT,
                "dig": SITE,
                "lowest": CARD,
                "colours": Rows(COLOUR),
                "one": HEX,
                "two": HEX,
                "drawn": COLOUR,
                "host": SITE,
                "joined": Rows(SITE),
                "after": Word("after", AFTER),
                "frozen": Rows(SITE),
                "ring": Rows(HEX),
            },
        ),
        "seen": Rows(Text(r"next round|\d (used|discarded|received|robbed) .*")),
    },
    {"ending": Word("ending", ENDINGS)},
    seen={"unseen_sites": Rows(SITE)},
)
