"""How the values of the house travel between processes.

Facts of events, scores, refusals and options are read-only mappings, which Python cannot pickle by itself;
everything else says in its own ``__reduce__`` what it is made of.
"""

from __future__ import annotations

import copyreg
from types import MappingProxyType
from typing import Any


def _mapping_again(facts: dict[Any, Any]) -> MappingProxyType[Any, Any]:
    return MappingProxyType(facts)


def _reduce_mapping(mapping: MappingProxyType[Any, Any]) -> tuple[Any, ...]:
    return _mapping_again, (dict(mapping),)


copyreg.pickle(MappingProxyType, _reduce_mapping)
