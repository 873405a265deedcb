"""Who may see what: curtains, previews, news, hints and what the record remembers."""

import random
from dataclasses import replace

import pytest

from durbar.core import Game, Match, Rng, State, game_class
from durbar.session import (
    HINT,
    News,
    Seat,
    Viewpoint,
    noted_bots,
    preview,
    rank_moves,
    seats_note,
    since,
)
from durbar.session.history import first_change, last_decisions, played_for, still_asks
from durbar.texts import default_name
from tests.core.lanterns.game import Lanterns
from tests.languages import LANGUAGES
from tests.session.tables import act, clicks, games, sit

each_game = pytest.mark.parametrize("game", games(), ids=repr)


# Curtains


def test_a_screen_of_one_person_looks_from_their_seat() -> None:
    session = sit(Lanterns(2), [None, "random"])
    assert session.viewpoint((0,), None) == Viewpoint(0, (0,))
    assert session.viewpoint((), None) == Viewpoint(None)


def test_a_shared_screen_changes_hands_behind_a_curtain_where_there_are_secrets() -> None:
    session = sit(Lanterns(2))
    assert session.viewpoint((0, 1), None) == Viewpoint(None, (0, 1), curtain=0)
    assert session.viewpoint((0, 1), 0) == Viewpoint(0, (0, 1))
    act(session, "wait", 0)
    assert session.viewpoint((0, 1), 0) == Viewpoint(None, (0, 1), curtain=1)


def test_without_secrets_there_is_no_curtain() -> None:
    session = sit(game_class("expedition")(2))
    seat = session.match.to_act
    assert seat is not None
    assert session.viewpoint((0, 1), 1 - seat) == Viewpoint(seat, (0, 1))
    assert session.open_record


def test_a_record_is_open_only_where_nobody_has_a_secret() -> None:
    assert not sit(Lanterns(2)).open_record


# Notebooks


def test_in_a_notebook_one_person_sees_their_own_and_several_what_all_may_see() -> None:
    alone, together = sit(Lanterns(2), ["random"]), sit(Lanterns(2))
    assert alone._repr_svg_() == alone.view(1).svg()
    assert together._repr_svg_() == together.view(None).svg()


# Previews


@each_game
def test_a_preview_does_not_depend_on_what_its_seat_cannot_see(game: Game) -> None:
    rng = Rng(3)
    for session, seat in clicks(game, seed=2, most=25):
        state = session.match.state
        other = State(game, game.swap_unseen(state.kernel, seat, rng))
        for move in state.moves_of(seat)[:12]:
            mine, theirs = preview(state.view(seat), move), preview(other.view(seat), move)
            assert replace(mine, after=None) == replace(theirs, after=None)


@each_game
def test_what_a_preview_promises_comes_true(game: Game) -> None:
    for session, seat in clicks(game, seed=1, most=40):
        state = session.match.state
        for move in state.moves_of(seat)[:6]:
            promised = session.preview(move, seat)
            after = state.clone()
            happened = [event.seen_by(seat) for event in after.play(move, seat)]
            assert list(promised.events) == happened[: len(promised.events)]
            if not promised.lasting:
                assert after.to_act == seat
                assert len(promised.events) == len(happened)


@each_game
def test_a_preview_tells_what_is_won_apart_from_what_is_no_longer_lost(game: Game) -> None:
    for session, seat in clicks(game, seed=4, most=40):
        view = session.match.state.view(seat)
        for move in view.moves[:6]:
            told = preview(view, move)
            if told.after is None or told.points is None or told.spared is None:
                continue
            before, after = view.scores[seat], told.after.view(seat).scores[seat]
            won = [sum(max(each, 0) for each in score.categories.values()) for score in (before, after)]
            assert told.points - told.spared == won[1] - won[0]
            assert told.points == after.total - before.total


# News


def test_since_tells_what_the_others_did_between_two_turns() -> None:
    session = sit(Lanterns(3))
    assert session.since(0) == range(0)
    dealt = len(session.match)
    act(session, "wait", 0)
    assert since(session.match, 1) == range(dealt, dealt + 1)
    assert since(session.match, None) == range(0)
    act(session, "wait", 1)
    assert since(session.match, 2) == range(dealt, dealt + 2)
    assert since(session.match, 0) == range(dealt + 1, dealt + 2)


def test_an_answer_in_the_turn_of_somebody_else_is_no_turn() -> None:
    """Passing in Expedition's tent window was taken for one: what had happened until then was not told."""
    match = Match.start(game_class("expedition")(3, tents=True, layout="preset"), seed=3)
    rng, last, aside = random.Random(3), 0, False  # the last decision of a turn of seat 0, and one since then
    while True:
        (seat,) = match.waiting
        prompt = match.state.prompt
        assert prompt is not None
        within = prompt.id == "play-tents"
        if seat == 0 and aside and not within:
            break
        if seat == 0:
            last, aside = (last, True) if within else (len(match), False)
        match.play(rng.choice(list(match.state.moves)), seat)
    assert since(match, 0) == range(last + 1, len(match))


