"""Features: rows with the places they announce, that tell what a seat may know as that seat sees it."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Final

import pytest

from bottega.engine.editions import changed
from bottega.engine.state import State
from bottega.engine.types import Json, Seat
from bottega.games.inventors import Inventors
from bottega.games.inventors.insight.features import InventorsFeatures
from bottega.games.inventors.state import InventorsState
from tests.games.inventors.positions import GAME, card, play, position, team
from tests.games.inventors.scenes import scenes

#: The mark of each type of action.
MARKS: Final = {
    "work": "work",
    "work-helped": "work helped",
    "rest": "rest",
    "availability": "availability",
    "raise": "raise",
    "flip": "flip",
    "cube": "cube",
    "more": "more",
    "enough": "enough",
    "reward": "reward",
    "team": "team",
    "done": "done",
}


def features(game: Inventors = GAME) -> InventorsFeatures:
    found = game.features()
    assert isinstance(found, InventorsFeatures)
    return found


def match(players: int, teams: str = "dealt", seed: int = 1) -> Iterator[State]:
    """The positions of a match played at random, but for its end."""
    state = GAME.start(GAME.deal(players, seed=seed, teams=teams))
    yield from passed(state, random.Random(seed))


def passed(state: State, rng: random.Random) -> Iterator[State]:
    while not state.over:
        yield state.clone()
        seat = state.actors[0]
        state.apply(seat, rng.choice(state.legal(seat)))


def row(state: InventorsState, text: str) -> dict[str, int]:
    """The row of an action of the seat that must decide, by the names of its places."""
    seat = state.actors[0]
    found = features()
    rows = found.actions(state, seat, [GAME.parse(text)])
    assert len(rows) == 1
    return dict(zip(found.action, rows[0], strict=True))


def inventions(state: InventorsState, seat: Seat, game: Inventors = GAME) -> list[dict[str, int]]:
    """The rows of the inventions as a seat sees them, in the order of the spaces."""
    return named(state, seat, "invention", game)


def named(state: InventorsState, seat: Seat, kind: str, game: Inventors = GAME) -> list[dict[str, int]]:
    found = features(game)
    names = [name for name, _ in found.kinds]
    places = found.kinds[names.index(kind)][1]
    rows = [each for each in found.positions(state)[seat] if names[each[0]] == kind]
    return [dict(zip(places, each[1:], strict=True)) for each in rows]


def part(state: InventorsState, text: str, *places: str) -> dict[str, int]:
    told = row(state, text)
    return {place: told[place] for place in places}


@pytest.mark.parametrize("teams", ["dealt", "chosen"])
@pytest.mark.parametrize("players", GAME.seats)
def test_rows_have_the_places_of_their_kinds(players: int, teams: str) -> None:
    found = features()
    lengths = [1 + len(places) for _, places in found.kinds]
    seen = set()
    for state in match(players, teams):
        for rows in found.positions(state):
            for each in rows:
                assert len(each) == lengths[each[0]]
                seen.add(each[0])
        seat = state.actors[0]
        legal = state.legal(seat)
        rows = found.actions(state, seat, legal)
        assert [len(each) for each in rows] == [len(found.action)] * len(legal)
    assert seen == set(range(len(lengths)))


def test_places_have_names_of_their_own() -> None:
    found = features()
    for places in (found.action, *(places for _, places in found.kinds)):
        assert len(set(places)) == len(places)


def test_each_type_of_action_has_its_mark() -> None:
    found = features()
    seen = set()
    states = [state for scene in scenes() for state in passed(scene, random.Random(2))]
    states.append(play(helped(), "cube physics", "cube mechanics"))
    for state in [*states, *match(2, seed=5), helped()]:
        seat = state.actors[0]
        legal = state.legal(seat)
        for action, told in zip(legal, found.actions(state, seat, legal), strict=True):
            marks = dict(zip(found.action, told, strict=True))
            assert {mark for mark in MARKS.values() if marks[mark]} == {MARKS[action.type]}
            seen.add(action.type)
    assert seen == set(MARKS)


def helped() -> InventorsState:
    """Somebody has worked with additional knowledge, and has another token of it."""
    state = position(
        team("green", tokens=["additional_knowledge", "additional_knowledge"]),
        team("blue"),
        inventions=[card("pistol")],
        age=2,
    )
    return play(state, "work hippocrates on pistol with knowledge")


@pytest.mark.parametrize("players", GAME.seats)
def test_rows_tell_nothing_that_a_seat_may_not_know(players: int) -> None:
    found = features()
    rng = random.Random(players)
    looks = 0
    for number, state in enumerate(match(players, "chosen", seed=players)):
        if number % 5:
            continue
        seat = state.actors[0]
        legal = state.legal(seat)
        one, other = state.imagine(seat, rng), state.imagine(seat, rng)
        assert found.positions(one) == found.positions(other) == found.positions(state)
        rows = found.actions(one, seat, legal)
        assert rows == found.actions(other, seat, legal) == found.actions(state, seat, legal)
        looks += one.dump() != other.dump()
    assert looks > 5


@pytest.mark.parametrize("players", [2, 3, 5])
def test_rows_are_the_same_wherever_at_the_table_one_sits(players: int) -> None:
    first = around(players, 0)
    rows = features().positions(first)
    for turn in range(1, players):
        moved = features().positions(around(players, turn))
        for seat in range(players):
            assert sorted(moved[(seat + turn) % players]) == sorted(rows[seat])
    told = features().actions(first, 0, first.legal(0))
    for turn in range(1, players):
        moved_state = around(players, turn)
        legal = moved_state.legal(turn)
        assert legal == first.legal(0)
        assert features().actions(moved_state, turn, legal) == told


def around(players: int, turn: Seat) -> InventorsState:
    """The same match with everybody moved by some seats."""
    teams = [
        team("green", tokens=["progression_2", "availability"], busy=["hypatia"], cards=["canoe"]),
        team("blue", tokens=["classification"], busy=["oresme", "gutenberg"]),
        team("yellow", cards=["fire"]),
        team("purple", levels={"watt": "P1 M3"}),
        team("red"),
    ][:players]
    cubes = [{0: "P", 1: "M"}, {1: "CC"}, {0: "A", players - 1: "M"}]
    ids = ["axe", "papyrus", "dice"]
    return position(
        *(teams[(seat - turn) % players] for seat in range(players)),
        inventions=[
            card(id, {(seat + turn) % players: letters for seat, letters in each.items()})
            for id, each in zip(ids, cubes, strict=True)
        ],
        turn=turn,
        statue=(players - 1 + turn) % players,
    )


def test_kept_rows_are_those_of_a_new_object() -> None:
    kept = features()
    for number, state in enumerate(match(3, seed=4)):
        if number % 9 == 0:
            seat = state.actors[0]
            legal = state.legal(seat)
            assert kept.positions(state) == features().positions(state)
            assert kept.actions(state, seat, legal) == features().actions(state, seat, legal)


def test_cards_with_the_same_points_are_not_taken_for_each_other() -> None:
    """With a 0, a 1 is worth a point more; without, it is not."""
    kept = features()
    for id in ("axe", "fire"):
        state = position(team("green", cards=[id]), team("blue"), inventions=[card("canoe")], gone=1)
        assert kept.positions(state) == features().positions(state)


def test_an_invention_tells_who_stands_where() -> None:
    """The axe takes PPMMA. Archimedes (P1 M1) is busy, and Edison (P1 M1) is not."""
    state = position(
        team("green", busy=["archimedes"]),
        team("red"),
        inventions=[card("axe", {0: "P", 1: "MM"}, ["availability", "victory_points_3"])],
        age=1,
        turn=1,
    )
    own = inventions(state, 0)[0]
    expected = {
        "token.availability": 1,
        "token.progression_2": 0,
        "token.points": 3,
        "empty.physics": 1,
        "empty.chemistry": 0,
        "empty.mechanics": 0,
        "empty.mathematics": 1,
        "own": 1,
        "most": 2,
        "second": 0,
        "others": 1,
        "available": 2,  # Aristotle: P1 A1
        "fit": 2,
        "rival available": 2,  # Einstein: P1 A1
        "rival fit": 2,
        "completes": 1,
        "rival completes": 1,
        "turn": 1,
    }
    assert {name: own[name] for name in expected} == expected
    theirs = inventions(state, 1)[0]
    assert (theirs["own"], theirs["most"], theirs["turn"]) == (2, 1, 0)


def test_of_several_rivals_the_two_with_most_cubes_are_told() -> None:
    state = position(
        team(),
        team(),
        team(),
        team(),
        inventions=[card("gas_lighting", {0: "P", 1: "CC", 2: "A", 3: "CC"})],
        age=2,
    )
    own = inventions(state, 0)[0]
    assert {name: own[name] for name in ("own", "most", "second", "others")} == {
        "own": 1,
        "most": 2,
        "second": 2,
        "others": 3,
    }


def test_an_invention_being_shared_has_no_row() -> None:
    state = position(team("green"), team("blue"), inventions=[card("axe", {0: "PPMM"})])
    before = len(inventions(state, 0))
    play(state, "work aristotle on axe")
    assert state.view(None)["stage"] == "reward"
    assert len(inventions(state, 0)) == before - 1


def test_after_the_rewards_comes_the_seat_next_to_the_one_who_completed() -> None:
    cubes = {0: "PP", 2: "MM"}
    state = position(team("green"), team("blue"), team("red"), inventions=[card("axe", cubes)], turn=1)
    play(state, "work fibonacci on axe")
    assert state.view(None)["stage"] == "reward"
    told = [named(state, seat, "course")[0] for seat in range(3)]
    assert [course["turn"] for course in told] == [1, 2, 0]
    assert [course["sharing"] for course in told] == [2, 3, 1]


def test_the_course_tells_how_far_the_match_is() -> None:
    state = position(team(), team(), team(), age=2, gone=2, turn=1, statue=0)
    for seat, turn, statue in ((0, 2, 0), (1, 0, 1), (2, 1, 2)):
        (course,) = named(state, seat, "course")
        assert course["players.3"] == course["age.2"] == 1
        assert course["players.2"] == course["age.1"] == 0
        # Four are on the table, of which one is lost; five more in the last age.
        assert (course["open"], course["left"]) == (4, 3 + 5)
        assert (course["turn"], course["statue"]) == (turn, statue)


def test_a_team_tells_who_is_available() -> None:
    """Archimedes (P1 M1), Aristotle (P1 A1), Hippocrates (C2), Hypatia (A2)."""
    state = position(team("green", busy=["archimedes", "hypatia"]), team("blue"))
    (told,) = named(state, 0, "team")
    assert list(told.values()) == [1, 2, 0, 1, 8, 2]
    assert named(state, 1, "rival team") == [told]


def test_a_hand_tells_of_runs_and_goals() -> None:
    """Hippocrates lacks C3 and C4 of his goal; he has a 3 in hand."""
    state = position(
        team("green", tokens=["progression_3"], cards=["axe", "canoe"], levels={"hypatia": "M1 A3"}),
        team("blue"),
    )
    (hand,) = named(state, 0, "hand")
    assert (hand["progression_3"], hand["progression_4"]) == (1, 0)
    assert (hand["runs"], hand["reached"], hand["sure"]) == (1, 3, 2 + 1 + 3)
    assert (hand["goal 1.points"], hand["goal 1.missing"], hand["goal 1.lacking"]) == (3, 2, 1)
    assert named(state, 1, "rival hand") == [hand]


def test_a_work_tells_what_it_leaves() -> None:
    """Archimedes (P1 M1) on the axe (PPMMA), where blue has a cube."""
    state = position(team("green"), team("blue"), inventions=[card("axe", {1: "P"})])
    expected = {
        "players": 0,
        "age": 1,
        "busy": 0,
        "open": 5,
        "cubes": 2,
        "left": 2,
        "completes": 0,
        "own": 0,
        "ahead": 1,
        "behind": 0,
        "first": 0,
        "others": 1,
        "better": 0,
        "own reach": 1,
        "rival reach": 1,
        "rival completes": 0,
        "absent": 1,
        "wasted": 0,
    }
    assert part(state, "work 1 on 1", *expected) == expected


def test_a_work_that_completes_is_first_also_among_equals() -> None:
    cubes = {1: "PM", 2: "A"}
    state = position(team("green"), team("blue"), team("yellow"), inventions=[card("axe", cubes)])
    places = ("cubes", "left", "completes", "ahead", "behind", "first", "rival completes")
    assert part(state, "work 1 on 1", *places) == {
        "cubes": 2,
        "left": 0,
        "completes": 1,
        "ahead": 0,
        "behind": 0,
        "first": 1,
        "rival completes": 0,
    }
    state = position(team("green"), team("blue"), inventions=[card("axe", {1: "MPA"})])
    assert part(state, "work 1 on 1", "completes", "behind", "first") == {
        "completes": 1,
        "behind": 1,
        "first": 0,
    }


def test_a_work_tells_if_the_next_seat_could_complete() -> None:
    """What is left after Hypatia (A2) on the dice is CMM; blue's Gutenberg has M2, nobody C1 M2."""
    gutenberg = team("blue", levels={"gutenberg": "C1 M2"})
    state = position(team("green"), gutenberg, inventions=[card("dice")])
    assert part(state, "work 4 on 1", "rival reach", "rival completes", "rival could") == {
        "rival reach": 3,
        "rival completes": 1,
        "rival could": 0,
    }
    tired = team("blue", levels={"gutenberg": "C1 M2"}, busy=["gutenberg"])
    state = position(team("green"), tired, inventions=[card("dice")])
    assert part(state, "work 4 on 1", "rival reach", "rival completes") == {
        "rival reach": 1,  # Hildegard has C2, and there is one C
        "rival completes": 0,
    }


