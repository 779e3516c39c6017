"""The limits in budget.toml, for tests that measure the project's weight."""

import tomllib
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[1]
BUDGET: Final[dict[str, int]] = tomllib.loads((ROOT / "budget.toml").read_text(encoding="utf-8"))


def assert_within_budget(name: str, found: float) -> None:
    """Fail if a figure is above its budget; print it, for those who want to lower the budget."""
    print(f"{name}: {found:,.0f} of {BUDGET[name]:,}")  # noqa: T201 - `pytest -s` shows it
    assert found <= BUDGET[name], f"{name} in budget.toml"
