"""A law that is broken."""

from typing import NamedTuple


class Breach(NamedTuple):
    """A law that a position breaks, and the field of the written position that is to blame."""

    field: str
    why: str
    rule: str

    def __str__(self) -> str:
        return f"{self.why} [{self.rule}]"
