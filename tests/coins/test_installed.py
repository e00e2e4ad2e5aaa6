"""A game in a package of its own is found and played like ours: in the library, the terminal and on a server.

web/e2e/found.spec.ts plays it in the browser.
"""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from bottega.engine.people.text import LANGUAGES
from bottega.engine.records import Record
from tests.server.visitor import Refusal, Visitor, all_go, table
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


def test_its_lesson_is_offered_and_taught(installed: Path, tmp_path: Path) -> None:
    listed = run(tmp_path, "learn", "coins", **beside(installed))
    assert "1. Coins: A round of coins – 1 minute, new (coins first)" in listed.stdout
    typed = "\nbid 3\nbid 16\npass\nbid 20\n\n"
    done = run(tmp_path, "learn", "coins", "first", typed=typed, **beside(installed))
    assert done.returncode == 0, done.stderr
    assert "With a 3 you will hardly win." in done.stdout
    assert "That was the whole lesson." in done.stdout


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


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_study_counts_its_actions(installed: Path, tmp_path: Path, lang: str) -> None:
    """It does not say what is worth counting."""
    page, data = tmp_path / "a.html", tmp_path / "a.json"
    asked = ["study", "coins", "--bots", "random", "--matches", "150", "--players", "2", "--lang", lang]
    done = run(tmp_path, *asked, "--out", str(page), "--json", str(data), **beside(installed))
    assert done.returncode == 0, done.stderr
    things = json.loads(data.read_text(encoding="utf-8"))["sections"][0]["things"]
    assert {thing["key"] for thing in things} == {"action"}
    assert {"bid 3", "pass"} <= {thing["value"] for thing in things}
    assert "<caption>bid</caption>" in page.read_text(encoding="utf-8")


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


# Versions of the rules


def release(installed: Path, folder: Path, make: str) -> Path:
    """The package as another release of it would be: its entry point is another function."""
    shutil.copytree(installed, folder)
    (entries,) = folder.glob("bottega_coins-*.dist-info/entry_points.txt")
    entries.write_text(f"[bottega.games]\ncoins = {make}\n", encoding="utf-8")
    return folder


def played_round(match: str, people: list[Visitor]) -> int:
    """All bid their first coin; the seat that won."""
    for person in people:
        decision = person.look(match)["decision"]
        body = {"decision": decision["id"], "action": decision["choices"][0]["id"]}
        person.do(match, "answers", body)
    return next(seat for seat, person in enumerate(people) if person.look(match)["decision"] is not None)


def winner_by(match: str, people: list[Visitor], best: Callable[[list[int]], int]) -> int:
    """Who should win if all bid their first coin."""
    coins = [person.look(match)["decision"]["choices"][0]["action"]["coin"] for person in people]
    return coins.index(best(coins))


def test_after_an_upgrade_running_matches_keep_their_rules_and_new_ones_have_the_new(
    installed: Path, tmp_path: Path
) -> None:
    home = tmp_path / "home"
    home.mkdir()
    second = release(installed, tmp_path / "second", "bottega_coins.lowest:coins")
    without = release(installed, tmp_path / "without", "bottega_coins.lowest:only_lowest")
    with server(home, installed) as port:
        people = [Visitor(port, name) for name in ("Anna", "Bruno")]
        old = table(*people, game="coins")
        before = people[0].look(old)
        assert before["table"]["rules"] == 1

    with server(home, second) as port:
        people = [person.at(port) for person in people]
        assert people[0].look(old) == before
        new = table(*people, game="coins")
        assert people[0].look(new)["table"]["rules"] == 2
        for match, best in ((old, max), (new, min)):
            expected = winner_by(match, people, best)
            assert played_round(match, people) == expected
        assert "\nrules: 1\n" in people[0].ask("GET", f"/api/matches/{old}/record")
        assert "\nrules: 2\n" in people[0].ask("GET", f"/api/matches/{new}/record")
        stopped = people[0].look(old)

    with server(home, without) as port:
        anna, bruno = people = [person.at(port) for person in people]
        listed = {each["id"]: each for each in anna.ask("GET", "/api/me/matches")["tables"]}
        assert set(listed) == {old, new}
        assert listed[old]["number"] == stopped["number"]
        for ask in (
            lambda: anna.look(old),
            lambda: anna.ask("GET", f"/api/matches/{old}/record"),
            lambda: bruno.do(old, "resignation"),
        ):
            with pytest.raises(Refusal) as refused:
                ask()
            assert (refused.value.status, refused.value.code) == (409, "rules-version")
        assert refused.value.body["text"] == (
            "This match began with version 1 of the rules of “coins” and keeps it. This server has 2. "
            "Nothing is lost: with an older release of the package “bottega-coins”, the match goes on."
        )
        assert anna.look(new)["table"]["rules"] == 2
        replayed = run(home, "admin", "replay", **beside(without))
        assert replayed.returncode == 1
        assert f"Match {old} began with version 1" in replayed.stdout
        assert "One match was replayed." in replayed.stdout

    with server(home, second) as port:
        assert people[0].at(port).look(old) == stopped, "nothing was lost"
    replayed = run(home, "admin", "replay", **beside(second))
    assert replayed.returncode == 0, replayed.stdout + replayed.stderr
