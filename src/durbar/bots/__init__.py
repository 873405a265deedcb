"""Players that are programs. Each sees what its seat sees and nothing else.

durbar.play(game, [RandomBot(1), GreedyBot(2)], seed=7)
"""

from collections.abc import Callable

from durbar.core import Bot, OptionError, Seed

from .fitted import FittedBot
from .greedy import GreedyBot
from .random import RandomBot

BOTS: dict[str, Callable[[Seed], Bot]] = {kind.name: kind for kind in (RandomBot, GreedyBot, FittedBot)}


def bot(name: str, seed: Seed = 0) -> Bot:
    """The bot called so; OptionError lists those there are."""
    if name not in BOTS:
        raise OptionError(f"there is no bot {name!r}; there are: {', '.join(BOTS)}", field="bots")
    return BOTS[name](seed)


__all__ = ["BOTS", "FittedBot", "GreedyBot", "RandomBot", "bot"]
