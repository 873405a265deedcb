"""Section 3.1: the landscape, its boards and how they may lie."""

import random
from fractions import Fraction
from itertools import pairwise, product
from typing import Any

import pytest

from durbar.core import CHANCE, BadPosition, OptionError, State
from durbar.games.expedition import chain, content
from durbar.games.expedition.game import Expedition
from durbar.games.expedition.rules.landscape import BOARD, MOUNTAIN, Boards
from tests.expedition.reference import Nepal, Space, printed
from tests.expedition.scenes import landed, legal, scene, setting_off, table, told

SIDES = [f"T{board}{side}" for board in range(1, 7) for side in "AB"]
WAYS = {"N": (-1, 0), "E": (0, 1), "S": (1, 0), "W": (0, -1)}


def laid(state: State) -> tuple[list[str], str]:
    landscape = told(state)["landscape"]
    return landscape["boards"], landscape["exits"]


def passable(land: Nepal, strip: int) -> int:
    """Positions of a strip with no mountain on either side."""
    crossings = 0
    for space in land.spaces.values():
        for way in "nesw":
            there = land.beside(space, way)
            if space.board == strip and there is not None and there.board == strip + 1:
                crossings += not space.mountain and not there.mountain
    return crossings


def hard_boards(boards: list[str], exits: str) -> int:
    """Boards whose needle points to the next board."""
    return sum(printed(name)[1] == way.lower() for name, way in zip(boards, exits, strict=False))


def random_landscapes(count: int, **options: Any) -> list[tuple[list[str], str]]:
    """Landscapes as chance lays them."""
    game, rng, found = Expedition(2, **options), random.Random(31), []
    for _ in range(count):
        state = game.start()
        while state.prompt and state.prompt.id in ("draw-shape", "draw-board"):
            moves, weights = zip(*state.outcomes, strict=True)
            state.play(rng.choices(moves, [float(weight) for weight in weights])[0])
        found.append(laid(state))
    return found


@pytest.mark.parametrize(("length", "boards"), [("short", 6), ("long", 8)])
def test_E_S3_1_a_random_landscape_keeps_every_rule_of_building(length: str, boards: int) -> None:
    for names, exits in random_landscapes(40, length=length):
        assert (names[0], names[-1][:4], len(names)) == ("START", "DEST", boards)
        assert len({name[:2] for name in names[1:-1]}) == boards - 2, "a board lies there once, front or back"
        cells = [(0, 0)]
        for way in exits:
            cells.append((cells[-1][0] + WAYS[way][0], cells[-1][1] + WAYS[way][1]))
        for j, k in product(range(boards), repeat=2):
            touch = abs(cells[j][0] - cells[k][0]) + abs(cells[j][1] - cells[k][1]) == 1
            assert touch == (abs(j - k) == 1), f"{exits}: boards {j + 1} and {k + 1}"
        land = Nepal(names, exits)
        assert all(passable(land, strip) >= 2 for strip in range(1, boards))


def test_E_S3_1_every_strip_joins_the_facing_spaces_in_both_directions() -> None:
    assert legal(setting_off("1:1,5", 1), "move n")
    state = setting_off("1:1,5", 1)
    state.play("move n")
    assert told(state)["seats"][0]["yak"] == "2:6,5"
    state = setting_off("2:6,5", 1)
    state.play("move s")
    assert told(state)["seats"][0]["yak"] == "1:1,5"


def test_E_X2_a_border_passable_by_two_spaces_is_legal() -> None:
    found = [
        (one, two)
        for one, two in product([f"{side}@{turn}" for side in SIDES for turn in (1, 2, 3)], SIDES)
        if one[:2] != two[:2] and passable(Nepal(["START", one, two], "NN"), 2) == 2
    ]
    assert found, "the boards have such borders"
    one, two = found[0]
    rest = [side for side in ("T1A", "T2A", "T3A", "T4A", "T5A", "T6A") if side[:2] not in (one[:2], two[:2])]
    game = Expedition(2, layout="custom", boards=f"{one}:N {two}:N {rest[0]}:N {rest[1]}:N")
    assert laid(game.from_dict({}))[0][1:3] == [one, two]


def test_E_R1_the_start_board_counts_as_the_first_for_temple_tiles() -> None:
    for space, is_temple in {"3:2,2": True, "5:2,5": True, "2:2,3": False, "4:4,2": False}.items():
        assert legal(landed({"yak": space}), "offer") == is_temple, space


def test_E_R1_the_long_game_has_temple_tiles_on_boards_three_to_six() -> None:
    towers = {"2:2,3": False, "3:2,2": True, "4:4,2": True, "5:2,5": True, "6:4,2": True, "7:5,2": False}
    for space, is_temple in towers.items():
        assert legal(landed({"yak": space}, options={"length": "long"}), "offer") == is_temple, space


