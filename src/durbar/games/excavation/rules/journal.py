"""Codes of what happens, in the order of the game's EVENTS (vocabulary.py names the arguments)."""

from typing import Final

FIRST_PLAYER: Final = 0
ROUND_BEGAN: Final = 1
SITE_OPENED: Final = 2
PERSONALITY_DRAWN: Final = 3
RESHUFFLED: Final = 4
PLAYED: Final = 5
USED: Final = 6
DISCARDED: Final = 7
RECEIVED: Final = 8
PLACED: Final = 9
PLACED_ON_SITE: Final = 10
PLACED_ON_PERSONALITY: Final = 11
TOOK: Final = 12
TOOK_FROM_SITE: Final = 13
TOOK_FROM_PERSONALITY: Final = 14
ELIMINATED: Final = 15
WENT_HOME: Final = 16
ADDED: Final = 17
HIRED: Final = 18
STOLE: Final = 19
RENEWED: Final = 20
RECOLOURED: Final = 21
REMOVED: Final = 22
DISPLACED: Final = 23
JOINED: Final = 24
MARKER_REPLACED: Final = 25
SPREADS: Final = 26
SPREAD_LOST: Final = 27
FOUND: Final = 28
EVICTED: Final = 29
ENDED: Final = 30

# The two lists, as events name them.
SITE_LIST: Final = 0
PERSONALITY_LIST: Final = 1
