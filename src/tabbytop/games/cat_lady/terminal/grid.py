"""Draw the nine cards of the grid, the numbers on its edges, and the cat beside its line."""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from tabbytop.games.cat_lady.cards import Kind
from tabbytop.games.cat_lady.cats import NOTHING, Cat
from tabbytop.games.cat_lady.moves import LINE_CELLS, LINES, SIDE, TAKE
from tabbytop.games.cat_lady.terminal import answers, forecast, symbols
from tabbytop.games.cat_lady.terminal.texts import box_title, line_name, title, worth_text
from tabbytop.games.cat_lady.terminal.view_helpers import card_named, cat_lady_view, line_label
from tabbytop.terminal.colours import INK, QUIET, accent, highlight
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.text_layout import Lines, fit
from tabbytop.terminal.texts import say
from tabbytop.texts.catalogue import has_text

_AREA: Final = "terminal-cat-lady"
_MARGIN: Final = 7  # columns for the names of the rows, at least
_GAP: Final = 1
_NARROWEST: Final = 6  # columns of a card
_WIDEST: Final = 18
_EDGE_WIDTH: Final = 8  # columns for a number and points beside the name of a column


def width_for(width: int) -> int:
    """Return how wide the grid is drawn if `width` columns are available."""
    return _margin() + SIDE * _card_width(width) + (SIDE - 1) * _GAP


def _margin() -> int:
    """Return the columns for the names of the rows."""
    return max(_MARGIN, *(len(line_name(LINES[row])) + 2 for row in range(SIDE)))


def draw_grid(context: RenderContext, width: int, height: int, *, gaps: bool) -> Lines:
    """Draw the grid with cards of this height, and an empty line between rows if `gaps`."""
    share = _card_width(width)
    takes, picks = answers.line_choices(context), answers.cell_choices(context)
    drawn = [_column_names(context, takes, share)]
    for row in range(SIDE):
        if row and gaps:
            drawn.append(Text())
        cards = [
            _draw_card(context, cell, picks.get(cell), (share, height), shaded=not gaps)
            for cell in LINE_CELLS[row]
        ]
        names = _row_name(context, row, takes.get(row), height)
        for place in range(height):
            parts = [card[place] for card in cards]
            drawn.append(Text.assemble(fit(names[place], _margin()), Text(" " * _GAP).join(parts)))
    return drawn


def _card_width(width: int) -> int:
    share = (width - _margin() - (SIDE - 1) * _GAP) // SIDE
    return max(_NARROWEST, min(share, _WIDEST))


# Edges.


def _column_names(context: RenderContext, takes: Mapping[int, Choice], share: int) -> Text:
    columns = range(SIDE, 2 * SIDE)
    lines = [fit(_column_name(context, line, takes.get(line), share), share) for line in columns]
    return Text.assemble(" " * _margin(), Text(" " * _GAP).join(lines))


def _column_name(context: RenderContext, line: int, choice: Choice | None, share: int) -> Text:
    text = Text()
    name = line_name(LINES[line])
    if share < len(name) + _EDGE_WIDTH:
        name = line_label(line)
    if choice is not None:
        text.append_text(highlight(f" {choice.number} ", context.game.name)).append(" ")
    if _has_cat_token(context, line):
        text.append_text(_cat_token(context)).append(" ")
    text.append(name, "bold" if choice is not None else QUIET)
    return Text.assemble(text, " ", _points_text(context, choice))


def _row_name(context: RenderContext, line: int, choice: Choice | None, height: int) -> Lines:
    """Draw the name of a row, and below it its number or the cat."""
    token = _has_cat_token(context, line)
    name = Text(line_name(LINES[line]), "bold" if choice is not None else QUIET)
    lines = [_cat_token(context) if token and choice is not None else name]
    if choice is not None:
        number = highlight(f" {choice.number} ", context.game.name)
        lines.append(Text.assemble(number, _points_text(context, choice)))
    elif token:
        lines.append(_cat_token(context))
    return [*lines, *(Text() for _ in range(height - len(lines)))][:height]


