"""Positions as JSON, ids of moves, and refusals."""

import json
import random
from copy import deepcopy
from typing import Any

import pytest

from durbar.core import BadPosition, IllegalMove
from durbar.core.fields import split_field
from durbar.games.excavation.game import Excavation
from durbar.games.excavation.rules.combinations import C1, C2, C3, C4, C5, C6, C7
from tests.excavation.tables import (
    BLUE,
    YELLOW,
    bare,
    cards,
    facts,
    offered,
    play,
    position,
    spread,
    table,
)
from tools.ids import GAMES, text_of

DIGS = ("budhanilkantha", "tirakhet", "kantipur", "gokarna", "thimi", "patan")
GAME = Excavation(2, map="v1")


# The tables of words and the numbers of the rules


def test_the_ids_of_the_rules_are_written_from_the_tables() -> None:
    written = (GAMES / "excavation" / "rules" / "numbers.py").read_text(encoding="utf-8")
    assert written == text_of("excavation"), "run python tools/ids.py excavation"


def test_combinations_have_the_order_of_their_words() -> None:
    words = [GAME.move(number).parts[0] for number in (C1, C2, C3, C4, C5, C6, C7)]
    assert words[:2] == ["arch", "arch arch"]
    assert words[2:4] == ["chronicler anthropologist", "chronicler chronicler"]
    assert words[4:] == ["eminence-as-arch", "eminence-as-arch arch", "eminence-as-chronicler chronicler"]


def test_hexes_are_named_by_their_coordinates_in_reading_order() -> None:
    hexes = GAME.VOCABULARY["hex"]
    keys = [(int(r), int(q)) for q, r in (name.split(",") for name in hexes)]
    assert keys == sorted(keys)


# Reading and writing


def test_X_R122_an_unfinished_action_is_part_of_the_position() -> None:
    state = play(table(DIGS), "place", "play arch arch", "put 9,2")
    assert facts(state)["pending"] == {"left": 2, "moved": 1}
    again = GAME.from_dict(json.loads(json.dumps(state.to_dict())))
    assert again == state
    assert offered(again) == offered(state)


def test_X_R122_the_frozen_spreads_are_part_of_the_position() -> None:
    rows = [{"hand": {}}, {"hand": cards(arch=1)}]
    state = table(DIGS, hands=rows, active=YELLOW)
    play(state, "place", "play arch", "put 3,13", "find black")
    assert facts(state)["pending"]["frozen"] == ["tirakhet"]
    assert GAME.from_dict(state.to_dict()) == state


def test_a_position_by_hand_needs_only_its_digs() -> None:
    state = GAME.from_dict(
        {"digs": {"gokarna": {}, "patan": {}}, "seats": [{}, {"sites": rest("gokarna", "patan")}]}
    )
    assert state.to_act == BLUE
    assert facts(state)["seats"][0]["hand"] == cards(arch=6)
    assert len(facts(state)["personalities"]) == 6
    assert sum(facts(state)["bag"].values()) == 95


def rest(*used: str) -> list[str]:
    return [site for site in GAME.VOCABULARY["site"] if site not in used]


