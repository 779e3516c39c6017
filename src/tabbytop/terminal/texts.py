"""Texts of the terminal, in the language of the person in front of it (`texts.spoken`).

Shared texts are in `terminal.ftl`, those of a board in `terminal-<game>.ftl`; a board adds its area
with `catalogue.add_area`, and takes the names of cards and the kinds of arguments from its game
(`names_from`).
"""

from tabbytop.kernel.errors import BadOptions, IllegalMove, TabbytopError
from tabbytop.kernel.game import Game
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.texts import catalogue, spoken
from tabbytop.texts.compiled import languages
from tabbytop.texts.message import Message
from tabbytop.texts.spoken import language, render, say, speaking

__all__ = ["language", "render", "say", "say_error", "set_language", "speaking", "texts_of"]

catalogue.add_area(
    "terminal",
    kinds={"seat": catalogue.PERSON, "asked": catalogue.PERSON, "bot": "bot"},
)


def set_language(name: str) -> None:
    """Choose the language of the terminal, such as `de`; raise BadOptions if it is not known."""
    known = languages()
    if name not in known:
        raise BadOptions(Message("terminal", "unknown-language", language=name, languages=known))
    spoken.set_language(name)


def say_error(error: TabbytopError) -> str:
    """Return what is wrong; in English if it is not meant for players."""
    return render(error.whole_message if isinstance(error, IllegalMove) else error.message)


def texts_of(game: Game) -> GameTexts:
    """Return the texts of a game."""
    return GameTexts(game, language())
