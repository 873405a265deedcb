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

The house's own comes in *editions*: when a reconstructed number turns out unfair and is changed, its table
as it was stays in ``content/edition-1/``, so that what was begun with it goes on with it. The folders say how
many editions there are; a file, or a table of a file, that an edition does not have is that of the next one.

Positions and records tell the ``id`` of their content and can be read only with the same again: the digest of
tables that are not the house's own, or ``edition-2``; nothing is the first edition of the house's own.
"""

from __future__ import annotations

import hashlib
import json
import os
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib import resources
from pathlib import Path
from types import MappingProxyType
from typing import Any

from .errors import BadContent, shown, shown_name
from .refusals import Fact

Table = Mapping[str, Any]

ABOUT = "content"  # content.toml: the game a folder is for, its name, the edition the rest is taken from
EDITION = "edition-"
DIGITS = 16  # of a digest


class Content:
    """The tables of one game. Immutable; equal if nothing a player could meet differs.

    ``name`` is what people call it, ``digest`` what programs do; both are empty for the house's own.
    What is not replaced is the house's, as it was in this ``edition``.
    """

    __slots__ = ("_replaced", "_tables", "digest", "edition", "files", "game", "name", "own", "package")

    def __init__(
        self,
        game: str,
        package: str,
        files: tuple[str, ...],
        texts: Mapping[str, str],
        name: str = "",
        edition: int = 1,
    ) -> None:
        self.game = game
        self.package = package
        self.files = files
        self.edition = check_edition(package, edition)
        house = house_tables(package, files, edition)
        self._replaced: dict[str, str] = {}
        self._tables = dict(house)
        for file, text in texts.items():
            if file not in files:
                known = ", ".join(f"{each}.toml" for each in files) or "nothing"
                raise BadContent(
                    f"{game} does not read it; what can be replaced is {known}",
                    file=file,
                    reason="content-file",
                    known=tuple(f"{each}.toml" for each in files),
                )
            table = parse(text, file)
            check_shape(table, house[file], file)
            if canonical(table) != canonical(house[file]):
                self._tables[file] = table
                self._replaced[file] = text
        self.digest = digest_of({file: self._tables[file] for file in sorted(self._replaced)}, edition)
        self.own = bool(self.digest)  # is it other than the house's?
        self.name = name if self.own else ""

    @property
    def id(self) -> str:
        """What positions, records and stored tables call it."""
        return self.digest or (f"{EDITION}{self.edition}" if self.edition > 1 else "")

    @property
    def present(self) -> bool:
        """Is it the newest of the house's own?"""
        return not self.own and self.edition == newest_edition(self.package)

    def is_called(self, id: object) -> bool:
        """Does a position or a record that names its content so speak of this?"""
        return id == self.id or (not self.own and edition_called(id) == self.edition)

    @property
    def replaced(self) -> tuple[str, ...]:
        """The files that differ from the house's."""
        return tuple(self._replaced)

    def table(self, file: str) -> Table:
        """One file, parsed; it cannot be changed."""
        return self._tables[file]

    def wrong(
        self,
        file: str,
        key: str,
        why: str,
        rule: str = "",
        reason: str = "content-value",
        **facts: Fact | Sequence[str],
    ) -> BadContent:
        """An error about a value: `key` is its way through the file, as in "side[3].grid"."""
        error = BadContent(why, file=file, key=key, line=0, rule=rule, reason=reason, **facts)
        error.game = self.game  # whose texts know the reason
        return error

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, Content):
            return NotImplemented
        return (self.package, self.id) == (other.package, other.id)

    def __hash__(self) -> int:
        return hash((self.package, self.id))

    def __reduce__(self) -> tuple[Any, ...]:
        return Content, (self.game, self.package, self.files, self._replaced, self.name, self.edition)

    def __repr__(self) -> str:
        return f"<content of {self.game}: {self.id or 'the house'}>"


ContentSource = Content | int | str | os.PathLike[str] | Mapping[str, str] | None


def read_content(game: str, package: str, files: tuple[str, ...], source: object) -> Content:
    """The content of a folder, or of texts by the names of their files; of the house, if there is none.

    A number is an edition of the house's own.
    """
    if source is None:
        source = newest_edition(package)
    if isinstance(source, int) and not isinstance(source, bool):
        return Content(game, package, files, {}, edition=source)
    if isinstance(source, Mapping):
        texts = dict(source)
        about = read_about(texts.pop(ABOUT, ""), game, "content of one's own")
    elif isinstance(source, str | os.PathLike):
        about, texts = read_folder(source, game)
    else:
        message = f"content is a folder with TOML files, or the number of an edition, not {source!r:.60}"
        raise BadContent(message, file="")
    edition = check_edition(package, about.edition, ABOUT, "edition")
    return Content(game, package, files, texts, about.name, edition)


