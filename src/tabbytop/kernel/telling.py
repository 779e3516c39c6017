"""English sentences for players, with "you" for the reader."""

from collections.abc import Sequence
from typing import Final

from tabbytop.kernel.result import Result
from tabbytop.kernel.table import CLOCK
from tabbytop.texts.reader import Reader

_NO_BREAK_SPACES: Final = "\u00a0\u202f"  # French has them before : ; ! ?


class Teller(Reader):
    """A reader of English sentences that are made in code."""

    def name(self, seat: int) -> str:
        """Return `you`, or the player's name."""
        return "you" if seat == self.you else self.names[seat]

    def does(self, seat: int, verb: str) -> str:
        """Return subject and verb: `You play`, `Ana plays`."""
        if seat == self.you:
            return f"You {verb}"
        if seat == CLOCK:
            return Teller(["The clock"]).does(0, verb)
        head, space, rest = verb.partition(" ")
        if head == "have":
            return f"{self.names[seat]} has{space}{rest}"
        ending = "es" if head.endswith(("s", "sh", "ch", "x", "o")) else "s"
        return f"{self.names[seat]} {head}{ending}{space}{rest}"

    def whose(self, seat: int) -> str:
        """Return the possessive: `your`, `Ana's`, `Pickles'`."""
        if seat == self.you:
            return "your"
        name = self.names[seat]
        return f"{name}'" if name.endswith("s") else f"{name}'s"


def sentence(text: str) -> str:
    """Return the text with a capital letter and a full stop, unless it has an end already."""
    text = text[:1].upper() + text[1:]
    return text if not text or text.endswith((".", "?", "!")) else text + "."


def join_with_and(words: list[str]) -> str:
    """Join words in English: `a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]


def verdict(result: Result, teller: Teller) -> str:
    """Return who won and why, such as `You win: most points.`"""
    winners = [teller.name(seat) for seat in result.winners]
    if len(result.winners) == 1:
        told = teller.does(result.winners[0], "win")
    elif not result.winners:
        told = teller.does(0, "lose")
    elif len(result.winners) == len(result.places):
        told = "All share the win"
    else:
        told = f"{join_with_and(winners)} win"
    return f"{told[:1].upper()}{told[1:]}: {result.reason}."


def unique_names(names: Sequence[str]) -> list[str]:
    """Return the names, with a number behind repeated ones: `Luna`, `Luna 2`."""
    told: list[str] = []
    for name in names:
        number, next_name = 1, name
        while next_name in told:
            number += 1
            next_name = f"{name} {number}"
        told.append(next_name)
    return told


def printable(text: str) -> str:
    """Replace unprintable characters by `?`, so that no text can control a terminal."""
    if text.isprintable():
        return text
    return "".join(sign if sign.isprintable() or sign in _NO_BREAK_SPACES else "?" for sign in text)
