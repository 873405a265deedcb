"""The picture of the table: complete, honest, readable by everybody, and the same every time."""

import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from itertools import combinations, pairwise
from math import hypot
from random import Random
from typing import Any
from xml.etree import ElementTree

import pytest

from durbar.art.rows import Box
from durbar.core import State
from durbar.core.errors import DurbarError
from durbar.games.expedition import content
from durbar.games.expedition.game import Expedition
from durbar.games.expedition.presentation.art import SYMBOLS, draw, frame
from durbar.games.expedition.presentation.art.cards import ROWS
from durbar.games.expedition.presentation.art.draw import orient_chain
from durbar.games.expedition.presentation.art.landscape import chain_of
from durbar.games.expedition.presentation.art.movers import bears
from durbar.games.expedition.presentation.art.places import SQUARE, Chain, lay
from durbar.games.expedition.presentation.art.seats import dice_size
from durbar.games.expedition.presentation.art.symbols import gear
from durbar.games.expedition.presentation.art.symbols.animals import ANIMALS
from durbar.games.expedition.presentation.art.symbols.ground import GROUND
from durbar.games.expedition.presentation.art.symbols.people import PEOPLE
from durbar.games.expedition.presentation.art.symbols.pieces import DICE, MAP_SIGNS, PIP_SHAPES, SEAT_MARKS
from durbar.games.expedition.presentation.art.themes import THEMES
from durbar.games.expedition.presentation.presentation import ExpeditionPresentation
from tests.art.pictures import SVG, contrast, elements, ids
from tests.languages import LANGUAGES

PARTS = ("tall", *Expedition(2).presentation.parts)
BOARDS = Expedition().box.boards


@cache
def positions(players: int, length: str) -> list[State]:
    """Moments of one game with everything in it, from the first board to the end."""
    game = Expedition(players, length=length, tents=True, characters=True)
    state, rng, found = game.start(), Random(players), []
    step = 0
    while state.to_act is not None:
        if step < 8 or step % 60 == 0:
            found.append(state.clone())
        state.play(rng.choice(list(state.moves)))
        step += 1
    return [*found, state]


