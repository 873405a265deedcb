"""Many games at once: what came of them, and how fast they were."""

from .bench import Benchmark, bench
from .simulate import Tally, simulate

__all__ = ["Benchmark", "Tally", "bench", "simulate"]
