"""How the game speaks and looks: complete, within its width, and silent about what is hidden."""

from __future__ import annotations

import json
import random
import re
from collections import Counter
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from itertools import chain, product

import pytest

from bottega.engine.editions import Value, changed
from bottega.engine.events import Event, Log
from bottega.engine.people.lines import cells, length
from bottega.engine.people.rulebook import rulebook
from bottega.engine.people.text import LANGUAGES, Book, Catalogue
from bottega.engine.refusal import Refusal
from bottega.engine.state import Prompt, State
from bottega.engine.types import Json, Viewer
from bottega.games.inventors import inventors
from bottega.games.inventors.rules.scoring import best_runs, runs
from bottega.games.inventors.table import STAGES
from tests.games.inventors.positions import card, play, position, refusal, team

NAMES = ["Anna", "Bruno", "Chiara", "Dario", "Elena"]
WIDTHS = (80, 100, 120, 160)
STYLES = {"bold", "dim", "green", "blue", "yellow", "magenta", "red", "white", "cyan"}
PARAGRAPHS = [
    "setup", "points", "turn", "work", "rest", "complete", "sharing", "ages", "tokens",
    "progression", "availability", "additional-knowledge", "classification", "victory-points",
    "goals", "runs", "final-placing", "end", "ties",
]  # fmt: skip
EVENTS = {
    "team", "age", "work", "knowledge", "cube", "rest", "availability", "raise", "complete", "card",
    "token", "lost", "over",
}  # fmt: skip
REFUSALS = {
    "match-over", "not-your-turn", "now-team", "now-turn", "now-flip", "now-cube", "now-more",
    "now-reward", "now-final", "team-taken", "no-invention-there", "inventor-busy", "no-cube",
    "no-knowledge-token", "knowledge-no-slot", "slots-full", "nobody-busy", "no-availability-token",
    "level-top", "level-skipped", "no-progression", "no-token", "token-not-held", "reward-taken",
}  # fmt: skip


@cache
def book(lang: str = "en") -> Book:
    return Book(inventors(), lang, NAMES)


def drawn(view: dict[str, Json], lang: str = "en", width: int = 100) -> list[str]:
    lines = inventors().board(view, book(lang), width)
    return ["".join(text for text, _ in line) for line in lines]


def described(view: dict[str, Json], lang: str = "en") -> str:
    return "\n".join(inventors().describe(view, book(lang)))


def matches() -> Iterator[State]:
    """Random matches of every number of players, with teams dealt and chosen: each of their moments."""
    for players in inventors().seats:
        for teams in inventors().options["teams"].choices:
            rng = random.Random(f"{players} {teams}")
            state = inventors().start(inventors().deal(players=players, seed=players, teams=teams))
            state.log = Log()
            while not state.over:
                yield state
                seat = rng.choice(state.actors)
                legal = state.legal(seat)
                kind = rng.choice(sorted({action.type for action in legal}))
                state.play(seat, rng.choice([action for action in legal if action.type == kind]))
            yield state


@cache
def states() -> list[State]:
    """Some moments of the matches, with every stage of each among them."""
    rng = random.Random(1)
    found: list[State] = []
    seen: set[tuple[int, str, str]] = set()
    for state in matches():
        view = state.view(None)
        moment = (state.players, view["options"]["teams"], view["stage"])
        if moment not in seen or rng.randrange(80) == 0:
            seen.add(moment)
            found.append(state.clone())
    return found


def views() -> Iterator[tuple[State, Viewer, dict[str, Json]]]:
    """Each state as one seat sees it, in turns, and as a spectator does."""
    for number, state in enumerate(states()):
        for viewer in (number % state.players, None):
            yield state, viewer, state.view(viewer)


def name(id: str, lang: str) -> str:
    return str(inventors().edition.figures["inventions"][id]["name"][lang])


def test_every_stage_is_among_what_these_tests_look_at() -> None:
    assert {state.view(None)["stage"] for state in states()} == set(STAGES)


# The board.


