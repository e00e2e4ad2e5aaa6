"""The coach in the terminal: a card the first time something comes up, and none for those who want none."""

from __future__ import annotations

import io
import json
import re
from pathlib import Path

import pytest

import bottega
from bottega.engine.match import Match
from bottega.lessons import Tutor, read
from bottega.terminal.coach import Coach
from bottega.terminal.lesson import LessonSession
from bottega.terminal.reading import Pipe
from bottega.terminal.saves import Save, Settings
from bottega.terminal.screen import PlainScreen
from bottega.terminal.session import TerminalSession
from tests.terminal.running import Terminal

LEADERS = "Coach: You keep two of four leaders."
TURN = "Coach: One main action a turn"


@pytest.fixture(autouse=True)
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path))
    return tmp_path


def begun() -> Match:
    game = bottega.game("masters")
    return Match(game, game.deal(players=2, seed=1), ["Ada", "Bruno"])


def played(
    folder: Path, typed: str, coach: Coach | None = None, lang: str = "en", match: Match | None = None
) -> str:
    """What the first seat of a match reads while this is typed."""
    out = io.StringIO()
    screen = PlainScreen(out, Pipe(io.StringIO(typed), out))
    settings, save = Settings({1: "greedy"}, lang, "luck"), Save(folder / "match.record")
    session = TerminalSession(match or begun(), screen, settings, save, coach)
    try:
        with pytest.raises(EOFError):
            session.run()
    finally:
        session.close()
    return out.getvalue()


def test_what_comes_up_for_the_first_time_is_explained_and_never_again(home: Path) -> None:
    # Two turns: leaders, a turn, what is kept, the end of the turn, and all of that once more.
    typed = "1\n" + 2 * "market row 1\n1\nend turn\n"
    first = played(home, typed, Coach())
    assert first.count(LEADERS) == 1
    assert first.count(TURN) == 1
    assert first.count("“coach off” sends the coach away") == 1
    assert first.index(LEADERS) < first.index("Choose the two leaders you keep.")
    assert "Coach:" not in played(home, typed, Coach())


def test_an_event_is_explained_before_the_decision_that_follows(home: Path) -> None:
    match = begun()
    while match.state.actors[0] != 0 or all(event.kind != "report" for event in match.log.events):
        seat = match.state.actors[0]
        match.play(seat, match.state.legal(seat)[0])
    said = played(home, "", Coach(), match=match)
    assert said.count("Coach: A Vatican report") == 1
    assert said.index("Coach: A Vatican report") < said.rindex("Coach:")


def test_a_pipe_has_no_coach_unless_it_asks(home: Path) -> None:
    said = played(home, "1\n1\n")
    assert "Coach:" not in said
    said = played(home, "coach\ncoach maybe\n")
    assert said.count(LEADERS) == 1
    assert "After “coach” comes “on” or “off” or nothing, not “maybe”." in said
    assert not (home / "coach.json").exists()


def test_the_coach_is_sent_away_and_called_back_in_every_language(home: Path) -> None:
    assert LEADERS in played(home, "guide non\n", Coach())
    assert json.loads((home / "coach.json").read_text(encoding="utf-8"))["wanted"] is False
    assert "Guida:" not in played(home, "1\n", Coach(), "it")
    said = played(home, "1\nguida si\n", Coach(), "it")
    assert "La guida è tornata." in said
    assert "Guida:" in played(home, "1\n", Coach(), "it")


@pytest.mark.parametrize("text", ["", "[]", '{"seen": 3}', '{"seen": {"masters": "turn"}}', '{"wanted": 1}'])
def test_a_file_that_says_nonsense_counts_as_empty(home: Path, text: str) -> None:
    (home / "coach.json").write_text(text, encoding="utf-8")
    assert LEADERS in played(home, "1\n", Coach())


def test_where_nothing_can_be_written_the_match_goes_on(home: Path) -> None:
    (home / "coach.json").mkdir()
    said = played(home, "coach off\n", Coach())
    assert LEADERS in said
    assert said.count(str(home / "coach.json")) == 2
    assert "Traceback" not in said


def test_what_a_lesson_has_asked_for_needs_no_card(home: Path) -> None:
    out = io.StringIO()
    screen = PlainScreen(out, Pipe(io.StringIO("\n\nkeep leaders 52 58\n"), out))
    coach = Coach()
    tutor = Tutor(read(bottega.game("masters"), "first"))
    session = LessonSession(tutor, screen, "en", Save(home / "lesson"), lambda progress: None, coach)
    with pytest.raises(EOFError):
        session.run()
    assert "Coach:" not in out.getvalue()
    assert coach.fresh("masters", ["leaders", "turn"]) == ["turn"]


@pytest.mark.parametrize("game", bottega.games())
def test_card_and_choices_are_in_sight_together_in_a_small_window(home: Path, game: str) -> None:
    person = Terminal(home, ["play", game, "--seed", "1", "--opponents", "random"], rows=24, columns=80)
    shown = person.wait("Player 1 >").split("\n")
    [card] = [number for number, line in enumerate(shown) if "Coach: " in line]
    assert len(shown) - card <= 24
    offered = [number for number, line in enumerate(shown) if re.search(r"\[1;36m *1\b", line)]
    assert offered, shown
    # A long list of choices comes before the card, so that nobody overlooks it.
    assert (offered[-1] < card) == (game == "inventors")
    person.type("quit")
    assert person.wait_end() == 0
