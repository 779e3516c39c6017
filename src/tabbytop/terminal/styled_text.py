"""Texts of the catalogue with parts in a style of their own, such as letters on their colours."""

import re
from typing import Final

from rich.text import Text

from tabbytop.terminal.texts import render
from tabbytop.texts.message import Message, message_of
from tabbytop.texts.reader import NOBODY, Reader

# Characters for private use, of which no text has any, hold the places of styled arguments.
_FIRST_MARK: Final = 0xE000
_MARKS: Final = re.compile("([\ue000-\ue0ff])")


def styled(message: Message, style: str = "", reader: Reader = NOBODY) -> Text:
    """Return a message in the language of the terminal; arguments that are `Text` keep their
    style."""
    parts: dict[str, Text] = {}
    args: dict[str, object] = {}
    for number, (name, value) in enumerate(message.args.items()):
        args[name] = value
        if isinstance(value, Text):
            args[name] = chr(_FIRST_MARK + number)
            parts[chr(_FIRST_MARK + number)] = value
    text = Text()
    for piece in _MARKS.split(render(message_of(message.area, message.key, args), reader)):
        if piece in parts:
            text.append_text(parts[piece])
        else:
            text.append(piece, style)
    return text
