"""Lines that must fit."""

from durbar.art.text import fit_size, shorten, text_width


def test_letters_of_japanese_are_as_wide_as_high() -> None:
    assert text_width("さくら", 10) == 30
    assert text_width("abc", 10) < 20


def test_what_fits_stays_whole_and_what_does_not_ends_with_an_ellipsis() -> None:
    assert shorten("Ani", 100, 15) == "Ani"
    for name in ("a" * 80, "さ" * 80, "Dirk さくら Ö"):
        for room in range(30, 200, 7):
            cut = shorten(name, room, 15)
            assert cut == name or cut.endswith("…")
            assert text_width(cut, 15) <= room


def test_of_a_name_without_room_one_letter_is_left() -> None:
    assert shorten("Durbar", 1, 15) == "D…"


def test_a_line_is_set_smaller_but_never_larger_than_wanted() -> None:
    assert fit_size("short", 12, 500) == 12
    assert fit_size("", 12, 0) == 12
    size = fit_size("a line that is too long for its place", 12, 100, bold=True)
    assert size < fit_size("a line that is too long for its place", 12, 100) < 12
