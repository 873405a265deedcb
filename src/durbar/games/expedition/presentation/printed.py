"""What is printed on the things that are drawn: the content a game is played with, as drawings ask for it.

Names are the house's; what a card bears or a tile is worth may be somebody's own.
"""

from functools import cached_property

from durbar.core.content import Content, Table
from durbar.games.expedition.content import (
    CARD_NAMES,
    CHARACTER_NAMES,
    EQUIPMENT_NAMES,
    GOOD_NAMES,
    LANDSCAPE_NAMES,
    RESOURCE_NAMES,
)
from durbar.games.expedition.game import Expedition
from durbar.games.expedition.rules.book import Book
from durbar.games.expedition.rules.landscape import Boards


class Printed:
    """Equal where the content is, so that what was drawn once is found again."""

    def __init__(self, content: Content, book: Book) -> None:
        self.content = content
        self.book = book

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Printed) and self.content == other.content

    def __hash__(self) -> int:
        return hash(self.content)

    @property
    def boards(self) -> Boards:
        return self.book.boards

    @property
    def numbers(self) -> Table:
        return self.content.table("numbers")

    @cached_property
    def animal_landscapes(self) -> dict[str, str]:
        animals = self.content.table("cards")["animals"]
        return {name: land for land in LANDSCAPE_NAMES for name in animals[land]}

    def window(self, equipment: str) -> int:
        """When a card is used: before, during or after the movement."""
        return int(self.book.window[EQUIPMENT_NAMES.index(equipment)])

    def card(self, card: str) -> tuple[str, str]:
        """The type and the landscape of an equipment card; a start card has no landscape."""
        if card not in CARD_NAMES:
            return card, ""
        land = self.book.card_land[CARD_NAMES.index(card)]
        return card.rpartition("-")[0], LANDSCAPE_NAMES[land]

    def good(self, tile: str) -> tuple[str, int]:
        """The type of a goods tile, and its points."""
        return tile.rpartition("-")[0], int(self.book.good_value[GOOD_NAMES.index(tile)])

    def start(self, character: str) -> tuple[dict[str, int], int]:
        """What a character begins with: resources, and how many equipment cards."""
        which = CHARACTER_NAMES.index(character)
        goods = self.book.start_goods[which * len(RESOURCE_NAMES) : (which + 1) * len(RESOURCE_NAMES)]
        return dict(zip(RESOURCE_NAMES, map(int, goods), strict=True)), int(self.book.start_cards[which])


def printed_for(game: Expedition) -> Printed:
    return Printed(game.content, game.box)


HOUSE_PRINT = printed_for(Expedition())
