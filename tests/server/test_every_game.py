"""What a page may rely on, of every installed game: pictures, picks, words and places in the guide."""

import re
from itertools import islice

import pytest

from durbar.core import Game
from durbar.server.frames.advice import moves_with, why_not_there
from durbar.server.frames.frames import FrameMaker, Style, lesson_frame
from durbar.server.tables.room import Room
from durbar.server.typed.messages import Frame
from durbar.session import Viewpoint
from tests.languages import LANGUAGES
from tests.server.tables import kinds, moments, settings

LOOKS = 6
IDS = re.compile(r' id="([^"]+)"')
FORBIDDEN = re.compile(r'<script| on[a-z]+="| style="|<style|javascript:|href="(?!#)', re.IGNORECASE)

each_game = pytest.mark.parametrize("game", settings()[1::2], ids=repr)


def asked(game: Game) -> list[tuple[Room, Viewpoint]]:
    """Some moments of a game, through the eyes of a seat that is asked (or of seat 0 at the end)."""
    found = []
    for room in islice(moments(game, seed=5), LOOKS):
        seat = next(iter(room.match.waiting), 0)
        found.append((room, Viewpoint(seat, (seat,))))
    return found


def frames(game: Game, lang: str = "en", part: str = "table") -> list[Frame]:
    return [FrameMaker(room).frame(viewpoint, Style(lang, "light", part)) for room, viewpoint in asked(game)]


@each_game
def test_what_is_to_be_touched_is_in_the_picture(game: Game) -> None:
    for frame in frames(game):
        there = set(IDS.findall(frame.svg))
        missing = {pick for move in frame.moves for pick in move.picks} - there
        assert missing == set()


@each_game
def test_pictures_keep_to_the_policy_of_the_page(game: Game) -> None:
    """No script, no inline style, nothing from elsewhere; no id twice."""
    for part in ("table", *game.presentation.parts):
        for frame in frames(game, part=part):
            assert FORBIDDEN.findall(frame.svg.replace('xmlns="http://www.w3.org/2000/svg"', "")) == []
            ids = IDS.findall(frame.svg)
            assert len(ids) == len(set(ids))


@each_game
@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_is_said_in_every_language(game: Game, lang: str) -> None:
    for frame in frames(game, lang):
        assert frame.title
        assert all(move.label for move in frame.moves)
        assert all(line.text for line in frame.log)
        assert all(item.label for score in frame.scores for item in score.items)


@each_game
def test_scores_add_up_at_any_time(game: Game) -> None:
    for frame in frames(game):
        for score in frame.scores:
            assert score.total == sum(item.points for item in score.items)


@each_game
def test_every_rule_a_question_cites_leads_into_the_guide(game: Game) -> None:
    anchors = set(re.findall(r'<a id="([^"]+)">', game.presentation.guide("en")))
    cited = {prompt.rule for prompt in game.PROMPTS} | {kind.rule for kind in game.REFUSALS}
    for rule in cited - {""}:
        assert game.presentation.rule_anchor(rule) is None or game.presentation.rule_anchor(rule) in anchors


@each_game
def test_touching_anything_else_is_answered(game: Game) -> None:
    """Of what no move of the game is made with nothing is said to be impossible: it is only looked at."""
    room, viewpoint = asked(game)[0]
    view = room.match.view(viewpoint.viewer)
    elements = IDS.findall(view.svg())[:: max(1, len(IDS.findall(view.svg())) // 20)]
    for element in elements:
        told = why_not_there(view, element, "en", room.names)
        pieces = moves_with(view, element) if view.moves else [view]
        assert told.possible or bool(told.text) == bool(pieces)


@pytest.mark.parametrize("game", [kind() for kind in kinds()], ids=repr)
def test_a_lesson_is_a_position_with_the_answers_it_asks_for(game: Game) -> None:
    for lesson in game.presentation.lessons():
        state = game.from_dict(lesson.position)
        frame = lesson_frame(state.view(lesson.seat), Style())
        assert set(lesson.moves) <= {move.move for move in frame.moves}
        assert frame.title
