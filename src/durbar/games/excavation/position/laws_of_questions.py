"""The laws of the open question: it can be asked now, and all it needs has been settled (X-R122)."""

from collections.abc import Iterator

from mypy_extensions import i64

from durbar.core.breaches import Breach
from durbar.core.kernel import BIT, CHANCE
from durbar.core.vecs import vec
from durbar.games.excavation.content import HEX_NAMES, SITE_NAMES
from durbar.games.excavation.rules import placing, specials
from durbar.games.excavation.rules.control import controlled_by, digs_within
from durbar.games.excavation.rules.ground import dig_hexes, find_at, neighbours, site_at
from durbar.games.excavation.rules.kernel import WIDEST, ExcavationKernel
from durbar.games.excavation.rules.ledger import SAW_DISCARD, SAW_HIDDEN, line_kind, line_seat
from durbar.games.excavation.rules.numbers import (
    ACTION,
    ARCH,
    COMBO_TO_PLACE,
    COMBO_TO_TAKE,
    DIG,
    DISCARD,
    DRAW_FIND,
    DRAW_FIRST_PLAYER,
    DRAW_FOR_MARKER,
    DRAW_LOOT,
    DRAW_PERSONALITY,
    DRAW_SITE,
    DRAW_TO_RENEW,
    LAST_DIG,
    OVER,
    PAY,
    PLACE,
    POSITION,
    RECOLOUR_ALSO,
    RECOLOUR_TO,
    RENEW,
    RENEW_ALSO,
    SPECIAL,
    TAKE,
    USE,
)
from durbar.games.excavation.rules.removal import colours_of
from durbar.games.excavation.rules.table import (
    DUG,
    MOST_DIGS,
    THEN_END_TURN,
    THEN_SET_UP,
    THEN_SPREAD,
    TOKEN,
    UNDER_SPADE,
    Table,
    cards,
    count_tokens,
)
from durbar.games.excavation.rules.valley import NO_HEXES, ROW, WORD, holds, size
from durbar.games.excavation.vocabulary import PROMPTS

# What must be settled before a question, and what may be.
MUST: dict[int, tuple[str, ...]] = {
    PLACE: ("left",),
    TAKE: ("left",),
    DISCARD: ("position",),
    USE: ("position", "left"),
    PAY: ("dig", "colours"),
    RENEW_ALSO: ("one",),
    RECOLOUR_ALSO: ("one",),
    RECOLOUR_TO: ("one", "two"),
    DRAW_FIND: ("host", "one", "ring"),
    DRAW_FOR_MARKER: ("host", "one"),
    DRAW_TO_RENEW: ("one", "two"),
    DRAW_LOOT: ("victim",),
}
MAY: dict[int, tuple[str, ...]] = {
    PLACE: ("moved",),
    TAKE: ("moved",),
    USE: ("lowest",),
    DRAW_SITE: ("frozen",),
    DRAW_FIND: ("frozen",),
    DRAW_FOR_MARKER: ("joined", "frozen"),
    DRAW_TO_RENEW: ("drawn",),
}
NEED_CARDS = (
    ACTION,
    COMBO_TO_PLACE,
    COMBO_TO_TAKE,
    POSITION,
    DISCARD,
    USE,
    SPECIAL,
    DIG,
    PAY,
)
AFTER: dict[int, tuple[int, ...]] = {  # what can go on afterwards; all other questions are part of a turn
    DRAW_SITE: (THEN_SET_UP, THEN_END_TURN, THEN_SPREAD),
    DRAW_FOR_MARKER: (THEN_SET_UP, THEN_END_TURN, THEN_SPREAD),
    DRAW_PERSONALITY: (THEN_SET_UP, THEN_END_TURN),
    DRAW_FIRST_PLAYER: (THEN_SET_UP,),
    DRAW_FIND: (THEN_SPREAD,),
}


def questions(t: Table) -> Iterator[Breach]:
    """Every law of the open question that this position breaks; of the first kind all must hold."""
    faults = list(needs(t)) or list(moment(t)) or list(rule(t)) or list(answer(t))
    yield from faults


def settled(t: Table) -> set[str]:
    """The fields of the pending decision that are not as at the beginning of a turn."""
    there = {
        "left": t.left != 0,
        "moved": t.moved != 0,
        "position": t.position >= 0,
        "victim": t.victim >= 0,
        "dig": t.dig >= 0,
        "lowest": t.lowest != ARCH,
        "colours": t.colours != 0,
        "one": t.one >= 0,
        "two": t.two >= 0,
        "drawn": t.drawn >= 0,
        "host": t.host >= 0,
        "joined": t.joined != 0,
        "frozen": t.frozen >= 0,
        "ring": UNDER_SPADE in t.ground,
    }
    return {name for name, is_there in there.items() if is_there}


