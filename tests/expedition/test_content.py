"""Chapter 12: the tables of content, and what is known about each of them."""

from collections import Counter

import pytest

from durbar.core import BadContent
from durbar.games.expedition import content
from durbar.games.expedition.game import Expedition
from tests.expedition.scenes import LANDSCAPES, own_content, seat, table
from tests.languages import is_told_to_players
from tools.ids import GAMES, text_of

CARDS, NUMBERS = content.TABLES["cards"], content.TABLES["numbers"]
CODES = dict(zip("SMGFJWTRC", LANDSCAPES, strict=True))


def test_E_S12_5_the_offering_track_rises_to_forty_and_holds_the_printed_twenty_five() -> None:
    assert NUMBERS["offerings"]["points"] == (0, 3, 7, 11, 15, 20, 25, 30, 35, 40)


def test_E_S12_6_goods_kathmandu_tiles_and_maps_have_their_values() -> None:
    assert CARDS["goods"]["values"] == (2, 3, 4, 5)
    assert NUMBERS["kathmandu"]["points"] == (15, 11, 8, 6)
    assert CARDS["maps"]["colours"] == ("red", "purple", "green", "blue", "yellow", "orange")
    assert table().VOCABULARY["yaktile"] == (*LANDSCAPES, "ten")


def test_E_S12_7_three_animals_live_in_each_landscape_the_rhino_on_meadow() -> None:
    animals = {land: CARDS["animals"][land] for land in LANDSCAPES}
    assert {len(names) for names in animals.values()} == {3}
    assert "rhino" in animals["meadow"]


def test_E_S12_8_three_cards_of_each_type_and_four_of_each_landscape() -> None:
    printed = {entry["name"]: entry["landscapes"] for entry in CARDS["equipment"]}
    spelt = {
        "tool-case": "SMF",
        "magnifying-glass": "MGJ",
        "wooden-barrel": "GFW",
        "first-aid-bag": "FJT",
        "telescope": "JWR",
        "water-bottle": "WTC",
        "terrain-map": "TRS",
        "chest": "RCM",
        "climbing-gear": "CSG",
        "tea-leaves": "SFT",
        "bridle": "MJR",
        "rope-ladder": "GWC",
    }
    assert printed == {name: tuple(CODES[code] for code in codes) for name, codes in spelt.items()}
    assert set(Counter(land for lands in printed.values() for land in lands).values()) == {4}


def test_E_S12_8_three_tents_of_each_landscape_but_the_city() -> None:
    assert CARDS["tents"]["copies"] == 3
    assert CARDS["tents"]["landscapes"] == tuple(land for land in LANDSCAPES if land != "city")


def test_E_S12_9_characters_bring_the_goods_of_their_cards() -> None:
    goods = {entry["name"]: (*entry["goods"].values(), entry["equipment"]) for entry in CARDS["character"]}
    assert goods == {
        "mountaineer": (1, 0, 1, 1, 1, 2),
        "yak-guide": (3, 1, 2, 1, 3, 3),
        "monk": (1, 1, 1, 1, 2, 2),
        "merchant": (1, 2, 3, 2, 0, 2),
        "border-guard": (1, 1, 1, 1, 0, 1),
        "artist": (1, 0, 1, 2, 2, 2),
    }


def test_E_S12_3_every_table_says_where_its_data_comes_from() -> None:
    marks = {"text", "found", "reconstructed"}
    assert content.TABLES["boards"]["mark"] == "reconstructed"
    landscapes = content.TABLES["landscapes"]["landscape"]
    for entry in (*landscapes, *CARDS["die"], *CARDS["character"], CARDS["start"]):
        assert entry["mark"] in marks
    for name in ("animals", "maps", "goods", "tents"):
        assert CARDS[name]["mark"] in marks
    for name in ("offerings", "kathmandu", "scoring"):
        assert NUMBERS[name]["mark"] in marks
    assert all(entry["sure"] in ("certain", "high", "medium") for entry in CARDS["equipment"])