def test_E_R2_boards_are_random_preset_or_free() -> None:
    assert len({tuple(names) for names, _ in random_landscapes(10)}) == 10
    assert laid(table().from_dict({}))[0] == ["START", "T6B", "T3A", "T2A", "T1A", "DEST@1"]
    free = Expedition(2, layout="custom", boards="T5A@1:E T2B:N T4A:N T1B@2:N")
    assert laid(free.from_dict({})) == (["START", "T5A@1", "T2B", "T4A", "T1B@2", "DEST"], "NENNN")


def test_E_R3_a_board_may_lie_in_any_of_four_rotations() -> None:
    state = Expedition(2).start()
    state.play(state.moves[0])
    boards = {move.parts[0] for move in state.moves}
    assert boards == {side.lower() + turn for side in SIDES for turn in ("", "@1", "@2", "@3")}


def test_E_R3_turning_a_board_turns_its_needle_with_it() -> None:
    """T6B points north; turned once it points east."""
    for board, needle in {"T6B:N": "n", "T6B@1:N": "e", "T6B@2:N": "s", "T6B@3:N": "w"}.items():
        game = Expedition(2, layout="custom", boards=f"{board} T3A:N T2A:N T1A:N")
        land = Nepal(*laid(game.from_dict({})))
        yak = next(
            space.name for space in land.spaces.values() if space.board == 2 and in_the_open(land, space)
        )
        paid = []
        for way in "nesw":
            state = game.from_dict(
                {"seats": [{"yak": yak}], "phase": "move-yak", "turn": {"die": "brown", "face": 1}}
            )
            if any(event.kind == "paid" for event in state.play(f"move {way}")):
                paid.append(way)
        assert paid == [needle]


def in_the_open(land: Nepal, space: Space) -> bool:
    """Four steps lead to spaces of the same board without mountains."""
    beside = [land.beside(space, way) for way in "nesw"]
    return all(there and there.board == space.board and not there.mountain for there in [space, *beside])


def test_E_R4_boards_may_meet_at_a_corner() -> None:
    state = Expedition(2).start()
    shapes = {move.parts[0] for move in state.moves}
    assert len(shapes) == 41
    assert "nnene" in shapes, "boards 3 and 5 of the first landscape meet at a corner"
    assert "nesee" not in shapes, "there board 4 would touch the start board"
    assert len({move.parts[0] for move in Expedition(2, length="long").start().moves}) == 235


def test_E_R4_a_board_may_not_touch_another_than_its_neighbours() -> None:
    with pytest.raises(OptionError, match="touch only their neighbours") as error:
        Expedition(2, layout="custom", boards="T6B:E T3A:S T2A:E T1A:E")
    assert (error.value.field, error.value.rule) == ("boards", "3.1 / E-R4")


def rugged(name: str, row: int) -> Boards:
    """The boards of the game, but one side has mountains all along one row."""
    boards = Expedition().box.boards
    cell = boards.cell[:]
    side = content.BOARD_NAMES.index(name)
    for column in range(5):
        cell[side * 4 * BOARD + row * 8 + column] = MOUNTAIN
    return Boards(
        boards.size,
        boards.sides,
        cell,
        boards.mark,
        boards.needle,
        boards.board_of,
        boards.short_shapes,
        boards.long_shapes,
    )


@pytest.mark.parametrize(("row", "strip"), [(5, 1), (0, 2)])
def test_E_R5_every_strip_needs_two_open_positions_that_of_the_start_board_too(row: int, strip: int) -> None:
    names = ["START", "T6B", "T3A", "T2A", "T1A", "DEST@1"]
    chain.lay_chain(Expedition().box.boards, names, "NNENE", 6, 0)
    with pytest.raises(chain.BadChain, match=f"strip {strip}: fewer than 2 open positions") as error:
        chain.lay_chain(rugged("T6B", row), names, "NNENE", 6, 0)
    assert error.value.rule == "3.1 / E-R5"


@pytest.mark.parametrize(("length", "hard"), [("short", 2), ("long", 3)])
def test_E_R6_a_gentle_landscape_has_half_of_its_needles_towards_kathmandu(length: str, hard: int) -> None:
    gentle = random_landscapes(15, length=length, gentle=True)
    assert {hard_boards(names, exits) for names, exits in gentle} == {hard}
    wild = random_landscapes(60, length=length)
    assert len({hard_boards(names, exits) for names, exits in wild}) > 2, "only a recommendation"


def test_E_R6_every_gentle_landscape_is_as_likely_as_the_others() -> None:
    """Half of the boards are hard, so half of the first boards are, though only one turning in four is."""
    state = Expedition(2, gentle=True).start()
    state.play("shape nnene")
    hard = [chance for move, chance in state.outcomes if printed(move.parts[0].upper())[1] == "n"]
    assert len(hard) == len(state.outcomes) // 4
    assert sum(hard) == Fraction(1, 2)


def test_E_R7_the_start_and_the_destination_board_have_no_needle() -> None:
    for yak in ("1:1,2", "6:2,2"):
        for way in "nesw":
            state = setting_off(yak, 1, fodder=9)
            if legal(state, f"move {way}"):
                state.play(f"move {way}")
                assert told(state)["seats"][0]["resources"]["compass"] == 1


