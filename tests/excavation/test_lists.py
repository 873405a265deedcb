"""The two ordered lists: tokens sink a card, let it rise, go home together."""

from typing import Any

from durbar.core import State
from tests.excavation.tables import BLUE, YELLOW, cards, counts, facts, offered, play, table

SITES = ("budhanilkantha", "tirakhet", "kantipur", "gokarna", "thimi", "patan")
CARDS = ("chronicler", "anthropologist", "palaeontologist", "historian", "naturalist", "eminence")


def sites(*tokens: list[Any] | int, **fields: Any) -> State:
    """Six bare digs with so many tokens on their cards; a number means Yellow's tokens."""
    rows: list[dict[str, Any]] = [
        {"site": site, "tokens": row if isinstance(row, list) else [YELLOW] * row}
        for site, row in zip(SITES, tokens, strict=False)
    ]
    return table([row["site"] for row in rows], sites=rows, **fields)


def personalities(*tokens: list[Any] | int, **fields: Any) -> State:
    rows: list[dict[str, Any]] = [
        {"card": card, "tokens": row if isinstance(row, list) else [YELLOW] * row}
        for card, row in zip(CARDS, tokens, strict=True)
    ]
    return table(SITES, personalities=rows, **fields)


def order(state: State, which: str = "sites") -> list[str]:
    return [name for name, _ in counts(state, which)]


def supplies(state: State) -> list[int]:
    return [row["supply"] for row in facts(state)["seats"]]


def test_X_X4_tokens_send_tirakhet_down_the_list() -> None:
    a, tirakhet, c, d, e, f = SITES
    state = play(sites(0, 0, 0, 1, 1, 2, active=YELLOW), "place", "play arch arch")
    play(state, "put-on tirakhet")
    assert counts(state, "sites") == [(a, 0), (c, 0), (tirakhet, 1), (d, 1), (e, 1), (f, 2)]
    play(state, "put-on tirakhet")
    assert counts(state, "sites") == [(a, 0), (c, 0), (d, 1), (e, 1), (tirakhet, 2), (f, 2)]
    play(state, "put-on tirakhet")
    assert counts(state, "sites")[-1] == (tirakhet, 3)


def test_X_X4_among_bare_cards_one_token_sends_it_to_the_bottom() -> None:
    state = play(sites(0, 0, 0, 0, 0, 0), "place", "play arch", "put-on tirakhet")
    assert counts(state, "sites")[-1] == ("tirakhet", 1)


def test_X_X5_when_no_card_is_bare_one_token_goes_home_from_each() -> None:
    state = play(sites(0, 1, 1, 2, 2, 3), "place", "play arch")
    before = supplies(state)
    play(state, f"put-on {SITES[0]}")
    assert counts(state, "sites") == list(zip(SITES, (0, 0, 0, 1, 1, 2), strict=True))
    assert supplies(state) == [before[BLUE], before[YELLOW] + 5]


def test_X_X17_the_order_of_tokens_matters() -> None:
    a, b, c, d = SITES[:4]
    first_a = play(sites(0, 0, 0, 1), "place", "play arch arch", f"put-on {a}", f"put-on {b}")
    assert counts(first_a, "sites") == [(c, 0), (b, 1), (a, 1), (d, 1)]
    first_b = play(sites(0, 0, 0, 1), "place", "play arch arch", f"put-on {b}", f"put-on {a}")
    assert counts(first_b, "sites") == [(c, 0), (a, 1), (b, 1), (d, 1)]


def test_X_X18_taking_back_lets_a_card_rise_past_more_only() -> None:
    state = sites(0, 1, 2, 2, 3, 3, active=YELLOW)
    a, b, c, d, e, f = SITES
    for site in (c, e):
        after = play(state.clone(), "take-back", "play arch", f"lift-from {site}")
        assert order(after) == [a, b, c, d, e, f]
    play(state, "take-back", "play arch", f"lift-from {f}")
    assert counts(state, "sites") == [(a, 0), (b, 1), (c, 2), (d, 2), (f, 2), (e, 3)]


def test_X_X19_the_new_personality_gets_as_many_tokens_as_the_last() -> None:
    state = personalities(0, 0, 1, 1, 2, 2)
    play(state, "hire", "position 1", "discard arch", "personality curator")
    assert [n for _, n in counts(state, "personalities")] == [0, 1, 1, 2, 2, 2]
    assert counts(state, "personalities")[-1] == ("curator", 2)
    state = personalities(0, 1, 1, 1, 2, 2)
    play(state, "hire", "position 1", "discard arch", "personality curator")
    assert [n for _, n in counts(state, "personalities")] == [0, 0, 0, 1, 1, 1]


# Rulings


def test_X_R32_any_number_of_tokens_of_anybody_on_any_card() -> None:
    state = sites(0, 0, 0, 0, 0, [BLUE] * 8 + [YELLOW] * 7)
    play(state, "place", "play arch", f"put-on {SITES[5]}")
    assert counts(state, "sites")[-1] == (SITES[5], 16)
    assert {f"put-on {site}" for site in SITES} < set(offered(play(state, "place", "play arch")))


def test_X_R33_equal_counts_do_not_change_places() -> None:
    state = play(sites(0, 0, 1, 1, 1, 1), "place", "play arch", f"put-on {SITES[0]}")
    assert order(state) == [SITES[1], SITES[0], *SITES[2:]]


def test_X_R34_the_list_is_sorted_after_each_single_token() -> None:
    state = play(sites(0, 0, 0, 0, 0, 0), "place", "play arch arch", f"put-on {SITES[0]}")
    assert order(state) == [*SITES[1:], SITES[0]]  # in the middle of the action


