"""What the site without a server costs: ``python3 -m bench.page [--site DIR] [--games NAME ...]``.

Serves the folder that `make site` has made, and plays in Chromium (`web/scripts/site/measure.mjs`): with
journeymen, then with masters. It needs Node with the packages of `web/`, and nothing of Bottega's own.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Sequence
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from threading import Thread
from typing import Any, Final

ROOT: Final = Path(__file__).parents[1]
GAMES: Final = ("masters", "leonardo", "inventors")
LEVELS: Final = ("journeyman", "master")
#: What is loaded of Python, beside the texts of one language.
_LOADED: Final = ("*.zip.br", "*.mjs.br", "*.wasm.br")


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, format: str, *args: Any) -> None:
        """Nothing: a visit is a hundred requests."""


class _Server(ThreadingHTTPServer):
    def handle_error(self, request: Any, client_address: Any) -> None:
        """A browser that closes a connection in the middle is no fault of anybody."""
        if not isinstance(sys.exception(), ConnectionError):
            super().handle_error(request, client_address)


def loaded(site: Path) -> int:
    """Bytes of the first visit beside the client, as a host that sends brotli sends them."""
    [python] = site.glob("python-*")
    files = [file for pattern in _LOADED for file in python.glob(pattern)]
    texts = max(file.stat().st_size for file in python.glob("texts.*.br"))
    return sum(file.stat().st_size for file in files) + texts


def main(arguments: Sequence[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python3 -m bench.page", description=__doc__)
    parser.add_argument("--site", type=Path, default=ROOT / "site")
    parser.add_argument("--games", nargs="+", default=GAMES)
    parser.add_argument("--levels", nargs="+", default=LEVELS)
    parser.add_argument("--decisions", type=int, default=40, help="decisions of a person in each match")
    chosen = parser.parse_args(arguments)
    if not (chosen.site / "index.html").is_file():
        print(f"There is no site in {chosen.site}: run make site.", file=sys.stderr)
        return 1
    print(f"first visit beside the client: {loaded(chosen.site) / 1e6:.2f} MB of brotli (at most 5.5)")
    print(f"load of this machine: {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores")
    server = _Server(("127.0.0.1", 0), partial(_Quiet, directory=str(chosen.site)))
    Thread(target=server.serve_forever, daemon=True).start()
    status = 0
    for game in chosen.games:
        for level in chosen.levels:
            print(f"\n{game}, against {level}", flush=True)
            address = f"http://127.0.0.1:{server.server_port}/"
            command = ["node", "scripts/site/measure.mjs", address, game, level]
            environment = {**os.environ, "DECISIONS": str(chosen.decisions)}
            status |= subprocess.run(command, cwd=ROOT / "web", env=environment, check=False).returncode
    server.shutdown()
    return status


if __name__ == "__main__":
    sys.exit(main())
