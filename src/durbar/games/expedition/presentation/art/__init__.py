"""The table as a picture: `draw` puts it together from the drawings in symbols/.

Ids, the same in every picture, by which a page finds, outlines and animates things:

    space-2-5-3     board, row and column as laid      seat-0            the board of a player
    board-2         strip-1         needle-2           die-0-pink        a die of that player
    storm           yak-0           weather            character-0       standee
    tile-silk-3     a good          special-silk       yaktile-0         arrival-0 (tile of Kathmandu)
    card-chest-rock                 card-chest         map-0-1           secured-0-1 (pair in a chest)
    animal-red-panda                kathmandu-tiles    tent-0-1          tents-0 (hidden)
    map-open-1      deck-maps, deck-equipment, deck-animals, deck-tents
    offering-0-2-5-3                a lamp of a player in a temple

Storm, yaks and dice come last, in one layer of class ``pieces`` and in a fixed order.
What can be pointed at has a title, its name, and ``data-word``, the text that explains it (WORD-help). The
landscape alone says by ``data-width`` how many pixels wide it wants to be shown at least.
"""

from .draw import badge, draw
from .symbols import SYMBOLS

__all__ = ["SYMBOLS", "badge", "draw"]
