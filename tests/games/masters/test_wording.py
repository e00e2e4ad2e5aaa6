"""How the game speaks and looks: complete, within its width, and silent about what is hidden."""

from __future__ import annotations

import itertools
import json
import random
import re
from collections.abc import Iterator
from functools import cache

import pytest

from bottega.engine.editions import Value, changed
from bottega.engine.events import Event
from bottega.engine.match import Match
from bottega.engine.people.lines import beside, boxes, cells, clip, flow, length
from bottega.engine.people.text import LANGUAGES, Book
from bottega.engine.state import State
from bottega.engine.types import Json, Viewer
from bottega.games import game
from bottega.games.masters import masters
from bottega.games.masters.components import CARD_IDS, COLOURS, LEADER_IDS, RESOURCES, by_name
from bottega.games.masters.people.wording import ROMAN, ability
from tests.games.masters.positions import board, play, position, refusal
from tests.games.masters.scenes import leaders_to_play, scenes, special_depots

NAMES = ["Anna", "Bruno", "Chiara", "Dario"]
WIDTHS = (80, 100, 120, 160)
STYLES = {"bold", "dim", "green", "blue", "yellow", "magenta", "red", "white", "cyan", "reverse"}


@cache
def book(lang: str = "en") -> Book:
    return Book(masters(), lang, NAMES)


def drawn(view: dict[str, Json], lang: str = "en", width: int = 100) -> list[str]:
    lines = masters().board(view, book(lang), width)
    return ["".join(text for text, _ in line) for line in lines]


def described(view: dict[str, Json], lang: str = "en") -> str:
    return "\n".join(masters().describe(view, book(lang)))


@cache
def states() -> list[State]:
    """Moments of random matches of every number of players, from the first to the last; rare ones too."""
    found: list[State] = scenes()
    for players in masters().seats:
        rng = random.Random(players)
        state = masters().start(masters().deal(players=players, seed=players))
        while not state.over:
            if rng.randrange(30) == 0:
                found.append(state.clone())
            seat = rng.choice(state.actors)
            state.play(seat, rng.choice(state.legal(seat)))
        found.append(state)
    return found


def views() -> Iterator[tuple[State, Viewer, dict[str, Json]]]:
    """Each state as one seat sees it, in turns, and as a spectator does."""
    for number, state in enumerate(states()):
        for viewer in (number % state.players, None):
            yield state, viewer, state.view(viewer)


# The board.


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_of_the_board_is_wider_than_the_terminal(lang: str, width: int) -> None:
    for _, _, view in list(views())[:: 2 if lang == "en" else 3]:
        for line in masters().board(view, book(lang), width):
            assert length(line) <= width
            for text, style in line:
                assert cells(text) == len(text)
                assert set(style.split()) <= STYLES


def test_names_of_any_length_and_script_keep_the_board_in_shape() -> None:
    names = ["Bartolomeo di Lodovico Buonarroti Simoni", "明日香の工房とその仲間たち一同", "", "É" * 60]
    state = next(state for state in states() if state.players == 4)
    for lang in LANGUAGES:
        for width in (80, 100):
            for line in masters().board(state.view(1), Book(masters(), lang, names), width):
                assert length(line) <= width


def test_an_edition_with_large_figures_keeps_the_board_in_shape() -> None:
    parts = [(part, name) for part in ("cost", "input", "output") for name in RESOURCES]
    figures: dict[str, Value] = {
        f"cards.{card}.{part}.{name}": 9 for card in range(1, 49) for part, name in parts
    }
    edition = changed(masters().edition.figures, masters().figures, "Dear", figures)
    dear = masters().with_edition(edition)
    view = leaders_to_play().view(1)
    for width in WIDTHS:
        for line in dear.board(view, Book(dear, "fr", NAMES), width):
            assert length(line) <= width
            assert not any("…" in text for text, _ in line)


def own_leaders(view: dict[str, Json]) -> set[int]:
    """All leaders that the viewer knows to be or to have been theirs."""
    own = view["boards"][view["seat"]]
    return {*own["hand"], *own["dropped"], *own["rejected"]}


def kind(card: int, lang: str) -> str:
    """``green II``"""
    figures = masters().box.cards[card]
    return f"{book(lang).say(f'colour-{COLOURS[figures.colour]}')} {ROMAN[figures.level]}"


def worth(card: int, lang: str) -> str:
    return book(lang).say("board-points", {"points": masters().box.cards[card].points})


