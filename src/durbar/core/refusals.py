"""Why something is not possible now, as a value that any language can say."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

from .fields import split_field

Fact = str | int


@dataclass(frozen=True, slots=True)
class Refusal:
    """``reason`` names the text, ``rule`` the clause of the rulebook, ``facts`` fill the text in.

    Facts are named by the fields of the reason's ``RefusalKind``; a word of a vocabulary stays a
    word here and is translated when it is said.
    """

    reason: str
    rule: str = ""
    facts: Mapping[str, Fact] = field(default_factory=lambda: MappingProxyType({}), hash=False)

    @property
    def plain(self) -> str:
        """The reason and its facts without the rule, for programmers; people are told in words."""
        known = ", ".join(f"{name} {value}" for name, value in self.facts.items())
        return f"{self.reason} ({known})" if known else self.reason

    def __str__(self) -> str:
        return f"{self.plain} [{self.rule}]" if self.rule else self.plain


@dataclass(frozen=True, slots=True)
class RefusalKind:
    """A reason for which a game refuses: the clause it rests on, and the fields its text speaks of.

    >>> POOR = RefusalKind("too-poor", rule="4.3", fields=("ware", "missing:number"))
    >>> print(POOR.refusal(ware="tea", missing=2))
    too-poor (ware tea, missing 2) [4.3]
    """

    name: str
    rule: str = ""
    fields: tuple[str, ...] = ()

    def refusal(self, **facts: Fact) -> Refusal:
        """This reason, here and now."""
        wanted = {split_field(each)[0] for each in self.fields}
        if facts.keys() != wanted:
            raise TypeError(f"refusal {self.name} speaks of {sorted(wanted)}, not of {sorted(facts)}")
        return Refusal(self.name, self.rule, MappingProxyType(facts))


NOT_YOUR_TURN = RefusalKind("not-your-turn")  # does not say whose turn it is: that may be secret
CHANCE_DECIDES = RefusalKind("chance-decides")
GAME_OVER = RefusalKind("game-over")
NOT_OFFERED = RefusalKind("not-offered")
"""For a move that is not among those offered, where no rule says more."""
UNDO_NOTHING = RefusalKind("undo-nothing")
UNDO_CHANCE = RefusalKind("undo-chance")
UNDO_OTHER = RefusalKind("undo-other")
UNDO_REVEALED = RefusalKind("undo-revealed")
UNDO_FINISHED = RefusalKind("undo-finished")

HOUSE_REFUSALS = (
    NOT_YOUR_TURN,
    CHANCE_DECIDES,
    GAME_OVER,
    NOT_OFFERED,
    UNDO_NOTHING,
    UNDO_CHANCE,
    UNDO_OTHER,
    UNDO_REVEALED,
    UNDO_FINISHED,
)
"""What the house itself refuses, in every game; the words are in `durbar.texts`."""
