"""What the page is told: every pick is a piece of the drawing, every lesson can be played."""

import random
import re

import pytest

from durbar.games.expedition.game import Expedition
from durbar.games.expedition.presentation.presentation import space_id
from tests.expedition.scenes import dice, landed, scene, traveller
from tests.languages import LANGUAGES


@pytest.mark.parametrize("seed", [1, 2])
def test_every_pick_is_an_element_of_the_drawing(seed: int) -> None:
    game = Expedition(4, characters=True, tents=True)
    state = game.start(seed=seed)
    rng = random.Random(seed)
    number = 0
    while not state.over:
        assert state.to_act is not None
        view = state.view(state.to_act)
        number += 1
        if number % 9 == 0:
            drawn = view.svg()
            for move in view.moves:
                for element in game.presentation.picks(view, move):
                    assert f'id="{element}"' in drawn, f"{move}: {element}"
        state.play(rng.choice(list(view.moves)))


@pytest.mark.parametrize("seed", [3, 4])
def test_a_trail_leads_step_by_step_from_the_yak_to_the_picked_space(seed: int) -> None:
    game = Expedition(3, characters=True)
    state = game.start(seed=seed)
    rng = random.Random(seed)
    walked = 0
    while not state.over:
        assert state.to_act is not None
        view = state.view(state.to_act)
        moves = list(view.moves)
        for move in moves:
            trail = game.presentation.trail(view, move)
            if move.kind not in ("move", "exit"):
                assert trail == ()
            elif trail:
                walked += 1
                yak = view.facts["seats"][state.to_act]["yak"]
                assert trail[0] == space_id(yak)
                assert len(set(trail)) > 1
                if move.kind == "move":
                    assert trail[-1:] == game.presentation.picks(view, move)
        move = rng.choice(moves)
        trail = game.presentation.trail(view, move)
        asked = state.to_act
        state.play(move)
        yak = state.view(None).facts["seats"][asked]["yak"]
        if move.kind in ("move", "exit") and trail and state.view(None).prompt != view.prompt:
            arrived = yak in (None, "kathmandu") or "leave-strip" in str(state.view(None).prompt)
            assert arrived or trail[-1] == space_id(yak)
    assert walked > 100
    assert game.presentation.trail(state.view(None), game.move("move n")) == ()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_rule_cited_has_its_paragraph(lang: str) -> None:
    game = Expedition(2)
    guide = game.presentation.guide(lang)
    cited = [kind.rule for kind in game.REFUSALS] + [prompt.rule for prompt in game.PROMPTS]
    for rule in cited:
        anchor = game.presentation.rule_anchor(rule)
        assert anchor is None or f'id="{anchor}"' in guide, rule
    assert sum(game.presentation.rule_anchor(rule) is not None for rule in cited) > 0.9 * len(cited)


def test_the_dice_of_a_wooden_barrel_are_touched_in_any_order_and_called_by_name() -> None:
    state = scene({"equipment": ["wooden-barrel"], "dice": dice([1], faces=4)}, round=2)
    state.play("wooden-barrel")
    view = state.view(0)
    move = view.check("roll gray pink")
    drawn = view.svg(part="own")
    for colour, called in (("gray", "grey"), ("pink", "pink")):
        name = f"die-0-{colour}"
        assert name in view.game.presentation.picks(view, move)
        die = next(part for part in drawn.split("<g ") if part.startswith(f'id="{name}"'))
        assert "data-any" in die.partition(">")[0]
        assert f"<title>{called} die, 4," in die


def test_resources_are_touched_on_the_own_board_those_of_a_tool_case_in_any_order() -> None:
    state = scene({"equipment": ["tool-case"], "dice": dice([1], faces=4)}, round=2)
    view = state.view(0)
    picks = view.game.presentation.picks(view, view.check("tool-case backpack compass fodder"))
    assert picks[1:] == ("resource-0-backpack", "resource-0-compass", "resource-0-fodder")
    drawn = view.svg(part="own")
    for name in picks[1:]:
        resource = next(part for part in drawn.split("<g ") if part.startswith(f'id="{name}"'))
        assert "data-any" in resource.partition(">")[0]


