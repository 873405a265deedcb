"""What a bot is: somebody who chooses from a view. The players themselves live in ``durbar.bots``."""

from __future__ import annotations

from abc import ABC, abstractmethod

from .moves import Move
from .views import View


class Bot(ABC):
    """A player that is a program. It sees what its seat sees and nothing else."""

    name: str = "bot"

    @abstractmethod
    def choose(self, view: View) -> Move:
        """One of ``view.moves``."""
