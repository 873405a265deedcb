"""No frame holds what its reader may not know: swapping all that a seat cannot see leaves it identical."""

import random
from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest

import durbar
from durbar.core import SPECTATOR, Decision, Entry, Game, Rng, State
from durbar.core.events import redact
from durbar.server.frames.frames import FrameMaker, Style, flat
from durbar.server.frames.log_lines import seats_concerned
from durbar.server.tables.ahead import wishes_of
from durbar.server.tables.clocks import ClockRules, Times
from durbar.server.tables.house_time import HouseTime
from durbar.server.tables.room import Room
from durbar.server.typed.bodies import AHEAD
from durbar.session import Plan, Viewpoint
from durbar.web.story import mark_line
from tests.core.lanterns.game import Lanterns
from tests.server.tables import moments, page_of, settings, table, write

LOOKS = 8  # positions looked at in a game
LINES = 60  # so many of them are enough for a log in which everything has happened


@pytest.mark.parametrize("game", settings(), ids=repr)
def test_a_frame_stays_the_same_when_everything_its_reader_cannot_see_is_swapped(game: Game) -> None:
    rng = Rng(7)
    for look, room in enumerate(islice(moments(game, seed=3), LOOKS)):
        pages = look % 4 == 1
        truth = room.match._state
        for viewer in (None, *range(game.players)):
            viewpoint = Viewpoint(viewer, () if viewer is None else (viewer,))
            seen = FrameMaker(room).frame(viewpoint, Style())
            shown = page_of(room, viewpoint) if pages else ""
            other = game.swap_unseen(truth.kernel, SPECTATOR if viewer is None else viewer, rng)
            room.match._state = State(game, other)
            assert FrameMaker(room).frame(viewpoint, Style()) == seen
            assert not pages or page_of(room, viewpoint) == shown
            room.match._state = truth


class StandingTime(HouseTime):
    """So that two looks are at the same moment."""

    def now(self, rules: ClockRules) -> float:
        return 7.0


SECRETIVE = (Lanterns(3, refill=True, whisper=True), durbar.game("expedition", players=3, tents=True))


@pytest.mark.parametrize("game", SECRETIVE, ids=repr)
def test_clocks_do_not_tell_who_is_asked_in_secret(game: Game) -> None:
    rng, rules, differed = Rng(9), ClockRules("live", 600, 5), 0
    for room in islice(asked_in_secret(game), 2 * LOOKS):
        room.clock, room.times, room.hours = rules, Times.at_start(rules, game.players), StandingTime()
        truth, asked = room.match._state, room.match.waiting
        for viewer in (None, *(seat for seat in range(game.players) if seat not in asked)):
            viewpoint = Viewpoint(viewer, () if viewer is None else (viewer,))
            runs, seen = running(room), FrameMaker(room).frame(viewpoint, Style())
            other = game.swap_unseen(truth.kernel, SPECTATOR if viewer is None else viewer, rng)
            room.match._state = State(game, other)
            differed += room.match.waiting != asked
            assert running(room) == runs
            assert FrameMaker(room).frame(viewpoint, Style()) == seen
            room.match._state = truth
    assert differed, "nobody else could have been asked: look at other games"


def asked_in_secret(game: Game) -> Iterator[Room]:
    """Moments of random games at which onlookers are not told who is asked."""
    for seed in range(20):
        luck, room = random.Random(seed), table(game)
        write(room, room.plan_start().lines)
        while not room.match.over:
            if not room.match.view(None).kernel.waiting():
                yield room
            seat = luck.choice(room.match.waiting)
            write(room, room.plan(luck.choice(room.match.state.moves_of(seat)).text, seat).lines)


def running(room: Room) -> tuple[int, ...]:
    """Whose clocks run once an act is kept that changes nothing."""
    row = room.clock_after(Plan(room.match, room.v))
    assert row is not None
    return Times.read(row.times).running


