"""How a match begins: the players, a fair shuffle, or a saved match that goes on."""

from __future__ import annotations

import secrets
from dataclasses import dataclass, field
from pathlib import Path

from bottega.bots.levels import rating
from bottega.engine import chance
from bottega.engine.game import Game
from bottega.engine.match import Match, UndoRefused
from bottega.engine.records import Proof
from bottega.engine.refusal import IllegalAction
from bottega.engine.types import Seat
from bottega.games import games
from bottega.system import home
from bottega.terminal import checked, opponents, saves
from bottega.terminal.coach import Coach
from bottega.terminal.saves import Save, Settings
from bottega.terminal.screen import Screen, ScreenChoice
from bottega.terminal.session import TerminalSession
from bottega.terminal.voice import Voice
from bottega.terminal.words import Trouble, Words

#: Saved matches that are offered to choose from.
_OFFERED = 9
#: Events that are shown again when a saved match goes on.
_RECALLED = 8


@dataclass
class Wish:
    """What the command line says about a new match; None where it says nothing."""

    game: str | None = None
    edition: str | None = None
    players: str | None = None
    names: str | None = None
    bots: str | None = None
    seed: str | None = None
    fair: bool = False
    record: str | None = None
    options: list[str] = field(default_factory=list)
    opponents: str | None = None
    bot_seconds: float | None = None


@dataclass
class Seating:
    """The game, the names by seat, and the bots by seat."""

    game: Game
    names: list[str]
    bots: dict[Seat, str]


def new_session(wish: Wish, screen: Screen, words: Words, ask: bool) -> TerminalSession:
    """A new match as wished. With `ask`, what the wish leaves open is asked for, and there is a coach."""
    save = _new_save(wish.record)
    table = _ask_table(wish, screen, words) if ask and wish.game is None else _table(wish, words)
    options = checked.options(wish.options, table.game)
    match = _deal(table, options, wish, screen, words)
    if save is None:
        save = Save(saves.new_path(table.game.name))
    luck = secrets.token_hex(8) if wish.seed is None else wish.seed
    settings = Settings(table.bots, words.lang, luck, wish.bot_seconds)
    session = TerminalSession(match, screen, settings, save, Coach() if ask else None)
    _introduce(session)
    return session


def resumed_session(
    file: str, wish: Wish, screen: Screen, words: Words, lang: str | None, ask: bool
) -> TerminalSession:
    """The match in a file, or the latest one that waits; in its own language, unless one is named."""
    path = checked.path(file) if file else _pick(wish.game, screen, words, ask)
    record = saves.read_record(path)
    game = saves.game_of(record, path)
    if record.result is not None:
        raise Trouble("error-record-over", path=str(path))
    try:
        match = Match.resume(record, game)
    except (IllegalAction, UndoRefused, ValueError) as error:
        raise Trouble("error-record-illegal", path=str(path)) from error
    settings = saves.read_settings(path)
    settings.lang = lang or settings.lang or words.lang
    settings.luck = settings.luck or secrets.token_hex(8)
    settings.seconds = wish.bot_seconds or settings.seconds
    settings.bots = _resumed_bots(wish, settings.bots, len(record.names), game)
    save = _new_save(wish.record) or Save(path)
    session = TerminalSession(match, screen, settings, save, Coach() if ask else None)
    screen.heading(session.words("resumed", game=session.voice.rules.title, count=len(match.entries)))
    session.recall(_RECALLED)
    return session


def _resumed_bots(wish: Wish, before: dict[Seat, str], players: int, game: Game) -> dict[Seat, str]:
    """The bots of a saved match, unless others are wished now."""
    seats = sorted(before) if wish.bots is None else checked.seats(wish.bots, players, "--bots")
    if wish.opponents is not None:
        return _seated(wish, seats, game)
    bots = {seat: before.get(seat) or opponents.USUAL for seat in seats if seat < players}
    for name in bots.values():
        checked.entrants(name, game, "--resume")
    return bots


def _new_save(file: str | None) -> Save | None:
    """A file that is not there yet: nothing is overwritten."""
    if file is None:
        return None
    return Save(checked.new_path(file))


# The players