@pytest.mark.exhaustive
@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", WIDTHS)
def test_no_line_of_the_board_is_wider_than_the_terminal(lang: str, width: int) -> None:
    for _, _, view in views():
        for line in inventors().board(view, book(lang), width):
            assert length(line) <= width
            for text, style in line:
                assert cells(text) == len(text)
                assert set(style.split()) <= STYLES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_nothing_on_the_board_is_cut_short(lang: str) -> None:
    for _, _, view in views():
        assert "…" not in "\n".join(drawn(view, lang, 80))


@pytest.mark.exhaustive
def test_names_of_any_length_and_script_keep_the_board_in_shape() -> None:
    names = ["Bartolomeo di Lodovico Buonarroti Simoni", "明日香の工房とその仲間たち一同", "", "É" * 60, "E"]
    for state in states():
        if state.players == 5 and state.view(None)["stage"] != "turn":
            for lang in LANGUAGES:
                for line in inventors().board(state.view(1), Book(inventors(), lang, names), 80):
                    assert length(line) <= 80


def test_an_edition_with_large_figures_keeps_the_board_in_shape() -> None:
    figures: dict[str, Value] = {}
    for id, data in inventors().edition.figures["inventions"].items():
        figures |= {f"inventions.{id}.slots.{name}": 9 for name in data["slots"]}
        figures[f"inventions.{id}.points"] = 20
    for id, data in inventors().edition.figures["inventors"].items():
        figures |= {f"inventors.{id}.goal.{name}": 4 for name in data["goal"]}
        figures[f"inventors.{id}.points"] = 20
    game = inventors().with_edition(
        changed(inventors().edition.figures, inventors().figures, "Large", figures)
    )
    state = game.start(game.deal(players=5, seed=1))
    rng = random.Random(1)
    for _ in range(150):
        seat = state.actors[0]
        state.play(seat, rng.choice(state.legal(seat)))
    for width in WIDTHS:
        for lang in LANGUAGES:
            say = Book(game, lang, NAMES)
            assert all(length(line) <= width for line in game.board(state.view(0), say, width))
            assert any("Large" in line for line in game.describe(state.view(0), say))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("width", [80, 100])
def test_the_board_shows_everything_in_sight(lang: str, width: int) -> None:
    say = book(lang)
    for state, _, view in list(views())[::2]:
        text = " ".join(" ".join(drawn(view, lang, width)).split())
        assert all(name in text for name in NAMES[: state.players])
        for shown in view["inventions"]:
            assert shown is None or name(shown["id"], lang) in text
        for board, score in zip(view["boards"], state.scores(), strict=True):
            if board["team"]:
                assert say.say(f"team-{board['team']}") in text
                for member in inventors().edition.figures["inventors"].values():
                    if member["team"] == board["team"]:
                        assert member["name"][lang] in text
                assert say.say("board-points", {"points": score["total"]}) in text
        for id in view["boxed"]:
            assert name(id, lang).split()[0] in text


def table_row(view: dict[str, Json], number: int) -> str:
    found = next(line for line in drawn(view) if re.match(rf"[ ►] {number}  ", line))
    return " ".join(found.split())


def test_the_board_shows_an_invention_with_its_slots_cubes_and_tokens() -> None:
    bow = card("bow", {0: "PM", 2: "A"}, ["progression_3", "victory_points_2"])
    state = position(team(), team(), team(), inventions=[card("fire"), bow], gone=1)
    view = state.view(0)
    assert table_row(view, 2) == "2 Bow 0 weapons 1 ■ – ■□ ■□ 2 – 1 ↑3 2 VP"
    assert table_row(view, 6) == "6 completed"


def test_the_invention_that_is_shared_is_marked_and_a_taken_token_is_gone() -> None:
    bow = card("bow", {0: "P", 1: "MM", 2: "A"}, ["classification", "additional_knowledge"])
    state = position(team("green"), team(), team(), inventions=[bow])
    play(state, "work aristotle on bow", "take token 1")
    assert table_row(state.view(0), 1) == "► 1 Bow 0 weapons 1 ■ – ■■ ■■ 2 2 1 – +■■"


