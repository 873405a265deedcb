"""A game at the terminal: people and bots around one table, one decision after the other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.panel import Panel
from rich.text import Text

from durbar.bots import bot
from durbar.core import (
    AmbiguousMove,
    BadNotation,
    Bot,
    IllegalMove,
    Match,
    Move,
    Refusal,
    Seed,
    UndoRefused,
    View,
)

from .advice import hints
from .dealer import TypedDealer
from .explain import about, nearest, preview, verdict
from .screen import Leave, Screen
from .understanding import understand
from .wishes import Seat

COMMANDS = ("?", "undo", "board", "log", "hint", "save", "lang", "quit")
HELP = ("what", "undo", "board", "log", "hint", "save", "lang", "quit")
GUESSES = 16  # enough to notice that there is more than one possibility
RECENT = 40  # events shown by `log`, and to those who come back to a game


class Table:
    """Plays a match to its end, or until somebody leaves. The match is always in a state to go on from."""

    def __init__(
        self, match: Match, seats: Sequence[Seat], screen: Screen, seed: Seed, resumed: bool = False
    ) -> None:
        game = match.game
        self.game = game
        self.match = match
        self.screen = screen
        self.seats = seats
        self.names = tuple(seat.name for seat in seats)
        self.bots: dict[int, Bot] = {
            k: bot(seat.kind, f"{seed}/{k}") for k, seat in enumerate(seats) if not seat.is_person
        }
        self.people = [k for k, seat in enumerate(seats) if seat.is_person]
        before = max(len(match.log(None)) - RECENT, 0) if resumed else 0
        self.told = dict.fromkeys(self.people, before)  # how many events each person has been told
        self.forced: dict[int, list[Move]] = {seat: [] for seat in self.people}  # and not yet told
        self.looking: int | None = None  # the person who looks at the screen
        self.seen: dict[int, set[str]] = {}  # what each person has seen of the board as it is

    def run(self) -> None:
        """Until the end. Raises Leave when somebody wants to stop."""
        while (seat := self.match.to_act) is not None:
            if isinstance(self.match.dealer, TypedDealer):
                self.match.dealer.rolling = False  # `roll all` goes as far as the next player
            if seat in self.bots:
                self.match.play(self.bots[seat].choose(self.match.view(seat)), seat)
            else:
                self.decide(seat)
        self.finish()

    def finish(self) -> None:
        """Tell the end, and count the points."""
        outcome = self.match.outcome
        assert outcome is not None
        reader = self.people[0] if len(self.people) == 1 else None
        events = self.match.log(reader)[max(self.told.values(), default=0) :]
        self.screen.news(self.game, events, self.names)
        self.screen.board(self.match.view(reader), self.names)
        self.screen.result(self.game, outcome, self.names)

    # One decision of a person

    def decide(self, seat: int) -> None:
        view = self.match.view(seat)
        if len(view.moves) == 1 and not self.worth_a_look(view):
            self.forced[seat].append(view.moves[0])
            self.match.play(view.moves[0], seat)
            return
        self.hand_over(seat)
        self.show(view)
        before = len(self.match.entries)
        while len(self.match.entries) == before:  # until something is played, or taken back
            self.obey(self.screen.read(), view)

    def worth_a_look(self, view: View) -> bool:
        """The last forced step of a turn waits for a nod, while the turn could still be taken back."""
        seat = view.seat
        assert seat is not None
        decisions = self.match.decisions
        if not (self.screen.live and decisions and decisions[-1].entry.seat == seat):
            return False
        branch = self.match.state
        branch.play(view.moves[0], seat)
        return branch.to_act != seat and not any(event.reveals for event in decisions[-1].events)

    def hand_over(self, seat: int) -> None:
        """Between people: a curtain, if one of them knows what the other must not see."""
        before, self.looking = self.looking, seat
        if before is None or before == seat:
            return
        if not self.has_secrets():
            self.told[seat] = max(self.told[seat], self.told[before])  # they looked on together
            self.seen[seat] = self.seen.get(before, set())
            return
        self.screen.clear()
        self.screen.print(Panel(Text(self.screen.say("curtain", name=self.names[seat]), style="bold")))
        self.screen.read(self.screen.say("press-enter") + " ")
        self.screen.clear()
        self.seen.pop(seat, None)

    def has_secrets(self) -> bool:
        """Is there anything a spectator can only guess?"""
        seen = self.match.view(None)
        return len({seen.sample(seed).digest for seed in range(GUESSES)}) > 1

    def show(self, view: View) -> None:
        """What happened since the last time, what is new on the board, and the question."""
        seat = view.seat
        assert seat is not None
        events = self.match.log(seat)
        self.screen.news(self.game, events[self.told[seat] :], self.names)
        self.told[seat] = len(events)
        for move in self.forced[seat]:
            self.screen.tell("forced", style="dim", move=self.said(move))
        self.forced[seat].clear()
        self.seen[seat] = self.screen.board(view, self.names, self.seen.get(seat, set()))
        if len(view.moves) == 1:
            self.screen.tell("only-choice", move=self.said(view.moves[0]))
        else:
            self.screen.question(self.game, view, self.names)
        self.screen.offer([*COMMANDS, *(move.text for move in view.moves)])

    def said(self, move: Move) -> str:
        return self.game.presentation.say(move, self.screen.lang, self.names)

    # What a person types

    def obey(self, answer: str, view: View) -> None:
        """A command, or a move."""
        seat = view.seat
        assert seat is not None
        words = answer.split()
        if not words:
            if len(view.moves) == 1:
                self.match.play(view.moves[0], seat)
            else:
                self.screen.question(self.game, view, self.names)
        elif answer.startswith(("?", "？")):
            self.explain(answer[1:].strip(), view)
        elif words[0].lower() in COMMANDS:
            self.command(words[0].lower(), " ".join(words[1:]), view)
        else:
            move = self.understand(answer, view)
            if move is not None:
                self.match.play(move, seat)

    def understand(self, answer: str, view: View) -> Move | None:
        """The move meant; otherwise say why there is none, and return None."""
        try:
            return understand(answer, view.moves, self.said)
        except IllegalMove as illegal:
            self.refuse(illegal.refusal)
        except AmbiguousMove as ambiguous:
            self.several(answer, ambiguous.candidates, view)
        except BadNotation as error:
            if error.field == "number":
                self.screen.tell("no-such-number", style="red", number=answer, count=len(view.moves))
            else:
                self.not_understood(answer, view)
        return None

    def several(self, answer: str, candidates: Sequence[Move], view: View) -> None:
        self.screen.tell("several-moves", style="red", words=answer)
        numbers = {move.id: k for k, move in enumerate(view.moves, 1)}
        self.screen.listing((f"{numbers[move.id]} {move}", self.said(move)) for move in candidates)

    def refuse(self, refusal: Refusal) -> None:
        """Why something is not possible, and by which rule."""
        said = self.game.presentation.say(refusal, self.screen.lang, self.names)
        self.screen.print(Text(f"{said} [{refusal.rule}]" if refusal.rule else said, style="red"))

    def not_understood(self, answer: str, view: View) -> None:
        near = nearest(answer, view, self.screen.lang, COMMANDS)
        self.screen.tell("not-understood", style="red", words=answer)
        if near:
            self.screen.tell("did-you-mean", words=", ".join(near))

    def command(self, name: str, rest: str, view: View) -> None:
        seat = view.seat
        assert seat is not None
        if name == "undo":
            self.undo(seat)
        elif name == "board":
            self.seen[seat] = self.screen.board(view, self.names)
        elif name == "log":
            events = self.match.log(seat)
            self.screen.news(self.game, events if rest else events[-RECENT:], self.names)
        elif name == "hint":
            self.screen.tell("hint-thinking", style="dim")
            self.screen.listing(hints(view, self.screen, self.names))
        elif name == "save":
            self.save(rest)
        elif name == "lang":
            self.speak(rest, view)
        else:
            raise Leave

    def undo(self, seat: int) -> None:
        """Back to the person's last real choice: what was forced is taken back with it."""
        try:
            undone = self.match.undo(seat)
            while len(self.match.view(seat).moves) == 1:
                undone = self.match.undo(seat)
        except UndoRefused as refused:
            self.refuse(refused.refusal)
            return
        finally:
            for each in self.people:
                self.told[each] = min(self.told[each], len(self.match.log(each)))
        self.screen.tell("undone", move=undone.entry.text)

    def save(self, path: str) -> None:
        if not path:
            self.screen.tell("save-where", style="red")
            return
        try:
            self.match.save(Path(path).expanduser())
        except OSError as error:
            self.screen.tell("save-failed", style="red", path=path, why=error.strerror or str(error))
        else:
            self.screen.tell("saved", path=path)

    def speak(self, lang: str, view: View) -> None:
        if lang not in self.game.presentation.languages:
            known = ", ".join(self.game.presentation.languages)
            self.screen.tell("lang-unknown", style="red", lang=lang, known=known)
            return
        self.screen.lang = lang
        self.screen.question(self.game, view, self.names)

    def explain(self, asked: str, view: View) -> None:
        screen = self.screen
        if not asked:
            screen.tell("help-moves")
            screen.listing((screen.say(f"command-{k}"), screen.say(f"command-{k}-help")) for k in HELP)
            return
        found = about(asked, self.game, screen.lang)
        screen.listing(found)
        judged = verdict(asked, view)
        if judged is not None:
            if isinstance(judged, Refusal):
                self.refuse(judged)
            else:
                screen.tell("possible-now", move=f"{self.said(judged)} ({judged})")
                screen.news(self.game, preview(view, judged), self.names)
        elif not found:
            self.not_understood(asked, view)
