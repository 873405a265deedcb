"""What does not change while a game is played: the map, the cards and the points."""

from mypy_extensions import i64

from durbar.core.vecs import vec
from durbar.games.excavation.rules.valley import Valley


class Book:
    """What the box holds, shared by all positions of a game and never changed: map, cards, points."""

    def __init__(
        self,
        valley: Valley,
        bag: i64,
        pile: i64,
        effects: vec[i64],
        site_points: i64,
        find_points: i64,
        lost_points: i64,
        left_points: i64,
        most_hexes: i64,
    ) -> None:
        self.valley = valley
        self.bag: i64 = bag
        self.pile: i64 = pile
        self.effects: vec[i64] = effects  # of the specials, in their order (specials.py)
        self.site_points: i64 = site_points
        self.find_points: i64 = find_points
        self.lost_points: i64 = lost_points
        self.left_points: i64 = left_points
        self.most_hexes: i64 = most_hexes  # of any map: observations are as long whichever is played on
