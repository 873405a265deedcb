"""What the page is told: every pick is a piece of the drawing, every lesson can be played."""

import random
import re
from typing import Any

import pytest

from durbar.games.revival.game import Revival
from tests.languages import LANGUAGES
from tests.revival.scenes import build, building, rainbow, red, refused, told

TABLES: list[tuple[int, dict[str, Any]]] = [
    (1, {"solo_level": "extreme"}),
    (2, {"manipulation": True, "reconstruction": True, "rainbow": True}),
    (
        4,
        {
            "teams": "2x2",
            "bids": "mixed",
            "manipulation": True,
            "reconstruction": True,
            "architects": "choose",
            "public_objectives": True,
            "bhairav": True,
            "holographic_buddhas": True,
            "rainbow": True,
        },
    ),
    (6, {"teams": "3x2", "architects": "random"}),
]


@pytest.mark.parametrize(("players", "options"), TABLES)
def test_every_pick_is_an_element_of_the_drawing(players: int, options: dict[str, Any]) -> None:
    game = Revival(players, **options)
    state, rng = game.start(seed=1), random.Random(1)
    seen: set[str] = set()
    number = 0
    while not state.over:
        assert state.to_act is not None
        view = state.view(state.to_act)
        number += 1
        kinds = {move.kind for move in view.moves}
        if number % 12 == 0 or kinds - seen:
            seen |= kinds
            drawn = view.svg()
            for move in view.moves:
                for element in (*game.presentation.picks(view, move), *game.presentation.trail(view, move)):
                    assert f'id="{element}"' in drawn, f"{move}: {element}"
        for event in state.play(rng.choice(list(view.moves))):
            assert all(element.count("None") == 0 for element in game.presentation.touched(event)), event


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("players", "options"), TABLES)
def test_moves_of_the_same_name_do_the_same(players: int, options: dict[str, Any], lang: str) -> None:
    """Two cards may have the same section at one end; which of them is built is a choice."""
    game = Revival(players, **options)
    state, rng = game.start(seed=2), random.Random(2)
    while not state.over:
        assert state.to_act is not None
        view = state.view(state.to_act)
        named: dict[str, str] = {}
        for move in view.moves:
            label = game.presentation.label(view, move, lang)
            told = " ".join(move.parts)
            for card, ends in game.box.cards.items():
                told = told.replace(card, "/".join(ends))
            assert named.setdefault(label, told) == told
        state.play(rng.choice(list(view.moves)))


def test_a_monument_is_named_by_what_stands_there() -> None:
    game = Revival(2)
    state, rng = game.start(seed=2), random.Random(2)
    asked: list[str] = []
    while not state.over:
        assert state.to_act is not None
        view = state.view(state.to_act)
        asked += [game.presentation.label(view, move) for move in view.moves if move.kind == "on"]
        state.play(rng.choice(list(view.moves)))
    assert asked
    assert all(re.fullmatch(r"On (monument \d+ \()?\w+ (Stupa|Pagoda|Shrine) 1.*", each) for each in asked)
    assert any("monument" not in each for each in asked)


def test_several_jokers_are_given_their_colours_one_by_one() -> None:
    """A choice is named by the sections and their colours; the colours are touched in any order."""
    standing = [f"{rainbow(section)} {section}j" for section in ("st1", "st2")]
    state = building({"hand": [red("st3g")], "monuments": [standing]}, options={"rainbow": True})
    state.play(build("st3g"), 0)
    view = state.view(0)
    move = view.check("name-two blue red")
    look = state.game.presentation
    assert look.label(view, move) == "Jokers: blue Stupa 1, red Stupa 2"
    assert look.picks(view, move) == ("joker-1-blue", "joker-2-red")
    assert len(view.moves) == 25
    assert view.svg().count('data-any=""') == 10


def test_what_comes_later_in_the_round_says_when() -> None:
    state = Revival(3).start(seed=1)
    lying = told(state)["market"]["a1"]
    assert refused(state, f"buy {lying}") == "in-market 4.4"
    assert refused(state, build("pa1r")) == "not-building 4.8"
    assert refused(state, "convert") == "not-spending 4.10"
    assert refused(building({"hand": [red("sh1g")]}), "bid 4 w1") == "not-bidding 4.4"


