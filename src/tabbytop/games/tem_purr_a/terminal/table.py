"""Draw the seats around the table, and the stack, the cat and the deck in its middle.

The reader sits at the lower left. Clockwise order continues above from left to right and returns
below from right to left.
"""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.tem_purr_a.cards import DISH_NAMES, MOST_TOKENS
from tabbytop.games.tem_purr_a.terminal.view_helpers import face, percent_text, risk, tempura_view
from tabbytop.terminal.colours import CREAM, INK, QUIET, accent
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.text_layout import Lines, fit, side_by_side
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.games.tem_purr_a.view import TempuraView

HEIGHT: Final = 3
_ACTION_COLOUR: Final = "#FFD3C2"
_WORRYING_RISK: Final = 0.25  # from here on the cat looks worried
# Digits of three lines, from half blocks.
_DIGITS: Final = {
    "0": ("█▀█", "█ █", "▀▀▀"),
    "1": ("▀█ ", " █ ", "▀▀▀"),
    "2": ("▀▀█", "█▀▀", "▀▀▀"),
    "3": ("▀▀█", " ▀█", "▀▀▀"),
    "4": ("█ █", "▀▀█", "  ▀"),
    "5": ("█▀▀", "▀▀█", "▀▀▀"),
    "6": ("█▀▀", "█▀█", "▀▀▀"),
    "7": ("▀▀█", "  █", "  ▀"),
    "8": ("█▀█", "█▀█", "▀▀▀"),
    "9": ("█▀█", "▀▀█", "▀▀▀"),
}
_EYES: Final = {"calm": "o.o", "worried": "O.O", "sick": "x~x", "hungry": "^.^"}
_TOTAL_WIDTH: Final = 9
_CAT_WIDTH: Final = 9
_DECK_WIDTH: Final = 23
_CARD_WIDTH: Final = 3


def card_style(name: str) -> str:
    """Return the colours of a card: dishes on cream, actions on a blush."""
    return f"bold {INK} on {CREAM if name in DISH_NAMES else _ACTION_COLOUR}"


def middle_lines(context: RenderContext, width: int) -> Lines:
    """Draw the total in large digits, the stack, the cat and the deck, as far as there is room."""
    view = tempura_view(context.view)
    deck = _draw_deck(view, context.game.name)
    left = width - _DECK_WIDTH
    number = (
        _draw_total(view, context.game.name) if left >= _TOTAL_WIDTH + 12 else [Text()] * HEIGHT
    )
    left -= number[0].cell_len
    cat = _draw_cat(view) if left >= _CAT_WIDTH + 18 else [Text()] * HEIGHT
    left -= cat[0].cell_len
    stack = _draw_stack(view, max(left, _CARD_WIDTH))
    return [
        Text.assemble(number[row], fit(stack[row], max(left, _CARD_WIDTH)), cat[row], deck[row])
        for row in range(HEIGHT)
    ]


def _draw_total(view: "TempuraView", game: str) -> Lines:
    """Draw the number of cards to eat, three lines high."""
    total = str(view["stack"]["total"]) if view["stack"]["cards"] else ""
    rows = [" ".join(_DIGITS[digit][row] for digit in total) for row in range(HEIGHT)]
    return [fit(Text(f" {row}", f"bold {accent(game)}"), _TOTAL_WIDTH) for row in rows]


