"""Tables in the pages of the games say what the code says; `make generate` writes them."""

from pathlib import Path

import pytest

from generators.docs import rows, tables, with_rows

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


def test_rows_take_the_places_of_those_before() -> None:
    page = "## One\n\n| card |\n|---|\n| a |\n\n## Two\n\n| card |\n|---|\n| b |\n"
    assert with_rows(f"# Page\n\n{page}", "## Two", ["| c |"]) == f"# Page\n\n{page}".replace(
        "b", "c"
    )


def test_first_rows_follow_the_head_of_the_table() -> None:
    page = "# Page\n\n## One\n\n| card |\n|---|\n\nMore.\n"
    assert rows(with_rows(page, "## One", ["| a |", "| b |"]), "## One") == ["| a |", "| b |"]
