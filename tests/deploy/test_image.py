"""The container image: its Dockerfile names what is there, and its scripts do what a container needs."""

from __future__ import annotations

import json
import os
import re
import shutil
import signal
import socket
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from fnmatch import fnmatch
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path

import pytest

from tests.deploy.container import (
    DEPLOY,
    HEALTHCHECK,
    PATIENCE,
    ROOT,
    SOURCE,
    START,
    environment,
    health,
    programs,
    started,
    wait_until_healthy,
)
from tests.server.services import free_port

if sys.platform == "win32":
    pytest.skip("needs a POSIX system: these scripts run in a Linux container", allow_module_level=True)

#: The instructions of the Dockerfile: each a line, without comments.
INSTRUCTIONS = [
    line.strip()
    for line in re.sub(
        r"\\\n", " ", re.sub(r"(?m)^#.*\n", "", (ROOT / "Dockerfile").read_text(encoding="utf-8"))
    ).splitlines()
    if line.strip()
]
#: Those of the last stage, which people run.
FINAL = INSTRUCTIONS[max(n for n, line in enumerate(INSTRUCTIONS) if line.startswith("FROM ")) :]


def of(kind: str, lines: list[str] = INSTRUCTIONS) -> list[str]:
    """What follows this word in each instruction of its kind."""
    return [line.removeprefix(kind).strip() for line in lines if line.startswith(f"{kind} ")]


def copied() -> list[str]:
    """What is copied from the repository, other than everything."""
    words = [line.split() for line in of("COPY") if not line.startswith("--from")]
    return [source for *sources, _ in words for source in sources if source != "."]


def ignored(path: str) -> bool:
    """Whether .dockerignore leaves out this path: the last line that fits it or a folder above it decides."""
    out = False
    for line in (ROOT / ".dockerignore").read_text(encoding="utf-8").splitlines():
        if not line or line.startswith("#"):
            continue
        pattern = line.lstrip("!").strip("/")
        above = ["/".join(path.split("/")[: n + 1]) for n in range(path.count("/") + 1)]
        names = path.split("/")
        deep = pattern.removeprefix("**/")
        fits = any(fnmatch(each, pattern) for each in above if each.count("/") == pattern.count("/"))
        if fits or (deep != pattern and any(fnmatch(name, deep) for name in names)):
            out = not line.startswith("!")
    return out


def test_what_is_copied_into_the_image_exists_and_runs() -> None:
    sources = copied()
    assert len(sources) == 2
    scripts = [*sources, *re.findall(r"\S+\.sh", " ".join(of("RUN")))]
    for source in scripts:
        assert os.access(ROOT / source, os.X_OK), f"{source} is not executable"
        assert not ignored(source), f"{source} is in .dockerignore"
    entry, check = json.loads(of("ENTRYPOINT")[0]), of("HEALTHCHECK")[0].split("CMD")[1]
    assert [*entry, *json.loads(check)] == [Path(source).name for source in sources]


def test_the_image_has_a_user_a_volume_and_no_secrets() -> None:
    assert re.fullmatch(r"[1-9]\d*:[1-9]\d*", of("USER", FINAL)[-1])
    assert json.loads(of("VOLUME", FINAL)[0]) == ["/data"]
    named = " ".join([*of("ENV"), *of("ARG"), *of("COPY")])
    assert not re.search(r"(?i)password|token|secret|mail_url", named)


def test_base_images_have_a_version() -> None:
    stages = [line.split()[0] for line in of("FROM")]
    assert len(stages) == 3
    for image in stages:
        assert re.search(r":\d+(\.\d+)?-", image), image
    # The environment is made in one and copied to the other: its Python must be the same.
    assert stages[2].replace("-slim", "") == stages[1]


@pytest.mark.parametrize(
    ("path", "out"),
    [
        ("src/bottega/cli.py", False),
        ("src/bottega/games/masters/data/rules.en.md", False),
        ("src/bottega/__pycache__/cli.cpython-313.pyc", True),
        ("web/package-lock.json", False),
        ("web/node_modules/vite/package.json", True),
        ("requirements/run.txt", False),
        ("pyproject.toml", False),
        ("README.md", False),
        ("LICENSE", False),
        (".git/config", True),
        (".venv/bin/python", True),
        ("deploy/.env", True),
        ("deploy/secrets/database_password", True),
    ],
)
def test_docker_gets_what_the_build_reads_and_nothing_private(path: str, out: bool) -> None:
    assert ignored(path) is out


