"""Verify a deal of the day: the seed fits the commitment, and deals the same cards again."""

import json
from datetime import date
from urllib.error import URLError
from urllib.request import urlopen

from tabbytop.kernel.errors import BadOptions
from tabbytop.kernel.generator import commitment as commitment_of
from tabbytop.puzzles.daily import SEATS, DailyDeal, begin
from tabbytop.terminal.screen import Screen
from tabbytop.terminal.texts import say, texts_of
from tabbytop.texts.message import Message

_SECONDS = 20.0  # for the server to answer
_MOST_BYTES = 10_000


def verify_day(
    screen: Screen, day: str, server: str | None, seed: str | None, commitment: str | None
) -> bool:
    """Print whether the seed of a day fits its commitment, and how its game begins."""
    wanted = _date(day)
    if server is not None:
        told = _fetched(server, wanted)
        seed, commitment = seed or told["seed"], commitment or told["commitment"]
    if not commitment:
        raise BadOptions(Message("terminal", "daily-needs"))
    if not seed:
        raise BadOptions(Message("terminal", "daily-not-over"))
    key = _key(seed)
    if commitment_of(key) != commitment.lower():
        screen.print(say("terminal", "daily-false", day=day))
        return False
    deal = DailyDeal(wanted, key)
    screen.print(say("terminal", "daily-true", day=day))
    title = texts_of(deal.game).title()
    screen.print(say("terminal", "daily-deal", game=title, seats=SEATS))
    for seat, move in begin(deal).moves:
        screen.print(f"  {seat}: {move}")
    return True


def _date(day: str) -> date:
    try:
        return date.fromisoformat(day)
    except ValueError:
        raise BadOptions(Message("terminal", "daily-no-date")) from None


def _key(seed: str) -> bytes:
    try:
        key = bytes.fromhex(seed)
    except ValueError:
        key = b""
    if len(key) != 32:
        raise BadOptions(Message("terminal", "daily-no-seed"))
    return key


def _fetched(server: str, day: date) -> dict[str, str]:
    """Return what a server tells about a day."""
    if not server.startswith(("http://", "https://")):
        raise BadOptions(Message("terminal", "daily-no-server"))
    address = f"{server.rstrip('/')}/api/daily/deals/{day.isoformat()}"
    try:
        with urlopen(address, timeout=_SECONDS) as answer:
            told = json.loads(answer.read(_MOST_BYTES))
    except (URLError, ValueError):
        raise BadOptions(Message("terminal", "daily-no-server")) from None
    return {"seed": str(told.get("seed", "")), "commitment": str(told.get("commitment", ""))}
