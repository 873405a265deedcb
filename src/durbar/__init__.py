"""Durbar: board games about Kathmandu, played by exact rules.

    durbar.games()                          # the ids of the games that are installed
    game = durbar.game(id, players=3)       # and the options of that game
    state = game.start(seed=42)             # state.moves, state.play(move), state.view(seat)
    match = durbar.play(game, [bot, bot, bot], seed=7)

What a game is made of is in ``durbar.core``; whoever writes a new one starts there.
"""

from .core import (
    CHANCE,
    SOMEBODY,
    AmbiguousMove,
    BadNotation,
    BadPosition,
    BadRecord,
    Bot,
    Dealer,
    DurbarError,
    Event,
    Game,
    IllegalMove,
    Match,
    Move,
    Moves,
    NoSuchMoment,
    Option,
    OptionError,
    Outcome,
    PersonDealer,
    Prompt,
    Refusal,
    Score,
    ScriptedDealer,
    SeededDealer,
    State,
    UndoRefused,
    UnknownGame,
    UnknownLanguage,
    UnknownSeat,
    View,
    game,
    game_class,
    games,
    play,
)

__version__ = "0.1.0"

__all__ = [
    "CHANCE",
    "SOMEBODY",
    "AmbiguousMove",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "Bot",
    "Dealer",
    "DurbarError",
    "Event",
    "Game",
    "IllegalMove",
    "Match",
    "Move",
    "Moves",
    "NoSuchMoment",
    "Option",
    "OptionError",
    "Outcome",
    "PersonDealer",
    "Prompt",
    "Refusal",
    "Score",
    "ScriptedDealer",
    "SeededDealer",
    "State",
    "UndoRefused",
    "UnknownGame",
    "UnknownLanguage",
    "UnknownSeat",
    "View",
    "__version__",
    "game",
    "game_class",
    "games",
    "play",
]
