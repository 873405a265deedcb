"""The guide says the same in three languages, its links lead somewhere, its tables are the game's."""

import re
from functools import cache

import pytest

from durbar.games.revival import content
from durbar.games.revival.game import Revival
from durbar.games.revival.vocabulary import SCORES, VOCABULARY
from tests.house.checkout import SOURCE
from tests.languages import LANGUAGES, TRANSLATIONS

FOLDER = SOURCE / "durbar" / "games" / "revival" / "guide"
each_language = pytest.mark.parametrize("lang", LANGUAGES)

# A heading, or a row of a table, carries its anchor: ## Bid <a id="bid"></a>
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
LINK = re.compile(r"\]\(([^)]+)\)")
GAME = Revival(2)


@cache
def guide(lang: str) -> str:
    return GAME.presentation.guide(lang)


def section(lang: str, anchor: str) -> str:
    """From one heading to the next."""
    after = guide(lang).split(f'<a id="{anchor}"></a>', 1)[1]
    return re.split(r"^#", after, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """The tables of a text, without their rules, cell by cell."""
    lines = [line for line in text.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def numbers(text: str) -> list[int]:
    return [int(found) for found in re.findall(r"\d+", text)]


def prose(lang: str) -> str:
    return re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>", "", guide(lang), flags=re.DOTALL)


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_language_has_the_same_sections_tables_and_examples(lang: str) -> None:
    assert ANCHOR.findall(guide(lang)) == ANCHOR.findall(guide("en"))
    assert [len(row) for row in rows(guide(lang))] == [len(row) for row in rows(guide("en"))]
    for sign in ("\n# ", "\n## ", "\n### ", "> *", "```", "\n1. ", "\n- "):
        assert guide(lang).count(sign) == guide("en").count(sign), sign


@each_language
def test_every_link_leads_somewhere(lang: str) -> None:
    anchors = ANCHOR.findall(guide(lang))
    assert len(anchors) == len(set(anchors))
    for link in LINK.findall(guide(lang)):
        path, _, anchor = link.partition("#")
        if not path:
            assert anchor in anchors, link
            continue
        target = (FOLDER / path).resolve()
        assert target.is_file(), link
        assert not anchor or f'id="{anchor}"' in target.read_text("utf-8"), link


@each_language
def test_every_architect_and_score_can_be_looked_up(lang: str) -> None:
    wanted = [f"architect-{each}" for each in VOCABULARY["architect"]]
    wanted += [f"score-{each}" for each in SCORES if each not in ("squares", "level")]
    assert [anchor for anchor in wanted if anchor not in ANCHOR.findall(guide(lang))] == []


@each_language
def test_the_guide_calls_everything_as_the_game_does(lang: str) -> None:
    kinds = ("colour", "monument", "architect", "level")
    words = [GAME.presentation.word(kind, each, lang) for kind in kinds for each in VOCABULARY[kind]]
    assert [word for word in words if word.lower() not in guide(lang).lower()] == []


@each_language
def test_the_tables_of_points_are_those_of_the_game(lang: str) -> None:
    monuments = content.table("cards")["monument"]
    for row, each in zip(rows(section(lang, "monuments"))[1:], monuments, strict=True):
        printed = content.table("cards")["printed"][each["code"]]
        assert (row[1].lower(), int(row[2]), numbers(row[3])) == (each["code"], each["sections"], [*printed])
    bonus = rows(section(lang, "colour-table"))
    assert numbers(" ".join(bonus[1])) == [*content.table("numbers")["colour_bonus"]["points"][2:]]


@each_language
def test_the_table_of_players_is_that_of_the_game(lang: str) -> None:
    for row, table in zip(rows(section(lang, "summary"))[1:], content.table("numbers")["table"], strict=True):
        told = [numbers(cell) for cell in row]
        numbers_of_game = [[table[name]] for name in ("market", "bids", "quota")]
        assert told == [[*table["players"]], *numbers_of_game, [*table["last_coin"]]]


def test_french_keeps_its_punctuation_together() -> None:
    unelided = re.compile(r"\b(?:[dlnsjmt]e|la|que) (?=[aàâeéèêiîoôuœ])", re.IGNORECASE)
    assert [match[0] for match in re.finditer(r".{20} [:;!?»]|« |'", prose("fr"))] == []
    assert [prose("fr")[m.start() - 20 : m.end() + 20] for m in unelided.finditer(prose("fr"))] == []


def test_japanese_uses_its_own_punctuation() -> None:
    assert [match[0] for match in re.finditer(r".{0,20}[(),:;!?].{0,20}", prose("ja"))] == []
