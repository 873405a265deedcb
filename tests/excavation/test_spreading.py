"""Rulings on the spread phase."""

from durbar.core import CHANCE
from tests.excavation.tables import BLUE, YELLOW, bare, cards, counts, facts, play, spread
from tests.excavation.test_digs import bag, draw_black, end_round, frozen_spreads, last_turn, listed

SIX = ("gokarna", "tirakhet", "kirtipur", "pharping", "bhaktapur", "patan")


def grown(state_digs: dict[str, dict[str, object]]) -> list[str]:
    return [site for site, row in state_digs.items() if row["finds"]]


def test_X_R84_six_entries_two_spreads_fewer_one() -> None:
    six = draw_black(end_round(last_turn(bare(*SIX))))
    assert grown(facts(six)["digs"]) == ["gokarna", "tirakhet"]
    five = draw_black(end_round(last_turn(bare(*SIX[:5]))))
    assert grown(facts(five)["digs"]) == ["gokarna"]
    stacked = {
        site: {"finds": {}, "under": ["thimi", "sankhu"] if site == "patan" else []} for site in SIX[1:]
    }
    assert grown(facts(draw_black(end_round(last_turn(stacked))))["digs"]) == ["tirakhet"]


def test_X_R85_a_lost_spread_is_not_passed_on() -> None:
    state = frozen_spreads()
    events = list(state.play("place") + state.play("play arch") + state.play("put 3,13"))
    while state.to_act == CHANCE:
        asked = state.prompt
        assert asked is not None
        events += state.play("site tirakhet" if asked.id == "draw-site" else "find black")
    assert [e.fields["site"] for e in events if e.kind == "spreads"] == ["gokarna"]
    assert [e.fields["site"] for e in events if e.kind == "spread-lost"] == ["boudhanath"]


def test_X_R86_new_digs_appear_before_the_next_spread() -> None:
    digs = {
        "gokarna": {},
        "kirtipur": {},
        "boudhanath": spread("boudhanath", 1),
        **bare("pharping", "bhaktapur", "patan"),
    }
    row = ["gokarna", "kirtipur", "pharping", "bhaktapur", "patan", "boudhanath"]
    state = end_round(last_turn(digs, sites=row, pile=["sankhu", "tirakhet"]))
    asked = []
    while state.to_act == CHANCE:
        assert state.prompt is not None
        asked.append(state.prompt.id)
        state.play("site sankhu" if state.prompt.id == "draw-site" else "find black")
    assert asked == [*["draw-find"] * 6, "draw-for-marker", "draw-site", *["draw-find"] * 5]


def test_X_R87_only_playable_neighbours_are_covered() -> None:
    state = draw_black(end_round(last_turn(bare("pashupatinath", "tirakhet"))))
    assert sorted(facts(state)["digs"]["pashupatinath"]["finds"]) == sorted(spread("pashupatinath", 1))
    assert len(facts(state)["digs"]["pashupatinath"]["finds"]) == 5  # the sixth is lake


def test_X_R88_evicted_tokens_are_lost_for_good() -> None:
    state = draw_black(end_round(last_turn(bare(*SIX), tokens={"9,5": BLUE, "9,3": YELLOW})))
    rows = facts(state)["seats"]
    assert [row["lost"] for row in rows] == [1, 1]
    assert [row["supply"] for row in rows] == [24, 23]  # Yellow's last token stands on the map


def test_X_R89_inactive_sites_in_the_way_are_covered() -> None:
    digs = {"boudhanath": spread("boudhanath", 2), **bare("tirakhet", "kirtipur", "pharping", "patan")}
    state = draw_black(end_round(last_turn(digs)))
    assert "9,4" in facts(state)["digs"]["boudhanath"]["finds"]  # Gokarna's hex, not yet drawn


def test_X_R90_all_digs_met_by_the_whole_ring_join_at_once() -> None:
    digs = {
        "boudhanath": spread("boudhanath", 1),
        "gokarna": {},
        "changu-narayan": {},
        **bare("kirtipur", "patan"),
    }
    state = draw_black(end_round(last_turn(digs)))
    assert facts(state)["digs"]["boudhanath"]["under"] == ["gokarna", "changu-narayan"]
    assert listed(state) == ["boudhanath", "kirtipur", "patan"]


