"""The names of the house, from its own tables in content/: the same whatever a game is played with.

What else the tables say is made into a box by `content_box.py`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from durbar.core.content import house_tables
from durbar.games.excavation.rules.valley import CELLS, axial

FILES = ("cards", "maps", "sites")
TABLES: Mapping[str, Mapping[str, Any]] = house_tables(__package__, FILES)

SITE_NAMES: tuple[str, ...] = tuple(site["name"] for site in TABLES["sites"]["site"])
CARD_NAMES: tuple[str, ...] = tuple(card["name"] for card in TABLES["cards"]["card"])
CARD_FAMILIES: dict[str, tuple[str, ...]] = {
    family: tuple(card["name"] for card in TABLES["cards"]["card"] if card["family"] == family)
    for family in ("archaeologist", "basic", "joker", "special")  # the order of the types of card
}
COLOUR_NAMES: tuple[str, ...] = tuple(token["name"] for token in TABLES["cards"]["token"])
PLAYER_NAMES: tuple[str, ...] = tuple(TABLES["cards"]["players"]["colours"])
MAP_NAMES: tuple[str, ...] = tuple(TABLES["maps"])
HEX_NAMES: tuple[str, ...] = tuple(f"{q},{r}" for q, r in map(axial, range(CELLS)))
