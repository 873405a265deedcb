"""All symbols of the game in the colours of a theme; the first letter of an id tells its kind."""

from collections.abc import Iterator, Mapping

from durbar.art.symbols import Symbol, SymbolLibrary, inked
from durbar.games.expedition.presentation.art.places import GAP, SQUARE
from durbar.games.expedition.presentation.art.themes import THEMES

from .animals import ANIMALS
from .gear import EQUIPMENT, GOODS, RESOURCES
from .ground import GROUND
from .people import PEOPLE
from .pieces import CANDLES, DICE, KIT, MAPS, PIECES

FLAGS = ("sky2", "paper", "red", "leaf", "sun")
STRIP = 6 * SQUARE


def strip() -> str:
    """A border strip: prayer flags on a line, as long as a board."""
    hung = "".join(
        f'<path d="M{x} 9h17v9l-3-2-3 2-3-2-3 2-2.5-2-2.5 2z" fill="{{{FLAGS[k % 5]}}}"/>'
        for k, x in enumerate(range(10, STRIP - 20, 21))
    )
    return (
        f'<rect x="2" y="3" width="{STRIP - 4}" height="{GAP - 6}" rx="6" fill="{{well}}"/>'
        f'<path d="M4 9h{STRIP - 8}" fill="none" stroke="{{ink}}" stroke-width="1.6"/>'
        f'<g stroke="{{ink}}" stroke-width="1">{hung}</g>'
    )


def all_symbols() -> Iterator[tuple[str, Symbol]]:
    for name, (width, height, drawing) in KIT.items():
        yield f"k-{name}", Symbol(inked(drawing, 1.7), width, height)
    # The squares in their own size, of which a landscape has hundreds, and the same seen in a mirror.
    for name, drawing in GROUND.items():
        yield f"q-{name}", Symbol(drawing, 0)
    for name in GROUND:
        yield f"w-{name}", Symbol(f'<use href="#q-{name}" transform="matrix(-1 0 0 1 {SQUARE} 0)"/>', 0)
    shelves: dict[str, tuple[Mapping[str, str], float, float]] = {
        "g": ({name: f'<use href="#q-{name}"/>' for name in GROUND}, SQUARE, SQUARE),
        "e": (EQUIPMENT, 48, 48),
        "r": (RESOURCES, 48, 48),
        "t": (GOODS, 48, 48),
        "a": (ANIMALS, 48, 48),
        "c": (PEOPLE, 48, 48),
        "p": (PIECES, 48, 48),
        "o": (CANDLES, 24, 32),
        "d": (DICE, 48, 48),
        "m": (MAPS, 36, 48),
        "s": ({"strip": strip()}, STRIP, GAP),
    }
    for shelf, (drawings, width, height) in shelves.items():
        for name, drawing in drawings.items():
            yield f"{shelf}-{name}", Symbol(drawing, width, height)


SYMBOLS = SymbolLibrary(THEMES, dict(all_symbols()))
