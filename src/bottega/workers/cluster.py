"""A pool on Ray: processes on this machine, or on all machines of a cluster.

Ray is imported when a pool is made: this module costs nothing to those who do not use it.
"""

from __future__ import annotations

import contextlib
import logging
import os
import pickle
import shutil
import socket
import sys
import tempfile
import threading
import time
import uuid
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future
from functools import partial
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Any, Final, Generic
from urllib.parse import urlsplit

from bottega.engine.people.text import package_catalogue
from bottega.system import cores
from bottega.workers.build import build
from bottega.workers.orders import JobAnswer, Order, Orders, perform, settle
from bottega.workers.pool import JobT, Pool, ResultT

#: How an address of a cluster begins.
SCHEME: Final = "ray://"
#: The first Python for which there is no Ray.
_TOO_NEW: Final = (3, 14)

#: Seconds to wait for a cluster that does not answer.
_PATIENCE: Final = 10.0
#: Seconds until a cluster that answers must have taken us in: it starts a process for each client.
_LONGEST: Final = 120.0
#: How often it is asked to.
_TRIES: Final = 3
#: Seconds between two looks at the size of the cluster: nodes come and go.
_LOOK: Final = 5.0
#: Jobs for each core that the cluster has: one that runs and one that waits. So no core is idle while results
#: travel, and a cluster that grows with its work sees that there is more.
_WAITING: Final = 2
#: How many nodes a job may lose before it is given up: some other cause is likely, but not ten times.
_NODES: Final = 10
#: Bytes of the store for objects of a Ray that is started here. Ray's least is 75 MiB; jobs need almost none.
_STORE: Final = 80 * 2**20
#: Characters of Ray's own messages that an error repeats.
_SHOWN: Final = 300


class ClusterError(Exception):
    """There is no cluster to work on, or it cannot do this work. `code` names the message ``error-<code>`` in
    the catalogues beside this module, and `values` fill it. `str(error)` is the sentence in English."""

    def __init__(self, code: str, **values: str) -> None:
        super().__init__(code)
        self.code = code
        self.values = values

    def __str__(self) -> str:
        return package_catalogue("bottega.workers", "en").say(f"error-{self.code}", self.values)

    def __reduce__(self) -> tuple[object, ...]:
        return _cluster_error, (self.code, self.values)


def _cluster_error(code: str, values: dict[str, str]) -> ClusterError:
    return ClusterError(code, **values)


class RayPool(Pool):
    """The processes of a Ray cluster.

    `address` is ``ray://HOST:PORT``. Without one it is the cluster that RAY_ADDRESS names, or that
    ``ray start`` has started on this machine, or a new one on this machine alone, which ends with the pool.
    A program that has called ``ray.init`` itself keeps what it has. `jobs` limits how many jobs run at once;
    without it, there is one for each core of the cluster, also of nodes that come later.

    ClusterError if there is no such cluster. While it runs, too: when the connection is lost, or when a node
    does not have the same Bottega as this process. A node that fails is no error: its jobs are done on other
    nodes. Ray tells whether a worker has ended or its whole node; only the former counts for `JobLost`, until
    a job has lost ten nodes. When a node is shut down in order, its workers may end first, which then counts.
    """

    def __init__(self, address: str | None = None, jobs: int | None = None) -> None:
        if jobs is not None and jobs < 1:
            raise ValueError(f"a pool has at least 1 process, not {jobs}")
        self._jobs = jobs
        self._ray = _import_ray(address)
        #: The folder of a Ray that was started here.
        self._folder: Path | None = None
        self._ours = not self._ray.is_initialized()
        if self._ours:
            self._connect(address)
            _hush(self._ray)

    @property
    def size(self) -> int:
        return self._jobs or self.cores

    @property
    def cores(self) -> int:
        """The number of cores of the cluster; at least 1, also while it has none yet."""
        return max(1, int(self._ray.cluster_resources().get("CPU", 0)))

    def run(
        self, function: Callable[[JobT], ResultT], jobs: Iterable[JobT], *, ordered: bool = True
    ) -> Generator[ResultT, None, None]:
        yield from _RayRun(self._ray, self, function, Orders[JobT, ResultT](jobs, ordered)).results()

    @property
    def room(self) -> int:
        """How many jobs the cluster may have at once."""
        return self._jobs or _WAITING * self.cores

    def close(self) -> None:
        if self._ours:
            self._ray.shutdown()
            self._ours = False
        if self._folder is not None:
            shutil.rmtree(self._folder, ignore_errors=True)
            self._folder = None

    def _connect(self, address: str | None) -> None:
        quiet = {"logging_level": logging.ERROR, "log_to_driver": False}
        named = address or os.environ.get("RAY_ADDRESS") or None
        if named is not None:
            _knock(named)
            try:
                _within(_LONGEST, partial(self._join, named, quiet))
            except Exception as error:  # Ray raises errors of many kinds
                raise ClusterError("cluster-refused", address=named, problem=_shown(error)) from error
            return
        found = self._ray._private.utils.read_ray_address()
        if found is not None and _refusal(found) is None:
            with contextlib.suppress(Exception):  # what is left of a cluster that has ended is no cluster
                self._ray.init(found, **quiet)
                return
        self._start(quiet)

    def _join(self, address: str, quiet: dict[str, Any]) -> None:
        """The head of a cluster starts a process for each client, and now and then that fails."""
        for _ in range(_TRIES - 1):
            with contextlib.suppress(ConnectionError):
                self._ray.init(address, **quiet)
                return
        self._ray.init(address, **quiet)

    def _start(self, quiet: dict[str, Any]) -> None:
        """A new one. No other program finds it: its folder is its own, and it ends with this one."""
        # Sockets are in there, and their paths must be short.
        short = None if sys.platform == "win32" else "/tmp"
        self._folder = Path(tempfile.mkdtemp(prefix="bottega-ray-", dir=short))
        try:
            with _loopback(self._ray):
                self._ray.init(
                    "local",
                    num_cpus=self._jobs or cores(),
                    object_store_memory=_STORE,
                    include_dashboard=False,
                    _temp_dir=str(self._folder),
                    # As urgent as local processes are; Ray would let them wait for all other programs.
                    _system_config={"worker_niceness": 0},
                    **quiet,
                )
        except Exception as error:
            self.close()
            raise ClusterError("cluster-start", problem=_shown(error)) from error
        except BaseException:
            self.close()
            raise


