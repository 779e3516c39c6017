"""Texts of the terminal, in the language of the person in front of it.

A terminal has one reader, so its language is set once, when a command starts. Code asks for texts
by area and key: `say("terminal", "saved", path=path)`. Shared texts are in `terminal.ftl`, those
of a board in `terminal-<game>.ftl`; a board adds its area with `catalogue.add_area`, and takes the
names of cards and the kinds of arguments from its game (`names_from`).
"""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

from tabbytop.kernel.errors import BadOptions, IllegalMove, TabbytopError
from tabbytop.kernel.game import Game
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.texts import catalogue
from tabbytop.texts.compiled import ENGLISH, languages
from tabbytop.texts.message import Message, message_of
from tabbytop.texts.reader import NOBODY, Reader

catalogue.add_area(
    "terminal",
    kinds={"seat": catalogue.PERSON, "asked": catalogue.PERSON, "bot": "bot"},
)

_language: ContextVar[str] = ContextVar("language", default=ENGLISH)


def language() -> str:
    """Return the language of the terminal."""
    return _language.get()


def set_language(name: str) -> None:
    """Choose the language of the terminal, such as `de`; raise BadOptions if it is not known."""
    known = languages()
    if name not in known:
        raise BadOptions(Message("terminal", "unknown-language", language=name, languages=known))
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


def say_error(error: TabbytopError) -> str:
    """Return what is wrong; in English if it is not meant for players."""
    return render(error.whole_message if isinstance(error, IllegalMove) else error.message)


def texts_of(game: Game) -> GameTexts:
    """Return the texts of a game."""
    return GameTexts(game, language())
