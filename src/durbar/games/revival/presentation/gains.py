"""What a turn of Revival brings, in the signs of its drawings."""

from durbar.texts.words import GainKind, GainTable

GAINS: GainTable = {
    "completed": (GainKind("", "score-monuments", "printed"), GainKind("", "score-colours", "bonus")),
    "adjusted": (GainKind("", "score-monuments", "points"),),
    "claimed": (GainKind("", "score-objective", "points"),),
    "converted": (GainKind("", "score-coins", "points"),),
    "bhairav": (GainKind("p-bhairav", "score-bhairav"),),
    "marker": (GainKind("p-first", "piece-first"),),
}
MAIN = (
    "completed",
    "claimed",
    "bhairav",
    "built",
    "rebuilt",
    "bought",
    "converted",
    "win",
    "bid",
    "open-bid",
)
CARDS = ("win", "took", "bought")  # what comes as a card
BUILT = ("built", "rebuilt")
