"""Reads whose turn it is, what is asked, and what an unfinished action has settled so far (X-R122).

Whether the question can be asked in this position is for `laws_of_questions.py` to say.
"""

from durbar.core.kernel import BIT, CHANCE, NOBODY
from durbar.core.reading import Reader
from durbar.games.excavation.content import CARD_NAMES, COLOUR_NAMES, HEX_NAMES, SITE_NAMES
from durbar.games.excavation.position.describe import AFTER
from durbar.games.excavation.rules.kernel import ExcavationKernel
from durbar.games.excavation.rules.numbers import ACTION, ARCH, DRAW_SITE, LIST_LENGTH, OVER
from durbar.games.excavation.rules.table import FREE, UNDER_SPADE
from durbar.games.excavation.vocabulary import ENDINGS, PROMPTS

PHASES = (*(prompt.name for prompt in PROMPTS), "over")


def read_turn(r: Reader, t: ExcavationKernel) -> None:
    """Round, first and active player, and what is asked."""
    last = int(t.seats) - 1
    t.round_number = r.number("round", 1, 0, 999)
    t.first = r.number("first", 0, 0, last)
    t.active = r.number("active", int(t.first), 0, last)
    t.phase = r.word("phase", PHASES, ACTION)
    t.over = t.phase == OVER
    t.player = t.active if t.phase < DRAW_SITE else CHANCE
    if t.over:
        t.player = NOBODY
        t.ending = r.word("ending", ENDINGS, 0)
    elif r.has("ending"):
        raise r.wrong("ending", "a game that goes on has no ending", "7")


def read_pending(r: Reader, t: ExcavationKernel) -> None:
    """What was settled before this question; fields that it does not need stay as at a turn's beginning."""
    t.left = r.number("left", 0, 0, LIST_LENGTH)
    t.moved = r.number("moved", 0, 0, 2)
    t.position = r.number("position", 0, 0, LIST_LENGTH) - 1
    t.victim = r.number("victim", -1, -1, int(t.seats) - 1)
    t.dig = r.word("dig", SITE_NAMES)
    t.lowest = r.word("lowest", CARD_NAMES, ARCH)
    for colour in r.words("colours", COLOUR_NAMES):
        t.colours |= BIT[colour]
    t.one = r.word("one", HEX_NAMES)
    t.two = r.word("two", HEX_NAMES)
    t.drawn = r.word("drawn", COLOUR_NAMES)
    t.host = r.word("host", SITE_NAMES)
    for joined in r.words("joined", SITE_NAMES):
        t.joined |= BIT[joined]
    t.after = r.word("after", AFTER, int(t.after))
    frozen = r.words("frozen", SITE_NAMES)
    if len(frozen) > 1:
        raise r.wrong("frozen", "while one site spreads, one more is to spread at most", "X-R84")
    t.frozen = frozen[0] if frozen else -1
    for name in r.items("ring"):
        cell = r.number_of("ring", name, HEX_NAMES)
        if t.ground[cell] != FREE:
            raise r.wrong("ring", f"{name} is no free hex of this map", "6.4")
        t.ground[cell] = UNDER_SPADE
    r.finish()
