"""The content of the game as a value: the tables of content/*.toml, and the numbers the kernel makes of them.

Names are the house's, whatever the tables say; what is printed on a card and on a coin is not. So the words
for card ends and coins follow from a `Box`, all others stand in this module.
"""

from collections.abc import Mapping
from functools import cached_property, lru_cache
from itertools import pairwise
from typing import Any

from mypy_extensions import i64

from durbar.core.content import Content, Table, house_tables
from durbar.core.vecs import vec
from durbar.games.revival.patterns import pattern, plain_colours
from durbar.games.revival.rules.architects import EFFECTS, LARGER_HAND
from durbar.games.revival.rules.book import CHOSEN, DEALT, EXTREME, NEEDS, OFF, SIX, Book, Setting
from durbar.games.revival.rules.sections import JOKER, NO_SECTION
from durbar.games.revival.solo_pairs import allowed_pairs, finished_squares, outlines

FILES = ("cards", "mat", "missions", "numbers")
KINDS = ("mission", "advanced")  # of Missions


def table(name: str) -> Table:
    """One file of the house's own content."""
    return house_tables(__package__, FILES)[name]


# Names


COLOUR_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("cards")["colour"])
COLOUR_LETTERS = "".join(each["letter"] for each in table("cards")["colour"])
MONUMENT_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("cards")["monument"])
SECTION_NAMES: tuple[str, ...] = tuple(
    f"{each['code']}{level}"
    for each in table("cards")["monument"]
    for level in range(1, each["sections"] + 1)
)
CELL_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("mat")["cell"])
SPOT_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("mat")["spot"])
SIDE_NAMES = ("north", "east", "south", "west")
MISSION_NAMES: tuple[str, ...] = tuple(
    each["name"] for kind in KINDS for each in table("missions")[kind]["cards"]
)
OBJECTIVE_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("missions")["objective"]["cards"])
ARCHITECT_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("numbers")["architect"])
LEVEL_NAMES: tuple[str, ...] = tuple(each["name"] for each in table("numbers")["level"])


def cards(tables: Table) -> list[tuple[str, tuple[str, ...]]]:
    """Every card that can be built: its name, and its ends as they are written."""
    blue = [*tables["blue"]["core"], *tables["blue"]["diamond"]]
    named = [(f"bl{k:02}", ends) for k, ends in enumerate(blue, 1)]
    named += [(f"rd{k:02}", (end,)) for k, end in enumerate(tables["red"]["cards"], 1)]
    named += [(f"rb{k:02}", (end,)) for k, end in enumerate(tables["rainbow"]["cards"], 1)]
    return named + [(f"hb-{end[-1]}", (end,)) for end in tables["holographic"]["cards"]]


CARD_NAMES: tuple[str, ...] = tuple(name for name, _ in cards(table("cards")))


@lru_cache(maxsize=64)
def end_names(book: Book) -> tuple[str, ...]:
    """The card ends a kernel numbers: "bl13 pa2r"."""
    return tuple(
        f"{CARD_NAMES[card]} {SECTION_NAMES[section]}{(COLOUR_LETTERS + 'j')[colour]}"
        for card, section, colour in zip(book.card_of, book.section_of, book.colour_of, strict=True)
    )


def coin_names(book: Book) -> tuple[str, ...]:
    """A coin is called by its value."""
    return tuple(str(value) for value in book.coin_value)


# What a game is made with


