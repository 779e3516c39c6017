"""How long and until when, as an operator writes it."""

import re
from datetime import UTC, datetime
from typing import Final

import typer

_UNITS: Final = {"s": 1, "m": 60, "h": 3600, "d": 86_400, "w": 604_800}
_LONGEST: Final = 100 * 366 * 86_400


def duration_ms(words: str) -> int:
    """`30m`, `12h`, `2d` or `1w` in milliseconds."""
    found = re.fullmatch(r"(\d{1,6})([smhdw])", words.strip().lower())
    seconds = int(found[1]) * _UNITS[found[2]] if found else 0
    if not 0 < seconds <= _LONGEST:
        raise typer.BadParameter(f"{words!r} is no length of time: say 30m, 12h, 2d or 1w")
    return seconds * 1000


def until_ms(words: str, now: int) -> int:
    """A date, a date and a time (UTC if nothing else is said), or a length of time from now."""
    try:
        at = datetime.fromisoformat(words.strip())
    except ValueError:
        try:
            return now + duration_ms(words)
        except typer.BadParameter:
            hint = "say 2d, 2027-01-31 or 2027-01-31T18:00"
            raise typer.BadParameter(f"{words!r} is no time: {hint}") from None
    if at.tzinfo is None:
        at = at.replace(tzinfo=UTC)
    until = int(at.timestamp() * 1000)
    if until <= now:
        raise typer.BadParameter(f"{words!r} is over already")
    return until