def test_a_raise_tells_of_the_goal_it_serves() -> None:
    """Hippocrates (C2) wants C4, which takes a 3 and a 4; Hypatia (A2) wants M1 A3."""
    state = position(
        team("green", tokens=["progression_3", "victory_points_3"], busy=["hippocrates"]), team("blue")
    )
    expected = {
        "serves": 1,
        "level": 2,
        "goal": 3,
        "missing": 2,
        "lacking": 1,
        "reaches": 0,
        "wanted elsewhere": 1,
        "held": 1,
        "tired": 1,
    }
    assert part(state, "raise 3 chemistry", *expected) == expected
    turned = part(state, "raise 3 physics", "serves", "level", "held", "lacking")
    assert turned == {"serves": 0, "level": 0, "held": 2, "lacking": 1}


def test_a_reward_tells_what_it_is_worth_to_whom() -> None:
    """The card is worth one point, and one more for the run; the rival has no use for it but the point."""
    state = position(
        team("green", cards=["axe"]),
        team("blue"),
        inventions=[card("wheel", {0: "PMM", 1: "M"}, ["victory_points_1", "victory_points_3"])],
    )
    play(state, "work hypatia on wheel")
    taken = part(state, "take invention", "is card", "run", "choosing after", "token.points")
    assert taken == {"is card": 1, "run": 1, "choosing after": 1, "token.points": 0}
    assert part(state, "take token 2", "is card", "token.points") == {"is card": 0, "token.points": 3}
    gains = [row(state, text)["gain"] for text in ("take invention", "take token 1", "take token 2")]
    assert row(state, "take token 1")["other gain"] == max(gains[0], gains[2])
    assert row(state, "take token 2")["other gain"] == max(gains[:2])
    theirs = [row(state, text)["rival gain"] for text in ("take invention", "take token 1", "take token 2")]
    assert row(state, "take token 1")["rival other gain"] == max(theirs[0], theirs[2]) > 0
    assert gains[1] < gains[2] <= 4 * 3
    assert gains[0] > row(state, "take invention")["rival gain"] >= 4 * 1


