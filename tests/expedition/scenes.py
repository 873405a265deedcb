"""Small positions to test the rules from: each says what matters, the rest has its default.

Positions lie on the landscape REF unless another is said. Spaces are board:row,column, board 1 the start:

    1  T T G W W F    2  T R W ^ G M    3  R T T G W W    4  S S M M W W    5  M R R R J G    6  M J R R F ^
       R M ^ G J F       S J + G G G       R + ^ T * J       S ^ J G G T       M ^ ^ S + G       M T T ^ F G
       S M R J T ^       S T T W C C       C C ^ ^ M ^       S ^ J R * T       M C C W ^ ^       S ^ K K K G
                         ^ ^ F F C C       C C W ^ M M       J G R R F F       M C C W F F       T F K K K M
    exits N N E N E      J J * ^ ^ M       F F F R S S       W ^ C C F ^       G * W W J F       R J K K K M
                         J J F R R M       G G J J S S       T T C C ^ ^       G T T ^ S S       ^ J W W S S
    needles              north             south             south             east

S snow, M meadow, G grain, F forest, J jungle, W wetland, T steppe, R rock, C city, ^ mountain, K Kathmandu;
the temples stand on forest 2:5,3, rock 3:2,2, meadow 3:2,5, forest 4:3,5, jungle 5:2,5 and steppe 5:5,2.
"""

from collections.abc import Iterable, Mapping
from functools import cache
from typing import Any

from durbar.core import CHANCE, Event, State
from durbar.core.content import Content, house_texts
from durbar.games.expedition.content import FILES
from durbar.games.expedition.game import Expedition
from durbar.games.expedition.position.describe import CARDS

Seat = Mapping[str, Any]
HOUSE_TEXTS = house_texts("durbar.games.expedition", FILES)
DICE = ("brown", "gray", "purple", "orange", "pink", "black")
LANDSCAPES = ("snow", "meadow", "grain", "forest", "jungle", "wetland", "steppe", "rock", "city")


@cache
def table(players: int = 2, **options: Any) -> Expedition:
    """A game on the preset landscape, if no other is asked for."""
    return Expedition(players, **{"layout": "preset", **options})


def scene(*seats: Seat, players: int = 0, options: Mapping[str, Any] | None = None, **position: Any) -> State:
    """It is seat 0's turn; the expansions are in play if somebody has a character or a tent."""
    needed: dict[str, Any] = {"characters": True} if any("character" in seat for seat in seats) else {}
    needed |= {"tents": True} if any("tents" in seat for seat in seats) else {}
    game = table(max(2, len(seats), players), **needed, **(options or {}))
    whole = {"active": 0, **position, "seats": [*seats, *({} for _ in range(game.players - len(seats)))]}
    whole["seats"] = [with_dice(whole, number, game) for number in range(game.players)]
    return game.from_dict(whole)


def with_dice(position: Mapping[str, Any], number: int, game: Expedition) -> Seat:
    """A seat; if nothing is said of its dice, those that its turns of the day needed are used."""
    seat: Seat = position["seats"][number]
    phase, holder = position.get("phase", "choose-die"), position.get("holder", 0)
    late = phase == "draw-tent" or (phase == "draw-weather" and position.get("day") == game.numbers["days"])
    if "dice" in seat or seat.get("yak") == "kathmandu":
        return seat
    used = position.get("round", 1) - 1
    if phase == "over" or late:
        used = 3
    elif not 0 <= used < 3:
        used = 0
    elif number != position["active"]:
        used += (number - holder) % game.players < (position["active"] - holder) % game.players
    laid, taken = dice(), position.get("turn", {}).get("die") if number == position["active"] else None
    free = [die for die in DICE if die != taken]
    return {**seat, "dice": {**laid, **{free[k]: {"face": 1, "place": f"slot {k + 1}"} for k in range(used)}}}


def traveller(yak: str, fodder: int = 1, compass: int = 1, **more: Any) -> Seat:
    """A seat whose yak stands somewhere; its yak tiles are finished and do not get in the way."""
    return {"yak": yak, "tile": "ten", "resources": {"fodder": fodder, "compass": compass}, **more}


