"""The table in a terminal: complete, 100 columns wide, and readable without colours."""

import re
from random import Random

import pytest
from rich.text import Text

from durbar.art.terminal import WIDTH
from durbar.core import State
from durbar.games.expedition import content
from durbar.games.expedition.game import Expedition
from durbar.games.expedition.presentation.sketch import sketch
from tests.languages import LANGUAGES


def played(players: int, length: str, steps: int) -> State:
    state = Expedition(players, length=length, layout="preset", tents=True, characters=True).start(seed=5)
    rng = Random(5)
    while state.to_act is not None and steps:
        state.play(rng.choice(list(state.moves)))
        steps -= 1
    return state


def lines(state: State, lang: str = "en") -> list[str]:
    """What a terminal without colours shows."""
    return Text.from_markup(state.view(0).sketch(lang)).plain.split("\n")


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "length"), [(2, "short"), (4, "long")])
def test_every_line_fits_the_terminal(players: int, length: str, lang: str) -> None:
    for steps in (0, 40, 200, 10_000):
        view = played(players, length, steps).view(0)
        for line in view.sketch(lang).split("\n"):
            assert Text.from_markup(line).cell_len <= WIDTH


def test_every_shape_of_landscape_fits() -> None:
    facts = {**played(2, "long", 0).view(0).facts, "goods": {}}
    boards = ["START", *(f"T{k}B@{k % 3 + 1}" for k in range(1, 7)), "DEST"]
    for exits in content.shapes(8):
        text = sketch({**facts, "landscape": {"boards": boards, "exits": exits}})
        assert max(Text.from_markup(line).cell_len for line in text.split("\n")) <= WIDTH


def test_the_landscape_is_there_in_letters() -> None:
    shown = "\n".join(lines(played(2, "short", 0)))
    assert "(2) ^" in shown  # board 2, its needle points north
    assert re.search(r"So\s+Mo\s+Ro\s+Jo\s+To\s+\^\^\^\^", shown)  # the start spaces
    assert shown.count("*") >= 6  # the temples of a short game
    assert len(re.findall(r"C[tkpmur][2-5]", shown)) == 16  # goods with their values


def test_yaks_are_numbers_and_their_places_are_told() -> None:
    state = played(4, "short", 200)
    shown = "\n".join(lines(state))
    for seat, player in enumerate(state.view(0).facts["seats"]):
        if player["yak"] != "kathmandu":
            assert re.search(rf"y\d*{seat + 1}", shown)
            assert f"Board {player['yak'][0]}" in shown


def test_storm_lies_on_its_strip() -> None:
    state = played(2, "short", 0)
    facts = state.view(0).facts
    for storm in range(6):
        shown = sketch({**facts, "storm": storm})
        assert ("~~~~" in shown or shown.count("~[/]") >= 6) == (storm > 0)


def test_names_are_not_taken_for_markup() -> None:
    facts = played(2, "short", 0).view(0).facts
    shown = Text.from_markup(sketch(facts, names=("[bold]A[/bold]", "[/]"))).plain
    assert "[bold]A[/bold]" in shown
    assert "[/]" in shown


def test_tents_of_others_are_only_counted() -> None:
    state = played(3, "short", 0)
    facts = state.view(0).facts
    facts["seats"][0]["tents"] = ["snow", "rock"]
    facts["seats"][1]["tents"] = [None] * 3
    shown = Text.from_markup(sketch(facts)).plain
    assert "Tents: snow, rock" in shown
    assert "Tents: 3" in shown
