"""Every lesson of every game can be seen, said and played."""

import pytest

import durbar
from tests.art.pictures import ids
from tests.languages import LANGUAGES

LESSONS = [
    (name, number)
    for name in durbar.games()
    for number in range(len(durbar.game_class(name)().presentation.lessons()))
]


@pytest.mark.parametrize(("name", "number"), LESSONS)
def test_a_lesson_can_be_taken(name: str, number: int) -> None:
    game = durbar.game(name)
    lesson = game.presentation.lessons()[number]
    state = game.from_dict(lesson.position)
    assert set(lesson.marks) <= set(ids(state.view(lesson.seat).svg()))
    for lang in LANGUAGES:
        assert game.presentation.say(lesson.text, lang)
        assert not lesson.praise or game.presentation.say(lesson.praise, lang)
    for move in lesson.moves:
        assert state.moves.parse(move).text == move
        state.after(move)
