"""Tables in the pages of the games say what the code says; `make generate` writes them."""

from pathlib import Path

import pytest

from generators.docs import rows, tables

TABLES = [
    (file, heading, wanted)
    for file, parts in tables().items()
    for heading, wanted in parts.items()
]  # fmt: skip


@pytest.mark.parametrize(
    ("file", "heading", "wanted"),
    TABLES,
    ids=[f"{file.stem} {heading}" for file, heading, _ in TABLES],
)
def test_table_is_up_to_date(file: Path, heading: str, wanted: list[str]) -> None:
    assert rows(file.read_text(encoding="utf-8"), heading) == wanted
