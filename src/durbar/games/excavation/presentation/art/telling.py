"""The position in sentences, for those who cannot see it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.core import View
from durbar.games.excavation.content import SITE_NAMES

from .hexes import describe_control
from .pen import Pen
from .scene import Scene


def describe_table(pen: Pen, view: View, scene: Scene) -> list[str]:
    """How far the game is, both lists from the top, how everybody stands, and where their tokens lie."""
    words, facts = pen.words, view.facts
    sites = [
        words.aside(f"{place}. {words.word('site', SITE_NAMES[site])}", _dig(pen, scene, facts, site))
        for place, site in enumerate(map(int, scene.t.sites.cards), 1)
    ]
    people = [
        f"{place}. {words.word('card', each['card'])}" for place, each in enumerate(facts["personalities"], 1)
    ]
    told = [words.say("label-round", round=int(scene.t.round_number))]
    told.append(words.labelled("label-bag", sum(facts["bag"].values())))
    told += [
        words.labelled(label, words.row(names))
        for label, names in (("label-sites", sites), ("label-personalities", people))
        if names
    ]
    for seat, row in enumerate(facts["seats"]):
        told.append(words.value(words.person(seat), words.row(_standing(pen, row))))
        places = [place for place, owner in facts["tokens"].items() if owner == seat]
        if places:
            said = [scene.speaker.word("hex", place, words.lang) for place in places]
            told.append(words.value(words.say("label-tokens", seat=words.person(seat)), words.row(said)))
    return told


def describe_hand(pen: Pen, row: Mapping[str, Any]) -> str:
    """The cards that only their player sees."""
    held = [_counted(pen, "card", card, count) for card, count in row["hand"].items()]
    return pen.words.labelled("label-hand", pen.words.row(held) or pen.words.say("label-none"))


def _dig(pen: Pen, scene: Scene, facts: Mapping[str, Any], site: int) -> str:
    """Who controls it, and what it would bring."""
    prize = facts["digs"][SITE_NAMES[site]]["prize"]["finds"]
    finds = [_counted(pen, "colour", colour, count) for colour, count in prize.items()]
    return pen.words.row([describe_control(pen, scene, site), *finds])


def _standing(pen: Pen, row: Mapping[str, Any]) -> list[str]:
    counts = {"label-supply": row["supply"], "label-graveyard": row["lost"], "score-sites": len(row["sites"])}
    counts |= {"label-hand": row["hand_size"], "label-front": row["front_size"]}
    finds = [_counted(pen, "colour", colour, count) for colour, count in row["finds"].items()]
    return [*(f"{pen.words.say(label)} {count}" for label, count in counts.items()), *finds]


def _counted(pen: Pen, vocabulary: str, word: str, count: int) -> str:
    return f"{pen.words.word(vocabulary, word)} {count}"
