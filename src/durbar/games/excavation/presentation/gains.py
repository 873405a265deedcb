"""What a turn of Excavation brings, in the signs of its drawings."""

from durbar.texts.words import GainKind, GainTable

PLACED = (GainKind("pawn-neutral", "gain-placed"),)
BACK = (GainKind("pawn-neutral", "gain-placed", lost=True),)

GAINS: GainTable = {
    "placed": PLACED,
    "placed-on-site": PLACED,
    "placed-on-personality": PLACED,
    "took": BACK,
    "took-from-site": BACK,
    "took-from-personality": BACK,
    "hired": (GainKind("portrait-{card}", "card"),),
    "received": (GainKind("portrait-{card}", "card"),),
    "discarded": (GainKind("portrait-{card}", "card", lost=True),),
    "stole": (GainKind("portrait-{card}", "card"),),
    "removed": (
        GainKind("mark-card-site", "score-sites", "cards"),
        GainKind("mark-finds", "score-finds", "finds"),
    ),
    "evicted": (GainKind("mark-grave", "score-lost"),),
}
MAIN = (
    *("removed", "stole", "hired", "recoloured", "placed", "placed-on-site", "placed-on-personality"),
    *("took", "took-from-site", "took-from-personality", "played", "discarded"),
)
