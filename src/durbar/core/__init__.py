"""The contract every game signs, and everything that works for all of them."""

from . import pickling as _pickling  # noqa: F401  (so that all of it can be pickled)
from .bots import Bot, play
from .bounds import Bounds
from .chance import PersonDealer, ScriptedDealer, SeededDealer
from .content import Content
from .errors import (
    AmbiguousMove,
    BadContent,
    BadNotation,
    BadPosition,
    BadRecord,
    DurbarError,
    IllegalMove,
    NoSuchMoment,
    OptionError,
    UndoRefused,
    UnknownGame,
    UnknownLanguage,
    UnknownSeat,
)
from .events import Event
from .game import Game
from .kernel import BIT, CHANCE, HIDDEN, NOBODY, SPECTATOR, Kernel, Recall, Rng
from .knowledge import Knowledge
from .legal_moves import Moves
from .lessons import Lesson
from .log import Decision
from .match import Match
from .moves import Move
from .observation import ObservationField
from .options import Option, OptionValue
from .outcome import Outcome, Score
from .planner import Planner
from .presentation import Gain, Presentation, layouts
from .prompts import Prompt
from .records import Entry
from .refusals import HOUSE_REFUSALS, NOT_OFFERED, Refusal, RefusalKind
from .registry import game, game_class, games
from .rules import Rules
from .seeds import Seed, rng_of
from .state import Dealer, State, View
from .tables import ChanceKind, EventKind, MoveKind, MoveTable, PromptKind, Vocabulary

SOMEBODY = HIDDEN
"""`to_act` in a view whose seat may not know who is asked."""

__all__ = [
    "BIT",
    "CHANCE",
    "HIDDEN",
    "HOUSE_REFUSALS",
    "NOBODY",
    "NOT_OFFERED",
    "SOMEBODY",
    "SPECTATOR",
    "AmbiguousMove",
    "BadContent",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Bounds",
    "ChanceKind",
    "Content",
    "Dealer",
    "Decision",
    "DurbarError",
    "Entry",
    "Event",
    "EventKind",
    "Gain",
    "Game",
    "IllegalMove",
    "Kernel",
    "Knowledge",
    "Lesson",
    "Match",
    "Move",
    "MoveKind",
    "MoveTable",
    "Moves",
    "NoSuchMoment",
    "ObservationField",
    "Option",
    "OptionError",
    "OptionValue",
    "Outcome",
    "PersonDealer",
    "Planner",
    "Presentation",
    "Prompt",
    "PromptKind",
    "Recall",
    "Refusal",
    "RefusalKind",
    "Rng",
    "Rules",
    "Score",
    "ScriptedDealer",
    "Seed",
    "SeededDealer",
    "State",
    "UndoRefused",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownSeat",
    "View",
    "Vocabulary",
    "game",
    "game_class",
    "games",
    "layouts",
    "play",
    "rng_of",
]