def _hush(ray: Any) -> None:
    """Keep the messages of Ray, such as that a worker has ended, off our output: `run` tells what counts."""
    if ray.util.client.ray.is_connected():
        ray.util.client.ray.worker.log_client.disable_logs()
    else:
        ray._private.worker.print_to_stdstream = _say_nothing


def _say_nothing(data: dict[str, str], ignore_prefix: bool) -> None:
    pass


def _import_ray(address: str | None) -> Any:
    """The package; ClusterError if it is not there."""
    # Ray reads these when it is imported. It would tell its makers of its use, and warn of a change to come.
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    needed = ["ray"] if address is None else ["ray", "grpc"]  # a client of a cluster speaks gRPC
    missing = next((name for name in needed if find_spec(name) is None), None)
    if missing == "ray" and sys.version_info >= _TOO_NEW:
        raise ClusterError("cluster-python", python=f"{sys.version_info.major}.{sys.version_info.minor}")
    if missing is not None:
        raise ClusterError("cluster-missing", missing=missing)
    return import_module("ray")


def _knock(address: str) -> None:
    """ClusterError if nobody listens at an address; Ray itself would try for half a minute."""
    if not _host_and_port(address):
        raise ClusterError("cluster-address", address=address)
    reason = _refusal(address)
    if reason is not None:
        raise ClusterError("cluster-unreachable", address=address, reason=reason)


def _within(seconds: float, call: Callable[[], object]) -> None:
    """Call it, but TimeoutError if it takes longer: to a cluster that is half down, Ray waits for ever."""
    outcome: Future[None] = Future()

    def work() -> None:
        try:
            call()
        except BaseException as error:
            outcome.set_exception(error)
        else:
            outcome.set_result(None)

    logging.getLogger("ray").setLevel(logging.ERROR)  # it warns of a thread that is not the main one
    threading.Thread(target=work, daemon=True).start()
    try:
        outcome.result(seconds)
    except TimeoutError as error:
        raise TimeoutError(f"no answer within {seconds:g} s") from error


def _host_and_port(address: str) -> tuple[str, int] | None:
    try:
        parts = urlsplit(address if "://" in address else f"//{address}")
        return (parts.hostname, parts.port) if parts.hostname and parts.port else None
    except ValueError:
        return None


def _refusal(address: str) -> str | None:
    """Why nobody can be reached there; None if somebody can."""
    place = _host_and_port(address)
    if place is None:
        return address
    try:
        socket.create_connection(place, _PATIENCE).close()
    except OSError as error:
        return error.strerror or str(error)
    return None


@contextlib.contextmanager
def _loopback(ray: Any) -> Iterator[None]:
    """Around the start of a Ray: it listens at 127.0.0.1 alone, as it does by itself on macOS and Windows.
    Elsewhere it would change 127.0.0.1 to an address that other machines can reach."""
    constants = ray._private.ray_constants
    before = constants.ENABLE_RAY_CLUSTER
    constants.ENABLE_RAY_CLUSTER = False
    try:
        yield
    finally:
        constants.ENABLE_RAY_CLUSTER = before


def _shown(error: BaseException) -> str:
    """What Ray says, in one line."""
    text = " ".join(str(error).split()) or type(error).__name__
    return text if len(text) <= _SHOWN else f"{text[: _SHOWN - 1]}…"


