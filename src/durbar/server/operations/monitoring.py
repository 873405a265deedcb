"""For whoever runs the server: is it alive, is it ready, and how is it doing?"""

from __future__ import annotations

import asyncio
import json
import logging
import os
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from prometheus_client.multiprocess import MultiProcessCollector, mark_process_dead
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route
from starlette.types import Scope

from ..storage.database import DataError

NO_STORE = {"Cache-Control": "no-store"}
COUNTS = "PROMETHEUS_MULTIPROC_DIR"  # where the processes of one server count together, if there are several
METHODS = frozenset({"GET", "HEAD", "POST", "OPTIONS"})
GLANCE = 2.0  # seconds after which the others know what one of them has in memory

access = logging.getLogger("durbar.access")


class Metrics:
    """What is counted; each server of a process has its own, so that tests do not meet.

    With `log_requests` every answer is a line of JSON, too.
    """

    def __init__(self, service: Any, log_requests: bool = False) -> None:
        self.log_requests = log_requests
        if log_requests:
            write_requests()
        self.registry = CollectorRegistry()
        self.requests = Counter(
            "durbar_requests_total",
            "Answers by method and status",
            ["method", "status"],
            registry=self.registry,
        )
        self.seconds = Histogram(
            "durbar_request_seconds", "Time to the beginning of an answer", registry=self.registry
        )
        self._gauges: list[tuple[Gauge, Callable[[], float]]] = []
        self._gauge("durbar_tables_in_memory", "Tables in memory", lambda: len(service.rooms))
        self._gauge("durbar_streams", "Open streams", lambda: service.quotas.streams)
        self._gauge("durbar_resident_bytes", "Memory in use, where the system tells it", resident_bytes)
        self._gauge("durbar_cpu_seconds", "Time of the processor since the start", time.process_time)
        self._gauge("durbar_hints_waiting", "Hints that are thought about", lambda: len(service.hints))

    def _gauge(self, name: str, about: str, value: Callable[[], float]) -> None:
        gauge = Gauge(name, about, registry=self.registry, multiprocess_mode="livesum")
        self._gauges.append((gauge, value))

    def observe(self, scope: Scope, status: int, seconds: float, number: str) -> None:
        """A request was answered."""
        self.requests.labels(counted_method(scope["method"]), status).inc()
        self.seconds.observe(seconds)
        if self.log_requests:
            client = scope["client"][0] if scope.get("client") else None
            about = {"request": number, "client": client, "method": scope["method"], "path": scope["path"]}
            access.info(json.dumps({**about, "status": status, "ms": round(1000 * seconds, 1)}))

    def refresh(self) -> None:
        """Measure again what comes and goes."""
        for gauge, value in self._gauges:
            gauge.set(value())

    async def share(self) -> None:
        """Let the other processes know, for ever; alone there is nobody to tell."""
        while COUNTS in os.environ:
            self.refresh()
            await asyncio.sleep(GLANCE)

    def text(self) -> bytes:
        """Everything, of all processes of this server, as Prometheus reads it."""
        self.refresh()
        if COUNTS not in os.environ:
            return generate_latest(self.registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)


def resident_bytes() -> int:
    """The memory this process uses now; 0 where there is no /proc to say it."""
    try:
        pages = int(Path("/proc/self/statm").read_text().split()[1])
    except OSError:
        return 0
    return pages * os.sysconf("SC_PAGE_SIZE")


def counted_method(method: str) -> str:
    """Under which name a request is counted: anybody may send any word, and each is kept for ever."""
    return method if method in METHODS else "other"


def write_requests() -> None:
    """Let the lines about requests come out, as they are."""
    access.setLevel(logging.INFO)
    access.propagate = False
    if not access.handlers:
        access.addHandler(logging.StreamHandler())
        access.handlers[0].setFormatter(logging.Formatter("%(message)s"))


def forget_process(pid: int | None) -> None:
    """A process has ended: what it had in memory is gone, what it has counted stays."""
    mark_process_dead(pid)  # type: ignore[no-untyped-call]


async def healthz(request: Request) -> Response:
    """The process answers."""
    return PlainTextResponse("ok\n", headers=NO_STORE)


async def readyz(request: Request) -> Response:
    """It can serve tables: the data answers, and the server is not about to stop."""
    service = request.app.state.service
    if service.closing:
        return JSONResponse({"ready": False, "why": "the server is stopping"}, 503, NO_STORE)
    try:
        await service.ask(service.store.ping)
    except DataError as error:
        return JSONResponse({"ready": False, "why": str(error)}, 503, NO_STORE)
    return JSONResponse({"ready": True}, headers=NO_STORE)


async def metrics(request: Request) -> Response:
    """Everything that is counted, as Prometheus reads it."""
    return Response(
        request.app.state.metrics.text(), headers={**NO_STORE, "Content-Type": CONTENT_TYPE_LATEST}
    )


ROUTES = [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", metrics)]
