"""The language of the terminal, and texts in it.

A terminal has one reader, so its language is set once, when a command starts. Code asks for texts
by area and key: `say("terminal", "saved-to", path=path)`.
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from tabbytop.texts import catalogue
from tabbytop.texts.compiled import ENGLISH, OURS, load
from tabbytop.texts.message import Message, message_of
from tabbytop.texts.reader import NOBODY, Reader

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """Return the language of the terminal."""
    return _language.get()


def set_language(name: str) -> None:
    """Choose the language of the terminal, one of those that are known."""
    _language.set(name)


@contextmanager
def speaking(name: str) -> Iterator[None]:
    """Use another language in this block."""
    before = _language.set(name)
    try:
        yield
    finally:
        _language.reset(before)


def say(area: str, key: str, reader: Reader = NOBODY, /, **args: object) -> str:
    """Return a text in the language of the terminal; with the names of a reader's table if it
    mentions players."""
    return render(message_of(area, key, args), reader)


def render(message: Message, reader: Reader = NOBODY) -> str:
    """Return a message in the language of the terminal."""
    return catalogue.render(message, language(), reader)


def number(value: float, decimals: int) -> str:
    """Return a number with so many decimals, and the decimal sign of the language."""
    known = load(OURS, language())
    return f"{value:.{decimals}f}".replace(".", known.point if known is not None else ".")