def needs(t: Table) -> Iterator[Breach]:
    """What the question needs is there, and nothing else."""
    phase = "the end" if t.phase == OVER else PROMPTS[t.phase].name
    found, must = settled(t), MUST.get(t.phase, ())
    for name in must:
        if name not in found:
            yield Breach(f"pending.{name}", f"{phase} needs it", "X-R122")
    for name in sorted(found.difference(must, MAY.get(t.phase, ()))):
        yield Breach(f"pending.{name}", f"{phase} has nothing to do with it", "X-R122")


def moment(t: Table) -> Iterator[Breach]:
    """Setting up, turns and spreading follow each other."""
    phase = t.phase
    if phase == OVER:
        return
    if t.after not in AFTER.get(phase, (THEN_END_TURN,)):
        yield Breach("pending.after", f"{PROMPTS[phase].name} comes at another time", "4.2")
    if (t.round_number == 0) != (t.after == THEN_SET_UP):
        yield Breach("round", "round 0 is the setting up, and no other is", "3")
    if t.after == THEN_SPREAD:
        if t.active != t.first:
            yield Breach("active", "the first player draws while digs spread", "X-R93")
        if any(patron.hand_size for patron in t.patrons):
            yield Breach("players", "digs spread when all hands are empty", "4.8")
    elif t.frozen >= 0:
        yield Breach("pending.frozen", "it is not the time for digs to spread", "6.4")
    if phase in NEED_CARDS and t.patrons[t.active].hand_size == 0:
        yield Breach("active", "a player without a card in hand has no turn", "X-R17")
    if t.frozen >= 0 and t.frozen not in t.sites.cards and t.frozen not in t.under:
        yield Breach("pending.frozen", "the site is not on the map", "6.4")


def rule(t: Table) -> Iterator[Breach]:
    """What was settled fits the position."""
    phase = t.phase
    patron = t.patrons[t.active]
    if phase == OVER:
        yield from ending(t)
    elif phase in (COMBO_TO_PLACE, COMBO_TO_TAKE):
        may = placing.can_place(t) if phase == COMBO_TO_PLACE else placing.can_take_back(t)
        if not may:
            yield Breach("phase", "there is nothing to pay with, or nothing to move", "X-R31")
    elif phase in (PLACE, TAKE):
        if (t.left, t.moved) not in ((1, 0), (3, 0), (2, 1), (1, 2)):
            yield Breach("pending.left", "one token, or three, may be moved in all", "4.4")
        if phase == PLACE and patron.supply == 0:
            yield Breach("phase", "there is no token to place", "X-R31")
    elif phase == DISCARD:
        if t.position >= patron.hand_size:
            yield Breach("pending.position", "it costs more cards than are in hand", "X-R44")
    elif phase == USE:
        yield from price(t)
    elif phase == PAY:
        yield from payment(t)
    elif phase in (RENEW, RENEW_ALSO, DRAW_TO_RENEW):
        yield from renewal(t)
    elif phase in (RECOLOUR_ALSO, RECOLOUR_TO):
        yield from recolouring(t)
    elif phase == DRAW_LOOT:
        if t.victim == t.active or t.patrons[t.victim].hand_size == 0:
            yield Breach("pending.victim", "another player with cards in hand is robbed", "X-R53")
    elif phase == DRAW_SITE:
        if t.site_pile == 0 or len(t.sites.cards) == MOST_DIGS:
            yield Breach("phase", "no site card is to be drawn", "X-R76")
    elif phase in (DRAW_FIND, DRAW_FOR_MARKER):
        yield from growth(t)


def ending(t: Table) -> Iterator[Breach]:
    """An end that is told must have come (7)."""
    if t.ending == LAST_DIG:
        if len(t.sites.cards) != 1 or t.site_pile > 0:
            yield Breach("ending", "one dig must be left, and no site card", "X-R98")
        return
    rings = (size(neighbours(t, dig_hexes(t, site))) for site in t.sites.cards)
    if any(patron.hand_size for patron in t.patrons):
        yield Breach("ending", "digs spread when all hands are empty", "4.8")
    elif max(rings, default=0) <= count_tokens(t.bag):
        yield Breach("ending", "the bag holds enough for every dig", "X-R91")


def price(t: Table) -> Iterator[Breach]:
    """The cards laid so far for a hire: the discarded one, then those used, in ascending order (X-R124)."""
    used = t.position - t.left
    if used < 0:
        yield Breach("pending.left", "more is to be paid than it costs", "4.6")
        return
    lines = list(t.ledger)[len(t.ledger) - used - 1 :] if len(t.ledger) > used else []
    kinds = [line_kind(line) for line in lines if line_seat(line) == t.active]
    if kinds != [SAW_DISCARD, *[SAW_HIDDEN] * used]:
        yield Breach("seen", "the price paid so far was seen last", "4.6")
    if (used == 0 and t.lowest != ARCH) or (used > 0 and cards(t.patrons[t.active].front, t.lowest) == 0):
        yield Breach("pending.lowest", "no such card was used", "X-R124")