def test_X_R91_nothing_of_an_unfed_spread_is_done() -> None:
    state = end_round(last_turn(bare(*SIX), bag=5, tokens={"9,5": BLUE}))
    assert state.over
    assert bag(state) == 5
    fed = end_round(last_turn(bare(*SIX), bag=6, tokens={"9,5": BLUE}))
    assert not fed.over


def test_X_R92_a_marker_without_a_token_ends_the_game() -> None:
    state = end_round(frozen_spreads(bag=7))
    for _ in range(6):
        play(state, "find black")
    assert state.prompt is not None
    assert state.prompt.id == "draw-for-marker"
    short = end_round(frozen_spreads(bag=6))
    for _ in range(6):
        play(short, "find black")
    assert short.over


def test_X_R93_the_ring_is_filled_in_reading_order() -> None:
    state = end_round(last_turn(bare("gokarna", "tirakhet", "patan")))
    play(state, "find red", "find green", "find blue", "find yellow", "find brown", "find black")
    assert facts(state)["digs"]["gokarna"]["finds"] == {
        "9,3": "red",
        "10,3": "green",
        "8,4": "blue",
        "10,4": "yellow",
        "8,5": "brown",
        "9,5": "black",
    }


def test_X_R94_an_empty_bag_ends_nothing_until_it_is_asked() -> None:
    state = draw_black(end_round(last_turn(bare("gokarna", "tirakhet", "patan"), bag=6)))
    assert bag(state) == 0
    assert not state.over
    assert facts(state)["round"] == 2


def test_X_R95_tokens_on_cards_stay_after_a_spread() -> None:
    row = [{"site": site, "tokens": [BLUE] if site == "patan" else []} for site in SIX]
    state = draw_black(end_round(last_turn(bare(*SIX), sites=row)))
    assert counts(state, "sites")[-1] == ("patan", 1)


def test_X_R96_isolated_digs_spread_as_well() -> None:
    wall = {"-3,8": BLUE, "-3,9": BLUE, "-4,10": BLUE}
    state = draw_black(end_round(last_turn(bare("kirtipur", "tirakhet", "patan"), tokens=wall)))
    assert len(facts(state)["digs"]["kirtipur"]["finds"]) == 5
    assert facts(state)["seats"][BLUE]["lost"] == 3


def test_X_R97_the_second_spread_may_join_the_first() -> None:
    digs = {"gokarna": {}, "boudhanath": {}, **bare("kirtipur", "pharping", "bhaktapur", "patan")}
    state = draw_black(end_round(last_turn(digs, pile=["tirakhet"])), ["tirakhet"])
    assert facts(state)["digs"]["boudhanath"]["under"] == ["gokarna"]


def test_X_R112_a_frozen_site_spreads_wherever_it_stands_by_then() -> None:
    """Gokarna takes in Boudhanath, whose place was below; Kirtipur, frozen second, spreads from the top."""
    digs = {
        "gokarna": {},
        "kirtipur": {},
        "boudhanath": spread("boudhanath", 1),
        **bare("pharping", "thimi", "tirakhet"),
    }
    digs["thimi"] = {}
    row = ["gokarna", "kirtipur", "pharping", "tirakhet", "thimi", "boudhanath"]
    state = draw_black(end_round(last_turn(digs, sites=row, pile=["swayambhunath"])), ["swayambhunath"])
    assert facts(state)["digs"]["kirtipur"]["finds"]


def test_the_marker_goes_left_and_everybody_takes_his_cards_back() -> None:
    state = draw_black(end_round(last_turn(bare(*SIX))))
    told = facts(state)
    assert (told["round"], told["first"], told["active"]) == (2, 1, 1)
    assert [row["hand"] for row in told["seats"]] == [cards(arch=6)] * 2
    assert [row["front"] for row in told["seats"]] == [{}, {}]
