"""The import graph of the package: which module needs which, imports for types and inside functions included.

    python tools/imports.py              write docs/imports.md: the rooms, and what each of them needs
    python tools/imports.py --check      only say whether the page fits, and fail if it does not
    python tools/imports.py --cycles     print the cycles, module by module; fails if there is one
    python tools/imports.py --dot core   print the modules of a room as a graph for Graphviz

Read from the source, without importing anything. Standard library only.
"""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
SOURCE = ROOT / "src"
PAGE = ROOT / "docs" / "imports.md"
Graph = dict[str, set[str]]


def modules() -> dict[str, Path]:
    """Every module of the package by its full name; a package is called like its folder."""
    found = {}
    for path in sorted((SOURCE / "durbar").rglob("*.py")):
        parts = path.relative_to(SOURCE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" else parts)] = path
    return found


def imports_of(path: Path) -> Iterator[str]:
    """The full name of everything that a file imports, anywhere in it: modules, and names in modules."""
    package = path.relative_to(SOURCE).with_suffix("").parts[:-1]
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        if isinstance(node, ast.Import):
            yield from (alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            above = package[: len(package) - node.level + 1] if node.level else ()
            base = ".".join((*above, *filter(None, [node.module])))
            yield from (f"{base}.{alias.name}" for alias in node.names)


def import_graph() -> Graph:
    """Which modules of the package each of them imports."""
    known = modules()
    graph: Graph = {}
    for name, path in known.items():
        nearest = {
            next((part for part in upwards(target) if part in known), "") for target in imports_of(path)
        }
        graph[name] = nearest - {"", name}
    return graph


def upwards(name: str) -> Iterator[str]:
    """A dotted name and what it is in, innermost first."""
    while name:
        yield name
        name = name.rpartition(".")[0]


def cycles(graph: Graph) -> list[list[str]]:
    """The sets of modules that all need each other, by the method of Tarjan."""
    index: dict[str, int] = {}
    low: dict[str, int] = {}
    stack: list[str] = []
    found: list[list[str]] = []

    def visit(name: str) -> None:
        index[name] = low[name] = len(index)
        stack.append(name)
        for target in sorted(graph[name]):
            if target not in index:
                visit(target)
                low[name] = min(low[name], low[target])
            elif target in stack:
                low[name] = min(low[name], index[target])
        if low[name] == index[name]:
            ring = [stack.pop()]
            while ring[-1] != name:
                ring.append(stack.pop())
            if len(ring) > 1:
                found.append(sorted(ring))

    for name in sorted(graph):
        if name not in index:
            visit(name)
    return found


def room(name: str) -> str:
    """The room a module belongs to; each game has one of its own."""
    parts = name.split(".")
    return "/".join(parts[1:3] if parts[1:2] == ["games"] else parts[1:2]) or "durbar"


def rooms(graph: Graph) -> dict[tuple[str, str], int]:
    """How many imports lead from one room to another."""
    found: dict[tuple[str, str], int] = {}
    for name, targets in graph.items():
        for target in targets:
            pair = room(name), room(target)
            if pair[0] != pair[1]:
                found[pair] = found.get(pair, 0) + 1
    return dict(sorted(found.items()))


def page(graph: Graph) -> str:
    names = sorted({room(name) for name in graph})
    ids = {name: name.replace("/", "_") for name in names}
    lines = [
        "# Which room needs which",
        "",
        "<!-- Written by tools/imports.py; the tests compare. -->",
        "",
        "An arrow is an import, those for types and inside functions included; "
        "a test fails when two modules need each other, by whatever way round. "
        "`python tools/imports.py --dot core` draws the modules of one room.",
        "",
        "```mermaid",
        "graph TD",
        *(f'  {ids[name]}["{name}"]' for name in names if ids[name] != name),
        *(f"  {ids[source]} --> {ids[target]}" for source, target in rooms(graph)),
        "```",
    ]
    return "\n".join(lines) + "\n"


def dot(graph: Graph, wanted: str) -> str:
    inside = {name for name in graph if room(name) == wanted}
    if not inside:
        sys.exit(f"there is no room {wanted!r}; there are: {', '.join(sorted({room(n) for n in graph}))}")
    arrows = [(name, target) for name in sorted(inside) for target in sorted(graph[name] & inside)]
    return "\n".join(["digraph {", "  rankdir=LR", *(f'  "{a}" -> "{b}"' for a, b in arrows), "}"])


def main() -> int:
    graph = import_graph()
    asked = sys.argv[1:]
    if asked[:1] == ["--dot"]:
        print(dot(graph, asked[1] if len(asked) > 1 else "core"))
        return 0
    if asked == ["--cycles"]:
        for ring in cycles(graph):
            print(f"{len(ring)} modules need each other:")
            for name in ring:
                print(f"  {name} -> {', '.join(sorted(graph[name] & set(ring)))}")
        return 1 if cycles(graph) else 0
    text = page(graph)
    fits = PAGE.exists() and PAGE.read_text(encoding="utf-8") == text
    if asked == ["--check"]:
        print("the page fits" if fits else f"{PAGE.relative_to(ROOT)} is out of date; run tools/imports.py")
        return 0 if fits else 1
    PAGE.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
