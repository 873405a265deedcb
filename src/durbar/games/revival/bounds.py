"""How far a Revival can go, counted from its tables: what a round and a card can ask."""

from durbar.core import Bounds

from .rules.book import Book, Setting
from .rules.numbers import ARCHITECTS, COINS, MISSIONS, OBJECTIVES, SLOTS, SPOTS
from .rules.sections import COLOURS

ONCE_A_ROUND = 12  # draft, bids, manipulating, keeping, done, ability and its discard, coin, storing …
OF_A_CARD = 6  # building it, where and which, a joker, an objective; or discarding, offering and taking
AFTERSHOCKS = 200  # before a coin fits; that it takes more is possible once in 10^25 rounds (V-R97)
SOLO_MARKET = 6


def bounds(book: Book, setting: Setting, outcomes: int) -> Bounds:
    players, rounds = int(setting.players), int(setting.rounds)
    won = int(setting.quota) + 2 if not setting.solo else 2
    in_hand = max(int(setting.hand_limit), *map(int, book.architect_number)) + won
    razed = 2 * SLOTS if setting.solo else 0
    decisions = players * rounds * (ONCE_A_ROUND + OF_A_CARD * in_hand + razed)
    aftershocks = (SPOTS + 1) * AFTERSHOCKS if setting.solo else 0
    dealt = 2 + 2 * players + OBJECTIVES + ARCHITECTS
    chances = dealt + rounds * (SOLO_MARKET + players * (won + 2) + aftershocks)
    if setting.solo:
        return Bounds(decisions, chances, outcomes, 0, 2 * COLOURS + 4)
    return Bounds(decisions, chances, outcomes, 0, highest(book, setting, won))


def highest(book: Book, setting: Setting, won: int) -> int:
    """Every card that comes to a seat, or is built for it by teammates, as if it finished a monument."""
    cards = int(setting.rounds) * won * (int(setting.mates) + 1)
    best = max(map(int, book.printed)) + max(map(int, book.colour_bonus)) + int(book.new_buddha) + COLOURS
    coins = int(setting.rounds) * max(map(int, book.coin_value)) * COINS
    missions = max(map(int, book.mission_points)) * MISSIONS
    return cards * best + coins + missions + max(map(int, book.objective_points))
