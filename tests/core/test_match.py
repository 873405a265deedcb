"""A match is its log: time travel, undo, notes and what each seat saw."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

import durbar
from durbar.core import (
    CHANCE,
    Bot,
    DurbarError,
    IllegalMove,
    Match,
    Move,
    NoSuchMoment,
    OptionError,
    PersonDealer,
    ScriptedDealer,
    UndoRefused,
    UnknownSeat,
    View,
)
from tests.core.lanterns.game import Lanterns

GAME = Lanterns(3, refill=True)
SETUP = ["deal red", "deal gold", "deal red", "deal red", "deal blue", "deal blue", "face 4"]


def begin() -> Match:
    """Everybody is about to choose; chance is the caller's from here."""
    match = Match(GAME)
    for word in SETUP:
        match.play(word)
    return match


class First(Bot):
    name = "first"

    def choose(self, view: View) -> Move:
        return view.moves[0]


def whole_game(seed: int = 5) -> Match:
    return durbar.play(GAME, [First(), First(), First()], seed)


def test_a_match_is_dealt_up_to_the_first_decision() -> None:
    match = Match.start(GAME, seed=5, names=["Maya", "Tenzin", "Ā"])
    assert match.to_act == 0
    assert match.waiting == (0, 1, 2)
    assert [entry.kind for entry in match.entries] == ["chance"] * 7
    assert match.state == GAME.start(seed=5)
    assert match.names == ("Maya", "Tenzin", "Ā")


def test_without_a_dealer_chance_is_played_like_any_move() -> None:
    match = Match.start(GAME)
    assert match.to_act is CHANCE
    match.play("deal red")
    assert match.entries[0].line == "* deal red"


def test_play_returns_what_happened_chance_included() -> None:
    match = Match.start(GAME, seed=5)
    for _ in range(3):
        match.play("wait")
    events = match.play("draw")
    assert [event.kind for event in events] == ["dealt"]
    assert [entry.line.split()[0] for entry in match.entries[-2:]] == ["0", "*"]


def test_an_illegal_move_leaves_the_log_alone() -> None:
    match = begin()
    for move in ("hang blue", "deal red", "pass"):
        with pytest.raises(IllegalMove):
            match.play(move)
    assert len(match.entries) == len(SETUP)


def test_the_state_of_a_match_is_a_copy() -> None:
    match = begin()
    match.state.play("wait")
    assert match.state == begin().state


def test_time_travel_counts_every_decision_that_stands() -> None:
    match = whole_game()
    assert match.at(0) == GAME.start()
    assert match.at(len(match)) == match.state
    state = GAME.start()
    for n, decision in enumerate(match.decisions):
        assert match.at(n) == state
        state.play(decision.entry.text, decision.entry.seat)


@pytest.mark.parametrize("n", [-1, 8, 10**9])
def test_there_is_no_time_before_or_after(n: int) -> None:
    with pytest.raises(NoSuchMoment) as error:
        begin().at(n)
    assert isinstance(error.value, IndexError)
    assert isinstance(error.value, DurbarError)
    assert error.value.field == "at"


def test_a_seat_takes_back_its_whole_turn_step_by_step() -> None:
    match = begin()
    for seat in (0, 1):
        match.play("wait", seat)
    match.play("hang blue", 2)
    # seat 2's choice turned everything up, so it stands; seat 0's refill can go back
    match.play("pass")
    undone = match.undo(0)
    assert undone.entry.line == "0 pass"
    assert match.to_act == 0
    assert [entry.line for entry in match.entries[-2:]] == ["0 pass", "0 undo"]
    match.play("draw")
    assert match.to_act is CHANCE
    match.undo(0)  # nothing has been drawn yet
    assert match.state.prompt == begin_refill().state.prompt


def begin_refill() -> Match:
    match = begin()
    for _ in range(3):
        match.play("wait")
    return match


def test_undo_goes_back_over_several_decisions_of_one_seat() -> None:
    match = begin()
    before = match.state
    match.play("hang red", 1)
    match.undo(1)
    assert match.state == before
    match.play("wait", 1)
    match.undo(1)
    assert match.state == before
    assert len(match) == len(SETUP)
    assert len(match.entries) == len(SETUP) + 4


@pytest.mark.parametrize(
    ("moves", "seat", "reason"),
    [
        ([], 0, "undo-nothing"),
        ([("wait", 0)], 1, "undo-nothing"),
        ([("wait", 0), ("wait", 1)], 0, "undo-other"),
        ([("wait", 0), ("wait", 1), ("wait", 2)], 2, "undo-revealed"),
        ([("wait", 0), ("wait", 1), ("wait", 2), ("draw", 0)], 2, "undo-revealed"),
        ([("wait", 0), ("wait", 1), ("wait", 2)], 0, "undo-other"),
        ([("wait", 0), ("wait", 1), ("wait", 2), ("draw", 0), ("deal gold", None)], 0, "undo-chance"),
    ],
)
def test_undo_is_refused_with_a_reason_and_nothing_changes(
    moves: list[tuple[str, int | None]], seat: int, reason: str
) -> None:
    match = begin()
    for move, by in moves:
        match.play(move, by)
    before = match.record()
    with pytest.raises(UndoRefused) as error:
        match.undo(seat)
    assert error.value.refusal.reason == reason
    assert GAME.presentation.say(error.value.refusal, "fr")
    assert match.record() == before


def test_a_finished_match_is_not_undone() -> None:
    match = whole_game()
    with pytest.raises(UndoRefused) as error:
        match.undo(0)
    assert error.value.refusal.reason == "undo-finished"


def test_nobody_undoes_from_an_unknown_seat() -> None:
    with pytest.raises(UnknownSeat):
        begin().undo(3)


