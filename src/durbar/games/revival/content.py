"""Reads the content tables (TOML) into the shared, unchanging objects the kernel plays with."""

import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from itertools import pairwise, permutations
from typing import Any

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.revival.rules.architects import EFFECTS
from durbar.games.revival.rules.box import CHOSEN, DEALT, EXTREME, NEEDS, OFF, SIX, Content, Setting
from durbar.games.revival.rules.sections import (
    ALL_COLOURS,
    COLOURS,
    JOKER,
    MONUMENTS,
    NO_SECTION,
    PAGODA,
)

ANY, SAME = ALL_COLOURS, 32


@cache
def table(name: str) -> dict[str, Any]:
    """One file of content/, as it stands."""
    text = (resources.files(__package__) / "content" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


# Names


COLOUR_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("cards")["colour"])
COLOUR_LETTERS = "".join(each["letter"] for each in table("cards")["colour"])
MONUMENT_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("cards")["monument"])
SECTION_NAMES: tuple[str, ...] = tuple(
    f"{each['code']}{level}"
    for each in table("cards")["monument"]
    for level in range(1, each["sections"] + 1)
)
CELL_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("mat")["cell"])
SPOT_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("mat")["spot"])
SIDE_NAMES = ("north", "east", "south", "west")
COIN_NAMES: tuple[str, ...] = tuple(str(value) for value in table("numbers")["coins"]["values"])
MISSIONS: tuple[dict[str, str], ...] = (
    *table("missions")["mission"]["cards"],
    *table("missions")["advanced"]["cards"],
)
MISSION_NAMES: tuple[str, ...] = tuple(each["name"] for each in MISSIONS)
OBJECTIVE_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("missions")["objective"]["cards"])
ARCHITECT_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("numbers")["architect"])
LEVEL_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("numbers")["level"])


def cards() -> list[tuple[str, list[str]]]:
    """Every card that can be built: its name, and its ends as they are written."""
    tables = table("cards")
    blue = [*tables["blue"]["core"], *tables["blue"]["diamond"]]
    named = [(f"bl{k:02}", list(ends)) for k, ends in enumerate(blue, 1)]
    named += [(f"rd{k:02}", [end]) for k, end in enumerate(tables["red"]["cards"], 1)]
    named += [(f"rb{k:02}", [end]) for k, end in enumerate(tables["rainbow"]["cards"], 1)]
    return named + [(f"hb-{end[-1]}", [end]) for end in tables["holographic"]["cards"]]


CARD_NAMES: tuple[str, ...] = tuple(name for name, _ in cards())
END_NAMES: tuple[str, ...] = tuple(f"{name} {end}" for name, ends in cards() for end in ends)


# Patterns of Missions and Public Objectives


def pattern(written: str) -> int:
    """Six bits a level, bottom first: the colours allowed, and SAME for the tokens k and s."""
    packed = 0
    for level, token in enumerate(re.findall(r"\[[A-Z]+\]|.", written)):
        if token in "ks":
            bits = ANY | SAME
        elif token == "g":
            bits = ANY
        else:
            bits = sum(1 << COLOUR_LETTERS.index(letter.lower()) for letter in token.strip("[]"))
        packed |= bits << 6 * level
    return packed


def plain_colours(written: str) -> int:
    """The colours in which a monument of one colour fulfils a pattern, as a mask."""
    packed = pattern(written)
    allowed = ANY
    while packed:
        allowed &= packed & ANY
        packed >>= 6
    return allowed


# The mat


def targets() -> tuple[list[int], list[int]]:
    """For each mode, spot and target: the cell, and the rank among coins of equal value (4.5)."""
    mat = table("mat")
    cells: list[int] = []
    ranks: list[int] = []
    for mode in ("four", "six"):
        for spot in mat["spot"]:
            short = spot["axis"] != mat["long_edge_axis"]
            for k in range(2):
                cell, distance = spot[mode][k] if spot[mode] else (None, 0)
                cells.append(-1 if cell is None else CELL_NAMES.index(cell))
                ranks.append(distance * 2 + short)
    return cells, ranks


def row(values: Any) -> vec[i64]:
    return vec[i64](list(values))


