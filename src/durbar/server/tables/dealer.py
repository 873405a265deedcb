"""Fair dealing: chance that nobody can foresee or choose, and that everybody can check afterwards.

The server draws 32 bytes of the system's entropy, the *seed*, and shows their SHA-256, the *commitment*,
before anything is dealt. Then every seat gives a *salt*: the browser of a player draws it once it has seen
the commitment; for a bot, or a page without scripts, the server draws it, and the record says so. Seed and
salts together make the key from which all chance is dealt, by HMAC-SHA-256 in counter mode. The seed itself
is shown when the game has ended; ``verify`` replays the record against all of it. What is proved by that,
and what is not, is in ``docs/fairness.md``.

A record tells it in notes:

    commitment: sha256:7d0f… with salts         in the head
    # dealt elsewhere: 12                       if chance had answered before this server dealt
    #0 salt: 93c1…                              a player's own
    #1 salt: 5b07… by the server
    #1 left before anything was dealt           and took the salt along: whoever sits there next gives one
    # seed: 04aa…                               at the end
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import count

from durbar.core import CHANCE, Dealer, DurbarError, Match, Move, State

BYTES = 32  # of a seed, and of a salt
HEX = re.compile("[0-9a-fA-F]{64}")
PROMISE = re.compile(r"(sha256:[0-9a-f]{64})( with salts)?(?: from (\d{1,6}))?")
SEED_NOTE = re.compile("seed: ([0-9a-fA-F]{64})")
SALT_NOTE = re.compile("salt: ([0-9a-fA-F]{64})( by the server)?")
ELSEWHERE_NOTE = re.compile(r"dealt elsewhere: (\d{1,6})")
LEFT_NOTE = "left before anything was dealt"  # of a seat, whose salt goes with whoever sat there


def new_seed() -> bytes:
    """A secret nobody can guess."""
    return secrets.token_bytes(BYTES)


def commitment(seed: bytes, start: int = 0) -> str:
    """What is shown before a game; `start` counts the answers of chance that this seed did not give."""
    shown = f"sha256:{hashlib.sha256(seed).hexdigest()} with salts"
    return f"{shown} from {start}" if start else shown


@dataclass(frozen=True)
class Promise:
    """What a commitment says: of which seed, whether mixed with salts, after how many older answers."""

    digest: str
    salted: bool
    start: int

    def kept_by(self, seed: bytes) -> bool:
        """Is this the seed that was promised?"""
        return self.digest == f"sha256:{hashlib.sha256(seed).hexdigest()}"


def read_promise(written: str) -> Promise | None:
    """The promise of a commitment; None if it is none. Those of the first server knew no salts."""
    found = PROMISE.fullmatch(written)
    return Promise(found[1], bool(found[2]), int(found[3] or 0)) if found else None


@dataclass(frozen=True)
class Salt:
    """What a seat has given, or the server in its place."""

    value: bytes
    by_server: bool = False

    @property
    def note(self) -> str:
        """How the record tells it."""
        return f"salt: {self.value.hex()}{' by the server' if self.by_server else ''}"


@dataclass(frozen=True)
class FixedDeal:
    """A seed and salts that are known beforehand (a deal of the day), and what the log says of them."""

    seed: bytes
    salts: tuple[Salt, ...]
    note: str


def drawn_salt() -> Salt:
    """One for a seat that gives none itself."""
    return Salt(secrets.token_bytes(BYTES), by_server=True)


def read_salt(written: str) -> Salt:
    """The salt a browser has drawn, as 64 hexadecimal digits."""
    if not HEX.fullmatch(written):
        raise DurbarError("a salt is 64 hexadecimal digits", field="salt")
    return Salt(bytes.fromhex(written))


def salts_of(match: Match) -> dict[int, Salt]:
    """The salt of each seat that has given one here; of several the first counts."""
    salts: dict[int, Salt] = {}
    for entry in match.entries:
        if entry.kind != "note":
            continue
        if entry.seat is None and ELSEWHERE_NOTE.fullmatch(entry.text):
            salts.clear()  # they were given to another dealer
        if entry.seat is not None and entry.text == LEFT_NOTE:
            salts.pop(entry.seat, None)
        found = SALT_NOTE.fullmatch(entry.text)
        if found and entry.seat is not None:
            salts.setdefault(entry.seat, Salt(bytes.fromhex(found[1]), bool(found[2])))
    return salts


def dealing_key(seed: bytes, salts: Mapping[int, Salt]) -> bytes:
    """From what all chance of a game is dealt."""
    mixed = ";".join(f"{seat}:{salts[seat].value.hex()}" for seat in sorted(salts))
    return hmac.digest(seed, f"durbar salts {mixed}".encode(), "sha256")


def key_of(match: Match, seed: bytes) -> bytes | None:
    """The key of a match with this seed; None while a seat has not given its salt."""
    promise = read_promise(match.commitment)
    if promise is None or not promise.salted:
        return seed
    salts = salts_of(match)
    return dealing_key(seed, salts) if len(salts) == match.game.players else None


def draw(key: bytes, number: int, below: int) -> int:
    """The answer `number` of this key: evenly from 0 to below - 1, rejecting what would favour some."""
    fair = (1 << 256) // below * below
    for attempt in count():
        digest = hmac.digest(key, b"%d.%d" % (number, attempt), "sha256")
        value = int.from_bytes(digest, "big")
        if value < fair:
            return value % below
    raise AssertionError("unreachable")


class FairDealer(Dealer):
    """Deals from a key; `number` counts the answers given so far, so it can go on at any place."""

    def __init__(self, key: bytes, number: int = 0) -> None:
        self.key = key
        self.number = number

    def choose(self, state: State) -> Move:
        ids, weights = state.weighted()
        pick = draw(self.key, self.number, sum(weights))
        self.number += 1
        for each, weight in zip(ids, weights, strict=True):
            if pick < weight:
                return state.game.chance_table.move(each)
            pick -= weight
        raise AssertionError("chance was asked, but nothing can happen")

    def clone(self) -> FairDealer:
        return FairDealer(self.key, self.number)


def dealer_of(match: Match, seed: bytes) -> FairDealer | None:
    """Who answers for chance at a table with this seed; nobody before every seat has given its salt."""
    key = key_of(match, seed)
    return None if key is None else FairDealer(key, answers(match))


def answers(match: Match) -> int:
    """How often chance has answered. Nothing takes that back, so it is the dealer's number."""
    return sum(decision.entry.seat is None for decision in match.decisions)


