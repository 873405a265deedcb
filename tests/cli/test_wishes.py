"""Who sits at the table, from what was written on the command line."""

import pytest

from durbar.cli.wishes import bot_names, noted_seats, read_seats, seats_note
from durbar.core import OptionError


def kinds(seats: str | None, bots: str | None, players: int) -> list[str]:
    return [seat.kind for seat in read_seats(seats, bots, players, "en")]


def test_one_person_meets_greedy_bots_unless_somebody_says_otherwise() -> None:
    assert kinds(None, None, 3) == ["person", "greedy", "greedy"]
    assert kinds(None, "random", 3) == ["person", "random", "random"]
    assert kinds(None, "random,greedy", 4) == ["person", "random", "greedy", "random"]
    assert kinds("greedy,person", None, 2) == ["greedy", "person"]


def test_a_solo_game_needs_no_bot() -> None:
    assert kinds(None, None, 1) == ["person"]
    assert bot_names(None, 0) == []
    with pytest.raises(OptionError, match="room for 0 bots"):
        read_seats(None, "random", 1, "en")


def test_every_seat_has_a_name_of_its_own_in_every_language() -> None:
    for lang in ("en", "fr", "ja"):
        names = [
            seat.name for seat in read_seats("person,person:Maya," + "greedy," * 3 + "random", None, 6, lang)
        ]
        assert "Maya" in names
        assert len(set(names)) == 6


def test_a_record_remembers_who_sat_where() -> None:
    seats = read_seats("person:Maya,random:Ravi", None, 2, "en")
    assert noted_seats(["well played", seats_note(seats)], ["Maya", "Ravi"]) == seats
    assert noted_seats(["seats: person, wizard"], ["Maya", "Ravi"]) is None
    assert noted_seats([], ["Maya", "Ravi"]) is None
