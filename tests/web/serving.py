"""The server of the browser tests, to be stopped in the worst way and started again."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from pathlib import Path

import durbar

PROGRAM = """
import sys, uvicorn
from durbar.server.storage import people_store
from durbar.server.tables import absence, dealer, presence, table_service
from durbar.web import create_app
if __name__ == "__main__":
    table_service.new_seed = lambda: bytes(range(32))  # every run of a test is dealt the same,
    dealer.dealing_key = lambda seed, salts: seed  # whatever salts its browsers draw
    app = create_app(sys.argv[1], bot_processes=0, bot_pause=0)
    uvicorn.run(app, port=int(sys.argv[2]), log_level="warning", timeout_graceful_shutdown=1)
"""


HASTY = """
    presence.BEAT, presence.STILL, people_store.HERE = 0.3, 1.0, 1.5  # who is away is missed soon
    absence.STAND_IN = "random"  # and whoever stands in does not think long
"""


class Server:
    """Listens at `address`, always the same, on a file or a database; its program is in `folder`."""

    def __init__(self, data: Path | str, hasty: bool = False, folder: Path | None = None) -> None:
        self.data = data
        self.folder = folder or Path(data).parent
        self.program = PROGRAM.replace("\n    app =", f"{HASTY}    app =") if hasty else PROGRAM
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            self.port = free.getsockname()[1]
        self.address = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        program = self.folder / "serve.py"
        program.write_text(self.program)
        package = Path(str(durbar.__file__)).parent.parent
        environment = {**os.environ, "PYTHONPATH": f"{package}:{os.environ.get('PYTHONPATH', '')}"}
        command = [sys.executable, str(program), str(self.data), str(self.port)]
        self._process = subprocess.Popen(command, env=environment)
        self._wait()

    def _wait(self) -> None:
        deadline = time.monotonic() + 30
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.address}/api/v1/games"):
                    return
            except OSError:
                time.sleep(0.05)
        raise TimeoutError("the server does not answer")

    def kill(self) -> None:
        """As a power cut would."""
        assert self._process
        self._process.send_signal(signal.SIGKILL)
        self._process.wait()

    def stop(self) -> None:
        assert self._process
        self._process.terminate()
        try:
            self._process.wait(10)
        except subprocess.TimeoutExpired:
            self.kill()
