"""Chapter 10: who knows what, and that nothing else shows."""

import random
from typing import Any

import pytest
from mypy_extensions import i64

from durbar.core import CHANCE, SPECTATOR, Rng, State
from durbar.core.vecs import vec
from durbar.games.revival.rules.kernel import RevivalKernel as Kernel
from tests.revival.scenes import (
    building,
    deal,
    draw,
    hand,
    lay,
    play,
    red,
    reds,
    scene,
    slot,
    spending,
    table,
    told,
)

EVERYTHING: dict[str, Any] = {
    "manipulation": True,
    "reconstruction": True,
    "architects": "random",
    "public_objectives": True,
    "bhairav": True,
    "holographic_buddhas": True,
}


def test_a_face_down_coin_is_known_to_its_owner_only_until_the_reveal() -> None:
    state = scene().after("bid 5 na")
    assert [state.view(seat).facts["bids"][0]["coin"] for seat in range(4)] == [5, 0, 0, 0]
    assert state.view(None).facts["bids"][0]["coin"] == 0
    lay(state, [("nb", 4), ("sa", 3), ("w1", 2)])
    assert state.view(3).facts["bids"][0]["coin"] == 5


def test_cards_won_in_the_market_are_known_to_all_while_they_are_held() -> None:
    state = scene(market={"a1": "bl06", "a2": "bl07"})
    deal(lay(state, [("na", 5), ("nb", 4), ("d1", 3), ("sb", 2)]))
    known = [slot(card, shown=4) for card in ("bl06", "bl07")]
    assert state.view(2).facts["seats"][0]["hand"] == known
    assert state.view(None).facts["seats"][0]["hand"] == known
    for seed in range(5):
        assert hand(state.view(2).sample(seed), 0) == ["bl06", "bl07"]


def test_a_card_returned_by_charles_is_followed_by_him_alone_when_another_draws_it() -> None:
    rows = [{"architect": "charles"}, {"architect": "liu"}, {"architect": "walter"}]
    discards = [f"rd{k:02}" for k in range(2, 51)]
    state = scene(
        *rows,
        players=3,
        options={"architects": "random"},
        round=2,
        discards=discards,
        bottom=[{"card": "rd01", "by": 0}],
        red=[],
    )
    lay(state, [("na", 5), ("sa", 4), ("w1", 3)])
    draw(state, "rd01")
    assert slot("rd01", 0) in told(state)["seats"][1]["hand"]
    assert slot("rd01", 0) in state.view(0).facts["seats"][1]["hand"]
    assert "rd01" not in str(state.view(2).facts["seats"][1])


def test_after_a_secret_return_nobody_else_can_tell_which_cards_were_kept() -> None:
    rows = [{"architect": "charles"}, {"architect": "liu"}, {"architect": "walter"}]
    discards = [f"rd{k:02}" for k in range(3, 51)]
    state = scene(
        *rows,
        players=3,
        options={"architects": "random"},
        discards=discards,
        red=[],
        bottom=[{"card": "rd01"}, {"card": "rd02"}],
    )
    lay(state, [("na", 5), ("w2", 5), ("d1", 1)])
    draw(state, "rd01", "rd02")
    one, other = state.after("return rd01"), state.after("return rd02")
    assert one.view(1).json() == other.view(1).json()
    assert one.view(0).json() != other.view(0).json()


def test_discards_chosen_are_hidden_until_all_have_chosen() -> None:
    rows = [{"hand": reds("pa2b", "pa2w", "pa2r", "pa2g")}, {"hand": reds("pa3b", "pa3w", "pa3r", "pa3g")}]
    state = building(*rows)
    for who in range(4):
        state.play("done", who)
    one, other = state.after("discard rd36", 0), state.after("discard rd37", 0)
    assert one.view(1).json() == other.view(1).json()
    assert one.view(None).json() == other.view(None).json()


def test_missions_are_shown_at_the_end() -> None:
    state = spending({"mission": "m07"}, round=8)
    assert state.view(1).facts["seats"][0]["mission"] == "hidden"
    while not state.over:
        state.play("convert")
    assert state.view(None).facts["seats"][0]["mission"] == "m07"


def test_a_buyers_hand_is_guessed_so_that_the_card_can_be_built() -> None:
    row = {"hand": reds("pa2w", "bu1b", "bu1w"), "monuments": [reds("pa1b")]}
    state = spending(row, discards=reds("pa3r")).after(f"buy {red('pa3r')}")
    for seed in range(10):
        assert state.view(1).sample(seed).moves


def test_solo_hides_nothing() -> None:
    state = table(1).start(seed=1)
    assert state.view(0).facts == state.view(None).facts
    assert told(state).items() <= state.view(None).facts.items()


def walk(players: int, seed: int, **options: Any) -> State:
    """A random game, and at each of its decisions every seat's view compared with one of a swapped world."""
    rng = random.Random(seed)
    game = table(players, **options)
    state = game.start(seed=seed)
    while not state.over:
        seat = rng.choice(state.waiting)
        if rng.random() < 0.15:
            for who in [*range(players), None]:
                swapped = game.state(
                    state.game.swap_unseen(state.kernel, -1 if who is None else who, Rng(seed))
                )
                assert swapped.view(who).json() == state.view(who).json()
                assert not state.game.laws(swapped.kernel)
        state.play(rng.choice(state.moves_of(seat)), seat)
    return state


@pytest.mark.parametrize("players", [2, 4, 6])
def test_views_of_a_swapped_world_are_the_same_to_the_byte(players: int) -> None:
    walk(players, seed=players, **EVERYTHING)


def test_a_guess_deals_every_unseen_card_equally_often() -> None:
    state = building({}, {"hand": reds("pa2b")}, players=3)
    counts: dict[str, int] = {}
    for seed in range(1500):
        (card,) = hand(state.view(0).sample(seed), 1)
        counts[card] = counts.get(card, 0) + 1
    assert len(counts) == 50
    assert max(counts.values()) < 60


def test_no_view_holds_another_hand_mission_coin_or_deck() -> None:
    state = scene({"hand": reds("pa4b"), "mission": "m09"}, {"hand": reds("pa4w")}).after("bid 4 na")
    kernel = state.view(1).kernel
    assert isinstance(kernel, Kernel)
    assert list(kernel.players[0].hand) == [127 << 7]
    assert kernel.players[0].mission == -2
    assert kernel.bids[2] == -1
    assert "red" not in state.view(1).facts
    assert state.view(1).facts["red_left"] == len(told(state)["red"])
    assert state.to_act != CHANCE
    play(state, "bid 1 nb")


@pytest.mark.parametrize("players", [2, 4, 6])
def test_what_a_seat_sees_can_be_seen_again(players: int) -> None:
    game = table(players, architects="random", manipulation=True)
    kernel, rng = game.new_kernel(), Rng(players)
    moves = vec[i64]([0] * game.widest)
    while not kernel.over:
        for seat in range(players):
            seen = kernel.seen_by(seat)
            assert seen.seen_by(seat).fingerprint() == seen.fingerprint()
            spectator = seen.seen_by(SPECTATOR).fingerprint()
            assert spectator == kernel.seen_by(SPECTATOR).fingerprint()
        if kernel.player == CHANCE:
            kernel.deal(rng)
        else:
            kernel.apply(moves[rng.below(kernel.legal(moves))])
