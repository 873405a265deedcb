"""Laws of the common things: each is somewhere once, and the weather comes from its mixes."""

from collections.abc import Iterator

from durbar.core.breaches import Breach
from durbar.games.expedition import content
from durbar.games.expedition.position.build import mix_of, weather_left
from durbar.games.expedition.position.describe import tents_known, weather_so_far
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.landscape import LANDSCAPES
from durbar.games.expedition.rules.layout import (
    GOODS_ON,
    MAP_PILE,
    MAPS,
    NOT_VEILED,
    OPEN_MAP_PLACES,
    OPEN_MAPS,
    SECURED,
    TENT_PILE,
    TENTS,
    UNDER,
    UNDER_COUNT,
)
from durbar.games.expedition.rules.numbers import ANIMALS, DECK_CARDS, GOODS, MAP_KINDS
from durbar.games.expedition.rules.table import count_bits


def laws_of_things(k: ExpeditionKernel) -> Iterator[Breach]:
    yield from laws_of_cards(k)
    yield from laws_of_goods(k)
    yield from laws_of_maps(k)
    yield from laws_of_tents(k)
    yield from laws_of_weather(k)
    yield from laws_of_characters(k)
    yield from laws_of_kathmandu(k)


def laws_of_cards(k: ExpeditionKernel) -> Iterator[Breach]:
    """Equipment and animals: in a deck, a display, one hand, or gone."""
    deck_cards = (1 << DECK_CARDS) - 1
    yield from once("equipment", [k.deck | k.display], [p.equipment & deck_cards for p in k.players])
    yield from once("equipment", [k.start_deck], [p.equipment >> DECK_CARDS for p in k.players])
    yield from once("equipment", [k.deck, k.display], [])
    animals = [k.animal_deck, k.animal_display, *(p.animals for p in k.players)]
    yield from once("animals", animals[:2], animals[2:])
    if sum(count_bits(mask) for mask in animals) != ANIMALS:
        yield Breach("animals", f"there are {ANIMALS}, none leaves the game", "2.1")
    if count_bits(k.display) > k.setting.players + 1:
        shown = f"{count_bits(k.display)} open cards, at most players + 1"
        yield Breach("equipment", shown, "3.2 / E-X1")


def once(field: str, common: list[int], seats: list[int]) -> Iterator[Breach]:
    """No bit may be set in two of the masks: those of the common things, and one for each seat."""
    seen = 0
    places = [field] * len(common) + [f"seats[{seat}].{field}" for seat in range(len(seats))]
    for place, mask in zip(places, [*common, *seats], strict=True):
        if seen & mask:
            yield Breach(place, "something that exists once is in two places", "2.1")
        seen |= mask


def laws_of_goods(k: ExpeditionKernel) -> Iterator[Breach]:
    laid = [k.common[GOODS_ON + city] for city in range(k.land.city_spaces) if k.common[GOODS_ON + city] >= 0]
    on_map = sum(1 << tile for tile in laid)
    yield from once("goods", [k.goods_left, on_map], [p.goods for p in k.players])
    yield from once("specials", [], [p.specials for p in k.players])
    in_game = len(laid) + sum(count_bits(p.goods) for p in k.players)
    if in_game > k.land.city_spaces:
        yield Breach(
            "goods", f"{in_game} in play, but there are {k.land.city_spaces} city spaces", "3.2 / E-R15"
        )
    if in_game + count_bits(k.goods_left) != GOODS:
        yield Breach("goods", f"there are {GOODS} tiles", "2.1")


def laws_of_maps(k: ExpeditionKernel) -> Iterator[Breach]:
    for kind in range(MAP_KINDS):
        count = k.common[MAP_PILE + kind]
        count += sum(k.common[OPEN_MAPS + place] == kind for place in range(OPEN_MAP_PLACES))
        count += sum(k.common[UNDER + j] == kind for j in range(k.common[UNDER_COUNT]))
        count += sum(p.have[MAPS + kind] + p.have[SECURED + kind // 2] for p in k.players)
        if count != k.book.map_copies:
            yield Breach("maps", f"{count} of {k.book.map_copies} {content.MAP_NAMES[kind]}", "2.1")


def laws_of_tents(k: ExpeditionKernel) -> Iterator[Breach]:
    for land in range(LANDSCAPES):
        most = k.book.tents_of[land] if k.setting.tents else 0
        told = f"{most} tents of {content.LANDSCAPE_NAMES[land]} are in this game"
        counts = {f"seats[{seat}].tents": p.have[TENTS + land] for seat, p in enumerate(k.players)}
        counts["tents_unseen"] = k.common[TENT_PILE + land]
        left = most
        for place, count in counts.items():
            left -= count
            if count and left < 0:
                yield Breach(place, told, "12.8" if k.setting.tents else "8.3")
    for seat, p in enumerate(k.players):
        if k.viewer == NOT_VEILED and p.tents != tents_known(p):
            yield Breach(f"seats[{seat}].tents", "they are miscounted", "5.6")


def laws_of_weather(k: ExpeditionKernel) -> Iterator[Breach]:
    """Tiles come from the mixes of 8.1, and each storm moves the storm by one strip."""
    days = weather_so_far(k)
    for mix in range(len(k.setting.storms)):
        tiles = [k.storm_days >> day & 1 for day in range(1, days + 1) if mix_of(k.setting, day) == mix]
        if sum(tiles) > k.setting.storms[mix] or len(tiles) - sum(tiles) > k.setting.suns[mix]:
            yield Breach("weather", "the mix has fewer tiles of this kind", "8.1")
            return
    if k.storm != min(count_bits(k.storm_days), k.setting.boards - 1):
        told = f"at strip {k.storm} after {count_bits(k.storm_days)} storm tiles in {days} days"
        yield Breach("storm", told, "6 / E-R84")
    if (k.storms_left, k.suns_left) != weather_left(k, days):
        yield Breach("weather_left", "what is left follows from the mix and the tiles turned up", "8.1")


def laws_of_characters(k: ExpeditionKernel) -> Iterator[Breach]:
    chosen: set[int] = set()
    for seat, p in enumerate(k.players):
        if p.character >= 0 and not k.setting.characters:
            yield Breach(f"seats[{seat}].character", "this game is played without characters", "8.3")
        elif p.character in chosen:
            yield Breach(f"seats[{seat}].character", "each character exists once", "3.4 / E-R17")
        elif p.character >= 0:
            chosen.add(p.character)


def laws_of_kathmandu(k: ExpeditionKernel) -> Iterator[Breach]:
    taken = [p.arrival for p in k.players if p.arrival >= 0]
    for seat, p in enumerate(k.players):
        if p.arrival >= len(taken) or taken.count(p.arrival) > 1:
            yield Breach(f"seats[{seat}].kathmandu", "tiles are taken from the top, one each", "E-R13")
    if k.arrived != len(taken):
        yield Breach("kathmandu", "each tile taken has a taker", "E-R13")