def _draw_stack(view: "TempuraView", width: int) -> Lines:
    """Draw the cards in play from the lowest on, and their sum below."""
    cards = view["stack"]["cards"]
    if not cards:
        return [Text(), _no_stack_text(view), Text()]
    most = max(width // (_CARD_WIDTH + 1), 1)
    rows = [cards[:most], cards[most : 2 * most]]
    if len(cards) > 2 * most:
        rows[1] = [*rows[1][:-1], f"+{len(cards) - 2 * most + 1}"]
    drawn = [Text(" ").join([small_card(name) for name in row]) for row in rows]
    text = _sum_text(view)
    if len(cards) <= most:
        return [Text(), drawn[0], Text(text, QUIET)]
    return [*drawn, Text(text, QUIET)]


def _no_stack_text(view: "TempuraView") -> Text:
    if view["phase"] == "start":
        return Text(say("terminal-tem-purr-a", "nothing-yet"), QUIET)
    if view["phase"] == "over":
        return Text(say("terminal-tem-purr-a", "contest-over"), "bold")
    return Text(say("terminal-tem-purr-a", "indigestion", count=view["open"]), "bold")


def small_card(name: str) -> Text:
    """Draw a card in three columns."""
    if name.startswith("+"):
        return Text(f"{name:^3}", QUIET)
    return Text.assemble((f"{face(name):^3}", card_style(name)))


def _sum_text(view: "TempuraView") -> str:
    """Return `to eat: 3 × 6 + 2`."""
    cards = view["stack"]["cards"]
    dishes = sum(name in DISH_NAMES for name in cards)
    dish, more = view["stack"]["dish"], cards.count("plus")
    return say("terminal-tem-purr-a", "to-eat", count=dishes, dish=dish, more=more)


def _draw_cat(view: "TempuraView") -> Lines:
    """Draw a cat whose mood matches the risk."""
    if view["open"]:
        mood = "sick"
    elif not view["stack"]["cards"]:
        mood = "hungry"
    else:
        mood = "worried" if risk(view) >= _WORRYING_RISK else "calm"
    return [fit(Text(row), _CAT_WIDTH) for row in (" /\\_/\\", f"( {_EYES[mood]} )", " )   (\\_")]


def _draw_deck(view: "TempuraView", game: str) -> Lines:
    """Draw the number of cards left, the bad ones among them, and the risk of eating."""
    deck = view["deck"]
    danger = Text()
    if view["stack"]["cards"]:
        chance = risk(view)
        lit = f"bold {accent(game)}" if chance >= _WORRYING_RISK else "bold"
        label = say("terminal-tem-purr-a", "deck-risk")
        danger = Text.assemble((f"{label} ", QUIET), (percent_text(chance), lit))
    elif view["open"]:
        danger = Text(say("terminal-tem-purr-a", "deck-drawn", count=view["open"]), "bold")
    left, bad = deck["cards"], deck["spoilt"]
    cards = say("terminal-tem-purr-a", "deck-cards", count=left)
    indigestions = say("terminal-tem-purr-a", "deck-indigestions", count=bad)
    return [
        fit(line, _DECK_WIDTH)
        for line in (
            Text.assemble((f"{left}", "bold"), f" {cards}"),
            Text.assemble((f"{bad}", f"bold {accent(game)}"), f" {indigestions}"),
            danger,
        )
    ]


_MOST_ABOVE: Final = 4
_TOKEN_COLOUR: Final = "#A9BE7C"
_ARROWS_PER_EDGE: Final = 3


def draw_table(context: RenderContext, middle: Lines, width: int) -> Lines:
    """Draw seats above, the table, seats below."""
    view = tempura_view(context.view)
    above, below = _sides(len(view["seats"]), context.reader or 0)
    columns = max(len(above), len(below))
    share = (width - columns + 1) // columns
    style = accent(context.game.name)
    rightwards = view["clockwise"]
    return [
        *side_by_side([(_draw_seat(context, view, seat, share), share) for seat in above]),
        _edge("╭╮", width, style, rightwards),
        *(Text.assemble(("│ ", style), fit(line, width - 4), (" │", style)) for line in middle),
        _edge("╰╯", width, style, not rightwards),
        *side_by_side([(_draw_seat(context, view, seat, share), share) for seat in below]),
    ]


def _sides(seats: int, reader: int) -> tuple[list[int], list[int]]:
    """Return the seats above and below, from left to right."""
    order = [(reader + step) % seats for step in range(1, seats + 1)]
    above = min(seats - 1, _MOST_ABOVE)
    return order[:above], order[above:][::-1]


def _edge(corners: str, width: int, style: str, rightwards: bool) -> Text:
    """Draw an edge of the table with arrows in the direction of play."""
    arrow, side = ("▶" if rightwards else "◀"), max((width - 2) // _ARROWS_PER_EDGE, 1)
    part = f"{'─' * ((side - 1) // 2)}{arrow}{'─' * (side - 1 - (side - 1) // 2)}"
    line = f"{part * _ARROWS_PER_EDGE}{'─' * width}"[: max(width - 2, 0)]
    return Text(f"{corners[0]}{line}{corners[1]}", style)


def _draw_seat(context: RenderContext, view: "TempuraView", number: int, width: int) -> Lines:
    """Draw the name, and below it tokens and cards; the active player is marked."""
    seat, player = view["seats"][number], context.players[number]
    in_turn = view["phase"] != "over" and number == view["active"]
    name = Text(player.name, "bold" if in_turn or number == context.reader else "")
    if player.bot is not None:
        name.append(f" {player.kind}" if player.kind != player.name else "", QUIET)
    cards = say("terminal-tem-purr-a", "hand-count", count=seat["hand"])
    return [
        fit(
            Text.assemble(
                ("▸" if in_turn else " ", f"bold {accent(context.game.name)}"),
                context.chip(number),
                " ",
                name,
            ),
            width,
        ),
        fit(Text.assemble("     ", _tokens(seat["tokens"]), f" {cards}"), width),
    ]


def _tokens(count: int) -> Text:
    """Return `●●○`: two tokens, and a third would end the game."""
    return Text.assemble(("●" * count, _TOKEN_COLOUR), ("○" * (MOST_TOKENS - count), QUIET))
