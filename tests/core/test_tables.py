"""The tables that turn the kernel's ints into words and back."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from durbar.core import BadNotation, ChanceKind, MoveKind, MoveTable
from durbar.core.fields import split_field

VOCABULARY = {
    "die": ("brown", "pink"),
    "space": ("a1", "a2", "b1"),
    "plan": ("n 2e climb", "n"),
    "nothing": (),
}
KINDS = (
    MoveKind("take", ("die",)),
    MoveKind("rest"),
    MoveKind("lose", ("nothing",)),
    MoveKind("walk", ("from:space", "to:space")),
    MoveKind("rob", ("seat",)),
    MoveKind("plan", ("plan",)),
)


def table() -> MoveTable:
    return MoveTable(VOCABULARY, KINDS, seats=3)


def test_a_field_is_a_name_and_a_vocabulary_or_both_in_one_word() -> None:
    assert split_field("from:space") == ("from", "space")
    assert split_field("die") == ("die", "die")


def test_ids_run_through_the_kinds_in_order_the_last_vocabulary_fastest() -> None:
    texts = [table().move(number).text for number in range(len(table()))]
    assert texts[:7] == [
        "take brown",
        "take pink",
        "rest",
        "walk a1 a1",
        "walk a1 a2",
        "walk a1 b1",
        "walk a2 a1",
    ]
    assert texts[12:] == ["rob 0", "rob 1", "rob 2", "plan n 2e climb", "plan n"]


def test_ranges_document_the_order() -> None:
    assert [(each.kind, each.first, each.count) for each in table().ranges()] == [
        ("take", 0, 2),
        ("rest", 2, 1),
        ("lose", 3, 0),
        ("walk", 3, 9),
        ("rob", 12, 3),
        ("plan", 15, 2),
    ]


def test_a_move_has_id_text_kind_and_parts() -> None:
    move = table().move(5)
    assert (move.id, move.text, move.kind, move.parts) == (5, "walk a1 b1", "walk", ("a1", "b1"))
    assert str(move) == "walk a1 b1"
    assert table().move(15).parts == ("n 2e climb",)


def test_a_move_is_made_only_once() -> None:
    moves = table()
    assert moves.move(4) is moves.move(4)
    assert moves.move(4) == table().move(4)


def test_text_is_found_whatever_its_case_and_spacing() -> None:
    assert table().id("take pink") == 1
    assert table().id("  Take   PINK ") == 1


@pytest.mark.parametrize("text", ["", "take", "take red", "pink take", "take pink pink"])
def test_words_that_are_no_move_are_bad_notation(text: str) -> None:
    with pytest.raises(BadNotation) as error:
        table().id(text)
    assert error.value.field == "move"


@pytest.mark.parametrize("number", [-1, 17, 10**30])
def test_an_id_outside_the_table_is_bad_notation(number: int) -> None:
    with pytest.raises(BadNotation):
        table().move(number)


def test_two_moves_written_the_same_are_an_error_of_the_game() -> None:
    double = MoveTable({"a": ("b c", "b"), "d": ("d", "c d")}, (MoveKind("go", ("a", "d")),))
    with pytest.raises(ValueError, match="written the same"):
        double.id("go b c")


def test_no_move_can_be_called_undo() -> None:
    with pytest.raises(ValueError, match="undo"):
        MoveTable({}, (MoveKind("undo"),))


def test_a_table_holds_its_own_moves_only() -> None:
    chance = MoveTable(VOCABULARY, (ChanceKind("face", ("die",)),))
    assert table().holds(table().move(1))
    assert not table().holds(chance.move(1))
    assert not chance.holds(table().move(7))


words = st.text("abcdefgh", min_size=1, max_size=3)
columns = st.lists(words, min_size=1, max_size=4, unique=True).map(tuple)


@given(
    st.lists(
        st.tuples(words, st.lists(columns, max_size=3)), min_size=1, max_size=5, unique_by=lambda k: k[0]
    )
)
def test_every_id_leads_to_a_text_that_leads_back(kinds: list[tuple[str, list[tuple[str, ...]]]]) -> None:
    vocabulary = {f"{name}{k}": column for name, over in kinds for k, column in enumerate(over)}
    made = [MoveKind(name, tuple(f"{name}{k}" for k in range(len(over)))) for name, over in kinds]
    moves = MoveTable(vocabulary, made)
    assert sum(each.count for each in moves.ranges()) == len(moves)
    for number in range(len(moves)):
        assert moves.move(number).id == number == moves.id(moves.move(number).text)
