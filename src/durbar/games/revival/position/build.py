"""Takes back a position that was told as JSON, or reads one written by hand.

What is not said is as usual: cards not named are in their deck, the market lies open where a bid is asked,
coins are unused as far as the round allows, points are those of the monuments. Whatever cannot be is refused
by the name of its field; whose turn it is follows from the rest (`build_question.py`).
"""

from collections.abc import Mapping
from typing import Any

from durbar.core.breaches import refuse
from durbar.core.errors import shown
from durbar.core.reading import Reader
from durbar.core.vecs import append
from durbar.games.revival import content
from durbar.games.revival.position.build_cards import CardReader
from durbar.games.revival.position.build_question import SOLO_STAGES, STAGES_OF_MANY, resume
from durbar.games.revival.position.laws import breaches, facts
from durbar.games.revival.position.laws_of_seats import coins_used, on_the_table
from durbar.games.revival.rules.book import ALL_COINS, BID_WIDTH, CHOSEN, DEALT, Book, Setting
from durbar.games.revival.rules.kernel import RevivalKernel, new_kernel
from durbar.games.revival.rules.numbers import (
    BID,
    COINS,
    COLLECT,
    DEAL_ARCHITECT,
    DEAL_MISSION,
    DEAL_OBJECTIVE,
    DRAFT,
    ENDED,
    MANIPULATE,
    OPEN_MARKET,
    SECOND_BOARD,
    SLOTS,
)
from durbar.games.revival.rules.objectives import monument_type
from durbar.games.revival.rules.piles import (
    FIRST_HOLOGRAPHIC,
)
from durbar.games.revival.rules.sections import (
    BOTTOMS,
    BUDDHA,
    awaited_section,
    end_at,
    raise_monument,
    start_monument,
)
from durbar.games.revival.rules.setup import free_architects, undealt_missions, undealt_objectives
from durbar.games.revival.rules.table import NONE, Player, insert_slot
from durbar.games.revival.vocabulary import STAGES


def build(book: Book, setting: Setting, written: Mapping[str, Any]) -> RevivalKernel:
    """The position; BadPosition if it cannot be."""
    return Builder(Reader(written), book, setting).read_table()


