"""Chapter 6.6: one player, two Squares, debris, and the four levels."""

import itertools
import re
from fractions import Fraction
from typing import Any

import pytest

from durbar.core import CHANCE, OptionError
from durbar.games.revival import content
from durbar.games.revival.game import Revival
from tests.revival.scenes import can, hand, offered, play, refused, solo, table, told
from tests.revival.squares import EXTREME, at, cards_for, cards_of, monuments, squares

# Setting up


def test_V_R87_the_second_board_is_random_and_changes_nothing() -> None:
    state = table(1).start()
    assert [chance for _, chance in state.outcomes] == [Fraction(1, 5)] * 5
    one, other = state.after("board red"), state.after("board blue")
    assert [str(move) for move in one.moves] == [str(move) for move in other.moves]


@pytest.mark.parametrize(
    ("advanced", "extreme", "pairs"),
    [
        (False, False, "M01+M02 M01+M05 M02+M03 M03+M04 M04+M05 M06+M07 M06+M10 M07+M08 M08+M09 M09+M10"),
        (False, True, "M01+M02 M01+M05 M02+M03 M03+M04 M04+M05 M06+M07 M06+M10 M07+M08 M08+M09 M09+M10"),
        (
            True,
            False,
            "A01+A02 A01+A04 A01+A08 A01+A10 A02+A03 A02+A05 A02+A08 A02+A09 A03+A04 A03+A06 A04+A05 A04+A07"
            " A05+A06 A05+A08 A06+A07 A06+A08 A06+A09 A07+A08 A07+A10 A08+A09 A08+A10 A09+A10",
        ),
        (
            True,
            True,
            "A01+A02 A01+A10 A02+A03 A02+A05 A02+A08 A02+A09 A03+A04 A03+A06 A04+A05 A04+A07 A05+A06"
            " A05+A08 A06+A07 A06+A08 A06+A09 A07+A08 A07+A10 A08+A09 A08+A10 A09+A10",
        ),
    ],
)
def test_V_R88_exactly_these_pairs_of_missions_go_together(advanced: bool, extreme: bool, pairs: str) -> None:
    low = 10 if advanced else 0
    found = {
        f"{content.MISSION_NAMES[a]}+{content.MISSION_NAMES[b]}".upper()
        for a, b in itertools.combinations(range(low, low + 10), 2)
        if not content.house_box().conflict(a, b, extreme)
    }
    assert found == set(pairs.split())


def test_V_X19_two_missions_with_the_same_colour_for_the_buddha_are_refused() -> None:
    with pytest.raises(OptionError) as error:
        Revival(1, solo_missions="m03+m05")  # both ask for a yellow Buddha
    assert error.value.field == "solo_missions"
    assert error.value.rule == "V-R88"


def test_V_R89_the_player_picks_the_missions_or_an_allowed_pair_is_random() -> None:
    state = table(1, solo_missions="m02 + M01").start().after("board red")
    assert [square["mission"] for square in told(state)["squares"]] == ["m02", "m01"]
    drawn = table(1).start().after("board red")
    assert {chance for _, chance in drawn.outcomes} == {
        Fraction(1, 10)
    }  # every base Mission has two partners
    first = drawn.after("mission m01")
    assert [(str(move), chance) for move, chance in first.outcomes] == [
        ("mission m02", Fraction(1, 2)),
        ("mission m05", Fraction(1, 2)),
    ]


def test_V_R90_all_sixty_blue_cards_are_used() -> None:
    assert len(told(table(1).start())["blue"]) == 60
    assert told(table(1).start())["red"] == []


# Debris


def test_V_R15_the_die_shows_each_side_equally() -> None:
    state = solo(stage="aftershock")
    assert [(str(move), chance) for move, chance in state.outcomes] == [
        (f"side {side}", Fraction(1, 4)) for side in ("north", "east", "south", "west")
    ]


