"""What a release uploads: is everything there, is it the right version, and does it run?"""

from __future__ import annotations

import os
import subprocess
import tarfile
import tempfile
import venv
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Final

from tools.changelog import Wrong

#: A whole match, played at random.
_MATCH: Final = """
import random, bottega
game = bottega.game("masters")
state = game.start(game.deal(players=2, seed=7))
dice = random.Random(7)
while not state.over:
    seat = state.actors[0]
    state.play(seat, dice.choice(state.legal(seat)))
print(bottega.__version__)
"""


def check_artefacts(folder: Path, version: str, say: Callable[[str], None]) -> None:
    """Wrong unless `folder` has an sdist and a pure wheel of this version, with licences, and the wheel
    plays."""
    sdist = folder / f"bottega-{version}.tar.gz"
    wheels = sorted(folder.glob("*.whl"))
    pure = folder / f"bottega-{version}-py3-none-any.whl"
    missing = [path.name for path in (sdist, pure) if not path.exists()]
    if missing:
        raise Wrong(f"make dist made no {' and no '.join(missing)} in {folder.name}/.")
    strangers = [path.name for path in wheels if not path.name.startswith(f"bottega-{version}-")]
    if strangers:
        raise Wrong(f"{folder.name}/ has wheels of another version: {', '.join(strangers)}. Remove them.")
    for wheel in wheels:
        _check_wheel(wheel, version)
    with tarfile.open(sdist) as packed:
        if f"bottega-{version}/LICENSE" not in packed.getnames():
            raise Wrong(f"{sdist.name} holds no LICENSE. Include it in [tool.hatch.build.targets.sdist].")
    say(f"{pure.name}: install it into an empty environment and play a match")
    play(pure, version)


def _check_wheel(wheel: Path, version: str) -> None:
    with zipfile.ZipFile(wheel) as packed:
        names = packed.namelist()
        information = f"bottega-{version}.dist-info"
        metadata = packed.read(f"{information}/METADATA").decode("utf-8")
    if f"\nVersion: {version}\n" not in metadata:
        raise Wrong(f"The metadata of {wheel.name} name another version. Build it again.")
    if not any(name.startswith(f"{information}/licenses/") for name in names):
        raise Wrong(f"{wheel.name} holds no licence. Name them in license-files of pyproject.toml.")
    if "bottega/web/index.html" not in names:
        raise Wrong(f"{wheel.name} holds no pages. Install Node, and build it again.")


def play(wheel: Path, version: str) -> None:
    """Install a wheel into an environment of its own and play a match. Wrong where that fails."""
    with tempfile.TemporaryDirectory(prefix="bottega-try-") as folder:
        play_in(new_environment(Path(folder)), wheel, version)


def new_environment(folder: Path) -> Path:
    """The Python of an empty environment in `folder`."""
    venv.create(folder, with_pip=True)
    return folder / "Scripts" / "python.exe" if os.name == "nt" else folder / "bin" / "python"


def play_in(python: Path, wheel: Path, version: str) -> None:
    """The same in an environment that is there."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith("PYTHON")}
    install = ["-m", "pip", "--disable-pip-version-check", "--quiet", "install", str(wheel.resolve())]
    told = ""
    for what, arguments in {"be installed": install, "play a match": ["-c", _MATCH]}.items():
        done = subprocess.run(
            [str(python), *arguments],
            cwd=python.parent,
            env=kept,
            capture_output=True,
            text=True,
            check=False,
        )
        if done.returncode:
            raise Wrong(f"{wheel.name} cannot {what}:\n{done.stderr[-3000:].rstrip()}")
        told = done.stdout.strip()
    if told != version:
        raise Wrong(f"{wheel.name} says that it is version {told}. Build it again.")
