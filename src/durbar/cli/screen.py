"""What is shown and what is read: the only part of the command line that touches the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterable, Sequence
from itertools import groupby, takewhile
from string import ascii_letters, digits

from rich import box
from rich.markup import escape
from rich.padding import Padding
from rich.panel import Panel
from rich.table import Table
from rich.text import Text

from durbar.core import CHANCE, HIDDEN, Event, Move, Moves, Outcome, Prompt, Rules, View

from .console import new_console
from .messages import MESSAGES

try:
    import readline
except ImportError:  # not on every system; typing works without it
    readline = None  # type: ignore[assignment]

SEAT_STYLES = ("bold yellow", "bold red", "bold bright_blue", "bold green", "bold magenta", "bold cyan")
MANY = 3  # moves of one kind that share a sentence
GAP = "…"
OPENING_QUOTE = "«\N{NO-BREAK SPACE}"


class Leave(Exception):  # noqa: N818  (nothing has gone wrong)
    """Somebody wants to stop."""


class Screen:
    """A terminal, or whatever else is connected, and the language spoken on it."""

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.console = new_console()
        self.live = self.console.is_terminal and sys.stdin.isatty()
        self._offered: Sequence[str] = ()
        if self.live and readline is not None:
            readline.set_completer_delims("")
            readline.set_completer(self._complete)
            readline.parse_and_bind("tab: complete")

    # House words

    def say(self, text: str, /, **arguments: str | int) -> str:
        """A text of the house."""
        return MESSAGES.say(self.lang, text, **arguments)

    def print_text(self, text: str, /, style: str = "", **arguments: str | int) -> None:
        """Print a text of the house. A path or command in it stays in one piece, to be copied."""
        whole = not arguments.keys().isdisjoint(("path", "command"))
        self.console.print(Text(self.say(text, **arguments), style=style), soft_wrap=whole)

    def print(self, *things: object) -> None:
        self.console.print(*things)

    def clear(self) -> None:
        """A fresh screen, on a terminal; what was above cannot be scrolled back to."""
        if self.live:
            self.console.clear()
            self.console.file.write("\x1b[3J")

    def complete_with(self, words: Sequence[str]) -> None:
        """What the Tab key completes to from now on."""
        self._offered = words

    def _complete(self, typed: str, number: int) -> str | None:
        found = [word for word in self._offered if word.startswith(typed.lower())]
        return found[number] if number < len(found) else None

    def read_line(self, mark: str = "> ") -> str:
        """One line from the person. EOFError when there is nobody any more."""
        self.console.file.flush()
        answer = input(mark)
        if not sys.stdin.isatty():
            print(answer)  # nobody sees what a script types
        return answer.strip()

    # A game

    def print_board(self, view: View, names: Sequence[str], shown: set[str] | None = None) -> set[str]:
        """The table as this seat sees it, but for what was `shown` before; returns all there is to see.

        A sketch is made of blocks with an empty line between them. The last one belongs to the question
        that follows, and is always shown.
        """
        sketch = view.sketch(self.lang)
        for seat, name in enumerate(names):
            sketch = sketch.replace(self.say("player", number=seat + 1), escape(name))
        blocks = sketch.split("\n\n")
        for block in blocks:
            if shown is None or block not in shown or block is blocks[-1]:
                self.print()
                self.print(Text.from_markup(block))
        return set(blocks)

    def print_events(self, game: Rules, events: Sequence[Event], names: Sequence[str]) -> None:
        """What happened, in sentences; what one player did stays together, the board tells the rest."""
        quiet = game.presentation.QUIET
        told = [event for event in events if event.kind not in quiet]
        for seat, deeds in groupby(told, key=lambda event: event.seat):
            sentences = game.presentation.together(
                (game.presentation.say(deed, self.lang, names) for deed in deeds), self.lang
            )
            said = Text(sentences, style="dim" if seat is None else "")
            for each, name in enumerate(names):
                said.highlight_words([name], seat_style(each))
            row = Table.grid(padding=0)
            row.add_column()
            row.add_column(overflow="fold")  # not every language has spaces to break a line at
            row.add_row(Text("│ ", style="dim" if seat is None else seat_style(seat)), said)
            self.print(row)

    def print_question(self, game: Rules, view: View, names: Sequence[str]) -> None:
        """What is asked, and every answer with its number."""
        prompt = view.prompt
        assert prompt is not None
        head = self.format_prompt(game, prompt, names, view)
        head.append(f"  [{prompt.rule}]" if prompt.rule else "", style="dim")
        self.print()
        self.print(head)
        self.print_moves(game, view.moves, names)

    def format_prompt(
        self, game: Rules, prompt: Prompt, names: Sequence[str], view: View | None = None
    ) -> Text:
        """A question, after the name of whoever it is put to, as its view tells it; chance needs no name."""
        if view is not None and view.seat == prompt.seat:
            said = game.presentation.asked(view, self.lang, names)
        else:
            said = game.presentation.say(prompt, self.lang, names)
        if prompt.seat == CHANCE:
            return Text(said, style="bold")
        name = game.presentation.person(prompt.seat, self.lang, names)
        head = Text(self.say("asked", name=name, prompt=said), style="bold")
        if prompt.seat != HIDDEN:
            head.stylize(seat_style(prompt.seat), 0, len(name))
        return head

    def print_moves(self, game: Rules, moves: Moves, names: Sequence[str]) -> None:
        """The moves numbered through, one row for each kind: its word, and what it can be said of."""
        groups = moves.groups()
        margin = max(map(len, groups)) + 2
        number = 1
        for kind, group in groups.items():
            head, said = split_labels(game, group, self.lang, names)
            line = Text().append(f" {kind}".ljust(margin), style="dim")
            line.append(f"{head}  " if head else "")
            for words in said:
                item = Text().append(f"{number} ", style="bold cyan").append(words)
                if line.cell_len > margin and line.cell_len + item.cell_len > self.console.width:
                    self.print(line)
                    line = Text(" " * margin)
                line.append_text(item).append("   ")
                number += 1
            self.print(line)

    def print_outcome(self, game: Rules, outcome: Outcome, names: Sequence[str]) -> None:
        """How it ended, and the score sheet with every category."""
        said = [game.presentation.say(outcome, self.lang, names)]
        said += filter(None, [game.presentation.epilogue(outcome, self.lang, names)])
        ending = Text(game.presentation.together(said, self.lang), style="bold")
        self.print(Panel(ending, box=box.ROUNDED, expand=False))
        sheet = Table(box=box.SIMPLE_HEAD)
        sheet.add_column("")
        for seat, name in enumerate(names):
            sheet.add_column(Text(name, style=seat_style(seat)), justify="right")
        for category in outcome.categories:
            row = [str(score.categories.get(category, 0)) for score in outcome.scores]
            sheet.add_row(game.presentation.say(f"score-{category}", self.lang), *row)
        sheet.add_section()
        sheet.add_row(self.say("total"), *(str(score.total) for score in outcome.scores), style="bold")
        if outcome.winners:  # there is no first place in a game that nobody has won
            places = (str(outcome.place(seat)) for seat in range(len(names)))
            sheet.add_row(self.say("place"), *places, style="bold")
        totals = [score.total for score in outcome.scores]
        if len(set(totals)) < len(totals):  # only then did they matter
            for tie in outcome.tiebreaks:
                row = [str(score.tiebreaks[tie]) for score in outcome.scores]
                sheet.add_row(game.presentation.say(f"score-{tie}", self.lang), *row, style="dim")
        self.print(sheet)

    def print_list(self, entries: Iterable[tuple[str, str]]) -> None:
        """Words and what they mean, one under the other."""
        grid = Table.grid(padding=(0, 2))
        grid.add_column()
        grid.add_column(overflow="fold")
        for word, meaning in entries:
            grid.add_row(Text(word, style="bold cyan"), Text(meaning))
        if grid.row_count:
            self.print(Padding(grid, (0, 0, 0, 1)))


def seat_style(seat: int) -> str:
    return SEAT_STYLES[seat % len(SEAT_STYLES)]


def split_labels(
    game: Rules, group: Sequence[Move], lang: str, names: Sequence[str]
) -> tuple[str, list[str]]:
    """Moves of one kind: the sentence they share, and what is different in each of them.

    A few moves are better said in full; then they share nothing.
    """
    said = [game.presentation.say(move, lang, names) for move in group]
    before = common_start(said)
    after = common_start([sentence[len(before) :][::-1] for sentence in said])[::-1]
    different = [sentence[len(before) : len(sentence) - len(after)] for sentence in said]
    if all(part.startswith(OPENING_QUOTE) for part in different):  # its other half is in what they share
        before += OPENING_QUOTE
        different = [part.removeprefix(OPENING_QUOTE) for part in different]
    if len(group) < MANY or not before + after or not all(different):
        return "", said
    return f"{before}{GAP}{after}", different


def common_start(sentences: Sequence[str]) -> str:
    """What all sentences begin with, up to the beginning of a word, number or place."""
    start = "".join(
        row[0] for row in takewhile(lambda row: len(set(row)) == 1, zip(*sentences, strict=False))
    )
    if any(" " in sentence for sentence in sentences):
        return start[: start.rfind(" ") + 1]
    return start.rstrip(f"{ascii_letters}{digits}:,.")
