"""The description of the API as a page for people: made from the OpenAPI document, without scripts, styles
or other hosts."""

from __future__ import annotations

from collections.abc import Iterator
from html import escape
from typing import Any, TypeAlias

from fastapi import APIRouter, Request
from starlette.responses import HTMLResponse, Response

from bottega.server.security.asking import Asking
from bottega.server.words import say

Schema: TypeAlias = dict[str, Any]

router = APIRouter(include_in_schema=False)


@router.get("/api/docs")
async def describe(request: Request, asking: Asking) -> Response:
    return HTMLResponse("\n".join(_page(request.app.openapi(), asking.lang)))


def _page(api: Schema, lang: str) -> Iterator[str]:
    title = escape(say(lang, "docs-title"))
    yield f'<!doctype html>\n<html lang="{lang}">\n<meta charset="utf-8">\n<title>{title}</title>'
    yield '<meta name="viewport" content="width=device-width">'
    yield f'<main>\n<h1>{title}</h1>\n<p><a href="/api/openapi.json">{escape(say(lang, "web-api"))}</a></p>'
    yield from _paragraphs(api["info"]["description"])
    for path, methods in api["paths"].items():
        for method, operation in methods.items():
            yield from _operation(f"{method.upper()} {path}", operation, lang)
    yield f"<h2>{escape(say(lang, 'docs-forms'))}</h2>"
    for name, schema in api["components"]["schemas"].items():
        yield f'<h3 id="{escape(name)}">{escape(name)}</h3>'
        yield from _paragraphs(schema.get("description", ""))
        yield from _fields(schema, lang)
    yield "</main>\n</html>"


def _operation(heading: str, operation: Schema, lang: str) -> Iterator[str]:
    id = escape(operation["operationId"])
    yield f'<h2 id="{id}">{escape(operation.get("summary", id))}</h2>\n<p><code>{escape(heading)}</code></p>'
    yield from _paragraphs(operation.get("description", ""))
    parameters = operation.get("parameters", [])
    if parameters:
        yield "<ul>"
        for parameter in parameters:
            item = f"<code>{escape(parameter['name'])}</code>: {_kind(parameter['schema'])}"
            yield f"<li>{item}. {escape(parameter.get('description', ''))}</li>"
        yield "</ul>"
    for about, kind in _bodies(operation):
        yield f"<p>{escape(say(lang, about))} {kind}</p>"


def _bodies(operation: Schema) -> Iterator[tuple[str, str]]:
    """What is sent and what comes back, where that is JSON; a refusal has the same form everywhere."""
    sent = operation.get("requestBody", {}).get("content", {}).get("application/json")
    if sent:
        yield "docs-sent", _kind(sent["schema"])
    for status, answer in operation["responses"].items():
        content = answer.get("content", {}).get("application/json")
        if content and status != "default":
            yield "docs-answer", _kind(content["schema"])


def _fields(schema: Schema, lang: str) -> Iterator[str]:
    needed = schema.get("required", [])
    yield "<ul>"
    for name, field in schema.get("properties", {}).items():
        item = f"<code>{escape(name)}</code>: {_kind(field)}"
        optional = "" if name in needed else f" ({escape(say(lang, 'docs-optional'))})"
        yield f"<li>{item}{optional}. {escape(field.get('description', ''))}</li>"
    yield "</ul>"


def _kind(schema: Schema) -> str:
    """A type in short, as a link if it has a name."""
    if "$ref" in schema:
        name = escape(schema["$ref"].rpartition("/")[2])
        return f'<a href="#{name}">{name}</a>'
    for several in ("anyOf", "oneOf"):
        if several in schema:
            return " | ".join(_kind(one) for one in schema[several])
    if "enum" in schema or "const" in schema:
        choices = schema.get("enum", [schema.get("const")])
        return " | ".join(f"<code>{escape(str(choice))}</code>" for choice in choices)
    if schema.get("type") == "array":
        return f"[{_kind(schema.get('items', {}))}]"
    return escape(str(schema.get("type", "any")))


def _paragraphs(text: str) -> Iterator[str]:
    for paragraph in text.strip().split("\n\n"):
        if paragraph:
            yield f"<p>{escape(paragraph)}</p>"
