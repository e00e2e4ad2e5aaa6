"""The API does what its description says, whatever it is sent: schemathesis reads the description and tries."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, settings

from bench.load.server import Server
from bottega.server.app import create_app
from bottega.server.config import Config
from bottega.server.making import make_site
from tests.server import services
from tests.server.visitor import Visitor, all_go, table

#: How many requests to each operation.
EXAMPLES = 12


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
schema = schemathesis.openapi.from_dict(create_app(make_site(Config(database="none.db"))).openapi())


@schema.parametrize()
@settings(
    max_examples=EXAMPLES,
    deadline=None,
    suppress_health_check=list(HealthCheck),
    phases=[Phase.explicit, Phase.generate],
    derandomize=True,
)
def test_every_operation_keeps_its_word(case: schemathesis.Case, trial: Trial) -> None:
    """As somebody who plays; where the request names a match, it is one that there is."""
    if "match" in (case.path_parameters or {}):
        case.path_parameters["match"] = trial.matches[len(str(case.body)) % len(trial.matches)]
    case.call_and_validate(
        base_url=f"http://127.0.0.1:{trial.port}", headers={"Authorization": f"Bearer {trial.ada.token}"}
    )
