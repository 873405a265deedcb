"""Nobody can foresee the server's dealer, and everybody can check it afterwards."""

import hashlib
from collections import Counter
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from typer.testing import CliRunner

from durbar.cli.app import app
from durbar.core import Match
from durbar.server.tables.dealer import (
    FairDealer,
    Salt,
    Unfair,
    answers,
    commitment,
    dealer_of,
    dealing_key,
    draw,
    key_of,
    new_seed,
    read_seed,
    revealed_seed,
    seed_note,
    verify,
)
from tests.core.lanterns.game import Lanterns

SEED = bytes(range(32))


@pytest.fixture
def match() -> Match:
    """A finished game, dealt and recorded as the server does."""
    return played(salted(Match(Lanterns(2), commitment=commitment(SEED))))


def salted(match: Match) -> Match:
    """A player's salt, and one for a bot."""
    match.note(Salt(bytes(32)).note, 0)
    match.note(Salt(b"b" * 32, by_server=True).note, 1)
    return match


def played(match: Match) -> Match:
    """Dealt from the seed to the end, which tells it."""
    match.dealer = dealer_of(match, SEED)
    match.deal()
    while not match.over:
        match.play(match.state.moves[0])
    match.note(seed_note(SEED))
    return match


def test_a_seed_is_new_each_time_and_long_enough() -> None:
    assert len({new_seed() for _ in range(100)}) == 100
    assert len(new_seed()) == 32


def test_the_commitment_is_the_hash_of_the_seed() -> None:
    assert commitment(SEED) == f"sha256:{hashlib.sha256(SEED).hexdigest()} with salts"
    assert commitment(SEED, 12).endswith(" from 12")


@given(st.binary(min_size=32, max_size=32), st.integers(0, 10_000), st.integers(1, 1 << 31))
def test_draws_are_in_range_and_the_same_every_time(seed: bytes, number: int, below: int) -> None:
    drawn = draw(seed, number, below)
    assert 0 <= drawn < below
    assert draw(seed, number, below) == drawn


def test_draws_are_even() -> None:
    counts = Counter(draw(SEED, number, 6) for number in range(6000))
    assert set(counts) == set(range(6))
    assert max(counts.values()) - min(counts.values()) < 200  # six standard deviations


def test_the_dealer_goes_on_where_it_stopped() -> None:
    whole = Match.start(Lanterns(3), dealer=FairDealer(SEED))
    again = Match.start(Lanterns(3), dealer=FairDealer(SEED))
    while not whole.over:
        move = whole.state.moves[-1]
        whole.play(move)
        again.dealer = FairDealer(SEED, answers(again))  # as after a restart
        again.play(move)
    assert whole.record() == again.record()


def test_a_fair_record_is_verified(match: Match) -> None:
    verdict = verify(Match.read(match.record()))
    assert verdict.checked == answers(match)
    assert verdict.before == 0
    assert (verdict.salts, verdict.drawn) == (1, 1)


def test_every_salt_and_the_seat_it_is_of_have_a_part_in_the_key() -> None:
    one, other = Salt(bytes(32)), Salt(b"x" * 32)
    keys = {
        dealing_key(SEED, {0: one, 1: other}),
        dealing_key(SEED, {0: other, 1: one}),
        dealing_key(SEED, {0: one, 1: one}),
        dealing_key(bytes(32), {0: one, 1: other}),
        SEED,
    }
    assert len(keys) == 5


def test_nobody_deals_before_every_seat_has_given_its_salt() -> None:
    match = Match(Lanterns(2), commitment=commitment(SEED))
    assert dealer_of(match, SEED) is None
    match.note(Salt(bytes(32)).note, 0)
    assert dealer_of(match, SEED) is None
    match.note(Salt(bytes(32)).note, 1)
    assert dealer_of(match, SEED) is not None
    match.note(Salt(b"x" * 32).note, 1)  # too late to be another
    assert key_of(match, SEED) == dealing_key(SEED, {0: Salt(bytes(32)), 1: Salt(bytes(32))})


def test_a_salt_that_was_changed_afterwards_is_found(match: Match) -> None:
    forged = match.record().replace(f"#0 salt: {bytes(32).hex()}", f"#0 salt: {b'z'.hex() * 32}")
    with pytest.raises(Unfair, match="but the seed gives"):
        verify(Match.read(forged))


