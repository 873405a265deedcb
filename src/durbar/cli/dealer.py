"""``--dealer person``: the real dice and cards lie on the real table, and a person types what they show."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core import AmbiguousMove, BadNotation, Dealer, IllegalMove, Move, Rng, SeededDealer, State

from .answers import parse_answer
from .screen import Leave, Screen


class TypedDealer(Dealer):
    """Asks for each die and card; `roll` lets chance decide one, `roll all` all up to the next player."""

    typed = True

    def __init__(self, screen: Screen, names: Sequence[str], rng: Rng) -> None:
        self.screen = screen
        self.names = names
        self.seeded = SeededDealer(rng)
        self.rolling = False

    def choose(self, state: State) -> Move:
        game, screen, prompt = state.game, self.screen, state.prompt
        say = game.presentation.say
        assert prompt is not None
        if self.rolling:
            return self.seeded.choose(state)
        screen.print(screen.format_prompt(game, prompt, self.names))
        screen.print_moves(game, state.moves, self.names)
        while True:
            answer = screen.read_line("* ").lower()
            if answer == "quit":
                raise Leave
            if answer in ("roll", "roll all"):
                self.rolling = answer == "roll all"
                return self.seeded.choose(state)
            try:
                return parse_answer(answer, state.moves, lambda move: say(move, screen.lang, self.names))
            except (BadNotation, AmbiguousMove, IllegalMove):
                screen.print_text("dealer-help", style="red", count=len(state.moves))
