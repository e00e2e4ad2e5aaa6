"""``make fields``: write what follows from the fields of each game's table.

For every game with a module `fields` (see `bottega.engine.fields`) this writes the class in its `table.py`,
up to the line that says so, and its module `rules/saved.py`.
"""

from __future__ import annotations

import ast
import builtins
import runpy
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from bottega.engine.fields import Field, FieldGroup

GAMES: Final = Path(__file__).parent.parent / "src" / "bottega" / "games"
END: Final = "    # Up to here by `make fields`.\n"
#: Where the names in codecs may be defined, inside a game.
_MODULES: Final = ("components", "actions", "table", "rules.market", "rules.parts")
#: Names of the generated module that are not found in the game.
_KNOWN: Final = {
    *("table", "data", "boards", "board", "seat", "pending", "options", "players", "self"),
    *("Json", "Seat", "check_boards", "check_count", "_board_data"),
}


@dataclass
class Sources:
    """The fields of one game and the files that follow from them."""

    game: str
    fields: list[Field]
    dumped: list[Field | FieldGroup]

    @property
    def folder(self) -> Path:
        return GAMES / self.game

    @property
    def table(self) -> str:
        return f"{self.game.capitalize()}Table"

    def files(self) -> dict[Path, str]:
        """Every file with the text it must have."""
        table, saved = self.folder / "table.py", self.folder / "rules" / "saved.py"
        before, _, rest = table.read_text(encoding="utf-8").partition(f"class {self.table}(State):\n")
        methods = rest.partition(END)[2]
        return {
            table: _formatted(before + table_class(self) + END + methods, table),
            saved: _formatted(saved_module(self), saved),
        }


def sources() -> list[Sources]:
    """The games whose fields are declared."""
    games = []
    for file in sorted(GAMES.glob("*/fields.py")):
        declared = runpy.run_path(str(file))["TABLE_FIELDS"]  # not imported: the game may not be complete
        fields = [each for each in declared if isinstance(each, Field) and not each.inherited]
        dumped = [each for each in declared if each.key]
        games.append(Sources(file.parent.name, fields, dumped))
    return games


# The class of the table.


def table_class(source: Sources) -> str:
    names = ["box", *(field.name for field in source.fields)]
    lines = [
        f"class {source.table}(State):",
        '    """The data of a match; `fields` says how each is saved. Rows with several places per seat are',
        "    flat. What changes at nearly every decision is a list; the rest are tuples, which clones share",
        '    (`bottega.engine.rows`)."""',
        "",
        f"    __slots__ = ({', '.join(repr(name) for name in sorted(names))},)",
        "",
        "    box: Box",
    ]
    for field in source.fields:
        lines += [*_comment(field.meaning), f"    {field.name}: {field.type}"]
    lines += [
        "",
        "    def clear(self, game: Game, players: int) -> None:",
        '        """Every field as it is before the deal."""',
        "        self._game = game",
        "        self.box = game.box",
        "        self.players = players",
        "        self.over = False",
        "        self.actors = ()",
        "        self.stage = 0",
        "        self.log = None",
        "        self.touched = EVERYTHING",
        *(f"        self.{field.name} = {_start(field)}" for field in source.fields),
        "",
        f"    def copy_to(self, other: {source.table}) -> None:",
        '        """Make the other table equal to this one, without its log."""',
        "        other._game = self._game",
        "        other.box = self.box",
        "        other.players = self.players",
        "        other.over = self.over",
        "        other.actors = self.actors",
        "        other.stage = self.stage",
        "        other.log = None",
        "        other.touched = EVERYTHING",
        *(f"        other.{field.name} = {_copy(field)}" for field in source.fields),
        "",
    ]
    return "\n".join(lines) + "\n"


def _comment(meaning: str) -> list[str]:
    """The meaning of a field as a comment, wrapped."""
    lines = [""]
    for each in f"{meaning[0].upper()}{meaning[1:]}.".split():
        if len(lines[-1]) + len(each) > 100:
            lines.append("")
        lines[-1] += f" {each}"
    return [f"    #:{line}" for line in lines]


def _start(field: Field) -> str:
    if not field.size:
        return field.start
    row = f"[{field.start}]" if field.type.startswith("list") else f"({field.start},)"
    return f"{row} * ({field.size})" if " " in field.size else f"{row} * {field.size}"


def _copy(field: Field) -> str:
    return f"self.{field.name}[:]" if field.type.startswith("list") else f"self.{field.name}"


# The module that saves and restores.


def saved_module(source: Sources) -> str:
    body = [*_dump_lines(source), "", "", *_restore_lines(source)]
    heads = [
        '"""A match as plain data, and back. Written by `make fields` from `fields.py`: change it there."""',
        "",
        "from __future__ import annotations",
        "",
        "from bottega.engine.fields import check_boards, check_count",
        "from bottega.engine.types import Json, Seat",
        *_imports(source, "\n".join(body)),
        "",
        "",
    ]
    return "\n".join(heads + body) + "\n"