def test_the_board_shows_inventors_with_levels_goals_and_position() -> None:
    mine = team("green", levels={"archimedes": "P2 M3 A2", "hypatia": "C1 A2"}, busy=["hypatia"])
    lines = drawn(position(mine, team()).view(0))
    rows = [" ".join(line.split("  tokens")[0].split()) for line in lines if re.match(r"\d [▮▭] ", line)]
    assert rows[0].startswith("1 ▮ Archimedes available 2/2 – 3/2 2/2 ✓9 VP")
    assert rows[1].startswith("2 ▮ Aristotle available 1/2 – 0/1 1/2 6 VP")
    assert rows[3].startswith("4 ▭ Hypatia busy – 1 0/1 2/3 3 VP")


def test_the_board_shows_tokens_inventions_and_the_best_runs() -> None:
    tokens = ["progression_2", "progression_2", "classification", "victory_points_3"]
    owner = team("green", tokens=tokens, cards=["dice", "bow", "canoe", "axe"])
    text = " ".join(" ".join(drawn(position(owner, team(), team()).view(0), "en", 120)).split())
    assert "tokens ↑2 ×2 · ★ · 3 VP" in text
    assert "inventions 0 Bow, 0 Stone axe, 1 Canoe, 3 Dice = 4 VP" in text
    assert "runs 0-1-★-3 = 3 VP" in text


def test_a_spectator_sees_the_team_of_the_seat_to_move_first() -> None:
    lines = drawn(position(team(), team(), team(), turn=1, statue=2).view(None))
    heads = [line for line in lines if line.startswith("── ")]
    assert heads[0].startswith("── ► B Bruno · 0 VP")
    assert heads[1].startswith("── A Anna · 0 VP")
    assert "── C Chiara · statue · 0 VP" in heads[1]


def test_a_player_sees_their_own_team_first_in_every_turn() -> None:
    lines = drawn(position(team(), team(), turn=1).view(0))
    heads = [line for line in lines if line.startswith("── ")]
    assert [head.split(" · ")[0] for head in heads] == ["── A Anna", "── ► B Bruno"]


def test_teams_that_may_be_chosen_are_shown_with_all_their_inventors() -> None:
    state = inventors().start(inventors().deal(players=3, seed=1, teams="chosen"))
    state.play(0, inventors().parse("team red"))
    lines = drawn(state.view(1))
    heads = "\n".join(line for line in lines if line.startswith("── "))
    assert re.findall(r"(\w+) team · free", heads) == ["green", "blue", "yellow", "purple"]
    assert "► B Bruno · no team yet" in heads
    assert sum("Archimedes" in line for line in lines) == 1
    assert described(state.view(1)).count("Free to choose") == 4


# Secrets.


@pytest.mark.exhaustive
@pytest.mark.parametrize("lang", LANGUAGES)
def test_nobody_is_shown_what_is_to_come(lang: str) -> None:
    """No name of an invention to come, and the same picture whatever is to come."""
    rng = random.Random(2)
    for state, viewer, view in list(views())[::3]:
        coming = [id for age in state.dump()["coming"] for id in age["inventions"]]
        other = state.imagine(viewer, rng).view(viewer)
        assert drawn(view, lang) == drawn(other, lang)
        assert described(view, lang) == described(other, lang)
        for text in ("\n".join(drawn(view, lang)), described(view, lang)):
            for id in coming:
                assert not re.search(rf"\b{re.escape(name(id, lang))}\b", text), id


def test_the_tokens_not_seen_are_counted_whether_they_will_come_or_not() -> None:
    for state in states():
        dump, view = state.dump(), state.view(None)
        hidden: Counter[str] = Counter(dump["bag"])
        for age in dump["coming"]:
            hidden.update(kind for pair in age["tokens"] for kind in pair)
        line = next(line for line in drawn(view) if line.startswith("Tokens "))
        assert f"({hidden.total()}" in line
        told = described(view)
        for kind, count in hidden.items():
            assert not count or book().say(f"tokens-{kind}", {"count": count}) in told


# The description.