def test_undo_crosses_the_snapshots() -> None:
    game = Lanterns(2)
    match = Match.start(game, seed=1)
    for _ in range(80):
        match.play("wait", 0)
        match.undo(0)
    assert len(match) == 5
    assert match.state == Match.start(game, seed=1).state
    assert Match.read(match.record(), kind=Lanterns).entries == match.entries


def test_the_log_tells_each_seat_what_it_saw() -> None:
    match = begin()
    match.play("hang red", 1)
    dealt = [event for event in match.log(1) if event.kind == "dealt"]
    assert [event.fields["lantern"] for event in dealt] == [None, None, "red", "red", None, None]
    assert all(event.fields["lantern"] is None for event in match.log(None) if event.kind == "dealt")
    assert [event.fields.get("lantern") for event in match.events[:2]] == ["red", "gold"]
    assert match.log(1)[-1].kind == "chosen"
    with pytest.raises(UnknownSeat):
        match.log(9)


def test_what_was_undone_is_no_longer_in_the_log_of_events() -> None:
    match = begin()
    before = match.log(0)
    match.play("wait", 0)
    assert len(match.log(0)) == len(before) + 1
    match.undo(0)
    assert match.log(0) == before
    match.play("hang red", 0)
    assert [event.kind for event in match.log(0)[-2:]] == ["wind", "chosen"]


def test_a_view_of_a_match_carries_its_history() -> None:
    match = begin()
    view = match.view(2)
    assert view.history == match.log(2)
    assert view.facts == match.state.view(2).facts
    assert view.to_dict()["history"][0] == {"event": "dealt", "seat": 0, "lantern": None}
    assert match.state.view(2).history == ()


def test_notes_are_entries_and_change_nothing() -> None:
    match = begin()
    match.note("good luck")
    match.note("thanks", 1)
    assert [entry.line for entry in match.entries[-2:]] == ["# good luck", "#1 thanks"]
    assert match.state == begin().state
    for text, seat in (("two\nlines", None), ("hello", 7)):
        with pytest.raises(DurbarError):
            match.note(text, seat)


@pytest.mark.parametrize("names", [["Maya"], ["a", "b", ""], ["a", "b", " c"], ["a", "b", "c\nd"]])
def test_names_are_one_line_for_each_seat(names: list[str]) -> None:
    with pytest.raises(OptionError) as error:
        Match(GAME, names)
    assert error.value.field == "names"


def test_a_match_has_one_dealer() -> None:
    with pytest.raises(OptionError):
        Match.start(GAME, seed=1, dealer=ScriptedDealer([]))


def test_a_person_can_answer_for_chance() -> None:
    words = iter([*SETUP])
    match = Match.start(GAME, dealer=PersonDealer(lambda state: next(words)))
    assert match.state == begin().state


def test_a_script_that_ends_leaves_a_match_that_can_go_on() -> None:
    match = Match(GAME, dealer=ScriptedDealer(SETUP[:3]))
    with pytest.raises(DurbarError):
        match.deal()
    assert [entry.text for entry in match.entries] == SETUP[:3]
    match.dealer = ScriptedDealer(SETUP[3:])
    match.deal()
    assert match.state == begin().state


def test_bots_play_a_whole_game_from_views() -> None:
    seen: list[View] = []

    class Watcher(First):
        def choose(self, view: View) -> Move:
            seen.append(view)
            return super().choose(view)

    match = durbar.play(GAME, [First(), Watcher(), First()], seed=3)
    assert match.over
    assert match.outcome is not None
    assert match.names == ("first", "first 2", "first 3")
    assert {view.seat for view in seen} == {1}
    assert all("lanterns" in view.facts["hands"][0] or not view.facts["hands"][0]["red"] for view in seen)
    assert durbar.play(GAME, [First()] * 3, seed=3).entries == match.entries


def test_a_bot_that_cheats_is_named() -> None:
    class Cheat(First):
        name = "cheat"

        def choose(self, view: View) -> Move:
            return view.game.move("shade")

    with pytest.raises(IllegalMove) as error:
        durbar.play(GAME, [First(), Cheat(), First()], seed=3)
    assert error.value.__notes__ == ["this was the choice of cheat at seat 1"]


def test_play_needs_as_many_bots_as_players_and_a_dealer() -> None:
    with pytest.raises(OptionError) as error:
        durbar.play(GAME, [First()], seed=3)
    assert error.value.field == "bots"
    with pytest.raises(OptionError) as error:
        durbar.play(GAME, [First()] * 3)
    assert error.value.field == "seed"


def test_play_can_be_watched() -> None:
    lengths: list[int] = []
    match = durbar.play(GAME, [First()] * 3, seed=3, watch=lambda match: lengths.append(len(match)))
    assert lengths == sorted(lengths)
    assert lengths[-1] == len(match)


@given(st.data())
def test_any_mixture_of_moves_and_undos_folds_to_what_stands(data: st.DataObject) -> None:
    match = Match.start(GAME, seed=data.draw(st.integers(0, 50)))
    for _ in range(data.draw(st.integers(0, 40))):
        if match.over:
            break
        seat = data.draw(st.sampled_from(match.waiting))
        if data.draw(st.booleans()):
            match.play(data.draw(st.sampled_from(list(match.state.moves_of(seat)))), seat)
        else:
            try:
                match.undo(seat)
            except UndoRefused:
                continue
    state = GAME.start()
    for decision in match.decisions:
        state.play(decision.entry.text, decision.entry.seat)
    assert state == match.state
    again = Match.read(match.record(), kind=Lanterns)
    assert (again.entries, again.events, again.state) == (match.entries, match.events, match.state)
