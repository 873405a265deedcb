"""A position from JSON, written by `position.describe` or by hand: enough is said in a few lines.

What is not said has a default: day 1, round 1, the first player's turn at its beginning, one of each
resource, the six dice unused and showing 1, nothing collected yet: ``{"seats": [{"yak": "2:6,3"}]}`` will do.
Whether the whole can be is for `laws.py` to say.
"""

from collections.abc import Mapping
from typing import Any

from durbar.core.content import Table
from durbar.core.errors import shown
from durbar.core.kernel import BIT
from durbar.core.reading import Reader
from durbar.games.expedition import chain, content
from durbar.games.expedition.position.build_question import read_pending, read_question, read_turn
from durbar.games.expedition.position.build_seat import read_seat, read_set
from durbar.games.expedition.position.describe import CARDS, consequences, weather_so_far
from durbar.games.expedition.rules.book import Book, Setting
from durbar.games.expedition.rules.kernel import ExpeditionKernel, new_kernel
from durbar.games.expedition.rules.landscape import LANDSCAPES, Landscape
from durbar.games.expedition.rules.layout import (
    GOODS_ON,
    MAP_PILE,
    MAPS,
    OPEN_MAP_PLACES,
    OPEN_MAPS,
    SECURED,
    SHAPE,
    TENT_PILE,
    TENTS,
    TILES,
    UNDER,
    UNDER_COUNT,
    UNDER_PLACES,
)
from durbar.games.expedition.rules.numbers import (
    ANIMALS,
    CITY_RESOURCE,
    DECK_CARDS,
    DRAW_BOARD,
    DRAW_SHAPE,
    EQUIPMENT,
    GOODS,
    MAP_KINDS,
)
from durbar.games.expedition.rules.table import count_bits


def build(book: Book, setting: Setting, preset: Table, written: Mapping[str, Any]) -> ExpeditionKernel:
    """The kernel of a written position; BadPosition names the field that is wrong."""
    k = new_kernel(book, setting)
    r = Reader(written)
    pending = r.inner("pending")
    read_question(r, pending, k)
    read_landscape(r, k, preset)
    seats = r.items("seats")
    if len(seats) > setting.players:
        raise r.wrong("seats", f"{len(seats)} seats, but {setting.players} play", "3")
    for seat in range(setting.players):
        read_seat(Reader(seats[seat] if seat < len(seats) else {}, f"seats[{seat}]"), k, seat)
    if k.players[k.active].is_away() and not r.has("phase"):
        k.phase = CITY_RESOURCE
    read_turn(r.inner("turn"), k)
    read_common(r, k)
    read_pending(pending, k)
    for name, known in consequences(k).items():
        if r.has(name) and r.raw(name) != known:
            raise r.wrong(name, f"{shown(r.raw(name))}, but {known!r} follows from the rest", "4.7")
    r.finish()
    return k


# --- The landscape ------------------------------------------------------------------------------------


def read_landscape(r: Reader, k: ExpeditionKernel, preset: Table) -> None:
    """Given, or chosen by the options, or the preset of this length; in the setup maybe unfinished."""
    setting = k.setting
    if k.phase in (DRAW_SHAPE, DRAW_BOARD):
        k.land = Landscape(0)
        if k.phase == DRAW_BOARD:
            read_unfinished(r.inner("landscape"), k)
        elif r.has("landscape"):
            raise r.wrong("landscape", "its shape is still to be drawn", "3.1")
        return
    if not r.has("landscape") and setting.land is not None:
        return
    if r.has("landscape"):
        given = r.inner("landscape")
        names, exits = given.texts("boards"), given.text("exits")
        given.finish()
    else:
        names, exits = preset["boards"], preset["exits"]
    try:
        k.land = chain.lay_chain(k.book.boards, names, exits, setting.boards, setting.temple_boards)
    except chain.BadChain as error:
        raise r.wrong("landscape", ValueError.__str__(error), error.rule or "3.1") from error
    if setting.land is not None and not same_chain(k.land, setting.land):
        raise r.wrong("landscape", "the options of this game lay another one", "3.1 / E-R2")


