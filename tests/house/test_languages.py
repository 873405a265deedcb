"""Every text is set as its language wants it, and a question fits the line above the table."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.checkout import SOURCE
from tests.languages import LANGUAGES

PLAIN_FRENCH = re.compile(r"[^\s=|] [:;!?»](?=\W|$)|« |[a-zà-ÿ]'[a-zà-ÿ]", re.IGNORECASE)
LOOSE_JAPANESE = re.compile(r"[\u3041-\u9fff][.!?;:](?=\s|$)|[。、] (?=[\u3041-\u9fff])")
CODE = re.compile(r"```.*?```|`[^`]*`|\]\([^)]*\)", re.DOTALL)
COMMENT = re.compile(r"^#.*$", re.MULTILINE)
QUESTION = re.compile(r"^prompt-(?!draw-|roll-|deal-|.*-other =)[\w-]+ = (.*)$", re.MULTILINE)
TITLE = 64  # signs, so that with "You:" before it a question stays on one line of a desktop

each_language = pytest.mark.parametrize("lang", LANGUAGES)


def written(lang: str) -> Iterator[tuple[Path, str]]:
    """Every file a person reads in this language, without code, links and comments."""
    for path in sorted((SOURCE / "durbar").rglob(f"texts/{lang}.ftl")):
        yield path, COMMENT.sub("", path.read_text(encoding="utf-8"))
    for path in sorted((SOURCE / "durbar" / "games").glob(f"*/*/{lang}.md")):
        yield path, CODE.sub("x", path.read_text(encoding="utf-8"))


@pytest.mark.parametrize(("lang", "wrong"), [("fr", PLAIN_FRENCH), ("ja", LOOSE_JAPANESE)], ids=["fr", "ja"])
def test_signs_are_set_as_the_language_wants_them(lang: str, wrong: re.Pattern[str]) -> None:
    """French: a space that does not break before ``: ; ! ? »``, curved apostrophes. Japanese: wide signs."""
    lines = [(path, line) for path, text in written(lang) for line in text.splitlines()]
    assert [f"{path.relative_to(SOURCE)}: {line}" for path, line in lines if wrong.search(line)] == []


ELISION = re.compile(r"\b[dq](?:e|ue) \{ \$(?:names?|seat|rival|victim|owner|area) \}", re.IGNORECASE)


def test_no_french_name_follows_a_word_that_would_be_shortened_before_a_vowel() -> None:
    """ "La table de Maya", but "la table d’Ilse": no text can know."""
    said = [text for path, text in written("fr") if path.suffix == ".ftl"]
    assert [found for text in said for found in ELISION.findall(text)] == []


@each_language
def test_a_question_is_short_and_names_nobody(lang: str) -> None:
    """The page and the terminal put the name, or "You:", before it."""
    questions = [
        said for path, text in written(lang) if path.suffix == ".ftl" for said in QUESTION.findall(text)
    ]
    assert len(questions) > 40
    assert [said for said in questions if len(said) > TITLE or "$" in said] == []


def test_every_room_and_every_game_speaks_every_language_of_the_house() -> None:
    folders = {path.parent for path in (SOURCE / "durbar").rglob("texts/*.ftl")}
    folders |= {path.parent for name in ("guide", "rulings") for path in SOURCE.rglob(f"{name}/en.md")}
    assert len(folders) >= 13
    spoken = {
        str(folder.relative_to(SOURCE)): {path.stem for path in folder.glob("*.[fm][td]*")}
        for folder in folders
    }
    assert {folder: langs for folder, langs in spoken.items() if langs != set(LANGUAGES)} == {}


BY_HAND = re.compile(r"""["'](?:fr|ja)["']""")


def test_no_program_lists_the_languages_by_hand() -> None:
    """A new language is new files, nothing else."""
    programs = [*SOURCE.rglob("*.py"), *SOURCE.rglob("*.html"), *SOURCE.rglob("durbar*.js")]
    found = [
        str(path.relative_to(SOURCE)) for path in programs if BY_HAND.search(path.read_text(encoding="utf-8"))
    ]
    assert found == []
