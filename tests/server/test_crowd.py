"""How many sockets may be open at once."""

from __future__ import annotations

import logging

import pytest

from bottega.server.crowd import Crowd, socket_limit
from bottega.system import file_limit
from bottega.table.problem import Problem


class Seconds:
    at = 0.0

    def __call__(self) -> float:
        return self.at


def refused(crowd: Crowd, account: str | None, address: str) -> str:
    with pytest.raises(Problem) as problem:
        crowd.enter(account, address)
    assert (problem.value.code, problem.value.status) == ("too-many-sockets", 429)
    return str(problem.value.values["by"])


def test_an_account_and_an_address_have_a_limit() -> None:
    crowd = Crowd(account=3, address=5, most=None)
    for _ in range(3):
        crowd.enter("anna", "home")
    assert refused(crowd, "anna", "elsewhere") == "account"
    crowd.enter("berta", "home")
    crowd.enter(None, "home")
    assert refused(crowd, "carla", "home") == "address"
    crowd.enter("carla", "elsewhere")
    crowd.leave("anna", "home")
    crowd.enter("anna", "elsewhere")


def test_those_without_an_account_leave_room_for_those_with_one() -> None:
    crowd = Crowd(account=20, address=1_000, most=100)
    for number in range(75):
        crowd.enter(None, f"address {number}")
    assert refused(crowd, None, "one more") == "server"
    for number in range(25):
        crowd.enter(f"player {number}", "club")
    assert refused(crowd, "another", "club") == "server"
    crowd.leave(None, "address 7")
    crowd.enter("another", "club")


def test_nothing_is_kept_of_those_who_have_left() -> None:
    crowd = Crowd(account=1, address=1, most=1)
    for number in range(100):
        crowd.enter(f"player {number}", f"address {number}")
        crowd.leave(f"player {number}", f"address {number}")
    assert not crowd._accounts
    assert not crowd._addresses


def test_the_log_has_one_line_a_minute(caplog: pytest.LogCaptureFixture) -> None:
    clock = Seconds()
    crowd = Crowd(account=0, address=1, most=None, clock=clock)
    with caplog.at_level(logging.WARNING, "bottega.live"):
        for second in range(150):
            clock.at = float(second)
            refused(crowd, "anna", "home")
    lines = [record.bottega_values for record in caplog.records]  # type: ignore[attr-defined]
    assert [line["refused"] for line in lines] == [1, 60, 60]
    assert "anna" not in str(lines)
    assert "home" not in str(lines)


@pytest.mark.parametrize(
    ("files", "sockets"), [(None, None), (200, 72), (1024, 768), (65536, 49152), (16, 8)]
)
def test_sockets_are_files_of_the_process(files: int | None, sockets: int | None) -> None:
    assert socket_limit(files) == sockets


def test_this_process_has_some_files() -> None:
    limit = file_limit()
    assert limit is None or limit >= 64
