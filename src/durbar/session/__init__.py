"""One table: a match with people and bots in it, without input or output.

The terminal, the server and a notebook all stand on a `Session`. It knows who sits where, what follows from
a move without anybody deciding it, how far back a player may go, and what may be shown to whom. What is done
goes three steps: a `Plan` is made on a fork of the match, its lines are kept (in a file, in a database), and
only then are they taken in. So nobody is ever shown what is not kept.
"""

from .advice import (
    Advice,
    advise,
    label_then,
    name_question,
    rank_moves,
    reason_unit,
    tell_reasons,
    with_sign,
)
from .history import News, since
from .previews import Preview, preview
from .seats import PERSON, Seat, noted_bots, seats_note
from .session import HINT, Plan, Session, Viewpoint, forced_move, has_secrets, undo_choices

__all__ = [
    "HINT",
    "PERSON",
    "Advice",
    "News",
    "Plan",
    "Preview",
    "Seat",
    "Session",
    "Viewpoint",
    "advise",
    "forced_move",
    "has_secrets",
    "label_then",
    "name_question",
    "noted_bots",
    "preview",
    "rank_moves",
    "reason_unit",
    "seats_note",
    "since",
    "tell_reasons",
    "undo_choices",
    "with_sign",
]
