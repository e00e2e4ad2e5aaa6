"""What tells the names of two people apart."""

from __future__ import annotations

import unicodedata


def name_key(name: str) -> str:
    """The same for names that people would confuse: capitals, accents, widths and spaces do not count.

    >>> name_key("  Éléonore  d'Este") == name_key("eleonore D'ESTE")
    True
    >>> name_key("Anna") == name_key("Hanna")
    False
    """
    # Once more after folding: a few letters fold to one with an accent.
    for _ in range(2):
        parts = unicodedata.normalize("NFKD", name)
        name = "".join(each for each in parts if not unicodedata.combining(each)).casefold()
    return " ".join(name.split())
