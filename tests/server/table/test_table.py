"""A table from its entries: seats, decisions with ids of their own, keys, undo, and the same table again."""

from __future__ import annotations

import json
import random
from typing import SupportsIndex

import pytest

from bottega.engine.action import Action
from bottega.engine.match import Match
from bottega.engine.records import Record
from bottega.engine.refusal import IllegalAction, Refusal
from bottega.engine.types import Viewer
from bottega.engine.undo import WORLDS
from bottega.engine.verify import verify
from bottega.games.masters.state import MastersState
from bottega.table.asking import record
from bottega.table.commands import AlreadyDone
from bottega.table.problem import Problem
from bottega.table.table import Table
from bottega.table.telling import Teller
from tests.coins.bottega_coins import Coins, CoinsState
from tests.server.table.desk import NAMES, Desk


def refused(desk: Desk, op: str, by: str | None, **values: object) -> str:
    """The code with which a command is refused; nothing has changed."""
    before = json.dumps(desk.table.snapshot())
    with pytest.raises(Problem) as problem:
        desk(op, by, **values)
    assert json.dumps(desk.table.snapshot()) == before
    return problem.value.code


# Before the start


def test_the_host_sits_and_others_come() -> None:
    desk = Desk(people=3).sit("Bruno")
    assert [chair.name for chair in desk.table.chairs] == ["Ada", "Bruno", ""]
    assert refused(desk, "start", "Ada") == "seats-free"
    assert refused(desk, "sit", "Bruno", name="Bruno") == "already-seated"
    assert refused(desk, "sit", "Chiara", name="Chiara", seat=1) == "seat-taken"
    desk.sit("Chiara")
    assert refused(desk, "sit", "Dante", name="Dante") == "table-full"
    assert refused(desk, "start", "Dante") == "not-at-table"
    desk("start", "Chiara")
    assert desk.table.status == "playing"
    assert refused(desk, "leave", "Bruno") == "table-is-playing"


def test_when_the_host_leaves_the_next_one_is_host_and_the_last_one_closes_the_table() -> None:
    desk = Desk(people=3).sit("Bruno")
    desk("leave", "Ada")
    assert desk.table.host == "Bruno"
    assert refused(desk, "arrange", "Ada", seat=0, bot="random") == "host-only"
    desk("arrange", "Bruno", seat=0, bot="random")
    assert desk.table.chairs[0].bot == "random"
    desk("leave", "Bruno")
    assert desk.table.status == "abandoned"


def test_the_host_may_free_any_seat_but_their_own() -> None:
    desk = Desk(people=2).sit("Bruno")
    assert refused(desk, "arrange", "Ada", seat=0, bot=None) == "host-needs-seat"
    desk("arrange", "Ada", seat=1, bot=None)
    assert desk.table.chairs[1].empty


@pytest.mark.parametrize(
    ("settings", "code"),
    [
        ({"people": 5}, "bad-settings"),
        ({"people": 2, "options": {"start": "expert"}}, "bad-settings"),
        ({"people": 1, "bots": 1, "ranked": True}, "ranked-people-only"),
        ({"people": 2, "device": True, "ranked": True}, "ranked-online-only"),
        ({"people": 1, "ranked": True}, "ranked-online-only"),
        ({"people": 2, "game": "chess"}, "no-such-game"),
        ({"people": 2, "edition": "other"}, "no-such-edition"),
        ({"people": 2, "tempo": {"kind": "days", "days": 0}}, "tempo-days"),
        ({"people": 2, "tempo": {"kind": "live", "minutes": 0}}, "tempo-live"),
    ],
)
def test_a_table_that_cannot_be_is_refused(settings: dict[str, object], code: str) -> None:
    with pytest.raises(Problem) as problem:
        Desk(**settings)  # type: ignore[arg-type]
    assert problem.value.code == code


def test_seats_are_drawn_from_the_words_of_all_where_the_host_wants_it() -> None:
    orders = {
        tuple(chair.name for chair in Desk(people=4, order="drawn").begin().table.chairs) for _ in range(40)
    }
    assert len(orders) > 5
    assert all(sorted(order) == sorted(NAMES[:4]) for order in orders)


# Decisions


