"""The rules of movement, areas and sets written a second time, slowly and plainly, to check the fast ones.

Nothing here looks at the code of the game; only the printed boards come from its content tables. Boards lie
in one plane: a space has a board and a place in the plane, so that neighbours are found by looking around.
"""

from collections import Counter
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from itertools import combinations, product

from durbar.games.expedition import content

STEPS = {"n": (-1, 0), "e": (0, 1), "s": (1, 0), "w": (0, -1)}
AROUND = {"ne": (-1, 1), "se": (1, 1), "sw": (1, -1), "nw": (-1, -1), **STEPS}
SIDES = {"n": "ew", "s": "ew", "e": "ns", "w": "ns"}  # the two right angles of a direction
Place = tuple[int, int]


@dataclass(frozen=True)
class Space:
    """``name`` as players write it, ``code`` as the board prints it: "F" forest, "^" mountain."""

    name: str
    board: int
    code: str
    mark: str
    place: Place

    @property
    def mountain(self) -> bool:
        return self.code == "^"

    @property
    def landscape(self) -> str:
        return "C" if self.code == "K" else self.code


class Nepal:
    """A chain of boards, laid side by side in the plane."""

    def __init__(self, boards: list[str], exits: str) -> None:
        self.last = len(boards)
        self.needle: dict[int, str] = {}
        self.spaces: dict[str, Space] = {}
        self.plane: dict[Place, Space] = {}
        corner = (0, 0)
        for number, name in enumerate(boards, 1):
            grid, needle = printed(name)
            if needle:
                self.needle[number] = needle
            for r, row in enumerate(grid):
                for c, cell in enumerate(row):
                    place = corner[0] + r, corner[1] + c
                    space = Space(f"{number}:{r + 1},{c + 1}", number, cell[0], cell[1], place)
                    assert place not in self.plane
                    self.spaces[space.name] = self.plane[place] = space
            if number < self.last:
                down, right = STEPS[exits[number - 1].lower()]
                size = len(grid) if down > 0 else 6  # to the south or north: over this board or the next
                corner = corner[0] + down * size, corner[1] + right * 6

    def beside(self, space: Space, way: str) -> Space | None:
        """The next space of the own board or of one joined to it by a strip; corners join nothing."""
        down, right = AROUND[way]
        there = self.plane.get((space.place[0] + down, space.place[1] + right))
        return there if there is not None and abs(there.board - space.board) <= 1 else None

    def edge_row(self, space: Space, way: str) -> list[Space]:
        """The spaces of a board's edge on which one comes out going `way`, from the west or the north."""
        along = 1 if way in "ns" else 0
        return sorted(
            (
                each
                for each in self.spaces.values()
                if each.board == space.board and each.place[1 - along] == space.place[1 - along]
            ),
            key=lambda each: each.place,
        )

    def area(self, start: Space) -> dict[str, int]:
        """The other spaces of the area a yak stands in, each with the fewest strips on the way (E-R56)."""
        if start.code in "^K":
            return {}
        found = {start: 0}
        ring = [start]
        while ring:  # cheapest first: strips are few
            here = min(ring, key=lambda each: found[each])
            ring.remove(here)
            for way in STEPS:
                there = self.beside(here, way)
                if there is None or there.code != start.code:
                    continue
                strips = found[here] + (there.board != here.board)
                if strips < found.get(there, 99):
                    found[there] = strips
                    ring.append(there)
        return {space.name: strips for space, strips in found.items() if space is not start}


@cache
def printed(name: str) -> tuple[tuple[tuple[str, ...], ...], str]:
    """A board as it is printed and turned: its grid and its needle."""
    side, _, turns = name.partition("@")
    tables = content.TABLES["boards"]
    entry = next(
        each for each in [*tables["side"], tables["start"], tables["destination"]] if each["name"] == side
    )
    grid = [tuple(row.split()) for row in entry["grid"]]
    needle = entry.get("needle", "").lower()
    for _ in range(int(turns or 0)):
        grid = [tuple(grid[len(grid) - 1 - r][c] for r in range(len(grid))) for c in range(len(grid[0]))]
        needle = {"n": "e", "e": "s", "s": "w", "w": "n", "": ""}[needle]
    return tuple(grid), needle


# --- Movement (4.4, 4.5) ----------------------------------------------------------------------------------


@dataclass(frozen=True)
class Traveller:
    """What a player brings to a movement."""

    yak: str
    face: int
    fodder: int = 1
    compass: int = 1
    markers: int = 0
    tea: int = 0
    bridles: int = 0
    gear: int = 0
    character: str | None = None


@dataclass(frozen=True)
class Plan:
    """A direction, the turns of Bridles as (after how many steps, where to), and what else is used."""

    way: str
    turns: tuple[tuple[int, str], ...] = ()
    tea: int = 0
    climb: bool = False
    over: bool = False
    exits: tuple[str, ...] = ()

    @property
    def cards(self) -> Counter[str]:
        return Counter(tea=self.tea, bridle=len(self.turns), gear=int(self.climb))

    @property
    def words(self) -> str:
        turned = [f"{after}{way}" for after, way in self.turns]
        return " ".join(
            [self.way, *turned, *["tea"] * self.tea, *["climb"] * self.climb, *["over"] * self.over]
        )


