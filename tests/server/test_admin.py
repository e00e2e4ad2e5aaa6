"""What the host of a server does with `bottega admin`."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import orjson
import pytest

from bottega.engine.people.text import LANGUAGES
from bottega.server.admin import ACTIONS, AdminOrder, admin
from bottega.server.config import Config
from bottega.server.making import make_store
from bottega.server.store.base import Account, SessionRow, Store
from bottega.server.store.moderation import Report
from bottega.server.words import problem_text
from bottega.server.writing import append_of
from bottega.table.problem import Problem
from bottega.table.table import Table
from bottega.table.types import DAY
from tests.server.table.desk import START, Desk


@pytest.fixture
def config(tmp_path: Path) -> Config:
    return Config(data=tmp_path)


def with_store(config: Config, work: Callable[[Store], Awaitable[None]]) -> None:
    async def run() -> None:
        store = make_store(config)
        await store.open()
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def keep(store: Store, desk: Desk, match: str) -> None:
    """The entries of a desk, as the server would have written them."""
    table = Table(match)
    for number, at, text in desk.entries:
        data = orjson.loads(text)
        table.apply(number, at, data)
        assert await store.append(append_of(table, at, data))


def order(config: Config, action: str, target: str = "", sure: bool = False) -> tuple[int, list[str]]:
    lines: list[str] = []
    return admin(config, AdminOrder(action, target, sure, "en", lines.append)), lines


def finished() -> Desk:
    desk = Desk(people=2).begin()
    rng = random.Random(8)
    while desk.table.status == "playing":
        desk.play(10, rng)
    return desk


@pytest.fixture
def filled(config: Config) -> Config:
    async def work(store: Store) -> None:
        await store.add_account(Account("ada", "Ada", START, START, password="x"))
        await store.add_session(SessionRow("key", "ada", START, START, None, None))
        await keep(store, finished(), "finished")
        await keep(store, Desk("leonardo", people=2).begin().play(40, random.Random(1)), "running")

    with_store(config, work)
    return config


def test_every_stored_match_is_replayed_and_the_first_difference_is_named(filled: Config) -> None:
    assert order(filled, "replay") == (0, ["2 matches were replayed. All are exactly as they were stored."])

    async def spoil(store: Store) -> None:
        entries = await store.entries("running")
        data = orjson.loads(entries[9].data)
        data["action"] = "pass" if data["action"] != "pass" else "stay"
        await store._do(  # type: ignore[attr-defined]
            "UPDATE entries SET data = ? WHERE match_id = ? AND number = ?",
            orjson.dumps(data).decode(),
            "running",
            entries[9].number,
        )

    with_store(filled, spoil)
    code, (line,) = order(filled, "replay")
    assert code == 1
    assert line.startswith("Match running cannot be replayed from entry")
    assert order(filled, "replay", "finished")[0] == 0


def test_accounts_are_listed_without_their_secrets_and_can_be_helped(filled: Config) -> None:
    code, lines = order(filled, "accounts", "ad")
    assert (code, len(lines)) == (0, 1)
    assert "Ada" in lines[0]
    order(filled, "reset-password", "Ada")

    async def check(store: Store) -> None:
        account = await store.account_named("Ada")
        assert account is not None
        assert account.password is not None
        assert account.password.startswith("$argon2id$")
        assert await store.session("key") is None

    with_store(filled, check)
    with pytest.raises(Problem, match="admin-sure"):
        order(filled, "delete-account", "Ada")
    order(filled, "delete-account", "Ada", sure=True)
    with pytest.raises(Problem, match="admin-no-account"):
        order(filled, "delete-account", "Ada", sure=True)


def test_a_table_is_closed_by_an_entry_like_any_other(filled: Config) -> None:
    order(filled, "close", "running", sure=True)

    async def check(store: Store) -> None:
        row = await store.match("running")
        assert row is not None
        assert (row.status, row.waiting) == ("abandoned", 0)

    with_store(filled, check)
    assert order(filled, "replay")[0] == 0
    with pytest.raises(Problem, match="table-is-abandoned"):
        order(filled, "close", "running", sure=True)


def test_a_backup_made_beside_a_running_server_restores_into_an_empty_one(
    filled: Config, tmp_path: Path
) -> None:
    path = str(tmp_path / "backup.gz")

    async def beside(store: Store) -> None:
        code, _ = await asyncio.to_thread(order, filled, "backup", path)
        assert code == 0

    with_store(filled, beside)
    other = Config(data=tmp_path / "other")
    assert order(other, "restore", path)[0] == 0
    assert order(other, "tables") == order(filled, "tables")
    assert order(other, "replay")[0] == 0
    with pytest.raises(Problem, match="admin-restore"):
        order(other, "restore", path)
    with pytest.raises(Problem, match="admin-file"):
        order(other, "backup", str(tmp_path / "nowhere" / "file"))


def test_restoring_waits_until_the_server_has_stopped(filled: Config, tmp_path: Path) -> None:
    path = str(tmp_path / "backup")
    order(filled, "backup", path)

    async def beside(store: Store) -> None:
        with pytest.raises(Problem, match="store-away"):
            await asyncio.to_thread(order, filled, "restore", path)

    with_store(filled, beside)


def test_a_restore_says_what_it_could_not_check_and_what_it_replaced(filled: Config, tmp_path: Path) -> None:
    old = Path(__file__).parent / "upgrade" / "data" / "0.1.0.backup.gz"
    code, lines = order(Config(data=tmp_path / "other"), "restore", str(old))
    assert code == 0
    assert "rows were read" in lines[0]
    assert "has no checksums" in lines[1]
    assert lines[2].startswith("One row held a character that no database can store.")


def test_a_damaged_backup_is_refused_with_its_name_and_what_to_do(filled: Config, tmp_path: Path) -> None:
    path, other = tmp_path / "backup", Config(data=tmp_path / "other")
    order(filled, "backup", str(path))
    whole = path.read_bytes()
    at = whole.index(b"Ada")
    path.write_bytes(whole[:at] + b"Eda" + whole[at + 3 :])
    with pytest.raises(Problem, match="admin-damaged") as refused:
        order(other, "restore", str(path))
    for lang in LANGUAGES:
        assert str(path) in problem_text(refused.value, lang)
    assert "use another backup" in problem_text(refused.value, "en")
    path.write_bytes(whole)
    assert order(other, "restore", str(path))[0] == 0, "nothing had been restored"


LOOKING = [name for name, task in ACTIONS.items() if name != "restore" and not task.grave]


@pytest.mark.parametrize("action", LOOKING)
@pytest.mark.parametrize("there", [True, False])
def test_a_folder_without_a_database_is_refused_and_left_as_it_is(
    tmp_path: Path, action: str, there: bool
) -> None:
    folder = tmp_path / "folder"
    if there:
        folder.mkdir()
    for config in (Config(data=folder), Config(database=str(folder / "other.db"))):
        with pytest.raises(Problem, match="admin-no-database") as refused:
            order(config, action, "x")
        assert str(folder) in problem_text(refused.value, "en")
    assert folder.exists() == there
    assert not there or list(folder.iterdir()) == []


def test_an_empty_database_of_postgresql_is_refused_and_left_as_it_is(postgres_url: str) -> None:
    config = Config(database=postgres_url)
    for _ in range(2):
        with pytest.raises(Problem, match="admin-no-database") as refused:
            order(config, "status")
    assert postgres_url not in problem_text(refused.value, "en"), "it may hold a password"


def test_a_sound_database_is_proved(filled: Config) -> None:
    code, lines = order(filled, "check")
    assert (code, len(lines)) == (0, 1)
    assert lines[0].startswith("The database is sound: 2 matches with ")


def spoil(config: Config, sql: str) -> None:
    with closing(sqlite3.connect(config.data / "bottega.db")) as connection, connection:
        assert connection.execute(sql).rowcount > 0


#: What is done to a database, and how the sentence about it begins.
SPOILED = {
    "UPDATE matches SET summary = '{\"host\": \"Eve\"}' WHERE id = 'running'": "Match running, entry",
    "UPDATE matches SET waiting = 0 WHERE id = 'running'": "Match running, entry",
    "UPDATE matches SET ranked = 1 WHERE id = 'finished'": "Match finished, entry",
    "UPDATE matches SET number = number - 1 WHERE id = 'running'": "Match running: entries are missing",
    "DELETE FROM entries WHERE match_id = 'running' AND number = 5": "Match running: entries are missing",
    "UPDATE entries SET data = '{\"kind\": \"play\"}' WHERE match_id = 'running' AND number = 5": (
        "Match running cannot be replayed from entry 5 on"
    ),
    "UPDATE seats SET account = 'ada' WHERE match_id = 'running' AND seat = 1": "Match running, entry",
    "UPDATE seats SET ended = NULL WHERE match_id = 'finished'": "Match finished: its seats do not have",
    "UPDATE results SET score = score + 1 WHERE match_id = 'finished' AND seat = 0": "Match finished, entry",
    "DELETE FROM results WHERE match_id = 'finished'": "Match finished, entry",
    "UPDATE results SET match_id = 'running' WHERE seat = 1": "Match running has results",
    "INSERT INTO chat VALUES ('running', 3, 1, 'ada', 'ciao')": "Match running: a line of chat",
    "INSERT INTO snapshots VALUES ('running', 999, '1', '{}')": "Match running: its snapshot",
    "INSERT INTO ratings VALUES ('ada', 'masters', 2, 25, 8, 3, 1, 1)": "A rating of account ada",
    "INSERT INTO notes VALUES ('gone', 'ada', 'a note')": "A row of the table notes belongs to match gone",
    "INSERT INTO mutes VALUES ('ada', 'nobody')": "A row of the table mutes belongs to account nobody",
}


@pytest.mark.parametrize("sql", SPOILED)
def test_every_fault_of_a_database_is_named(filled: Config, sql: str) -> None:
    spoil(filled, sql)
    code, lines = order(filled, "check")
    assert code == 1
    assert any(line.startswith(SPOILED[sql]) for line in lines), lines
    assert "fault" in lines[-1]


def test_all_faults_are_printed_in_the_language_of_the_host(filled: Config) -> None:
    spoil(filled, "UPDATE matches SET waiting = 0 WHERE id = 'running'")
    spoil(filled, "DELETE FROM results WHERE match_id = 'finished'")
    lines: list[str] = []
    assert admin(filled, AdminOrder("check", "", False, "fr", lines.append)) == 1
    assert len(lines) == 3
    assert lines[-1].startswith("2 défauts ont été trouvés.")


def test_a_damaged_last_page_is_noticed(filled: Config) -> None:
    path = filled.data / "bottega.db"
    size = path.stat().st_size
    with open(path, "r+b") as file:
        file.seek(size - 4096)
        file.write(b"\xa5" * 4096)
    code, lines = order(filled, "check")
    assert code == 1
    assert lines[0].startswith("The file is damaged: ")


@pytest.mark.parametrize(("action", "code"), [("dance", "admin-action"), ("close", "admin-target")])
def test_what_nobody_can_do_is_told(config: Config, action: str, code: str) -> None:
    with pytest.raises(Problem, match=code):
        order(config, action)


# Players


def say(config: Config, action: str, target: str = "", **more: str) -> tuple[int, list[str]]:
    lines: list[str] = []
    return admin(config, AdminOrder(action, target, False, "en", lines.append, **more)), lines


def test_reports_are_listed_until_something_is_done(filled: Config) -> None:
    assert say(filled, "reports") == (0, ["There are no open reports."])

    async def report(store: Store) -> None:
        await store.add_account(Account("eva", "Éva", START, START))
        await store.add_report(
            Report("a", START, "ada", "eva", "chat", "Rude.\nAlways.", "finished", "You fool")
        )
        await store.add_report(Report("b", START + 1, "eva", None, "name", ""))

    with_store(filled, report)
    told = [
        "2027-01-15  Ada, reported by Éva (chat): Rude. Always.",
        "    in the chat: You fool",
        "    at match finished",
    ]
    assert say(filled, "reports") == (0, [*told, "2027-01-15  Éva, reported by – (name): –"])
    assert say(filled, "reports", "ada") == (0, told)
    assert say(filled, "warn", "Ada", text="Be kind.") == (
        0,
        ["Ada will see the warning once. One report is closed."],
    )
    assert len(say(filled, "reports")[1]) == 1
    assert say(filled, "reports", "ada") == (0, told), "those about one player stay readable"

    async def warned(store: Store) -> None:
        [warning] = await store.measures("ada", "warn", START)
        assert (warning.text, warning.until) == ("Be kind.", None)

    with_store(filled, warned)


def test_a_player_is_silenced_banned_and_let_in_again(filled: Config) -> None:
    assert say(filled, "silence", "ada", text="Quiet.", days="7") == (0, ["Ada may not chat for 7 days."])
    assert say(filled, "ban", "ada", text="Out.", days="1") == (
        0,
        ["Ada is banned for one day. All browsers and tokens were logged out."],
    )

    async def out(store: Store) -> None:
        assert await store.sessions_of("ada") == []
        [ban] = await store.measures("ada", "ban", 0)
        [silence] = await store.measures("ada", "silence", 0)
        assert ban.until is not None
        assert silence.until is not None
        assert ban.until - ban.at == DAY
        assert silence.until - silence.at == 7 * DAY

    with_store(filled, out)
    assert say(filled, "ban", "ada", text="Out.")[1][0].startswith("Ada is banned for good.")
    assert say(filled, "unban", "ada") == (0, ["Ada may log in and chat again."])
    assert say(filled, "unban", "ada") == (1, ["Ada was neither banned nor silenced."])

    async def free(store: Store) -> None:
        assert await store.measures("ada", "ban", 0) == []
        assert await store.measures("ada", "silence", 0) == []

    with_store(filled, free)


@pytest.mark.parametrize(
    ("more", "code"),
    [
        ({}, "admin-text"),
        ({"text": " \x00"}, "admin-text"),
        ({"text": "x", "days": "0"}, "admin-days"),
        ({"text": "x", "days": "two"}, "admin-days"),
        ({"text": "x", "days": "9999"}, "admin-days"),
    ],
)
def test_a_measure_needs_a_reason_and_a_sensible_time(
    filled: Config, more: dict[str, str], code: str
) -> None:
    with pytest.raises(Problem) as refused:
        say(filled, "ban", "ada", **more)
    assert refused.value.code == code
    with pytest.raises(Problem, match="admin-no-account"):
        say(filled, "warn", "nobody", text="x")
