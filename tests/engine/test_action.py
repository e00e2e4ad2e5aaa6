"""Actions are interned once, and found again by their notation."""

from __future__ import annotations

import pytest

from bottega.engine.action import Action, ActionSpace, UnknownNotation
from tests.coins.bottega_coins import ACTIONS, BID, PASS, THROW, Coins


@pytest.mark.parametrize("text", ["bid 7", "BID 7", "  Bid   7 ", "bid\t7\n"])
def test_case_and_spaces_are_forgiven(text: str) -> None:
    assert ACTIONS.parse(text) is BID[7]


@pytest.mark.parametrize(("text", "meant"), [("bidd 7", "bid 7"), ("trow 12", "throw 12"), ("pas", "pass")])
def test_what_comes_near_is_suggested(text: str, meant: str) -> None:
    with pytest.raises(UnknownNotation) as caught:
        ACTIONS.parse(text)
    assert meant in caught.value.suggestions
    assert f"no action is written “{text}”; did you mean “{meant}”?" in str(caught.value)


@pytest.mark.parametrize("text", ["", "castle", "7"])
def test_what_is_expected_is_said(text: str) -> None:
    with pytest.raises(ValueError, match="Expected one of: bid 1-20, throw 1-20, pass"):
        Coins().parse(text)


def test_an_action_has_the_id_of_its_place() -> None:
    assert [action.id for action in ACTIONS] == list(range(len(ACTIONS))) == list(range(41))
    assert ACTIONS[BID[1].id] is BID[1]
    assert ACTIONS[-1] is PASS
    assert ACTIONS[:2] == [BID[1], BID[2]]
    assert PASS in ACTIONS


def test_an_action_is_ready_for_a_client() -> None:
    assert THROW[3].to_json() == {"type": "throw", "id": THROW[3].id, "coin": 3, "targets": ["coin:3"]}
    assert PASS.to_json() == {"type": "pass", "id": 40, "targets": ["pass"]}
    assert (str(THROW[3]), repr(THROW[3])) == ("throw 3", "<throw 22: throw 3>")


def test_two_actions_cannot_be_written_alike() -> None:
    space = ActionSpace()
    space.add(Action("pass", "pass", ()))
    with pytest.raises(ValueError, match="two actions are written 'pass'"):
        space.add(Action("stop", "pass", ()))
    assert len(space) == 1
