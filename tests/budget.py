"""The limits in budget.toml, for tests that measure the project's weight."""

import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
BUDGET: Final[dict[str, int]] = tomllib.loads((ROOT / "budget.toml").read_text(encoding="utf-8"))


def assert_within_budget(name: str, found: float) -> None:
    """Fail if a figure is above its limit."""
    assert found <= BUDGET[name], f"{name} is {found:,.0f}; budget.toml allows {BUDGET[name]:,}"
