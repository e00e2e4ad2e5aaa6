"""Which of the two builds is there: the compiled one, or the pure sources that every installation has."""

from __future__ import annotations

import os
import platform
import subprocess
import sys
from pathlib import Path
from typing import Final, Literal

Build = Literal["compiled", "pure"]

ROOT: Final = Path(__file__).parent.parent
#: Set in the environment, it makes a compiled installation run its pure sources.
PURE: Final = "BOTTEGA_PURE"


def running() -> Build:
    """The build that this process has imported."""
    import bottega
    import bottega.engine.state as module

    told = getattr(bottega, "compiled", None)
    compiled = bool(told()) if callable(told) else not str(module.__file__).endswith(".py")
    return "compiled" if compiled else "pure"


def environment(build: Build | None = None) -> dict[str, str]:
    """The environment of a process with this build, hashes fixed so that every run does the same work. Some
    containers forbid to write bytecode: then every start would compile all that is imported."""
    unwanted = (PURE, "PYTHONDONTWRITEBYTECODE")
    env = {name: value for name, value in os.environ.items() if name not in unwanted}
    env["PYTHONHASHSEED"] = "0"
    if build == "pure":
        env[PURE] = "1"
    return env


def available() -> tuple[Build, ...]:
    """Pure always; compiled where the installation has it and the environment does not forbid it."""
    if os.environ.get(PURE):
        return ("pure",)
    asked = subprocess.run(
        [sys.executable, "-c", "from bench.builds import running; print(running())"],
        cwd=ROOT,
        env=environment(),
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    return ("pure", "compiled") if asked.stdout.strip() == "compiled" else ("pure",)


def machine() -> dict[str, str]:
    """What the figures were measured on."""
    return {
        "python": f"{platform.python_implementation()} {platform.python_version()}",
        "processor": _processor(),
        "cores": str(len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count()),
        "system": f"{platform.system()} {platform.machine()}",
    }


def _processor() -> str:
    try:
        text = Path("/proc/cpuinfo").read_text(encoding="utf-8")
    except OSError:
        return platform.processor() or "unknown"
    names = (line.partition(":")[2].strip() for line in text.splitlines() if line.startswith("model name"))
    return next(names, "unknown")
