"""The rules as pages: guide with figures, rulings, and what every word means."""

from __future__ import annotations

from collections.abc import Iterable
from functools import partial

from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, Response
from starlette.routing import Route

from durbar.core import Game
from durbar.server import Problem
from durbar.server.routes import api
from durbar.texts import HOUSE

from .figures import draw_figure, guide_with_figures
from .guide import guide_html, paragraph, rulings_html
from .look import THEMES, look_of
from .pages import game_class_of, game_of
from .render import page


async def guide(request: Request) -> Response:
    """The rules of a game."""
    return await rules_page(request, "guide", "rulings")


async def rulings(request: Request) -> Response:
    """What was decided where its rulebooks are silent."""
    return await rules_page(request, "rulings", "guide")


async def rules_page(request: Request, which: str, other: str) -> Response:
    game, look = game_of(request.path_params["game"]), look_of(request)
    write = partial(guide_with_figures, theme=look.theme) if which == "guide" else rulings_html
    text, chapters = await api.service_of(request).work(write, game.id, look.lang)
    name = game.presentation.say("game-name", look.lang)
    return page(
        request, "guide.html", game=game.id, name=name, which=which, other=other, text=text, chapters=chapters
    )


async def section(request: Request) -> Response:
    """One chapter or paragraph of the guide, to be read beside the table."""
    game, look = game_of(request.path_params["game"]), look_of(request)
    html, _ = await api.service_of(request).work(guide_html, game.id, look.lang)
    found = paragraph(html, request.path_params["anchor"])
    if not found:
        raise Problem(404, "not-found")
    beside = found.replace('href="#', f'href="/guide/{game.id}#')  # the rest of the guide is elsewhere
    return HTMLResponse(beside, headers={"Cache-Control": "max-age=300", "Vary": "Cookie"})


async def help_words(request: Request) -> Response:
    """Every word of a game that has an explanation: its name and what it does."""
    game, lang = game_of(request.path_params["game"]), look_of(request).lang
    told = await api.service_of(request).work(explanations, game, lang)
    return JSONResponse(told, headers={"Cache-Control": "max-age=300", "Vary": "Cookie"})


def explanations(game: Game, lang: str) -> dict[str, dict[str, str]]:
    told: dict[str, dict[str, str]] = {}
    for text in game.presentation.text_ids(lang):
        word = text.removesuffix("-help")
        if word != text and not word.startswith("option-"):
            told[word] = {"help": game.presentation.say(text, lang)}
            if game.presentation.has_text(lang, word):
                told[word]["name"] = game.presentation.say(word, lang)
    return told


async def picture(request: Request) -> Response:
    """A figure by its number; it is what its address says, so that browsers may keep it."""
    kind, step = game_class_of(request.path_params["game"]), request.path_params["step"]
    wanted = request.query_params
    lang, theme = wanted.get("lang", ""), wanted.get("theme", "")
    screen = "phone" if wanted.get("screen") == "phone" else "wide"
    if not 1 <= step <= len(kind().presentation.lessons()):
        raise Problem(404, "not-found")
    if lang not in HOUSE.languages or theme not in THEMES:
        look = look_of(request)
        lang, theme = look.lang, look.theme
    drawn = await api.service_of(request).work(draw_figure, kind.id, step, lang, theme, screen)
    return Response(drawn.svg, media_type="image/svg+xml", headers={"Cache-Control": "max-age=86400"})


def routes() -> Iterable[Route]:
    return (
        Route("/guide/{game}", guide),
        Route("/guide/{game}/{anchor}", section),
        Route("/rulings/{game}", rulings),
        Route("/words/{game}.json", help_words),
        Route("/figure/{game}/{step:count}.svg", picture),
    )
