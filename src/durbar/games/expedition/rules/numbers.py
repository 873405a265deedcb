"""The numbers of things: what a player has, cards, phases, moves, chances and events (2, 4.2, 4.7)."""

from typing import Final

MOST_PLAYERS: Final = 4
OPEN_MAP_PLACES: Final = 3
MOST_CHAIN: Final = 8  # boards of the long game
MOST_STEPS: Final = 96  # of one movement: a six, doubled four times

# --- What a player has: offsets into Player.have --------------------------------------------------

BACKPACK: Final = 0
COMPASS: Final = 1
PAINT_BOX: Final = 2
COIN: Final = 3
FODDER: Final = 4
RESOURCES: Final = 5

FACE: Final = 5  # faces of the six dice, 0 = shows none; dice are numbered like their resources, black last
SLOT: Final = 11  # where each die is: UNUSED, on slot 1 to 3, or SET_ASIDE
MAPS: Final = 17  # unsecured maps by kind = colour * 2 + half
SECURED: Final = 29  # secured pairs by colour
TENTS: Final = 35  # tent cards by landscape
HAVE: Final = 44

PINK: Final = 4
BLACK: Final = 5
DICE: Final = 6
UNUSED: Final = 0
SET_ASIDE: Final = 4
MAP_KINDS: Final = 12
MAP_COLOURS: Final = 6

# --- Cards ----------------------------------------------------------------------------------------

TOOL_CASE: Final = 0
MAGNIFYING_GLASS: Final = 1
WOODEN_BARREL: Final = 2
FIRST_AID_BAG: Final = 3
TELESCOPE: Final = 4
WATER_BOTTLE: Final = 5
TERRAIN_MAP: Final = 6
CHEST: Final = 7
CLIMBING_GEAR: Final = 8
TEA_LEAVES: Final = 9
BRIDLE: Final = 10
ROPE_LADDER: Final = 11
EQUIPMENT: Final = 12  # types
DECK_CARDS: Final = 36  # equipment cards 0 to 35 are three of each type; 36 to 47 the start cards
CARD_COPIES: Final = 3

BEFORE_WINDOW: Final = 0
DURING_WINDOW: Final = 1
AFTER_WINDOW: Final = 2

ANIMALS: Final = 27
GOODS: Final = 24  # tile = type * 4 + k
GOOD_TYPES: Final = 6
GOOD_COPIES: Final = 4  # tiles of one type
TEN_POINTS: Final = 9  # the current yak tile once all landscapes are fulfilled
NO_TILE: Final = -1  # nothing turned up yet
OFFERINGS: Final = 9
MOST_MARKERS: Final = 3
ROUNDS: Final = 3  # of a day, and dice used in it
NO_TOTAL: Final = 99  # of a player who takes no part in the comparison of a day
ALL_DICE: Final = 63
BARREL_ROLLS: Final = 3

MOUNTAINEER: Final = 0
YAK_GUIDE: Final = 1
MONK: Final = 2
MERCHANT: Final = 3
BORDER_GUARD: Final = 4
ARTIST: Final = 5
CHARACTERS: Final = 6
NO_CHARACTER: Final = -1
MONK_USES: Final = 3

IN_KATHMANDU: Final = -2  # where a yak is that has left the map
UNPLACED: Final = -1

# --- Phases: what is asked of players, then of chance (both are prompts), then what goes by itself

ASK_CHARACTER: Final = 0
ASK_PLACE: Final = 1
ASK_CITY: Final = 2  # K1
ASK_DIE: Final = 3  # T1
ASK_BARREL: Final = 4  # T1w
ASK_BLACK: Final = 5  # T2
ASK_BEFORE: Final = 6  # T3
ASK_PLAN: Final = 7  # T5
ASK_EXIT: Final = 8  # T5, a Border guard at a strip
ASK_ACTION: Final = 9  # T8
ASK_MAP: Final = 10  # T8m
ASK_TENT: Final = 11  # T9

DRAW_SHAPE: Final = 12
DRAW_BOARD: Final = 13
DRAW_GOODS: Final = 14
DRAW_EQUIPMENT: Final = 15
DRAW_ANIMAL: Final = 16
DRAW_OPEN_MAP: Final = 17
DRAW_HOLDER: Final = 18
DRAW_TILE: Final = 19
DRAW_START_CARD: Final = 20
DRAW_START_MAP: Final = 21
DRAW_FACE: Final = 22
DRAW_TENT: Final = 23
DRAW_WEATHER: Final = 24
DRAW_TOP_MAP: Final = 25
OVER: Final = 26

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

