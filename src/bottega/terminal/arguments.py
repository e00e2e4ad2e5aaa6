"""The command line in the reader's language: argparse's machinery with our words.

argparse has its error messages in English only. So everything is optional to it, and what is missing or wrong
is checked here.
"""

from __future__ import annotations

import argparse
import difflib
import textwrap
from collections.abc import Iterable, Sequence
from typing import NoReturn

from bottega.engine.people.text import LANGUAGES
from bottega.terminal.words import Trouble, Words


class Parser(argparse.ArgumentParser):
    """The arguments of one command. `usage` is all of them in a line, after the command's name."""

    def __init__(self, words: Words, command: str, usage: str, about: str, epilog: str = "") -> None:
        def formatter(prog: str) -> argparse.HelpFormatter:
            return _Formatter(words("help-usage"), prog)

        super().__init__(
            prog=f"bottega {command}".strip(),
            usage=f"%(prog)s {usage}".replace("%(prog)s", f"bottega {command}".strip()),
            description=about,
            epilog=epilog,
            add_help=False,
            allow_abbrev=False,
            exit_on_error=False,
            formatter_class=formatter,
        )
        self.given = self.add_argument_group(words("help-arguments"))
        self.options = self.add_argument_group(words("help-options"))

    def option(self, name: str, help: str, metavar: str = "VALUE") -> None:
        self.options.add_argument(name, metavar=metavar, help=_escaped(help))

    def repeated(self, name: str, help: str, metavar: str) -> None:
        """An option that may be given several times."""
        self.options.add_argument(name, metavar=metavar, action="append", help=_escaped(help))

    def several(self, name: str, help: str, metavar: str) -> None:
        """An option with one value or more after it."""
        self.options.add_argument(name, metavar=metavar, nargs="+", help=_escaped(help))

    def optional(self, name: str, help: str, metavar: str) -> None:
        """An option whose value may be left out: then it is empty."""
        self.options.add_argument(name, metavar=metavar, nargs="?", const="", help=_escaped(help))

    def flag(self, *names: str, help: str) -> None:
        self.options.add_argument(*names, action="store_true", help=_escaped(help))

    def pool(self, words: Words) -> None:
        """Where the work is done, for a command that uses `pools.open_pool`."""
        self.option("--jobs", words("arg-jobs"), "N")
        self.option("--on", words("arg-on"), "local|ray|ray://HOST:PORT")

    def common(self, words: Words) -> None:
        """The options that every command has."""
        self.option("--lang", words("arg-lang", languages=", ".join(LANGUAGES)), "LANG")
        self.flag("--plain", help=words("arg-plain"))
        self.flag("-h", "--help", help=words("arg-help"))

    def read(self, arguments: Sequence[str]) -> argparse.Namespace:
        """What was given, or Trouble."""
        try:
            given, rest = self.parse_known_args(list(arguments))
        except argparse.ArgumentError as error:
            name = error.argument_name or ""
            flags = [a for a in self._actions if "/".join(a.option_strings) == name and a.nargs == 0]
            if flags:
                raise Trouble("error-no-value", option=name) from error
            raise Trouble("error-value", option=name) from error
        if rest:
            known = [option for action in self._actions for option in action.option_strings]
            raise unknown("error-argument", rest[0], known)
        return given

    def error(self, message: str) -> NoReturn:
        raise Trouble("error-arguments", problem=message)


class _Formatter(argparse.HelpFormatter):
    def __init__(self, prefix: str, prog: str) -> None:
        super().__init__(prog, max_help_position=28)
        self._prefix = prefix

    def add_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None = None,
    ) -> None:
        super().add_usage(usage, actions, groups, f"{self._prefix} ")

    def _format_usage(
        self,
        usage: str | None,
        actions: Iterable[argparse.Action],
        groups: Iterable[argparse._MutuallyExclusiveGroup],
        prefix: str | None,
    ) -> str:
        """argparse does not wrap a usage that is given."""
        text = f"{prefix or ''}{usage or ''}"
        return "\n".join(textwrap.wrap(text, self._width, subsequent_indent="  ")) + "\n\n"


def _escaped(text: str) -> str:
    """argparse fills ``%`` in its texts."""
    return text.replace("%", "%%")


def unknown(id: str, text: str, known: Sequence[str]) -> Trouble:
    """Trouble with a word that is not known: with the nearest one that is, or else with all of them.

    The message gets `text`, `known`, and `near`, and in `matches` whether there is a `near` (1) or not (0).
    """
    # The dashes of options do not count: all options would be alike.
    plain = {word.lstrip("-"): word for word in known}
    near = [plain[word] for word in difflib.get_close_matches(text.lstrip("-"), plain, n=1)]
    return Trouble(id, text=text, near="".join(near), matches=len(near), known=", ".join(known) or "–")


def take_language(arguments: Sequence[str]) -> tuple[str | None, list[str]]:
    """The language asked for with ``--lang``, wherever it stands, and all other arguments.

    It is read first, because errors in the other arguments are in this language.

    >>> take_language(["play", "--lang", "it", "--plain"])
    ('it', ['play', '--plain'])
    """
    lang: str | None = None
    rest: list[str] = []
    waiting = iter(arguments)
    for argument in waiting:
        if argument == "--lang":
            lang = next(waiting, "")
        elif argument.startswith("--lang="):
            lang = argument.removeprefix("--lang=")
        else:
            rest.append(argument)
    return lang, rest
