"""A folder of Fluent files, one for each language: ``en.ftl``, ``fr.ftl``, ``ja.ftl``."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache, lru_cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast as syntax

from durbar.core import UnknownLanguage
from durbar.core.errors import shown_name

Argument = str | int

# Filling a text in costs more than drawing what it is about. 780 drawings of three games in three languages
# needed 3,300 texts, a page some hundreds; those with names of players come and go.
MOST_SAID = 4096


class Texts:
    """The texts of one folder; what is not there is looked up in ``beneath``.

    Nothing is read before it is needed. A text that is missing, or that wants an argument it was not
    given, is an error of the program and says so loudly.
    """

    def __init__(self, folder: Path, beneath: Texts | None = None) -> None:
        self.folder = folder
        self.beneath = beneath
        self.languages = tuple(sorted(file.stem for file in folder.glob("*.ftl")))
        self._bundle = cache(self._load)
        self._say = lru_cache(maxsize=MOST_SAID)(self._format)

    def say(self, lang: str, text: str, /, **arguments: Argument) -> str:
        """The text with this id in this language (``fr-CA`` is ``fr``), filled in."""
        return self._say(lang, text, tuple(arguments.items()))

    def _format(self, lang: str, text: str, filled: tuple[tuple[str, Argument], ...]) -> str:
        arguments = dict(filled)
        bundle = self._bundle(self._language(lang))
        if not bundle.has_message(text):
            if self.beneath is None:
                raise KeyError(f"there is no text {text!r} in {lang!r}")
            return self.beneath.say(lang, text, **arguments)
        pattern = bundle.get_message(text).value
        if pattern is None:
            raise KeyError(f"the text {text!r} in {lang!r} has attributes, but says nothing")
        said, problems = bundle.format_pattern(pattern, arguments)
        if problems:
            raise ValueError(f"the text {text!r} in {lang!r} cannot be said: {problems[0]}")
        return str(said)

    def join(self, lang: str, items: Sequence[str], text: str = "people") -> str:
        """Several names in a row, "a, b and c" in the manner of the language; or several `things`."""
        *others, last = items or ("",)
        if not others:
            return last
        return self.say(lang, text, others=self.say(lang, "comma").join(others), last=last)

    def has(self, lang: str, text: str) -> bool:
        """Is there a text with this id in this language, here or beneath?"""
        if bool(self._bundle(self._language(lang)).has_message(text)):
            return True
        return self.beneath is not None and self.beneath.has(lang, text)

    def ids(self, lang: str) -> tuple[str, ...]:
        """The ids of all texts of this folder in this language, as they stand in the file."""
        resource = FluentResource((self.folder / f"{self._language(lang)}.ftl").read_text(encoding="utf-8"))
        return tuple(entry.id.name for entry in resource.body if isinstance(entry, syntax.Message))

    def _language(self, lang: str) -> str:
        base = lang.lower().replace("_", "-").partition("-")[0]
        if base not in self.languages:
            raise unknown_language(lang, self.languages)
        return base

    def _load(self, lang: str) -> FluentBundle:
        source = (self.folder / f"{lang}.ftl").read_text(encoding="utf-8")
        resource = FluentResource(source)
        for entry in resource.body:
            if isinstance(entry, syntax.Junk):
                raise ValueError(f"{lang}.ftl cannot be read here: {(entry.content or '').strip()[:80]!r}")
        bundle = FluentBundle([lang], use_isolating=False)
        bundle.add_resource(resource)
        return bundle


def unknown_language(wanted: str, known: Sequence[str]) -> UnknownLanguage:
    """For whoever asks for a language that nothing is written in."""
    message = f"no texts in {wanted!r}; there are texts in: {', '.join(known)}"
    return UnknownLanguage(message, field="lang", reason="language", wanted=shown_name(wanted), known=known)


HOUSE = Texts(Path(__file__).parent)
"""The words every game needs."""
