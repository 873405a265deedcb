"""Install Durbar, compiled, into the virtual environment .venv of this checkout.

    python3 tools/install.py                  what playing needs
    python3 tools/install.py --extra dev      what the tests need as well
    PGO=1 python3 tools/install.py            faster rules, by a build that takes three times as long

Run it as often as you like: what is already there is recognised by its contents and left alone. An
environment stays guided by a profile until PGO=0; DURBAR_VENV names another one than .venv.
Standard library only, because this runs before anything is installed.
"""

import argparse
import hashlib
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import time
import venv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

if sys.version_info < (3, 11):  # noqa: UP036 (the package asks for it, but this runs before the package)
    sys.exit("Durbar needs Python 3.11 or newer. If you have one, name it: make PYTHON=python3.11")

import tomllib

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / os.environ.get("DURBAR_VENV", ".venv")
PYTHON = VENV / ("Scripts/python.exe" if os.name == "nt" else "bin/python")
STAMP = VENV / "durbar-install.json"
LOG = VENV / "durbar-install.log"
LOCK = ROOT / "build" / "install.lock"
PATIENCE = 3600  # seconds to wait for another install of this checkout
PIP = [str(PYTHON), "-m", "pip", "--disable-pip-version-check", "--no-input", "install"]


def main() -> None:
    arguments = argparse.ArgumentParser(description="Install Durbar into .venv")
    arguments.add_argument("--extra", default="server", help="what to install it for (see pyproject.toml)")
    extra = arguments.parse_args().extra
    lock = wait_for_others()
    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    if not environment_works():
        make_environment()
    done = install_requirements(project, finished_before(), extra)
    os.environ["PGO"] = os.environ.get("PGO") or done.get("guided", "0")
    done = install_durbar(done)
    print(f"Durbar is installed in {VENV.relative_to(ROOT)} ({done['form']}).", flush=True)
    lock.close()


def wait_for_others() -> sqlite3.Connection:
    """A second install of the same checkout waits for the first. SQLite can lock a file on every system."""
    LOCK.parent.mkdir(exist_ok=True)
    lock = sqlite3.connect(LOCK, timeout=PATIENCE, isolation_level=None)
    lock.execute("BEGIN EXCLUSIVE")
    return lock


def environment_works() -> bool:
    if not PYTHON.exists():
        return False
    question = "import pip, sys; sys.exit(sys.version_info < (3, 11))"
    return subprocess.run([PYTHON, "-I", "-c", question], capture_output=True).returncode == 0


def make_environment() -> None:
    say(f"Making the virtual environment {VENV.relative_to(ROOT)}")
    try:
        venv.create(VENV, with_pip=True, clear=True)
    except subprocess.CalledProcessError:
        sys.exit(
            "Python could not make a virtual environment. On Debian and Ubuntu: apt install python3-venv"
        )


def finished_before() -> dict[str, str]:
    """What earlier runs noted in this environment."""
    try:
        done: dict[str, str] = json.loads(STAMP.read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return done


def note(done: dict[str, str], **more: str) -> dict[str, str]:
    done = {**done, **more}
    STAMP.write_text(json.dumps(done, indent=1), encoding="utf-8")
    return done


def install_requirements(project: dict[str, Any], done: dict[str, str], extra: str) -> dict[str, str]:
    """Everything Durbar builds with and runs on, so that building it needs no network."""
    if extra == "dev" or done.get("dev") == "yes":  # once there, the test tools stay
        done, extra = {**done, "dev": "yes"}, "dev"
    wanted = [*project["build-system"]["requires"], *requirements(project["project"], extra)]
    needed = list(dict.fromkeys(wanted))
    if done.get("requirements") == " ".join(needed):
        return done
    say(f"Fetching the compiler and the libraries{' and the test tools' if extra == 'dev' else ''}")
    run([*PIP, "--quiet", *needed])
    return note(done, requirements=" ".join(needed))


def requirements(about: dict[str, Any], extra: str) -> Iterator[str]:
    """The libraries of the package and of one of its extras, which may include other extras."""
    yield from about["dependencies"]
    for line in about["optional-dependencies"][extra]:
        if line.startswith(f"{about['name']}["):
            for inner in line.partition("[")[2].rstrip("]").split(","):
                yield from requirements(about, inner)
        else:
            yield line


def install_durbar(done: dict[str, str]) -> dict[str, str]:
    source = fingerprint()
    must_compile = os.environ.get("REQUIRE_COMPILED") == "1"
    if done.get("source") == source and (done.get("form") == "compiled" or not must_compile):
        return done
    wanted = "pure" if os.environ.get("PURE_PYTHON") == "1" else "compiled"
    if wanted == "pure":
        say("Installing Durbar without compiling the rules")
    elif os.environ.get("PGO") == "1":
        say("Compiling the rules, playing, and compiling them again with what was learnt (some minutes)")
    else:
        say("Compiling the rules and installing Durbar (a minute or two when the rules have changed)")
    run([*PIP, "--no-build-isolation", "--no-deps", "--no-index", "--force-reinstall", "."])
    form = installed_form()
    if form != wanted:
        print(f"  The rules could not be compiled (see {LOG.relative_to(ROOT)}).")
        print("  They run as plain Python now: just as right, but about 30 times slower.")
    return note(done, source=source, form=form, guided=os.environ["PGO"])


def fingerprint() -> str:
    """A digest of all that decides what is installed: the files, by name and contents, and the compiler."""
    compiler = [
        shutil.which("cc"),
        *(os.environ.get(name) for name in ("CC", "CFLAGS", "PURE_PYTHON", "PGO")),
    ]
    digest = hashlib.sha256(repr(compiler).encode())
    files = [ROOT / "pyproject.toml", ROOT / "setup.py", ROOT / "README.md"]
    files += [path for path in (ROOT / "src").rglob("*") if path.is_file() and path.suffix != ".pyc"]
    for path in sorted(files):
        digest.update(f"{path.relative_to(ROOT)} {path.stat().st_size}\n".encode())
        digest.update(path.read_bytes())
    return digest.hexdigest()


def installed_form() -> str:
    """Ask the installed package itself, from outside the source tree."""
    question = "import durbar.core.kernel; print(durbar.core.kernel.__file__)"
    answer = subprocess.run([PYTHON, "-I", "-c", question], capture_output=True, text=True)
    if answer.returncode:
        sys.exit(f"{answer.stderr}\nThe installed package does not start. `make clean` may help.")
    return "pure" if answer.stdout.strip().endswith(".py") else "compiled"


def say(line: str) -> None:
    print(f"{line} ...", flush=True)


def run(command: list[str]) -> None:
    """Run quietly, keeping the log; on failure show it and stop."""
    began = time.monotonic()
    result = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    output = result.stdout + result.stderr
    with LOG.open("a", encoding="utf-8") as log:
        log.write(f"$ {' '.join(command)}\n{output}\n")
    if result.returncode:
        sys.exit(f"{output}\nThis did not work. The whole log is in {LOG.relative_to(ROOT)}.")
    print(f"  done in {time.monotonic() - began:.0f} s", flush=True)


if __name__ == "__main__":
    try:
        main()
    except KeyboardInterrupt:
        sys.exit("\nStopped. The next run goes on from here.")
