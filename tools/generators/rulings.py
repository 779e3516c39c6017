"""The server's `rulings.json`: the numbered rulings in the tables of docs/.

It is committed because a wheel can be built without the documents.
"""

import json
import re
from typing import Any, Final

import tabbytop
from generators.files import ROOT, write

DOCS: Final = ROOT / "docs"
FILE: Final = ROOT / "src" / "tabbytop" / "server" / "people" / "rulings.json"
FOR_ALL: Final = ""  # the name under which rulings for all games are listed
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


def text() -> str:
    """Return the file."""
    pages = {name: f"{name}.md" for name in tabbytop.list_games() if (DOCS / f"{name}.md").exists()}
    pages[FOR_ALL] = "rulings.md"
    found = {
        name: rulings((DOCS / page).read_text(encoding="utf-8")) for name, page in pages.items()
    }
    games = ",\n".join(_game(name, found[name]) for name in sorted(found))
    return f"{{\n{games}\n}}\n"


def _game(name: str, sections: list[dict[str, Any]]) -> str:
    """Return the rulings of a game as JSON, one ruling a line: a diff shows what has changed."""
    lines = ",\n".join(map(_section, sections))
    return f"{_json(name)}: [\n{lines}\n]"


def _section(section: dict[str, Any]) -> str:
    lines = ",\n".join(f"  {_json(ruling)}" for ruling in section["rulings"])
    return f' {{"heading": {_json(section["heading"])}, "rulings": [\n{lines}\n ]}}'


def _json(value: object) -> str:
    return json.dumps(value, ensure_ascii=False)


def main() -> None:
    """Write the file."""
    write(FILE, text())
