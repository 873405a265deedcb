"""How much one guest, or one address, may have of the server; everybody else is told how long to wait."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager

from starlette.requests import HTTPConnection

from ..operations.connections import LOOPBACK, counted_address
from ..rates import Measure, Rate, too_often

HOUR = 3600.0
MINUTE = 60.0
OFTEN = {  # in some time by one guest, and from one address; counted in the data, for all processes together
    "table": (Measure(200, HOUR), Measure(1000, HOUR)),
    "saying": (Measure(12, MINUTE), Measure(240, MINUTE)),
    "report": (Measure(10, HOUR), Measure(50, HOUR)),
    "sign-in": (Measure(60, HOUR), Measure(300, HOUR)),
    "bot": (Measure(20, HOUR), Measure(100, HOUR)),
    "upload": (Measure(60, HOUR), Measure(300, HOUR)),
    "review": (Measure(20, HOUR), Measure(100, HOUR)),
}
ACTS = ((3000, MINUTE), (15_000, MINUTE))  # moves and what is taken back, counted in this process
STREAMS = (32, 300)  # open at once
PATIENCE = 30.0  # seconds after which one may try again to open a stream


class Quotas:
    """Counts for every guest and every address; this machine itself and its proxies count as guests only."""

    def __init__(self, neighbours: frozenset[str] = LOOPBACK) -> None:
        self.neighbours = neighbours | {""}
        self._streams: Counter[str] = Counter()
        self._acts = [Rate(*most) for most in ACTS]

    def measures(self, what: str, request: HTTPConnection) -> dict[str, Measure]:
        """What must be kept to when somebody does this, under the names by which it is counted."""
        owners = self._owners(request)
        return {f"{what} {who}": most for who, most in zip(owners, OFTEN[what], strict=False)}

    def check_act(self, request: HTTPConnection) -> None:
        """Count one more act; Problem 429 if that is more than anybody can mean."""
        for who, rate in zip(self._owners(request), self._acts, strict=False):
            rate.check(who)

    def check_stream(self, request: HTTPConnection) -> None:
        """Problem 429 if this guest, or this address, has enough streams."""
        for who, most in zip(self._owners(request), STREAMS, strict=False):
            if self._streams[who] >= most:
                raise too_often(PATIENCE)

    @contextmanager
    def stream(self, request: HTTPConnection) -> Iterator[None]:
        """A stream, as long as it is open."""
        owners = self._owners(request)
        self._streams.update(owners)
        try:
            yield
        finally:
            self._streams.subtract(owners)
            for who in owners:
                if self._streams[who] <= 0:
                    del self._streams[who]

    @property
    def streams(self) -> int:
        """How many are open."""
        return sum(count for who, count in self._streams.items() if who.startswith("guest "))

    def _owners(self, request: HTTPConnection) -> list[str]:
        address = self.address(request)
        return [f"guest {request.state.guest}", *([f"address {address}"] if address is not None else [])]

    def address(self, request: HTTPConnection) -> str | None:
        """From where somebody asks; None is this machine itself."""
        address = request.client.host if request.client else ""
        return None if address in self.neighbours else counted_address(address)