def words_of(lines: list[str]) -> str:
    return " ".join(" ".join(line.replace("│", " ").split()) for line in lines)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_board_shows_every_card_in_sight_and_every_name(lang: str) -> None:
    for state, viewer, view in list(views())[::2]:
        text = words_of(drawn(view, lang))
        numbers = set(map(int, re.findall(r"\d+", text)))
        assert all(name in text for name in NAMES[: state.players])
        for deck in view["stacks"].values():
            assert not deck["top"] or f"{worth(deck['top'], lang)} ×{deck['left']}" in text
        for shown in view["boards"]:
            for card in (slot[-1] for slot in shown["slots"] if slot):
                assert kind(card, lang) in text
                assert worth(card, lang) in text
            assert set(shown["leaders"]) <= numbers
            assert shown["faith"] in numbers
        if viewer is not None:
            assert set(view["boards"][viewer]["hand"]) <= numbers
        if view["solo"] is not None:
            assert all(f"{kind(card, lang)} ×" in text for card in view["solo"]["removed"])


def test_the_board_tells_covered_cards_and_discarded_leaders_by_what_they_are() -> None:
    view = position(board(slots=[[1, 21], [], []], hand=(49,)), board()).view(0)
    view["boards"][0]["dropped"] = [53]
    text = words_of(drawn(view, width=160))
    assert "covers green I 1 VP" in text
    assert "discarded: special depot: stone" in text


def test_the_board_shows_the_market_as_what_its_marbles_give() -> None:
    view = position(board(), board(), market="WBGY PRWW WBGY P").view(0)
    lines = drawn(view)
    rows = [line[:23].strip() for line in lines[4:7]]
    assert rows == ["1 │ ○   ▼   ■   ● │ ←", "2 │ ☻   †   ○   ○ │ ←", "3 │ ○   ▼   ■   ● │ ←"]
    assert lines[8].startswith("     ↑   ↑   ↑   ↑ ")
    assert lines[9].startswith(" Slide ☻")


def test_the_board_shows_a_card_with_cost_production_points_and_how_many_are_left() -> None:
    view = position(board(), tops=[21], market="WBGY PRWW WBGY P").view(0)
    lines = drawn(view)
    first = next(i for i, line in enumerate(lines) if "6 VP" in line)
    cell = [line.split("│")[-5].strip() for line in lines[first : first + 3]]
    assert [" ".join(part.split()) for part in cell] == ["6 VP ×4", "2☻ 3▼", "1☻ 1▼ → 3■"]


def test_the_board_shows_depots_and_special_depots() -> None:
    text = drawn(special_depots().view(0))
    stores = [line.split("│")[1].strip() for line in text if line.startswith("│")]
    assert stores == ["·", "▼ ·", "● ● ●", "●: ● ●", "■: ■ ·", "strongbox –"]


def test_the_board_shows_where_everybody_stands_on_the_track() -> None:
    boards = [board(faith=space) for space in (6, 6, 6, 13)]
    lines = drawn(position(*boards, reports=0).view(0))
    spaces = next(i for i, line in enumerate(lines) if line.split()[:4] == ["0", "1", "2", "3"])
    end = lines[spaces].index("6") + 1
    first, second, third = lines[spaces + 3 : spaces + 6]
    assert first[:end].endswith(" 1")
    assert second[:end].endswith(" 2")
    assert third[:end].endswith(" 3")
    assert first[: lines[spaces].index("13") + 2].endswith(" 4")


def test_lorenzo_s_cross_stands_on_the_track_of_a_solo_match() -> None:
    text = drawn(position(board(faith=3), cross=11, drawn=2).view(0))
    assert any(re.fullmatch(r" +1 +L", line) for line in text)
    assert any("L Lorenzo · faith 11" in line for line in text)
    assert any("revealed: green, blue" in line for line in text)


def test_a_spectator_sees_the_board_of_the_seat_to_move_first() -> None:
    text = drawn(position(board(), board(), board(), turn=1).view(None))
    seats = [line for line in text if line.startswith("── ")]
    assert [re.findall(r"Anna|Bruno|Chiara", line) for line in seats] == [["Bruno"], ["Anna"], ["Chiara"]]
    assert "►" in seats[0]


def test_a_player_sees_their_own_board_first_in_every_turn() -> None:
    seats = [line for line in drawn(position(board(), board(), turn=1).view(0)) if line.startswith("── ")]
    assert "Anna" in seats[0]
    assert "► 2 Bruno" in seats[1]


# Secrets.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_shown_what_others_hold(lang: str) -> None:
    for state, viewer, view in list(views())[::2]:
        known = {leader for shown in view["boards"] for leader in shown["leaders"]}
        if viewer is not None:
            known |= own_leaders(view)
        dump = state.dump()
        held = {
            leader for key in ("hands", "dropped", "rejected") for hand in dump[key] for leader in hand
        } - known
        for text in ("\n".join(drawn(view, lang)), described(view, lang)):
            assert not held & set(map(int, re.findall(r"\d+", text)))
            for leader in held:
                assert str(book(lang).word("leader", leader)) not in text
                assert ability(masters().box.leaders[leader], book(lang)) not in text


