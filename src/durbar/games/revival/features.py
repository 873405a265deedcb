"""The names of what bots weigh, in the order in which `rules/features.py` writes it."""

from durbar.core.features import Feature

CHAPTERS = ("bidding", "building", "boundary", "rest")

FEATURES = (
    Feature("standing"),
    Feature("score"),
    Feature("mission"),
    Feature("unfinished"),
    Feature("shrine-begun"),
    Feature("stupa-begun"),
    Feature("stupa-of-two"),
    Feature("pagoda-begun"),
    Feature("pagoda-of-two"),
    Feature("pagoda-of-three"),
    Feature("stupa-colours"),
    Feature("pagoda-colours"),
    Feature("mission-in-reach", 1),
    Feature("monuments", 1),
    Feature("promise"),
    Feature("hand"),
    Feature("cards", 1),
    Feature("fitting-cards", 1),
    Feature("finishing-cards", 1),
    Feature("coin-value", 1),
    Feature("coins", 1),
    Feature("bhairav", 1),
    Feature("bhairav-to-come", 0),
    Feature("buddha-colours", 1),
    Feature("objective-open", 1),
    Feature("bids", 1),
    Feature("first-player", 0),
    Feature("surplus-cards", 0),
)
