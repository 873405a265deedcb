"""Write the fingerprint of a game's positions from the list of its fields: rules/fingerprint.py.

The constructors in rules/table.py list every field with its type, KNOWLEDGE in position/fields.py says which
of them are part of a position and follow from no other. Those are mixed, in their order. Compiled rules
cannot look at fields by name, so the code is written out:

    make ids                               write it again after a field was added
    PYTHONPATH=src python tools/fingerprints.py revival        that of one game
"""

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import durbar
from durbar.core.knowledge import Knowledge

GAMES = Path(__file__).resolve().parent.parent / "src" / "durbar" / "games"
HEAD = '''# ruff: noqa: RET504  (one line for each field)
"""A position in 62 bits: all its fields but those that are fixed, scratch, or follow from others.

Written by tools/fingerprints.py from the constructors in table.py and from position/fields.py.
"""

from mypy_extensions import i64

from durbar.core.kernel import mix, mix_row
'''
EVERY_KERNEL = "phase"  # beside what a game declares
ROW = "vec[i64]"

Fields = dict[str, str]  # name: type


def constructors(source: str) -> dict[str, Fields]:
    """Of every class: the arguments of its constructor, which are its fields."""
    found = {}
    for each in ast.parse(source).body:
        for method in each.body if isinstance(each, ast.ClassDef) else ():
            if isinstance(each, ast.ClassDef) and isinstance(method, ast.FunctionDef):
                if method.name == "__init__":
                    found[each.name] = {
                        arg.arg: ast.unparse(arg.annotation) for arg in method.args.args if arg.annotation
                    }
    return found


def counted_fields(known: Knowledge) -> set[str]:
    """The fields that make a position what it is."""
    names = " ".join((known.public, known.own, known.hidden)).split()
    return {*names, *known.seats}.difference(known.derived.split())


class Writer:
    """Writes a function for the table, and one for each class of which it has parts."""

    def __init__(self, classes: dict[str, Fields], knowledge: Knowledge) -> None:
        self.classes = classes
        self.knowledge = knowledge
        self.parts: dict[str, set[str]] = {}  # class: its fields that count

    def lines(self) -> Iterator[str]:
        yield from self.table()
        for name in self.parts:
            yield from self.part(name)

    def table(self) -> Iterator[str]:
        yield "\n\ndef fingerprint(t: Table) -> i64:"
        yield "    digest: i64 = 0"
        yield from self.fields("t", "Table", {EVERY_KERNEL, *counted_fields(self.knowledge)})

    def part(self, name: str) -> Iterator[str]:
        yield f"\n\ndef mix_{name.lower()}(digest: i64, part: {name}) -> i64:"
        yield from self.fields("part", name, self.parts[name])

    def fields(self, holder: str, kind: str, names: set[str]) -> Iterator[str]:
        """In the order of the constructor."""
        for name, type_ in self.classes[kind].items():
            if name in names:
                yield from self.field(holder, name, type_)
        yield "    return digest"

    def field(self, holder: str, name: str, type_: str) -> Iterator[str]:
        value, several = f"{holder}.{name}", type_.startswith("list[")
        inner = type_.removeprefix("list[").removesuffix("]") if several else type_
        if type_ == "i64":
            yield f"    digest = mix(digest, {value})"
        elif type_ == ROW:
            yield f"    digest = mix_row(digest, {value})"
        elif inner in self.classes:
            seat = self.knowledge.seats.get(name)
            self.parts[inner] = counted_fields(seat) if seat else set(self.classes[inner])
            if several:
                yield f"    for each in {value}:"
                yield f"        digest = mix_{inner.lower()}(digest, each)"
            else:
                yield f"    digest = mix_{inner.lower()}(digest, {value})"
        else:  # never changed, so it may know its own
            yield f"    digest = mix(digest, {value}.fingerprint())"


def text_of(game_id: str) -> str:
    """The whole file."""
    source = (GAMES / game_id / "rules" / "table.py").read_text(encoding="utf-8")
    knowledge: Knowledge = importlib.import_module(f"durbar.games.{game_id}.position.fields").KNOWLEDGE
    writer = Writer(constructors(source), knowledge)
    body = "\n".join(writer.lines())
    names = ", ".join(sorted({*writer.parts, "Table"}))
    return f"{HEAD}from durbar.games.{game_id}.rules.table import {names}\n{body}\n"


def path_of(game_id: str) -> Path:
    return GAMES / game_id / "rules" / "fingerprint.py"


if __name__ == "__main__":
    for game_id in sys.argv[1:] or durbar.games():
        path = path_of(game_id)
        path.write_text(text_of(game_id), encoding="utf-8")
        print(path.relative_to(GAMES.parent.parent.parent))
