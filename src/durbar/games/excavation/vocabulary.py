"""The words of the game: names of things, kinds of moves, chances, events and prompts.

The order of every table is a contract: ids follow from it. `python tools/ids.py excavation` writes them
into rules/numbers.py, for the compiled rules; a test sees that it was done.
"""

from durbar.core import ChanceKind, EventKind, MoveKind, PromptKind
from durbar.games.excavation.content import CARD_FAMILIES, CARD_NAMES, COLOUR_NAMES, HEX_NAMES, SITE_NAMES

SEATS = 4  # at most

ARCH, *PERSONALITIES = CARD_NAMES
BASICS = CARD_FAMILIES["basic"]
(EMINENCE,) = CARD_FAMILIES["joker"]
SPECIALS = CARD_FAMILIES["special"]  # those that can be triggered


def combo_names() -> tuple[str, ...]:
    """Every way to pay for PLACE and TAKE_BACK, by the combinations C1 to C7 of spec 4.4."""
    pairs = [(a, b) for k, a in enumerate(PERSONALITIES) for b in PERSONALITIES[k + 1 :]]
    return (
        ARCH,
        f"{ARCH} {ARCH}",
        *(f"{a} {b}" for a, b in pairs),
        *(f"{name} {name}" for name in PERSONALITIES),
        f"{EMINENCE}-as-{ARCH}",
        f"{EMINENCE}-as-{ARCH} {ARCH}",
        *(f"{EMINENCE}-as-{basic} {basic}" for basic in BASICS),
    )


VOCABULARY: dict[str, tuple[str, ...]] = {
    "hex": HEX_NAMES,
    "site": SITE_NAMES,
    "card": CARD_NAMES,
    "personality": tuple(PERSONALITIES),
    "special": SPECIALS,
    "colour": COLOUR_NAMES,
    "combo": combo_names(),
    "combination": ("c1", "c2", "c3", "c4", "c5", "c6", "c7"),
    "place": ("1", "2", "3", "4", "5", "6"),  # in the personality list, from the top
    "list": ("sites", "personalities"),
    "ending": ("last-dig", "no-tokens-to-spread", "no-token-for-marker"),
}
# The words the rules count, and what they call the number; and those whose words the rules know.
COUNTED = {
    "site": "SITES",
    "card": "CARDS",
    "personality": "PERSONALITIES",
    "special": "SPECIALS",
    "colour": "COLOURS",
    "place": "LIST_LENGTH",
}
NUMBERED = {"card": "", "list": "LIST_", "ending": ""}

SIGNS = frozenset({"hex", "place", "combo", "personality", "special"})  # the last three speak of cards

MOVES = (
    MoveKind("place"),
    MoveKind("take-back"),
    MoveKind("hire"),
    MoveKind("special"),
    MoveKind("remove"),
    MoveKind("play", ("combo",)),
    MoveKind("put", ("hex",)),
    MoveKind("put-on", ("site",)),
    MoveKind("put-on-card", ("place",)),
    MoveKind("lift", ("hex",)),
    MoveKind("lift-from", ("site",)),
    MoveKind("lift-from-card", ("place",)),
    MoveKind("stop"),
    MoveKind("position", ("place",)),
    MoveKind("discard", ("card",)),
    MoveKind("use", ("card",)),
    MoveKind("trigger", ("special",)),
    MoveKind("curate", ("site",)),
    MoveKind("rob", ("seat",)),
    MoveKind("renew", ("hex",)),
    MoveKind("recolour", ("hex",)),
    MoveKind("recolour-to", ("seat",)),
    MoveKind("dig", ("site",)),
)

CHANCES = (
    ChanceKind("site", ("site",)),
    ChanceKind("personality", ("personality",)),
    ChanceKind("first", ("seat",)),
    ChanceKind("find", ("colour",)),
    ChanceKind("loot", ("card",)),
)

SECRET_CARD = frozenset({"card"})

