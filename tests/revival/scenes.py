"""Small positions to test the rules from: each says what matters, the rest has its default.

A section is written as in the spec, "pa3g"; `red` is the red card that shows it, `rainbow` its rainbow joker.
"""

from collections.abc import Iterable, Mapping, Sequence
from functools import cache
from typing import Any

from durbar.core import CHANCE, Event, State
from durbar.games.revival.content import CELL_NAMES, end_names, house_box
from durbar.games.revival.game import Revival
from durbar.games.revival.rules.auction import reveal
from durbar.games.revival.rules.book import WINNERS
from durbar.games.revival.rules.kernel import RevivalKernel as Kernel

Seat = Mapping[str, Any]
Bid = tuple[str, int]  # spot, coin

END_NAMES = end_names(house_box().book)
RED = {word.split()[1]: word.split()[0] for word in END_NAMES if word.startswith("rd")}
RAINBOW = {word.split()[1][:3]: word.split()[0] for word in END_NAMES if word.startswith("rb")}


@cache
def table(players: int = 4, **options: Any) -> Revival:
    return Revival(players, **options)


def red(section: str) -> str:
    """The red card with this section."""
    return RED[section]


def rainbow(section: str) -> str:
    """The rainbow joker of this section."""
    return RAINBOW[section]


def reds(*sections: str) -> list[str]:
    """Red cards for a hand, or a monument of red cards, bottom first."""
    return [red(section) for section in sections]


def build(section: str) -> str:
    """The move that builds a red card."""
    return f"build {red(section)} {section}"


def scene(*seats: Seat, players: int = 4, options: Mapping[str, Any] | None = None, **position: Any) -> State:
    """A position of two to six players; seats not given have nothing yet."""
    return table(players, **(options or {})).from_dict({"seats": list(seats), **position})


def building(
    *seats: Seat, players: int = 4, options: Mapping[str, Any] | None = None, **position: Any
) -> State:
    """Everybody builds; seat 0 is asked first."""
    return scene(*seats, players=players, options=options, stage="build", **position)


def spending(
    *seats: Seat, players: int = 4, options: Mapping[str, Any] | None = None, **position: Any
) -> State:
    """The last-coin step of round 4, in which seat 0 has the highest coin."""
    rows = [
        {"coins": [5 if seat == 0 else 1], **row}
        for seat, row in enumerate([*seats, *[{}] * players][:players])
    ]
    return scene(*rows, players=players, options=options, **{"stage": "spend", "round": 4, **position})


def solo(options: Mapping[str, Any] | None = None, **position: Any) -> State:
    """A position of one player; M01 and M02 unless other Missions are said."""
    position = {"stage": "build", "squares": [{"mission": "m01"}, {"mission": "m02"}], **position}
    return table(1, **(options or {})).from_dict(position)


def told(state: State) -> dict[str, Any]:
    """The position as JSON."""
    position: dict[str, Any] = state.to_dict()["position"]
    return position


def seat(state: State, number: int) -> dict[str, Any]:
    row: dict[str, Any] = told(state)["seats"][number]
    return row


def hand(state: State, number: int) -> list[str]:
    """The cards of a hand, whoever knows them."""
    return [slot["card"] for slot in seat(state, number)["hand"]]


def slot(card: str | None, *known_to: int, shown: int = 0) -> dict[str, Any]:
    """A card of a hand as a position tells it; `shown` to everybody at a table of so many."""
    return {"card": card, "known_to": [*(range(shown) if shown else known_to)], "shown": shown > 0}


def score(state: State, number: int) -> int:
    points: int = seat(state, number)["score"]
    return points


def play(state: State, *moves: str, by: int | None = None) -> tuple[Event, ...]:
    """Several moves in a row; the events of the last one."""
    events: tuple[Event, ...] = ()
    for move in moves:
        events = state.play(move, by)
    return events


def offered(state: State, kind: str, by: int | None = None) -> list[str]:
    """The words behind a kind of move, for all that are legal now."""
    moves = state.moves if by is None else state.moves_of(by)
    return [" ".join(move.parts) for move in moves if move.kind == kind]


def can(state: State, move: str, by: int | None = None) -> bool:
    """Is the move legal now?"""
    return state.why_not(move, by) is None


def refused(state: State, move: str, by: int | None = None) -> str:
    """Why a move is not possible, with its rule."""
    refusal = state.why_not(move, by)
    assert refusal is not None, f"{move} is possible"
    return f"{refusal.reason} {refusal.rule}"


def winners(players: int, bids: Sequence[Bid], **position: Any) -> dict[str, int | None]:
    """Who would win each card; the coins were laid in turn order, seat 0 first."""
    order = (0, 1, 1, 0) if players == 2 else range(players)
    laid = [
        {"seat": seat, "spot": spot, "coin": coin} for seat, (spot, coin) in zip(order, bids, strict=False)
    ]
    stage = "bid" if len(bids) < len(order) else "manipulate"
    options = {"manipulation": True, **position.pop("options", {})}
    seats = position.pop("seats", ())
    return won(scene(*seats, players=players, options=options, stage=stage, bids=laid, **position))


def won(state: State) -> dict[str, int | None]:
    """Who has the best coin for each card of the market now."""
    kernel = state.kernel.clone()
    assert isinstance(kernel, Kernel)
    reveal(kernel)
    cells = [cell for cell in range(len(CELL_NAMES)) if kernel.market[cell] >= 0]
    return {
        CELL_NAMES[cell]: None if kernel.market[WINNERS + cell] < 0 else int(kernel.market[WINNERS + cell])
        for cell in cells
    }


def lay(state: State, bids: Iterable[Bid]) -> State:
    """Bids in turn order."""
    for spot, coin in bids:
        state.play(f"bid {coin} {spot}")
    return state


def drawn(state: State, players: int) -> list[int]:
    """How many red cards each seat draws until everybody has collected."""
    counts = [0] * players
    while state.to_act == CHANCE:
        for event in state.play(state.moves[0]):
            if event.kind == "drew" and event.seat is not None:
                counts[event.seat] += 1
    return counts


def draw(state: State, *cards: str) -> State:
    """Chance gives these cards."""
    for card in cards:
        assert state.to_act == CHANCE
        state.play(f"card {card}")
    return state


def deal(state: State) -> State:
    """Let chance answer with the lowest card until a player is asked."""
    while state.to_act == CHANCE:
        state.play(state.moves[0])
    return state


def everybody_done(state: State) -> State:
    """Nobody builds any more; surplus cards go, the lowest first."""
    while state.prompt is not None and state.prompt.id in ("build", "hand-limit"):
        state.play("done" if state.prompt.id == "build" else state.moves[0])
    return state
