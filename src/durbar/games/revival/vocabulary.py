"""The words of the game: names of things, kinds of moves, chances, events and prompts.

The order of every table is a contract: ids follow from it. `python tools/ids.py revival` writes them into
rules/numbers.py, for the compiled rules; a test sees that it was done.
"""

from durbar.core.tables import ChanceKind, EventKind, MoveKind, PromptKind, Vocabulary
from durbar.games.revival import content
from durbar.games.revival.rules.book import Book

SEAT_COLOURS = ("yellow", "white", "purple", "red", "green", "blue")
CORE_CELLS = 4  # the dark pink spaces; the two others are the storage in solo
SLOTS = 60  # monuments in one area, at most

VOCABULARY: dict[str, tuple[str, ...]] = {
    "colour": content.COLOUR_NAMES,
    "monument": content.MONUMENT_NAMES,
    "section": content.SECTION_NAMES,
    "card": content.CARD_NAMES,
    "end": content.end_names(content.house_box().book),
    "coin": content.coin_names(content.house_box().book),
    "cell": content.CELL_NAMES,
    "core": content.CELL_NAMES[:CORE_CELLS],
    "spot": content.SPOT_NAMES,
    "side": content.SIDE_NAMES,
    "mission": content.MISSION_NAMES,
    "objective": content.OBJECTIVE_NAMES,
    "architect": content.ARCHITECT_NAMES,
    "mate": ("first", "second"),  # clockwise
    "square": ("first", "second"),
    "slot": tuple(str(slot + 1) for slot in range(SLOTS)),
    "level": content.LEVEL_NAMES,
}


def vocabulary_of(book: Book) -> Vocabulary:
    """The words with what is printed on the cards and coins of another content."""
    return {**VOCABULARY, "end": content.end_names(book), "coin": content.coin_names(book)}


# The words the rules count, and what they call the number.
COUNTED = {
    "card": "CARDS",
    "end": "ENDS",
    "coin": "COINS",
    "cell": "CELLS",
    "core": "CORE_CELLS",
    "spot": "SPOTS",
    "mission": "MISSIONS",
    "objective": "OBJECTIVES",
    "architect": "ARCHITECTS",
    "mate": "MATES",
    "square": "SQUARES",
    "slot": "SLOTS",
}

# The same in every language, or composed of other words by speech.py.
SIGNS = frozenset({"section", "card", "end", "coin", "cell", "core", "spot", "mission", "objective", "slot"})

MOVES = (
    MoveKind("draft", ("architect",)),
    MoveKind("bid", ("coin", "spot")),
    MoveKind("jump", ("from:spot", "to:spot")),
    MoveKind("swap", ("spot", "coin")),
    MoveKind("stay"),
    MoveKind("return", ("card",)),
    MoveKind("build", ("end",)),
    MoveKind("build-for", ("mate", "end")),
    MoveKind("build-at", ("square", "end")),
    MoveKind("rebuild", ("end",)),
    MoveKind("rebuild-for", ("mate", "end")),
    MoveKind("on", ("slot",)),
    MoveKind("name", ("colour",)),
    MoveKind("name-two", ("first:colour", "second:colour")),
    MoveKind("name-three", ("first:colour", "second:colour", "third:colour")),
    MoveKind("name-four", ("first:colour", "second:colour", "third:colour", "fourth:colour")),
    MoveKind("claim", ("objective",)),
    MoveKind("done"),
    MoveKind("discard", ("card",)),
    MoveKind("decline"),
    MoveKind("draw"),
    MoveKind("take", ("card",)),
    MoveKind("convert"),
    MoveKind("buy", ("card",)),
    MoveKind("bhairav", ("colour",)),
    MoveKind("offer", ("card",)),
    MoveKind("raze", ("square", "slot")),
    MoveKind("store", ("core",)),
)

CHANCES = (
    ChanceKind("first", ("seat",)),
    ChanceKind("mission", ("mission",)),
    ChanceKind("architect", ("architect",)),
    ChanceKind("objective", ("objective",)),
    ChanceKind("board", ("colour",)),
    ChanceKind("card", ("card",)),
    ChanceKind("side", ("side",)),
    ChanceKind("debris", ("colour",)),
)

