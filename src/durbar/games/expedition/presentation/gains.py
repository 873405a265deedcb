"""What a turn of Expedition brings, in the signs of its drawings."""

from durbar.texts.words import GainKind, GainTable

GAINS: GainTable = {
    "rolled": (GainKind("d-{die}-{value}", "die"),),
    "gained": (GainKind("r-{resource}", "resource"),),
    "paid": (GainKind("r-{resource}", "resource", lost=True),),
    "exchanged": (
        GainKind("r-fodder", "resource-fodder", 2, lost=True),
        GainKind("r-{resource}", "resource"),
    ),
    "tired": (GainKind("p-tired", "score-exhaustion", "count"),),
    "recovered": (GainKind("p-tired", "score-exhaustion", "count", lost=True),),
    "arrived": (GainKind("", "score-kathmandu", "points"),),
    "fulfilled": (GainKind("g-{landscape}", "landscape"),),
    "painted": (GainKind("a-{animal}", "animal"),),
    "collected": (GainKind("e-{card.stem}", "card"),),
    "bought": (GainKind("t-{tile.stem}", "tile"),),
    "special": (GainKind("t-{good}", "good"),),
    "offered": (GainKind("p-temple", "score-offerings", "count"),),
    "took-map": (GainKind("m-{map}", "map"),),
    "swapped": (GainKind("m-{taken}", "taken"), GainKind("m-{given}", "given", lost=True)),
}
MAIN = (
    *("arrived", "offered", "special", "bought", "painted", "collected", "took-map", "swapped", "fulfilled"),
    *("tents", "moved", "jumped", "rested", "took", "placed", "chose", "rolled"),
)
