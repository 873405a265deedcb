"""Words in every language of the house: Fluent catalogues, and how a game is told through them."""

from durbar.core.extras import extra

with extra("texts"):
    from .catalogue import HOUSE, Texts, unknown_language
    from .complaints import say_error
    from .words import FluentWords, bot_help, bot_name, default_name, names_for_reader

__all__ = [
    "HOUSE",
    "FluentWords",
    "Texts",
    "bot_help",
    "bot_name",
    "default_name",
    "names_for_reader",
    "say_error",
    "unknown_language",
]