def test_V_X17_debris_falls_around_a_coin_which_comes_back() -> None:
    state = solo(stage="aftershock", coins={"nb": 4})
    state.play("side north")
    state.play("debris red")
    state.play("debris blue")
    assert told(state)["debris"] == [{"spot": "na", "colour": "red"}, {"spot": "nc", "colour": "blue"}]
    assert told(state)["coins"] == {}
    assert told(state)["seats"][0]["coins"] == [1, 2, 3, 4, 5]


@pytest.mark.parametrize(
    ("side", "spots"),
    [("north", "na nb nc"), ("south", "sa sb sc"), ("west", "w1 w2"), ("east", "d1 d2")],
)
def test_V_R93_debris_falls_west_to_east_or_north_to_south(side: str, spots: str) -> None:
    state = solo(stage="aftershock")
    state.play(f"side {side}")
    while state.to_act == CHANCE and state.prompt is not None and state.prompt.id == "debris":
        state.play("debris red")
    assert [each["spot"] for each in told(state)["debris"]] == spots.split()


def full_mat(left: int = 0) -> list[dict[str, str]]:
    """All 25 debris on the mat, or all but a few blue ones."""
    spots = itertools.cycle(("na", "nb", "nc", "sa", "sb", "sc", "w1", "w2", "d1", "d2"))
    colours = [colour for colour in reversed(content.COLOUR_NAMES) for _ in range(5)]
    return [{"spot": next(spots), "colour": colour} for colour in colours[: 25 - left]]


def test_V_R94_with_an_empty_bag_only_coins_come_back() -> None:
    state = solo(stage="aftershock", debris=full_mat(), coins={"w2": 5}, round=2)
    state.play("side west")
    assert len(told(state)["debris"]) == 25
    assert told(state)["seats"][0]["coins"] == [1, 2, 3, 4, 5]
    last = solo(stage="aftershock", debris=full_mat(left=1), round=2).after("side west")
    assert [str(move) for move in last.moves] == ["debris blue"]
    last.play("debris blue")
    assert len(told(last)["debris"]) == 25


def test_the_bag_is_drawn_by_what_is_left_in_it() -> None:
    state = solo(stage="aftershock", debris=[{"spot": "sa", "colour": "red"}] * 3).after("side north")
    weights = {str(move): chance for move, chance in state.outcomes}
    assert weights["debris red"] == Fraction(2, 22)
    assert weights["debris blue"] == Fraction(5, 22)


# Bids


def test_V_R91_round_1_has_the_targets_of_four_cards_later_ones_of_six() -> None:
    first = solo(stage="bid", market={"a1": "bl06", "b1": "bl07", "a2": "bl08", "b2": "bl09"})
    assert not {"nc", "sc"} & {words.split()[1] for words in offered(first, "bid")}
    first.play("bid 1 d1")
    assert hand(first, 0) == ["bl06", "bl07"]
    later = solo(stage="bid", round=2, market={"b1": "bl07", "c1": "bl10"})
    later.play("bid 1 d1")
    assert hand(later, 0) == ["bl07", "bl10"]


def test_V_R95_a_coin_taken_back_may_be_used_in_the_same_round() -> None:
    state = solo(
        stage="aftershock", coins={"w1": 5}, market={"a1": "bl06", "b1": "bl07", "a2": "bl08", "b2": "bl09"}
    )
    play(state, "side west", "debris red")
    assert "5 na" in offered(state, "bid")


def test_V_X18_two_debris_need_a_coin_of_3_or_more() -> None:
    state = solo(stage="bid", debris=[{"spot": "na", "colour": "red"}] * 2)
    coins = {words.split()[0] for words in offered(state, "bid") if words.endswith("na")}
    assert coins == {"3", "4", "5"}


def test_V_R96_a_coin_must_be_worth_more_than_the_debris() -> None:
    state = solo(stage="bid", debris=[{"spot": "na", "colour": "red"}] * 2, coins={"sa": 5})
    assert refused(state, "bid 2 na") == "debris-high 6.6.3 / V-R96"
    assert refused(state, "bid 4 sa") == "purple-coin 6.6.3"
    assert "1 nb" in offered(state, "bid")


