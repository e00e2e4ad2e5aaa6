"""What runs in a container, run without one: the scripts of deploy/image, with as little around them."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

import bottega

ROOT = Path(__file__).parents[2]
DEPLOY = ROOT / "deploy"
START = DEPLOY / "image" / "start"
HEALTHCHECK = DEPLOY / "image" / "healthcheck"
SOURCE = Path(bottega.__file__).parents[1]
#: Seconds to wait for anything; far more than it takes.
PATIENCE = 60


def valid(schema: str, *files: Path) -> None:
    """Check files against a schema that comes with check-jsonschema."""
    pytest.importorskip("check_jsonschema", reason="needs check-jsonschema: pip install check-jsonschema")
    command = [sys.executable, "-m", "check_jsonschema", "--builtin-schema", schema, *map(str, files)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, timeout=PATIENCE)
    assert done.returncode == 0, done.stdout + done.stderr


def programs(folder: Path) -> Path:
    """A folder with the commands `bottega` and `python3`, which run these sources with this Python."""
    folder.mkdir()
    for name, module in {"bottega": " -m bottega.cli", "python3": ""}.items():
        command = folder / name
        command.write_text(f'#!/bin/sh\nexec {sys.executable}{module} "$@"\n', encoding="utf-8")
        command.chmod(0o755)
    return folder


def environment(path: Path, **more: str) -> dict[str, str]:
    """What the Dockerfile sets, and nothing from outside."""
    return {
        "PATH": f"{path}:/usr/local/bin:/usr/bin:/bin",
        "PYTHONPATH": str(SOURCE),
        "LC_ALL": "C.UTF-8",
        **more,
    }


@contextmanager
def started(command: list[str], env: dict[str, str], log: Path) -> Iterator[subprocess.Popen[bytes]]:
    """A process that ends with the test, and all its children with it; what it says is in `log`."""
    with log.open("wb") as output:
        process = subprocess.Popen(
            command, stdout=output, stderr=output, env=env, cwd="/", start_new_session=True
        )
    try:
        yield process
    finally:
        with suppress(ProcessLookupError):
            os.killpg(process.pid, signal.SIGKILL)
        process.wait(PATIENCE)


def health(env: dict[str, str]) -> subprocess.CompletedProcess[str]:
    """One run of the health check."""
    return subprocess.run(
        [str(HEALTHCHECK)], capture_output=True, text=True, check=False, env=env, timeout=PATIENCE
    )


def wait_until_healthy(process: subprocess.Popen[bytes], env: dict[str, str], log: Path) -> None:
    """As Docker does it: ask again until the health check says yes."""
    end = time.monotonic() + PATIENCE
    while health(env).returncode != 0:
        assert process.poll() is None, log.read_text("utf-8")
        assert time.monotonic() < end, log.read_text("utf-8")
        time.sleep(0.1)


def is_root() -> bool:
    return hasattr(os, "geteuid") and os.geteuid() == 0
