"""The ids: what is asked, the moves, what chance can answer, and what is told to the journal.

Written by tools/ids.py from the tables of vocabulary.py; change those, and write this again.
"""

from typing import Final

# How many there are.
RESOURCES: Final = 5
DICE: Final = 6
EQUIPMENT: Final = 12
DECK_CARDS: Final = 36
ANIMALS: Final = 27
MAP_KINDS: Final = 12
MAP_COLOURS: Final = 6
GOODS: Final = 24
GOOD_TYPES: Final = 6
CHARACTERS: Final = 6

# The words of the vocabulary resource.
BACKPACK: Final = 0
COMPASS: Final = 1
PAINT_BOX: Final = 2
COIN: Final = 3
FODDER: Final = 4

# The words of the vocabulary die.
BROWN: Final = 0
GRAY: Final = 1
PURPLE: Final = 2
ORANGE: Final = 3
PINK: Final = 4
BLACK: Final = 5

# The words of the vocabulary equipment.
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

# The words of the vocabulary effect.
DOES_THREE_RESOURCES: Final = 0
DOES_OPPOSITE_FACE: Final = 1
DOES_ROLL_AGAIN: Final = 2
DOES_RECOVER: Final = 3
DOES_FULFIL: Final = 4
DOES_NEXT_FACE: Final = 5
DOES_TRAVEL: Final = 6
DOES_SECURE: Final = 7
DOES_CLIMB: Final = 8
DOES_DOUBLE: Final = 9
DOES_TURN_ASIDE: Final = 10
DOES_OFFER_BESIDE: Final = 11

# The words of the vocabulary character.
MOUNTAINEER: Final = 0
YAK_GUIDE: Final = 1
MONK: Final = 2
MERCHANT: Final = 3
BORDER_GUARD: Final = 4
ARTIST: Final = 5

# The words of the vocabulary ability.
CAN_OVER_MOUNTAINS: Final = 0
CAN_GUIDE_YAKS: Final = 1
CAN_OFFER_TWICE: Final = 2
CAN_SHOP_AROUND: Final = 3
CAN_CHOOSE_EXIT: Final = 4
CAN_LOOK_AROUND: Final = 5

# The words of the vocabulary weather.
SUN: Final = 0
STORM: Final = 1

# The words of the vocabulary cause.
BY_NEEDLE: Final = 0
BY_STRIP: Final = 1
BY_OBSTACLE: Final = 2
BY_STORM: Final = 3
BY_TENT: Final = 4

# The words of the vocabulary ending.
ALL_ARRIVED: Final = 0
LAST_DAY: Final = 1

# What is asked, `phase`, and where the round stands, `stage`.
CHOOSE_CHARACTER: Final = 0
PLACE_YAK: Final = 1
CITY_RESOURCE: Final = 2
CHOOSE_DIE: Final = 3
BARREL_ROLL: Final = 4
BLACK_DIE: Final = 5
BEFORE_MOVE: Final = 6
MOVE_YAK: Final = 7
LEAVE_STRIP: Final = 8
ACTIONS: Final = 9
PICK_MAP: Final = 10
PLAY_TENTS: Final = 11
DRAW_SHAPE: Final = 12
DRAW_BOARD: Final = 13
DRAW_GOODS: Final = 14
DRAW_EQUIPMENT: Final = 15
DRAW_ANIMAL: Final = 16
DRAW_OPEN_MAP: Final = 17
DRAW_HOLDER: Final = 18
DRAW_YAK_TILE: Final = 19
DRAW_START_CARD: Final = 20
DRAW_START_MAP: Final = 21
ROLL_DIE: Final = 22
DRAW_TENT: Final = 23
DRAW_WEATHER: Final = 24
DRAW_TOP_MAP: Final = 25
OVER: Final = 26

# Moves, each kind from its first id on.
M_CHOOSE: Final = 0  # character
M_TAKE: Final = 6  # die
M_REROLL: Final = 12  # die
M_GAIN: Final = 18  # resource
M_EXCHANGE: Final = 23  # resource
M_TURN: Final = 28  # face
M_TOOL_CASE: Final = 34  # trio
M_MAGNIFYING_GLASS: Final = 44
M_WOODEN_BARREL: Final = 45
M_FIRST_AID_BAG: Final = 46
M_TELESCOPE: Final = 47
M_WATER_BOTTLE: Final = 48  # step
M_CHEST: Final = 50
M_ROLL: Final = 51  # dice
M_STOP: Final = 114
M_GO: Final = 115
M_MOVE: Final = 116  # plan
M_PAINT: Final = 3080  # animal
M_COLLECT: Final = 3107  # card
M_BUY: Final = 3143  # tile
M_BUY_SPECIAL: Final = 3167  # tile
M_OFFER: Final = 3191
M_OFFER_TWO: Final = 3192
M_ROPE_LADDER: Final = 3193  # around
M_SWAP: Final = 3201  # rival, map, map2:map
M_MAP: Final = 3777  # map
M_MAP_TOP: Final = 3789
M_DONE: Final = 3790
M_TENT: Final = 3791  # count
M_PASS: Final = 3794
M_EXIT: Final = 3795  # exit
M_PLACE: Final = 3804  # space
M_TERRAIN_MAP: Final = 4316  # space
MOVES: Final = 4828

# What chance answers.
C_FACE: Final = 0  # face
C_WEATHER: Final = 6  # weather
C_TENT: Final = 8  # landscape
C_GOODS: Final = 17  # tile
C_EQUIPMENT: Final = 41  # card
C_ANIMAL: Final = 77  # animal
C_MAP: Final = 104  # map
C_HOLDER: Final = 116  # rival
C_YAK_TILE: Final = 120  # landscape
C_START_CARD: Final = 129  # equipment
C_SHAPE: Final = 141  # shape
C_BOARD: Final = 417  # board
CHANCES: Final = 473

# What is told.
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
