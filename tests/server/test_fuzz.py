"""Anything at all is sent to every route: no answer is a fault of the server, none keeps its loop busy."""

from pathlib import Path

import pytest

from tests.server.fuzzing import LONGEST, fuzz


def test_no_request_is_a_fault_of_the_server(data: Path) -> None:
    found = fuzz(data, ["lanterns"], seed=1, count=150)
    assert found.faults == []
    assert len(found.statuses) > 4


@pytest.mark.long
def test_no_request_of_many_is_a_fault_or_keeps_the_loop_busy(data: Path) -> None:
    found = fuzz(data, ["lanterns", "expedition", "revival", "excavation"], seed=2, count=2000)
    assert found.faults == []
    assert found.slow == [], f"more than {LONGEST} ms"