def test_X_R35_a_card_rises_when_a_token_is_taken_back() -> None:
    state = play(sites(0, 0, 0, 0, 0, [BLUE]), "take-back", "play arch", f"lift-from {SITES[5]}")
    assert order(state) == list(SITES)  # nothing above has more
    state = play(sites(0, 1, 1, 1, 1, [BLUE]), "take-back", "play arch", f"lift-from {SITES[5]}")
    assert order(state) == [SITES[0], SITES[5], *SITES[1:5]]


def test_X_R36_both_lists_are_relieved_independently_whatever_their_length() -> None:
    state = play(sites(0, 1), "place", "play arch", f"put-on {SITES[0]}")
    assert counts(state, "sites") == [(SITES[0], 0), (SITES[1], 0)]
    state = personalities(0, 1, 1, 1, 1, 1)
    play(state, "place", "play arch", "put-on-card 1")
    assert [n for _, n in counts(state, "personalities")] == [0] * 6


def test_X_R37_the_oldest_token_of_a_card_goes() -> None:
    state = sites(0, 1, 1, 1, 1, [BLUE, YELLOW])
    play(state, "place", "play arch", f"put-on {SITES[0]}")
    assert facts(state)["sites"][-1]["tokens"] == [YELLOW]


def test_X_R38_tokens_that_go_home_cost_nothing() -> None:
    state = play(sites(0, 1, 1, 1, 1, 1), "place", "play arch", f"put-on {SITES[0]}")
    assert [row["lost"] for row in facts(state)["seats"]] == [0, 0]
    assert supplies(state) == [25, 25]


def test_X_R39_tokens_on_a_card_that_leaves_go_home() -> None:
    state = personalities(0, 0, 0, 0, 0, [BLUE, YELLOW])
    play(state, "hire", "position 6", "discard arch", *["use arch"] * 5, "personality curator")
    assert supplies(state) == [25, 25]
    assert counts(state, "personalities")[-1] == ("curator", 0)


def test_X_R40_automatic_tokens_come_from_the_largest_supply_ties_from_the_active_player() -> None:
    state = personalities(0, 0, 0, 0, 0, [BLUE, YELLOW, BLUE, YELLOW], active=YELLOW)
    play(state, "hire", "position 1", "discard arch", "personality curator")
    assert facts(state)["personalities"][-1]["tokens"] == [YELLOW, BLUE, YELLOW, BLUE]
    assert supplies(state) == [21, 21]
    state = personalities(0, 0, 0, 0, 0, [YELLOW, YELLOW], active=YELLOW)
    play(state, "hire", "position 1", "discard arch", "personality curator")
    assert facts(state)["personalities"][-1]["tokens"] == [BLUE, BLUE]


def test_X_R41_the_card_just_above_counts_after_the_elimination() -> None:
    state = personalities(0, 1, 1, 1, 2, 2)
    play(state, "hire", "position 1", "discard arch", "personality curator")
    assert counts(state, "personalities")[-1] == ("curator", 1)


def test_X_R42_when_nobody_has_a_token_a_neutral_one_is_used() -> None:
    spent = [{"lost": 24}, {"lost": 24}]
    state = personalities(0, 0, 0, 0, 0, [BLUE, YELLOW], hands=spent)
    play(state, "hire", "position 1", "discard arch", "personality curator")
    assert facts(state)["personalities"][-1]["tokens"] == [None, None]
    assert state.game.laws(state.kernel) == []


def test_X_R42_neutral_tokens_go_back_to_the_box() -> None:
    spent = [{"lost": 20}, {"lost": 25}]
    state = personalities(0, ["neutral"], ["neutral"], ["neutral"], ["neutral"], ["neutral"], hands=spent)
    play(state, "place", "play arch", "put-on-card 1")
    assert supplies(state) == [5, 0]


def test_X_R43_automatic_tokens_can_be_taken_back() -> None:
    state = personalities(0, 0, 0, 0, 0, [YELLOW])
    play(state, "hire", "position 1", "discard arch", "personality curator")
    assert facts(state)["personalities"][-1]["tokens"] == [BLUE]
    play(state, "hire", "position 1", "discard arch", "personality bandit")
    assert "lift-from-card 5" in offered(play(state, "take-back", "play arch"))


def test_X_R109_tokens_eliminated_in_an_action_may_be_placed_in_it() -> None:
    state = sites(0, [BLUE], 1, 1, 1, 1, hands=[{"lost": 23}, {}])
    play(state, "place", "play arch arch", f"put-on {SITES[0]}")  # his last token, and two come home
    assert supplies(state)[BLUE] == 2
    assert "put 9,3" in offered(play(state, "put 9,2"))


def test_X_R116_the_newest_own_token_is_taken_back() -> None:
    state = sites(0, 0, 0, 0, 0, [BLUE, YELLOW, BLUE, YELLOW])
    play(state, "take-back", "play arch", f"lift-from {SITES[5]}")
    assert facts(state)["sites"][-1]["tokens"] == [BLUE, YELLOW, YELLOW]


def test_tokens_stay_with_their_card_when_it_moves() -> None:
    state = sites(0, 0, 0, [BLUE], [YELLOW], [YELLOW, BLUE], hands=[{"hand": cards(arch=6)}, {}])
    play(state, "place", "play arch arch", f"put-on {SITES[3]}", f"put-on {SITES[3]}")
    tokens = {row["site"]: row["tokens"] for row in facts(state)["sites"]}
    assert tokens[SITES[3]] == [BLUE, BLUE, BLUE]
    assert tokens[SITES[5]] == [YELLOW, BLUE]
    assert order(state)[-1] == SITES[3]
