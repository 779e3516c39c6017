"""Sentences, names and what may be printed."""

from collections.abc import Sequence
from typing import Final

_NO_BREAK_SPACES: Final = "\u00a0\u202f"  # French has them before : ; ! ?


def capital(text: str) -> str:
    """Return the text with a capital letter: it may begin with a name or with "you"."""
    return text[:1].upper() + text[1:]


def sentence(text: str) -> str:
    """Return the text with a capital letter and a full stop, unless it has an end already."""
    text = capital(text)
    return text if not text or text.endswith((".", "?", "!")) else text + "."


def join_with_and(words: list[str]) -> str:
    """Join words in English: `a`, `a and b`, `a, b and c`."""
    if len(words) < 2:
        return "".join(words)
    return ", ".join(words[:-1]) + " and " + words[-1]


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
