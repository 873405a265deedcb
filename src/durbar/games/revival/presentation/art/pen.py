"""The pen of this game."""

from durbar.art import pen

from .themes import THEMES
from .words import Words

# What explains a piece, by its kind; cards, architects and others say it for themselves.
HELP = {
    "area": "piece-area",
    "bag": "piece-bag",
    "bhairav": "piece-bhairav",
    "bid": "piece-bid",
    "cell": "piece-cell",
    "coin": "piece-coin",
    "debris": "piece-debris",
    "discards": "piece-discards",
    "exchange": "piece-exchange",
    "first": "piece-first",
    "goal": "piece-goal",
    "hand": "piece-hidden-cards",
    "mission": "piece-mission",
    "objective": "piece-objective",
    "score": "piece-score",
    "seat": "piece-seat",
    "spot": "piece-spot",
    "team": "piece-team",
}


class Pen(pen.Pen[Words]):
    THEMES = THEMES
    HELP = HELP
