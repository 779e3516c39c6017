"""Register toy games, for this process and those it starts."""

from pathlib import Path

import pytest

from tests.lab import toys


@pytest.fixture
def toy_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    toys.install(tmp_path)
    monkeypatch.syspath_prepend(tmp_path)
