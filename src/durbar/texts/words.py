"""How a game says its moves, events, questions and refusals, and what everybody is called.

The id of a text follows from what is said: ``move-KIND``, ``chance-KIND``, ``event-NAME``,
``prompt-NAME``, ``refusal-NAME``, ``option-NAME``, ``VOCABULARY-WORD``, ``score-CATEGORY``,
``ending-NAME``. A text is given the fields of its kind by name, words already translated and seats
by the players' names. Beside each field `x` there is `x-id`, the plain word or seat number, for texts
that must choose by it; a field that is empty or hidden is the word ``none`` in both. Whoever is spoken to is
called ``you``, in the words of the language: a text may choose by that, too.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import ClassVar

from durbar.core import (
    CHANCE,
    HIDDEN,
    HOUSE_REFUSALS,
    Event,
    Gain,
    Move,
    Option,
    Outcome,
    Prompt,
    Refusal,
)
from durbar.core.events import Value
from durbar.core.fields import NUMBER, SEAT, split_field
from durbar.core.lessons import Lesson
from durbar.core.rules import Rules

from .catalogue import HOUSE, Argument, Texts

NONE = "none"


class Word(str):
    """A word of a vocabulary; of one that ends in a detail (silk-3) the ``stem`` is what comes before."""

    @property
    def stem(self) -> str:
        return self.rpartition("-")[0]


@dataclass(frozen=True)
class GainKind:
    """One thing that an event brings.

    ``symbol`` names a symbol of the drawings, with fields of the event in braces ("" is points). ``named`` is
    the field whose word says what it is, or the id of a text. ``count`` is a number, or the field that holds
    it; ``lost`` if it goes away instead.
    """

    symbol: str
    named: str
    count: int | str = 1
    lost: bool = False

    def count_in(self, event: Event) -> int:
        """How many; 0 if the reader does not know."""
        count = event.fields[self.count] if isinstance(self.count, str) else self.count
        return (-1 if self.lost else 1) * int(count or 0)

    def symbol_for(self, event: Event) -> str:
        """The symbol that stands for it."""
        return self.symbol.format(**{name: Word(value) for name, value in event.fields.items()})


GainTable = Mapping[str, tuple[GainKind, ...]]  # by the kind of the event


class FluentWords:
    """The speaking half of a `Presentation`: a folder of texts. What it cannot say, the house's own say."""

    texts: ClassVar[Texts]
    SIGNS: ClassVar[frozenset[str]] = frozenset()
    GAINS: ClassVar[GainTable] = {}

    def __init__(self, game: Rules) -> None:
        self.game = game

    @property
    def languages(self) -> tuple[str, ...]:
        """Those there are texts in."""
        return self.texts.languages

    def has_text(self, lang: str, text: str) -> bool:
        return self.texts.has(lang, text)

    def text_ids(self, lang: str) -> tuple[str, ...]:
        return self.texts.ids(lang)

    def say(self, thing: object, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """A Move, Event, Refusal, Prompt, Option or Outcome as a sentence; a str is the id of a text."""
        if thing == "game-name":
            return self._name(lang)
        if isinstance(thing, str):
            return self.texts.say(lang, thing)
        if isinstance(thing, Move):
            chance = not self.game.move_table.holds(thing)
            kinds = self.game.CHANCES if chance else self.game.MOVES
            over = next(kind.over for kind in kinds if kind.name == thing.kind)
            values = {split_field(field)[0]: part for field, part in zip(over, thing.parts, strict=True)}
            return self._fill(f"{'chance' if chance else 'move'}-{thing.kind}", over, values, lang, names)
        if isinstance(thing, Event):
            fields = next(kind.fields for kind in self.game.EVENTS if kind.name == thing.kind)
            return self._tell(f"event-{thing.kind}", fields, thing.fields, lang, names)
        if isinstance(thing, Refusal):
            reasons = (*self.game.REFUSALS, *HOUSE_REFUSALS)
            fields = next(kind.fields for kind in reasons if kind.name == thing.reason)
            return self._fill(f"refusal-{thing.reason}", fields, thing.facts, lang, names)
        if isinstance(thing, Prompt):
            return self._fill(f"prompt-{thing.id}", (SEAT,), {SEAT: thing.seat}, lang, names)
        if isinstance(thing, Option):
            return self.texts.say(lang, f"option-{thing.name}")
        if isinstance(thing, Outcome):
            winners = self.people(thing.winners, lang, names)
            won = self.texts.say(lang, "winners", count=len(thing.winners), names=winners)
            return self.together([self.texts.say(lang, f"ending-{thing.ending}"), won], lang)
        raise TypeError(f"a game does not know how to say {thing!r}")

    def _name(self, lang: str) -> str:
        """What it is called; wherever that is read, it also says whether the content is the house's own."""
        name, content = self.texts.say(lang, "game-name"), self.game.content
        return self.texts.say(lang, "own-content", game=name, content=content.name) if content.own else name

    def word(self, vocabulary: str, word: str, lang: str = "en") -> str:
        """A word of a vocabulary in this language; signs are the same in all of them."""
        return word if vocabulary in self.SIGNS else self.texts.say(lang, f"{vocabulary}-{word}")

    def person(self, seat: int, lang: str = "en", names: Sequence[str] | None = None) -> str:
        """The name of whoever sits there; chance and somebody unknown have names too."""
        if seat == CHANCE:
            return self.texts.say(lang, "chance")
        if seat == HIDDEN:
            return self.texts.say(lang, "somebody")
        return names[seat] if names else self.texts.say(lang, "player", number=seat + 1)

    def people(self, seats: Iterable[int], lang: str = "en", names: Sequence[str] | None = None) -> str:
        """Several names in a row."""
        return self.texts.join(lang, [self.person(seat, lang, names) for seat in seats])

    def together(self, sentences: Iterable[str], lang: str = "en") -> str:
        """Several sentences in a row; not every language leaves a gap between them."""
        return self.texts.say(lang, "gap").join(sentences)

    def gains(self, event: Event, lang: str = "en") -> tuple[Gain, ...]:
        """What an event brought its player, by the game's table; nothing that the reader does not know."""
        told = []
        for kind in self.GAINS.get(event.kind, ()):
            count = kind.count_in(event)
            if count and event.fields.get(kind.named, kind.named) is not None:
                told.append(Gain(kind.symbol_for(event), count, self._name_gain(event, kind.named, lang)))
        return tuple(told)

    def _name_gain(self, event: Event, named: str, lang: str) -> str:
        """The word of a field, or the text of that id."""
        fields = next(kind.fields for kind in self.game.EVENTS if kind.name == event.kind)
        vocabulary = dict(map(split_field, fields)).get(named)
        return (
            self.word(vocabulary, str(event.fields[named]), lang)
            if vocabulary
            else self.texts.say(lang, named)
        )

    # The pages beside the texts: guide/LANG.md, rulings/LANG.md, content/lessons.toml

    def guide(self, lang: str = "en") -> str:
        return self._page(f"guide/{lang}.md")

    def rulings(self, lang: str = "en") -> str:
        return self._page(f"rulings/{lang}.md")

    def lessons(self) -> tuple[Lesson, ...]:
        written = tomllib.loads(self._page("content/lessons.toml"))
        return tuple(
            Lesson(
                text=step["text"],
                position=step["position"],
                moves=tuple(step.get("moves", ())),
                praise=step.get("praise", ""),
                marks=tuple(step.get("marks", ())),
                section=step.get("section", ""),
            )
            for step in written.get("lesson", ())
        )

    @classmethod
    @cache
    def _page(cls, name: str) -> str:
        """A file of the game's own folder; "" if there is none."""
        page = cls.texts.folder.parent / name
        return page.read_text(encoding="utf-8") if page.is_file() else ""

    def _tell(
        self,
        text: str,
        fields: Iterable[str],
        values: Mapping[str, Value],
        lang: str,
        names: Sequence[str] | None,
    ) -> str:
        """A sentence about what happened; one that begins with "you" does so with a capital."""
        said = self._fill(text, fields, values, lang, names)
        return said[0].upper() + said[1:] if said.startswith(f"{HOUSE.say(lang, 'you')} ") else said

    def _fill(
        self,
        text: str,
        fields: Iterable[str],
        values: Mapping[str, Value],
        lang: str,
        names: Sequence[str] | None,
    ) -> str:
        arguments: dict[str, Argument] = {}
        for field in fields:
            name, vocabulary = split_field(field)
            value = values[name]
            plain: Argument = NONE if value is None else value
            arguments[f"{name}-id"] = plain
            if value is not None and vocabulary == SEAT:
                plain = self.person(int(value), lang, names)
            elif value is not None and vocabulary != NUMBER:
                plain = self.word(vocabulary, str(value), lang)
            arguments[name] = plain
        return self.texts.say(lang, text, **arguments)


# What somebody is called


def default_name(seat: int, bot: str | None, lang: str) -> str:
    """A person is numbered, a bot has a name of the valley."""
    if bot is None:
        return HOUSE.say(lang, "player", number=seat + 1)
    names = HOUSE.say(lang, "bot-names").split(", ")
    return names[seat % len(names)]


def names_for_reader(names: Sequence[str], seat: int | None, lang: str) -> Sequence[str]:
    """The names as whoever sits there is told them: their own is "you"."""
    return [HOUSE.say(lang, "you") if k == seat else name for k, name in enumerate(names)]


def bot_name(bot: str, lang: str) -> str:
    """What a kind of bot is called; one from somebody else's package goes by its own name."""
    return HOUSE.say(lang, f"bot-{bot}") if HOUSE.has(lang, f"bot-{bot}") else bot


def bot_help(bot: str, lang: str) -> str:
    """How a kind of bot plays, in a line; "" if nobody has written it."""
    return HOUSE.say(lang, f"bot-{bot}-help") if HOUSE.has(lang, f"bot-{bot}-help") else ""
