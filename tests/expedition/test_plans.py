"""The list of movement plans against a second, slow and plain reading of the rules (reference.py)."""

import random
from functools import cache

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from durbar.core import Kernel
from durbar.games.expedition.game import Expedition, kernel_of
from durbar.games.expedition.rules.layout import WIDEST
from durbar.games.expedition.rules.numbers import COMPASS, FODDER, LEAVE_STRIP, M_EXIT
from durbar.games.expedition.vocabulary import VOCABULARY, space_name
from tests.expedition import reference
from tests.expedition.reference import Nepal, Result, Traveller
from tests.expedition.scenes import cards

GAMES = {
    "REF": Expedition(2, layout="preset", characters=True),
    "REF-L": Expedition(2, layout="preset", characters=True, length="long"),
    "a curve to the south": Expedition(
        2, layout="custom", characters=True, boards="T5A@1:E T2B@3:E T4A@2:S T1B:E"
    ),
}


@cache
def landscape(name: str) -> Nepal:
    laid = GAMES[name].from_dict({}).to_dict()["position"]["landscape"]
    return Nepal(laid["boards"], laid["exits"])


def somebody(rng: random.Random, land: Nepal) -> Traveller:
    """A traveller anywhere, rich or poor; many Bridles are rarer, they have so many ways."""
    character = rng.choice([None, "mountaineer", "border-guard", "border-guard"])
    rugged = character == "mountaineer"
    places = [
        space.name for space in land.spaces.values() if space.code != "K" and (rugged or not space.mountain)
    ]
    bridles = rng.choice([0, 0, 0, 0, 1, 1, 2])
    return Traveller(
        yak=rng.choice(places),
        face=rng.randint(1, 4 if bridles == 2 else 6),
        fodder=rng.choice([0, 0, 1, 2, 3]),
        compass=rng.choice([0, 1]),
        markers=rng.choice([0, 0, 1, 2]),
        tea=rng.choice([0, 0, 1, 1, 2] if character == "border-guard" else [0, 0, 1, 2, 4]),
        bridles=bridles,
        gear=rng.choice([0, 1, 2]),
        character=character,
    )


def offered(name: str, who: Traveller) -> dict[tuple[str, tuple[str, ...]], Result]:
    """Every plan the game offers, played to its end on a copy, through every exit it asks for."""
    state = GAMES[name].from_dict(
        {
            "phase": "move-yak",
            "turn": {"die": "brown", "face": who.face},
            "seats": [
                {
                    "yak": who.yak,
                    "character": who.character,
                    "resources": {"fodder": who.fodder, "compass": who.compass},
                    "exhaustion": who.markers,
                    "tile": "ten",
                    "equipment": [
                        *cards("tea-leaves", who.tea),
                        *cards("bridle", who.bridles),
                        *cards("climbing-gear", who.gear),
                    ],
                }
            ],
        }
    )
    found: dict[tuple[str, tuple[str, ...]], Result] = {}
    for move in state.moves:
        follow(state.kernel, move.id, (), move.parts[0], found)
    return found


def follow(
    kernel: Kernel,
    move: int,
    exits: tuple[str, ...],
    plan: str,
    found: dict[tuple[str, tuple[str, ...]], Result],
) -> None:
    kernel = kernel.clone()
    kernel.apply(move)
    if kernel.phase == LEAVE_STRIP:
        out = vec[i64]([0] * WIDEST)
        for k in range(kernel.legal(out)):
            follow(kernel, out[k], (*exits, VOCABULARY["exit"][out[k] - M_EXIT]), plan, found)
        return
    p = kernel_of(kernel).players[0]
    assert (plan, exits) not in found, "the same plan is offered twice"
    found[plan, exits] = Result(space_name(p.space), p.have[COMPASS], p.have[FODDER], p.markers, steps=0)


@pytest.mark.parametrize("name", GAMES)
def test_E_S4_4_every_plan_of_the_rules_is_offered_and_no_other(name: str) -> None:
    rng, land = random.Random(name), landscape(name)
    for _ in range(400):
        who = somebody(rng, land)
        assert offered(name, who) == reference.listed(land, who), who
