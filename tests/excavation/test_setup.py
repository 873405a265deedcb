"""The box, the table as it is laid, and the maps."""

import re
from itertools import pairwise
from pathlib import Path

import pytest

from durbar.core import CHANCE, Match, OptionError
from durbar.games.excavation import content
from durbar.games.excavation.content_maps import draw_chart
from durbar.games.excavation.game import Excavation
from tests.excavation.tables import cards, facts, hexes, kernel, neighbours, site_hex, spread

RECORDS = Path(__file__).parent / "records"

# Playable q of every row, as section 11 tabulates them beside the drawings.
V1 = """8..10 | 7..10, 16..18 | 7..10, 15..18 | 1..3, 6..10, 14..17 | 0..3, 5..10, 12..15 | 0..10, 12..14
| -1..2, 4..5, 7..13 | -2..4, 8..14 | -4..0, 3, 8, 11..15 | -4..3, 7..14 | -5..3, 5..7, 9..12 | -3..11
| -3..9 | -4..-1, 1..4, 6..8 | -5..-2, 5..7 | -6..-3, 4..7"""
V2 = """8..10 | 7..10, 16..18 | 7..10, 15..18 | 1..3, 7..8, 10, 14..17 | 0..3, 5..10, 12..15 | 0..6, 8, 12..14
| -1..2, 4..5, 7..13 | -2..1, 3..4, 8..14 | -4..-2, 3, 12..15 | -4..3, 7..8, 10..11, 13..14
| -5..-1, 1..3, 5..7, 9..12 | -3..-1, 2, 4..11 | -3..5, 7..9 | -4, -2..-1, 1..4, 6..8 | -5..-2, 5..7
| -6..-3, 4..7"""

SITES = """(9,0) (17,1) (2,3) (5,4) (9,4) (13,4) (1,7) (10,6) (-4,9) (14,8) (1,10) (10,9) (6,10) (2,13)
(-5,15) (6,15)"""
RINGS = {
    "v1": """4/5/5 4/5/3 4/5/5 4/7/11 6/9/9 5/7/8 5/9/16 5/8/12 5/4/6 5/4/6 6/10/12 5/9/16 5/7/10 4/6/7
        4/4/4 4/5/4""",
    "v2": """4/5/3 4/5/3 4/5/5 3/6/9 4/5/8 5/7/8 3/5/8 4/5/7 5/4/5 5/3/5 3/5/6 3/5/9 5/5/5 4/5/6
        4/3/3 4/5/3""",
}


def playable(written: str) -> set[str]:
    found = set()
    for r, row in enumerate(written.split("|")):
        for first, last in re.findall(r"(-?\d+)(?:\.\.(-?\d+))?", row):
            found |= {f"{q},{r}" for q in range(int(first), int(last or first) + 1)}
    return found


@pytest.mark.parametrize(("name", "written", "size", "hills"), [("v1", V1, 183, 7), ("v2", V2, 165, 25)])
def test_the_maps_are_those_of_the_tables(name: str, written: str, size: int, hills: int) -> None:
    chart = Excavation(2, map=name).chart
    cells = {content.HEX_NAMES[cell] for cell in (*chart.plain, *chart.sites)}
    assert cells == playable(written)
    assert (len(cells), len(chart.lake), len(chart.hills)) == (size, 11, hills)
    assert [content.HEX_NAMES[cell] for cell in chart.sites] == hexes(SITES)


@pytest.mark.parametrize("name", ["v1", "v2"])
def test_rings_grow_as_the_tables_say(name: str) -> None:
    found = []
    for site in content.SITE_NAMES:
        sizes = [len(spread(site, times, map=name)) for times in range(4)]
        found.append("/".join(str(after - before) for before, after in pairwise(sizes)))
    assert found == RINGS[name].split()


@pytest.mark.parametrize("name", ["v1", "v2"])
def test_sites_are_three_or_more_steps_apart(name: str) -> None:
    for site in content.SITE_NAMES:
        near = {site_hex(site, name), *neighbours(site_hex(site, name))}
        near |= {further for hexagon in near for further in neighbours(hexagon)}
        assert [other for other in content.SITE_NAMES if site_hex(other, name) in near] == [site]


