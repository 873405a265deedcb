"""No frame holds what its reader may not know: swapping all that a seat cannot see leaves it identical."""

from itertools import islice

import pytest

import durbar
from durbar.core import SPECTATOR, Entry, Game, Rng, State
from durbar.server.frames import Painter, Style
from durbar.server.room import Eyes
from tests.core.lanterns.game import Lanterns
from tests.server.tables import moments, settings

LOOKS = 8  # positions looked at in a game


@pytest.mark.parametrize("game", settings(), ids=repr)
def test_a_frame_stays_the_same_when_everything_its_reader_cannot_see_is_swapped(game: Game) -> None:
    rng = Rng(7)
    for room in islice(moments(game, seed=3), LOOKS):
        truth = room.match._state
        for viewer in (None, *range(game.players)):
            eyes = Eyes(viewer, () if viewer is None else (viewer,))
            seen = Painter(room).frame(eyes, Style())
            other = game.swap_unseen(truth.kernel, SPECTATOR if viewer is None else viewer, rng)
            room.match._state = State(game, other)
            assert Painter(room).frame(eyes, Style()) == seen
            room.match._state = truth


def test_the_log_of_a_reader_names_no_card_that_was_dealt_to_another() -> None:
    game = Lanterns(2)
    for room in moments(game, seed=1):
        dealt = [entry for entry in room.match.entries if entry.text.startswith("deal ")]
        for viewer in (None, 0, 1):
            frame = Painter(room).frame(Eyes(viewer), Style())
            lines = [line["text"] for line in frame["log"] if line["seat"] is None and line["about"]]
            told = [any(colour in text for colour in ("red", "gold", "blue")) for text in lines]
            assert told == [
                line["about"] == [viewer] for line in frame["log"] if line["seat"] is None and line["about"]
            ]
            assert len(told) == len(dealt)
        break


def test_a_forced_choice_is_made_for_nobody_whose_hand_it_would_tell() -> None:
    """With `refill` a seat may draw or pass; whether somebody is whispered to stays a secret."""
    game = Lanterns(3, refill=True, whisper=True)
    for seed in range(5):
        for room in moments(game, seed):
            asked = room.match.state
            if asked.prompt is not None and asked.prompt.id == "whisper":
                assert room.match.view(None).to_act == durbar.SOMEBODY
                assert (
                    room.plan("pass", asked.to_act or 0).lines[0] == Entry("play", asked.to_act, "pass").line
                )
