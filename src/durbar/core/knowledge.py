"""Who knows which field of a kernel.

A game declares every field of its kernel, so that a new one cannot leak by being forgotten::

    KNOWLEDGE = Knowledge(
        fixed="book setting",
        public="day market",
        hidden="player decks",
        seats={"players": Knowledge(public="score", own="hand")},
    )

The conformance kit fails for a field that stands in none of these, and tries out what they say.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True)
class Knowledge:
    """The names of fields, separated by spaces, under what is known of them.

    ``fixed`` is the same in all positions of a game. ``public`` is seen by everybody as it is. ``own``, in
    the part of a seat, is seen as it is by that seat. ``hidden``, and ``own`` of others, is shown
    to a seat as far as it may know: never otherwise because of something it does not know. ``scratch`` is no
    part of the position: neither copied nor compared. ``seats`` are lists with a part for each seat, and who
    knows its fields. What is the same in every kernel (``phase``, ``over``, ``turns``, ``recording``,
    ``journal``) is known already; ``player`` is for the game to declare.

    ``derived`` names once more those of all these that follow from other fields, or mean nothing at times;
    a fingerprint need not hold them.
    """

    fixed: str = ""
    public: str = ""
    own: str = ""
    hidden: str = ""
    scratch: str = ""
    derived: str = ""
    seats: Mapping[str, Knowledge] = field(default_factory=dict)

    @property
    def declared(self) -> list[str]:
        """Every field, in the order of the groups."""
        groups = (self.fixed, self.public, self.own, self.hidden, self.scratch)
        return [*" ".join(groups).split(), *self.seats]
