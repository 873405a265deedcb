"""From where somebody looks at the table, and when a shared screen has to change hands behind a curtain."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from durbar.core import Match


@dataclass(frozen=True)
class Viewpoint:
    """Through whose eyes somebody looks: ``viewer`` is a seat or None for a spectator.

    ``mine`` are the seats that answer from this screen; while there is a ``curtain``, the screen is to be
    handed to that seat, and nothing is shown but what everybody knows.
    """

    viewer: int | None
    mine: tuple[int, ...] = ()
    curtain: int | None = None


def viewpoint(match: Match, mine: Sequence[int], before: int | None) -> Viewpoint:
    """From where a screen with these seats looks now; `before` is the seat that looked last.

    With several seats it is the one that is asked. If that seat knows what the one who looked before may
    not, the screen changes hands behind a curtain.
    """
    mine = tuple(mine)
    if len(mine) < 2:
        return Viewpoint(mine[0] if mine else None, mine)
    asked = [seat for seat in match.waiting if seat in mine]
    if not asked or before in asked:
        return Viewpoint(before, mine)
    if has_secrets(match, asked[0]):
        return Viewpoint(None, mine, curtain=asked[0])
    return Viewpoint(asked[0], mine)


def has_secrets(match: Match, seat: int) -> bool:
    """Does this seat know more than everybody does?"""
    return match.view(seat).facts != match.view(None).facts
