"""What is true of every position: each thing is somewhere once, and nobody stands where nobody may.

Whether the question fits the rest is in `laws_question.py`.
"""

from collections.abc import Iterator
from dataclasses import dataclass

from durbar.games.expedition import content
from durbar.games.expedition.position import tents_known, weather_so_far
from durbar.games.expedition.reading import mix_of, weather_left
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.landscape import KATHMANDU, LANDSCAPES, MOUNTAIN, NOTHING
from durbar.games.expedition.rules.numbers import (
    ALL_DICE,
    ANIMALS,
    DECK_CARDS,
    DICE,
    DONE_ARRIVAL,
    DRAW_FACE,
    DRAW_TILE,
    FACE,
    GO_DICE,
    GOODS,
    GOODS_ON,
    IN_KATHMANDU,
    MAP_KINDS,
    MAP_PILE,
    MAPS,
    MONK,
    MONK_USES,
    MOST_MARKERS,
    MOUNTAINEER,
    NO_TILE,
    NOT_VEILED,
    OFFERINGS,
    OPEN_MAP_PLACES,
    OPEN_MAPS,
    OVER,
    PLACE_YAKS,
    RESOURCES,
    ROLLER,
    ROLLING,
    ROUNDS,
    SECURED,
    SET_ASIDE,
    SLOT,
    STAGE,
    TEN_POINTS,
    TENT_PILE,
    TENTS,
    TURN_TILES,
    UNDER,
    UNDER_COUNT,
    UNUSED,
)
from durbar.games.expedition.rules.table import Player, count_bits
from durbar.games.expedition.vocabulary import space_name


@dataclass(frozen=True)
class Law:
    """A law that is broken: where, how, and which rule it comes from."""

    field: str
    why: str
    rule: str

    def __str__(self) -> str:
        return f"{self.field}: {self.why} [{self.rule}]"


def laws_of_things(k: ExpeditionKernel) -> Iterator[Law]:
    yield from cards(k)
    yield from goods(k)
    yield from maps(k)
    yield from tents(k)
    yield from weather(k)
    yield from characters(k)
    yield from kathmandu(k)
    for seat, p in enumerate(k.players):
        place = f"seats[{seat}]"
        yield from yak(k, p, seat == k.active, place)
        yield from dice(k, p, seat, place)
        yield from board(k, p, seat == k.active, place)


def cards(k: ExpeditionKernel) -> Iterator[Law]:
    """Equipment and animals: in a deck, a display, one hand, or gone."""
    deck_cards = (1 << DECK_CARDS) - 1
    yield from once("equipment", [k.deck, k.display, *(p.equipment & deck_cards for p in k.players)])
    yield from once("equipment", [k.start_deck, *(p.equipment >> DECK_CARDS for p in k.players)])
    animals = [k.animal_deck, k.animal_display, *(p.animals for p in k.players)]
    yield from once("animals", animals)
    if sum(count_bits(mask) for mask in animals) != ANIMALS:
        yield Law("animals", f"there are {ANIMALS}, none leaves the game", "2.1")
    if count_bits(k.display) > k.setting.players + 1:
        shown = f"{count_bits(k.display)} open cards, at most players + 1"
        yield Law("equipment", shown, "3.2 / E-X1")


def once(field: str, masks: list[int]) -> Iterator[Law]:
    """No bit may be set in two of the masks."""
    seen = 0
    for mask in masks:
        if seen & mask:
            yield Law(field, "something that exists once is in two places", "2.1")
        seen |= mask


def goods(k: ExpeditionKernel) -> Iterator[Law]:
    laid = [k.common[GOODS_ON + city] for city in range(k.land.city_spaces) if k.common[GOODS_ON + city] >= 0]
    on_map = sum(1 << tile for tile in laid)
    yield from once("goods", [k.goods_left, on_map, *(p.goods for p in k.players)])
    yield from once("specials", [p.specials for p in k.players])
    in_game = len(laid) + sum(count_bits(p.goods) for p in k.players)
    if in_game > k.land.city_spaces:
        yield Law(
            "goods", f"{in_game} in play, but there are {k.land.city_spaces} city spaces", "3.2 / E-R15"
        )
    if in_game + count_bits(k.goods_left) != GOODS:
        yield Law("goods", f"there are {GOODS} tiles", "2.1")


