"""Reads the content tables (TOML) into the shared, unchanging objects the kernel plays with."""

import tomllib
from functools import cache, lru_cache
from importlib import resources
from typing import Any

from durbar.games.excavation.rules.table import ONE_CARD, ONE_TOKEN, Book
from durbar.games.excavation.rules.valley import CELLS, axial

from .maps import Chart, draw_chart


@cache
def table(name: str) -> dict[str, Any]:
    """One file of content/, as it stands."""
    text = (resources.files(__package__) / "content" / f"{name}.toml").read_text(encoding="utf-8")
    return tomllib.loads(text)


SITE_NAMES: tuple[str, ...] = tuple(site["name"] for site in table("sites")["site"])
CARD_NAMES: tuple[str, ...] = tuple(card["name"] for card in table("cards")["card"])
COLOUR_NAMES: tuple[str, ...] = tuple(token["colour"] for token in table("cards")["token"])
PLAYER_NAMES: tuple[str, ...] = tuple(table("cards")["players"]["colours"])
MAP_NAMES: tuple[str, ...] = tuple(table("maps"))
SET_ASIDE: int = table("cards")["numbers"]["set_aside"]
HEX_NAMES: tuple[str, ...] = tuple(f"{q},{r}" for q, r in map(axial, range(CELLS)))


@cache
def printed_chart(name: str) -> Chart:
    """A map of content/maps.toml."""
    return draw_chart(table("maps")[name], name)


@lru_cache(maxsize=64)
def book(chart: Chart) -> Book:
    """The box with this map in it."""
    bag = sum(token["copies"] * ONE_TOKEN[k] for k, token in enumerate(table("cards")["token"]))
    pile = sum(card["copies"] * ONE_CARD[k] for k, card in enumerate(table("cards")["card"]) if k > 0)
    points = table("cards")["points"]
    return Book(chart.valley(), bag, pile, points["site"], points["find"], points["lost"], points["left"])
