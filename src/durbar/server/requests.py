"""What was sent: JSON, a form or a file become typed values here, or a Problem that names the field."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.datastructures import FormData, UploadFile
from starlette.exceptions import HTTPException
from starlette.requests import Request

from .limits import FORM_FIELDS, RECORD_BYTES, parse_json
from .problems import Problem
from .table_service import Act

Body = dict[str, Any]
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
        raise Problem(400, "bad-request", why=f"no form and no JSON: {error}") from error
    if not isinstance(read, dict):
        raise Problem(400, "bad-request", why="a JSON object is expected")
    return read


async def read_upload(request: Request) -> bytes:
    """A file: the body itself, or the first file of a form."""
    if media_type(request) != UPLOAD:
        return await request.body()
    async with form_of(request) as form:
        for value in form.values():
            if isinstance(value, UploadFile):
                return await value.read()
    raise Problem(400, "bad-request", why="there is no file in the form")


@asynccontextmanager
async def form_of(request: Request) -> AsyncIterator[FormData]:
    """A form with a modest number of fields and files, which are closed afterwards."""
    if media_type(request) == UPLOAD and not (await request.body()).rstrip().endswith(b"--"):
        raise Problem(400, "bad-request", why="the form breaks off")
    try:
        form = await request.form(max_files=1, max_fields=FORM_FIELDS, max_part_size=RECORD_BYTES)
    except HTTPException as error:
        raise Problem(400, "bad-request", why=f"no form: {error.detail}") from error
    try:
        yield form
    finally:
        await form.close()


def read_number(body: Body, name: str) -> int:
    """A whole number, not below 0, that must be there."""
    value = body.get(name)
    if isinstance(value, str) and value.isascii() and value.isdecimal() and len(value) < 10:
        return int(value)
    if not isinstance(value, int) or isinstance(value, bool) or not 0 <= value < 10**9:
        raise Problem(400, "bad-request", why=f"{name}: a whole number is expected")
    return value


def read_flag(body: Body, name: str) -> bool:
    """Yes or no, which must be there; a form says it in a word."""
    value = (
        {"true": True, "false": False}.get(body[name]) if isinstance(body.get(name), str) else body.get(name)
    )
    if not isinstance(value, bool):
        raise Problem(400, "bad-request", why=f"{name}: true or false is expected")
    return value


def read_text(body: Body, name: str, longest: int, default: str | None = None) -> str:
    """A text that must be there, unless there is a default."""
    value = body.get(name, default)
    if not isinstance(value, str) or len(value) > longest:
        raise Problem(400, "bad-request", why=f"{name}: a text of at most {longest} characters is expected")
    return value


def read_objects(body: Body, name: str) -> list[Body]:
    """A list of objects."""
    value = body.get(name, [])
    if not isinstance(value, list) or not all(isinstance(each, dict) for each in value):
        raise Problem(400, "bad-request", why=f"{name}: a list of objects is expected")
    return value


def read_object(body: Body, name: str) -> Body:
    """An object; a missing one is empty."""
    value = body.get(name) or {}
    if not isinstance(value, dict):
        raise Problem(400, "bad-request", why=f"{name}: an object is expected")
    return value


def read_act(body: Body) -> Act:
    """What every act says: the version it is about, the seat, and its own key."""
    key = read_text(body, "key", 80)
    if not key or not key.isprintable():
        raise Problem(400, "bad-request", why="key: every click has one of its own, in one line")
    return Act(read_number(body, "v"), read_number(body, "seat"), key)
