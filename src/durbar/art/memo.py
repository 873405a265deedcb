"""What drawings keep of single tables, all of them together: so many bytes, and what was used last.

Boards and landscapes are different at every table. Each kind with an end of its own would keep much of tables
that nobody looks at any more, and little of what is needed next.
"""

import sys
from collections import OrderedDict
from collections.abc import Callable, Hashable
from functools import wraps
from threading import Lock
from typing import Any, ParamSpec, TypeVar

P = ParamSpec("P")
R = TypeVar("R")

BUDGET = 12_000_000  # bytes
KEY = 400  # and about so many for the key of each thing


class Memo:
    """Results by their keys, up to so many bytes; those that were not used for longest go first."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.size = 0
        self._kept: OrderedDict[Hashable, tuple[Any, int]] = OrderedDict()
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._kept)

    def get(self, key: Hashable, make: Callable[[], R], size: int = 0) -> R:
        """What was made for this key, or is made now; its size, unless it is measured."""
        with self._lock:
            if key in self._kept:
                self._kept.move_to_end(key)
                found: R = self._kept[key][0]
                return found
        made = make()  # others need not wait; two at once may make the same
        with self._lock:
            if key not in self._kept:
                size = KEY + (size or bytes_of(made))
                self._kept[key] = made, size
                self.size += size
            while self.size > self.most:
                _, (_, gone) = self._kept.popitem(last=False)
                self.size -= gone
        return made

    def clear(self) -> None:
        """Begin again."""
        with self._lock:
            self._kept.clear()
            self.size = 0


def bytes_of(made: object) -> int:
    """The bytes of a drawing, or of one with something beside it."""
    inside = sum(map(bytes_of, made)) if isinstance(made, tuple) else 0
    return sys.getsizeof(made) + inside


TABLES = Memo(BUDGET)


def kept(size: int) -> Callable[[Callable[P, R]], Callable[P, R]]:
    """Keep the results of a function, of so many bytes each, with all the rest."""

    def wrap(make: Callable[P, R]) -> Callable[P, R]:
        @wraps(make)
        def found(*what: P.args, **how: P.kwargs) -> R:
            key = (make, *what, *sorted(how.items()))
            return TABLES.get(key, lambda: make(*what, **how), size)

        return found

    return wrap
