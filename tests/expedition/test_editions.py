"""Editions give characters other goods to begin with; what was begun with an older one goes on with it."""

from pathlib import Path

from durbar.bots.weights import valuation_of
from durbar.core import Match
from durbar.games.expedition.game import Expedition

RECORDS = Path(__file__).parent / "records"


def goods_of(game: Expedition, character: str) -> dict[str, int]:
    state = game.from_dict({"seats": [{"character": character}, {}]})
    goods: dict[str, int] = state.to_dict()["position"]["seats"][0]["resources"]
    return goods


def test_characters_of_older_editions_keep_their_goods() -> None:
    first, second, newest = (Expedition(2, characters=True, content=edition) for edition in (1, 2, None))
    assert tuple(goods_of(first, "yak-guide").values()) == (1, 1, 1, 1, 2)
    assert tuple(goods_of(second, "yak-guide").values()) == (2, 2, 2, 2, 3)
    assert tuple(goods_of(newest, "yak-guide").values()) not in {(1, 1, 1, 1, 2), (2, 2, 2, 2, 3)}
    assert newest.header()["content"] == "edition-3"


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


def test_a_record_of_the_second_edition_replays_with_its_goods() -> None:
    text = (RECORDS / "edition-2" / "characters.durbar").read_text(encoding="utf-8")
    match = Match.read(text)
    assert match.over
    assert match.game.content.edition == 2
    assert match.record() == text
    newest = Expedition(match.game.players, **match.game.options)
    assert newest.from_dict(match.at(60).to_dict()) == match.at(60)


def test_the_fitted_weights_weigh_all_editions() -> None:
    for edition in Expedition.editions():
        assert valuation_of(Expedition(4, characters=True, content=edition)) is not None