def _table(wish: Wish, words: Words) -> Seating:
    """What the wish leaves open is as usual: one person, the others are bots. A named player is a person,
    unless their seat is given to a bot."""
    game = checked.game(wish.game, wish.edition)
    given = checked.names(wish.names) if wish.names else []
    if wish.players is not None:
        players = checked.players(wish.players, game)
    else:
        named = len(wish.opponents.split(",")) if wish.opponents and wish.bots is None else 0
        players = max(_usual_players(game), len(given), max(1, len(given)) + named)
        if players not in game.seats:
            players = checked.players(str(players), game)
    if len(given) > players:
        raise Trouble("error-names-many", names=len(given), players=players)
    people = max(1, len(given))
    seats = list(range(people, players)) if wish.bots is None else checked.seats(wish.bots, players, "--bots")
    return Seating(game, all_names(given, seats, players, words), _seated(wish, seats, game))


def _seated(wish: Wish, seats: list[Seat], game: Game) -> dict[Seat, str]:
    """The opponents that are wished, one after the other on these seats, and again from the first."""
    named = checked.entrants(wish.opponents or opponents.USUAL, game, "--opponents")
    if wish.opponents and len(named) > len(seats):
        raise Trouble("error-opponents-many", opponents=len(named), seats=len(seats))
    return {seat: str(named[place % len(named)]) for place, seat in enumerate(seats)}


def _usual_players(game: Game) -> int:
    return 2 if 2 in game.seats else game.seats[0]


def all_names(given: list[str], seats: list[Seat], players: int, words: Words) -> list[str]:
    """The names given, and for everybody else one that is still free; `seats` are the bots'."""
    names = list(given)
    spare = [name.strip() for name in words("opponent-names").split(",")]
    for seat in range(len(given), players):
        usual = [words("player-name", number=seat + 1)]
        choices = spare + usual if seat in seats else usual + spare
        taken = {name.casefold() for name in names}
        names.append(next(name for name in choices if name.casefold() not in taken))
    return names


def _ask_table(wish: Wish, screen: Screen, words: Words) -> Seating:
    """Ask for what the wish leaves open; Enter is the usual answer."""
    if saves.unfinished():
        screen.line(words("hint-resume"), "quiet")
    game = checked.game(_ask_game(screen, words), wish.edition)
    players = _ask_number(
        screen, words, words("ask-players"), game.seats, _usual_players(game), wish.players, game
    )
    if wish.bots is not None:
        seats = checked.seats(wish.bots, players, "--bots")
    elif players == 1:
        seats = []
    else:
        people = _ask_number(screen, words, words("ask-people"), range(1, players + 1), 1, None, game)
        seats = list(range(people, players))
    if seats and wish.opponents is None:
        wish.opponents = _ask_opponent(game, screen, words)
    bots = _seated(wish, seats, game)
    if wish.names:
        return Seating(game, all_names(checked.names(wish.names), seats, players, words), bots)
    names: list[str] = []
    for seat in range(players):
        usual = all_names(names, seats, seat + 1, words)[seat]
        names.append(usual if seat in bots else _ask_name(screen, words, names, usual))
    return Seating(game, names, bots)


def _ask_game(screen: Screen, words: Words) -> str:
    known = games()
    if len(known) == 1:
        return known[0]
    titles = [Voice(checked.game(name), words.lang).rules.title for name in known]
    screen.choices([ScreenChoice(title, name) for title, name in zip(titles, known, strict=True)])
    while True:
        answer = screen.ask(words("ask-default", question=words("ask-game"), usual="1")) or "1"
        number = checked.choice(answer, len(known))
        if number is not None:
            return known[number - 1]
        if answer.lower() in known:
            return answer.lower()
        screen.line(words("choice-number", text=answer, count=len(known)), "problem")


def _ask_opponent(game: Game, screen: Screen, words: Words) -> str:
    """How strong the opponents are."""
    known = opponents.OFFERED
    usual = known.index(opponents.USUAL) + 1
    offered = [
        words("bot-offered", bot=bot_label(name, game, words), about=words.say(f"bot-{name}-about"))
        for name in known
    ]
    screen.choices([ScreenChoice(text, name) for text, name in zip(offered, known, strict=True)])
    while True:
        answer = screen.ask(words("ask-default", question=words("ask-opponents"), usual=str(usual)))
        answer = (answer or str(usual)).lower()
        number = checked.choice(answer, len(known))
        if number is not None:
            return known[number - 1]
        if answer in known:
            return answer
        screen.line(words("choice-number", text=answer, count=len(known)), "problem")