def test_V_R97_if_no_coin_fits_anywhere_another_aftershock_comes() -> None:
    debris = [{"spot": spot, "colour": "red"} for spot in ("na", "nb", "sa")]
    debris += [{"spot": spot, "colour": "blue"} for spot in ("sb", "w1", "w2")]
    coins = {"d1": 5, "d2": 4, "nc": 3, "sc": 2}
    state = solo(stage="aftershock", debris=debris, coins=coins, round=2)
    play(state, "side south", "debris white", "debris white")  # the 2 comes back from sc, and fits there
    assert state.to_act == 0
    stuck = solo(stage="aftershock", debris=debris, coins={"d1": 5, "d2": 4, "nc": 3, "sc": 2}, round=2)
    play(stuck, "side west", "debris white", "debris white")
    assert (stuck.to_act, stuck.prompt and stuck.prompt.id) == (CHANCE, "aftershock")


def test_V_R98_a_bid_is_laid_every_round_if_possible() -> None:
    state = solo(stage="bid")
    assert {move.kind for move in state.moves} == {"bid"}


def test_the_coin_stays_on_its_spot_after_collecting() -> None:
    state = solo(stage="bid")
    state.play("bid 2 na")
    assert told(state)["coins"] == {"na": 2}
    assert told(state)["seats"][0]["coins"] == [1, 3, 4, 5]


# Building


def test_V_R99_a_monument_belongs_to_its_square_and_has_one_colour() -> None:
    ends = cards_for("st1g", "st2g", "st2r", "st2j")
    state = solo(seats=[{"hand": [end.split()[0] for end in ends]}])
    state.play(at("first", ends[0]))
    assert can(state, at("first", ends[1]))
    assert not can(state, at("second", ends[1]))
    assert refused(state, at("first", ends[2])) == "other-colour 6.6.3 / V-R99"
    assert can(state, at("first", ends[3]))
    assert refused(state, f"build {ends[1]}") == "needs-square 6.6.3 / V-R99"


def test_V_R99_the_first_coloured_section_fixes_the_colour() -> None:
    joker, red, green = cards_for("st1j", "st2r", "st3g")
    state = solo(seats=[{"hand": [end.split()[0] for end in (joker, red, green)]}])
    play(state, at("first", joker), at("first", red))
    assert refused(state, at("first", green)) == "other-colour 6.6.3 / V-R99"


def test_V_X20_a_red_shrine_cannot_stand_in_both_squares() -> None:
    done = monuments("shr")
    bottom, top = cards_for("sh1r", "sh2r", but=cards_of(*done))
    pair = ("m05", "m04")  # the first Square wants a red or blue Shrine
    state = solo(squares=squares(done, [[bottom]], pair), seats=[{"hand": [top.split()[0]]}])
    assert refused(state, at("second", top)) == "hopeless 6.6.2 / V-R100"


def test_V_R100_no_second_monument_of_a_colour_in_a_square() -> None:
    done = monuments("bub")
    bottom, top = cards_for("sh1b", "sh2b", but=cards_of(*done))
    state = solo(squares=squares([*done, [bottom]], []), seats=[{"hand": [top.split()[0]]}])
    assert refused(state, at("first", top)) == "hopeless 6.6.2 / V-R100"


def test_V_T32_the_colours_an_objective_needs_may_not_be_used_up() -> None:
    done = monuments("stg")
    pagoda = cards_for("pa1w", "pa2w", "pa3w", "pa4w", but=cards_of(*done))
    state = solo(squares=squares([*done, pagoda[:3]], []), seats=[{"hand": [pagoda[3].split()[0]]}])
    assert (
        refused(state, at("first", pagoda[3])) == "hopeless 6.6.2 / V-R100"
    )  # the Shrine needs green or white


