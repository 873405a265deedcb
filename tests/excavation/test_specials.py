"""Curator, Bandit, Controller, Bounty Hunter, and the Eminence that is none of them."""

from typing import Any

from durbar.core import State
from tests.excavation.tables import BLUE, YELLOW, cards, facts, offered, play, spread, table
from tests.excavation.test_control import first_picture

DIGS = ("budhanilkantha", "tirakhet", "kantipur", "gokarna", "thimi", "patan")
WALL = "(-3,8) (-3,9) (-4,10)"  # shuts Kirtipur in


def walled(finds: dict[str, str], hand: dict[str, int], **fields: Any) -> State:
    """Kirtipur, walled in by Blue alone."""
    digs = {"kirtipur": finds, "patan": {}, "thimi": {}}
    return table(digs, blue=WALL, hands=[{"hand": hand}, {}], **fields)


# Curator


def test_X_R50_the_curator_needs_isolation_and_control() -> None:
    curator = [{"hand": cards(curator=1, arch=5)}, {}]
    assert "special" in offered(table(("kirtipur", "patan", "thimi"), blue=WALL, hands=curator))
    assert "special" not in offered(table(("kirtipur", "patan", "thimi"), hands=curator))
    assert "special" not in offered(table(("kirtipur", "patan", "thimi"), yellow=WALL, hands=curator))


def test_X_R50_a_tie_is_control_enough() -> None:
    curator = [{"hand": cards(curator=1, arch=5)}] * 2
    state = first_picture(hands=curator)
    assert "special" in offered(state)  # 3 to 2
    play(state, "place", "play arch", "put 9,2")
    assert "special" not in offered(state)


def test_X_R51_a_curator_wins_tokens_and_site_cards() -> None:
    row = {"finds": {"-3,8": "black", "-4,10": "black"}, "under": ["pharping"]}
    state = table(
        {"kirtipur": row, "patan": {}, "thimi": {}},
        blue="(-2,7) (-2,8) (-2,9) (-3,10)",
        hands=[{"hand": cards(curator=1, arch=5)}, {}],
    )
    before = facts(state)["seats"][BLUE]
    assert before["sites"] == []
    play(state, "special", "trigger curator", "curate kirtipur")
    after = facts(state)["seats"][BLUE]
    assert after["sites"] == ["kirtipur", "pharping"]
    assert after["finds"] == {"black": 2}


def test_X_R52_a_curator_removes_only_digs_without_colour() -> None:
    hand = cards(curator=1, naturalist=1, arch=4)
    bare = walled({}, hand)
    assert "special" in offered(bare)
    assert "remove" not in offered(bare)
    digs = {"kirtipur": {"-4,10": "black"}, "patan": {}, "thimi": {}}
    black = table(digs, blue="(-3,8) (-3,9) (-3,10)", hands=[{"hand": hand}, {}])
    assert "special" in offered(black)
    assert "remove" not in offered(black)


def test_X_R52_colour_needs_specialists_and_no_curator() -> None:
    wall = "(-2,7) (-2,8) (-2,9) (-3,10)"
    hand = cards(curator=1, naturalist=1, arch=4)
    digs = {"kirtipur": {"-4,10": "green"}, "patan": {}, "thimi": {}}
    state = table(digs, blue=wall, hands=[{"hand": hand}, {}])
    assert "special" not in offered(state)
    play(state, "remove", "dig kirtipur")
    assert offered(state) == ["discard naturalist"]


# Bandit


def robbery(**fields: Any) -> State:
    thief = {"hand": cards(bandit=1, arch=2), "front": cards(arch=3)}
    victim = {"hand": cards(arch=1, naturalist=1), "front": cards(arch=4)}
    return table(DIGS, hands=[thief, victim], **fields)


def test_X_X28_the_bandit_steals_a_card_from_the_hand() -> None:
    state = play(robbery(), "special", "trigger bandit", "rob 1")
    assert {move.text: float(chance) for move, chance in state.outcomes} == {
        "loot arch": 0.5,
        "loot naturalist": 0.5,
    }
    play(state, "loot naturalist")
    thief, victim = facts(state)["seats"]
    assert thief["hand"] == cards(arch=2)
    assert thief["front"] == cards(arch=3, naturalist=1)
    assert victim["hand"] == cards(arch=2)
    assert victim["front"] == cards(arch=4)
    assert facts(state)["discard"] == {"bandit": 1}


