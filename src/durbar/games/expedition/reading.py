"""A position from JSON, written by `position.describe` or by hand: enough is said in a few lines.

What is not said has a default: day 1, round 1, the first player's turn at its beginning, one of each
resource, the six dice unused and showing 1, nothing collected yet: ``{"seats": [{"yak": "2:6,3"}]}`` will do.
"""

from collections.abc import Mapping
from typing import Any

from durbar.core.kernel import BIT, CHANCE, NOBODY
from durbar.core.reading import Reader
from durbar.games.expedition import chain, content
from durbar.games.expedition.position import CARDS, DEEDS, PHASES, PLACES, STAGES
from durbar.games.expedition.rules.kernel import ExpeditionKernel, new_kernel
from durbar.games.expedition.rules.landscape import LANDSCAPES, Landscape
from durbar.games.expedition.rules.numbers import (
    ALL_DICE,
    ANIMALS,
    ASK_CITY,
    ASK_EXIT,
    ASK_TENT,
    ASKED,
    ASKED_SEEN,
    DECK_CARDS,
    DICE,
    DRAW_SHAPE,
    EQUIPMENT,
    FACE,
    FIRST_ROLL,
    GO_SETUP,
    GOODS,
    GOODS_ON,
    IN_KATHMANDU,
    LAY_BOARDS,
    LAY_GOODS,
    MAP_KINDS,
    MAP_PILE,
    MAPS,
    MONK,
    MONK_USES,
    MOST_MARKERS,
    NO_TILE,
    OFFERINGS,
    OPEN_MAP_PLACES,
    OPEN_MAPS,
    OVER,
    RESOURCES,
    ROLLER,
    ROLLING,
    ROUNDS,
    SECURED,
    SHAPE,
    SLOT,
    STAGE,
    TEN_POINTS,
    TENT_PILE,
    TENTS,
    TILES,
    UNDER,
    UNDER_COUNT,
    UNDER_PLACES,
    UNUSED,
)
from durbar.games.expedition.rules.setup import goods_row
from durbar.games.expedition.rules.table import Book, Player, Setting, count_bits
from durbar.games.expedition.vocabulary import VOCABULARY


def build(book: Book, setting: Setting, written: Mapping[str, Any]) -> ExpeditionKernel:
    """The kernel of a written position; BadPosition names the field that is wrong."""
    k = new_kernel(book, setting)
    r = Reader(written)
    k.day = r.number("day", 1, 0, setting.days)
    read_landscape(r, k)
    players = setting.players
    k.round = r.number("round", min(k.day, 1), 0, ROUNDS + 1)
    k.holder = r.number("holder", 0, 0, players - 1)
    k.active = r.number("active", k.holder, 0, players - 1)
    k.turn = r.number("turns_done", (k.active - k.holder) % players, 0, players)
    k.phase = read_phase(r)
    seats = r.items("seats")
    if len(seats) > players:
        raise r.wrong("seats", f"{len(seats)} seats, but {players} play", "3")
    readers = [Reader(seats[j] if j < len(seats) else {}, f"seats[{j}]") for j in range(players)]
    for p, seat in zip(k.players, readers, strict=True):
        read_seat(seat, k, p)
        seat.finish()
    if k.players[k.active].is_away() and not r.has("phase"):
        k.phase = ASK_CITY
    read_turn(r.inner("turn"), k)
    read_common(r, k)
    read_pending(r.inner("pending"), k)
    for told in ("kathmandu", "equipment_left", "animals_left", "maps_left", "tents_left"):
        r.raw(told)  # told for the reader's convenience; they follow from the rest
    r.finish()
    return k


def read_phase(r: Reader) -> int:
    words = [name or "-" for name in PHASES]
    phase = r.word("phase", words, words.index("choose-die"), "4.2")
    if phase >= GO_SETUP:
        raise r.wrong("phase", f"{PHASES[phase]!r} is not a question", "4.2")
    return phase


def read_landscape(r: Reader, k: ExpeditionKernel) -> None:
    """Given, or chosen by the options, or the first preset of this length; in the setup maybe unfinished."""
    setting, boards = k.setting, k.book.boards
    laying = r.word("phase", [name or "-" for name in PHASES]) in (DRAW_SHAPE, DRAW_SHAPE + 1)
    if laying:
        k.land = Landscape(0)
        if r.has("landscape"):
            read_unfinished(r.inner("landscape"), k)
        return
    try:
        if r.has("landscape"):
            given = r.inner("landscape")
            names = [str(name) for name in given.items("boards")]
            exits = str(given.raw("exits") or "")
            given.finish()
        elif setting.land is not None:
            return
        else:
            preset = next(p for p in content.table("boards")["preset"] if len(p["boards"]) == setting.boards)
            names, exits = preset["boards"], preset["exits"]
        k.land = chain.lay_chain(boards, names, exits, setting.boards, setting.temple_boards)
    except chain.BadChain as error:
        raise r.wrong("landscape", ValueError.__str__(error), error.rule) from error
    k.common[STAGE] = LAY_GOODS


