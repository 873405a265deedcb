"""JSON Schema of what a game writes: its positions (`State.to_dict`) and its views (`View.to_dict`).

Both are made from the tables by which the game itself works: its options, words, questions and events,
and the shape of its positions (`Rules.POSITION`). One schema is for every number of players and setting.
"""

from __future__ import annotations

from typing import Any

from .errors import DurbarError
from .fields import NUMBER, SEAT, split_field
from .kernel import CHANCE, HIDDEN
from .options import Option
from .rules import POSITION_FORMAT, Rules
from .shapes import Entries, Schema
from .tables import EventKind

DIALECT = "https://json-schema.org/draft/2020-12/schema"
TEXT: Schema = {"type": "string"}
WHOLE: Schema = {"type": "integer"}


def position_schema(kind: type[Rules]) -> Schema:
    """The schema of a position: a head, of which all may be left out, and the position itself."""
    words: dict[str, Schema] = {}
    told = {**_head(kind), "position": _shape(kind).schema(words, seen=False)}
    return _document(kind, "position", told, ["position"], words)


def view_schema(kind: type[Rules]) -> Schema:
    """The schema of a view: what one seat, or a spectator, is told."""
    words: dict[str, Schema] = {}
    head = _head(kind)
    told = {
        **head,
        "seat": _or_null(_seat(kind)),
        "to_act": _or_null({"type": "integer", "minimum": HIDDEN, "maximum": kind.seats[1] - 1}),
        "prompt": _or_null(_prompt(kind)),
        "moves": {"type": "array", "items": TEXT, "maxItems": kind.widest},
        "outcome": _or_null(_outcome(kind)),
        "facts": _shape(kind).schema(words, seen=True),
        "history": {"type": "array", "items": {"anyOf": [_event(kind, each, words) for each in kind.EVENTS]}},
    }
    return _document(kind, "view", told, [name for name in told if name != "content"], words)


def _shape(kind: type[Rules]) -> Entries:
    if kind.POSITION is None:
        raise DurbarError(f"{kind.id} does not say what its positions look like", field="POSITION")
    return kind.POSITION


def _document(
    kind: type[Rules], what: str, told: dict[str, Any], required: list[str], words: dict[str, Schema]
) -> Schema:
    return {
        "$schema": DIALECT,
        "title": f"A {what} of {kind.id}",
        **_object(told, required),
        "$defs": dict(sorted(words.items())),
    }


def _head(kind: type[Rules]) -> dict[str, Schema]:
    fewest, most = kind.seats
    return {
        "durbar": {"const": POSITION_FORMAT},
        "game": {"const": kind.id},
        "rules": {"type": "integer", "minimum": 1},
        "players": {"type": "integer", "minimum": fewest, "maximum": most},
        "options": _object({option.name: _option(option) for option in kind.OPTIONS}),
        "content": {"type": "string"},
    }


def _option(option: Option) -> Schema:
    if option.kind == "flag":
        return {"type": "boolean"}
    if option.kind == "number":
        return {"type": "integer", "minimum": option.low, "maximum": option.high}
    return {"enum": list(option.values)} if option.kind == "choice" else TEXT


def _prompt(kind: type[Rules]) -> Schema:
    return _object(
        {
            "id": {"enum": [prompt.name for prompt in kind.PROMPTS]},
            "seat": {"type": "integer", "minimum": HIDDEN, "maximum": kind.seats[1] - 1},
            "rule": TEXT,
            "optional": {"type": "boolean"},
            "about": _or_null(_seat(kind)),
        }
    )


def _outcome(kind: type[Rules]) -> Schema:
    points = {"type": "object", "propertyNames": {"enum": list(kind.SCORES)}, "additionalProperties": WHOLE}
    score = _object({"total": WHOLE, "categories": points, "tiebreaks": points})
    seats = {"type": "array", "items": _seat(kind)}
    return _object(
        {
            "ending": {"enum": list(kind.ENDINGS)},
            "ranking": {"type": "array", "items": seats},
            "winners": seats,
            "scores": {"type": "array", "items": score, "maxItems": kind.seats[1]},
        }
    )


def _event(kind: type[Rules], event: EventKind, words: dict[str, Schema]) -> Schema:
    """Its kind, and its fields by name; null is nothing, or hidden from the reader."""
    told: dict[str, Schema] = {"event": {"const": event.name}}
    for name, vocabulary in map(split_field, event.fields):
        if vocabulary == NUMBER:
            told[name] = _or_null(WHOLE)
        elif vocabulary == SEAT:
            told[name] = _or_null({**_seat(kind), "minimum": CHANCE})
        else:
            told[name] = _or_null({"type": "string"})
    return _object(told)


def _seat(kind: type[Rules]) -> Schema:
    return {"type": "integer", "minimum": 0, "maximum": kind.seats[1] - 1}


def _object(told: dict[str, Any], required: list[str] | None = None) -> Schema:
    """An object with these entries and no others; all of them, if it is not said which."""
    needed = list(told) if required is None else required
    return {"type": "object", "properties": told, "required": needed, "additionalProperties": False}


def _or_null(schema: Schema) -> Schema:
    return {"anyOf": [schema, {"type": "null"}]}