def test_X_X28_an_empty_hand_cannot_be_robbed() -> None:
    rows = [{"hand": cards(bandit=1)}, {"hand": {}}, {"hand": cards(arch=1)}]
    state = table(DIGS, players=3, hands=rows)
    assert offered(play(state, "special", "trigger bandit")) == ["rob 2"]
    alone = table(DIGS, players=2, hands=rows[:2])
    assert offered(alone) == ["hire"]


def test_X_R53_any_opponent_with_a_card_each_card_as_likely() -> None:
    rows = [{"hand": cards(bandit=1)}, {"hand": cards(arch=3, curator=1)}, {}]
    state = table(DIGS, players=3, hands=rows)
    play(state, "special", "trigger bandit")
    assert offered(state) == ["rob 1", "rob 2"]
    play(state, "rob 1")
    assert [(move.text, str(chance)) for move, chance in state.outcomes] == [
        ("loot arch", "3/4"),
        ("loot curator", "1/4"),
    ]


def test_X_R53_only_thief_and_victim_learn_the_loot() -> None:
    rows = [{"hand": cards(bandit=1, arch=5)}, {"hand": cards(arch=5, curator=1)}, {}]
    state = play(table(DIGS, players=3, hands=rows), "special", "trigger bandit", "rob 1")
    (event,) = [each for each in state.play("loot curator") if each.kind == "stole"]
    assert [event.seen_by(seat).fields["card"] for seat in (0, 1, 2, None)] == [
        "curator",
        "curator",
        None,
        None,
    ]


def test_X_R54_no_arch_comes_for_the_bandit() -> None:
    state = play(robbery(), "special", "trigger bandit", "rob 1", "loot arch")
    assert facts(state)["seats"][BLUE]["front"] == cards(arch=4)


def test_X_R55_an_arch_may_be_stolen() -> None:
    state = play(robbery(), "special", "trigger bandit", "rob 1", "loot arch")
    assert facts(state)["seats"][YELLOW]["hand"] == cards(arch=1, naturalist=1)


# Controller


def renewal(bag: dict[str, int], finds: dict[str, str]) -> State:
    """Whatever is neither in the bag nor on the map was won."""
    digs = {site: (finds if site == "gokarna" else {}) for site in DIGS}
    total = {"black": 70, "blue": 5, "brown": 5, "red": 5, "yellow": 5, "green": 5}
    won = {c: n - bag.get(c, 0) - list(finds.values()).count(c) for c, n in total.items()}
    rows = [{"hand": cards(controller=1, arch=5), "finds": won}, {}]
    return table(digs, hands=rows, bag=bag)


def test_X_X29_the_controller_exchanges_two_dig_tokens() -> None:
    state = renewal({"blue": 1, "green": 1}, {"9,3": "black", "10,3": "red"})
    play(state, "special", "trigger controller", "renew 9,3", "renew 10,3")
    assert offered(state) == ["find blue", "find green"]
    play(state, "find green")
    assert offered(state) == ["find blue"]
    play(state, "find blue")
    assert facts(state)["digs"]["gokarna"]["finds"] == {"9,3": "green", "10,3": "blue"}
    assert facts(state)["bag"] == {"black": 1, "red": 1}


def test_X_X29_not_with_one_token_in_the_bag_or_in_the_dig() -> None:
    two = {"9,3": "black", "10,3": "red"}
    assert "special" not in offered(renewal({"blue": 1}, two))
    assert "special" not in offered(renewal({"blue": 2}, {"9,3": "black"}))


def test_X_R56_any_dig_but_both_tokens_of_the_same() -> None:
    digs = {"gokarna": spread("gokarna", 1), "tirakhet": spread("tirakhet", 1), "patan": {"2,9": "red"}}
    state = table(digs, hands=[{"hand": cards(controller=1, arch=5)}, {}])
    play(state, "special", "trigger controller")
    tokens = {*spread("gokarna", 1), *spread("tirakhet", 1)}
    assert {move.removeprefix("renew ") for move in offered(state)} == tokens
    play(state, "renew 9,3")
    assert {move.removeprefix("renew ") for move in offered(state)} == {*spread("gokarna", 1)} - {"9,3"}


