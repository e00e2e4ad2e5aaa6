"""People play against bots: by level or by name, with hints, with a way out while one thinks."""

from __future__ import annotations

import os
import re
import signal
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import bottega
from bottega.bots import levels
from bottega.engine.match import Match
from bottega.engine.records import Record
from bottega.engine.verify import verify
from bottega.terminal import saves
from bottega.terminal.starting import bot_label
from bottega.terminal.words import Words
from tests.bots.test_registry import install
from tests.terminal.running import PATIENCE, SOURCE, Terminal, here, records, run

STUBBORN = '''
import os, pathlib, time
from bottega.bots.bot import Bot

class Stubborn(Bot):
    """Never answers, and does not listen."""

    def __init__(self, game, seed): pass

    def decide(self, outlook, budget):
        pathlib.Path(__file__).with_name("pid").write_text(str(os.getpid()))
        while True:
            try:
                time.sleep(3600)
            except BaseException:
                pass
'''


@contextmanager
def terminal(home: Path, *arguments: str, **more: str) -> Iterator[Terminal]:
    opened = Terminal(home, arguments, 40, 100, **more)
    try:
        yield opened
    finally:
        opened.close()


def settings_of(home: Path) -> saves.Settings:
    return saves.read_settings(records(home)[-1])


# Who plays


@pytest.mark.parametrize(
    ("arguments", "bots"),
    [
        ("", {1: "journeyman"}),
        ("--players 4", {1: "journeyman", 2: "journeyman", 3: "journeyman"}),
        ("--opponents greedy", {1: "greedy"}),
        ("--opponents greedy,apprentice", {1: "greedy", 2: "apprentice"}),
        ("--opponents greedy,random --players 4", {1: "greedy", 2: "random", 3: "greedy"}),
        ("--opponents Search:Seconds=.5", None),
        ("--opponents search:seconds=.1:aim=chance", {1: "search:aim=chance:seconds=0.1"}),
        ("--opponents random --names Ada,Bruno", {2: "random"}),
        ("--opponents random,greedy --bots 0,2 --players 3", {0: "random", 2: "greedy"}),
        ("--bots none --players 2", {}),
        ("--players 1", {}),
    ],
)
def test_opponents_are_seated_as_wished(tmp_path: Path, arguments: str, bots: dict[int, str] | None) -> None:
    done = here(tmp_path, "play", "masters", "--bot-seconds", "0.05", *arguments.split())
    if bots is None:
        assert "has no setting “Seconds”" in done.stderr
        return
    assert done.stderr == ""
    assert settings_of(tmp_path).bots == bots
    assert settings_of(tmp_path).seconds == 0.05


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        ("--opponents gredy", "--opponents: There is no bot “gredy”. Did you mean “greedy”?"),
        ("--opponents greedy:worlds=0", "--opponents: The setting worlds is at least 1, not 0."),
        ("--opponents greedy:worlds", "“worlds” in “greedy:worlds” is not."),
        ("--opponents greedy,,random", "a bot is missing in “”"),
        ("--opponents search:seconds=0", "must be a number above 0, not “0”"),
        ("--opponents greedy,random --players 2", "2 opponents for 1 free seat are too many."),
        ("--opponents greedy --players 1", "1 opponents for no free seat are too many."),
        ("--opponents random,random,random,random", "masters is for 1 to 4 players, not for 5."),
        ("--bot-seconds 0", "--bot-seconds is a number of seconds above 0, as in 0.5, not “0”."),
        ("--bot-seconds nan", "not “nan”."),
        ("--bot-seconds soon", "not “soon”."),
    ],
)
def test_opponents_that_cannot_play_are_told_in_a_line(tmp_path: Path, arguments: str, said: str) -> None:
    done = here(tmp_path, "play", "masters", *arguments.split())
    assert done.returncode == 2
    assert done.stderr.count("\n") == 1
    assert said in done.stderr
    assert not records(tmp_path)


def test_a_level_stands_with_its_rating_once_that_is_known(monkeypatch: pytest.MonkeyPatch) -> None:
    game = bottega.game("masters")
    monkeypatch.setattr(
        levels, "_ratings", lambda: {"masters": {"master": {"rating": 31.4, "low": 1, "high": 2}}}
    )
    assert bot_label("master", game, Words("en")) == "master (31)"
    assert bot_label("maestro", game, Words("it")) == "maestro"
    assert bot_label("leonardo", game, Words("fr")) == "Leonardo"
    assert (
        bot_label("search:seconds=1:aim=chance", game, Words("fr"))
        == "recherche\u202f; seconds=1, aim=chance"
    )
    assert bot_label("guest", game, Words("en")) == "guest"