@pytest.mark.exhaustive
@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_description_tells_everything_in_sight(lang: str) -> None:
    say = book(lang)
    figures = inventors().edition.figures
    for _, _, view in list(views())[::2]:
        text = described(view, lang)
        assert not re.search(r"\n\n|[{}]|None|  ", text)
        for space, shown in enumerate(view["inventions"], 1):
            if shown:
                mine = next(line for line in text.splitlines() if re.match(rf"Inven\w+ {space}\b", line))
                assert str(say.word("invention", shown["id"])) in mine
                for seat, count in enumerate(shown["cubes"]):
                    assert not count or f"{NAMES[seat]} {count}" in mine
                for token in shown["rewards"]:
                    if token:
                        assert say.say(f"token-{token}") in mine
        for seat, board in enumerate(view["boards"]):
            own = "\n".join(line for line in text.splitlines() if line.startswith(NAMES[seat]))
            assert own
            for id in board["cards"]:
                assert str(say.word("invention", id)) in own
            for kind, count in board["tokens"].items():
                assert not count or say.say(f"tokens-{kind}", {"count": count}) in own
            for shown in board["inventors"]:
                member = figures["inventors"][shown["id"]]
                line = [line for line in own.splitlines() if member["name"][lang] in line][-1]
                assert str(say.word("levels", shown["levels"])) in line
                assert str(say.word("levels", member["goal"])) in line
        for id in view["boxed"]:
            assert str(say.word("invention", id)) in text


def test_the_description_begins_with_what_is_to_be_decided() -> None:
    bow = card("bow", {0: "P", 1: "MM", 2: "A"}, ["classification", "availability"])
    state = position(team("green"), team(), team(), inventions=[bow])
    play(state, "work aristotle on bow", "take token 1")
    assert inventors().describe(state.view(1), book())[:5] == [
        "Age I of III: Anna is to play.",
        "The age ends when 4 more inventions are completed.",
        "Anna has the statue of Leonardo.",
        "“Bow” is being shared. Bruno chooses between the invention itself and an availability token; "
        "then Chiara.",
        "Bruno leads the blue team and has 0 points so far: 0 for inventions, 0 for runs, 0 for points "
        "tokens, 0 for goals.",
    ]


def test_the_description_tells_what_an_invention_still_needs() -> None:
    bow = card("bow", {0: "PM", 1: "A"}, ["progression_2", "victory_points_3"])
    lines = inventors().describe(position(team(), team(), inventions=[bow]).view(0), book())
    assert (
        "Invention 1: “Bow”, number 0 (weapons), 1 point. Slots filled: physics 1 of 1, mechanics 1 of 2, "
        "mathematics 1 of 2. Cubes: Anna 2, Bruno 1. Tokens on it: a progression 2 token and a three-point "
        "token." in lines
    )


@pytest.mark.exhaustive
def test_the_points_told_are_the_points_scored() -> None:
    for state in states():
        for seat, score in enumerate(state.scores()):
            if state.view(None)["boards"][seat]["team"]:
                told = next(
                    line for line in described(state.view(seat)).splitlines() if " leads the " in line
                )
                figures = [int(figure) for figure in re.findall(r"\d+", told)]
                assert figures == [score["total"], *score["lines"].values()]


def test_the_runs_shown_are_worth_what_they_score() -> None:
    rng = random.Random(3)
    for _ in range(300):
        counts = tuple(rng.randrange(4) for _ in range(6))
        stars = rng.randrange(5)
        found = best_runs(counts, stars)
        assert sum(len(run) - 1 for run in found) == runs(counts, stars)
        assert sum(sum(run) for run in found) <= stars
        for number, count in enumerate(counts):
            assert sum(number < len(run) and not run[number] for run in found) <= count


# Nouns and sentences.


