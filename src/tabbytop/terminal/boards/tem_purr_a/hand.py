"""The hand as cards, and under each the numbers that play it.

A dish goes by its value: 6 serves or starts a 6, 66 skips with two. 1 eats. The actions are 8, 9
and, for each other player from the left on, 11, 12, 13 …
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
from tabbytop.terminal.boards.tem_purr_a.middle import paper
from tabbytop.terminal.boards.tem_purr_a.reading import (
    counted,
    face,
    own_hand,
    percent,
    risk,
    short,
    tempura_view,
)
from tabbytop.terminal.colours import QUIET, key
from tabbytop.terminal.paper import Lines, beside, fit, in_columns, wrapped
from tabbytop.terminal.scene import Choice, Scene

_EAT: Final = 1
_PLUS: Final = 8
_REVERSE: Final = 9
_CHOOSE: Final = 10  # and 1, 2, 3 … for the players from the left on
_CARD: Final = 7  # columns
_BESIDE: Final = 1
_NAMED: Final = 17  # columns for a player to choose


# Numbers.


def choices(scene: Scene) -> list[Choice]:
    """The answers by number."""
    found = [Choice(_number(scene, move), move) for move in scene.moves]
    return sorted(found, key=lambda choice: choice.number)


def _number(scene: Scene, move: int) -> int:
    if START.holds(move):
        return value_of(START.first(move))
    if SERVE.holds(move):
        return value_of(SERVE.first(move))
    if SKIP.holds(move):
        return 11 * value_of(SKIP.first(move))
    if PLAY.holds(move):
        return _PLUS if PLAY.first(move) == 0 else _REVERSE
    if CHOOSE_NEXT.holds(move):
        return _CHOOSE + _steps(scene, CHOOSE_NEXT.first(move))
    return _EAT if EAT.holds(move) or ADD.holds(move) else 0


def unlisted(scene: Scene, number: int) -> int | None:
    """The play that a number means, though it is not possible now."""
    begins = scene.prompt is not None and scene.prompt["key"] == "start"
    for dish in range(DISH_COUNT):
        if number == value_of(dish):
            return START.of(dish) if begins else SERVE.of(dish)
        if number == 11 * value_of(dish):
            return SKIP.of(dish)
    seat = number - _CHOOSE
    if 0 < seat < len(scene.players):
        return CHOOSE_NEXT.of(((scene.reader or 0) + seat) % len(scene.players))
    return {_EAT: EAT.of(), _PLUS: PLAY.of(0), _REVERSE: PLAY.of(1)}.get(number)


def _steps(scene: Scene, seat: int) -> int:
    """How far a seat is from the reader, clockwise."""
    return (seat - (scene.reader or 0)) % len(scene.players)


# Cards.


def lines(scene: Scene, width: int, room: int) -> Lines:
    """The cards with their numbers, and what else can be answered."""
    numbers = {choice.move: choice.number for choice in choices(scene)}
    other = [*_eating(scene, numbers, width), *_choosing(scene, numbers, width), *_adding(numbers)]
    cards = _cards(scene, numbers, width)
    if len(cards) + len(other) > room:
        cards = wrapped(f"Your hand: {counted(own_hand(scene.view)) or 'empty'}", width, QUIET)
        cards.extend(_keys_in_a_line(scene, numbers, width))
    return [*cards, *other]


def _cards(scene: Scene, numbers: Mapping[int, int], width: int) -> Lines:
    """A card a kind, side by side, in as many rows as it takes."""
    held = own_hand(scene.view)
    kinds = [kind for kind, name in enumerate(NAMES) if name in held]
    across = max((width + _BESIDE) // (_CARD + _BESIDE), 1)
    rows: Lines = []
    for start in range(0, len(kinds), across):
        shown = kinds[start : start + across]
        rows.extend(beside([(_card(scene, kind, numbers), _CARD) for kind in shown], _BESIDE))
    return rows


def _card(scene: Scene, kind: int, numbers: Mapping[int, int]) -> Lines:
    """The card, its name, and below it the numbers that play it."""
    name = NAMES[kind]
    count = own_hand(scene.view).count(name)
    copies = f"×{count}" if count > 1 else ""
    top = f" {face(name)}{copies:>{_CARD - 2 - len(face(name))}} "
    drawn = [Text.assemble((top, paper(name)))]
    if not scene.tight:
        drawn.append(Text.assemble((f"{short(name):^{_CARD}}", paper(name).removeprefix("bold "))))
    keys = _keys(kind, numbers)
    return [*drawn, *(keys or [Text(f"{'·':^{_CARD}}", QUIET)])]


def _keys(kind: int, numbers: Mapping[int, int]) -> Lines:
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
        return [Text(f"{_CHOOSE + 1} … {_CHOOSE + last}", "bold")]
    return [
        Text.assemble((f"{numbers[move]}", "bold"), f" {verb}")
        for move, verb in told
        if move in numbers
    ]


def _keys_in_a_line(scene: Scene, numbers: Mapping[int, int], width: int) -> Lines:
    told = [
        f"{number} {scene.game.tell_move(move, scene.teller)}"
        for move, number in sorted(numbers.items(), key=lambda entry: entry[1])
        if not (EAT.holds(move) or CHOOSE_NEXT.holds(move) or ADD.holds(move) or PASS.holds(move))
    ]
    return wrapped(" · ".join(told), width) if told else []


def _eating(scene: Scene, numbers: Mapping[int, int], width: int) -> Lines:
    """What eating brings, good and bad."""
    if EAT.of() not in numbers:
        return []
    total = tempura_view(scene.view)["stack"]["total"]
    chance = percent(risk(scene.view))
    told = Text.assemble(
        key(f" {_EAT} ", scene.game.name),
        (f" {_eat_told(scene)}", "bold"),
        (f": {total} cards for your hand, {chance} Indigestion", QUIET),
    )
    return [fit(told, width)]


def _eat_told(scene: Scene) -> str:
    return f"eat {tempura_view(scene.view)['stack']['total']}"


def worded(scene: Scene, choice: Choice) -> str:
    """What stands behind a number: who is next by name, the rest as a move."""
    if EAT.holds(choice.move):
        return _eat_told(scene)
    if CHOOSE_NEXT.holds(choice.move):
        return scene.names[CHOOSE_NEXT.first(choice.move)]
    return scene.game.tell_move(choice.move, scene.teller)


def _choosing(scene: Scene, numbers: Mapping[int, int], width: int) -> Lines:
    """Who can be next."""
    cells: Lines = []
    for move, number in sorted(numbers.items(), key=lambda entry: entry[1]):
        if CHOOSE_NEXT.holds(move):
            seat = CHOOSE_NEXT.first(move)
            told = Text.assemble((f"{number} ", "bold"), scene.chip(seat), f" {scene.names[seat]}")
            told.truncate(_NAMED, overflow="ellipsis")
            cells.append(told)
    return in_columns(cells, width)


def _adding(numbers: Mapping[int, int]) -> Lines:
    """Whether another Indigestion goes in."""
    if ADD.of() not in numbers:
        return []
    return [
        Text.assemble((f" {_EAT}", "bold"), " slip one in    ", (" 0", "bold"), " no more of them")
    ]