PROMPTS = (
    PromptKind("first-player", "3.1 / V-R17"),
    PromptKind("deal-mission", "3.1 / V-R18"),
    PromptKind("deal-architect", "7.1"),
    PromptKind("deal-objective", "7.1 / V-R115"),
    PromptKind("second-board", "6.6.1"),
    PromptKind("square-mission", "6.6.1 / V-R89"),
    PromptKind("open-market", "4.3"),
    PromptKind("aftershock", "6.6.3 / V-R15"),
    PromptKind("debris", "6.6.3"),
    PromptKind("draw-red", "4.6"),
    PromptKind("draft", "7.1 / V-R108"),
    PromptKind("bid", "4.4"),
    PromptKind("manipulate", "6.4", optional=True),
    PromptKind("keep", "7.2 / V-R110"),
    PromptKind("build", "4.8", optional=True),
    PromptKind("where", "4.8 / V-R39"),
    PromptKind("which", "6.5 / V-R84"),
    PromptKind("name-jokers", "4.8 / V-R42"),
    PromptKind("claim", "7.3 / V-R116"),
    PromptKind("hand-limit", "4.9"),
    PromptKind("ability", "7.2 / V-R112", optional=True),
    PromptKind("ability-discard", "7.2 / V-R112"),
    PromptKind("spend", "4.10"),
    PromptKind("buy-build", "4.10"),
    PromptKind("store", "6.6.3"),
    PromptKind("offer-second", "6.6.4 / V-R106"),
    PromptKind("offer-take", "6.6.4 / V-R106"),
)

# Where the round stands; the last two are never asked as such.
STAGES = (*(prompt.name for prompt in PROMPTS), "collect", "ended")

CARD_SEEN = frozenset({"card"})
COIN_SEEN = frozenset({"coin"})

EVENTS = (
    EventKind("first", ("seat",)),
    EventKind("mission", ("seat", "mission"), private=frozenset({"mission"})),
    EventKind("architect", ("seat", "architect")),
    EventKind("objective", ("objective",)),
    EventKind("board", ("colour",)),
    EventKind("square-mission", ("square", "mission")),
    EventKind("round", ("round:number", "seat")),
    EventKind("market", ("cell", "card")),
    EventKind("aftershock", ("side",)),
    EventKind("debris", ("spot", "colour")),
    EventKind("coin-back", ("spot", "coin")),
    EventKind("bid", ("seat", "spot", "coin"), private=COIN_SEEN),
    EventKind("open-bid", ("seat", "spot", "coin")),
    EventKind("jump", ("seat", "from:spot", "to:spot")),
    EventKind("swap", ("seat", "spot", "coin"), private=COIN_SEEN),
    EventKind("open-swap", ("seat", "spot", "coin")),
    EventKind("reveal", ("seat", "spot", "coin", "value:number"), reveals=True),
    EventKind("win", ("seat", "cell", "card")),
    EventKind("drew", ("seat", "card"), private=CARD_SEEN),
    EventKind("returned", ("seat", "card"), private=CARD_SEEN),
    EventKind("reshuffled", ("cards:number",)),
    EventKind("unclaimed", ("cell", "card")),
    EventKind("built", ("seat", "area:seat", "end", "slot")),
    EventKind("rebuilt", ("seat", "area:seat", "end", "slot", "old:card")),
    EventKind("named", ("seat", "end", "colour")),
    EventKind("completed", ("seat", "monument", "slot", "printed:number", "bonus:number")),
    EventKind("adjusted", ("seat", "slot", "points:number")),
    EventKind("claimed", ("seat", "objective", "points:number")),
    EventKind("discarded", ("seat", "card")),
    EventKind("shown", ("seat", "card"), reveals=True),
    EventKind("took", ("seat", "card")),
    EventKind("converted", ("seat", "points:number")),
    EventKind("bought", ("seat", "card")),
    EventKind("bhairav", ("seat", "colour", "points:number")),
    EventKind("closed", ("objective",)),
    EventKind("coins-return"),
    EventKind("marker", ("seat",)),
    EventKind("unfinished", ("seat", "points:number")),
    EventKind("mission-scored", ("seat", "mission", "points:number"), reveals=True),
    EventKind("bhairav-scored", ("seat", "colour", "points:number")),
    EventKind("cleared", ("colour", "debris:number")),
    EventKind("square-built", ("square", "end", "slot")),
    EventKind("square-completed", ("square", "monument", "slot", "colour")),
    EventKind("razed", ("square", "slot")),
    EventKind("offered", ("seat", "card")),
    EventKind("stored", ("cell", "place:cell", "card")),
    EventKind("solo-won", ("level",)),
    EventKind("solo-lost"),
    EventKind("over"),
)

SCORES = (
    "monuments",
    "colours",
    "coins",
    "objective",
    "unfinished",
    "mission",
    "bhairav",
    "squares",  # solo: complete monuments, and the level reached
    "level",
)

ENDINGS = ("eighth-round", "teams", *(f"solo-{level}" for level in content.LEVEL_NAMES), "solo-lost")
