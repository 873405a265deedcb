"""Options are checked at the door, and say which one is wrong."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.core import Option, OptionError
from durbar.core.options import settle
from tests.core.lanterns.game import Lanterns

ROUNDS, WIND, REFILL, _ = Lanterns.OPTIONS
LAYOUT = Option("layout", "text", "abc", rule="3.1")


def test_defaults_fill_in_what_is_not_given() -> None:
    assert dict(Lanterns(3).options) == {"rounds": 3, "wind": "wild", "refill": False, "whisper": False}
    assert dict(Lanterns(3, refill=True).options)["refill"] is True


def test_what_is_usual_may_depend_on_the_number_of_players() -> None:
    wall = Option("wall", "choice", "high", values=("high", "low"), usual=((2, "low"),))
    assert (wall.default_for(2), wall.default_for(3)) == ("low", "high")
    assert dict(settle((wall,), {}, 2)) == {"wall": "low"}
    assert dict(settle((wall,), {"wall": "high"}, 2)) == {"wall": "high"}


def test_a_first_game_may_be_recommended_another_value_than_the_usual_one() -> None:
    wall = Option("wall", "choice", "high", values=("high", "low"), first="low")
    assert (wall.default_for(3), wall.first_for(3)) == ("high", "low")
    paper = Option("paper", "choice", "white", values=("white", "red"), usual=((2, "red"),))
    assert (paper.first_for(2), paper.first_for(3)) == ("red", "white")


def test_settled_options_cannot_be_changed() -> None:
    with pytest.raises(TypeError):
        Lanterns().options["rounds"] = 9  # type: ignore[index]


@pytest.mark.parametrize(
    ("field", "given"),
    [
        ("players", {"players": 1}),
        ("players", {"players": 5}),
        ("players", {"players": True}),
        ("players", {"players": 2.0}),
        ("players", {"players": "2"}),
        ("rounds", {"rounds": 0}),
        ("rounds", {"rounds": 5}),
        ("rounds", {"rounds": True}),
        ("rounds", {"rounds": "3"}),
        ("wind", {"wind": "stormy"}),
        ("wind", {"wind": None}),
        ("refill", {"refill": 1}),
        ("refill", {"refill": "yes"}),
        ("moon", {"moon": True}),
        ("whisper", {"whisper": True}),  # two players cannot
    ],
)
def test_a_bad_option_is_named(field: str, given: dict[str, object]) -> None:
    with pytest.raises(OptionError) as error:
        Lanterns(**given)  # type: ignore[arg-type]
    assert error.value.field == field


def test_an_impossible_mix_names_the_rule() -> None:
    with pytest.raises(OptionError) as error:
        Lanterns(2, whisper=True)
    assert error.value.rule == "L5"
    assert str(error.value).endswith("[L5]")


def test_the_usual_number_of_players_is_two_where_two_can_play() -> None:
    assert Lanterns().players == 2


@pytest.mark.parametrize(
    ("option", "text", "value"),
    [
        (REFILL, "yes", True),
        (REFILL, " TRUE ", True),
        (REFILL, "off", False),
        (ROUNDS, "4", 4),
        (WIND, "Gentle", "gentle"),
        (LAYOUT, "4A rot 90", "4A rot 90"),
    ],
)
def test_options_are_read_from_words(option: Option, text: str, value: object) -> None:
    assert option.read(text) == value


@pytest.mark.parametrize(
    ("option", "text"), [(REFILL, "perhaps"), (ROUNDS, "many"), (ROUNDS, "-1"), (WIND, "")]
)
def test_words_that_are_no_value_are_refused(option: Option, text: str) -> None:
    with pytest.raises(OptionError):
        option.read(text)


@given(st.text())
def test_a_text_option_takes_one_line(text: str) -> None:
    if text.isprintable():
        assert LAYOUT.read(LAYOUT.write(LAYOUT.check(text))) == text
    else:
        with pytest.raises(OptionError) as error:
            LAYOUT.check(text)
        assert error.value.rule == "3.1"


@pytest.mark.parametrize("option", Lanterns.OPTIONS)
def test_every_possible_value_reads_back(option: Option) -> None:
    for value in option.possible():
        assert option.read(option.write(value)) == value


def test_games_are_equal_by_their_settings() -> None:
    assert Lanterns(3, refill=True) == Lanterns(3, refill=True, wind="wild")
    assert hash(Lanterns(3)) == hash(Lanterns(3))
    assert Lanterns(3) != Lanterns(2)
    assert repr(Lanterns(3, wind="gentle")) == "Lanterns(players=3, wind='gentle')"


def test_option_sets_leave_out_what_cannot_be() -> None:
    generic = super(Lanterns, Lanterns).option_sets
    assert {"whisper": True} not in generic(2)
    assert {"whisper": True} in generic(3)
    assert list(generic(2))[:3] == [{}, {"rounds": 1}, {"rounds": 4}]
