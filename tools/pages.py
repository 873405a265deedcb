"""Writes docs/games/<id>.md: options, questions, moves and chances with their ids, events, scores;
and docs/rulings/<id>.md: the rulings of a game, as they lie beside its guide.

    python tools/pages.py            write the pages
    python tools/pages.py --check    say which pages no longer fit, and fail

The ids are a contract (masks, records, learned models): a page that changes shows it.
"""

import re
import sys
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

import durbar
from durbar.core import Game, Option
from durbar.core.tables import Kind, MoveTable

DOCS = Path(__file__).parent.parent / "docs"


def page(kind: type[Game]) -> str:
    """The whole page of one game."""
    game = kind()
    fewest, most = kind.seats
    lines = [
        f"# {game.presentation.say('game-name')} (`{kind.id}`)",
        "",
        f"{game.presentation.say('game-line')}",
        "",
        "<!-- Written by tools/pages.py; the tests compare. -->",
        "",
        f"Players: {fewest} to {most}. Rules version: {kind.rules_version}. "
        f"Moves: {len(game.move_table)} ids. Chance outcomes: {len(game.chance_table)} ids. "
        f"A position never offers more than {kind.widest} moves.",
        "",
        *section("Options", ("option", "values", "default", "rule", "what it does"), options(game)),
        *section("Questions", ("phase", "prompt", "optional", "rule"), prompts(kind)),
        *section("Moves", ("ids", "move", "over", "first", "last"), ranges(game.move_table, kind.MOVES)),
        *section(
            "Chance", ("ids", "outcome", "over", "first", "last"), ranges(game.chance_table, kind.CHANCES)
        ),
        *section("Events", ("event", "fields", "hidden from others", "reveals"), events(kind)),
        *section(
            "Scores",
            ("category", "meaning"),
            ((f"`{name}`", game.presentation.say(f"score-{name}")) for name in kind.SCORES),
        ),
        *section("Endings", ("ending",), ((f"`{name}`",) for name in kind.ENDINGS)),
        *section(
            f"Observations (for {game.players} players)",
            ("from", "numbers", "field", "values", "meaning"),
            observations(game),
        ),
    ]
    return "\n".join(lines).rstrip() + "\n"


def section(title: str, heads: Sequence[str], rows: Iterable[Sequence[str]]) -> Iterator[str]:
    yield from (f"## {title}", "", f"| {' | '.join(heads)} |", f"|{'---|' * len(heads)}")
    yield from (f"| {' | '.join(row)} |" for row in rows)
    yield ""


def options(game: Game) -> Iterator[tuple[str, ...]]:
    for each in game.OPTIONS:
        values = {"flag": "yes, no", "number": f"{each.low} to {each.high}", "text": "text"}
        said = game.presentation.say(f"option-{each.name}-help")
        yield (
            f"`{each.name}`",
            values.get(each.kind, ", ".join(each.values)),
            usual(each) or "(empty)",
            each.rule,
            said,
        )


def usual(option: Option) -> str:
    """The default; behind it those of some numbers of players."""
    others = "".join(f"; {players} players: {option.write(value)}" for players, value in option.usual)
    return option.write(option.default) + others


def prompts(kind: type[Game]) -> Iterator[tuple[str, ...]]:
    for phase, prompt in enumerate(kind.PROMPTS):
        yield str(phase), f"`{prompt.name}`", "yes" if prompt.optional else "", prompt.rule


def ranges(table: MoveTable, kinds: Sequence[Kind]) -> Iterator[tuple[str, ...]]:
    for each, kind in zip(table.ranges(), kinds, strict=True):
        last = each.first + each.count - 1
        yield (
            f"{each.first}–{last}" if each.count > 1 else str(each.first),
            f"`{kind.name}`",
            " × ".join(kind.over),
            f"`{table.move(each.first)}`",
            f"`{table.move(last)}`",
        )


def events(kind: type[Game]) -> Iterator[tuple[str, ...]]:
    for each in kind.EVENTS:
        hidden = ", ".join(sorted(each.private))
        yield f"`{each.name}`", ", ".join(each.fields), hidden, "yes" if each.reveals else ""


def observations(game: Game) -> Iterator[tuple[str, ...]]:
    """Which numbers of an observation mean what; a field that comes for each of many is told once."""
    told: set[str] = set()
    at = 0
    for each in game.observation_fields:
        name = re.sub(r"[0-9]+", "0", each.name)
        if name not in told:
            told.add(name)
            yield str(at), str(each.size), f"`{each.name}`", f"{each.low} to {each.high}", each.meaning
        at += each.size
    yield str(at), "", "", "", "the end; of fields that come for several, the first is told"


def rulings(kind: type[Game]) -> str:
    """The rulings in English, for those who read the project rather than play."""
    text = kind().presentation.rulings("en")
    note = "<!-- Written by tools/pages.py from the file beside the guide; the tests compare. -->"
    title, _, rest = text.partition("\n")
    return f"{title}\n\n{note}\n{rest}".replace("](../guide/", f"](../../src/durbar/games/{kind.id}/guide/")


def main() -> int:
    stale = []
    for name in durbar.games():
        for room, write in (("games", page), ("rulings", rulings)):
            path, text = DOCS / room / f"{name}.md", write(durbar.game_class(name))
            if path.exists() and path.read_text(encoding="utf-8") == text:
                continue
            stale.append(f"{room}/{path.name}")
            if "--check" not in sys.argv:
                path.parent.mkdir(parents=True, exist_ok=True)
                path.write_text(text, encoding="utf-8")
    verdict = "out of date" if "--check" in sys.argv else "written"
    print(f"{verdict}: {', '.join(stale)}" if stale else "all pages fit")
    return 1 if stale and "--check" in sys.argv else 0


if __name__ == "__main__":
    sys.exit(main())