@dataclass(frozen=True)
class About:
    """What content.toml says: the game, the name, and the edition that all else is taken from."""

    game: str
    name: str
    edition: int


def read_about(text: str, game: str, name: str) -> About:
    """What is said there, or else this game, this name, and the first edition; BadContent if it cannot be."""
    about = parse(text, ABOUT)
    meant, name, edition = about.get("game", game), about.get("name", name), about.get("edition", 1)
    if not isinstance(meant, str) or not meant or (game and meant != game):
        raise BadContent(
            f"this is content of {meant!r}, not of {game!r}",
            file=ABOUT,
            key="game",
            reason="content-game",
            wanted=shown_name(meant),
            known=game,
        )
    if not isinstance(name, str) or not name.strip() or not name.isprintable() or len(name) > 60:
        message = "a name is a line of at most 60 letters"
        raise BadContent(message, file=ABOUT, key="name", reason="content-name", most=60)
    if not isinstance(edition, int) or isinstance(edition, bool):
        message = f"an edition is a whole number, not {shown(edition)}"
        raise BadContent(message, file=ABOUT, key="edition", reason="content-kind", value=shown(edition))
    return About(meant, name.strip(), edition)


def read_folder(folder: str | os.PathLike[str], game: str = "") -> tuple[About, dict[str, str]]:
    """What a folder of TOML files says of itself, and the text of each file but content.toml."""
    folder = Path(folder)
    if not folder.is_dir():
        raise BadContent(f"there is no folder {str(folder)!r}", file="", reason="folder", path=str(folder))
    texts: dict[str, str] = {}
    for path in sorted(folder.glob("*.toml")):
        try:
            texts[path.stem] = path.read_text(encoding="utf-8")
        except UnicodeDecodeError as error:
            raise BadContent("this is not text in UTF-8", file=path.stem, reason="content-text") from error
    return read_about(texts.pop(ABOUT, ""), game, folder.resolve().name), texts


def write_folder(folder: str | os.PathLike[str], content: Content, name: str) -> list[Path]:
    """A copy of all that can be replaced, as this edition of the house has it; nothing is overwritten."""
    folder = Path(folder)
    folder.mkdir(parents=True, exist_ok=True)
    named = f"name = {json.dumps(name, ensure_ascii=False)}"  # a text of JSON is one of TOML
    about = f'# The game this is for, and what players see it called.\ngame = "{content.game}"\n{named}\n'
    about += "# The edition of the house's own that every file which is not here is taken from.\n"
    about += f"edition = {content.edition}\n"
    written: list[Path] = []
    for file, text in {ABOUT: about, **house_texts(content.package, content.files, content.edition)}.items():
        path = folder / f"{file}.toml"
        with path.open("x", encoding="utf-8", newline="\n") as copy:
            copy.write(text)
        written.append(path)
    return written


# Editions of the house's own


@cache
def newest_edition(package: str) -> int:
    """How many editions there are: a folder for each that is no longer the newest."""
    folder, edition = resources.files(package) / "content", 1
    while (folder / f"{EDITION}{edition}").is_dir():
        edition += 1
    return edition


def check_edition(package: str, edition: int, file: str = "", key: str = "") -> int:
    """The edition itself; BadContent if the house never had it."""
    newest = newest_edition(package)
    if not 1 <= edition <= newest:
        known = f"editions 1 to {newest}" if newest > 1 else "edition 1 alone"
        why = f"there is no edition {shown(edition)} of the house's own content here, but {known}"
        raise BadContent(why, file=file, key=key, reason="content-edition", wanted=edition, count=newest)
    return edition


def edition_called(id: object) -> int | None:
    """The edition that a position, a record or a stored table names; None if it is not the house's own."""
    if id == "":
        return 1
    found = re.fullmatch(f"{EDITION}([1-9][0-9]{{0,4}})", id) if isinstance(id, str) else None
    return int(found[1]) if found else None