def test_X_R57_the_old_tokens_return_after_both_draws() -> None:
    state = renewal({"blue": 2}, {"9,3": "black", "10,3": "black"})
    play(state, "special", "trigger controller", "renew 9,3", "renew 10,3", "find blue")
    assert offered(state) == ["find blue"]


def test_X_R118_the_first_token_drawn_goes_to_the_hex_read_first() -> None:
    state = renewal({"blue": 1, "green": 1}, {"9,3": "black", "8,5": "red"})
    play(state, "special", "trigger controller", "renew 8,5", "renew 9,3", "find blue", "find green")
    assert facts(state)["digs"]["gokarna"]["finds"] == {"9,3": "blue", "8,5": "green"}


# Bounty Hunter


def hunt(**fields: Any) -> State:
    rows = [{"hand": cards(bounty_hunter=1, arch=5)}, {}, {}]
    rows = [{**row, **extra} for row, extra in zip(rows, fields.pop("extra", [{}] * 3), strict=True)]
    return table(DIGS, players=3, hands=rows, **fields)


def test_X_R58_two_tokens_of_one_player_become_anothers() -> None:
    state = hunt(tokens={"9,2": 0, "9,3": 0, "8,3": 1, "7,3": 2, "7,2": 2})
    play(state, "special", "trigger bounty-hunter")
    assert offered(state) == ["recolour 7,2", "recolour 9,2", "recolour 7,3", "recolour 9,3"]
    play(state, "recolour 9,3")
    assert offered(state) == ["recolour 9,2"]  # the other token of the same owner
    play(state, "recolour 9,2")
    assert offered(state) == ["recolour-to 1", "recolour-to 2"]  # own tokens may be given away
    play(state, "recolour-to 2")
    assert facts(state)["tokens"] == {"7,2": 2, "9,2": 2, "7,3": 2, "8,3": 1, "9,3": 2}
    assert [row["supply"] for row in facts(state)["seats"]] == [25, 24, 21]


def test_X_R58_the_heir_needs_two_tokens_in_his_supply() -> None:
    tokens = {"9,2": 0, "9,3": 0}
    state = hunt(tokens=tokens, extra=[{}, {"lost": 24}, {"lost": 23}])
    play(state, "special", "trigger bounty-hunter", "recolour 9,2", "recolour 9,3")
    assert offered(state) == ["recolour-to 2"]
    assert "special" not in offered(hunt(tokens=tokens, extra=[{}, {"lost": 24}, {"lost": 24}]))


def test_X_R58_tokens_on_cards_have_no_bounty() -> None:
    row = [{"site": site, "tokens": [0, 0] if site == "patan" else []} for site in DIGS]
    assert "special" not in offered(hunt(sites=row))


def test_X_R8_colours_without_a_player_are_out_of_the_game() -> None:
    rows = [{"hand": cards(bounty_hunter=1, arch=5)}, {}]
    state = table(DIGS, hands=rows, tokens={"9,2": 0, "9,3": 0})
    play(state, "special", "trigger bounty-hunter", "recolour 9,2", "recolour 9,3")
    assert offered(state) == ["recolour-to 1"]


# Rules for all of them


def test_X_R59_a_special_without_a_target_stays_a_card_like_others() -> None:
    state = table(DIGS, hands=[{"hand": cards(curator=1, controller=1)}, {}])
    assert offered(state) == ["place", "hire"]
    assert offered(state.after("place")) == ["play curator controller"]


def test_X_R60_an_eminence_is_no_action() -> None:
    state = table(DIGS, hands=[{"hand": cards(eminence=1)}, {}])
    assert "special" not in offered(state)


def test_X_R61_an_eminence_is_no_special() -> None:
    state = walled({}, cards(eminence=3, arch=3))
    assert "special" not in offered(state)
    state = table(DIGS, hands=[{"hand": cards(eminence=1, bandit=1, arch=4)}, {}])
    assert offered(state.after("special")) == ["trigger bandit"]
    assert "play eminence-as-bandit bandit" not in offered(state.after("place"))
