"""The command line: the commands and their arguments. The work is done in `bottega.terminal` and
`bottega.server`."""

from __future__ import annotations

import sys
from argparse import Namespace
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Final

import bottega
from bottega.engine.people.text import LANGUAGES
from bottega.terminal.arguments import Parser, take_language, unknown
from bottega.terminal.screen import discard_output, fitted
from bottega.terminal.words import Trouble, Words, language


@dataclass(frozen=True)
class Subcommand:
    """`usage` is its arguments in a line; `about` names the message that says what it does."""

    name: str
    usage: str
    about: str
    arguments: Callable[[Parser, Words], None]
    #: Does it, and gives the exit code. `args.lang` is the language if one was named.
    run: Callable[[Namespace, Words], int]


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Exit codes: 0 success, 1 a check failed, 2 wrong usage or input, 130 Ctrl-C. A
    reader of the output who leaves, as ``head`` does, changes none of them."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")
    lang, rest = take_language(sys.argv[1:] if arguments is None else arguments)
    words = Words(lang if lang in LANGUAGES else language())
    try:
        if lang == "":
            raise Trouble("error-value", option="--lang")
        if lang is not None and lang not in LANGUAGES:
            raise Trouble("error-lang", lang=lang, languages=", ".join(LANGUAGES))
        return _finish(_dispatch(rest, words, lang))
    except Trouble as trouble:
        print(fitted(f"bottega: {trouble.sentence(words)}", sys.stderr), file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        return 130
    except BrokenPipeError:
        discard_output()
        return 0


def _finish(code: int) -> int:
    """The exit code, once all output is written."""
    try:
        sys.stdout.flush()
    except BrokenPipeError:
        discard_output()
    return code


def _dispatch(arguments: list[str], words: Words, lang: str | None) -> int:
    first = arguments[0] if arguments else ""
    if first in ("-h", "--help", "help"):
        print(fitted(_overview(words), sys.stdout), end="")
        return 0
    if first == "--version":
        build = words("version-compiled" if bottega.compiled() else "version-pure")
        print(f"bottega {bottega.__version__} ({build})")
        return 0
    name = "serve"
    if first and not first.startswith("-"):
        name, arguments = first, arguments[1:]
    command = next((command for command in COMMANDS if command.name == name), None)
    if command is None:
        raise unknown("error-command", name, [command.name for command in COMMANDS])
    parser = Parser(words, command.name, command.usage, words.say(command.about))
    command.arguments(parser, words)
    parser.common(words)
    args = parser.read(arguments)
    if args.help:
        print(parser.format_help(), end="")
        return 0
    if command.name == "admin" and not args.action:
        print(parser.format_help(), end="", file=sys.stderr)
        return 2
    args.lang = lang
    return command.run(args, words)


def _overview(words: Words) -> str:
    """All commands, with a line for each."""
    widest = max(len(command.name) for command in COMMANDS)
    lines = [
        f"{words('help-usage')} bottega [{words('help-command')}] ...",
        "",
        words("about-bottega"),
        "",
        *(f"  {command.name:<{widest}}  {words.say(command.about)}" for command in COMMANDS),
        "",
        words("help-more"),
    ]
    return "\n".join(lines) + "\n"


# The arguments of each command


def _game(parser: Parser, words: Words) -> None:
    parser.given.add_argument("game", metavar="GAME", nargs="?", help=words("arg-game"))


def _play(parser: Parser, words: Words) -> None:
    _game(parser, words)
    parser.option("--players", words("arg-players"), "N")
    parser.option("--names", words("arg-names"), "A,B")
    parser.option("--opponents", words("arg-opponents"), "A,B")
    parser.option("--bots", words("arg-bots"), "SEATS")
    parser.option("--bot-seconds", words("arg-bot-seconds"), "N")
    parser.option("--seed", words("arg-seed"), "SEED")
    parser.repeated("--option", words("arg-option"), "NAME=CHOICE")
    parser.option("--edition", words("arg-edition"), "NAME|FILE")
    parser.flag("--fair", help=words("arg-fair"))
    parser.optional("--resume", words("arg-resume"), "FILE")
    parser.option("--record", words("arg-record"), "FILE")


def _learn(parser: Parser, words: Words) -> None:
    _game(parser, words)
    parser.given.add_argument("lesson", metavar="LESSON", nargs="?", help=words("arg-lesson"))
    parser.flag("--again", help=words("arg-again"))


def _serve(parser: Parser, words: Words) -> None:
    from bottega.server.config import SETTINGS

    for setting in SETTINGS:
        if not setting.secret:
            parser.option(setting.flag, words.say(f"arg-serve-{setting.name}"), setting.metavar)
    parser.flag("--open", help=words("arg-serve-open"))


def _admin(parser: Parser, words: Words) -> None:
    parser.given.add_argument("action", metavar="ACTION", nargs="?", help=words("arg-admin-action"))
    parser.given.add_argument("target", metavar="NAME|MATCH|FILE", nargs="?", help=words("arg-admin-target"))
    parser.option("--data", words.say("arg-serve-data"), "FOLDER")
    parser.option("--database", words.say("arg-serve-database"), "URL")
    parser.option("--text", words("arg-admin-text"), "TEXT")
    parser.option("--days", words("arg-admin-days"), "N")
    parser.flag("--yes", help=words("arg-admin-yes"))


def _simulate(parser: Parser, words: Words) -> None:
    _game(parser, words)
    parser.option("--matches", words("arg-matches", usual=1000), "N")
    parser.option("--players", words("arg-players-range"), "N|N-M")
    parser.option("--seed", words("arg-seed"), "SEED")
    parser.pool(words)
    parser.option("--json", words("arg-json"), "FILE|-")
    parser.repeated("--option", words("arg-option"), "NAME=CHOICE")
    parser.option("--edition", words("arg-edition"), "NAME|FILE")


def _ladder(parser: Parser, words: Words) -> None:
    _game(parser, words)
    parser.option("--bots", words("arg-entrants"), "A,B:NAME=VALUE")
    parser.option("--table", words("arg-ladder-table"), "A,B,B,B")
    parser.option("--players", words("arg-ladder-players"), "N|N-M")
    parser.option("--matches", words("arg-ladder-matches", usual=100, most=10_000), "N")
    parser.option("--sprt", words("arg-sprt"), "LOW:HIGH")
    parser.option("--error", words("arg-sprt-error"), "RATE")
    parser.option("--seed", words("arg-seed"), "SEED")
    parser.pool(words)
    parser.option("--file", words("arg-ladder-file"), "FILE")
    parser.option("--json", words("arg-json"), "FILE|-")
    parser.option("--plot", words("arg-plot"), "FILE")
    parser.repeated("--option", words("arg-option"), "NAME=CHOICE")
    parser.option("--edition", words("arg-edition"), "NAME|FILE")


def _selfplay(parser: Parser, words: Words) -> None:
    _game(parser, words)
    parser.option("--bots", words("arg-selfplay-bots"), "A,B:NAME=VALUE")
    parser.option("--players", words("arg-selfplay-players"), "N")
    parser.option("--matches", words("arg-selfplay-matches", usual=100), "N")
    parser.option("--seed", words("arg-seed"), "SEED")
    parser.option("--out", words("arg-selfplay-out"), "FOLDER")
    parser.option("--shard", words("arg-shard", usual=100), "N")
    parser.pool(words)
    parser.repeated("--option", words("arg-option"), "NAME=CHOICE")
    parser.option("--edition", words("arg-edition"), "NAME|FILE")


def _export(parser: Parser, words: Words) -> None:
    parser.given.add_argument("file", metavar="FILE", nargs="*", help=words("arg-export-file"))
    parser.option("--out", words("arg-export-out"), "FOLDER")
    parser.option("--shard", words("arg-shard", usual=100), "N")


def _study(parser: Parser, words: Words) -> None:
    _game(parser, words)
    parser.option("--bots", words("arg-study-bots"), "A,B:NAME=VALUE")
    parser.option("--players", words("arg-players-range"), "N|N-M")
    parser.option("--matches", words("arg-study-matches", usual=200), "N")
    parser.option("--seed", words("arg-seed"), "SEED")
    parser.pool(words)
    parser.option("--out", words("arg-study-out"), "FILE")
    parser.option("--json", words("arg-json"), "FILE|-")
    parser.option("--plot", words("arg-study-plot"), "FILE")
    parser.repeated("--option", words("arg-option"), "NAME=CHOICE")
    parser.several("--edition", words("arg-study-edition"), "NAME|FILE")


def _replay(parser: Parser, words: Words) -> None:
    parser.given.add_argument("file", metavar="FILE", nargs="?", help=words("arg-file"))
    parser.flag("--step", help=words("arg-step"))
    parser.option("--at", words("arg-at"), "N")
    parser.option("--viewer", words("arg-viewer"), "SEAT|all|none")


def _review(parser: Parser, words: Words) -> None:
    parser.given.add_argument("file", metavar="FILE", nargs="?", help=words("arg-review-file"))
    parser.option("--level", words("arg-level"), "quick|deep")
    parser.option("--seat", words("arg-review-seat"), "SEAT")
    parser.option("--seed", words("arg-review-seed"), "SEED")
    parser.option("--json", words("arg-review-json"), "FILE|-")


def _practice(parser: Parser, words: Words) -> None:
    _game(parser, words)
    parser.option("--file", words("arg-practice-file"), "FILE")
    parser.option("--seat", words("arg-review-seat"), "SEAT")
    parser.option("--difficulty", words("arg-difficulty"), "easy|medium|hard")
    parser.option("--seed", words("arg-seed"), "SEED")
    parser.flag("--make", help=words("arg-practice-make"))
    parser.option("--matches", words("arg-matches", usual=40), "N")
    parser.option("--count", words("arg-practice-count"), "N")
    parser.option("--out", words("arg-practice-out"), "FILE")


def _train(parser: Parser, words: Words) -> None:
    _game(parser, words)
    parser.option("--out", words("arg-train-out"), "FOLDER")
    parser.option("--players", words("arg-players-range"), "N|N-M")
    parser.option("--start", words("arg-train-start"), "made|learnt|FILE")
    parser.option("--generations", words("arg-train-generations", usual=3), "N")
    parser.option("--matches", words("arg-train-matches", usual=400), "N")
    parser.option("--iterations", words("arg-train-iterations", usual=48), "N")
    parser.option("--deep", words("arg-train-deep", usual=60), "N")
    parser.option("--deep-iterations", words("arg-train-deep-iterations", usual=300), "N")
    parser.option("--memory", words("arg-train-memory", usual=3), "N")
    parser.option("--epochs", words("arg-train-epochs", usual=5), "N")
    parser.option("--proof", words("arg-train-proof", usual=200), "N")
    parser.option("--proof-iterations", words("arg-train-proof-iterations", usual=200), "N")
    parser.option("--seed", words("arg-seed"), "SEED")
    parser.pool(words)


def _verify(parser: Parser, words: Words) -> None:
    parser.given.add_argument("file", metavar="FILE", nargs="*", help=words("arg-file"))


def _rules(parser: Parser, words: Words) -> None:
    _game(parser, words)
    parser.given.add_argument("words", metavar="WORDS", nargs="*", help=words("arg-words"))
    parser.flag("--all", help=words("arg-all"))


def _cards(parser: Parser, words: Words) -> None:
    _game(parser, words)
    parser.option("--edition", words("arg-edition"), "NAME|FILE")


def _conform(parser: Parser, words: Words) -> None:
    _game(parser, words)
    parser.option("--matches", words("arg-conform-matches", usual=200), "N")
    parser.option("--examine", words("arg-conform-examine"), "PERCENT")
    parser.option("--seed", words("arg-seed"), "SEED")
    parser.pool(words)
    parser.option("--edition", words("arg-edition"), "NAME|FILE")


def _nothing(parser: Parser, words: Words) -> None:
    pass


# What runs each command. It is imported when it is needed, so that a help text comes at once.


def _run_play(args: Namespace, words: Words) -> int:
    from bottega.terminal.play import play

    return play(args, words)


def _run_learn(args: Namespace, words: Words) -> int:
    from bottega.terminal.learn import learn

    return learn(args, words)


@contextmanager
def _extra(command: str, extra: str = "server") -> Iterator[None]:
    """Around the imports of a command that needs ``bottega[server]``, or another extra: Trouble if that is
    not installed."""
    try:
        yield
    except ModuleNotFoundError as error:
        missing = (error.name or "").partition(".")[0]
        if missing == bottega.__name__:
            raise
        raise Trouble("error-extra", command=f"bottega {command}", missing=missing, extra=extra) from error


def _run_serve(args: Namespace, words: Words) -> int:
    from bottega.server.config import read_config
    from bottega.server.words import problem_text
    from bottega.table.problem import Problem

    with _extra("serve"):
        from bottega.server.serve import serve
    try:
        serve(read_config(vars(args)), words.lang, args.open)
    except Problem as problem:
        print(f"bottega: {problem_text(problem, words.lang)}", file=sys.stderr)
        return 2
    return 0


def _run_admin(args: Namespace, words: Words) -> int:
    from bottega.server.config import read_config
    from bottega.server.words import problem_text
    from bottega.table.problem import Problem

    with _extra("admin"):
        from bottega.server.admin import AdminOrder, admin
    try:
        order = AdminOrder(
            args.action or "",
            args.target or "",
            args.yes,
            words.lang,
            text=args.text or "",
            days=args.days or "",
        )
        return admin(read_config({"data": args.data, "database": args.database}), order)
    except Problem as problem:
        print(f"bottega: {problem_text(problem, words.lang)}", file=sys.stderr)
        return 2


def _run_simulate(args: Namespace, words: Words) -> int:
    from bottega.terminal.simulation import simulate

    return simulate(args, words)


def _run_ladder(args: Namespace, words: Words) -> int:
    from bottega.terminal.ladder import ladder

    return ladder(args, words)


def _run_selfplay(args: Namespace, words: Words) -> int:
    with _extra("selfplay", "research"):
        from bottega.terminal.dataset import selfplay

    return selfplay(args, words)


def _run_train(args: Namespace, words: Words) -> int:
    with _extra("train", "learn"):
        from bottega.terminal.train import train_nets

    return train_nets(args, words)


def _run_export(args: Namespace, words: Words) -> int:
    with _extra("export", "research"):
        from bottega.terminal.dataset import export

    return export(args, words)


def _run_study(args: Namespace, words: Words) -> int:
    from bottega.terminal.study import study

    return study(args, words)


def _run_replay(args: Namespace, words: Words) -> int:
    from bottega.terminal.replay import replay

    return replay(args, words)


def _run_review(args: Namespace, words: Words) -> int:
    from bottega.terminal.review import review

    return review(args, words)


def _run_practice(args: Namespace, words: Words) -> int:
    from bottega.terminal.practice import practice

    return practice(args, words)


def _run_verify(args: Namespace, words: Words) -> int:
    from bottega.terminal.verification import verify

    return verify(args, words)


def _run_rules(args: Namespace, words: Words) -> int:
    from bottega.terminal.reference import rules

    return rules(args, words)


def _run_cards(args: Namespace, words: Words) -> int:
    from bottega.terminal.reference import cards

    return cards(args, words)


def _run_games(args: Namespace, words: Words) -> int:
    from bottega.terminal.reference import games

    return games(args, words)


def _run_bench(args: Namespace, words: Words) -> int:
    from bottega.terminal.bench import bench

    return bench(args, words)


def _run_conform(args: Namespace, words: Words) -> int:
    from bottega.terminal.conformity import conform

    return conform(args, words)


COMMANDS: Final = (
    Subcommand("serve", "[--port N] [--open] [...]", "about-serve", _serve, _run_serve),
    Subcommand(
        "admin",
        "ACTION [NAME|MATCH|FILE] [--text TEXT] [--days N] [--yes]",
        "about-admin",
        _admin,
        _run_admin,
    ),
    Subcommand("play", "[GAME] [...]", "about-play", _play, _run_play),
    Subcommand("learn", "[GAME [LESSON]] [--again]", "about-learn", _learn, _run_learn),
    Subcommand("games", "", "about-games", _nothing, _run_games),
    Subcommand("rules", "GAME [WORDS|ID] [--all]", "about-rules", _rules, _run_rules),
    Subcommand("cards", "GAME [--edition NAME|FILE]", "about-cards", _cards, _run_cards),
    Subcommand(
        "replay", "FILE [--step] [--at N] [--viewer SEAT|all|none]", "about-replay", _replay, _run_replay
    ),
    Subcommand(
        "review",
        "FILE [--level quick|deep] [--seat SEAT] [--json FILE|-]",
        "about-review",
        _review,
        _run_review,
    ),
    Subcommand(
        "practice",
        "[GAME] [--file FILE] [--difficulty easy|medium|hard] [...]",
        "about-practice",
        _practice,
        _run_practice,
    ),
    Subcommand("verify", "FILE...", "about-verify", _verify, _run_verify),
    Subcommand("simulate", "GAME [...]", "about-simulate", _simulate, _run_simulate),
    Subcommand("ladder", "GAME [...]", "about-ladder", _ladder, _run_ladder),
    Subcommand("selfplay", "GAME --out FOLDER [...]", "about-selfplay", _selfplay, _run_selfplay),
    Subcommand("export", "FILE... --out FOLDER", "about-export", _export, _run_export),
    Subcommand("study", "GAME [--out FILE] [...]", "about-study", _study, _run_study),
    Subcommand("train", "GAME --out FOLDER [...]", "about-train", _train, _run_train),
    Subcommand("bench", "[GAME]", "about-bench", _game, _run_bench),
    Subcommand("conform", "GAME [...]", "about-conform", _conform, _run_conform),
)


if __name__ == "__main__":
    sys.exit(main())
