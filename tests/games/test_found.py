"""Games are found by entry point: ours, those of other packages, and those that are broken."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import bottega
from bottega.games import GameError, VersionError, edited, versions


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder from which packages are imported; afterwards nothing is known of them."""
    monkeypatch.syspath_prepend(str(tmp_path))
    monkeypatch.delitem(sys.modules, "faulty", raising=False)
    _forget()
    yield tmp_path
    _forget()


def _forget() -> None:
    from bottega.games import _entries, _standard, _version

    for known in (_entries, _standard, _version):
        known.cache_clear()


def install(folder: Path, module: str, source: str, name: str) -> None:
    """A package as an installer leaves it: a module, and a game under this name."""
    (folder / f"{module}.py").write_text(source, encoding="utf-8")
    about = folder / f"{module}-1.0.dist-info"
    about.mkdir()
    metadata = f"Metadata-Version: 2.1\nName: {module}\nVersion: 1.0\n"
    (about / "METADATA").write_text(metadata, encoding="utf-8")
    entry = f"[bottega.games]\n{name} = {module}:make\n"
    (about / "entry_points.txt").write_text(entry, encoding="utf-8")


def test_our_own_games_are_there_in_alphabetical_order() -> None:
    assert bottega.games() == ("inventors", "leonardo", "masters")


def test_an_unknown_game_is_refused_with_the_names_of_those_that_are_there() -> None:
    with pytest.raises(GameError, match=r"no game 'chess' \(games: inventors, leonardo, masters\)"):
        bottega.game("chess")


def test_a_game_of_another_package_is_found(installed: Path) -> None:
    source = "from tests.coins.bottega_coins import coins as make\n"
    install(installed, "other_coins", source, "coins")
    assert bottega.games() == ("coins", "inventors", "leonardo", "masters")
    assert bottega.game("coins").seats == range(2, 4)
    assert bottega.game("coins") is bottega.game("coins")


def test_no_other_package_can_replace_one_of_our_games(installed: Path) -> None:
    install(installed, "usurper", "raise RuntimeError('imported')\n", "masters")
    assert bottega.game("masters").version >= 1


@pytest.mark.parametrize(
    ("source", "message"),
    [
        ("import no_such_module\n", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("def make(): raise RuntimeError('no board')\n", "cannot be loaded: RuntimeError: no board"),
        ("def make(): return 7\n", "is no game: int does not derive from Game"),
        ("from tests.coins.bottega_coins import coins as make\n", "calls itself 'coins'"),
    ],
)
def test_a_broken_game_is_named_with_its_package_and_hinders_no_other(
    installed: Path, source: str, message: str
) -> None:
    install(installed, "faulty", source, "broken")
    assert "broken" in bottega.games()
    with pytest.raises(GameError, match=r"game 'broken' \(from faulty, faulty:make\)") as error:
        bottega.game("broken")
    assert message in str(error.value)
    assert bottega.game("masters").name == "masters"


def test_a_package_may_have_several_versions_of_its_rules(installed: Path) -> None:
    install(installed, "two_coins", "from tests.coins.bottega_coins.lowest import coins as make\n", "coins")
    assert versions("coins") == (1, 2)
    assert bottega.game("coins").version == 2
    assert bottega.game("coins", version=2) is bottega.game("coins")
    earlier = bottega.game("coins", version=1)
    assert earlier.version == 1
    assert bottega.game("coins", version=1) is earlier
    cheap = edited("coins", "cheap", {"points.coin": 0}, 1)
    assert (cheap.version, cheap.edition.name) == (1, "cheap")


@pytest.mark.parametrize(
    ("make", "wanted", "release"),
    [
        ("lowest import coins", 3, "A newer release"),
        ("lowest import only_lowest", 1, "An older release"),
    ],
)
def test_rules_that_are_not_installed_are_named_with_the_package_that_has_them(
    installed: Path, make: str, wanted: int, release: str
) -> None:
    package = f"coins_without_{wanted}"
    install(installed, package, f"from tests.coins.bottega_coins.{make} as make\n", "coins")
    here = ", ".join(map(str, versions("coins")))
    with pytest.raises(VersionError) as error:
        bottega.game("coins", version=wanted)
    assert str(error.value) == (
        f"version {wanted} of the rules of “coins” is needed; installed here: {here}."
        f" {release} of the package “{package}” has it."
    )


def test_rules_that_say_another_version_than_they_are_offered_as_are_refused(installed: Path) -> None:
    source = """
from tests.coins.bottega_coins import Coins
from tests.coins.bottega_coins.lowest import LowestCoins
def make(): return LowestCoins({3: Coins})
"""
    install(installed, "wrong_coins", source, "coins")
    with pytest.raises(GameError, match="has version 1 of 'coins' where its version 3 should be"):
        bottega.game("coins", version=3)