def test_a_coin_says_what_it_targets_and_who_does_so_too() -> None:
    state = Revival(3).start(seed=1)
    first = state.to_act
    assert first is not None
    state.play("bid 4 w1")
    second = state.to_act
    assert second is not None
    view = state.view(second)
    names = ["Maya", "Dolma", "Tashi"]
    said = state.game.presentation.foretold(view, view.check("bid 2 na"), None, "en", names)
    assert said == (f"Targets A1 (also {names[first]}), A2.",)


def test_an_architect_is_explained_before_it_is_chosen() -> None:
    state = Revival(3, architects="choose").start(seed=1)
    assert state.to_act is not None
    view = state.view(state.to_act)
    (said,) = state.game.presentation.foretold(view, view.check("draft walter"), None)
    assert said == "Your hand limit is 4 instead of 3."


def test_a_trail_leads_from_the_spot_to_its_two_cards_and_from_a_card_to_its_monument() -> None:
    game = Revival(2)
    state, rng = game.start(seed=1), random.Random(1)
    assert state.to_act is not None
    first = state.view(state.to_act)
    assert game.presentation.trail(first, game.move("bid 4 w1")) == ("spot-w1", "cell-a1", "cell-b1")
    assert game.presentation.trail(state.view(None), game.move("bid 4 w1")) == ()
    built = 0
    while not state.over and built < 5:
        asked = state.to_act
        assert asked is not None
        view = state.view(asked)
        ready = [move for move in view.moves if game.presentation.trail(view, move) and move.kind == "build"]
        move = ready[0] if ready else rng.choice(list(view.moves))
        events = state.play(move)
        if ready:
            built += 1
            assert game.presentation.trail(view, move)[-1] in game.presentation.touched(events[0])
    assert built == 5


@pytest.mark.parametrize("players", [2, 4])
def test_scores_are_those_on_the_tracks(players: int) -> None:
    game = Revival(players, bhairav=True, holographic_buddhas=True)
    state, rng = game.start(seed=3), random.Random(3)
    while not state.over:
        view = state.view(None)
        scores = view.scores
        assert [score.total for score in scores] == [row["score"] for row in view.facts["seats"]]
        state.play(rng.choice(list(state.moves)))
    assert state.outcome is not None
    assert state.view(None).scores == state.outcome.scores


def test_status_tells_the_round() -> None:
    assert Revival(4).presentation.status(Revival(4).start(seed=1).view(0)) == "Round 1 of 8"
    assert Revival(1).presentation.status(Revival(1).start(seed=1).view(0), "fr") == "Manche 1 sur 15"
    assert Revival(4).presentation.status(Revival(4).start().view(0)) == ""


def test_parts_have_names() -> None:
    game = Revival(3)
    view = game.start(seed=1).view(0)
    for part in game.presentation.parts:
        assert view.svg(part=part)
        text = f"part-{part.partition('-')[0]}"
        assert all(game.presentation.say(text, lang) for lang in game.presentation.languages)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_cited_has_its_paragraph(lang: str) -> None:
    game = Revival(2)
    guide = game.presentation.guide(lang)
    cited = [kind.rule for kind in game.REFUSALS] + [prompt.rule for prompt in game.PROMPTS]
    cited += [option.rule for option in game.OPTIONS]
    for rule in cited:
        anchor = game.presentation.rule_anchor(rule)
        assert anchor is not None, rule
        assert f'id="{anchor}"' in guide, rule


def test_a_market_space_is_touched_alone_only_where_one_plays_alone() -> None:
    for players, touched in ((1, ("cell-a1",)), (3, ())):
        game = Revival(players)
        state = game.start(seed=1)
        assert state.to_act is not None
        assert game.presentation.picks(state.view(state.to_act), game.move("store a1")) == touched


@pytest.mark.parametrize("lang", LANGUAGES)
def test_who_plays_alone_is_told_the_rules_of_the_solo_game(lang: str) -> None:
    alone, several = Revival(1).presentation, Revival(3).presentation
    assert (several.rule_anchor("4.4"), several.scoring) == ("bid", "scoring")
    assert (alone.rule_anchor("4.4"), alone.scoring) == ("solo-round", "solo-goal")
    assert alone.rule_anchor("4.8 / V-R39") == "solo-round"
    assert alone.rule_anchor("6.6.4 / V-R106") == "solo-levels"
    assert all(f'id="{section}"' in alone.guide(lang) for section in ("solo-round", "solo-goal"))


def test_what_is_asked_is_offered_before_what_may_be_done_at_any_time() -> None:
    kinds = {kind.name for kind in Revival(1).MOVES}
    assert kinds >= Revival(1).presentation.ASIDES == {"raze", "offer"}
