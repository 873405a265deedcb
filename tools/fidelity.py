"""Write the fidelity pages: every rule, ruling and case of a game with the tests that prove it.

A game that has tests/<game>/fidelity.toml gets the page docs/fidelity/<game>.md. The list names the sections
and cases, each with a few words of our own; the rulings are those of docs/rulings/<game>.md. A test proves an
id if its name begins with it (`test_E_R60_…`, `test_E_S4_5_…`), or if the id begins the name of its case
(`test_…[E-D7]`).

    python tools/fidelity.py            write all pages again
    python tools/fidelity.py --check    only say what is missing; fails if anything is
"""

import re
import subprocess
import sys
import tomllib
from dataclasses import dataclass, field
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
RULING = re.compile(r'^\| <a id="(?P<id>[^"]+)"></a>\S+ \| (?P<title>[^|]+?) \|', re.MULTILINE)
NODE = re.compile(r"^(?P<file>tests/\S+\.py)::(?P<name>\w+)(?:\[(?P<case>.*)\])?$")


@dataclass
class Chapter:
    """A table of the page."""

    title: str
    titles: dict[str, str]  # by id


@dataclass
class Fidelity:
    """One game's list and what proves it."""

    game: str
    name: str
    prefix: str
    chapters: list[Chapter]
    proofs: dict[str, list[tuple[str, str]]] = field(default_factory=dict)  # id -> (file, test)
    strangers: list[str] = field(default_factory=list)  # tests that name an id which is not on the list

    @property
    def ids(self) -> list[str]:
        return [number for chapter in self.chapters for number in chapter.titles]

    @property
    def unproved(self) -> list[str]:
        return [number for number in self.ids if number not in self.proofs]

    @property
    def page(self) -> Path:
        return ROOT / "docs" / "fidelity" / f"{self.game}.md"


def games() -> list[str]:
    """The games that have a list."""
    return sorted(path.parent.name for path in ROOT.glob("tests/*/fidelity.toml"))


def read(game: str) -> Fidelity:
    """A game's list, with the tests that pytest collects for it."""
    listed = tomllib.loads((ROOT / "tests" / game / "fidelity.toml").read_text(encoding="utf-8"))
    chapters = [Chapter(each["title"], each["ids"]) for each in listed["chapter"]]
    rulings = (ROOT / "docs" / "rulings" / f"{game}.md").read_text(encoding="utf-8")
    found = {match["id"]: match["title"] for match in RULING.finditer(rulings)}
    chapters.append(Chapter("Rulings", found))
    fidelity = Fidelity(game, listed["name"], listed["prefix"], chapters)
    for node in collect_tests(game):
        prove(fidelity, node)
    return fidelity


def collect_tests(game: str) -> list[str]:
    """The node ids of a game's tests."""
    command = [
        sys.executable,
        "-m",
        "pytest",
        "--collect-only",
        "-q",
        "-p",
        "no:cacheprovider",
        f"tests/{game}",
    ]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"pytest cannot collect the tests of {game}:\n{done.stdout}{done.stderr}")
    return done.stdout.splitlines()


def prove(fidelity: Fidelity, node: str) -> None:
    """Note what a test proves."""
    match = NODE.match(node)
    if match is None:
        return
    case = match["case"] or ""
    proved = next((number for number in fidelity.ids if f"{case} ".startswith(f"{number} ")), None)
    test = f"{match['name']}[{case}]" if proved else match["name"]
    if proved is None:
        proved = find_id(fidelity, match["name"])
    if proved is None:
        if re.match(rf"test_{fidelity.prefix}_[A-Z]\d", match["name"]):
            fidelity.strangers.append(node)
        return
    proof = (match["file"], test)
    if proof not in fidelity.proofs.setdefault(proved, []):
        fidelity.proofs[proved].append(proof)


def find_id(fidelity: Fidelity, name: str) -> str | None:
    """The id that a test's name begins with; the longest, so that 4.5 is not taken for 4."""
    return max(
        (each for each in fidelity.ids if name.startswith(f"test_{key(each)}_")), key=len, default=None
    )


def key(number: str) -> str:
    """An id as it is written in the name of a test."""
    return re.sub(r"[-.]", "_", number)


def write(fidelity: Fidelity) -> str:
    """The page."""
    tests = len({proof for proofs in fidelity.proofs.values() for proof in proofs})
    lines = [
        f"# Fidelity: {fidelity.name}",
        "",
        f"{len(fidelity.ids)} rules, rulings and cases, each with the tests that prove it ({tests} in all). "
        "Written by `make fidelity`; a test fails when this page is out of date, or an id has no test.",
    ]
    for chapter in fidelity.chapters:
        lines += ["", f"## {chapter.title}", "", "| Id | What | Proved by |", "|---|---|---|"]
        for number, title in chapter.titles.items():
            proofs = [link(number, file, test) for file, test in fidelity.proofs.get(number, [])]
            lines.append(f"| {number} | {title} | {'<br>'.join(proofs) or '**nothing**'} |")
    return "\n".join(lines) + "\n"


def link(number: str, file: str, test: str) -> str:
    """A test as the sentence it is, without the id it begins with."""
    sentence = test.removeprefix(f"test_{key(number)}_").removeprefix("test_").replace("_", " ")
    sentence = sentence.replace("[", "(").replace("]", ")").replace("|", "\\|")
    return f"[{sentence}](../../{file})"


def main() -> int:
    check = "--check" in sys.argv[1:]
    wrong = 0
    for game in games():
        fidelity = read(game)
        for number in fidelity.unproved:
            print(f"{game}: {number} has no test")
        for node in fidelity.strangers:
            print(f"{game}: {node} names an id that is not on the list")
        wrong += len(fidelity.unproved) + len(fidelity.strangers)
        page = write(fidelity)
        if check:
            if not fidelity.page.exists() or fidelity.page.read_text(encoding="utf-8") != page:
                print(f"{game}: {fidelity.page.relative_to(ROOT)} is out of date; run make fidelity")
                wrong += 1
        else:
            fidelity.page.parent.mkdir(exist_ok=True)
            fidelity.page.write_text(page, encoding="utf-8")
            print(f"{fidelity.page.relative_to(ROOT)}: {len(fidelity.ids)} ids")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
