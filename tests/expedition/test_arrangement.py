"""Where things lie in the picture of the table: large enough, over nothing else, and as the compass says."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from math import hypot
from typing import Any

import pytest

from durbar.art.rows import Box
from durbar.games.expedition import content
from durbar.games.expedition.game import Expedition
from durbar.games.expedition.presentation.art import draw, frame
from durbar.games.expedition.presentation.art.cards import ROWS
from durbar.games.expedition.presentation.art.draw import orient_chain
from durbar.games.expedition.presentation.art.landscape import chain_of
from durbar.games.expedition.presentation.art.movers import bears
from durbar.games.expedition.presentation.art.places import SQUARE, Chain, lay
from durbar.games.expedition.presentation.art.seats import dice_size
from durbar.games.expedition.presentation.presentation import ExpeditionPresentation
from tests.art.pictures import elements
from tests.expedition.moments import facts, middle
from tests.languages import LANGUAGES

BOARDS = Expedition().box.boards


def chains(boards: int) -> Iterator[Chain]:
    names = ("START", *(f"T{k}A" for k in range(1, boards - 1)), "DEST")
    return (lay(BOARDS, names, exits) for exits in content.shapes(boards))


def framed(boards: int, players: int) -> Iterator[tuple[Chain, frame.Frame]]:
    """Every shape as it is shown on a wide screen; of the long ones every seventh."""
    found = list(chains(boards))
    for upright in found if boards == 6 else found[::7]:
        chain = orient_chain(told_of(upright, players), "table")
        yield chain, frame.wide(chain.plot, players)


def told_of(chain: Chain, players: int) -> dict[str, Any]:
    """As much of the facts as decides how a landscape is seen."""
    boards = [content.tile_name(board.tile) for board in chain.boards]
    exits = "".join(board.exit or "" for board in chain.boards)
    return {"landscape": {"boards": boards, "exits": exits}, "seats": [{}] * players}


Place = tuple[float, float, float, float]  # left, top, right, low


def place(box: Box) -> Place:
    return box.x, box.y, box.x + box.width, box.y + box.height


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("boards", [6, 8])
def test_nothing_covers_anything_on_the_table(boards: int, players: int) -> None:
    for chain, layout in framed(boards, players):
        scale, land = layout.scale(chain.plot), layout.landscape
        places = [place(box) for box in (layout.displays, *layout.seats)]
        for board in chain.boards:
            x, y = land.x + board.x * scale, land.y + board.y * scale
            places.append((x, y, x + board.width * scale, y + board.height * scale))
        for left, top, right, low in places:
            assert min(left, top) >= 0
            assert right <= layout.width
            assert low <= layout.height
        for (a, b, right, low), (c, d, far, deep) in combinations(places, 2):
            assert right <= c or far <= a or low <= d or deep <= b


@pytest.mark.parametrize("players", [2, 3, 4])
def test_squares_are_large_on_a_wide_screen(players: int) -> None:
    """The table is shown 1024 pixels wide and 572 high."""
    pixels = 572 / frame.WIDE[1]
    short = [SQUARE * layout.scale(chain.plot) * pixels for chain, layout in framed(6, players)]
    assert min(short) >= 24
    assert sum(short) / len(short) >= 28
    long = [SQUARE * layout.scale(chain.plot) * pixels for chain, layout in framed(8, players)]
    assert min(long) >= 19
    assert sum(long) / len(long) >= 23


@pytest.mark.parametrize("players", [2, 3, 4])
def test_dice_and_many_cards_are_large_on_a_wide_screen(players: int) -> None:
    pixels = 572 / frame.WIDE[1]
    for _, layout in framed(6, players):
        for box in layout.seats:
            wide, high = round(box.width / layout.zoom), round(box.height / layout.zoom)
            assert 32 * dice_size(wide) * layout.zoom * pixels >= 22
            assert (
                42 * frame.cards_size(wide, high) * layout.zoom * pixels >= 17
            )  # eleven cards and five maps


@pytest.mark.parametrize("alone", ["own", "own-narrow", "seats", "seats-narrow"])
def test_figures_of_many_cards_are_shown_on_a_board_that_has_a_place_of_its_own(alone: str) -> None:
    box = frame.part(alone, others=3).seats[0]
    assert frame.cards_size(round(box.width), round(box.height)) >= ROWS.fine


def test_a_yak_hides_neither_the_value_of_a_good_nor_whole_temples_and_no_other_yak() -> None:
    told = facts(middle())
    chain = chain_of(told)
    good, temple = next(iter(told["goods"])), temples(told)[0]
    for at in (good, temple):
        told["seats"][0]["yak"] = at
        left, top, size = yak_at(told, 0)
        x, y = chain.place(at)
        assert left + size < x + SQUARE * 0.6
        assert top + size < y + SQUARE * 0.6
    for seat in (0, 1):
        told["seats"][seat]["yak"] = good
    (left, top, size), (other_left, other_top, _) = yak_at(told, 0), yak_at(told, 1)
    assert hypot(other_left - left, other_top - top) >= size  # they are round


def temples(told: dict[str, Any]) -> list[str]:
    chain = chain_of(told)
    return [space for space in chain.lands if space not in told["goods"] and bears(told, chain, space)]


def yak_at(told: dict[str, Any], seat: int) -> tuple[float, float, float]:
    """Corner and size of a yak in the picture of the landscape alone."""
    drawn = draw(told, part="landscape-tall")
    at = r"translate\(([-\d.]+) ([-\d.]+)\) scale\(([\d.]+)\)"
    found = re.search(rf'id="yak-{seat}"[^>]*transform="{at}"', drawn)
    assert found
    left, top, scale = map(float, found.groups())
    return left, top, 48 * scale


def test_squares_are_large_enough_to_touch_on_a_telephone() -> None:
    for chain in (*chains(6), *chains(8)):
        assert SQUARE * frame.comfortable_width(chain.plot) / chain.width >= 24


def test_north_is_up() -> None:
    """Moves say "north" and "west": everybody must see at once what they mean."""
    for chain in (*chains(6), *chains(8)):
        for board in chain.boards:
            x, y = board.corner(2, 2)
            assert board.corner(1, 2) == (x, y - SQUARE)
            assert board.corner(2, 1) == (x - SQUARE, y)
        for board, following in pairwise(chain.boards):
            assert board.exit
            (x, y), (a, b) = (board.x, board.y), (following.x, following.y)
            assert {"N": b < y, "E": a > x, "S": b > y, "W": a < x}[board.exit]


def test_a_turned_landscape_is_the_same_landscape() -> None:
    """A quarter to the right: where the picture went up it goes to the right, for everything on it."""

    def aside(place: tuple[float, float], deep: float = 0) -> tuple[float, float]:
        x, y = place
        return upright.height - y - deep, x

    for upright in (*chains(6), *chains(8)):
        seen = upright.sideways
        assert (seen.width, seen.height) == (upright.height, upright.width)
        assert seen.lands == upright.lands
        for space in upright.lands:
            assert seen.place(space) == aside(upright.place(space), SQUARE)
        for strip, other in zip(upright.strips, seen.strips, strict=True):
            assert (other.x, other.y) == aside((strip.x, strip.y))
            assert other.upright is not strip.upright
        assert seen.kathmandu == aside(upright.kathmandu)
        assert list(seen.tray) == [aside(place) for place in upright.tray]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_only_landscapes_with_tiny_squares_are_turned(players: int) -> None:
    pixels = 572 / frame.WIDE[1]
    for boards, most in ((6, 9), (8, 12)):
        found = list(chains(boards))[:: 1 if boards == 6 else 7]
        many = 0
        for upright in found:
            seen = orient_chain(told_of(upright, players), "table")
            small = SQUARE * frame.wide(upright.plot, players).scale(upright.plot) * pixels
            if seen.turned:
                many += 1
                assert small < 22
                assert SQUARE * frame.wide(seen.plot, players).scale(seen.plot) * pixels >= 1.15 * small
            else:
                assert seen == upright
        assert 0 < many <= most


@cache
def straight() -> dict[str, Any]:
    """Six boards one above the other."""
    return facts(Expedition(2, layout="custom", boards="T6B:N T3A:N T2A:N T1A:N").start(seed=1))


def test_on_telephones_and_in_lessons_nothing_is_turned() -> None:
    """Lessons say "go north": that must be up."""
    assert orient_chain(straight(), "table").turned
    for part in ("tall", "landscape-tall"):
        assert orient_chain(straight(), part) == chain_of(straight())
    for preset in content.TABLES["boards"]["preset"]:
        chain = lay(BOARDS, tuple(preset["boards"]), preset["exits"])
        assert orient_chain(told_of(chain, 2), "table").turned == (preset["length"] == "long")
    for lesson in Expedition().presentation.lessons():
        game = Expedition(**lesson.position.get("options", {}))
        told = facts(game.from_dict(lesson.position))
        assert not orient_chain(told, "table").turned
        assert not orient_chain(told, "landscape").turned


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_turned_picture_says_so(lang: str) -> None:
    """The rose points to the right, and both its explanation and the description say why."""
    why = ExpeditionPresentation.texts.say(lang, "thing-rose-turned-help")
    for picture, turns in ((draw(straight(), lang), True), (draw(straight(), lang, part="tall"), False)):
        (rose,) = [e for e in elements(picture) if e.get("class") == "rose"]
        assert rose.get("data-word") == ("thing-rose-turned" if turns else "thing-rose")
        assert any(e.get("transform") == "rotate(90)" for e in rose) is turns
        assert (why in picture) is turns


def test_needles_turn_with_the_landscape() -> None:
    def needles(picture: str) -> list[int]:
        """Where they point: 0 is up, 90 to the right."""
        found = [e.get("transform") or "" for e in elements(picture) if e.get("class") == "needle"]
        return [int(turn[1]) if (turn := re.search(r"rotate\((\d+)\)", each)) else 0 for each in found]

    upright = needles(draw(straight(), part="landscape-tall"))
    assert len(set(upright)) > 1
    assert needles(draw(straight())) == [(angle + 90) % 360 for angle in upright]


def test_needles_are_under_the_pointer_where_they_are_seen() -> None:
    """A needle and the tooth on its edge are two things: the middle between them belongs to the landscape."""
    found = [e for e in elements(draw(facts(middle()))) if e.get("class") == "needle"]
    assert len(found) == 2 * len([e for e in found if (e.get("id") or "").startswith("needle-")])
    assert {e.get("data-word") for e in found} == {"thing-needle"}


def test_what_waits_beside_the_start_board_lies_on_nothing() -> None:
    for upright in (*chains(6), *chains(8)):
        for chain in (upright, upright.sideways):
            for x, y in chain.tray:
                for board in chain.boards:
                    across = max(board.x - x, 0, x - board.x - board.width)
                    down = max(board.y - y, 0, y - board.y - board.height)
                    assert max(across, down) >= 20
                assert 20 <= x <= chain.width - 20
                assert 20 <= y <= chain.height - 20
