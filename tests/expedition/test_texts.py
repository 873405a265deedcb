"""The texts are complete, say the same things in every language, and come out as clean sentences."""

import re
from collections.abc import Iterator
from functools import cache
from itertools import product
from pathlib import Path
from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from durbar.core.tables import NUMBER, SEAT, split_field
from durbar.games.expedition import vocabulary
from durbar.games.expedition.vocabulary import CHANCES, EVENTS, MOVES, PROMPTS, SEAT_COLOURS, VOCABULARY

FOLDER = Path(str(vocabulary.__file__)).parent / "texts"
LANGUAGES = ("en", "fr", "ja")
each_language = pytest.mark.parametrize("lang", LANGUAGES)

# Words made of other words: by a message of that name, or as a list (list-more, list-last).
COMPOSED = {"card", "map", "tile", "space", "board", "shape"}
LISTS = {"trio", "dice", "plan"}
CHOICES = {
    "length": ("short", "long"),
    "weather": ("standard", "random12", "custom"),
    "layout": ("random", "preset", "custom"),
    "holder": ("random", "p1", "p2", "p3", "p4"),
}
OPTIONS = ("players", "storms", "suns", "tents", "characters", "gentle", "boards", *CHOICES)
SCORES = (
    *("offerings", "goods", "special-goods", "kathmandu", "sets", "maps", "animals", "yak-tiles", "distance"),
    *("leftovers", "exhaustion", "total", "arrived", "strips", "steps"),
)
NUMBERS = {
    *("number", "value", "day", "days", "round", "steps", "points", "total", "storm", "needed", "have"),
    *("board", "row", "column", "count"),
}
NAMES = ("Ani", "Dirk")
ABSENT = {("event-special", "owner"), ("event-tent-drawn", "landscape")}  # may be nobody, or hidden


