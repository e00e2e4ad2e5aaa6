"""A session without a terminal: what a person types, and what is written for them."""

from __future__ import annotations

import io
import sys
from pathlib import Path

import pytest

import bottega
from bottega.bots.bot import Advice, Reason
from bottega.bots.errors import BotError
from bottega.engine.match import Match
from bottega.engine.records import Record
from bottega.terminal import opponents, reading, saves, starting
from bottega.terminal.advice import show_advice
from bottega.terminal.progress import progress
from bottega.terminal.reading import Keyboard, Pipe
from bottega.terminal.saves import Save, Settings
from bottega.terminal.screen import PlainScreen
from bottega.terminal.session import Leave, TerminalSession
from bottega.terminal.starting import Wish, new_session, resumed_session
from bottega.terminal.words import Trouble, Words


class Desk:
    """A session, what was written, and what is typed."""

    def __init__(self, folder: Path, typed: str = "", bots: dict[int, str] | None = None) -> None:
        game = bottega.game("masters")
        match = Match(game, game.deal(players=2, seed=1), ["Ada", "Bruno"])
        self.out = io.StringIO()
        self.screen = PlainScreen(self.out, Pipe(io.StringIO(typed), self.out))
        self.save = Save(folder / "match.record")
        self.session = TerminalSession(
            match, self.screen, Settings(bots or {1: "random"}, "en", "luck"), self.save
        )

    def run(self) -> str:
        """Until the input is at its end; what was written."""
        with pytest.raises(EOFError):
            self.session.run()
        return self.out.getvalue()


# Answers


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("99\n", "99"),
        ("0\n", "0"),
        ("nonsense\n", "nonsense"),
        ("keep leaders 1 1\n", "keep leaders 1 1"),
        ("undo many\n", "many"),
        ("undo 0\n", "A number from 1 on is expected here, not “0”"),
        ("undo\n", "no decision of yours"),
        ("why\n", "why"),
        ("why nonsense\n", "nonsense"),
        ("rules of cricket\n", "of cricket"),
        ("log some\n", "some"),
        ("lang de\n", "de"),
    ],
)
def test_what_cannot_be_done_is_told_and_the_question_is_asked_again(
    tmp_path: Path, typed: str, said: str
) -> None:
    desk = Desk(tmp_path, typed)
    shown = desk.run()
    after = shown.split("> ", 1)[1].partition("\n")[2]
    assert said in after
    assert shown.count("Ada > ") == 2
    assert desk.session.match.entries == []


def test_why_tells_that_a_choice_is_allowed_and_of_another_the_rule(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "why 1\nwhy end turn\n")
    shown = desk.run()
    assert desk.session.words("why-legal") in shown
    refusal = desk.session.state.why_not(0, desk.session.match.game.parse("end turn"))
    assert refusal is not None
    assert desk.session.voice.book.refusal(refusal) in shown.replace("\n", " ")
    assert desk.session.voice.rules[refusal.rule].title in shown


