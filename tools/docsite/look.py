"""How the site looks: the colours, fonts and icons of the web client."""

from __future__ import annotations

from pathlib import Path
from typing import Final

FONTS: Final = {
    "eb-garamond": ("eb-garamond-latin-500-normal", "eb-garamond-latin-500-italic"),
    "alegreya-sans": (
        "alegreya-sans-latin-400-normal",
        "alegreya-sans-latin-400-italic",
        "alegreya-sans-latin-700-normal",
    ),
}


class NoFonts(FileNotFoundError):
    """The packages of the web client are not installed."""


def tokens(root: Path) -> str:
    """The design tokens of the web client, under the names by which the site's theme tells light from dark.

    They are set on `body`, where the theme sets its own: a token made from another takes its colour there.
    """
    text = (root / "web/src/lib/tokens.css").read_text(encoding="utf-8")
    dark, light = ":root[data-theme='dark']", ":root {"
    if dark not in text or light not in text:
        raise ValueError("web/src/lib/tokens.css has no light or no dark tokens where they were")
    return text.replace(dark, "body[data-md-color-scheme='slate']").replace(light, "body {")


def files(root: Path) -> dict[str, Path]:
    """By path on the site: style sheet, icon and fonts. NoFonts says what to do where they are missing."""
    found = {
        "assets/site.css": root / "docs/theme/site.css",
        "assets/icon.svg": root / "web/public/icon.svg",
    }
    for package, names in FONTS.items():
        for name in names:
            file = root / f"web/node_modules/@fontsource/{package}/files/{name}.woff2"
            if not file.exists():
                raise NoFonts(f"{file} is missing. `make docs` installs it; by hand: cd web && npm ci")
            found[f"assets/fonts/{name}.woff2"] = file
    return found