@cache
def house_texts(package: str, files: tuple[str, ...], edition: int | None = None) -> Mapping[str, str]:
    """The house's own files as they are written, or as they were in an edition."""
    home, newest = resources.files(package) / "content", newest_edition(package)
    texts = {}
    for file in files:
        texts[file] = (home / f"{file}.toml").read_text(encoding="utf-8")
        for number in range(newest - 1, (edition or newest) - 1, -1):
            before = home / f"{EDITION}{number}" / f"{file}.toml"
            if before.is_file():
                texts[file] = put_back(texts[file], before.read_text(encoding="utf-8"))
    return MappingProxyType(texts)


def put_back(text: str, before: str) -> str:
    """A file with some of its tables as they were before; what stands above all tables is one of them."""
    kept = split_tables(before)
    if not parse(kept[""], ""):
        del kept[""]  # a comment alone
    return "".join(kept.get(name, lines) for name, lines in split_tables(text).items())


def split_tables(text: str) -> dict[str, str]:
    """The lines of each table at the top of a file, with the comments above it."""
    tables, above, name = {"": ""}, "", ""
    for line in text.splitlines(keepends=True):
        if header := re.match(r"\[\[?([\w-]+)", line):
            name = header[1]
            tables.setdefault(name, "")
        if header or not re.match(r"#|\s*$", line):
            tables[name] += above + line
            above = ""
        else:
            above += line
    tables[name] += above
    return tables


@cache
def house_tables(package: str, files: tuple[str, ...], edition: int | None = None) -> Mapping[str, Table]:
    """The house's own tables, read once."""
    texts = house_texts(package, files, edition)
    return MappingProxyType({file: parse(text, file) for file, text in texts.items()})


def parse(text: str, file: str) -> Table:
    """A TOML text as a value that cannot be changed; BadContent tells the line."""
    try:
        table: Table = _frozen(tomllib.loads(text))
    except tomllib.TOMLDecodeError as error:
        found = re.search(r"\(at line (\d+)", str(error))
        why = str(error).split(" (at ")[0]
        line = int(found[1]) if found else text.count("\n") + 1  # or "at end of document"
        message = f"this is not TOML: {why}"
        raise BadContent(message, file=file, line=line, reason="content-toml") from error
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


def digest_of(tables: Mapping[str, Table], edition: int) -> str:
    """Short, and the same wherever the same tables of an edition are replaced; empty if none is."""
    if not tables:
        return ""
    beneath = {"edition": edition} if edition > 1 else {}
    return hashlib.sha256(canonical({**tables, **beneath}).encode()).hexdigest()[:DIGITS]


def other_content(thing: str, theirs: object, mine: str) -> str:
    """Why a position or a record cannot be read by a game with this content."""
    return f"this {thing} was made with {_spoken(theirs)}, but the game has {_spoken(mine)}"


def _spoken(id: object) -> str:
    edition = edition_called(id)
    return f"content {shown_name(id)}" if edition is None else f"edition {edition} of the house's own content"


# The shape of a table: what can be checked without knowing the game


def check_shape(mine: Any, house: Any, file: str, key: str = "") -> None:
    """BadContent unless this has the keys, the kinds of values and the names that the house's own has."""
    if _kind(mine) != _kind(house):
        message = f"this is {_kind(house)}, not {mine!r:.60}"
        raise BadContent(message, file=file, key=key, reason="content-kind", value=shown(mine))
    if isinstance(house, Mapping):
        _check_keys(mine, set(house), set(house), file, key)
        for name, value in house.items():
            check_shape(mine[name], value, file, f"{key}.{name}" if key else name)
    elif isinstance(house, tuple):
        _check_list(mine, house, file, key)
    elif key.rpartition(".")[2] == "name" and mine != house:
        message = f"names are the house's: {house!r} cannot become {mine!r}"
        raise BadContent(message, file=file, key=key, reason="content-names", known=house)


def _check_list(mine: tuple[Any, ...], house: tuple[Any, ...], file: str, key: str) -> None:
    """Each entry is like one of the house's; entries with a name are those of the house, in its order."""
    named = bool(house) and all(isinstance(each, Mapping) and "name" in each for each in house)
    if named and len(mine) != len(house):
        message = f"there are {len(house)} of them, not {len(mine)}"
        raise BadContent(
            message, file=file, key=key, reason="content-count", known=len(house), count=len(mine)
        )
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
        reason, name = ("content-missing", missing[0]) if missing else ("content-unknown", unknown[0])
        raise BadContent(why, file=file, key=key or name, reason=reason, name=name)


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
