"""Files that never change: their address changes with them, so that browsers may keep them for ever."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterable
from functools import cache
from pathlib import Path

from starlette.responses import Response
from starlette.routing import Mount
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

STATIC = Path(__file__).parent / "static"
IMPORTED = re.compile(r' from "\./([\w-]+\.js)"')


@cache
def edition() -> str:
    """A name for the files as they are."""
    digest = hashlib.sha256()
    for path in sorted(STATIC.rglob("*")):
        if path.is_file():
            digest.update(path.read_bytes())
    return digest.hexdigest()[:12]


def static(name: str) -> str:
    """The address of a file."""
    return f"/static/{edition()}/{name}"


@cache
def modules(*names: str) -> tuple[str, ...]:
    """These scripts and all they import: a page that names them fetches them side by side."""
    found = list(names)
    for name in found:
        imported = IMPORTED.findall((STATIC / name).read_text(encoding="utf-8"))
        found += [each for each in dict.fromkeys(imported) if each not in found]
    return tuple(found)


class ImmutableFiles(StaticFiles):
    async def get_response(self, path: str, scope: Scope) -> Response:
        response = await super().get_response(path, scope)
        response.headers["Cache-Control"] = "public, max-age=31536000, immutable"
        for name in ("etag", "last-modified"):  # nobody asks again whether it has changed
            del response.headers[name]
        return response


def routes() -> Iterable[Mount]:
    return (Mount(f"/static/{edition()}", ImmutableFiles(directory=STATIC)),)
