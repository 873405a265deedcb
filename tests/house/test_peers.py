"""The page beside other engines says itself how it was measured."""

from typing import Any

from tools.peers import page


def row(name: str, **other: Any) -> dict[str, Any]:
    usual = {"row": name, "status": "ok", "version": "1.0", "players": "4p", "dec_s": 1e6, "calib": 5.0}
    how = {
        "budget": 0.3,
        "reps": 3,
        "python": "3.11.7",
        "sitting": "2026-01-02 10:00",
        "load": 1.0,
        "cores": 2,
    }
    return usual | how | other


def test_one_run_is_called_one_run() -> None:
    text = page([row("durbar/mine"), row("other/game", dec_s=2e5, load=1.4)])
    assert "the best of 3 times 0.3 s, with Python 3.11.7" in text
    assert "in one run, 2026-01-02 10:00, on 2 cores under a load of 1.0 to 1.4" in text
    assert "| other/game | 1.0 | 4 | 200\N{NO-BREAK SPACE}k |" in text
    assert text.rstrip().endswith("| 5 |"), "ours are five times as fast"
    assert "Not measured" not in text


def test_sittings_rows_measured_otherwise_and_rows_that_are_missing_are_told() -> None:
    slow = row("other/slow", reps=2, budget=0.2, sitting="2026-01-03 10:00")
    text = page([row("durbar/mine"), row("other/game"), slow, row("other/gone", status="absent")])
    assert "in 2 sittings" in text
    assert "| other/slow (the best of 2 times 0.2 s) |" in text
    assert text.endswith("\nNot measured: other/gone (not installed).\n")
