"""Plays many games: here, in several processes, or on a cluster; and keeps the blocks that are played.

Several processes of this machine need nothing else. A cluster is joblib's (the extra ``arena``), whose
backend may be Dask or Ray. Whoever is connected to a cluster names its backend; Dask's is also reached by its
address, or, without any, made of processes of this machine:

    play_blocks(blocks, workers=100, backend="dask=scheduler:8786")

A block is the same games wherever it is played, so one that was lost with its worker is simply played again.
"""

from __future__ import annotations

import json
import multiprocessing
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor, as_completed
from contextlib import contextmanager
from importlib import import_module
from pathlib import Path
from types import ModuleType
from typing import TypeVar

from durbar.core import DurbarError, OptionError
from durbar.core.extras import extra

from .pairing import Block, Played, play_block, played_from

TRIES = 5

Job = TypeVar("Job")
Done = TypeVar("Done")


class Ledger:
    """The blocks already played, one line each: an interrupted match goes on where it stopped.

    With `sources`, by game, only lines of the same one count: what other bots of those names did is another
    thing.
    """

    def __init__(self, path: Path | None = None, sources: Mapping[str, str] | None = None) -> None:
        self.path = path
        self.sources = sources or {}
        self._games: dict[str, list[Played]] = {}
        if path is not None and path.exists():
            for line in path.read_text(encoding="utf-8").splitlines():
                self._read(line)

    def _read(self, line: str) -> None:
        try:
            written = json.loads(line)
            games = [played_from(game) for game in written["games"]]
        except (ValueError, KeyError, TypeError):
            return  # the line that was being written when somebody pulled the plug
        if self.sources and written.get("source") not in self.sources.values():
            return
        self._games[written["block"]] = games

    def games_of(self, block: Block) -> list[Played] | None:
        """What came of a block; None if it was not played yet."""
        return self._games.get(repr(block))

    def keep(self, block: Block, games: list[Played]) -> None:
        """Write a block down."""
        self._games[repr(block)] = games
        if self.path is not None:
            source = self.sources.get(block.lineup.game, "")
            told = {"block": repr(block), "games": [game.to_dict() for game in games], "source": source}
            line = json.dumps(told)
            with self.path.open("a", encoding="utf-8") as file:
                file.write(line + "\n")


def play_blocks(
    blocks: Iterable[Block],
    workers: int = 1,
    ledger: Ledger | None = None,
    watch: Callable[[list[Played]], object] | None = None,
    backend: str | None = None,
) -> list[Played]:
    """All games of the blocks, in their order; `watch` sees each block as it is done."""
    wanted = list(blocks)
    ledger = ledger or Ledger()
    waiting = [block for block in wanted if ledger.games_of(block) is None]
    for block, games in spread(play_block, waiting, workers, backend):
        ledger.keep(block, games)
        if watch is not None:
            watch(games)
    return [game for block in wanted for game in ledger.games_of(block) or ()]


def spread(
    task: Callable[[Job], Done], jobs: Iterable[Job], workers: int = 1, backend: str | None = None
) -> Iterator[tuple[Job, Done]]:
    """Each job with what came of it, as they are done; what is lost with its worker is done again."""
    waiting = dict(enumerate(jobs))
    for attempt in range(1, TRIES + 1):
        try:
            for number, done in _run_jobs(task, list(waiting.items()), workers, backend):
                yield waiting.pop(number), done
            return
        except (DurbarError, AssertionError):
            raise  # the games themselves are at fault, and would be again
        except Exception:  # a worker died, whatever the backend calls that
            if attempt == TRIES:
                raise


def _run_jobs(
    task: Callable[[Job], Done], jobs: list[tuple[int, Job]], workers: int, backend: str | None
) -> Iterator[tuple[int, Done]]:
    """The number of each job with what came of it, until a worker is lost."""
    if backend is not None:
        with extra("arena"):
            import joblib
        with _connect(backend, workers) as name, _configure(name, workers):
            parallel = joblib.Parallel(return_as="generator_unordered")
            yield from parallel(joblib.delayed(_run_numbered)(task, number, job) for number, job in jobs)
    elif workers == 1:
        yield from (_run_numbered(task, number, job) for number, job in jobs)
    else:
        spawned = multiprocessing.get_context("spawn")  # a fork would share locks of other threads
        with ProcessPoolExecutor(workers, mp_context=spawned) as pool:
            submitted = [pool.submit(_run_numbered, task, number, job) for number, job in jobs]
            for done in as_completed(submitted):
                yield done.result()


def _run_numbered(task: Callable[[Job], Done], number: int, job: Job) -> tuple[int, Done]:
    return number, task(job)


@contextmanager
def _connect(backend: str, workers: int) -> Iterator[str]:
    """The name of a backend; a client of Dask's is there meanwhile."""
    name, _, address = backend.partition("=")
    if name != "dask":
        yield name
        return
    try:
        distributed = import_module("distributed")  # whoever has a cluster has it; no extra brings it
    except ImportError as error:
        message = "the backend dask needs the package distributed"
        raise OptionError(message, field="backend", reason="package", wanted="distributed") from error
    if not address and _is_connected(distributed):
        yield name
        return
    here = {} if address else {"n_workers": workers, "threads_per_worker": 1, "dashboard_address": None}
    with distributed.Client(address or None, **here):
        yield name


def _is_connected(distributed: ModuleType) -> bool:
    try:
        distributed.get_client()
    except ValueError:
        return False
    return True


@contextmanager
def _configure(name: str, workers: int) -> Iterator[None]:
    import joblib

    try:
        config = joblib.parallel_config(name, n_jobs=workers)
    except ValueError as error:
        raise OptionError(str(error), field="backend", reason="backend", wanted=name) from error
    with config:
        yield
