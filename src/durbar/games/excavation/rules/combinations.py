"""The combinations C1 to C7 of spec 4.4: ids of the ways to pay for PLACE and TAKE_BACK.

Their order is that of the vocabulary "combo".
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.excavation.rules.numbers import M_PLAY, PERSONALITIES

PAIRS: Final = PERSONALITIES * (PERSONALITIES - 1) // 2  # of different personalities

C1: Final = M_PLAY
C2: Final = C1 + 1
C3: Final = C2 + 1  # + the number of the pair
C4: Final = C3 + PAIRS  # + personality - 1
C5: Final = C4 + PERSONALITIES
C6: Final = C5 + 1
C7: Final = C6 + 1  # + basic - 1

# The two personalities of pair k, in the order 1+2, 1+3, … 9+10.
PAIR_ONE: Final = vec[i64]([a for a in range(1, PERSONALITIES) for b in range(a + 1, PERSONALITIES + 1)])
PAIR_TWO: Final = vec[i64]([b for a in range(1, PERSONALITIES) for b in range(a + 1, PERSONALITIES + 1)])
