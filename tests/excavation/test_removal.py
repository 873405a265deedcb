"""Removing a dig: what it costs, what it brings, what stays."""

from typing import Any

from durbar.core import State
from tests.excavation.tables import BLUE, YELLOW, cards, counts, facts, offered, play, spread, table
from tests.excavation.test_control import two_left

WALL = "(-2,7) (-2,8) (-2,9) (-3,10)"  # shuts Kirtipur in after one spread


def kirtipur(colours: dict[str, str], hand: dict[str, int], **fields: Any) -> State:
    """Kirtipur after one spread, walled in by Blue, who is to act."""
    under = fields.pop("under", [])
    row = {"finds": spread("kirtipur", 1, colours), "under": under}
    rows = [{"hand": hand}, {}]
    return table(
        {"kirtipur": row, "patan": {}, "thimi": {}, **fields.pop("digs", {})}, blue=WALL, hands=rows, **fields
    )


def payments(state: State) -> list[list[str]]:
    """Every way to pay for the dig chosen."""
    if state.prompt is None or state.prompt.id != "pay":
        return [[]]
    return [[move.parts[0], *rest] for move in state.moves for rest in payments(state.after(move))]


def test_X_X6_one_card_for_each_colour_whatever_the_number() -> None:
    finds = spread("gokarna", 1, {"8,4": "yellow", "10,4": "yellow", "9,3": "yellow", "10,3": "blue"})
    wall = "(7,4) (8,3) (9,2) (10,2) (7,5) (7,6) (8,6) (9,6) (10,5)"
    hand = cards(historian=1, chronicler=1, eminence=2, arch=2)
    state = table({"gokarna": finds, "patan": {}, "thimi": {}}, blue=wall, hands=[{"hand": hand}, {}])
    play(state, "remove", "dig gokarna")
    assert payments(state) == [
        ["chronicler", "historian"],
        ["chronicler", "eminence"],
        ["eminence", "historian"],
        ["eminence", "eminence"],
    ]


def test_X_X26_the_last_dig_but_one_ends_the_game() -> None:
    hand = cards(palaeontologist=1, arch=5)
    rest = ["sankhu", "tirakhet"]
    state = two_left(hands=[{"hand": hand}, {"sites": rest}])
    play(state, "remove", "dig budhanilkantha", "discard palaeontologist")
    assert state.over
    assert state.outcome is not None
    assert state.outcome.ending == "last-dig"
    assert facts(state)["seats"][BLUE]["finds"] == {"black": 3, "red": 1}
    assert facts(state)["seats"][BLUE]["sites"] == ["budhanilkantha"]
    assert state.outcome.scores[BLUE].total == 8


def test_X_R70_nobody_may_overpay() -> None:
    state = kirtipur({"-3,9": "green"}, cards(naturalist=2, historian=1, eminence=1, arch=2))
    play(state, "remove", "dig kirtipur")
    assert payments(state) == [["naturalist"], ["eminence"]]


def test_X_R71_several_eminences_in_one_payment() -> None:
    colours = {"-3,9": "green", "-3,8": "red"}
    state = kirtipur(colours, cards(eminence=2, arch=4))
    play(state, "remove", "dig kirtipur", "discard eminence", "discard eminence")
    assert facts(state)["discard"] == {"eminence": 2}
    short = kirtipur(colours, cards(eminence=1, arch=5))
    assert "remove" not in offered(short)


def test_X_R71_an_eminence_needed_elsewhere_is_not_offered_first() -> None:
    colours = {"-3,9": "green", "-3,8": "red"}
    state = kirtipur(colours, cards(eminence=1, palaeontologist=1, arch=4))
    play(state, "remove", "dig kirtipur")
    assert payments(state) == [["palaeontologist", "eminence"]]


def test_X_R72_cards_under_the_site_are_won_with_it() -> None:
    state = kirtipur({"-3,9": "green"}, cards(naturalist=1, arch=5), under=["pharping", "bungamati"])
    play(state, "remove", "dig kirtipur", "discard naturalist")
    assert facts(state)["seats"][BLUE]["sites"] == ["kirtipur", "bungamati", "pharping"]


def test_X_R73_player_tokens_stay_and_hexes_become_free() -> None:
    state = kirtipur({"-3,9": "green"}, cards(naturalist=1, arch=5))
    tokens = facts(state)["tokens"]
    play(state, "remove", "dig kirtipur", "discard naturalist")
    assert facts(state)["tokens"] == tokens
    free = offered(play(state, "place", "play arch"))
    assert {f"put {hexagon}" for hexagon in ("-4,9", "-3,9", "-3,8")} <= set(free)


def test_X_R74_a_won_site_never_comes_back() -> None:
    state = kirtipur(
        {"-3,9": "green"},
        cards(naturalist=1, arch=5),
        pile=["sankhu"],
        digs={s: {} for s in ("gokarna", "tirakhet", "godavari")},
    )
    play(state, "remove", "dig kirtipur", "discard naturalist")
    assert offered(state) == ["site sankhu"]


def test_X_R75_pay_gain_clear_list_refill() -> None:
    """The card paid for is gone and the hexes are free before a new site is drawn."""
    rows = [
        {"site": s, "tokens": [YELLOW] if s == "kirtipur" else []}
        for s in ("patan", "thimi", "gokarna", "tirakhet", "godavari", "kirtipur")
    ]
    state = kirtipur(
        {"-3,9": "green"},
        cards(naturalist=1, arch=5),
        pile=["sankhu"],
        digs={s: {} for s in ("gokarna", "tirakhet", "godavari")},
        sites=rows,
    )
    events = state.play("remove") + state.play("dig kirtipur") + state.play("discard naturalist")
    assert [event.kind for event in events] == ["discarded", "received", "removed", "went-home"]
    told = facts(state)
    assert told["seats"][BLUE]["front"] == cards(arch=1)
    assert told["seats"][YELLOW]["supply"] == 25
    assert "kirtipur" not in told["digs"]
    play(state, "site sankhu")
    assert counts(state, "sites")[-1] == ("sankhu", 0)
    assert state.to_act == YELLOW


def test_X_R111_a_marker_is_no_dig_token() -> None:
    hand = cards(controller=1, curator=1, arch=4)
    bare = table(("kirtipur", "patan", "thimi"), blue="(-3,8) (-3,9) (-4,10)", hands=[{"hand": hand}, {}])
    assert offered(bare.after("special")) == ["trigger curator"]
    play(bare, "special", "trigger curator", "curate kirtipur")
    assert facts(bare)["seats"][BLUE]["finds"] == {}
