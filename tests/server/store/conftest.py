"""Every test of the store runs on both databases."""

from pathlib import Path

import pytest

from tests.services.postgresql import PostgreSQL


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The URL of a new database."""
    if request.param == "sqlite":
        return str(tmp_path / "server.db")
    server = request.getfixturevalue("postgresql")
    assert isinstance(server, PostgreSQL)
    return server.url
