"""What the terminal itself says, in every language of the house."""

from pathlib import Path

from durbar.texts import HOUSE, Texts

WORDS = Texts(Path(__file__).parent / "texts", beneath=HOUSE)
