"""For whoever runs the server: is it alive, is it ready, and how is it doing?"""

from __future__ import annotations

from typing import Any

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.exposition import CONTENT_TYPE_LATEST
from starlette.requests import Request
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.routing import Route

from .store import DataError

NO_STORE = {"Cache-Control": "no-store"}


class Metrics:
    """What is counted; each server of a process has its own, so that tests do not meet."""

    def __init__(self, service: Any) -> None:
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
        self._gauge("durbar_tables_in_memory", "Tables in memory", lambda: len(service.rooms))
        self._gauge("durbar_streams", "Open streams", lambda: service.quotas.streams)
        self._gauge("durbar_hints_waiting", "Hints that are thought about", lambda: len(service.hints))

    def _gauge(self, name: str, about: str, value: Any) -> None:
        Gauge(name, about, registry=self.registry).set_function(value)


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
    made = generate_latest(request.app.state.metrics.registry)
    return Response(made, headers={**NO_STORE, "Content-Type": CONTENT_TYPE_LATEST})


ROUTES = [Route("/healthz", healthz), Route("/readyz", readyz), Route("/metrics", metrics)]
