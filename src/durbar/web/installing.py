"""What makes the pages an app: a manifest, icons, and a worker that keeps the files which never change."""

from __future__ import annotations

import json
from collections.abc import Iterable
from functools import cache

from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.routing import Route

from .fixed import STATIC, edition, static
from .look import look_of
from .render import HERE, words

KEPT = (".js", ".svg")  # what a page asks for; a browser fetches icons when it installs the app
ICONS = {"icon-192.png": ("192x192", "any"), "icon-512.png": ("512x512", "any")}
MASKED = {"icon-masked-512.png": ("512x512", "maskable")}  # with room for a round frame


async def manifest(request: Request) -> Response:
    """What a telephone needs to put Durbar on its home screen."""
    look = look_of(request)
    pictures = [
        {"src": static(f"icons/{name}"), "type": "image/png", "sizes": sizes, "purpose": purpose}
        for name, (sizes, purpose) in {**ICONS, **MASKED}.items()
    ]
    told = {
        "id": "/",
        "name": "Durbar",
        "short_name": "Durbar",
        "description": words(look.lang)("web-description"),
        "lang": look.lang,
        "start_url": "/",
        "scope": "/",
        "display": "standalone",
        "background_color": "#efe4cf",
        "theme_color": "#efe4cf",
        "icons": [
            {"src": static("icon.svg"), "type": "image/svg+xml", "sizes": "any", "purpose": "any"},
            *pictures,
        ],
    }
    headers = {"Cache-Control": "max-age=300", "Vary": "Cookie"}
    return JSONResponse(told, headers=headers, media_type="application/manifest+json")


@cache
def worker() -> str:
    """The worker's script, told which files there are; another edition of them is another worker."""
    names = [path.relative_to(STATIC).as_posix() for path in sorted(STATIC.rglob("*")) if path.suffix in KEPT]
    facts = {"edition": edition(), "files": [static(name) for name in names]}
    return f"const HOUSE = {json.dumps(facts)};\n{(HERE / 'worker.js').read_text(encoding='utf-8')}"


async def service_worker(request: Request) -> Response:
    """Asked for anew at every visit, so that nobody keeps an old one."""
    return Response(worker(), media_type="text/javascript", headers={"Cache-Control": "no-cache"})


def routes() -> Iterable[Route]:
    return (
        Route("/manifest.webmanifest", manifest),
        Route("/worker.js", service_worker),
    )
