"""Environments for programs that learn and for those who study: faces of the same engine.

    from durbar.envs import Batch, aec_env, gym_env, parallel_env

    env = aec_env("expedition", players=3)             # PettingZoo, one seat after the other
    env = parallel_env("revival", players=4)           # PettingZoo, all who may answer at once
    env = gym_env("revival", players=1)                # Gymnasium, one seat against bots, or alone
    batch = Batch("excavation", 1024, players=2)       # many games at once, in NumPy arrays

``pip install 'durbar[research]'`` brings what they need. ``import durbar.envs.openspiel`` makes the games
known to OpenSpiel, with ``durbar[openspiel]``.
"""

from durbar.core.extras import extra

with extra("research"):
    from .aec import AECTable, aec_env
    from .batch import Batch
    from .parallel import ParallelTable, parallel_env
    from .solitary import OneSeat, gym_env, register_gym_ids

register_gym_ids()

__all__ = [
    "AECTable",
    "Batch",
    "OneSeat",
    "ParallelTable",
    "aec_env",
    "gym_env",
    "parallel_env",
]