def _cat_token(context: RenderContext) -> Text:
    return Text(symbols.FACE, f"bold {accent(context.game.name)}")


def _has_cat_token(context: RenderContext, line: int) -> bool:
    return cat_lady_view(context.view)["token"] == LINES[line]


def _points_text(context: RenderContext, choice: Choice | None) -> Text:
    """Return what a take would add to the points now."""
    mine = forecast.reader_holdings(context)
    if mine is None or choice is None or not TAKE.holds(choice.move):
        return Text()
    points = forecast.points_change(mine, forecast.line_cards(context, choice.move))
    style = symbols.GOOD_STYLE if points > 0 else symbols.BAD_STYLE if points < 0 else ""
    unsure = symbols.UNSURE if forecast.has_unvalued_cards(context, choice.move) else ""
    return Text(f"{points:+d}{unsure}", style)


# Cards.


def _draw_card(
    context: RenderContext, cell: int, choice: Choice | None, size: tuple[int, int], *, shaded: bool
) -> Lines:
    """Draw a card with its name and what is printed on it; an empty cell is bare.

    If cards touch, the last line is `shaded` to show where a card ends.
    """
    width, height = size
    name = cat_lady_view(context.view)["grid"][cell]["card"]
    if name is None:
        return [fit(Text(" ·" if row == 0 else "", QUIET), width) for row in range(height)]
    card = card_named(name)
    inside = width - 2
    shown = [_title_line(context, name, choice, inside), *_printed_lines(card, inside)]
    if height == 1:
        shown = shown[:1]
    colour = symbols.card_colour(card)
    rows = [*shown, *(Text() for _ in range(height - len(shown)))][:height]
    colours = [colour] * height
    if shaded and height > 1:
        colours[-1] = symbols.darker(colour)
    return [_on_card(row, width, tint) for row, tint in zip(rows, colours, strict=True)]


def _on_card(row: Text, width: int, colour: str) -> Text:
    padded = Text(" ").append_text(row)
    padded.truncate(width, overflow="ellipsis", pad=True)
    padded.stylize_before(f"{INK} on {colour}")
    return padded


def _title_line(context: RenderContext, name: str, choice: Choice | None, width: int) -> Text:
    text = Text(_short_title(name, width), "bold")
    if choice is None:
        return text
    return Text.assemble(highlight(f"{choice.number}", context.game.name), " ", text)


def _short_title(name: str, width: int) -> str:
    """Return the printed name; `Box` for a box, whose cat is drawn below."""
    card = card_named(name)
    if isinstance(card, Kind) and card.group == "box":
        return box_title(name)
    text = title(name)
    return text if len(text) <= width + 1 else text.partition(" & ")[0]


def _printed_lines(card: Cat | Kind, width: int) -> Lines:
    """Return what is printed below the name."""
    if isinstance(card, Cat):
        signs_ = Text.assemble(symbols.colour_letters(card), " ", symbols.needs_letters(card))
        worth = symbols.worth_text(card, width - signs_.cell_len - 1)
        room = max(width - signs_.cell_len - len(worth), 1)
        return [Text.assemble(signs_, " " * room, (worth, "bold")), Text(_printed_worth(card))]
    if card.group == "food":
        return [symbols.food_letters(card.food), Text(_food_text(card.food))]
    if card.group == "box":
        return [symbols.box_symbol(card), Text(say(_AREA, "each-box"))]
    by_name = has_text(_AREA, f"printed-{card.name}")
    printed = say(_AREA, f"printed-{card.name if by_name else card.group}")
    return [Text(text) for text in printed.splitlines()]


def _printed_worth(cat: Cat) -> str:
    """Return in short what a cat counts or can do, if anything."""
    return worth_text(cat.name) if cat.per != NOTHING or cat.text else ""


def _food_text(food: str) -> str:
    """Return what is special about wild food and treats."""
    if food == symbols.LETTERS["wild"]:
        return say(_AREA, "any-of-three")
    return say(_AREA, "feeds-any") if food == symbols.LETTERS["treat"] else ""