class Box:
    """One content, read: what is printed where, and the numbers the kernel plays with."""

    def __init__(self, content: Content) -> None:
        self.content = content
        self.cards: dict[str, tuple[str, ...]] = dict(cards(content.table("cards")))
        missions = content.table("missions")
        self.missions: tuple[Table, ...] = tuple(each for kind in KINDS for each in missions[kind]["cards"])
        self.book = make_book(content)

    def table(self, name: str) -> Table:
        """One file, as it stands."""
        return self.content.table(name)

    def __eq__(self, other: object) -> bool:
        return self.content == other.content if isinstance(other, Box) else NotImplemented

    def __hash__(self) -> int:
        return hash(self.content)

    # What is printed where, for those who draw it

    def points_of(self, end: str) -> int:
        """Printed on a section: "pa3g"."""
        points: int = self.table("cards")["printed"][end[:2]][int(end[2]) - 1]
        return points

    def spot(self, name: str) -> Table:
        return next(each for each in self.table("mat")["spot"] if each["name"] == name)

    def mission(self, name: str) -> Table:
        return self.missions[MISSION_NAMES.index(name)]

    def mission_points(self, name: str) -> Table:
        """Of its four objectives."""
        kind = next(kind for kind in KINDS if self.mission(name) in self.table("missions")[kind]["cards"])
        points: Table = self.table("missions")[kind]["points"]
        return points

    def objective(self, name: str) -> Table:
        card: Table = self.table("missions")["objective"]["cards"][OBJECTIVE_NAMES.index(name)]
        return card

    def hand_limit(self, architect: str | None) -> int:
        """Of a player with this architect, or with none."""
        numbers = self.table("numbers")
        for each in numbers["architect"]:
            if each["name"] == architect and each["effect"] == EFFECTS[LARGER_HAND]:
                return int(each["number"])
        return int(numbers["game"]["hand_limit"])

    # Solo

    @cached_property
    def solo_colours(self) -> tuple[tuple[int, ...], ...]:
        """For each Mission and monument the colours in which a plain one fulfils it, as a mask."""
        return tuple(
            tuple(plain_colours(mission[name], COLOUR_LETTERS) for name in MONUMENT_NAMES)
            for mission in self.missions
        )

    def conflict(self, one: int, other: int, extreme: bool) -> str:
        """Why two Missions cannot be played together in solo; empty if they can (V-R88)."""
        for k, name in enumerate(MONUMENT_NAMES):
            if self.missions[one][name] == self.missions[other][name]:
                return f"both ask for the same {name}"
            mine, yours = self.solo_colours[one][k], self.solo_colours[other][k]
            if mine != ANY_COLOUR and yours != ANY_COLOUR and mine & yours:
                return f"their colours for the {name} overlap"
        first = finished_squares(self.solo_colours[one], extreme)
        second = finished_squares(self.solo_colours[other], extreme)
        return "no pair of Squares could win this level" if all(a & b for a in first for b in second) else ""

    def partners(self, extreme: bool) -> tuple[int, ...]:
        """For each Mission those of its kind it can be played with, as a mask."""
        return self._partners[extreme]

    @cached_property
    def _partners(self) -> tuple[tuple[int, ...], tuple[int, ...]]:
        count = len(self.missions)
        usual = allowed_pairs(count, lambda one, other: not self.conflict(one, other, False))
        return usual, allowed_pairs(count, lambda one, other: not self.conflict(one, other, True))

    def setting(self, players: int, options: Mapping[str, Any]) -> Setting:
        """The options, settled and checked, with the numbers for this many players."""
        return make_setting(self, players, options)


@lru_cache(maxsize=1)
def house_box() -> Box:
    """The house's own."""
    return Box(Content("revival", __package__, FILES, {}))


ANY_COLOUR = (1 << len(COLOUR_NAMES)) - 1


def row(values: Any) -> vec[i64]:
    return vec[i64](list(values))


def targets(mat: Table) -> tuple[list[int], list[int]]:
    """For each mode, spot and target: the cell, and the rank among coins of equal value (4.5)."""
    cells: list[int] = []
    ranks: list[int] = []
    for mode in ("four", "six"):
        for spot in mat["spot"]:
            short = spot["axis"] != mat["long_edge_axis"]
            for k in range(2):
                cell, distance = spot[mode][k] if spot[mode] else (None, 0)
                cells.append(-1 if cell is None else CELL_NAMES.index(cell))
                ranks.append(distance * 2 + short)
    return cells, ranks