M_CHOOSE: Final = 0
M_TAKE: Final = 6
M_REROLL: Final = 12
M_GAIN: Final = 18
M_EXCHANGE: Final = 23
M_TURN_PINK: Final = 28
M_TOOL_CASE: Final = 34
M_MAGNIFYING_GLASS: Final = 44
M_WOODEN_BARREL: Final = 45
M_FIRST_AID_BAG: Final = 46
M_TELESCOPE: Final = 47
M_WATER_BOTTLE: Final = 48  # down, up
M_CHEST: Final = 50
M_ROLL: Final = 51  # 63 non-empty sets of dice
M_STOP: Final = 114
M_GO: Final = 115
M_PLAN: Final = 116
PLAN_FORMS: Final = 247  # 243 ways to turn (0 = straight on), then 1 to 4 Tea leaves
PLANS: Final = 2964  # forms x (plain, climbing, over mountains) x directions
M_PAINT: Final = 3080
M_COLLECT: Final = 3107
M_BUY: Final = 3143
M_BUY_SPECIAL: Final = 3167
M_OFFER: Final = 3191
M_OFFER_TWO: Final = 3192
M_ROPE_LADDER: Final = 3193
M_SWAP: Final = 3201  # seat x their map x my map
M_MAP: Final = 3777
M_MAP_TOP: Final = 3789
M_DONE: Final = 3790
M_TENT: Final = 3791
M_PASS: Final = 3794
M_EXIT: Final = 3795  # 8 columns or rows of the new board, then "stop"
EXIT_STOP: Final = 8
M_PLACE: Final = 3804
M_TERRAIN_MAP: Final = 4316
MOVES: Final = 4828
WIDEST: Final = 4096  # more moves than one decision can ever offer

# --- Chance outcomes ------------------------------------------------------------------------------

C_FACE: Final = 0
C_WEATHER: Final = 6
SUN: Final = 0
STORM: Final = 1
C_TENT: Final = 8
C_GOODS: Final = 17
C_EQUIPMENT: Final = 41
C_ANIMAL: Final = 77
C_MAP: Final = 104
C_HOLDER: Final = 116
C_TILE: Final = 120
C_START_CARD: Final = 129
C_SHAPE: Final = 141  # 41 short shapes, then 235 long ones
C_BOARD: Final = 417  # tile = side * 4 + rotation
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

E_LAID: Final = 0
E_GOODS_LAID: Final = 1
E_EQUIPMENT_SHOWN: Final = 2
E_ANIMAL_SHOWN: Final = 3
E_MAP_SHOWN: Final = 4
E_HOLDER: Final = 5
E_TILE_UP: Final = 6
E_CHOSE: Final = 7
E_START_CARD: Final = 8
E_START_MAP: Final = 9
E_MAP_RETURNED: Final = 10
E_PLACED: Final = 11
E_ROLLED: Final = 12
E_DAY: Final = 13
E_TURN: Final = 14
E_SET_ASIDE: Final = 15
E_TOOK: Final = 16
E_GAINED: Final = 17
E_PLAYED: Final = 18
E_TURNED: Final = 19
E_RECOVERED: Final = 20
E_SECURED: Final = 21
E_JUMPED: Final = 22
E_EXCHANGED: Final = 23
E_RESTED: Final = 24
E_STEPPED: Final = 25
E_MOVED: Final = 26
E_PAID: Final = 27
E_TIRED: Final = 28
E_ARRIVED: Final = 29
E_FULFILLED: Final = 30
E_PAINTED: Final = 31
E_COLLECTED: Final = 32
E_BOUGHT: Final = 33
E_SPECIAL: Final = 34
E_OFFERED: Final = 35
E_TOOK_MAP: Final = 36
E_SWAPPED: Final = 37
E_TENTS: Final = 38
E_STANDEE: Final = 39
E_TENT_DRAWN: Final = 40
E_WEATHER: Final = 41
E_FINISHED: Final = 42
E_NO_TENTS: Final = 43
E_TENT_WINDOW: Final = 44
E_TENT_DECLINED: Final = 45

BY_NEEDLE: Final = 0  # why a marker was taken
BY_STRIP: Final = 1
BY_OBSTACLE: Final = 2
BY_STORM: Final = 3
BY_TENT: Final = 4

ALL_ARRIVED: Final = 0  # endings
LAST_DAY: Final = 1