def setting_off(yak: str, face: int, *others: Seat, die: str = "brown", **more: Any) -> State:
    """Seat 0 has taken a die and is about to move."""
    return scene(traveller(yak, **more), *others, phase="move-yak", turn={"die": die, "face": face})


def landed(seat: Seat, *others: Seat, **position: Any) -> State:
    """Seat 0 has moved and may act on the space it stands on."""
    return scene(seat, *others, phase="actions", turn={"die": "brown"}, **position)


def over(*seats: Seat, **position: Any) -> State:
    """The game has ended."""
    length = position.get("options", {}).get("length", "short")
    return scene(*seats, phase="over", day=8 if length == "long" else 6, **position)


def away(points: int, **more: Any) -> Seat:
    """A seat whose yak is in Kathmandu."""
    return {"yak": "kathmandu", "kathmandu": points, **more}


def dice(slots: Iterable[int] = (), aside: int = 0, faces: int = 1) -> dict[str, Any]:
    """Six dice: the first ones on the slots, showing these faces, then some set aside, the rest unused."""
    laid = {die: {"face": faces, "place": "unused"} for die in DICE}
    names = iter(DICE)
    for slot, face in enumerate(slots, 1):
        laid[next(names)] = {"face": face, "place": f"slot {slot}"}
    for _ in range(aside):
        laid[next(names)]["place"] = "aside"
    return laid


def cards(kind: str, count: int = 4) -> list[str]:
    """The equipment cards of one type, the start card first."""
    return [kind, *(card for card in CARDS if card.rpartition("-")[0] == kind)][:count]


def own_content(file: str, *changes: tuple[str, str]) -> Content:
    """The house's content with a few words of one file changed, each wherever it stands first."""
    text = HOUSE_TEXTS[file]
    for old, new in changes:
        assert old in text, f"{file}.toml has no {old!r}"
        text = text.replace(old, new, 1)
    return Expedition.content_of({file: text})


# --- What is seen -----------------------------------------------------------------------------------------


def told(state: State) -> dict[str, Any]:
    """The position, as its JSON tells it."""
    position: dict[str, Any] = state.to_dict()["position"]
    return position


def seat(state: State, number: int = 0) -> dict[str, Any]:
    """One seat, as the JSON of the position tells it."""
    found: dict[str, Any] = told(state)["seats"][number]
    return found


def purse(state: State, number: int = 0) -> dict[str, int]:
    """The resources of a seat that are not zero."""
    return {name: n for name, n in seat(state, number)["resources"].items() if n}


def asked(state: State) -> str:
    """The question that is open."""
    return state.prompt.id if state.prompt else "over"


def offered(state: State, kind: str) -> list[str]:
    """The legal moves of one kind, without the word for the kind."""
    return [" ".join(move.parts) for move in state.moves if move.kind == kind]


def kinds(state: State) -> set[str]:
    """What kinds of moves are legal."""
    return {move.kind for move in state.moves}


def happened(events: Iterable[Event], name: str) -> list[tuple[Any, ...]]:
    """The events of one name, each as its fields."""
    return [tuple(event.fields.values()) for event in events if event.kind == name]


def legal(state: State, move: str) -> bool:
    """May it be played now?"""
    return state.why_not(move) is None


def refused(state: State, move: str) -> tuple[str, str]:
    """Why a move is not legal: the reason and the rule."""
    refusal = state.why_not(move)
    assert refusal is not None, f"{move} is legal"
    return refusal.reason, refusal.rule


# --- Playing on -------------------------------------------------------------------------------------------


def play(state: State, *moves: str) -> tuple[Event, ...]:
    """Several moves (or answers of chance), one after the other."""
    return tuple(event for move in moves for event in state.play(move))


def deal(state: State) -> tuple[Event, ...]:
    """Let chance give its first answer until a player is asked: what comes does not matter."""
    events: list[Event] = []
    while state.to_act == CHANCE:
        events += state.play(state.moves[0])
    return tuple(events)