def test_a_rest_tells_what_could_be_done_instead() -> None:
    state = position(
        team("green", busy=["archimedes", "hypatia"], tokens=["availability"]),
        team("blue"),
        inventions=[card("bow", {1: "PMM"}), card("oil_lamp", {1: "PCC"})],
        gone=3,
    )
    expected = {
        "busy": 2,
        "open": 2,
        "best available": 1,  # Aristotle: A1
        "best busy": 2,  # Hypatia: A2
        "completions": 0,
        "rival completions": 1,  # Fibonacci: A2, and nobody has C1 M1
        "held availability": 1,
    }
    assert part(state, "rest", *expected) == expected
    assert part(state, "use availability", *expected) == expected


def test_the_last_choice_tells_of_goals_within_reach() -> None:
    state = position(
        team("green", levels={"hypatia": "A3"}, tokens=["victory_points_1"]), team("blue"), stage="final"
    )
    assert part(state, "done", "goal", "reaches") == {"goal": 3, "reaches": 1}
    assert part(state, "raise 4 mechanics", "serves", "missing", "lacking", "reaches", "cost") == {
        "serves": 1,
        "missing": 1,
        "lacking": 0,
        "reaches": 1,
        "cost": 4,
    }


def test_inventions_are_told_by_their_figures() -> None:
    """In an edition where two inventions have changed places, nobody can tell."""
    figures = GAME.edition.figures["inventions"]
    changes: dict[str, Json] = {}
    for id, other in (("axe", "fire"), ("fire", "axe")):
        changes.update({f"inventions.{id}.slots.{d}": n for d, n in figures[other]["slots"].items()})
        for name in ("classification", "points"):
            changes[f"inventions.{id}.{name}"] = figures[other][name]
    exchanged = GAME.with_edition(changed(GAME.edition.figures, GAME.figures, "exchanged", changes))

    def shown(game: Inventors, first: str, second: str) -> InventorsState:
        return position(
            team("green", cards=[first]),
            team("blue", tokens=["progression_4"]),
            inventions=[card(second, {0: "P"}), card("bow")],
            game=game,
        )

    usual, moved = shown(GAME, "axe", "fire"), shown(exchanged, "fire", "axe")
    assert features().positions(usual) == features(exchanged).positions(moved)
    legal = usual.legal(0)
    assert legal == moved.legal(0)
    assert features().actions(usual, 0, legal) == features(exchanged).actions(moved, 0, legal)
    assert features().positions(usual) != features(exchanged).positions(shown(exchanged, "axe", "fire"))
