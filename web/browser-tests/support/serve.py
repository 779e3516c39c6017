"""`tabbytop serve` with the deals of the tests: what is dealt follows from the words in a file.

A real server rolls every table's seed; here it is made of what the test wrote into the file that
TABBYTOP_DEALS names, and of how many tables were set up since. So a test sees the same cards
every time it runs, whichever tests ran before it. It also knows a game from elsewhere, for which
nobody has drawn a board; where that is installed, it is found as any game that is. With
TABBYTOP_PSEUDO, its English is the pseudo-language.
"""

import hashlib
import json
import os
import re
import sys
from functools import cache
from importlib.metadata import EntryPoint
from pathlib import Path

from tabbytop.cli import main
from tabbytop.games import registry
from tabbytop.server.people import table_drafts
from tabbytop.server.routes import page
from tabbytop.texts import catalogue
from tabbytop.texts.compiled import ENGLISH, SHARED, Language, load, our_areas

# Programs find it by its name; it is not listed, so that the first screen stays the same.
_ROOT = Path(__file__).parents[3]
sys.path.append(str(_ROOT / "tools"))
_NAP_TIME = EntryPoint("nap-time", "nap_time:GAME", registry.GROUP)
_LISTED = registry.list_games()
if _NAP_TIME.name not in _LISTED:
    sys.path.append(str(_ROOT / "examples"))
    vars(registry)["_installed"] = lambda: {_NAP_TIME.name: _NAP_TIME}
    vars(registry)["list_games"] = lambda: _LISTED

from pseudo_language import pseudo_areas  # noqa: E402 - it lies in tools

FIRST = "page-home"  # the texts that bring the list of the others


class Deals:
    """Stands in for the module `secrets` where tables are drafted."""

    def __init__(self, file: Path) -> None:
        self._file = file
        self._words = ""
        self._tables = 0

    def token_bytes(self, count: int) -> bytes:
        """The seed of the next table."""
        words = self._file.read_text(encoding="utf-8")
        if words != self._words:
            self._words, self._tables = words, 0
        self._tables += 1
        return hashlib.sha256(f"{words} {self._tables}".encode()).digest()[:count]


@cache
def load_pseudo(folder: Path, name: str) -> Language | None:
    """Return a language as `load` does, and the pseudo-language instead of English."""
    found = load(folder, name)
    if found is None or name != ENGLISH:
        return found
    return Language(name, {"areas": pseudo_areas(found.areas), **found.numbers})


@cache
def pseudo_files() -> dict[str, page.File]:
    """Return the files of the page, with the pseudo-language in those that hold texts."""
    pseudo = pseudo_areas(our_areas(ENGLISH))
    titles = {area: texts["title"] for area, texts in pseudo.items() if "title" in texts}
    files = dict(page._files())
    found = [re.fullmatch(r"assets/((page-[a-z-]+)-.{8}\.js)", name) for name in files]
    chunks = [chunk for chunk in found if chunk is not None]
    loads = ", ".join(f'"{area}": () => import("./{file}")' for file, area in map(_parts, chunks))
    for chunk in chunks:
        texts = {area: pseudo[area] for area in (SHARED, chunk[2])}
        texts["titles"] = titles  # as web/tools/texts.ts adds them
        content = f"export default {json.dumps(texts)};"
        if chunk[2] == FIRST:
            content += f" export const CHUNKS = {{ {loads} }};"
        files[chunk[0]] = page.File(files[chunk[0]].media_type, content.encode(), {})
    return files


def _parts(chunk: "re.Match[str]") -> tuple[str, str]:
    """Return the file and the area of a chunk of texts."""
    return chunk[1], chunk[2]


if __name__ == "__main__":  # the processes of bots import this file, too
    vars(table_drafts)["secrets"] = Deals(Path(os.environ["TABBYTOP_DEALS"]))
    if os.environ.get("TABBYTOP_PSEUDO"):
        vars(catalogue)["load"] = load_pseudo
        files = pseudo_files()
        vars(page)["_files"] = lambda: files
    main()
