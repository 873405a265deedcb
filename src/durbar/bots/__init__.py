"""Players that are programs. Each sees what its seat sees and nothing else.

durbar.play(game, [bot("porter"), bot("sherpa", 2)], seed=7)

There are levels, from a child's first opponent to the strongest, characters with favourites, and the plain
kinds they are made of. Bots of others are found through the entry-point group ``durbar.bots``: a name, and
what makes a bot from a seed.
"""

from collections.abc import Callable
from functools import partial
from importlib.metadata import EntryPoint, entry_points

from durbar.core import Bot, OptionError, Seed
from durbar.core.errors import shown_name

from .characters import CharacterBot, favourites, thought_of
from .fitted import FittedBot
from .greedy import GreedyBot
from .levels import FIRST_LEVEL, LEVELS, USUAL_LEVEL, Level, LevelBot, ratings
from .plans import PlannedBot
from .random import RandomBot
from .thinking import ThinkingBot

GROUP = "durbar.bots"
Maker = Callable[[Seed], Bot]

CHARACTERS = tuple(favourites())
"""The names of the bots with favourites."""


def _load(entry: EntryPoint, seed: Seed) -> Bot:
    made = entry.load()(seed)
    if not isinstance(made, Bot):
        raise TypeError(f"the entry point {entry.name} of {GROUP} makes no Bot")
    return made


def _all_bots() -> dict[str, Maker]:
    """The house's own first; nobody takes a name of theirs."""
    found: dict[str, Maker] = {level.name: partial(LevelBot, level) for level in LEVELS}
    found |= {name: partial(CharacterBot, name) for name in CHARACTERS}
    found |= {kind.name: kind for kind in (RandomBot, GreedyBot, FittedBot, ThinkingBot)}
    others = {entry.name: partial(_load, entry) for entry in entry_points(group=GROUP)}
    return found | {name: make for name, make in others.items() if name not in found}


BOTS = _all_bots()
"""Every bot there is, those of other packages too: its name, and what makes it from a seed."""


def bot(name: str, seed: Seed = 0) -> Bot:
    """The bot called so; OptionError lists those there are."""
    if name not in BOTS:
        raise unknown_bot(name)
    return BOTS[name](seed)


def unknown_bot(name: str) -> OptionError:
    """For whoever wants to meet somebody who is not here."""
    message = f"there is no bot {name!r}; there are: {', '.join(BOTS)}"
    return OptionError(message, field="bots", reason="bot", wanted=shown_name(name), known=tuple(BOTS))


__all__ = [
    "BOTS",
    "CHARACTERS",
    "FIRST_LEVEL",
    "LEVELS",
    "USUAL_LEVEL",
    "CharacterBot",
    "FittedBot",
    "GreedyBot",
    "Level",
    "LevelBot",
    "PlannedBot",
    "RandomBot",
    "ThinkingBot",
    "bot",
    "ratings",
    "thought_of",
]
