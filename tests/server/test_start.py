"""A server starts without loading what only some servers use."""

from __future__ import annotations

import subprocess
import sys

from bottega.server.bus import NoBus
from bottega.server.config import Config
from bottega.server.making import make_bus

#: Clients of PostgreSQL, Redis and push services: together they take longer to load than the rest.
LATER = ("aiohttp", "asyncpg", "pywebpush", "redis", "requests")


def test_clients_of_other_services_are_loaded_when_they_are_needed() -> None:
    code = f"import sys, bottega.server.serve; print([name for name in {LATER} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_a_server_without_redis_has_no_bus() -> None:
    assert isinstance(make_bus(Config()), NoBus)
