"""Who knows which field of the kernel (8): all but the cards in others' hands and fronts, and secret loot."""

from durbar.core import Knowledge

KNOWLEDGE = Knowledge(
    fixed="book seats",
    public=(
        "player round_number first active ground hexes finds under sites row bag pile discard unseen "
        "site_pile left moved position victim dig colours one two drawn host joined after frozen "
        "frozen_next ending"
    ),
    hidden="lowest ledger",
    scratch="guesses worths",
    derived="hexes finds",
    seats={
        "patrons": Knowledge(
            public="hand_size opening supply posted lost won sites",
            own="hand front",
            derived="posted",
        )
    },
)