def test_those_who_decide_at_once_do_not_disturb_each_other() -> None:
    desk = Desk(people=3).begin()
    opened = dict(desk.table.opened)
    assert set(opened) == {0, 1, 2}
    desk.answer(1)
    assert {seat: desk.table.opened[seat] for seat in (0, 2)} == {0: opened[0], 2: opened[2]}
    desk("answer", "Ada", decision=opened[0], action=desk.legal(0)[0])
    desk("answer", "Chiara", decision=opened[2], action=desk.legal(2)[0])
    assert desk.table.number == 7


def test_a_decision_is_answered_once() -> None:
    desk = Desk(people=2).begin()
    decision = desk.table.opened[0]
    chosen = desk.legal(0)[0]
    desk.answer(0, chosen, key="first")
    with pytest.raises(AlreadyDone) as done:
        desk("answer", "Ada", decision=decision, action=chosen, key="first")
    assert done.value.number == 4
    assert refused(desk, "answer", "Ada", decision=decision, action=chosen, key="second") == "decision-closed"
    # Another person may use the same key.
    desk.answer(1, key="first")


def test_what_the_rules_forbid_is_refused_with_its_rule() -> None:
    desk = Desk(people=2).begin()
    decision = desk.table.opened[0]
    with pytest.raises(IllegalAction) as refusal:
        desk("answer", "Ada", decision=decision, action="end turn")
    assert refusal.value.refusal.rule
    assert refused(desk, "answer", "Ada", decision=decision, action="dance") == "no-such-action"
    assert refused(desk, "answer", "Ada", decision=decision, action=10**9) == "no-such-action"
    assert refused(desk, "answer", "Bruno", seat=0, decision=decision, action=0) == "not-your-seat"
    assert refused(desk, "answer", "Zoe", decision=decision, action=0) == "not-at-table"
    assert desk.table.opened[0] == decision


def test_a_decision_that_opens_again_after_an_undo_is_a_new_one() -> None:
    desk = Desk(people=2).begin()
    first = desk.table.opened[0]
    desk.answer(0)
    desk("undo", "Ada", count=1)
    assert desk.table.opened[0] != first
    assert refused(desk, "answer", "Ada", decision=first, action=desk.legal(0)[0]) == "decision-closed"


def test_undo_stops_where_somebody_learnt_something_or_acted() -> None:
    desk = Desk(people=2).begin()
    assert refused(desk, "undo", "Ada", count=1) == "undo-nothing"
    desk.answer(0)
    assert refused(desk, "undo", "Bruno", count=1) == "undo-acted"
    desk("undo", "Ada", count=1)
    assert set(desk.table.opened) == {0, 1}
    desk.answer(0)
    desk.answer(1)
    assert refused(desk, "undo", "Ada", count=1) == "undo-acted"


@pytest.mark.parametrize("confirms", [True, False])
def test_whether_a_turn_waits_for_confirmation_costs_a_few_worlds_and_nothing_where_nobody_wants_it(
    monkeypatch: pytest.MonkeyPatch, confirms: bool
) -> None:
    imagined = 0
    imagine = MastersState.imagine

    def counted(self: MastersState, viewer: Viewer, rng: random.Random) -> MastersState:
        nonlocal imagined
        imagined += 1
        return imagine(self, viewer, rng)

    monkeypatch.setattr(MastersState, "imagine", counted)
    desk = Desk(people=4).begin()
    for name in ("Ada", "Bruno", "Chiara", "Dante"):
        desk("prefer", name, confirms=confirms)
    rng, most, held = random.Random(3), 0, 0
    for _ in range(60):
        if not desk.table.opened:
            break  # random people can end a match early
        seat = min(desk.table.opened)
        imagined = 0
        desk.answer(seat, rng.choice(desk.legal(seat)))
        most = max(most, imagined)
        if desk.table.held is not None:
            held += 1
            desk("confirm", desk.who(desk.table.held))
    assert most <= (WORLDS if confirms else 0)
    assert (held > 0) is confirms