# The description.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_description_tells_everything_in_sight(lang: str) -> None:
    say = book(lang)
    for state, viewer, view in list(views())[::2]:
        text = described(view, lang)
        assert "\n\n" not in text
        for seat, shown in enumerate(view["boards"]):
            mine = [line for line in text.splitlines() if NAMES[seat] in line]
            own = "\n".join(mine)
            for name in RESOURCES:
                if shown["strongbox"][name]:
                    assert say.say(f"resources-{name}", {"count": shown["strongbox"][name]}) in own
            for card in (card for slot in shown["slots"] for card in slot):
                assert str(say.word("card", card)) in own
            for leader in shown["leaders"]:
                assert str(say.word("leader", leader)) in own
        for deck in view["stacks"].values():
            if deck["top"]:
                assert str(say.word("cost", by_name(masters().box.cards[deck["top"]].cost))) in text
        for marble in [view["market"]["slide"], *itertools.chain(*view["market"]["rows"])]:
            assert say.say(f"marble-{marble}") in text
        if viewer is not None:
            for leader in view["boards"][viewer]["hand"]:
                assert str(say.word("leader", leader)) in text
        if state.players == 1:
            assert "Lorenzo" in text
            assert all(str(say.word("card", card)) in text for card in view["solo"]["removed"])
        if view["pending"]["by_hand"]:
            assert say.say("about-by-hand") in text


def test_the_description_begins_with_what_is_to_be_decided() -> None:
    state = position(board(), board(hand=(49, 50)), turn=1)
    play(state, "market row 2")
    assert masters().describe(state.view(1), book())[:3] == [
        "Round 1: Bruno to play.",
        "Taken from the market, to be kept or discarded: 2 stones and 2 shields.",
        "Bruno stands on space 0 of the faith track, worth 0 points.",
    ]


def test_the_description_tells_how_resources_lie() -> None:
    lines = masters().describe(special_depots().view(0), book())
    assert (
        "Anna, warehouse: depot 1 empty, depot 2 with 1 shield, depot 3 with 3 coins, "
        "special depot (coin) with 2 of 2 and special depot (stone) with 1 of 2." in lines
    )


# Nouns and sentences.


@pytest.mark.parametrize(
    ("lang", "card", "leader", "stack"),
    [
        ("en", "green II card (6 points)", "the discount leader (servant)", "green II"),
        ("fr", "carte verte II (6 points)", "le Leader de réduction (serviteur)", "vert II"),
        ("it", "carta verde II (6 punti)", "il leader dello sconto (servitore)", "verde II"),
    ],
)
def test_cards_leaders_and_stacks_have_short_names(lang: str, card: str, leader: str, stack: str) -> None:
    say = book(lang)
    named = [str(say.word(key, value)) for key, value in (("card", 21), ("leader", 49), ("stack", "green2"))]
    assert [
        name.replace("\N{NARROW NO-BREAK SPACE}", " ").replace("\N{NO-BREAK SPACE}", " ") for name in named
    ] == [card, leader, stack]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_two_cards_or_leaders_have_the_same_name(lang: str) -> None:
    for key, ids in (("card", CARD_IDS), ("leader", LEADER_IDS)):
        assert len({book(lang).word(key, id) for id in ids}) == len(ids)


