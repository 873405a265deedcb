"""Points: how everybody stands, and the final sheet that says where each point came from."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from durbar.core import Outcome, Presentation, Rules, View

from .messages import Points, Sheet, SheetRow, Standing, TieBreak


def current_scores(view: View, lang: str, names: Sequence[str]) -> list[Standing]:
    """Everybody's points now, as far as this view knows them."""
    looks = view.game.presentation
    return [
        Standing(seat, names[seat], score.total, items_of(looks, lang, tuple(score.categories.items())))
        for seat, score in enumerate(view.scores)
    ]


@lru_cache(maxsize=512)
def items_of(looks: Presentation, lang: str, points: tuple[tuple[str, int], ...]) -> list[Points]:
    """Points by kind; those who look on, and the next move, mostly find the same."""
    return [Points(name, looks.say(f"score-{name}", lang), each) for name, each in points]


def final_sheet(game: Rules, outcome: Outcome, lang: str, names: Sequence[str]) -> Sheet:
    """The final sheet: a row for every kind of points, a column for every seat."""
    scores, say = outcome.scores, game.presentation.say
    return Sheet(
        text=say(outcome, lang, names),
        ending=outcome.ending,
        winners=list(outcome.winners),
        ranking=[list(group) for group in outcome.ranking],
        names=list(names),
        rows=[
            SheetRow(name, say(f"score-{name}", lang), [score.categories.get(name, 0) for score in scores])
            for name in outcome.categories
        ],
        totals=[score.total for score in scores],
        places=[outcome.place(seat) for seat in range(game.players)],
        tiebreaks=[
            TieBreak(name, say(f"score-{name}", lang), [score.tiebreaks.get(name) for score in scores])
            for name in outcome.tiebreaks
        ],
    )
