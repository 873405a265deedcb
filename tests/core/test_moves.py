"""The legal moves of a position: lazy, sized, ordered, `in`-testable, and read from words."""

from collections.abc import Container

import pytest

from durbar.core import AmbiguousMove, BadNotation, IllegalMove, Move, MoveKind, Moves, MoveTable, Refusal

TABLE = MoveTable(
    {"die": ("brown", "pink", "pink-two", "purple"), "card": ("rope", "rope-ladder"), "way": ("n", "n 2e")},
    (
        MoveKind("take", ("die",)),
        MoveKind("play", ("card", "die")),
        MoveKind("pass"),
        MoveKind("plan", ("way",)),
    ),
)
LEGAL = (
    0,
    1,
    2,
    4,
    9,
    12,
    13,
    14,
)  # take brown, pink, pink-two; play rope brown, rope-ladder pink; pass; plan


def moves() -> Moves:
    return Moves(TABLE, LEGAL, lambda move: Refusal("too-poor", "4.3", {"die": move.parts[0]}))


def test_moves_are_a_sequence_in_the_order_of_ids() -> None:
    assert len(moves()) == 8
    assert [move.id for move in moves()] == list(LEGAL)
    assert moves()[1].text == "take pink"
    assert moves()[-1].text == "plan n 2e"
    assert [str(move) for move in moves()[:2]] == ["take brown", "take pink"]
    assert moves().index(TABLE.move(4)) == 3


def test_membership_is_legality_for_move_text_and_id() -> None:
    offered: Container[object] = moves()
    face: object
    for face in (TABLE.move(1), "take pink", "Take  Pink", 1):
        assert face in offered
    for face in (
        TABLE.move(3),
        "take purple",
        3,
        -1,
        "nonsense",
        None,
        1.5,
        Move(1, "face 2", "face", ("2",)),
    ):
        assert face not in offered


def test_repr_lists_the_notation() -> None:
    assert repr(moves()[:0]) == "()"
    assert repr(Moves(TABLE, (0, 12), moves()._why)) == "<Moves 2: take brown, pass>"
    assert repr(Moves(TABLE, (), moves()._why)) == "<Moves 0>"


def test_groups_gather_moves_by_kind() -> None:
    groups = moves().groups()
    assert list(groups) == ["take", "play", "pass", "plan"]
    assert [str(move) for move in groups["play"]] == ["play rope brown", "play rope-ladder pink"]


def test_the_mask_has_a_byte_for_every_move_of_the_table() -> None:
    mask = moves().mask()
    assert len(mask) == len(TABLE) == 15
    assert tuple(k for k, legal in enumerate(mask) if legal) == LEGAL


def test_equal_moves_are_equal() -> None:
    assert moves() == moves()
    assert hash(moves()) == hash(moves())
    assert moves() != Moves(TABLE, (0,), moves()._why)
    assert moves() != list(moves())


@pytest.mark.parametrize(
    ("words", "meant"),
    [
        ("take pink", "take pink"),  # in full, though another move begins so
        ("TAKE BROWN", "take brown"),
        ("t b", "take brown"),
        ("pa", "pass"),
        ("pl rope-l", "play rope-ladder pink"),
        ("p r b", "play rope brown"),
        ("plan n", "plan n"),
        ("plan n 2", "plan n 2e"),
        ("pla n", "plan n"),
        ("play rope brown", "play rope brown"),
    ],
)
def test_words_may_be_cut_short_as_long_as_they_are_clear(words: str, meant: str) -> None:
    assert moves().parse(words).text == meant


def test_unclear_words_list_what_they_could_mean() -> None:
    with pytest.raises(AmbiguousMove) as error:
        moves().parse("take p")
    assert [str(move) for move in error.value.candidates] == ["take pink", "take pink-two"]
    assert error.value.field == "move"
    with pytest.raises(AmbiguousMove):
        moves().parse("p")


@pytest.mark.parametrize("words", ["take purple", "t pu"])
def test_a_move_that_is_not_offered_is_refused_with_its_rule(words: str) -> None:
    with pytest.raises(IllegalMove) as error:
        moves().parse(words)
    assert error.value.refusal == Refusal("too-poor", "4.3", {"die": "purple"})
    assert error.value.rule == "4.3"
    assert str(error.value) == "take purple is not possible now: too-poor (die purple) [4.3]"


@pytest.mark.parametrize("words", ["", "   ", "fly", "take pink now", "ake pink"])
def test_words_that_are_no_move_are_bad_notation(words: str) -> None:
    with pytest.raises(BadNotation):
        moves().parse(words)


def test_bad_notation_offers_what_is_near() -> None:
    with pytest.raises(BadNotation, match="did you mean take brown"):
        moves().parse("take bronw")


def test_all_errors_of_words_are_value_errors() -> None:
    for words in ("take p", "take purple", "fly"):
        with pytest.raises(ValueError, match=r".+"):
            moves().parse(words)
