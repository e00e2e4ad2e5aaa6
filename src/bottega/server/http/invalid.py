"""What is wrong with a request, in sentences: pydantic finds it, the catalogues say it.

The sentence does not repeat the value, which may be a password.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from bottega.engine.types import Json
from bottega.server.words import catalogue, say
from bottega.table.problem import Problem

#: pydantic's names of what was expected, and ours where they differ.
_EXPECTED: Final = {
    "missing": "missing",
    "extra_forbidden": "unknown",
    "string_type": "text",
    "string_too_short": "text-longer",
    "string_too_long": "text-shorter",
    "string_pattern_mismatch": "text-form",
    "int_type": "whole",
    "int_parsing": "whole",
    "int_parsing_size": "whole",
    "int_from_float": "whole",
    "float_type": "number",
    "float_parsing": "number",
    "finite_number": "number",
    "bool_type": "truth",
    "bool_parsing": "truth",
    "greater_than": "more",
    "greater_than_equal": "at-least",
    "less_than": "less",
    "less_than_equal": "at-most",
    "list_type": "list",
    "tuple_type": "list",
    "too_short": "list-longer",
    "too_long": "list-shorter",
    "dict_type": "object",
    "model_type": "object",
    "model_attributes_type": "object",
    "literal_error": "one-of",
    "enum": "one-of",
    "none_required": "nothing",
}
#: Maximum errors in an answer, and characters of the name of a field.
_MOST: Final = 10
_LONGEST: Final = 80


def invalid(errors: Sequence[Mapping[str, Any]], lang: str) -> Problem:
    """A problem that names the first field and what was expected, and the others in its values."""
    faults = [{"field": _field(error), "expected": _expected(error, lang)} for error in errors[:_MOST]]
    first = faults[0]
    return Problem("invalid", 422, field=first["field"], expected=first["expected"], errors=faults)


def _field(error: Mapping[str, Any]) -> str:
    """The path of the field, without the leading "body". The client may have made up its names."""
    where = [str(part)[:_LONGEST] for part in error["loc"]]
    path = ".".join(where[1:])[:_LONGEST] or "body"
    return path.encode("utf-8", "replace").decode("utf-8")


def _expected(error: Mapping[str, Any], lang: str) -> str:
    id = f"expected-{_EXPECTED.get(error['type'], error['type'].replace('_', '-'))}"
    if id not in catalogue(lang):
        id = "expected-other"
    values: dict[str, Json] = {}
    for key, value in error.get("ctx", {}).items():
        if isinstance(value, str | int | float):
            values[key.replace("_", "-")] = value
    return say(lang, id, values)
