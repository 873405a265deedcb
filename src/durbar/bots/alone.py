"""A bot alone at a table: what looks best is played out for some rounds."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from durbar.core import Move, Rng, View
from durbar.core.vecs import vec

from .playouts import Playouts
from .valued import promising_in

LAPS = 3  # rounds that are played out, the present one included
SURE_WIN = 48.0  # points that it counts
NEAR, CLOSE = 4, 0.06  # apart from bids as many are played out, if they look that close at a glance
SURE = 0.005  # chance to win that another move must promise more than what needs no thought


def advise_alone(view: View, playouts: int, seed: int, only: Sequence[Move] = ()) -> list[tuple[Move, float]]:
    """Every legal move and what it is worth, a sure win being 48 points; `playouts` for each one tried.

    If it is about `only` a few moves, all of them are tried.
    """
    seed &= 0xFFFFFFFF
    if only:
        ids = vec[i64]([move.id for move in only])
        values = Playouts(None, 0, LAPS).ratings(view.kernel, ids, playouts * len(only), seed)
        return [(move, SURE_WIN * value) for move, value in zip(only, values, strict=True)]
    known: dict[int, float] = {}
    for number in promising_in(view.kernel, view.game.widest):
        branch = view.kernel.clone()
        branch.apply(number)
        known[number] = branch.outlook()
    hasty = int(view.kernel.hasty(Rng(seed)))
    known[hasty] = max(known.values())
    tried = sorted(known, key=lambda number: (-known[number], number != hasty))
    if not view.kernel.is_contest():
        tried = [number for number in tried[:NEAR] if known[number] >= known[hasty] - CLOSE]
    if len(tried) > 1 and playouts > 1:
        found = list(
            Playouts(None, 0, LAPS).ratings(view.kernel, vec[i64](tried), playouts * len(tried), seed)
        )
        known = {number: min(value, *found) for number, value in known.items()}
        known.update(zip(tried, found, strict=True))
    known[hasty] += SURE
    rest = min(known.values()) - 0.02  # not worth a look
    return [(move, SURE_WIN * known.get(move.id, rest)) for move in view.moves]
