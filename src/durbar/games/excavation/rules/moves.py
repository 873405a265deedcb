"""The ids of moves and of outcomes of chance: each kind begins where the one before it ends.

The order is that of the game's MOVES and CHANCES (vocabulary.py), and of the decisions D1 to D9.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.excavation.rules.table import CARDS, LIST_LENGTH
from durbar.games.excavation.rules.valley import CELLS, SITES

SEATS: Final = 4
PERSONALITIES: Final = 10
BASICS: Final = 5
PAIRS: Final = 45  # of different personalities
TRIGGERS: Final = 4  # Curator, Bandit, Controller, Bounty Hunter

# D1
DO_PLACE: Final = 0
DO_TAKE_BACK: Final = 1
DO_HIRE: Final = 2
DO_SPECIAL: Final = 3
DO_REMOVE: Final = 4

# D2: the combinations C1 to C7 of spec 4.4
COMBO: Final = 5
C1: Final = COMBO
C2: Final = C1 + 1
C3: Final = C2 + 1  # + the number of the pair
C4: Final = C3 + PAIRS  # + personality - 1
C5: Final = C4 + PERSONALITIES
C6: Final = C5 + 1
C7: Final = C6 + 1  # + basic - 1

# D3
PUT: Final = C7 + BASICS  # + cell
PUT_ON_SITE: Final = PUT + CELLS  # + site
PUT_ON_PERSONALITY: Final = PUT_ON_SITE + SITES  # + place in the list, from 0
LIFT: Final = PUT_ON_PERSONALITY + LIST_LENGTH
LIFT_FROM_SITE: Final = LIFT + CELLS
LIFT_FROM_PERSONALITY: Final = LIFT_FROM_SITE + SITES
STOP: Final = LIFT_FROM_PERSONALITY + LIST_LENGTH

# D4, D5 (and D9, which discards too)
POSITION: Final = STOP + 1  # + place in the list, from 0
DISCARD: Final = POSITION + LIST_LENGTH  # + card
USE: Final = DISCARD + CARDS  # + card

# D6, D7
TRIGGER: Final = USE + CARDS  # + card - CURATOR
CURATE_DIG: Final = TRIGGER + TRIGGERS  # + site
ROB_SEAT: Final = CURATE_DIG + SITES  # + seat
RENEW_FIND: Final = ROB_SEAT + SEATS  # + cell
RECOLOUR_TOKEN: Final = RENEW_FIND + CELLS  # + cell
RECOLOUR_TO_SEAT: Final = RECOLOUR_TOKEN + CELLS  # + seat

# D8
REMOVE_DIG: Final = RECOLOUR_TO_SEAT + SEATS  # + site
MOVES: Final = REMOVE_DIG + SITES

# Chance
SITE_CARD: Final = 0  # + site
PERSONALITY_CARD: Final = SITE_CARD + SITES  # + card - 1
FIRST_SEAT: Final = PERSONALITY_CARD + PERSONALITIES  # + seat
FIND: Final = FIRST_SEAT + SEATS  # + colour
LOOT: Final = FIND + 6  # + card
OUTCOMES: Final = LOOT + CARDS

# The two personalities of pair k, in the order 1+2, 1+3, … 9+10.
PAIR_ONE: Final = vec[i64]([a for a in range(1, PERSONALITIES) for b in range(a + 1, PERSONALITIES + 1)])
PAIR_TWO: Final = vec[i64]([b for a in range(1, PERSONALITIES) for b in range(a + 1, PERSONALITIES + 1)])