# A match with bots


@pytest.mark.parametrize("game", bottega.games())
def test_a_match_of_different_bots_is_played_to_its_end(tmp_path: Path, game: str) -> None:
    done = here(
        tmp_path,
        *("play", game, "--players", "3", "--bots", "all", "--seed", "4"),
        *("--opponents", "random,greedy:worlds=1,search:iterations=4"),
    )
    assert "Final scores" in done.stdout
    assert done.returncode == 0
    [path] = records(tmp_path)
    text = path.read_text(encoding="utf-8")
    for seat, name in enumerate(("random", "greedy:worlds=1", "search:iterations=4")):
        assert f"# seat {seat} is a bot: {name}\n" in text
    assert not [check for check in verify(Record.parse(text), bottega.game(game)) if check.ok is False]


def test_a_saved_match_goes_on_with_its_bots_or_with_others(tmp_path: Path) -> None:
    here(tmp_path, "play", "masters", "--opponents", "greedy:worlds=1", "--bot-seconds", "0.5", typed="1\n")
    before = len(saves.read_record(records(tmp_path)[0]).entries)
    again = here(tmp_path, "play", "--resume", typed="1\n1\n")
    assert again.returncode == 0
    assert len(saves.read_record(records(tmp_path)[0]).entries) > before
    assert settings_of(tmp_path).bots == {1: "greedy:worlds=1"}
    assert settings_of(tmp_path).seconds == 0.5
    here(tmp_path, "play", "--resume", "--opponents", "random", "--bot-seconds", "2")
    assert settings_of(tmp_path).bots == {1: "random"}
    assert settings_of(tmp_path).seconds == 2


def test_a_saved_match_with_a_bot_that_is_gone_is_told(tmp_path: Path) -> None:
    here(tmp_path, "play", "masters", "--opponents", "random", typed="1\n")
    [path] = records(tmp_path)
    text = path.read_text(encoding="utf-8")
    path.write_text(text.replace('{"1": "random"}', '{"1": "guest"}'), encoding="utf-8")
    done = here(tmp_path, "play", "--resume")
    assert done.returncode == 2
    assert "--resume: There is no bot “guest”" in done.stderr
    assert here(tmp_path, "play", "--resume", "--opponents", "random", typed="1\n").returncode == 0


def test_ctrl_c_while_a_bot_thinks_saves_the_match(tmp_path: Path) -> None:
    """The opponent would think for an hour."""
    with terminal(tmp_path, "play", "masters", "--opponents", "search:seconds=3600:hurry=false") as person:
        person.wait("Player 1 >")
        person.type("1")
        person.wait("Bianca is thinking …")
        person.signal(signal.SIGINT, "The match is saved:")
        assert person.wait_end() == 130
    [path] = records(tmp_path)
    record = saves.read_record(path)
    assert [entry.seat for entry in record.entries] == [0]
    Match.resume(record, bottega.game("masters"))
    again = here(tmp_path, "play", "--resume", "--bot-seconds", "0.05", typed="1\n")
    assert "after 1 decision" in again.stdout
    assert len(saves.read_record(path).entries) > 2


def test_a_bot_that_hangs_holds_up_nobody(tmp_path: Path) -> None:
    """One that does not even listen to Ctrl-C; and after it no process is left."""
    install(tmp_path, "stubborn_bot", STUBBORN, {"stubborn": "stubborn_bot:Stubborn"})
    path = os.pathsep.join((str(SOURCE), str(tmp_path)))
    with terminal(tmp_path, "play", "masters", "--opponents", "stubborn", PYTHONPATH=path) as person:
        person.wait("Player 1 >")
        person.type("1")
        person.wait("Bianca is thinking …")
        pid = until(lambda: (tmp_path / "pid").read_text() if (tmp_path / "pid").exists() else "")
        person.signal(signal.SIGINT, "The match is saved:")
        assert person.wait_end() == 130
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid), 0)
    assert [entry.seat for entry in saves.read_record(records(tmp_path)[0]).entries] == [0]


def until(found: Callable[[], str]) -> str:
    """What comes up sooner or later."""
    deadline = time.monotonic() + PATIENCE
    while not (text := found()):
        assert time.monotonic() < deadline
        time.sleep(0.02)
    return text


