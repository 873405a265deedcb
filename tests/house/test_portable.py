"""Playing, serving and installing need nothing that only POSIX has; the tests may."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.house.checkout import ROOT, SOURCE, files

MODULES = {"fcntl", "grp", "posix", "pty", "pwd", "readline", "resource", "syslog", "termios", "tty"}
NAMES = {
    "os": {"fork", "forkpty", "geteuid", "getuid", "killpg", "mkfifo", "O_DIRECTORY", "setsid", "umask"},
    "signal": {"SIGHUP", "SIGKILL", "SIGUSR1", "SIGUSR2"},
    "socket": {"AF_UNIX", "SO_REUSEPORT"},
}
FOR_TESTS_ALONE = {
    "tools/browser.py",  # installs a browser where there is apt
    "tools/kills.py",  # ends processes the hard way
}


def portable() -> list[Path]:
    paths = [path for path in files(SOURCE, ROOT / "tools") if path.suffix == ".py"]
    return [path for path in paths if path.relative_to(ROOT).as_posix() not in FOR_TESTS_ALONE]


def posix(node: ast.AST) -> Iterator[str]:
    """What only POSIX has in a piece of code, unless the code says what happens where it is missing."""
    if isinstance(node, ast.Try) and any("ImportError" in ast.dump(handler) for handler in node.handlers):
        return
    if isinstance(node, ast.Import):
        yield from (alias.name for alias in node.names if alias.name in MODULES)
    elif isinstance(node, ast.ImportFrom) and node.module in MODULES:
        yield node.module
    elif isinstance(node, ast.Attribute) and isinstance(node.value, ast.Name):
        if node.attr in NAMES.get(node.value.id, ()):
            yield f"{node.value.id}.{node.attr}"
    for child in ast.iter_child_nodes(node):
        yield from posix(child)


def test_nothing_that_only_posix_has_is_needed() -> None:
    found = [
        f"{path.relative_to(ROOT)}: {name}"
        for path in portable()
        for name in posix(ast.parse(path.read_text(encoding="utf-8")))
    ]
    assert len(portable()) > 100
    assert found == []


@pytest.mark.parametrize(
    ("code", "found"),
    [
        ("import fcntl", ["fcntl"]),
        ("def ask():\n    from pwd import getpwnam", ["pwd"]),
        ("os.killpg(1, signal.SIGKILL)", ["os.killpg", "signal.SIGKILL"]),
        ("try:\n    import readline\nexcept ImportError:\n    readline = None", []),
    ],
)
def test_what_only_posix_has_is_recognised(code: str, found: list[str]) -> None:
    assert list(posix(ast.parse(code))) == found
