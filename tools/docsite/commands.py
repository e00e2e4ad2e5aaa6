"""The reference of the command line, made from its own help texts."""

from __future__ import annotations

import contextlib
import io
import os
from collections.abc import Iterator, Sequence
from typing import Final

from bottega import cli

#: Width of the help texts, in characters.
WIDTH: Final = 96


def pages() -> dict[str, str]:
    lines = [
        "# The command line",
        "",
        "What `bottega help` and `bottega COMMAND --help` print.",
        "",
        _block(_printed(["help"])),
        "",
        "Exit codes: 0 success, 1 a check failed, 2 bad usage or input, 130 Ctrl-C.",
        "",
    ]
    for command in cli.COMMANDS:
        lines += [f"## bottega {command.name} {{#{command.name}}}", ""]
        lines += [_block(_printed([command.name, "--help"])), ""]
    return {"reference/commands.md": "\n".join(lines)}


def _block(text: str) -> str:
    return f"```text\n{text.rstrip()}\n```"


def _printed(arguments: Sequence[str]) -> str:
    """What a command prints in English; RuntimeError if it fails."""
    out = io.StringIO()
    with _width(WIDTH), contextlib.redirect_stdout(out):
        code = cli.main([*arguments, "--lang", "en"])
    if code != 0:
        raise RuntimeError(f"bottega {' '.join(arguments)} failed with exit code {code}")
    return out.getvalue()


@contextlib.contextmanager
def _width(columns: int) -> Iterator[None]:
    before = os.environ.get("COLUMNS")
    os.environ["COLUMNS"] = str(columns)
    try:
        yield
    finally:
        if before is None:
            del os.environ["COLUMNS"]
        else:
            os.environ["COLUMNS"] = before
