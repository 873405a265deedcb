"""What a position is worth to a seat, for bots that do not play it out."""

from mypy_extensions import i64

from durbar.games.excavation.rules.scoring import score
from durbar.games.excavation.rules.table import Table


def worth(t: Table, seat: i64) -> float:
    """The score so far."""
    return float(score(t, seat))
