"""The content of a game as a value: the tables a rulebook prints, the house's own or somebody else's.

A game says in ``CONTENT`` which files of its folder ``content/`` may be replaced, and makes of them in
``read_content`` whatever its kernel plays with::

    class Expedition(Game):
        CONTENT = ("boards", "cards", "numbers")        # content/boards.toml …
        box: Book

        @classmethod
        def read_content(cls, content: Content) -> Book:
            sides = content.table("boards")["side"]
            if len(sides) != 24:
                raise content.wrong("boards", "side", f"there are 24 sides, not {len(sides)}", "E-R1")
            …

``self.box`` is what it made; ``content.table`` is what was written. Content changes values, never names:
words, move ids and texts belong to the house. Before ``read_content`` is called, every replaced table has the
keys, the kinds of values and the names of the house's own, so that it need only check what they mean.
A mistake raises BadContent, which names the file, the key and the rule.

Content that is not the house's own has a ``digest``. It stands in positions and records, and they can be
read only with the same content again.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import Any

from .errors import BadContent

Table = Mapping[str, Any]

ABOUT = "content"  # content.toml in a folder says which game it is for, and what it is called
DIGITS = 16  # of a digest


class Content:
    """The tables of one game. Immutable; equal if nothing a player could meet differs.

    ``name`` is what people call it, ``digest`` what programs do; both are empty for the house's own.
    """

    __slots__ = ("_replaced", "_tables", "digest", "files", "game", "name", "package")

    def __init__(
        self, game: str, package: str, files: tuple[str, ...], texts: Mapping[str, str], name: str = ""
    ) -> None:
        self.game = game
        self.package = package
        self.files = files
        house = house_tables(package, files)
        self._replaced: dict[str, str] = {}
        self._tables = dict(house)
        for file, text in texts.items():
            if file not in files:
                known = ", ".join(f"{each}.toml" for each in files) or "nothing"
                raise BadContent(f"{game} does not read it; what can be replaced is {known}", file=file)
            table = parse(text, file)
            check_shape(table, house[file], file)
            if canonical(table) != canonical(house[file]):
                self._tables[file] = table
                self._replaced[file] = text
        self.digest = digest_of({file: self._tables[file] for file in sorted(self._replaced)})
        self.name = name if self.digest else ""

    @property
    def own(self) -> bool:
        """Is it other than the house's?"""
        return bool(self.digest)

    @property
    def replaced(self) -> tuple[str, ...]:
        """The files that differ from the house's."""
        return tuple(self._replaced)

    def table(self, file: str) -> Table:
        """One file, parsed; it cannot be changed."""
        return self._tables[file]

    def wrong(self, file: str, key: str, why: str, rule: str = "") -> BadContent:
        """An error about a value: `key` is its way through the file, as in "side[3].grid"."""
        return BadContent(why, file=file, key=key, rule=rule)

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Content):
            return NotImplemented
        return (self.package, self.digest) == (other.package, other.digest)

    def __hash__(self) -> int:
        return hash((self.package, self.digest))

    def __reduce__(self) -> tuple[Any, ...]:
        return Content, (self.game, self.package, self.files, self._replaced, self.name)

    def __repr__(self) -> str:
        return f"<content of {self.game}: {self.digest or 'the house'}>"


ContentSource = Content | str | os.PathLike[str] | Mapping[str, str] | None


def read_content(game: str, package: str, files: tuple[str, ...], source: object) -> Content:
    """The content of a folder, or of texts by the names of their files; of the house, if there is none."""
    if source is None:
        return Content(game, package, files, {})
    if isinstance(source, Mapping):
        return Content(game, package, files, source, "content of one's own")
    if not isinstance(source, str | os.PathLike):
        raise BadContent(f"content is a folder with TOML files, not {source!r:.60}", file="")
    _, name, texts = read_folder(source, game)
    return Content(game, package, files, texts, name)


def read_folder(folder: str | os.PathLike[str], game: str = "") -> tuple[str, str, dict[str, str]]:
    """The game a folder of TOML files is for, its name, and the text of each file but content.toml."""
    folder = Path(folder)
    if not folder.is_dir():
        raise BadContent(f"there is no folder {str(folder)!r}", file="")
    texts: dict[str, str] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            texts[path.stem] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise BadContent("this is not text in UTF-8", file=path.stem) from error
    about = parse(texts.pop(ABOUT, ""), ABOUT)
    meant, name = about.get("game", game), about.get("name", folder.resolve().name)
    if not isinstance(meant, str) or not meant or (game and meant != game):
        raise BadContent(f"this is content of {meant!r}, not of {game!r}", file=ABOUT, key="game")
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > 60:
        raise BadContent("a name is a line of at most 60 letters", file=ABOUT, key="name")
    return meant, name.strip(), texts