# What was dealt elsewhere


def elsewhere_note(match: Match) -> str:
    """How a record says for ever that all chance so far was not dealt here."""
    return f"dealt elsewhere: {answers(match)}"


def dealt_elsewhere(match: Match) -> int | None:
    """How many answers of chance another dealer gave; None if the match began here."""
    promise = read_promise(match.commitment)
    if promise is not None and promise.start:
        return promise.start
    return noted_elsewhere(match)


def noted_elsewhere(match: Match) -> int | None:
    """The same as the notes tell it: the last one counts all before it."""
    for entry in reversed(match.entries):
        found = ELSEWHERE_NOTE.fullmatch(entry.text)
        if found and entry.kind == "note" and entry.seat is None:
            return int(found[1])
    return None


# Checking afterwards


class Unfair(DurbarError):  # noqa: N818  (as in durbar.core: an error is called what it is)
    """The record was not dealt as it was promised, or there is nothing that proves it."""


@dataclass(frozen=True)
class Verdict:
    """What ``verify`` found: ``checked`` answers of chance come from the seed, ``before`` are older.

    ``salts`` were given by players, ``drawn`` by the server in their place.
    """

    commitment: str
    checked: int
    before: int
    salts: int = 0
    drawn: int = 0


def seed_note(seed: bytes) -> str:
    """How the record of a finished game tells the seed."""
    return f"seed: {seed.hex()}"


