"""Stores and servers for all tests of the server. Each worker of a parallel run has its own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bottega.server.store.base import Store
from bottega.server.store.opening import open_store
from tests.server import services


@pytest.fixture(scope="session")
def postgres() -> Iterator[services.Postgres]:
    with services.postgres() as server:
        yield server


@pytest.fixture(scope="session")
def redis() -> Iterator[services.Redis]:
    with services.redis() as server:
        yield server


@pytest.fixture
def postgres_url(postgres: services.Postgres) -> str:
    """An empty database."""
    return postgres.new_database()


@pytest.fixture(params=["sqlite", "postgres"])
def store_url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """An empty store of either kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'bottega.db'}"
    url: str = request.getfixturevalue("postgres_url")
    return url


@pytest.fixture
def store(store_url: str) -> Store:
    """To be opened by the test, in its own event loop: see `services.run`."""
    return open_store(store_url)