def test_a_turn_waits_for_its_confirmation() -> None:
    desk = Desk(people=2, game="inventors")
    desk.sit("Bruno")
    desk("prefer", "Ada", confirms=True)
    desk("start", "Ada")
    while desk.table.held is None and desk.table.status == "playing" and desk.table.number < 60:
        desk.play(1)
    assert desk.table.held == 0, "no turn of Ada's could be taken back"
    assert desk.table.opened == {}
    assert desk.table.people() == [0]
    assert refused(desk, "confirm", "Bruno") == "nothing-to-confirm"
    desk("undo", "Ada", count=1)
    assert 0 in desk.table.opened
    desk.answer(0)
    if desk.table.held == 0:
        desk("confirm", "Ada")
    assert desk.table.held is None
    assert desk.table.opened


# The same again


@pytest.mark.parametrize("game", ["inventors", "leonardo", "masters"])
@pytest.mark.parametrize("seed", range(3))
def test_the_same_entries_and_a_snapshot_give_the_same_table(game: str, seed: int) -> None:
    rng = random.Random(seed)
    desk = Desk(game, people=2, bots=1, tempo={"kind": "live", "minutes": 5, "increment": 3}).begin()
    for _ in range(60):
        desk.play(rng.randint(1, 4), rng)
        if desk.table.status != "playing":
            break
        seat = rng.randrange(2)
        if rng.random() < 0.2 and desk.table.play.undo_depth(seat):
            desk("undo", desk.who(seat), count=1)
        if rng.random() < 0.1 and any(by == seat for by, _ in desk.table.play.line):
            desk("ask", desk.who(seat), what="takeback")
            request = desk.table.request
            if request is not None:
                other = min(request.needed)
                desk(rng.choice(["agree", "decline"]), desk.who(other), request=request.number)
    text = json.dumps(desk.table.snapshot(), sort_keys=True)
    assert json.dumps(desk.again().snapshot(), sort_keys=True) == text
    restored = Table.restore("table", json.loads(text))
    assert json.dumps(restored.snapshot(), sort_keys=True) == text
    for viewer in (None, 0, 1, 2):
        news = [Teller(table).news(viewer, "it", desk.table.number) for table in (desk.table, restored)]
        assert news[0] == news[1]
    if desk.table.status == "playing":
        seat = min(desk.table.opened)
        data = desk.answer(seat)
        restored.apply(desk.table.number, desk.at, json.loads(json.dumps(data)))
        assert json.dumps(restored.snapshot(), sort_keys=True) == json.dumps(
            desk.table.snapshot(), sort_keys=True
        )


@pytest.mark.parametrize("game", ["inventors", "leonardo", "masters"])
def test_the_record_of_a_finished_match_verifies_completely(game: str) -> None:
    desk = Desk(game, people=2).begin()
    rng = random.Random(5)
    while desk.table.status == "playing":
        desk.play(10, rng)
    checks = verify(Record.parse(record(desk.table, None)), desk.table.game)
    assert {check.name: check.ok for check in checks} == dict.fromkeys(
        ("rules", "commitment", "words", "shuffle", "deal", "decisions", "result"), True
    )


def test_a_running_record_hides_what_was_chosen_in_secret() -> None:
    desk = Desk(people=2).begin()
    desk.answer(0)
    assert "keep leaders" in record(desk.table, 0)
    for other in (1, None):
        text = record(desk.table, other)
        assert "keep leaders" not in text
        assert "1. 0 (hidden)" in text
        assert "deal" not in text
        assert desk.table.nonce not in text
        assert desk.table.secret not in text


# Legality


def test_a_stored_move_that_the_rules_forbid_is_not_replayed() -> None:
    """A build with other rules must stop there, and not play on from a state that never was."""
    desk = Desk(people=2).begin()
    table = desk.again()
    entry = {"kind": "play", "by": "Ada", "seat": 0, "action": "end turn", "decision": table.opened[0]}
    with pytest.raises(IllegalAction):
        table.apply(table.number + 1, table.changed, entry)


@pytest.mark.parametrize(("checked", "asked"), [(False, 1), (True, 0)])
def test_a_move_that_was_checked_is_not_checked_again(checked: bool, asked: int) -> None:
    class Asked(CoinsState):
        """Counts how often it is asked about an action."""

        count = 0

        def why_not(self, seat: SupportsIndex, action: Action) -> Refusal | None:
            Asked.count += 1
            return super().why_not(seat, action)

    game = Coins(Asked)
    match = Match(game, game.deal(2, seed=1), ["Ada", "Bruno"])
    match.play(0, match.state.legal(0)[0], checked)
    assert Asked.count == asked
