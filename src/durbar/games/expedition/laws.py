"""What is true of every position: each thing is somewhere once, nobody stands where nobody may."""

from collections.abc import Iterator

from durbar.games.expedition import content
from durbar.games.expedition.position import tents_known
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.landscape import LANDSCAPES, MOUNTAIN, NOTHING
from durbar.games.expedition.rules.numbers import (
    ANIMALS,
    ASK_ACTION,
    ASK_BEFORE,
    ASK_CITY,
    ASK_DIE,
    ASK_EXIT,
    ASK_MAP,
    ASK_PLAN,
    ASK_TENT,
    DECK_CARDS,
    DICE,
    EQUIPMENT,
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
    NOT_VEILED,
    OFFERINGS,
    OPEN_MAP_PLACES,
    OPEN_MAPS,
    OVER,
    RESOURCES,
    ROUNDS,
    SECURED,
    SET_ASIDE,
    SLOT,
    TEN_POINTS,
    TENT_PILE,
    TENTS,
    UNDER,
    UNDER_COUNT,
    UNUSED,
)
from durbar.games.expedition.rules.table import Player, count_bits
from durbar.games.expedition.vocabulary import space_name


def broken_laws(k: ExpeditionKernel) -> list[str]:
    """The laws this position breaks, in words."""
    found = [*cards(k), *goods(k), *maps(k), *tents(k), *kathmandu(k), *asked(k)]
    for seat, p in enumerate(k.players):
        found += [f"seats[{seat}]: {law}" for law in one_player(k, p)]
    return found


def cards(k: ExpeditionKernel) -> Iterator[str]:
    """Equipment and animals: in a deck, a display, one hand, or gone."""
    yield from once(
        "equipment", [k.deck, k.display, *(p.equipment & ((1 << DECK_CARDS) - 1) for p in k.players)]
    )
    yield from once("start equipment", [k.start_deck, *(p.equipment >> DECK_CARDS for p in k.players)])
    animals = [k.animal_deck, k.animal_display, *(p.animals for p in k.players)]
    yield from once("animals", animals)
    if sum(count_bits(mask) for mask in animals) != ANIMALS:
        yield f"there are {ANIMALS} animals, none leaves the game (2.1)"
    if any(p.equipment >> DECK_CARDS + EQUIPMENT for p in k.players):
        yield "an equipment card that does not exist (2.1)"
    if count_bits(k.display) > k.setting.players + 1:
        yield f"{count_bits(k.display)} open equipment cards, at most players + 1 (3.2)"


def once(what: str, masks: list[int]) -> Iterator[str]:
    """No bit may be set in two of the masks."""
    seen = 0
    for mask in masks:
        if seen & mask:
            yield f"{what}: a card is in two places (2.1)"
        seen |= mask


def goods(k: ExpeditionKernel) -> Iterator[str]:
    laid = [k.common[GOODS_ON + city] for city in range(k.land.city_spaces) if k.common[GOODS_ON + city] >= 0]
    on_map = sum(1 << tile for tile in laid)
    yield from once("goods", [k.goods_left, on_map, *(p.goods for p in k.players)])
    yield from once("special goods", [p.specials for p in k.players])
    in_game = len(laid) + sum(count_bits(p.goods) for p in k.players)
    if in_game > k.land.city_spaces:
        yield f"{in_game} goods in play, but this landscape has {k.land.city_spaces} city spaces (3.2)"
    if in_game + count_bits(k.goods_left) != GOODS:
        yield f"there are {GOODS} goods tiles (2.1)"


