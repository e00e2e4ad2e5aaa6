"""A folder of rows: the same bytes however the work was done, and nothing that is not ours is touched."""

from __future__ import annotations

import errno
import json
import os
from pathlib import Path

import numpy
import pytest

import bottega
from bottega import research
from bottega.research.dataset import columns, folder, rows
from bottega.research.dataset.filling import contents_of, fill
from bottega.research.dataset.folder import DataFolder, DataFolderError
from bottega.research.dataset.rows import Decision
from bottega.research.dataset.selfplay import SelfPlayPlan
from bottega.workers import LocalPool

MATCHES, SHARD = 7, 3
PLAN = SelfPlayPlan.of("masters", ["random"], seed=1)


def write(path: Path, matches: int = MATCHES, **more: object) -> None:
    arguments = {"matches": matches, "seed": 1, "shard": SHARD, **more}
    research.write(path, "masters", ["random"], **arguments)  # type: ignore[arg-type]


def files(path: Path) -> dict[str, bytes]:
    """All that is in a folder, hidden or not."""
    return {
        each.relative_to(path).as_posix(): each.read_bytes() if each.is_file() else b""
        for each in path.rglob("*")
    }


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> dict[str, bytes]:
    """The folder as a run makes it that nothing disturbs."""
    path = tmp_path_factory.mktemp("whole")
    write(path)
    return files(path)


def opened(path: Path, matches: int = MATCHES) -> DataFolder:
    return DataFolder(path, contents_of(PLAN), matches, SHARD)


def stopped(path: Path, after: int) -> None:
    """A run that is stopped after some matches."""
    with opened(path) as kept:
        work = fill(PLAN, kept)
        for _ in range(after):
            next(work)
        work.close()


def test_a_folder_has_a_file_for_some_matches_each(whole: dict[str, bytes]) -> None:
    names = [f"matches-0000000{first}.parquet" for first in (0, 3, 6)]
    assert sorted(whole) == ["_bottega.json", *names]


def test_what_is_read_is_what_was_played(tmp_path: Path) -> None:
    bots = ["search:iterations=8", "random"]
    research.write(tmp_path, "masters", bots, matches=2, seed=3, shard=1)
    table = research.read(tmp_path).to_table()
    played = list(research.play("masters", bots, matches=2, seed=3))
    assert table.column_names == list(Decision._fields)
    assert table.num_rows == len(played)
    for found, row in zip(table.to_pylist(), played, strict=True):
        for name in ("value", "prior"):
            ours, theirs = getattr(row, name), found.pop(name)
            assert (ours is None) == (theirs is None)
            if ours is not None:
                assert theirs == pytest.approx(ours, abs=1e-6)
        found["actors"], found["legal"] = tuple(found["actors"]), tuple(found["legal"])
        found["visits"] = None if found["visits"] is None else tuple(found["visits"])
        assert found == {name: value for name, value in row._asdict().items() if name in found}


def test_a_file_says_what_its_numbers_stand_for(tmp_path: Path) -> None:
    write(tmp_path, matches=1)
    dataset = research.read(tmp_path)
    about = json.loads(dataset.schema.metadata[b"bottega"])
    game = bottega.game("masters")
    encoding = game.encoding(2)
    assert about["features"] == list(encoding.names)
    assert about["parts"]["stage"] == [encoding.parts["stage"].start, encoding.parts["stage"].stop]
    assert about["actions"] == [str(action) for action in game.actions]
    settings = {"bots": ["random"], "seed": "1", "players": 2, "bottega": bottega.__version__}
    assert {key: about[key] for key in settings} == settings
    assert dataset.schema.field("observation").type.byte_width == len(about["features"])


def test_any_number_of_processes_makes_the_same_files(tmp_path: Path, whole: dict[str, bytes]) -> None:
    write(tmp_path, pool=LocalPool(2))
    assert files(tmp_path) == whole


@pytest.mark.parametrize("after", [0, 1, 3, 4, 6])
def test_a_run_that_was_stopped_goes_on(tmp_path: Path, whole: dict[str, bytes], after: int) -> None:
    stopped(tmp_path, after)
    with opened(tmp_path) as kept:
        assert len(kept.missing) == MATCHES - after
        assert list(fill(PLAN, kept)) == list(range(after, MATCHES))
    assert files(tmp_path) == whole


@pytest.mark.parametrize("renames", range(1, 11))
def test_a_run_that_is_killed_at_any_file_goes_on(
    tmp_path: Path, whole: dict[str, bytes], monkeypatch: pytest.MonkeyPatch, renames: int
) -> None:
    """Killed between writing a file and giving it its name: what it was writing stays behind."""
    done = 0

    def replace(source: Path, target: Path) -> None:
        nonlocal done
        done += 1
        if done == renames:
            raise KeyboardInterrupt
        os.rename(source, target)

    with monkeypatch.context() as patch:
        patch.setattr("bottega.system.os.replace", replace)
        patch.setattr(Path, "unlink", lambda self, missing_ok=False: None)
        with pytest.raises(KeyboardInterrupt):
            write(tmp_path)
    assert any(each.name.startswith(".") and each.is_file() for each in tmp_path.rglob("*"))
    write(tmp_path)
    assert files(tmp_path) == whole


