"""Send requests made out of luck to every route of a server, in this process.

    python tools/fuzz.py --count 10000 --seed 3

Exits with 1 if an answer was a fault of the server (5xx), or if a request took more of the event loop than
100 ms of the processor.
"""

import argparse
import sys
import tempfile
import time
from pathlib import Path

sys.path[0] = str(Path(__file__).resolve().parents[1])  # instead of this folder

import durbar  # noqa: E402
from tests.server.fuzzing import fuzz  # noqa: E402


def main() -> int:
    asked = argparse.ArgumentParser()
    asked.add_argument("--count", type=int, default=10_000)
    asked.add_argument("--seed", type=int, default=1)
    asked.add_argument("--data", help="the URL of an empty database; a file of SQLite, if not given")
    wish = asked.parse_args()
    began = time.process_time()
    with tempfile.TemporaryDirectory() as folder:
        found = fuzz(wish.data or Path(folder) / "durbar.db", list(durbar.games()), wish.seed, wish.count)
    print(f"{wish.count} requests in {time.process_time() - began:.0f} s of the processor")
    print(f"answers {dict(sorted(found.statuses.items()))}; longest on the loop {found.longest:.1f} ms")
    for each in (*found.faults, *found.slow, *found.slow_once):
        print(*each)
    return 1 if found.faults or found.slow or found.slow_once else 0


if __name__ == "__main__":
    sys.exit(main())
