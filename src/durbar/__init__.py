"""Durbar: board games about Kathmandu, with exact rules.

>>> import durbar
>>> durbar.CHANCE
-1
"""

from .core import *  # noqa: F403
from .core import __all__ as __all__
