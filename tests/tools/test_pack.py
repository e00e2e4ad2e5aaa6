"""What `make site` packs for a page."""

from __future__ import annotations

from importlib.util import find_spec
from pathlib import Path
from typing import Final

import babel
import pytest
from babel import Locale
from babel.lists import format_list
from babel.numbers import format_decimal

from bottega.engine.people.text import LANGUAGES
from tools.site import pack

ROOT: Final = Path(__file__).parents[2]


@pytest.fixture
def repository(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A repository with nothing in it but what says which games there are."""
    (tmp_path / "pyproject.toml").write_text((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    monkeypatch.setattr(pack, "REPOSITORY", tmp_path)
    monkeypatch.setattr(pack, "PACKAGES", Path(babel.__file__).parents[1])
    return tmp_path


def test_every_file_of_the_data_of_every_game_is_packed(repository: Path) -> None:
    data = repository / "src/bottega/games/masters/data"
    (data / "deep/er").mkdir(parents=True)
    (data / "net.bin").write_bytes(bytes(range(256)))
    (data / "deep/er/words.ftl").write_text("hello = Hello\n")
    (data.parent / "notes.txt").write_text("no data")
    own = pack.Archive()
    pack.add_data(own)
    assert own.files["bottega/games/masters/data/net.bin"] == bytes(range(256))
    assert "bottega/games/masters/data/deep/er/words.ftl" in own.files
    assert not any("notes" in name for name in own.files)


def test_a_package_with_data_that_a_page_reads_is_named() -> None:
    """A page has these layers; another one with data would run there without them."""
    source = ROOT / "src/bottega"
    with_data = {path.relative_to(source).parts[0] for path in source.rglob("data") if path.is_dir()}
    elsewhere = {"server", "terminal", "workers", "research"}  # the other hosts, processes, studies
    assert with_data - elsewhere - set(pack.DATA) == set()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_is_left_of_a_language_says_numbers_and_lists(
    lang: str, repository: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    from babel import core, localedata

    expected = (format_decimal(1234.5, locale=lang), format_list(["a", "b", "c"], locale=lang))
    own = pack.Archive()
    pack.add_data(own)
    whole = Path(str(find_spec("babel").origin)).parent  # type: ignore[union-attr]
    for name, content in own.files.items():
        if name.startswith("babel/"):
            path = tmp_path / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(content)
            assert len(content) <= (whole / name.removeprefix("babel/")).stat().st_size
    monkeypatch.setattr(localedata, "_dirname", str(tmp_path / "babel/locale-data"))
    monkeypatch.setattr(localedata, "_cache", {})
    monkeypatch.setattr(core, "_global_data", None)
    monkeypatch.setattr(Locale, "_Locale__data", None, raising=False)
    assert (format_decimal(1234.5, locale=lang), format_list(["a", "b", "c"], locale=lang)) == expected
    assert Locale.parse(lang).plural_form(1) == "one"