@cache
def middle() -> State:
    """A game of four that is well on its way."""
    found = positions(4, "short")
    return found[len(found) * 2 // 3]


def facts(state: State, seat: int | None = None) -> dict[str, Any]:
    view = state.view(seat)
    presentation = view.game.presentation
    assert isinstance(presentation, ExpeditionPresentation)
    return presentation.facts_to_draw(view)


# --- What is drawn ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "length"), [(2, "short"), (3, "long"), (4, "short")])
def test_every_moment_of_a_game_can_be_drawn_in_every_part(players: int, length: str) -> None:
    for k, state in enumerate(positions(players, length)):
        part, lang = PARTS[k % len(PARTS)], LANGUAGES[k % 3]
        for name in ("table", part):
            picture = state.view(k % players).svg(lang, part=name, theme=("light", "dark")[k % 2])
            found = ids(picture)
            assert [name for name, many in Counter(found).items() if many > 1] == []
            links = {link for element in elements(picture) if (link := element.get("href"))}
            assert links <= {f"#{name}" for name in found}


def test_every_space_yak_die_card_and_tile_is_there_by_its_name() -> None:
    told = facts(middle())
    found = set(ids(draw(told)))
    spaces = {"space-" + re.sub("[:,]", "-", space) for space in chain_of(told).lands}
    assert spaces <= found
    assert {f"tile-{tile}" for tile in told["goods"].values()} <= found
    assert {f"card-{card}" for card in told["equipment"]} <= found
    assert {f"animal-{name}" for name in told["animals"]} <= found
    assert {"storm", "weather", "kathmandu-tiles", "deck-maps", "map-open-1", "standee"} <= found
    for seat, player in enumerate(told["seats"]):
        assert {f"seat-{seat}", f"yak-{seat}", f"yaktile-{seat}", f"character-{seat}"} <= found
        assert {f"die-{seat}-{die}" for die in content.DIE_NAMES} <= found
        assert {f"card-{card}" for card in player["equipment"]} <= found
        assert {f"animal-{name}" for name in player["animals"]} <= found
        assert {f"tile-{tile}" for tile in player["goods"]} <= found
        assert {f"map-{seat}-{k + 1}" for k in range(len(player["maps"]))} <= found


def test_moving_pieces_keep_their_order_so_that_a_browser_can_animate_them() -> None:
    orders = set()
    for state in positions(4, "short")[10:]:
        moving = [name for name in ids(draw(facts(state))) if re.match(r"(yak|die)-\d|storm$", name)]
        orders.add(tuple(moving))
    assert len(orders) == 1
    assert orders.pop()[:5] == ("storm", "yak-0", "yak-1", "yak-2", "yak-3")


def test_everything_has_a_symbol() -> None:
    assert set(content.LANDSCAPE_NAMES) | {"mountain", "kathmandu"} == set(GROUND)
    assert set(gear.EQUIPMENT) == set(content.EQUIPMENT_NAMES)
    assert set(gear.RESOURCES) == set(content.RESOURCE_NAMES)
    assert set(gear.GOODS) == set(content.GOOD_TYPE_NAMES)
    assert set(ANIMALS) == set(content.ANIMAL_NAMES)
    assert set(PEOPLE) == set(content.CHARACTER_NAMES)
    assert set(DICE) == {f"{die}-{face}" for die in content.DIE_NAMES for face in range(7)}
    assert set(MAP_SIGNS) == set(content.MAP_COLOUR_NAMES)


def test_boards_are_marked_as_reconstructed() -> None:
    for part in ("table", "displays"):
        notes = [e for e in elements(draw(facts(middle()), part=part)) if e.get("class") == "note"]
        assert len(notes) == 1
        assert notes[0].find(f"{SVG}text") is not None


def test_the_picture_of_a_view_holds_no_tent_of_another_seat() -> None:
    state = next(s for s in positions(4, "short") if sum(bool(p["tents"]) for p in facts(s)["seats"]) > 1)
    for seat in range(4):
        found = ids(state.view(seat).svg())
        for other in range(4):
            shown = [name for name in found if name.startswith(f"tent-{other}-")]
            hidden = f"tents-{other}" in found
            held = facts(state)["seats"][other]["tents"]  # a spectator is told the number
            assert (len(shown), hidden) == ((len(held), False) if other == seat else (0, len(held) > 0))


# --- For everybody ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_title_and_summary_tell_the_position(lang: str) -> None:
    names = ("Ani", "Dirk", "さくら", "Ö")
    root = ElementTree.fromstring(draw(facts(middle()), lang, names=names))
    title, summary = root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")
    assert title
    assert summary
    assert all(name in summary for name in names)
    assert not re.search(r"\d:\d,\d", summary)  # the board prints no coordinates


def test_every_piece_and_every_space_is_named() -> None:
    for element in elements(draw(facts(middle()))):
        kind = (element.get("class") or "").split(" ")[0]
        if kind in ("piece", "space", "strip", "needle", "seat"):
            assert element.findtext(f"{SVG}title"), element.get("id")


def test_names_of_players_cannot_break_the_picture() -> None:
    picture = draw(facts(middle()), names=("<b>&", '"', "</svg>", "a" * 80))
    assert "<b>" not in picture
    assert ElementTree.fromstring(picture).findtext(f"{SVG}desc")


def test_a_strict_page_can_show_it() -> None:
    """No inline style, no script, nothing from elsewhere: the policy of the page forbids them."""
    picture = draw(facts(middle()))
    for element in elements(picture):
        assert element.tag.removeprefix(SVG) not in ("style", "script", "image", "foreignObject", "a")
        assert [name for name in element.attrib if name == "style" or name.startswith("on")] == []
        assert (element.get("href") or "#").startswith("#")
    assert re.findall(r"https?://[^\"]*", picture) == ["http://www.w3.org/2000/svg"]


def drawing_without_colours(drawing: str) -> str:
    return re.sub(r"\{\w+\}|#[0-9a-f]{6}", "", drawing)


def test_nothing_is_told_apart_by_colour_alone() -> None:
    for shelf in (GROUND, ANIMALS, gear.EQUIPMENT, gear.RESOURCES, gear.GOODS, PEOPLE):
        shapes = {drawing_without_colours(drawing) for drawing in shelf.values()}
        assert len(shapes) == len(shelf)
    for signs in (SEAT_MARKS, PIP_SHAPES, MAP_SIGNS):
        assert len(set(signs.values())) == len(signs)


@pytest.mark.parametrize("theme", THEMES)
def test_words_and_pieces_stand_out_from_their_ground(theme: str) -> None:
    colour = THEMES[theme]
    words = [
        (text, ground) for text in ("text", "quiet") for ground in ("table", "ridge2", "panel", "panel2")
    ]
    words += [("ink", ground) for ground in ("paper", "card", "gold")]
    words += [
        ("boardtext", "board"),
        ("paper", "ink"),
        ("paper", "maroon"),
        ("quiet", "well"),
        ("text", "well"),
    ]
    assert [pair for pair in words if contrast(colour[pair[0]], colour[pair[1]]) < 4.5] == []
    # A yak or an outline is dark with a light edge: on every ground one of the two is seen.
    grounds = [*GROUND, "panel", "panel2", "table", "board"]
    edges = {
        ground: max(contrast(colour[edge], colour[ground]) for edge in ("ink", "halo")) for ground in grounds
    }
    assert {ground: found for ground, found in edges.items() if found < 3} == {}
    assert min(contrast(colour[dark], colour["halo"]) for dark in ("ink", "needle", "target")) >= 3
    # What lies on a player board is outlined against it; pips against their die.
    assert min(contrast(colour["rim"], colour[ground]) for ground in ("panel", "panel2", "well")) >= 3
    for die in PIP_SHAPES:
        pip = "pip2" if die in ("gray", "orange", "pink") else "pip"
        assert contrast(colour[pip], colour[die]) >= 3, die


# --- Choices, symbols, sameness -----------------------------------------------------------------------------


def test_what_may_be_chosen_is_outlined_and_nothing_else_changes() -> None:
    told = facts(middle())
    chosen = ["space-2-1-1", "die-0-pink", "yak-1", f"card-{told['equipment'][0]}", "map-open-2"]
    plain, offered = draw(told), draw(told, moves=chosen)
    assert 'class="target"' not in plain
    outline = r'<rect [^>]*class="target"/>'
    assert len(re.findall(outline, offered)) == 3 * len(chosen)
    assert re.sub(outline, "", offered) == plain


def test_the_same_position_gives_the_same_picture() -> None:
    state = middle()
    assert draw(facts(state)) == draw(facts(state.clone())) == state.view(None).svg()


def test_a_page_may_hold_the_symbols_once() -> None:
    told = facts(middle())
    whole, lean = draw(told), draw(told, symbols=False)
    assert "<defs>" not in lean
    assert re.sub("<defs>.*</defs>", "", whole) == lean
    assert set(ids(SYMBOLS.sheet("dark"))) == set(SYMBOLS.symbols)


@pytest.mark.parametrize(("name", "value"), [("theme", "sepia"), ("part", "moon"), ("part", "seat")])
def test_an_unknown_style_is_refused(name: str, value: str) -> None:
    with pytest.raises(DurbarError) as refused:
        draw(facts(middle()), **{name: value})  # type: ignore[arg-type]
    assert refused.value.field == name


def test_a_seat_can_be_drawn_alone() -> None:
    found = ids(draw(facts(middle()), part="own", seat=2))
    assert "seat-2" in found
    assert [name for name in found if re.match(r"seat-|die-[013]", name)] == ["seat-2"]


# --- Arrangement --------------------------------------------------------------------------------------------


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


# --- Explained ----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_on_the_table_is_explained(lang: str) -> None:
    words = set()
    for state in (middle(), *positions(3, "long")[-3:]):
        for element in elements(draw(facts(state, 0), lang)):
            word, kind = element.get("data-word"), (element.get("class") or "").split(" ")[0]
            if kind in ("piece", "space", "strip", "needle", "seat", "resource", "offerings", "label"):
                assert word, element.get("id") or kind
            if word:
                words.add(word)
    assert [word for word in words if not ExpeditionPresentation.texts.has(lang, f"{word}-help")] == []
    assert [word for word in words if not ExpeditionPresentation.texts.has(lang, word)] == []
    assert len(words) > 40


@pytest.mark.parametrize("theme", THEMES)
def test_the_badge_of_a_seat_is_its_sign(theme: str) -> None:
    state = middle()
    view = state.view(0)
    badges = [view.game.presentation.badge(view, seat, theme=theme) for seat in range(4)]
    assert len(set(badges)) == 4
    for badge, player in zip(badges, view.facts["seats"], strict=True):
        assert SEAT_MARKS[player["colour"]] in badge
        assert THEMES[theme][player["colour"]] in badge
        ElementTree.fromstring(badge)


def test_a_picture_is_short() -> None:
    """Everything in a game of four, early and late; compressed it is a sixth of that."""
    assert max(len(draw(facts(state, 0)).encode()) for state in positions(4, "short")) < 152_000
    assert max(len(draw(facts(state, 0)).encode()) for state in positions(2, "short")) < 117_000
