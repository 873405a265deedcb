"""The texts a drawing needs, in one language."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, replace
from typing import TypeVar

from durbar.texts import Texts

W = TypeVar("W", bound="Words")


@dataclass(frozen=True)
class Words:
    """The texts of a game in one language, and the players' names if they have any.

    What a game adds to it must be the same at many tables, and hashable.
    """

    texts: Texts
    lang: str
    names: Sequence[str] | None = None

    def without_names(self: W) -> W:
        """The same words for any players."""
        return replace(self, names=None)

    def say(self, text: str, /, **arguments: str | int) -> str:
        return self.texts.say(self.lang, text, **arguments)

    def word(self, vocabulary: str, word: str) -> str:
        return self.say(f"{vocabulary}-{word}")

    def value(self, label: str, value: str | float) -> str:
        """ "Storm: 2", with the colon of the language."""
        return self.say("label-value", label="", value="").join((label, str(value)))

    def labelled(self, text: str, value: str | float) -> str:
        """The same; `text` is the id of the label's text."""
        return self.value(self.say(text), value)

    def aside(self, text: str, more: str) -> str:
        """ "Chest (meadow)", in the brackets of the language."""
        return self.say("aside", text=text, more=more)

    def row(self, items: Iterable[str]) -> str:
        """Things one after the other, with the comma of the language."""
        return self.say("comma").join(items)

    def sentences(self, items: Iterable[str]) -> str:
        """Each with a capital and its stop, one after the other."""
        stop = self.say("sentence", text="")
        return self.say("gap").join(f"{item[:1].upper()}{item[1:]}{stop}" for item in items)

    def gapped(self, *told: str) -> str:
        """Sentences that are there, one after the other."""
        return self.say("gap").join(filter(None, told))

    def person(self, seat: int) -> str:
        return self.names[seat] if self.names else self.say("player", number=seat + 1)