def test_the_rules_are_told_by_address_by_word_and_as_a_list(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    rules = desk.session.voice.rules
    address = rules.search("")[0].id
    by_address = Desk(tmp_path, f"rules {address}\n").run()
    assert rules[address].title in by_address
    assert desk.session.words("rules-more") not in by_address
    whole = Desk(tmp_path, "rules\n").run()
    for paragraph in rules.search(""):
        assert paragraph.title in whole
    assert desk.session.words("rules-more") in whole


def test_a_match_is_saved_under_another_name_but_nothing_is_overwritten(tmp_path: Path) -> None:
    other = tmp_path / "other.record"
    desk = Desk(tmp_path, f"1\nsave {other}\nsave {other}\nsave\n")
    shown = desk.run()
    assert shown.count(desk.session.words("saved", path=str(other))) == 1
    assert Trouble("error-exists", path=str(other)).sentence(desk.session.words) in shown
    assert desk.session.words("saved", path=str(desk.save.path)) in shown
    assert saves.read_record(other).entries[0].seat == 0


def test_what_cannot_be_saved_is_told_and_play_goes_on(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "1\n")
    desk.session.save.write(desk.session.match.record(), desk.session.settings)
    write = desk.save.write

    def full(record: Record, settings: Settings) -> None:
        if record.entries:
            raise Trouble("error-write", path=str(desk.save.path), reason="no space left on device")
        write(record, settings)

    desk.save.write = full  # type: ignore[method-assign]
    shown = desk.run()
    assert "no space left on device" in shown
    assert desk.session.match.entries, "the choice counts all the same"


def test_leaving_is_leaving_in_every_language(tmp_path: Path) -> None:
    for word in ("quit", "quitter", "esci"):
        with pytest.raises(Leave):
            Desk(tmp_path, f"{word}\n").session.run()


def test_the_log_tells_the_last_events_and_none_where_none_are_wanted(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "1\nlog 1\nlog 0\n")
    shown = desk.run().split("log 1\n")[1]
    events = desk.session.match.events(0)
    last = desk.session.voice.book.event(events[-1])
    assert last in shown.split("log 0\n")[0].replace("\n", " ")
    assert last not in shown.split("log 0\n")[1].replace("\n", " ")


def test_the_language_changes_and_stays_with_the_match(tmp_path: Path) -> None:
    desk = Desk(tmp_path, "lang it\n")
    shown = desk.run()
    assert desk.session.words.lang == "it"
    assert desk.session.words("ask", name="Ada") in shown
    assert saves.read_settings(desk.save.path).lang == "it"


def test_a_bot_that_fails_ends_the_session_with_the_place_of_the_match(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def fail(*_: object) -> Advice:
        raise BotError("bot-late", name="guest")

    monkeypatch.setattr(opponents.Opponents, "ask", fail)
    desk = Desk(tmp_path, "1\n" * 9)
    with pytest.raises(Trouble) as caught:
        desk.session.run()
    text = caught.value.sentence(Words("it"))
    assert "Il bot «guest» non ha risposto in tempo" in text
    assert str(desk.save.path) in text


def test_a_bot_with_one_choice_is_not_asked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    desk = Desk(tmp_path)
    state = desk.session.state
    only = [state.legal(1)[0]]
    monkeypatch.setattr(type(state), "legal", lambda self, seat: only)
    monkeypatch.setattr(opponents.Opponents, "ask", lambda *_: pytest.fail("there is nothing to think about"))
    desk.session._let_bot_decide(1)
    assert [(entry.seat, entry.notation) for entry in desk.session.match.entries] == [(1, str(only[0]))]


# Hints


def test_a_hint_tells_the_best_four_choices_with_chances_and_points(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    legal = desk.session.state.legal(0)
    reasons = [Reason(action, 0.1, [7.25, 3.0], [0.625, 0.375]) for action in legal]
    assert len(reasons) > 4
    show_advice(desk.session, Advice(legal[0], reasons, 9, 0.1))
    lines = [line for line in desk.out.getvalue().splitlines() if line[:1].isdigit()]
    assert len(lines) == 4
    assert [line.partition(".")[0] for line in lines] == ["1", "2", "3", "4"]
    for line, action in zip(lines, legal, strict=False):
        assert f"({action})" in line
        assert "62" in line
        assert "7.2" in line
    assert desk.session.words("advice-note") in desk.out.getvalue().replace("\n", " ")


def test_a_hint_without_reasons_says_so(tmp_path: Path) -> None:
    desk = Desk(tmp_path)
    show_advice(desk.session, Advice(desk.session.state.legal(0)[0], [], 1, 0.1))
    assert desk.out.getvalue().strip() == desk.session.words("advice-none")


# Beginning and going on


def screen(typed: str = "") -> tuple[PlainScreen, io.StringIO]:
    out = io.StringIO()
    return PlainScreen(out, Pipe(io.StringIO(typed), out)), out


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.setenv("BOTTEGA_HOME", str(tmp_path))
    return tmp_path


def test_enter_is_the_usual_answer_to_every_question(home: Path) -> None:
    shown, out = screen("\n" * 9)
    session = new_session(Wish(), shown, Words("en"), ask=True)
    assert session.match.game.name == bottega.games()[0]
    assert session.settings.bots == {1: opponents.USUAL}
    assert session.people == [0]
    assert out.getvalue().count("> ") + out.getvalue().count(": ") >= 4


def test_answers_that_will_not_do_are_asked_for_again(home: Path) -> None:
    shown, out = screen("chess\n9\nMasters\nmany\n7\n3\n0\n2\ngrandmaster\n99\nrandom\nAda\nada\nBruno\n")
    session = new_session(Wish(), shown, Words("en"), ask=True)
    assert session.match.game.name == "masters"
    assert session.match.names[:2] == ["Ada", "Bruno"]
    assert session.settings.bots == {2: "random"}
    for refused in ("chess", "9", "many", "7", "grandmaster", "99"):
        assert refused in out.getvalue()


def test_what_the_wish_says_is_not_asked_for(home: Path) -> None:
    shown, _ = screen("masters\n")
    wish = Wish(players="2", bots="0,1", opponents="random", names="Zoe,Yann")
    session = new_session(wish, shown, Words("en"), ask=True)
    assert (session.match.names, session.settings.bots) == (["Zoe", "Yann"], {0: "random", 1: "random"})


def test_with_a_fair_shuffle_everybody_adds_a_word_and_bots_need_none(home: Path) -> None:
    shown, out = screen("open sesame\n")
    wish = Wish(game="masters", fair=True, opponents="random")
    session = new_session(wish, shown, Words("en"), ask=False)
    proof = session.match.proof
    assert proof is not None
    assert proof.words is not None
    assert proof.words[0] == "open sesame"
    assert proof.promise in out.getvalue().replace("\n", "")


def test_nothing_is_written_over_a_record_that_is_there(home: Path) -> None:
    file = home / "there.record"
    file.write_text("precious", encoding="utf-8")
    shown, _ = screen()
    with pytest.raises(Trouble) as caught:
        new_session(Wish(game="masters", record=str(file)), shown, Words("en"), ask=False)
    assert caught.value.id == "error-exists"
    assert file.read_text(encoding="utf-8") == "precious"


@pytest.mark.parametrize(
    ("wish", "problem"),
    [
        (Wish(game="masters", players="2", names="a,b,c"), "error-names-many"),
        (Wish(game="masters", players="2", opponents="random,random"), "error-opponents-many"),
    ],
)
def test_a_wish_that_does_not_add_up_is_told(home: Path, wish: Wish, problem: str) -> None:
    shown, _ = screen()
    with pytest.raises(Trouble) as caught:
        new_session(wish, shown, Words("en"), ask=False)
    assert caught.value.id == problem


def test_a_match_goes_on_in_its_own_language_with_its_own_bots(home: Path) -> None:
    desk = Desk(home, "1\nlang it\n", {1: "greedy:worlds=2"})
    desk.run()
    shown, out = screen()
    session = resumed_session(str(desk.save.path), Wish(), shown, Words("en"), None, ask=False)
    assert session.words.lang == "it"
    assert session.settings.bots == {1: "greedy:worlds=2"}
    assert session.settings.luck == "luck"
    assert session.match.entries == desk.session.match.entries
    assert (
        session.words("resumed", game=session.voice.rules.title, count=len(session.match.entries))
        in out.getvalue()
    )
    wish = Wish(opponents="random", bot_seconds=0.5)
    again = resumed_session(str(desk.save.path), wish, shown, Words("en"), "fr", ask=False)
    assert (again.words.lang, again.settings.bots, again.settings.seconds) == ("fr", {1: "random"}, 0.5)


@pytest.mark.parametrize(
    ("before", "after", "problem"),
    [
        ("rules: 1\n", "rules: 99\n", "error-record-rules"),
        ("1. 0 keep leaders", "1. 1 end turn keep leaders", "error-record"),
    ],
)
def test_a_record_that_does_not_hold_is_told(home: Path, before: str, after: str, problem: str) -> None:
    desk = Desk(home, "1\n")
    desk.run()
    text = desk.save.path.read_text(encoding="utf-8")
    assert before in text
    desk.save.path.write_text(text.replace(before, after, 1), encoding="utf-8")
    shown, _ = screen()
    with pytest.raises(Trouble) as caught:
        resumed_session(str(desk.save.path), Wish(), shown, Words("en"), None, ask=False)
    assert caught.value.id.startswith(problem)


def test_of_several_matches_that_wait_one_is_chosen_and_of_none_that_is_told(home: Path) -> None:
    shown, out = screen("7\n2\n")
    with pytest.raises(Trouble, match="error-nothing-waits"):
        starting._pick(None, shown, Words("en"), ask=True)
    paths = []
    for _ in range(2):
        save = Save(saves.new_path("masters"))
        save.write(Desk(home).session.match.record(), Settings())
        paths.append(save.path)
    assert starting._pick(None, shown, Words("en"), ask=True) in paths
    assert "7" in out.getvalue()
    assert starting._pick(None, shown, Words("en"), ask=False) == saves.unfinished()[0]


# A keyboard and a bar


def test_tab_completes_what_may_be_typed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reading, "readline", None)
    keyboard = Keyboard()
    keyboard.offer(["market row 1", "market row 2", "end turn"])
    assert [keyboard._complete("  Mar", i) for i in range(3)] == ["market row 1", "market row 2", None]
    assert keyboard._complete("x", 0) is None
    keyboard.forget()
    monkeypatch.setattr("builtins.input", lambda question: f"{question}typed")
    assert keyboard.read("> ") == "> typed"


class Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_a_bar_is_drawn_where_somebody_sees_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TERM", "xterm-256color")
    seen = Terminal()
    monkeypatch.setattr(sys, "stderr", seen)
    with progress("matches", 4) as show:
        show(3, 4)
    assert "3/4" in seen.getvalue()
    for wanted, stream in ((False, Terminal()), (True, io.StringIO())):
        monkeypatch.setattr(sys, "stderr", stream)
        with progress("matches", 4, wanted) as show:
            show(3, 4)
        assert stream.getvalue() == ""
