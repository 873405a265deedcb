"""A state is the checked door to a kernel: it plays, refuses, clones and tells."""

import json
from fractions import Fraction
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from durbar.core import (
    CHANCE,
    AmbiguousMove,
    BadNotation,
    BadPosition,
    IllegalMove,
    Rng,
    State,
    UnknownSeat,
)
from tests.core.lanterns.game import Lanterns

GAME = Lanterns(3, refill=True)


def table(**position: object) -> State:
    """A hand-written position: seat 0 holds red and gold, seat 1 two reds, seat 2 a blue."""
    hands = [{"red": 1, "gold": 1}, {"red": 2}, {"blue": 1}]
    return GAME.from_dict({"hands": hands, **position})


def test_without_a_seed_chance_is_left_to_the_caller() -> None:
    state = GAME.start()
    assert state.to_act is CHANCE
    assert state.waiting == ()
    assert [str(move) for move in state.moves] == ["deal red", "deal gold", "deal blue"]
    assert state.outcomes[0] == (GAME.chance_table.move(0), Fraction(1, 3))
    (event,) = state.play("deal red")
    assert (event.kind, dict(event.fields)) == ("dealt", {"seat": 0, "lantern": "red"})
    assert state.outcomes[0][1] == Fraction(3, 11)


def test_with_a_seed_chance_is_answered_and_its_events_follow() -> None:
    state = GAME.start(seed=7)
    assert state.to_act == 0
    assert state.outcomes == ()
    for _ in range(3):
        events = state.play("wait")
    assert [event.kind for event in events] == ["chosen", "hung", "hung", "hung"]
    events = state.play("draw")
    assert [event.kind for event in events] == ["dealt"]
    assert state.to_act == 1


@given(st.integers(0, 2**32 - 1))
def test_a_seeded_game_is_the_one_the_kernel_deals(seed: int) -> None:
    state, kernel, rng = GAME.start(seed), GAME.new_kernel(), Rng(seed)
    while kernel.player == CHANCE:
        kernel.deal(rng)
    while not state.over:
        assert state.digest == kernel.fingerprint()
        number = state.moves.ids[0]
        state.play(number)
        kernel.apply(number)
        while kernel.player == CHANCE:
            kernel.deal(rng)
    assert kernel.over


@pytest.mark.parametrize("seed", [-1, 2**32, 10**40, "dashain", "", True])
def test_seeds_of_any_size_and_words_work_and_repeat(seed: int | str) -> None:
    assert GAME.start(seed) == GAME.start(seed)


def test_different_seeds_give_different_games() -> None:
    assert len({GAME.start(seed).digest for seed in (-1, 2**32 + 1, 10**40, "a", "b", 3)}) > 4


def test_a_move_is_played_by_value_words_or_id() -> None:
    for face in (GAME.move("hang red"), "hang red", " Hang RED ", 0):
        state = table()
        (event,) = state.play(face)
        assert str(event) == "chosen seat=0"
        assert state.to_act == 1


@pytest.mark.parametrize(
    ("move", "seat", "reason", "rule"),
    [
        ("hang blue", None, "not-held", "L3"),
        ("hang blue", 0, "not-held", "L3"),
        ("hang gold", 1, "not-held", "L3"),
        ("draw", None, "not-now", "L2"),
        ("face 3", None, "not-offered", ""),
        ("deal red", None, "not-offered", ""),
    ],
)
def test_an_illegal_move_says_why_and_changes_nothing(
    move: str, seat: int | None, reason: str, rule: str
) -> None:
    state = table()
    before = state.to_dict()
    with pytest.raises(IllegalMove) as error:
        state.play(move, seat)
    assert (error.value.refusal.reason, error.value.rule) == (reason, rule)
    assert state.why_not(move, seat) == error.value.refusal
    assert state.to_dict() == before


def test_a_refusal_speaks_of_what_is_missing() -> None:
    refusal = table().why_not("hang blue")
    assert refusal is not None
    assert dict(refusal.facts) == {"lantern": "blue"}
    assert str(refusal) == "not-held (lantern blue) [L3]"
    assert table().why_not("hang red") is None


def test_a_move_of_another_game_is_not_taken_for_one_with_its_id() -> None:
    outcome = GAME.chance_table.move(0)
    with pytest.raises(IllegalMove):
        table().play(outcome)


