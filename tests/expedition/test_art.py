"""The picture of the table: complete, honest, readable by everybody, and the same every time."""

import re
from collections import Counter
from xml.etree import ElementTree

import pytest

from durbar.core.errors import DurbarError
from durbar.games.expedition import content
from durbar.games.expedition.game import Expedition
from durbar.games.expedition.presentation.art import SYMBOLS, draw
from durbar.games.expedition.presentation.art.landscape import chain_of
from durbar.games.expedition.presentation.art.symbols import gear
from durbar.games.expedition.presentation.art.symbols.animals import ANIMALS
from durbar.games.expedition.presentation.art.symbols.ground import GROUND
from durbar.games.expedition.presentation.art.symbols.people import PEOPLE
from durbar.games.expedition.presentation.art.symbols.pieces import DICE, MAP_SIGNS, PIP_SHAPES, SEAT_MARKS
from durbar.games.expedition.presentation.art.themes import THEMES
from durbar.games.expedition.presentation.presentation import ExpeditionPresentation
from tests.art.pictures import SVG, contrast, elements, ids
from tests.expedition.moments import facts, middle, positions
from tests.languages import LANGUAGES

PARTS = ("tall", *Expedition(2).presentation.parts)

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
