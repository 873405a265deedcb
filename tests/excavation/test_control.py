"""Isolation and control: the rulebook's pictures, the odd cases, and what may be removed."""

from typing import Any

import pytest

from durbar.core import State
from durbar.games.excavation.content import SITE_NAMES
from durbar.games.excavation.rules.control import controllers, isolated
from tests.excavation.tables import (
    BLUE,
    YELLOW,
    cards,
    control_of,
    counted,
    facts,
    hexes,
    is_isolated,
    kernel,
    offered,
    play,
    score_of,
    spread,
    table,
)

SIX = ("kirtipur", "bhaktapur", "pharping", "godavari", "kantipur", "thimi")


def first_picture(**fields: Any) -> State:
    return table(SIX, blue="(-2,7) (-2,9) (-3,10)", yellow="(-1,7) (-1,8) (-4,10)", **fields)


def test_X_X1_blue_controls_three_to_two() -> None:
    state = first_picture()
    assert is_isolated(state, "kirtipur")
    assert counted(state, "kirtipur") == set(hexes("(-3,10) (-2,7) (-2,9) (-1,7) (-1,8)"))
    assert score_of(state, "kirtipur") == (3, 2)
    assert control_of(state, "kirtipur") == [BLUE]


def test_X_X2_yellow_takes_over_with_one_token() -> None:
    state = first_picture(active=YELLOW)
    play(state, "place", "play arch", "put -3,9")
    assert counted(state, "kirtipur") == set(hexes("(-4,10) (-3,9) (-2,7) (-2,9) (-1,7) (-1,8)"))
    assert score_of(state, "kirtipur") == (2, 4)
    assert control_of(state, "kirtipur") == [YELLOW]


def test_X_X3_blue_reacts_and_ties() -> None:
    state = first_picture(active=YELLOW)
    play(state, "place", "play arch", "put -3,9", "place", "play arch", "put -2,8")
    assert counted(state, "kirtipur") == set(hexes("(-4,10) (-3,9) (-2,7) (-2,8)"))
    assert score_of(state, "kirtipur") == (2, 2)
    assert control_of(state, "kirtipur") == [BLUE, YELLOW]


def situation(**fields: Any) -> State:
    """The rulebook's example of a situation: two players, third round."""
    digs = {
        "sankhu": spread("sankhu", 2, {"16,1": "red", "17,2": "red", "15,3": "brown"}),
        "tirakhet": {},
        "bhaktapur": {},
        "pharping": spread("pharping", 1, {"-4,14": "green"}),
        "gokarna": spread("gokarna", 1, {"10,4": "red"}),
        "pashupatinath": {},
    }
    return table(
        digs,
        blue="(13,4) (13,5) (14,5) (0,5) (1,5) (2,5) (12,8) (13,7) (-3,11) (-2,11) (-1,11)",
        yellow="(3,5) (10,10) (10,11) (11,9) (0,11) (0,12)",
        round=3,
        **fields,
    )


def test_X_X7_the_rulebooks_situation_is_controlled_as_it_says() -> None:
    state = situation()
    finds = facts(state)["digs"]
    assert set(finds["sankhu"]["finds"]) == set(
        hexes("(16,1) (18,1) (15,2) (16,2) (17,2) (18,2) (15,3) (16,3) (17,3)")
    )
    assert set(finds["pharping"]["finds"]) == set(hexes("(-6,15) (-4,15) (-5,14) (-4,14)"))
    assert set(finds["gokarna"]["finds"]) == set(hexes("(8,4) (10,4) (9,3) (10,3) (8,5) (9,5)"))
    wanted = {"sankhu": (3, 0), "tirakhet": (3, 1), "bhaktapur": (2, 3), "pharping": (3, 2)}
    for site, score in wanted.items():
        assert is_isolated(state, site)
        assert score_of(state, site) == score
    assert not is_isolated(state, "gokarna")
    assert not is_isolated(state, "pashupatinath")


def test_X_X7_each_dig_asks_for_the_cards_the_rulebook_names() -> None:
    everything = cards(palaeontologist=1, anthropologist=1, naturalist=1, curator=1, arch=2)
    state = situation(hands=[{"hand": everything}, {"hand": everything}])
    blue = state.after("remove")
    assert offered(blue) == ["dig sankhu", "dig pharping"]
    assert offered(blue.after("dig pharping")) == ["discard naturalist"]
    paying = blue.after("dig sankhu")
    assert offered(paying) == ["discard anthropologist"]
    assert offered(paying.after("discard anthropologist")) == ["discard palaeontologist"]
    assert offered(play(state.clone(), "special", "trigger curator")) == ["curate tirakhet"]
    yellow = situation(hands=[{}, {"hand": everything}], active=YELLOW)
    assert "remove" not in offered(yellow)
    assert offered(play(yellow, "special", "trigger curator")) == ["curate bhaktapur"]