@pytest.mark.parametrize("move", ["fly away", "", 7, -1, 10**20, None, 3.5, True, ["wait"], "x" * 9999])
def test_what_is_no_move_is_bad_notation_whoever_is_asked(move: Any) -> None:
    state = table()
    before = state.to_dict()
    for ask in (
        state.play,
        state.why_not,
        state.after,
        state.check,
        state.view(0).why_not,
        state.view(0).check,
    ):
        with pytest.raises(BadNotation) as error:
            ask(move)
        assert error.value.field == "move"
        assert len(str(error.value)) < 300
    with pytest.raises(BadNotation):
        GAME.move(move)
    assert state.to_dict() == before


def test_words_cut_short_suggest_what_was_meant() -> None:
    state = table()
    with pytest.raises(AmbiguousMove, match="'hang' could mean hang red, hang gold") as several:
        state.play("hang")
    assert [str(move) for move in several.value.candidates] == ["hang red", "hang gold"]
    for short in ("wai", "HANG r", "hang rad"):
        with pytest.raises(BadNotation, match=r"did you mean (wait|hang red)") as one:
            state.why_not(short)
        assert one.value.candidates[0] in state.moves
    with pytest.raises(BadNotation, match="what can be played now is hang red, hang gold, wait"):
        state.play("sing")


@pytest.mark.parametrize(
    ("game", "word", "said"),
    [
        (
            "expedition",
            "take",
            r"'take' is not offered now; .* is place .*; take brown is refused: not-now .*\[4.2\]",
        ),
        (
            "excavation",
            "take",
            r"'take' is not offered now; .* is place, hire; take-back is refused: .*\[X-R27\]",
        ),
        (
            "revival",
            "collect bl",
            r"'collect bl' is no move of this game; what can be played now is bid 1 na",
        ),
    ],
)
def test_a_kind_of_move_that_is_not_offered_now_is_refused_by_its_rule(
    game: str, word: str, said: str
) -> None:
    state = durbar.game(game).start(seed=1)
    with pytest.raises(BadNotation, match=said) as error:
        state.play(word)
    assert bool(error.value.rule) == ("not offered" in said)
    assert all(move.kind.startswith(word) and move not in state.moves for move in error.value.candidates)


def test_a_move_that_waits_for_chance_is_not_called_unknown() -> None:
    with pytest.raises(
        BadNotation, match=r"'take' is not offered now; .*; take brown is refused: chance-decides"
    ):
        durbar.game("expedition").start().play("take")


def test_chance_and_the_end_refuse_players() -> None:
    state = GAME.start()
    for seat in (None, 1):
        refusal = state.why_not("wait", seat)
        assert refusal is not None
        assert refusal.reason == "chance-decides"
    over = table(round=3, phase=None)
    for seat in (None, 1):
        refusal = over.why_not("wait", seat)
        assert refusal is not None
        assert refusal.reason == "game-over"
    assert over.prompt is None
    assert over.to_act is None
    assert len(over.moves) == 0


def test_all_waiting_seats_may_answer_in_any_order() -> None:
    one, other = table(), table()
    assert one.waiting == (0, 1, 2)
    assert [str(move) for move in one.moves_of(2)] == ["hang blue", "wait"]
    for seat, move in ((2, "hang blue"), (0, "hang gold"), (1, "wait")):
        last = one.play(move, seat)
    for seat, move in ((0, "hang gold"), (1, "wait"), (2, "hang blue")):
        other.play(move, seat)
    assert one == other
    assert [dict(event.fields) for event in last[1:]] == [
        {"seat": 0, "lantern": "gold", "points": 3},
        {"seat": 1, "lantern": None, "points": 0},
        {"seat": 2, "lantern": "blue", "points": 3},
    ]


def test_a_seat_that_has_answered_is_not_asked_again() -> None:
    state = table()
    state.play("hang blue", 2)
    assert state.waiting == (0, 1)
    assert state.to_act == 0
    assert len(state.moves_of(2)) == 0
    refusal = state.why_not("wait", 2)
    assert refusal is not None
    assert refusal.reason == "not-your-turn"


@pytest.mark.parametrize("seat", [-1, 3, "0"])
def test_nobody_sits_at_an_unknown_seat(seat: int) -> None:
    for ask in (table().moves_of, table().view, lambda s: table().play("wait", s)):
        with pytest.raises(UnknownSeat) as error:
            ask(seat)
        assert error.value.field == "seat"