def test_nobody_sees_what_others_have_answered_ahead() -> None:
    game = Lanterns(3, refill=True, whisper=True)
    for room in islice(moments(game, seed=2), LOOKS):
        plain = room.seats
        for viewer in (None, *range(game.players)):
            viewpoint = Viewpoint(viewer, () if viewer is None else (viewer,))
            shown = page_of(room, viewpoint)
            room.seats = tuple(
                seat if seat.seat == viewer else replace(seat, ahead=" ".join(AHEAD)) for seat in plain
            )
            assert wishes_of(room.seats[(viewer or 0) - 1]) == list(AHEAD)
            assert page_of(room, viewpoint) == shown
            room.seats = plain


@pytest.mark.parametrize("game", settings(), ids=repr)
def test_parts_that_are_drawn_once_for_all_look_the_same_to_everybody(game: Game) -> None:
    shown = game.presentation
    assert set(shown.OPEN_PARTS) <= set(shown.parts)
    for room in islice(moments(game, seed=11), LOOKS if shown.OPEN_PARTS else 0):
        for part in sorted(shown.OPEN_PARTS):
            everybody = room.match.view(None).svg("en", part=part, names=room.names)
            for seat in range(game.players):
                assert room.match.view(seat).svg("en", part=part, names=room.names) == everybody


def test_the_log_of_a_reader_names_no_card_that_was_dealt_to_another() -> None:
    game = Lanterns(2)
    for room in moments(game, seed=1):
        dealt = [entry for entry in room.match.entries if entry.text.startswith("deal ")]
        for viewer in (None, 0, 1):
            frame = FrameMaker(room).frame(Viewpoint(viewer), Style())
            by_chance = [line for line in frame.log if room.match.decisions[line.n - 1].entry.seat is None]
            lines = [line for line in by_chance if line.about]
            told = [any(colour in line.text for colour in ("red", "gold", "blue")) for line in lines]
            assert told == [line.about == [viewer] for line in lines]
            assert len(told) == len(dealt)
        break


def test_a_forced_choice_is_made_for_nobody_whose_hand_it_would_tell() -> None:
    """With `refill` a seat may draw or pass; whether somebody is whispered to stays a secret."""
    game = Lanterns(3, refill=True, whisper=True)
    for seed in range(5):
        for room in moments(game, seed):
            asked = room.match.state
            if asked.prompt is not None and asked.prompt.id == "whisper":
                assert room.match.view(None).to_act == durbar.SOMEBODY
                assert (
                    room.plan("pass", asked.to_act or 0).lines[0] == Entry("play", asked.to_act, "pass").line
                )


@pytest.mark.parametrize("game", settings(), ids=repr)
def test_a_line_of_the_log_tells_no_seat_that_its_event_hides(game: Game) -> None:
    """Had somebody else decided it, and the events told this reader the same, the lines would be the same."""
    *_, room = islice(moments(game, seed=5), LINES)
    room.session.hinted.update(range(len(room.match)))
    truth, hidden = room.match.decisions, 0
    for viewer in (None, *range(game.players)):
        told = FrameMaker(room).book(viewer, "en").lines()
        twins = [with_another_actor(game, decision, viewer) for decision in truth]
        hidden += sum(twin is not decision for twin, decision in zip(twins, truth, strict=True))
        room.match._decisions = twins
        lines = FrameMaker(room).book(viewer, "en").lines()
        assert lines == told
        assert [mark_line(line, viewer) for line in flat(lines)] == [
            mark_line(line, viewer) for line in flat(told)
        ]
        room.match._decisions = list(truth)
    if game.id == "expedition" and game.options["tents"]:
        assert hidden, "nobody kept their tents: look at another game"


def with_another_actor(game: Game, decision: Decision, viewer: int | None) -> Decision:
    """The decision made by another seat, if none of its events tells this reader by whom it was made."""
    actor = decision.entry.seat
    seen = [seats_concerned(game, event) for event in redact(decision.events, viewer)]
    others = [seat for seat in range(game.players) if seat not in (actor, viewer)]
    if actor is None or actor == viewer or not others or any(actor in about for about in seen):
        return decision
    free = [seat for seat in others if not any(seat in about for about in seen)]
    return replace(decision, entry=replace(decision.entry, seat=free[0])) if free else decision
