"""A law that a position breaks: what the checks of a game's positions report."""

from collections.abc import Iterable
from typing import NamedTuple

from .errors import BadPosition


class Breach(NamedTuple):
    """Where a position is wrong, how, and by which rule."""

    field: str  # of the position as it is written: "seats[1].dice"
    why: str
    rule: str

    def __str__(self) -> str:
        return f"{self.field}: {self.why} [{self.rule}]"


def refuse(breaches: Iterable[Breach]) -> None:
    """BadPosition for the first law that is broken, by the field to blame."""
    for breach in breaches:
        raise BadPosition(f"{breach.field}: {breach.why}", field=breach.field, rule=breach.rule)
