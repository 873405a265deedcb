"""The server with its pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from durbar import server

from . import fixed, identity, installing, lessons, my_games, pages, people, review, rules, table, talk


def create_app(data: str | Path, **how: Any) -> Starlette:
    """Everything a browser needs, on a data file or a database URL."""
    kinds = (pages, people, talk, identity, table, review, my_games, lessons, rules, fixed, installing)
    routes = [route for kind in kinds for route in kind.routes()]
    return server.create_app(data, routes=routes, problem_page=pages.problem_page, **how)
