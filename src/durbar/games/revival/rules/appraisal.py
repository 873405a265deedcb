"""How well a seat stands, in points: for bots that look ahead."""

from mypy_extensions import i64

from durbar.games.revival.rules.table import Table


def appraise(t: Table, seat: i64) -> float:
    return float(t.players[seat].score)