def write_folder(folder: str | os.PathLike[str], content: Content, name: str) -> list[Path]:
    """A copy of all that can be replaced, to edit; nothing that is there is overwritten."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    named = f"name = {json.dumps(name, ensure_ascii=False)}"  # a text of JSON is one of TOML
    about = f'# The game this is for, and what players see it called.\ngame = "{content.game}"\n{named}\n'
    written: list[Path] = []
    for file, text in {ABOUT: about, **house_texts(content.package, content.files)}.items():
        path = folder / f"{file}.toml"
        with path.open("x", encoding="utf-8", newline="\n") as copy:
            copy.write(text)
        written.append(path)
    return written


@cache
def house_texts(package: str, files: tuple[str, ...]) -> Mapping[str, str]:
    """The house's own files, as they are written."""
    folder = resources.files(package) / "content"
    return MappingProxyType({file: (folder / f"{file}.toml").read_text(encoding="utf-8") for file in files})


@cache
def house_tables(package: str, files: tuple[str, ...]) -> Mapping[str, Table]:
    """The house's own tables, read once."""
    return MappingProxyType({file: parse(text, file) for file, text in house_texts(package, files).items()})


def parse(text: str, file: str) -> Table:
    """A TOML text as a value that cannot be changed; BadContent tells the line."""
    try:
        table: Table = _frozen(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        why = str(error).split(" (at ")[0]
        line = int(found[1]) if found else text.count("\n") + 1  # or "at end of document"
        raise BadContent(f"this is not TOML: {why}", file=file, line=line) from error
    return table


def _frozen(value: Any) -> Any:
    if isinstance(value, dict):
        return MappingProxyType({key: _frozen(each) for key, each in value.items()})
    return tuple(map(_frozen, value)) if isinstance(value, list) else value


def canonical(value: Any) -> str:
    """A table as one text, the same for equal tables; the order of keys counts, for it may mean something."""
    return json.dumps(value, ensure_ascii=False, default=_plain)


def _plain(value: Any) -> Any:
    return dict(value) if isinstance(value, Mapping) else str(value)


def digest_of(tables: Mapping[str, Table]) -> str:
    """Short, and the same wherever the same tables are replaced; empty if none is."""
    if not tables:
        return ""
    return hashlib.sha256(canonical(tables).encode()).hexdigest()[:DIGITS]


def other_content(thing: str, theirs: object, mine: str) -> str:
    """Why a position or a record cannot be read by a game with this content."""
    digest = theirs if isinstance(theirs, str) else repr(theirs)
    has = f"content {digest}" if digest else "the house's own content"
    given = f"content {mine}" if mine else "the house's own"
    return f"this {thing} was made with {has}, but the game has {given}"


# The shape of a table: what can be checked without knowing the game


def check_shape(mine: Any, house: Any, file: str, key: str = "") -> None:
    """BadContent unless this has the keys, the kinds of values and the names that the house's own has."""
    if _kind(mine) != _kind(house):
        raise BadContent(f"this is {_kind(house)}, not {mine!r:.60}", file=file, key=key)
    if isinstance(house, Mapping):
        _check_keys(mine, set(house), set(house), file, key)
        for name, value in house.items():
            check_shape(mine[name], value, file, f"{key}.{name}" if key else name)
    elif isinstance(house, tuple):
        _check_list(mine, house, file, key)
    elif key.rpartition(".")[2] == "name" and mine != house:
        raise BadContent(f"names are the house's: {house!r} cannot become {mine!r}", file=file, key=key)


def _check_list(mine: tuple[Any, ...], house: tuple[Any, ...], file: str, key: str) -> None:
    """Each entry is like one of the house's; entries with a name are those of the house, in its order."""
    named = bool(house) and all(isinstance(each, Mapping) and "name" in each for each in house)
    if named and len(mine) != len(house):
        raise BadContent(f"there are {len(house)} of them, not {len(mine)}", file=file, key=key)
    for number, entry in enumerate(mine):
        here = f"{key}[{number}]"
        if isinstance(entry, Mapping) and all(isinstance(each, Mapping) for each in house):
            every = set.intersection(*(set(each) for each in house)) if house else set()
            some = set[str]().union(*house)
            _check_keys(entry, every, some, file, here)
            for name, value in entry.items():
                like = house[number].get(name) if named else None
                known = [each[name] for each in house if name in each] if like is None else [like]
                _check_one_of(value, known, file, f"{here}.{name}")
        else:
            _check_one_of(entry, list(house), file, here)


def _check_keys(mine: Any, needed: set[str], known: set[str], file: str, key: str) -> None:
    missing, unknown = sorted(needed - set(mine)), sorted(set(mine) - known)
    if missing or unknown:
        why = f"{missing[0]!r} is missing" if missing else f"there is no {unknown[0]!r} here"
        raise BadContent(why, file=file, key=key or (missing or unknown)[0])


def _check_one_of(mine: Any, known: list[Any], file: str, key: str) -> None:
    """Like one of these, or like anything where the house has nothing to compare with."""
    wrong: BadContent | None = None
    for each in known:
        try:
            check_shape(mine, each, file, key)
        except BadContent as error:
            wrong = wrong or error
        else:
            return
    if wrong is not None:
        raise wrong


def _kind(value: Any) -> str:
    if isinstance(value, Mapping):
        return "a table"
    kinds = {bool: "true or false", int: "a whole number", float: "a number", str: "a text", tuple: "a list"}
    return kinds.get(type(value), "a date")