def brute_force(mission: str, other: str, first: set[str], second: set[str], extreme: bool) -> bool:
    """Is there a winning pair of Squares with these monuments? By trying all of them (6.6.2)."""

    def finished(name: str, needed: set[str]) -> list[frozenset[str]]:
        card = next(each for each in content.house_box().missions if each["name"] == name)
        found = []
        for fifth in ("pagoda",) if extreme else content.MONUMENT_NAMES:
            for types in set(itertools.permutations([*content.MONUMENT_NAMES, fifth])):
                square = {f"{kind} {colour}" for kind, colour in zip(types, "BWRGY", strict=True)}
                if needed <= square and all(
                    any(f"{kind} {colour}" in square and plain(card[kind], colour) for colour in "BWRGY")
                    for kind in content.MONUMENT_NAMES
                ):
                    found.append(frozenset(square))
        return found

    pairs = itertools.product(finished(mission, first), finished(other, second))
    return any(not one & two for one, two in pairs)


def plain(pattern: str, colour: str) -> bool:
    """Does a monument of one colour fulfil the pattern?"""
    tokens = re.findall(r"\[[A-Z]+\]|[A-Z]", pattern)
    return all(colour in token for token in tokens)


@pytest.mark.parametrize("extreme", [False, True])
def test_V_R100_agrees_with_trying_out_all_squares(extreme: bool) -> None:
    state = solo(EXTREME if extreme else None, squares=squares(monuments("bub", "stg"), []))
    kernel = state.kernel
    done = {"buddha B", "stupa G"}
    for number, name in enumerate(content.MONUMENT_NAMES):
        for index, colour in enumerate("BWRGY"):
            allowed = kernel.ruins.room[0] >> (number * 5 + index) & 1  # type: ignore[attr-defined]
            wanted = {*done, f"{name} {colour}"}
            assert bool(allowed) == brute_force("m01", "m02", wanted, set(), extreme)


def test_V_R101_an_unfinished_monument_may_be_torn_down_at_any_decision() -> None:
    ends = cards_for("st1g", "st2g")
    for stage in ("bid", "build", "store"):
        more: dict[str, Any] = {"market": {"a1": "bl01", "a2": "bl02"}} if stage == "store" else {}
        state = solo(stage=stage, squares=squares([ends], []), **more)
        assert offered(state, "raze") == ["first 1"]
        state.play("raze first 1")
        assert sorted(told(state)["discards"]) == sorted(end.split()[0] for end in ends)
        assert told(state)["squares"][0]["monuments"] == []
    complete = solo(squares=squares(monuments("bub"), []))
    assert refused(complete, "raze first 1") == "nothing-to-raze 6.6.3 / V-R101"


def test_V_R102_debris_of_the_colour_leaves_every_pile_even_under_a_coin() -> None:
    (buddha,) = monuments("bub")
    debris = [("na", "blue"), ("na", "red"), ("na", "blue"), ("sa", "blue"), ("sa", "green")]
    state = solo(
        seats=[{"hand": [buddha[0].split()[0]]}],
        debris=[{"spot": spot, "colour": colour} for spot, colour in debris],
        coins={"na": 5},
    )
    state.play(at("first", buddha[0]))
    assert told(state)["debris"] == [{"spot": "na", "colour": "red"}, {"spot": "sa", "colour": "green"}]
    assert told(state)["coins"] == {"na": 5}


def test_V_R107_a_monument_of_jokers_gets_a_colour_within_what_can_still_win() -> None:
    bottom, top = cards_for("sh1j", "sh2j")
    done = monuments("bub")
    state = solo(squares=squares([*done, [bottom]], []), seats=[{"hand": [top.split()[0]]}])
    state.play(at("first", top))
    assert state.prompt is not None
    assert state.prompt.id == "name-jokers"
    assert "blue" not in offered(state, "name")
    assert refused(state, "name blue") == "hopeless-colour 6.6.2 / V-R107"
    state.play("name green")
    assert set(told(state)["named"].values()) == {"green"}
