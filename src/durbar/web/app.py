"""The server with its pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from durbar import server

from . import lessons, pages, people, table


def create_app(data: str | Path, **how: Any) -> Starlette:
    """Everything a browser needs, on a data file or a database URL."""
    routes = [*pages.routes(), *people.routes(), *table.routes(), *lessons.routes()]
    return server.create_app(data, routes=routes, problem_page=pages.problem_page, **how)