def test_every_prompt_action_event_and_refusal_is_told_in_every_language() -> None:
    """`MissingText` would say what is missing."""
    told: dict[str, set[str]] = {"event": set(), "refusal": set(), "prompt": set()}
    known: set[str] = set()
    books = [book(lang) for lang in LANGUAGES]

    def tell(what: str, kind: str, thing: Event | Refusal | Prompt) -> None:
        told[what].add(kind)
        key = f"{what} {json.dumps(thing.to_json())}"
        if key not in known:
            known.add(key)
            for say in books:
                text = say.sentence(f"{what}-{kind}", thing.values)
                assert text.strip() == text != ""
                assert not re.search(r"[{}]|None|  ", text), text

    master = team("green", levels={"hippocrates": "C4"}, tokens=["progression_4"])
    for number, state in enumerate(chain([position(master, team())], matches())):
        for event in state.log.events if state.log else ():
            tell("event", event.kind, event)
        state.log = Log()
        for seat in state.actors:
            prompt = state.prompt(seat)
            assert prompt is not None
            tell("prompt", prompt.kind, prompt)
        if number % 7 == 0 or state.view(None)["stage"] not in ("turn", "reward"):
            for seat, action in product(range(state.players), inventors().actions):
                refused = state.why_not(seat, action)
                if refused is not None:
                    tell("refusal", refused.code, refused)
    assert told == {"event": EVENTS, "refusal": REFUSALS, "prompt": set(STAGES) - {"over"}}


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_action_has_words_of_its_own(lang: str) -> None:
    said = [book(lang).action(action) for action in inventors().actions]
    assert len(set(said)) == len(said)
    assert (
        book(lang).action(inventors().parse("work 2 on 5"))
        == {
            "en": "Send inventor 2 to work on invention 5",
            "fr": "Faire travailler l’inventeur 2 sur l’invention 5",
            "it": "Fai lavorare l’inventore 2 all’invenzione 5",
        }[lang]
    )


def test_scores_and_options_have_names() -> None:
    score = states()[0].scores()[0]
    for lang in LANGUAGES:
        say = book(lang)
        assert all(say.say(f"score-{line}") for line in (*score["lines"], "total"))
        assert all(say.say(f"tie-{tie}") for tie in score["ties"])
        for option, choices in inventors().options.items():
            assert say.say(f"option-{option}").endswith("?")
            assert all(say.say(f"option-{option}-{choice}").endswith(".") for choice in choices.choices)


def test_no_message_is_defined_twice_among_catalogues_used_together() -> None:
    others = [files(f"bottega.{package}").joinpath("data") for package in ("engine", "terminal")]
    text = inventors().data.joinpath("en.ftl").read_text(encoding="utf-8")
    ids = re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    assert len(set(ids)) == len(ids) > 200
    shared = Catalogue(others, "en")
    assert not [id for id in ids if id in shared]


@pytest.mark.parametrize(
    ("lang", "invention", "inventor", "team_name"),
    [
        ("en", "“Stone axe”", "Archimedes", "green team (Archimedes, Aristotle, Hippocrates and Hypatia)"),
        (
            "fr",
            "« Hache de pierre »",
            "Archimède",
            "équipe verte (Archimède, Aristote, Hippocrate et Hypatie)",
        ),
        ("it", "«Ascia di pietra»", "Archimede", "squadra verde (Archimede, Aristotele, Ippocrate e Ipazia)"),
    ],
)
def test_inventions_inventors_and_teams_are_called_by_name(
    lang: str, invention: str, inventor: str, team_name: str
) -> None:
    pairs = (("invention", "axe"), ("inventor", "archimedes"), ("team", "green"))
    named = [
        str(book(lang).word(key, value))
        .replace("\N{NARROW NO-BREAK SPACE}", " ")
        .replace("\N{NO-BREAK SPACE}", " ")
        for key, value in pairs
    ]
    assert named == [invention, inventor, team_name]


def test_a_work_is_told_with_its_cubes() -> None:
    state = position(team("green"), team(), inventions=[card("bow")])
    state.log = Log()
    play(state, "work archimedes on bow")
    assert [
        book(lang)
        .event(state.log.events[0])
        .replace("\N{NARROW NO-BREAK SPACE}", " ")
        .replace("\N{NO-BREAK SPACE}", " ")
        for lang in LANGUAGES
    ] == [
        "Anna sends Archimedes to work on “Bow”: 1 physics cube and 1 mechanics cube.",
        "Anna fait travailler Archimède sur « Arc » : 1 cube en physique et 1 cube en mécanique.",
        "Anna fa lavorare Archimede all’invenzione «Arco»: 1 cubetto di fisica e 1 cubetto di meccanica.",
    ]


def test_a_token_turned_over_is_told_as_such() -> None:
    values = {"seat": 0, "inventor": "curie", "discipline": "physics", "token": "availability"}
    assert [book().event(Event("raise", {**values, "level": level})) for level in (1, 2)] == [
        "Anna turns over an availability token: Marie Curie reaches level 1 in physics.",
        "Anna places an availability token: Marie Curie reaches level 2 in physics.",
    ]