def maps(k: ExpeditionKernel) -> Iterator[str]:
    for kind in range(MAP_KINDS):
        count = k.common[MAP_PILE + kind]
        count += sum(k.common[OPEN_MAPS + place] == kind for place in range(OPEN_MAP_PLACES))
        count += sum(k.common[UNDER + j] == kind for j in range(k.common[UNDER_COUNT]))
        count += sum(p.have[MAPS + kind] + p.have[SECURED + kind // 2] for p in k.players)
        if count != k.book.map_copies:
            yield f"map {content.MAP_NAMES[kind]}: {count} of {k.book.map_copies} (2.1)"


def tents(k: ExpeditionKernel) -> Iterator[str]:
    for land in range(LANDSCAPES):
        count = k.common[TENT_PILE + land] + sum(p.have[TENTS + land] for p in k.players)
        if count > k.book.tents_of[land] or (count and not k.setting.tents):
            yield f"{count} tents of {content.LANDSCAPE_NAMES[land]}, too many (12.8)"
    if k.viewer == NOT_VEILED and any(p.tents != tents_known(p) for p in k.players):
        yield "tents in hand are miscounted (5.6)"


def kathmandu(k: ExpeditionKernel) -> Iterator[str]:
    taken = sorted(p.arrival for p in k.players if p.arrival >= 0)
    if taken != list(range(len(taken))) or k.arrived != len(taken):
        yield "Kathmandu tiles are taken from the top, one each (E-R13)"


def asked(k: ExpeditionKernel) -> Iterator[str]:
    """The question fits the position."""
    if k.phase == OVER or k.day == 0:
        return
    p = k.players[k.active]
    if k.player >= 0 and p.is_away() and k.phase not in (ASK_CITY, ASK_TENT):
        yield f"seat {k.active} is in Kathmandu and only takes a resource (E-R79)"
    if k.phase == ASK_CITY and not p.is_away():
        yield f"seat {k.active} is not in Kathmandu (4.2)"
    if k.phase in (ASK_BEFORE, ASK_PLAN, ASK_EXIT, ASK_ACTION, ASK_MAP) and k.die < 0:
        yield "a die must have been taken: turn.die (4.2)"
    if k.phase in (ASK_ACTION, ASK_MAP, ASK_TENT) and k.target < 0:
        yield "the yak must have moved: turn.target (4.2)"
    if k.phase == ASK_PLAN and p.markers == MOST_MARKERS:
        yield "with three markers the yak rests instead of moving (4.3)"
    if k.phase == ASK_DIE and not p.dice_where(UNUSED):
        yield "no unused die is left to take (4.3)"


def one_player(k: ExpeditionKernel, p: Player) -> Iterator[str]:
    yield from yak(k, p)
    slots = sorted(p.have[SLOT + d] for d in range(DICE) if UNUSED < p.have[SLOT + d] < SET_ASIDE)
    if slots != list(range(1, len(slots) + 1)) or len(slots) > ROUNDS:
        yield "dice fill the three slots from the left (4.3)"
    if sum(p.have[SLOT + d] == SET_ASIDE for d in range(DICE)) > ROUNDS:
        yield "more dice set aside than turns in a day (E-R21)"
    if any(p.have[r] < 0 for r in range(RESOURCES)):
        yield "resources cannot be negative (5.2)"
    if not 0 <= p.markers <= MOST_MARKERS:
        yield "exhaustion is 0 to 3 (E-R40)"
    served = count_bits(p.served)
    if not served <= p.offerings <= min(OFFERINGS, served + MONK_USES - p.monk_uses * (p.character == MONK)):
        yield f"{p.offerings} offerings on {served} temples (5.2)"
    if p.tile == TEN_POINTS and p.tiles_under:
        yield "the 10-point tile lies at the bottom (3.3)"
    if 0 <= p.tile < LANDSCAPES and p.tiles_under >> p.tile & 1:
        yield "the current yak tile lies also face down (3.3)"


def yak(k: ExpeditionKernel, p: Player) -> Iterator[str]:
    if p.space == IN_KATHMANDU:
        if p.arrival < 0:
            yield "a yak in Kathmandu has a Kathmandu tile (5.2)"
        return
    if p.space < 0:
        if k.day:
            yield "the yak is not placed (3.3)"
        return
    kind = k.land.land[p.space]
    if kind == NOTHING:
        yield "the yak stands beside the landscape (3.1)"
    elif kind == MOUNTAIN and p.character != MOUNTAINEER:
        yield f"the yak stands on a mountain, {space_name(p.space)}: only a mountaineer may (4.5, 5.5)"
