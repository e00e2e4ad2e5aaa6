"""The views of the games in the description of the API: a component for each game."""

from __future__ import annotations

from typing import Any

import bottega


def describe_views(document: dict[str, Any]) -> None:
    """Say in an OpenAPI document what the fields `view` and `views` hold: the view of one of the games."""
    schemas = document["components"]["schemas"]
    references = []
    for name in bottega.games():
        game = bottega.game(name)
        schema = game.schema
        del schema["$schema"]
        schemas[game.view_form.name] = schema
        references.append({"$ref": f"#/components/schemas/{game.view_form.name}"})
    for model in schemas.values():
        fields = model.get("properties", {})
        if model["title"] == "News":
            fields["view"] = {"anyOf": [*references, {"type": "null"}], "title": "View"}
        elif model["title"] == "Moment":
            fields["views"]["items"] = {"anyOf": references}
