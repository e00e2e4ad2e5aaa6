"""What the things on the table of Legendary Inventors are and do."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, TypeAlias

from bottega.engine.explanation import Explanation
from bottega.engine.people.explaining import Asked, Kind, ask, numbered
from bottega.engine.types import Json, Seat
from bottega.games.inventors.actions import REWARD_NAMES
from bottega.games.inventors.components import (
    AGES,
    DISCIPLINES,
    MOST_SPACES,
    TEAM_SIZE,
    TEAMS,
    TOKENS,
    Box,
    Inventor,
)
from bottega.games.inventors.people import tally
from bottega.games.inventors.people.names import invention, inventor, knowledge, members

if TYPE_CHECKING:
    from bottega.engine.people.text import Book

View = dict[str, Json]
Question: TypeAlias = Asked[Box]

_SEATS: Final = numbered(len(TEAMS), 0)
_SPACES: Final = numbered(MOST_SPACES)
_THEMES: Final = numbered(6, 0)


def explain(box: Box, view: View | None, target: str, book: Book) -> Explanation | None:
    """What a thing is and does, as far as this view shows it."""
    return ask(KINDS, box, view, target, book)


# Inventions


def _plate(asked: Question, space: str) -> View | None:
    """The invention in a space of the table; None where there is none."""
    if asked.view is None or int(space) > len(asked.view["inventions"]):
        return None
    plate: View | None = asked.view["inventions"][int(space) - 1]
    return plate


def _invention(asked: Question) -> Explanation | None:
    if asked.view is None or int(asked.value) > len(asked.view["inventions"]):
        return None
    plate = _plate(asked, asked.value)
    if plate is None:
        asked.what("completed")
        return asked.answer("completed", "ages")
    card = invention(asked.box, plate["id"])
    empty = sum(owners.count(None) for owners in plate["slots"].values())
    asked.what("invention")
    if asked.view["stage"] == "reward" and asked.view["pending"]["space"] == int(asked.value):
        asked.what("invention-sharing")
    else:
        asked.what("invention-left", count=empty)
    slots = [
        asked.book.sentence(
            "about-slots", {"discipline": name, "filled": _filled(owners), "total": len(owners)}
        )
        for name, owners in plate["slots"].items()
        if owners
    ]
    asked.figure("head-slots", ", ".join(slots))
    asked.figure("thing-cubes", _cubes_there(asked, plate))
    asked.figure(
        "board-tokens", asked.book.join(_tokens_there(asked, plate)) or asked.book.say("tokens-none")
    )
    _worth(asked, card.id)
    return asked.answer("invention", "work", name=card.name[asked.book.lang])


def _filled(owners: list[Seat | None]) -> int:
    return len(owners) - owners.count(None)


def _cubes_there(asked: Question, plate: View) -> str:
    cubes = [
        asked.book.say("about-cubes-of", {"name": asked.book.names[seat], "count": count})
        for seat, count in enumerate(plate["cubes"])
        if count
    ]
    return ", ".join(cubes) or asked.book.say("cubes-none")


def _tokens_there(asked: Question, plate: View) -> list[str]:
    return [asked.book.say(f"token-{token}") for token in plate["rewards"] if token is not None]


def _worth(asked: Question, id: str) -> None:
    """The figures on an invention that count at the end."""
    card = invention(asked.box, id)
    theme = asked.book.say(f"theme-{card.classification}")
    asked.figure("head-classification", f"{card.classification} ({theme})")
    asked.figure("head-points", card.points)


def _card(asked: Question) -> Explanation:
    card = invention(asked.box, asked.value)
    asked.what("card")
    if asked.view is not None and card.id in asked.view["boxed"]:
        asked.what("card-boxed")
    asked.figure("head-age", card.age, "age")
    _worth(asked, card.id)
    return asked.answer("card", "runs", name=card.name[asked.book.lang])


def _slots(asked: Question) -> Explanation | None:
    space, _, discipline = asked.value.partition(" ")
    plate = _plate(asked, space)
    if plate is None:
        return None
    owners = plate["slots"][discipline]
    asked.what("slots")
    asked.what("slots-left", count=owners.count(None), total=len(owners))
    return asked.answer("slots", "work", discipline=discipline)


def _cubes(asked: Question) -> Explanation | None:
    plate = _plate(asked, asked.value)
    if plate is None:
        return None
    asked.what("cubes")
    for seat, count in enumerate(plate["cubes"]):
        if count:
            asked.figure_named(asked.book.names[seat], str(count))
    return asked.answer("cubes", "sharing")


def _sharing(asked: Question) -> Explanation:
    asked.what("sharing")
    if asked.view is not None and asked.view["pending"]["sharing"]:
        asked.what("sharing-now", seats=asked.view["pending"]["sharing"])
    return asked.answer("sharing", "sharing")


def _reward(asked: Question) -> Explanation:
    """The card that is being shared, or one of the tokens on it."""
    number = int(asked.value)
    name = REWARD_NAMES[number].replace(" ", "-")
    rule = "sharing"
    plate = None
    if asked.view is not None and asked.view["stage"] == "reward":
        plate = _plate(asked, str(asked.view["pending"]["space"]))
    if plate is not None and asked.view is not None:
        if number == 0:
            card = invention(asked.box, plate["id"])
            asked.what("reward-card", points=card.points, number=card.classification)
            if not asked.view["pending"]["card_left"]:
                asked.what("reward-gone")
        elif plate["rewards"][number - 1] is None:
            asked.what("reward-gone")
        else:
            rule = _about_token(asked, plate["rewards"][number - 1])
    asked.what("reward")
    return asked.answer("reward", rule, reward=name)


# Inventors


def _discipline(asked: Question) -> Explanation:
    asked.what("discipline")
    return asked.answer("discipline", "work", discipline=asked.value)


def _own_inventor(asked: Question) -> Explanation | None:
    """One of the viewer's inventors, by number."""
    if asked.board is None or not asked.board["inventors"]:
        return None
    return _about_inventor(asked, asked.board["inventors"][int(asked.value) - 1]["id"])


