"""Positions of Lanterns, read from JSON: what is unsaid follows from the rest, what cannot be is refused."""

from collections.abc import Mapping, Sequence
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from durbar.core import CHANCE, NOBODY
from durbar.core.reading import Reader

from .kernel import (
    BLUE,
    CHOOSE,
    COLOURS,
    COPIES,
    DEAL,
    DEALT,
    NOT_YET,
    REFILL,
    WAIT,
    WHISPER,
    WIND,
    LanternsKernel,
)

MOST = 99  # points


def read_position(
    kernel: LanternsKernel, position: Mapping[str, Any], phases: Sequence[str], choices: Sequence[str]
) -> LanternsKernel:
    """Fill a new kernel. By default it is round 1, everybody is choosing, with no hands and wind 3."""
    reader = Reader(position)
    lanterns = choices[:COLOURS]
    read_lanterns(kernel, reader, lanterns)
    for name, row in (("glow", kernel.glow), ("shade", kernel.shade)):
        for seat, points in enumerate(by_seat(kernel, reader, name, 0)):
            row[seat] = Reader({name: points}).number(name, 0, 0, MOST)
    phase = reader.raw("phase") if "phase" in position else "choose"
    kernel.over = phase is None
    kernel.phase = WHISPER if phase is None else reader.number_of("phase", phase, phases, "L2")
    started = kernel.over or kernel.phase != DEAL
    kernel.round = reader.number("round", 1, 1 if started else 0, kernel.rounds, "L1")
    read_wind(kernel, reader)
    read_choices(kernel, reader, choices)
    read_turn(kernel, reader)
    reader.finish()
    return kernel


def by_seat(kernel: LanternsKernel, reader: Reader, name: str, default: object) -> list[Any]:
    """A list with one entry for each seat."""
    rows = reader.items(name) if reader.has(name) else [default] * kernel.players
    if len(rows) != kernel.players:
        raise reader.wrong(name, "has one entry for each seat")
    return rows


def read_lanterns(kernel: LanternsKernel, reader: Reader, lanterns: Sequence[str]) -> None:
    """Hands and what has burnt; what is nowhere else is in the pool."""

    def counts(counted: Reader) -> list[int]:
        row = [counted.number(colour, 0, 0, COPIES, "L1") for colour in lanterns]
        counted.finish()
        return row

    hands = by_seat(kernel, reader, "hands", {})
    rows = [counts(Reader(hand, f"hands[{seat}]")) for seat, hand in enumerate(hands)]
    kernel.hands = vec[i64]([n for row in rows for n in row])
    kernel.lit = vec[i64](counts(reader.inner("lit")))
    rest = [COPIES - kernel.lit[c] - sum(row[c] for row in rows) for c in range(COLOURS)]
    if min(rest) < 0:
        raise reader.wrong("hands", f"there are only {COPIES} lanterns of a colour", "L1")
    kernel.pool = vec[i64](counts(reader.inner("pool")) if reader.has("pool") else rest)


def read_wind(kernel: LanternsKernel, reader: Reader) -> None:
    """It blows from its throw to the end of the round (L2)."""
    blows = not kernel.over and kernel.phase != WIND and kernel.round > 0
    low, high = (1, 3 if kernel.gentle else 6) if blows else (0, 0)
    kernel.wind = reader.number("wind", 3 * blows, low, high, "L2")


def read_choices(kernel: LanternsKernel, reader: Reader, choices: Sequence[str]) -> None:
    """While some are choosing, the others have hung a lantern they hold, or wait (L3)."""
    for seat, hung in enumerate(by_seat(kernel, reader, "hung", None)):
        kernel.hung[seat] = choice = NOT_YET if hung is None else reader.number_of("hung", hung, choices)
        if hung is not None and (kernel.over or kernel.phase != CHOOSE):
            raise reader.wrong("hung", "nobody is choosing", "L3")
        if choice != NOT_YET and choice != WAIT and not kernel.hands[seat * COLOURS + choice]:
            raise reader.wrong("hung", f"seat {seat} holds no {hung} lantern", "L3")


def read_turn(kernel: LanternsKernel, reader: Reader) -> None:
    """Who is asked, and that there is something to ask."""
    held = [int(kernel.held(seat)) for seat in range(kernel.players)]
    left = sum(kernel.pool)
    dealing = not kernel.over and kernel.phase == DEAL
    kernel.drawer = reader.number("drawer", -1, 0 if dealing else -1, kernel.players - 1 if dealing else -1)
    asked = reader.raw("to_act")
    if kernel.over:
        kernel.player = NOBODY
        if asked is not None:
            raise reader.wrong("to_act", "nobody is asked when it is over")
        if kernel.round < kernel.rounds and any(held):
            raise reader.wrong("phase", "it is not over: there are rounds and lanterns left", "L6")
        return
    if kernel.phase in (DEAL, WIND):
        kernel.player = CHANCE
        if asked not in (None, CHANCE):
            raise reader.wrong("to_act", f"{asked!r} is asked, but chance decides")
    if kernel.phase == WIND and not any(held):
        raise reader.wrong("phase", "nobody holds a lantern: it is over", "L6")
    if kernel.phase == DEAL:
        check_deal(kernel, reader, held, left)
    if kernel.phase == CHOOSE:
        free = [seat for seat in range(kernel.players) if kernel.hung[seat] == NOT_YET]
        read_asked(kernel, reader, free, "has not chosen")
    if kernel.phase == REFILL:
        can = kernel.refill and left
        read_asked(kernel, reader, range(kernel.players) if can else (), "may draw")
    if kernel.phase == WHISPER:
        seats = range(kernel.players) if kernel.whisper else ()
        read_asked(kernel, reader, [s for s in seats if kernel.hands[s * COLOURS + BLUE]], "may shade")


def check_deal(kernel: LanternsKernel, reader: Reader, held: list[int], left: int) -> None:
    """In round 0 everybody is dealt two in turn (L1); later a seat draws one (L4)."""
    if kernel.round:
        if not kernel.refill or not left:
            raise reader.wrong("phase", "no lantern can be drawn", "L4")
        return
    turn = kernel.drawer
    if any(count != DEALT for count in held[:turn]) or held[turn] >= DEALT or any(held[turn + 1 :]):
        raise reader.wrong("drawer", f"it is not seat {turn} that is dealt the next lantern", "L1")
    if any(kernel.lit) or any(kernel.glow) or any(kernel.shade):
        raise reader.wrong("round", "no lantern can have burnt before round 1", "L1")


def read_asked(kernel: LanternsKernel, reader: Reader, seats: Sequence[int], what: str) -> None:
    """One of these seats; the first of them if nobody is named."""
    if not seats:
        raise reader.wrong("phase", f"nobody {what}")
    seat = reader.number("to_act", seats[0], 0, kernel.players - 1)
    if seat not in seats:
        raise reader.wrong("to_act", f"seat {seat} is asked, but only {list(seats)} {what}")
    kernel.player = seat