@cache
def entries(lang: str) -> list[Any]:
    return list(FluentParser().parse((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")).body)


@cache
def messages(lang: str) -> dict[str, frozenset[str]]:
    """The ids, each with the arguments it speaks of."""
    return {entry.id.name: arguments(entry) for entry in entries(lang) if isinstance(entry, ast.Message)}


def arguments(entry: Any) -> frozenset[str]:
    class Listener(Visitor):
        def visit_VariableReference(self, node: Any) -> None:
            names.add(node.id.name)

    names: set[str] = set()
    Listener().visit(entry)
    return frozenset(names)


@cache
def bundle(lang: str) -> Any:
    bundle = FluentBundle([lang], use_isolating=False)
    bundle.add_resource(FluentResource((FOLDER / f"{lang}.ftl").read_text(encoding="utf-8")))
    return bundle


def say(lang: str, text: str, **facts: str | int) -> str:
    said, errors = bundle(lang).format_pattern(bundle(lang).get_message(text).value, facts)
    assert errors == [], f"{lang} {text}: {errors}"
    return str(said)


def word(lang: str, kind: str, each: str) -> str:
    """A word of a vocabulary, as a sentence would contain it."""
    if kind == "card":
        equipment = next(name for name in VOCABULARY["equipment"] if each.startswith(f"{name}-"))
        land = each.removeprefix(f"{equipment}-")
        names = {"equipment": word(lang, "equipment", equipment), "landscape": word(lang, "landscape", land)}
        return say(lang, "card", **names)
    if kind == "map":
        colour, half = each.split("-")
        return say(lang, "map", colour=word(lang, "mapcolour", colour), half=say(lang, f"half-{half}"))
    if kind == "tile":
        good, value = each.rsplit("-", 1)
        return say(lang, "tile", good=word(lang, "good", good), value=int(value))
    if kind == "space":
        board, row, column = re.split("[:,]", each)
        return say(lang, "space", board=board, row=row, column=column)
    if kind == "board":
        side, _, turns = each.partition("@")
        known = f"board-{side}" in messages(lang)
        side = say(lang, f"board-{side}") if known else side.upper()
        return say(lang, "board", side=side, turns=int(turns or 0))
    if kind == "shape":
        return say(lang, "shape", exits="-".join(each.upper()))
    if kind in ("trio", "dice"):
        return joined(
            lang, [word(lang, "resource" if kind == "trio" else "die", name) for name in each.split()]
        )
    return say(lang, f"{kind}-{each}")


def joined(lang: str, items: list[str]) -> str:
    text = items[0]
    for k, item in enumerate(items[1:], 2):
        text = say(lang, "list-last" if k == len(items) else "list-more", list=text, next=item)
    return text


def fields(over: tuple[str, ...]) -> dict[str, str]:
    """Argument names and their vocabularies; a second of the same name is numbered: map, map2."""
    found: dict[str, str] = {}
    for field in over:
        name, kind = split_field(field)
        found[name if name not in found else f"{name}2"] = kind
    return found


def told() -> Iterator[tuple[str, dict[str, str]]]:
    """Everything that is filled from the tables of the game: text id, arguments with their vocabularies."""
    for move in MOVES:
        if move.name != "move":
            yield f"move-{move.name}", fields(move.over)
    for chance in CHANCES:
        yield f"chance-{chance.name}", fields(chance.over)
    for event in EVENTS:
        yield f"event-{event.name}", fields(event.fields)


def values(lang: str, kind: str) -> list[str | int]:
    if kind == NUMBER:
        return [0, 1, 2, 5, 15]
    if kind == SEAT:
        return list(NAMES)
    words = VOCABULARY[kind]
    return [word(lang, kind, each) for each in words[:: max(1, len(words) // 40)]]


def sentences(lang: str) -> Iterator[tuple[str, str]]:
    """Every text, filled in with many of the words it can meet."""
    filled = set()
    for text, kinds in told():
        filled.add(text)
        choices = [
            values(lang, kind) + (["none"] if (text, name) in ABSENT else []) for name, kind in kinds.items()
        ]
        longest = max((len(each) for each in choices), default=1)
        for k in range(longest):  # all words once, not all mixtures
            facts = {name: each[k % len(each)] for name, each in zip(kinds, choices, strict=True)}
            yield text, say(lang, text, **facts)
    for text in messages(lang).keys() - filled:
        samples = [sample(lang, name) for name in sorted(messages(lang)[text])]
        for mixture in product(*samples):
            yield text, say(lang, text, **dict(zip(sorted(messages(lang)[text]), mixture, strict=True)))


def sample(lang: str, argument: str) -> list[str | int]:
    """What the texts outside the tables (refusals, labels, lists) can be filled with."""
    kinds = {"here": "landscape", "colour": "mapcolour"}
    kind = kinds.get(argument, argument)
    if argument in NUMBERS:
        return [0, 1, 2, 5]
    if argument in ("name", "rival"):
        return list(NAMES)
    if argument == "prompt":
        return [say(lang, "prompt-choose-die")]
    if argument in ("direction", "action", "window"):
        return [say(lang, text) for text in messages(lang) if text.startswith(f"{argument}-")]
    if argument in ("turns", "extras"):
        turn = say(lang, "plan-turn", steps=2, direction=say(lang, "direction-e"))
        return ["none", joined(lang, [turn, say(lang, "plan-climb")])]
    if kind in VOCABULARY:
        return values(lang, kind)
    return [argument.upper()]


@each_language
def test_the_file_is_well_formed_and_no_text_is_said_twice(lang: str) -> None:
    assert [entry.content for entry in entries(lang) if isinstance(entry, ast.Junk)] == []
    ids = [entry.id.name for entry in entries(lang) if isinstance(entry, ast.Message)]
    assert [text for text in set(ids) if ids.count(text) > 1] == []


@pytest.mark.parametrize("lang", ["fr", "ja"])
def test_every_language_has_the_same_texts_with_the_same_arguments(lang: str) -> None:
    assert messages(lang) == messages("en")


def test_every_move_chance_and_event_speaks_of_exactly_its_fields() -> None:
    for text, kinds in told():
        assert messages("en").get(text) == kinds.keys(), text
    assert messages("en")["move-move"] == {"direction", "turns", "extras"}


def test_every_question_has_a_text_for_the_asked_and_for_the_others() -> None:
    for prompt in PROMPTS:
        assert messages("en").get(f"prompt-{prompt.name}") == frozenset(), prompt.name
        if not prompt.name.startswith(("draw-", "roll-")):  # nobody looks over the shoulder of chance
            assert messages("en").get(f"prompt-{prompt.name}-other") == frozenset({"name"}), prompt.name


def test_every_word_has_its_text() -> None:
    for kind, words in VOCABULARY.items():
        if kind in COMPOSED:
            assert kind in messages("en")
        elif kind not in LISTS:
            assert [each for each in words if f"{kind}-{each}" not in messages("en")] == []
    for kind, words in {
        "window": ("before", "during", "after"),
        "direction": tuple(vocabulary.POINTS),
    }.items():
        assert [each for each in words if f"{kind}-{each}" not in messages("en")] == []
    assert [each for each in SEAT_COLOURS if f"colour-{each}" not in messages("en")] == []


def test_cards_characters_resources_and_scores_explain_themselves() -> None:
    wanted = [
        f"{kind}-{each}-help" for kind in ("equipment", "character", "resource") for each in VOCABULARY[kind]
    ]
    wanted += [f"score-{each}{end}" for each in SCORES for end in ("", "-help")]
    wanted += ["game-name", "game-line", "reconstructed", "reconstructed-note"]
    assert [text for text in wanted if text not in messages("en")] == []


def test_every_option_and_every_choice_has_its_text() -> None:
    wanted = [f"option-{name}{end}" for name in OPTIONS for end in ("", "-help")]
    wanted += [f"option-{name}-{choice}" for name, choices in CHOICES.items() for choice in choices]
    assert [text for text in wanted if text not in messages("en")] == []


@each_language
def test_every_text_can_be_said(lang: str) -> None:
    said = list(sentences(lang))
    assert {text for text, _ in said} == messages(lang).keys()
    assert [text for text, sentence in said if not sentence.strip() or "{" in sentence] == []
    assert [sentence for _, sentence in said if "  " in sentence or sentence != sentence.strip()] == []


@each_language
def test_no_placeholder_for_nothing_is_ever_read_aloud(lang: str) -> None:
    may_be_absent = {"move-move", *(text for text, _ in ABSENT)}
    said = [sentence for text, sentence in sentences(lang) if text in may_be_absent]
    assert said
    assert [sentence for sentence in said if "none" in sentence] == []


def test_one_thing_and_many_things_are_told_apart() -> None:
    facts = {"seat": "Ani", "cause": "…"}
    assert "1 exhaustion marker " in say("en", "event-tired", count=1, **facts)
    assert "2 exhaustion markers " in say("en", "event-tired", count=2, **facts)
    assert "1 marqueur d’" in say("fr", "event-tired", count=1, **facts)
    assert "3 marqueurs d’" in say("fr", "event-tired", count=3, **facts)
    assert "疲労マーカーを2枚" in say("ja", "event-tired", count=2, **facts)


def test_a_winding_way_is_told_in_order() -> None:
    turns = [
        say("en", "plan-turn", steps=k, direction=say("en", f"direction-{d}"))
        for k, d in ((1, "e"), (3, "n"))
    ]
    facts = {
        "direction": say("en", "direction-n"),
        "turns": joined("en", turns),
        "extras": say("en", "plan-climb"),
    }
    assert (
        say("en", "move-move", **facts)
        == "Move north, after 1 step east and after 3 steps north (Climbing gear)"
    )


def test_french_elides_and_keeps_its_punctuation_together() -> None:
    unelided = re.compile(r"\b(?:[dlnsjmt]e|la|que|si) (?=[aàâeéèêiîoôuœ])", re.IGNORECASE)
    loose = re.compile(r" [:;!?»]|« ")
    said = [sentence for _, sentence in sentences("fr")]
    assert [sentence for sentence in said if unelided.search(sentence) or loose.search(sentence)] == []
    assert [sentence for sentence in said if "'" in sentence] == []


def test_japanese_uses_its_own_punctuation() -> None:
    said = [
        (text, sentence)
        for text, sentence in sentences("ja")
        if text not in ("space", "list-more", "list-last")
    ]
    spaceless = [(text, re.sub(r"\d:\d,\d", "", sentence)) for text, sentence in said]
    assert [sentence for _, sentence in spaceless if re.search(r"[(),:;!?]", sentence)] == []
