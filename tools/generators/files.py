"""Writing generated text into files."""

import re
from pathlib import Path
from typing import Final

ROOT: Final = Path(__file__).parents[2]
HEAD: Final = "// Written by `make generate` from {source}: change it there.\n\n"
_PART: Final = "<!-- {name}: written by `make generate` -->\n{table}<!-- end of {name} -->"


def write(file: Path, text: str) -> None:
    """Write a file if its text has changed, so that tools that compare times see no change."""
    content = text.encode()
    if not file.exists() or file.read_bytes() != content:
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


def with_table(page: str, name: str, table: str) -> str:
    """Return the text of a document with a new table between the comments of that name."""
    old = re.compile(rf"<!-- {name}: .*?<!-- end of {name} -->", re.DOTALL)
    new = _PART.format(name=name, table=table)
    text, found = old.subn(lambda _: new, page)
    assert found == 1, f"the document has one place for {name}"
    return text
