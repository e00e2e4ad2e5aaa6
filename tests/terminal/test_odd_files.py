"""Files that nobody would write end with a sentence: no error of Python reaches a person."""

from __future__ import annotations

import json
import re
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bottega.cli import main
from tests.profiles import examples

RECORDS = Path(__file__).parents[2] / "docs" / "records"
RECORD = (RECORDS / "masters.record").read_text(encoding="utf-8")
LONG = "9" * 4_000
NESTED = "[" * 5_000 + "]" * 5_000


def ends(capsys: pytest.CaptureFixture[str], code: int, *arguments: str) -> str:
    """What a command says that ends with this code. It says it in a few lines."""
    assert main([*arguments, "--lang", "en"]) == code
    shown = capsys.readouterr()
    said = shown.out + shown.err
    assert "Traceback" not in said
    assert max(map(len, said.splitlines())) < 3_000
    return said


def replaced(pattern: str, line: str) -> str:
    text, count = re.subn(pattern, lambda _: line, RECORD, count=1, flags=re.M)
    assert count == 1
    return text


@pytest.mark.parametrize(
    ("pattern", "line", "code", "said"),
    [
        (
            r"^edition: .*$",
            f"edition: odd\nfigure track.tiles.1: {LONG}",
            2,
            "track.tiles.1 is a number from",
        ),
        (
            r"^edition: .*$",
            f"edition: odd\nfigure track.tiles.1: -{LONG}",
            2,
            "track.tiles.1 is a number from",
        ),
        (r"^edition: .*$", "edition: odd\nfigure track.tiles.1: 1.5", 2, "a figure is a whole number"),
        (r"^edition: .*$", f"edition: odd\nfigure {'x' * 50_000}: 1", 2, "there is no figure"),
        (r"^1\. 0 .*$", f"1. 0 {'keep ' * 20_000}", 1, "Decision 1 by"),
        (r"^1\. 0 .*$", f"1. 0 {LONG}", 1, "Decision 1 by"),
        (r"^deal options: .*$", 'deal options: {"start": 7}', 1, "masters has no option"),
        (r"^deal options: .*$", 'deal options: {"start": ["beginner"]}', 1, "masters has no option"),
        (r"^deal options: .*$", "deal options: [1, 2]", 1, "“options” is a mapping"),
        (r"^deal options: .*$", f"deal options: {NESTED}", 2, "lists inside each other"),
        (r"^deal options: .*$", f"deal options: {'[' * 300 + ']' * 300}", 2, "lists inside each other"),
        (r"^deal market: .*$", f"deal market: [{LONG}]", 1, "not valid"),
        (r"^deal market: .*$", "deal market: 7", 1, "not valid"),
        (r"^deal leaders: .*$", "deal leaders: {}", 1, "not valid"),
        (r"^deal decks: .*$", "deal decks: [[]]", 1, "not valid"),
    ],
)
def test_a_record_is_refused_or_fails_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], pattern: str, line: str, code: int, said: str
) -> None:
    file = tmp_path / "odd.record"
    file.write_text(replaced(pattern, line), encoding="utf-8")
    assert said in ends(capsys, code, "verify", str(file))
    ends(capsys, 2, "replay", str(file))


#: A form for each number: a string of digits, hexadecimal ones, and tags that claim what is not so.
NUMBERS = [LONG, "9" * 5_000, "0x" + "f" * 5_000, "1:" * 500 + "1", '!!int "["', '!!int ".inf"', '!!int ""']


@pytest.mark.parametrize(
    ("figures", "said"),
    [
        *((f"track: {{tiles: {{1: {number}}}}}", "track.tiles.1 is a") for number in NUMBERS),
        (f"track: {NESTED}", "odd.yaml"),
        ("track: " + "{a: " * 3_000 + "1" + "}" * 3_000, "odd.yaml"),
        ("track:\n" + "\n".join(" " * depth + "a:" for depth in range(1, 1_200)), "odd.yaml"),
        (f"track: {{{'x' * 900}: 1}}", "there is no figure"),
        (f"track: {{tiles: {{1: {'x' * 50_000}}}}}", "is a whole number, not"),
        ("track: &a {tiles: *a}", "odd.yaml"),
    ],
)
def test_an_edition_is_refused_with_a_sentence(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], figures: str, said: str
) -> None:
    file = tmp_path / "odd.yaml"
    file.write_text(f"name: Odd\ngame: masters\n{figures}\n", encoding="utf-8")
    assert said in ends(capsys, 2, "cards", "masters", "--edition", str(file))


ODD = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=5) | st.just(10**400),
    lambda part: st.lists(part, max_size=3) | st.dictionaries(st.text(max_size=5), part, max_size=3),
    max_leaves=6,
)
HEADERS = [line.partition(":")[0] for line in RECORD.splitlines() if re.match("[a-z]+( [a-z0-9]+)?:", line)]


@examples(15)
@given(st.sampled_from(HEADERS), ODD)
def test_whatever_a_line_of_a_record_says_there_is_a_sentence_for_it(header: str, value: object) -> None:
    with TemporaryDirectory() as folder:
        file = Path(folder) / "odd.record"
        line = f"{header}: {json.dumps(value)}"
        file.write_text(replaced(f"^{header}: .*$", line), encoding="utf-8")
        assert main(["verify", str(file)]) in (0, 1, 2)
        assert main(["replay", str(file), "--at", "1"]) in (0, 2)
