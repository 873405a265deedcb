"""Names: what a guest may be called, so that nobody is taken for somebody else, or for a bot of the house."""

from __future__ import annotations

import unicodedata
from functools import cache

from durbar.bots import BOTS
from durbar.texts import HOUSE, bot_name, default_name

from ..problems import Problem

LONGEST = 40  # characters

# Letters that look alike, as the one they are held for. Capitals are small by then, and accents are gone.
ALIKE = {
    "а": "a", "в": "b", "е": "e", "к": "k", "м": "m", "н": "h", "о": "o", "р": "p", "с": "c", "т": "t",
    "у": "y", "х": "x", "ѕ": "s", "і": "i", "ј": "j", "ԛ": "q", "ԝ": "w", "ԁ": "d", "һ": "h", "ӏ": "l",
    "п": "n", "г": "r", "ь": "b", "з": "3", "ɡ": "g", "ɩ": "i", "ı": "i", "ɑ": "a", "ʀ": "r", "ᴍ": "m",
    "α": "a", "β": "b", "ε": "e", "η": "n", "ι": "i", "κ": "k", "μ": "m", "ν": "v", "ο": "o", "ρ": "p",
    "σ": "o", "τ": "t", "υ": "u", "χ": "x", "ω": "w", "γ": "y", "ζ": "z", "ѵ": "v", "ϲ": "c", "ϳ": "j",
    "ա": "w", "օ": "o", "ս": "u", "հ": "h", "ո": "n", "ց": "g", "զ": "q", "ք": "p", "ʏ": "y", "ꮪ": "s",
    "0": "o", "1": "l", "i": "l", "|": "l", "!": "l", "5": "s", "$": "s", "@": "a", "8": "b", "ø": "o",
    "đ": "d", "ł": "l", "ħ": "h", "ŧ": "t", "æ": "ae", "œ": "oe", "ー": "-", "一": "-", "〇": "o",
    "へ": "ヘ", "べ": "ベ", "ぺ": "ペ", "り": "リ",
    "二": "ニ", "八": "ハ", "口": "ロ", "工": "エ", "力": "カ", "夕": "タ",
}  # fmt: skip
PAIRS = (("rn", "m"), ("vv", "w"))


def clean_name(name: str) -> str:
    """A name in one line, not too long; "" if there is nothing left of it."""
    normal = unicodedata.normalize("NFC", name)
    return " ".join("".join(c if c.isprintable() else " " for c in normal).split())[:LONGEST].strip()


def skeleton(name: str) -> str:
    """What is left of a name at a glance: two names with the same one could be taken for each other."""
    flat = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    kept = "".join(ALIKE.get(c, c) for c in flat if unicodedata.category(c)[0] in "LNS" or c in "|!$@")
    again = "".join(ALIKE.get(c, c) for c in kept)  # a letter may look like one that looks like another
    for pair, one in PAIRS:
        again = again.replace(pair, one)
    return unicodedata.normalize("NFKC", again)


@cache
def reserved_names() -> frozenset[str]:
    """How the bots of the house are called, in every language."""
    kinds = [bot_name(bot, lang) for bot in BOTS for lang in HOUSE.languages]
    return frozenset(map(skeleton, (*BOTS, *kinds, "Durbar")))


def check_kept_name(name: str) -> str:
    """The name as it can be kept; Problem 422 for none, for one without a letter, and for a bot's."""
    kept = clean_name(name)
    if not skeleton(kept):
        raise Problem(422, "no-name", longest=LONGEST)
    if skeleton(kept) in reserved_names() or is_numbered(kept):
        raise Problem(422, "name-of-bot")
    return kept


def is_numbered(name: str) -> bool:
    """Is it what the house calls somebody who gave no name: Player 1, Joueur 2?"""
    given = [default_name(seat, None, lang) for seat in range(9) for lang in HOUSE.languages]
    return skeleton(name) in map(skeleton, given)
