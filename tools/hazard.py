"""Look through the generated C for the one expression mypyc gets wrong.

`literal << k` with `k: i64` becomes a 32-bit C expression, so `1 << 40` is 256 once compiled. The
sources say `BIT[k]` instead; this check reads the C that was compiled and makes sure of it. It also
fails when the C of a compiled module cannot be found: a check that read nothing proves nothing.
"""

import re
import sys
import tomllib
from pathlib import Path

HAZARD = re.compile(
    r"= -?\d+ (?:<<|>>) [A-Za-z_(]"
)  # by a variable: what mypyc shifts by a literal is its own
PLACE = re.compile(r'CPy_AddTraceback\("([^"]+\.py)", "[^"]*", (\d+)')


def hazards(c_source: str) -> list[str]:
    """Every hazardous line of C, each with the next place in the Python source that the C names."""
    found: list[str] = []
    lines = c_source.splitlines()
    for number, line in enumerate(lines):
        if HAZARD.search(line):
            named = (PLACE.search(later) for later in lines[number:])
            place = next((match for match in named if match), None)
            where = f"not after {place[1]}:{place[2]}" if place else "place unknown"
            found.append(f"{where}: {line.strip()}")
    return found


def unread(c_source: str, modules: list[str]) -> list[str]:
    """The modules whose C is not in the text."""
    named = {match[1] for match in PLACE.finditer(c_source)}
    return [module for module in modules if module not in named]


def compiled_modules(root: Path) -> list[str]:
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    found = [path for pattern in project["tool"]["durbar"]["compiled"] for path in root.glob(pattern)]
    return sorted(path.relative_to(root).as_posix() for path in found if path.name != "__init__.py")


def main() -> None:
    root = Path(__file__).resolve().parent.parent
    modules = compiled_modules(root)
    generated = sorted((root / "build").glob("__native*.c"))
    c_source = "\n".join(path.read_text(encoding="utf-8") for path in generated)
    for module in unread(c_source, modules):
        sys.exit(f"hazard check: no C of {module} below build/; run `make clean install` first")
    found = hazards(c_source)
    for line in found:
        print(line)
    if found:
        sys.exit(f"hazard check: {len(found)} shifted literals, computed in 32 bits; use BIT[k]")
    lines = c_source.count("\n")
    print(f"hazard check: {len(modules)} modules, {lines} lines of C, no shifted literal")


if __name__ == "__main__":
    main()
