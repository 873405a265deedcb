"""Play the same seeded games compiled and pure, and compare them position by position.

    python tools/trace.py                  compare the installed package with the sources
    python tools/trace.py --print          print the trace of the form that is imported

Every installed game is played with every number of players in every setting its class finds worth
testing. A line says what was decided and the fingerprint of the position it led to. Now and then
the lines of a position also hold what each seat sees of it, guesses from it and thinks of it, so
that every method of a kernel is compared.
"""

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import zip_longest
from pathlib import Path
from subprocess import PIPE

from mypy_extensions import i64

import durbar
import durbar.core.kernel
from durbar.core import CHANCE, SPECTATOR, Game, Kernel, Rng
from durbar.core.vecs import vec

LOOK_EVERY = 25  # decisions
LONGEST = 100_000  # decisions; a game that has not ended by then is not going to


def all_traces() -> Iterator[str]:
    for game_id in durbar.games():
        kind = durbar.game_class(game_id)
        for players in range(kind.seats[0], kind.seats[1] + 1):
            for number, options in enumerate(kind.option_sets(players)):
                yield from trace(kind(players, **options), seed=1000 * players + number)


def trace(game: Game, seed: int) -> Iterator[str]:
    kernel = game.new_kernel()
    rng = Rng(seed)
    buffer = vec[i64]([0] * game.widest)
    for number in range(LONGEST):
        if kernel.over:
            yield f"{game!r} seed {seed}: over after {number} decisions"
            return
        if number % LOOK_EVERY == 0:
            yield from looks(game, kernel, number)
        if kernel.player == CHANCE:
            decided = "chance"
            kernel.deal(rng)
        else:
            move = buffer[rng.below(kernel.legal(buffer))]
            decided = f"seat {kernel.player} move {move}"
            kernel.apply(move)
        yield f"{game!r} seed {seed} #{number}: {decided} -> {kernel.fingerprint():x}"
    raise RuntimeError(f"{game!r} seed {seed} does not end")


def looks(game: Game, kernel: Kernel, number: int) -> Iterator[str]:
    for seat in (SPECTATOR, *range(game.players)):
        seen = kernel.seen_by(seat)
        guess = seen.clone()
        guess.fill(Rng(number))
        yield f"  #{number} seat {seat} sees {seen.fingerprint():x} guesses {guess.fingerprint():x}"
    if kernel.player >= 0:  # nobody asks what a seat is worth before it is set up
        yield f"  #{number} worth {[kernel.appraise(seat) for seat in range(game.players)]}"


def compare() -> str:
    """Run both forms side by side; say how much was compared, or exit at the first difference."""
    source = str(Path(__file__).resolve().parent.parent / "src")
    installed = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    command = [sys.executable, __file__, "--print"]
    compiled = subprocess.Popen(command, env=installed, stdout=PIPE, text=True)
    pure = subprocess.Popen(command, env={**installed, "PYTHONPATH": source}, stdout=PIPE, text=True)
    assert compiled.stdout
    assert pure.stdout
    if (compiled.stdout.readline(), pure.stdout.readline()) != ("compiled\n", "pure\n"):
        sys.exit("trace: needs the compiled form installed; run `make install` first")
    games = lines = 0
    for here, there in zip_longest(compiled.stdout, pure.stdout, fillvalue="the end\n"):
        if here != there:
            compiled.kill()
            pure.kill()
            sys.exit(f"trace: the forms part\n  compiled: {here}  pure:     {there}")
        lines += 1
        games += "over after" in here
    if compiled.wait() or pure.wait() or not games:
        sys.exit("trace: the games could not be played")
    return f"trace: {games} games, {lines} positions and looks, compiled and pure agree"


if __name__ == "__main__":
    if "--print" in sys.argv:
        print("pure" if str(durbar.core.kernel.__file__).endswith(".py") else "compiled")
        for line in all_traces():
            print(line)
    else:
        print(compare())
