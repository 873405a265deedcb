"""Write recorded games out as texts that a rules reader can read: golden playthroughs.

Every record tests/<game>/records/<name>.durbar has its text tests/<game>/golden/<name>.txt: each question,
the answer, what came of it, and the score sheet at the end. The moves are the record's, all the rest is what
the rules say today, so a change of the rules shows as a change of the text.

    python tools/golden.py            write all texts again (then read the diff)
"""

import sys
from collections.abc import Iterator, Sequence
from pathlib import Path

from durbar.core import CHANCE, Event, Match, Outcome, State

ROOT = Path(__file__).resolve().parent.parent
WIDTH = 110


def records() -> list[Path]:
    """Every recorded game of the tests."""
    return sorted(ROOT.glob("tests/*/records/*.durbar"))


def text_of(record: Path) -> Path:
    """Where the playthrough of a record belongs."""
    return record.parent.parent / "golden" / f"{record.stem}.txt"


def playthrough(record: Path) -> str:
    """A recorded game in words."""
    match = Match.load(record)
    state = match.game.start()
    lines = [f"{match.game!r}: {', '.join(match.names)}", ""]
    for decision in match.decisions:
        lines += tell_decision(state, decision.entry.text, decision.events, match.names)
        state.play(decision.entry.text, decision.entry.seat)
    if state.outcome is not None:
        lines += sheet(state, state.outcome, match.names)
    return "\n".join(lines) + "\n"


def tell_decision(state: State, move: str, events: Sequence[Event], names: Sequence[str]) -> Iterator[str]:
    """One decision: the question with the answer and the number of answers, then what happened."""
    prompt = state.prompt
    assert prompt is not None
    sentences = [state.game.presentation.say(event, "en", names) for event in events]
    if state.to_act == CHANCE:
        first = sentences.pop(0) if sentences else ""
        yield from wrap(f"    [{move}]", first)
    else:
        yield f"{names[prompt.seat]}, {prompt.id}: {move} (1 of {len(state.moves)})"
    for sentence in sentences:
        yield from wrap("       ", sentence)


def wrap(line: str, sentence: str) -> Iterator[str]:
    for word in sentence.split():
        if len(line) + len(word) >= WIDTH:
            yield line
            line = "         "
        line += f" {word}"
    yield line


def sheet(state: State, outcome: Outcome, names: Sequence[str]) -> Iterator[str]:
    """The score sheet, a column for each player, and who wins."""
    say = state.game.presentation.say
    yield ""
    yield say(f"ending-{outcome.ending}", "en")
    yield f"{'':24}" + "".join(f"{name:>10}" for name in names)
    for line in outcome.scores[0].categories:
        points = "".join(f"{score.categories[line]:>10}" for score in outcome.scores)
        yield f"{say(f'score-{line}', 'en'):24}{points}"
    yield f"{'':24}" + "".join(f"{score.total:>10}" for score in outcome.scores)
    winners = " and ".join(names[seat] for seat in outcome.winners)
    yield f"Won by {winners or 'nobody'}."


def main() -> int:
    for record in records():
        text = text_of(record)
        text.parent.mkdir(exist_ok=True)
        text.write_text(playthrough(record), encoding="utf-8")
        print(text.relative_to(ROOT))
    return 0


if __name__ == "__main__":
    sys.exit(main())
