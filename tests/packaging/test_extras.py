"""Without ``bottega[server]``: what needs it says in one sentence how to get it, and the rest works."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.terminal.running import PATIENCE, environment

#: Makes the modules of these packages impossible to import, as if they were not installed.
HIDING = """
import sys
for name in sys.argv.pop(1).split(","):
    sys.modules[name] = None
from bottega.cli import main
sys.exit(main())
"""
SERVER = (
    "aiohttp,argon2,asyncpg,cryptography,fastapi,orjson,prometheus_client,py_vapid,pydantic,pywebpush,redis,"
)
SERVER += "starlette,uvicorn,uvloop,websockets,yarl"

SENTENCES = {
    "en": 'needs packages that are not installed, {}: install them with pip install "bottega[server]".',
    "fr": "a besoin de paquets qui ne sont pas installés, dont {}\u202f: installez-les avec pip install "
    '"bottega[server]".',
    "it": "ha bisogno di pacchetti che non sono installati, fra cui {}: installali con pip install "
    '"bottega[server]".',
}


def run(home: Path, hidden: str, *arguments: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", HIDING, hidden, *arguments],
        capture_output=True,
        encoding="utf-8",
        env=environment(home),
        timeout=PATIENCE,
    )


@pytest.mark.parametrize("lang", SENTENCES)
@pytest.mark.parametrize(
    ("arguments", "command"), [((), "serve"), (("serve",), "serve"), (("admin", "status"), "admin")]
)
def test_a_sentence_in_the_readers_language(
    tmp_path: Path, lang: str, arguments: tuple[str, ...], command: str
) -> None:
    done = run(tmp_path, SERVER, *arguments, "--lang", lang)
    assert done.returncode == 2
    assert done.stdout == ""
    said = done.stderr.rstrip("\n")
    assert "\n" not in said
    assert f"bottega {command}" in said
    before, after = SENTENCES[lang].split("{}")
    assert before in said
    assert said.endswith(after)


@pytest.mark.parametrize("arguments", [("--help",), ("help",), ("serve", "--help"), ("--help", "serve")])
def test_help_is_there(tmp_path: Path, arguments: tuple[str, ...]) -> None:
    done = run(tmp_path, SERVER, *arguments)
    assert (done.returncode, done.stderr) == (0, "")
    assert "Usage: bottega" in done.stdout


def test_a_module_of_our_own_that_is_missing_is_no_missing_package(tmp_path: Path) -> None:
    done = run(tmp_path, "bottega.server.site", "serve")
    assert done.returncode == 1
    assert "ModuleNotFoundError" in done.stderr
