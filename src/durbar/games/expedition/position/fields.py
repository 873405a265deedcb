"""Who knows which field of the kernel (9): all is public but tents in hand, and whom their window asks."""

from durbar.core import Knowledge

KNOWLEDGE = Knowledge(
    fixed="book setting",
    public=(
        "land resume cursor active day round turn holder storm storms_left suns_left storm_days arrived "
        "deck display animal_deck animal_display goods_left start_deck done die rolls target plan exits"
    ),
    hidden="player common viewer",  # `common` holds the tents that are not in hands
    seats={
        "players": Knowledge(
            public=(
                "space markers character ability tile tiles_under offerings served monk_uses goods specials "
                "animals equipment tents arrival"
            ),
            derived="ability",
            own="have",  # resources, dice and maps are public in it, tents are not
        )
    },
)
