"""Who acts after whom: the queue of a phase."""

from mypy_extensions import i64

from durbar.games.revival.rules.table import Table


def take_turns(t: Table) -> None:
    """The queue: clockwise from the first player."""
    n = t.setting.players
    queue = t.queue
    seat = t.first
    for k in range(n):
        queue[k] = seat
        seat = seat + 1 if seat + 1 < n else 0


def line_up(t: Table, keys: i64) -> None:
    """The queue: seats by descending key (eight bits for each), equals clockwise from the first player."""
    n = t.setting.players
    queue = t.queue
    seat = t.first - 1
    for k in range(n):
        seat = seat + 1 if seat + 1 < n else 0
        key = (keys >> (seat * 8)) & 255
        place: i64 = k
        while place > 0 and (keys >> (queue[place - 1] * 8)) & 255 < key:
            queue[place] = queue[place - 1]
            place -= 1
        queue[place] = seat