def test_a_match_that_was_cut_off_is_played_again(tmp_path: Path, whole: dict[str, bytes]) -> None:
    stopped(tmp_path, 5)
    for name, size in (("00000003.arrow", 100), ("00000004.arrow", 0)):
        file = tmp_path / ".pending" / name
        file.write_bytes(file.read_bytes()[:size])
    with opened(tmp_path) as kept:
        assert kept.missing == [3, 4, 5, 6]
    write(tmp_path)
    assert files(tmp_path) == whole


def test_what_is_there_is_not_played_again(
    tmp_path: Path, whole: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    write(tmp_path)
    monkeypatch.setattr("bottega.research.dataset.filling.play_match", None)
    write(tmp_path)
    write(tmp_path, matches=5)
    assert files(tmp_path) == whole


@pytest.mark.parametrize("first", [1, 4, 6])
def test_a_longer_run_adds_to_a_shorter_one(tmp_path: Path, whole: dict[str, bytes], first: int) -> None:
    write(tmp_path, matches=first)
    assert research.read(tmp_path).to_table()["match"].to_pylist()[-1] == first - 1
    write(tmp_path)
    assert files(tmp_path) == whole


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"seed": 2}, "seed: 1, not 2"),
        ({"players": 3}, "players: 2, not 3"),
        ({"shard": 4}, "shard: 3, not 4"),
    ],
)
def test_a_folder_with_other_settings_is_refused(tmp_path: Path, change: dict[str, int], key: str) -> None:
    write(tmp_path, matches=1)
    before = files(tmp_path)
    with pytest.raises(DataFolderError, match=key) as caught:
        write(tmp_path, matches=1, **change)
    assert caught.value.code == "other"
    assert files(tmp_path) == before


def test_a_folder_that_is_not_ours_is_refused(tmp_path: Path) -> None:
    (tmp_path / "diary.txt").write_text("Dear diary\n", encoding="utf-8")
    for path in (tmp_path, tmp_path / "diary.txt"):
        with pytest.raises(DataFolderError, match="holds something else"):
            write(path)
    (tmp_path / "_bottega.json").write_text("[]", encoding="utf-8")
    with pytest.raises(DataFolderError, match="holds something else"):
        write(tmp_path)
    assert sorted(files(tmp_path)) == ["_bottega.json", "diary.txt"]


@pytest.mark.parametrize("content", [b"", b"PAR1 or not"])
def test_a_file_that_cannot_be_read_is_named(tmp_path: Path, content: bytes) -> None:
    write(tmp_path, matches=1)
    file = tmp_path / "matches-00000000.parquet"
    file.write_bytes(content)
    with pytest.raises(DataFolderError) as caught:
        write(tmp_path, matches=1)
    assert (caught.value.code, caught.value.path) == ("file", file)


def test_a_full_disk_leaves_nothing_half_written(
    tmp_path: Path, whole: dict[str, bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(number: int) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patch:
        patch.setattr("bottega.system.os.fsync", full)
        with pytest.raises(OSError, match="No space"):
            write(tmp_path)
    assert files(tmp_path) == {}
    write(tmp_path)
    assert files(tmp_path) == whole


def test_there_is_nothing_to_read_yet(tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=r"no folder of rows: there is no _bottega\.json"):
        research.read(tmp_path)
    stopped(tmp_path, 1)
    with pytest.raises(ValueError, match=r"no file of .* is complete yet"):
        research.read(tmp_path)


def test_observations_become_an_array_without_a_copy(tmp_path: Path) -> None:
    write(tmp_path, matches=4)
    column = research.read(tmp_path).to_table()["observation"]
    piece = column.combine_chunks()
    for each in (column, piece, piece[10:20], column[:0], piece[:0]):
        array = research.observations(each)
        assert array.dtype == numpy.uint8
        assert array.shape == (len(each), 650)
        assert [row.tobytes() for row in array] == each.to_pylist()
    where = research.observations(piece[10:]).__array_interface__["data"][0]
    assert where == piece.buffers()[1].address + 10 * 650


def test_a_game_without_an_encoding_has_no_observations(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    columns.columns.cache_clear()
    for module in (rows, columns):
        monkeypatch.setattr(module, "encoding_of", lambda game, players: None)
    write(tmp_path, matches=1)
    columns.columns.cache_clear()
    table = research.read(tmp_path).to_table()
    assert table["observation"].null_count == table["encoding"].null_count == table.num_rows > 0
    assert folder.HEAD in files(tmp_path)