def read_unfinished(given: Reader, k: ExpeditionKernel) -> None:
    exits = str(given.raw("exits") or "")
    if exits not in content.shapes(k.setting.boards):
        raise given.wrong("exits", f"{exits!r} is no chain of {k.setting.boards} boards", "3.1 / E-R4")
    k.common[SHAPE] = content.pack_exits(exits)
    k.common[STAGE] = LAY_BOARDS
    names = given.items("boards")
    for b, name in enumerate(names):
        try:
            k.common[TILES + b] = chain.tile_number(str(name))
        except chain.BadChain as error:
            raise given.wrong("boards", ValueError.__str__(error), "3.1") from error
    given.finish()


# --- One seat -----------------------------------------------------------------------------------------


def read_seat(r: Reader, k: ExpeditionKernel, p: Player) -> None:
    r.raw("colour")
    p.character = r.word("character", content.CHARACTER_NAMES, rule="3.4")
    p.monk_uses = r.number("monk_uses", MONK_USES if p.character == MONK else 0, 0, MONK_USES, "E-R108")
    read_yak(r, k, p)
    read_resources(r, k, p)
    p.markers = r.number("exhaustion", 0, 0, MOST_MARKERS, "E-R40")
    read_dice(r, k, p)
    read_tiles(r, k, p)
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


def read_set(r: Reader, name: str, names: tuple[str, ...]) -> int:
    """Things that exist once, as bits."""
    mask = 0
    for each in r.words(name, names):
        if mask >> each & 1:
            raise r.wrong(name, f"{names[each]} exists once", "2.1")
        mask |= BIT[each]
    return mask


def read_yak(r: Reader, k: ExpeditionKernel, p: Player) -> None:
    tile = r.raw("kathmandu")
    if tile is not None:
        points = list(k.book.kathmandu_points)
        if tile not in points:
            raise r.wrong("kathmandu", f"{tile!r} is not a Kathmandu tile; tiles: {points}", "12.6")
        p.arrival = points.index(tile)
    where = r.raw("yak")
    if where == "kathmandu":
        p.space = IN_KATHMANDU
        if tile is None:
            raise r.wrong("kathmandu", "a yak in Kathmandu has taken a tile: say which", "5.2")
    elif where is None:
        p.space = k.land.start[0] if k.day else -1
    else:
        p.space = chain.space_number(str(where), k.land)
        if p.space < 0:
            raise r.wrong("yak", f"the landscape has no space {where!r}", "3.1")


def read_resources(r: Reader, k: ExpeditionKernel, p: Player) -> None:
    """Not given: as at the start. Given: what is not named is none."""
    if r.has("resources"):
        given = r.inner("resources")
        for resource, name in enumerate(content.RESOURCE_NAMES):
            p.have[resource] = given.number(name, 0, 0, 999)
        given.finish()
    elif k.day:
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
    lowest = 0 if k.day == 0 or k.phase == OVER or p.arrival >= 0 else 1
    for die, name in enumerate(content.DIE_NAMES):
        if isinstance(given.raw(name), Mapping):
            one = given.inner(name)
            p.have[FACE + die] = one.number("face", 1, 0, 6, "E-R14")
            p.have[SLOT + die] = one.word("place", PLACES, UNUSED, "4.3")
            one.finish()
        else:
            p.have[FACE + die] = given.number(name, 1, lowest, 6, "E-R14")


def read_tiles(r: Reader, k: ExpeditionKernel, p: Player) -> None:
    """Current tile and those under it; all others are fulfilled. Not given: nothing fulfilled yet."""
    every = (1 << LANDSCAPES) - 1
    told = r.has("tiles_under")
    under = read_set(r, "tiles_under", content.LANDSCAPE_NAMES)
    tile = r.word("tile", VOCABULARY["yaktile"], NO_TILE, "3.3")
    if r.has("tile") and not told:
        under = 0 if tile == TEN_POINTS else every & ~BIT[tile]
    elif not told and k.day:
        tile, under = 0, every & ~1
    elif not told:
        under = every
    elif tile == NO_TILE and k.day and k.phase != PHASES.index("draw-yak-tile"):
        raise r.wrong("tile", "which yak tile is up?", "3.3")
    p.tile, p.tiles_under = tile, under


def read_temples(r: Reader, k: ExpeditionKernel, p: Player) -> None:
    for name in r.items("temples"):
        space = chain.space_number(str(name), k.land)
        if space < 0 or k.land.temple[space] < 0:
            raise r.wrong("temples", f"there is no temple on {name!r}", "5.2")
        p.served |= BIT[k.land.temple[space]]
    p.offerings = r.number("offerings", count_bits(p.served), 0, OFFERINGS, "E-R73")


# --- The rest of the table ----------------------------------------------------------------------------