def test_everybody_is_told_everything_once_and_as_they_saw_it() -> None:
    session = sit(Lanterns(2))
    news = News(session.match, session.people)
    told = news.tell(0).events
    assert told == session.match.log(0)
    assert news.tell(0).events == ()
    act(session, "wait", 0)
    assert [event.kind for event in news.tell(0).events] == ["chosen"]
    assert news.tell(1).events == session.match.log(1)


def test_who_looked_on_together_is_told_once_and_undo_tells_again() -> None:
    session = sit(Lanterns(2))
    news = News(session.match, session.people)
    news.tell(0)
    news.share(0, 1)
    assert news.tell(1).events == ()
    act(session, "wait", 0)
    news.tell(0)
    session.keep(session.plan_undo(0))
    news.rewind()
    act(session, "wait", 0)
    assert [event.kind for event in news.tell(0).events] == ["chosen"]


def test_moves_made_for_somebody_are_told_but_not_their_own_answer() -> None:
    game = game_class("expedition")(2, layout="preset", holder="p1")
    session = sit(game, nods=False)
    news, made = News(session.match, session.people), 0
    for _ in range(60):
        seat = session.match.to_act
        assert seat is not None
        lines = act(session, session.match.state.moves[-1].text, seat)
        own = [line.partition(" ")[2] for line in lines[1:] if line.startswith(f"{seat} ")]
        assert list(news.tell(seat).forced)[-len(own) or 99 :] == own
        made += len(own)
    assert made


def test_the_last_events_begin_with_a_decision() -> None:
    session = sit(Lanterns(2))
    assert last_decisions(session.match, 10_000) == 0
    assert last_decisions(session.match, 1) == len(session.match) - 1


# A page that is behind


def test_a_page_is_told_where_its_log_has_changed() -> None:
    session = sit(Lanterns(2))
    start, stood = session.version, len(session.match)
    act(session, "wait", 0)
    assert first_change(session.match, start) == stood
    version = session.version
    session.keep(session.plan_undo(0))
    assert first_change(session.match, version) == stood


def test_whoever_was_slower_is_still_asked_the_same() -> None:
    session = sit(Lanterns(3))
    version = session.version
    act(session, "wait", 0)
    assert still_asks(session.match, version, 1)
    assert not still_asks(session.match, version, 0)
    assert not still_asks(session.match, session.version, 1)


def test_a_click_for_what_was_made_already_is_recognised() -> None:
    game = game_class("expedition")(2, layout="preset", holder="p1")
    session, found = sit(game, nods=False), 0
    for _ in range(60):
        seat, version = session.match.to_act, session.version
        assert seat is not None
        lines = act(session, session.match.state.moves[-1].text, seat)
        forced = [line for line in lines[1:] if line.startswith(f"{seat} ")]
        if forced:
            found += 1
            assert f"{seat} {played_for(session.match, version + 1, seat)}" in forced
    assert found


# Hints and the record


def test_a_hint_ranks_every_move_and_is_remembered_in_the_log() -> None:
    session = sit(Lanterns(2))
    ranked = rank_moves(session.view(0))
    assert {move for move, _ in ranked} == set(session.view(0).moves)
    assert [worth for _, worth in ranked] == sorted((worth for _, worth in ranked), reverse=True)
    session.give_hint(0, session.decisions_of(0))
    act(session, "wait", 1)  # somebody else was faster
    lines = act(session, ranked[0][0].text, 0)
    assert lines[0] == f"#0 {HINT}"
    number = next(k for k, each in enumerate(session.match.decisions, 1) if each.entry.line == lines[1])
    assert session.hinted == {number}
    again = sit(Lanterns(2))
    again.take([entry.line for entry in session.match.entries[again.version :]])
    assert again.hinted == session.hinted


def test_a_hint_goes_with_the_move_that_is_taken_back() -> None:
    session = sit(Lanterns(2))
    session.give_hint(0, 0)
    act(session, "wait", 0)
    assert session.hinted
    session.keep(session.plan_undo(0))
    assert not session.hinted


def test_a_record_remembers_who_sat_where() -> None:
    match = Match(Lanterns(3))
    assert noted_bots(match) == (None, None, None)
    match.note(seats_note([Seat("Maya"), Seat("Pemba", "greedy"), Seat("Dolma", "random")]))
    assert match.entries[-1].text == "seats: person, greedy, random"
    assert noted_bots(Match.read(match.record(), kind=Lanterns)) == (None, "greedy", "random")


@pytest.mark.parametrize("note", ["seats: person", "seats: genius, ghost, person", "seats", "a note"])
def test_a_note_that_cannot_be_makes_everybody_a_person(note: str) -> None:
    match = Match(Lanterns(3))
    match.note(note)
    assert noted_bots(match) == (None, None, None)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everybody_is_called_something(lang: str) -> None:
    names = {default_name(seat, bot, lang) for seat in range(6) for bot in (None, "greedy")}
    assert len(names) == 12


def test_a_spectator_makes_no_moves() -> None:
    session = sit(Lanterns(2))
    with pytest.raises(AssertionError, match="spectator"):
        preview(session.view(None), session.view(0).moves[0])
