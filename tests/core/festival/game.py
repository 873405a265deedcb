"""Lanterns in a house that has changed a number of its content: there are two editions."""

from tests.core.lanterns.game import Lanterns


class Festival(Lanterns):
    CONTENT = ("numbers",)

    def house_edition(self) -> int:
        """A game of one round is what it was."""
        return 1 if self.options["rounds"] == 1 else super().house_edition()
