"""What is asked, and of whom."""

from __future__ import annotations

from dataclasses import asdict, dataclass


@dataclass(frozen=True, slots=True)
class Prompt:
    """``id`` names the question, ``rule`` its clause; ``optional`` questions may be declined.

    ``seat`` is the seat asked, CHANCE, or SOMEBODY where the reader may not know who it is. Where chance is
    asked, ``about`` is the seat whose die or card it is; None if it is nobody's, or everybody's.
    """

    id: str
    seat: int
    rule: str = ""
    optional: bool = False
    about: int | None = None

    def to_dict(self) -> dict[str, str | int | bool | None]:
        """Plain JSON."""
        return asdict(self)
