"""Points: how everybody stands, and the final sheet that says where each point came from."""

from __future__ import annotations

from collections.abc import Sequence

from durbar.core import Outcome, Rules, View

from ..typed.messages import Points, Sheet, SheetRow, Standing, TieBreak


def current_scores(view: View, lang: str, names: Sequence[str]) -> list[Standing]:
    """Everybody's points now, as far as this view knows them."""
    say = view.game.presentation.say
    return [
        Standing(
            seat,
            names[seat],
            score.total,
            [Points(name, say(f"score-{name}", lang), points) for name, points in score.categories.items()],
        )
        for seat, score in enumerate(view.scores)
    ]


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
