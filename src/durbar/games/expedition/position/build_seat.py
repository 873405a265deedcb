"""One seat of a position from JSON: the yak, and what lies on and beside the player board."""

from collections.abc import Mapping

from durbar.core.errors import shown
from durbar.core.kernel import BIT
from durbar.core.reading import Reader
from durbar.games.expedition import chain, content
from durbar.games.expedition.position.describe import CARDS, PLACES
from durbar.games.expedition.rules.characters import first_uses
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.landscape import LANDSCAPES
from durbar.games.expedition.rules.layout import (
    CHOOSE_CHARACTERS,
    FACE,
    IN_KATHMANDU,
    MAPS,
    MONK_USES,
    MOST_MARKERS,
    NO_TILE,
    OFFERINGS,
    SECURED,
    SLOT,
    STAGE,
    TEN_POINTS,
    TENTS,
    TURN_TILES,
    UNPLACED,
    UNUSED,
)
from durbar.games.expedition.rules.numbers import DICE, DRAW_YAK_TILE, RESOURCES
from durbar.games.expedition.rules.setup import goods_row
from durbar.games.expedition.rules.table import Player, count_bits
from durbar.games.expedition.vocabulary import SEAT_COLOURS, VOCABULARY


def read_seat(r: Reader, k: ExpeditionKernel, seat: int) -> None:
    p = k.players[seat]
    if r.word("colour", SEAT_COLOURS, seat) != seat:
        raise r.wrong("colour", f"seat {seat} is {SEAT_COLOURS[seat]}", "4.7")
    p.character = r.word("character", content.CHARACTER_NAMES, rule="3.4")
    if p.character >= 0:
        p.ability = k.book.ability[p.character]
    p.monk_uses = r.number("monk_uses", first_uses(p.ability), 0, MONK_USES, "E-R108")
    read_yak(r, k, p)
    read_resources(r, k, p)
    p.markers = r.number("exhaustion", 0, 0, MOST_MARKERS, "E-R40")
    read_dice(r, k, p)
    read_tiles(r, k, p, turning=k.phase == DRAW_YAK_TILE and seat == k.active)
    read_temples(r, k, p)
    for kind in r.words("maps", content.MAP_NAMES, "5.2"):
        p.have[MAPS + kind] += 1
    for colour in r.words("secured", content.MAP_COLOUR_NAMES, "E-R58"):
        p.have[SECURED + colour] += 1
    p.goods = read_set(r, "goods", content.GOOD_NAMES)
    p.specials = read_set(r, "specials", content.GOOD_TYPE_NAMES)
    p.animals = read_set(r, "animals", content.ANIMAL_NAMES)
    p.equipment = read_set(r, "equipment", CARDS)
    for land in r.words("tents", content.LANDSCAPE_NAMES, "5.6"):
        p.have[TENTS + land] += 1
        p.tents += 1
    r.finish()


def read_set(r: Reader, name: str, names: tuple[str, ...]) -> int:
    """Things that exist once, as bits."""
    mask = 0
    for each in r.words(name, names, "2.1"):
        if mask >> each & 1:
            raise r.wrong(name, f"{names[each]} exists once", "2.1")
        mask |= BIT[each]
    return mask


def read_yak(r: Reader, k: ExpeditionKernel, p: Player) -> None:
    tile = r.raw("kathmandu")
    if tile is not None:
        points = list(k.book.kathmandu_points)
        if type(tile) is not int or tile not in points:
            raise r.wrong("kathmandu", f"{shown(tile)} is not a Kathmandu tile; tiles: {points}", "12.6")
        p.arrival = points.index(tile)
    where = r.text("yak")
    if where == "kathmandu":
        p.space = IN_KATHMANDU
        if tile is None:
            raise r.wrong("kathmandu", "a yak in Kathmandu has taken a tile: say which", "5.2")
    elif not r.has("yak"):
        p.space = k.land.start[0] if k.day else UNPLACED
    else:
        p.space = chain.space_number(where, k.land)
        if p.space < 0:
            raise r.wrong("yak", f"the landscape has no space {shown(where)}", "3.1")


def read_resources(r: Reader, k: ExpeditionKernel, p: Player) -> None:
    """Not given: as at the start. Given: what is not named is none."""
    if r.has("resources"):
        given = r.inner("resources")
        for resource, name in enumerate(content.RESOURCE_NAMES):
            p.have[resource] = given.number(name, 0, 0, 999, "5.2")
        given.finish()
    elif k.common[STAGE] > CHOOSE_CHARACTERS:
        row = goods_row(p.character)
        for resource in range(RESOURCES):
            p.have[resource] = k.book.start_goods[row * RESOURCES + resource]


def read_dice(r: Reader, k: ExpeditionKernel, p: Player) -> None:
    """All six or none: {"brown": 3, …} or {"brown": {"face": 3, "place": "slot 1"}, …}."""
    if not r.has("dice"):
        shown = 1 if k.day and p.space != IN_KATHMANDU else 0
        for die in range(DICE):
            p.have[FACE + die] = shown
        return
    given = r.inner("dice")
    if set(given.written) != set(content.DIE_NAMES):
        raise r.wrong("dice", f"a player has six dice: {', '.join(content.DIE_NAMES)}", "2.2")
    for die, name in enumerate(content.DIE_NAMES):
        if isinstance(given.raw(name), Mapping):
            one = given.inner(name)
            p.have[FACE + die] = one.number("face", 1, 0, 6, "E-R14")
            p.have[SLOT + die] = one.word("place", PLACES, UNUSED, "4.3")
            one.finish()
        else:
            p.have[FACE + die] = given.number(name, 1, 0, 6, "E-R14")


def read_tiles(r: Reader, k: ExpeditionKernel, p: Player, turning: bool) -> None:
    """Current tile and those under it; all others are fulfilled. Not given: nothing fulfilled yet."""
    every = (1 << LANDSCAPES) - 1
    told = r.has("tiles_under")
    under = read_set(r, "tiles_under", content.LANDSCAPE_NAMES)
    tile = r.word("tile", VOCABULARY["yaktile"], NO_TILE, "3.3")
    if r.has("tile") and not told:
        under = 0 if tile == TEN_POINTS else every & ~BIT[tile]
    elif not told and k.common[STAGE] > TURN_TILES:
        tile, under = (NO_TILE if turning else 0), every & ~1
    elif not told:
        under = every
    p.tile, p.tiles_under = tile, under


def read_temples(r: Reader, k: ExpeditionKernel, p: Player) -> None:
    for name in r.texts("temples"):
        space = chain.space_number(name, k.land)
        if space < 0 or k.land.temple[space] < 0:
            raise r.wrong("temples", f"there is no temple on {shown(name)}", "5.2")
        if p.served >> k.land.temple[space] & 1:
            raise r.wrong("temples", f"{name} is served once", "5.2")
        p.served |= BIT[k.land.temple[space]]
    p.offerings = r.number("offerings", count_bits(p.served), 0, OFFERINGS, "E-R73")
