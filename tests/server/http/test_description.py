"""The description of the API."""

from __future__ import annotations

from bottega.server.app import create_app
from bottega.server.config import Config
from bottega.server.making import make_site


def test_no_name_in_the_description_is_one_that_only_python_needs() -> None:
    """A parameter that is called like a function of its module gets an underscore easily, and then the name
    that the documentation shows is ignored."""
    description = create_app(make_site(Config(database="none.db"))).openapi()
    named = {
        f"{method} {path}": [parameter["name"] for parameter in operation.get("parameters", [])]
        for path, operations in description["paths"].items()
        for method, operation in operations.items()
    }
    assert "seat" in named["get /api/matches/{match}/recap"]
    assert [name for names in named.values() for name in names if name.endswith("_")] == []
    fields = {
        f"{name}.{field}"
        for name, form in description["components"]["schemas"].items()
        for field in form.get("properties", {})
    }
    assert [field for field in fields if field.endswith("_")] == []