def same_chain(one: Landscape, other: Landscape) -> bool:
    return all(one.tile[b] == other.tile[b] and one.exit[b] == other.exit[b] for b in range(one.boards))


def read_unfinished(given: Reader, k: ExpeditionKernel) -> None:
    """A landscape still being laid: the shape is known, and the first boards."""
    exits = given.text("exits")
    if exits not in content.shapes(k.setting.boards):
        raise given.wrong("exits", f"{shown(exits)} is no chain of {k.setting.boards} boards", "3.1 / E-R4")
    k.common[SHAPE] = content.pack_exits(exits)
    names = given.texts("boards")
    try:
        tiles = [chain.tile_number(name) for name in names]
        chain.check_tiles(k.book.boards, names, tiles, k.setting.boards)
    except chain.BadChain as error:
        raise given.wrong("boards", ValueError.__str__(error), error.rule or "3.1") from error
    if not 0 < len(tiles) < k.setting.boards - 1:
        raise given.wrong("boards", "the start board lies, and one is still to be drawn", "3.1")
    for b, tile in enumerate(tiles):
        k.common[TILES + b] = tile
    k.cursor = len(tiles)
    given.finish()


# --- The rest of the table ----------------------------------------------------------------------------


def read_common(r: Reader, k: ExpeditionKernel) -> None:
    read_weather(r, k)
    k.arrived = sum(p.arrival >= 0 for p in k.players)
    k.display = read_set(r, "equipment", content.CARD_NAMES)
    k.animal_display = read_set(r, "animals", content.ANIMAL_NAMES)
    used = read_set(r, "equipment_used", CARDS)
    if used & (k.display | sum_of(p.equipment for p in k.players)):
        raise r.wrong("equipment_used", "a used card is gone", "E-R48")
    k.deck = (BIT[DECK_CARDS] - 1) & ~(k.display | used)
    k.start_deck = (BIT[EQUIPMENT] - 1) & ~(used >> DECK_CARDS)
    k.animal_deck = (BIT[ANIMALS] - 1) & ~k.animal_display
    read_goods(r, k)
    for p in k.players:
        k.deck &= ~p.equipment
        k.start_deck &= ~(p.equipment >> DECK_CARDS)
        k.animal_deck &= ~p.animals
    read_maps(r, k)
    read_tents(r, k)


def sum_of(masks: Any) -> int:
    found = 0
    for mask in masks:
        found |= mask
    return found


def read_weather(r: Reader, k: ExpeditionKernel) -> None:
    """The tiles of the days before. Not said: the mildest that the mixes allow and the storm demands."""
    setting, days = k.setting, weather_so_far(k)
    last = setting.boards - 1
    if r.has("weather"):
        tiles = r.words("weather", ("sun", "storm"), "8.1")
        if len(tiles) != days:
            raise r.wrong("weather", f"{len(tiles)} tiles, but {days} are turned up", "6 / 8.1")
        k.storm_days = sum(1 << day for day, tile in enumerate(tiles, 1) if tile)
        k.storm = r.number("storm", min(sum(tiles), last), 0, last, "E-R84")
    else:
        k.storm = r.number("storm", -1, 0, last, "E-R84") if r.has("storm") else -1
        k.storm_days = mild_weather(setting, days, max(k.storm, 0))
        if k.storm < 0:
            k.storm = min(count_bits(k.storm_days), last)
    storms, suns = weather_left(k, days)
    if r.has("weather_left"):
        left = r.inner("weather_left")
        storms = left.number("storm", 0, 0, max(k.setting.storms), "8.1")
        suns = left.number("sun", 0, 0, max(k.setting.suns), "8.1")
        left.finish()
    k.storms_left, k.suns_left = storms, suns


