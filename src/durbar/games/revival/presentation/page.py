"""What a page needs beyond the rules: pieces a move touches, pieces an event moved, where a rule is told."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from durbar.core.events import Event
from durbar.core.moves import Move
from durbar.games.revival import content

SQUARES = {"first": 0, "second": 1}

# Where the guide tells a numbered section of the rules; the longest match counts.
ANCHORS = {
    "3": "setup",
    "4": "round",
    "4.3": "market",
    "4.4": "bid",
    "4.5": "reveal",
    "4.6": "collect",
    "4.7": "clear",
    "4.8": "build",
    "4.9": "hand-limit",
    "4.10": "last-coin",
    "4.11": "round-end",
    "5": "scoring",
    "5.4": "missions",
    "6.1": "two-players",
    "6.2": "teams",
    "6.3": "open-bids",
    "6.4": "manipulation",
    "6.5": "reconstruction",
    "6.6": "solo",
    "6.6.1": "solo-setup",
    "6.6.2": "solo-goal",
    "6.6.3": "solo-round",
    "6.6.4": "solo-levels",
    "7": "architects",
    "7.3": "public-objectives",
    "7.4": "advanced-missions",
    "8.1": "bhairav",
    "8.2": "holographic",
    "8.3": "rainbow",
    "9": "combinations",
    "10": "open",
    "13": "reconstructed",
}


# --- What to touch for a move -------------------------------------------------------------------------


def picks(facts: Mapping[str, Any], seat: int, teams: int, move: Move) -> tuple[str, ...]:
    """The pieces to touch, in order; () is a button."""
    kind, words = move.kind, move.parts
    if kind == "draft":
        return (f"architect-{words[0]}",)
    if kind == "bid":
        return (f"coin-{seat}-{words[0]}", f"spot-{words[1]}")
    if kind == "jump":
        return (f"spot-{words[0]}", f"spot-{words[1]}")
    if kind == "swap":
        return (f"spot-{words[0]}", f"coin-{seat}-{words[1]}")
    if kind in ("build", "rebuild"):
        return (end_id(words[0]),)
    if kind in ("build-for", "rebuild-for"):
        mate = (seat + teams * (SQUARES[words[0]] + 1)) % len(facts["seats"])
        return (end_id(words[1]), f"area-{mate}")
    if kind == "build-at":
        return (end_id(words[1]), f"area-{SQUARES[words[0]]}")
    if kind == "on":
        return (f"monument-{facts['seats'][seat]['asked']['area']}-{words[0]}",)
    if kind == "raze":
        return (f"monument-{SQUARES[words[0]]}-{words[1]}",)
    if kind == "claim":
        return (f"objective-{words[0]}",)
    if kind == "offer" and not facts["seats"][seat]["asked"]:
        return ("exchange", f"card-{words[0]}")  # the ends of the card are for building
    if kind in ("return", "discard", "take", "buy", "offer"):
        return (f"card-{words[0]}",)
    if kind == "draw":
        return ("deck-red",)
    if kind == "convert":
        return tuple(f"coin-{seat}-{coin}" for coin in facts["seats"][seat]["coins"])
    if kind == "bhairav":
        return (f"bhairav-{words[0]}",)
    return (f"cell-{words[0]}",) if kind == "store" else ()


def end_id(word: str) -> str:
    """The element of an end: "bl13 pa2r" is end-bl13-pa2r."""
    return "end-" + word.replace(" ", "-")


def trail(facts: Mapping[str, Any], seat: int, move: Move) -> tuple[str, ...]:
    """From a spot to the cards it targets; from a card to the one monument that waits for it."""
    kind, words = move.kind, move.parts
    if kind in ("bid", "jump"):
        six = facts["players"] >= 5 or facts["market"]["c1"] or facts["market"]["c2"]
        spot = facts["box"].spot(words[1])
        return (f"spot-{words[1]}", *(f"cell-{cell}" for cell, _ in spot["six" if six else "four"]))
    if kind == "build" and facts["players"] > 1:
        end = words[0].split()[1]
        built = facts["seats"][seat]["monuments"]
        below = [slot for slot, ends in enumerate(built, 1) if waits(ends, end)]
        return (end_id(words[0]), f"monument-{seat}-{below[0]}") if len(below) == 1 else ()
    return ()


def waits(ends: Sequence[str], end: str) -> bool:
    """Is this the next section of that unfinished monument?"""
    return ends[0].split()[1][:2] == end[:2] and len(ends) == int(end[2]) - 1


# --- What an event was about --------------------------------------------------------------------------


def touched(event: Event, box: content.Box) -> tuple[str, ...]:
    """The pieces an event moved or showed."""
    return tuple(dict.fromkeys(pieces(event, box)))


def pieces(event: Event, box: content.Box) -> Iterator[str]:
    fields = event.fields
    seat = fields.get("seat")
    for name, value in fields.items():
        if value is None:
            continue
        if name in ("card", "cell", "spot", "objective"):
            yield f"{name}-{value}"
        elif name in ("from", "to"):
            yield f"spot-{value}"
        elif name == "place":
            yield f"cell-{value}"
        elif name == "coin":
            yield f"coin-{seat or 0}-{value}"
        elif name == "architect":
            yield f"architect-{seat}"
        elif name == "slot":
            yield f"monument-{area_of(fields)}-{value}"
        elif name == "side":
            yield from (f"spot-{each['name']}" for each in box.table("mat")["spot"] if each["side"] == value)
    if event.kind in ("first", "marker", "round"):
        yield "first"
    elif event.kind == "debris":
        yield f"debris-{fields['spot']}"
    elif event.kind in ("bid", "swap") and fields["coin"] is None:
        yield f"bid-{fields['spot']}"
    elif event.kind in ("drew", "returned"):
        yield f"hand-{seat}"
    elif event.kind in ("bhairav", "bhairav-scored"):
        yield f"bhairav-{fields['colour']}"
    elif event.kind in ("converted", "adjusted", "unfinished", "mission-scored"):
        yield f"seat-{seat}"


def area_of(fields: Mapping[str, Any]) -> int:
    """Whose monument it is: an area said for itself, a Square, or the seat."""
    if "square" in fields:
        return SQUARES[fields["square"]]
    return int(fields["area"] if fields.get("area") is not None else fields["seat"])


# --- Where a rule is told -----------------------------------------------------------------------------


def rule_anchor(rule: str) -> str | None:
    """ "4.8 / V-R39" is told at "build"; the longest number that the guide knows counts."""
    section = rule.partition("/")[0].strip().split(",")[0]
    while section:
        if section in ANCHORS:
            return ANCHORS[section]
        section = section[: max(section.rfind("."), 0)]
    return None