def test_moves_taken_earlier_stay_as_they_were() -> None:
    state = table()
    moves = state.moves
    state.play("hang red")
    assert [str(move) for move in moves] == ["hang red", "hang gold", "wait"]
    assert [str(move) for move in state.moves] == ["hang red", "wait"]


def test_after_leaves_the_state_alone() -> None:
    state = table()
    later = state.after("wait")
    assert state == table()
    assert later.to_act == 1


def test_a_clone_goes_its_own_way_and_is_dealt_the_same() -> None:
    state = GAME.start(seed=3)
    twin = state.clone()
    for _ in range(3):
        state.play("wait")
    assert twin == GAME.start(seed=3)
    for _ in range(3):
        twin.play("wait")
    state.play("draw")
    twin.play("draw")
    assert state == twin


def test_states_are_equal_by_value() -> None:
    assert table() == table()
    assert hash(table()) == hash(table())
    assert table() != table(wind=5)
    assert table() != Lanterns(3).from_dict({"hands": [{"red": 1, "gold": 1}, {"red": 2}, {"blue": 1}]})
    assert table() != "a position"


def test_repr_says_what_is_asked() -> None:
    assert repr(table()) == "<Lanterns(players=3, refill=True) seat 0, choose: 3 moves>"
    assert repr(GAME.start()) == "<Lanterns(players=3, refill=True) chance, deal: 3 moves>"
    assert repr(table(round=3, phase=None)) == "<Lanterns(players=3, refill=True) over: dawn>"


def test_a_position_is_plain_json_with_a_head_and_reads_back() -> None:
    state = GAME.start(seed=9)
    written = json.loads(json.dumps(state.to_dict()))
    assert {"durbar": 2, "game": "lanterns", "rules": 1, "players": 3}.items() <= written.items()
    assert GAME.from_dict(written) == state
    assert GAME.from_dict(written["position"]) == state
    assert GAME.from_dict({"position": written["position"]}) == state


@pytest.mark.parametrize(
    ("field", "written"),
    [
        ("position", []),
        ("position", {"position": 5}),
        ("game", {"game": "chess", "position": {}}),
        ("players", {"players": 2, "position": {}}),
        ("rules", {"rules": 0, "position": {}}),
        ("durbar", {"durbar": 3, "position": {}}),
        ("moon", {"moon": 1, "position": {}}),
        ("moon", {"moon": 1}),
        ("hands", {"hands": [{}]}),
        ("hands[2].red", {"hands": [{}, {}, {"red": -1}]}),
        ("position", {"lit": {"red": 3}, "pool": {}}),  # breaks a law
    ],
)
def test_a_position_that_cannot_be_is_refused_by_field(field: str, written: dict[str, object]) -> None:
    with pytest.raises(BadPosition) as error:
        GAME.from_dict(written)
    assert error.value.field == field


def test_the_outcome_is_a_value() -> None:
    state = table(round=3, phase=None, glow=[4, 6, 6], shade=[0, 0, 0])
    outcome = state.outcome
    assert outcome is not None
    assert (outcome.ending, outcome.ranking, outcome.winners) == ("dawn", ((1,), (2,), (0,)), (1,))
    assert [outcome.place(seat) for seat in range(3)] == [3, 1, 2]
    assert dict(outcome.scores[1].categories) == {"glow": 6, "shade": 0}
    assert outcome.to_dict()["winners"] == [1]
    with pytest.raises(ValueError, match="not ranked"):
        outcome.place(3)


def test_equals_share_a_place_and_sometimes_nobody_wins() -> None:
    hands = [{"red": 1}, {"gold": 1}, {}]
    state = GAME.from_dict({"round": 3, "phase": None, "hands": hands, "shade": [1, 1, 1]})
    outcome = state.outcome
    assert outcome is not None
    assert outcome.ranking == ((0, 1), (2,))
    assert [outcome.place(seat) for seat in range(3)] == [1, 1, 3]
    assert outcome.winners == ()


def test_moves_are_those_of_the_position_even_if_the_kernel_was_played_on() -> None:
    state = GAME.start(seed=4)
    before = state.moves
    state.kernel.apply(before.ids[0])
    assert state.moves.ids == GAME.moves_in(state.kernel).ids
    assert state.to_act == (None if state.kernel.over else state.kernel.player)
