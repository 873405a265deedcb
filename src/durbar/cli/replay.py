"""``durbar replay``: a recorded game told again, or one moment of it."""

from __future__ import annotations

from pathlib import Path

from rich.text import Text

from durbar.core import Match
from durbar.core.events import redact
from durbar.texts import default_name

from .arguments import wordless_game
from .screen import Screen


def print_replay(
    file: Path,
    at: int | None,
    svg: Path | None,
    seat: int | None,
    screen: Screen,
    content: Path | None = None,
) -> None:
    """Everything up to a moment (the end, if none is named), the table as it was then, and its picture."""
    match = Match.load(file, content=content)
    game = match.game
    if not game.PRESENTATION:
        raise wordless_game(game.id)
    if seat is not None:
        game.check_seat(seat)
    state = match.state if at is None else match.at(at)
    view = state.view(seat)
    names = match.names or tuple(default_name(each, None, screen.lang) for each in range(game.players))
    if svg is not None:
        svg.write_text(view.svg(screen.lang), encoding="utf-8")
        screen.print_text("picture-written", path=str(svg))
        return
    moment = len(match) if at is None else at
    name = game.presentation.say("game-name", screen.lang)
    reached = screen.say("moment", number=moment, count=len(match))
    title = screen.say("label-value", label=name, value=reached)
    screen.print(Text(title, style="bold"))
    decisions = match.decisions[:moment] if at is None else match.decisions[max(moment - 1, 0) : moment]
    events = redact([event for decision in decisions for event in decision.events], seat)
    screen.print_events(game, events, names)
    screen.print_board(view, names)
    outcome = state.outcome
    if outcome is not None:
        screen.print_outcome(game, outcome, names)
    elif view.prompt is not None:
        screen.print(screen.format_prompt(game, view.prompt, names))
