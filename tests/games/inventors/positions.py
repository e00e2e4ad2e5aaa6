"""Positions written down: a match in any situation, with all other components in their places.

A position is a dump with something changed in it, loaded again. Inventors and inventions are called by
their ids (``work archimedes on bow``), slots by letters: Physics, Chemistry, Mechanics, mAthematics.
What nobody names is put where it does no harm.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from typing import Final

from bottega.engine.refusal import Refusal
from bottega.engine.types import Deal, Json, Seat
from bottega.games.inventors import Inventors, inventors
from bottega.games.inventors.state import InventorsState

GAME: Final = inventors()

COLOURS: Final = ("green", "blue", "yellow", "purple", "red")
DISCIPLINES: Final = ("physics", "chemistry", "mechanics", "mathematics")
LETTERS: Final = "PCMA"
TOKENS: Final = (
    "progression_2",
    "progression_3",
    "progression_4",
    "availability",
    "additional_knowledge",
    "classification",
    "victory_points_1",
    "victory_points_2",
    "victory_points_3",
)
_NOTHING_PENDING: Final = {
    "inventor": -1,
    "space": -1,
    "extra": 0,
    "discipline": -1,
    "sharing": [],
    "card_left": False,
}


def members(colour: str) -> list[str]:
    """The ids of a team's inventors, in the order of the tiles."""
    return [id for id, inventor in GAME.edition.figures["inventors"].items() if inventor["team"] == colour]


def of_age(age: int) -> list[str]:
    return [id for id, card in GAME.edition.figures["inventions"].items() if card["age"] == age]


def slots(id: str, game: Inventors = GAME) -> str:
    """The slots of an invention in letters."""
    figures = game.edition.figures["inventions"][id]["slots"]
    return "".join(letter * figures[name] for letter, name in zip(LETTERS, DISCIPLINES, strict=True))


def four(levels: str) -> list[int]:
    """Levels by discipline: ``P1 M2`` as [1, 0, 2, 0]."""
    named = {part[0]: int(part[1:]) for part in levels.split()}
    assert set(named) <= set(LETTERS)
    return [named.get(letter, 0) for letter in LETTERS]


def token(name: str) -> dict[str, Json]:
    """A token as deals and views write it."""
    if name[-1].isdigit():
        return {"kind": name[:-2], "value": int(name[-1])}
    return {"kind": name, "value": None}


def token_name(data: dict[str, Json]) -> str:
    return str(data["kind"]) if data["value"] is None else f"{data['kind']}_{data['value']}"


def card(
    id: str, cubes: Mapping[Seat, str] | None = None, rewards: Sequence[str | None] | None = None
) -> dict[str, Json]:
    """An invention on the table: whose cubes fill which slots, and the tokens on it."""
    return {"id": id, "cubes": dict(cubes or {}), "rewards": rewards}


def team(
    colour: str = "",
    *,
    levels: Mapping[str, str] | None = None,
    busy: Sequence[str] = (),
    tokens: Sequence[str] = (),
    cards: Sequence[str] = (),
) -> dict[str, Json]:
    """What one seat has. `levels` says for some inventors all that they know; `busy` names inventors."""
    return {
        "colour": colour,
        "levels": dict(levels or {}),
        "busy": list(busy),
        "tokens": list(tokens),
        "cards": list(cards),
    }


def position(
    *teams: dict[str, Json],
    game: Inventors = GAME,
    inventions: Sequence[dict[str, Json]] = (),
    age: int = 1,
    gone: int | None = None,
    turn: Seat = 0,
    statue: Seat = 0,
    stage: str = "turn",
) -> InventorsState:
    """A match at a turn of seat `turn`, with a team per seat (without a colour: green, blue, ...).

    The table is filled up with other inventions of the age, but for `gone` of them: as many as the
    seats own, unless told. The stages "final" and "over" come when all three ages are gone.
    """
    players = len(teams)
    dump = game.start(game.deal(players, seed=1)).dump()
    ended = stage in ("final", "over")
    dump.update(
        stage=stage,
        age=3 if ended else age,
        turn=turn,
        statue=statue,
        actors=[] if stage == "over" else [turn],
        over=stage == "over",
        final=ended,
        pending=dict(_NOTHING_PENDING),
        boards=[_board(seat, given) for seat, given in enumerate(teams)],
    )
    supply = Counter({name: game.edition.figures["tokens"][name]["count"] for name in TOKENS})
    supply.subtract(name for given in teams for name in given["tokens"])
    supply.subtract(name for shown in inventions for name in shown["rewards"] or () if name)
    assert min(supply.values()) >= 0, "more tokens than there are"
    bag = list(supply.elements())
    owned = [id for given in teams for id in given["cards"]]
    dump["boxed"] = []
    dump["coming"] = []
    for n in (1, 2, 3):
        _lay_age(dump, n, game, inventions if n == age and not ended else (), gone, owned, bag)
    dump["bag"] = {name: bag.count(name) for name in TOKENS}
    dump["spent"] = dict.fromkeys(TOKENS, 0)
    return game.load(dump)


