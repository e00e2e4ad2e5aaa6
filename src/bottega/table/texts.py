"""The filter for texts that people write and a host stores or shows to others.

What is not visible is taken out: control characters, NUL among them; lone surrogates, which no database can
hold; marks of direction, which would turn the text around them; and characters without width.
"""

from __future__ import annotations

import re
import unicodedata
from typing import Final

from bottega.engine.types import Json

#: Characters without width that some scripts and emoji need between two others.
_JOINERS: Final = "\u200c\u200d"
#: Characters that show nothing, though their category says otherwise.
INVISIBLE: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u2800\u3164\uffa0\U000e0100-\U000e01ef]"
)
_NOT_BETWEEN: Final = re.compile(rf"(?<!\S)[{_JOINERS}]+|[{_JOINERS}]+(?!\S)|(?<=[{_JOINERS}])[{_JOINERS}]+")
_SPACES: Final = re.compile(r"\s+")
_BLANK: Final = re.compile(r"[^\S\n]+")
_EMPTY_LINES: Final = re.compile(r"\n{3,}")


def line(text: str) -> str:
    """A text on one line: without anything invisible, with single spaces, none at its ends.

    >>> line(" to\\tnight?\\r\\n\\x00 \\u202eyes\\u200b ")
    'to night? yes'
    """
    return _SPACES.sub(" ", _visible(text)).strip()


def lines(text: str) -> str:
    """The same with its lines kept, and at most one empty line between two others.

    >>> lines("one  \\r\\ntwo\\x1b[2J\\n\\n\\n\\nthree\\n")
    'one\\ntwo[2J\\n\\nthree'
    """
    kept = _visible(text.replace("\r\n", "\n").replace("\r", "\n"))
    trimmed = "\n".join(_BLANK.sub(" ", each).strip() for each in kept.split("\n"))
    return _EMPTY_LINES.sub("\n\n", trimmed).strip("\n")


def data(value: Json) -> Json:
    """The same data, each text in it filtered."""
    if isinstance(value, str):
        return lines(value)
    if isinstance(value, list):
        return [data(each) for each in value]
    if isinstance(value, dict):
        return {line(str(key)): data(each) for key, each in value.items()}
    return value


def hidden(sign: str) -> bool:
    """Whether a character is a control, a mark of direction, a private one, a surrogate, or has no width."""
    return unicodedata.category(sign) in ("Cc", "Cf", "Co", "Cs") or INVISIBLE.match(sign) is not None


def _visible(text: str) -> str:
    if text.isascii() and text.isprintable():
        return text
    kept = "".join(
        sign if sign in _JOINERS or sign == "\n" or not hidden(sign) else " " if sign.isspace() else ""
        for sign in unicodedata.normalize("NFC", text).translate(_SEPARATORS)
    )
    return _NOT_BETWEEN.sub("", kept)


#: Unicode's own ends of lines and paragraphs, as ours.
_SEPARATORS: Final = {0x2028: "\n", 0x2029: "\n", 0x85: "\n"}
