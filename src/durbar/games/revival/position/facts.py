"""What a view tells besides the position: the order of play, and who has won which card.

Everything here is worked out from what the seat knows.
"""

from typing import Any

from durbar.games.revival import content
from durbar.games.revival.position.describe import describe
from durbar.games.revival.position.laws_of_seats import LAST_COIN_STAGES
from durbar.games.revival.rules.auction import manipulators
from durbar.games.revival.rules.book import WINNERS
from durbar.games.revival.rules.kernel import RevivalKernel
from durbar.games.revival.rules.numbers import BID, BUILD, COLLECT, MANIPULATE

IN_TURN = (BID, MANIPULATE, COLLECT, *LAST_COIN_STAGES)


def facts(t: RevivalKernel) -> dict[str, Any]:
    """The position; in which order the seats act in this stage; who has won which card of the market."""
    told = describe(t)
    told["order"] = order(t)
    told["winners"] = {
        name: int(t.market[WINNERS + cell])
        for cell, name in enumerate(content.CELL_NAMES)
        if t.stage == COLLECT and t.market[cell] >= 0 and t.market[WINNERS + cell] >= 0
    }
    return told


def order(t: RevivalKernel) -> list[int]:
    """The seats, one after the other, as often as they act; none where all act at once, or chance does.

    Of last coins it is those that are left to be spent: which one somebody has spent does not stand in a
    position, so the order before cannot be told from it.
    """
    if t.setting.solo or not (t.stage in IN_TURN or (t.stage == BUILD and t.setting.teams)):
        return []
    many = t.setting.players * (t.setting.bids if t.stage == BID else 1)
    if t.stage == MANIPULATE:
        many = manipulators(t)
    return [int(seat) for seat in t.queue[t.at if t.stage in LAST_COIN_STAGES else 0 : many]]
