"""Who sits at the table, from what was written on the command line."""

from pathlib import Path

import pytest

from durbar.bots import USUAL_LEVEL
from durbar.cli.arguments import parse_bots, parse_option, parse_seats
from durbar.core import Option, OptionError
from tests.languages import LANGUAGES


def kinds(seats: str | None, bots: str | None, players: int) -> list[str]:
    return [seat.kind for seat in parse_seats(seats, bots, players, "en")]


def test_one_person_meets_the_usual_level_unless_somebody_says_otherwise() -> None:
    assert kinds(None, None, 3) == ["person", USUAL_LEVEL, USUAL_LEVEL]
    assert kinds(None, "random", 3) == ["person", "random", "random"]
    assert kinds(None, "random,greedy", 4) == ["person", "random", "greedy", "random"]
    assert kinds("greedy,person", None, 2) == ["greedy", "person"]


def test_a_solo_game_needs_no_bot() -> None:
    assert kinds(None, None, 1) == ["person"]
    assert parse_bots(None, 0) == []
    with pytest.raises(OptionError, match="room for 0 bots"):
        parse_seats(None, "random", 1, "en")


def test_every_seat_has_a_name_of_its_own_in_every_language() -> None:
    for lang in LANGUAGES:
        names = [
            seat.name for seat in parse_seats("person,person:Maya," + "greedy," * 3 + "random", None, 6, lang)
        ]
        assert "Maya" in names
        assert len(set(names)) == 6


TEXT = Option("chart", "text", "")


def test_a_text_option_is_read_from_a_file_by_the_command_line(tmp_path: Path) -> None:
    path = tmp_path / "map.toml"
    path.write_text('# my valley\nrows = [\n  "A",\n]\n', encoding="utf-8")
    assert parse_option(TEXT, str(path)) == parse_option(TEXT, f"@{path}") == 'rows = [   "A", ]'
    assert parse_option(TEXT, 'rows = ["A"]') == 'rows = ["A"]'
    assert parse_option(Option("length", "choice", "a", values=("a", "b")), "b") == "b"


def test_a_file_that_cannot_be_an_option_is_refused_by_the_name_of_the_option(tmp_path: Path) -> None:
    endless = tmp_path / "endless"
    endless.write_text("x" * 65_537, encoding="utf-8")
    latin = tmp_path / "latin"
    latin.write_bytes(b"\xff")
    missing = tmp_path / "missing"
    for path, complaint in ((missing, "cannot be read"), (endless, "over 65536"), (latin, "cannot be read")):
        with pytest.raises(OptionError, match=complaint) as refused:
            parse_option(TEXT, f"@{path}")
        assert refused.value.field == "chart"
