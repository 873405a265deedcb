"""The second edition: characters start with other goods; what was begun with the first stays as it is."""

from pathlib import Path

from durbar.bots.weights import valuation_of
from durbar.core import Match
from durbar.games.expedition.game import Expedition

RECORDS = Path(__file__).parent / "records"


def goods_of(game: Expedition, character: str) -> dict[str, int]:
    state = game.from_dict({"seats": [{"character": character}, {}]})
    goods: dict[str, int] = state.to_dict()["position"]["seats"][0]["resources"]
    return goods


def test_characters_of_the_first_edition_keep_their_goods() -> None:
    first, newest = (Expedition(2, characters=True, content=edition) for edition in (1, None))
    assert goods_of(first, "yak-guide") == dict(backpack=1, compass=1, **{"paint-box": 1}, coin=1, fodder=2)
    assert goods_of(newest, "yak-guide") != goods_of(first, "yak-guide")
    assert newest.header()["content"] == "edition-2"


def test_games_without_characters_are_what_they_were() -> None:
    for players in (2, 3, 4):
        game = Expedition(players, tents=True)
        assert "content" not in game.header()
        assert "content" not in Match.start(game, seed=1).record()
    assert Expedition(2).from_dict(Expedition(2, content=2).start(seed=1).to_dict()).game.content.edition == 2


def test_records_with_characters_from_before_there_were_editions_are_of_the_first() -> None:
    for name in ("characters", "everything"):
        text = (RECORDS / f"{name}.durbar").read_text(encoding="utf-8")
        assert "option characters: yes\n" in text
        assert "\ncontent:" not in text
        match = Match.read(text)
        assert match.over
        assert match.game.content.edition == 1
        assert match.record() == text
        assert match.game.from_dict(match.at(20).to_dict()) == match.at(20)
        told = Expedition(match.game.players, **match.game.options).from_dict(match.at(20).to_dict())
        assert told == match.at(20), "also where the newest edition is meant"


def test_the_fitted_weights_weigh_both_editions() -> None:
    for edition in Expedition.editions():
        assert valuation_of(Expedition(4, characters=True, content=edition)) is not None
