"""What drawings keep is the same for every table, and there is an end to it."""

import gc
import importlib
import pkgutil
from collections.abc import Mapping
from functools import _lru_cache_wrapper
from random import Random
from types import ModuleType
from typing import Any

import pytest

import durbar.art
from durbar.art import memo
from durbar.art.memo import Memo
from durbar.art.pen import Pen, drawn_from, drawn_once
from durbar.art.themes import make_themes
from durbar.art.words import Words
from durbar.core import Match, View
from durbar.games.expedition.game import Expedition
from durbar.texts import HOUSE

BOARDS, DISPLAYS = 3, 1  # of one table that is drawn for one reader


class PlainPen(Pen[Words]):
    THEMES = make_themes({}, {})


def art_modules() -> list[ModuleType]:
    found = [*pkgutil.walk_packages(durbar.art.__path__, "durbar.art.")]
    games = importlib.import_module("durbar.games").__path__
    found += [each for each in pkgutil.walk_packages(games, "durbar.games.") if ".art" in each.name]
    return [importlib.import_module(each.name) for each in found]


def art_caches() -> list[Any]:
    names = {module.__name__ for module in art_modules()}
    found = [each for each in gc.get_objects() if isinstance(each, _lru_cache_wrapper)]
    return [cache for cache in found if cache.__module__ in names]


def entries() -> dict[str, int]:
    return {f"{cache.__module__}.{cache.__qualname__}": cache.cache_info().currsize for cache in art_caches()}


def forget_all() -> None:
    """As if nothing had been drawn in this process yet."""
    memo.TABLES.clear()
    for cache in art_caches():
        cache.cache_clear()


def test_every_cache_of_a_drawing_has_an_end() -> None:
    endless = [cache.__qualname__ for cache in art_caches() if cache.cache_parameters()["maxsize"] is None]
    assert len(art_caches()) > 20
    assert endless == []


def opening(seed: int = 1) -> View:
    """A table of Expedition whose boards all lie there."""
    state = Expedition(3).start(seed=seed)
    while not state.view(0).facts["day"]:
        state.play(state.moves[0])
    return state.view(0)


def test_other_names_at_the_same_table_are_kept_in_nothing_but_their_own_boards() -> None:
    forget_all()
    view = opening()
    view.svg("en", names=("a", "b", "c"))
    before, tables = entries(), len(memo.TABLES)
    for k in range(20):
        view.svg("en", names=(f"Ani {k}", f"Bo {k}", f"Cy {k}"))
    grown = {name for name, size in entries().items() if size > before[name]}
    assert grown <= {
        "durbar.games.expedition.presentation.art.seats.draw_die",
        "durbar.art.pen._same_pen",
        "durbar.art.text.text_width",
        "durbar.art.svg.number",
    }
    assert len(memo.TABLES) - tables == 20 * (BOARDS + DISPLAYS)


def test_what_is_kept_of_tables_has_an_end_whatever_it_is() -> None:
    kept = Memo(100_000)
    for k in range(100):
        assert kept.get(k, lambda: "x" * 9_000) == "x" * 9_000
        kept.get("again", lambda: ("y" * 9_000, ("z" * 9_000,)))
        assert kept.size <= 100_000
    assert len(kept) == 9  # eight of them, and what was asked for again and again
    assert kept.get("again", str) != ""
    assert kept.get(0, str) == "", "it was kept for too long"


def test_what_is_drawn_from_facts_is_found_by_what_they_say() -> None:
    seen = []

    @drawn_from
    def board(pen: PlainPen, facts: Mapping[str, Any], width: int) -> str:
        seen.append(facts)
        return f"{facts} {width}"

    pen = PlainPen(Words(HOUSE, "en"), "light")
    assert board(pen, {"rupees": 3}, 7) == board(pen, {"rupees": 3}, 7) == "{'rupees': 3} 7"
    assert board(pen, {"rupees": 4}, 7) == "{'rupees': 4} 7"
    assert board(pen, {"rupees": 3}, 8) == "{'rupees': 3} 8"
    assert len(seen) == 3


def test_what_is_drawn_once_knows_no_names_and_outlines_nothing() -> None:
    seen = []

    @drawn_once(8)
    def card(pen: PlainPen, name: str) -> str:
        seen.append((pen.words.names, pen.targets, pen.words.person(0)))
        return pen.piece("card-x", name, 0, 0, 10, 10, pen.words.person(0))

    for names in (["Ani"], ["Bo"], None):
        pen = PlainPen(Words(HOUSE, "en", names), "light", frozenset({"card-x"}))
        drawn = card(pen, "one")
        assert "Player 1" in drawn
        assert "target" not in drawn
    assert seen == [(None, frozenset(), "Player 1")]


def test_what_is_drawn_once_differs_by_language_and_theme() -> None:
    @drawn_once(8)
    def card(pen: PlainPen) -> str:
        return pen.bold(pen.words.person(0), 0, 0, 10)

    pens = [PlainPen(Words(HOUSE, lang), theme) for lang in ("en", "fr", "ja") for theme in ("light", "dark")]
    assert len({card(pen) for pen in pens}) == 6


@pytest.mark.parametrize("name", ["excavation", "expedition", "revival"])
def test_what_is_kept_is_what_would_be_drawn_anew(name: str) -> None:
    """At some moments of a game, for everybody: with all that was kept so far, and with nothing kept."""
    match, luck = Match.start(durbar.game(name, players=3), seed=4, names=("Ani", "Bo", "Cy")), Random(4)
    for number in range(90):
        if match.over:
            break
        seat = luck.choice(match.waiting)
        match.play(luck.choice(match.state.moves_of(seat)), seat)
        if number % 6:
            continue
        views = [match.view(seat) for seat in (None, 0, 1, 2)]
        kept = [view.svg("fr", names=match.names) for view in views]
        if number % 18:
            continue
        forget_all()
        assert [view.svg("fr", names=match.names) for view in views] == kept
