"""Draw the hand as cards with the numbers that play them.

A dish is numbered by its value: 6 serves or starts a 6, 66 skips with two of them. 1 eats. The
action cards are 8 and 9; 11, 12, 13 … choose one of the other players, counted from the left.
"""

from collections.abc import Mapping
from typing import Final

from rich.text import Text

from tabbytop.games.tem_purr_a.cards import (
    DISH_COUNT,
    NAMES,
    PLUS,
    REVERSE,
    value_of,
)
from tabbytop.games.tem_purr_a.moves import (
    ADD,
    CHOOSE_NEXT,
    EAT,
    PASS,
    PLAY,
    SERVE,
    SKIP,
    START,
)
from tabbytop.games.tem_purr_a.terminal.table import card_style
from tabbytop.games.tem_purr_a.terminal.view_helpers import (
    count_cards,
    face,
    own_hand,
    percent_text,
    risk,
    short_title,
    tempura_view,
)
from tabbytop.terminal.colours import QUIET, highlight
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.text_layout import Lines, fit, in_columns, side_by_side, wrap
from tabbytop.terminal.texts import say, texts_of

_EAT_NUMBER: Final = 1
_PLUS_NUMBER: Final = 8
_REVERSE_NUMBER: Final = 9
_CHOOSE_BASE: Final = 10  # plus 1, 2, 3 … for the players, counted from the left
_CARD_WIDTH: Final = 7
_CARD_GAP: Final = 1
_PLAYER_WIDTH: Final = 17  # columns for a player to choose


# Numbers.


def choices(context: RenderContext) -> list[Choice]:
    """Return the numbered answers."""
    found = [Choice(_number(context, move), move) for move in context.moves]
    return sorted(found, key=lambda choice: choice.number)


def _number(context: RenderContext, move: int) -> int:
    if START.holds(move):
        return value_of(START.first(move))
    if SERVE.holds(move):
        return value_of(SERVE.first(move))
    if SKIP.holds(move):
        return 11 * value_of(SKIP.first(move))
    if PLAY.holds(move):
        return _PLUS_NUMBER if PLAY.first(move) == 0 else _REVERSE_NUMBER
    if CHOOSE_NEXT.holds(move):
        return _CHOOSE_BASE + _distance(context, CHOOSE_NEXT.first(move))
    return _EAT_NUMBER if EAT.holds(move) or ADD.holds(move) else 0


def unavailable_move(context: RenderContext, number: int) -> int | None:
    """Return the play that a number stands for although it is not possible now."""
    begins = context.prompt is not None and context.prompt["key"] == "start"
    for dish in range(DISH_COUNT):
        if number == value_of(dish):
            return START.of(dish) if begins else SERVE.of(dish)
        if number == 11 * value_of(dish):
            return SKIP.of(dish)
    seat = number - _CHOOSE_BASE
    if 0 < seat < len(context.players):
        return CHOOSE_NEXT.of(((context.reader or 0) + seat) % len(context.players))
    return {_EAT_NUMBER: EAT.of(), _PLUS_NUMBER: PLAY.of(0), _REVERSE_NUMBER: PLAY.of(1)}.get(
        number
    )


def _distance(context: RenderContext, seat: int) -> int:
    """Return how far a seat is from the reader, clockwise."""
    return (seat - (context.reader or 0)) % len(context.players)


# Cards.


def hand_lines(context: RenderContext, width: int, room: int) -> Lines:
    """Draw the cards with their numbers, and the other answers."""
    numbers = {choice.move: choice.number for choice in choices(context)}
    other = [
        *_eat_line(context, numbers, width),
        *_player_choices(context, numbers, width),
        *_add_choices(numbers),
    ]
    cards = _draw_cards(context, numbers, width)
    if len(cards) + len(other) > room:
        pile = count_cards(own_hand(context.view)) or None
        cards = wrap(say("terminal-tem-purr-a", "hand", pile=pile), width, QUIET)
        cards.extend(_numbers_in_line(context, numbers, width))
    return [*cards, *other]