def test_a_request_to_end_while_a_bot_thinks_saves_the_match(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "masters", "--opponents", "search:seconds=3600:hurry=false") as person:
        person.wait("Player 1 >")
        person.type("1")
        person.wait("Bianca is thinking …")
        person.signal(signal.SIGTERM, "The match is saved:")
        assert person.wait_end() == 143
    assert [entry.seat for entry in saves.read_record(records(tmp_path)[0]).entries] == [0]


def test_the_notice_that_a_bot_thinks_goes_away(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "masters", "--opponents", "greedy:worlds=1") as person:
        person.wait("Player 1 >")
        person.type("1")
        shown = person.wait("Player 1 >")
    assert "Bianca is thinking …" in shown
    assert re.search(r"Bianca is thinking …[^\n]*\r\x1b\[2K", shown)


SAYING = '''
import os
from bottega.bots.bot import Advice
from bottega.bots.random import RandomBot

class Saying(RandomBot):
    """Says that it has thought for the seconds in THOUGHT."""

    def decide(self, outlook, budget):
        advice = super().decide(outlook, budget)
        return Advice(advice.action, advice.reasons, 1, float(os.environ["THOUGHT"]))
'''


def test_line_by_line_only_long_thoughts_are_told(tmp_path: Path) -> None:
    install(tmp_path, "saying_bot", SAYING, {"saying": "saying_bot:Saying"})
    path = os.pathsep.join((str(SOURCE), str(tmp_path)))
    arguments = ("play", "masters", "--opponents", "saying", "--seed", "3")
    quick, slow = (
        run(tmp_path, *arguments, typed="1\n" * 8, PYTHONPATH=path, THOUGHT=seconds).stdout
        for seconds in ("0.1", "0.6")
    )
    assert "is thinking" not in quick
    assert slow.count("Bianca is thinking …\n") >= 1
    assert "Bianca is thinking …\nBianca is thinking …" not in slow


# Hints


@pytest.mark.parametrize(
    ("lang", "word", "title", "head"),
    [
        ("en", "hint", "What a bot would do", "Choice"),
        ("fr", "conseil", "Ce que ferait un robot", "Choix"),
        ("it", "consiglio", "Che cosa farebbe un bot", "Scelta"),
    ],
)
def test_a_hint_tells_the_best_few_choices(
    tmp_path: Path, lang: str, word: str, title: str, head: str
) -> None:
    done = here(
        tmp_path,
        *("play", "masters", "--players", "3", "--opponents", "random", "--seed", "3", "--lang", lang),
        *("--names", "Ada", "--bot-seconds", "0.3"),
        typed=f"1\n{word}\n",
    )
    lines = done.stdout.splitlines()
    place = lines.index(title)
    assert lines[place + 1].split() == [head, "Ada", "Bianca", "Cosimo"]
    told = [line for line in lines[place + 2 : place + 6] if re.match(r"\d+\. ", line)]
    assert 1 <= len(told) <= 4, "as many as the bot has thought about in its time"
    record = saves.read_record(records(tmp_path)[0])
    match = Match.resume(record, bottega.game("masters"))
    legal = [str(action) for action in match.state.legal(0)]
    for line in told:
        found = re.fullmatch(r"(\d+)\. .* \((.+?)\)((?: +\d+\s?%[,;\u202f ]+\d+[.,]\d){3})", line)
        assert found is not None, line
        assert legal[int(found[1]) - 1] == found[2]
        chances = [int(each) for each in re.findall(r"(\d+)\s?%", found[3])]
        assert 98 <= sum(chances) <= 102
    assert len(record.entries) == len(match.entries) > 0


def test_a_hint_changes_nothing(tmp_path: Path) -> None:
    histories = []
    for name, typed in (("with", "1\nhint\nhint\nmarket row 1\n"), ("without", "1\nmarket row 1\n")):
        file = tmp_path / f"{name}.record"
        arguments = ["--opponents", "random", "--seed", "3", "--bot-seconds", "0.1", "--record", str(file)]
        here(tmp_path, "play", "masters", *arguments, typed=typed)
        histories.append(saves.read_record(file).entries)
    assert histories[0] == histories[1]


def test_alone_one_may_ask_for_a_hint_too(tmp_path: Path) -> None:
    with terminal(tmp_path, "play", "masters", "--players", "1", "--bot-seconds", "0.1") as person:
        person.wait("Player 1 >")
        person.type("hint")
        person.wait("What a bot would do")
        person.wait("The bot sees no more than you do.")
        person.wait("Player 1 >")
