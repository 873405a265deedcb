"""What is in the box and what was agreed before the game: shared by all positions, never changed.

The tables come from content/*.toml by way of ``durbar.games.revival.content``.
"""

from typing import Final

from mypy_extensions import i64

from durbar.core.vecs import vec

ALL_COINS: Final = 31
BID_WIDTH: Final = 3  # in Table.bids: seat, spot, coin
WINNERS: Final = 6  # in Table.market, behind the cards
FOUR: Final = 0  # the two ways in which spots target cards
SIX: Final = 1

OUTLINE_WIDTH: Final = 7  # in Setting.outlines
NEEDS: Final = 3  # monuments asked for by one Public Objective, at most


OFF: Final = 0  # architects
DEALT: Final = 1
CHOSEN: Final = 2

WIDEST: Final = 640  # moves at once: four jokers to name; everything else is far below

EASY: Final = 0
MEDIUM: Final = 1
HARD: Final = 2
EXTREME: Final = 3


class Book:
    """The cards and the mat. An *end* is one of the sections a card can show."""

    def __init__(
        self,
        first_end: vec[i64],
        faces: vec[i64],
        shown: vec[i64],
        card_of: vec[i64],
        section_of: vec[i64],
        colour_of: vec[i64],
        joker_of: vec[i64],
        printed: vec[i64],
        coin_value: vec[i64],
        target: vec[i64],
        rank: vec[i64],
        usable: vec[i64],
        side_of: vec[i64],
        mission_pattern: vec[i64],
        mission_points: vec[i64],
        need_monument: vec[i64],
        need_pattern: vec[i64],
        objective_points: vec[i64],
        colour_bonus: vec[i64],
        new_buddha: i64,
        bhairav_cost: i64,
        architect_effect: vec[i64],
        architect_number: vec[i64],
        level_cards: vec[i64],
    ) -> None:
        self.first_end: vec[i64] = first_end  # ends of card c: first_end[c] up to first_end[c + 1]
        self.faces: vec[i64] = faces  # by card: its two sections, four bits each, below its first end
        self.shown: vec[i64] = shown  # by card: its sections, as a mask
        self.card_of: vec[i64] = card_of  # by end
        self.section_of: vec[i64] = section_of
        self.colour_of: vec[i64] = colour_of  # JOKER for a joker
        self.joker_of: vec[i64] = joker_of  # which joker it is, -1 for a coloured end
        self.printed: vec[i64] = printed  # by section
        self.coin_value: vec[i64] = coin_value
        self.target: vec[i64] = target  # [mode][spot][0 or 1]: a cell, -1 where the spot is not usable
        self.rank: vec[i64] = rank  # the same places: smaller wins among equal coins (4.5)
        self.usable: vec[i64] = usable  # by mode: the spots one may bid on, as a mask
        self.side_of: vec[i64] = side_of  # by spot
        self.mission_pattern: vec[i64] = mission_pattern  # [mission][monument]
        self.mission_points: vec[i64] = mission_points
        self.need_monument: vec[i64] = need_monument  # [objective][need], -1 for none
        self.need_pattern: vec[i64] = need_pattern
        self.objective_points: vec[i64] = objective_points
        self.colour_bonus: vec[i64] = colour_bonus  # by number of sections of one colour
        self.new_buddha: i64 = new_buddha
        self.bhairav_cost: i64 = bhairav_cost
        self.architect_effect: vec[i64] = architect_effect  # see architects.py
        self.architect_number: vec[i64] = architect_number
        self.level_cards: vec[i64] = level_cards  # cards in the two fifth monuments, by level


class Setting:
    """The options of one game with what follows from them and from the number of players."""

    def __init__(
        self,
        players: i64,
        teams: i64,
        mates: i64,
        diamonds: bool,
        market: i64,
        bids: i64,
        quota: i64,
        rounds: i64,
        last_coin: i64,
        marker: i64,
        hand_limit: i64,
        open_until: i64,
        manipulation: bool,
        reconstruction: bool,
        architects: i64,
        eligible: i64,
        objectives: i64,
        first_mission: i64,
        missions: i64,
        bhairav: bool,
        holographic: bool,
        rainbow: bool,
        level: i64,
        square_missions: vec[i64],
        partners: vec[i64],
        layouts: list[vec[i64]],
        outlines: list[vec[i64]],
    ) -> None:
        self.players: i64 = players
        self.solo: bool = players == 1
        self.teams: i64 = teams  # how many; 0: everybody plays alone
        self.mates: i64 = mates  # teammates of each player
        self.diamonds: bool = diamonds
        self.market: i64 = market
        self.bids: i64 = bids
        self.quota: i64 = quota
        self.rounds: i64 = rounds
        self.last_coin: i64 = last_coin  # as a mask of rounds
        self.marker: i64 = marker  # the rounds after which it passes, as a mask
        self.hand_limit: i64 = hand_limit
        self.open_until: i64 = open_until  # the last round with open bids
        self.manipulation: bool = manipulation
        self.reconstruction: bool = reconstruction
        self.architects: i64 = architects
        self.eligible: i64 = eligible  # architects for this many players, as a mask
        self.objectives: i64 = objectives  # how many Public Objectives are dealt
        self.first_mission: i64 = first_mission
        self.missions: i64 = missions
        self.bhairav: bool = bhairav
        self.holographic: bool = holographic
        self.rainbow: bool = rainbow
        self.level: i64 = level
        self.square_missions: vec[i64] = square_missions  # solo: the two chosen ones, -1 for random
        self.partners: vec[i64] = partners  # solo, by mission: those that go with it, as a mask (V-R88)
        self.layouts: list[vec[i64]] = layouts  # solo, by mission: every finished Square (V-R100)
        self.outlines: list[vec[i64]] = (
            outlines  # the same in rows: its bits, cards of the fifth, five places
        )
