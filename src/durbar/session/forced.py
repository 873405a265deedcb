"""Moves that nobody needs to be asked for."""

from __future__ import annotations

from durbar.core import Move, State

GUESSES = 8  # of what nobody can see, to know what everybody can


def forced_move(state: State) -> Move | None:
    """The only choice of whoever is asked, if everybody can see that it is the only one.

    Otherwise that somebody had nothing to decide would tell what they hold: there they answer themselves.
    """
    if state.over or len(state.waiting) != 1 or len(state.moves) != 1:
        return None
    public = state.view(None)
    if public.to_act != state.to_act:
        return None  # asked in secret
    if any(len(public.sample(guess).moves) != 1 for guess in range(GUESSES)):
        return None
    return state.moves[0]
