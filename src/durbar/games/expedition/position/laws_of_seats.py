"""Laws of one seat: where its yak may stand, how its dice lie, what its board can bear."""

from collections.abc import Iterator

from durbar.core.breaches import Breach
from durbar.games.expedition.rules.characters import first_uses, goes_over_mountains
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.landscape import KATHMANDU, LANDSCAPES, MOUNTAIN, NOTHING
from durbar.games.expedition.rules.layout import (
    ALL_DICE,
    DONE_ARRIVAL,
    DONE_REROLL,
    FACE,
    GO_DICE,
    IN_KATHMANDU,
    MOST_MARKERS,
    NO_TILE,
    OFFERINGS,
    PLACE_YAKS,
    ROLLER,
    ROLLING,
    ROUNDS,
    SET_ASIDE,
    SLOT,
    STAGE,
    TEN_POINTS,
    TURN_TILES,
    UNUSED,
)
from durbar.games.expedition.rules.numbers import (
    DICE,
    DRAW_ANIMAL,
    DRAW_EQUIPMENT,
    DRAW_WEATHER,
    DRAW_YAK_TILE,
    OVER,
    RESOURCES,
    ROLL_DIE,
)
from durbar.games.expedition.rules.table import Player, count_bits
from durbar.games.expedition.vocabulary import space_name


def laws_of_seats(k: ExpeditionKernel) -> Iterator[Breach]:
    for seat, p in enumerate(k.players):
        place = f"seats[{seat}]"
        yield from laws_of_yak(k, p, seat == k.active, place)
        yield from laws_of_dice(k, p, seat, place)
        yield from laws_of_dice_of_the_day(k, p, seat, place)
        yield from laws_of_board(k, p, seat == k.active, place)


def laws_of_yak(k: ExpeditionKernel, p: Player, active: bool, place: str) -> Iterator[Breach]:
    arriving = active and bool(k.done & DONE_ARRIVAL)
    if p.space == IN_KATHMANDU or arriving:
        if p.arrival < 0:
            yield Breach(f"{place}.kathmandu", "a yak in Kathmandu has taken a tile", "5.2")
    elif p.arrival >= 0:
        yield Breach(f"{place}.kathmandu", "the tile is taken in Kathmandu", "5.2")
    if p.arrival >= 0 and p.markers:
        yield Breach(f"{place}.exhaustion", "Kathmandu takes all markers, and none follow", "5.2 / E-R81")
    if p.space < 0:
        if k.common[STAGE] > PLACE_YAKS and p.space != IN_KATHMANDU:
            yield Breach(f"{place}.yak", "it is not placed", "3.3")
        return
    kind = k.land.terrain[p.space]
    if kind == NOTHING:
        yield Breach(f"{place}.yak", "it stands beside the landscape", "3.1")
    elif kind == MOUNTAIN and not goes_over_mountains(p):
        yield Breach(
            f"{place}.yak",
            f"{space_name(p.space)} is a mountain: only a mountaineer may stand there",
            "4.5, 5.5",
        )
    elif (k.land.mark[p.space] == KATHMANDU) != arriving:
        yield Breach(f"{place}.yak", "a yak that has ended a turn in the city is 'kathmandu'", "5.2 / E-R78")


def laws_of_dice(k: ExpeditionKernel, p: Player, seat: int, place: str) -> Iterator[Breach]:
    slots = sorted(p.have[SLOT + d] for d in range(DICE) if UNUSED < p.have[SLOT + d] < SET_ASIDE)
    if slots != list(range(1, len(slots) + 1)) or len(slots) > ROUNDS:
        yield Breach(f"{place}.dice", "they fill the three slots from the left", "4.3")
    faceless = sum(1 << d for d in range(DICE) if p.have[FACE + d] == 0)
    if faceless & ~still_to_roll(k, p, seat):
        yield Breach(f"{place}.dice", "a die shows 1 to 6", "E-R14")


