"""Lines end where the language allows it."""

import pytest
from rich.table import Table
from rich.text import Text

from durbar.cli.console import HouseConsole, may_part

FRENCH = "Nouveau plan à l’étalage\N{NO-BREAK SPACE}: plan jaune B."
JAPANESE = "商人は茶色のダイスを取りました。商人はバックパックを1つ得ました。"


def lines(text: str, width: int) -> list[str]:
    """The text as a log shows it, in a column of this width beside another."""
    console = HouseConsole(width=width + 2, highlight=False)
    grid = Table.grid(padding=0)
    grid.add_column()
    grid.add_column(overflow="fold")
    grid.add_row("│ ", Text(text, style="bold"))
    with console.capture() as captured:
        console.print(grid)
    return [line[2:].rstrip(" ") for line in captured.get().splitlines()]


def test_no_line_begins_with_the_colon_of_french() -> None:
    assert lines(FRENCH, 25) == ["Nouveau plan à", "l’étalage\N{NO-BREAK SPACE}: plan jaune B."]


@pytest.mark.parametrize("width", range(10, 70, 3))
def test_japanese_is_told_whole_in_lines_that_are_full_and_begin_with_no_stop(width: int) -> None:
    told = lines(JAPANESE, width)
    assert "".join(told) == JAPANESE
    assert not [line for line in told if line[0] in "。、）"]
    assert all(2 * len(line) >= width - 6 for line in told[:-1])


def test_a_line_may_end_between_signs_but_not_inside_a_latin_word_or_a_bracket() -> None:
    assert may_part("商", "人")
    assert may_part("。", "a")
    assert not may_part("a", "b")
    assert not may_part("（", "人")
    assert not may_part("人", "）")
