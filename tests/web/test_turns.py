"""The log by turns: every line is told once, in order, and its signs are there to be drawn."""

import random

import pytest

import durbar
from durbar.core import Match
from durbar.server.frames.log_lines import LogLines, Sentences
from durbar.session import HINT, Seat, Session
from durbar.texts import HOUSE
from durbar.web.story import last_turns, since_last_turn
from tests.languages import LANGUAGES

NAMES = ("Maya", "Tenzing", "Sita")
DECISIONS = 260


def book_of(game_id: str, seat: int | None = 0) -> LogLines:
    match = Match.start(durbar.game(game_id, players=3), seed=11, names=NAMES)
    rng = random.Random(4)
    while not match.over and len(match) < DECISIONS:
        asked = match.waiting[0]
        match.play(rng.choice(list(match.state.moves_of(asked))), asked)
    session = Session(match, [Seat(name, None) for name in NAMES])
    book = LogLines(session, seat, Sentences(match.game, NAMES, "en"))
    book.lines()
    return book


@pytest.mark.parametrize("game", ["excavation", "expedition", "revival"])
def test_turns_tell_every_line_once_with_signs_that_exist(game: str) -> None:
    book = book_of(game)
    looks = book.match.game.presentation
    turns = last_turns(book, looks, (), len(book.match), whole=True)
    lines = [line for lines in book.lines() for line in lines]
    steps = [step for turn in turns for step in turn.steps or (turn.head,)]
    assert sum(max(1, len(step.row)) for step in steps) == len(lines)
    assert [step.n for step in steps] == sorted(step.n for step in steps)
    assert len(turns) < len(lines) / 2
    assert all(turn.head in turn.steps or not turn.steps for turn in turns)
    sheet = looks.symbols()
    signs = {gain.symbol for turn in turns for gain in (*turn.gains, *turn.head.row)}
    assert len(signs) > 4
    assert all(f'id="{sign}"' in sheet for sign in signs if sign)


def test_a_tent_is_told_in_the_turn_of_whoever_it_hits_and_a_hint_in_that_of_whoever_asked() -> None:
    """An entry of its own it was, and what was left of the turn another; then the hint seemed theirs."""
    match = Match.start(durbar.game("expedition", players=3, tents=True), seed=11, names=NAMES)
    rng = random.Random(4)
    while not (match.state.prompt and match.state.prompt.id == "play-tents" and len(match.state.moves) > 1):
        match.play(rng.choice(list(match.state.moves)), match.waiting[0])
    (seat,) = match.waiting
    match.note(HINT, seat)
    match.play("tent 1", seat)
    session = Session(match, [Seat(name, None) for name in NAMES])
    book = LogLines(session, seat, Sentences(match.game, NAMES, "en"))
    turns = last_turns(book, match.game.presentation, (), len(match), whole=True)
    (turn,) = [turn for turn in turns[-3:] if any("1 tent" in step.text for step in turn.steps)]
    assert any("moved" in step.text or "not move" in step.text for step in turn.steps)
    assert any(step.hinted for step in turn.steps)
    assert not turn.hinted


def test_dice_are_told_in_one_line() -> None:
    book = book_of("expedition")
    turns = last_turns(book, book.match.game.presentation, (), len(book.match), whole=True)
    rows = [step for turn in turns for step in turn.steps or (turn.head,) if len(step.row) > 1]
    assert max(len(step.row) for step in rows) == 6
    assert all(step.text == "Dice rolled:" for step in rows)
    assert "rolled a" in rows[0].row[0].label  # for those who do not see the picture


def test_what_lies_open_is_not_told_since_ones_last_turn() -> None:
    book = book_of("expedition")
    told = since_last_turn(book, book.match.game.presentation, ())
    assert told.turns
    assert told.moments == sorted(set(told.moments))
    assert not any(step.row for turn in told.turns for step in turn.steps)


@pytest.mark.parametrize("game", ["excavation", "expedition", "revival"])
def test_turns_that_grow_and_are_taken_back_are_those_of_a_log_read_at_once(game: str) -> None:
    match = Match.start(durbar.game(game, players=3), seed=5, names=NAMES)
    session = Session(match, [Seat(name, None) for name in NAMES])
    looks, rng, undone = match.game.presentation, random.Random(9), 0
    kept = LogLines(session, 0, Sentences(match.game, NAMES, "en"))
    for _ in range(120):
        seat = rng.choice(match.waiting)
        if rng.random() < 0.3 and match.why_no_undo(seat) is None:
            match.undo(seat)
            undone += 1
        else:
            match.play(rng.choice(list(match.state.moves_of(seat))), seat)
        fresh = LogLines(session, 0, Sentences(match.game, NAMES, "en"))
        told = [last_turns(book, looks, ("",) * 3, len(match), whole=True) for book in (kept, fresh)]
        assert [vars(turn) for turn in told[0]] == [vars(turn) for turn in told[1]]
    assert undone > 3


@pytest.mark.parametrize("game", durbar.games())
@pytest.mark.parametrize("lang", LANGUAGES)
def test_whoever_reads_is_spoken_to(game: str, lang: str) -> None:
    """What they did themselves is told as their doing, in every language; of the others by name."""
    match = book_of(game).match
    session = Session(match, [Seat(name, None) for name in NAMES])
    book = LogLines(session, 1, Sentences(match.game, NAMES, lang), you=1)
    you = HOUSE.say(lang, "you")
    own = [line.text for lines in book.lines() for line in lines if 1 in line.about]
    assert len(own) > 5
    assert all(you in said.lower() and NAMES[1] not in said for said in own)
    assert not any(said.startswith(f"{you} ") for said in own if you.islower())
    assert any(NAMES[0] in line.text for lines in book.lines() for line in lines)
