"""Content is a value: the house's own or a folder's, checked, and told by positions and records."""

import pickle
from pathlib import Path

import pytest

import durbar
from durbar.core import BadContent, BadPosition, BadRecord, Content, Match
from tests.core.lanterns.game import Lanterns

HOUSE = (Path(__file__).parent / "lanterns/content/numbers.toml").read_text(encoding="utf-8")
BRIGHT = HOUSE.replace("shared = 1 ", "shared = 5 ")


def folder(where: Path, numbers: str = BRIGHT, **others: str) -> Path:
    for name, text in {"numbers": numbers, **others}.items():
        (where / f"{name}.toml").write_text(text, encoding="utf-8")
    return where


def bright(players: int = 2) -> Lanterns:
    return Lanterns(players, content={"numbers": BRIGHT})


def test_the_house_has_no_digest_and_nothing_speaks_of_it() -> None:
    game = Lanterns()
    assert game.content.digest == ""
    assert not game.content.own
    assert "content" not in game.header()
    assert "content" not in Match.start(game, seed=1).record()
    assert "content" not in repr(game)


def test_a_table_that_says_the_same_is_the_house_s_own() -> None:
    same = "# with a remark\n" + HOUSE.replace("shared = 1 ", "shared    =   1")
    assert Lanterns(content={"numbers": same}) == Lanterns()


def test_other_numbers_are_played_with(tmp_path: Path) -> None:
    hands = [{"red": 1}, {"red": 1}]
    glow = {}
    for game in (Lanterns(), Lanterns(content=folder(tmp_path)), Lanterns(content=str(tmp_path))):
        state = game.from_dict({"hands": hands})
        state.play("hang red")
        state.play("hang red")
        glow[game.content.digest] = state.to_dict()["position"]["glow"]
    assert list(glow.values()) == [[1, 1], [5, 5]]


def test_equal_content_is_equal_wherever_it_came_from(tmp_path: Path) -> None:
    folder(tmp_path, content='game = "lanterns"\nname = "Bright lanterns"')
    there, here = Lanterns(content=tmp_path), bright()
    assert there.content.name == "Bright lanterns"
    assert there == here != Lanterns()
    assert hash(there) == hash(here)
    assert len(there.content.digest) == 16
    assert there.content.replaced == ("numbers",)
    assert there.content.digest in repr(there)
    again = pickle.loads(pickle.dumps(there.content))
    assert again == there.content
    assert again.name == "Bright lanterns"
    assert Lanterns(content=again) == there


def test_content_cannot_be_changed() -> None:
    table = bright().content.table("numbers")
    with pytest.raises(TypeError):
        table["most"] = ()  # type: ignore[index]
    assert isinstance(table["most"], tuple)


def test_positions_are_read_only_with_the_same_content() -> None:
    mine, house = bright(), Lanterns(2)
    state = mine.start(seed=3)
    assert state.to_dict()["content"] == mine.content.digest
    assert mine.from_dict(state.to_dict()) == state
    for game, written in ((house, state.to_dict()), (mine, house.start(seed=3).to_dict())):
        with pytest.raises(BadPosition, match=mine.content.digest) as error:
            game.from_dict(written)
        assert error.value.field == "content"
    position = state.to_dict()["position"]
    assert house.from_dict(position).to_dict()["position"] == position  # without a head it is anybody's


def test_records_replay_only_with_the_same_content(tmp_path: Path) -> None:
    match = Match.start(bright(), seed=4)
    match.play("wait")
    record = match.record()
    assert f"\ncontent: {match.game.content.digest}\n" in record
    again = Match.read(record, kind=Lanterns, content=match.game.content)
    assert again.state == match.state
    assert again.game == match.game
    match.save(tmp_path / "bright.durbar")
    folder(tmp_path)
    assert Match.load(tmp_path / "bright.durbar", kind=Lanterns, content=tmp_path).state == match.state
    assert Match.recover(tmp_path / "bright.durbar", kind=Lanterns, content=tmp_path).state == match.state
    with pytest.raises(BadRecord, match=f"made with content {match.game.content.digest}") as error:
        Match.read(record, kind=Lanterns)
    assert (error.value.field, error.value.line) == ("content", 5)
    with pytest.raises(BadRecord, match="the house's own content, but the game has content"):
        Match.read(Match.start(Lanterns(), seed=4).record(), kind=Lanterns, content=tmp_path)