def mild_weather(setting: Setting, days: int, storms: int) -> int:
    """Storms as late as possible, at least so many; each mix has only so many suns and storms."""
    found = 0
    for day in range(days, 0, -1):
        mix = mix_of(setting, day)
        same = [d for d in range(1, days + 1) if mix_of(setting, d) == mix]
        used = sum(found >> d & 1 for d in same)
        forced = len(same) - setting.suns[mix]
        if used < setting.storms[mix] and (used < forced or count_bits(found) < storms):
            found |= 1 << day
    return found


def mix_of(setting: Setting, day: int) -> int:
    """Which mix of tiles a day draws from."""
    return 1 if len(setting.storms) > 1 and day > setting.days // 2 else 0


def weather_left(k: ExpeditionKernel, days: int) -> tuple[int, int]:
    """What the mix of today still holds, after what was turned up."""
    mix = mix_of(k.setting, max(k.day, 1))
    drawn = [k.storm_days >> day & 1 for day in range(1, days + 1) if mix_of(k.setting, day) == mix]
    return k.setting.storms[mix] - sum(drawn), k.setting.suns[mix] - len(drawn) + sum(drawn)


def read_goods(r: Reader, k: ExpeditionKernel) -> None:
    given = r.inner("goods")
    k.goods_left = BIT[GOODS] - 1
    for name in given.written:
        space = chain.space_number(name, k.land)
        if space < 0 or k.land.city[space] < 0:
            raise given.wrong(name, "goods lie on city spaces only", "3.2")
        tile = given.word(name, content.GOOD_NAMES, rule="3.2")
        if tile < 0:
            raise given.wrong(name, "which goods tile lies there?", "3.2")
        k.common[GOODS_ON + k.land.city[space]] = tile
        if not k.goods_left >> tile & 1:
            raise given.wrong(name, f"{content.GOOD_NAMES[tile]} exists once", "2.1")
        k.goods_left &= ~BIT[tile]
    for p in k.players:
        k.goods_left &= ~p.goods


def read_maps(r: Reader, k: ExpeditionKernel) -> None:
    shown = r.items("maps")
    if len(shown) > OPEN_MAP_PLACES:
        raise r.wrong("maps", f"{len(shown)} open maps, but the display has {OPEN_MAP_PLACES} places", "5.2")
    for place, name in enumerate(shown):
        if name is not None:
            k.common[OPEN_MAPS + place] = r.number_of("maps", name, content.MAP_NAMES, "5.2")
    under = r.words("maps_under", content.MAP_NAMES, "E-R129")
    if len(under) > UNDER_PLACES:
        raise r.wrong("maps_under", f"{len(under)} maps cannot have been put back", "E-R129")
    for j, kind in enumerate(under):
        k.common[UNDER + j] = kind
    k.common[UNDER_COUNT] = len(under)
    for kind in range(MAP_KINDS):
        seen = under.count(kind) + sum(
            k.common[OPEN_MAPS + place] == kind for place in range(OPEN_MAP_PLACES)
        )
        seen += sum(p.have[MAPS + kind] + p.have[SECURED + kind // 2] for p in k.players)
        k.common[MAP_PILE + kind] = k.book.map_copies - seen
        if seen > k.book.map_copies:
            name = content.MAP_NAMES[kind]
            raise r.wrong("maps", f"{name} exists {k.book.map_copies} times, here {seen}", "2.1")


def read_tents(r: Reader, k: ExpeditionKernel) -> None:
    if r.has("tents_unseen"):
        given = r.inner("tents_unseen")
        for land, name in enumerate(content.LANDSCAPE_NAMES):
            k.common[TENT_PILE + land] = given.number(name, 0, 0, k.book.tents_of[land], "12.8")
        given.finish()
    else:
        for land in range(LANDSCAPES):
            held = sum(p.have[TENTS + land] for p in k.players)
            k.common[TENT_PILE + land] = max(k.common[TENT_PILE + land] - held, 0)
