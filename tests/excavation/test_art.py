"""The drawing: everything is explained, nothing is too large, and places lie where one is told."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

from durbar.core import Match, View
from durbar.games.excavation import content
from durbar.games.excavation.game import Excavation
from durbar.games.excavation.presentation.art.frame import TALL
from durbar.games.excavation.presentation.art.grid import grid_within
from durbar.games.excavation.presentation.art.themes import THEMES
from durbar.games.excavation.presentation.presentation import ExcavationPresentation
from durbar.games.excavation.presentation.words import COMPASS
from tests.art.pictures import contrast
from tests.excavation.tables import cards, play, table
from tests.languages import LANGUAGES

RECORDS = sorted((Path(__file__).parent / "records").glob("*.durbar"))
IDS = re.compile(r' id="([^"]+)"')
WORDS = re.compile(r' data-word="([^"]+)"')
PARTS = ("table", "tall", "map", *Excavation(2).presentation.parts)
LARGEST = 160_000  # signs in a picture


def moments() -> Iterator[View]:
    """Start, middle and end of every recorded game, by turns as a player and as a spectator sees it."""
    for k, record in enumerate(RECORDS):
        match = Match.read(record.read_text(encoding="utf-8"))
        for third in range(4):
            state = match.at(len(match) * third // 3)
            yield state.view((None, *range(state.game.players))[(k + third) % (state.game.players + 1)])


@pytest.mark.parametrize("part", PARTS)
def test_every_moment_can_be_drawn(part: str) -> None:
    for k, view in enumerate(moments()):
        if part.startswith("own") and view.seat is None:
            continue  # whoever only watches has none
        picture = view.svg(LANGUAGES[k % 3], part=part, theme=("light", "dark")[k % 2])
        ids = IDS.findall(picture)
        assert len(ids) == len(set(ids))
        assert "style=" not in picture
        assert len(picture) < LARGEST


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_one_points_at_is_explained(lang: str) -> None:
    texts = ExcavationPresentation.texts
    for view in moments():
        for word in set(WORDS.findall(view.svg(lang))):
            assert texts.has(lang, word), word
            assert texts.has(lang, f"{word}-help"), word


@pytest.mark.parametrize("screen", ["wide", "low", "tall", "phone"])
def test_the_parts_of_a_screen_hold_the_table_between_them(screen: str) -> None:
    view = Excavation(3).start(seed=2).view(0)
    parts = view.game.presentation.layout(screen, 0).values()
    shared = [set(IDS.findall(view.svg(part=part).partition("</defs>")[2])) for part in parts]
    whole = set(IDS.findall(view.svg().partition("</defs>")[2]))
    assert set.union(*shared) == whole
    assert sum(map(len, shared)) == len(whole)  # on one page, so no id twice


def test_places_lie_where_their_words_say_on_a_telephone_too() -> None:
    """There the valley was shown turned: what lay below a site was said to be east of it."""
    grid = grid_within(Excavation(2).chart, TALL, None, handheld=True)
    x, y = grid.at(10, 10)
    for (q, r), name in COMPASS.items():
        to_x, to_y = grid.at(10 + q, 10 + r)
        assert (to_x > x) is ("e" in name)
        assert (to_y > y, to_y < y) == ("s" in name, "n" in name)


@pytest.mark.parametrize("part", ["table", "valley", "valley-low", "valley-tall"])
def test_no_number_of_a_dig_hides_whose_token_it_is(part: str) -> None:
    """Where a token counts for several digs, too: in the middle of a token is the sign of its player."""
    seen = 0
    for view in moments():
        picture = view.svg(part=part)
        tokens = re.findall(r'id="token-\d+" transform="translate\(([\d.]+)[ ,]([\d.]+)\)', picture)
        for drawn in re.findall(
            r'<g class="held"><rect x="(\S+)" y="(\S+)" width="(\S+)" height="(\S+)"', picture
        ):
            left, top, broad, high = map(float, drawn)
            seen += high > 1.5 * broad
            assert not any(left < float(x) < left + broad and top < float(y) < top + high for x, y in tokens)
    assert seen


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("part", ["table", "valley", "valley-low", "valley-tall"])
def test_the_graveyard_hides_no_hex_where_a_token_may_stand(part: str, players: int) -> None:
    picture = Excavation(players).start(seed=2).view(None).svg(part=part)
    drawn = re.search(r'id="graveyard"[^>]*translate\(([\d.]+)[ ,]([\d.]+)\).*?</g>', picture)
    assert drawn
    x, y = map(float, drawn.groups())
    box = re.search(r'<rect x="([-\d.]+)" y="([-\d.]+)" width="([\d.]+)" height="([\d.]+)"', drawn[0])
    assert box
    left, top, broad, high = map(float, box.groups())
    hexes = re.findall(r'id="hex-(\d+)".*?d="M([\d.]+) ([\d.]+)l([\d.]+) [\d.]+v([\d.]+)', picture)
    assert len(hexes) > 100
    for name, *drawn_from in hexes:
        across, down, half, side = map(float, drawn_from)  # the uppermost corner, half a width, a side
        beside = across < x + left - half / 2 or across > x + left + broad + half / 2
        assert beside or not y + top - side / 2 < down + side < y + top + high + side / 2, name


@pytest.mark.parametrize("handheld", [False, True])
def test_a_rope_goes_around_its_dig_and_back(handheld: bool) -> None:
    chart = Excavation(2, map="v2").chart
    grid = grid_within(chart, TALL, None, handheld)
    around = grid.border(grid.land)  # the valley has an edge, and nothing inside it is missing
    assert len(around) == 1
    ringed = grid.border([*chart.lake, *chart.hills])
    assert all(line[0] == line[-1] for line in (*around, *ringed))


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "Excavation, round 1. As Player 1 sees it"),
        ("fr", "Fouilles, manche 1. Ce que voit Joueur 1"),
        ("ja", "発掘、第1ラウンド。プレイヤー1から見た盤面"),
    ],
)
def test_the_title_is_set_as_the_language_wants_it(lang: str, title: str) -> None:
    assert f"<title>{title}</title>" in Match.start(Excavation(2), seed=1).state.view(0).svg(lang)


def test_combinations_are_touched_on_the_cards() -> None:
    hand = cards(arch=2, historian=1, eminence=1)
    state = table(("gokarna", "patan", "thimi"), hands=[{"hand": hand, "front": cards(arch=2)}, {}])
    view = play(state, "place").view(0)
    picks = {move.text: view.game.presentation.picks(view, move) for move in view.moves}
    assert picks["play arch"] == ("hand-arch",)
    assert picks["play arch arch"] == ("hand-arch", "hand-arch-2")
    assert picks["play eminence-as-arch"] == ("hand-eminence",)
    assert picks["play eminence-as-arch arch"] == ("hand-arch", "hand-eminence")
    # The same two cards, kept for one token or the Eminence given up for three: the page asks (X-R23)
    assert picks["play historian eminence"] == ("hand-historian", "hand-eminence")
    assert picks["play eminence-as-historian historian"] == picks["play historian eminence"]


def test_every_player_has_a_sign_of_his_own() -> None:
    view = Excavation(4).start(seed=1).view(None)
    for theme, colours in THEMES.items():
        signs = [view.game.presentation.badge(view, seat, theme=theme) for seat in range(4)]
        assert len({re.sub("#[0-9a-f]{6}", "", sign) for sign in signs}) == 4  # by shape alone
        for sign, name in zip(signs, content.PLAYER_NAMES, strict=True):
            assert colours[name] in sign
            assert "id=" not in sign


@pytest.mark.parametrize("theme", THEMES)
def test_words_and_pieces_stand_out_from_their_ground(theme: str) -> None:
    colour = THEMES[theme]
    words = [(text, ground) for text in ("text", "quiet") for ground in ("table", "panel", "panel2")]
    words += [("text", "halo"), ("text", "shore"), ("ink", "paper"), ("back-text", "back")]
    assert [pair for pair in words if contrast(colour[pair[0]], colour[pair[1]]) < 4.5] == []
    # A token or an outline is dark with a light edge: on every field one of the two is seen.
    fields = ["paddy", "terrace", "meadow", "mustard", "wood", "site", "earth", "lake", "panel"]
    for ground in fields:
        assert max(contrast(colour[edge], colour[ground]) for edge in ("ink", "rim")) >= 3, ground
    assert contrast(colour["target"], colour["halo"]) >= 3
    assert contrast(colour["mark"], colour["brick"]) >= 3  # large figures
