"""Points: how everybody stands, and the final sheet that says where each point came from."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from durbar.core import Outcome, Rules, View


def standing(view: View, lang: str, names: Sequence[str]) -> list[dict[str, Any]]:
    """Everybody's points now, as far as this view knows them."""
    game = view.game
    return [
        {
            "seat": seat,
            "name": names[seat],
            "total": score.total,
            "items": [
                {"id": name, "label": game.presentation.say(f"score-{name}", lang), "points": points}
                for name, points in score.items.items()
            ],
        }
        for seat, score in enumerate(view.scores)
    ]


def sheet(game: Rules, outcome: Outcome, lang: str, names: Sequence[str]) -> dict[str, Any]:
    """The final sheet: a row for every kind of points, a column for every seat."""
    scores = outcome.scores
    return {
        "text": game.presentation.say(outcome, lang, names),
        "ending": outcome.ending,
        "winners": list(outcome.winners),
        "ranking": [list(group) for group in outcome.ranking],
        "names": list(names),
        "rows": [
            {
                "id": name,
                "label": game.presentation.say(f"score-{name}", lang),
                "points": [score.items.get(name, 0) for score in scores],
            }
            for name in outcome.categories
        ],
        "totals": [score.total for score in scores],
        "places": [outcome.place(seat) for seat in range(game.players)],
        "tiebreaks": [
            {
                "id": name,
                "label": game.presentation.say(f"score-{name}", lang),
                "values": [score.tiebreaks.get(name) for score in scores],
            }
            for name in outcome.tiebreaks
        ],
    }