def test_X_X10_only_the_inner_ring_counts_until_it_has_a_hole() -> None:
    digs = ("kirtipur", "bhaktapur", "pharping", "kantipur")
    inner, outer = "(-3,8) (-3,9) (-4,10)", "(-2,7) (-2,8) (-2,9) (-3,10)"
    state = table(digs, blue=outer, yellow=inner, active=YELLOW)
    assert score_of(state, "kirtipur") == (0, 3)
    play(state, "take-back", "play arch", "lift -3,9")
    assert counted(state, "kirtipur") == set(hexes("(-3,8) (-2,8) (-2,9) (-3,10)"))
    assert score_of(state, "kirtipur") == (3, 1)
    assert not is_isolated(table(digs, yellow="(-3,8) (-4,10)"), "kirtipur")


def test_X_X11_a_token_that_touches_two_digs_counts_for_both() -> None:
    digs = {"budhanilkantha": spread("budhanilkantha", 2), "kantipur": {}, "bhaktapur": {}, "pharping": {}}
    covered = set(hexes("(8,0) (10,0) (7,1) (8,1) (9,1) (10,1) (7,2) (8,2) (9,2)"))
    assert set(digs["budhanilkantha"]) == covered
    state = table(digs, blue="(6,3) (7,3) (8,3) (9,3) (10,3)", yellow="(6,4) (5,5) (4,5)")
    assert score_of(state, "budhanilkantha") == (5, 0)
    assert score_of(state, "kantipur") == (1, 3)
    assert "6,3" in counted(state, "budhanilkantha") & counted(state, "kantipur")
    assert not is_isolated(state, "bhaktapur")
    assert not is_isolated(state, "pharping")


def test_X_X12_the_lake_is_a_wall_for_free() -> None:
    digs = ("pashupatinath", "budhanilkantha", "sankhu", "bhaktapur", "pharping", "kirtipur")
    state = table(digs, blue="(7,10) (5,11) (7,9)", yellow="(6,11) (5,10)")
    assert score_of(state, "pashupatinath") == (3, 2)


def test_X_X13_two_digs_in_one_enclosure_are_not_isolated() -> None:
    state = table(("tirakhet", "swayambhunath", "bhaktapur"), blue="(13,8) (13,9) (14,7)")
    assert is_isolated(state, "bhaktapur")
    assert score_of(state, "bhaktapur") == (3, 0)
    assert not is_isolated(state, "tirakhet")
    assert not is_isolated(state, "swayambhunath")


def test_X_X14_a_wall_before_a_dead_end_counts_nothing() -> None:
    digs = ("swayambhunath", "budhanilkantha", "bhaktapur", "pharping", "godavari", "pashupatinath")
    state = table(digs, blue="(-2,10) (-1,9) (0,8) (2,7) (3,5)", yellow="(-3,8) (-3,9) (-4,10) (-3,10)")
    assert score_of(state, "swayambhunath") == (5, 1)
    assert counted(state, "swayambhunath") & set(hexes("(-3,8) (-3,9) (-4,10) (-3,10)")) == {"-3,10"}


def two_left(**fields: Any) -> State:
    digs = {"budhanilkantha": spread("budhanilkantha", 1, {"8,0": "red"}), "bhaktapur": {}}
    return table(digs, blue="(7,2) (8,2) (9,2) (10,1)", **fields)


def test_X_X15_of_two_digs_both_are_isolated_or_none() -> None:
    state = two_left()
    assert set(facts(state)["digs"]["budhanilkantha"]["finds"]) == set(hexes("(8,0) (10,0) (8,1) (9,1)"))
    for site in ("budhanilkantha", "bhaktapur"):
        assert is_isolated(state, site)
        assert score_of(state, site) == (4, 0)


def test_X_X16_a_bounty_hunter_turns_the_control() -> None:
    state = situation(hands=[{"hand": cards(bounty_hunter=1, arch=5)}, {}])
    before = facts(state)["seats"]
    play(state, "special", "trigger bounty-hunter", "recolour 10,10", "recolour 10,11", "recolour-to 0")
    assert score_of(state, "bhaktapur") == (4, 1)
    after = facts(state)["seats"]
    assert after[YELLOW]["supply"] == before[YELLOW]["supply"] + 2
    assert after[BLUE]["supply"] == before[BLUE]["supply"] - 2


