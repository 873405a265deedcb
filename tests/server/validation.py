"""As much of JSON Schema as the description of the server needs."""

from collections.abc import Iterator
from typing import Any

TYPES: dict[str, Any] = {
    "string": str,
    "boolean": bool,
    "null": type(None),
    "array": list,
    "object": dict,
    "integer": int,
    "number": (int, float),
}


def faults(value: Any, schema: dict[str, Any], known: dict[str, Any], at: str = "$") -> Iterator[str]:
    """Where a value is not what its schema says."""
    if "$ref" in schema:
        yield from faults(value, known[schema["$ref"].rpartition("/")[2]], known, at)
    elif "anyOf" in schema:
        tried = [list(faults(value, each, known, at)) for each in schema["anyOf"]]
        if all(tried):
            yield min(tried, key=len)[0]
    elif "enum" in schema:
        if value not in schema["enum"]:
            yield f"{at}: {value!r} is none of {schema['enum']}"
    else:
        kind = schema["type"]
        if not isinstance(value, TYPES[kind]) or (isinstance(value, bool) and kind != "boolean"):
            yield f"{at}: {value!r} is no {kind}"
        elif kind == "array":
            for number, each in enumerate(value):
                yield from faults(each, schema["items"], known, f"{at}[{number}]")
        elif kind == "object":
            properties, others = schema.get("properties", {}), schema.get("additionalProperties", True)
            yield from (f"{at}: no {name}" for name in schema.get("required", []) if name not in value)
            for name, each in value.items():
                if name in properties:
                    yield from faults(each, properties[name], known, f"{at}.{name}")
                elif isinstance(others, dict):
                    yield from faults(each, others, known, f"{at}.{name}")
                elif not others:
                    yield f"{at}: {name} is not described"
        elif kind == "integer" and value < schema.get("minimum", value):
            yield f"{at}: {value} is below {schema['minimum']}"