def read_turn(r: Reader, k: ExpeditionKernel) -> None:
    """The active player's turn. `die` with `face` is the short way to say which die was taken."""
    k.die = r.word("die", content.DIE_NAMES)
    have = k.players[k.active].have
    if k.die >= 0:
        if have[SLOT + k.die] == UNUSED:
            have[SLOT + k.die] = k.players[k.active].dice_used() + 1
        have[FACE + k.die] = r.number("face", have[FACE + k.die], 1, 6, "E-R14")
    k.rolls = r.number("rolls", 0, 0, 3, "E-R53")
    for name in r.items("done"):
        k.done |= DEEDS[list(DEEDS)[r.number_of("done", name, list(DEEDS), "5.2")]]
    if r.has("target"):
        k.target = chain.space_number(str(r.raw("target")), k.land)
        if k.target < 0:
            raise r.wrong("target", f"the landscape has no space {r.raw('target')!r}", "4.2")
    elif PHASES[k.phase] in ("actions", "pick-map", "play-tents"):
        k.target = k.players[k.active].space
    r.finish()


def read_common(r: Reader, k: ExpeditionKernel) -> None:
    read_weather(r, k)
    k.arrived = sum(p.arrival >= 0 for p in k.players)
    k.display = read_set(r, "equipment", content.CARD_NAMES)
    k.animal_display = read_set(r, "animals", content.ANIMAL_NAMES)
    used = read_set(r, "equipment_used", CARDS)
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


def read_weather(r: Reader, k: ExpeditionKernel) -> None:
    setting = k.setting
    for d, tile in enumerate(r.words("weather", ("sun", "storm"), "8.1"), 1):
        if tile:
            k.storm_days |= BIT[d]
    k.storm = r.number(
        "storm", min(count_bits(k.storm_days), setting.boards - 1), 0, setting.boards - 1, "E-R84"
    )
    if r.has("weather_left"):
        left = r.inner("weather_left")
        k.storms_left = left.number("storm", 0, 0, 12)
        k.suns_left = left.number("sun", 0, 0, 12)
        left.finish()
        return
    half = setting.days // 2 if len(setting.storms) > 1 else 0
    mix = 1 if half and k.day > half else 0
    drawn = [bool(k.storm_days >> d & 1) for d in range(1 + mix * half, k.day)]
    k.storms_left = max(setting.storms[mix] - sum(drawn), 0)
    k.suns_left = max(setting.suns[mix] - (len(drawn) - sum(drawn)), 0)
    if k.storms_left + k.suns_left == 0:
        k.storms_left = k.suns_left = 1


def read_goods(r: Reader, k: ExpeditionKernel) -> None:
    given = r.inner("goods")
    k.goods_left = BIT[GOODS] - 1
    for name in given.written:
        space = chain.space_number(name, k.land)
        if space < 0 or k.land.city[space] < 0:
            raise given.wrong(name, "goods lie on city spaces only", "3.2")
        tile = given.word(name, content.GOOD_NAMES)
        k.common[GOODS_ON + k.land.city[space]] = tile
        if not k.goods_left >> tile & 1:
            raise given.wrong(name, f"{content.GOOD_NAMES[tile]} exists once", "12.6")
        k.goods_left &= ~BIT[tile]
    for p in k.players:
        k.goods_left &= ~p.goods


def read_maps(r: Reader, k: ExpeditionKernel) -> None:
    shown = r.items("maps")
    if len(shown) > OPEN_MAP_PLACES:
        raise r.wrong("maps", f"{len(shown)} open maps, but the display has {OPEN_MAP_PLACES} places", "5.2")
    for place, name in enumerate(shown):
        if name is not None:
            k.common[OPEN_MAPS + place] = r.number_of("maps", name, content.MAP_NAMES)
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


def read_pending(r: Reader, k: ExpeditionKernel) -> None:
    """What is half done; and with it, whose answer the position waits for."""
    k.cursor = r.number("count", 0, 0, 99)
    k.common[STAGE] = r.word("stage", STAGES, FIRST_ROLL if k.day else k.common[STAGE])
    k.player = k.active
    if k.phase == OVER:
        k.player, k.over = NOBODY, True
    elif k.phase >= DRAW_SHAPE:
        k.player = CHANCE
        words = [name or "-" for name in PHASES]
        k.resume = r.word("then", words, words.index("setup" if k.day == 0 else "actions"))
    rolling = r.words("rolling", content.DIE_NAMES)
    k.common[ROLLING] = sum(1 << die for die in rolling)
    if PHASES[k.phase] == "roll-die" and not rolling:
        k.common[ROLLING] = ALL_DICE
    k.common[ROLLER] = r.number("roller", k.active if k.common[ROLLING] else 0, 0, k.setting.players - 1)
    if k.phase == ASK_EXIT:
        k.plan = r.word("plan", VOCABULARY["plan"], rule="4.4")
        if k.plan < 0:
            raise r.wrong("plan", "a Border guard at a strip is following a plan: say which", "E-R133")
        for exit in r.words("exits", VOCABULARY["exit"], "E-R133"):
            k.exits = k.exits * 16 + exit + 1
    if k.phase == ASK_TENT:
        k.common[ASKED] = r.number("asked", 0, 0, k.setting.players - 2, "E-R101")
        k.common[ASKED_SEEN] = r.number("asked_seen", 0, 0, k.common[ASKED], "E-R101")
        k.player = (k.active + 1 + k.common[ASKED]) % k.setting.players
    r.finish()
