"""New digs, mergers and the spread at the end of a round."""

from typing import Any

from durbar.core import CHANCE, State
from tests.excavation.tables import (
    BLUE,
    YELLOW,
    bare,
    cards,
    counts,
    facts,
    offered,
    play,
    site_hex,
    spread,
    table,
)

FINDS = {"black": 70, "blue": 5, "brown": 5, "red": 5, "yellow": 5, "green": 5}
LAST = [{"hand": {}}, {"hand": cards(arch=1)}]  # one card is left in the round, Yellow's


def share(size: int, digs: dict[str, Any]) -> tuple[dict[str, int], dict[str, int]]:
    """A bag of this size, black first; and what is neither in it nor on the map, as won."""
    laid = [c for row in digs.values() for c in row.get("finds", row).values()]
    bag: dict[str, int] = {}
    for colour, number in FINDS.items():
        bag[colour] = min(size, number - laid.count(colour))
        size -= bag[colour]
    return bag, {c: n - bag[c] - laid.count(c) for c, n in FINDS.items()}


def last_turn(digs: dict[str, Any], bag: int | None = None, **fields: Any) -> State:
    """A round about to end; what a small bag lacks was won by Yellow."""
    rows: list[dict[str, Any]] = [dict(row) for row in fields.pop("hands", LAST)]
    if bag is not None:
        fields["bag"], rows[YELLOW]["finds"] = share(bag, digs)
    return table(digs, hands=rows, active=YELLOW, **fields)


def end_round(state: State, hexagon: str = "3,13") -> State:
    """Yellow's last card; the spread follows."""
    return play(state, "place", "play arch", f"put {hexagon}")


def draw_black(state: State, sites: list[str] | None = None) -> State:
    """Black from the bag and the given sites from the pile, as long as chance is asked."""
    sites = list(sites or ())
    while state.to_act == CHANCE:
        asked = state.prompt
        assert asked is not None
        state.play(f"site {sites.pop(0)}" if asked.id == "draw-site" else "find black")
    return state


def bag(state: State) -> int:
    return sum(facts(state)["bag"].values())


def size(state: State, site: str) -> int:
    """Hexes of a dig."""
    finds = facts(state)["digs"][site]["finds"]
    return len(finds) + (site_hex(site) not in finds)


def listed(state: State) -> list[str]:
    return [site for site, _ in counts(state, "sites")]


def frozen_spreads(bag: int = 90) -> State:
    digs: dict[str, Any] = {
        "gokarna": {},
        "boudhanath": spread("boudhanath", 1),
        "bhaktapur": {},
        "pharping": {},
        "godavari": {},
        "kirtipur": {},
    }
    tokens = {"9,5": BLUE, "12,7": YELLOW}
    won = [{"hand": {}}, {"hand": cards(arch=1)}]
    pile = ["budhanilkantha", "tirakhet"]
    return last_turn(digs, bag=bag, tokens=tokens, hands=won, pile=pile)


def test_X_X9_a_frozen_site_that_is_joined_loses_its_spread() -> None:
    state = end_round(frozen_spreads())
    draw_black(state, ["budhanilkantha"])
    assert listed(state) == ["gokarna", "bhaktapur", "pharping", "godavari", "kirtipur", "budhanilkantha"]
    assert bag(state) == 83
    assert size(state, "gokarna") == 13
    assert len(facts(state)["digs"]["gokarna"]["finds"]) == 12
    assert facts(state)["digs"]["gokarna"]["under"] == ["boudhanath"]
    assert [row["lost"] for row in facts(state)["seats"]] == [1, 0]
    assert facts(state)["tokens"]["12,7"] == YELLOW
    assert facts(state)["digs"]["bhaktapur"]["finds"] == {}


def test_X_X20_a_spread_is_lost_to_a_new_dig_too() -> None:
    digs: dict[str, Any] = {
        "gokarna": {},
        "patan": spread("patan", 3),
        "boudhanath": spread("boudhanath", 1),
        "bhaktapur": {},
        "godavari": {},
        "kirtipur": {},
    }
    assert len(digs["patan"]) == 28
    state = last_turn(digs, bag=62, pile=["swayambhunath", "sankhu", "tirakhet"])
    draw_black(end_round(state, "0,5"), ["swayambhunath", "sankhu"])
    assert bag(state) == 54
    assert listed(state) == ["gokarna", "bhaktapur", "godavari", "kirtipur", "swayambhunath", "sankhu"]
    assert facts(state)["digs"]["swayambhunath"]["under"] == ["patan"]
    assert facts(state)["site_pile"] == 1


def test_X_X21_of_five_sites_only_the_top_one_spreads() -> None:
    digs = bare("gokarna", "tirakhet", "kirtipur", "pharping", "bhaktapur")
    state = draw_black(end_round(last_turn(digs)))
    grown = [site for site, row in facts(state)["digs"].items() if row["finds"]]
    assert grown == ["gokarna"]


def chain(pile: list[str], digs: dict[str, Any], bag: int) -> State:
    """A dig was just removed by Blue: the digs are refilled."""
    in_bag, won = share(bag, digs)
    return table(digs, hands=[{}, {"finds": won}], bag=in_bag, pile=pile, phase="draw-site")


