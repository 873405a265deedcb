"""What a page needs beyond the rules: pieces a move touches, pieces of an event, where a rule is told."""

from durbar.core import Event, Move
from durbar.games.excavation.content import CARD_NAMES, HEX_NAMES
from durbar.games.excavation.vocabulary import MOVES

# Where the guide tells a numbered section of the rules; the longest match counts.
ANCHORS = {
    "2": "table",
    "3": "setup",
    "4": "round",
    "4.1": "cards",
    "4.4": "placing",
    "4.5": "lists",
    "4.6": "hiring",
    "4.7": "specials",
    "5": "control",
    "6": "removal",
    "6.2": "new-digs",
    "6.3": "merging",
    "6.4": "spread",
    "7": "end",
    "8": "known",
}
# Rulings stand beside the section they are about: up to this number, that section.
RULINGS = (
    (11, "setup"),
    (17, "round"),
    (24, "placing"),
    (32, "placing"),
    (43, "lists"),
    (49, "hiring"),
    (61, "specials"),
    (69, "control"),
    (75, "removal"),
    (83, "new-digs"),
    (97, "spread"),
    (105, "end"),
    (108, "known"),
    (109, "placing"),
    (110, "new-digs"),
    (111, "specials"),
    (112, "spread"),
    (113, "known"),
    (114, "end"),
    (115, "setup"),
    (116, "placing"),
    (117, "new-digs"),
    (118, "specials"),
    (119, "merging"),
    (120, "end"),
    (122, "round"),
    (123, "reconstructed"),
    (124, "hiring"),
    (126, "specials"),
    (127, "removal"),
    (128, "setup"),
    (129, "spread"),
    (130, "known"),
)


OVER = {kind.name: kind.over for kind in MOVES}
TOUCHED = {"site": "site", "place": "row", "card": "hand", "special": "hand", "seat": "seat"}


def picks(move: Move) -> tuple[str, ...]:
    """What a person touches, cards in their order; where the same make several moves, a page asks."""
    if not move.parts:
        return ()
    (word,) = move.parts
    if move.kind == "play":
        return _cards(word)
    (about,) = OVER[move.kind]
    if about == "hex":
        return (f"hex-{HEX_NAMES.index(word)}",)
    return (f"{TOUCHED[about]}-{word}",)


def _cards(combo: str) -> tuple[str, ...]:
    """The cards of a combination, an Eminence as itself; of two alike the second is touched too."""
    cards = sorted((word.partition("-as-")[0] for word in combo.split()), key=CARD_NAMES.index)
    first, *second = cards
    return (f"hand-{first}", *(f"hand-{card}-2" if card == first else f"hand-{card}" for card in second))


def touched(event: Event) -> tuple[str, ...]:
    """Hexes, sites (their cards and their digs) and seats an event speaks of."""
    fields = event.fields
    found = [f"hex-{HEX_NAMES.index(str(fields['hex']))}"] if fields.get("hex") else []
    sites = [fields[name] for name in ("site", "host") if fields.get(name)]
    found += [f"{what}-{site}" for site in sites for what in ("site", "dig")]
    found += [f"seat-{fields[name]}" for name in ("seat", "victim", "to") if fields.get(name) is not None]
    return tuple(found)


def rule_anchor(rule: str) -> str | None:
    """Where the guide tells "X-R59 / 4.7 D6": by its section, or by the ruling alone."""
    section = rule.rpartition("/")[2].strip().partition(" ")[0]
    while section:
        if section in ANCHORS:
            return ANCHORS[section]
        section = section.rpartition(".")[0]
    number = rule.partition("/")[0].strip().removeprefix("X-R")
    if number.isdecimal():
        return next((anchor for last, anchor in RULINGS if int(number) <= last), None)
    return None
