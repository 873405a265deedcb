"""Editions of the house's own content: what was begun with one is read, replayed and played on with it."""

import pickle
import sys
from pathlib import Path

import pytest

from durbar.core import BadContent, BadPosition, BadRecord, Content, Match
from durbar.core.content import house_texts, newest_edition, put_back, split_tables, write_folder
from tests.core.festival.game import Festival
from tests.core.lanterns.game import Lanterns

HANDS = {"hands": [{"red": 1}, {"red": 1}]}


def match_of(edition: int) -> Match:
    match = Match.start(Festival(2, content=edition), seed=4)
    match.play("wait")
    return match


def glow_of(game: Lanterns) -> list[int]:
    """What two lanterns of one colour glow."""
    state = game.from_dict(HANDS)
    state.play("hang red")
    state.play("hang red")
    glow: list[int] = state.to_dict()["position"]["glow"]
    return glow


def test_the_newest_is_played_and_older_ones_can_be_asked_for() -> None:
    assert list(Festival.editions()) == [1, 2]
    assert glow_of(Festival()) == [2, 2]
    assert glow_of(Festival(content=1)) == [1, 1]
    assert Festival() == Festival(content=2) != Festival(content=1)
    assert hash(Festival()) == hash(Festival(content=2))


def test_all_of_them_are_the_house_s_own() -> None:
    for edition in Festival.editions():
        content = Festival(content=edition).content
        assert (content.own, content.name, content.digest, content.edition) == (False, "", "", edition)
        assert content.present == (edition == 2)
        assert pickle.loads(pickle.dumps(content)) == content
        assert pickle.loads(pickle.dumps(Festival(content=edition))) == Festival(content=edition)
    assert repr(Festival()) == "Festival(players=2, content=2)"
    assert repr(Festival(content=1)) == "Festival(players=2)"


def test_a_setting_that_an_edition_left_alone_may_keep_the_older_one() -> None:
    assert Festival(rounds=1).content.edition == 1
    assert "content" not in Festival(rounds=1).header()
    assert Festival(rounds=1, content=2).header()["content"] == "edition-2"


def test_a_record_names_its_edition_and_replays_with_it() -> None:
    old, new = match_of(1), match_of(2)
    assert "content" not in old.record()
    assert "\ncontent: edition-2\n" in new.record()
    for match in (old, new):
        again = Match.read(match.record(), kind=Festival)
        assert again.state == match.state
        assert again.game == match.game
        assert again.record() == match.record()
    assert Match.read(new.record().replace("edition-2", "edition-1"), kind=Festival).game == old.game


def test_a_record_of_one_edition_is_not_replayed_as_another() -> None:
    for mine, other in ((1, 2), (2, 1)):
        why = f"made with edition {mine} of the house's own content, but the game has edition {other} "
        with pytest.raises(BadRecord, match=why) as error:
            Match.read(match_of(mine).record(), kind=Festival, content=other)
        assert error.value.field == "content"


@pytest.mark.parametrize(
    "name", ["edition-0", "edition-02", "edition--1", "edition-", "edition-x", "Edition-2", "2"]
)
def test_what_is_no_edition_is_refused_in_records_and_positions(name: str) -> None:
    record = match_of(2).record().replace("edition-2", name)
    with pytest.raises(BadRecord, match="was made with content") as error:
        Match.read(record, kind=Festival)
    assert (error.value.field, error.value.line) == ("content", 5)
    with pytest.raises(BadPosition, match="was made with content") as refused:
        Festival().from_dict({**Festival().start(seed=1).to_dict(), "content": name})
    assert refused.value.field == "content"


def test_an_edition_that_this_house_does_not_have_is_refused_by_its_number() -> None:
    why = "no edition 3 of the house's own content here, but editions 1 to 2"
    with pytest.raises(BadRecord, match=why) as error:
        Match.read(match_of(2).record().replace("edition-2", "edition-3"), kind=Festival)
    assert (error.value.field, error.value.line) == ("content", 5)
    with pytest.raises(BadPosition, match=why) as refused:
        Festival().from_dict({**Festival().start(seed=1).to_dict(), "content": "edition-3"})
    assert refused.value.field == "content"
    for number in (0, 3, -1):
        with pytest.raises(BadContent, match=f"no edition {number} of") as wrong:
            Festival(content=number)
        assert wrong.value.field == "content"
    with pytest.raises(BadContent, match="but edition 1 alone"):
        Lanterns(content=2)
    with pytest.raises(BadContent, match="not True"):
        Festival(content=True)


