"""How a position is laid out in numbers: offsets, stages, limits (2, 4.7). Ids are in `numbers.py`."""

from typing import Final

MOST_PLAYERS: Final = 4
OPEN_MAP_PLACES: Final = 3
MOST_CHAIN: Final = 8  # boards of the long game
MOST_STEPS: Final = 96  # of one movement: a six, doubled four times

# --- What a player has: offsets into Player.have --------------------------------------------------


FACE: Final = 5  # faces of the six dice, 0 = shows none; dice are numbered like their resources, black last
SLOT: Final = 11  # where each die is: UNUSED, on slot 1 to 3, or SET_ASIDE
MAPS: Final = 17  # unsecured maps by kind = colour * 2 + half
SECURED: Final = 29  # secured pairs by colour
TENTS: Final = 35  # tent cards by landscape
HAVE: Final = 44

UNUSED: Final = 0
SET_ASIDE: Final = 4

# --- Cards ----------------------------------------------------------------------------------------

CARD_COPIES: Final = 3

BEFORE_WINDOW: Final = 0
DURING_WINDOW: Final = 1
AFTER_WINDOW: Final = 2

GOOD_COPIES: Final = 4  # tiles of one type
TEN_POINTS: Final = 9  # the current yak tile once all landscapes are fulfilled
NO_TILE: Final = -1  # nothing turned up yet
OFFERINGS: Final = 9
MOST_MARKERS: Final = 3
ROUNDS: Final = 3  # of a day, and dice used in it
NO_TOTAL: Final = 99  # of a player who takes no part in the comparison of a day
ALL_DICE: Final = 63
BARREL_ROLLS: Final = 3  # most that can be left

NO_CHARACTER: Final = -1
NO_ABILITY: Final = -1
MONK_USES: Final = 3

IN_KATHMANDU: Final = -2  # where a yak is that has left the map
UNPLACED: Final = -1

# --- Phases: what is asked of players, then of chance (both are prompts), then what goes by itself


GO_SETUP: Final = 32
GO_TURN: Final = 33
GO_TENTS: Final = 34
GO_STANDEE: Final = 35
GO_TENT_DRAW: Final = 36
GO_DICE: Final = 37
GO_WEATHER: Final = 38
GO_DISPLAYS: Final = 39
GO_NEXT_TENT: Final = 40

# --- Moves, in the order of the rulebook ----------------------------------------------------------

# A plan has 247 forms: 243 ways to turn (0 = straight on), then 1 to 4 Tea leaves.
PLANS: Final = 2964  # forms x (plain, climbing, over mountains) x directions
EXIT_STOP: Final = 8
WIDEST: Final = 4096  # more moves than one decision can ever offer

# --- Chance outcomes ------------------------------------------------------------------------------

MOST_TILES: Final = 64  # sides of terrain boards, each in four rotations

# --- What a player may do once a turn: bits of Table.done -----------------------------------------

DONE_PAINT: Final = 1
DONE_COLLECT: Final = 2
DONE_BUY: Final = 4
DONE_OFFER: Final = 8
DONE_SWAP: Final = 16
DONE_REROLL: Final = 32
DONE_TURN_PINK: Final = 64
DONE_ARRIVAL: Final = 128  # reached Kathmandu this turn
DONE_LADDER: Final = 256
DONE_TILE: Final = 512  # a yak tile was fulfilled by landing
DONE_ANY: Final = 287  # some action of the target space was done

# --- Points and weather ---------------------------------------------------------------------------

P_SPECIAL: Final = 0
P_FIVE: Final = 1
P_SIX: Final = 2
P_SINGLE: Final = 3
P_PAIR: Final = 4
P_SECURED: Final = 5
P_MARKER: Final = 6

STANDARD: Final = 0  # ways to mix the weather (8.1)
RANDOM_TWELVE: Final = 1
CUSTOM: Final = 2

# --- Offsets into Table.common --------------------------------------------------------------------

NOT_VEILED: Final = -2  # `viewer` of a true position

OPEN_MAPS: Final = 0  # the three places of the display, -1 empty
MAP_PILE: Final = 3  # unseen maps by kind
UNDER: Final = 15  # maps put under the pile in view of all, in the order they will come up (E-R129)
UNDER_PLACES: Final = 16
UNDER_COUNT: Final = 31
TENT_PILE: Final = 32  # unseen tents by landscape
ROLLING: Final = 41  # dice still to be rolled, as bits
ROLLER: Final = 42  # ... and whose
SHAPE: Final = 43  # while the landscape is being laid: its shape, then its tiles
TILES: Final = 44
ASKED: Final = 52  # tents: how many of the others have had their chance
ASKED_SEEN: Final = 53  # ... as far as everybody could see it
STAGE: Final = 54  # how far the setup has come
GOODS_ON: Final = 55  # goods tile by city space, -1 none
MOST_CITY_SPACES: Final = 32
COMMON: Final = 87

# --- Stages of the setup (3), in common[STAGE] ----------------------------------------------------

LAY_SHAPE: Final = 0
LAY_BOARDS: Final = 1
LAY_GOODS: Final = 2
SHOW_EQUIPMENT: Final = 3
SHOW_ANIMALS: Final = 4
SHOW_MAPS: Final = 5
NAME_HOLDER: Final = 6
TURN_TILES: Final = 7
CHOOSE_CHARACTERS: Final = 8
HAND_OUT: Final = 9
HAND_MAPS: Final = 10
PLACE_YAKS: Final = 11
FIRST_ROLL: Final = 12

# --- Events: what the journal tells ---------------------------------------------------------------
