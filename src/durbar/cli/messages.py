"""What the terminal itself says, in every language of the house."""

from pathlib import Path

from durbar.core import Game
from durbar.texts import HOUSE, Texts

MESSAGES = Texts(Path(__file__).parent / "texts", beneath=HOUSE)


def game_texts(kind: type[Game]) -> Texts:
    """The texts of a game that nobody has settled the options of yet."""
    texts: Texts = kind.presentation_class().texts
    return texts
