"""`tabbytop serve` with the deals of the tests: what is dealt follows from the words in a file.

A real server rolls every table's seed; here it is made of what the test wrote into the file that
TABBYTOP_DEALS names, and of how many tables were set up since. So a test sees the same cards
every time it runs, whichever tests ran before it. It also knows a game from elsewhere, for which
nobody has drawn a board; where that is installed, it is found as any game that is.
"""

import hashlib
import os
import sys
from importlib.metadata import EntryPoint
from pathlib import Path

from tabbytop.cli import main
from tabbytop.games import registry
from tabbytop.server.people import table_drafts

# Programs find it by its name; it is not listed, so that the first screen stays the same.
_NAP_TIME = EntryPoint("nap-time", "nap_time:GAME", registry.GROUP)
_LISTED = registry.list_games()
if _NAP_TIME.name not in _LISTED:
    sys.path.append(str(Path(__file__).parents[3] / "examples"))
    vars(registry)["_installed"] = lambda: {_NAP_TIME.name: _NAP_TIME}
    vars(registry)["list_games"] = lambda: _LISTED


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


if __name__ == "__main__":  # the processes of bots import this file, too
    vars(table_drafts)["secrets"] = Deals(Path(os.environ["TABBYTOP_DEALS"]))
    main()
