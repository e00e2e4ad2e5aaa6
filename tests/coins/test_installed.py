"""A game in a package of its own is found and played like ours: in the library, the terminal and on a server.

web/e2e/found.spec.ts plays it in the browser.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bottega.engine.people.text import LANGUAGES
from bottega.engine.records import Record
from tests.server.visitor import Visitor, all_go
from tests.terminal.running import PATIENCE, SOURCE, environment, records, run

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the package is installed, with its entry point."""
    folder = tmp_path_factory.mktemp("coins")
    install = ["-m", "pip", "install", "--quiet", "--no-deps", "--no-build-isolation", "--no-index"]
    done = subprocess.run(
        [sys.executable, *install, "--target", str(folder), str(HERE)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr
    return folder


def beside(folder: Path) -> dict[str, Any]:
    """The environment in which the package is installed beside Bottega."""
    return {"PYTHONPATH": f"{folder}{os.pathsep}{SOURCE}"}


def python(folder: Path, home: Path, code: str) -> str:
    """What this prints."""
    done = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        env=environment(home, **beside(folder)),
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_the_library_finds_it(installed: Path, tmp_path: Path) -> None:
    code = "import bottega; print(*bottega.games()); print(bottega.game('coins').seats)"
    assert python(installed, tmp_path, code) == "coins inventors leonardo masters\nrange(2, 4)\n"


def test_without_the_package_there_is_no_such_game(tmp_path: Path) -> None:
    done = run(tmp_path, "play", "coins")
    assert done.returncode == 2
    assert "coins" in done.stderr


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_match_is_played_in_the_terminal_to_the_end(installed: Path, tmp_path: Path, lang: str) -> None:
    options = ["--players", "2", "--opponents", "random", "--seed", "1", "--lang", lang]
    typed = "board\nrules\nscore\n" + "1\n" * 10
    done = run(tmp_path, "play", "coins", *options, typed=typed, **beside(installed))
    assert done.returncode == 0, done.stderr
    assert done.stderr == ""
    (file,) = records(tmp_path)
    assert Record.parse(file.read_text(encoding="utf-8")).game == "coins"


def test_bots_of_every_kind_play_it(installed: Path, tmp_path: Path) -> None:
    entrants = "random,greedy,search:iterations=20"
    ladder = run(tmp_path, "ladder", "coins", "--bots", entrants, "--matches", "6", **beside(installed))
    assert ladder.returncode == 0, ladder.stderr
    simulated = run(tmp_path, "simulate", "coins", "--matches", "20", **beside(installed))
    assert simulated.returncode == 0, simulated.stderr
    conform = run(tmp_path, "conform", "coins", "--matches", "10", **beside(installed))
    assert conform.returncode == 0, conform.stdout + conform.stderr


@contextmanager
def server(home: Path, folder: Path) -> Iterator[int]:
    """`bottega serve` with the package; its port."""
    with subprocess.Popen(
        [sys.executable, "-m", "bottega.cli", "serve", "--port", "0", "--thinkers", "1"],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
        env=environment(home, **beside(folder)),
    ) as started:
        try:
            assert started.stdout is not None
            line = started.stdout.readline()
            assert "http://127.0.0.1:" in line
            yield int(line.split("127.0.0.1:")[1].split("/")[0])
        finally:
            all_go()
            started.terminate()


def test_a_match_is_played_on_a_server_to_the_end(installed: Path, tmp_path: Path) -> None:
    with server(tmp_path, installed) as port:
        anna = Visitor(port, "Anna")
        (listed,) = [game for game in anna.ask("GET", "/api/games")["games"] if game["name"] == "coins"]
        assert listed["title"] == "Coins"
        seats = [{"me": True}, {"me": False, "bot": "random"}]
        made = anna.ask("POST", "/api/matches", {"game": "coins", "seats": seats, "start": True})
        match = made["match"]
        deadline = time.monotonic() + PATIENCE
        while (news := anna.look(match))["table"]["status"] != "over":
            assert time.monotonic() < deadline
            if news["decision"] is not None:
                anna.answer(match, news["decision"])
            else:
                time.sleep(0.02)  # the bot decides
        assert sorted(news["table"]["result"]["places"]) in ([1, 1], [1, 2])
