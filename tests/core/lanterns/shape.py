"""What a position of Lanterns looks like in JSON. What is told only at times stands in the second table."""

from durbar.core.shapes import ByName, Entries, Maybe, Rows, Unseen, Whole, Word

SEATS = 4
LANTERNS = ("red", "gold", "blue")
CHOICES = (*LANTERNS, "wait")
PHASES = ("deal", "wind", "choose", "refill", "whisper")

COLOUR = Word("lantern", LANTERNS)
COUNTS = ByName(COLOUR, Whole(0, 12))
POINTS = Rows(Whole(0, 99), SEATS)
POSITION = Entries(
    {
        "round": Whole(0, 99),
        "phase": Maybe(Word("phase", PHASES)),
        "to_act": Maybe(Whole(-3, SEATS - 1)),  # as in a View: -1 is chance, -3 somebody
        "wind": Whole(0, 6),
        "drawer": Whole(-1, SEATS - 1),
        "hands": Rows(Entries({}, {**dict.fromkeys(LANTERNS, Whole(0, 4)), "lanterns": Whole(0, 12)}), SEATS),
        "lit": COUNTS,
        "hung": Rows(Maybe(Unseen(Word("choice", CHOICES), "secret")), SEATS),
        "glow": POINTS,
        "shade": POINTS,
    },
    {"pool": COUNTS, "unseen": COUNTS},
)
