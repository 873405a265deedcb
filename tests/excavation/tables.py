"""Builds the positions of the tests: digs and tokens as the spec writes them."""

import re
from collections.abc import Iterable, Mapping
from typing import Any

from durbar.core import State
from durbar.games.excavation.content import CARD_NAMES, HEX_NAMES, SITE_NAMES
from durbar.games.excavation.game import Excavation
from durbar.games.excavation.rules.control import control_set, controllers, isolated, tokens_in
from durbar.games.excavation.rules.kernel import ExcavationKernel as Kernel
from durbar.games.excavation.rules.valley import cell_of, holds

BLUE, YELLOW = 0, 1

Hexes = str | Iterable[str]


def hexes(written: Hexes) -> list[str]:
    """Hexes as the spec writes them, "(-4,9) (1,7)", as the words of the game."""
    if not isinstance(written, str):
        return list(written)
    return [f"{q},{r}" for q, r in re.findall(r"\((-?\d+),(\d+)\)", written)]


def neighbours(name: str) -> list[str]:
    """The six hexes around one, playable or not."""
    q, r = map(int, name.split(","))
    around = ((1, 0), (-1, 0), (0, 1), (0, -1), (1, -1), (-1, 1))
    cells = [cell_of(q + dq, r + dr) for dq, dr in around]
    return [HEX_NAMES[cell] for cell in cells if cell >= 0]


def site_hex(site: str, map: str = "v1") -> str:
    chart = Excavation(2, map=map).chart
    return HEX_NAMES[chart.sites[SITE_NAMES.index(site)]]


def spread(
    site: str, times: int, colours: Mapping[str, str] | None = None, map: str = "v1"
) -> dict[str, str]:
    """The finds of a dig after some spreads on the empty map, black but for the given ones."""
    chart = Excavation(2, map=map).chart
    playable = {HEX_NAMES[cell] for cell in (*chart.plain, *chart.sites)}
    marker = site_hex(site, map)
    covered = {marker}
    for _ in range(times):
        covered |= {near for name in covered for near in neighbours(name) if near in playable}
    finds = dict.fromkeys(sorted(covered - {marker}), "black")
    for name, colour in (colours or {}).items():
        assert name in finds
        finds[name] = colour
    return finds


def bare(*sites: str) -> dict[str, Any]:
    """Digs that have not spread."""
    return {site: {} for site in sites}


def position(
    digs: Iterable[str] | Mapping[str, Any],
    blue: Hexes = "",
    yellow: Hexes = "",
    pile: Iterable[str] = (),
    players: int = 2,
    **fields: Any,
) -> dict[str, Any]:
    """A position; sites that are neither dug nor to come were won by the last player."""
    rows: list[dict[str, Any]] = [dict(row) for row in fields.pop("hands", [{}] * players)]
    named = digs if isinstance(digs, Mapping) else bare(*digs)
    written = {
        site: (row if "finds" in row or "under" in row else {"finds": row}) for site, row in named.items()
    }
    placed = {*written, *pile, *(s for row in written.values() for s in row.get("under", ()))}
    placed |= {site for row in rows for site in row.get("sites", ())}
    rows[-1]["sites"] = [*rows[-1].get("sites", ()), *(site for site in SITE_NAMES if site not in placed)]
    tokens = {name: seat for seat, row in ((BLUE, blue), (YELLOW, yellow)) for name in hexes(row)}
    return {"digs": written, "tokens": {**tokens, **fields.pop("tokens", {})}, "seats": rows, **fields}


def table(
    digs: Iterable[str] | Mapping[str, Any],
    blue: Hexes = "",
    yellow: Hexes = "",
    pile: Iterable[str] = (),
    players: int = 2,
    map: str = "v1",
    **fields: Any,
) -> State:
    """The same as a State one can play from."""
    return Excavation(players, map=map).from_dict(position(digs, blue, yellow, pile, players, **fields))


def kernel(state: State) -> Kernel:
    assert isinstance(state.kernel, Kernel)
    return state.kernel


def play(state: State, *moves: str) -> State:
    """Plays the moves, chance included, in place."""
    for move in moves:
        state.play(move)
    return state


def offered(state: State) -> list[str]:
    return [move.text for move in state.moves]


def is_isolated(state: State, site: str) -> bool:
    number = SITE_NAMES.index(site)
    return isolated(kernel(state), 1 << number) == 1 << number


def counted(state: State, site: str) -> set[str]:
    """The control set of an isolated dig."""
    found = control_set(kernel(state), SITE_NAMES.index(site))
    return {HEX_NAMES[cell] for cell in kernel(state).book.valley.cells if holds(found, cell)}


def score_of(state: State, site: str) -> tuple[int, ...]:
    """How many tokens of each player count for an isolated dig."""
    found = control_set(kernel(state), SITE_NAMES.index(site))
    return tuple(int(tokens_in(kernel(state), found, seat)) for seat in range(state.game.players))


def control_of(state: State, site: str) -> list[int]:
    """Who controls an isolated dig."""
    mask = controllers(kernel(state), SITE_NAMES.index(site))
    return [seat for seat in range(state.game.players) if mask >> seat & 1]


def counts(state: State, which: str) -> list[tuple[str, int]]:
    """A list, top first: the cards and how many tokens lie on each."""
    what = "site" if which == "sites" else "card"
    return [(row[what], len(row["tokens"])) for row in state.to_dict()["position"][which]]


def facts(state: State) -> dict[str, Any]:
    told: dict[str, Any] = state.to_dict()["position"]
    return told


def cards(**counts: int) -> dict[str, int]:
    """A hand: `cards(arch=3, bounty_hunter=1)`."""
    named = {name.replace("_", "-"): count for name, count in counts.items()}
    assert set(named) <= set(CARD_NAMES)
    return named
