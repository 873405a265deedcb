"""What the numbers of an observation mean, in the order in which `rules/observation.py` writes them."""

from durbar.core.observation import ObservationField as Field
from durbar.core.observation import flags, of_each

from .rules.numbers import (
    ARCHITECTS,
    CARDS,
    CELLS,
    COINS,
    ENDED,
    ENDS,
    MISSIONS,
    OBJECTIVES,
    SLOTS,
    SPOTS,
    SQUARES,
)
from .rules.observation import DRAWN
from .rules.piles import BLUE_CARDS
from .rules.sections import COLOURS, MONUMENTS, SECTIONS

MOST_POINTS = 999


def fields(seats: int, bids: int) -> tuple[Field, ...]:
    """For this many players with so many bids each; one player has two Squares."""
    solo = seats == 1
    areas = SQUARES if solo else seats
    return (
        flags("prompt", ENDED, "which question is asked"),
        flags("stage", ENDED, "where the round stands"),
        flags("asked", seats, "who is asked"),
        flags("first", seats, "who has the marker"),
        Field("round", 1, 0, 99, "the round, from 1"),
        Field("at", 1, 0, 99, "how far the queue, the deal or the aftershock has come"),
        Field("cell", 1, 0, CELLS + 1, "1 + the next market space the collector looks at; 0: none"),
        Field("need", 1, 0, 99, "1 + red cards still to be kept; 0: not known yet"),
        Field("surplus", 1, 0, 1, "an architect draws one more"),
        flags("busy", seats, "who is still building or discarding"),
        Field("blue left", 1, 0, CARDS, "cards of the blue deck"),
        Field("red left", 1, 0, CARDS, "cards of the shuffled part of the red deck"),
        Field("holographic built", 1, 0, CARDS, "holographic Buddhas built by all"),
        Field("bought", 1, 0, CARDS, "1 + the discard that must be built; 0: none"),
        flags("objectives", OBJECTIVES, "Public Objectives of this game"),
        flags("objectives closed", OBJECTIVES, "those nobody can score any more"),
        flags("objectives claimed", OBJECTIVES, "those scored in this round"),
        flags("bhairavs", COLOURS, "Bhairavs left to buy, by colour"),
        *of_each(
            "market",
            CELLS,
            (
                Field("card", 1, 0, CARDS, "1 + the card on this space; 0: none"),
                Field("winner", 1, 0, seats, "1 + who has won it; 0: nobody"),
            ),
        ),
        *of_each(
            "bid",
            seats * bids,
            (
                Field("seat", 1, 0, seats, "1 + whose bid; 0: not laid yet"),
                Field("spot", 1, 0, SPOTS, "1 + where it lies"),
                Field("coin", 1, 0, COINS, "1 + which coin; 0: face down"),
            ),
        ),
        Field("queue", seats, 0, seats, "1 + who acts, one after the other; 0: the end"),
        flags("blue deck", BLUE_CARDS, "cards of the blue deck"),
        flags("discards", CARDS, "discarded cards"),
        Field("drawn", 1, 0, CARDS, "red cards drawn and not yet kept"),
        flags("own hand", CARDS, "cards in one's own hand"),
        Field("known cards", CARDS, 0, DRAWN, "1 to 5: known in that player's hand; 6: known to be drawn"),
        *of_each(
            "area" if solo else "player",
            areas,
            (
                Field("score", 1, -MOST_POINTS, MOST_POINTS, "points so far"),
                Field("coin points", 1, 0, MOST_POINTS, "those that came from last coins"),
                flags("coins", COINS, "coins not used yet, as far as is known"),
                flags("architect", ARCHITECTS, "the architect"),
                Field("bhairav", 1, 0, COLOURS, "1 + colour of the Bhairav; 0: none"),
                Field("objective", 1, 0, OBJECTIVES, "1 + the Public Objective scored; 0: none"),
                Field("question", 1, 0, ENDED, "1 + a question within the question; 0: none"),
                Field("question end", 1, 0, ENDS, "1 + the card end it is about"),
                Field("question area", 1, 0, 6, "1 + the seat in whose area"),
                Field("question slot", 1, 0, SLOTS, "1 + the monument"),
                Field("hand", 1, 0, CARDS, "cards in hand"),
                Field("awaited", SECTIONS, 0, SLOTS, "monuments that wait for this section"),
                Field(
                    "built",
                    SECTIONS * (COLOURS + 1),
                    0,
                    SLOTS,
                    "sections built, by section and colour (the last: a joker without a name)",
                ),
            ),
        ),
        flags("mission", MISSIONS, "one's own Mission"),
        Field("aside", 1, 0, CARDS, "cards chosen to be discarded"),
        *(_solo() if solo else ()),
    )


def _solo() -> tuple[Field, ...]:
    return (
        Field("board", 1, 0, COLOURS, "1 + colour of the second board"),
        Field("side", 1, 0, 4, "1 + the side being shaken; 0: none"),
        Field("purple", SPOTS, 0, COINS, "1 + the purple coin on each spot; 0: none"),
        Field("debris", SPOTS, 0, 25, "debris on each spot"),
        flags("complete", SQUARES * MONUMENTS * COLOURS, "by Square: complete monuments, by type and colour"),
    )
