"""What is said at a table, as typed values like those of `messages.py`."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Annotated

from .bodies import Whole


@dataclass(frozen=True)
class SayingInfo:
    """Something somebody has said."""

    n: Annotated[Whole, "Its number at this table."]
    seat: Annotated[Whole | None, "Who said it; null for somebody who sits there no longer."]
    name: Annotated[str, "What they were called."]
    text: Annotated[str, "A ready sentence in your language, or free words as they were written."]
    sign: Annotated[str | None, "Which ready sentence it is."]
    at: Annotated[float, "When, in seconds since 1970."]
    mine: Annotated[bool, "Whether it was you."]


@dataclass(frozen=True)
class Talk:
    """What was said at a table, and what you can say."""

    said: Annotated[list[SayingInfo], "The sayings, the oldest first, but for those you do not want to hear."]
    signs: Annotated[list[str], "The ready sentences, which everybody reads in their own language."]
    words: Annotated[bool, "Whether free words are taken: at tables that are not in the lobby."]
    muted: Annotated[list[int], "The seats of those you do not want to hear."]
    blocked: Annotated[list[int], "Those of them who cannot sit down at tables of yours, either."]