def make_book(content: Content) -> Book:
    """The tables in numbers."""
    numbers, tables, missions = (content.table(name) for name in ("numbers", "cards", "missions"))
    first_end = [0]
    card_of: list[int] = []
    section_of: list[int] = []
    colour_of: list[int] = []
    joker_of: list[int] = []
    for card, (_, ends) in enumerate(cards(tables)):
        for end in ends:
            colour = (COLOUR_LETTERS + "j").index(end[-1])
            joker_of.append(sum(other == JOKER for other in colour_of) if colour == JOKER else -1)
            card_of.append(card)
            section_of.append(SECTION_NAMES.index(end[:-1]))
            colour_of.append(colour)
        first_end.append(len(card_of))
    faces = [
        first << 8 | [*section_of[first:last], NO_SECTION][1] << 4 | section_of[first]
        for first, last in pairwise(first_end)
    ]
    target, rank = targets(content.table("mat"))
    spots = len(SPOT_NAMES)
    usable = [
        sum(1 << s for s in range(spots) if target[(mode * spots + s) * 2] >= 0) for mode in range(SIX + 1)
    ]
    needs = [
        ([*each["needs"]] + [None] * NEEDS)[k]
        for each in missions["objective"]["cards"]
        for k in range(NEEDS)
    ]
    points = [
        missions[kind]["points"][name]
        for kind in KINDS
        for _ in missions[kind]["cards"]
        for name in MONUMENT_NAMES
    ]
    return Book(
        row(first_end),
        row(faces),
        row(sum(1 << each for each in set(section_of[first:last])) for first, last in pairwise(first_end)),
        row(card_of),
        row(section_of),
        row(colour_of),
        row(joker_of),
        row(points for each in tables["monument"] for points in tables["printed"][each["code"]]),
        row(numbers["coins"]["values"]),
        row(target),
        row(rank),
        row(usable),
        row(SIDE_NAMES.index(spot["side"]) for spot in content.table("mat")["spot"]),
        row(
            pattern(mission[name], COLOUR_LETTERS)
            for kind in KINDS
            for mission in missions[kind]["cards"]
            for name in MONUMENT_NAMES
        ),
        row(points),
        row(-1 if need is None else MONUMENT_NAMES.index(need[0]) for need in needs),
        row(0 if need is None else pattern(need[1], COLOUR_LETTERS) for need in needs),
        row(each["points"] for each in missions["objective"]["cards"]),
        row(numbers["colour_bonus"]["points"]),
        numbers["colour_bonus"]["new_buddha"],
        numbers["bhairav"]["cost"],
        row(EFFECTS.index(each["effect"]) for each in numbers["architect"]),
        row(each.get("number", 0) for each in numbers["architect"]),
        row(level["cards"] for level in numbers["level"]),
    )


def make_setting(box: Box, players: int, options: Mapping[str, Any]) -> Setting:
    """The options as the kernel knows them."""
    numbers = box.table("numbers")
    solo = players == 1
    size = next((each for each in numbers["table"] if players in each["players"]), numbers["table"][-1])
    rounds = numbers["game"]["rounds"]
    teams = {"none": 0, "2x2": 2, "2x3": 2, "3x2": 3}[options["teams"]]
    level = LEVEL_NAMES.index(options["solo_level"])
    pair = options["solo_missions"]
    chosen = [-1, -1] if pair == "random" else [MISSION_NAMES.index(name) for name in pair.split("+")]
    deck = [*box.table("cards")["blue"]["core"], *box.table("cards")["blue"]["diamond"]]
    colours = box.solo_colours if solo else ()
    return Setting(
        players,
        teams,
        players // teams - 1 if teams else 0,
        solo or size["diamonds"],
        4 if solo else size["market"],
        size["bids"],
        size["quota"],
        len(deck) // 4 if solo else rounds,
        0 if solo else sum(1 << k for k in size["last_coin"]),
        0 if solo else sum(1 << k for k in size["marker"]),
        numbers["game"]["hand_limit"],
        {"hidden": 0, "mixed": rounds // 2, "open": rounds}[options["bids"]],
        options["manipulation"],
        options["reconstruction"],
        {"off": OFF, "random": DEALT, "choose": CHOSEN}[options["architects"]],
        sum(1 << k for k, each in enumerate(numbers["architect"]) if players >= each["fewest"]),
        players - 1 if options["public_objectives"] else 0,
        10 if options["advanced_missions"] else 0,
        10,
        options["bhairav"],
        options["holographic_buddhas"],
        options["rainbow"],
        level,
        row(chosen),
        row(box.partners(level == EXTREME) if solo else ()),
        [row(finished_squares(wanted, level == EXTREME)) for wanted in colours],
        [row(outlines(finished_squares(wanted, level == EXTREME))) for wanted in colours],
    )
