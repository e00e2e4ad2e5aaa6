"""The API does what its description says, whatever it is sent: schemathesis reads it and tries.

Every operation is asked at random, and once in a way that succeeds. How often each status came is printed by
``pytest --night`` and stands in ``build/api-status.txt`` (`tests/statuses.py`).
"""

from __future__ import annotations

import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings
from schemathesis import GenerationMode
from schemathesis.specs.openapi.checks import positive_data_acceptance

from bench.load.server import Server
from bottega.server.app import create_app
from bottega.server.config import Config
from bottega.server.making import make_site
from tests.profiles import examples
from tests.server import services
from tests.server.mailbox import mailbox
from tests.server.operations import SUCCEEDS, Ground
from tests.server.visitor import Visitor, all_go, table
from tests.statuses import record_status

#: How many requests to each operation in the gate; more at night.
EXAMPLES = 6
#: What ends an account or its tokens is asked by somebody who is not needed any more.
LEAVING = ("/api/logout", "/api/logout/everywhere", "/api/me", "/api/tokens/{id}", "/api/sessions/{id}")


class Trial(Ground):
    """A server, and matches that requests may be about."""

    def prepare(self) -> Trial:
        ada, bruno = Visitor(self.port, "Ada"), Visitor(self.port, "Bruno")
        self.playing, over = table(ada, bruno), table(ada, bruno)
        bruno.do(over, "resignation")
        news = ada.ask("POST", "/api/matches", {"game": "leonardo", "seats": [{"me": True}, {}]})
        self.matches = [self.playing, over, str(news["match"])]
        self.ada = ada
        return self


class Hook(BaseHTTPRequestHandler):
    """Takes every notice."""

    def do_POST(self) -> None:
        self.send_response(204)
        self.end_headers()

    def log_message(self, format: str, *args: object) -> None:
        pass


@pytest.fixture(scope="module")
def trial(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Trial]:
    data = tmp_path_factory.mktemp("server")
    with (
        pytest.MonkeyPatch.context() as patch,
        mailbox() as mails,
        ThreadingHTTPServer(("127.0.0.1", 0), Hook) as hook,
    ):
        threading.Thread(target=hook.serve_forever, daemon=True).start()
        patch.setenv("BOTTEGA_MAIL_URL", mails.url)
        patch.setenv("BOTTEGA_MAIL_SENDER", "Bottega <games@example.org>")
        port = services.free_port()
        own = ("--notice-hosts", "127.0.0.1", "--origins", f"http://127.0.0.1:{port}")
        server = Server(data, port, "--thinkers", "1", "--reviews", "1", *own)
        server.start()
        yield Trial(port, data, mails, f"http://127.0.0.1:{hook.server_address[1]}/").prepare()
        server.stop()
        hook.shutdown()
        all_go()


# The description needs no server; the store of this site is never opened.
# Pages that links in mails lead to are not for programs.
DESCRIPTION = create_app(make_site(Config(database="none.db"))).openapi()
schema = schemathesis.openapi.from_dict(DESCRIPTION).include(path_regex="^/api/")
# A text that is too long may be too long for any request, which is refused before it is read.
rejection = schema.config.checks.negative_data_rejection
rejection.expected_statuses = [*rejection.expected_statuses, "413"]


@schema.parametrize()
@settings(
    max_examples=examples(EXAMPLES).max_examples,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
)
def test_every_operation_keeps_its_word(
    case: schemathesis.Case[Any], trial: Trial, request: pytest.FixtureRequest
) -> None:
    """As somebody who plays; where the request names a match, it is one that there is."""
    assert case.meta is not None
    if "match" in (case.path_parameters or {}) and case.meta.generation.mode is GenerationMode.POSITIVE:
        case.path_parameters["match"] = trial.matches[len(str(case.body)) % len(trial.matches)]
    leaving = case.method != "GET" and case.path in LEAVING
    person = Visitor(trial.port, "Carla") if leaving else trial.ada
    answer = case.call_and_validate(
        base_url=f"http://127.0.0.1:{trial.port}",
        headers={"Authorization": f"Bearer {person.token}"},
        # What has the right form may still be refused: the seat is taken, it is somebody else's turn.
        excluded_checks=[positive_data_acceptance],
        timeout=60,  # a hint takes a while where others use the machine
    )
    record_status(request.node, f"{case.method} {case.path}", answer.status_code)
    if answer.status_code == 401 and not leaving:
        # A token that has ended would make all further answers worthless.
        assert trial.ada.ask("GET", "/api/me"), "the token survives"


@pytest.mark.parametrize("operation", SUCCEEDS)
def test_every_operation_can_succeed(operation: str, trial: Trial, request: pytest.FixtureRequest) -> None:
    answer = SUCCEEDS[operation](trial)
    record_status(request.node, operation, answer.status_code)
    assert answer.is_success, answer.text
    promised = DESCRIPTION["paths"][operation.split(" ")[1]][operation.split(" ")[0].lower()]["responses"]
    assert str(answer.status_code) in promised


def test_no_operation_is_left_out() -> None:
    described = {
        f"{method.upper()} {path}"
        for path, operations in DESCRIPTION["paths"].items()
        for method in operations
        if path.startswith("/api/")
    }
    assert set(SUCCEEDS) == described
