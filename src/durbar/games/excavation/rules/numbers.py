"""The ids: what is asked, the moves, what chance can answer, and what is told to the journal.

Written by tools/ids.py from the tables of vocabulary.py; change those, and write this again.
"""

from typing import Final

# How many there are.
SITES: Final = 16
CARDS: Final = 11
PERSONALITIES: Final = 10
SPECIALS: Final = 4
COLOURS: Final = 6
LIST_LENGTH: Final = 6

# The words of the vocabulary card.
ARCH: Final = 0
CHRONICLER: Final = 1
ANTHROPOLOGIST: Final = 2
PALAEONTOLOGIST: Final = 3
HISTORIAN: Final = 4
NATURALIST: Final = 5
EMINENCE: Final = 6
CURATOR: Final = 7
BANDIT: Final = 8
CONTROLLER: Final = 9
BOUNTY_HUNTER: Final = 10

# The words of the vocabulary list.
LIST_SITES: Final = 0
LIST_PERSONALITIES: Final = 1

# The words of the vocabulary ending.
LAST_DIG: Final = 0
NO_TOKENS_TO_SPREAD: Final = 1
NO_TOKEN_FOR_MARKER: Final = 2

# What is asked, `phase`, and where the round stands, `stage`.
ACTION: Final = 0
COMBO_TO_PLACE: Final = 1
COMBO_TO_TAKE: Final = 2
PLACE: Final = 3
TAKE: Final = 4
POSITION: Final = 5
DISCARD: Final = 6
USE: Final = 7
SPECIAL: Final = 8
CURATE: Final = 9
ROB: Final = 10
RENEW: Final = 11
RENEW_ALSO: Final = 12
RECOLOUR: Final = 13
RECOLOUR_ALSO: Final = 14
RECOLOUR_TO: Final = 15
DIG: Final = 16
PAY: Final = 17
DRAW_SITE: Final = 18
DRAW_PERSONALITY: Final = 19
DRAW_FIRST_PLAYER: Final = 20
DRAW_FIND: Final = 21
DRAW_FOR_MARKER: Final = 22
DRAW_TO_RENEW: Final = 23
DRAW_LOOT: Final = 24
OVER: Final = 25
END_TURN: Final = 26
MERGE: Final = 27
REFILL: Final = 28
SPREAD: Final = 29
END_ROUND: Final = 30

# Moves, each kind from its first id on.
M_PLACE: Final = 0
M_TAKE_BACK: Final = 1
M_HIRE: Final = 2
M_SPECIAL: Final = 3
M_REMOVE: Final = 4
M_PLAY: Final = 5  # combo
M_PUT: Final = 69  # hex
M_PUT_ON: Final = 389  # site
M_PUT_ON_CARD: Final = 405  # place
M_LIFT: Final = 411  # hex
M_LIFT_FROM: Final = 731  # site
M_LIFT_FROM_CARD: Final = 747  # place
M_STOP: Final = 753
M_POSITION: Final = 754  # place
M_DISCARD: Final = 760  # card
M_USE: Final = 771  # card
M_TRIGGER: Final = 782  # special
M_CURATE: Final = 786  # site
M_ROB: Final = 802  # seat
M_RENEW: Final = 806  # hex
M_RECOLOUR: Final = 1126  # hex
M_RECOLOUR_TO: Final = 1446  # seat
M_DIG: Final = 1450  # site
MOVES: Final = 1466

# What chance answers.
C_SITE: Final = 0  # site
C_PERSONALITY: Final = 16  # personality
C_FIRST: Final = 26  # seat
C_FIND: Final = 30  # colour
C_LOOT: Final = 36  # card
CHANCES: Final = 47

# What is told.
E_FIRST_PLAYER: Final = 0
E_ROUND_BEGAN: Final = 1
E_SITE_OPENED: Final = 2
E_PERSONALITY_DRAWN: Final = 3
E_RESHUFFLED: Final = 4
E_PLAYED: Final = 5
E_USED: Final = 6
E_DISCARDED: Final = 7
E_RECEIVED: Final = 8
E_PLACED: Final = 9
E_PLACED_ON_SITE: Final = 10
E_PLACED_ON_PERSONALITY: Final = 11
E_TOOK: Final = 12
E_TOOK_FROM_SITE: Final = 13
E_TOOK_FROM_PERSONALITY: Final = 14
E_ELIMINATED: Final = 15
E_WENT_HOME: Final = 16
E_ADDED: Final = 17
E_HIRED: Final = 18
E_STOLE: Final = 19
E_RENEWED: Final = 20
E_RECOLOURED: Final = 21
E_REMOVED: Final = 22
E_DISPLACED: Final = 23
E_JOINED: Final = 24
E_MARKER_REPLACED: Final = 25
E_SPREADS: Final = 26
E_SPREAD_LOST: Final = 27
E_FOUND: Final = 28
E_EVICTED: Final = 29
E_ENDED: Final = 30
