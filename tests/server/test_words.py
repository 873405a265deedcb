"""What the server says: the same texts in every language, one for every problem it can have."""

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as syntax

import durbar.server
from durbar.server.problems import TEXTS, Problem
from durbar.server.routes.guests import Guests, preferred_languages
from durbar.server.typed.openapi import openapi_document
from tests.languages import TRANSLATIONS
from tests.server.people import Guest

HERE = Path(durbar.server.__file__).parent
CODES = re.compile(r'(?:Problem|__init__)\(\d{3}, "([a-z-]+)"')


def arguments(lang: str) -> dict[str, set[str]]:
    """The texts of a language, and what each wants to be given."""
    found: dict[str, set[str]] = {}
    for entry in FluentParser().parse((HERE / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(entry, syntax.Message):
            said = FluentSerializer().serialize_entry(entry)
            found[entry.id.name] = set(re.findall(r"\$([a-z]+)", said))
    return found


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_language_says_the_same(lang: str) -> None:
    assert arguments(lang) == arguments("en")


def test_every_problem_has_its_words() -> None:
    sources = [path.read_text(encoding="utf-8") for path in HERE.rglob("*.py")]
    codes = {code for source in sources for code in CODES.findall(source)} | {"method", "not-found"}
    said = {text.removeprefix("problem-") for text in TEXTS.ids("en") if text.startswith("problem-")}
    assert codes == said


def test_a_problem_is_said_with_its_facts() -> None:
    said = Problem(413, "too-large", limit=99).say("en")
    assert said == "This is too large; at most 99 bytes are accepted."


@pytest.mark.parametrize(
    ("header", "languages"),
    [
        ("", [""]),
        ("fr", ["fr"]),
        ("fr-CH, fr;q=0.9, en;q=0.8, de;q=0.7, *;q=0.5", ["fr", "fr", "en", "de", "*"]),
        ("en;q=0.1,ja", ["ja", "en"]),
        ("en;q=much,ja", ["ja"]),
    ],
)
def test_the_languages_a_browser_prefers(header: str, languages: list[str]) -> None:
    assert preferred_languages(header) == languages


@pytest.mark.parametrize("cookie", [None, "", ".", "x", "x.y", "é.é", "a.b.c"])
def test_only_our_own_signature_makes_a_guest(cookie: str | None) -> None:
    guests = Guests(b"secret")
    assert guests.guest_of(cookie) is None
    assert guests.guest_of(guests.cookie("maya")) == "maya"
    assert Guests(b"other").guest_of(guests.cookie("maya")) is None


def test_every_route_for_programs_is_described(maya: Guest) -> None:
    paths = openapi_document()["paths"]
    routes = maya.client.app.routes  # type: ignore[union-attr]
    known = {
        (re.sub(r":\w+", "", route.path), method.lower())
        for route in routes
        if route.path.startswith("/api/v1/") and not route.path.endswith("openapi.json")
        for method in route.methods - {"HEAD"}
    }
    assert {(path, method) for path, methods in paths.items() for method in methods} == known
    assert maya.get("/api/v1/openapi.json").json() == openapi_document()
