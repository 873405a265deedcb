"""Answers ahead: what a player has asked the table to answer for them, where it needs no thought.

- ``single``: whatever has only one answer for them, as when no tent fits or there is one way to pay.
- ``payment``: how something settled is paid for, as the usual bot would.
- ``decline``: no to all that need not be done, until they answer something themselves again.

The server answers after a time in which a person might have, whatever the wish. Only the player sees what is
set; an undo ends it all.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from durbar.core import Game, Match

from ..storage.schema import SeatChange, SeatRow
from ..typed.bodies import AHEAD, Ahead

SINGLE, PAYMENT, DECLINE = AHEAD


def wishes_of(seat: SeatRow) -> list[Ahead]:
    """What is set for a seat."""
    stored = (seat.ahead or "").split()
    return [wish for wish in AHEAD if wish in stored]


def stored_form(wishes: Collection[Ahead]) -> str | None:
    """The same as it is stored."""
    return " ".join(wish for wish in AHEAD if wish in wishes) or None


def possible_wishes(game: Game) -> list[Ahead]:
    """What can be set in a game: some have nothing to decline, or nothing to pay."""
    shown = game.presentation
    there = {SINGLE: True, PAYMENT: bool(shown.PAYMENTS), DECLINE: bool(shown.DECLINES)}
    return [wish for wish in AHEAD if there[wish]]


def answer_ahead(match: Match, seat: SeatRow) -> str | None:
    """The move that is made for a seat now: PAYMENT if a bot is to choose it, None if its player is."""
    wishes = wishes_of(seat)
    if not wishes or seat.seat not in match.waiting:
        return None
    moves, shown = match.state.moves_of(seat.seat), match.game.presentation
    prompt = match.view(seat.seat).prompt
    if SINGLE in wishes and len(moves) == 1:
        return moves[0].text
    if DECLINE in wishes and prompt is not None and prompt.optional:
        return next((move.text for move in moves if move.kind in shown.DECLINES), None)
    if PAYMENT in wishes and prompt is not None and prompt.id in shown.PAYMENTS:
        return PAYMENT
    return None


def end_wishes(seat: SeatRow, undone: bool) -> list[SeatChange]:
    """What a player no longer wants after they have answered themselves, or taken something back."""
    kept = [] if undone else [wish for wish in wishes_of(seat) if wish != DECLINE]
    after = replace(seat, ahead=stored_form(kept))
    return [] if after == seat else [(seat, after)]