@dataclass(frozen=True)
class Result:
    end: str
    compass: int
    fodder: int
    markers: int
    steps: int = field(compare=False)


class AsksForExit(Exception):  # noqa: N818
    """A Border guard comes to a strip the plan has no exit for: these are possible."""

    def __init__(self, exits: list[str]) -> None:
        self.exits = exits


def resolve(land: Nepal, who: Traveller, plan: Plan) -> tuple[Result, tuple[str, ...]] | None:
    """What a plan does, and its exits as they are written (E-R133, E-R144); None if it is not legal."""
    steps = who.face * 2**plan.tea
    turns = dict(plan.turns)
    start = here = land.spaces[who.yak]
    way = plan.way
    path: list[Space] = []
    exits = list(plan.exits)
    held = False
    for n in range(steps):
        way = turns.get(n, way)
        there = land.beside(here, way)
        if there is None:
            break
        if there.board != here.board and who.character == "border-guard":
            row = land.edge_row(there, way)
            if not exits:
                choice = [str(k) for k, each in enumerate(row, 1) if plan.climb or not each.mountain]
                raise AsksForExit([*choice, "stop"] if there.mountain and not plan.climb else choice)
            word = exits.pop(0)
            if word == "stop":
                held = True
                break
            there = row[int(word) - 1]
        if there.mountain and not (plan.climb or plan.over):
            break
        path.append(there)
        here = there
    whole = list(path)
    if plan.climb:
        while path and path[-1].mountain:
            path.pop()
    if (plan.climb or plan.over) and not any(each.mountain for each in path):
        return None
    if plan.turns and len(path) <= max(turns):
        return None
    crossed = strips_in(start, path)
    undone = strips_in(start, whole) > crossed
    written = plan.exits[:crossed] + (("stop",) if held or undone else ())
    return pay(
        land, who, plan, start, path, steps, crossed
    ), written if who.character == "border-guard" else ()


def strips_in(start: Space, path: list[Space]) -> int:
    return sum(one.board != two.board for one, two in zip([start, *path], path, strict=False))


def pay(
    land: Nepal, who: Traveller, plan: Plan, start: Space, path: list[Space], steps: int, crossed: int
) -> Result:
    compass, fodder, markers = who.compass, who.fodder, who.markers
    if path and land.needle.get(start.board) == plan.way:
        if compass:
            compass -= 1
        else:
            markers += 1
    for _ in range(crossed):
        if fodder:
            fodder -= 1
        else:
            markers += 1
    if len(path) < steps:
        markers += 1
    end = path[-1] if path else start
    markers = 0 if end.code == "K" else min(markers, 3)  # E-R40, E-R143
    return Result(end.name, compass, fodder, markers, len(path))


def every_plan(who: Traveller) -> Iterator[Plan]:
    """All plans one could name, good or not, in the order north, east, south, west."""
    covers = [(False, False)]
    covers += [(True, False)] if who.gear else []
    covers += [(False, True)] if who.character == "mountaineer" else []
    for climb, over in covers:
        for way in STEPS:
            for tea in range(who.tea + 1):
                yield Plan(way, (), tea, climb, over)
            for bridles in range(1, min(who.bridles, who.face - 1) + 1):
                for places in combinations(range(1, who.face), bridles):
                    for turned in product((0, 1), repeat=bridles):
                        facing, turns = way, []
                        for after, side in zip(places, turned, strict=True):
                            facing = SIDES[facing][side]
                            turns.append((after, facing))
                        yield Plan(way, tuple(turns), 0, climb, over)


def results(land: Nepal, who: Traveller, plan: Plan) -> dict[tuple[str, ...], Result]:
    """What a plan can do, by the exits that a Border guard names."""
    try:
        resolved = resolve(land, who, plan)
    except AsksForExit as asked:
        found: dict[tuple[str, ...], Result] = {}
        for word in asked.exits:
            longer = Plan(plan.way, plan.turns, plan.tea, plan.climb, plan.over, (*plan.exits, word))
            found |= results(land, who, longer)
        return found
    return {} if resolved is None else {resolved[1]: resolved[0]}


def listed(land: Nepal, who: Traveller) -> dict[tuple[str, tuple[str, ...]], Result]:
    """The plans a player is offered: without needless cards, and standing still only once (4.4)."""
    possible: list[tuple[Plan, tuple[str, ...], Result]] = []
    ways_to: dict[Result, list[Counter[str]]] = {}
    stays = False
    for plan in every_plan(who):
        for exits, result in results(land, who, plan).items():
            if result.steps == 0 and not plan.cards.total():
                if stays:
                    continue
                stays = True
            possible.append((plan, exits, result))
            if plan.cards not in ways_to.setdefault(result, []):
                ways_to[result].append(plan.cards)
    return {
        (plan.words, exits): result
        for plan, exits, result in possible
        if not any(fewer < plan.cards for fewer in ways_to[result])
    }


# --- Sets of goods (7) ------------------------------------------------------------------------------------


@cache
def best_sets(counts: tuple[int, ...]) -> int:
    """The best division of goods into sets of six (12) and of five (7), by trying all of them."""
    best = 0
    for missing in (None, *range(6)):
        left = tuple(n - (kind != missing) for kind, n in enumerate(counts))
        if min(left) >= 0:
            best = max(best, (12 if missing is None else 7) + best_sets(left))
    return best