def _board(seat: Seat, given: dict[str, Json]) -> dict[str, Json]:
    colour = given["colour"] or COLOURS[seat]
    ids = members(colour)
    assert {*given["levels"], *given["busy"]} <= set(ids)
    start = {id: list(GAME.edition.figures["inventors"][id]["start"].values()) for id in ids}
    return {
        "team": colour,
        "levels": [four(given["levels"][id]) if id in given["levels"] else start[id] for id in ids],
        "busy": [id in given["busy"] for id in ids],
        "tokens": {name: given["tokens"].count(name) for name in TOKENS},
        "cards": given["cards"],
    }


def _lay_age(
    dump: dict[str, Json],
    age: int,
    game: Inventors,
    inventions: Sequence[dict[str, Json]],
    gone: int | None,
    owned: Sequence[str],
    bag: list[str],
) -> None:
    """The inventions of one age: owned, in the box, on the table or to come; tokens from the bag."""
    count = dump["players"] + 3
    named = [shown["id"] for shown in inventions]
    taken = [id for id in owned if id in of_age(age)]
    others = [id for id in of_age(age) if id not in named and id not in taken]
    if age > dump["age"]:
        assert not taken, "nobody owns an invention of an age to come"
        drawn = others[:count]
        dump["coming"].append({"inventions": drawn, "tokens": [[bag.pop(), bag.pop()] for _ in drawn]})
        return
    if age < dump["age"] or dump["final"]:
        gone = count
    elif gone is None:
        gone = len(taken)
    more = [others.pop(0) for _ in range(count - gone - len(named))]
    dump["boxed"] += [others.pop() for _ in range(gone - len(taken))]
    if age == dump["age"]:
        shown = [*inventions, *(card(id) for id in more)]
        dump["inventions"] = [_card(dump["players"], game, given, bag) for given in shown] + [None] * gone


def _card(players: int, game: Inventors, given: dict[str, Json], bag: list[str]) -> dict[str, Json]:
    empty = Counter(slots(given["id"], game))
    for letters in given["cubes"].values():
        empty.subtract(letters)
    rewards = [bag.pop(), bag.pop()] if given["rewards"] is None else given["rewards"]
    return {
        "id": given["id"],
        "empty": {name: empty[letter] for letter, name in zip(LETTERS, DISCIPLINES, strict=True)},
        "cubes": [len(given["cubes"].get(seat, "")) for seat in range(players)],
        "owners": {name: _owners(given["cubes"], a) for a, name in zip(LETTERS, DISCIPLINES, strict=True)},
        "rewards": [name and token(name) for name in rewards],
    }


def _owners(cubes: Mapping[Seat, str], letter: str) -> list[Seat]:
    return [seat for seat, letters in sorted(cubes.items()) for _ in range(letters.count(letter))]


def deal(players: int, **changes: Json) -> Deal:
    """A deal with some of its keys replaced; the teams are green, blue, ... where they are dealt."""
    return {**GAME.deal(players, seed=1), "teams": list(COLOURS[:players]), **changes}


def on_table(state: InventorsState) -> list[str | None]:
    """The ids of the inventions by space, None where one is gone."""
    return [shown and shown["id"] for shown in state.view(None)["inventions"]]