def numbers_of(data: Json) -> set[str]:
    return set(re.findall(r"\d+", json.dumps(data, ensure_ascii=False)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_sentence_has_a_number_that_is_printed_nowhere(lang: str) -> None:
    """Cards and leaders have no number that a player could see. Any other number is a value, or points."""
    for players in masters().seats:
        rng = random.Random(players)
        match = Match(masters(), masters().deal(players=players, seed=players), NAMES[:players])
        while not match.state.over:
            seat = rng.choice(match.state.actors)
            action = rng.choice(match.state.legal(seat))
            told = [(book(lang).action(action, match.state.view(seat)), action.fields())]
            told += [(book(lang).event(event), event.values) for event in match.play(seat, action)]
            for text, values in told:
                unseen = {key: values[key] for key in ("card", "leader", "leaders") if key in values}
                seen = {key: value for key, value in values.items() if key not in unseen}
                points = masters().box.cards[values["card"]].points if "card" in values else None
                assert not (numbers_of(text) & numbers_of(unseen)) - numbers_of([seen, points]), text


@pytest.mark.parametrize(
    ("warehouse", "strongbox", "said"),
    [
        ({"coin": 2}, {}, "Anna pays 2 coins from the warehouse."),
        ({}, {"stone": 1}, "Anna pays 1 stone from the strongbox."),
        ({"coin": 1}, {"stone": 3}, "Anna pays 1 coin from the warehouse and 3 stones from the strongbox."),
    ],
)
def test_a_payment_names_only_the_stores_that_pay(
    warehouse: dict[str, int], strongbox: dict[str, int], said: str
) -> None:
    event = Event("pay", {"seat": 0, "warehouse": warehouse, "strongbox": strongbox})
    assert book().event(event) == said


def test_french_and_italian_agree_with_what_is_counted() -> None:
    whites = Event("white", {"seat": 1, "count": 2, "resource": "shield"})
    assert book("fr").event(whites) == "Bruno reçoit 2 boucliers pour 2 billes blanches."
    assert book("it").event(whites) == "Bruno riceve 2 scudi per 2 biglie bianche."
    start = Event("start", {"seat": 0, "resource": "shield"})
    assert book("fr").event(start) == "Anna commence avec un bouclier."
    assert book("it").event(start) == "Anna comincia con uno scudo."
    taken = Event("market", {"seat": 0, "axis": "row", "number": 2, "marbles": {"white": 3, "red": 1}})
    assert book("it").event(taken) == "Anna prende le biglie della riga 2: 3 bianche e 1 rossa."


def test_a_refusal_gives_the_figures_that_matter() -> None:
    state = position(board(hand=(58, 64), slots=[[1]], strongbox={"coin": 1}), board())
    said = {text: book().refusal(refusal(state, text)) for text in ("play leader 58", "activate base")}
    assert said == {
        "play leader 58": "You cannot play the white marble leader (shield) yet: "
        "it requires 2 green cards, and you have 1.",
        "activate base": "Basic production takes 2 resources, and you have only one.",
    }


def test_a_shared_victory_is_told_as_such() -> None:
    assert book().event(Event("over", {"seats": [2]})) == "The match is over: Chiara wins."
    shared = Event("over", {"seats": [0, 1, 3]})
    assert book().event(shared) == "The match is over: Anna, Bruno and Dario share the victory."


# The contents of the box.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_is_listed_completely(lang: str) -> None:
    sheets = masters().components(book(lang))
    assert [len(rows) for _, _, rows in sheets] == [48, 16, 8, 3, 4, 6, 6]
    for _, heads, rows in sheets:
        assert all(len(row) == len(heads) for row in rows)
        assert all(all(row) for row in rows)


def test_each_row_says_where_its_figures_come_from() -> None:
    cards, leaders, _, tiles, start, _, _ = masters().components(book())
    assert cards[2][20] == [
        "21", "green", "II", "2 servants and 3 shields", "1 servant and 1 shield", "3 stones", "6",
        "stated by published sources",
    ]  # fmt: skip
    assert leaders[2][8] == [
        "57", "white marbles: servant", "1 blue card and 2 yellow cards", "5", "stated by published sources",
    ]  # fmt: skip
    assert tiles[2][0] == ["1", "5", "8", "2", "stated by published sources"]
    assert start[2][3] == ["4", "2", "1", "printed in the rulebook"]


def test_a_figure_of_the_edition_is_named_among_the_others_of_its_row() -> None:
    pictured = game("masters", "pictured")
    cards = pictured.components(Book(pictured, "en", NAMES))[0][2]
    assert (
        cards[32][-1] == "stated by published sources; takes (coin) and takes (servant): set by this edition"
    )
    assert cards[31][-1] == "stated by published sources"


# The engine's lines.


def test_chunks_flow_into_lines_of_the_width() -> None:
    chunks = [[(text, "")] for text in ("one", "two", "three", "a-very-long-chunk")]
    lines = ["".join(text for text, _ in line) for line in flow(chunks, 9, 1, 2)]
    assert lines == [" one two", "  three", "  a-very…"]


def test_boxes_and_blocks_stand_side_by_side() -> None:
    frame = boxes([[[[("a", "")], [("b", "")]], [[("c", "")]]]], [3, 4], [[("x", "")], []])
    assert ["".join(text for text, _ in line) for line in frame] == [
        "╭ x ┬────╮",
        "│a  │c   │",
        "│b  │    │",
        "╰───┴────╯",
    ]
    assert ["".join(t for t, _ in line) for line in beside([[("left", "")]], frame[:2], 1)] == [
        "left ╭ x ┬────╮",
        "     │a  │c   │",
    ]
    assert clip("abc", 3) == "abc"


def test_a_purchase_is_told_by_the_card_one_would_buy() -> None:
    view = masters().start(masters().deal(2, seed=1)).view(0)
    told = book().action(masters().parse("buy green1 slot 2"), view)
    assert str(book().word("card", view["stacks"]["green1"]["top"])) in told
    assert told.endswith("slot 2")
