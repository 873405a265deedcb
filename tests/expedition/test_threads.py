"""Rules share no work area: two threads, or a page beside a bot, never meet."""

import sys
import threading
from collections.abc import Callable, Iterator

import pytest

from durbar.core import State
from durbar.games.expedition.game import Expedition

GAME = Expedition(3, characters=True, tents=True)


@pytest.fixture
def hurried() -> Iterator[None]:
    """Threads that switch as often as they can."""
    usual = sys.getswitchinterval()
    sys.setswitchinterval(1e-6)
    yield
    sys.setswitchinterval(usual)


def positions() -> list[State]:
    """Plans with every card and both characters that change them, exits, areas: what needs most work."""
    hands = ["climbing-gear", "tea-leaves", "bridle", "bridle-meadow", "terrain-map", "rope-ladder"]
    found: list[State] = []
    for yak in ("2:5,3", "3:2,2", "4:4,6", "2:1,2", "3:5,1"):
        for phase, turn in (("choose-die", {}), ("move-yak", {"die": "brown", "face": 5})):
            for character in ("border-guard", "mountaineer", "artist"):
                seat = {"yak": yak, "character": character, "equipment": hands}
                others = [{"character": "monk"}, {"character": "merchant"}]
                found.append(GAME.from_dict({"phase": phase, "turn": turn, "seats": [seat, *others]}))
                if phase == "move-yak" and character == "border-guard":
                    for move in found[-1].moves:
                        after = found[-1].after(move)
                        if after.prompt and after.prompt.id == "leave-strip":
                            found.append(after)
                            break
    return found


def answers(state: State) -> object:
    """Everything a frame asks: the moves, where to touch for them, how they lead, and what they lead to."""
    view = state.view(state.to_act)
    moves = state.moves
    touched = [(GAME.presentation.picks(view, move), GAME.presentation.trail(view, move)) for move in moves]
    return moves.ids, touched, [state.after(move).digest for move in moves[:6]]


def in_threads(work: Callable[[int], None], count: int) -> None:
    failed: list[BaseException] = []

    def guarded(number: int) -> None:
        try:
            work(number)
        except BaseException as error:
            failed.append(error)

    threads = [threading.Thread(target=guarded, args=(number,)) for number in range(count)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    if failed:
        raise failed[0]


@pytest.mark.usefixtures("hurried")
def test_four_threads_answer_what_one_does() -> None:
    states = positions()
    alone = [answers(state) for state in states]

    def work(number: int) -> None:
        for k in range(len(states)):
            at = (k * (number + 1) + number) % len(states)
            assert answers(states[at].clone()) == alone[at]

    in_threads(work, 4)


@pytest.mark.usefixtures("hurried")
def test_one_position_may_be_looked_at_by_several_threads() -> None:
    states = [state for state in positions() if state.prompt and state.prompt.id == "move-yak"]
    alone = [answers(state) for state in states]

    def work(number: int) -> None:
        for at, state in enumerate(states):
            assert answers(state) == alone[at]

    in_threads(work, 3)