def _person(asked: Question) -> Explanation:
    return _about_inventor(asked, asked.value)


def _about_inventor(asked: Question, id: str) -> Explanation:
    member = inventor(asked.box, id)
    levels: Mapping[str, int] = dict(zip(DISCIPLINES, member.start, strict=True))
    asked.what("inventor")
    for board in [] if asked.view is None else asked.view["boards"]:
        for shown in board["inventors"]:
            if shown["id"] == id:
                levels = shown["levels"]
                asked.what("inventor-busy" if shown["busy"] else "inventor-free")
    asked.what("inventor-goal", points=member.points)
    if tally.reached(member, levels):
        asked.what("inventor-reached")
    asked.figure("figure-knowledge", dict(levels), "levels")
    asked.figure("head-goal", dict(zip(DISCIPLINES, member.goal, strict=True)), "goal")
    asked.figure("head-points", member.points)
    return asked.answer("inventor", "work", inventor=id)


def _team(asked: Question) -> Explanation:
    asked.what("team")
    for seat, board in enumerate([] if asked.view is None else asked.view["boards"]):
        if board["team"] == asked.value:
            asked.what("team-led", seat=seat)
    for member in members(asked.box, asked.value):
        asked.figure_named(member.name[asked.book.lang], _in_short(asked, member))
    return asked.answer("team", "setup", name=asked.book.say(f"team-{asked.value}"))


def _in_short(asked: Question, member: Inventor) -> str:
    start = knowledge(dict(zip(DISCIPLINES, member.start, strict=True)), asked.book)
    goal = knowledge(dict(zip(DISCIPLINES, member.goal, strict=True)), asked.book)
    return asked.book.say("figure-of-team", {"levels": start, "goal": goal, "points": member.points})


# Tokens

