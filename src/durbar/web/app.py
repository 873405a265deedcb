"""The server with its pages."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from starlette.applications import Starlette

from durbar import server

from . import (
    daily,
    fixed,
    gathering,
    history,
    identity,
    installing,
    lessons,
    lobby,
    my_games,
    pages,
    review,
    rules,
    table,
    talk,
)

ABOUT_GAMES = (pages, lobby, my_games, history, daily, lessons, rules)
AT_A_TABLE = (table, gathering, talk, review)
FOR_THE_BROWSER = (identity, fixed, installing)


def create_app(data: str | Path, **how: Any) -> Starlette:
    """Everything a browser needs, on a data file or a database URL."""
    kinds = (*ABOUT_GAMES, *AT_A_TABLE, *FOR_THE_BROWSER)
    routes = [route for kind in kinds for route in kind.routes()]
    return server.create_app(data, routes=routes, problem_page=pages.problem_page, **how)
