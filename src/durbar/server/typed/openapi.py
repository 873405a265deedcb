"""The description of ``/api/v1`` for programs (OpenAPI), made from `bodies.py` and `messages.py`."""

from __future__ import annotations

import types
from collections.abc import Sequence
from dataclasses import MISSING, dataclass, fields, is_dataclass
from typing import Annotated, Any, Literal, Union, get_args, get_origin, get_type_hints

from durbar.texts import HOUSE

from . import bodies as b
from . import bot_messages as g
from . import identity_messages as i
from . import messages as m
from . import talk_messages as t

Schema = dict[str, Any]
PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean", type(None): "null"}


@dataclass(frozen=True)
class Endpoint:
    """One thing a program can do. `gives` is a type, or the media type of something else."""

    method: Literal["get", "post"]
    path: str
    summary: str
    gives: Any
    takes: Any = None
    status: int = 200
    problems: tuple[int, ...] = ()
    asks: tuple[str, ...] = ()  # in the query


@dataclass(frozen=True)
class Lines:
    """A stream of JSON values, one in each line."""

    kind: Any


TABLE = "/api/v1/t/{table}"
BOTS = "/api/v1/bots"
ME = "/api/v1/me"
CHALLENGE = "/api/v1/challenges/{challenge}"
ENDPOINTS = (
    Endpoint("get", "/api/v1/games", "The games, their players and options", m.Games),
    Endpoint("post", "/api/v1/tables", "Open a table", m.Opened, b.NewTable, 201, (404, 422, 429)),
    Endpoint("get", "/api/v1/tables", "The tables you sit at", list[m.TableInfo]),
    Endpoint(
        "post", "/api/v1/load", "Open a table from a record", m.Opened, "text/plain", 201, (413, 422, 429)
    ),
    Endpoint("get", "/api/v1/lobby", "The tables where anybody may sit down", list[m.OpenTable]),
    Endpoint("get", f"{TABLE}/frame", "The table as you see it", m.Frame, problems=(403, 404, 409)),
    Endpoint(
        "get", f"{TABLE}/live", "Frames as server-sent events", "text/event-stream", problems=(403, 404, 409)
    ),
    Endpoint("get", f"{TABLE}/at/{{n}}", "The table after n decisions", m.Frame, problems=(403, 404, 409)),
    Endpoint("post", f"{TABLE}/act", "Make a move", m.Frame, b.SentMove, problems=(404, 409, 422)),
    Endpoint("post", f"{TABLE}/undo", "Take a move back", m.Frame, b.SentUndo, problems=(404, 409, 422)),
    Endpoint("post", f"{TABLE}/curtain", "Hand the device over", m.Frame, b.HandOver, problems=(404,)),
    Endpoint("post", f"{TABLE}/sit", "Take the seat you are invited to", m.Frame, b.Sit, problems=(404, 410)),
    Endpoint(
        "post",
        f"{TABLE}/open",
        "Show your table in the lobby, or no longer",
        m.Frame,
        b.OpenToAll,
        problems=(404, 409),
    ),
    Endpoint(
        "post",
        f"{TABLE}/invite",
        "Another invitation to a free seat; the one before is withdrawn",
        m.Opened,
        b.OneSeat,
        problems=(404, 409),
    ),
    Endpoint(
        "post",
        f"{TABLE}/fill",
        "Bots for the free seats of your table",
        m.Frame,
        b.WishedBot,
        problems=(404, 409, 422),
    ),
    Endpoint(
        "post",
        f"{TABLE}/leave",
        "Leave your seat before anything is dealt, or have somebody leave your table",
        m.Frame,
        b.OneSeat,
        problems=(404, 409),
    ),
    Endpoint(
        "post",
        f"{TABLE}/resign",
        "Give up your seat for good; a bot plays it to the end",
        m.Frame,
        b.OneSeat,
        problems=(404, 409),
    ),
    Endpoint(
        "post",
        f"{TABLE}/stand-in",
        "Have a bot play for somebody who is away, until they return",
        m.Frame,
        b.StandIn,
        problems=(404, 409, 422),
    ),
    Endpoint(
        "post",
        f"{TABLE}/onlookers",
        "Shut out those who do not sit at your table, or let them in again",
        m.Frame,
        b.Onlookers,
        problems=(404,),
    ),
    Endpoint(
        "post",
        f"{TABLE}/ahead",
        "Have the table answer for you what needs no thought, or no longer",
        m.Frame,
        b.WishedAhead,
        problems=(404, 422),
    ),
    Endpoint(
        "post",
        f"{TABLE}/salt",
        "Give the salt of your seats, after you have seen the commitment",
        m.Frame,
        b.SentSalt,
        problems=(404,),
    ),
    Endpoint("post", f"{TABLE}/hurry", "Have the bots play on at once", m.Frame, problems=(403, 404)),
    Endpoint(
        "post",
        f"{TABLE}/branch",
        "Open a table that goes on from a moment of this one",
        m.Opened,
        b.BranchAt,
        201,
        (404, 429),
    ),
    Endpoint(
        "get",
        f"{TABLE}/preview",
        "What a move would do",
        m.Preview,
        problems=(403, 404, 422),
        asks=("move",),
    ),
    Endpoint(
        "get",
        f"{TABLE}/why",
        "Why a move is not possible",
        m.Reason,
        problems=(403, 404, 422),
        asks=("move", "pick"),
    ),
    Endpoint("get", f"{TABLE}/hint", "What a bot would do", m.Hint, problems=(403, 404, 422, 429)),
    Endpoint("get", f"{TABLE}/record", "The record", "text/plain", problems=(403, 404)),
    Endpoint("get", f"{TABLE}/talk", "What was said at your table", t.Talk, problems=(403, 404)),
    Endpoint("post", f"{TABLE}/say", "Say something", t.Talk, b.SentSaying, problems=(404, 422, 429)),
    Endpoint(
        "post",
        f"{TABLE}/silence",
        "Mute or block somebody",
        t.Talk,
        b.SilencedSeat,
        problems=(404, 409),
    ),
    Endpoint("post", f"{TABLE}/report", "Report somebody", t.Talk, b.SentReport, problems=(404, 409, 429)),
    Endpoint("get", ME, "What is kept about you", i.Myself),
    Endpoint(
        "post",
        f"{ME}/passkey/ask",
        "What your browser needs to make a key, by which your name is kept",
        dict[str, Any],
        b.WishedName,
        problems=(409, 422, 429),
    ),
    Endpoint(
        "post",
        f"{ME}/passkey",
        "Keep your name by this key, or have one more",
        i.Welcome,
        b.NewPasskey,
        problems=(409, 422),
    ),
    Endpoint("post", f"{ME}/passkey/remove", "Give up a key", i.Myself, b.OnePasskey, problems=(401, 404)),
    Endpoint(
        "post",
        f"{ME}/sign-in/ask",
        "What your browser needs to sign in",
        dict[str, Any],
        problems=(409, 429),
    ),
    Endpoint("post", f"{ME}/sign-in", "Sign in by a key", i.Welcome, b.SentPasskey, problems=(409,)),
    Endpoint("post", f"{ME}/recover", "Sign in by a recovery code", i.Welcome, b.SentCode, problems=(429,)),
    Endpoint("post", f"{ME}/link", "A link for a second device", i.DeviceLink, problems=(401,)),
    Endpoint("post", f"{ME}/link/use", "Sign in by such a link", i.Welcome, b.SentCode, problems=(429,)),
    Endpoint("post", f"{ME}/codes", "Other recovery codes", i.Welcome, problems=(401,)),
    Endpoint("post", f"{ME}/sign-out", "Sign a device out", i.Myself, b.OneDevice, problems=(401, 404)),
    Endpoint("post", f"{ME}/delete", "Forget everything", i.Deleted, b.Deletion, problems=(401, 422)),
    Endpoint("get", BOTS, "The programs you answer for", list[g.BotInfo]),
    Endpoint("post", BOTS, "A token for a program of yours", g.BotToken, b.NewBot, 201, (409, 422, 429)),
    Endpoint(
        "post",
        f"{BOTS}/token",
        "Another token for a program; the one before is withdrawn",
        g.BotToken,
        b.BotName,
        problems=(404,),
    ),
    Endpoint(
        "post",
        f"{BOTS}/remove",
        "Give a program up: its token is withdrawn, its name is free",
        g.BotInfo,
        b.BotName,
        problems=(404,),
    ),
    Endpoint("get", "/api/v1/events", "All that concerns you, in lines", Lines(g.BotEvent), problems=(429,)),
    Endpoint(
        "post",
        f"{TABLE}/challenge",
        "Ask somebody by name to a seat of your table",
        g.ChallengeInfo,
        b.SentChallenge,
        201,
        (404, 409),
    ),
    Endpoint(
        "post",
        f"{CHALLENGE}/accept",
        "Take the seat",
        g.Done,
        b.ChallengeAnswer,
        problems=(404, 409, 410, 422),
    ),
    Endpoint("post", f"{CHALLENGE}/refuse", "Do not take the seat", g.Done, problems=(404,)),
    Endpoint(
        "post",
        f"{TABLE}/move",
        "Make a move, and be told no more than that it is made",
        g.Done,
        b.SentMove,
        problems=(404, 409, 422),
    ),
)
ASKED = {
    "lang": ({"enum": list(HOUSE.languages)}, "The language of all sentences."),
    "theme": ({"enum": ["light", "dark"]}, "The colours of the drawing."),
    "part": ({"type": "string"}, "The part of the table to draw."),
    "move": ({"type": "string"}, "The move in question."),
    "pick": ({"type": "string"}, "The element of the drawing in question."),
}
IN_PATH = {
    "table": ({"type": "string"}, "The id of the table."),
    "challenge": ({"type": "string"}, "The id of the challenge."),
    "n": ({"type": "integer", "minimum": 0}, "How many decisions."),
}


