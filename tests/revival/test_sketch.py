"""The table in a terminal: complete, 100 columns wide, and readable without colours."""

from random import Random

import pytest
from rich.text import Text

from durbar.art.terminal import WIDTH
from durbar.core import State
from durbar.games.revival.game import Revival
from durbar.games.revival.presentation.sketch import sketch
from tests.languages import LANGUAGES
from tests.revival.scenes import building, red, scene, solo


def plain(state: State, seat: int | None = 0, lang: str = "en") -> str:
    """What a terminal without colours shows."""
    return Text.from_markup(state.view(seat).sketch(lang)).plain


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_every_line_fits_the_terminal(players: int, lang: str) -> None:
    options = {"architects": "random", "public_objectives": True, "bhairav": True} if players > 1 else {}
    state, rng, step = Revival(players, **options).start(seed=5), Random(5), 0
    while state.to_act is not None:
        if step % 30 == 0:
            for line in state.view(0).sketch(lang).split("\n"):
                assert Text.from_markup(line).cell_len <= WIDTH
        state.play(rng.choice(list(state.moves)))
        step += 1
    assert "\n\n" in state.view(None).sketch(lang)


def test_own_things_come_last_and_a_spectator_has_none() -> None:
    state = building({"hand": [red("pa1b")], "mission": "m01"}, {"hand": [red("pa1w")], "mission": "m02"})
    blocks = plain(state).split("\n\n")
    assert red("pa1b") in blocks[-1]
    assert "m01" in blocks[-1]
    assert "(NA)" in blocks[-2]
    assert "(NA)" in plain(state, None).split("\n\n")[-1]
    assert red("pa1w") not in plain(state)
    assert "m02" not in plain(state)


def test_coins_lie_on_their_spots_and_hide_their_value() -> None:
    state = scene(
        stage="bid", bids=[{"seat": 0, "spot": "w1", "coin": 4}, {"seat": 1, "spot": "nb", "coin": 2}]
    )
    assert "(W1 1=4)" in plain(state)
    assert "(NB 2=?)" in plain(state)
    assert "(W1 1=?)" in plain(state, 1)


def test_monuments_tell_what_is_missing_and_what_is_complete() -> None:
    monuments = [[f"{red('pa1b')} pa1b", f"{red('pa2g')} pa2g"], [f"{red('bu1w')} bu1w"]]
    shown = plain(building({"monuments": monuments}))
    assert "1:PA1b+PA2g·3.." in shown
    assert "2:BU1w·1!" in shown


def test_solo_shows_squares_debris_and_hand() -> None:
    state = solo(stage="bid", debris=[{"spot": "na", "colour": "red"}], coins={"w1": 3})
    shown = plain(state)
    assert "(NA x1)" in shown
    assert "(W1 3)" in shown
    assert "NA r" in shown
    assert "m01" in shown
    assert "m02" in shown


def test_names_are_not_taken_for_markup() -> None:
    state = building({})
    presentation = state.game.presentation
    names = ("[bold]A[/bold]", "[/]", "c", "d")
    shown = Text.from_markup(sketch(presentation.facts_to_draw(state.view(0)), names=names)).plain
    assert "[bold]A[/bold]" in shown
    assert "[/]" in shown
