"""Laws of the setup, which is day 0: its questions in their order, and what each seat has got so far."""

from collections.abc import Iterator

from durbar.core.breaches import Breach
from durbar.core.kernel import BIT
from durbar.games.expedition.position.build_question import STAGE_OF
from durbar.games.expedition.position.describe import PHASES
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.layout import (
    CHOOSE_CHARACTERS,
    HAND_MAPS,
    HAND_OUT,
    MAPS,
    PLACE_YAKS,
    SECURED,
    STAGE,
    TURN_TILES,
)
from durbar.games.expedition.rules.numbers import (
    CHOOSE_CHARACTER,
    DECK_CARDS,
    DRAW_BOARD,
    DRAW_HOLDER,
    DRAW_SHAPE,
    MAP_COLOURS,
    MAP_KINDS,
    RESOURCES,
)
from durbar.games.expedition.rules.setup import goods_row
from durbar.games.expedition.rules.table import Player, count_bits

BACKWARDS = (CHOOSE_CHARACTERS, PLACE_YAKS)  # the holder comes last (E-R12, E-R17)
IN_TURN = (TURN_TILES, CHOOSE_CHARACTERS, HAND_OUT, HAND_MAPS, PLACE_YAKS)  # stages that go from seat to seat


def laws_of_setup(k: ExpeditionKernel) -> Iterator[Breach]:
    word, stage = PHASES[k.phase], k.common[STAGE]
    if k.phase not in STAGE_OF:
        yield Breach("phase", f"{word} is not asked before the first day", "3")
        return
    if stage != STAGE_OF[k.phase]:
        yield Breach("pending.stage", f"{word} belongs to another stage", "3")
    if is_decided(k):
        yield Breach("phase", f"with the options of this game there is no {word}", "3")
    for field, value in (("round", k.round), ("turns_done", k.turn)):
        if value:
            yield Breach(field, "no round has begun before the first day", "4.1")
    if stage in IN_TURN and place_of(k, k.active) != k.cursor:
        yield Breach("active", f"after {k.cursor} seats it is another one's turn", "E-R12, E-R17, E-R142")
    for seat, p in enumerate(k.players):
        yield from empty_handed(k, p, f"seats[{seat}]")
        if stage in IN_TURN:
            yield from in_turn(k, p, place_of(k, seat), f"seats[{seat}]")


def is_decided(k: ExpeditionKernel) -> bool:
    """Questions that the options have answered."""
    if k.phase in (DRAW_SHAPE, DRAW_BOARD):
        return k.setting.land is not None
    if k.phase == DRAW_HOLDER:
        return k.setting.holder >= 0
    return k.phase == CHOOSE_CHARACTER and not k.setting.characters


def place_of(k: ExpeditionKernel, seat: int) -> int:
    """When a seat has its turn in a stage, from 0."""
    return (k.holder - 1 - seat) % k.setting.players if k.common[STAGE] in BACKWARDS else seat


def in_turn(k: ExpeditionKernel, p: Player, place: int, where: str) -> Iterator[Breach]:
    """Who has had a turn in this stage has what it gives, and nobody else; whose turn it is may have some."""
    stage, maps = k.common[STAGE], sum(p.have[MAPS : MAPS + MAP_KINDS])
    field, given, whole = {
        TURN_TILES: ("tile", int(p.tile >= 0), 1),
        CHOOSE_CHARACTERS: ("character", int(p.character >= 0), 1),
        HAND_OUT: ("equipment", count_bits(p.equipment), k.book.start_cards[goods_row(p.character)]),
        HAND_MAPS: ("maps", maps, 2),
        PLACE_YAKS: ("yak", int(p.space >= 0), 1),
    }[stage]
    if place < k.cursor and given != whole:
        yield Breach(f"{where}.{field}", f"{given} of {whole}, but this seat has had its turn", "3.3, 3.4")
    elif place > k.cursor and given:
        yield Breach(f"{where}.{field}", "this seat has not had its turn", "3.3, 3.4")
    elif place == k.cursor and given >= whole:
        yield Breach(f"{where}.{field}", "this seat has all that the stage gives", "3.3, 3.4")


def empty_handed(k: ExpeditionKernel, p: Player, where: str) -> Iterator[Breach]:
    """Before the first day nobody has earned anything; what the setup gives comes at its stage (3.3, 3.4)."""
    stage = k.common[STAGE]
    early = {
        "exhaustion": p.markers > 0,
        "offerings": p.offerings > 0,
        "goods": p.goods > 0,
        "specials": p.specials > 0,
        "animals": p.animals > 0,
        "tents": p.tents > 0,
        "kathmandu": p.arrival >= 0,
        "secured": any(p.have[SECURED + colour] for colour in range(MAP_COLOURS)),
        "character": p.character >= 0 and stage < CHOOSE_CHARACTERS,
        "resources": any(p.have[:RESOURCES]) and stage <= CHOOSE_CHARACTERS,
        "equipment": (p.equipment > 0 and stage < HAND_OUT) or bool(p.equipment & (BIT[DECK_CARDS] - 1)),
        "maps": any(p.have[MAPS : MAPS + MAP_KINDS]) and stage < HAND_MAPS,
        "yak": p.space >= 0 and stage < PLACE_YAKS,
        "tile": p.tile >= 0 and stage < TURN_TILES,
    }
    for field, there in early.items():
        if there:
            yield Breach(f"{where}.{field}", "nobody has that so early in the setup", "3.3")
    tiles = p.tiles_under if p.tile < 0 else p.tiles_under | BIT[p.tile]
    if tiles != BIT[9] - 1:
        yield Breach(f"{where}.tiles_under", "no tile is fulfilled before the first day", "3.3")
