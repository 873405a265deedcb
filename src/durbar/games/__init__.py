"""The games of the house, one folder each. ``durbar.games()`` lists all that are installed."""

import sys
from types import ModuleType

from durbar.core import registry


class _Games(ModuleType):
    """Once imported, this package stands where the function ``durbar.games`` was; it answers the same."""

    def __call__(self) -> tuple[str, ...]:
        return registry.games()


sys.modules[__name__].__class__ = _Games
