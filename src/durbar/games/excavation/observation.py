"""What the numbers of an observation mean, in the order in which `rules/observation.py` writes them."""

from durbar.core.observation import ObservationField as Field
from durbar.core.observation import flags, of_each

from .rules.numbers import CARDS, COLOURS, LIST_LENGTH, OVER, SITES
from .rules.table import HAND, TOKENS

TYPES = "by type of card"


def fields(seats: int, hexes: int) -> tuple[Field, ...]:
    """For this many players, on maps of up to this many hexes."""
    return (
        flags("prompt", OVER, "which question is asked"),
        flags("active", seats, "whose turn it is"),
        flags("first", seats, "who is the first player"),
        Field("round", 1, 0, 100, "the round, from 1"),
        *of_each(
            "player",
            seats,
            (
                Field("hand", 1, 0, HAND, "cards in hand"),
                Field("front", 1, 0, HAND, "cards used in this round"),
                Field("supply", 1, 0, TOKENS, "tokens not in play"),
                Field("lost", 1, 0, TOKENS, "tokens in the graveyard"),
                Field("finds", COLOURS, 0, 255, "dig tokens won, by colour"),
                flags("sites", SITES, "site cards won"),
                Field("opening", CARDS, 0, HAND, f"cards owned when everybody's were last known, {TYPES}"),
            ),
        ),
        Field("own hand", CARDS, 0, HAND, f"cards in hand, {TYPES}"),
        Field("own front", CARDS, 0, HAND, f"cards used in this round, {TYPES}"),
        *(
            Field(
                f"hex {k}",
                3,
                0,
                SITES,
                "whose token (5: ring of a spread), which dig, which find",
            )
            for k in range(hexes)
        ),
        *_listing("site list", seats, SITES),
        *_listing("personality list", seats, CARDS),
        Field("bag", COLOURS, 0, 255, "dig tokens in the bag, by colour"),
        Field("pile", CARDS, 0, 15, f"the personality pile, {TYPES}"),
        Field("discard", CARDS, 0, 15, f"discarded personalities, {TYPES}"),
        flags("unseen sites", SITES, "sites not drawn yet"),
        Field("site pile", 1, 0, SITES, "cards of the site pile"),
        Field("left", 1, 0, 15, "tokens that may still be moved, or cards still to be used"),
        Field("moved", 1, 0, 15, "tokens moved by this action so far"),
        Field("position", 1, 0, LIST_LENGTH, "which card is hired, 1 for the top; 0: none"),
        Field("victim", 1, 0, seats, "whom the Bandit robs, 1 for oneself; 0: nobody"),
        Field("dig", 1, 0, SITES, "the dig to be removed; 0: none"),
        Field("lowest", 1, 0, CARDS, "1 + the type of card that laid cards have come to; 0: hidden"),
        flags("colours", COLOURS, "colours of the dig still to be paid for"),
        Field("one", 1, 0, 320, "1 + the first hex a special personality was sent to; 0: none"),
        Field("two", 1, 0, 320, "1 + the second"),
        Field("drawn", 1, 0, COLOURS, "1 + the first dig token drawn for a Controller; 0: none"),
        Field("host", 1, 0, SITES, "1 + the dig that spreads, appears or takes others in; 0: none"),
        flags("joined", SITES, "digs still to be taken in"),
        Field("after", 1, 0, 2, "what goes on once the digs are refilled: set-up, turn, spread"),
        Field("frozen", 2, 0, SITES, "1 + the sites still to spread in this phase; 0: none"),
    )


def _listing(name: str, seats: int, most: int) -> list[Field]:
    return of_each(
        name,
        LIST_LENGTH,
        (
            Field("card", 1, 0, most, "1 + the card at this place from the top; 0: none"),
            Field("tokens", seats + 1, 0, TOKENS, "tokens on it, by player; the last: neutral"),
        ),
    )
