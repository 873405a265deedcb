"""The guide says the same in three languages, its links lead somewhere, its tables are the game's."""

import re
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource

from durbar.games.expedition import content
from durbar.games.expedition.vocabulary import VOCABULARY
from tests.house.checkout import ROOT, SOURCE
from tests.languages import LANGUAGES, TRANSLATIONS

GAME = SOURCE / "durbar" / "games" / "expedition"
RULINGS = ROOT / "docs" / "rulings" / "expedition.md"
each_language = pytest.mark.parametrize("lang", LANGUAGES)
FIRST_RULINGS = 142  # those the guide was written with; more may follow

# A heading, or a row of a table, carries its anchor: ## Rest <a id="rest"></a>
ANCHOR = re.compile(r'<a id="([^"]+)"></a>')
LINK = re.compile(r"\]\(([^)]+)\)")
SCORES = (
    *("offerings", "goods", "special-goods", "kathmandu", "sets", "maps", "animals", "yak-tiles", "distance"),
    *("leftovers", "exhaustion"),
)


@cache
def guide(lang: str) -> str:
    return (GAME / "guide" / f"{lang}.md").read_text(encoding="utf-8")


@cache
def bundle(lang: str) -> Any:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((GAME / "texts" / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


def name(lang: str, text: str) -> str:
    """A word as the game itself says it."""
    return str(bundle(lang).format_pattern(bundle(lang).get_message(text).value)[0])


def section(lang: str, anchor: str) -> str:
    """From one heading to the next."""
    after = guide(lang).split(f'<a id="{anchor}"></a>\n', 1)[1]
    return re.split(r"^#", after, maxsplit=1, flags=re.MULTILINE)[0]


def rows(text: str) -> list[list[str]]:
    """The tables of a text, without their rules, cell by cell."""
    lines = [line for line in text.splitlines() if line.startswith("|") and not line.startswith("|---")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


def numbers(cells: list[str]) -> list[int]:
    return [int(cell.replace("−", "-")) for cell in cells]


def outline(lang: str) -> list[tuple[str, str]]:
    """Level and anchor of every heading; the example blocks hold no headings."""
    found = re.findall(r'^(#+) .*<a id="([^"]+)"></a>$', guide(lang), re.MULTILINE)
    assert len(found) == len(re.findall(r"^#", guide(lang), re.MULTILINE)), "a heading has no anchor"
    return found


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_language_has_the_same_sections_tables_and_examples(lang: str) -> None:
    assert outline(lang) == outline("en")
    assert ANCHOR.findall(guide(lang)) == ANCHOR.findall(guide("en"))
    assert [len(row) for row in rows(guide(lang))] == [len(row) for row in rows(guide("en"))]
    for sign in ("> *", "```", "\n1. ", "\n- "):
        assert guide(lang).count(sign) == guide("en").count(sign), sign


@each_language
def test_every_link_leads_somewhere(lang: str) -> None:
    anchors = ANCHOR.findall(guide(lang))
    assert len(anchors) == len(set(anchors))
    for link in LINK.findall(guide(lang)):
        path, _, anchor = link.partition("#")
        target = (GAME / "guide" / path).resolve() if path else Path()
        if path:
            assert target.is_file(), link
        assert not anchor or anchor in (ANCHOR.findall(target.read_text("utf-8")) if path else anchors), link


@each_language
def test_every_card_character_and_score_can_be_looked_up(lang: str) -> None:
    wanted = [f"{kind}-{each}" for kind in ("equipment", "character") for each in VOCABULARY[kind]]
    wanted += [f"score-{each}" for each in SCORES]
    assert [anchor for anchor in wanted if anchor not in ANCHOR.findall(guide(lang))] == []


@each_language
def test_the_guide_calls_everything_as_the_game_does(lang: str) -> None:
    kinds = ("landscape", "resource", "die", "equipment", "animal", "good", "character", "weather")
    said = guide(lang).lower()
    words = [name(lang, f"{kind}-{each}") for kind in kinds for each in VOCABULARY[kind]]
    assert [word for word in words if word.lower() not in said] == []


@each_language
def test_the_tables_of_points_are_those_of_the_game(lang: str) -> None:
    tables = content.TABLES["numbers"]
    offerings, face_down, strips = (
        rows(section(lang, f"score-{each}")) for each in ("offerings", "yak-tiles", "distance")
    )
    assert numbers(offerings[1][1:]) == [*tables["offerings"]["points"]]
    assert numbers(face_down[1][1:]) == [*tables["scoring"]["face_down_tiles"]]
    assert numbers(strips[1][1:]) == [*tables["scoring"]["strips_left"]]
    maps = [tables["scoring"][each] for each in ("map_pair_secured", "map_pair", "map_single")]
    assert [int(row[1]) for row in rows(section(lang, "score-maps"))[1:]] == maps
    tiles = [int(each) for each in re.findall(r"\d+", section(lang, "score-kathmandu"))]
    assert tiles == [*tables["kathmandu"]["points"]]
    values = [int(each) for each in re.findall(r"\d+", section(lang, "score-goods"))]
    assert values == [*content.TABLES["cards"]["goods"]["values"]]


@each_language
def test_characters_start_with_what_the_guide_promises(lang: str) -> None:
    found = rows(section(lang, "characters"))[1:]
    assert [row[0] for row in found] == [name(lang, f"character-{each}") for each in VOCABULARY["character"]]
    starts = content.TABLES["cards"]["character"]
    expected = [
        [*(start["goods"][each] for each in content.RESOURCE_NAMES), start["equipment"]] for start in starts
    ]
    assert [numbers(row[1:]) for row in found] == expected


@each_language
def test_the_landscapes_of_cards_are_those_of_the_game(lang: str) -> None:
    cards = content.TABLES["cards"]
    comma = "、" if lang == "ja" else ", "
    found = rows(section(lang, "reconstructed"))[1:]
    for row, land in zip(found, VOCABULARY["landscape"], strict=True):
        animals = [name(lang, f"animal-{each}") for each in cards["animals"][land]]
        kinds = [entry["name"] for entry in cards["equipment"] if land in entry["landscapes"]]
        equipment = [name(lang, f"equipment-{each}") for each in kinds]
        assert row == [name(lang, f"landscape-{land}"), comma.join(animals), comma.join(equipment)]


@each_language
def test_each_card_stands_under_its_window(lang: str) -> None:
    found = ANCHOR.findall(section(lang, "equipment"))
    windows = {entry["name"]: entry["window"] for entry in content.TABLES["cards"]["equipment"]}
    parts = re.split(r"^\*\*.*\*\*$", section(lang, "equipment"), flags=re.MULTILINE)[1:]
    for part, window in zip(parts, ("before", "during", "after"), strict=True):
        assert {windows[each.removeprefix("equipment-")] for each in ANCHOR.findall(part)} == {window}
    assert found == [f"equipment-{each}" for each in VOCABULARY["equipment"]]


def test_french_elides_and_keeps_its_punctuation_together() -> None:
    prose = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>", "", guide("fr"), flags=re.DOTALL)
    unelided = re.compile(r"\b(?:[dlnsjmt]e|la|que) (?=[aàâeéèêiîoôuœ])", re.IGNORECASE)
    assert [match[0] for match in re.finditer(r".{20} [:;!?»]|« |'", prose)] == []
    assert [prose[match.start() - 20 : match.end() + 20] for match in unelided.finditer(prose)] == []


def test_japanese_uses_its_own_punctuation() -> None:
    prose = re.sub(r"```.*?```|`[^`]*`|\]\([^)]*\)|<[^>]*>", "", guide("ja"), flags=re.DOTALL)
    assert [match[0] for match in re.finditer(r".{0,20}[(),:;!?].{0,20}", prose)] == []


def test_every_ruling_has_one_row_with_its_id_as_anchor() -> None:
    lines = [line for line in RULINGS.read_text(encoding="utf-8").splitlines() if "<a id=" in line]
    for number, line in enumerate(lines, 1):
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        assert cells[0] == f'<a id="E-R{number}"></a>E-R{number}'
        assert len(cells) == 4
        assert all(cells)
    assert len(lines) >= FIRST_RULINGS
