"""Every reason why something cannot be has its sentence for players, where `say_error` looks for it."""

import ast
import re
from pathlib import Path

import pytest

from durbar.texts import Texts
from tests.house.checkout import SOURCE
from tests.languages import LANGUAGES

REASON = re.compile(
    r"""\breason="([\w-]+)"|_wrong\(.*"(option-[a-z]+)|"(law-[a-z-]+|content-(?:range|one-of|fixed|count))\""""
)
ROOMS = ("texts", "cli/texts", "server/texts")


def reasons(folder: Path) -> set[str]:
    found = [match for path in folder.rglob("*.py") for match in REASON.findall(path.read_text("utf-8"))]
    return {next(filter(None, groups)) for groups in found}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_reason_is_told_in_every_language(lang: str) -> None:
    house = {each for room in ROOMS for each in Texts(SOURCE / "durbar" / room).ids(lang)}
    games = [path.parent for path in SOURCE.glob("durbar/games/*/texts")]
    outside = reasons(SOURCE / "durbar").difference(*map(reasons, games))
    assert len(outside) > 40
    assert {each for each in outside if f"wrong-{each}" not in house} == set()
    for game in games:
        own = {*house, *Texts(game / "texts").ids(lang)}
        assert {each for each in reasons(game) if f"wrong-{each}" not in own} == set(), game.name


def test_every_law_of_content_has_a_reason() -> None:
    laws = list(SOURCE.glob("durbar/games/*/content_*.py"))
    assert len(laws) >= 4
    for path in laws:
        for call in ast.walk(ast.parse(path.read_text("utf-8"))):
            if isinstance(call, ast.Call) and ast.unparse(call.func) == "content.wrong":
                starred = any(isinstance(each, ast.Starred) for each in call.args)
                assert starred or len(call.args) == 5, f"{path.name}, line {call.lineno}"
