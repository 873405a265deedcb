"""The description of ``/api/v1`` for programs, as an OpenAPI document."""

from __future__ import annotations

from typing import Any

Schema = dict[str, Any]

WHOLE: Schema = {"type": "integer", "minimum": 0}
WORD: Schema = {"type": "string"}
ACT: Schema = {"v": WHOLE, "seat": WHOLE, "key": {"type": "string", "maxLength": 80}}
STYLE = [
    {"name": "lang", "in": "query", "schema": {"enum": ["en", "fr", "ja"]}},
    {"name": "theme", "in": "query", "schema": {"enum": ["light", "dark"]}},
    {"name": "part", "in": "query", "schema": WORD},
]
TABLE = {"name": "table", "in": "path", "required": True, "schema": WORD}


def described() -> Schema:
    """The whole document."""
    act = body(ACT | {"move": {"type": "string", "maxLength": 200}}, required=[*ACT, "move"])
    undo = body(ACT | {"back": {"enum": ["choice", "turn"]}}, required=[*ACT])
    frame = answer(200, "frame", "#/components/schemas/Frame")
    new = body(
        {
            "game": WORD,
            "players": WHOLE,
            "options": {"type": "object"},
            "seats": {
                "type": "array",
                "items": {"type": "object", "properties": {"who": WORD, "name": WORD}, "required": ["who"]},
            },
        },
        required=["game", "seats"],
    )
    table = "/api/v1/t/{table}"
    paths: Schema = {
        "/api/v1/games": {"get": told("The games, their players and options", answer(200, "games"))},
        "/api/v1/tables": {
            "post": told("Open a table", answer(201, "where it is"), problems(404, 422), new),
            "get": told("The tables you sit at", answer(200, "tables")),
        },
        "/api/v1/load": {
            "post": told(
                "Open a table from a record",
                answer(201, "where it is"),
                problems(413, 422),
                {"content": {"text/plain": {"schema": WORD}}, "required": True},
            )
        },
        f"{table}/frame": {"get": told("The table as you see it", frame, problems(404))},
        f"{table}/live": {"get": told("Frames as server-sent events", answer(200, "events"), problems(404))},
        f"{table}/at/{{n}}": {"get": told("The table after n decisions", frame, problems(404))},
        f"{table}/act": {"post": told("Make a move", frame, problems(403, 404, 409, 422), act)},
        f"{table}/undo": {"post": told("Take a move back", frame, problems(403, 404, 409, 422), undo)},
        f"{table}/curtain": {
            "post": told("Hand the device over", frame, problems(403, 404), body({"seat": WHOLE}, ["seat"]))
        },
        f"{table}/sit": {
            "post": told(
                "Take the seat you are invited to",
                frame,
                problems(403, 404),
                body({"invitation": WORD, "name": WORD}, ["invitation"]),
            )
        },
        f"{table}/salt": {
            "post": told(
                "Give the salt of your seats, after you have seen the commitment",
                frame,
                problems(403, 404),
                body({"salt": {"type": "string", "pattern": "^[0-9a-fA-F]{64}$"}}, []),
            )
        },
        f"{table}/hurry": {"post": told("Have the bots play on at once", frame, problems(403, 404))},
        f"{table}/branch": {
            "post": told(
                "Open a table that goes on from a moment of this one",
                answer(201, "where it is"),
                problems(403, 404),
                body({"at": WHOLE}, ["at"]),
            )
        },
        f"{table}/preview": {"get": told("What a move would do", answer(200, "preview"), problems(404, 422))},
        f"{table}/why": {
            "get": told("Why a move is not possible", answer(200, "reason"), problems(404, 422))
        },
        f"{table}/hint": {"get": told("What a bot would do", answer(200, "advice"), problems(404, 422))},
        f"{table}/record": {"get": told("The record", answer(200, "record"), problems(403, 404))},
    }
    for path, methods in paths.items():
        for method in methods.values():
            own = [TABLE] if "{table}" in path else []
            own += [{"name": "n", "in": "path", "required": True, "schema": WHOLE}] if "{n}" in path else []
            if path.endswith("/preview"):
                own += [{"name": "move", "in": "query", "required": True, "schema": WORD}]
            if path.endswith("/why"):
                own += [{"name": name, "in": "query", "schema": WORD} for name in ("move", "pick")]
            method["parameters"] = [*own, *STYLE]
    return {
        "openapi": "3.1.0",
        "info": {"title": "Durbar", "version": "1"},
        "paths": paths,
        "components": {
            "schemas": {
                "Frame": {
                    "type": "object",
                    "required": ["v", "table", "seat", "to_act", "title", "over", "svg", "moves", "log"],
                    "properties": {"v": WHOLE, "table": WORD, "title": WORD, "svg": WORD},
                },
                "Problem": {
                    "type": "object",
                    "required": ["problem", "code"],
                    "properties": {"problem": WORD, "code": WORD},
                },
            }
        },
    }


def told(summary: str, good: Schema, bad: Schema | None = None, sent: Schema | None = None) -> Schema:
    method: Schema = {"summary": summary, "responses": {**good, **(bad or {})}}
    if sent is not None:
        method["requestBody"] = sent
        method["responses"] |= problems(400, 403)
    return method


def body(properties: Schema, required: list[str]) -> Schema:
    schema = {"type": "object", "properties": properties, "required": required}
    return {"content": {"application/json": {"schema": schema}}, "required": True}


def answer(status: int, description: str, schema: str | None = None) -> Schema:
    told: Schema = {"description": description}
    if schema is not None:
        told["content"] = {"application/json": {"schema": {"$ref": schema}}}
    return {str(status): told}


def problems(*statuses: int) -> Schema:
    reference = {"application/json": {"schema": {"$ref": "#/components/schemas/Problem"}}}
    return {str(status): {"description": "problem", "content": reference} for status in statuses}