class Builder:
    """A new game of which every fact is then put right."""

    def __init__(self, read: Reader, book: Book, setting: Setting) -> None:
        self.read = read
        self.pending = read.inner("pending")
        self.setting = setting
        self.t = new_kernel(book, setting)
        self.cards = CardReader(self.t, read, self.pending)
        for p in self.t.players:
            p.coins = p.score = NONE  # not said yet

    def read_table(self) -> RevivalKernel:
        read, t = self.read, self.t
        t.stage = read.word("stage", STAGES, BID)
        if t.stage not in (SOLO_STAGES if self.setting.solo else STAGES_OF_MANY):
            raise read.wrong("stage", "there is no such stage with this many players", "4.1")
        early = t.stage < OPEN_MARKET or t.stage == DRAFT
        low, high = (0, 0) if early else (1, self.setting.rounds)
        ended = t.stage == ENDED and not self.setting.solo
        t.round = read.number("round", high if ended else low, low, high)
        t.first = read.number("first", 0, 0, self.setting.players - 1)
        self.cards.read_named_jokers()
        self.read_seats()
        self.cards.read_market()
        self.cards.read_piles()
        self.cards.fill_market()
        self.cards.compare_decks()
        if self.setting.solo:
            self.read_solo()
        else:
            self.read_what_was_dealt()
            self.read_holographic()
            self.read_bids()
            for seat, p in enumerate(t.players):
                self.default_coins(seat, p)
                self.default_score(seat, p)
        refuse(facts(t))
        resume(t, read, self.pending)
        self.pending.finish()
        read.finish()
        refuse(breaches(t))
        return t

    # Seats and Squares

    def read_seats(self) -> None:
        read = self.read
        for seat, row in enumerate(read.inners("seats")):
            if seat == self.setting.players:
                raise read.wrong("seats", f"more than {self.setting.players} of them")
            self.read_seat(row, self.t.players[seat])
            row.finish()
        for square, row in enumerate(read.inners("squares") if self.setting.solo else ()):
            if square == len(self.t.players):
                raise read.wrong("squares", "more than two of them", "6.6.1")
            self.read_area(row, self.t.players[square])
            row.finish()

    def read_seat(self, row: Reader, p: Player) -> None:
        for word in row.items("hand"):
            p.hold(self.cards.slot(row, "hand", word))
        for word in row.items("aside"):
            p.aside = insert_slot(p.aside, self.cards.slot(row, "aside", word))
        if row.has("coins"):
            numbers = [self.coin_number(row, "coins", value) for value in row.items("coins")]
            if len(set(numbers)) < len(numbers):
                raise row.wrong("coins", "each coin is there once", "V-R1")
            p.coins = sum(1 << number for number in numbers)
        if row.has("asked"):
            self.read_question(row.inner("asked"), p)
        if not self.setting.solo:
            p.coin_points = row.number("coin_points", 0, 0, 99)
            p.architect = row.word("architect", content.ARCHITECT_NAMES)
            p.bhairav = row.word("bhairav", content.COLOUR_NAMES)
            p.objective = row.word("objective", content.OBJECTIVE_NAMES)
            p.score = row.number("score", NONE, NONE, 999)
            self.read_area(row, p)

    def coin_number(self, read: Reader, name: str, value: object) -> int:
        """By its value."""
        if type(value) is int and value in self.t.book.coin_value:
            return list(self.t.book.coin_value).index(value)
        raise read.wrong(name, f"there is no coin {shown(value)}", "V-R1")

    def read_area(self, row: Reader, p: Player) -> None:
        p.mission = row.word("mission", content.MISSION_NAMES)
        low = self.setting.first_mission
        if p.mission != NONE and not low <= p.mission < low + self.setting.missions:
            raise row.wrong("mission", "Missions and Advanced Missions are not mixed", "V-R121")
        for k, ends in enumerate(row.items("monuments")):
            if not isinstance(ends, list | tuple) or not ends or k == SLOTS:
                raise row.wrong("monuments", f"at most {SLOTS}, each a list of card ends")
            p.monuments = append(p.monuments, self.read_monument(row, f"monuments[{k}]", ends, p))
        for monument in p.monuments:
            colour = self.t.colour(end_at(monument, 0))
            if monument_type(self.t, monument) == BUDDHA and colour != NONE and not self.setting.solo:
                p.colours |= 1 << colour

    def read_monument(self, row: Reader, name: str, ends: list[Any] | tuple[Any, ...], p: Player) -> int:
        """Built up end by end, as one would at the table."""
        monument = 0
        for word in ends:
            end = self.cards.end(row, name, word)
            section = self.t.book.section_of[end]
            self.cards.draw(row, name, content.CARD_NAMES[self.t.book.card_of[end]])
            if monument == 0 and BOTTOMS >> section & 1:
                monument = start_monument(end, section)
            elif monument and awaited_section(monument) == section:
                monument = raise_monument(monument, end, section)
            else:
                word = content.end_names(self.t.book)[end]
                raise row.wrong(name, f"{word} does not fit there", "4.8 / V-R40")
            p.standing |= 1 << section
        if awaited_section(monument) != NONE:
            p.awaiting |= 1 << awaited_section(monument)
        return monument

    def read_question(self, read: Reader, p: Player) -> None:
        question = read.word("question", STAGES)
        end = self.cards.end(read, "end", read.raw("end")) if read.has("end") else NONE
        area = read.number("area", NONE, NONE, len(self.t.players) - 1)
        p.ask_about(question, end, area, read.number("slot", 0, 0, SLOTS) - 1)
        read.finish()

    # What only two to six players have

    def read_what_was_dealt(self) -> None:
        """Missions, architects, Public Objectives: dealt by now, in their order, unless said otherwise."""
        read, t, setting = self.read, self.t, self.setting
        for each in read.inners("objectives"):
            objective = each.word("objective", content.OBJECTIVE_NAMES)
            state = each.word("state", ("open", "scored", "closed"), 0)
            if objective == NONE or objective in t.objectives:
                raise each.wrong("objective", "each Public Objective has a name, and is there once", "V-R115")
            t.objectives = append(t.objectives, objective)
            t.claimed |= (state == 1) << objective
            t.closed |= (state == 2) << objective
            each.finish()
        if len(t.objectives) > setting.objectives:
            raise read.wrong("objectives", f"{setting.objectives} are dealt here", "V-R115")
        chosen = t.stage > DEAL_OBJECTIVE and t.stage != DRAFT
        for p in t.players:
            if p.mission == NONE and t.stage > DEAL_MISSION:
                p.mission = lowest(undealt_missions(t))
            dealt = setting.architects == DEALT and t.stage > DEAL_ARCHITECT
            if p.architect == NONE and (dealt or (setting.architects == CHOSEN and chosen)):
                p.architect = lowest(free_architects(t))
        while t.stage > DEAL_OBJECTIVE and len(t.objectives) < setting.objectives:
            t.objectives = append(t.objectives, lowest(undealt_objectives(t)))
        for seat, p in enumerate(t.players):
            if p.architect != NONE and not (setting.architects and setting.eligible >> p.architect & 1):
                raise read.wrong(f"seats[{seat}].architect", "not in this game", "V-R109")
            if p.bhairav != NONE:
                t.bhairavs &= ~(1 << p.bhairav)
        if read.has("bhairavs"):
            t.bhairavs = sum(1 << colour for colour in set(read.words("bhairavs", content.COLOUR_NAMES)))

    def read_holographic(self) -> None:
        """What those that stand are worth, and how many were built: in the order of seats, if not said."""
        t, read = self.t, self.read.inner("holographic")
        values = read.inner("values")
        for p in t.players:
            for monument in p.monuments:
                card = t.book.card_of[end_at(monument, 0)]
                if card >= FIRST_HOLOGRAPHIC:
                    t.holographic_built += 1
                    t.holographic_value[card - FIRST_HOLOGRAPHIC] = t.holographic_built
        for colour, name in enumerate(content.COLOUR_NAMES):
            t.holographic_value[colour] = values.number(name, t.holographic_value[colour], NONE, 99)
        t.holographic_built = read.number("built", t.holographic_built, 0, 99)
        values.finish()
        read.finish()

    def read_bids(self) -> None:
        t, read = self.t, self.read
        taken: set[int] = set()
        for each in read.inners("bids"):
            full = t.laid == self.setting.players * self.setting.bids
            if full or t.stage not in (BID, MANIPULATE, COLLECT):
                raise each.wrong("seat", "there are no more bids", "4.4")
            spot = each.word("spot", content.SPOT_NAMES)
            if spot == NONE or not t.book.usable[t.mode()] >> spot & 1:
                raise each.wrong("spot", "not usable with this many players", "V-R5")
            if spot in taken:
                raise each.wrong("spot", "there is a coin already", "4.4")
            taken.add(spot)
            row = t.laid * BID_WIDTH
            t.bids[row] = self.cards.seat_number(each, "seat", each.raw("seat"))
            t.bids[row + 1] = spot
            t.bids[row + 2] = self.coin_number(each, "coin", each.raw("coin"))
            t.laid += 1
            each.finish()

    def default_coins(self, seat: int, p: Player) -> None:
        """If not said, the highest ones, as many as the round leaves."""
        t = self.t
        if p.coins != NONE:
            return
        laid = {t.bids[b * BID_WIDTH + 2] for b in range(t.laid) if t.bids[b * BID_WIDTH] == seat}
        left = COINS
        if t.round > 0:
            left -= coins_used(t) + (0 if t.stage == COLLECT else len(laid))
        if t.stage == ENDED:
            left = 0
        free = [number for number in reversed(range(COINS)) if number not in laid]
        p.coins = sum(1 << number for number in free[:left])

    def default_score(self, seat: int, p: Player) -> None:
        """If not said, what is on the table."""
        if p.score == NONE:
            p.score = on_the_table(self.t, seat)

    # What only solo has

    def read_solo(self) -> None:
        t, read = self.t, self.read
        r, p = t.ruins, t.players[0]
        r.board = read.word("board", content.COLOUR_NAMES, NONE if t.stage == SECOND_BOARD else 0)
        if r.board != NONE and t.stage == SECOND_BOARD:
            raise read.wrong("board", "not dealt yet", "6.6.1")
        r.side = read.word("side", content.SIDE_NAMES)
        lying = read.inner("coins")
        for spot, name in enumerate(content.SPOT_NAMES):
            if lying.has(name):
                r.purple[spot] = self.coin_number(lying, name, lying.raw(name))
        lying.finish()
        if p.coins == NONE:
            p.coins = ALL_COINS & ~sum(1 << coin for coin in set(r.purple) if coin != NONE)
        t.players[1].coins = ALL_COINS
        for p in t.players:
            p.score = 0
        for each in read.inners("debris"):
            spot, colour = each.word("spot", content.SPOT_NAMES), each.word("colour", content.COLOUR_NAMES)
            if NONE in (spot, colour):
                raise each.wrong("spot" if spot == NONE else "colour", "debris has a spot and a colour")
            r.debris = append(r.debris, spot << 3 | colour)
            each.finish()


def lowest(mask: int) -> int:
    return (mask & -mask).bit_length() - 1
