"""The compose file and its Caddyfile: valid, locked down, and a real Caddy in front of two real servers."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
import yaml

from bottega.server.config import SETTINGS
from tests import plain
from tests.deploy.container import (
    DEPLOY,
    PATIENCE,
    ROOT,
    START,
    environment,
    programs,
    started,
    valid,
    wait_until_healthy,
)
from tests.server import services
from tests.server.visitor import Visitor, all_go, table

if sys.platform == "win32":
    pytest.skip("needs a POSIX system: these scripts run in a Linux container", allow_module_level=True)

COMPOSE: dict[str, Any] = yaml.safe_load((DEPLOY / "compose.yaml").read_text(encoding="utf-8"))
SERVICES: dict[str, dict[str, Any]] = COMPOSE["services"]
SERVERS = [name for name, service in SERVICES.items() if "/bottega:" in service["image"]]


def test_the_compose_file_follows_the_specification() -> None:
    valid("vendor.compose-spec", DEPLOY / "compose.yaml")


@pytest.mark.parametrize("name", SERVICES)
def test_a_service_is_locked_down_and_comes_back(name: str) -> None:
    service = SERVICES[name]
    assert service["read_only"] is True
    assert service["security_opt"] == ["no-new-privileges:true"]
    assert service["cap_drop"] == ["ALL"]
    assert service["restart"] == "unless-stopped"
    assert re.search(r":(\d|\$\{BOTTEGA_VERSION)", service["image"])
    # The image of Bottega brings its own check.
    assert ("healthcheck" in service) is (name not in SERVERS)
    assert ("ports" in service) is (name == "caddy")


def test_everything_waits_until_what_it_needs_is_healthy() -> None:
    assert len(SERVERS) == 2
    needed = {name: set(service.get("depends_on", ())) for name, service in SERVICES.items()}
    assert needed == {
        "caddy": set(SERVERS),
        **{name: {"postgres", "redis"} for name in SERVERS},
        "postgres": set(),
        "redis": set(),
    }
    conditions = [each for service in SERVICES.values() for each in service.get("depends_on", {}).values()]
    assert all(each == {"condition": "service_healthy"} for each in conditions)


def test_databases_are_out_of_reach() -> None:
    assert COMPOSE["networks"]["back"] == {"internal": True}
    assert SERVICES["postgres"]["networks"] == SERVICES["redis"]["networks"] == ["back"]
    assert SERVICES["caddy"]["networks"] == ["front"]


@pytest.mark.parametrize("name", SERVERS)
def test_a_server_is_told_settings_that_exist_and_no_secret(name: str) -> None:
    known = {setting.variable for setting in SETTINGS if not setting.secret}
    given = SERVICES[name]["environment"]
    secret = {variable for variable in given if variable.endswith("_FILE")}
    assert secret == {"PGPASSWORD_FILE"}
    assert set(given) - secret <= known
    assert not re.search(r"://[^/@]*:[^/@]*@", " ".join(map(str, given.values())))
    file = given["PGPASSWORD_FILE"].removeprefix("/run/secrets/")
    assert file in SERVICES[name]["secrets"]
    assert SERVICES["postgres"]["environment"]["POSTGRES_PASSWORD_FILE"] == f"/run/secrets/{file}"


def test_caddy_knows_every_server() -> None:
    assert SERVICES["caddy"]["environment"]["SERVERS"].split() == [f"{name}:8000" for name in SERVERS]


def test_the_example_explains_every_variable() -> None:
    example = (DEPLOY / ".env.example").read_text(encoding="utf-8")
    used = set(re.findall(r"\$\{([A-Z_]+)", (DEPLOY / "compose.yaml").read_text(encoding="utf-8")))
    assert set(re.findall(r"^#?([A-Z_]+)=", example, re.MULTILINE)) == used


# Caddy


@pytest.mark.needs("caddy")
@pytest.mark.parametrize("path", ["deploy/Caddyfile", "docs/hosting/Caddyfile"])
def test_a_caddyfile_is_valid(path: str, tmp_path: Path) -> None:
    env = {
        "PATH": os.environ["PATH"],
        "HOME": str(tmp_path),
        "DOMAIN": "games.example.org",
        "SERVERS": "server1:8000 server2:8000",
    }
    command = ["caddy", "validate", "--adapter", "caddyfile", "--config", str(ROOT / path)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=env, timeout=PATIENCE)
    assert done.returncode == 0, done.stderr


def adapted(tmp_path: Path, domain: str, servers: str) -> dict[str, Any]:
    """deploy/Caddyfile as Caddy understands it."""
    env = {"PATH": os.environ["PATH"], "HOME": str(tmp_path), "DOMAIN": domain, "SERVERS": servers}
    command = ["caddy", "adapt", "--adapter", "caddyfile", "--config", str(DEPLOY / "Caddyfile")]
    text = subprocess.run(command, capture_output=True, check=True, env=env, timeout=PATIENCE).stdout
    understood: dict[str, Any] = json.loads(text)
    return understood


@pytest.mark.needs("caddy")
def test_caddy_gets_certificates_for_the_domain(tmp_path: Path) -> None:
    understood = adapted(tmp_path, "games.example.org", "server1:8000 server2:8000")
    servers = understood["apps"]["http"]["servers"]
    assert [server["listen"] for server in servers.values()] == [[":443"]]
    text = json.dumps(servers)
    assert '"host": ["games.example.org"]' in text
    assert re.findall(r'"dial": "(.*?)"', text) == ["server1:8000", "server2:8000"]
    assert "automatic_https" not in text, "it is on unless something is said"


@contextmanager
def caddy(tmp_path: Path, port: int, servers: list[int]) -> Iterator[str]:
    """Caddy with deploy/Caddyfile in front of these ports; its address."""
    address, config, log = f"http://127.0.0.1:{port}", tmp_path / "caddy.json", tmp_path / "caddy.log"
    understood = adapted(tmp_path, address, " ".join(f"127.0.0.1:{each}" for each in servers))
    # For this machine alone: a test is no service for others.
    [server] = understood["apps"]["http"]["servers"].values()
    server["listen"] = [f"127.0.0.1:{port}"]
    config.write_text(json.dumps(understood), encoding="utf-8")
    with started(
        ["caddy", "run", "--config", str(config)], {"PATH": os.environ["PATH"], "HOME": str(tmp_path)}, log
    ) as process:
        end = time.monotonic() + PATIENCE
        while True:
            assert process.poll() is None, log.read_text("utf-8")
            assert time.monotonic() < end, log.read_text("utf-8")
            with suppress(httpx.TransportError):
                if plain.get(f"{address}/api/games").status_code == 200:
                    break
            time.sleep(0.1)
        yield address


@pytest.mark.needs("caddy", "postgresql", "redis")
def test_two_servers_behind_caddy_play_on_when_one_of_them_stops(tmp_path: Path) -> None:
    path, front, ports = programs(tmp_path / "bin"), services.free_port(), []
    with ExitStack() as stack:
        stack.callback(all_go)
        database = stack.enter_context(services.postgres()).new_database()
        bus = stack.enter_context(services.redis()).url
        running = []
        for number in (1, 2):
            ports.append(services.free_port())
            env = environment(
                path,
                HOME=str(tmp_path),
                BOTTEGA_DATABASE=database,
                BOTTEGA_REDIS=bus,
                BOTTEGA_PORT=str(ports[-1]),
                BOTTEGA_ORIGINS=f"http://127.0.0.1:{front}",
                BOTTEGA_TRUSTED_PROXIES="127.0.0.1",
                BOTTEGA_THINKERS="0",
            )
            log = tmp_path / f"server{number}.log"
            running.append((stack.enter_context(started([str(START), "serve"], env, log)), env, log))
        for process, env, log in running:
            wait_until_healthy(process, env, log)
        address = stack.enter_context(caddy(tmp_path, front, ports))
        for watched in ("metrics", "healthz", "readyz"):
            assert plain.get(f"{address}/{watched}").status_code == 404

        anna, bruno = Visitor(front, "Anna"), Visitor(front, "Bruno")
        match = table(anna, bruno)
        with anna.live() as hers, bruno.live() as his:
            hers.watch(match)
            number = his.watch(match)["number"]
            decision = anna.look(match)["decision"]
            done = hers.answer(match, decision, "first")
            assert done["number"] == number + 1
            # Whichever server Bruno is connected to, the news reaches him.
            assert his.hear("news", match=match)["number"] == number + 1

        first = running[0][0]
        first.send_signal(signal.SIGTERM)
        assert first.wait(PATIENCE) == 0
        # Caddy does not know yet. A request that comes to the stopped server goes to the other one.
        for _ in range(20):
            assert bruno.look(match)["number"] == number + 1
        assert bruno.answer(match) == number + 2
        with anna.live() as hers:
            assert hers.watch(match)["number"] == number + 2
