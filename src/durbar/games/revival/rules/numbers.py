"""The ids: what is asked, the moves, what chance can answer, and what is told to the journal.

Written by tools/ids.py from the tables of vocabulary.py; change those, and write this again.
"""

from typing import Final

# How many there are.
CARDS: Final = 125
ENDS: Final = 175
COINS: Final = 5
CELLS: Final = 6
CORE_CELLS: Final = 4
SPOTS: Final = 10
MISSIONS: Final = 20
OBJECTIVES: Final = 10
ARCHITECTS: Final = 6
MATES: Final = 2
SQUARES: Final = 2
SLOTS: Final = 60

# What is asked, `phase`, and where the round stands, `stage`.
FIRST_PLAYER: Final = 0
DEAL_MISSION: Final = 1
DEAL_ARCHITECT: Final = 2
DEAL_OBJECTIVE: Final = 3
SECOND_BOARD: Final = 4
SQUARE_MISSION: Final = 5
OPEN_MARKET: Final = 6
AFTERSHOCK: Final = 7
DEBRIS: Final = 8
DRAW_RED: Final = 9
DRAFT: Final = 10
BID: Final = 11
MANIPULATE: Final = 12
KEEP: Final = 13
BUILD: Final = 14
WHERE: Final = 15
WHICH: Final = 16
NAME_JOKERS: Final = 17
CLAIM: Final = 18
HAND_LIMIT: Final = 19
ABILITY: Final = 20
ABILITY_DISCARD: Final = 21
SPEND: Final = 22
BUY_BUILD: Final = 23
STORE: Final = 24
OFFER_SECOND: Final = 25
OFFER_TAKE: Final = 26
COLLECT: Final = 27
ENDED: Final = 28

# Moves, each kind from its first id on.
M_DRAFT: Final = 0  # architect
M_BID: Final = 6  # coin, spot
M_JUMP: Final = 56  # from:spot, to:spot
M_SWAP: Final = 156  # spot, coin
M_STAY: Final = 206
M_RETURN: Final = 207  # card
M_BUILD: Final = 332  # end
M_BUILD_FOR: Final = 507  # mate, end
M_BUILD_AT: Final = 857  # square, end
M_REBUILD: Final = 1207  # end
M_REBUILD_FOR: Final = 1382  # mate, end
M_ON: Final = 1732  # slot
M_NAME: Final = 1792  # colour
M_NAME_TWO: Final = 1797  # first:colour, second:colour
M_NAME_THREE: Final = 1822  # first:colour, second:colour, third:colour
M_NAME_FOUR: Final = 1947  # first:colour, second:colour, third:colour, fourth:colour
M_CLAIM: Final = 2572  # objective
M_DONE: Final = 2582
M_DISCARD: Final = 2583  # card
M_DECLINE: Final = 2708
M_DRAW: Final = 2709
M_TAKE: Final = 2710  # card
M_CONVERT: Final = 2835
M_BUY: Final = 2836  # card
M_BHAIRAV: Final = 2961  # colour
M_OFFER: Final = 2966  # card
M_RAZE: Final = 3091  # square, slot
M_STORE: Final = 3211  # core
MOVES: Final = 3215

# What chance answers.
C_FIRST: Final = 0  # seat
C_MISSION: Final = 6  # mission
C_ARCHITECT: Final = 26  # architect
C_OBJECTIVE: Final = 32  # objective
C_BOARD: Final = 42  # colour
C_CARD: Final = 47  # card
C_SIDE: Final = 172  # side
C_DEBRIS: Final = 176  # colour
CHANCES: Final = 181

# What is told.
E_FIRST: Final = 0
E_MISSION: Final = 1
E_ARCHITECT: Final = 2
E_OBJECTIVE: Final = 3
E_BOARD: Final = 4
E_SQUARE_MISSION: Final = 5
E_ROUND: Final = 6
E_MARKET: Final = 7
E_AFTERSHOCK: Final = 8
E_DEBRIS: Final = 9
E_COIN_BACK: Final = 10
E_BID: Final = 11
E_OPEN_BID: Final = 12
E_JUMP: Final = 13
E_SWAP: Final = 14
E_OPEN_SWAP: Final = 15
E_REVEAL: Final = 16
E_WIN: Final = 17
E_DREW: Final = 18
E_RETURNED: Final = 19
E_RESHUFFLED: Final = 20
E_UNCLAIMED: Final = 21
E_BUILT: Final = 22
E_REBUILT: Final = 23
E_NAMED: Final = 24
E_COMPLETED: Final = 25
E_ADJUSTED: Final = 26
E_CLAIMED: Final = 27
E_DISCARDED: Final = 28
E_SHOWN: Final = 29
E_TOOK: Final = 30
E_CONVERTED: Final = 31
E_BOUGHT: Final = 32
E_BHAIRAV: Final = 33
E_CLOSED: Final = 34
E_COINS_RETURN: Final = 35
E_MARKER: Final = 36
E_UNFINISHED: Final = 37
E_MISSION_SCORED: Final = 38
E_BHAIRAV_SCORED: Final = 39
E_CLEARED: Final = 40
E_SQUARE_BUILT: Final = 41
E_SQUARE_COMPLETED: Final = 42
E_RAZED: Final = 43
E_OFFERED: Final = 44
E_STORED: Final = 45
E_SOLO_WON: Final = 46
E_SOLO_LOST: Final = 47
E_OVER: Final = 48
