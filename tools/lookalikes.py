"""Writes the two tables of the doors of the server from the packages that have them.

    pip download --no-deps confusable_homoglyphs zxcvbn
    python tools/lookalikes.py confusable_homoglyphs-*.whl zxcvbn-*.whl

`confusables.txt` has Unicode's confusable characters (UTS 39): on each line what they look like, a tab, and
the characters. Left out is what NFKD makes equal anyway. `passwords.txt` has the most common passwords that
are long enough to be tried, the most common first.
"""

from __future__ import annotations

import ast
import json
import sys
import unicodedata
import zipfile
from collections import defaultdict
from pathlib import Path

DATA = Path(__file__).parents[1] / "src" / "bottega" / "server" / "data"
SHORTEST = 8
MOST = 5_000


def confusables(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as packed:
        pairs = json.loads(packed.read("confusable_homoglyphs/confusables.json"))
    near = {_bare(key): {_bare(each["c"]) for each in others} for key, others in pairs.items()}
    looks: dict[str, list[str]] = defaultdict(list)
    for sign, others in near.items():
        if len(sign) != 1 or sign.isascii() or unicodedata.combining(sign):
            continue
        # Unicode maps each character to one other; the package has the pairs in both directions.
        target = min(others, key=lambda other: (-len(near.get(other, ())), other))
        if len(target) == 1 and (len(near[target]), target) < (len(others), sign):
            continue
        if _plain(sign) != _plain(target) and _plain(target).strip():
            looks[_plain(target)].append(sign)
    return "".join(f"{target}\t{''.join(sorted(looks[target]))}\n" for target in sorted(looks))


def _bare(text: str) -> str:
    """Without the marks of direction that the package puts around some characters."""
    return text.strip("\u200e")


def _plain(text: str) -> str:
    parts = unicodedata.normalize("NFKD", text)
    return "".join(sign for sign in parts if not unicodedata.combining(sign))


def passwords(wheel: Path) -> str:
    with zipfile.ZipFile(wheel) as packed:
        tree = ast.parse(packed.read("zxcvbn/frequency_lists.py").decode())
    texts = (node.value for node in ast.walk(tree) if isinstance(node, ast.Constant))
    listed = next(text for text in texts if isinstance(text, str) and text.startswith("123456,password,"))
    long = [word for word in listed.split(",") if len(word) >= SHORTEST]
    return "".join(f"{word}\n" for word in long[:MOST])


def main() -> None:
    DATA.joinpath("confusables.txt").write_text(confusables(Path(sys.argv[1])), encoding="utf-8")
    DATA.joinpath("passwords.txt").write_text(passwords(Path(sys.argv[2])), encoding="utf-8")


if __name__ == "__main__":
    main()
