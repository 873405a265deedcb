"""Many games at once: simulating, measuring, and finding out who is better."""

from .bench import Benchmark, bench
from .match import MatchReport, Standing, report
from .pairing import Block, Lineup, Played, blocks_of, lineup_of, play_block
from .pool import Ledger, play_blocks
from .rating import Rating, rate
from .simulate import Tally, simulate
from .sprt import SequentialTest

__all__ = [
    "Benchmark",
    "Block",
    "Ledger",
    "Lineup",
    "MatchReport",
    "Played",
    "Rating",
    "SequentialTest",
    "Standing",
    "Tally",
    "bench",
    "blocks_of",
    "lineup_of",
    "play_block",
    "play_blocks",
    "rate",
    "report",
    "simulate",
]