def maps(k: ExpeditionKernel) -> Iterator[Law]:
    for kind in range(MAP_KINDS):
        count = k.common[MAP_PILE + kind]
        count += sum(k.common[OPEN_MAPS + place] == kind for place in range(OPEN_MAP_PLACES))
        count += sum(k.common[UNDER + j] == kind for j in range(k.common[UNDER_COUNT]))
        count += sum(p.have[MAPS + kind] + p.have[SECURED + kind // 2] for p in k.players)
        if count != k.book.map_copies:
            yield Law("maps", f"{count} of {k.book.map_copies} {content.MAP_NAMES[kind]}", "2.1")


def tents(k: ExpeditionKernel) -> Iterator[Law]:
    for land in range(LANDSCAPES):
        count = k.common[TENT_PILE + land] + sum(p.have[TENTS + land] for p in k.players)
        if count and not k.setting.tents:
            yield Law("tents", "this game is played without tents", "8.3")
        elif count > k.book.tents_of[land]:
            yield Law("tents", f"{count} tents of {content.LANDSCAPE_NAMES[land]}", "12.8")
    if k.viewer == NOT_VEILED and any(p.tents != tents_known(p) for p in k.players):
        yield Law("tents", "tents in hand are miscounted", "5.6")


def weather(k: ExpeditionKernel) -> Iterator[Law]:
    """Tiles come from the mixes of 8.1, and each storm moves the storm by one strip."""
    days = weather_so_far(k)
    for mix in range(len(k.setting.storms)):
        tiles = [k.storm_days >> day & 1 for day in range(1, days + 1) if mix_of(k.setting, day) == mix]
        if sum(tiles) > k.setting.storms[mix] or len(tiles) - sum(tiles) > k.setting.suns[mix]:
            yield Law("weather", "the mix has fewer tiles of this kind", "8.1")
            return
    if k.storm != min(count_bits(k.storm_days), k.setting.boards - 1):
        told = f"at strip {k.storm} after {count_bits(k.storm_days)} storm tiles in {days} days"
        yield Law("storm", told, "6 / E-R84")
    if (k.storms_left, k.suns_left) != weather_left(k, days):
        yield Law("weather_left", "what is left follows from the mix and the tiles turned up", "8.1")


def characters(k: ExpeditionKernel) -> Iterator[Law]:
    chosen = [p.character for p in k.players if p.character >= 0]
    if chosen and not k.setting.characters:
        yield Law("character", "this game is played without characters", "8.3")
    if len(set(chosen)) < len(chosen):
        yield Law("character", "each character exists once", "3.4 / E-R17")


def kathmandu(k: ExpeditionKernel) -> Iterator[Law]:
    taken = sorted(p.arrival for p in k.players if p.arrival >= 0)
    if taken != list(range(len(taken))) or k.arrived != len(taken):
        yield Law("kathmandu", "tiles are taken from the top, one each", "E-R13")


# --- One player -----------------------------------------------------------------------------------------


def yak(k: ExpeditionKernel, p: Player, active: bool, place: str) -> Iterator[Law]:
    arriving = active and bool(k.done & DONE_ARRIVAL)
    if p.space == IN_KATHMANDU or arriving:
        if p.arrival < 0:
            yield Law(f"{place}.kathmandu", "a yak in Kathmandu has taken a tile", "5.2")
    elif p.arrival >= 0:
        yield Law(f"{place}.kathmandu", "the tile is taken in Kathmandu", "5.2")
    if p.space < 0:
        if k.common[STAGE] > PLACE_YAKS and p.space != IN_KATHMANDU:
            yield Law(f"{place}.yak", "it is not placed", "3.3")
        return
    kind = k.land.land[p.space]
    if kind == NOTHING:
        yield Law(f"{place}.yak", "it stands beside the landscape", "3.1")
    elif kind == MOUNTAIN and p.character != MOUNTAINEER:
        yield Law(
            f"{place}.yak",
            f"{space_name(p.space)} is a mountain: only a mountaineer may stand there",
            "4.5, 5.5",
        )
    elif (k.land.mark[p.space] == KATHMANDU) != arriving:
        yield Law(f"{place}.yak", "a yak that has ended a turn in the city is 'kathmandu'", "5.2 / E-R78")


def dice(k: ExpeditionKernel, p: Player, seat: int, place: str) -> Iterator[Law]:
    slots = sorted(p.have[SLOT + d] for d in range(DICE) if UNUSED < p.have[SLOT + d] < SET_ASIDE)
    if slots != list(range(1, len(slots) + 1)) or len(slots) > ROUNDS:
        yield Law(f"{place}.dice", "they fill the three slots from the left", "4.3")
    if sum(p.have[SLOT + d] == SET_ASIDE for d in range(DICE)) > ROUNDS:
        yield Law(f"{place}.dice", "more are set aside than a day has turns", "E-R21")
    faceless = sum(1 << d for d in range(DICE) if p.have[FACE + d] == 0)
    if faceless & ~still_to_roll(k, p, seat):
        yield Law(f"{place}.dice", "a die shows 1 to 6", "E-R14")


def still_to_roll(k: ExpeditionKernel, p: Player, seat: int) -> int:
    """Dice that show no face: before the first roll, while all roll for a day, and in Kathmandu (E-R140)."""
    if k.phase == DRAW_FACE and k.resume == GO_DICE and p.arrival < 0:
        if seat < k.cursor:
            return k.common[ROLLING] if seat == k.common[ROLLER] else 0
        return ALL_DICE
    return ALL_DICE if k.day == 0 or p.arrival >= 0 or k.phase == OVER else 0


def board(k: ExpeditionKernel, p: Player, active: bool, place: str) -> Iterator[Law]:
    if any(p.have[r] < 0 for r in range(RESOURCES)):
        yield Law(f"{place}.resources", "nobody has less than nothing", "5.2")
    if not 0 <= p.markers <= MOST_MARKERS:
        yield Law(f"{place}.exhaustion", "0 to 3", "E-R40")
    if p.monk_uses and p.character != MONK:
        yield Law(f"{place}.monk_uses", "only a monk has them", "5.5")
    served, spent = count_bits(p.served), MONK_USES - p.monk_uses if p.character == MONK else 0
    if not served <= p.offerings <= min(OFFERINGS, served + spent):
        yield Law(f"{place}.offerings", f"{p.offerings} on {served} temples", "5.2, 5.5")
    if p.tile == NO_TILE and k.common[STAGE] > TURN_TILES and not (active and k.phase == DRAW_TILE):
        yield Law(f"{place}.tile", "which yak tile is up?", "3.3")
    if p.tile == TEN_POINTS and p.tiles_under:
        yield Law(f"{place}.tiles_under", "the 10-point tile lies at the bottom", "3.3")
    if 0 <= p.tile < LANDSCAPES and p.tiles_under >> p.tile & 1:
        yield Law(f"{place}.tiles_under", "the current yak tile lies also face down", "3.3")
