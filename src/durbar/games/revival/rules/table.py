"""The table: every fact of a position, and nothing that could be worked out from the others cheaply.

A hand *slot* is a card and who else knows it: ``card * 128 + knowers``, the knowers as a mask of seats
(bit 6: everybody who looks on). An entry of the red deck's bottom is ``card * 8 + who``: 0 if everybody
saw the card go there, else 1 + the seat that put it there (V-R111).

Fields have slots for the sake of interpreted Python, which finds them sooner so; compiled, they are the same.
"""

from typing import Final

from mypy_extensions import i64, mypyc_attr

from durbar.core.kernel import BIT, CHANCE, NO_JOURNAL, Kernel
from durbar.core.vecs import append, pop, vec
from durbar.games.revival.rules.book import FOUR, SIX, Book, Setting
from durbar.games.revival.rules.numbers import BUILD, HAND_LIMIT
from durbar.games.revival.rules.sections import JOKER

NONE: Final = -1
HIDDEN: Final = -2  # a Mission this reader of the position does not know

KNOWERS: Final = 7  # bits of a slot below the card
PUBLIC: Final = 127


def insert_slot(slots: vec[i64], slot: i64) -> vec[i64]:
    """The slots with one more, at its place."""
    more = append(slots, slot)
    k = len(more) - 1
    while k > 0 and more[k - 1] > slot:
        more[k] = more[k - 1]
        k -= 1
    more[k] = slot
    return more


@mypyc_attr(acyclic=True)
class Player:
    """One area of the table with its owner; in solo a Square, the first with the player's hand."""

    __slots__ = (
        "architect",
        "aside",
        "ask",
        "ask_area",
        "ask_end",
        "ask_slot",
        "awaiting",
        "bhairav",
        "coin_points",
        "coins",
        "colours",
        "hand",
        "mission",
        "monuments",
        "objective",
        "score",
        "standing",
    )

    def __init__(
        self,
        score: i64,
        coin_points: i64,
        coins: i64,
        mission: i64,
        architect: i64,
        bhairav: i64,
        objective: i64,
        colours: i64,
        awaiting: i64,
        standing: i64,
        ask: i64,
        ask_end: i64,
        ask_area: i64,
        ask_slot: i64,
        hand: vec[i64],
        aside: vec[i64],
        monuments: vec[i64],
    ) -> None:
        self.score: i64 = score
        self.coin_points: i64 = coin_points  # the part of the score that came from last coins
        self.coins: i64 = coins  # unused and not on the mat, as a mask
        self.mission: i64 = mission
        self.architect: i64 = architect
        self.bhairav: i64 = bhairav  # its colour
        self.objective: i64 = objective  # the Public Objective scored
        self.colours: i64 = colours  # of the Buddhas here, as a mask
        self.awaiting: i64 = awaiting  # sections that fit somewhere here, as a mask; bottoms always do
        self.standing: i64 = standing  # sections that are built here, as a mask
        self.ask: i64 = ask  # a question within a question: WHERE, WHICH, NAME_JOKERS, CLAIM…, or NONE
        self.ask_end: i64 = ask_end
        self.ask_area: i64 = ask_area
        self.ask_slot: i64 = ask_slot
        self.hand: vec[i64] = hand  # slots, ascending
        self.aside: vec[i64] = aside  # slots chosen to be discarded, not yet shown
        self.monuments: vec[i64] = monuments  # in the order in which they were started

    def clone(self) -> "Player":
        return self.copy(self.coins, self.mission, self.hand[:], self.aside[:])

    def copy(self, coins: i64, mission: i64, hand: vec[i64], aside: vec[i64]) -> "Player":
        """All that everybody sees, and what the caller says of the rest."""
        return Player(
            self.score,
            self.coin_points,
            coins,
            mission,
            self.architect,
            self.bhairav,
            self.objective,
            self.colours,
            self.awaiting,
            self.standing,
            self.ask,
            self.ask_end,
            self.ask_area,
            self.ask_slot,
            hand,
            aside,
            self.monuments[:],
        )

    def hold(self, slot: i64) -> None:
        """Take a card into the hand."""
        self.hand = insert_slot(self.hand, slot)

    def put_aside(self, card: i64) -> None:
        """A card of the hand that will be discarded."""
        self.aside = insert_slot(self.aside, self.drop(card))

    def find(self, card: i64) -> i64:
        """Where in the hand the card is; NONE if it is not there."""
        hand = self.hand
        for k in range(len(hand)):
            if hand[k] >> KNOWERS == card:
                return k
        return NONE

    def drop(self, card: i64) -> i64:
        """Take the card out of the hand; its slot."""
        self.hand, slot = pop(self.hand, self.find(card))
        return slot

    def ask_about(self, question: i64, end: i64, area: i64, slot: i64) -> None:
        self.ask = question
        self.ask_end = end
        self.ask_area = area
        self.ask_slot = slot

    def clear_question(self) -> None:
        self.ask_about(NONE, NONE, NONE, NONE)


@mypyc_attr(acyclic=True)
class Ruins:
    """What only the solo game has: the earthquake's debris, and how far the two Squares are."""

    def __init__(
        self,
        board: i64,
        side: i64,
        purple: vec[i64],
        debris: vec[i64],
        done: vec[i64],
        room: vec[i64],
    ) -> None:
        self.board: i64 = board  # colour of the second board
        self.side: i64 = side  # being shaken
        self.purple: vec[i64] = purple  # by spot: the coin lying there
        self.debris: vec[i64] = debris  # spot * 8 + colour, in the order of falling
        self.done: vec[i64] = done  # by Square: monument * 5 + colour of the complete ones, as a mask
        self.room: vec[i64] = room  # by Square: all that a winning pair of Squares could still hold (V-R100)

    def clone(self) -> "Ruins":
        return Ruins(self.board, self.side, self.purple[:], self.debris[:], self.done[:], self.room[:])


