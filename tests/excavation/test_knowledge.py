"""What a seat can know of others' cards, against a witness who remembers every possible deal.

The witness knows nothing of the ledger. He sits on a chair, sees the events as that seat sees them,
and keeps every distribution of cards between hands and fronts that they allow.
"""

import random
from collections import Counter
from collections.abc import Iterable, Iterator

import pytest

from durbar.core import CHANCE, Event, Rng, State
from durbar.games.excavation.content import CARD_NAMES
from durbar.games.excavation.game import Excavation
from tests.excavation.tables import cards, facts, play, table

Hand = tuple[str, ...]
World = tuple[tuple[Hand, Hand], ...]  # hand and front of every player
BASICS = CARD_NAMES[1:6]
DIGS = ("budhanilkantha", "tirakhet", "kantipur", "gokarna", "thimi", "patan")


def minus(hand: Hand, *gone: str) -> Hand | None:
    left = list(hand)
    for card in gone:
        if card not in left:
            return None
        left.remove(card)
    return tuple(left)


def plus(hand: Hand, *more: str) -> Hand:
    return tuple(sorted((*hand, *more)))


class Witness:
    """All worlds that fit what one seat (None: a spectator) has seen."""

    def __init__(self, seat: int | None, state: State) -> None:
        self.seat = seat
        self.worlds: set[World] = {world_of(state)}
        self.combination = ""
        self.first_of_two: set[tuple[World, str]] = set()

    def see(self, events: Iterable[Event]) -> None:
        for event in events:
            shown = event.seen_by(self.seat)
            self.note(shown)
            assert self.worlds or self.first_of_two

    def note(self, event: Event) -> None:
        seat = event.seat
        card = event.fields.get("card")
        if event.kind == "played":
            self.combination = str(event.fields["combination"])
        elif event.kind.startswith(("placed", "took")):
            self.combination = ""
        elif event.kind == "used" and seat is not None:
            self.use(seat, str(card) if card is not None else None)
        elif event.kind == "discarded" and seat is not None:
            self.worlds = set(self.changed(seat, take=str(card)))
        elif event.kind in ("received", "hired") and seat is not None:
            self.worlds = set(self.changed(seat, front=str(card)))
        elif event.kind == "stole" and seat is not None:
            self.steal(seat, event.fields["victim"], card)
        elif event.kind == "round-began":
            self.worlds = {tuple((plus(h, *f), ()) for h, f in world) for world in self.worlds}

    def changed(self, seat: int, take: str = "", front: str = "", give: str = "") -> Iterator[World]:
        for world in self.worlds:
            hand, down = world[seat]
            left = minus(hand, take) if take else hand
            if left is not None:
                yield replaced(
                    world, seat, plus(left, *filter(None, [give])), plus(down, *filter(None, [front]))
                )

    def use(self, seat: int, card: str | None) -> None:
        fits = CARD_NAMES[:1] if self.combination in ("c1", "c2", "c6") else CARD_NAMES
        if self.combination in ("c3", "c4"):
            return self.use_two(seat, card)
        if self.combination == "c7":
            fits = BASICS
        found = set()
        for world in self.worlds:
            hand, down = world[seat]
            for each in set(hand) & set(fits):
                if card in (None, each):
                    found.add(replaced(world, seat, minus(hand, each) or (), plus(down, each)))
        self.worlds = found
        return None

    def use_two(self, seat: int, card: str | None) -> None:
        """The two cards of C3 and C4 come one after the other; the second must fit the first."""
        if not self.first_of_two:
            self.first_of_two = {
                (replaced(world, seat, minus(world[seat][0], each) or (), plus(world[seat][1], each)), each)
                for world in self.worlds
                for each in set(world[seat][0]) - {"arch"}
                if card in (None, each)
            }
            return
        self.worlds = {
            replaced(world, seat, minus(world[seat][0], each) or (), plus(world[seat][1], each))
            for world, first in self.first_of_two
            for each in set(world[seat][0]) - {"arch"}
            if card in (None, each) and (each == first) == (self.combination == "c4")
        }
        self.first_of_two = set()

    def steal(self, thief: int, victim: object, card: object) -> None:
        assert isinstance(victim, int)
        found = set()
        for world in self.worlds:
            for each in set(world[victim][0]):
                if card in (None, each):
                    left = minus(world[victim][0], each) or ()
                    robbed = replaced(world, victim, plus(left, "arch"), world[victim][1])
                    found.add(replaced(robbed, thief, world[thief][0], plus(world[thief][1], each)))
        self.worlds = found


def replaced(world: World, seat: int, hand: Hand, front: Hand) -> World:
    return (*world[:seat], (hand, front), *world[seat + 1 :])