def test_X_X22_a_new_dig_on_a_covered_hex_hosts_the_old_one() -> None:
    digs: dict[str, Any] = {"boudhanath": spread("boudhanath", 3)}
    digs |= bare("bhaktapur", "godavari", "pharping", "kirtipur")
    assert len(digs["boudhanath"]) == 25
    state = draw_black(chain(["gokarna"], digs, 70), ["gokarna"])
    assert size(state, "gokarna") == 26
    assert len(facts(state)["digs"]["gokarna"]["finds"]) == 26
    assert facts(state)["digs"]["gokarna"]["under"] == ["boudhanath"]
    assert bag(state) == 69
    assert len(listed(state)) == 5


def test_X_X23_new_digs_appear_until_there_are_six_or_no_cards() -> None:
    digs: dict[str, Any] = {"patan": spread("patan", 3)}
    digs |= bare("bhaktapur", "godavari", "budhanilkantha", "sankhu")
    state = draw_black(chain(["swayambhunath", "bungamati"], digs, 67), ["swayambhunath", "bungamati"])
    assert listed(state) == ["bhaktapur", "godavari", "budhanilkantha", "sankhu", "bungamati"]
    assert facts(state)["digs"]["bungamati"]["under"] == ["swayambhunath", "patan"]
    assert size(state, "bungamati") == 31
    assert len(facts(state)["digs"]["bungamati"]["finds"]) == 30
    assert bag(state) == 65


def test_X_X24_a_new_dig_sends_a_token_home_without_penalty() -> None:
    digs = bare("gokarna", "tirakhet", "kirtipur", "pharping", "bhaktapur")
    state = table(digs, pile=["changu-narayan"], yellow="(13,4)", phase="draw-site")
    assert facts(state)["seats"][YELLOW]["supply"] == 24
    play(state, "site changu-narayan")
    assert facts(state)["seats"][YELLOW]["supply"] == 25
    assert facts(state)["seats"][YELLOW]["lost"] == 0
    assert facts(state)["tokens"] == {}


def test_X_X25_a_spread_the_bag_cannot_feed_is_not_begun() -> None:
    digs = bare("gokarna", "tirakhet", "kirtipur", "pharping", "bhaktapur")
    state = end_round(last_turn(digs, bag=5, tokens={"9,5": BLUE}))
    assert state.over
    assert state.outcome is not None
    assert state.outcome.ending == "no-tokens-to-spread"
    assert facts(state)["tokens"]["9,5"] == BLUE
    assert facts(state)["seats"][BLUE]["lost"] == 0
    assert facts(state)["digs"]["gokarna"]["finds"] == {}


def test_X_X31_the_bag_fails_in_a_merger() -> None:
    state = end_round(frozen_spreads(bag=6))
    for _ in range(6):
        play(state, "find black")
    assert state.over
    assert state.outcome is not None
    assert state.outcome.ending == "no-token-for-marker"
    assert state.outcome.scores[BLUE].categories["lost"] == -2
    laid = [c for row in facts(state)["digs"].values() for c in row["finds"].values()]
    assert len(laid) == 11
    assert facts(state)["site_pile"] == 2


# Rulings: new digs


def test_X_R76_as_many_digs_appear_as_are_missing() -> None:
    digs = bare("gokarna", "tirakhet", "kirtipur", "pharping")
    state = table(digs, pile=["sankhu", "patan", "godavari"], phase="draw-site")
    play(state, "site patan", "site godavari")
    assert listed(state) == ["gokarna", "tirakhet", "kirtipur", "pharping", "patan", "godavari"]
    assert state.to_act == YELLOW


def test_X_R77_a_displaced_token_costs_nothing_even_while_digs_spread() -> None:
    state = frozen_spreads()
    state = end_round(state, "9,0")  # Yellow stands where Budhanilkantha will be dug
    draw_black(state, ["budhanilkantha"])
    assert facts(state)["seats"][YELLOW]["lost"] == 0
    assert "9,0" not in facts(state)["tokens"]


def test_X_R78_a_dig_token_stays_under_the_ring() -> None:
    digs: dict[str, Any] = {"boudhanath": spread("boudhanath", 3)}
    digs["boudhanath"]["9,4"] = "red"
    digs |= bare("bhaktapur", "godavari", "pharping", "kirtipur")
    state = draw_black(chain(["gokarna"], digs, 69), ["gokarna"])
    assert facts(state)["digs"]["gokarna"]["finds"]["9,4"] == "red"


def test_X_R79_the_new_dig_is_the_host() -> None:
    digs: dict[str, Any] = {"boudhanath": spread("boudhanath", 2)}
    digs |= bare("bhaktapur", "godavari", "pharping", "kirtipur")
    state = draw_black(chain(["gokarna"], digs, 60), ["gokarna"])
    assert facts(state)["digs"]["gokarna"]["under"] == ["boudhanath"]
    assert "boudhanath" not in facts(state)["digs"]