def test_a_position_is_one_of_the_edition_it_names() -> None:
    for edition in Festival.editions():
        state = Festival(content=edition).start(seed=3)
        for game in (Festival(), Festival(content=1)):
            again = game.from_dict(state.to_dict())
            assert again == state
            assert again.game.content.edition == edition
        assert Match.start(Festival(), position=state.to_dict()).game == state.game
    unwritten = Festival(content=1).start(seed=3).to_dict()
    assert "content" not in unwritten, "as it was before there were editions"
    with pytest.raises(BadPosition, match="edition 1 of the house's own content, but the game has content"):
        Festival(
            content={
                "numbers": house_texts("tests.core.lanterns", ("numbers",))["numbers"],
                "content": "edition = 2",
            }
        ).from_dict(unwritten)


def test_a_folder_says_which_edition_the_rest_is_taken_from(tmp_path: Path) -> None:
    for edition in Festival.editions():
        write_folder(tmp_path / str(edition), Festival.content_of(edition), "A copy")
        assert f"\nedition = {edition}\n" in (tmp_path / str(edition) / "content.toml").read_text()
        assert Festival(content=tmp_path / str(edition)) == Festival(content=edition)
    (tmp_path / "2" / "content.toml").write_text('game = "lanterns"\n')
    assert Festival(content=tmp_path / "2").content.own, "without a word it is the first"
    for written, why in (
        ("3", "no edition 3"),
        ("0", "no edition 0"),
        ('"2"', "a whole number"),
        ("true", "whole"),
    ):
        (tmp_path / "1" / "content.toml").write_text(f"edition = {written}\n")
        with pytest.raises(BadContent, match=why) as error:
            Festival(content=tmp_path / "1")
        assert (error.value.file, error.value.key) == ("content", "edition")


def test_the_same_tables_in_place_of_another_edition_s_are_another_content() -> None:
    bright = house_texts("tests.core.lanterns", ("numbers",))["numbers"].replace("shared = 1 ", "shared = 5 ")
    one, two = ({"numbers": bright, "content": f"edition = {edition}"} for edition in Festival.editions())
    assert Festival(content=one) == Festival(content={"numbers": bright})
    assert Festival(content=one).content.digest == Lanterns(content={"numbers": bright}).content.digest
    assert Festival(content=one) != Festival(content=two)
    record = Match.start(Festival(content=two), seed=1).record()
    assert Match.read(record, kind=Festival, content=two).game.content.edition == 2
    with pytest.raises(BadRecord, match="was made with content"):
        Match.read(record, kind=Festival, content=one)


def test_a_table_that_an_edition_does_not_keep_is_that_of_the_next() -> None:
    now = "# cards\nsize = 2\n\n# a\n[[a]]\nx = [\n  [3],\n]\n\n"
    now += "# b\n[b]\ny = 3\n[b.c]\nz = 3\n\n[[d]]\nw = 3\n# end\n"
    assert "".join(split_tables(now).values()) == now
    assert put_back(now, "# before\n\n[b]\ny = 1\n") == now.replace(
        "\n# b\n[b]\ny = 3\n[b.c]\nz = 3\n", "# before\n\n[b]\ny = 1\n"
    )
    assert put_back(now, "size = 1\n[[d]]\nw = 1\n[[d]]\nw = 2\n") == now.replace(
        "# cards\nsize = 2", "size = 1"
    ).replace("\n[[d]]\nw = 3\n# end\n", "[[d]]\nw = 1\n[[d]]\nw = 2\n")
    assert put_back(now, now.replace("3", "1")) == now.replace("3", "1"), "a whole file is one, too"


def test_a_file_that_an_edition_does_not_keep_is_that_of_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    files = {"a": 3, "b": 3, "c": 3, "edition-1/a": 1, "edition-2/a": 2, "edition-2/b": 2}
    for name, value in files.items():
        path = tmp_path / "parade" / "content" / f"{name}.toml"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(f"value = {value}\n")
    (tmp_path / "parade" / "__init__.py").touch()
    monkeypatch.syspath_prepend(str(tmp_path))
    assert newest_edition("parade") == 3
    for edition, values in enumerate(([1, 2, 3], [2, 2, 3], [3, 3, 3]), 1):
        content = Content("parade", "parade", ("a", "b", "c"), {}, edition=edition)
        assert [content.table(file)["value"] for file in "abc"] == values
    sys.modules.pop("parade", None)
