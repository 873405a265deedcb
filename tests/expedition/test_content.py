"""Chapter 12: the tables of content, and what is known about each of them."""

from collections import Counter

from durbar.games.expedition import content
from tests.expedition.scenes import LANDSCAPES, table

CARDS, NUMBERS = content.table("cards"), content.table("numbers")
CODES = dict(zip("SMGFJWTRC", LANDSCAPES, strict=True))


def test_E_S12_5_the_offering_track_rises_to_forty_and_holds_the_printed_twenty_five() -> None:
    assert NUMBERS["offerings"]["points"] == [0, 3, 7, 11, 15, 20, 25, 30, 35, 40]


def test_E_S12_6_goods_kathmandu_tiles_and_maps_have_their_values() -> None:
    assert CARDS["goods"]["values"] == [2, 3, 4, 5]
    assert NUMBERS["kathmandu"]["points"] == [15, 11, 8, 6]
    assert CARDS["maps"]["colours"] == ["red", "purple", "green", "blue", "yellow", "orange"]
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
    assert printed == {name: [CODES[code] for code in codes] for name, codes in spelt.items()}
    assert set(Counter(land for lands in printed.values() for land in lands).values()) == {4}


def test_E_S12_8_three_tents_of_each_landscape_but_the_city() -> None:
    assert CARDS["tents"]["copies"] == 3
    assert CARDS["tents"]["landscapes"] == [land for land in LANDSCAPES if land != "city"]


def test_E_S12_9_characters_bring_the_goods_of_their_cards() -> None:
    goods = {entry["name"]: (*entry["goods"].values(), entry["equipment"]) for entry in CARDS["character"]}
    assert goods == {
        "mountaineer": (1, 1, 1, 1, 1, 2),
        "yak-guide": (1, 1, 1, 1, 2, 2),
        "monk": (1, 1, 0, 1, 1, 1),
        "merchant": (1, 1, 0, 3, 1, 1),
        "border-guard": (1, 1, 1, 1, 0, 1),
        "artist": (1, 1, 2, 1, 1, 2),
    }


def test_E_S12_3_every_table_says_where_its_data_comes_from() -> None:
    marks = {"text", "found", "reconstructed"}
    assert content.table("boards")["mark"] == "reconstructed"
    landscapes = content.table("landscapes")["landscape"]
    for entry in (*landscapes, *CARDS["die"], *CARDS["character"], CARDS["start"]):
        assert entry["mark"] in marks
    for name in ("animals", "maps", "goods", "tents"):
        assert CARDS[name]["mark"] in marks
    for name in ("offerings", "kathmandu", "scoring"):
        assert NUMBERS[name]["mark"] in marks
    assert all(entry["sure"] in ("certain", "high", "medium") for entry in CARDS["equipment"])
