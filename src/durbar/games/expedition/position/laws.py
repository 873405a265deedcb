"""What holds in every position. Only if all is well so far it is asked whether somebody can answer."""

from durbar.core.breaches import Breach
from durbar.games.expedition.position.laws_of_questions import laws_of_answers, laws_of_time, laws_of_turn
from durbar.games.expedition.position.laws_of_seats import laws_of_seats
from durbar.games.expedition.position.laws_of_things import laws_of_things
from durbar.games.expedition.rules.kernel import ExpeditionKernel


def breaches(k: ExpeditionKernel) -> list[Breach]:
    """Every law this position breaks."""
    found = [*laws_of_time(k), *laws_of_things(k), *laws_of_seats(k), *laws_of_turn(k)]
    return found or [*laws_of_answers(k)]
