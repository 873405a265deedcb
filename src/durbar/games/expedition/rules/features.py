"""What a player has that leads to points, in numbers a valuation can weigh; named in `features.py` above.

For bots. Not a rule: nothing here decides what is legal or who wins.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.expedition.rules.appraisal import STEPS_A_TURN, good_variety, outlook, turns_left
from durbar.games.expedition.rules.effects import pairs
from durbar.games.expedition.rules.landscape import steps_to_kathmandu
from durbar.games.expedition.rules.layout import MAPS, MOST_MARKERS, ROUNDS, SECURED
from durbar.games.expedition.rules.numbers import EQUIPMENT, MAP_COLOURS, RESOURCES
from durbar.games.expedition.rules.scoring import animal_points, distance_points, goods_points, set_points
from durbar.games.expedition.rules.table import Player, Table, count_bits

WIDTH: Final = 49
TURN_STEPS: Final = 8.0  # missing steps beyond which nobody arrives


def clock(t: Table) -> float:
    """Turns played, as a share of all."""
    if t.day == 0:
        return 0.0
    if t.over:
        return 1.0
    players = t.setting.players
    turns = ((t.day - 1) * ROUNDS + t.round - 1) * players + t.turn
    return float(turns) / float(t.setting.days * ROUNDS * players)


def features(t: Table, out: vec[float]) -> i64:
    for seat in range(t.setting.players):
        _seat(t, seat, out, seat * WIDTH)
    return WIDTH


def _seat(t: Table, seat: i64, out: vec[float], at: i64) -> None:
    p = t.players[seat]
    turns = turns_left(t, seat)
    out[at + 0] = 1.0
    out[at + 1] = float(t.book.offering_points[p.offerings])
    out[at + 2] = float(p.offerings)
    out[at + 3] = float(goods_points(t, p))
    out[at + 4] = float(set_points(t, p))
    out[at + 5] = good_variety(p)
    out[at + 6] = float(count_bits(p.specials))
    _maps(p, out, at)
    out[at + 10] = float(count_bits(p.animals))
    out[at + 11] = float(animal_points(t, p))
    out[at + 12] = float(t.book.tile_points[p.face_down()])
    out[at + 13] = 1.0 if p.markers == 1 else 0.0
    out[at + 14] = 1.0 if p.markers == 2 else 0.0
    out[at + 15] = 1.0 if p.markers == MOST_MARKERS else 0.0
    _way(t, p, turns, out, at)
    out[at + 25] = 1.0 if t.holder == seat else 0.0
    out[at + 26] = float(p.tents)
    n: i64 = 27
    for r in range(RESOURCES):
        amount = p.have[r]
        out[at + n] = float(amount)
        out[at + n + 1] = 1.0 if amount > 0 and turns >= 1.0 else 0.0
        n += 2
    for kind in range(EQUIPMENT):
        out[at + n] = float(p.cards(kind))
        n += 1


def _maps(p: Player, out: vec[float], at: i64) -> None:
    """Pairs in a chest, open pairs, single halves."""
    secured: i64 = 0
    made: i64 = 0
    halves: i64 = 0
    for colour in range(MAP_COLOURS):
        secured += p.have[SECURED + colour]
        made += pairs(p, colour)
        halves += p.have[MAPS + colour * 2] + p.have[MAPS + colour * 2 + 1]
    out[at + 7] = float(secured)
    out[at + 8] = float(made)
    out[at + 9] = float(halves - 2 * made)


def _way(t: Table, p: Player, turns: float, out: vec[float], at: i64) -> None:
    """Kathmandu and the distance: reached, within reach, or how much is missing."""
    for k in range(16, 25):
        out[at + k] = 0.0
    if p.arrival >= 0:
        out[at + 16] = float(t.book.kathmandu_points[p.arrival])
        out[at + 17] = turns
        return
    out[at + 18] = turns
    out[at + 19] = float(distance_points(t, p))
    if p.space < 0:
        return
    steps = float(steps_to_kathmandu(t.land, p.space))
    short = steps - turns * STEPS_A_TURN
    prize = float(t.book.kathmandu_points[t.arrived]) if t.arrived < len(t.book.kathmandu_points) else 0.0
    out[at + 20] = steps
    if short > 0.0:
        out[at + 21] = short
        prize *= max(1.0 - short / TURN_STEPS, 0.0)
    out[at + 22] = prize
    if turns >= 1.0 and p.markers < MOST_MARKERS:
        out[at + 23] = outlook(t, p)
    if p.space >> 6 < t.storm + 1:
        out[at + 24] = 1.0