def openapi_document() -> Schema:
    """The whole document."""
    schemas: Schema = {}
    paths: Schema = {}
    for endpoint in ENDPOINTS:
        paths.setdefault(endpoint.path, {})[endpoint.method] = operation(endpoint, schemas)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Durbar", "version": "1", "description": "Tables of board games."},
        "paths": paths,
        "components": {
            "schemas": schemas,
            "securitySchemes": {"token": {"type": "http", "scheme": "bearer"}},
        },
        "security": [{"token": []}, {}],
    }


def operation(endpoint: Endpoint, schemas: Schema) -> Schema:
    """What is sent for one thing, and what is answered."""
    refusal_problem = (400, 403) if endpoint.takes else ()
    statuses = sorted({*endpoint.problems, *refusal_problem})
    told: Schema = {
        "summary": endpoint.summary,
        "parameters": parameters(endpoint.path, endpoint.asks),
        "responses": {
            str(endpoint.status): {
                "description": endpoint.summary,
                "content": content(endpoint.gives, schemas),
            },
            **{
                str(status): {"description": "problem", "content": content(m.ProblemInfo, schemas)}
                for status in statuses
            },
        },
    }
    if endpoint.takes:
        told["requestBody"] = {"required": True, "content": content(endpoint.takes, schemas)}
    return told


