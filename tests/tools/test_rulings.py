"""The rulings that the server tells are those of the documents."""

from pathlib import Path

import pytest

from generators import rulings


@pytest.mark.parametrize(
    ("file", "content"), rulings.files().items(), ids=lambda item: Path(item).parent.name
)
def test_rulings_in_the_packages_are_current(file: Path, content: str) -> None:
    assert file.read_text(encoding="utf-8") == content, "make generate"


def test_rulings_are_found_by_section_without_markup() -> None:
    page = """\
# A game

| option | values |
|---|---|
| `deck` | small |

### Play

| # | question | ruling |
|---|---|---|
| AB-T1 | must I *play*? | yes; see [the cards](x.md) |

### Cards

| # | ruling |
|---|---|
| AB-Kitten | `kitten` is optional |
"""
    assert rulings.rulings(page) == [
        {
            "heading": "Play",
            "rulings": [
                {"number": "AB-T1", "question": "must I play?", "ruling": "yes; see the cards"}
            ],
        },
        {
            "heading": "Cards",
            "rulings": [{"number": "AB-Kitten", "question": "", "ruling": "kitten is optional"}],
        },
    ]
