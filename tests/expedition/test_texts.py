"""The texts are complete, say the same things in every language, and come out as clean sentences."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from durbar.core.events import Event, Value
from durbar.core.fields import NUMBER, SEAT, split_field
from durbar.core.refusals import Fact
from durbar.core.tables import MoveTable
from durbar.games.expedition.game import Expedition
from durbar.games.expedition.presentation.presentation import ExpeditionPresentation
from durbar.games.expedition.vocabulary import EVENTS, PROMPTS, SEAT_COLOURS, VOCABULARY
from tests.languages import LANGUAGES, TRANSLATIONS, whole_texts

GAME = Expedition(players=4)
NAMES = ("Ani", "Dirk", "Ülle", "Emma")  # vowels first: French must never put "de" before a name
each_language = pytest.mark.parametrize("lang", LANGUAGES)
COMPOSED = ("card", "map", "tile", "space", "board", "shape")  # words made of words by a message of that name
ABSENT = {("special", "owner"), ("tent-drawn", "landscape")}  # nobody, or hidden
NUMBERS = (0, 1, 2, 5, 15)
SHOWN = {
    "event-moved": {"from", "to"},
    "event-jumped": {"from", "to"},
    "event-offered": {"space"},
    "event-stepped": {"space"},
    "event-goods-laid": {"space"},
}  # by the picture


@cache
def entries(lang: str) -> list[Any]:
    source = (ExpeditionPresentation.texts.folder / f"{lang}.ftl").read_text(encoding="utf-8")
    return list(FluentParser().parse(whole_texts(source)).body)


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """The ids, each with what it speaks of; $x-id only chooses how to speak of x."""
    return {entry.id.name: arguments(entry) for entry in entries(lang) if isinstance(entry, ast.Message)}


def arguments(entry: Any) -> frozenset[str]:
    class Listener(Visitor):
        def visit_VariableReference(self, node: Any) -> None:
            names.add(node.id.name.removesuffix("-id"))

    names: set[str] = set()
    Listener().visit(entry)
    return frozenset(names)


def thin(words: tuple[str, ...]) -> tuple[str, ...]:
    """Not all of two thousand ways to move, but some from everywhere."""
    return words[:: max(1, len(words) // 40)]


def told(lang: str) -> Iterator[tuple[str, str]]:
    """Moves, chances, events and refusals as the game says them, each with many of its words."""
    for head, table in (("move", GAME.move_table), ("chance", GAME.chance_table)):
        for number in numbers(table):
            move = table.move(number)
            yield f"{head}-{move.kind}", GAME.presentation.say(move, lang, NAMES)
    for kind in EVENTS:
        for facts in filled(kind.name, kind.fields):
            yield f"event-{kind.name}", GAME.presentation.say(Event(kind.name, facts), lang, NAMES)
    for reason in GAME.REFUSALS:
        for facts in filled(reason.name, reason.fields):
            known: dict[str, Fact] = {name: value for name, value in facts.items() if value is not None}
            yield f"refusal-{reason.name}", GAME.presentation.say(reason.refusal(**known), lang, NAMES)


def numbers(table: MoveTable) -> Iterator[int]:
    for each in table.ranges():
        yield from range(each.first, each.first + each.count, max(1, each.count // 40))


def filled(name: str, fields: tuple[str, ...]) -> Iterator[dict[str, Value]]:
    """Every word of every field once; not all mixtures."""
    choices: dict[str, tuple[Value, ...]] = {}
    for field in fields:
        argument, kind = split_field(field)
        builtin = {NUMBER: NUMBERS, SEAT: (0, 1, 2, 3)}
        choices[argument] = builtin[kind] if kind in builtin else thin(VOCABULARY[kind])
        if (name, argument) in ABSENT:
            choices[argument] += (None,)
    for k in range(max((len(each) for each in choices.values()), default=1)):
        yield {argument: each[k % len(each)] for argument, each in choices.items()}


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """Every text there is, said."""
    said = set()
    for text, sentence in told(lang):
        said.add(text)
        yield text, sentence
    for text in messages(lang).keys() - said:
        names = sorted(messages(lang)[text])
        for mixture in product(*(samples(lang, text, name) for name in names)):
            yield text, ExpeditionPresentation.texts.say(lang, text, **dict(zip(names, mixture, strict=True)))


def samples(lang: str, text: str, argument: str) -> tuple[str | int, ...]:
    """What words, labels and lists are filled with."""
    kind = {"colour": "mapcolour"}.get(argument, argument)
    if argument == "name":
        return NAMES
    if kind in VOCABULARY and kind not in ("board", "count"):
        return tuple(GAME.presentation.word(kind, each, lang) for each in thin(VOCABULARY[kind]))
    if argument in ("half", "side", "exits", "text", "list", "next", "label") or text == "label-value":
        return (argument.upper(),)
    return NUMBERS


@each_language
def test_the_file_is_well_formed_and_no_text_is_said_twice(lang: str) -> None:
    assert [entry.content for entry in entries(lang) if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in entries(lang) if isinstance(entry, ast.Message)]
    assert [text for text in set(ids) if ids.count(text) > 1] == []


@pytest.mark.parametrize("lang", TRANSLATIONS)
def test_every_language_has_the_same_texts_about_the_same_things(lang: str) -> None:
    assert messages(lang) == messages("en")


@each_language
def test_every_move_chance_event_and_refusal_speaks_of_all_its_fields(lang: str) -> None:
    fields = {f"event-{kind.name}": kind.fields for kind in EVENTS}
    fields |= {f"move-{kind.name}": kind.over for kind in GAME.MOVES if kind.name != "move"}
    fields |= {f"chance-{kind.name}": kind.over for kind in GAME.CHANCES}
    fields |= {f"refusal-{kind.name}": kind.fields for kind in GAME.REFUSALS}
    wanted = {text: frozenset(split_field(field)[0] for field in each) for text, each in fields.items()}
    wanted |= {text: wanted[text] - shown for text, shown in SHOWN.items()}
    assert {text: messages(lang).get(text) for text in wanted} == wanted


def test_no_text_is_left_for_a_move_event_or_refusal_that_is_gone() -> None:
    known = {f"event-{kind.name}" for kind in EVENTS} | {f"move-{kind.name}" for kind in GAME.MOVES}
    known |= {f"chance-{kind.name}" for kind in GAME.CHANCES}
    known |= {f"refusal-{kind.name}" for kind in GAME.REFUSALS}
    said = {text for text in messages("en") if text.startswith(("event-", "move-", "chance-", "refusal-"))}
    assert said == known


def test_every_question_has_a_text_for_the_asked_and_for_the_others() -> None:
    for prompt in PROMPTS:
        assert messages("en").get(f"prompt-{prompt.name}") == frozenset(), prompt.name
        if not prompt.name.startswith(("draw-", "roll-")):  # nobody looks over the shoulder of chance
            assert messages("en").get(f"prompt-{prompt.name}-other") == frozenset({"name"}), prompt.name


def test_every_word_has_its_text() -> None:
    for kind, words in VOCABULARY.items():
        if kind not in GAME.presentation.SIGNS:
            assert [each for each in words if f"{kind}-{each}" not in messages("en")] == []
    assert [kind for kind in COMPOSED if kind not in messages("en")] == []
    assert [each for each in SEAT_COLOURS if f"colour-{each}" not in messages("en")] == []


def test_cards_characters_resources_and_scores_explain_themselves() -> None:
    explained = ("equipment", "character", "resource")
    wanted = [f"{kind}-{each}-help" for kind in explained for each in VOCABULARY[kind]]
    wanted += [f"score-{each}{end}" for each in (*GAME.SCORES, "total") for end in ("", "-help")]
    wanted += ["game-name", "game-line", "reconstructed", "reconstructed-note"]
    assert [text for text in wanted if text not in messages("en")] == []


def test_every_option_and_every_choice_has_its_text() -> None:
    wanted = ["option-players", "option-players-help"]
    for option in GAME.OPTIONS:
        wanted += [f"option-{option.name}", f"option-{option.name}-help"]
        wanted += [f"option-{option.name}-{value}" for value in option.values]
        wanted += [f"option-{option.name}-wrong"] * (option.kind in ("number", "text"))
    assert sorted(wanted) == sorted(text for text in messages("en") if text.startswith("option-"))


@each_language
def test_every_text_can_be_said(lang: str) -> None:
    said = list(sentences(lang))
    assert {text for text, _ in said} == messages(lang).keys()
    assert [text for text, sentence in said if not sentence.strip() or "{" in sentence] == []
    assert [sentence for _, sentence in said if "  " in sentence or sentence != sentence.strip()] == []


@each_language
def test_nothing_is_never_read_aloud_as_a_word(lang: str) -> None:
    said = [sentence for text, sentence in told(lang) if text.startswith(("event-", "move-"))]
    assert [sentence for sentence in said if "none" in re.split(r"\W", sentence)] == []


def test_one_thing_and_many_things_are_told_apart() -> None:
    def tired(lang: str, count: int) -> str:
        return GAME.presentation.say(
            Event("tired", {"seat": 0, "cause": "storm", "count": count}), lang, NAMES
        )

    assert "1 exhaustion marker " in tired("en", 1)
    assert "2 exhaustion markers " in tired("en", 2)
    assert "1 marqueur d’" in tired("fr", 1)
    assert "3 marqueurs d’" in tired("fr", 3)
    assert "疲労マーカーを2枚" in tired("ja", 2)


def test_french_chooses_the_article() -> None:
    said = [
        GAME.presentation.say(GAME.move(text), "fr")
        for text in ("paint gharial", "paint mule", "paint blackbuck")
    ]
    assert said == ["Peindre le Gavial", "Peindre la Mule", "Peindre l’Antilope indienne"]


def test_a_winding_way_is_told_in_order() -> None:
    said = GAME.presentation.say(GAME.move("move n 1e 3n climb"), "en")
    assert said == "Move north, then east after 1 step and then north after 3 steps (Climbing gear)"
    assert GAME.presentation.say(GAME.move("move s"), "ja") == "南へ移動する"


def test_french_elides_and_keeps_its_punctuation_together() -> None:
    unelided = re.compile(r"\b(?:[dlnsjmt]e|la|que) (?=[aàâeéèêiîoôuüœ])", re.IGNORECASE)
    loose = re.compile(r" [:;!?»]|« ")
    said = {sentence for _, sentence in sentences("fr")}
    assert [sentence for sentence in said if unelided.search(sentence) or loose.search(sentence)] == []
    assert [sentence for sentence in said if "'" in sentence] == []


def test_japanese_uses_its_own_punctuation() -> None:
    signs = re.compile(r"\d+:\d+,\d+|T\d[AB](?:@\d)?:[NESW]")  # spaces and boards, written as everywhere
    said = {signs.sub("", sentence) for _, sentence in sentences("ja")}
    assert [sentence for sentence in said if re.search(r"[(),:;!?]", sentence)] == []
