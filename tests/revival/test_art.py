"""The picture of the table: complete, honest, readable by everybody, and the same every time."""

import re
from collections import Counter
from functools import cache
from itertools import combinations
from random import Random
from typing import Any, Literal
from xml.etree import ElementTree

import pytest

from durbar.core import State
from durbar.core.errors import DurbarError
from durbar.games.revival import content
from durbar.games.revival.game import Revival
from durbar.games.revival.presentation.art import SYMBOLS, draw, frame, goals, mat, parts
from durbar.games.revival.presentation.art.cards import WIDE
from durbar.games.revival.presentation.art.mat import COIN, SPOT
from durbar.games.revival.presentation.art.symbols import SEAT_MARKS, SECTIONS, SIGNS
from durbar.games.revival.presentation.art.themes import THEMES
from durbar.games.revival.presentation.presentation import RevivalPresentation
from durbar.games.revival.vocabulary import SEAT_COLOURS
from tests.art.pictures import SVG, contrast, elements, ids
from tests.languages import LANGUAGES
from tests.revival.scenes import building, red, scene, solo

PARTS = ("tall", *Revival(2).presentation.parts)
EVERYTHING = {
    "architects": "random",
    "public_objectives": True,
    "bhairav": True,
    "holographic_buddhas": True,
    "rainbow": True,
    "reconstruction": True,
    "manipulation": True,
}


@cache
def positions(players: int) -> list[State]:
    """Moments of one game with everything in it, from the first chance to the end."""
    game = Revival(players, **(EVERYTHING if players > 1 else {"solo_level": "extreme"}))
    state, rng, found = game.start(), Random(players), []
    step = 0
    while state.to_act is not None:
        if step < 6 or step % 25 == 0:
            found.append(state.clone())
        state.play(rng.choice(list(state.moves)))
        step += 1
    return [*found, state]


