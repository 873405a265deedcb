"""Squares of the solo game, built up from cards that really exist."""

from typing import Any

from durbar.games.revival import content

CARDS = content.house_box().cards
EXTREME = {"solo_level": "extreme"}


def cards_for(*sections: str, but: frozenset[str] = frozenset()) -> list[str]:
    """Blue card ends for these sections, each from a card of its own (augmenting paths)."""
    holder: dict[str, int] = {}

    def find(wanted: int, tried: set[str]) -> bool:
        for card, ends in CARDS.items():
            if card[:2] == "bl" and card not in but and card not in tried and sections[wanted] in ends:
                tried.add(card)
                if card not in holder or find(holder[card], tried):
                    holder[card] = wanted
                    return True
        return False

    assert all(find(wanted, set()) for wanted in range(len(sections)))
    chosen = {wanted: card for card, wanted in holder.items()}
    return [f"{chosen[wanted]} {section}" for wanted, section in enumerate(sections)]


def cards_of(*monuments: list[str]) -> frozenset[str]:
    return frozenset(end.split()[0] for monument in monuments for end in monument)


def monuments(*wanted: str, but: frozenset[str] = frozenset()) -> list[list[str]]:
    """Complete monuments, each of one colour: "pay" is a yellow Pagoda."""
    sizes = {"bu": 1, "sh": 2, "st": 3, "pa": 4}
    sections = [f"{each[:2]}{level}{each[2]}" for each in wanted for level in range(1, sizes[each[:2]] + 1)]
    ends = iter(cards_for(*sections, but=but))
    return [[next(ends) for _ in range(sizes[each[:2]])] for each in wanted]


def squares(
    first: list[list[str]], second: list[list[str]], pair: tuple[str, str] = ("m01", "m02")
) -> list[Any]:
    return [{"mission": pair[0], "monuments": first}, {"mission": pair[1], "monuments": second}]


def at(square: str, end: str) -> str:
    return f"build-at {square} {end}"
