"""Digests of golden playthroughs and replayed records: one code for the desk and the browser.

In the browser the test sends this file and `tabbytop.testing`, which the kit does not have. On the
desk it reads the records named by its arguments and prints their digests.
"""

import hashlib
import json
import sys
from collections.abc import Mapping
from pathlib import Path

import tabbytop


def install(files: Mapping[str, str]) -> None:
    """Add modules to the package `tabbytop` by their paths within it."""
    added = Path("/added/tabbytop")
    for name, source in files.items():
        place = added / name
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_text(source, encoding="utf-8")
    tabbytop.__path__.append(str(added))


def playthrough_digest(game: str, variant: str) -> str:
    """Play a named variant of a game, and return the digest of all that is said."""
    from tabbytop.testing import named_variants, playthrough  # noqa: PLC0415 - installed before

    return _digest(playthrough(dict(named_variants(tabbytop.game(game)))[variant]))


def record_digest(record: str) -> str:
    """Replay a record, and return the digest of its result, its position and all views of it."""
    table = tabbytop.replay(record)
    views = [table.view(seat) for seat in (None, *range(table.seats))]
    return _digest(json.dumps([str(table.result()), table.position(), views]))


def _digest(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()


def main() -> None:
    """Print the digests of records, by the names of their files."""
    digests = {file: record_digest(Path(file).read_text(encoding="utf-8")) for file in sys.argv[1:]}
    sys.stdout.write(json.dumps(digests))


if __name__ == "__main__":
    main()
