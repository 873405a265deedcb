"""The table as a picture: `draw` puts it together.

Ids, the same in every picture, by which a page finds, outlines and animates things:

    mat             cell-a1         spot-na            coin-0-3          a coin of known value, anywhere
    card-bl13       wherever the card lies             bid-na            a coin lying face down
    end-bl13-pa2r   one end of a card in a hand        own-0             hand, coins and Mission of the viewer
    monument-0-2    area and number of a monument      area-0            where its monuments stand
    seat-0          the panel of a player              hand-0            hidden cards of a hand
    mission-0       a Mission not known                goal-0-stupa      an objective of a Mission
    architect-0     of a player                        architect-liu     one still to be chosen
    objective-p03   bhairav-red     first              deck-blue, deck-red, discards, bag
    score-0         team-0          of a player        debris-na         the pile on a spot (solo)
    exchange        of two cards for a discarded one (solo)

In solo, areas 0 and 1 are the two Squares. Coins come last, in one layer of class ``pieces``.
Everything has a ``title`` and a ``data-word``, the text that explains it.
"""

from .draw import badge, draw
from .symbols import SYMBOLS

__all__ = ["SYMBOLS", "badge", "draw"]
