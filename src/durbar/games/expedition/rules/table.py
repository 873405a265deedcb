"""The table: everything that lies on it (4.7), and the small acts every chapter of the rules needs."""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from durbar.core.kernel import BIT, CHANCE, NO_JOURNAL, Kernel
from durbar.core.vecs import vec
from durbar.games.expedition.rules.book import Book, Setting
from durbar.games.expedition.rules.landscape import Landscape
from durbar.games.expedition.rules.layout import (
    CARD_COPIES,
    IN_KATHMANDU,
    MAP_PILE,
    MOST_MARKERS,
    SET_ASIDE,
    SLOT,
    TEN_POINTS,
    UNDER_COUNT,
    UNUSED,
)
from durbar.games.expedition.rules.numbers import (
    ACTIONS,
    BEFORE_MOVE,
    BY_STRIP,
    CHOOSE_DIE,
    DECK_CARDS,
    DICE,
    E_PAID,
    E_PLAYED,
    E_TIRED,
    FODDER,
    MAP_KINDS,
    OVER,
)


@mypyc_attr(acyclic=True)
class Player:
    """One player's board and what lies beside it."""

    def __init__(
        self,
        have: vec[i64],
        space: i64,
        markers: i64,
        character: i64,
        ability: i64,
        tile: i64,
        tiles_under: i64,
        offerings: i64,
        served: i64,
        monk_uses: i64,
        goods: i64,
        specials: i64,
        animals: i64,
        equipment: i64,
        tents: i64,
        arrival: i64,
    ) -> None:
        self.have: vec[i64] = have
        self.space: i64 = space
        self.markers: i64 = markers
        self.character: i64 = character
        self.ability: i64 = ability  # of that character
        self.tile: i64 = tile  # the current yak tile
        self.tiles_under: i64 = tiles_under  # landscapes still face down, the 10-point tile below them
        self.offerings: i64 = offerings  # made so far
        self.served: i64 = served  # temples that bear one of them
        self.monk_uses: i64 = monk_uses
        self.goods: i64 = goods
        self.specials: i64 = specials
        self.animals: i64 = animals
        self.equipment: i64 = equipment
        self.tents: i64 = tents  # cards in hand, also where their landscapes are unknown
        self.arrival: i64 = arrival  # order of arrival in Kathmandu, -1 before

    def clone(self) -> "Player":
        return self.copy(self.have[:])

    def copy(self, have: vec[i64]) -> "Player":
        """All that everybody sees, and what the caller says of the rest."""
        return Player(
            have,
            self.space,
            self.markers,
            self.character,
            self.ability,
            self.tile,
            self.tiles_under,
            self.offerings,
            self.served,
            self.monk_uses,
            self.goods,
            self.specials,
            self.animals,
            self.equipment,
            self.tents,
            self.arrival,
        )

    def dice_where(self, slot: i64) -> i64:
        """The dice lying on a place, as a mask: UNUSED, slot 1 to 3, or SET_ASIDE."""
        mask: i64 = 0
        for d in range(DICE):
            if self.have[SLOT + d] == slot:
                mask |= BIT[d]
        return mask

    def dice_used(self) -> i64:
        """How many dice were used today."""
        count: i64 = 0
        for d in range(DICE):
            slot = self.have[SLOT + d]
            if UNUSED < slot < SET_ASIDE:
                count += 1
        return count

    def cards(self, kind: i64) -> i64:
        """The own cards of one equipment type, start card included."""
        mask = (self.equipment >> (kind * CARD_COPIES)) & 7
        return (mask & 1) + ((mask >> 1) & 1) + (mask >> 2) + ((self.equipment >> (DECK_CARDS + kind)) & 1)

    def face_down(self) -> i64:
        """Face-down yak tiles; the 10-point tile is one until it is turned up."""
        if self.tile == TEN_POINTS:
            return 0
        return count_bits(self.tiles_under) + 1

    def is_away(self) -> bool:
        return self.space == IN_KATHMANDU