_TOKEN_RULES: Final = {
    "progression": "progression",
    "availability": "availability",
    "additional_knowledge": "additional-knowledge",
    "classification": "classification",
    "victory_points": "victory-points",
}


def _about_token(asked: Question, name: str) -> str:
    """What a token does; the paragraph about it."""
    kind, value = name.rstrip("_1234"), int(name[-1]) if name[-1].isdigit() else 0
    asked.what(f"token-{kind}", value=value, below=value - 1, points=value)
    asked.what("token-back")
    return _TOKEN_RULES[kind]


def _token(asked: Question) -> Explanation:
    rule = _about_token(asked, asked.value)
    if asked.board is not None:
        asked.figure("figure-yours", asked.board["tokens"][asked.value])
    asked.figure("figure-in-box", asked.box.token_counts[TOKENS.index(asked.value)])
    return asked.answer("token", rule, token=asked.value)


def _bag(asked: Question) -> Explanation:
    asked.what("bag")
    if asked.view is not None:
        for name, count in asked.view["bag"].items():
            if count:
                asked.figure(f"token-{name}", count)
    return asked.answer("bag", "tokens")


# Turns, players, symbols


def _age(asked: Question) -> Explanation:
    asked.what("age", "age-slots")
    return asked.answer("age", "ages", age=int(asked.value))


def _statue(asked: Question) -> Explanation:
    asked.what("statue")
    if asked.view is not None:
        asked.say("about-statue", seat=asked.view["statue"])
    return asked.answer("statue", "complete")


def _seat(asked: Question) -> Explanation | None:
    seat = asked.player()
    if seat is None or asked.view is None:
        return None
    board = asked.view["boards"][seat]
    asked.what("seat")
    if board["team"]:
        scored = tally.points(asked.box, board)
        for line, points in scored.items():
            asked.figure(f"score-{line}", points)
        asked.figure("score-total", sum(scored.values()))
    return asked.answer("seat", "end", seat=seat)


def _theme(asked: Question) -> Explanation:
    number = int(asked.value)
    asked.what("theme")
    return asked.answer("theme", "runs", number=number, theme=asked.value)


def _plain(kind: str, rule: str) -> tuple[tuple[str, ...], Callable[[Question], Explanation]]:
    """A thing of which there is one: its name says which."""

    def tell(asked: Question) -> Explanation:
        asked.what(kind)
        return asked.answer(kind, rule)

    return ("",), tell


def _cards(box: Box) -> dict[str, int]:
    return box.index


def _people(box: Box) -> list[str]:
    return [member.id for team in box.teams for member in team]


#: Every kind of things, by what stands before the colon of a target.
KINDS: Final[dict[str, Kind[Box]]] = {
    "invention": (_SPACES, _invention),
    "card": (_cards, _card),
    "slots": (tuple(f"{space} {name}" for space in _SPACES for name in DISCIPLINES), _slots),
    "cubes": (_SPACES, _cubes),
    "sharing": (("",), _sharing),
    "reward": (numbered(len(REWARD_NAMES), 0), _reward),
    "discipline": (DISCIPLINES, _discipline),
    "inventor": (numbered(TEAM_SIZE), _own_inventor),
    "person": (_people, _person),
    "team": (TEAMS, _team),
    "token": (TOKENS, _token),
    "bag": (("",), _bag),
    "rest": _plain("rest", "rest"),
    "enough": _plain("enough", "additional-knowledge"),
    "done": _plain("done", "final-placing"),
    "age": (numbered(AGES), _age),
    "statue": (("",), _statue),
    "seat": (_SEATS, _seat),
    "theme": (_THEMES, _theme),
    "run": _plain("run", "runs"),
    "points": _plain("points", "points"),
    "cube": _plain("cube", "work"),
    "slot": _plain("slot", "complete"),
    "available": _plain("available", "rest"),
    "busy": _plain("busy", "rest"),
    "level": _plain("level", "progression"),
    "goal": _plain("goal", "goals"),
}
