"""Who knows which field of the kernel (10)."""

from durbar.core import Knowledge

KNOWLEDGE = Knowledge(
    fixed="book setting",
    public=(
        "player stage round first at cell need surplus busy laid blue_left red_left holographic_built closed "
        "claimed bhairavs bought ruins market queue declared holographic_value objectives"
    ),
    hidden="piles bids bottom drawn",
    derived="queue",
    seats={
        "players": Knowledge(
            public=(
                "score coin_points architect bhairav objective colours awaiting standing ask ask_end "
                "ask_area ask_slot monuments"
            ),
            own="coins mission hand aside",
            derived="colours awaiting standing",
        )
    },
)