def _numbers(state: InventorsState, text: str, seat: Seat) -> str:
    """Notation: ids as the numbers of tiles and spaces."""
    colour = seat_board(state, seat)["team"]
    names = {id: str(n) for n, id in enumerate(members(colour), 1)} if colour else {}
    names |= {id: str(n) for n, id in enumerate(on_table(state), 1) if id}
    return " ".join(names.get(word, word) for word in text.split())


def _names(state: InventorsState, text: str, seat: Seat) -> str:
    """The other way round."""
    words = text.split()
    if words[0] in ("work", "raise"):
        words[1] = members(seat_board(state, seat)["team"])[int(words[1]) - 1]
    if words[0] == "work":
        words[3] = str(on_table(state)[int(words[3]) - 1])
    return " ".join(words)


def play(state: InventorsState, *texts: str) -> InventorsState:
    """The seats that must decide make these decisions, one after the other; the laws hold throughout."""
    for text in texts:
        seat = state.actors[0]
        state.play(seat, GAME.parse(_numbers(state, text, seat)))
        assert state.audit() == []
    return state


def legal(state: InventorsState, *first: str) -> list[str]:
    """What may be decided now; only what starts with a word of `first`."""
    texts = [_names(state, str(a), state.actors[0]) for a in state.legal(state.actors[0])]
    return [text for text in texts if not first or text.startswith(first)]


def refusal(state: InventorsState, text: str, seat: Seat | None = None) -> Refusal:
    """Why the seat that must decide (or another one) may not do this."""
    who = state.actors[0] if seat is None else seat
    refused = state.why_not(who, GAME.parse(_numbers(state, text, who)))
    assert refused is not None, f"{text} is legal"
    return refused


def seat_board(state: InventorsState, seat: Seat = 0) -> dict[str, Json]:
    shown: dict[str, Json] = state.view(None)["boards"][seat]
    return shown


def knows(state: InventorsState, id: str) -> str:
    """What an inventor knows: ``P1 M2``."""
    for board in state.view(None)["boards"]:
        if board["team"] and id in members(board["team"]):
            levels = next(member["levels"] for member in board["inventors"] if member["id"] == id)
            return " ".join(f"{a}{n}" for a, n in zip(LETTERS, levels.values(), strict=True) if n)
    raise AssertionError(f"nobody leads {id}")


def busy(state: InventorsState, seat: Seat = 0) -> list[str]:
    board = seat_board(state, seat)
    return [member["id"] for member in board["inventors"] if member["busy"]]


def tokens(state: InventorsState, seat: Seat = 0) -> list[str]:
    return list(Counter(seat_board(state, seat)["tokens"]).elements())


def cards(state: InventorsState, seat: Seat = 0) -> list[str]:
    return list(seat_board(state, seat)["cards"])


def spent(state: InventorsState) -> list[str]:
    """The tokens out of the game."""
    return list(Counter(state.view(None)["spent"]).elements())


def boxed(state: InventorsState) -> list[str]:
    """The inventions out of the game."""
    return list(state.view(None)["boxed"])


def _shown(state: InventorsState, id: str) -> dict[str, Json]:
    shown: dict[str, Json] = state.view(None)["inventions"][on_table(state).index(id)]
    return shown


def empty(state: InventorsState, id: str) -> str:
    """The empty slots of an invention in letters."""
    slots = empty_slots(_shown(state, id))
    return "".join(letter * slots[name] for letter, name in zip(LETTERS, DISCIPLINES, strict=True))


def empty_slots(shown: dict[str, Json]) -> dict[str, int]:
    """The number of empty slots of an invention in a view, by discipline."""
    return {name: owners.count(None) for name, owners in shown["slots"].items()}


def cubes(state: InventorsState, id: str) -> list[int]:
    """The cubes on an invention, by seat."""
    return list(_shown(state, id)["cubes"])


def rewards(state: InventorsState, id: str) -> list[str | None]:
    """The tokens on an invention, None where one is taken."""
    return list(_shown(state, id)["rewards"])


def stage(state: InventorsState) -> str:
    return str(state.view(None)["stage"])


def seen(state: InventorsState, key: str) -> Json:
    """What everybody sees under this key: age, statue, turn ..."""
    return state.view(None)[key]


def score(state: InventorsState, seat: Seat = 0) -> dict[str, int]:
    """The lines of a seat's count, with its total."""
    result = state.scores()[seat]
    return {**result["lines"], "total": result["total"]}
