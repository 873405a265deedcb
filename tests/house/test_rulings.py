"""The rulings are told in every language: the same ids in the same order, and the guide leads to them."""

import re

import pytest

import durbar
from tests.languages import LANGUAGES

ANCHOR = re.compile(r'<a id="([A-Z]-R\d+)"></a>')
CITED = re.compile(r"\]\(\.\./rulings/(\w+)\.md#([A-Z]-R\d+)\)")

each_game = pytest.mark.parametrize("game", durbar.games())
each_language = pytest.mark.parametrize("lang", LANGUAGES)


@each_game
@each_language
def test_every_ruling_is_told_once_in_every_language(game: str, lang: str) -> None:
    play = durbar.game_class(game)()
    told = ANCHOR.findall(play.presentation.rulings(lang))
    assert len(told) == len(set(told)) > 50
    assert told == ANCHOR.findall(play.presentation.rulings("en"))


@each_game
@each_language
def test_the_guide_leads_to_rulings_in_its_own_language(game: str, lang: str) -> None:
    play = durbar.game_class(game)()
    told = set(ANCHOR.findall(play.presentation.rulings(lang)))
    cited = CITED.findall(play.presentation.guide(lang))
    assert cited
    for language, ruling in cited:
        assert language == lang
        assert ruling in told