def _imports(source: Sources, text: str) -> list[str]:
    """Imports for all names that the text uses and nothing defines."""
    used = {node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name)}
    bound = {
        node.id
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store)
    }
    wanted = used - bound - _KNOWN - set(vars(builtins))
    lines = []
    for name in _MODULES:
        path = source.folder / f"{name.replace('.', '/')}.py"
        if path.exists():
            here = sorted(wanted & _defined(path))
            wanted -= set(here)
            lines += [f"from bottega.games.{source.game}.{name} import {', '.join(here)}"] if here else []
    if wanted:
        raise SystemExit(f"{source.game}: no module defines {', '.join(sorted(wanted))}")
    return lines


def _defined(path: Path) -> set[str]:
    """The names that a module defines at its top."""
    names: set[str] = set()
    for node in ast.parse(path.read_text(encoding="utf-8")).body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            names.add(node.name)
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names |= {target.id for target in targets if isinstance(target, ast.Name)}
    return names


def _dump_lines(source: Sources) -> list[str]:
    lines = [
        f"def dump(table: {source.table}) -> dict[str, Json]:",
        "    return {",
        f'        "game": "{source.game}",',
        '        "edition": table.box.edition.id,',
    ]
    groups = _groups(source)
    for name, members in groups.items():
        if name == "boards[]":
            lines.append('        "boards": [_board_data(table, seat) for seat in range(table.players)],')
        elif len(members) == 1 and members[0].key == name:
            lines.append(f'        "{name}": {_write(members[0])},')
        else:
            lines += [f'"{name}": {{', *(_entry(each) for each in members), "},"]
    lines += ["}", "", "", f"def _board_data(table: {source.table}, seat: Seat) -> dict[str, Json]:"]
    return [*lines, "    return {", *(_entry(each) for each in groups["boards[]"]), "}"]


def _groups(source: Sources) -> dict[str, list[Field | FieldGroup]]:
    """What is dumped, by its key at the top, in order."""
    groups: dict[str, list[Field | FieldGroup]] = {}
    for each in source.dumped:
        groups.setdefault(str(each.key).partition(".")[0], []).append(each)
    return groups


def _entry(each: Field | FieldGroup) -> str:
    return f'"{str(each.key).rpartition(".")[2]}": {_write(each)},'


def _write(each: Field | FieldGroup) -> str:
    if isinstance(each, FieldGroup):
        return each.write
    value = f"table.{each.name}"
    if each.size and str(each.key).startswith("boards[]."):
        value += "[seat]" if each.per == "1" else f"[{each.per} * seat : {each.per} * seat + {each.per}]"
    return each.codec.write.format(v=value)


def _restore_lines(source: Sources) -> list[str]:
    lines = [
        f"def restore(table: {source.table}, data: dict[str, Json]) -> None:",
        '    """Fill a table that is clear; what is wrong with the data raises any error."""',
        "    players = table.players",
    ]
    for name, members in _groups(source).items():
        if name == "boards[]":
            lines += ['    check_count(data, "boards", players, players)', '    boards = data["boards"]']
        elif any(each.key != name for each in members):
            lines.append(f'    {name} = data["{name}"]')
        for each in members:
            lines += _read(each)
    return [*lines, "    count_again(table)"]


def _read(each: Field | FieldGroup) -> list[str]:
    if isinstance(each, FieldGroup):
        return [f"    {each.read}"]
    if each.name == "players":
        return []
    name, codec, (group, _, key) = f"table.{each.name}", each.codec, str(each.key).rpartition(".")
    brackets = "[{}]" if each.type.startswith("list") else "tuple([{}])"
    if group == "boards[]" and each.size:
        data = f'board["{key}"]'
        if each.per == "1":
            row = f"tuple([{codec.read} for {codec.each}])" if codec.each else codec.read
            items = f"{row} for board in boards".format(d=data)
        else:
            items = f"{codec.read} for board in boards for {codec.each}".format(d=data)
            # A codec that takes the places one by one leaves no name unread.
            if codec.each.endswith(" in {d}"):
                return [
                    f'    check_boards(boards, "{key}", {each.per})',
                    f"    {name} = {brackets.format(items)}",
                ]
        return [f"    {name} = {brackets.format(items)}"]
    data = f'{group.removesuffix("[]") or "data"}["{key}"]'
    if not codec.each:
        return [f"    {name} = {codec.read.format(d=data)}"]
    items = f"{codec.read} for {codec.each}".format(d=data)
    check = [f'    check_count(data, "{key}", {each.size}, players)'] if "players" in each.size else []
    return [*check, f"    {name} = {brackets.format(items)}"]


# Files.


def _formatted(text: str, path: Path) -> str:
    """The text as ruff sorts its imports and formats it."""
    ruff = [sys.executable, "-m", "ruff"]
    for command in (["check", "--fix-only", "--quiet"], ["format", "--quiet"]):
        done = subprocess.run(
            [*ruff, *command, "--stdin-filename", str(path), "-"],
            input=text,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            check=True,
        )
        text = done.stdout
    return text


def main() -> None:
    for source in sources():
        for path, text in source.files().items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.write_text(text, encoding="utf-8")
                print(f"{path.relative_to(GAMES)} is written")


if __name__ == "__main__":
    main()
