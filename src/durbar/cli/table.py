"""A game at the terminal: people and bots around one table, one decision after the other."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from rich.panel import Panel
from rich.text import Text

from durbar.bots import bot
from durbar.core import (
    CHANCE,
    AmbiguousMove,
    BadNotation,
    Bot,
    Dealer,
    IllegalMove,
    Match,
    Move,
    Refusal,
    Seed,
    UndoRefused,
    View,
)
from durbar.core.events import redact
from durbar.session import News, Session, preview
from durbar.session.history import last_decisions

from .answers import parse_answer
from .dealer import TypedDealer
from .errors import say_file_error
from .explain import find_terms, judge_move, suggest_words
from .hints import describe_hints
from .screen import Leave, Screen

COMMANDS = ("?", "undo", "board", "log", "hint", "save", "lang", "quit")
HELP = ("what", "undo", "board", "log", "hint", "save", "lang", "quit")
RECENT = 40  # events shown by `log`, and to those who come back to a game


class TerminalTable:
    """Plays a session to its end, or until somebody leaves. Everything is in the record before it is shown.

    `recent` are the events that those are told again who come back to a game.
    """

    def __init__(
        self, session: Session, dealer: Dealer, screen: Screen, seed: Seed, recent: int | None = None
    ) -> None:
        self.session = session
        self.game = session.game
        self.match = session.match
        self.dealer = dealer
        self.screen = screen
        self.names = tuple(seat.name for seat in session.seats)
        self.bots: dict[int, Bot] = {
            number: bot(seat.bot, f"{seed}/{number}")
            for number, seat in enumerate(session.seats)
            if seat.bot is not None
        }
        told = 0 if recent is None else last_decisions(self.match, recent)
        self.news = News(self.match, session.people, told)
        self.looking: int | None = None  # the person who looks at the screen
        self.seen: dict[int, set[str]] = {}  # what each person has seen of the board as it is

    def run(self) -> None:
        """Until the end. Raises Leave when somebody wants to stop."""
        self.session.keep(self.session.plan_start(self.chance))
        while (seat := self.match.to_act) is not None:
            if seat == CHANCE:
                self.play(self.dealer.choose(self.match.state), None)
                continue
            if isinstance(self.dealer, TypedDealer):
                self.dealer.rolling = False  # `roll all` goes as far as the next player
            if seat in self.bots:
                self.play(self.bots[seat].choose(self.match.view(seat)), seat)
            else:
                self.decide(seat)
        self.finish()

    def chance(self, _: Match) -> Dealer | None:
        """Who deals within a plan: nobody, where each answer takes time and is worth keeping at once."""
        return None if self.dealer.typed else self.dealer

    def play(self, move: Move, seat: int | None) -> None:
        """Plan a move, write it into the record, and take it in."""
        self.session.keep(self.session.plan(move, seat, self.chance))

    def finish(self) -> None:
        """Tell the end, and count the points."""
        outcome, people = self.match.outcome, self.session.people
        assert outcome is not None
        reader = people[0] if len(people) == 1 else None
        new = [event for decision in self.match.decisions[self.news.told :] for event in decision.events]
        self.screen.print_events(self.game, redact(new, reader), self.names)
        self.screen.print_board(self.match.view(reader), self.names)
        self.screen.print_outcome(self.game, outcome, self.names)

    # One decision of a person

    def decide(self, seat: int) -> None:
        self.hand_over(seat)
        view, before = self.match.view(seat), self.session.version
        self.show(view)
        while self.session.version == before:  # until something is played, or taken back
            self.obey(self.screen.read_line(), view)

    def hand_over(self, seat: int) -> None:
        """Between people: a curtain, if one of them knows what the other must not see."""
        before, self.looking = self.looking, seat
        if before is None or before == seat:
            return
        if not any(map(self.session.has_secrets, (before, seat))):
            self.news.share(before, seat)
            self.seen[seat] = self.seen.get(before, set())
            return
        self.screen.clear()
        self.screen.print(Panel(Text(self.screen.say("curtain", name=self.names[seat]), style="bold")))
        self.screen.read_line(self.screen.say("press-enter") + " ")
        self.screen.clear()
        self.seen.pop(seat, None)

    def show(self, view: View) -> None:
        """What happened since the last time, what is new on the board, and the question."""
        seat = view.seat
        assert seat is not None
        report = self.news.tell(seat)
        self.screen.print_events(self.game, report.events, self.names)
        for move in report.forced:
            self.screen.print_text("forced", style="dim", move=self.label(self.game.move(move)))
        self.seen[seat] = self.screen.print_board(view, self.names, self.seen.get(seat, set()))
        if len(view.moves) == 1:
            self.screen.print_text("only-choice", move=self.label(view.moves[0]))
        else:
            self.screen.print_question(self.game, view, self.names)
        self.screen.complete_with([*COMMANDS, *(move.text for move in view.moves)])

    def label(self, move: Move) -> str:
        """A move in words."""
        return self.game.presentation.say(move, self.screen.lang, self.names)

    # What a person types

    def obey(self, answer: str, view: View) -> None:
        """A command, or a move."""
        seat = view.seat
        assert seat is not None
        words = answer.split()
        if not words:
            if len(view.moves) == 1:
                self.play(view.moves[0], seat)
            else:
                self.screen.print_question(self.game, view, self.names)
        elif answer.startswith(("?", "？")):
            self.explain(answer[1:].strip(), view)
        elif words[0].lower() in COMMANDS:
            self.command(words[0].lower(), " ".join(words[1:]), view)
        else:
            move = self.read_move(answer, view)
            if move is not None:
                self.play(move, seat)

    def read_move(self, answer: str, view: View) -> Move | None:
        """The move meant; otherwise say why there is none, and return None."""
        try:
            return parse_answer(answer, view.moves, self.label)
        except IllegalMove as illegal:
            self.refuse(illegal.refusal)
        except AmbiguousMove as ambiguous:
            self.list_candidates(answer, ambiguous.candidates, view)
        except BadNotation as error:
            if error.field == "number":
                self.screen.print_text("no-such-number", style="red", number=answer, count=len(view.moves))
            else:
                self.suggest(answer, view)
        return None

    def list_candidates(self, answer: str, candidates: Sequence[Move], view: View) -> None:
        self.screen.print_text("several-moves", style="red", words=answer)
        numbers = {move.id: k for k, move in enumerate(view.moves, 1)}
        self.screen.print_list((f"{numbers[move.id]} {move}", self.label(move)) for move in candidates)

    def refuse(self, refusal: Refusal) -> None:
        """Why something is not possible, and by which rule."""
        said = self.game.presentation.say(refusal, self.screen.lang, self.names)
        self.screen.print(Text(f"{said} [{refusal.rule}]" if refusal.rule else said, style="red"))

    def suggest(self, answer: str, view: View) -> None:
        near = suggest_words(answer, view, self.screen.lang, COMMANDS)
        self.screen.print_text("not-understood", style="red", words=answer)
        if near:
            self.screen.print_text("did-you-mean", words=", ".join(near))

    def command(self, name: str, rest: str, view: View) -> None:
        seat = view.seat
        assert seat is not None
        if name == "undo":
            self.undo(seat)
        elif name == "board":
            self.seen[seat] = self.screen.print_board(view, self.names)
        elif name == "log":
            events = self.match.log(seat)
            self.screen.print_events(self.game, events if rest else events[-RECENT:], self.names)
        elif name == "hint":
            self.screen.print_text("hint-thinking", style="dim")
            self.screen.print_list(describe_hints(view, self.screen, self.names))
            self.session.give_hint(seat, self.session.decisions_of(seat))
        elif name == "save":
            self.save(rest)
        elif name == "lang":
            self.change_language(rest, view)
        else:
            raise Leave

    def undo(self, seat: int) -> None:
        """Back to the person's last real choice: what was forced is taken back with it."""
        try:
            plan = self.session.plan_undo(seat)
        except UndoRefused as refused:
            self.refuse(refused.refusal)
            return
        undone = self.match.decisions[-len(plan.lines)].entry.text
        self.session.keep(plan)
        self.news.rewind()
        self.screen.print_text("undone", move=undone)

    def save(self, path: str) -> None:
        if not path:
            self.screen.print_text("save-where", style="red")
            return
        try:
            self.match.save(Path(path).expanduser())
        except OSError as error:
            self.screen.print_text("save-failed", style="red", why=say_file_error(error, self.screen.lang))
        else:
            self.screen.print_text("saved", path=path)

    def change_language(self, lang: str, view: View) -> None:
        if lang not in self.game.presentation.languages:
            known = ", ".join(self.game.presentation.languages)
            self.screen.print_text("lang-unknown", style="red", lang=lang, known=known)
            return
        self.screen.lang = lang
        self.screen.print_question(self.game, view, self.names)

    def explain(self, asked: str, view: View) -> None:
        screen = self.screen
        if not asked:
            screen.print_text("help-moves")
            screen.print_list((screen.say(f"command-{k}"), screen.say(f"command-{k}-help")) for k in HELP)
            return
        found = find_terms(asked, self.game, screen.lang)
        screen.print_list(found)
        judged = judge_move(asked, view)
        if judged is not None:
            if isinstance(judged, Refusal):
                self.refuse(judged)
            else:
                screen.print_text("possible-now", move=f"{self.label(judged)} ({judged})")
                screen.print_events(self.game, preview(view, judged).events, self.names)
        elif not found:
            self.suggest(asked, view)
