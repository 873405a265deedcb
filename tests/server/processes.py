"""Real servers, in processes of their own, to be stopped in the worst way."""

import json
import os
import signal
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import httpx2
from starlette.applications import Starlette

import durbar
from durbar.server.operations.connections import Connections
from durbar.server.operations.run import free_socket, server_for
from tests.house.checkout import ROOT

SERVER = ("-m", "durbar.server")


class Process:
    """A server that listens; `address` is where."""

    def __init__(
        self,
        data: str | Path,
        *arguments: str,
        path: Path,
        program: tuple[str, ...] = SERVER,
        before: tuple[str, ...] = (),
    ) -> None:
        self.data = data
        source = Path(durbar.__file__).parents[1]
        places = os.pathsep.join(map(str, (source, ROOT, path)))
        self._process = subprocess.Popen(
            [*before, sys.executable, *program, "--port", "0", "--data", str(data), *arguments],
            stdout=subprocess.PIPE,
            env={**os.environ, "PYTHONPATH": places},
            cwd=ROOT,
            text=True,
        )
        assert self._process.stdout is not None
        said = self._process.stdout.readline()
        self.address = said.partition(" at ")[2].split()[0]
        self.client = httpx2.Client(base_url=self.address, timeout=20)

    @property
    def pid(self) -> int:
        return self._process.pid

    def kill(self) -> None:
        """As a crash would: nothing can be put in order."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """As Ctrl+C would; the exit code."""
        return self._end(signal.SIGINT)

    def _end(self, how: signal.Signals) -> int:
        self.client.close()
        if self._process.poll() is None:
            self._process.send_signal(how)
        code = self._process.wait(20)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return code

    @contextmanager
    def stream(self, path: str, cookie: str) -> Iterator[Iterator[dict[str, Any]]]:
        """The frames of a live stream."""
        with self.client.stream("GET", path, headers={"cookie": cookie}) as answer:
            assert answer.headers["content-type"].startswith("text/event-stream")
            assert answer.headers["content-encoding"] == "gzip"
            yield (
                json.loads(line.removeprefix("data: "))
                for line in answer.iter_lines()
                if line.startswith("data: ")
            )


@contextmanager
def listening(app: Starlette, limits: Connections | None = None) -> Iterator[tuple[str, int]]:
    """A server in a thread of this process, with real connections; where it listens."""
    ready = threading.Event()
    server, bound = server_for(app, ready.set, limits), free_socket("127.0.0.1", 0, insist=True)
    thread = threading.Thread(target=server.run, kwargs={"sockets": [bound]})
    thread.start()
    assert ready.wait(20)
    host, port = bound.getsockname()
    try:
        yield host, port
    finally:
        server.should_exit = True
        thread.join(20)


def children(pid: int) -> list[int]:
    """The processes a process has started."""
    found = []
    for status in Path("/proc").glob("[0-9]*/status"):
        try:
            lines = dict(line.split(":", 1) for line in status.read_text().splitlines() if ":" in line)
        except OSError:
            continue
        if int(lines["PPid"]) == pid:
            found.append(int(lines["Pid"]))
    return found
