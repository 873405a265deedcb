"""How much may be sent: sizes, depths and lengths, measured before anything is parsed.

A parser's cost can grow much faster than the text it reads, so what is longer, deeper or wider than any
honest request is refused by counting characters, which costs next to nothing.
"""

from __future__ import annotations

import json
import re
from collections.abc import Mapping

from durbar.core import BadRecord, OptionError

BODY_BYTES = 64 * 1024  # of an act or a form
RECORD_BYTES = 256 * 1024  # more than any game has ever needed
LOG_LINES = 4000  # of a table, after which nothing is taken back and nobody leaves before the deal any more
RECORD_LINES = 5000  # several times what any game needs, with all that was taken back
OPTION_CHARACTERS = 4000  # a map drawn by hand, the longest of them, has some 700
COMMITMENT_CHARACTERS = 100  # what the database holds
FORM_FIELDS = 200
JSON_DEPTH = 8
TEXT_DEPTH = 8
DIGITS = 18  # of one number

STRING = re.compile(rb'"(?:[^"\\]++|\\.)*+(?:"|\\?\Z)', re.DOTALL)  # one that does not end takes the rest
BRACKETS = re.compile(r"[\[\]{}()]")
LONG_NUMBER = re.compile(rf"\d{{{DIGITS + 1}}}")


def depth(text: str) -> int:
    """How deep brackets are nested, if all of them count."""
    deep = deepest = 0
    for bracket in BRACKETS.findall(text):
        deep += 1 if bracket in "[{(" else -1
        deepest = max(deepest, deep)
    return deepest


def parse_json(body: bytes) -> object:
    """JSON of a modest depth with modest numbers; ValueError if it is none."""
    if depth(STRING.sub(b"", body).decode("latin-1")) > JSON_DEPTH:
        raise ValueError(f"brackets are nested more than {JSON_DEPTH} deep")
    return json.loads(body, parse_int=_whole_number, parse_constant=_no_number)


def _whole_number(digits: str) -> int:
    if len(digits) > DIGITS:
        raise ValueError(f"a number of more than {DIGITS} digits")
    return int(digits)


def _no_number(name: str) -> float:
    raise ValueError(f"{name} is no number")


def check_options(options: Mapping[str, object]) -> None:
    """OptionError for a text that no game should be asked to parse."""
    for name, value in options.items():
        if isinstance(value, str) and (fault := fault_of(value)):
            raise OptionError(f"option {name}: {fault}", field=name)


def fault_of(text: str) -> str:
    """What makes a text too much for a parser; "" if nothing does."""
    if len(text) > OPTION_CHARACTERS:
        return f"a text of more than {OPTION_CHARACTERS} characters"
    if depth(text) > TEXT_DEPTH:
        return f"brackets are nested more than {TEXT_DEPTH} deep"
    if LONG_NUMBER.search(text):
        return f"a number of more than {DIGITS} digits"
    return ""


def check_record(record: bytes) -> None:
    """BadRecord for a record that is longer, or says more in a line of its head, than one can."""
    if record.count(b"\n") > RECORD_LINES:
        raise BadRecord(f"a record of more than {RECORD_LINES} lines", line=RECORD_LINES, field="length")
    for number, line in enumerate(record.split(b"\n"), 1):
        key, _, value = line.decode(errors="replace").strip().partition(": ")
        if not key:
            break
        if key == "commitment" and len(value) > COMMITMENT_CHARACTERS:
            message = f"a commitment of more than {COMMITMENT_CHARACTERS} characters"
            raise BadRecord(message, line=number, field="commitment")
        if key.startswith("option ") and (fault := fault_of(value)):
            raise BadRecord(f"{key}: {fault}", line=number, field=key.removeprefix("option "))
