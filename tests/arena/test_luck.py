"""The same luck meets different decisions."""

from durbar.arena.luck import SharedLuck
from durbar.core import CHANCE, Kernel, game
from tests.core.lanterns.game import Lanterns


def deal_all(kernel: Kernel, deal: str) -> list[int]:
    """Deal up to the first decision, and tell the position."""
    SharedLuck(deal).deal(kernel)
    return [int(kernel.fingerprint())]


def test_a_deal_is_repeated_and_another_deal_is_another() -> None:
    play = Lanterns(3)
    first, again, other = (deal_all(play.new_kernel(), deal) for deal in ("7", "7", "8"))
    assert first == again
    assert first != other


def test_no_question_of_chance_is_left_open() -> None:
    for kind in ("expedition", "revival", "excavation"):
        kernel = game(kind).new_kernel()
        SharedLuck(1).deal(kernel)
        assert kernel.player != CHANCE


def test_the_weather_does_not_depend_on_what_was_decided_before() -> None:
    """Expedition: whoever throws more dice in the first round still meets the same days."""
    play = game("expedition", players=2)
    seen = set()
    for choice in (0, -1):
        kernel, luck = play.new_kernel(), SharedLuck(5)
        luck.deal(kernel)
        while not kernel.over:
            moves = play.moves_in(kernel)
            kernel.apply(moves[choice].id)
            luck.deal(kernel)
        seen.add(str(play.describe(kernel)["weather"]))
    assert len(seen) == 1
