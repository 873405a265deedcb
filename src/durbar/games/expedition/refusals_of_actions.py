"""Why something cannot be done on the target space (5.2), from painting to tents."""

from collections.abc import Iterator

from durbar.core.refusals import RefusalKind
from durbar.games.expedition import content
from durbar.games.expedition.rules.actions import goods_here, landscapes_here, may_offer
from durbar.games.expedition.rules.characters import offers_twice
from durbar.games.expedition.rules.kernel import ExpeditionKernel
from durbar.games.expedition.rules.landscape import MOUNTAIN
from durbar.games.expedition.rules.layout import (
    DONE_BUY,
    DONE_COLLECT,
    DONE_OFFER,
    DONE_PAINT,
    DONE_SWAP,
    MAPS,
    OFFERINGS,
    SECURED,
    TENTS,
)
from durbar.games.expedition.rules.numbers import BACKPACK, COIN, MONK, PAINT_BOX
from durbar.games.expedition.rules.table import Player
from durbar.games.expedition.vocabulary import VOCABULARY

KINDS = (
    RefusalKind("once-per-turn", "5.2", ("action",)),
    RefusalKind("animal-not-shown", "5.2", ("animal",)),
    RefusalKind("card-not-shown", "5.2", ("card",)),
    RefusalKind("wrong-landscape", "5.1", ("landscape",)),
    RefusalKind("no-good-there", "5.2 / E-R70", ("tile",)),
    RefusalKind("special-own", "5.2 / E-R71", ("good",)),
    RefusalKind("needs-resource", "5.2", ("resource",)),
    RefusalKind("needs-two-coins", "5.2 / E-R71"),
    RefusalKind("no-temple", "5.2"),
    RefusalKind("no-temple-around", "5.4(12) / E-R62, E-R124", ("around",)),
    RefusalKind("already-served", "5.2 / E-R63"),
    RefusalKind("no-offerings", "5.2 / E-R73"),
    RefusalKind("monk-spent", "5.5 / E-R108"),
    RefusalKind("monk-one-left", "5.5 / E-R108"),
    RefusalKind("no-swap-partner", "5.2 / E-R77", ("rival",)),
    RefusalKind("secured-map", "5.2 / E-R76", ("map",)),
    RefusalKind("not-their-map", "5.2", ("rival", "map")),
    RefusalKind("not-your-map", "5.2", ("map",)),
    RefusalKind("same-map", "5.2 / E-R136"),
    RefusalKind("map-not-shown", "4.2 T8m", ("map",)),
    RefusalKind("pile-empty", "4.2 T8m / E-R74"),
    RefusalKind("tents-too-few", "5.6", ("landscape",)),
    RefusalKind("tents-too-many", "5.6 / E-R125"),
)
Reason = tuple[str, dict[str, str | int]]


def paint_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    animal = content.ANIMAL_NAMES.index(words[0])
    if k.done & DONE_PAINT:
        yield "once-per-turn", {"action": "paint"}
    if not k.animal_display >> animal & 1:
        yield "animal-not-shown", {"animal": words[0]}
    yield from match_reasons(k, p, k.book.animal_land[animal], PAINT_BOX)


def collect_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    card = content.CARD_NAMES.index(words[0])
    if k.done & DONE_COLLECT:
        yield "once-per-turn", {"action": "collect"}
    if not k.display >> card & 1:
        yield "card-not-shown", {"card": words[0]}
    yield from match_reasons(k, p, k.book.card_land[card], BACKPACK)


def match_reasons(k: ExpeditionKernel, p: Player, land: int, resource: int) -> Iterator[Reason]:
    if not landscapes_here(k, p) >> land & 1:
        yield "wrong-landscape", {"landscape": content.LANDSCAPE_NAMES[land]}
    if not p.have[resource]:
        yield "needs-resource", {"resource": content.RESOURCE_NAMES[resource]}


def buy_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    tile = content.GOOD_NAMES.index(words[0])
    if k.done & DONE_BUY:
        yield "once-per-turn", {"action": "buy"}
    if k.land.city[k.target] < 0 or not goods_here(k, p) >> tile & 1:
        yield "no-good-there", {"tile": words[0]}
    if not p.have[COIN]:
        yield "needs-resource", {"resource": content.RESOURCE_NAMES[COIN]}


def special_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    yield from buy_reasons(k, p, words)
    good = words[0].rpartition("-")[0]
    if p.specials >> content.GOOD_TYPE_NAMES.index(good) & 1:
        yield "special-own", {"good": good}
    yield "needs-two-coins", {}


def offer_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    if k.done & DONE_OFFER:
        yield "once-per-turn", {"action": "offer"}
    if k.land.temple[k.target] < 0:
        yield "no-temple", {}
    elif not may_offer(k, p, k.target):
        yield "already-served", {}
    if p.offerings >= OFFERINGS:
        yield "no-offerings", {}


def two_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    if not offers_twice(p):
        yield "needs-character", {"character": content.CHARACTER_NAMES[MONK]}
    yield from offer_reasons(k, p, words)
    if not p.monk_uses:
        yield "monk-spent", {}
    yield "monk-one-left", {}


def swap_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    rival, theirs, mine = words
    seat = VOCABULARY["rival"].index(rival)
    if seat >= k.setting.players:
        yield "no-such-player", {"rival": rival}
        return
    if k.done & DONE_SWAP:
        yield "once-per-turn", {"action": "swap"}
    other = k.players[seat]
    if seat == k.active or other.space != k.target:
        yield "no-swap-partner", {"rival": rival}
    for owner, name, refusal in ((other, theirs, "not-their-map"), (p, mine, "not-your-map")):
        kind = content.MAP_NAMES.index(name)
        if not owner.have[MAPS + kind]:
            if owner.have[SECURED + kind // 2]:
                yield "secured-map", {"map": name}
            yield refusal, {"rival": rival, "map": name} if owner is other else {"map": name}
    yield "same-map", {}


def map_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    yield "map-not-shown", {"map": words[0]}


def top_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    yield "pile-empty", {}


def tent_reasons(k: ExpeditionKernel, p: Player, words: tuple[str, ...]) -> Iterator[Reason]:
    land = k.land.terrain[k.target]
    if land != MOUNTAIN and p.have[TENTS + land] < int(words[0]):
        yield "tents-too-few", {"landscape": content.LANDSCAPE_NAMES[land]}
    yield "tents-too-many", {}