def _ask_number(
    screen: Screen, words: Words, question: str, range: range, usual: int, given: str | None, game: Game
) -> int:
    if given is not None:
        return checked.players(given, game)
    asked = words("ask-range", question=question, low=range[0], high=range[-1], usual=usual)
    while True:
        answer = screen.ask(asked) or str(usual)
        number = checked.choice(answer, range[-1])
        if number is not None and number in range:
            return number
        screen.line(words("choice-number-range", text=answer, low=range[0], high=range[-1]), "problem")


def _ask_name(screen: Screen, words: Words, others: list[str], usual: str) -> str:
    question = words("ask-name", number=len(others) + 1)
    while True:
        answer = screen.ask(words("ask-default", question=question, usual=usual)) or usual
        try:
            return checked.names(",".join([*others, answer.replace(",", " ")]))[-1]
        except Trouble as trouble:
            screen.line(trouble.sentence(words), "problem")


# A fair shuffle


def _deal(table: Seating, options: dict[str, str], wish: Wish, screen: Screen, words: Words) -> Match:
    """The deal and its proof: from a given seed, or from a secret and a word of each seat."""
    players = len(table.names)
    nonce = chance.fresh_secret()
    if wish.seed is not None:
        deal = table.game.deal(players, wish.seed, **options)
        proof = Proof(commitment=chance.commitment(nonce, deal), nonce=nonce, seed=wish.seed)
    else:
        secret = chance.fresh_secret()
        if wish.fair:
            screen.paragraph(words("fair-promise", promise=chance.promise(secret)))
        said = tuple(_word(table, seat, wish.fair, screen, words) for seat in range(players))
        deal = table.game.deal(players, chance.mix(secret, said), **options)
        proof = Proof.of_deal(deal, nonce, secret, said)
    return Match(table.game, deal, table.names, proof)


def _word(table: Seating, seat: Seat, fair: bool, screen: Screen, words: Words) -> str:
    """What a seat adds to the shuffle: a word of its own, or random digits."""
    said = ""
    if fair and seat not in table.bots:
        said = checked.tidy_name(screen.ask(words("fair-word", name=table.names[seat])))
    return said or secrets.token_hex(8)


def _introduce(session: TerminalSession) -> None:
    words, screen, match = session.words, session.screen, session.match
    screen.heading(session.voice.rules.title)
    for seat, name in enumerate(match.names):
        bot = session.settings.bots.get(seat)
        if bot is None:
            screen.line(words("seat-person", seat=seat, name=name))
        else:
            screen.line(words("seat-bot", seat=seat, name=name, bot=bot_label(bot, match.game, words)))
    if match.proof is not None:
        screen.paragraph(words("commitment", commitment=match.proof.commitment), style="quiet")
    if session.people:
        screen.paragraph(words("hint"), style="quiet")
    screen.line()


def bot_label(text: str, game: Game, words: Words) -> str:
    """A bot as people name it: by its word in their language, with its rating if that is known, or with its
    settings."""
    name, _, settings = text.partition(":")
    label = words.say(f"bot-{name}") if f"bot-{name}" in words else name
    if settings:
        return words("bot-set", bot=label, settings=settings.replace(":", ", "))
    measured = rating(name, game.name)
    if measured is None:
        return label
    return words("bot-rated", name=label, rating=words.decimal(measured.rating))


def _pick(name: str | None, screen: Screen, words: Words, ask: bool) -> Path:
    """The latest match that waits, or the one chosen among several."""
    waiting = saves.unfinished(name)[:_OFFERED]
    if not waiting:
        raise Trouble("error-nothing-waits", folder=str(home() / "matches"))
    if len(waiting) == 1 or not ask:
        return waiting[0]
    screen.choices([ScreenChoice(path.stem) for path in waiting])
    while True:
        answer = screen.ask(words("ask-default", question=words("ask-resume"), usual="1")) or "1"
        number = checked.choice(answer, len(waiting))
        if number is not None:
            return waiting[number - 1]
        screen.line(words("choice-number", text=answer, count=len(waiting)), "problem")