# Rulings


def test_X_R1_there_are_eighty_cards() -> None:
    table = content.TABLES["cards"]["card"]
    assert sum(card["copies"] for card in table) + len(content.SITE_NAMES) == 80
    assert sum(card["copies"] for card in table if card["family"] != "archaeologist") == 40


def test_X_R2_everybody_has_25_tokens() -> None:
    state = Excavation(4).start(seed=1)
    assert [row["supply"] for row in facts(state)["seats"]] == [25] * 4


def test_X_R3_two_hundred_tokens_is_a_round_number() -> None:
    finds = sum(token["copies"] for token in content.TABLES["cards"]["token"])
    assert (finds, finds + 4 * 25 + 6) == (95, 201)


def test_X_R4_no_epidemic_is_left() -> None:
    folder = Path(content.__file__).parent
    texts = [path.read_text(encoding="utf-8").lower() for path in folder.rglob("*.ftl")]
    assert not any("epidemi" in text or "épidémi" in text or "疫病" in text for text in texts)


def test_X_R5_archs_are_one_reserve_of_24() -> None:
    state = Excavation(4).start(seed=1)
    assert sum(row["hand"]["arch"] for row in facts(state)["seats"]) == 24


def test_X_R6_the_first_player_is_drawn_once() -> None:
    state = Excavation(3).start()
    asked = []
    while state.to_act == CHANCE:
        assert state.prompt is not None
        asked.append(state.prompt.id)
        state.play(state.moves[-1])
    assert asked == [*["draw-site"] * 6, *["draw-personality"] * 6, "draw-first-player"]
    assert (facts(state)["first"], facts(state)["round"]) == (2, 1)


def test_X_R7_six_site_cards_are_set_aside_unseen() -> None:
    state = Excavation(2, length="short").start(seed=1)
    assert facts(state)["site_pile"] == 4
    assert bin(kernel(state).unseen).count("1") == 10  # nobody knows which four will come
    assert facts(Excavation(2).start(seed=1))["site_pile"] == 10


def test_X_R9_sites_that_touch_merge_while_setting_up() -> None:
    rows = ["A B C D E F G H I J K L M N O P . . . ."]
    game = Excavation(2, map="own", chart=f'rows = ["{rows[0]}"]')
    state = game.start()
    for letter in "abcdefghijklmnop":
        if state.prompt is None or state.prompt.id != "draw-site":
            break
        site = content.SITE_NAMES["abcdefghijklmnop".index(letter)]
        state.play(f"site {site}")
        while state.prompt is not None and state.prompt.id == "draw-for-marker":
            state.play("find black")
    assert state.over  # every new site hosts the one before, until one dig is left


def test_X_R10_everybody_starts_with_six_archs() -> None:
    for row in facts(Excavation(3).start(seed=1))["seats"]:
        assert (row["hand"], row["front"]) == (cards(arch=6), {})


def test_X_R11_players_have_colours_of_their_own() -> None:
    assert not set(content.PLAYER_NAMES) & set(content.COLOUR_NAMES)


@pytest.mark.parametrize(("players", "usual", "hills"), [(2, "v2", 25), (3, "v1", 7), (4, "v1", 7)])
def test_X_R115_two_players_have_the_map_with_more_hills(players: int, usual: str, hills: int) -> None:
    game = Excavation(players)
    assert (game.options["map"], len(game.chart.hills)) == (usual, hills)
    assert game == Excavation(players, map=usual)


def test_X_R115_the_players_may_choose_another_map() -> None:
    assert Excavation(2, map="v1").options["map"] == "v1"
    assert Excavation(3, map="v2").options["map"] == "v2"
    assert Excavation(2, map="own", chart=toml(GOOD)).options["map"] == "own"


def test_X_R115_a_record_says_which_map_it_was_played_on() -> None:
    old = Match.load(RECORDS / "two.durbar")
    assert (old.game.players, old.game.options["map"]) == (2, "v1")  # from before the ruling was changed