class Table(Kernel):
    """A position: the common things, and the players in seat order. The rules are in the files beside it."""

    __slots__ = (
        "active",
        "animal_deck",
        "animal_display",
        "arrived",
        "book",
        "common",
        "cursor",
        "day",
        "deck",
        "die",
        "display",
        "done",
        "exits",
        "goods_left",
        "holder",
        "journal",
        "land",
        "over",
        "phase",
        "plan",
        "player",
        "players",
        "recording",
        "resume",
        "rolls",
        "round",
        "setting",
        "start_deck",
        "storm",
        "storm_days",
        "storms_left",
        "suns_left",
        "target",
        "turn",
        "turns",
        "viewer",
    )

    def __init__(
        self,
        book: Book,
        setting: Setting,
        land: Landscape,
        players: list[Player],
        common: vec[i64],
        player: i64,
        phase: i64,
        resume: i64,
        cursor: i64,
        active: i64,
        day: i64,
        round: i64,
        turn: i64,
        holder: i64,
        storm: i64,
        storms_left: i64,
        suns_left: i64,
        storm_days: i64,
        arrived: i64,
        deck: i64,
        display: i64,
        animal_deck: i64,
        animal_display: i64,
        goods_left: i64,
        start_deck: i64,
        done: i64,
        die: i64,
        rolls: i64,
        target: i64,
        plan: i64,
        exits: i64,
        viewer: i64,
    ) -> None:
        self.player = player
        self.over = phase == OVER
        self.turns = 0
        self.recording = False
        self.journal = NO_JOURNAL
        self.book: Book = book
        self.setting: Setting = setting
        self.land: Landscape = land
        self.players: list[Player] = players
        self.common: vec[i64] = common  # see the offsets below
        self.phase: i64 = phase
        self.resume: i64 = resume  # the phase that goes on after chance has answered; else 0
        self.cursor: i64 = cursor  # how far a series of chances or choices has come
        self.active: i64 = active  # whose turn it is
        self.day: i64 = day  # 0 during the setup
        self.round: i64 = round
        self.turn: i64 = turn  # turns of this round already finished
        self.holder: i64 = holder
        self.storm: i64 = storm
        self.storms_left: i64 = storms_left  # in the mix of the current half
        self.suns_left: i64 = suns_left
        self.storm_days: i64 = storm_days  # days whose tile turned out to be a storm, as bits
        self.arrived: i64 = arrived  # Kathmandu tiles taken
        self.deck: i64 = deck  # equipment cards not yet seen, as bits; likewise below
        self.display: i64 = display
        self.animal_deck: i64 = animal_deck
        self.animal_display: i64 = animal_display
        self.goods_left: i64 = goods_left
        self.start_deck: i64 = start_deck
        self.done: i64 = done  # the DONE_ bits of this turn
        self.die: i64 = die  # selected die, -1 before
        self.rolls: i64 = rolls  # Wooden barrel: rolls left; dice still to roll are in common[ROLLING]
        self.target: i64 = target  # target space of this turn, -1 before the movement
        self.plan: i64 = plan  # a Border guard's plan under way
        self.exits: i64 = exits  # ... and the exits named so far, four bits each, the first lowest
        self.viewer: i64 = viewer  # NOT_VEILED, or whose knowledge this position is

    # The rest of Kernel is implemented in kernel.py; the chapters of the rules see only the data above.

    def ask(self, phase: i64, seat: i64) -> None:
        self.phase = phase
        self.resume = 0
        self.player = seat

    def draw(self, phase: i64, resume: i64) -> None:
        self.phase = phase
        self.resume = resume
        self.player = CHANCE

    def proceed_to(self, phase: i64) -> None:
        """Something comes next that needs no answer, or a question to the active player."""
        self.phase = phase
        self.resume = 0
        self.player = self.active

    def current_question(self) -> i64:
        """The open question of the active player's turn, apart from what interrupts it."""
        if self.target >= 0:
            return ACTIONS
        if self.die >= 0:
            return BEFORE_MOVE
        return CHOOSE_DIE


def map_pile(table: Table) -> i64:
    """Maps in the face-down pile, those put under it included."""
    count = table.common[UNDER_COUNT]
    for kind in range(MAP_KINDS):
        count += table.common[MAP_PILE + kind]
    return count


BITS_IN: Final = vec[i64]([bin(byte).count("1") for byte in range(256)])
LOWEST_BIT: Final = vec[i64]([(byte & -byte).bit_length() - 1 for byte in range(256)])


def count_bits(mask: i64) -> i64:
    """How many bits are set."""
    n: i64 = 0
    while mask:
        n += BITS_IN[mask & 255]
        mask >>= 8
    return n


def nth_bit(mask: i64, n: i64) -> i64:
    """The number of the n-th set bit, from 0."""
    k: i64 = 0
    while n >= BITS_IN[mask & 255]:
        n -= BITS_IN[mask & 255]
        mask >>= 8
        k += 8
    for _ in range(n):
        mask &= mask - 1
    return k + LOWEST_BIT[mask & 255]


def add_markers(table: Table, seat: i64, count: i64, cause: i64) -> None:
    """Exhaustion markers, never more than three (E-R40). The cause is for the log."""
    player = table.players[seat]
    before = player.markers
    player.markers = before + count
    if player.markers > MOST_MARKERS:
        player.markers = MOST_MARKERS
    table.note(E_TIRED, seat, cause, player.markers - before)


def pay_strip(table: Table, seat: i64) -> None:
    """A strip costs 1 fodder, or a marker from those who have none (E-R37)."""
    player = table.players[seat]
    if player.have[FODDER] > 0:
        player.have[FODDER] -= 1
        table.note(E_PAID, seat, FODDER)
    else:
        add_markers(table, seat, 1, BY_STRIP)


def use_card(table: Table, seat: i64, kind: i64) -> None:
    """Discard one own card of a type, the start card first (E-R138); used cards are gone (E-R48)."""
    player = table.players[seat]
    card: i64 = DECK_CARDS + kind
    if not (player.equipment >> card) & 1:
        card = kind * CARD_COPIES
        while not (player.equipment >> card) & 1:
            card += 1
    player.equipment &= ~BIT[card]
    table.note(E_PLAYED, seat, kind)