def world_of(state: State) -> World:
    rows = facts(state)["seats"]
    return tuple(
        (tuple(sorted(Counter(row["hand"]).elements())), tuple(sorted(Counter(row["front"]).elements())))
        for row in rows
    )


def watched_game(players: int, seed: int, thieves: bool) -> Iterator[tuple[State, list[Witness]]]:
    """A random game under the eyes of every seat and a spectator; with thieves, robbing where possible."""
    rng = random.Random(seed)
    state = Excavation(players).start()
    while state.to_act == CHANCE:
        state.play(rng.choice(list(state.moves)))
    witnesses = [Witness(seat, state) for seat in (*range(players), None)]
    while not state.over:
        moves = list(state.moves)
        wanted = [m for m in moves if m.text in ("special", "trigger bandit")] if thieves else []
        if thieves and state.prompt is not None and state.prompt.id == "position":
            bandits = [k for k, row in enumerate(facts(state)["personalities"]) if row["card"] == "bandit"]
            wanted = [m for m in moves if int(m.parts[0]) - 1 in bandits]
        events = state.play(rng.choice(wanted or moves))
        for witness in witnesses:
            witness.see(events)
        yield state, witnesses


def sampled(state: State, seat: int | None, number: int, rng: random.Random) -> set[World]:
    view = state.view(seat)
    return {world_of(view.sample(rng)) for _ in range(number)}


@pytest.mark.parametrize("seed", range(6))
def test_every_sample_is_a_world_the_seat_can_believe_in(seed: int) -> None:
    rng = random.Random(seed)
    for step, (state, witnesses) in enumerate(watched_game(2 + seed % 3, seed, thieves=seed > 2)):
        if step % 11 or any(witness.first_of_two for witness in witnesses):
            continue
        for witness in witnesses:
            assert world_of(state) in witness.worlds
            assert sampled(state, witness.seat, 4, rng) <= witness.worlds


@pytest.mark.parametrize("seed", [10, pytest.param(11, marks=pytest.mark.long), 12])
def test_every_world_the_seat_can_believe_in_is_sampled(seed: int) -> None:
    """Between two actions nothing more is known than what the witness knows."""
    rng = random.Random(seed)
    compared = 0
    for step, (state, witnesses) in enumerate(watched_game(3, seed, thieves=True)):
        if state.prompt is None or state.prompt.id != "action" or step % 5:
            continue
        for witness in witnesses:
            if 1 < len(witness.worlds) < 12:
                compared += 1
                assert sampled(state, witness.seat, 60 * len(witness.worlds), rng) == witness.worlds
    assert compared > 3


# Rulings on what is open


def three(*hands: dict[str, int]) -> State:
    rows = [{"hand": hand} for hand in hands]
    return table(DIGS, players=3, hands=rows + [{}] * (3 - len(rows)))


def test_X_R106_used_cards_are_face_down() -> None:
    state = three(cards(historian=1, naturalist=1, bandit=1, arch=3))
    events = state.play("place") + state.play("play historian naturalist")
    used = [event for event in events if event.kind == "used"]
    assert [event.seen_by(1).fields["card"] for event in used] == [None, None]
    assert [event.seen_by(0).fields["card"] for event in used] == ["historian", "naturalist"]
    (played,) = [event for event in events if event.kind == "played"]
    assert played.seen_by(1).fields["combination"] == "c3"
    hands = {world[0][0] for world in sampled(state, 1, 60, random.Random(1))}
    assert hands == {("arch", "arch", "arch", card) for card in ("bandit", "historian", "naturalist")}


def test_X_R107_discards_are_open() -> None:
    state = three(cards(historian=1, naturalist=1, bandit=1))
    events = play(state, "hire", "position 1").play("discard naturalist")
    (event,) = [event for event in events if event.kind == "discarded"]
    assert event.seen_by(None).fields["card"] == "naturalist"
    assert state.view(2).facts["discard"] == {"naturalist": 1}


def test_X_R108_all_counts_are_open() -> None:
    state = three(cards(historian=1, naturalist=1, bandit=1))
    row = state.view(1).facts["seats"][0]
    assert (row["hand_size"], row["front_size"], row["supply"], row["lost"]) == (3, 3, 25, 0)
    assert {"bag", "pile", "discard", "site_pile"} <= set(state.view(1).facts)


def test_X_R113_everybody_may_look_at_his_own_front_and_at_the_discard() -> None:
    state = three(cards(historian=1, naturalist=1, bandit=1))
    play(state, "place", "play historian naturalist")
    assert state.view(0).facts["seats"][0]["front"] == cards(arch=3, historian=1, naturalist=1)
    assert state.view(1).facts["seats"][0]["front_size"] == 5


