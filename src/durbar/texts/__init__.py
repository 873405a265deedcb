"""Words in every language of the house: Fluent catalogues, and how a game is told through them."""

from durbar.core.extras import extra

with extra("texts"):
    from .catalogue import HOUSE, Texts, unknown_language
    from .complaints import say_error
    from .words import FluentWords, addressed, bot_help, bot_name, default_name

__all__ = [
    "HOUSE",
    "FluentWords",
    "Texts",
    "addressed",
    "bot_help",
    "bot_name",
    "default_name",
    "say_error",
    "unknown_language",
]
