"""What holds in every position: nothing is lost or created, and what is noted agrees with the table."""

from collections.abc import Iterator

from durbar.core.breaches import Breach
from durbar.games.revival.position import laws_of_cards, laws_of_questions, laws_of_seats, laws_of_solo
from durbar.games.revival.rules.kernel import RevivalKernel


def breaches(t: RevivalKernel) -> Iterator[Breach]:
    """Every law this position breaks."""
    yield from facts(t)
    if t.setting.solo:
        yield from laws_of_solo.facts(t)
        yield from laws_of_solo.turns(t)
    else:
        yield from laws_of_questions.turns(t)


def facts(t: RevivalKernel) -> Iterator[Breach]:
    """The laws that do not depend on whose turn it is."""
    yield from laws_of_cards.facts(t)
    if not t.setting.solo:
        yield from laws_of_seats.facts(t)