def revealed_seed(match: Match) -> bytes | None:
    """The seed a record tells; None if it does not (yet)."""
    for entry in reversed(match.entries):
        found = SEED_NOTE.fullmatch(entry.text)
        if found and entry.kind == "note" and entry.seat is None:
            return bytes.fromhex(found[1])
    return None


def read_seed(written: str) -> bytes:
    """The seed written as 64 hexadecimal digits."""
    if not HEX.fullmatch(written):
        raise Unfair(f"{written!r} is not a seed: 64 hexadecimal digits are", field="seed", reason="no-seed")
    return bytes.fromhex(written)


def verify(match: Match, seed: bytes | None = None) -> Verdict:
    """Deal the match again from its seed (told by the record, if not given); Unfair says what differs.

    It is Unfair too if less can be checked than the record claims, or nothing at all.
    """
    promise = read_promise(match.commitment)
    if promise is None:
        told = "it was dealt elsewhere" if noted_elsewhere(match) is not None else "no server dealt it"
        raise Unfair(f"the record holds no commitment: {told}", field="commitment", reason="not-promised")
    seed = seed or revealed_seed(match)
    if seed is None:
        message = "the record does not tell its seed: that is shown when the game has ended"
        raise Unfair(message, field="seed", reason="seed-untold")
    if not promise.kept_by(seed):
        raise Unfair("this seed is not the one that was promised", field="seed", reason="other-seed")
    noted = noted_elsewhere(match) or 0
    if promise.salted and noted != promise.start:
        message = f"{noted} answers were dealt elsewhere, but the commitment speaks of {promise.start}"
        raise Unfair(message, field="commitment", reason="unfair")
    salts = salts_of(match) if promise.salted else {}
    key = key_of(match, seed)
    if key is None:
        missing = next(seat for seat in range(match.game.players) if seat not in salts)
        raise Unfair(
            f"seat {missing} has given no salt, although the commitment speaks of them",
            field="salt",
            reason="no-salt",
            seat=missing + 1,
        )
    if promise.salted:
        _check_order(match, promise.start)
    checked = _deal_again(match, key, promise.start)
    if not checked:
        message = "nothing was checked: no answer of chance came from this seed"
        raise Unfair(message, field="chance", reason="undealt")
    drawn = sum(salt.by_server for salt in salts.values())
    return Verdict(promise.digest, checked, promise.start, len(salts) - drawn, drawn)


def _check_order(match: Match, start: int) -> None:
    """All salts were given before the first answer that they had a part in."""
    given, answered = set[int](), 0
    for entry in match.entries:
        if entry.kind == "chance":
            answered += 1
            if answered > start and len(given) < match.game.players:
                message = "chance has answered before every seat had given its salt"
                raise Unfair(message, field="salt", reason="unfair")
        elif entry.kind == "note" and entry.seat is None and ELSEWHERE_NOTE.fullmatch(entry.text):
            given.clear()
        elif entry.kind == "note" and entry.seat is not None and SALT_NOTE.fullmatch(entry.text):
            given.add(entry.seat)
        elif entry.kind == "note" and entry.seat is not None and entry.text == LEFT_NOTE:
            given.discard(entry.seat)


def _deal_again(match: Match, key: bytes, start: int) -> int:
    """How many answers after the first `start` come from the key: all, or Unfair."""
    dealer, state, older = FairDealer(key, start), match.game.start(), start
    for number, decision in enumerate(match.decisions, 1):
        entry = decision.entry
        if state.to_act == CHANCE and older:
            older -= 1
        elif state.to_act == CHANCE:
            dealt = dealer.choose(state)
            if dealt.text != entry.text:
                message = f"decision {number} was {entry.text!r}, but the seed gives {dealt.text!r}"
                raise Unfair(message, field="chance", reason="dealt-otherwise", number=number)
        state.play(entry.text, entry.seat)
    if older:
        message = f"{older} answers that the commitment speaks of are not in the record"
        raise Unfair(message, field="chance", reason="unfair")
    return dealer.number - start