@pytest.mark.parametrize(
    ("text", "key", "why"),
    [
        ("shared = 9", "glow.shared", "more than the wind"),
        ("shared = -1", "glow.shared", "more than the wind"),
        ("shared = 1.5", "glow.shared", "a whole number"),
        ("shared = true", "glow.shared", "a whole number"),
        ("shard = 1", "glow", "'shared' is missing"),
        ("shared = 1\nmore = 2", "glow", "no 'more'"),
        ("shared = [1]", "glow.shared", "a whole number"),
    ],
)
def test_bad_content_names_file_key_and_law(text: str, key: str, why: str) -> None:
    with pytest.raises(BadContent, match=why) as error:
        Lanterns(content={"numbers": HOUSE.replace("shared = 1 ", text + " ")})
    assert (error.value.file, error.value.key) == ("numbers", key)
    assert error.value.field == f"numbers.toml, {key}"
    assert error.value.rule == ("L3" if "wind" in why else "")


@pytest.mark.parametrize(
    ("old", "new", "key"),
    [
        ("most = [4, 4, 4, 4]", "most = [4, 'four']", "most[1]"),
        ("most = [4, 4, 4, 4]", "most = 4", "most"),
        ('name = "red"', 'name = "pink"', "colour[0].name"),
        ('mark = "found"', "mark = 3", "colour[0].mark"),
        ('mark = "found"', "shade = 'dark'", "colour[0].shade"),
        ('mark = "found"', "weight = 3", "colour[0]"),
        ('[[colour]]\nname = "gold"\n', "", "colour"),
        ("[glow]", "[glow.more]", "glow"),
    ],
)
def test_the_shape_is_that_of_the_house(old: str, new: str, key: str) -> None:
    assert old in HOUSE
    with pytest.raises(BadContent) as error:
        Lanterns(content={"numbers": HOUSE.replace(old, new)})
    assert (error.value.file, error.value.key) == ("numbers", key)


def test_what_is_optional_in_the_house_is_optional() -> None:
    moved = HOUSE.replace('mark = "found"', "shade = 2")
    assert Lanterns(content={"numbers": moved}).content.own


def test_no_toml_is_refused_by_its_line() -> None:
    with pytest.raises(BadContent, match="not TOML") as error:
        Lanterns(content={"numbers": "mark = 'text'\nmost = [4,"})
    assert error.value.line == 2
    assert error.value.field == "numbers.toml, line 2"


def test_a_folder_must_be_one_and_hold_what_the_game_reads(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="no folder"):
        Lanterns(content=tmp_path / "nowhere")
    with pytest.raises(BadContent, match=r"the number of an edition, not 3\.5"):
        Lanterns(content=3.5)
    with pytest.raises(BadContent, match=r"does not read it.*numbers\.toml") as error:
        Lanterns(content=folder(tmp_path, moons="a = 1"))
    assert error.value.file == "moons"


def test_content_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(BadContent, match="content of 'chess', not of 'lanterns'"):
        Lanterns(content=folder(tmp_path, content='game = "chess"'))
    with pytest.raises(BadContent, match="content of chess"):
        Lanterns(content=Content("chess", "durbar.core", (), {}))


def test_text_that_is_no_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "numbers.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(BadContent, match="UTF-8"):
        Lanterns(content=tmp_path)


@pytest.mark.parametrize("game_id", durbar.games())
def test_every_installed_game_has_the_house_s_own_content(game_id: str) -> None:
    assert not durbar.game(game_id, content=None).content.own
