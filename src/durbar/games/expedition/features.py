"""The names of what bots weigh, in the order in which `rules/features.py` writes it."""

from durbar.core.features import Feature
from durbar.games.expedition.vocabulary import VOCABULARY

STEADY = 0  # where a weight that changes with time would stand on too few positions

FEATURES = (
    Feature("standing"),
    Feature("offering-points"),
    Feature("offerings"),
    Feature("goods"),
    Feature("sets"),
    Feature("variety"),
    Feature("special-goods"),
    Feature("secured-pairs"),
    Feature("pairs"),
    Feature("single-maps"),
    Feature("animals"),
    Feature("animal-points"),
    Feature("yak-tiles"),
    Feature("one-marker"),
    Feature("two-markers"),
    Feature("three-markers"),
    Feature("kathmandu", STEADY),
    Feature("rest-in-kathmandu", STEADY),
    Feature("turns", STEADY),
    Feature("distance", STEADY),
    Feature("steps", STEADY + 1),
    Feature("shortfall", STEADY),
    Feature("reach", STEADY + 1),
    Feature("outlook"),
    Feature("storm", STEADY),
    Feature("standee", STEADY),
    Feature("tents", STEADY + 1),
    *(
        Feature(name, powers)
        for r in VOCABULARY["resource"]
        for name, powers in ((r, 2), (f"any-{r}", STEADY))
    ),
    *(Feature(card, STEADY + 1) for card in VOCABULARY["equipment"]),
)
