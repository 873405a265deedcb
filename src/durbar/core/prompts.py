"""What is asked, and of whom."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Prompt:
    """``id`` names the question, ``rule`` its clause; ``optional`` questions may be declined.

    ``seat`` is the seat asked, CHANCE, or SOMEBODY where the reader may not know who it is.
    """

    id: str
    seat: int
    rule: str = ""
    optional: bool = False

    def to_dict(self) -> dict[str, str | int | bool]:
        """Plain JSON."""
        return {"id": self.id, "seat": self.seat, "rule": self.rule, "optional": self.optional}