def test_X_X32_on_the_second_map_hills_do_half_the_work() -> None:
    digs = ("swayambhunath", "kirtipur", "tirakhet", "kantipur", "bhaktapur", "pharping")
    state = table(digs, blue="(0,7) (1,6)", yellow="(2,6)", map="v2")
    assert score_of(state, "swayambhunath") == (2, 1)
    assert [site for site in digs if is_isolated(state, site)] == ["swayambhunath"]
    on_v1 = table(digs, blue="(0,7) (1,6)", yellow="(2,6)")
    assert not any(is_isolated(on_v1, site) for site in digs)


# Rulings


def test_X_R62_lake_hills_and_the_outside_lead_nowhere() -> None:
    state = table(("pashupatinath", "patan"), blue="(7,10) (5,11) (7,9) (6,11) (5,10)")
    assert is_isolated(state, "pashupatinath")  # its sixth neighbour is lake


def test_X_R63_tokens_behind_the_ring_do_not_count() -> None:
    state = first_picture(active=YELLOW)
    play(state, "place", "play arch", "put -3,9")
    assert "-3,10" not in counted(state, "kirtipur")


def test_X_R64_all_who_tie_for_most_may_remove() -> None:
    hands = [{"hand": cards(curator=1, arch=5)}] * 2
    tied: dict[str, Any] = {"blue": "(-2,7) (-2,8) (-2,9) (-3,10)", "yellow": "(-3,9) (-4,10) (-1,7) (-1,8)"}
    for active in (BLUE, YELLOW):
        state = table(SIX, **tied, hands=hands, active=active)
        assert control_of(state, "kirtipur") == [BLUE, YELLOW]
        assert "curate kirtipur" in offered(play(state, "special", "trigger curator"))


def test_X_R66_control_is_judged_when_somebody_acts() -> None:
    hands = [{"hand": cards(curator=1, arch=5)}, {}]
    state = first_picture(hands=hands, active=YELLOW)
    play(state, "place", "play arch", "put -3,9")  # Blue was in control until now
    assert "special" not in offered(state)


@pytest.mark.parametrize("hex", ["1,7", "-3,8"])
def test_X_R67_inactive_sites_and_cleared_hexes_are_plain(hex: str) -> None:
    state = table(SIX)
    assert "swayambhunath" not in facts(state)["digs"]
    assert f"put {hex}" in offered(play(state, "place", "play arch"))
    assert not is_isolated(state, "kirtipur")


def test_X_R67_a_bare_marker_is_a_dig() -> None:
    walled = table(("kirtipur", "patan"), blue="(-3,8) (-3,9) (-4,10)")
    assert is_isolated(walled, "patan")
    both = table(("kirtipur", "patan", "swayambhunath"), blue="(-3,8) (-3,9) (-4,10)")
    assert not is_isolated(both, "patan")  # the bare Swayambhunath is in its way


def test_X_R68_each_dig_is_judged_on_its_own() -> None:
    digs = {"budhanilkantha": spread("budhanilkantha", 2), "kantipur": {}, "bhaktapur": {}, "pharping": {}}
    state = table(digs, blue="(6,3) (7,3) (8,3) (9,3) (10,3)", yellow="(6,4) (5,5) (4,5)")
    assert control_of(state, "budhanilkantha") == [BLUE]
    assert control_of(state, "kantipur") == [YELLOW]


def test_X_R69_most_is_enough_without_half() -> None:
    state = table(
        ("pashupatinath", "budhanilkantha", "sankhu"),
        players=3,
        tokens={"7,10": 0, "5,11": 0, "7,9": 1, "6,11": 2, "5,10": 2},
    )
    assert score_of(state, "pashupatinath") == (2, 1, 2)
    assert control_of(state, "pashupatinath") == [0, 2]


def test_a_view_tells_who_controls_what_and_what_it_would_bring() -> None:
    state = situation()
    told = state.view(None).facts
    for site in map(int, kernel(state).sites.cards):
        dig = told["digs"][SITE_NAMES[site]]
        alone = bool(isolated(kernel(state), 1 << site))
        mask = controllers(kernel(state), site) if alone else 0
        assert dig["isolated"] is alone
        assert dig["controllers"] == [seat for seat in range(2) if mask >> seat & 1]
        assert dig["prize"]["sites"][0] == SITE_NAMES[site]
        assert sum(dig["prize"]["finds"].values()) == len(dig["finds"])
    assert any(dig["isolated"] for dig in told["digs"].values())
    assert not set(told["unseen_sites"]) & set(told["digs"])
