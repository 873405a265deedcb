"""What bots weigh, in the order in which `rules/features.py` writes it, and what it is called."""

from durbar.core.features import Feature

CHAPTERS = ("bidding", "building", "boundary", "rest")

FEATURES = (
    Feature("standing"),
    Feature("score", 2, "feature-scored"),
    Feature("mission", 2, "score-mission"),
    Feature("unfinished", 2, "score-unfinished"),
    Feature("shrine-begun", 2, "score-unfinished"),
    Feature("stupa-begun", 2, "score-unfinished"),
    Feature("stupa-of-two", 2, "score-unfinished"),
    Feature("pagoda-begun", 2, "score-unfinished"),
    Feature("pagoda-of-two", 2, "score-unfinished"),
    Feature("pagoda-of-three", 2, "score-unfinished"),
    Feature("stupa-colours", 2, "score-colours"),
    Feature("pagoda-colours", 2, "score-colours"),
    Feature("mission-in-reach", 1, "score-mission"),
    Feature("monuments", 1, "score-monuments"),
    Feature("promise", 2, "score-unfinished"),
    Feature("hand", 2, "feature-hand"),
    Feature("cards", 1, "feature-hand"),
    Feature("fitting-cards", 1, "feature-hand"),
    Feature("finishing-cards", 1, "feature-hand"),
    Feature("coin-value", 1, "feature-coins"),
    Feature("coins", 1, "feature-coins"),
    Feature("bhairav", 1, "score-bhairav"),
    Feature("bhairav-to-come", 0, "score-bhairav"),
    Feature("buddha-colours", 1, "score-colours"),
    Feature("objective-open", 1, "score-objective"),
    Feature("bids", 1, "feature-bids"),
    Feature("first-player", 0),
    Feature("surplus-cards", 0, "feature-hand"),
)