@cache
def content() -> Content:
    """The box."""
    numbers, tables, missions = table("numbers"), table("cards"), table("missions")
    first_end = [0]
    card_of: list[int] = []
    section_of: list[int] = []
    colour_of: list[int] = []
    joker_of: list[int] = []
    for card, (_, ends) in enumerate(cards()):
        for end in ends:
            colour = (COLOUR_LETTERS + "j").index(end[-1])
            joker_of.append(sum(other == JOKER for other in colour_of) if colour == JOKER else -1)
            card_of.append(card)
            section_of.append(SECTION_NAMES.index(end[:-1]))
            colour_of.append(colour)
        first_end.append(len(card_of))
    faces = [
        first << 8 | [*section_of[first:last], NO_SECTION][1] << 4 | section_of[first]
        for first, last in pairwise(first_end)
    ]
    target, rank = targets()
    spots = len(SPOT_NAMES)
    usable = [
        sum(1 << s for s in range(spots) if target[(mode * spots + s) * 2] >= 0) for mode in range(SIX + 1)
    ]
    needs = [
        (each["needs"] + [None] * NEEDS)[k] for each in missions["objective"]["cards"] for k in range(NEEDS)
    ]
    points = [
        missions[kind]["points"][name]
        for kind in ("mission", "advanced")
        for _ in range(10)
        for name in MONUMENT_NAMES
    ]
    return Content(
        row(first_end),
        row(faces),
        row(sum(1 << each for each in set(section_of[first:last])) for first, last in pairwise(first_end)),
        row(card_of),
        row(section_of),
        row(colour_of),
        row(joker_of),
        row(points for each in tables["monument"] for points in tables["printed"][each["code"]]),
        row(numbers["coins"]["values"]),
        row(target),
        row(rank),
        row(usable),
        row(SIDE_NAMES.index(spot["side"]) for spot in table("mat")["spot"]),
        row(pattern(mission[name]) for mission in MISSIONS for name in MONUMENT_NAMES),
        row(points),
        row(-1 if need is None else MONUMENT_NAMES.index(need[0]) for need in needs),
        row(0 if need is None else pattern(need[1]) for need in needs),
        row(each["points"] for each in missions["objective"]["cards"]),
        row(numbers["colour_bonus"]["points"]),
        numbers["colour_bonus"]["new_buddha"],
        numbers["bhairav"]["cost"],
        row(EFFECTS.index(each["effect"]) for each in numbers["architect"]),
        row(each.get("number", 0) for each in numbers["architect"]),
        row(level["cards"] for level in numbers["level"]),
    )


# Solo: which Squares can be finished, and which Missions go together


@cache
def layouts(mission: int, extreme: bool) -> tuple[int, ...]:
    """Every finished Square of a Mission: five types in five colours, as bits monument * 5 + colour.

    One monument fulfils each of the four objectives, and one more is there (6.6.2); for Extreme a Pagoda.
    """
    wanted = [plain_colours(MISSIONS[mission][name]) for name in MONUMENT_NAMES]
    found = set()
    for fifth in (PAGODA,) if extreme else range(MONUMENTS):
        for types in permutations([*range(MONUMENTS), fifth]):
            if all(any(t == m and wanted[m] >> c & 1 for c, t in enumerate(types)) for m in range(MONUMENTS)):
                found.add(sum(1 << m * COLOURS + c for c, m in enumerate(types)))
    return tuple(sorted(found))


def conflict(one: int, other: int, extreme: bool) -> str:
    """Why two Missions cannot be played together in solo; empty if they can (V-R88)."""
    for name in MONUMENT_NAMES:
        if MISSIONS[one][name] == MISSIONS[other][name]:
            return f"both ask for the same {name}"
        mine, yours = plain_colours(MISSIONS[one][name]), plain_colours(MISSIONS[other][name])
        if mine != ANY and yours != ANY and mine & yours:
            return f"their colours for the {name} overlap"
    if all(a & b for a in layouts(one, extreme) for b in layouts(other, extreme)):
        return "no pair of Squares could win this level"
    return ""


@cache
def partners(extreme: bool) -> tuple[int, ...]:
    """For each Mission those of its kind it can be played with, as a mask."""
    masks = [0] * len(MISSIONS)
    for one in range(len(MISSIONS)):
        for other in range(one):
            if one // 10 == other // 10 and not conflict(one, other, extreme):
                masks[one] |= 1 << other
                masks[other] |= 1 << one
    return tuple(masks)


# What was agreed


def setting(players: int, options: Mapping[str, Any]) -> Setting:
    """The options, settled and checked, with the numbers for this many players."""
    numbers = table("numbers")
    solo = players == 1
    size = next((each for each in numbers["table"] if players in each["players"]), numbers["table"][-1])
    rounds = numbers["game"]["rounds"]
    teams = {"none": 0, "2x2": 2, "2x3": 2, "3x2": 3}[options["teams"]]
    level = LEVEL_NAMES.index(options["solo_level"])
    pair = options["solo_missions"]
    chosen = [-1, -1] if pair == "random" else [MISSION_NAMES.index(name) for name in pair.split("+")]
    deck = [*table("cards")["blue"]["core"], *table("cards")["blue"]["diamond"]]
    return Setting(
        players,
        teams,
        players // teams - 1 if teams else 0,
        solo or size["diamonds"],
        4 if solo else size["market"],
        size["bids"],
        size["quota"],
        len(deck) // 4 if solo else rounds,
        0 if solo else sum(1 << k for k in size["last_coin"]),
        0 if solo else sum(1 << k for k in size["marker"]),
        numbers["game"]["hand_limit"],
        {"hidden": 0, "mixed": rounds // 2, "open": rounds}[options["bids"]],
        options["manipulation"],
        options["reconstruction"],
        {"off": OFF, "random": DEALT, "choose": CHOSEN}[options["architects"]],
        sum(1 << k for k, each in enumerate(numbers["architect"]) if players >= each["fewest"]),
        players - 1 if options["public_objectives"] else 0,
        10 if options["advanced_missions"] else 0,
        10,
        options["bhairav"],
        options["holographic_buddhas"],
        options["rainbow"],
        level,
        row(chosen),
        row(partners(level == EXTREME) if solo else ()),
        [row(layouts(k, level == EXTREME)) for k in range(len(MISSIONS))] if solo else [],
    )
