"""Change positions of a game at random, and see that each is refused or can be played to its end.

    python tools/mutate.py revival --count 20000 --seed 1 --workers 2
    python tools/mutate.py revival --again 1/17#31     that one again, alone, after printing its position

The mutants come in batches of BATCH, each from one random game in one setting (number of players and
options), all settings in turn. A mutant that has not come back after --patience seconds has failed
like any other: its worker is ended and another goes on behind it. The seconds are those of the processor,
so that a busy machine makes no failures; where a system cannot count them, they are those of the clock.
Exits with 1 if any failed.
"""

import argparse
import json
import signal
import sys
import time
from collections import defaultdict
from collections.abc import Mapping
from dataclasses import dataclass
from multiprocessing import Pipe, Process
from multiprocessing.connection import Connection, wait

import durbar
from durbar.core import Game
from durbar.core.conformance.mutations import Mutant, mutants
from durbar.core.conformance.survival import Casualty, Survival, survive
from durbar.core.options import OptionValue

BATCH = 25
STRIDE = 31  # settings that follow each other in the list differ little
COUNTS_CPU = hasattr(signal, "setitimer")  # whose alarm ends a process that does not listen for it
WAIT = 100  # times the patience by the clock, where the processor's time is counted
EXAMPLES = 3  # failures told in full, of each kind
FIELDS = 16  # that are named in the report, of those that mutants were refused by


def settings(game_id: str) -> list[tuple[int, Mapping[str, OptionValue]]]:
    """Every number of players with every set of options worth testing."""
    kind = durbar.game_class(game_id)
    counts = range(kind.seats[0], kind.seats[1] + 1)
    return [(players, options) for players in counts for options in kind.option_sets(players)]


def setting(game_id: str, batch: int) -> Game:
    """The game in which a batch is played."""
    there = settings(game_id)
    players, options = there[STRIDE * batch % len(there)]
    return durbar.game_class(game_id)(players, **options)


def mutant_of(game: Game, seed: str, number: int) -> Mutant:
    *_, mutant = mutants(game, seed, number + 1)
    return mutant


def run_batch(
    game_id: str, seed: str, batch: int, first: int, count: int, patience: float, results: Connection
) -> None:
    """The work of a worker: send what became of each mutant. The system ends it when its time is up."""
    set_alarm(patience)
    for survival in survive(setting(game_id, batch), f"{seed}/{batch}", count, first):
        results.send(survival)
        set_alarm(patience)


def set_alarm(patience: float) -> None:
    if COUNTS_CPU:
        signal.setitimer(signal.ITIMER_VIRTUAL, patience)


@dataclass
class Batch:
    """A batch that is under way, in a process of its own."""

    game_id: str
    seed: str
    number: int
    count: int
    patience: float
    done: int = 0

    def start(self) -> None:
        self.heard = time.monotonic()
        self.results, theirs = Pipe(duplex=False)
        task = (self.game_id, self.seed, self.number, self.done, self.count, self.patience, theirs)
        self.process = Process(target=run_batch, args=task)
        self.process.start()
        theirs.close()

    def skip(self, why: str) -> Survival:
        """Give up the mutant being tried; a new start goes on behind it."""
        game, seed = setting(self.game_id, self.number), f"{self.seed}/{self.number}"
        mutant = mutant_of(game, seed, self.done)
        failure = Casualty(repr(game), seed, self.done, mutant, None, "somebody comes back", why)
        self.done += 1
        return Survival(casualties=[failure])


def run(game_id: str, seed: str, count: int, workers: int, patience: float) -> Survival:
    """Try `count` mutants, in so many processes at a time."""
    sizes = [min(BATCH, count - first) for first in range(0, count, BATCH)]
    todo = [Batch(game_id, seed, number, size, patience) for number, size in reversed(list(enumerate(sizes)))]
    total, busy = Survival(), dict[Connection, Batch]()
    while todo or busy:
        while todo and len(busy) < workers:
            batch = todo.pop()
            batch.start()
            busy[batch.results] = batch
        ready = set(wait(list(busy), timeout=1))
        for results, batch in list(busy.items()):
            if results in ready:
                try:
                    total.add(results.recv())
                    batch.heard, batch.done = time.monotonic(), batch.done + 1
                    continue
                except EOFError:
                    why = f"the process ended, or needed more than {patience:g} seconds"
            elif time.monotonic() - batch.heard > patience * (WAIT if COUNTS_CPU else 1):
                why = f"no answer after {patience:g} seconds"
            else:
                continue
            del busy[results]
            batch.process.kill()
            batch.process.join()
            if batch.done < batch.count:
                total.add(batch.skip(why))
                todo.append(batch)
        if sys.stderr.isatty():
            print(f"\r{total.total} of {count}, {len(total.casualties)} failed", end="", file=sys.stderr)
    return total


def report(title: str, total: Survival) -> str:
    """The counts, the fields that were blamed, and the failures by kind with the first of each in full."""
    named = total.refused.most_common()
    refused = ", ".join(f"{name} {count}" for name, count in named[:FIELDS])
    lines = [
        f"{title}: {total.total} mutants, {total.accepted} played to an end, "
        f"{total.refused.total()} refused, {len(total.casualties)} failed",
        f"refused by {len(named)} fields: {refused or 'none'}{', …' if len(named) > FIELDS else ''}",
    ]
    kinds = defaultdict[str, list[Casualty]](list)
    for casualty in total.casualties:
        kinds[casualty.kind].append(casualty)
    for kind, casualties in sorted(kinds.items(), key=lambda item: -len(item[1])):
        lines += ["", f"{len(casualties)} × {kind}"]
        lines += [f"  --again {each.seed}#{each.number}: {each}" for each in casualties[:EXAMPLES]]
    return "\n".join(lines)


def again(game_id: str, label: str) -> Survival:
    """One mutant, in this process, where a debugger sees it."""
    seed, number = label.split("#")
    game = setting(game_id, int(seed.split("/")[-1]))
    print(json.dumps(mutant_of(game, seed, int(number)).position, ensure_ascii=False))
    return next(survive(game, seed, int(number) + 1, int(number)))


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n")[0])
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=2000)
    parser.add_argument("--seed", default="1")
    parser.add_argument("--workers", type=int, default=1)
    parser.add_argument("--patience", type=float, default=60)
    parser.add_argument("--again", metavar="SEED/BATCH#NUMBER")
    asked = parser.parse_args()
    if asked.again:
        title, total = f"{asked.game}, {asked.again}", again(asked.game, asked.again)
    else:
        tried = min(len(settings(asked.game)), -(-asked.count // BATCH))
        title = f"{asked.game}, seed {asked.seed}, {tried} settings"
        total = run(asked.game, asked.seed, asked.count, asked.workers, asked.patience)
    print(report(title, total))
    sys.exit(1 if total.casualties else 0)


if __name__ == "__main__":
    main()