@cache
def middle() -> State:
    """A game of four that is well on its way."""
    found = positions(4)
    return found[len(found) * 2 // 3]


def told(state: State, seat: int | None = None) -> dict[str, Any]:
    view = state.view(seat)
    presentation = view.game.presentation
    assert isinstance(presentation, RevivalPresentation)
    return presentation.facts_to_draw(view)


# --- What is drawn ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [1, 2, 4, 6])
def test_every_moment_of_a_game_can_be_drawn_in_every_part(players: int) -> None:
    for k, state in enumerate(positions(players)):
        for name in ("table", PARTS[k % len(PARTS)]):
            seat = None if k % 5 == 4 and "own" not in name else k % players
            picture = state.view(seat).svg(LANGUAGES[k % 3], part=name, theme=("light", "dark")[k % 2])
            found = ids(picture)
            assert [name for name, many in Counter(found).items() if many > 1] == []
            links = {link for element in elements(picture) if (link := element.get("href"))}
            assert links <= {f"#{name}" for name in found}


def test_mat_coins_cards_and_monuments_are_there_by_their_names() -> None:
    state = scene(
        {"hand": [red("pa1b")], "monuments": [[f"{red('sh1g')} sh1g"]]},
        stage="bid",
        bids=[{"seat": 0, "spot": "w1", "coin": 4}, {"seat": 1, "spot": "na", "coin": 2}],
    )
    facts = told(state, 0)
    found = set(ids(draw(facts, seat=0)))
    assert {f"cell-{cell}" for cell in ("a1", "a2", "b1", "b2")} <= found
    assert {f"card-{card}" for card in facts["market"].values() if card} <= found
    assert {f"spot-{spot}" for spot in ("na", "nb", "sa", "sb", "w1", "w2", "d1", "d2")} <= found
    assert {"deck-blue", "deck-red", "discards", "first", "area-0", "own-0", "bid-na"} <= found
    assert {f"coin-0-{value}" for value in range(1, 6)} <= found
    assert {"monument-0-1", f"card-{red('pa1b')}", f"end-{red('pa1b')}-pa1b"} <= found
    assert not {"spot-nc", "cell-c1"} & found  # nobody can use them with four cards


def test_five_and_six_players_and_the_solo_game_see_six_spaces() -> None:
    for state in (positions(6)[-1], solo()):
        assert {"cell-c1", "cell-c2", "spot-nc", "spot-sc"} <= set(ids(draw(told(state))))


def test_a_monument_grows_section_by_section() -> None:
    heights = set()
    for built in range(1, 5):
        sections = [f"{red(f'pa{level}b')} pa{level}b" for level in range(1, built + 1)]
        picture = draw(told(building({"monuments": [sections]}), 0), seat=0)
        group = next(e for e in elements(picture) if e.get("id") == "monument-0-1")
        shadows = [e for e in group.iter() if e.get("opacity") == "0.28"]
        assert len(shadows) == 4 - built
        heights.add(len([e for e in group.iter() if e.tag == f"{SVG}use"]))
    assert len(heights) == 4  # each section brings its sign


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_sentence_about_the_table_begins_with_a_capital(lang: str) -> None:
    said = re.search(r"<desc[^>]*>(.*?)</desc>", solo().view(0).svg(lang), re.DOTALL)
    assert said is not None
    assert re.findall(r"\. [a-zà-ÿ]", said[1]) == []


def test_solo_shows_squares_debris_bag_and_what_shook() -> None:
    state = solo(stage="bid", debris=[{"spot": "na", "colour": "red"}], coins={"w1": 3})
    found = ids(draw(told(state, 0), seat=0))
    assert {"area-0", "area-1", "debris-na", "bag", "coin-0-3", "goal-0-buddha", "goal-1-pagoda"} <= set(
        found
    )


# --- What nobody may see ------------------------------------------------------------------------------------


def test_the_picture_of_a_view_holds_no_hidden_card_coin_or_mission() -> None:
    state = scene(
        *(
            {"hand": [red(section)], "mission": mission}
            for section, mission in (("pa1b", "m01"), ("pa1w", "m02"), ("pa1r", "m03"), ("pa1g", "m04"))
        ),
        stage="bid",
        bids=[{"seat": 0, "spot": "w1", "coin": 4}],
    )
    for seat in (1, 2, 3, None):
        found = ids(state.view(seat).svg())
        assert f"card-{red('pa1b')}" not in found
        assert "bid-w1" in found
        assert {"hand-0", "mission-0"} <= set(found)
        shown = {name.split("-")[1] for name in found if name.startswith("goal-")}
        assert shown == (set() if seat is None else {str(seat)})


def test_at_the_end_all_missions_are_shown() -> None:
    found = ids(positions(4)[-1].view(None).svg())
    assert {f"goal-{seat}-stupa" for seat in range(4)} <= set(found)


# --- Objectives ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("pattern", "sections", "have"),
    [
        ("gkk", ["st1b", "st2g", "st3g"], 3),
        ("gkk", ["st1b", "st2g", "st3b"], 0),
        ("kkg", ["st1b"], 1),
        ("[RB]gg", ["st1g"], 0),
        ("[RB]gg", ["st1r", "st2g"], 2),
    ],
)
def test_progress_counts_the_best_fitting_monument(pattern: str, sections: list[str], have: int) -> None:
    built = [[f"{red(section)} {section}" for section in sections]]
    assert goals.progress({"named": {}}, built, "stupa", pattern) == have


def test_a_joker_fits_everywhere_until_it_is_named() -> None:
    joker = "bl24 sh1j"
    built = [[joker]]
    assert goals.progress({"named": {}}, built, "shrine", "[WY]g") == 1
    assert goals.progress({"named": {joker: "red"}}, built, "shrine", "[WY]g") == 0


# --- For everybody ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("lang", LANGUAGES)
def test_title_and_summary_tell_the_position(lang: str) -> None:
    names = ("Ani", "Dirk", "さくら", "Ö")
    root = ElementTree.fromstring(draw(told(middle()), lang, names=names))
    title, summary = root.findtext(f"{SVG}title"), root.findtext(f"{SVG}desc")
    assert title
    assert summary
    assert all(name in summary for name in names)


def test_every_piece_is_named() -> None:
    for element in elements(draw(told(middle(), 0), seat=0)):
        kind = (element.get("class") or "").split(" ")[0]
        if kind in ("piece", "seat"):
            assert element.findtext(f"{SVG}title"), element.get("id")
            assert element.get("data-word"), element.get("id")


