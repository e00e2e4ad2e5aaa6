"""Reads the sources for the reference as this repository writes them (an extension of griffe).

A comment `#:` above an attribute is its docstring. Examples with `>>>` become code blocks.
"""

from __future__ import annotations

import re
from typing import Any

import griffe

_EXAMPLE = re.compile(r"(?:^|(?<=\n\n))>>> .*?(?=\n\n(?!>>>)|\Z)", re.DOTALL)


class Docstrings(griffe.Extension):  # type: ignore[misc]
    def on_attribute_instance(self, *, attr: Any, **kwargs: Any) -> None:
        if attr.docstring is None and (text := _comment_above(attr)):
            attr.docstring = griffe.Docstring(text, parent=attr)

    def on_object(self, *, obj: Any, **kwargs: Any) -> None:
        if obj.docstring is not None:
            obj.docstring.value = with_examples(obj.docstring.value)


def _comment_above(attr: Any) -> str:
    """The comment above an attribute, if it begins with ``#:``."""
    if attr.lineno is None or not attr.filepath:
        return ""
    lines = attr.lines_collection[attr.filepath]
    found: list[str] = []
    for line in reversed(lines[: attr.lineno - 1]):
        text = line.strip()
        if not text.startswith("#"):
            break
        found.append(text.removeprefix("#:").removeprefix("#").strip())
        if text.startswith("#:"):
            return " ".join(reversed(found))
    return ""


def with_examples(text: str) -> str:
    """The text with its interactive examples in fences."""
    return _EXAMPLE.sub(lambda match: f"```pycon\n{match[0].rstrip()}\n```", text)
