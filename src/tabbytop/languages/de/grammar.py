"""German for people at a table: who did what, with "du" for the one who reads.

A verb is given in both forms that are needed: `verb(teller, seat, "spielst", "spielt")`.
"""

from collections.abc import Sequence

from tabbytop.kernel.result import Result
from tabbytop.kernel.table import CLOCK
from tabbytop.kernel.telling import Teller


def name(teller: Teller, seat: int) -> str:
    """Who does something: `du`, or the player's name."""
    if seat == CLOCK:
        return "die Uhr"
    return "du" if seat == teller.you else teller.names[seat]


def to(teller: Teller, seat: int) -> str:
    """To whom something is given: `dir`, or the player's name."""
    return "dir" if seat == teller.you else teller.names[seat]


def whom(teller: Teller, seat: int) -> str:
    """To whom something happens: `dich`, or the player's name."""
    return "dich" if seat == teller.you else teller.names[seat]


def does(teller: Teller, seat: int, you: str, other: str) -> str:
    """`du spielst`, `Ana spielt`."""
    return f"{name(teller, seat)} {you if seat == teller.you else other}"


def of(teller: Teller, seat: int) -> str:
    """`von dir`, `von Ana`: names are not bent."""
    return f"von {to(teller, seat)}"


def your(teller: Teller, seat: int, you: str) -> str:
    """Before a noun: `dein` in the form given, or the name in the genitive: `Anas`, `Felix'`."""
    if seat == teller.you:
        return you
    called = teller.names[seat]
    return f"{called}'" if called.endswith(("s", "ß", "x", "z")) else f"{called}s"


def capital(text: str) -> str:
    """The text with a capital."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """The text with a capital and a full stop, unless it ends in one, or what is quoted does."""
    text = capital(text)
    return text if not text or text.removesuffix("“").endswith((".", "?", "!")) else text + "."


def listed(words: list[str]) -> str:
    """`a`, `a und b`, `a, b und c`."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " und " + words[-1]


def together(teller: Teller, seats: Sequence[int], with_you: str, others: str) -> str:
    """`Ana und du spielt`, `Ana und Ben spielen`."""
    names = [teller.names[seat] for seat in seats if seat != teller.you]
    if teller.you in seats:
        return f"{listed([*names, 'du'])} {with_you}"
    return f"{listed(names)} {others}"


def counted(count: int, one: str, several: str) -> str:
    """`ein Punkt`, `3 Punkte`: `one` with its article, `several` without a number."""
    return one if count == 1 else f"{count} {several}"


def verdict(result: Result, reason: str, teller: Teller) -> str:
    """`Du gewinnst: die meisten Punkte.`"""
    if len(result.winners) == 1:
        told = does(teller, result.winners[0], "gewinnst", "gewinnt")
    elif not result.winners:
        told = does(teller, 0, "verlierst", "verliert")
    elif len(result.winners) == len(result.places):
        told = "Alle teilen sich den Sieg"
    elif teller.you in result.winners:
        others = [teller.names[seat] for seat in result.winners if seat != teller.you]
        told = f"{listed([*others, 'du'])} gewinnt"
    else:
        told = f"{listed([teller.names[seat] for seat in result.winners])} gewinnen"
    return f"{capital(told)}: {reason}."
