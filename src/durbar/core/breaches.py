"""A law that a position breaks: what the checks of a game's positions report."""

from typing import NamedTuple


class Breach(NamedTuple):
    """Where a position is wrong, how, and by which rule."""

    field: str  # of the position as it is written: "seats[1].dice"
    why: str
    rule: str

    def __str__(self) -> str:
        return f"{self.field}: {self.why} [{self.rule}]"
