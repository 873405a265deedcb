"""The rulings made while building, and that no ruling of the page is without its test."""

import re
from pathlib import Path

from tests.revival.scenes import (
    Seat,
    build,
    building,
    can,
    draw,
    lay,
    offered,
    play,
    rainbow,
    red,
    reds,
    scene,
    score,
    slot,
    solo,
    spending,
    table,
    told,
)

HERE = Path(__file__).parent


def test_every_ruling_and_every_case_has_a_test() -> None:
    page = (HERE.parent.parent / "docs" / "rulings" / "revival.md").read_text(encoding="utf-8")
    rulings = set(re.findall(r'<a id="(V-R\d+)"></a>', page))
    assert rulings == {f"V-R{number}" for number in range(1, len(rulings) + 1)}
    cases = {f"V-X{number}" for number in range(1, 28)} | {f"V-T{number}" for number in range(1, 33)}
    code = "".join(path.read_text(encoding="utf-8") for path in HERE.glob("test_*.py"))
    tested = {name.replace("_", "-") for name in re.findall(r"def test_(V_[RXT]\d+)_", code)}
    assert rulings | cases == tested


def test_V_R158_the_place_is_asked_only_if_there_are_several_even_alike() -> None:
    one = building({"hand": reds("sh2g"), "monuments": [reds("sh1b"), reds("pa1b")]})
    one.play(build("sh2g"))
    assert score(one, 0) == 4
    alike = building({"hand": reds("sh2g"), "monuments": [reds("sh1b"), ["bl23 sh1b"]]}, round=2)
    alike.play(build("sh2g"))
    assert offered(alike, "on") == ["1", "2"]


def test_V_R159_architects_are_chosen_when_the_objectives_lie_open() -> None:
    state = table(3, architects="choose", public_objectives=True).start()
    while state.prompt is not None and state.prompt.id != "draft":
        state.play(state.moves[0])
    assert len(told(state)["objectives"]) == 2


def test_V_R160_an_empty_deck_is_renewed_bottom_then_unclaimed_then_discards() -> None:
    state = scene(players=3, discards=[f"rd{k:02}" for k in range(2, 51)], bottom=[{"card": "rd01"}])
    unclaimed = told(state)["market"]["b2"]
    lay(state, [("na", 5), ("sa", 4), ("w1", 3)])
    draw(state, "rd01", unclaimed)
    assert len(state.moves) == 49


def test_V_R161_a_secret_return_makes_the_whole_draw_unknown_to_others() -> None:
    rows: list[Seat] = [{"architect": "charles"}, {"architect": "liu"}, {"architect": "walter"}]
    state = scene(
        *rows,
        players=3,
        options={"architects": "random"},
        discards=[f"rd{k:02}" for k in range(3, 51)],
        bottom=[{"card": "rd01"}, {"card": "rd02"}],
    )
    draw(lay(state, [("na", 5), ("w2", 5), ("d1", 1)]), "rd01", "rd02")
    assert state.view(1).facts["pending"]["drawn"] == [slot(card, shown=3) for card in ("rd01", "rd02")]
    state.play("return rd01")
    assert slot(None) in state.view(1).facts["seats"][0]["hand"]


def test_V_R162_a_bought_holographic_buddha_may_stand_at_a_teammates() -> None:
    options = {"teams": "2x2", "holographic_buddhas": True, "reconstruction": True}
    state = spending({}, options=options, discards=["hb-b"])
    play(state, "buy hb-b", "build-for first hb-b bu1b")
    assert (score(state, 0), score(state, 2)) == (0, 2)


def test_V_R163_a_rebuilt_monument_is_worth_nothing_until_its_joker_has_a_colour() -> None:
    row = {"hand": [rainbow("sh1")], "monuments": [reds("sh1g", "sh2g")]}
    state = building(row, options={"reconstruction": True, "rainbow": True})
    state.play("rebuild rb02 sh1j")
    assert score(state, 0) == 0
    state.play("name green")
    assert score(state, 0) == 6


def test_V_R164_a_solo_game_ends_with_its_monuments_and_its_level() -> None:
    state = table(1).start(seed=164)
    while not state.over:
        state.play("done" if can(state, "done") else state.moves[0])
    outcome = state.outcome
    assert outcome is not None
    assert dict(outcome.scores[0].categories) == {"squares": 0, "level": 0}


def test_V_R165_offered_cards_are_aside_until_the_third_is_taken() -> None:
    state = solo({"solo_level": "extreme"}, seats=[{"hand": ["bl10", "bl11"]}], discards=["bl20"])
    play(state, "offer bl10", "offer bl11")
    assert told(state)["discards"] == ["bl20"]
    state.play("take bl20")
    assert told(state)["discards"] == ["bl10", "bl11"]


def test_V_R166_discards_are_chosen_one_by_one_and_nobody_sees_how_many() -> None:
    rows = [
        {"hand": reds("pa2b", "pa2w", "pa2r", "pa2g", "pa2y")},
        {"hand": reds("pa3b", "pa3w", "pa3r", "pa3g")},
    ]
    state = building(*rows)
    for who in range(4):
        state.play("done", who)
    before = state.view(1).json()
    assert state.play("discard rd36", 0) == ()  # nothing is told before everybody has chosen
    assert state.view(1).json() == before
    shown = [*state.play("discard rd37", 0), *state.play("discard rd41", 1)]
    assert [(event.kind, event.seat) for event in shown[:3]] == [("shown", 0), ("shown", 0), ("shown", 1)]


def test_V_R167_a_card_that_waits_for_its_place_is_shown() -> None:
    state = building({"hand": reds("st2g"), "monuments": [reds("st1g"), reds("st1w")]})
    state.play(build("st2g"), 0)
    assert state.view(1).facts["seats"][0]["hand"] == [slot(red("st2g"), shown=4)]
    assert state.view(1).facts["seats"][0]["asked"]["end"] == f"{red('st2g')} st2g"
