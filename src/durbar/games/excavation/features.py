"""What bots weigh, in the order in which `rules/features.py` writes it, and what it is called."""

from durbar.core.features import Feature

NEARNESS = ("held", "shared", "theirs", "far", "near")
PAYMENT = ("paid", "one-short", "short")

FEATURES = (
    Feature("standing", 1),
    Feature("points", 1, "score-sites"),
    Feature("finds-left", 1, "score-left"),
    Feature("supply", 1, "feature-tokens"),
    Feature("posted", 1, "feature-tokens"),
    Feature("hand", 0, "feature-tokens"),
    Feature("doomed", 0, "score-lost"),
    Feature("in-danger", 0, "score-lost"),
    Feature("wanted-specialists", 1, "feature-specialists"),
    Feature("other-specialists", 1, "feature-specialists"),
    Feature("eminences", 1, "feature-specialists"),
    Feature("curators", 1, "feature-specialists"),
    Feature("bandits", 0, "feature-specialists"),
    Feature("controllers", 0, "feature-specialists"),
    Feature("bounty-hunters", 0, "feature-specialists"),
    Feature("at-once", 1, "feature-digs"),
    *(Feature(f"{near}-{paid}", 1, "feature-digs") for near in NEARNESS for paid in PAYMENT),
    *(Feature(f"grown-{near}", 1, "feature-digs") for near in NEARNESS),
    Feature("rings", 1, "feature-spread"),
    Feature("mergers", 0, "feature-spread"),
    Feature("bag", 1),
    Feature("sites-left", 0),
    Feature("growing-finds", 0, "feature-spread"),
    Feature("next-rings", 0, "feature-spread"),
    Feature("on-sites", 0, "feature-tokens"),
    Feature("on-personalities", 0, "feature-tokens"),
    Feature("archaeologists-of-two", 0, "feature-tokens"),
    Feature("to-place", 0, "feature-tokens"),
    Feature("stranded", 0, "feature-specialists"),
    Feature("duplicates", 0, "feature-specialists"),
)
