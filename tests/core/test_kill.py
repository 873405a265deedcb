"""A process that is killed in the middle of a match loses no finished decision."""

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

import durbar
from durbar.core import Match
from tests.core.lanterns.game import Lanterns

PLAYER = """
import sys
from durbar.core import Match
from tests.core.lanterns.game import Lanterns

match = Match.start(Lanterns(3, refill=True, whisper=True), seed=4, path=sys.argv[1])
while True:
    before = len(match)
    match.play(match.state.moves[0])
    print(len(match), flush=True)
    if match.over:
        break
"""


@pytest.mark.skipif(os.name != "posix", reason="SIGKILL is of POSIX")
@pytest.mark.parametrize("decisions", [1, 4, 9])
def test_a_record_survives_sigkill_up_to_its_last_finished_decision(tmp_path: Path, decisions: int) -> None:
    path = tmp_path / "live.durbar"
    here = Path(__file__).parents[2]
    source = Path(durbar.__file__).parents[1]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, (source, here)))}
    player = subprocess.Popen(
        [sys.executable, "-c", PLAYER, str(path)], stdout=subprocess.PIPE, env=environment, cwd=here
    )
    assert player.stdout is not None
    with player.stdout as told:
        reported = 0
        for _ in range(decisions):
            reported = int(told.readline())
        player.send_signal(signal.SIGKILL)
        rest = told.read().split()
    assert player.wait() in (-signal.SIGKILL, 0)
    reported = int(rest[-1]) if rest else reported
    match = Match.load(path, kind=Lanterns)
    assert len(match) >= reported
    with Match.load(path, kind=Lanterns, dealer=durbar.SeededDealer(1), live=True) as again:
        while not again.over:
            again.play(again.state.moves[0])
    assert Match.load(path, kind=Lanterns).over
