"""The pictures on the boxes of games that bring their own."""

from functools import cache
from typing import Final

from tabbytop.games import registry

MOST_BYTES: Final = 64 * 1024


@cache
def cover_of(name: str) -> bytes | None:
    """Return the SVG file of a game's manifest; None if it has none, or none that can be shown."""
    file = registry.game(name).manifest.cover
    try:
        if file is None or file.stat().st_size > MOST_BYTES:
            return None
        found = file.read_bytes()
        return found if "<svg" in found.decode() else None
    except (OSError, UnicodeDecodeError):
        return None
