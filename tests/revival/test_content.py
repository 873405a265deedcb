"""Chapters 2 and 13: the box. Counts that the rulebook states, and our tables against each other."""

from collections import Counter

from durbar.games.revival import content
from tests.revival.scenes import offered, scene
from tools.ids import GAMES, text_of

CARDS = content.house_box().cards
CORE = [f"bl{k:02}" for k in range(1, 33)]
DIAMOND = [f"bl{k:02}" for k in range(33, 61)]
REDS = [f"rd{k:02}" for k in range(1, 51)]
SECTIONS = [f"{section}{colour}" for section in content.SECTION_NAMES for colour in "bwrgy"]


def ends(cards: list[str]) -> Counter[str]:
    return Counter(end for card in cards for end in CARDS[card])


def test_the_ids_of_the_rules_are_written_from_the_tables() -> None:
    written = (GAMES / "revival" / "rules" / "numbers.py").read_text(encoding="utf-8")
    assert written == text_of("revival"), "run python tools/ids.py revival"


def test_the_decks_have_the_sizes_of_the_box() -> None:
    assert (len(CORE), len(DIAMOND), len(REDS), len(CARDS)) == (32, 28, 50, 125)
    assert len(content.end_names(content.house_box().book)) == 175


def test_V_R10_the_builder_chooses_the_end_when_placing() -> None:
    state = scene({"hand": ["bl09"]}, stage="build")
    assert offered(state, "build") == ["bl09 pa1b"]
    state = scene({"hand": ["bl53", "bl13"]}, players=5, stage="build", round=2)
    assert offered(state, "build") == ["bl13 st1g", "bl53 st1b"]
    built = scene({"hand": ["bl13"], "monuments": [["rd31"]]}, stage="build")
    assert offered(built, "build") == ["bl13 pa2r", "bl13 st1g"]


def test_V_R11_blue_buddhas_are_cards_of_their_own() -> None:
    buddhas = [
        card for card in CORE + DIAMOND if CARDS[card][0].startswith("bu1") and CARDS[card] != CARDS["bl60"]
    ]
    assert all(len(CARDS[card]) == 1 for card in buddhas)
    assert Counter(CARDS[card][0] for card in buddhas) == Counter({f"bu1{c}": 2 for c in "bwrgy"})


def test_V_R12_each_joker_shares_its_card_with_a_section_of_another_monument() -> None:
    jokers = [card for card in CORE + DIAMOND if any(end.endswith("j") for end in CARDS[card])]
    assert {end[:3] for card in jokers for end in CARDS[card] if end.endswith("j")} == set(
        content.SECTION_NAMES
    )
    assert len(jokers) == 10
    assert sum(card in CORE for card in jokers) == 9
    assert CARDS["bl60"][0] == "bu1j"
    assert all(len(CARDS[card]) == 2 and CARDS[card][0][:2] != CARDS[card][1][:2] for card in jokers)


def test_V_R13_printed_points_depend_on_the_section_only() -> None:
    printed = content.table("cards")["printed"]
    assert [printed[code] for code in ("bu", "sh", "st", "pa")] == [(1,), (1, 4), (1, 3, 7), (1, 3, 6, 11)]
    assert len(content.house_box().book.printed) == len(content.SECTION_NAMES)


def test_V_R14_copies_are_counted_by_card_ends() -> None:
    assert ends(REDS) == Counter(SECTIONS)
    assert {end: n for end, n in ends(CORE).items() if not end.endswith("j")} == dict.fromkeys(SECTIONS, 1)
    both = ends(CORE + DIAMOND)
    assert {end: n for end, n in both.items() if not end.endswith("j")} == dict.fromkeys(SECTIONS, 2)
    assert {end for end in both if end.endswith("j")} == {f"{section}j" for section in content.SECTION_NAMES}


def test_two_section_cards_join_two_types_and_two_colours_and_none_is_there_twice() -> None:
    pairs = [tuple(sorted(CARDS[card])) for card in CORE + DIAMOND if len(CARDS[card]) == 2]
    assert len(pairs) == len(set(pairs)) == 50
    assert all(one[:2] != other[:2] and one[-1] != other[-1] for one, other in pairs)


def test_V_R135_the_rainbow_cards_are_one_joker_of_each_section() -> None:
    assert [CARDS[f"rb{k:02}"] for k in range(1, 11)] == [
        (f"{section}j",) for section in content.SECTION_NAMES
    ]


def test_V_R138_a_rainbow_card_has_two_equal_ends() -> None:
    assert all(len(CARDS[f"rb{k:02}"]) == 1 for k in range(1, 11))


def test_V_R19_reference_cards_are_no_part_of_play() -> None:
    assert not [card for card in CARDS if card[:2] not in ("bl", "rd", "rb", "hb")]


def test_V_X13_the_example_mission_reads_as_the_rulebook_tells_it() -> None:
    mission = content.house_box().missions[0]
    assert mission["buddha"] == "[RB]"  # red or blue
    assert mission["shrine"] == "g[GW]"  # top green or white
    assert mission["stupa"] == "gkk"  # middle and top equal
    assert mission["pagoda"] == "kkgg"  # the two lowest equal
    assert content.table("missions")["mission"]["points"]["stupa"] == 3


def test_every_card_fits_into_one_of_three_words() -> None:
    assert all(card[:2] in ("bl", "rd", "rb", "hb") for card in content.CARD_NAMES)
    assert content.CARD_NAMES.index("rd01") == 60
    assert content.CARD_NAMES.index("rb01") == 110
    assert content.CARD_NAMES.index("hb-b") == 120
