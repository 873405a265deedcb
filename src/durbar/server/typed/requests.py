"""What was sent: JSON, a form or a file become typed values here, or a Problem that names the field."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from dataclasses import MISSING, fields, is_dataclass
from functools import cache
from types import NoneType, UnionType
from typing import Annotated, Any, Literal, TypeVar, Union, get_args, get_origin, get_type_hints

from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

from ..problems import BadRequest, Problem
from .bodies import AtMost, Whole
from .limits import FORM_FIELDS, RECORD_BYTES, parse_json

Body = dict[str, Any]
T = TypeVar("T")
HIGHEST = 10**9 - 1  # of any number that is sent
FORM = "application/x-www-form-urlencoded"
UPLOAD = "multipart/form-data"


class Count(IntegerConvertor):
    """A whole number in an address, of a length that can be meant."""

    regex = "[0-9]{1,9}"


register_url_convertor("count", Count())


def media_type(request: Request) -> str:
    """The media type of the body."""
    return request.headers.get("content-type", "").partition(";")[0].strip().lower()


def is_form(request: Request) -> bool:
    """Was it sent by a page without script?"""
    return media_type(request) in (FORM, UPLOAD)


async def read_body(request: Request) -> Body:
    """The body: a JSON object, or the fields of a form."""
    if is_form(request):
        async with form_of(request) as form:
            return {name: value for name, value in form.items() if isinstance(value, str)}
    try:
        read = parse_json(await request.body() or b"{}")
        json.dumps(read, ensure_ascii=False).encode()  # half a character could not be written down
    except ValueError as error:
        raise BadRequest(f"no form and no JSON: {error}") from error
    if not isinstance(read, dict):
        raise BadRequest("a JSON object is expected")
    return read


async def read_upload(request: Request) -> bytes:
    """A file: the body itself, or the first file of a form."""
    if media_type(request) != UPLOAD:
        return await request.body()
    async with form_of(request) as form:
        for value in form.values():
            if isinstance(value, UploadFile):
                return await value.read()
    raise BadRequest("there is no file in the form")


@asynccontextmanager
async def form_of(request: Request) -> AsyncIterator[FormData]:
    """A form with a modest number of fields and files, which are closed afterwards."""
    if media_type(request) == UPLOAD and not (await request.body()).rstrip().endswith(b"--"):
        raise BadRequest("the form breaks off")
    try:
        form = await request.form(max_files=1, max_fields=FORM_FIELDS, max_part_size=RECORD_BYTES)
    except HTTPException as error:
        raise BadRequest(f"no form: {error.detail}") from error
    try:
        yield form
    finally:
        await form.close()


# Bodies as typed values


async def read(request: Request, kind: type[T]) -> T:
    """The body as one of the types of `bodies.py`."""
    return read_as(kind, await read_body(request))


def read_as(kind: type[T], body: Mapping[str, Any], where: str = "") -> T:
    """A body as one of those types. Names that it does not know are left alone: a form has others."""
    found = {}
    known: Any = kind
    for name, (hint, required) in field_types(known).items():
        path = f"{where}{name}"
        if name in body:
            found[name] = read_value(hint, body[name], path)
        elif required:
            raise wrong(path, f"{describe_type(hint)} is expected")
    return kind(**found)


@cache
def field_types(kind: Any) -> dict[str, tuple[Any, bool]]:
    """The type of each field, and whether it must be there."""
    hints = get_type_hints(kind, include_extras=True)
    return {
        each.name: (hints[each.name], each.default is MISSING and each.default_factory is MISSING)
        for each in fields(kind)
    }


def read_value(hint: Any, value: Any, path: str) -> Any:
    """A value as its annotation wants it; a form writes numbers, yes and no as words."""
    kind, most = unwrap(hint)
    if kind is Any:
        return value
    origin, arguments = get_origin(kind), get_args(kind)
    if isinstance(value, Mapping) and isinstance(kind, type) and is_dataclass(kind):
        return read_as(kind, value, f"{path}.")
    if origin is list and isinstance(value, list):
        return [read_value(arguments[0], each, f"{path}.{number}") for number, each in enumerate(value)]
    if origin is dict and isinstance(value, Mapping):
        return {name: read_value(arguments[1], each, f"{path}.{name}") for name, each in value.items()}
    if origin in (Union, UnionType):
        if (value is None or value == "") and NoneType in arguments:
            return None
        fitting = [each for each in arguments if type(value) is unwrap(each)[0]]
        others = [each for each in arguments if each is not NoneType]
        return read_value((fitting or others)[0], value, path)
    if origin is Literal and value in arguments:
        return value
    if kind is int and isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 10:
        return int(value)
    if kind is bool and value in ("true", "false"):
        return value == "true"
    if type(value) is kind and kind is str and (most is None or len(value) <= most):
        return value
    if type(value) is kind and (kind is bool or (kind is int and 0 <= value <= HIGHEST)):
        return value
    raise wrong(path, f"{describe_type(hint)} is expected")


def unwrap(hint: Any) -> tuple[Any, int | None]:
    """A type without its notes, and the most characters they allow."""
    most = None
    while get_origin(hint) is Annotated:
        most = next((note.maxLength for note in hint.__metadata__ if isinstance(note, AtMost)), most)
        hint = hint.__origin__
    return hint, most


def describe_type(hint: Any) -> str:
    """What a field holds, in words."""
    kind, most = unwrap(hint)
    origin = get_origin(kind)
    if origin in (Union, UnionType):
        return describe_type(get_args(kind)[0])
    if origin is Literal:
        return " or ".join(f'"{each}"' for each in get_args(kind))
    if kind is str:
        return "a text" if most is None else f"a text of at most {most} characters"
    if origin is list:
        return "a list of objects" if is_dataclass(get_args(kind)[0]) else "a list"
    return {int: "a whole number", bool: "true or false"}.get(kind, "an object")


def wrong(path: str, why: str) -> Problem:
    """The problem with one field of a request."""
    return BadRequest(f"{path}: {why}", path)


def read_number(body: Body, name: str) -> int:
    """A whole number of a form, not below 0, that must be there."""
    return int(read_value(Whole, body.get(name), name))


def read_text(body: Body, name: str, longest: int) -> str:
    """A text of a form that must be there."""
    return str(read_value(Annotated[str, AtMost(longest)], body.get(name), name))