def parameters(path: str, asked: Sequence[str]) -> list[Schema]:
    """What stands in the address."""
    known = [(name, "path", *IN_PATH[name]) for name in IN_PATH if f"{{{name}}}" in path]
    known += [(name, "query", *ASKED[name]) for name in (*asked, "lang", "theme", "part")]
    return [
        {"name": name, "in": place, "required": place == "path", "schema": schema, "description": description}
        for name, place, schema, description in known
    ]


def content(kind: Any, schemas: Schema) -> Schema:
    if isinstance(kind, str):
        return {kind: {"schema": {"type": "string"}}}
    if isinstance(kind, Lines):
        return {"application/x-ndjson": {"schema": schema_of(kind.kind, schemas)}}
    return {"application/json": {"schema": schema_of(kind, schemas)}}


def schema_of(kind: Any, schemas: Schema) -> Schema:
    """The JSON schema of a type; dataclasses are put among the schemas once, and referred to."""
    origin, arguments = get_origin(kind), get_args(kind)
    if origin is Annotated:
        schema = schema_of(arguments[0], schemas)
        for note in arguments[1:]:
            schema = {**schema, **({"description": note} if isinstance(note, str) else note._asdict())}
        return schema
    if origin in (Union, types.UnionType):
        return {"anyOf": [schema_of(each, schemas) for each in arguments]}
    if origin is Literal:
        return {"enum": list(arguments)}
    if origin is list:
        return {"type": "array", "items": schema_of(arguments[0], schemas)}
    if origin is dict and arguments[1] is Any:
        return {"type": "object"}
    if origin is dict:
        return {"type": "object", "additionalProperties": schema_of(arguments[1], schemas)}
    if is_dataclass(kind):
        name = str(getattr(kind, "__name__", ""))
        if name not in schemas:
            schemas[name] = {}  # it may refer to itself
            schemas[name] = object_of(kind, schemas)
        return {"$ref": f"#/components/schemas/{name}"}
    return {"type": PLAIN[kind]}


def object_of(kind: Any, schemas: Schema) -> Schema:
    hints = get_type_hints(kind, include_extras=True)
    optional = {
        each.name
        for each in fields(kind)
        if each.default is not MISSING or each.default_factory is not MISSING
    }
    taken = kind.__module__ == b.__name__  # more may be sent than is read, and less than there is
    may_lack = optional if taken or kind is m.ProblemInfo else set[str]()
    return {
        "type": "object",
        "description": kind.__doc__,
        "properties": {each.name: schema_of(hints[each.name], schemas) for each in fields(kind)},
        "required": [each.name for each in fields(kind) if each.name not in may_lack],
        "additionalProperties": taken,
    }