def test_X_R80_the_joined_markers_are_replaced_the_hosts_stays() -> None:
    state = draw_black(end_round(frozen_spreads()), ["budhanilkantha"])
    finds = facts(state)["digs"]["gokarna"]["finds"]
    assert "10,6" in finds  # Boudhanath's hex has a dig token now
    assert "9,4" not in finds


def test_X_R81_the_host_keeps_its_place_and_its_tokens() -> None:
    digs: dict[str, Any] = {"gokarna": {}, **bare("bhaktapur", "pharping", "godavari", "kirtipur")}
    digs["boudhanath"] = spread("boudhanath", 1)
    row: list[dict[str, Any]] = [{"site": site} for site in digs]
    row[-1]["tokens"] = [BLUE, YELLOW]
    state = last_turn(digs, sites=row, pile=["tirakhet", "sankhu"])
    draw_black(end_round(state), ["tirakhet"])
    assert counts(state, "sites")[0] == ("gokarna", 0)
    assert facts(state)["seats"][BLUE]["supply"] == 25  # the tokens on Boudhanath went home


def test_X_R81_tokens_on_the_card_of_the_host_stay() -> None:
    """Bhaktapur and Boudhanath are frozen; Boudhanath meets Gokarna, which lies under tokens or not."""
    digs: dict[str, Any] = {
        "bhaktapur": {},
        "boudhanath": spread("boudhanath", 1),
        "pharping": {},
        "kirtipur": {},
    }
    digs |= {"gokarna": {}, "godavari": {}}
    row: list[dict[str, Any]] = [
        {"site": site, "tokens": [BLUE] if site in ("gokarna", "godavari") else []} for site in digs
    ]
    state = last_turn(digs, sites=row, pile=["tirakhet", "patan"])
    draw_black(end_round(state), ["tirakhet"])
    assert counts(state, "sites")[-2:] == [("godavari", 1), ("tirakhet", 1)]
    assert facts(state)["digs"]["boudhanath"]["under"] == ["gokarna"]


def test_X_R82_a_new_dig_joins_every_dig_it_touches() -> None:
    digs: dict[str, Any] = {"gokarna": {"9,5": "black", "10,5": "black"}}
    digs["changu-narayan"] = {"12,5": "black", "11,6": "black"}
    digs |= bare("godavari", "pharping", "kirtipur")
    state = draw_black(
        chain(["boudhanath", "sankhu", "tirakhet"], digs, 60), ["boudhanath", "sankhu", "tirakhet"]
    )
    assert facts(state)["digs"]["boudhanath"]["under"] == ["gokarna", "changu-narayan"]
    assert size(state, "boudhanath") == 7


def test_X_R83_a_whole_stack_goes_under_the_host() -> None:
    digs: dict[str, Any] = {"boudhanath": {"finds": spread("boudhanath", 2), "under": ["thimi", "patan"]}}
    digs |= bare("bhaktapur", "godavari", "pharping", "kirtipur")
    state = table(digs, pile=["gokarna"], phase="draw-site")
    draw_black(state, ["gokarna"])
    assert facts(state)["digs"]["gokarna"]["under"] == ["boudhanath", "thimi", "patan"]


def test_X_R110_without_site_cards_the_list_shrinks() -> None:
    state = draw_black(end_round(frozen_spreads()), ["budhanilkantha"])
    assert len(listed(state)) == 6
    digs: dict[str, Any] = {site: {} for site in ("gokarna", "bhaktapur", "pharping")}
    digs["boudhanath"] = spread("boudhanath", 1)
    state = draw_black(end_round(last_turn(digs)))
    assert listed(state) == ["gokarna", "bhaktapur", "pharping"]


def test_X_R117_a_new_card_copies_the_count_before_the_old_ones_leave() -> None:
    digs: dict[str, Any] = {"bhaktapur": {}, "godavari": {}, "pharping": {}, "kirtipur": {}}
    digs["boudhanath"] = spread("boudhanath", 2)
    row: list[dict[str, Any]] = [{"site": s} for s in ("bhaktapur", "godavari", "pharping", "kirtipur")]
    row.append({"site": "boudhanath", "tokens": [BLUE, BLUE]})
    state = table(digs, sites=row, pile=["gokarna"], phase="draw-site")
    draw_black(state, ["gokarna"])
    assert counts(state, "sites")[-1] == ("gokarna", 2)


def test_X_R119_more_cards_go_to_the_bottom_of_the_stack() -> None:
    digs: dict[str, Any] = {
        "gokarna": {"finds": {}, "under": ["thimi"]},
        "boudhanath": spread("boudhanath", 1),
    }
    digs |= bare("bhaktapur", "pharping", "godavari", "kirtipur")
    state = draw_black(end_round(last_turn(digs, pile=["sankhu"])), ["sankhu"])
    assert facts(state)["digs"]["gokarna"]["under"] == ["thimi", "boudhanath"]


def test_site_cards_have_no_order_until_they_are_drawn() -> None:
    state = draw_ring(end_round(frozen_spreads()))
    assert offered(state) == ["site budhanilkantha", "site tirakhet"]


def draw_ring(state: State) -> State:
    while state.prompt is not None and state.prompt.id != "draw-site":
        state.play("find black")
    return state