@pytest.mark.parametrize(
    ("change", "field", "complaint"),
    [
        ({"rnd": 1}, "rnd", "there is no such field"),
        ({"round": "one"}, "round", "whole number from 0"),
        ({"first": 2}, "first", "from 0 to 1"),
        ({"phase": "dance"}, "phase", "not one of action"),
        ({"ending": "last-dig"}, "ending", "a game that goes on"),
        ({"seats": [{}]}, "seats", "there are 2 players"),
        ({"seats": [{"hand": ["joker"]}, {}]}, "seats[0].hand", "'joker' is not one of"),
        ({"seats": [{"hand": {"arch": 7}}, {}]}, "seats[0].hand.arch", "from 0 to 6"),
        ({"seats": [{"hand": 3}, {}]}, "seats[0].hand", "not a list"),
        ({"tokens": {"5,7": 0}}, "tokens.5,7", "no playable hex"),
        ({"tokens": {"9,4": 0}}, "tokens.9,4", "something lies on"),
        ({"tokens": {"9,3": 2}}, "tokens.9,3", "from 0 to 1"),
        ({"tokens": {"nowhere": 0}}, "tokens.nowhere", "'nowhere' is not one of"),
        ({"tokens": {"9,3": None}}, "tokens.9,3", "from 0 to 1"),
        ({"digs": {"atlantis": {}}}, "digs.atlantis", "'atlantis' is not one of"),
        ({"digs": {"gokarna": {"finds": {"9,3": "pink"}}}}, "digs.gokarna.finds.9,3", "'pink'"),
        ({"sites": ["gokarna"]}, "sites", "one card for every dig"),
        ({"personalities": ["arch"]}, "personalities", "no personality"),
        ({"personalities": "none"}, "personalities", "not a list"),
        ({"pile": {"historian": -1}}, "pile.historian", "from 0"),
        ({"site_pile": 3}, "site_pile", "from 10 to 10"),
        ({"pending": {"magic": 1}}, "pending.magic", "there is no such field"),
        ({"phase": "pay"}, "pending.dig", "pay needs it"),
        ({"pending": {"left": 2}}, "pending.left", "action has nothing to do with it"),
        ({"phase": "place", "pending": {"left": 2}}, "pending.left", "one token, or three"),
        ({"phase": "place", "pending": {"left": 3, "moved": 1}}, "pending.left", "one token, or three"),
        ({"phase": "discard", "pending": {"position": 7}}, "pending.position", "from 0 to 6"),
        ({"phase": "position", "pending": {"victim": 1}}, "pending.victim", "nothing to do with it"),
        ({"phase": "draw-site"}, "phase", "no site card is to be drawn"),
        ({"phase": "draw-first-player"}, "pending.after", "comes at another time"),
        ({"phase": "over"}, "ending", "one dig must be left"),
        ({"phase": "over", "ending": "no-tokens-to-spread"}, "ending", "all hands are empty"),
        ({"round": 0}, "round", "round 0 is the setting up"),
        ({"round": 3}, "round", "the digs have not spread so often"),
        ({"seen": ["next round"]}, "seen", "a round without a theft"),
        ({"seen": ["0 robbed 0 of arch"]}, "seen", "cannot have been robbed"),
        ({"pile": {"arch": 3}}, "pile", "goes to the reserve"),
        ({"discard": {"historian": 20}}, "discard", "not so many cards of one type"),
        ({"phase": "dig"}, "phase", "nothing can be answered"),
        ({"seen": ["0 winked"]}, "seen", "nothing one can have seen"),
        ({"seats": [{"supply": 3}, {}]}, "seats[0].supply", "from 25 to 25"),
    ],
)
def test_a_wrong_position_is_refused_by_the_name_of_its_field(
    change: dict[str, Any], field: str, complaint: str
) -> None:
    written = {"digs": {site: {} for site in DIGS}, **change}
    with pytest.raises(BadPosition, match=complaint) as refused:
        GAME.from_dict(written)
    assert refused.value.field == field


@pytest.mark.parametrize(
    ("change", "law"),
    [
        ({"seats": [{"hand": ["arch"], "front": []}, {}]}, "owns 1 cards instead of 6"),
        ({"bag": {"black": 3}}, "3 black dig tokens instead of 70"),
        ({"pile": {}}, "chronicler cards instead of 5"),
        (
            {"sites": [{"site": site, "tokens": [0]} for site in DIGS]},
            "the top card of the site list has tokens",
        ),
        ({"personalities": ["historian"]}, "the personality list has 1 cards"),
        ({"digs": {"gokarna": {}, "patan": {}}}, "2 digs, and site cards to come"),
        (
            {"digs": {**bare(*DIGS), "gokarna": {"finds": {"2,13": "red"}}}},
            "does not hang together",
        ),
        ({"seen": ["0 discarded historian"]}, "cannot have the cards it has"),
    ],
)
def test_a_position_against_the_laws_is_refused(change: dict[str, Any], law: str) -> None:
    with pytest.raises(BadPosition, match=law):
        GAME.from_dict({"digs": {site: {} for site in DIGS}, **change})


def test_two_digs_that_touch_cannot_be() -> None:
    digs = {"gokarna": spread("gokarna", 1), "boudhanath": spread("boudhanath", 1)}
    digs["boudhanath"] = {h: c for h, c in digs["boudhanath"].items() if h not in digs["gokarna"]}
    with pytest.raises(BadPosition, match="touches another"):
        GAME.from_dict(position(digs))


def test_every_step_of_a_game_reads_back() -> None:
    rng = random.Random(5)
    game = Excavation(3, length="short")
    state = game.start(seed=5)
    while not state.over:
        assert game.from_dict(state.to_dict()) == state
        state.play(rng.choice(list(state.moves)))


JUNK: list[Any] = [None, True, -1, 0, 3, 99, "", "x", "black", "gokarna", "9,4", "arch", [], {}, [1], 1.5]


def spoil(written: Any, rng: random.Random) -> None:
    """Put something else, or nothing, in some place of a position."""
    while isinstance(written, dict | list) and written:
        key = rng.choice(list(written) if isinstance(written, dict) else range(len(written)))
        if rng.random() < 0.5 or not written[key] or not isinstance(written[key], dict | list):
            if rng.random() < 0.3:
                del written[key]
            else:
                written[key] = deepcopy(rng.choice(JUNK))
            return
        written = written[key]


@pytest.mark.parametrize("seed", range(8))
def test_a_spoilt_position_is_refused_or_can_be_played(seed: int) -> None:
    rng = random.Random(seed)
    game = Excavation(2 + seed % 3, length=("full", "short")[seed % 2])
    state = game.start()
    for _ in range(60 * seed):
        if not state.over:
            state.play(rng.choice(list(state.moves)))
    for _ in range(60):
        written = state.to_dict()["position"]
        for _ in range(rng.randint(1, 3)):
            spoil(written, rng)
        try:
            other = game.from_dict(written)
        except BadPosition:
            continue
        for _ in range(10):
            if not other.over:
                other.play(rng.choice(list(other.moves)))
                assert game.laws(other.kernel) == []


