"""The players round the table, and its edge with the direction of play.

The reader sits below on the left; clockwise it goes on above from left to right, and back below
from right to left.
"""

from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.tem_purr_a.cards import MOST_TOKENS
from tabbytop.terminal.boards.tem_purr_a.reading import tempura_view
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.paper import Lines, beside, fit
from tabbytop.terminal.scene import Scene

if TYPE_CHECKING:
    from tabbytop.games.tem_purr_a.view import TempuraView

_MOST_ABOVE: Final = 4
_QUEASY: Final = "#A9BE7C"
_ARROWS: Final = 3  # along each edge


def round_the_table(scene: Scene, middle: Lines, width: int) -> Lines:
    """Seats above, the table, seats below."""
    view = tempura_view(scene.view)
    above, below = _sides(len(view["seats"]), scene.reader or 0)
    columns = max(len(above), len(below))
    share = (width - columns + 1) // columns
    style = accent(scene.game.name)
    rightwards = view["clockwise"]
    return [
        *beside([(_seat(scene, view, seat, share), share) for seat in above]),
        _edge("╭╮", width, style, rightwards),
        *(Text.assemble(("│ ", style), fit(line, width - 4), (" │", style)) for line in middle),
        _edge("╰╯", width, style, not rightwards),
        *beside([(_seat(scene, view, seat, share), share) for seat in below]),
    ]


def _sides(seats: int, reader: int) -> tuple[list[int], list[int]]:
    """Who sits above and who below, from left to right."""
    order = [(reader + step) % seats for step in range(1, seats + 1)]
    above = min(seats - 1, _MOST_ABOVE)
    return order[:above], order[above:][::-1]


def _edge(corners: str, width: int, style: str, rightwards: bool) -> Text:
    """An edge of the table with arrows that point where play goes."""
    arrow, side = ("▶" if rightwards else "◀"), max((width - 2) // _ARROWS, 1)
    part = f"{'─' * ((side - 1) // 2)}{arrow}{'─' * (side - 1 - (side - 1) // 2)}"
    line = f"{part * _ARROWS}{'─' * width}"[: max(width - 2, 0)]
    return Text(f"{corners[0]}{line}{corners[1]}", style)


def _seat(scene: Scene, view: "TempuraView", number: int, width: int) -> Lines:
    """The name, and below it tokens and cards; who is in turn is marked."""
    seat, player = view["seats"][number], scene.players[number]
    in_turn = view["phase"] != "over" and number == view["active"]
    name = Text(player.name, "bold" if in_turn or number == scene.reader else "")
    if player.bot is not None:
        name.append(f" {player.kind}" if player.kind != player.name else "", QUIET)
    cards = "1 card" if seat["hand"] == 1 else f"{seat['hand']} cards"
    return [
        fit(
            Text.assemble(
                ("▸" if in_turn else " ", f"bold {accent(scene.game.name)}"),
                scene.chip(number),
                " ",
                name,
            ),
            width,
        ),
        fit(Text.assemble("     ", _tokens(seat["tokens"]), f" {cards}"), width),
    ]


def _tokens(count: int) -> Text:
    """`●●○`: two tokens, and a third would end it."""
    return Text.assemble(("●" * count, _QUEASY), ("○" * (MOST_TOKENS - count), QUIET))
