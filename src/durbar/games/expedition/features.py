"""What bots weigh, in the order in which `rules/features.py` writes it, and what it is called."""

from durbar.core.features import Feature
from durbar.games.expedition.vocabulary import VOCABULARY

FEATURES = (
    Feature("standing"),
    Feature("offering-points", 2, "score-offerings"),
    Feature("offerings", 2, "score-offerings"),
    Feature("goods", 2, "score-goods"),
    Feature("sets", 2, "score-sets"),
    Feature("variety", 2, "score-sets"),
    Feature("special-goods", 2, "score-special-goods"),
    Feature("secured-pairs", 2, "score-maps"),
    Feature("pairs", 2, "score-maps"),
    Feature("single-maps", 2, "score-maps"),
    Feature("animals", 2, "score-animals"),
    Feature("animal-points", 2, "score-animals"),
    Feature("yak-tiles", 2, "score-yak-tiles"),
    Feature("one-marker", 2, "feature-less-exhaustion"),
    Feature("two-markers", 2, "feature-less-exhaustion"),
    Feature("three-markers", 2, "feature-less-exhaustion"),
    Feature("kathmandu", 0, "score-kathmandu"),
    Feature("rest-in-kathmandu", 0, "score-kathmandu"),
    Feature("turns", 0),
    Feature("distance", 0, "feature-less-distance"),
    Feature("steps", 1, "feature-less-distance"),
    Feature("shortfall", 0, "feature-less-distance"),
    Feature("reach", 1, "score-kathmandu"),
    Feature("outlook", 2, "feature-outlook"),
    Feature("storm", 0, "feature-less-exhaustion"),
    Feature("standee", 0),
    Feature("tents", 1),
    *(
        Feature(name, powers, f"resource-{resource}", wanted=True)
        for resource in VOCABULARY["resource"]
        for name, powers in ((resource, 2), (f"any-{resource}", 0))
    ),
    *(Feature(card, 2, f"equipment-{card}", wanted=True) for card in VOCABULARY["equipment"]),
    *(
        Feature(f"reach-{what}", 2, "feature-outlook")
        for what in ("tile", "temple", "good", "animal", "card")
    ),
    Feature("reach-kathmandu", 0, "feature-outlook"),
    Feature("temples-ahead", 2, "score-offerings"),
    Feature("goods-ahead", 2, "score-goods"),
    Feature("next-tile", 2, "score-yak-tiles"),
    Feature("pairs-for-chest", 1, "score-maps"),
    Feature("matching-maps", 1, "score-maps"),
    Feature("exposed", 2, "score-special-goods"),
    Feature("slow-shortfall", 0, "feature-less-distance"),
    Feature("fast-shortfall", 0, "feature-less-distance"),
)