def test_ids_are_written_from_the_tables_of_kinds() -> None:
    written = (GAMES / "expedition" / "rules" / "numbers.py").read_text(encoding="utf-8")
    assert written == text_of("expedition"), "run python tools/ids.py expedition"


# --- Content of one's own -----------------------------------------------------------------------------------

BAD = {
    "a board with 35 squares": (
        "boards",
        ('"M. R. R. R. J. G.",', '"M. R. R. R. J.",'),
        ("side[0].grid", "12.2", "has 36 spaces, not 35: row 1 has 5"),
    ),
    "a board with five rows": (
        "boards",
        ('    "M. R. R. R. J. G.",\n', ""),
        ("side[0].grid", "12.2", "has 36 spaces, not 30: there are 5 rows"),
    ),
    "a die for another resource": (
        "cards",
        ('resource = "backpack"', 'resource = "coin"'),
        ("die[0].resource", "2.1", "so it stays backpack"),
    ),
    "a landscape nobody knows": (
        "boards",
        ('"M. R. R. R. J. G."', '"M. R. R. R. J. X."'),
        ("side[0].grid", "12.2"),
    ),
    "a mark nobody knows": (
        "boards",
        ('"M. R. R. R. J. G."', '"M. R. R. R. J. G?"'),
        ("side[0].grid", "12.2"),
    ),
    "a city of three": (
        "boards",
        ('"M. C. C. W. ^. ^."', '"M. C. M. W. ^. ^."'),
        ("side[0].grid", "2.3 / E-R141"),
    ),
    "two towers": ("boards", ('"M. R. R. R. J. G."', '"M+ R. R. R. J. G."'), ("side[0].grid", "3.1")),
    "a temple on a mountain": (
        "boards",
        ('"M. ^. ^. S. J+ G."', '"M. ^* ^. S. J+ G."'),
        ("side[0].grid", "5.1"),
    ),
    "a needle without direction": ("boards", ('needle = "E"', 'needle = "up"'), ("side[0].needle", "E-R7")),
    "a board with one side": ("boards", ("board = 1", "board = 7"), ("side", "2.1")),
    "too few start spaces": ("boards", ('"Ss Ms Rs Js Ts ^."', '"S. M. Rs Js Ts ^."'), ("start.grid", "3.3")),
    "half of Kathmandu": (
        "boards",
        ('"F. F. K. K. K. S."', '"F. F. K. K. F. S."'),
        ("destination.grid", "2.1"),
    ),
    "a preset that cannot lie so": (
        "boards",
        ('exits = "NNENE"', 'exits = "NNSNE"'),
        ("preset[0]", "3.1 / E-R4"),
    ),
    "a card without landscape": (
        "cards",
        ('["snow", "meadow", "forest"]', '["snow", "meadow"]'),
        ("equipment[0].landscapes", "12.8"),
    ),
    "a card for the moon": (
        "cards",
        ('["snow", "meadow", "forest"]', '["snow", "meadow", "moon"]'),
        ("equipment[0].landscapes", "5.1"),
    ),
    "a Tool case on the way": (
        "cards",
        ('window = "before"', 'window = "during"'),
        ("equipment[0].window", "5.3 / E-R25"),
    ),
    "an animal twice": ("cards", ('"snow-leopard", "yak"', '"snow-leopard", "rhino"'), ("animals", "12.7")),
    "five goods of a type": (
        "cards",
        ("values = [2, 3, 4, 5]", "values = [2, 3, 4, 5, 6]"),
        ("goods.values", "2.1"),
    ),
    "three copies of a map": ("cards", ("copies = 2", "copies = 3"), ("maps.copies", "2.1")),
    "a tent for the city": (
        "cards",
        ('"steppe", "rock"]', '"steppe", "rock", "city"]'),
        ("tents.landscapes", "5.6 / E-R103"),
    ),
    "too many start cards": (
        "cards",
        ("equipment = 2", "equipment = 4"),
        ("character[0].equipment", "3.3 / E-R16"),
    ),
    "seven boards": ("numbers", ("boards = 6", "boards = 7"), ("short.boards", "2.1")),
    "days without weather": ("numbers", ("days = 6", "days = 11"), ("short.weather[1]", "8.1")),
    "a temple tile in the city": ("numbers", ("[3, 5]", "[3, 6]"), ("short.temple_tiles", "3.1 / E-R1")),
    "a track of eight offerings": ("numbers", ("35, 40]", "35]"), ("offerings.points", "12.5, 12.6")),
}