def test_a_salt_that_is_missing_or_came_late_is_found(match: Match) -> None:
    lines = match.record().splitlines()
    salt = next(line for line in lines if line.startswith("#0 salt"))
    without = [line for line in lines if line != salt and not line.startswith(("result: ", "end: "))]
    head = "\n".join(without).replace("written: whole", "written: live")
    with pytest.raises(Unfair, match="seat 0 has given no salt"):
        verify(Match.read(f"{head}\n"))
    with pytest.raises(Unfair, match="before every seat had given its salt"):
        verify(Match.read(f"{head}\n{salt}\n"))


def test_nothing_checked_is_not_fair() -> None:
    """Two dishonest records: one whose chance was all dealt before the promise, and one without any."""
    dealt = Match.start(Lanterns(2), seed=1)
    while not dealt.over:
        dealt.play(dealt.state.moves[0])
    many = answers(dealt)
    promised = Match(Lanterns(2), commitment=commitment(SEED, many))
    for entry in dealt.entries:
        promised.take(entry)
    promised.note(f"dealt elsewhere: {many}")
    salted(promised).note(seed_note(SEED))
    with pytest.raises(Unfair, match="nothing was checked"):
        verify(Match.read(promised.record()))
    empty = salted(Match(Lanterns(2), commitment=commitment(SEED)))
    with pytest.raises(Unfair, match="nothing was checked"):
        verify(empty, SEED)


def test_less_than_the_record_claims_is_not_fair(match: Match) -> None:
    short = match.record().replace("with salts\n", "with salts from 3\n")
    with pytest.raises(Unfair, match="0 answers were dealt elsewhere, but the commitment speaks of 3"):
        verify(Match.read(short))
    hidden = Match(Lanterns(2), commitment=commitment(SEED))
    hidden.note("dealt elsewhere: 0")
    for entry in match.entries:
        hidden.take(entry)
    hidden.note("dealt elsewhere: 4")
    with pytest.raises(Unfair, match="4 answers were dealt elsewhere, but the commitment speaks of 0"):
        verify(hidden, SEED)


def test_records_of_the_first_servers_are_verified_as_before() -> None:
    promise = commitment(SEED).removesuffix(" with salts")
    match = Match.start(Lanterns(2), dealer=FairDealer(SEED), commitment=promise)
    while not match.over:
        match.play(match.state.moves[0])
    match.note(seed_note(SEED))
    verdict = verify(Match.read(match.record()))
    assert (verdict.checked, verdict.salts, verdict.drawn) == (answers(match), 0, 0)


def test_a_dealt_card_that_was_changed_is_found(match: Match) -> None:
    for number, line in enumerate(match.record().splitlines()):
        if line.startswith("* face "):
            lines = match.record().splitlines()
            lines[number] = "* face 6" if line != "* face 6" else "* face 5"
            body = [each for each in lines if not each.startswith(("result: ", "end: "))]
            forged = "\n".join(body).replace("written: whole", "written: live") + "\n"
            with pytest.raises(Unfair, match="but the seed gives"):
                verify(Match.read(forged))


def test_another_seed_than_the_promised_one_is_found(match: Match) -> None:
    with pytest.raises(Unfair, match="not the one that was promised"):
        verify(match, bytes(32))


def test_a_record_without_promise_or_seed_cannot_be_verified() -> None:
    with pytest.raises(Unfair, match="no commitment"):
        verify(Match.start(Lanterns(2), seed=1))
    with pytest.raises(Unfair, match="does not tell its seed"):
        verify(salted(Match(Lanterns(2), commitment=commitment(SEED))))


@pytest.mark.parametrize("written", ["", "12", "x" * 64, "0" * 63, "0" * 65])
def test_what_is_no_seed_is_refused(written: str) -> None:
    with pytest.raises(Unfair, match="64 hexadecimal digits"):
        read_seed(written)


def test_a_note_that_only_looks_like_a_seed_is_none(match: Match) -> None:
    other = Match(Lanterns(2))
    other.note("seed: none of your business")
    assert revealed_seed(other) is None
    assert revealed_seed(match) == SEED


def test_durbar_verify_says_fair_or_why_not(match: Match, tmp_path: Path) -> None:
    path = tmp_path / "game.durbar"
    match.save(path)
    run = CliRunner().invoke(app, ["verify", str(path)])
    assert run.exit_code == 0, run.output
    assert run.output.startswith(f"fair: {answers(match)} answers of chance")
    assert "1 given by players, 1 drawn by the server" in run.output
    given = CliRunner().invoke(app, ["verify", str(path), "--seed", SEED.hex()])
    assert given.output == run.output
    wrong = CliRunner().invoke(app, ["verify", str(path), "--seed", "00" * 32])
    assert isinstance(wrong.exception, Unfair)
