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
from tabbytop.terminal.boards.tem_purr_a.table import card_style
from tabbytop.terminal.boards.tem_purr_a.view_helpers import (
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

_EAT_NUMBER: Final = 1
_PLUS_NUMBER: Final = 8
_REVERSE_NUMBER: Final = 9
_CHOOSE_BASE: Final = 10  # and 1, 2, 3 … for the players from the left on
_CARD_WIDTH: Final = 7  # columns
_CARD_GAP: Final = 1
_PLAYER_WIDTH: Final = 17  # columns for a player to choose


# Numbers.


def choices(scene: RenderContext) -> list[Choice]:
    """The answers by number."""
    found = [Choice(_number(scene, move), move) for move in scene.moves]
    return sorted(found, key=lambda choice: choice.number)


def _number(scene: RenderContext, move: int) -> int:
    if START.holds(move):
        return value_of(START.first(move))
    if SERVE.holds(move):
        return value_of(SERVE.first(move))
    if SKIP.holds(move):
        return 11 * value_of(SKIP.first(move))
    if PLAY.holds(move):
        return _PLUS_NUMBER if PLAY.first(move) == 0 else _REVERSE_NUMBER
    if CHOOSE_NEXT.holds(move):
        return _CHOOSE_BASE + _distance(scene, CHOOSE_NEXT.first(move))
    return _EAT_NUMBER if EAT.holds(move) or ADD.holds(move) else 0


def unavailable_move(scene: RenderContext, number: int) -> int | None:
    """The play that a number means, though it is not possible now."""
    begins = scene.prompt is not None and scene.prompt["key"] == "start"
    for dish in range(DISH_COUNT):
        if number == value_of(dish):
            return START.of(dish) if begins else SERVE.of(dish)
        if number == 11 * value_of(dish):
            return SKIP.of(dish)
    seat = number - _CHOOSE_BASE
    if 0 < seat < len(scene.players):
        return CHOOSE_NEXT.of(((scene.reader or 0) + seat) % len(scene.players))
    return {_EAT_NUMBER: EAT.of(), _PLUS_NUMBER: PLAY.of(0), _REVERSE_NUMBER: PLAY.of(1)}.get(
        number
    )


def _distance(scene: RenderContext, seat: int) -> int:
    """How far a seat is from the reader, clockwise."""
    return (seat - (scene.reader or 0)) % len(scene.players)


# Cards.


def hand_lines(scene: RenderContext, width: int, room: int) -> Lines:
    """The cards with their numbers, and what else can be answered."""
    numbers = {choice.move: choice.number for choice in choices(scene)}
    other = [
        *_eat_line(scene, numbers, width),
        *_player_choices(scene, numbers, width),
        *_add_choices(numbers),
    ]
    cards = _draw_cards(scene, numbers, width)
    if len(cards) + len(other) > room:
        cards = wrap(f"Your hand: {count_cards(own_hand(scene.view)) or 'empty'}", width, QUIET)
        cards.extend(_numbers_in_line(scene, numbers, width))
    return [*cards, *other]


def _draw_cards(scene: RenderContext, numbers: Mapping[int, int], width: int) -> Lines:
    """A card a kind, side by side, in as many rows as it takes."""
    held = own_hand(scene.view)
    kinds = [kind for kind, name in enumerate(NAMES) if name in held]
    across = max((width + _CARD_GAP) // (_CARD_WIDTH + _CARD_GAP), 1)
    rows: Lines = []
    for start in range(0, len(kinds), across):
        shown = kinds[start : start + across]
        rows.extend(
            side_by_side(
                [(_draw_card(scene, kind, numbers), _CARD_WIDTH) for kind in shown], _CARD_GAP
            )
        )
    return rows


def _draw_card(scene: RenderContext, kind: int, numbers: Mapping[int, int]) -> Lines:
    """The card, its name, and below it the numbers that play it."""
    name = NAMES[kind]
    count = own_hand(scene.view).count(name)
    copies = f"×{count}" if count > 1 else ""
    top = f" {face(name)}{copies:>{_CARD_WIDTH - 2 - len(face(name))}} "
    drawn = [Text.assemble((top, card_style(name)))]
    if not scene.tight:
        drawn.append(
            Text.assemble(
                (f"{short_title(name):^{_CARD_WIDTH}}", card_style(name).removeprefix("bold "))
            )
        )
    keys = _card_numbers(kind, numbers)
    return [*drawn, *(keys or [Text(f"{'·':^{_CARD_WIDTH}}", QUIET)])]


def _card_numbers(kind: int, numbers: Mapping[int, int]) -> Lines:
    """`6 serve` and `66 skip`, as far as they are possible."""
    told: list[tuple[int, str]] = []
    if kind < DISH_COUNT:
        told = [(START.of(kind), "start"), (SERVE.of(kind), "serve"), (SKIP.of(kind), "skip")]
    elif kind == PLUS:
        told = [(PLAY.of(0), "play")]
    elif kind == REVERSE:
        told = [(PLAY.of(1), "play")]
    elif any(CHOOSE_NEXT.holds(move) for move in numbers):
        last = sum(CHOOSE_NEXT.holds(move) for move in numbers)
        return [Text(f"{_CHOOSE_BASE + 1} … {_CHOOSE_BASE + last}", "bold")]
    return [
        Text.assemble((f"{numbers[move]}", "bold"), f" {verb}")
        for move, verb in told
        if move in numbers
    ]


def _numbers_in_line(scene: RenderContext, numbers: Mapping[int, int], width: int) -> Lines:
    told = [
        f"{number} {scene.game.tell_move(move, scene.teller)}"
        for move, number in sorted(numbers.items(), key=lambda entry: entry[1])
        if not (EAT.holds(move) or CHOOSE_NEXT.holds(move) or ADD.holds(move) or PASS.holds(move))
    ]
    return wrap(" · ".join(told), width) if told else []


def _eat_line(scene: RenderContext, numbers: Mapping[int, int], width: int) -> Lines:
    """What eating brings, good and bad."""
    if EAT.of() not in numbers:
        return []
    total = tempura_view(scene.view)["stack"]["total"]
    chance = percent_text(risk(scene.view))
    told = Text.assemble(
        highlight(f" {_EAT_NUMBER} ", scene.game.name),
        (f" {_eat_text(scene)}", "bold"),
        (f": {total} cards for your hand, {chance} Indigestion", QUIET),
    )
    return [fit(told, width)]


def _eat_text(scene: RenderContext) -> str:
    return f"eat {tempura_view(scene.view)['stack']['total']}"


def choice_label(scene: RenderContext, choice: Choice) -> str:
    """What stands behind a number: who is next by name, the rest as a move."""
    if EAT.holds(choice.move):
        return _eat_text(scene)
    if CHOOSE_NEXT.holds(choice.move):
        return scene.names[CHOOSE_NEXT.first(choice.move)]
    return scene.game.tell_move(choice.move, scene.teller)


def _player_choices(scene: RenderContext, numbers: Mapping[int, int], width: int) -> Lines:
    """Who can be next."""
    cells: Lines = []
    for move, number in sorted(numbers.items(), key=lambda entry: entry[1]):
        if CHOOSE_NEXT.holds(move):
            seat = CHOOSE_NEXT.first(move)
            told = Text.assemble((f"{number} ", "bold"), scene.chip(seat), f" {scene.names[seat]}")
            told.truncate(_PLAYER_WIDTH, overflow="ellipsis")
            cells.append(told)
    return in_columns(cells, width)


def _add_choices(numbers: Mapping[int, int]) -> Lines:
    """Whether another Indigestion goes in."""
    if ADD.of() not in numbers:
        return []
    return [
        Text.assemble(
            (f" {_EAT_NUMBER}", "bold"), " slip one in    ", (" 0", "bold"), " no more of them"
        )
    ]