def still_to_roll(k: ExpeditionKernel, p: Player, seat: int) -> int:
    """Dice that show no face: before the first roll, while all roll for a day, and in Kathmandu (E-R140)."""
    if k.phase == ROLL_DIE and k.resume == GO_DICE and p.arrival < 0:
        if seat < k.cursor:
            return k.common[ROLLING] if seat == k.common[ROLLER] else 0
        return ALL_DICE
    return ALL_DICE if k.day == 0 or p.arrival >= 0 or k.phase == OVER else 0


def laws_of_dice_of_the_day(k: ExpeditionKernel, p: Player, seat: int, place: str) -> Iterator[Breach]:
    """One die is used in each turn of a day, and at most one set aside; in Kathmandu none (E-R80)."""
    used, aside = p.dice_used(), count_bits(p.dice_where(SET_ASIDE))
    turns, most_aside = turns_of_the_day(k, seat)
    arriving = seat == k.active and bool(k.done & DONE_ARRIVAL)
    if p.arrival >= 0 and not arriving:
        if used > turns or aside > most_aside:
            yield Breach(f"{place}.dice", f"at most {turns} can be used and {most_aside} set aside", "4.3")
    elif used != turns:
        yield Breach(f"{place}.dice", f"{used} are used, but {turns} turns of the day had a die", "4.3")
    elif aside > most_aside:
        yield Breach(f"{place}.dice", f"{aside} are set aside in {most_aside} turns", "4.3 / E-R21")


def turns_of_the_day(k: ExpeditionKernel, seat: int) -> tuple[int, int]:
    """In how many turns of today a seat has used a die, and could have set one aside."""
    if k.day == 0 or is_new_day(k):
        return 0, 0
    if k.phase == OVER or k.round > ROUNDS:
        return ROUNDS, ROUNDS
    begun = k.round if (seat - k.holder) % k.setting.players <= k.turn else k.round - 1
    mine = seat == k.active
    return begun - (mine and k.die < 0), begun - (mine and not k.done & DONE_REROLL)


def is_new_day(k: ExpeditionKernel) -> bool:
    """In the evening the dice have been taken back, but not on the last day (E-R86)."""
    if k.phase == ROLL_DIE:
        return k.resume == GO_DICE
    if k.phase == DRAW_WEATHER:
        return k.day < k.setting.days
    return k.round > ROUNDS and k.phase in (DRAW_EQUIPMENT, DRAW_ANIMAL)


def laws_of_board(k: ExpeditionKernel, p: Player, active: bool, place: str) -> Iterator[Breach]:
    if any(p.have[r] < 0 for r in range(RESOURCES)):
        yield Breach(f"{place}.resources", "nobody has less than nothing", "5.2")
    if not 0 <= p.markers <= MOST_MARKERS:
        yield Breach(f"{place}.exhaustion", "0 to 3", "E-R40")
    if p.monk_uses > first_uses(p.ability):
        yield Breach(f"{place}.monk_uses", "only a monk has them", "5.5")
    served, spent = count_bits(p.served), first_uses(p.ability) - p.monk_uses
    if not served <= p.offerings <= min(OFFERINGS, served + spent):
        yield Breach(f"{place}.offerings", f"{p.offerings} on {served} temples", "5.2, 5.5")
    if p.tile == NO_TILE and k.common[STAGE] > TURN_TILES and not (active and k.phase == DRAW_YAK_TILE):
        yield Breach(f"{place}.tile", "which yak tile is up?", "3.3")
    if p.tile == TEN_POINTS and p.tiles_under:
        yield Breach(f"{place}.tiles_under", "the 10-point tile lies at the bottom", "3.3")
    if 0 <= p.tile < LANDSCAPES and p.tiles_under >> p.tile & 1:
        yield Breach(f"{place}.tiles_under", "the current yak tile lies also face down", "3.3")
