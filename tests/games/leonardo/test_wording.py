"""How the game speaks and looks: complete, within its width, and silent about what is hidden."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Iterator, Mapping
from functools import cache
from importlib.resources import files

import pytest
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from bottega.engine import editions
from bottega.engine.action import Action
from bottega.engine.events import Event, Log
from bottega.engine.people.lines import cells, length
from bottega.engine.people.rulebook import rulebook
from bottega.engine.people.text import LANGUAGES, Book
from bottega.engine.refusal import Refusal
from bottega.engine.types import Json, Seat, Viewer
from bottega.games.leonardo import Leonardo, leonardo
from bottega.games.leonardo.components import COMPONENTS, METALS, PLACES
from bottega.games.leonardo.state import LeonardoState
from bottega.games.leonardo.table import STAGES

GAME = leonardo()
NAMES = ["Anna", "Bruno", "Chiara", "Dario", "Elena"]
WIDTHS = (80, 100, 123, 160)
STYLES = {"bold", "dim", "green", "blue", "yellow", "magenta", "red", "cyan"}
RULES = (
    "setup", "setup-beginners", "favours", "inventions", "turn", "phase-a", "cancel", "secrecy", "phase-b",
    "ranking", "council", "council-move", "council-florins", "council-deck", "council-component", "codex",
    "offer", "workshop", "academy", "shops", "laboratories", "phase-d", "specialisation", "still-working",
    "auction", "end-of-turn", "research-turns", "end", "ties",
)  # fmt: skip


@cache
def book(lang: str = "en") -> Book:
    return Book(GAME, lang, NAMES)


def owner_edition() -> Leonardo:
    """The edition that ships with the game."""
    text = GAME.data.joinpath("editions", "owner.yaml").read_text(encoding="utf-8")
    return GAME.with_edition(
        editions.parse(text, "owner.yaml", GAME.edition.figures, GAME.figures, GAME.name)
    )


def plain(text: str) -> str:
    """With ordinary spaces only."""
    return text.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ")


def drawn(view: dict[str, Json], lang: str = "en", width: int = 100) -> list[str]:
    return ["".join(text for text, _ in line) for line in GAME.board(view, book(lang), width)]


def described(view: dict[str, Json], lang: str = "en") -> list[str]:
    return GAME.describe(view, book(lang))


# Matches.


def choose(state: LeonardoState, seat: Seat, rng: random.Random) -> Action:
    """A random action of a random type, but mostly one that brings inventions forward."""
    legal = state.legal(seat)
    starts = [action for action in legal if action.type == "start"]
    workers = [
        action for action in legal if "place:small" in action.targets or "place:large" in action.targets
    ]
    for eager in (starts, workers):
        if eager and rng.random() < 0.7:
            return eager[-1 if rng.random() < 0.5 else 0]
    kind = rng.choice(sorted({action.type for action in legal}))
    return rng.choice([action for action in legal if action.type == kind])


def matches() -> Iterator[LeonardoState]:
    """The start of a match for every number of players with every option."""
    for players in GAME.seats:
        for start in GAME.options["start"].choices:
            for codex in GAME.options["codex"].choices:
                deal = GAME.deal(players=players, seed=players, start=start, codex=codex)
                yield GAME.start(deal)


@cache
def states() -> list[LeonardoState]:
    """Moments of random matches, from the first to the last, and some that are rare."""
    found = [sealed_bids(), two_auctions(), two_looks(), offer_at_the_kiln(), moving_a_rival()]
    found.append(play(two_auctions(), "0: bid 0", "1: bid 4"))
    for number, state in enumerate(matches()):
        rng = random.Random(number)
        seen: Counter[int] = Counter()
        while not state.over:
            seen[state.stage] += 1
            if seen[state.stage] == 1 + number % 3 or rng.randrange(60) == 0:
                found.append(state.clone())
            seat = rng.choice(state.actors)
            state.play(seat, choose(state, seat, rng))
        found.append(state)
    return found


def views() -> Iterator[tuple[LeonardoState, Viewer, dict[str, Json]]]:
    """Each state as one seat sees it, in turns, and as a spectator does."""
    for number, state in enumerate(states()):
        for viewer in (number % state.players, None):
            yield state, viewer, state.view(viewer)


def play(state: LeonardoState, *decisions: str) -> LeonardoState:
    """Decisions in notation, by the seat that is asked; ``1: bid 3`` says by whom."""
    for text in decisions:
        who, _, notation = text.rpartition(": ")
        state.play(int(who) if who else state.actors[0], GAME.parse(notation))
    return state


def start(players: int = 2) -> LeonardoState:
    return GAME.start(GAME.deal(players=players, seed=1))


def sealed_bids() -> LeonardoState:
    """Two have completed invention 1; one of them has bid."""
    state = play(start(), "start 1 in small", "start 1 in small", "done")
    play(state, "place 2 in small", "place 2 in small", "master to small", "master to small", "pass", "pass")
    return play(state, "1: bid 3")


def two_auctions() -> LeonardoState:
    """Two players have completed the same two inventions."""
    dump = start().dump()
    for board in dump["boards"]:
        board["components"] = dict.fromkeys(COMPONENTS, 2)
        board["labs"][1]["spaces"] = 4
        board.update(apprentices=7, free=7, academy=0)
    dump["shops"] = dict.fromkeys(COMPONENTS, GAME.box.components - 4)
    state = play(GAME.load(dump), *("start 1 in small", "start 8 in large") * 2)
    for _ in range(2):
        play(state, "place 4 in large", "place 4 in large", "pass", "pass", "done", "done")
    play(state, "place 4 in large", "place 4 in large", "place 2 in small", "place 2 in small")
    return play(state, "master to small", "master to small", "pass", "pass")


def two_looks() -> LeonardoState:
    """Two have looked at the top of the deck, one after the other."""
    state = start()
    for placing in (("place 1 in council", "pass", "pass"), ("pass", "place 1 in council", "pass")):
        play(state, "done", "done", *placing, "leonardo to seat 0", "benefit 3")
        for _ in range(3):
            seat = state.actors[0]
            state.play(seat, state.legal(seat)[-1])
    return state


def offer_at_the_kiln() -> LeonardoState:
    """Chiara is asked at the Kiln; she has fewer workers than the master counts for."""
    state = play(start(3), "done", "done", "done")
    play(
        state,
        "place 1 in kiln",
        "place 2 in kiln",
        "place 3 in kiln",
        "master to kiln",
        "pass",
        "pass",
        "pass",
    )
    return play(state, "accept")


def moving_a_rival() -> LeonardoState:
    """By the Codex, Anna moves an apprentice of Bruno, who is first at the Joiner."""
    state = GAME.start(GAME.deal(players=2, seed=1, codex="on"))
    play(state, "done", "done", "place 1 in council", "place 1 in kiln", "pass", "master to joiner", "pass")
    return play(state, "leonardo to seat 0", "benefit 1", "lift seat 1 from kiln")


# The board.


def test_the_moments_show_every_kind_of_decision() -> None:
    assert {STAGES[state.stage] for state in states()} == set(STAGES)
    assert {state.players for state in states()} == set(GAME.seats)


@pytest.mark.exhaustive
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_of_the_board_is_wider_than_the_terminal(lang: str, width: int) -> None:
    for _, _, view in list(views())[:: 2 if lang == "en" else 3]:
        for line in GAME.board(view, book(lang), width):
            assert length(line) <= width
            for text, style in line:
                assert cells(text) == len(text)
                assert set(style.split()) <= STYLES


@pytest.mark.exhaustive
def test_names_of_any_length_and_script_keep_the_board_in_shape() -> None:
    names = ["Bartolomeo di Lodovico Buonarroti Simoni", "明日香の工房とその仲間たち一同", "", "É" * 60, "E"]
    books = [Book(GAME, lang, names) for lang in LANGUAGES]
    for state in [state for state in states() if state.players == 5][::4]:
        for say in books:
            for width in (80, 100):
                assert all(length(line) <= width for line in GAME.board(state.view(1), say, width))


@pytest.mark.exhaustive
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_shows_every_card_every_name_and_every_florin(lang: str) -> None:
    say = book(lang)
    for state, viewer, view in list(views())[::2]:
        lines = drawn(view, lang)
        text = "\n".join(lines)
        numbers = set(map(int, re.findall(r"\d+", text)))
        assert all(card in numbers for card in range(1, 26))
        for seat, board in enumerate(view["boards"]):
            heading = next(line for line in lines if line.startswith("── ") and NAMES[seat] in line)
            assert say.say("florins", {"florins": board["florins"]}) in heading
            assert ("►" in heading) == (seat in state.actors)
            assert (say.say("board-leonardo") in heading) == (seat == view["leonardo"])
        if viewer is not None:
            for card in view["deck"].get("known", ()):
                assert card in numbers


def test_the_board_explains_its_letters() -> None:
    for lang in LANGUAGES:
        say = book(lang)
        legend = " ".join(drawn(start().view(0), lang)[-4:])
        for name in COMPONENTS:
            assert f"{say.say(f'symbol-{name}')} {say.say(f'component-{name}')}" in legend
        for name in METALS:
            assert f"{say.say(f'symbol-{name}')} {say.say(f'metal-{name}')}" in legend
        letters = [say.say(f"symbol-{name}") for name in (*COMPONENTS, *METALS)]
        assert len(set(letters)) == len(letters)
        workers = [say.say(f"symbol-{name}") for name in ("apprentice", "master", "man")]
        assert not set(workers) & set(letters)


def test_the_board_shows_where_the_match_stands() -> None:
    assert " Turn [1] 2  3  4  5  6  7  │ 8  9    Phase [A] B  C  D " in drawn(start().view(0))
    late = play(start(), *("done", "done", "pass", "pass") * 7)
    lines = drawn(late.view(0))
    assert " Turn  1  2  3  4  5  6  7  │[8] 9    Phase [A] B  C  D " in lines
    assert any(line.startswith(" The city is closed") for line in lines)
    expert = GAME.start(GAME.deal(players=2, seed=1, start="expert"))
    assert " Turn [0] 1  2  3  4  5  6  7  │ 8  9    Phase  A  B  C  D " in drawn(expert.view(0))


def test_the_board_shows_a_requested_invention_with_all_its_figures() -> None:
    row = next(line for line in drawn(start().view(0)) if line.startswith(" 12 "))
    assert row.split() == ["12", "Bellows", "machine", "11", "1G", "2W", "13/10", "wood", "silver"]


def test_the_board_shows_queues_in_order_of_arrival_and_the_price() -> None:
    lines = drawn(offer_at_the_kiln().view(0))
    first = next(i for i, line in enumerate(lines) if "► G Kiln" in line)
    kiln = [" ".join(line.split("│")[3].split()) for line in lines[first + 1 : first + 5]]
    assert kiln == ["brick: 10 · price 2", "Anna 1+@", "Bruno 2", "► Chiara 3"]


def test_the_board_shows_one_s_own_laboratories_and_counts_what_others_may_hold() -> None:
    state = play(start(), "start 13 in small", "start 1 in small", "done", "place 2 in small")
    own = "\n".join(drawn(state.view(0)))
    assert "[ii_] week 0 of 7 · new" in own
    assert "13 Aiming crossbow · not requested" in own
    assert re.search(r"│ 1B 1R +│", own)
    assert re.search(r"│ in all 1I 1B 2R +│", own)
    other = "\n".join(drawn(state.view(1)))
    possible = state.view(1)["boards"][0]["labs"]["small"]["possible"]
    assert "13 Aiming crossbow" not in other
    assert f"{len(possible)} possibilities: " in other
    assert "small laboratory, 3 spaces [ii_] week 0 · new · " in other
    assert "components 1I 1B 2R" in other


def others_works(view: dict[str, Json]) -> list[list[int]]:
    """What the laboratories of the others may hold, where they are not revealed."""
    labs = [
        lab
        for seat, board in enumerate(view["boards"])
        if seat != view["seat"]
        for lab in board["labs"].values()
    ]
    return [lab["possible"] for lab in labs if not lab["shown"]]


def test_more_than_a_few_possibilities_are_only_counted() -> None:
    many = [
        view
        for _, viewer, view in views()
        if viewer is not None and any(len(works) > 8 for works in others_works(view))
    ]
    assert many
    for view in many[:5]:
        count = max(map(len, others_works(view)))
        text = "\n".join(drawn(view, width=160))
        assert re.search(rf"{count} possibilities(?!:)", text)


def test_a_spectator_sees_the_board_of_the_seat_to_decide_first() -> None:
    state = play(start(3), "done")
    seats = [line for line in drawn(state.view(None)) if line.startswith("── ")]
    assert [re.findall(r"Anna|Bruno|Chiara", line) for line in seats] == [["Bruno"], ["Anna"], ["Chiara"]]
    assert "in hand" not in "\n".join(drawn(state.view(None)))


def test_sealed_bids_are_shown_as_made_or_not_made() -> None:
    lines = [" ".join(line.split()) for line in drawn(sealed_bids().view(0))]
    assert "• Anna has not made an offer yet." in lines
    assert "• Bruno has made an offer." in lines
    assert any("1 Automatic hammer (auction)" in line for line in lines)
    assert "• Bruno has offered 3 florins, still in secret." in [
        " ".join(line.split()) for line in drawn(sealed_bids().view(1))
    ]


def test_auctions_to_come_and_auctions_past_are_told() -> None:
    state = two_auctions()
    text = "\n".join(described(state.view(0)))
    assert "Auction of the card 1 Automatic hammer among Anna and Bruno." in text
    assert "To be auctioned after that: 8 Theatral latch" in text
    play(state, "0: bid 0", "1: bid 4")
    assert "Auctioned last, the card 1 Automatic hammer. Offers: Anna 0, Bruno 4." in described(state.view(0))


def test_what_is_known_of_the_deck_is_told_to_those_who_know_it() -> None:
    state = two_looks()
    top = list(state.deck[:4])
    first, second, outside = (described(state.view(viewer)) for viewer in (0, 1, None))
    names = [str(book().word("invention", card)) for card in top]
    assert f"Bruno knows the top of the deck, from the first: {book().join(names)}." in second
    assert "Bruno knows the top 4 inventions of the deck in their order." in first
    seen = [str(book().word("invention", card)) for card in state.sight[0]]
    assert f"Anna knows that among the top 4 there are, in any order: {book().join(seen)}." in first
    told = "Of the top 4 inventions of the deck, Anna knows at least 4 and at most 4, but not their order."
    assert told in second
    assert told in outside
    assert f"you know, somewhere among the top 4: {', '.join(map(str, state.sight[0]))}" in "\n".join(
        drawn(state.view(0))
    )


# Secrets.


@pytest.mark.exhaustive
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_hidden_changes_what_is_shown(lang: str) -> None:
    """Whatever lies under the others' laboratories and in the deck, whatever the others have seen and
    bid: the viewer is shown the same."""
    rng = random.Random(3)
    for state, viewer, view in list(views())[::3]:
        other = state.imagine(viewer, rng)
        assert drawn(other.view(viewer), lang) == drawn(view, lang)
        assert described(other.view(viewer), lang) == described(view, lang)


def test_a_laboratory_of_others_is_told_by_its_possibilities_alone() -> None:
    told = 0
    for _, viewer, view in views():
        lines = described(view)
        for seat in range(view["players"]):
            for name, lab in view["boards"][seat]["labs"].items():
                if seat == viewer or lab["weeks"] is None or lab["shown"]:
                    continue
                assert "work" not in lab
                line = next(line for line in lines if line.startswith(f"{NAMES[seat]}, {name} laboratory: "))
                work = line.split(" so far, on ")[1].split(": ")[-1]
                numbers = list(map(int, re.findall(r"\b\d+\b", work)))
                assert numbers == lab["possible"]
                told += 1
    assert told > 50


def test_a_bid_is_secret_until_all_are_made() -> None:
    low, high = sealed_bids(), sealed_bids()
    dump = high.dump()
    dump["bids"][1] = 5
    high = GAME.load(dump)
    for viewer in (0, None):
        assert drawn(low.view(viewer)) == drawn(high.view(viewer))
        assert described(low.view(viewer)) == described(high.view(viewer))
    assert drawn(low.view(1)) != drawn(high.view(1))


# The description.


@pytest.mark.exhaustive
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_description_tells_everything_in_sight(lang: str) -> None:
    say = book(lang)
    for _, viewer, view in list(views())[::2]:
        lines = described(view, lang)
        text = "\n".join(lines)
        assert "\n\n" not in text
        for seat, board in enumerate(view["boards"]):
            own = "\n".join(line for line in lines if NAMES[seat] in line)
            assert say.say("florins", {"florins": board["florins"]}) in own
            assert say.say("apprentices", {"count": board["apprentices"]}) in own
            for name, count in board["components"].items():
                if count:
                    assert say.say(f"components-{name}", {"count": count}) in own
            for card in {*board["cards"], *board["done"]} - {
                lot["invention"] for lot in view["pending"]["lots"]
            }:
                assert str(say.word("invention", card)) in own
        for card in filter(None, view["requested"]):
            assert str(say.word("invention", card)) in text
        if view["turn"] < 8:
            for place, queue in view["city"].items():
                letter = "ABCDEFGH"[PLACES.index(place)]
                line = next(
                    line for line in lines if line.startswith(f"{letter}, {say.say(f'place-{place}')}")
                )
                found = [name for name in re.findall(r"\w+", line) if name in NAMES]
                assert found == [NAMES[there["seat"]] for there in queue]
        if viewer is not None:
            own_board = view["boards"][viewer]
            for name, count in own_board["hand"].items():
                if count:
                    assert say.say(f"components-{name}", {"count": count}) in text
            for lab in own_board["labs"].values():
                if lab["work"]:
                    assert str(say.word("invention", lab["work"])) in text


def test_the_description_begins_with_what_is_to_be_decided() -> None:
    assert described(offer_at_the_kiln().view(2))[:5] == [
        "Turn 1 of 9, phase C, Kiln: the offer goes to Chiara.",
        "Anna has Leonardo.",
        "Ranking at the Kiln: Anna, Chiara and Bruno.",
        "The next benefit costs 2 florins.",
        "Chiara has 3 florins.",
    ]


# Sentences.

#: At these decisions everything that is refused is looked at, at others now and then.
THOROUGH = ("pick", "benefit", "lift", "put", "component", "bid")


@cache
def sentences() -> dict[str, dict[str, Json]]:
    """An example of every prompt, event and refusal that matches bring up, by message id."""
    found: dict[str, dict[str, Json]] = {}
    for number, state in enumerate([*matches(), *(scene.clone() for scene in states()[:5])]):
        rng = random.Random(100 + number)
        state.log = log = Log()
        while not state.over:
            for seat in state.actors:
                prompt = state.prompt(seat)
                assert prompt is not None
                found[f"prompt-{prompt.kind}"] = prompt.values
            if rng.randrange(12) == 0 or STAGES[state.stage] in THOROUGH:
                for action in GAME.actions:
                    refusal = state.why_not(state.current, action)
                    if refusal is not None:
                        found[f"refusal-{refusal.code}"] = refusal.values
            seat = rng.choice(state.actors)
            state.play(seat, choose(state, seat, rng))
        for event in log.events:
            found[f"event-{event.kind}"] = event.values
    return found


#: What the rules can refuse but hardly any match brings up.
RARE: dict[str, dict[str, Json]] = {
    "refusal-academy-empty": {},
    "refusal-shops-empty": {},
    "refusal-shop-empty": {"component": "rope"},
    "refusal-man-no-space": {"spaces": 6},
    "refusal-match-over": {},
    "refusal-not-your-turn": {"seats": [0, 1]},
    "event-undo": {"seat": 0, "count": 2},
    "event-takeback": {"seat": 0, "count": 2},
    "event-council-last": {"seat": 2},
    "event-boxed": {"invention": 16},
    "event-complete-later": {"seat": 1, "invention": 2, "lab": "large", "florins": 4},
}


def catalogue(package: str) -> dict[str, ftl.Message]:
    text = files(package).joinpath("data", "en.ftl").read_text(encoding="utf-8")
    return {
        entry.id.name: entry for entry in FluentParser().parse(text).body if isinstance(entry, ftl.Message)
    }


def references(message: ftl.Message) -> set[str]:
    """The messages that this one is made of."""
    return set(re.findall(r"\{ ([a-z][a-z0-9-]*) \}", FluentSerializer().serialize_entry(message)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_a_match_can_say_is_said(lang: str) -> None:
    for id, values in {**RARE, **sentences()}.items():
        text = book(lang).sentence(id, values)
        assert text.strip() == text != ""
        assert not re.search(r"[{}]|None|  ", text), text
    for action in GAME.actions:
        assert book(lang).action(action)


def test_every_prompt_event_and_refusal_of_the_catalogues_occurs() -> None:
    told = {*RARE, *sentences()}
    ids = {*catalogue("bottega.engine"), *catalogue("bottega.games.leonardo")}
    assert {id for id in ids if re.match("(prompt|event|refusal)-", id)} - told == set()


class Listening(Book):
    """A book that notes which messages it is asked for."""

    def __init__(self, game: Leonardo, asked: set[str]) -> None:
        super().__init__(game, "en", NAMES)
        self.asked = asked

    def say(self, id: str, values: Mapping[str, str | int | float] | None = None) -> str:
        self.asked.add(id)
        return super().say(id, values)


@pytest.mark.exhaustive
def test_no_catalogue_holds_a_message_nobody_needs() -> None:
    needed = {*RARE, *sentences()}
    listening = Listening(GAME, needed)
    for state, _, view in views():
        progress = state.progress()
        if progress is not None:
            listening.progress(progress)
        GAME.board(view, listening, 100)
        GAME.compact(view, listening, 60)
        GAME.describe(view, listening)
        for action in GAME.actions:
            doubt = GAME.doubt(action, view)
            if doubt is not None:
                listening.sentence(f"doubt-{action.type}", doubt)
    for action in GAME.actions:
        listening.action(action)
    edited = owner_edition()
    for game in (GAME, edited):
        game.components(Listening(game, needed))
    edited.describe(edited.start(edited.deal(players=2, seed=1)).view(0), Listening(edited, needed))
    parts = {id: references(message) for id, message in catalogue("bottega.games.leonardo").items()}
    more = needed
    while more:
        more = {part for id in more for part in parts.get(id, ())} - needed
        needed |= more
    assert {id for id in parts if id not in needed and not re.match("(error|option|score|tie)-", id)} == set()


def test_no_message_stands_in_two_catalogues() -> None:
    packages = ("bottega.engine", "bottega.terminal", "bottega.games.leonardo")
    ids = [id for package in packages for id in catalogue(package)]
    assert [id for id, count in Counter(ids).items() if count > 1] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_scores_and_options_have_their_words(lang: str) -> None:
    say = book(lang)
    for score in states()[-1].scores():
        for line in (*score["lines"], "total"):
            assert say.say(f"score-{line}")
        for tie in score["ties"]:
            assert say.say(f"tie-{tie}")
    for name, option in GAME.options.items():
        assert say.say(f"option-{name}")
        for choice in option.choices:
            assert say.say(f"option-{name}-{choice}").endswith(".")


@pytest.mark.parametrize(
    ("lang", "invention", "place"),
    [
        ("en", "13 Aiming crossbow", "small laboratory"),
        ("fr", "13 Arbalète à visée", "petit laboratoire"),
        ("it", "13 Balestra prendimira", "laboratorio piccolo"),
    ],
)
def test_inventions_and_places_have_their_names(lang: str, invention: str, place: str) -> None:
    assert book(lang).word("invention", 13) == invention
    assert book(lang).word("place", "small") == book(lang).word("lab", "small") == place
    assert all(book(lang).word("place", name) != name for name in PLACES)


def test_french_and_italian_know_where_one_goes() -> None:
    def told(place: str, count: int) -> list[str]:
        event = Event("place", {"seat": 0, "place": place, "count": count})
        return [book(lang).event(event) for lang in ("fr", "it")]

    assert told("council", 1) == [
        "Anna envoie 1 apprenti au Conseil.",
        "Anna manda 1 apprendista nel Consiglio.",
    ]
    assert told("academy", 2) == [
        "Anna envoie 2 apprentis à l’Académie.",
        "Anna manda 2 apprendisti nell’Accademia.",
    ]
    assert told("kiln", 3) == [
        "Anna envoie 3 apprentis chez le Briquetier.",
        "Anna manda 3 apprendisti alla Fornace.",
    ]
    assert told("large", 3) == [
        "Anna envoie 3 apprentis dans le grand laboratoire.",
        "Anna manda 3 apprendisti nel laboratorio grande.",
    ]


def test_a_move_names_both_places_and_the_owner() -> None:
    event = Event("move", {"seat": 0, "of_seat": 1, "source": "workshop", "place": "joiner"})
    assert [plain(book(lang).event(event)) for lang in LANGUAGES] == [
        "Anna moves one of Bruno’s apprentices from the Workshop to the Joiner.",
        "Anna déplace un apprenti (à Bruno) de l’Atelier : il va chez le Menuisier.",
        "Anna sposta un apprendista di Bruno dall’Officina: ora è dal Falegname.",
    ]


def test_a_refusal_gives_the_figures_that_matter() -> None:
    state = start()

    def refused(notation: str) -> str:
        refusal = state.why_not(state.actors[0], GAME.parse(notation))
        assert isinstance(refusal, Refusal)
        return book().refusal(refusal)

    assert refused("start 12 in small") == "To start 12 Bellows machine you still need 1 glass and 2 wood."
    assert refused("start 1 in large") == (
        "You do not have your large laboratory yet. Take it first: in the Workshop, or as a favour in turn 0."
    )
    play(state, "start 1 in small", "done", "place 2 in small")
    play(state, "pass")
    assert refused("place 1 in small") == (
        "You have already sent apprentices to the small laboratory this turn, and you may do so only once. "
        "Choose another place."
    )
    assert refused("place 4 in kiln") == "You cannot send 4 apprentices: you have only 1 left."


# The rules.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_all_their_paragraphs_and_no_dead_link(lang: str) -> None:
    rules = rulebook(GAME.data, lang)
    assert rules.title
    assert tuple(paragraph.id for paragraph in rules.paragraphs) == RULES
    for paragraph in rules.paragraphs:
        assert len(paragraph.text) > 80
        assert all(len(line) <= 100 for line in paragraph.text.splitlines())
        for link in re.findall(r"\]\(#([^)]*)\)", paragraph.text):
            assert link in rules
            assert link != paragraph.id


# The contents of the box.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_is_listed_completely(lang: str) -> None:
    sheets = GAME.components(book(lang))
    assert [len(rows) for _, _, rows in sheets] == [25, 5, 4, 4, 8, 4, 3, 4, 3]
    for _, heads, rows in sheets:
        assert all(len(row) == len(heads) for row in rows)
        assert all(all(row) for row in rows)


def test_each_row_says_where_its_figures_come_from() -> None:
    inventions, sets = GAME.components(book())[:2]
    assert inventions[2][12] == [
        "13", "Aiming crossbow", "copper", "rope", "7", "1 iron and 1 rope", "8", "6",
        "printed in the rulebook; later sum and components: reconstructed",
    ]  # fmt: skip
    assert sets[2][3] == [
        "d", "3", "13", "3 spaces", "4 spaces", "0", "1 wood",
        "reconstructed; florins: printed in the rulebook",
    ]  # fmt: skip


def test_an_edition_is_named_and_its_figures_are_marked() -> None:
    game = owner_edition()
    say = Book(game, "en", NAMES)
    row = game.components(say)[0][2][12]
    assert row[2:8] == ["silver", "rope", "11", "1 iron and 2 ropes", "13", "10"]
    assert row[-1].startswith(
        "set by this edition; name and type: printed in the rulebook; components (glass)"
    )
    view = game.start(game.deal(players=2, seed=1)).view(0)
    assert "Edition: Numbers 6-10 copper, 11-15 silver." in game.describe(view, say)
