"""``durbar balance``: is a setting fair, and what decides it. It speaks English, as all reports do."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from durbar.arena.balance import measure
from durbar.arena.balance_page import page, plot
from durbar.arena.pairing import Lineup

from .reports import progress


def run_balance(
    lineup: Lineup,
    deals: int,
    workers: int,
    backend: str | None,
    svg: Path | None,
    traits: Sequence[str] | None,
    as_json: bool,
) -> None:
    """Play, and print the figures, all of them or of some traits; a picture goes into a file."""
    with progress(deals) as step:
        found = measure(lineup, deals, workers, lambda _: step(lineup.game), backend)
    if traits:
        found = found.telling_of(traits)
    if svg is not None:
        svg.write_text(plot(found), encoding="utf-8")
    print(json.dumps(found.to_dict(), indent=2) if as_json else page(found))
