"""The ports of the servers that tests start."""

from __future__ import annotations

import socket
import subprocess
import sys
from pathlib import Path

from tests.server.services import free_port

ROOT = Path(__file__).parent.parent.parent

#: Takes ports, says which, and holds them until its input ends.
TAKER = """
import sys
from tests.server import services
services._PORTS = iter(range(26_000, 32_000))
print(*(services.free_port() for _ in range(40)), flush=True)
sys.stdin.read()
"""


def test_two_processes_never_get_the_same_port() -> None:
    """Though they look at the same ones in the same order."""
    takers = [
        subprocess.Popen(
            [sys.executable, "-c", TAKER], cwd=ROOT, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
        )
        for _ in range(3)
    ]
    try:
        ports = [port for taker in takers if taker.stdout for port in taker.stdout.readline().split()]
    finally:
        for taker in takers:
            taker.communicate()
    assert len(ports) == 3 * 40
    assert len(set(ports)) == len(ports)


def test_a_server_may_listen_on_its_port_again_and_again() -> None:
    port = free_port()
    for _ in range(2):
        with (
            socket.create_server(("127.0.0.1", port)) as server,
            socket.create_connection(("127.0.0.1", port)),
        ):
            server.accept()[0].close()
    assert free_port() != port
