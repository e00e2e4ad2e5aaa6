"""Without the packages of bottega[research]: nothing is imported too early, and one sentence helps."""

from __future__ import annotations

import subprocess
import sys

import pytest

from bottega.research.packages import MissingPackage, needed


def test_nothing_is_imported_before_it_is_needed() -> None:
    program = (
        "import sys; from bottega import research; "
        "print([m for m in ('numpy', 'gymnasium', 'pettingzoo', 'pyspiel') if m in sys.modules])"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


@pytest.mark.parametrize("what", ["batch", "aec", "gym", "openspiel"])
def test_a_missing_package_is_named(what: str) -> None:
    packages = {"batch": "numpy", "aec": "pettingzoo", "gym": "gymnasium", "openspiel": "open-spiel"}
    module = "pyspiel" if what == "openspiel" else packages[what]
    program = (
        f"import sys; sys.modules['{module}'] = None\n"
        "from bottega import research\n"
        f"try: research.{what}('masters', 2)\n"
        "except ImportError as error: print(type(error).__name__, error)"
    )
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True)
    sentence = f'research.{what} needs {packages[what]}: pip install "bottega[research]"'
    assert done.stdout.strip() == f"MissingPackage {sentence}"


def test_a_machine_for_which_there_is_no_release_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    said = "needs open-spiel, which has no release for Windows"
    with pytest.raises(MissingPackage, match=said), needed("research.openspiel", "open-spiel"):
        raise ModuleNotFoundError(name="pyspiel")


def test_an_error_of_ours_is_not_a_missing_package() -> None:
    with pytest.raises(ModuleNotFoundError) as told, needed("research.gym", "gymnasium"):
        raise ModuleNotFoundError(name="bottega.oops")
    assert not isinstance(told.value, MissingPackage)