class Table(Kernel):
    """The position. The chapters of the rules are functions on it; ``kernel.py`` ties them together."""

    __slots__ = (
        "at",
        "bhairavs",
        "bids",
        "blue_left",
        "book",
        "bottom",
        "bought",
        "busy",
        "cell",
        "claimed",
        "closed",
        "declared",
        "drawn",
        "first",
        "holographic_built",
        "holographic_value",
        "journal",
        "laid",
        "market",
        "need",
        "objectives",
        "over",
        "phase",
        "piles",
        "player",
        "players",
        "queue",
        "recording",
        "red_left",
        "round",
        "ruins",
        "setting",
        "stage",
        "surplus",
        "turns",
    )

    def __init__(
        self,
        book: Book,
        setting: Setting,
        player: i64,
        phase: i64,
        stage: i64,
        over: bool,
        round: i64,
        first: i64,
        at: i64,
        cell: i64,
        need: i64,
        surplus: i64,
        busy: i64,
        laid: i64,
        blue_left: i64,
        red_left: i64,
        holographic_built: i64,
        closed: i64,
        claimed: i64,
        bhairavs: i64,
        bought: i64,
        players: list[Player],
        ruins: Ruins,
        piles: vec[i64],
        market: vec[i64],
        bids: vec[i64],
        queue: vec[i64],
        bottom: vec[i64],
        drawn: vec[i64],
        declared: vec[i64],
        holographic_value: vec[i64],
        objectives: vec[i64],
    ) -> None:
        self.player = player
        self.over = over
        self.turns = 0
        self.recording = False
        self.journal = NO_JOURNAL
        self.book: Book = book
        self.setting: Setting = setting
        self.phase = phase  # what is asked of `player`
        self.stage: i64 = stage  # where the round stands; `phase` may be a question within it
        self.round: i64 = round  # from 1
        self.first: i64 = first  # who has the marker
        self.at: i64 = at  # how far the queue, the deal or the aftershock has come
        self.cell: i64 = cell  # COLLECT: the next market space the collector looks at
        self.need: i64 = need  # COLLECT: red cards still to be kept; NONE before it is known
        self.surplus: i64 = surplus  # COLLECT: 1 while an architect draws one more
        self.busy: i64 = busy  # seats still building or discarding, as a mask
        self.laid: i64 = laid  # coins on the mat
        self.blue_left: i64 = blue_left
        self.red_left: i64 = red_left  # of the shuffled part
        self.holographic_built: i64 = holographic_built  # by all, ever (V-R129)
        self.closed: i64 = closed  # Public Objectives nobody can score any more, as a mask
        self.claimed: i64 = claimed  # those scored in this round
        self.bhairavs: i64 = bhairavs  # left to buy, as a mask of colours
        self.bought: i64 = bought  # BUY_BUILD: the discard that must be built, in the hand meanwhile
        self.players: list[Player] = players
        self.ruins: Ruins = ruins
        self.piles: vec[i64] = piles
        self.market: vec[i64] = market  # by cell: the card; then, by cell: its winner
        self.bids: vec[i64] = bids  # seat, spot, coin of each bid, in the order of bidding
        self.queue: vec[i64] = queue  # seats in the order in which they act
        self.bottom: vec[i64] = bottom  # of the red deck, topmost first: the part whose order is fixed
        self.drawn: vec[i64] = drawn  # COLLECT: slots drawn and not yet kept
        self.declared: vec[i64] = declared  # by joker: its colour, NONE until named (V-R43)
        self.holographic_value: vec[i64] = holographic_value  # by colour: the points it stands for
        self.objectives: vec[i64] = objectives

    def ask(self, seat: i64, phase: i64) -> None:
        self.player = seat
        self.phase = phase

    def ask_chance(self, phase: i64) -> None:
        self.player = CHANCE
        self.phase = phase

    def waiting(self) -> i64:
        if self.player < 0:
            return 0
        if self.is_simultaneous():
            return self.busy
        return BIT[self.player]

    def is_simultaneous(self) -> bool:
        """Building and discarding are done by all at once; teams build one by one (V-R37, V-R46, V-R73)."""
        return self.stage == HAND_LIMIT or (self.stage == BUILD and self.setting.teams == 0)

    def turn_to(self, seat: i64) -> None:
        assert (self.waiting() >> seat) & 1 == 1
        if seat != self.player:
            self.ask_again(seat)

    def ask_again(self, seat: i64) -> None:
        """The question within the question first, then the one of the stage."""
        question = self.players[seat].ask
        self.player = seat
        self.phase = self.stage if question == NONE else question

    def mode(self) -> i64:
        """Which targets hold: solo has its storage from round 2 on (V-R91)."""
        if self.setting.solo:
            return FOUR if self.round == 1 else SIX
        return FOUR if self.setting.market == 4 else SIX

    def is_last_coin_round(self) -> bool:
        return (self.setting.last_coin >> self.round) & 1 == 1

    def area_of(self, seat: i64, mate: i64) -> i64:
        """The area of a teammate: 0 is the seat itself, 1 and 2 the next ones clockwise (V-R72)."""
        if mate == 0:
            return seat
        return (seat + mate * self.setting.teams) % self.setting.players

    def colour(self, end: i64) -> i64:
        """The colour an end counts as; NONE for a joker without a name yet (V-R44)."""
        colour = self.book.colour_of[end]
        if colour < JOKER:
            return colour
        return self.declared[self.book.joker_of[end]]
