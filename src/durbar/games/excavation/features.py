"""The names of what bots weigh, in the order in which `rules/features.py` writes it."""

from durbar.core.features import Feature

NEARNESS = ("held", "shared", "theirs", "open-1", "open-2", "open-3", "open-4")
PAYMENT = ("paid", "one-short", "short")

FEATURES = (
    Feature("standing", 1),
    Feature("points", 1),
    Feature("finds-left", 1),
    Feature("supply", 1),
    Feature("posted", 1),
    Feature("hand", 0),
    Feature("doomed", 0),
    Feature("in-danger", 0),
    Feature("wanted-specialists", 1),
    Feature("other-specialists", 1),
    Feature("eminences", 1),
    Feature("curators", 1),
    Feature("bandits", 0),
    Feature("controllers", 0),
    Feature("bounty-hunters", 0),
    Feature("at-once", 0),
    *(Feature(f"{near}-{paid}", 0) for near in NEARNESS for paid in PAYMENT),
    Feature("rings", 0),
    Feature("mergers", 0),
    Feature("bag", 0),
    Feature("sites-left", 0),
    Feature("first-player", 0),
    Feature("on-sites", 0),
    Feature("on-personalities", 0),
)
