"""Seeds are kept sealed: whoever reads the database, or a copy of it, does not learn what will be dealt.

The key lies outside the database: in the environment (``DURBAR_KEY``, 64 hexadecimal digits), or in a file
of its own beside the data that only its owner can read. A seed is 32 random bytes, so it is sealed by adding
32 bytes that only the key can make for this table and that are used once.
"""

from __future__ import annotations

import hashlib
import hmac
import os
import re
import secrets
import tempfile
from contextlib import suppress
from pathlib import Path

from durbar.core import DurbarError

VARIABLE = "DURBAR_KEY"
KEY = re.compile("[0-9a-fA-F]{64}")


def seal(key: bytes, table: str, seed: bytes) -> bytes:
    """The seed of a table, so that it can be written down; sealing it again opens it."""
    pad = hmac.digest(key, b"durbar seed of " + table.encode(), "sha256")
    return bytes(a ^ b for a, b in zip(seed, pad, strict=True))


def fingerprint(key: bytes) -> str:
    """By which the right key is known again; nothing can be learned from it."""
    return hashlib.sha256(b"durbar sealing key " + key).hexdigest()[:32]


def find_key(database: Path | None) -> bytes:
    """The key of the data: from the environment, else from its file, which is made if there is none.

    `database` is a file of SQLite, which has its key beside it; any other database has it where this user
    keeps their settings, or in the environment, where several machines share it.
    """
    written = os.environ.get(VARIABLE)
    if written is not None:
        return read_key(written, VARIABLE)
    path = database.with_suffix(".key") if database is not None else settings_folder() / "server.key"
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        if not path.exists():
            write_key(path)
        written = path.read_text(encoding="ascii", errors="replace")
    except OSError as error:
        text = f"the key {path} can be neither read nor written: {error.strerror}"
        raise DurbarError(
            text, field="key", reason="key-file", path=str(path), why=error.strerror or ""
        ) from error
    return read_key(written, str(path))


def write_key(path: Path) -> None:
    """A new key, there as a whole or not at all: others may start on the same data at this moment."""
    made, part = tempfile.mkstemp(prefix=path.name, dir=path.parent)  # which only its owner may read
    try:
        with os.fdopen(made, "w", encoding="ascii") as file:
            file.write(f"{secrets.token_bytes(32).hex()}\n")
            file.flush()
            os.fsync(file.fileno())
        with suppress(FileExistsError):  # somebody was faster, and theirs is the key
            os.link(part, path)
    finally:
        Path(part).unlink()


def read_key(written: str, where: str) -> bytes:
    if not KEY.fullmatch(written.strip()):
        text = f"{where} holds no key: 64 hexadecimal digits are one"
        raise DurbarError(text, field="key", reason="no-key", path=where)
    return bytes.fromhex(written.strip())


def settings_folder() -> Path:
    return Path(os.environ.get("XDG_CONFIG_HOME") or Path.home() / ".config") / "durbar"