# Refusals


@pytest.mark.parametrize(
    ("before", "move", "reason"),
    [
        ((), "put 9,2", "not-asked"),
        ((), "special", "no-special"),
        ((), "remove", "no-removal"),
        ((), "take-back", "no-token-out"),
        (("place",), "play historian historian", "cards-missing"),
        (("place", "play arch"), "put 5,7", "hex-outside"),
        (("place", "play arch"), "put 9,4", "hex-taken"),
        (("place", "play arch"), "put-on sankhu", "site-not-listed"),
        (("place", "play arch"), "stop", "stop-too-early"),
        (("hire", "position 1"), "discard curator", "card-not-held"),
        (("hire", "position 2", "discard arch"), "use historian", "card-not-held"),
    ],
)
def test_a_move_is_refused_with_its_reason(before: tuple[str, ...], move: str, reason: str) -> None:
    state = play(table(DIGS), *before)
    with pytest.raises(IllegalMove) as refused:
        state.play(move)
    assert refused.value.refusal.reason == reason
    assert refused.value.rule


def specials() -> dict[str, int]:
    return cards(curator=1, bandit=1, controller=1, bounty_hunter=1, historian=1, arch=1)


@pytest.mark.parametrize(
    ("before", "move", "reason"),
    [
        (("special",), "trigger curator", "no-target"),
        (("special", "trigger bandit"), "rob 0", "yourself"),
        (("special", "trigger bandit"), "rob 3", "no-such-player"),
        (("special", "trigger controller"), "renew 9,2", "no-find"),
        (("special", "trigger controller"), "renew 2,9", "lone-find"),
        (("special", "trigger controller", "renew 9,3"), "renew 9,3", "same-hex"),
        (("special", "trigger controller", "renew 9,3"), "renew 3,2", "no-find"),
        (("special", "trigger bounty-hunter"), "recolour 9,3", "no-token"),
        (("special", "trigger bounty-hunter"), "recolour 7,2", "lone-token"),
        (("special", "trigger bounty-hunter", "recolour 9,2"), "recolour 7,2", "other-owner"),
        (("special", "trigger bounty-hunter", "recolour 9,2", "recolour 8,2"), "recolour-to 0", "same-owner"),
        (("hire",), "position 6", None),
        (("take-back", "play arch"), "lift 7,2", "not-yours"),
    ],
)
def test_specials_are_refused_with_their_reason(
    before: tuple[str, ...], move: str, reason: str | None
) -> None:
    digs: dict[str, Any] = {site: {} for site in DIGS}
    digs["gokarna"] = spread("gokarna", 1)
    digs["patan"] = {"2,9": "red"}
    state = table(digs, tokens={"9,2": 0, "8,2": 0, "7,2": 1}, hands=[{"hand": specials()}, {}])
    refusal = play(state, *before).why_not(move)
    assert (refusal.reason if refusal else None) == reason


@pytest.mark.parametrize(
    ("finds", "blue", "yellow", "hand", "reason"),
    [
        ({}, "(-3,8) (-3,9) (-4,10)", "", cards(naturalist=1), "dig-black"),
        ({"-4,10": "green"}, "(-3,8)", "", cards(naturalist=1), "dig-not-isolated"),
        ({"-4,10": "green"}, "", "(-2,7) (-2,8) (-2,9) (-3,10)", cards(naturalist=1), "dig-not-controlled"),
        ({"-4,10": "green"}, "(-2,7) (-2,8) (-2,9) (-3,10)", "", cards(historian=1), "dig-too-dear"),
    ],
)
def test_a_dig_that_cannot_be_removed_says_why(
    finds: dict[str, str], blue: str, yellow: str, hand: dict[str, int], reason: str
) -> None:
    """Another dig can be removed, so that the question is asked at all."""
    hand = {**hand, "palaeontologist": 1}
    digs: dict[str, Any] = {"kirtipur": finds, "bhaktapur": {"15,8": "red"}, "patan": {}, "thimi": {}}
    wall = "(14,7) (13,8) (13,9) (12,10) (14,9)"
    state = table(digs, blue=f"{blue} {wall}", yellow=yellow, hands=[{"hand": hand}, {}])
    assert "remove" in offered(state)
    refusal = state.after("remove").why_not("dig kirtipur")
    assert refusal is not None
    assert refusal.reason == reason
    assert refusal.facts == {"site": "kirtipur"}


def test_every_refusal_names_a_rule() -> None:
    for kind in GAME.REFUSALS:
        assert kind.rule
        assert all(split_field(field)[1] in {*GAME.VOCABULARY, "number", "seat"} for field in kind.fields)