def test_a_refusal_says_why_and_what_can_be_done() -> None:
    bow = card("bow", {1: "MM"})
    mine = team("green", busy=["hypatia"], tokens=["progression_3"])
    state = position(mine, team(), inventions=[bow])
    said = {
        text: book().refusal(refusal(state, text))
        for text in ("work hypatia on bow", "work hippocrates on bow", "raise archimedes physics")
    }
    assert said == {
        "work hypatia on bow": "Hypatia is busy. Send somebody who is available, or make all your inventors "
        "available.",
        "work hippocrates on bow": "Hippocrates cannot place a cube on “Bow”: the slots still empty there "
        "are for physics and mathematics. Send somebody else, choose another invention, or add an additional "
        "knowledge token if you have one.",
        "raise archimedes physics": "Archimedes is at level 1 in physics, so the next token there must be a "
        "progression 2, and you have none. No level can be skipped.",
    }


def test_a_shared_victory_is_told_as_such() -> None:
    assert book().event(Event("over", {"seats": [2]})) == "The match is over: Chiara wins."
    shared = Event("over", {"seats": [0, 1]})
    assert book("fr").event(shared).endswith("Anna et Bruno se partagent la victoire.")
    assert book("it").event(shared) == "La partita è finita: Anna e Bruno condividono la vittoria."


# The rules.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_rules_have_their_paragraphs_in_order(lang: str) -> None:
    rules = rulebook(inventors().data, lang)
    assert rules.title
    assert [paragraph.id for paragraph in rules.paragraphs] == PARAGRAPHS
    for paragraph in rules.paragraphs:
        assert paragraph.text
        for line in paragraph.text.splitlines():
            links = re.findall(r"\[[^\]]+\]\(#([^)]+)\)", line)
            assert line.count("[") == len(links), "a link that is broken by the end of a line"
            assert all(link in rules for link in links)


# The contents of the box.


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_box_is_listed_completely(lang: str) -> None:
    sheets = inventors().components(book(lang))
    assert [len(rows) for _, _, rows in sheets] == [36, 20, 9]
    assert sum(int(row[1]) for row in sheets[2][2]) == 52
    for _, heads, rows in sheets:
        assert all(len(row) == len(heads) and all(row) for row in rows)


def test_each_row_says_where_its_figures_come_from() -> None:
    inventions, people, tokens = (rows for _, _, rows in inventors().components(book()))
    assert inventions[0] == [
        "Stone axe", "I", "physics 2, mechanics 2 and mathematics 1", "0 weapons", "1",
        "stated by published sources; classification: inferred from published facts",
    ]  # fmt: skip
    assert people[14] == [
        "purple team", "3", "Ada Lovelace", "mechanics 1 and mathematics 1", "mechanics 1 and mathematics 3",
        "3", "stated by published sources",
    ]  # fmt: skip
    assert tokens[3] == [
        "availability token", "4", "printed in the rulebook; number: stated by published sources",
    ]  # fmt: skip


def test_a_figure_of_an_edition_is_named_among_the_others_of_its_row() -> None:
    figures: dict[str, Value] = {"inventions.axe.slots.physics": 3, "inventors.curie.goal.chemistry": 4}
    game = inventors().with_edition(
        changed(inventors().edition.figures, inventors().figures, "Mine", figures)
    )
    inventions, people, _ = (rows for _, _, rows in game.components(Book(game, "en", NAMES)))
    assert inventions[0][-1].startswith("stated by published sources; slots (physics): set by this edition; ")
    assert people[16][-1].endswith("goal (chemistry): set by this edition")


def test_a_choice_is_told_by_the_names_of_what_lies_there() -> None:
    state = inventors().start({**inventors().deal(2, seed=1), "teams": ["green", "blue"]})
    view = state.view(0)
    told = book("en").action(inventors().parse("work 1 on 2"), view)
    assert "Archimedes (1)" in told
    assert inventors().box.inventions[inventors().box.index[view["inventions"][1]["id"]]].name["en"] in told
    assert "inventor 1" in book("en").action(inventors().parse("work 1 on 2"))
