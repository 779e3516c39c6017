"""The pages of the commands `help`, `rules` and `cards`."""

from collections.abc import Mapping, Sequence
from typing import Final

from rich.text import Text

from tabbytop.kernel.guide import Card, chapters
from tabbytop.terminal.board import Board
from tabbytop.terminal.colours import QUIET
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.text_layout import Lines, wrap

_COLUMN: Final = 15  # minimum columns for a name
_COMMANDS: Final = (
    ("help, ?", "this page"),
    ("rules", "how to play, in short"),
    ("cards [name]", "what the cards do"),
    ("table", "everything you may know: discards, what is left, …"),
    ("plan", "what the table works out for you, where a game offers that"),
    ("follow", "make the moves of that plan"),
    ("log", "all that happened so far, the newest page first"),
    ("undo", "take your last move back, if nothing came to light since"),
    ("save [file]", "write the game down and play on"),
    ("resume [file]", "save this game and go on with another, or with the newest"),
    ("quit", "save and leave; so do Ctrl-C and Ctrl-D"),
)


def help_page(context: RenderContext) -> Lines:
    """Draw the commands and the notation."""
    width = context.width
    lines = [Text("At any prompt", "bold")]
    for name, about in _COMMANDS:
        lines.append(Text.assemble((f"  {name:<16}", "bold"), about))
    lines.extend([Text(), Text("Your answer", "bold")])
    lines.extend(wrap("A number from the screen, or the move in words, like this:", width))
    for block in context.game.vocabulary.blocks:
        lines.append(Text(f"  {block.sentence.replace('{', '<').replace('}', '>')}"))
    lines.extend(
        wrap(
            "Beginnings of words that say enough will do. Seats go by number, name or mark:", width
        )
    )
    for seat, name in enumerate(context.names):
        lines.append(Text.assemble(f"  {seat} ", context.chip(seat), f" {name}"))
    return lines


def rules_page(board: Board, width: int) -> Lines:
    """Draw how to play, and how to use this screen, wrapped to the width."""
    lines: Lines = []
    for chapter in [*chapters(board.game.tell_rules()), *chapters(board.screen_help())]:
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
        return [Text(f"{board.game.title} has no list of cards here.")]
    found = _find_cards(cards, wanted.lower().strip())
    if not found:
        names = ", ".join(card.name for card in cards)
        return wrap(f"No card of this game is called {wanted!r}. There are: {names}.", width)
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
