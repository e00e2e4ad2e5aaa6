"""Pictures as SVG: the document, and the few elements that plots are made of."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

#: Attributes of an element; a `-` in a name is written as it is.
Attributes = Mapping[str, str | int | float]


def document(
    width: int, height: int, title: str, body: Iterable[str], style: str = "", paper: Attributes | None = None
) -> str:
    """A whole picture with a title for screen readers. `style` is CSS; `paper` are the attributes of the
    rectangle behind the picture."""
    head = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": f"0 0 {width} {height}"}
    size: Attributes = {"width": width, "height": height}
    parts = [
        f"<svg{_attributes({**head, **size, 'role': 'img'})}>",
        f"<title>{escape(title)}</title>",
        *([f"<style>\n{style.strip(chr(10))}\n</style>"] if style else []),
        element("rect", {**size, **(paper or {})}),
        *body,
        "</svg>",
    ]
    return "\n".join(parts) + "\n"


def element(name: str, attributes: Attributes, inside: str = "") -> str:
    """An element; `inside` is SVG, not plain text. Numbers have at most one decimal.

    >>> element("rect", {"x": 1.25, "width": 3})
    '<rect x="1.2" width="3"/>'
    """
    head = f"<{name}{_attributes(attributes)}"
    return f"{head}>{inside}</{name}>" if inside else f"{head}/>"


def text(x: float, y: float, words: str, attributes: Attributes | None = None) -> str:
    """
    >>> text(2, 3, "a < b", {"class": "head"})
    '<text x="2" y="3" class="head">a &lt; b</text>'
    """
    return element("text", {"x": x, "y": y, **(attributes or {})}, escape(words))


def path(d: str, attributes: Attributes | None = None) -> str:
    return element("path", {**(attributes or {}), "d": d})


def number(value: float) -> str:
    """A place in the picture.

    >>> number(2.0), number(1 / 3)
    ('2', '0.3')
    """
    return f"{value:.1f}".removesuffix(".0")


def _attributes(attributes: Attributes) -> str:
    return "".join(
        f' {name}="{escape(value) if isinstance(value, str) else number(value)}"'
        for name, value in attributes.items()
    )