@pytest.mark.needs("shellcheck")
def test_the_scripts_pass_their_linter() -> None:
    scripts = [str(START), str(DEPLOY / "image" / "build.sh")]
    done = subprocess.run(["shellcheck", *scripts], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


# start: secrets from files


@pytest.fixture
def recorder(tmp_path: Path) -> Path:
    """A command `bottega` that prints how it was called."""
    folder = tmp_path / "bin"
    folder.mkdir()
    command = folder / "bottega"
    command.write_text('#!/bin/sh\necho "$$ $*"\nenv\n', encoding="utf-8")
    command.chmod(0o755)
    return folder


def start(path: Path, *arguments: str, **more: str) -> subprocess.CompletedProcess[str]:
    command = [str(START), *arguments]
    return subprocess.run(
        command, capture_output=True, text=True, check=False, env=environment(path, **more), timeout=PATIENCE
    )


def test_a_secret_is_read_from_its_file(recorder: Path, tmp_path: Path) -> None:
    (tmp_path / "password").write_text("p4'ss $HOME `id`\n", encoding="utf-8")
    (tmp_path / "mail").write_text("smtps://a:b@mail.example.org\n", encoding="utf-8")
    done = start(
        recorder,
        "admin",
        "backup",
        "/backup",
        PGPASSWORD_FILE=str(tmp_path / "password"),
        BOTTEGA_MAIL_URL_FILE=str(tmp_path / "mail"),
    )
    first, *variables = done.stdout.splitlines()
    assert first.split()[1:] == ["admin", "backup", "/backup"]
    assert "PGPASSWORD=p4'ss $HOME `id`" in variables
    assert "BOTTEGA_MAIL_URL=smtps://a:b@mail.example.org" in variables
    assert not [line for line in variables if "_FILE=" in line]


def test_a_secret_that_cannot_be_read_stops_the_start(recorder: Path, tmp_path: Path) -> None:
    done = start(recorder, "serve", PGPASSWORD_FILE=str(tmp_path / "nothing"))
    assert done.returncode == 2
    assert done.stdout == ""
    assert f"cannot read {tmp_path / 'nothing'}, which PGPASSWORD_FILE names" in done.stderr


def test_a_secret_given_twice_stops_the_start(recorder: Path, tmp_path: Path) -> None:
    (tmp_path / "password").write_text("one", encoding="utf-8")
    done = start(recorder, "serve", PGPASSWORD="two", PGPASSWORD_FILE=str(tmp_path / "password"))
    assert done.returncode == 2
    assert "both PGPASSWORD and PGPASSWORD_FILE are set" in done.stderr


# A server, started and stopped as Docker does it


def test_a_container_becomes_healthy_and_stops_in_good_order(tmp_path: Path) -> None:
    port, log = free_port(), tmp_path / "log"
    env = environment(
        programs(tmp_path / "bin"),
        HOME=str(tmp_path),
        BOTTEGA_DATA=str(tmp_path / "data"),
        BOTTEGA_PORT=str(port),
    )
    dead = health(env)
    assert dead.returncode == 1
    assert dead.stdout.startswith(f"No answer on port {port}: ")
    with started([str(START), "serve"], env, log) as server:
        wait_until_healthy(server, env, log)
        well = health(env)
        assert json.loads(well.stdout)["ready"] is True
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
    assert json.loads(log.read_text("utf-8").splitlines()[-1])["event"] == "stopped"
    assert health(env).returncode == 1


@contextmanager
def answering(status: int) -> Iterator[int]:
    """A server that answers everything with this status; its port."""

    class Answer(BaseHTTPRequestHandler):
        def do_GET(self) -> None:
            self.send_response(status)
            self.end_headers()
            self.wfile.write(self.path.encode())

        def log_message(self, format: str, *args: object) -> None:
            pass

    with HTTPServer(("127.0.0.1", 0), Answer) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


@pytest.mark.parametrize(("status", "code"), [(200, 0), (503, 1), (404, 1)])
def test_a_server_that_is_not_ready_is_not_healthy(tmp_path: Path, status: int, code: int) -> None:
    with answering(status) as port:
        done = health(environment(programs(tmp_path / "bin"), BOTTEGA_PORT=str(port)))
    assert (done.returncode, done.stdout) == (code, "/readyz\n")


def test_a_server_that_says_nothing_is_not_healthy(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as silent:
        port = silent.getsockname()[1]
        done = health(environment(programs(tmp_path / "bin"), BOTTEGA_PORT=str(port)))
    assert done.returncode == 1
    assert "timed out" in done.stdout


# The same with nothing to write on but /data and /tmp


#: A root of its own: the system, this repository and this Python, read-only; /data and /tmp can be written.
#: What follows runs in it as the user of the image, as process 1.
_LOCK = """
set -eu
root=$1 data=$2 user=$3; shift 3
mount -t tmpfs -o mode=755 tmpfs "$root"
mkdir "$root/data" "$root/dev" "$root/proc" "$root/tmp"
# Before the places: this repository may be below /tmp.
mount -t tmpfs -o mode=1777 tmpfs "$root/tmp"
for place in /bin /etc /lib /lib64 /sbin /usr $PLACES; do
  if [ -L "$place" ]; then
    cp -P "$place" "$root$place"
  elif [ -d "$place" ]; then
    mkdir -p "$root$place"
    mount --bind "$place" "$root$place"
    mount -o remount,bind,ro "$root$place"
  fi
done
mount --bind "$data" "$root/data"
mount --rbind /dev "$root/dev"
mount -t proc proc "$root/proc"
mount -o remount,ro "$root"
cd "$root"
exec /usr/sbin/chroot "$root" setpriv --reuid "$user" --regid "$user" --clear-groups --no-new-privs \
  --bounding-set=-all --inh-caps=-all "$@"
"""

#: What the container sees before the server starts: where it can write, and who it is.
_LOOK = """
for place in / /etc /tmp /usr /data "$ROOT"; do
  if [ -w "$place" ]; then echo "can write $place"; fi
done
exec "$ROOT/deploy/image/start" serve
"""


@pytest.mark.needs("mounts")
def test_the_server_runs_on_a_read_only_file_system_as_another_user(tmp_path: Path) -> None:
    user = of("USER", FINAL)[-1].split(":")[0]
    root, data, log = tmp_path / "root", tmp_path / "data", tmp_path / "log"
    root.mkdir()
    data.mkdir(mode=0o700)
    os.chown(data, int(user), int(user))
    programs(data / "bin")
    env = environment(Path("/data/bin"), HOME="/data", BOTTEGA_DATA="/data", BOTTEGA_PORT=str(free_port()))
    places = sorted({str(ROOT), str(SOURCE), sys.prefix, sys.base_prefix})
    locked = ["unshare", "--mount", "--pid", "--fork", "--kill-child"]
    command = [*locked, "sh", "-c", _LOCK, "lock", *map(str, (root, data)), user, "sh", "-euc", _LOOK]
    outside = {**env, "PATH": f"{programs(tmp_path / 'bin')}:{os.environ['PATH']}"}
    with started(command, {**env, "ROOT": str(ROOT), "PLACES": " ".join(places)}, log) as outer:
        wait_until_healthy(outer, outside, log)
        children = Path(f"/proc/{outer.pid}/task/{outer.pid}/children").read_text().split()
        assert len(children) == 1
        status = Path(f"/proc/{children[0]}/status").read_text()
        assert re.search(rf"^Uid:\t{user}\t{user}\t", status, re.MULTILINE)
        assert re.search(r"^NSpid:(\t\d+)+\t1$", status, re.MULTILINE), "the server is process 1"
        assert re.search(r"^CapEff:\t0+$", status, re.MULTILINE)
        mounts = Path(f"/proc/{children[0]}/mounts").read_text().splitlines()
        open_mounts = {line.split()[1] for line in mounts if "ro" not in line.split()[3].split(",")}
        assert {place for place in open_mounts if not place.startswith("/dev")} == {"/data", "/proc", "/tmp"}
        os.kill(int(children[0]), signal.SIGTERM)
        assert outer.wait(PATIENCE) == 0, log.read_text("utf-8")
    wrote = re.findall(r"can write (.+)", log.read_text("utf-8"))
    assert wrote == ["/tmp", "/data"]
    assert (data / "bottega.db").stat().st_uid == int(user)


# The build, which takes minutes


@pytest.mark.night
@pytest.mark.timeout(3600)
def test_the_build_makes_a_folder_that_serves(tmp_path: Path) -> None:
    """From the files that Docker would get."""
    context, target, log = tmp_path / "context", tmp_path / "opt", tmp_path / "log"

    def left_out(folder: str, names: list[str]) -> list[str]:
        paths = [(Path(folder) / name).relative_to(ROOT).as_posix() for name in names]
        above = [path == "deploy" for path in paths]
        return [
            name for name, path, keep in zip(names, paths, above, strict=True) if ignored(path) and not keep
        ]

    shutil.copytree(ROOT, context, ignore=left_out)
    kept = {
        name: value for name, value in os.environ.items() if not name.startswith(("BOTTEGA_", "PYTHONPATH"))
    }
    subprocess.run(
        [str(context / "deploy" / "image" / "build.sh"), str(target)],
        check=True,
        env={**kept, "PYTHON": sys.executable},
        cwd="/",
    )
    shutil.rmtree(context)
    assert not (target / "bin" / "pip").exists()
    assert not list(target.rglob("mypyc"))
    env = environment(target / "bin", HOME=str(tmp_path), BOTTEGA_DATA=str(tmp_path / "data"), PYTHONPATH="")
    env["BOTTEGA_PORT"] = str(free_port())
    version = subprocess.run(
        [str(START), "--version"], env=env, capture_output=True, text=True, check=True
    ).stdout
    assert "compiled" in version
    with started([str(START), "serve"], env, log) as server:
        wait_until_healthy(server, env, log)
        server.send_signal(signal.SIGTERM)
        assert server.wait(PATIENCE) == 0
    assert list(target.rglob("web/index.html"))
    assert HEALTHCHECK.exists()