def test_a_hired_card_is_known_to_all() -> None:
    state = Excavation(3).start(seed=4)
    (hired,) = [row["card"] for row in facts(state)["personalities"][:1]]
    mover = state.to_act
    play(state, "hire", "position 1", "discard arch")
    for seat in (0, 1, 2, None):
        if seat != mover:
            assert state.view(seat).facts["seats"][mover]["known"] == {"arch": 5, hired: 1}


def test_a_theft_is_known_to_two() -> None:
    state = three(cards(bandit=1, arch=5), cards(curator=1, arch=5))
    play(state, "special", "trigger bandit", "rob 1", "loot curator")
    assert state.view(1).facts["seats"][0]["known"] == {"arch": 5, "curator": 1}
    assert state.view(2).facts["seats"][0]["known"] == {"arch": 5}
    assert state.view(2).facts["seats"][1]["known"] == {"arch": 5}
    assert state.view(2).facts["seen"][-1] == "0 robbed 1 of ?"
    assert state.view(0).facts["seen"][-1] == "0 robbed 1 of curator"


def test_what_is_shown_later_betrays_the_loot() -> None:
    state = three(cards(bandit=1, arch=5), cards(curator=1, arch=5))
    play(state, "special", "trigger bandit", "rob 1", "loot arch")
    play(state, "hire", "position 1", "discard curator")  # so the curator was not stolen
    assert state.view(2).facts["seats"][0]["known"] == {"arch": 6}


def test_a_pair_used_tells_who_still_had_one() -> None:
    state = three(cards(bandit=1, arch=5), cards(historian=2, arch=4))
    play(state, "special", "trigger bandit", "rob 1", "loot arch")
    assert state.view(2).facts["seats"][1]["known"] == {"arch": 4, "historian": 1}
    play(state, "place", "play historian historian", "put 9,2", "stop")
    assert state.view(2).facts["seats"][1]["known"] == {"arch": 4, "historian": 2}


def test_a_choice_begun_says_something_about_the_hand() -> None:
    """Who is about to trigger a special has one; every sample agrees."""
    state = three(cards(bandit=1, historian=1, naturalist=1, arch=3))
    play(state, "place", "play historian naturalist", "put 9,2")
    play(state, "place", "play arch", "put 9,3", "place", "play arch", "put 8,3", "special")
    for world in sampled(state, 1, 40, random.Random(2)):
        assert "bandit" in world[0][0]


def test_a_type_of_card_is_as_likely_as_it_has_cards() -> None:
    """An ARCH is discarded, then one of four ARCH and a curator used unseen."""
    state = three(cards(curator=1, arch=5))
    play(state, "hire", "position 2", "discard arch", "use arch", "personality bandit")
    rng = random.Random(7)
    view = state.view(1)
    kept = sum("curator" in world_of(view.sample(rng))[0][0] for _ in range(600))
    assert 0.74 < kept / 600 < 0.86  # four times in five it was an ARCH


# What one knows of what another knows


def robbed_positions() -> Iterator[State]:
    """Positions of games in which cards were stolen, some of them in the middle of a price."""
    for seed in range(4):
        state = Excavation(3).start(seed=seed)
        rng = random.Random(seed)
        while not state.over:
            moves = list(state.moves)
            eager = [move for move in moves if move.kind in ("special", "hire", "trigger", "rob")]
            state.play(rng.choice(eager or moves))
            thefts = any("robbed" in line for line in facts(state)["seen"])
            if thefts and rng.random() < 0.05 and state.to_act is not None:
                yield state


def test_what_a_seat_knows_of_its_own_knowledge_is_all_of_it() -> None:
    for state in robbed_positions():
        for seat in (-1, 0, 1, 2):
            seen = state.kernel.seen_by(seat)
            again = seen.seen_by(seat)
            assert state.game.describe(again) == state.game.describe(seen)
            assert again.fingerprint() == seen.fingerprint()
            again.fill(Rng(7))
            assert state.game.laws(again) == []


def test_two_seats_agree_on_what_both_of_them_know() -> None:
    for state in robbed_positions():
        seen = [state.kernel.seen_by(seat) for seat in range(3)]
        for one, two in ((0, 1), (1, 2), (2, 0)):
            shared = seen[one].seen_by(two)
            assert state.game.describe(shared) == state.game.describe(seen[two].seen_by(one))
            assert shared.seen_by(-1).fingerprint() == state.kernel.seen_by(-1).fingerprint()
            shared.fill(Rng(7))
            assert state.game.laws(shared) == []
