"""The fixtures `postgresql` and `redis`: one service per test process, empty in each test."""

from collections.abc import Iterator
from contextlib import closing

import pytest

from tests.services.postgresql import PostgreSQL
from tests.services.redis import Redis


@pytest.fixture(scope="session")
def postgresql_server() -> Iterator[PostgreSQL]:
    with closing(PostgreSQL()) as server:
        yield server


@pytest.fixture(scope="session")
def redis_server() -> Iterator[Redis]:
    with closing(Redis()) as server:
        yield server


@pytest.fixture
def postgresql(postgresql_server: PostgreSQL) -> PostgreSQL:
    """A running PostgreSQL; its `url` is that of a new empty database."""
    postgresql_server.fresh()
    return postgresql_server


@pytest.fixture
def redis(redis_server: Redis) -> Redis:
    """A running, empty Redis."""
    redis_server.fresh()
    return redis_server