@pytest.mark.parametrize("name", BAD)
def test_content_that_cannot_be_is_refused_with_file_key_and_rule(name: str) -> None:
    file, change, (key, rule, *words) = BAD[name]
    with pytest.raises(BadContent) as refused:
        own_content(file, change)
    assert (refused.value.file, refused.value.key, refused.value.rule) == (file, key, rule)
    assert all(word in str(refused.value) for word in words)
    assert is_told_to_players(refused.value)


def test_content_of_ones_own_is_played_scored_said_and_drawn() -> None:
    """A Tool case for jungle instead of snow, goods worth more, the Snow Leopard in the city."""
    mine = own_content(
        "cards",
        ('["snow", "meadow", "forest"]', '["jungle", "meadow", "forest"]'),
        ("values = [2, 3, 4, 5]", "values = [2, 3, 4, 9]"),
        ('snow = ["snow-leopard", "yak"', 'snow = ["yak"'),
        ('city = ["mule"', 'city = ["snow-leopard", "mule"'),
    )
    game = Expedition(2, layout="preset", content=mine)
    state = game.from_dict(
        {
            "phase": "actions",
            "turn": {"die": "brown"},
            "seats": [{"yak": "2:5,1", "goods": ["silk-5"]}],
            "equipment": ["tool-case-snow"],
            "animals": ["snow-leopard", "bengal-tiger"],
        }
    )
    assert {move.text for move in state.moves} == {"collect tool-case-snow", "paint bengal-tiger", "done"}
    assert game.scores_of(state.kernel)[0].categories["goods"] == 9
    assert "jungle" in game.presentation.say(state.moves.parse("collect tool-case-snow")).lower()
    assert "9" in game.presentation.word("tile", "silk-5")
    own, house = (each.from_dict({"animals": ["snow-leopard"]}).view(0) for each in (game, table()))
    assert own.svg() != house.svg()
    assert own.svg().count("Snow Leopard, city") == 1
    assert table().from_dict({"animals": ["snow-leopard"]}).view(0).svg().count("Snow Leopard, snow") == 1


def test_boards_of_ones_own_are_walked_on_and_drawn() -> None:
    mine = own_content("boards", ('"S. T. T. W. C. C."', '"S. T. ^. W. C. C."'))
    game = Expedition(2, layout="preset", content=mine)
    start = {"phase": "move-yak", "turn": {"die": "brown", "face": 2}, "seats": [{"yak": "2:3,1"}]}
    moved, usual = game.from_dict(start), table().from_dict(start)
    moved.play("move e")
    usual.play("move e")
    assert seat(moved)["yak"] == "2:3,2"
    assert seat(usual)["yak"] == "2:3,3"
    assert game.from_dict({}).view(0).svg() != table().from_dict({}).view(0).svg()
    assert game.from_dict({}).view(0).sketch() != table().from_dict({}).view(0).sketch()


def test_a_random_landscape_is_laid_of_boards_that_do_not_all_fit() -> None:
    """A side walled in to the north: chance never lays it so that a strip has fewer than two open places."""
    walls = ('"G. M. M. M. S. S.",', '"G. ^. ^. ^. ^. ^.",')
    game = Expedition(2, content=own_content("boards", walls))
    assert not game.box.boards.always_passable
    for seed in range(12):
        assert game.start(seed=seed).to_act is not None


def test_E_S8_1_positions_with_more_weather_of_ones_own_read_back() -> None:
    """How much is left follows from the mix that is played with, not from the house's."""
    mine = own_content("numbers", ("storm = 3, sun = 2 }, {", "storm = 3, sun = 40 }, {"))
    game = Expedition(2, length="short", content=mine)
    state = game.start(seed=1)
    assert state.to_dict()["position"]["weather_left"]["sun"] > 12
    assert game.from_dict(state.to_dict()) == state
