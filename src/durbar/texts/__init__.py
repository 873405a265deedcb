"""Words in every language of the house: Fluent catalogues, and how a game speaks through them."""

from .catalogue import HOUSE, Texts
from .speech import SpeakingGame

__all__ = ["HOUSE", "SpeakingGame", "Texts"]