EVENTS = (
    EventKind("first-player", ("seat",)),
    EventKind("round-began", ("seat", "round:number")),
    EventKind("site-opened", ("site",)),
    EventKind("personality-drawn", ("card",)),
    EventKind("reshuffled"),
    EventKind("played", ("seat", "combination", "most:number")),
    EventKind("used", ("seat", "card"), private=SECRET_CARD),
    EventKind("discarded", ("seat", "card")),
    EventKind("received", ("seat", "card")),
    EventKind("placed", ("seat", "hex")),
    EventKind("placed-on-site", ("seat", "site", "position:number")),
    EventKind("placed-on-personality", ("seat", "card", "position:number")),
    EventKind("took", ("seat", "hex")),
    EventKind("took-from-site", ("seat", "site", "position:number")),
    EventKind("took-from-personality", ("seat", "card", "position:number")),
    EventKind("eliminated", ("list",)),
    EventKind("went-home", ("seat", "list")),
    EventKind("added", ("seat", "list")),
    EventKind("hired", ("seat", "card", "position:number")),
    EventKind("stole", ("seat", "victim:seat", "card"), private=SECRET_CARD, known_to=("seat", "victim")),
    EventKind("renewed", ("hex", "old:colour", "new:colour")),
    EventKind("recoloured", ("hex", "seat", "to:seat")),
    EventKind("removed", ("seat", "site", "cards:number", "finds:number", "tokens:number")),
    EventKind("displaced", ("seat", "hex")),
    EventKind("joined", ("site", "host:site")),
    EventKind("marker-replaced", ("hex", "colour")),
    EventKind("spreads", ("site", "ring:number")),
    EventKind("spread-lost", ("site",)),
    EventKind("found", ("hex", "colour")),
    EventKind("evicted", ("seat", "hex")),
    EventKind("ended", ("ending",)),
)

PROMPTS = (
    PromptKind("action", "X-R12 / 4.3 D1"),
    PromptKind("combo-to-place", "4.4 D2"),
    PromptKind("combo-to-take", "4.4 D2"),
    PromptKind("place", "X-R25 / 4.4 D3"),
    PromptKind("take", "X-R27 / 4.4 D3"),
    PromptKind("position", "4.6 D4"),
    PromptKind("discard", "4.6 D5"),
    PromptKind("use", "4.6 D5"),
    PromptKind("special", "4.7 D6"),
    PromptKind("curate", "X-R50 / 4.7 D7a"),
    PromptKind("rob", "X-R53 / 4.7 D7b"),
    PromptKind("renew", "X-R56 / 4.7 D7c"),
    PromptKind("renew-also", "X-R56 / 4.7 D7c"),
    PromptKind("recolour", "X-R58 / 4.7 D7d"),
    PromptKind("recolour-also", "X-R58 / 4.7 D7d"),
    PromptKind("recolour-to", "X-R58 / 4.7 D7d"),
    PromptKind("dig", "6.1 D8"),
    PromptKind("pay", "X-R70 / 6.1 D9"),
    PromptKind("draw-site", "6.2"),
    PromptKind("draw-personality", "4.6"),
    PromptKind("draw-first-player", "X-R6 / 3"),
    PromptKind("draw-find", "X-R93 / 6.4"),
    PromptKind("draw-for-marker", "X-R80 / 6.3"),
    PromptKind("draw-to-renew", "X-R57 / 4.7"),
    PromptKind("draw-loot", "X-R53 / 4.7"),
)

VOCABULARY["prompt"] = tuple(prompt.name for prompt in PROMPTS)  # refusals say what is to be decided first

# What is asked; then the end, and the steps nobody is asked about.
STAGES = (*(prompt.name for prompt in PROMPTS), "over", "end-turn", "merge", "refill", "spread", "end-round")

ENDINGS = VOCABULARY["ending"]
SCORES = ("sites", "finds", "lost", "left", "site-cards")
