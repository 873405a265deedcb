"""``? word``: what a card, a character or a category is, and why a move is not possible now."""

from __future__ import annotations

import difflib
from collections.abc import Iterator

from durbar.core import AmbiguousMove, BadNotation, IllegalMove, Move, Refusal, Rules, View


def explained_terms(game: Rules, lang: str) -> Iterator[tuple[str, str, str]]:
    """Everything of the game that has an explanation: its plain word, its name, and the explanation."""
    words = [(f"{vocabulary}-{word}", word) for vocabulary, row in game.VOCABULARY.items() for word in row]
    words += [(f"score-{name}", name) for name in (*game.SCORES, "total")]
    words += [(f"option-{option.name}", option.name) for option in game.OPTIONS]
    for text, word in words:
        if game.presentation.has_text(lang, f"{text}-help"):
            yield word, game.presentation.say(text, lang), game.presentation.say(f"{text}-help", lang)


def find_terms(asked: str, game: Rules, lang: str) -> list[tuple[str, str]]:
    """Names and explanations of all things meant by the words asked about."""
    plain, named = "-".join(asked.lower().split()), asked.casefold()
    found: dict[str, str] = {}
    for exact in (True, False):
        for word, name, help_text in explained_terms(game, lang):
            same = plain == word or named == name.casefold()
            near = word.startswith(plain) or named in name.casefold() or plain.startswith(f"{word}-")
            if same if exact else near:
                found[name] = help_text
        if found:
            break
    return list(found.items())


def suggest_words(asked: str, view: View, lang: str, others: tuple[str, ...]) -> list[str]:
    """What may have been meant instead."""
    game = view.game
    words = [*others, *(move.text for move in view.moves)]
    words += [word for word, _, _ in explained_terms(game, lang)]
    return difflib.get_close_matches(asked.lower(), dict.fromkeys(words), n=3, cutoff=0.6)


def judge_move(asked: str, view: View) -> Move | Refusal | None:
    """A move that was asked about, or why it is refused now; None if the words mean no single move."""
    try:
        return view.moves[int(asked) - 1] if asked.isdecimal() else view.moves.parse(asked)
    except IllegalMove as illegal:
        return illegal.refusal
    except (BadNotation, AmbiguousMove, IndexError):
        return None