class _RayRun(Generic[JobT, ResultT]):
    """One call of `run`: the tasks that Ray has, and what has come back."""

    def __init__(
        self, ray: Any, pool: RayPool, function: Callable[[JobT], ResultT], orders: Orders[JobT, ResultT]
    ) -> None:
        self._ray = ray
        self._pool = pool
        self._function = function
        self._orders = orders
        self._running: dict[Any, Order[JobT]] = {}
        self._nodes_lost: dict[int, int] = {}
        self._room = 0
        self._looked = -_LOOK

    def results(self) -> Generator[ResultT, None, None]:
        try:
            with self._connected():
                self._prepare()
            self._fill()
            while self._running:
                with self._connected():
                    for reference in self._done():
                        self._receive(reference)
                self._fill()
                yield from self._orders.ready(self._fill)
        finally:
            self._stop()

    def _prepare(self) -> None:
        """What all tasks have in common. The function travels once to each node."""
        self._task = self._ray.remote(num_cpus=1, max_retries=0)(_task())
        self._work = self._ray.put(self._ray.cloudpickle.dumps(self._function))
        self._key = uuid.uuid4().hex

    def _fill(self) -> None:
        """Give jobs to Ray until it has enough or there is nothing to do."""
        if time.monotonic() - self._looked >= _LOOK:
            with self._connected():
                self._room = self._pool.room
            self._looked = time.monotonic()
        while len(self._running) < self._room:
            order = self._orders.next(self._room)
            if order is None:
                return
            job = self._ray.cloudpickle.dumps(order.job)
            with self._connected():
                self._running[self._task.remote(build(), self._key, self._work, job)] = order

    def _done(self) -> list[Any]:
        """The tasks that have ended; none, if that takes long."""
        waiting = list(self._running)
        done, rest = self._ray.wait(waiting, timeout=_LOOK)
        if done and rest:
            more, _ = self._ray.wait(rest, num_returns=len(rest), timeout=0)
            done += more
        return list(done)

    def _receive(self, reference: Any) -> None:
        """Take the answer of a task; if its worker or its node is gone, see to its job."""
        errors = self._ray.exceptions
        order = self._running.pop(reference)
        try:
            node, theirs, problem, message = self._ray.get(reference)
        except (errors.WorkerCrashedError, errors.OutOfMemoryError):
            self._orders.ended(order)
            return
        except (errors.NodeDiedError, errors.ObjectLostError):
            self._lose_node(order)
            return
        if not theirs:
            raise ClusterError("cluster-absent", node=node, ours=build())
        if theirs != build():
            raise ClusterError("cluster-version", node=node, theirs=theirs, ours=build())
        if problem:
            raise ClusterError("cluster-load", node=node, problem=problem)
        answer: JobAnswer[ResultT] = pickle.loads(message)
        self._orders.answered(order, answer)

    def _lose_node(self, order: Order[JobT]) -> None:
        lost = self._nodes_lost[order.place] = self._nodes_lost.get(order.place, 0) + 1
        if lost < _NODES:
            self._orders.repeat(order)
        else:
            self._orders.give_up(order)

    @contextlib.contextmanager
    def _connected(self) -> Iterator[None]:
        """Around calls of Ray: an error that says nothing about a job is one of the cluster."""
        try:
            yield
        except (ConnectionError, self._ray.exceptions.RayError) as error:
            raise ClusterError("cluster-lost", problem=_shown(error)) from error

    def _stop(self) -> None:
        """End the tasks that still run, with their processes."""
        for reference in self._running:
            # Of a cluster that is gone nothing runs any more.
            with contextlib.suppress(ConnectionError, self._ray.exceptions.RayError):
                self._ray.cancel(reference, force=True)
        self._running.clear()


def _task() -> Callable[[str, str, bytes, bytes], tuple[str, str, str, bytes]]:
    """What a node does with a job: it answers with its name, its build, a problem, and the `JobAnswer`.

    It is made in a function so that its code travels by value: a node without Bottega can answer as well.
    """

    def task(ours: str, key: str, function: bytes, job: bytes) -> tuple[str, str, str, bytes]:
        import socket

        node = socket.gethostname()
        try:
            import bottega
        except ModuleNotFoundError:
            return node, "", "", b""
        try:
            from bottega.workers.build import build
            from bottega.workers.cluster import perform_on_node
        except ImportError:
            return node, bottega.__version__, "", b""
        theirs = build()
        if theirs != ours:
            return node, theirs, "", b""
        return node, theirs, *perform_on_node(key, function, job)

    return task


def perform_on_node(key: str, function: bytes, job: bytes) -> tuple[str, bytes]:
    """Do a job of the run `key`: why it cannot be loaded here, or "" and the answer."""
    try:
        call, data = _function(key, function), pickle.loads(job)
    except Exception as error:
        return _shown(error), b""
    message = perform(call, data)
    settle()
    return "", message


#: In a process of a node: the function of the run that it works for.
_functions: Final[dict[str, Callable[[Any], Any]]] = {}


def _function(key: str, function: bytes) -> Callable[[Any], Any]:
    """The function of a run, loaded once in each process."""
    if key not in _functions:
        _functions.clear()
        _functions[key] = pickle.loads(function)
    return _functions[key]
