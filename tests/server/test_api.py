"""The API does what its description says, whatever it is sent: schemathesis reads it and tries."""

from __future__ import annotations

from collections.abc import Iterator
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
from tests.server import services
from tests.server.visitor import Visitor, all_go, table

#: How many requests to each operation.
EXAMPLES = 12
#: What ends an account or its tokens is asked by somebody who is not needed any more.
LEAVING = ("/api/logout", "/api/logout/everywhere", "/api/me", "/api/tokens/{id}", "/api/sessions/{id}")


class Trial:
    """A server, and matches that requests may be about."""

    def __init__(self, port: int) -> None:
        self.port = port
        ada, bruno = Visitor(port, "Ada"), Visitor(port, "Bruno")
        self.playing, over = table(ada, bruno), table(ada, bruno)
        bruno.do(over, "resignation")
        news = ada.ask("POST", "/api/matches", {"game": "leonardo", "seats": [{"me": True}, {}]})
        self.matches = [self.playing, over, str(news["match"])]
        self.ada = ada


@pytest.fixture(scope="module")
def trial(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Trial]:
    server = Server(tmp_path_factory.mktemp("server"), services.free_port(), "--thinkers", "1")
    server.start()
    yield Trial(server.port)
    server.stop()
    all_go()


# The description needs no server; the store of this site is never opened.
# Pages that links in mails lead to are not for programs.
schema = schemathesis.openapi.from_dict(create_app(make_site(Config(database="none.db"))).openapi()).include(
    path_regex="^/api/"
)


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
)
def test_every_operation_keeps_its_word(case: schemathesis.Case[Any], trial: Trial) -> None:
    """As somebody who plays; where the request names a match, it is one that there is."""
    assert case.meta is not None
    if "match" in (case.path_parameters or {}) and case.meta.generation.mode is GenerationMode.POSITIVE:
        case.path_parameters["match"] = trial.matches[len(str(case.body)) % len(trial.matches)]
    leaving = case.method != "GET" and case.path in LEAVING
    person = Visitor(trial.port, "Carla") if leaving else trial.ada
    case.call_and_validate(
        base_url=f"http://127.0.0.1:{trial.port}",
        headers={"Authorization": f"Bearer {person.token}"},
        # What has the right form may still be refused: the seat is taken, it is somebody else's turn.
        excluded_checks=[positive_data_acceptance],
        timeout=60,  # a hint takes a while where others use the machine
    )
