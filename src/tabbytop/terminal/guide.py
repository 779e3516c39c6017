"""The pages of the commands `help`, `rules` and `cards`."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from tabbytop.kernel.guide import Card, chapters
from tabbytop.terminal.board import Board
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.commands import COMMANDS, command_about, command_label
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.text_layout import Lines, wrap
from tabbytop.terminal.texts import say, texts_of

_COLUMN: Final = 15  # minimum columns for a name
_COMMAND_COLUMN: Final = 16  # minimum columns for a command


def help_page(context: RenderContext) -> Lines:
    """Draw the commands and the notation."""
    width = context.width
    lines = [Text(say("terminal", "help-commands"), "bold")]
    labels = {name: command_label(name) for name in COMMANDS}
    column = max(_COMMAND_COLUMN, *(len(label) + 2 for label in labels.values()))
    for name, label in labels.items():
        first, *more = wrap(command_about(name), width - column - 2)
        lines.append(Text.assemble((f"  {label:<{column}}", "bold"), first))
        lines.extend(Text.assemble(" " * (column + 2), line) for line in more)
    lines.extend([Text(), Text(say("terminal", "help-answers"), "bold")])
    lines.extend(wrap(say("terminal", "help-how"), width))
    for block in context.game.vocabulary.blocks:
        lines.append(Text(f"  {block.sentence.replace('{', '<').replace('}', '>')}"))
    lines.extend(wrap(say("terminal", "help-short"), width))
    for seat, name in enumerate(context.names):
        lines.append(Text.assemble(f"  {seat} ", context.chip(seat), f" {name}"))
    return lines


def rules_page(board: Board, width: int) -> Lines:
    """Draw how to play, and how to use this screen, wrapped to the width."""
    lines: Lines = []
    for chapter in [*chapters(texts_of(board.game).tell_rules()), *chapters(board.screen_help())]:
        if chapter.heading:
            lines.append(Text(chapter.heading, "bold"))
        for paragraph in chapter.paragraphs:
            lines.extend(wrap(paragraph, min(width, 90)))
        lines.append(Text())
    return lines[:-1]


def cards_page(board: Board, options: Mapping[str, object], wanted: str, width: int) -> Lines:
    """Draw all cards of this game, or those whose name is or contains the wanted word."""
    cards = board.cards(options)
    if not cards:
        return [Text(say("terminal", "no-cards", game=texts_of(board.game).title()))]
    found = _find_cards(cards, wanted.lower().strip())
    if not found:
        names = ", ".join(card.name for card in cards)
        text = say("terminal", "no-such-card", word=repr(wanted), names=names)
        return wrap(text, width)
    titles = max(_COLUMN, *(len(card.title) + 1 for card in found))
    shorts = max(_COLUMN, *(len(card.name) + 1 for card in found))
    lines: Lines = []
    for card in found:
        texts = wrap(card.text, width - titles - shorts - 4)
        for place, line in enumerate(texts):
            head = f"{card.title if place == 0 else '':<{titles}}"
            name = f"{card.name if place == 0 else '':<{shorts}}"
            lines.append(Text.assemble((head, "bold"), (name, QUIET), line))
    return lines


def _find_cards(cards: Sequence[Card], wanted: str) -> list[Card]:
    exact = [card for card in cards if wanted in {card.name, card.title.lower()}]
    return exact or [card for card in cards if wanted in f"{card.name} {card.title.lower()}"]