@pytest.mark.parametrize("players", [1, 4])
def test_everything_is_explained_in_every_language(players: int) -> None:
    words = {
        word
        for state in positions(players)
        for element in elements(draw(told(state, 0), seat=0))
        if (word := element.get("data-word"))
    }
    texts = RevivalPresentation.texts
    for lang in LANGUAGES:
        missing = {word for word in words if not texts.has(lang, word) or not texts.has(lang, f"{word}-help")}
        assert missing == set()


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_a_player_has_the_sign_of_the_own_coins(theme: Literal["light", "dark"]) -> None:
    view = positions(6)[-1].view(None)
    badges = [view.game.presentation.badge(view, seat, theme=theme) for seat in range(6)]
    assert len(set(badges)) == 6
    for badge in badges:
        assert "{" not in badge
        assert ElementTree.fromstring(badge).tag == "g"


def test_the_picture_stays_small() -> None:
    for players in (1, 6):
        pictures = [state.view(0).svg("fr") for state in positions(players)]
        assert max(len(picture.encode()) for picture in pictures) < 150_000


def test_names_of_players_cannot_break_the_picture() -> None:
    picture = draw(told(middle()), names=("<b>&", '"', "</svg>", "a" * 80))
    assert "<b>" not in picture
    assert ElementTree.fromstring(picture).findtext(f"{SVG}desc")


def test_a_strict_page_can_show_it() -> None:
    """No inline style, no script, nothing from elsewhere: the policy of the page forbids them."""
    picture = draw(told(middle()))
    for element in elements(picture):
        assert element.tag.removeprefix(SVG) not in ("style", "script", "image", "foreignObject", "a")
        assert [name for name in element.attrib if name == "style" or name.startswith("on")] == []
        assert (element.get("href") or "#").startswith("#")
    assert re.findall(r"https?://[^\"]*", picture) == ["http://www.w3.org/2000/svg"]


def test_nothing_is_told_apart_by_colour_alone() -> None:
    assert set(SECTIONS) == set(content.SECTION_NAMES)
    assert set(SIGNS) == {*content.COLOUR_NAMES, "joker"}
    assert set(SEAT_MARKS) == set(SEAT_COLOURS)
    for shelf in (SECTIONS, SIGNS, SEAT_MARKS):
        shapes = {re.sub(r"\{\w+\}", "", drawing) for drawing in shelf.values()}
        assert len(shapes) == len(shelf)


@pytest.mark.parametrize("theme", THEMES)
def test_words_and_pieces_stand_out_from_their_ground(theme: str) -> None:
    colour = THEMES[theme]
    words = [(text, ground) for text in ("text", "quiet") for ground in ("panel", "panel2")]
    words += [("ink", ground) for ground in ("paper", "card", "gold", "halo")]
    words += [("halo", "core"), ("halo", "same"), ("halo", "same2"), ("paper", "maroon")]
    assert [pair for pair in words if contrast(colour[pair[0]], colour[pair[1]]) < 4.5] == []
    grounds = [f"{name}-ground" for name in (*content.COLOUR_NAMES, "joker")]
    assert min(contrast(colour["ink"], colour[ground]) for ground in grounds) >= 4.5
    assert min(contrast(colour["rim"], colour[ground]) for ground in ("panel", "panel2", "mat")) >= 3


# --- Choices, symbols, sameness -----------------------------------------------------------------------------


def test_what_may_be_chosen_is_outlined_and_nothing_else_changes() -> None:
    facts = told(middle(), 0)
    chosen = ["spot-na", "coin-0-3", "area-1", "deck-blue"]
    plain, offered = draw(facts, seat=0), draw(facts, seat=0, moves=chosen)
    assert 'class="target"' not in plain
    outline = r'<rect [^>]*class="target"/>'
    assert len(re.findall(outline, offered)) == 3 * len(chosen)
    assert re.sub(outline, "", offered) == plain


def test_the_same_position_gives_the_same_picture() -> None:
    state = middle()
    assert draw(told(state)) == draw(told(state.clone())) == state.view(None).svg()


def test_a_page_may_hold_the_symbols_once() -> None:
    facts = told(middle())
    whole, lean = draw(facts), draw(facts, symbols=False)
    assert "<defs>" not in lean
    assert re.sub("<defs>.*</defs>", "", whole) == lean
    assert set(ids(SYMBOLS.sheet("dark"))) == set(SYMBOLS.symbols)


