"""The conformance kit finds nothing in Lanterns, and finds what is wrong in each broken one."""

from pathlib import Path

import pytest

from durbar.core.conformance import Broken, check, check_all
from tests.core import broken, broken_facts
from tests.core.broken import without
from tests.core.lanterns.game import Lanterns
from tests.core.lanterns.presentation import LanternsPresentation

CAUGHT = broken.CAUGHT | broken_facts.CAUGHT


def test_lanterns_keeps_the_contract_in_every_setting() -> None:
    told: list[str] = []
    report = check_all(
        Lanterns, games=1, seed=3, looks=8, watch=lambda game: told.append(repr(game)), mutants=20
    )
    report.demand()
    assert report.ok
    assert report.settings == len(told) == 11
    assert report.games == 11
    assert set(CAUGHT.values()) - {"games can be played"} <= set(report.passed)
    assert "11 settings, 11 games" in str(report)
    assert "FAIL" not in str(report)


@pytest.mark.parametrize(("broken", "found"), CAUGHT.items(), ids=[each.__name__ for each in CAUGHT])
def test_the_kit_catches(broken: type[Lanterns], found: str) -> None:
    game = broken(3, refill=True, whisper=True)
    report = check(game, games=3, seed=1, looks=12, limit=150, mutants=80 * found.startswith("mutants"))
    assert found in {failure.check for failure in report.failures}, str(report)
    assert not report.ok
    assert f"FAIL  {found}" in str(report)


def test_an_option_set_that_cannot_be_played_is_found() -> None:
    class Greedy(Lanterns):
        seats = (2, 2)

        @classmethod
        def option_sets(cls, players: int) -> list[dict[str, bool]]:
            return [{"whisper": True}]

    (failure,) = check_all(Greedy).failures
    assert failure.check == "option sets can be played"
    assert "whisper" in str(failure)


def test_a_failure_tells_where_to_find_it_again() -> None:
    broken = next(each for each in CAUGHT if each.__name__ == "LostLantern")
    report = check(broken(3, refill=True), games=2, seed="x")
    failure = next(each for each in report.failures if each.check == "laws hold")
    assert failure.seed in ("x/0", "x/1")
    assert failure.step is not None
    assert "seed 'x/" in str(failure)
    assert f"after {failure.step} decisions" in str(failure)
    again = check(broken(3, refill=True), games=2, seed="x")
    assert failure in again.failures
    with pytest.raises(Broken, match="lanterns instead of 4"):
        report.demand()


@pytest.mark.parametrize(
    ("missing", "found"),
    [
        ("game-line", "everything has a text"),
        ("option-refill", "everything has a text"),
        ("option-refill-help", "everything has a text"),
        ("option-wind-gentle", "everything has a text"),
        ("lantern-gold", "everything has a text"),
        ("move-shade", "everything has a text"),
        ("chance-face", "everything has a text"),
        ("prompt-whisper", "everything has a text"),
        ("refusal-not-held", "everything has a text"),
        ("score-shade", "everything has a text"),
        ("ending-dark", "everything has a text"),
        ("event-shaded", "every event has a text"),
    ],
)
def test_the_kit_misses_every_text(missing: str, found: str, tmp_path: Path) -> None:
    lang = LanternsPresentation.texts.languages[len(missing) % 3]

    class Silent(LanternsPresentation):
        texts = without(tmp_path, missing, lang=lang)

    class Mute(Lanterns):
        @classmethod
        def presentation_class(cls) -> type[LanternsPresentation]:
            return Silent

    report = check(Mute(3), games=0)
    (failure,) = (each for each in report.failures if each.check == found)
    assert lang in failure.message
