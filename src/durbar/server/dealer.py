"""Fair dealing: chance that nobody can foresee, and that everybody can check afterwards.

The kernel's own generator has 32 bits, which can be searched. A table of the server is dealt by
HMAC-SHA-256 in counter mode over 32 bytes of the system's entropy. Their SHA-256, the *commitment*,
is shown when the table starts and stands in the record; the bytes themselves, the *seed*, are shown
when the game has ended. ``verify`` replays the record against both.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from dataclasses import dataclass
from itertools import count

from durbar.core import CHANCE, Dealer, DurbarError, Match, Move, State

SEED_BYTES = 32
SEED = re.compile("[0-9a-fA-F]{64}")
NOTE = "seed: "


def new_seed() -> bytes:
    """A secret nobody can guess."""
    return secrets.token_bytes(SEED_BYTES)


def commitment(seed: bytes, start: int = 0) -> str:
    """What is shown before a game; `start` counts the answers of chance that this seed did not give."""
    shown = f"sha256:{hashlib.sha256(seed).hexdigest()}"
    return f"{shown} from {start}" if start else shown


def draw(seed: bytes, number: int, below: int) -> int:
    """The answer `number` of this seed: evenly from 0 to below - 1, rejecting what would favour some."""
    fair = (1 << 256) // below * below
    for attempt in count():
        digest = hmac.digest(seed, b"%d.%d" % (number, attempt), "sha256")
        value = int.from_bytes(digest, "big")
        if value < fair:
            return value % below
    raise AssertionError("unreachable")


class FairDealer(Dealer):
    """Deals from a seed; `number` counts the answers given so far, so it can go on at any place."""

    def __init__(self, seed: bytes, number: int = 0) -> None:
        self.seed = seed
        self.number = number

    def choose(self, state: State) -> Move:
        ids, weights = state.weighted()
        pick = draw(self.seed, self.number, sum(weights))
        self.number += 1
        for each, weight in zip(ids, weights, strict=True):
            if pick < weight:
                return state.game.chance_table.move(each)
            pick -= weight
        raise AssertionError("chance was asked, but nothing can happen")

    def clone(self) -> FairDealer:
        return FairDealer(self.seed, self.number)


def answers(match: Match) -> int:
    """How often chance has answered. Nothing takes that back, so it is the dealer's number."""
    return sum(decision.entry.seat is None for decision in match.decisions)


# Checking afterwards


class Unfair(DurbarError):  # noqa: N818  (as in durbar.core: an error is called what it is)
    """The record was not dealt as it was promised."""


@dataclass(frozen=True)
class Verdict:
    """What ``verify`` found: ``checked`` answers of chance come from the seed, ``before`` are older."""

    commitment: str
    checked: int
    before: int


def seed_note(seed: bytes) -> str:
    """How the record of a finished game tells the seed."""
    return f"{NOTE}{seed.hex()}"


def told_seed(match: Match) -> bytes | None:
    """The seed a record tells; None if it does not (yet)."""
    for entry in reversed(match.entries):
        prefix, _, written = entry.text.rpartition(NOTE)
        if entry.kind == "note" and entry.seat is None and not prefix and SEED.fullmatch(written):
            return bytes.fromhex(written)
    return None


def read_seed(written: str) -> bytes:
    """The seed written as 64 hexadecimal digits."""
    if not SEED.fullmatch(written):
        raise Unfair(f"{written!r} is not a seed: 64 hexadecimal digits are", field="seed")
    return bytes.fromhex(written)


def verify(match: Match, seed: bytes | None = None) -> Verdict:
    """Deal the match again from its seed (told by the record, if not given); Unfair says what differs."""
    promised = re.fullmatch(r"(sha256:[0-9a-f]{64})(?: from (\d{1,6}))?", match.commitment)
    if promised is None:
        raise Unfair("the record holds no commitment: it was not dealt by a server", field="commitment")
    seed = seed or told_seed(match)
    if seed is None:
        raise Unfair("the record does not tell its seed: that is shown when the game has ended", field="seed")
    if commitment(seed) != promised[1]:
        raise Unfair("this seed is not the one that was promised", field="seed")
    start = int(promised[2] or 0)
    dealer, state, older = FairDealer(seed, start), match.game.start(), start
    for number, decision in enumerate(match.decisions, 1):
        entry = decision.entry
        if state.to_act == CHANCE and older:
            older -= 1
        elif state.to_act == CHANCE:
            dealt = dealer.choose(state)
            if dealt.text != entry.text:
                message = f"decision {number} was {entry.text!r}, but the seed gives {dealt.text!r}"
                raise Unfair(message, field="chance")
        state.play(entry.text, entry.seat)
    return Verdict(promised[1], dealer.number - start, start)
