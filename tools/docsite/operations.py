"""The reference of the HTTP API, made from the server's own description of it (OpenAPI)."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Iterator
from typing import Any, Final

Schema = dict[str, Any]

TITLES: Final = {
    "accounts": "Accounts",
    "games": "Games",
    "matches": "Tables and matches",
    "lessons": "Lessons",
    "reviews": "Reviews and practice",
    "players": "Players",
    "notices": "Notices",
}
_BOUNDS: Final = {
    "minLength": "at least {} characters",
    "maxLength": "at most {} characters",
    "minItems": "at least {} items",
    "maxItems": "at most {} items",
    "maxProperties": "at most {} entries",
    "minimum": "at least {}",
    "maximum": "at most {}",
    "exclusiveMinimum": "above {}",
    "exclusiveMaximum": "below {}",
    "pattern": "matches `{}`",
}


def description() -> Schema:
    """The description that the server gives at `/api/openapi.json`."""
    made = subprocess.run(
        [sys.executable, "-m", "bottega.server.openapi"], check=True, stdout=subprocess.PIPE, timeout=60
    )
    found: Schema = json.loads(made.stdout)
    return found


def pages() -> dict[str, str]:
    return {"reference/http.md": page(description())}


def page(described: Schema) -> str:
    lines = [
        "# The HTTP API",
        "",
        "Every operation with its fields, as the server describes them at `/api/openapi.json`. How the parts",
        "fit together, and the WebSocket: [the API](../api.md).",
        "",
    ]
    for tag in TITLES:
        lines += [f"## {TITLES[tag]} {{#{tag}}}", ""]
        for path, operations in described["paths"].items():
            for method, operation in operations.items():
                if operation["tags"] == [tag]:
                    lines += _operation(method, path, operation)
    left = {operation["tags"][0] for path in described["paths"].values() for operation in path.values()}
    if left - set(TITLES):
        raise ValueError(f"tools/docsite/operations.py has no title for: {', '.join(left - set(TITLES))}")
    lines += ["## Objects {#objects}", "", "What is sent and answered, by name.", ""]
    for name, schema in sorted(described["components"]["schemas"].items()):
        lines += _object(name, schema)
    return "\n".join(lines)


def _operation(method: str, path: str, operation: Schema) -> Iterator[str]:
    yield f"### {operation['summary']} {{#{operation['operationId']}}}\n"
    yield f"```http\n{method.upper()} {path}\n```\n"
    if text := operation.get("description"):
        yield f"{text}\n"
    if parameters := operation.get("parameters"):
        yield "| parameter | in | type | |"
        yield "| --- | --- | --- | --- |"
        for parameter in parameters:
            schema = parameter["schema"]
            about = _about({**schema, "description": parameter.get("description", "")})
            needed = "" if parameter.get("required") else ", optional"
            yield f"| `{parameter['name']}` | {parameter['in']}{needed} | {type_of(schema)} | {about} |"
        yield ""
    if body := operation.get("requestBody"):
        yield f"Send {_content(body)}.\n"
    answers = [(code, answer) for code, answer in operation["responses"].items() if code != "default"]
    told = [f"`{code}` {_content(answer)}".rstrip() for code, answer in answers]
    yield f"Answers {' or '.join(told)}; otherwise [ProblemAnswer](#ProblemAnswer).\n"


def _content(of: Schema) -> str:
    """The types of a body, each with its kind where that is not JSON."""
    found = []
    for kind, content in of.get("content", {}).items():
        named = type_of(content.get("schema", {}))
        found.append(named if kind == "application/json" else f"{named} as `{kind}`")
    return " or ".join(found)


def _object(name: str, schema: Schema) -> Iterator[str]:
    yield f"### {name} {{#{name}}}\n"
    if text := schema.get("description"):
        yield f"{text}\n"
    properties = schema.get("properties")
    if not properties:
        yield f"{type_of(schema).capitalize()}.\n"
        return
    yield "| field | type | |"
    yield "| --- | --- | --- |"
    for field, inside in properties.items():
        needed = "" if field in schema.get("required", ()) else ", optional"
        yield f"| `{field}` | {type_of(inside)}{needed} | {_about(inside)} |"
    yield ""


def type_of(schema: Schema) -> str:
    """A type in words; an object that has a name is a link to it."""
    if ref := schema.get("$ref"):
        name = ref.rsplit("/", 1)[1]
        return f"[{name}](#{name})"
    for choice in ("anyOf", "oneOf"):
        if choice in schema:
            return " or ".join(dict.fromkeys(type_of(one) for one in schema[choice]))
    if "const" in schema:
        return f"`{json.dumps(schema['const'])}`"
    if "enum" in schema:
        return " or ".join(f"`{json.dumps(value)}`" for value in schema["enum"])
    match schema.get("type"):
        case "array":
            inner = type_of(schema.get("items", {}))
            return f"list of ({inner})" if " or " in inner else f"list of {inner}"
        case "object":
            values = schema.get("additionalProperties")
            return f"object of {type_of(values)}" if isinstance(values, dict) and values else "object"
        case "boolean":
            return "true or false"
        case None:
            return "anything"
        case str(kind):
            return kind
        case kinds:
            return " or ".join(kinds)


def _about(schema: Schema) -> str:
    """Description, bounds and default, for the last column."""
    parts = [schema.get("description", "").replace("\n", " ").rstrip(".")]
    for option in (schema, *schema.get("anyOf", ())):
        parts += [
            text.format(option[bound]).replace("|", "\\|")
            for bound, text in _BOUNDS.items()
            if bound in option
        ]
    if schema.get("default") not in (None, ""):
        parts.append(f"default `{json.dumps(schema['default'])}`")
    return "; ".join(part for part in parts if part)