@pytest.mark.parametrize(("name", "value"), [("theme", "sepia"), ("part", "moon")])
def test_an_unknown_style_is_refused(name: str, value: str) -> None:
    with pytest.raises(DurbarError) as refused:
        draw(told(middle()), **{name: value})  # type: ignore[arg-type]
    assert refused.value.field == name


@pytest.mark.parametrize("players", range(1, 7))
@pytest.mark.parametrize("own", [False, True])
def test_nothing_covers_anything_on_the_table(players: int, own: bool) -> None:
    rich = {"public_objectives": True} if players > 1 else {}
    for options in ({}, rich):
        facts = told(Revival(players, **options).start())
        seat = players - 1 if own else None
        apart(frame.tall(facts, seat))
        for name, arrange in parts.PARTS.items():
            if own or not name.startswith("own"):
                apart(arrange(facts, seat))
        layout = frame.wide(facts, seat)
        apart(layout)
        assert len(layout.areas) == (2 if players == 1 else players - own)


def apart(layout: frame.Frame) -> None:
    """Everything lies in the picture, and nothing on anything else."""
    boxes = layout.boxes()
    for box in boxes:
        assert box.x >= 0
        assert box.y >= 0
        assert box.x + box.width <= layout.width
        assert box.y + box.height <= layout.height + 0.01
    for one, two in combinations(boxes, 2):
        assert (
            one.x + one.width <= two.x
            or two.x + two.width <= one.x
            or one.y + one.height <= two.y + 0.01
            or two.y + two.height <= one.y + 0.01
        )


@pytest.mark.parametrize("players", range(1, 7))
def test_market_and_hand_are_large_enough(players: int) -> None:
    """On a screen 0.8 pixels are a unit, on a telephone one; there 480 are seen without scrolling."""
    facts = told(Revival(players).start())
    screen, phone = frame.wide(facts, 0), frame.tall(facts, 0)
    wide = mat.size(facts)[0]
    assert screen.mat is not None
    assert 0.8 * WIDE * screen.mat.width / wide >= 70
    assert phone.mat is not None
    assert min(SPOT, COIN) * phone.mat.width / wide >= 24
    assert phone.own is not None
    assert phone.own.hand is not None
    assert phone.own.hand.bottom <= 480


BOX = r'translate\((\S+) (\S+)\)"><title>{}[^<]*</title><rect x="0" y="0" width="(\S+)" height="(\S+)"'


@pytest.mark.parametrize("part", ["mat", "mat-tall"])
def test_names_of_spaces_stand_clear_of_the_bid_spots(part: str) -> None:
    """Of six players, too, where the east column is the last."""
    game = Revival(6)
    drawn = game.presentation.draw(game.start(seed=1).view(0), part=part)
    spots = [tuple(map(float, each)) for each in re.findall(BOX.format("Spot "), drawn)]
    signs = [tuple(map(float, each)) for each in re.findall(BOX.format("Market "), drawn)]
    names = [each for each in signs if each[3] < 40]  # the spaces themselves are larger
    assert (len(spots), len(names)) == (10, 6)
    for x, y, wide, high in names:
        for left, top, broad, tall in spots:
            assert x >= left + broad or x + wide <= left or y >= top + tall or y + high <= top, (x, y)


@pytest.mark.parametrize("rich", [False, True])
def test_what_all_strive_for_lies_above_the_areas_of_the_others(rich: bool) -> None:
    game = Revival(players=4, public_objectives=rich)
    facts = RevivalPresentation(game).facts_to_draw(game.start(seed=1).view(0))
    layout = parts.PARTS["seats-narrow"](facts, 0)
    assert layout.shelf
    assert rich == (layout.shelf.bottom < min(box.y for box in layout.areas.values()))


@pytest.mark.parametrize("part", ["seats", "seats-narrow"])
def test_who_looks_on_sees_in_a_square_what_was_built(part: Literal["seats", "seats-narrow"]) -> None:
    """There is room for it below the Mission."""
    picture = draw(told(solo(), None), part=part)
    for number in (0, 1):
        area = next(e for e in elements(picture) if e.get("id") == f"area-{number}")
        assert max(float(rect.get("height", 0)) for rect in area.iter(f"{SVG}rect")) > 60