# Maps of one's own

GOOD = [". A . B . C . D .", " E . F . G . H .", ". I . J . K . L .", " M . N . O . P ."]


def toml(rows: list[str]) -> str:
    return f"rows = {rows!r}".replace("'", '"')


def test_X_R123_an_own_map_is_read_from_its_text() -> None:
    game = Excavation(2, map="own", chart=toml(GOOD))
    assert Excavation(2, map="own", chart=toml(GOOD).replace(",", " , ")) == game  # written one way
    state = game.start(seed=5)
    assert not state.over
    assert game.laws(state.kernel) == []


def test_X_R123_an_own_map_is_never_taken_for_the_name_of_a_file(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "map.toml"
    path.write_text(toml(GOOD), encoding="utf-8")
    opened: list[object] = []
    monkeypatch.setattr("io.open", lambda *names, **_: opened.append(names))
    for name in (str(path), f"@{path}", "/dev/zero", "."):
        with pytest.raises(OptionError, match="nothing else") as refused:
            Excavation(2, map="own", chart=name)
        assert refused.value.field == "chart"
    assert opened == []


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        (".".join("a" * 31_000) + " = 1", "at most 2000 characters, not 62003"),
        (".".join("a" * 900) + " = 1", "nothing else"),
        ("rows = " + "[" * 900 + "]" * 900, "nothing else"),
        ("rows = [" + "{}," * 600 + "]", "nothing else"),
        ("rows = [" + "9" * 1900 + "]", "a list of strings"),
        ("rows = [" + "9" * 50_000 + "]", "at most 2000 characters"),
        ("rows = [99-99-99]", "no TOML"),
        ('rows = [""] # [', "nothing else"),
    ],
)
def test_X_R123_a_map_without_measure_is_refused_before_it_is_parsed(text: str, complaint: str) -> None:
    with pytest.raises(OptionError, match=complaint) as refused:
        Excavation(2, map="own", chart=text)
    assert refused.value.field == "chart"


@pytest.mark.parametrize(
    ("rows", "complaint"),
    [
        ([], "1 to 16 rows"),
        ([*GOOD[:3], " M . N . O . . ."], "missing: P"),
        ([*GOOD, " . A"], "row 4, column 1: the hexes of row 4 stand in even columns"),
        ([*GOOD, ". A"], "row 4, column 2: site A is there twice"),
        ([*GOOD, ". #"], "row 4, column 2: '#' is none of"),
        ([*GOOD, ". z"], "row 4, column 2: 'z' is none of"),
        ([*GOOD, "", " ."], "row 5, column 1: no way over playable hexes"),
        ([" " * 40 + ".", *GOOD[1:]], "row 0, column 40: a row has at most 40 columns"),
        ([*GOOD] * 5, "1 to 16 rows, not 20"),
        ([1, 2], "a list of strings"),
    ],
)
def test_X_R123_a_map_that_cannot_be_played_is_refused(rows: list[str], complaint: str) -> None:
    with pytest.raises(OptionError, match=re.escape(complaint)) as refused:
        draw_chart({"rows": rows})
    assert refused.value.field == "chart"


@pytest.mark.parametrize(
    ("options", "complaint"),
    [
        ({"map": "own"}, "needs a chart"),
        ({"map": "v1", "chart": toml(GOOD)}, "a chart is for map=own"),
        ({"map": "own", "chart": "no-such-file.toml"}, "nothing else"),
        ({"map": "own", "chart": "rows = ["}, "nothing else"),
        ({"map": "own", "chart": "rows = [,]"}, "no TOML"),
        ({"map": "own", "chart": "lakes = 3"}, "nothing else"),
        ({"map": "own", "chart": "rows = [3]"}, "needs rows"),
    ],
)
def test_X_R123_bad_charts_name_the_option(options: dict[str, str], complaint: str) -> None:
    with pytest.raises(OptionError, match=re.escape(complaint)) as refused:
        Excavation(2, **options)
    assert refused.value.field == "chart"