def _draw_cards(context: RenderContext, numbers: Mapping[int, int], width: int) -> Lines:
    """Draw a card for each kind, side by side, in as many rows as needed."""
    held = own_hand(context.view)
    kinds = [kind for kind, name in enumerate(NAMES) if name in held]
    across = max((width + _CARD_GAP) // (_CARD_WIDTH + _CARD_GAP), 1)
    rows: Lines = []
    for start in range(0, len(kinds), across):
        shown = kinds[start : start + across]
        rows.extend(
            side_by_side(
                [(_draw_card(context, kind, numbers), _CARD_WIDTH) for kind in shown], _CARD_GAP
            )
        )
    return rows


def _draw_card(context: RenderContext, kind: int, numbers: Mapping[int, int]) -> Lines:
    """Draw a card, its name, and below it the numbers that play it."""
    name = NAMES[kind]
    count = own_hand(context.view).count(name)
    copies = f"×{count}" if count > 1 else ""
    top = f" {face(name)}{copies:>{_CARD_WIDTH - 2 - len(face(name))}} "
    drawn = [Text.assemble((top, card_style(name)))]
    if not context.tight:
        drawn.append(
            Text.assemble(
                (f"{short_title(name):^{_CARD_WIDTH}}", card_style(name).removeprefix("bold "))
            )
        )
    keys = _card_numbers(kind, numbers)
    return [*drawn, *(keys or [Text(f"{'·':^{_CARD_WIDTH}}", QUIET)])]


def _card_numbers(kind: int, numbers: Mapping[int, int]) -> Lines:
    """Return `6 serve` and `66 skip`, as far as they are possible."""
    lines: list[tuple[int, str]] = []
    if kind < DISH_COUNT:
        lines = [(START.of(kind), "start"), (SERVE.of(kind), "serve"), (SKIP.of(kind), "skip")]
    elif kind == PLUS:
        lines = [(PLAY.of(0), "play")]
    elif kind == REVERSE:
        lines = [(PLAY.of(1), "play")]
    elif any(CHOOSE_NEXT.holds(move) for move in numbers):
        last = sum(CHOOSE_NEXT.holds(move) for move in numbers)
        return [Text(f"{_CHOOSE_BASE + 1} … {_CHOOSE_BASE + last}", "bold")]
    return [
        Text.assemble((f"{numbers[move]}", "bold"), f" {say('terminal-tem-purr-a', f'do-{verb}')}")
        for move, verb in lines
        if move in numbers
    ]


def _numbers_in_line(context: RenderContext, numbers: Mapping[int, int], width: int) -> Lines:
    lines = [
        f"{number} {texts_of(context.game).tell_move(move, context.teller)}"
        for move, number in sorted(numbers.items(), key=lambda entry: entry[1])
        if not (EAT.holds(move) or CHOOSE_NEXT.holds(move) or ADD.holds(move) or PASS.holds(move))
    ]
    return wrap(" · ".join(lines), width) if lines else []


def _eat_line(context: RenderContext, numbers: Mapping[int, int], width: int) -> Lines:
    """Draw what eating brings, and its risk."""
    if EAT.of() not in numbers:
        return []
    total = tempura_view(context.view)["stack"]["total"]
    percent = percent_text(risk(context.view))
    about = say("terminal-tem-purr-a", "eat-about", total=total, percent=percent)
    text = Text.assemble(
        highlight(f" {_EAT_NUMBER} ", context.game.name),
        (f" {_eat_text(context)}", "bold"),
        (f": {about}", QUIET),
    )
    return [fit(text, width)]


def _eat_text(context: RenderContext) -> str:
    return say("terminal-tem-purr-a", "eat", total=tempura_view(context.view)["stack"]["total"])


def choice_label(context: RenderContext, choice: Choice) -> str:
    """Return the text behind a number: the next player by name, the rest as a move."""
    if EAT.holds(choice.move):
        return _eat_text(context)
    if CHOOSE_NEXT.holds(choice.move):
        return context.names[CHOOSE_NEXT.first(choice.move)]
    return texts_of(context.game).tell_move(choice.move, context.teller)


def _player_choices(context: RenderContext, numbers: Mapping[int, int], width: int) -> Lines:
    """Draw the players who can be next."""
    cells: Lines = []
    for move, number in sorted(numbers.items(), key=lambda entry: entry[1]):
        if CHOOSE_NEXT.holds(move):
            seat = CHOOSE_NEXT.first(move)
            text = Text.assemble(
                (f"{number} ", "bold"), context.chip(seat), f" {context.names[seat]}"
            )
            text.truncate(_PLAYER_WIDTH, overflow="ellipsis")
            cells.append(text)
    return in_columns(cells, width)


def _add_choices(numbers: Mapping[int, int]) -> Lines:
    """Draw whether to slip in another Indigestion."""
    if ADD.of() not in numbers:
        return []
    slip_in = say("terminal-tem-purr-a", "slip-in")
    no_more = say("terminal-tem-purr-a", "no-more")
    return [
        Text.assemble((f" {_EAT_NUMBER}", "bold"), f" {slip_in}    ", (" 0", "bold"), f" {no_more}")
    ]
