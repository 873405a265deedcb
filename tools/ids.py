"""Write the ids of a game from its tables of kinds: src/durbar/games/<game>/rules/numbers.py.

The order of MOVES, CHANCES, EVENTS and STAGES in vocabulary.py is the contract; the rules, which are
compiled, want plain numbers. So the tables are the source and the numbers are written from them:

    make ids                               write them again after a change of the tables
    PYTHONPATH=src python tools/ids.py revival        those of one game

A kind called "coin-back" has the number E_COIN_BACK as an event, M_COIN_BACK as a move, C_COIN_BACK as an
outcome of chance and COIN_BACK as a stage. A vocabulary named in COUNTED has its number of words; of one
named in NUMBERED each word has its number, with the prefix that stands there.
"""

import importlib
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import durbar
from durbar.core.tables import MoveTable

GAMES = Path(__file__).resolve().parent.parent / "src" / "durbar" / "games"
HEAD = '''"""The ids: what is asked, the moves, what chance can answer, and what is told to the journal.

Written by tools/ids.py from the tables of vocabulary.py; change those, and write this again.
"""

from typing import Final
'''


def constant(word: str, prefix: str = "") -> str:
    return prefix + word.upper().replace("-", "_")


def lines(vocabulary: ModuleType, moves: MoveTable, chances: MoveTable) -> Iterator[str]:
    yield "\n# How many there are."
    for word, name in vocabulary.COUNTED.items():
        yield f"{name}: Final = {len(vocabulary.VOCABULARY[word])}"
    for word, prefix in getattr(vocabulary, "NUMBERED", {}).items():
        yield f"\n# The words of the vocabulary {word}."
        for number, each in enumerate(vocabulary.VOCABULARY[word]):
            yield f"{constant(each, prefix)}: Final = {number}"
    yield "\n# What is asked, `phase`, and where the round stands, `stage`."
    for number, stage in enumerate(vocabulary.STAGES):
        yield f"{constant(stage)}: Final = {number}"
    for title, prefix, table, total in (
        ("Moves, each kind from its first id on.", "M_", moves, "MOVES"),
        ("What chance answers.", "C_", chances, "CHANCES"),
    ):
        yield f"\n# {title}"
        for each in table.ranges():
            over = f"  # {', '.join(each.over)}" if each.over else ""
            yield f"{constant(each.kind, prefix)}: Final = {each.first}{over}"
        yield f"{total}: Final = {len(table)}"
    yield "\n# What is told."
    for number, kind in enumerate(vocabulary.EVENTS):
        yield f"{constant(kind.name, 'E_')}: Final = {number}"


def text_of(game_id: str) -> str:
    """The whole file."""
    vocabulary = importlib.import_module(f"durbar.games.{game_id}.vocabulary")
    seats = vocabulary.SEATS if hasattr(vocabulary, "SEATS") else durbar.game_class(game_id).seats[1]
    moves, chances = (
        MoveTable(vocabulary.VOCABULARY, kinds, seats) for kinds in (vocabulary.MOVES, vocabulary.CHANCES)
    )
    return HEAD + "\n".join(lines(vocabulary, moves, chances)) + "\n"


def path_of(game_id: str) -> Path:
    return GAMES / game_id / "rules" / "numbers.py"


if __name__ == "__main__":
    for game_id in sys.argv[1:] or durbar.games():
        path = path_of(game_id)
        path.write_text(text_of(game_id), encoding="utf-8")
        print(path.relative_to(GAMES.parent.parent.parent))