def test_E_S12_2_each_terrain_side_has_a_city_a_temple_a_tower_and_few_mountains() -> None:
    for side in SIDES:
        grid, needle = printed(side)
        cells = {(r, c): cell for r, row in enumerate(grid) for c, cell in enumerate(row)}
        assert len(cells) == 36
        cities = sorted(place for place, cell in cells.items() if cell[0] == "C")
        r, c = cities[0]
        assert cities == [(r, c), (r, c + 1), (r + 1, c), (r + 1, c + 1)]
        assert sorted(cell[1] for cell in cells.values() if cell[1] != ".") == ["*", "+"]
        assert sum(cell[0] == "^" for cell in cells.values()) in (5, 6)
        assert needle in "nesw"
    assert sorted(printed(side)[1] for side in SIDES) == sorted("nesw" * 3)


def test_E_S12_3_any_two_boards_meet_with_two_open_positions() -> None:
    turned = [f"{side}@{turn}" for side in SIDES for turn in range(4)]
    for one, two in product(turned, repeat=2):
        if one[:2] != two[:2]:
            assert passable(Nepal(["START", one, two], "NN"), 2) >= 2
    for one in turned:
        assert passable(Nepal(["START", one, "DEST"], "NN"), 1) >= 2
        assert passable(Nepal(["START", one, "DEST"], "NN"), 2) >= 2


def test_E_S12_4_the_presets_are_the_landscapes_of_the_first_games() -> None:
    names, exits = laid(table().from_dict({}))
    land = Nepal(names, exits)
    assert [passable(land, strip) for strip in range(1, 6)] == [6, 5, 5, 5, 4]
    assert hard_boards(names, exits) == 2
    kathmandu = {space.name for space in land.spaces.values() if space.code == "K"}
    assert kathmandu == {f"6:{row},{column}" for row in (3, 4, 5) for column in (3, 4, 5)}
    assert ways_to_kathmandu(land) == [30, 29, 28, 27, 26]
    names, exits = laid(table(length="long").from_dict({}))
    land = Nepal(names, exits)
    assert [passable(land, strip) for strip in range(1, 8)] == [6, 5, 5, 5, 5, 4, 4]
    assert hard_boards(names, exits) == 3
    assert ways_to_kathmandu(land) == [43, 42, 41, 40, 39]


def ways_to_kathmandu(land: Nepal) -> list[int]:
    """The shortest way over non-mountain spaces from each start space."""
    found: dict[Space, int] = {space: 0 for space in land.spaces.values() if space.code == "K"}
    ring = list(found)
    for here in ring:
        for way in "nesw":
            there = land.beside(here, way)
            if there is not None and not there.mountain and there not in found:
                found[there] = found[here] + 1
                ring.append(there)
    return [found[space] for space in land.spaces.values() if space.mark == "s"]


def test_E_S12_4_chance_draws_shape_and_boards_evenly() -> None:
    state = Expedition(2).start()
    assert state.to_act == CHANCE
    assert len({chance for _, chance in state.outcomes}) == 1
    state.play("shape nnene")
    assert len({chance for _, chance in state.outcomes}) == 1


def test_E_S12_1_nine_landscapes_of_which_the_city_is_one() -> None:
    names = ("snow", "meadow", "grain", "forest", "jungle", "wetland", "steppe", "rock", "city")
    assert table().VOCABULARY["landscape"] == names


@pytest.mark.parametrize(
    ("landscape", "why"),
    [
        ({"boards": ["START", "T6B", "T3A", "T2A", "T1A"], "exits": "NNEN"}, "5 boards, but this game has 6"),
        ({"boards": ["T6B", "START", "T3A", "T2A", "T1A", "DEST"], "exits": "NNNNN"}, "cannot be board 1"),
        ({"boards": ["START", "T6B", "T6A", "T2A", "T1A", "DEST"], "exits": "NNNNN"}, "only once"),
        (
            {"boards": ["START", "T6B", "T9A", "T2A", "T1A", "DEST"], "exits": "NNNNN"},
            "there is no board 'T9A'",
        ),
        ({"boards": ["START@1", "T6B", "T3A", "T2A", "T1A", "DEST"], "exits": "NNNNN"}, "not turned"),
        ({"boards": ["START", "T6B", "T3A", "T2A", "T1A", "DEST"], "exits": "NSNNN"}, "touch only"),
    ],
)
def test_E_S3_1_a_landscape_that_cannot_be_is_refused(landscape: dict[str, Any], why: str) -> None:
    with pytest.raises(BadPosition, match=why) as error:
        scene(landscape=landscape)
    assert error.value.field == "landscape"


def test_E_S3_1_boards_are_joined_in_a_chain_each_to_the_next() -> None:
    names, exits = laid(table().from_dict({}))
    land = Nepal(names, exits)
    joined = {
        (space.board, there.board)
        for space in land.spaces.values()
        for way in "nesw"
        if (there := land.beside(space, way)) and there.board > space.board
    }
    assert joined == set(pairwise(range(1, 7)))
