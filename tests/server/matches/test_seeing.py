"""Who may see what: an account becomes a pair of eyes, or is refused."""

from __future__ import annotations

import pytest

from bottega.table.problem import Problem
from bottega.table.seeing import done, seat, viewer
from tests.server.near import brief


@pytest.mark.parametrize(
    ("account", "wanted", "eyes"),
    [("ada", None, 0), ("bruno", None, 1), ("bruno", 1, 1), ("carla", None, None), (None, None, None)],
)
def test_everybody_looks_through_their_own_eyes(
    account: str | None, wanted: int | None, eyes: int | None
) -> None:
    assert viewer(brief(), account, wanted) == eyes


@pytest.mark.parametrize("account", ["bruno", "carla", None])
@pytest.mark.parametrize("status", ["open", "playing", "over", "abandoned"])
def test_nobody_looks_through_the_eyes_of_another(account: str | None, status: str) -> None:
    with pytest.raises(Problem) as refused:
        viewer(brief(status=status), account, 0)
    assert (refused.value.code, refused.value.status, refused.value.values) == (
        "not-your-seat",
        403,
        {"seat": 0},
    )


def test_a_seat_that_nobody_has_is_not_that_of_somebody_without_an_account() -> None:
    """A bot's seat belongs to no account, and neither does a visitor without one."""
    table = brief(("ada", None))
    assert viewer(table, None, None) is None
    with pytest.raises(Problem, match="not-your-seat"):
        viewer(table, None, 1)


@pytest.mark.parametrize("account", ["carla", None])
@pytest.mark.parametrize("status", ["playing", "over", "abandoned"])
def test_a_table_without_spectators_is_not_there_for_those_who_do_not_play(
    account: str | None, status: str
) -> None:
    with pytest.raises(Problem) as refused:
        viewer(brief(spectators=False, status=status), account, None)
    assert (refused.value.code, refused.value.status) == ("no-such-match", 404)
    assert viewer(brief(spectators=False, status=status), "bruno", None) == 1


def test_a_table_that_waits_for_players_can_be_seen_by_those_who_might_sit_down() -> None:
    assert viewer(brief(spectators=False, status="open"), "carla", None) is None


def test_a_request_is_for_the_seat_that_has_to_decide() -> None:
    device = brief(("ada", "bruno", "ada"))
    assert seat(device, "ada", None) == 0
    assert seat(brief(("ada", "bruno", "ada"), opened={2: "7.2"}), "ada", None) == 2
    assert seat(brief(("ada", "bruno", "ada"), opened={1: "7.1"}), "ada", None) == 0
    assert seat(device, "ada", 2) == 2


@pytest.mark.parametrize(
    ("account", "wanted", "code"),
    [
        ("carla", None, "not-at-table"),
        (None, 0, "not-at-table"),
        ("ada", 1, "not-your-seat"),
        ("ada", 9, "not-your-seat"),
    ],
)
def test_a_request_for_no_seat_of_ones_own_is_refused(
    account: str | None, wanted: int | None, code: str
) -> None:
    with pytest.raises(Problem) as refused:
        seat(brief(), account, wanted)
    assert (refused.value.code, refused.value.status) == (code, 403)


def test_secrets_are_open_once_nothing_can_be_decided_any_more() -> None:
    assert {status: done(brief(status=status)) for status in ("open", "playing", "over", "abandoned")} == {
        "open": False,
        "playing": False,
        "over": True,
        "abandoned": True,
    }
