"""Templates and their words."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, MutableMapping
from datetime import date
from functools import cache, lru_cache, partial
from pathlib import Path
from typing import Any

from babel.dates import format_date
from jinja2 import Environment, FileSystemLoader, StrictUndefined, nodes
from jinja2.compiler import CodeGenerator, Frame
from jinja2.visitor import NodeTransformer
from markupsafe import Markup, escape
from starlette.requests import Request
from starlette.responses import HTMLResponse

from durbar.art.svg import SPECIAL
from durbar.server.problems import TEXTS as SERVER
from durbar.texts import HOUSE, Texts

from .fixed import modules, static
from .look import HINTS, Look, look_of
from .story import Turn
from .styles import page_policy, sheet

HERE = Path(__file__).parent
MOST_LINES = 1024  # of logs, some hundred bytes each
MOST_TURNS = 128  # some thousand bytes each: enough for those who are told of them at the same time
ALIKE = frozenset(("home.html", "new.html", "lobby.html", "games.html"))  # by day and by night
TEXTS = Texts(HERE / "texts", beneath=SERVER)


class Constants(NodeTransformer):
    """Puts into a template what it asks for by name alone: texts of one language, small drawings."""

    def __init__(self, makers: Mapping[str, Callable[..., str]]) -> None:
        self.makers = makers

    def visit_Call(self, node: nodes.Call) -> nodes.Expr:
        name = node.node.name if isinstance(node.node, nodes.Name) else ""
        asked = [each.value for each in node.args if isinstance(each, nodes.Const)]
        if name in self.makers and len(asked) == len(node.args) and not node.kwargs:
            return nodes.Const(self.makers[name](*asked), lineno=node.lineno)
        self.generic_visit(node)
        return node


class PlainCode(CodeGenerator):
    """Templates in Python: what is filled in becomes text at once, and no object that knows it is safe."""

    def _output_child_pre(self, node: nodes.Expr, frame: Frame, finalize: Any) -> None:
        self.write("environment.written(")


class Templates(Environment):
    """The templates in one language: most words of a page are in them before it is ever filled in."""

    code_generator_class = PlainCode

    def __init__(self, lang: str) -> None:
        super().__init__(
            loader=FileSystemLoader(HERE / "templates"),
            autoescape=True,
            undefined=StrictUndefined,
            trim_blocks=True,
            lstrip_blocks=True,
            auto_reload=False,
        )
        self.constants = Constants({"t": words(lang)})
        self.filters.update(signed=signed, dated=partial(dated, lang=lang))
        self.globals.update(static=static, modules=modules, sheet=sheet)
        self.globals.update(line=line, turns=turns, t=words(lang), languages=languages())
        icons: Any = self.get_template("icons.html").module
        self.constants = Constants({"t": words(lang), "icon": icons.icon, "stupa": icons.stupa})
        gains: Any = self.get_template("gains.html").module
        self.globals.update(mark=icons.mark, gains=gains.gains)

    def getattr(self, obj: Any, attribute: str) -> Any:
        """Most of what pages are told are dictionaries; they are asked by key at once."""
        return obj[attribute] if type(obj) is dict and attribute in obj else getattr(obj, attribute)

    @staticmethod
    def written(value: object) -> str:
        """A value as it stands in a page; drawings are markup already."""
        if isinstance(value, Markup) or (type(value) is str and not SPECIAL.search(value)):
            return value
        return str(value if type(value) is int else escape(value))

    def make_globals(self, d: MutableMapping[str, Any] | None) -> MutableMapping[str, Any]:
        """As they are now, in one dictionary: each part of a page copies them."""
        return {**self.globals, **(d or {})}

    def _parse(self, source: str, name: str | None, filename: str | None) -> nodes.Template:
        parsed = super()._parse(source, name, filename)
        self.constants.visit(parsed)
        return parsed


@cache
def templates(lang: str) -> Templates:
    """The templates in one language."""
    return Templates(lang)


@cache
def words(lang: str) -> Callable[..., str]:
    """The texts of the pages in one language."""
    known: dict[str, str] = {}

    def say(text: str, **arguments: Any) -> str:
        if arguments:
            return TEXTS.say(lang, text, **arguments)
        if text not in known:
            known[text] = TEXTS.say(lang, text)
        return known[text]

    return say


def signed(number: float | str) -> str:
    """A number as people write it: with a minus, not a hyphen."""
    return str(number).replace("-", "−")


def dated(day: str, lang: str) -> str:
    """A day (2026-11-17) as people of that language say it."""
    return format_date(date.fromisoformat(day), "long", locale=lang)


@cache
def languages() -> tuple[tuple[str, str], ...]:
    """Every language of the house, by its own name."""
    return tuple((lang, HOUSE.say(lang, "language")) for lang in HOUSE.languages)


@lru_cache(maxsize=MOST_LINES)
def line(entry: object, lang: str, base: str) -> Markup:
    """A line of the log; it stays as it is in every frame to come. Without a base it leads nowhere."""
    return Markup(templates(lang).get_template("line.html").render(entry=entry, base=base))


def write_turn(entry: Turn, lang: str, base: str) -> str:
    """A turn of the log, written once; one with a single step is a line."""
    if not entry.html:
        entry.html = write_steps(entry, lang, base) if entry.steps else line(entry.head, lang, base)
    return entry.html


@lru_cache(maxsize=MOST_TURNS)
def write_steps(entry: Turn, lang: str, base: str) -> str:
    """A turn of several steps, for all who are told the same of it."""
    return templates(lang).get_template("turn.html").render(turn=entry, lang=lang, base=base)


def turns(entries: Iterable[Turn], lang: str, base: str) -> Markup:
    """Some turns of the log."""
    return Markup("".join([write_turn(entry, lang, base) for entry in entries]))


def render(template: str, look: Look, **facts: Any) -> str:
    """A template filled in."""
    return templates(look.lang).get_template(template).render(look=look, **facts)


def page(request: Request, template: str, status: int = 200, **facts: Any) -> HTMLResponse:
    """A whole page. Browsers are asked to say whether they are dark: at once, where pictures depend on it."""
    look = look_of(request)
    here = request.url.path + (f"?{request.url.query}" if request.url.query else "")
    if request.method != "GET":
        here = "/"  # what was sent cannot be asked for again
    html = render(template, look, here=here, **facts)
    headers = {"Accept-CH": HINTS, "Vary": HINTS, "Cache-Control": "no-store"}
    headers["Content-Security-Policy"] = page_policy(html)
    if "scheme" not in request.cookies and template not in ALIKE:
        headers["Critical-CH"] = HINTS  # the browser asks again, which takes another way there and back
    return HTMLResponse(html, status, headers)
