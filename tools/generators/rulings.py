"""The `rulings.json` of each game, from the tables in docs/games, and the one for all games.

They are committed because a wheel can be built without the documents.
"""

import json
import re
from pathlib import Path
from typing import Any, Final

from generators.files import ROOT, write

DOCS: Final = ROOT / "docs"
PACKAGE: Final = ROOT / "src" / "tabbytop"
FILE: Final = "rulings.json"
NUMBER: Final = re.compile(r"[A-Z]{2}-[A-Z][A-Za-z]*\d*|G\d+")
LINK: Final = re.compile(r"\[([^]]*)\]\([^)]*\)")
MARKUP: Final = re.compile(r"[`*]")


def rulings(page: str) -> list[dict[str, Any]]:
    """Return the rulings of a document, each with its number and its question, by section."""
    sections: list[dict[str, Any]] = []
    heading = ""
    for line in page.splitlines():
        if line.startswith("#"):
            heading = line.lstrip("#").strip()
            continue
        number, *cells = _cells(line)
        if not NUMBER.fullmatch(number):
            continue
        if not sections or sections[-1]["heading"] != heading:
            sections.append({"heading": heading, "rulings": []})
        question, told = cells if len(cells) == 2 else ("", cells[0])
        sections[-1]["rulings"].append({"number": number, "question": question, "ruling": told})
    return sections


def _cells(line: str) -> list[str]:
    """Return the cells of a row of a table, without markup; an empty one for any other line."""
    if not line.startswith("| "):
        return [""]
    plain = MARKUP.sub("", LINK.sub(r"\1", line))
    return [cell.strip() for cell in plain.strip().strip("|").split(" | ")]


def files() -> dict[Path, str]:
    """Return the files with their texts."""
    pages = {PACKAGE / "server" / "people" / FILE: DOCS / "rulings.md"}
    for package in sorted((PACKAGE / "games").glob("*/__init__.py")):
        name = package.parent.name.replace("_", "-")
        pages[package.with_name(FILE)] = DOCS / "games" / f"{name}.md"
    return {
        file: text(page.read_text(encoding="utf-8"))
        for file, page in pages.items()
        if page.exists()
    }


def text(page: str) -> str:
    """Return the rulings of a document as JSON, one a line: a diff shows what has changed."""
    lines = ",\n".join(map(_section, rulings(page)))
    return f"[\n{lines}\n]\n"


def _section(section: dict[str, Any]) -> str:
    lines = ",\n".join(f"  {_json(ruling)}" for ruling in section["rulings"])
    return f' {{"heading": {_json(section["heading"])}, "rulings": [\n{lines}\n ]}}'


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    """Write the files."""
    for file, content in files().items():
        write(file, content)
