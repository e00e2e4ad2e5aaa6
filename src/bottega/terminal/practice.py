"""`bottega practice`: positions in which something better was to be found, one after the other."""

from __future__ import annotations

import json
import random
from argparse import Namespace
from typing import Final

import bottega
from bottega.engine.action import Action
from bottega.engine.game import Game
from bottega.engine.types import Seat
from bottega.review.errors import ReviewError
from bottega.review.making import make
from bottega.review.practice import DIFFICULTIES, Answer, Position, answer, of_review, shipped
from bottega.review.report import QUICK
from bottega.review.texts import TEXTS, why
from bottega.system import home
from bottega.terminal import checked, commands, saves
from bottega.terminal.arguments import unknown
from bottega.terminal.commands import Next, TypedCommand
from bottega.terminal.play import INTERRUPTED, TERMINATED, Terminated, terminable
from bottega.terminal.progress import progress
from bottega.terminal.review import read_or_make
from bottega.terminal.saves import Save, Settings
from bottega.terminal.screen import Screen, open_screen
from bottega.terminal.session import Leave, TerminalSession
from bottega.terminal.starting import all_names
from bottega.terminal.voice import Voice
from bottega.terminal.words import Trouble, Words


def practice(args: Namespace, words: Words) -> int:
    """Practise until the positions end or the player leaves; the exit code."""
    if args.make:
        return _make(args, words)
    screen = open_screen(args.plain, asks=True)
    with terminable():
        try:
            positions = _positions(args, screen, words)
            _practise(positions, screen, words)
        except (Leave, EOFError):
            pass
        except KeyboardInterrupt:
            screen.line()
            return INTERRUPTED
        except Terminated:
            return TERMINATED
    return 0


def _positions(args: Namespace, screen: Screen, words: Words) -> list[Position]:
    """Those of a file, or those that come with a game, in an order of chance within each difficulty."""
    if args.file is not None:
        path = checked.path(args.file)
        found, _, _ = read_or_make(path, args.seat, QUICK, None, screen, words)
        own = of_review(found)
        if not own:
            raise Trouble("error-practice-clean", path=str(path))
        return own
    if args.difficulty is not None and args.difficulty not in DIFFICULTIES:
        raise unknown("error-difficulty", args.difficulty, DIFFICULTIES)
    names = bottega.games() if args.game is None else (checked.game(args.game).name,)
    positions = [each for name in names for each in _shipped(checked.game(name))]
    if args.difficulty is not None:
        positions = [each for each in positions if each.difficulty == args.difficulty]
    if not positions:
        raise Trouble("error-practice-none-here", games=", ".join(names))
    rng = random.Random(checked.seed(args.seed))
    rng.shuffle(positions)
    return sorted(positions, key=lambda each: DIFFICULTIES.index(each.difficulty))


def _shipped(game: Game) -> list[Position]:
    try:
        return shipped(game)
    except ReviewError as error:
        raise Trouble("error-practice-file", game=game.name, problem=error) from error


def _practise(positions: list[Position], screen: Screen, words: Words) -> None:
    solved = 0
    for number, position in enumerate(positions, 1):
        players = position.deal["players"]
        names = all_names([], [seat for seat in range(players) if seat != position.seat], players, words)
        session = PracticeSession(position, names, screen, words.lang)
        screen.heading(words("practice-number", number=number, total=len(positions)))
        if position.difficulty:
            screen.line(words.say(f"practice-{position.difficulty}"), "quiet")
        session.run()
        solved += session.solved
        screen.line(words("practice-count", solved=solved, number=number), "quiet")
        if number < len(positions):
            typed = commands.parse(screen.ask(words("practice-enter")))
            if typed is not None and typed[0] is commands.QUIT:
                return


class PracticeSession(TerminalSession):
    """One position: asks until a choice is good enough, or the player wants to see the solution."""

    def __init__(self, position: Position, names: list[str], screen: Screen, lang: str) -> None:
        self.position = position
        #: Whether the first answer was a solution.
        self.solved = False
        self._tried = 0
        super().__init__(position.match(names), screen, Settings(lang=lang), Save(home() / "practice.record"))
        self.seat: Seat = position.seat
        self.commands = COMMANDS

    def _voice(self, lang: str) -> Voice:
        return Voice(self.match.game, lang, self.match.names, [TEXTS])

    def keep(self) -> bool:
        """Nothing is kept of a position."""
        return True

    def run(self) -> None:
        self.screen.paragraph(self.words("practice-task"))
        self.show_decision(board=self.screen.draws)
        if not self.screen.draws:
            self.screen.line(self.words("practice-board"), "quiet")
        while True:
            match self._answer(self.screen.ask(self.words("ask", name=self.match.names[self.seat]))):
                case Next.DONE:
                    return
                case Next.SHOW:
                    self.show_decision(board=False)
                case Next.ASK:
                    pass

    def _play(self, action: Action) -> Next:
        self._tried += 1
        with self.screen.notice(self.words("thinks-hint"), brief=True):
            judged = answer(self.position, self.state, str(action))
        if judged.solved:
            self.solved = self._tried == 1
            self.screen.paragraph(self._verdict("practice-solved", judged), style="good")
            return Next.DONE
        self.screen.paragraph(self._verdict("practice-wrong", judged), style="problem")
        self.screen.line(self.words("practice-again"), "quiet")
        return Next.ASK

    def _verdict(self, id: str, judged: Answer) -> str:
        book = self.voice.book
        return self.words.say(
            id,
            {
                "grade": book.say(f"review-grade-{judged.option.grade}"),
                "chance": self.words.decimal(100 * max(0.0, judged.option.loss.chance)),
            },
        )

    def show_solution(self) -> None:
        """What the bot prefers, and why it is better than what was played here."""
        book, game, view = self.voice.book, self.match.game, self.state.view(self.seat)
        position = self.position
        best, played = (book.action(game.parse(text), view) for text in (position.best, position.played))
        self.screen.paragraph(self.words("practice-best", action=best, played=played))
        judged = answer(position, self.state, position.played)
        for sentence in why(judged.decision(position), book):
            self.screen.paragraph(sentence, "  ")


def _solution(session: TerminalSession, rest: str) -> Next:
    assert isinstance(session, PracticeSession)
    session.show_solution()
    return Next.DONE


#: The commands of a position, in the order of the help.
COMMANDS: Final = (
    TypedCommand("command-solution", "usage-solution", "help-solution", _solution),
    *commands.LOOKING,
    *commands.SPEAKING,
    commands.QUIT,
)


def _make(args: Namespace, words: Words) -> int:
    """Make a set of positions from matches of bots, into a file."""
    game = checked.game(args.game)
    matches = checked.whole(args.matches or "40", "--matches", 1)
    count = checked.whole(args.count or "25", "--count", 1, 1000)
    seed = checked.seed(args.seed) or "0"
    if args.out is None:
        raise Trouble("error-value", option="--out")
    path = checked.new_path(args.out)
    command = f"bottega practice {game.name} --make --matches {matches} --count {count} --seed {seed}"
    with progress(words("progress-matches"), matches) as show:
        found = make(game, matches, seed, command, count, show)
    saves.write_file(path, json.dumps(found.to_json(), separators=(",", ":")) + "\n")
    screen = open_screen(args.plain)
    screen.line(words("practice-made", count=len(found.positions), path=str(path)), "good")
    return 0
