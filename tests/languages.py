"""The languages of the house, as its folder of texts has them: no test lists them by hand."""

import re

from durbar.core import DurbarError
from durbar.texts import HOUSE, say_error

LANGUAGES = HOUSE.languages
TRANSLATIONS = tuple(lang for lang in LANGUAGES if lang != "en")


def whole_texts(source: str) -> str:
    """The file with what a text borrows from another (`{ did }`) put into it.

    Such a part (French: "vous avez", "Maya a") is grammar of one language and no text of its own.
    """
    for part in sorted(set(re.findall(r"\{ ([a-z][a-z-]*) \}", source))):
        found = re.search(rf"^{part} =(.*?)(?=^\S)", source, re.DOTALL | re.MULTILINE)
        if found and "$" in found[1]:
            source = source.replace(found[0], "").replace(f"{{ {part} }}", found[1].strip())
    return source


def is_told_to_players(error: DurbarError) -> bool:
    """Has it a sentence in every language, without the words for programmers where they are foreign?"""
    said = {lang: say_error(error, lang) for lang in LANGUAGES}
    why = str(error.facts.get("why", error.args[0]))
    return all(said.values()) and not any(why in said[lang] for lang in TRANSLATIONS)
