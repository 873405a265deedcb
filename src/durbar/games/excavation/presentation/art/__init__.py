"""The table as SVG, from a view alone: `draw` puts it together.

Ids, the same in every picture, by which a page finds, outlines and animates things:

    hex-123         what a person points at on the map     token-123, find-123   what lies there
    site-patan      a card of the site list                 row-1                 a place of the personalities
    hand-arch       all cards of a name in the viewer's hand, hand-arch-2 the second of them
    front-arch      those lying face down                   seat-0                the panel of a player
    graveyard       first                                   map, sites, personalities, hand, stock
"""

from .draw import OPEN_PARTS, badge, draw
from .symbols import SYMBOLS

__all__ = ["OPEN_PARTS", "SYMBOLS", "badge", "draw"]
