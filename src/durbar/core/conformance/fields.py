"""Checks of what a kernel holds: every field is declared, seen by those it is declared for, and counted."""

from __future__ import annotations

import random
from typing import Any

from librt.vecs import vec

from ..kernel import SPECTATOR, Kernel, Rng
from ..knowledge import Knowledge
from .moment import Moment
from .report import demand

# What every kernel has.
MACHINERY = Knowledge(public="phase over turns", scratch="recording journal", derived="over turns")
DESCRIPTORS = ("getset_descriptor", "member_descriptor")


def every_field_is_declared(moment: Moment) -> None:
    """Each field of the kernel, and of the parts of its seats, stands in KNOWLEDGE exactly once."""
    kernel, known = moment.state.kernel, moment.game.KNOWLEDGE
    _compare(type(kernel).__name__, [*MACHINERY.declared, *known.declared], kernel)
    demand(not known.own.split(), f"{known.own} is own, but of which seat?")
    for name, part in known.seats.items():
        for each in getattr(kernel, name):
            _compare(f"{type(kernel).__name__}.{name}", part.declared, each)


def _compare(where: str, declared: list[str], thing: object) -> None:
    there = set(fields_of(thing))
    twice = sorted({name for name in declared if declared.count(name) > 1})
    demand(not twice, f"{where}: declared twice: {twice}")
    demand(there <= set(declared), f"{where}: nobody says who knows {sorted(there - set(declared))}")
    demand(there >= set(declared), f"{where}: declared, but not there: {sorted(set(declared) - there)}")


def fields_show_what_is_declared(moment: Moment) -> None:
    """The public is seen as it is, what is own by its owner; nothing tells what a seat cannot know."""
    game, kernel = moment.game, moment.state.kernel
    for seat in moment.seats:
        who = SPECTATOR if seat is None else seat
        seen = kernel.seen_by(who)
        other = game.swap_unseen(kernel, who, Rng(moment.rng.getrandbits(32))).seen_by(who)
        for known in (MACHINERY, game.KNOWLEDGE):
            _see(known, kernel, seen, other, f"what {seat} sees")
        for name, known in game.KNOWLEDGE.seats.items():
            parts = zip(getattr(kernel, name), getattr(seen, name), getattr(other, name), strict=True)
            for owner, (mine, shown, swapped) in enumerate(parts):
                where = f"what {seat} sees in {name}[{owner}]"
                _see(known, mine, shown, swapped, where)
                for own in known.own.split() if owner == seat else ():
                    right = _value(shown, own) == _value(mine, own)
                    demand(right, f"{where}: {own} is not shown to its owner")


def _see(known: Knowledge, true: Any, seen: Any, other: Any, where: str) -> None:
    for name in known.fixed.split():
        one, two = getattr(true, name), getattr(seen, name)
        demand(one is two or one == two, f"{where}: {name} is fixed, but not the same")
    for name in known.public.split():
        shown, truth = _value(seen, name), _value(true, name)
        demand(shown == truth, f"{where}: {name} is public, but {shown!r:.80} for {truth!r:.80}")
    for name in " ".join((known.public, known.own, known.hidden, known.scratch)).split():
        one, two = _value(seen, name), _value(other, name)
        demand(one == two, f"{where}: {name} tells what cannot be known: {one!r:.80} or {two!r:.80}")


def copies_are_whole(moment: Moment) -> None:
    """A clone has every field of its original; a changed field changes the fingerprint."""
    kernel, known = moment.state.kernel, moment.game.KNOWLEDGE
    twin = kernel.clone()
    _same(MACHINERY, kernel, twin, "clone")
    _same(known, kernel, twin, "clone")
    before = twin.fingerprint()
    demand(before == kernel.fingerprint(), "a clone has another fingerprint")
    holders: list[tuple[Any, Knowledge, str]] = [(twin, known, "")]
    for name, part in known.seats.items():
        for number, (mine, each) in enumerate(zip(getattr(kernel, name), getattr(twin, name), strict=True)):
            _same(part, mine, each, f"clone, {name}[{number}]")
            holders.append((each, part, f"{name}[{number}]."))
    for holder, part, where in holders:
        counted = set(" ".join((part.public, part.own, part.hidden)).split()) - set(part.derived.split())
        for name in sorted(counted):
            value = getattr(holder, name)
            changed = _changed(value, moment.rng)
            if changed is not None:
                setattr(holder, name, changed)
                demand(_fingerprint(twin) != before, f"{where}{name} is not in the fingerprint")
                setattr(holder, name, value)
    demand(twin.fingerprint() == before, "changed and changed back, the fingerprint is another")


def _fingerprint(kernel: Kernel) -> int | None:
    try:
        return kernel.fingerprint()
    except IndexError:
        return None  # the changed field says how far another is counted


def _same(known: Knowledge, one: Any, other: Any, where: str) -> None:
    for name in " ".join((known.public, known.own, known.hidden)).split():
        demand(_value(one, name) == _value(other, name), f"{where}: {name} differs from its original")


def _changed(value: Any, rng: random.Random) -> Any:
    """Another value of the same kind; None for what is not changed so easily."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + 1
    if isinstance(value, list | vec) and len(value) and isinstance(value[0], int):
        other, place = value[:], rng.randrange(len(value))
        other[place] = other[place] + 1
        return other
    return None


def fields_of(thing: object) -> list[str]:
    """The names of all fields an object has: of a compiled class too, which keeps them out of sight."""
    names = set(getattr(thing, "__dict__", ()))
    for kind in type(thing).__mro__:
        for name, member in vars(kind).items():
            if type(member).__name__ in DESCRIPTORS and not name.startswith("__"):
                names.add(name)
    return sorted(name for name in names if hasattr(thing, name))


def _value(thing: object, name: str) -> Any:
    return _plain(getattr(thing, name))


def _plain(value: Any) -> Any:
    """A value that can be compared: rows as tuples, objects as their fields."""
    if value is None or isinstance(value, bool | int | float | str):
        return value
    if isinstance(value, list | tuple | vec):
        return tuple(map(_plain, value))
    return tuple((name, _value(value, name)) for name in fields_of(value))