def payment(t: Table) -> Iterator[Breach]:
    if t.dig not in t.sites.cards:
        yield Breach("pending.dig", "there is no such dig", "6.1")
        return
    there = colours_of(t.finds[t.dig])
    due = t.colours & -t.colours  # colours are paid in their order (X-R127)
    if t.colours != there & ~(due - 1):
        yield Breach("pending.colours", "not what is still to be paid for this dig", "X-R70")
    if not controlled_by(t, t.active, BIT[t.dig]):
        yield Breach("pending.dig", f"the active player does not control {SITE_NAMES[t.dig]}", "X-R64")


def renewal(t: Table) -> Iterator[Breach]:
    if count_tokens(t.bag) + (t.drawn >= 0) < 2:
        yield Breach("bag", "a Controller needs two dig tokens in the bag", "X-R56")
    chosen = [cell for cell in (t.one, t.two) if cell >= 0]
    for cell in chosen:
        if t.ground[cell] < DUG or find_at(t.ground[cell]) < 0:
            yield Breach("pending.one", f"no dig token lies on {HEX_NAMES[cell]}", "X-R111")
            return
    if len({site_at(t.ground[cell]) for cell in chosen}) > 1:
        yield Breach("pending.two", "both dig tokens lie in one dig", "X-R56")
    if t.phase == DRAW_TO_RENEW and t.one >= t.two:
        yield Breach("pending.two", "the dig tokens are renewed in reading order", "X-R118")


def recolouring(t: Table) -> Iterator[Breach]:
    chosen = [cell for cell in (t.one, t.two) if cell >= 0]
    owners = {int(t.ground[cell]) - TOKEN for cell in chosen if TOKEN <= t.ground[cell] < UNDER_SPADE}
    if len(owners) != 1 or t.one == t.two or any(t.ground[cell] < TOKEN for cell in chosen):
        yield Breach("pending.one", "two tokens of one player are named", "X-R58")
    elif not all(t.patrons[owner].posted > 1 and specials.heir(t, owner) for owner in owners):
        yield Breach("pending.one", "nobody can take over two tokens of this player", "X-R58")


def growth(t: Table) -> Iterator[Breach]:
    """A dig spreads, or takes in those it touches (6.3, 6.4)."""
    if t.host not in t.sites.cards:
        yield Breach("pending.host", "there is no such dig", "6.3")
        return
    if t.phase == DRAW_FIND:
        yield from ring(t)
        return
    marker = t.ground[t.one]
    if marker != DUG + 8 * t.host or t.one == t.book.valley.site_cells[t.host]:
        yield Breach("pending.one", "no marker of a dig that was taken in lies there", "X-R80")
    below = t.under[t.host]
    while below >= 0 and t.book.valley.site_cells[below] != t.one:
        below = t.under[below]
    if below < 0:
        yield Breach("pending.one", "the card of that site is not under the host's", "6.3")
    if digs_within(t, dig_hexes(t, t.host)) != BIT[t.host] | t.joined or t.joined >> t.host & 1:
        yield Breach("pending.joined", "not the digs that the host still touches", "X-R90")
    yield from apart(t, t.joined | BIT[t.host])


def ring(t: Table) -> Iterator[Breach]:
    ring = [cell for cell in t.book.valley.cells if t.ground[cell] == UNDER_SPADE]
    if ring[0] != t.one:
        yield Breach("pending.one", "the ring is dug in reading order", "X-R93")
    if len(ring) > count_tokens(t.bag):
        yield Breach("bag", "a spread that the bag cannot feed is not begun", "X-R91")
    near = neighbours(t, dig_hexes(t, t.host))
    if not all(holds(near, cell) for cell in ring):
        yield Breach("pending.ring", "a ring lies around its dig", "6.4")
    if t.frozen == t.host:
        yield Breach("pending.frozen", "a site spreads once in a round", "6.4")
    yield from apart(t, BIT[t.host])


def apart(t: Table, growing: int) -> Iterator[Breach]:
    """The other digs touch nobody but the one that grows."""
    for site in t.sites.cards:
        if growing >> site & 1:
            continue
        hexes = NO_HEXES[:]
        for cell in t.book.valley.cells:
            if t.ground[cell] >= DUG and site_at(t.ground[cell]) == site:
                hexes[ROW[cell]] |= WORD[cell]
        near = neighbours(t, hexes)
        beside = {int(t.ground[cell]) for cell in t.book.valley.cells if holds(near, cell)}
        if any(ground >= DUG and not growing >> site_at(ground) & 1 for ground in beside):
            yield Breach(f"digs.{SITE_NAMES[site]}", "the dig touches another", "6.3")


def answer(t: Table) -> Iterator[Breach]:
    """Somebody must be able to answer."""
    if t.over:
        return
    assert isinstance(t, ExcavationKernel)
    out = vec[i64]([0] * WIDEST)
    many = t.outcomes(out, vec[i64]([0] * WIDEST)) if t.player == CHANCE else t.legal(out)
    if many == 0:
        yield Breach("phase", f"nothing can be answered to {PROMPTS[t.phase].name}", "X-R122")
