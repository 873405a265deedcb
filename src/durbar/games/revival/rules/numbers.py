"""The ids: what is asked, the moves, what chance can answer, and what is told to the journal.

The order is the contract; the tables of ``vocabulary.py`` are written in the same order, and a test
compares the two.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from durbar.games.revival.rules.box import ARCHITECTS, COINS, CORE_CELLS, MISSIONS, OBJECTIVES, SPOTS
from durbar.games.revival.rules.piles import CARDS
from durbar.games.revival.rules.sections import COLOURS

ENDS: Final = 175  # card ends that differ on their card
MATES: Final = 2  # teammates whose areas a player may build in, clockwise
SQUARES: Final = 2
SLOTS: Final = 60  # monuments in one area

# What is asked: `phase`. The first group is asked of chance.
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

COLLECT: Final = 27  # only stages of the round, never asked as such
ENDED: Final = 28

# Moves, each kind from its first id on.
M_DRAFT: Final = 0
M_BID: Final = M_DRAFT + ARCHITECTS  # coin, spot
M_JUMP: Final = M_BID + COINS * SPOTS  # from, to
M_SWAP: Final = M_JUMP + SPOTS * SPOTS  # spot, coin
M_STAY: Final = M_SWAP + SPOTS * COINS
M_RETURN: Final = M_STAY + 1
M_BUILD: Final = M_RETURN + CARDS
M_BUILD_FOR: Final = M_BUILD + ENDS  # mate, end
M_BUILD_AT: Final = M_BUILD_FOR + MATES * ENDS  # square, end
M_REBUILD: Final = M_BUILD_AT + SQUARES * ENDS
M_REBUILD_FOR: Final = M_REBUILD + ENDS
M_ON: Final = M_REBUILD_FOR + MATES * ENDS
M_NAME: Final = M_ON + SLOTS  # one joker: 5, two: 25, three: 125, four: 625
M_CLAIM: Final = M_NAME + 780
M_DONE: Final = M_CLAIM + OBJECTIVES
M_DISCARD: Final = M_DONE + 1
M_DECLINE: Final = M_DISCARD + CARDS
M_DRAW: Final = M_DECLINE + 1
M_TAKE: Final = M_DRAW + 1
M_CONVERT: Final = M_TAKE + CARDS
M_BUY: Final = M_CONVERT + 1
M_BHAIRAV: Final = M_BUY + CARDS
M_OFFER: Final = M_BHAIRAV + COLOURS
M_RAZE: Final = M_OFFER + CARDS  # square, slot
M_STORE: Final = M_RAZE + SQUARES * SLOTS
MOVES: Final = M_STORE + CORE_CELLS

NAMES_FROM: Final = vec[i64]([0, 0, 5, 30, 155])  # below M_NAME, by the number of jokers
NAMES: Final = vec[i64]([1, 5, 25, 125, 625])

WIDEST: Final = 640  # four jokers to name; everything else is far below

# What chance answers.
C_SEAT: Final = 0
C_MISSION: Final = C_SEAT + 6
C_ARCHITECT: Final = C_MISSION + MISSIONS
C_OBJECTIVE: Final = C_ARCHITECT + ARCHITECTS
C_BOARD: Final = C_OBJECTIVE + OBJECTIVES
C_CARD: Final = C_BOARD + COLOURS
C_SIDE: Final = C_CARD + CARDS
C_DEBRIS: Final = C_SIDE + 4
CHANCES: Final = C_DEBRIS + COLOURS

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


def names_id(colours: i64, count: i64) -> i64:
    """The move that names `count` jokers, their colours read as one number in base five."""
    return M_NAME + NAMES_FROM[count] + colours
