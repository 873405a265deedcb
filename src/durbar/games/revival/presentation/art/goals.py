"""Missions and Public Objectives: what they ask for, and how far an area has come."""

import re
from collections.abc import Mapping, Sequence
from typing import Any

from durbar.art import svg
from durbar.art.rows import Item
from durbar.games.revival import content

from .cards import SIZES, colour_of, worth
from .pen import Pen

TILE_WIDE, TILE_HIGH = 30.0, 15.0
CODES = {each["name"]: each["code"] for each in content.table("cards")["monument"]}
GOAL = (50.0, 90.0)  # room of one objective of a Mission


def tokens(pattern: str) -> list[str]:
    """One for each section, bottom first: "g", "k", "s", or the letters of colours."""
    return [token.strip("[]") for token in re.findall(r"\[[A-Z]+\]|.", pattern)]


def colours(facts: Mapping[str, Any], ends: Sequence[str]) -> list[str]:
    """The colours of a monument, bottom first; "joker" for one not named yet."""
    return [facts["named"].get(word) or colour_of(word.split()[1]) for word in ends]


def agrees(pattern: str, found: Sequence[str]) -> bool:
    """Does a monument, as far as it is built, fit the pattern?"""
    same = set()
    for token, colour in zip(tokens(pattern), found, strict=False):
        if colour == "joker":
            continue
        if token in "ks":
            same.add(colour)
        elif token != "g" and colour[0].upper() not in token:
            return False
    return len(same) <= 1


def progress(facts: Mapping[str, Any], built: Sequence[Sequence[str]], kind: str, pattern: str) -> int:
    """How many sections of the best fitting monument stand; all of them: fulfilled."""
    fitting = [
        len(ends)
        for ends in built
        if ends[0].split()[1].startswith(CODES[kind]) and agrees(pattern, colours(facts, ends))
    ]
    return max(fitting, default=0)


def tower(pen: Pen, pattern: str, *, common: bool = False) -> str:
    """The wanted sections upon each other, 30 wide and 15 high each; y 0 is the top."""
    wanted = tokens(pattern)
    drawn = ""
    for level, token in enumerate(wanted):
        y = (len(wanted) - 1 - level) * TILE_HIGH
        ground = {"g": "any", "k": "same", "s": "same2" if common else "same"}.get(token, "halo")
        drawn += svg.use(f"t-{ground}", -1, y - 1, TILE_WIDE + 2, TILE_HIGH + 2)
        if token not in "ksg":
            step = TILE_WIDE / len(token)
            for k, letter in enumerate(token):
                name = content.COLOUR_NAMES[content.COLOUR_LETTERS.index(letter.lower())]
                drawn += svg.box(k * step + 1, y + 1, step - 2, TILE_HIGH - 2, pen[f"{name}-ground"], round=2)
                drawn += svg.use(f"c-{name}", (k + 0.5) * step - 5.5, y + 2, 11)
    return drawn


def goal(
    pen: Pen, facts: Mapping[str, Any], area: int, mission: str, kind: str, built: Sequence[Sequence[str]]
) -> Item:
    """One objective of a Mission: the wanted tower, its points, and a sign when it stands."""
    pattern = pen.words.box.mission(mission)[kind]
    have, size = progress(facts, built, kind, pattern), SIZES[CODES[kind]]
    done = have == size
    wide, high = GOAL
    drawn = svg.box(
        0,
        0,
        wide,
        high,
        pen["card"],
        round=6,
        stroke=pen["done" if done else "edge"],
        stroke_width=2.4 if done else 1.2,
    )
    top = 4 + (4 - size) * TILE_HIGH
    drawn += svg.moved((wide - TILE_WIDE) / 2, top, tower(pen, pattern))
    drawn += worth(pen, pen.words.box.mission_points(mission)[kind], 12, high - 12, 13)
    if done:
        drawn += svg.use("p-done", wide - 23, high - 22, 19)
    else:
        drawn += svg.group(pen.middle(f"{have}/{size}", wide - 14, high - 12, 13), class_="fine")
    title = pen.words.say(
        "picture-goal",
        objective=pen.words.goal(kind, pattern),
        points=pen.words.box.mission_points(mission)[kind],
        built=have,
        sections=size,
    )
    word = "piece-goal-solo" if "squares" in facts else None
    return Item(f"goal-{area}-{kind}", title, wide, high, drawn, word)


def mission(pen: Pen, facts: Mapping[str, Any], area: int, row: Mapping[str, Any]) -> list[Item]:
    """The four objectives; of a hidden Mission its back, of none nothing."""
    name = row["mission"]
    if name is None:
        return []
    if name == "hidden":
        wide, high = GOAL
        back = svg.box(0, 0, wide, high, pen["maroon"], round=6, stroke=pen["rim"], stroke_width=1.6)
        back += pen.middle("?", wide / 2, high / 2, 34, "paper")
        return [Item(f"mission-{area}", pen.words.say("picture-mission-hidden"), wide, high, back)]
    return [goal(pen, facts, area, name, kind, row["monuments"]) for kind in content.MONUMENT_NAMES]


def objective(pen: Pen, facts: Mapping[str, Any], entry: Mapping[str, str]) -> Item:
    """A Public Objective; a closed one is dim, the marks of those who scored it lie on it."""
    name = entry["objective"]
    asked = pen.words.box.objective(name)
    wide = 8 + len(asked["needs"]) * (TILE_WIDE + 5)
    high = 88.0
    drawn = svg.box(0, 0, wide, high, pen["card"], round=6, stroke=pen["rim"], stroke_width=1.6)
    for k, (kind, pattern) in enumerate(asked["needs"]):
        top = 4 + (4 - SIZES[CODES[kind]]) * TILE_HIGH
        drawn += svg.group(tower(pen, pattern, common=True), transform=svg.move(6 + k * (TILE_WIDE + 5), top))
    drawn += worth(pen, asked["points"], 13, high - 12, 13)
    scored = [seat for seat, row in enumerate(facts["seats"]) if row["objective"] == name]
    for k, seat in enumerate(scored):
        drawn += svg.use(f"b-{pen.words.colour(facts, seat)}", 25 + k * 13, high - 22, 19)
    if entry["state"] == "closed":
        drawn = svg.group(drawn, opacity=0.45)
    return Item(f"objective-{name}", pen.words.objective(entry), wide, high, drawn)
