"""The end of the game and the score."""

from typing import Any

from durbar.core import Outcome
from durbar.games.excavation.content import SITE_NAMES
from durbar.games.excavation.game import Excavation
from tests.excavation.tables import BLUE, YELLOW, bare, cards, facts, play, spread, table
from tests.excavation.test_digs import draw_black, end_round, frozen_spreads, last_turn


def finished(rows: list[dict[str, Any]], left: int) -> Outcome:
    """A finished game with so many coloured tokens in the one dig that is left."""
    colours = ("blue", "brown", "red", "yellow", "green")
    finds = {h: colours[k] if k < left else "black" for k, h in enumerate(spread("gokarna", 1))}
    taken = [site for row in rows for site in row.get("sites", ())]
    rest = [site for site in SITE_NAMES if site not in ("gokarna", *taken)]
    digs = {"gokarna": {"finds": finds, "under": rest}}
    game = Excavation(len(rows), map="v1")
    state = game.from_dict({"digs": digs, "seats": rows, "phase": "over", "ending": "last-dig"})
    assert state.outcome is not None
    return state.outcome


def player(
    sites: int = 0, coloured: int = 0, black: int = 0, lost: int = 0, first: int = 0
) -> dict[str, Any]:
    """A player with so many site cards, counted from `first`, and so many finds."""
    colours = ("blue", "brown", "red", "yellow", "green")
    finds = dict.fromkeys(colours[:coloured], 1) | {"black": black}
    dug = [site for site in SITE_NAMES if site != "gokarna"]
    return {"sites": dug[first : first + sites], "finds": finds, "lost": lost}


def test_X_X30_the_score_is_added_up_as_the_rulebook_does() -> None:
    p, q, r = player(4, 5, 9, 3), player(5, 3, first=4), player(lost=2)
    outcome = finished([p, q, r], left=4)
    assert [score.total for score in outcome.scores] == [17, 22, -16]
    assert outcome.scores[0].categories == {"sites": 20, "finds": 15, "lost": -6, "left": -12}
    assert outcome.winners == (1,)


def test_X_X30_a_tie_goes_to_the_most_site_cards() -> None:
    p, q = player(4, 1, lost=3), player(1, 4, first=4)  # 17 both
    outcome = finished([p, q], left=0)
    assert [score.total for score in outcome.scores] == [17, 17]
    assert outcome.winners == (0,)


def test_X_X30_nobody_wins_if_all_are_below_zero() -> None:
    below = finished([player(1, lost=3), player(lost=2)], left=0)
    assert [score.total for score in below.scores] == [-1, -4]
    assert below.winners == ()
    zero = finished([player(), player(lost=2)], left=0)
    assert [score.total for score in zero.scores] == [0, -4]
    assert zero.winners == (0,)


# Rulings


def test_X_R98_one_dig_left_is_tested_after_the_refill() -> None:
    """Gokarna takes in the only other dig, but a site card is left: two digs, and on it goes."""
    digs = {"gokarna": {}, "boudhanath": spread("boudhanath", 1)}
    last = draw_black(end_round(last_turn(digs)))
    assert last.over
    six = {**digs, **bare("tirakhet", "kirtipur", "pharping", "patan")}
    state = draw_black(end_round(last_turn(six, pile=["sankhu"])), ["sankhu"])
    assert not state.over


def test_X_R99_nothing_is_finished_after_the_end() -> None:
    """The first of two spreads leaves the bag too small for the second."""
    digs = bare("gokarna", "tirakhet", "kirtipur", "pharping", "bhaktapur", "patan")
    state = draw_black(end_round(last_turn(digs, bag=9)))
    assert state.over
    assert facts(state)["digs"]["tirakhet"]["finds"] == {}
    assert facts(state)["round"] == 1
    assert facts(state)["seats"][BLUE]["hand"] == {}


def test_X_R100_what_is_left_costs_everybody_three_a_colour() -> None:
    outcome = finished([player(), player(2)], left=5)
    assert [score.categories["left"] for score in outcome.scores] == [-15, -15]


def test_X_R101_only_tokens_lost_to_a_spread_cost_two() -> None:
    assert finished([player(lost=4), player()], left=0).scores[0].categories["lost"] == -8
    hand = [{"hand": cards(arch=2)}, {"hand": {}}]
    rows = [{"site": s, "tokens": [YELLOW] if s != "gokarna" else []} for s in ("gokarna", "patan", "thimi")]
    state = table(("gokarna", "patan", "thimi"), hands=hand, sites=rows)
    play(state, "place", "play arch", "put-on gokarna")  # every card is relieved of a token
    assert [row["lost"] for row in facts(state)["seats"]] == [0, 0]


def test_X_R102_equal_in_both_share_the_victory() -> None:
    outcome = finished([player(2), player(2, first=2), player(1, first=4)], left=0)
    assert outcome.winners == (0, 1)


def test_X_R103_zero_is_not_below_zero_and_the_ranking_is_shown_anyway() -> None:
    outcome = finished([player(lost=2), player(lost=1)], left=0)
    assert outcome.winners == ()
    assert outcome.ranking == ((1,), (0,))


def test_X_R104_cards_not_won_are_worth_nothing() -> None:
    """Fifteen cards lie under the last dig; nobody has points for them."""
    assert [score.total for score in finished([player(), player()], left=0).scores] == [0, 0]


def test_X_R105_hands_and_supplies_are_worth_nothing() -> None:
    rich = {"hand": cards(eminence=3, curator=3)}
    assert [score.total for score in finished([rich, player()], left=0).scores] == [0, 0]


def test_X_R114_a_broken_off_merger_leaves_what_was_reached() -> None:
    state = end_round(frozen_spreads(bag=6))
    for _ in range(6):
        play(state, "find black")
    told = facts(state)
    assert told["seats"][BLUE]["lost"] == 1
    assert told["digs"]["gokarna"]["bare"] == ["10,6"]  # the marker that could not be replaced
    assert state.game.laws(state.kernel) == []
    assert isinstance(state.game, Excavation)
    assert state.game.from_dict(state.to_dict()) == state


def test_X_R120_the_tie_break_counts_for_every_place() -> None:
    outcome = finished([player(4, first=1), player(2, lost=2, first=6), player(0, 2, first=9)], left=0)
    assert [score.total for score in outcome.scores] == [20, 6, 6]
    assert outcome.ranking == ((0,), (1,), (2,))