def test_a_swap_is_shown_by_the_map_that_is_given_and_the_one_that_is_taken() -> None:
    rival = {"yak": "2:6,6", "maps": ["red-a", "green-b", "green-b"]}
    state = landed({"yak": "2:6,6", "maps": ["purple-b", "yellow-a"]}, rival)
    view = state.view(0)
    drawn = view.svg()
    swaps = [move for move in view.moves if move.kind == "swap"]
    assert len(swaps) == 4
    for move in swaps:
        _, taken, given = move.parts
        for element, name in zip(view.game.presentation.picks(view, move), (given, taken), strict=True):
            piece = next(part for part in drawn.split("<g ") if part.startswith(f'id="{element}"'))
            assert f"<title>{view.game.presentation.word('map', name)}" in piece


def test_who_may_play_tents_is_told_against_whom() -> None:
    state = landed(traveller("2:6,6"), {"tents": ["meadow"]})
    state.play("done")
    view = state.view(1)
    labels = [view.game.presentation.label(view, move, "en", ("Ani", "Dirk")) for move in view.moves]
    assert "Play 1 tent against Ani" in labels


def test_a_square_is_called_by_what_is_printed_not_by_coordinates() -> None:
    drawn = scene({}).view(0).svg(part="landscape")
    assert "<title>Board 1, rock, start space</title>" in drawn
    assert not re.search(r"<title>[^<]*\d:\d,\d", drawn)


@pytest.mark.parametrize(
    ("lang", "told"),
    [
        ("en", "You gain 1 backpack, 1 paint box, 1 coin, 1 yak fodder, 2 equipment cards."),
        (
            "fr",
            "Vous recevez 1 sac à dos, 1 boîte de peinture, 1 pièce, 1 fourrage, 2 cartes Équipement.",
        ),
        ("ja", "バックパック1個、絵の具箱1個、コイン1枚、ヤクの餌1個、装備カード2枚を受け取ります。"),
    ],
)
def test_a_character_tells_what_it_begins_with_before_it_is_chosen(lang: str, told: str) -> None:
    state = Expedition(2, characters=True).start(seed=1)
    assert state.to_act is not None
    view = state.view(state.to_act)
    ability, said = state.game.presentation.foretold(view, view.check("choose mountaineer"), None, lang)
    assert ability == state.game.presentation.texts.say(lang, "character-mountaineer-help")
    assert said == told


def test_whoever_is_exhausted_is_asked_to_rest_not_to_set_off() -> None:
    """Nothing said that setting off with three markers would be a rest."""
    for equipment, asked in (
        (["first-aid-bag"], "play cards first, or rest, for you are exhausted."),
        ([], "rest, for you are exhausted."),
    ):
        state = scene({"exhaustion": 3, "equipment": equipment, "dice": dice([], faces=4)})
        page, view = state.game.presentation, state.view(0)
        (told,) = page.foretold(view, view.check("take gray"), None)
        assert told.startswith("With three exhaustion markers you rest")
        state.play("take gray")
        view = state.view(0)
        assert page.asked(view) == asked
        labels = [page.label(view, move) for move in view.moves]
        assert "Set off" not in labels
        assert labels[-1].startswith("Rest")
    assert "rested" in [event.kind for event in state.play("go")]


def test_where_nothing_is_left_to_do_but_to_end_the_turn_that_is_what_is_asked() -> None:
    state = landed(traveller("2:6,6"), {"tents": ["rock"]})
    assert state.game.presentation.asked(state.view(0)) == "nothing more can be done here, so end your turn."
    state.play("done")
    assert state.game.presentation.asked(state.view(1)) == "none of your tents fits here, so pass."


def test_stopping_a_wooden_barrel_is_spoken_of_when_it_can_be_stopped() -> None:
    state = scene({"equipment": ["wooden-barrel"], "dice": dice([1], faces=4)}, round=2)
    state.play("wooden-barrel")
    assert state.game.presentation.asked(state.view(0)) == "choose dice to roll with the Wooden barrel."


def test_a_card_whose_window_a_question_interrupts_waits_for_the_answer() -> None:
    """It was said to be for before the movement, although that had not begun."""
    state = scene({"equipment": ["first-aid-bag"], "exhaustion": 1, "dice": dice([], faces=4)})
    state.play("take black")
    refusal = state.why_not("first-aid-bag")
    assert refusal is not None
    assert refusal.reason == "not-now"
    assert "choose any resource" in state.game.presentation.say(refusal)


def test_the_description_names_everybodys_character() -> None:
    told = scene({"character": "monk"}, {"character": "artist"}).view(0).svg(part="landscape")
    assert "<desc" in told
    described = told.partition("</desc>")[0]
    assert "Monk" in described
    assert "Artist" in described
