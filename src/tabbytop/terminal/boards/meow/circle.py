"""The circle: the cats of the Cult round the table, the reader below.

The player on the reader's left sits on the left; clockwise it goes on above from left to right and
comes back on the right.
"""

from typing import TYPE_CHECKING, Final, NamedTuple

from rich.text import Text

from tabbytop.terminal.boards.meow import cats, middle
from tabbytop.terminal.boards.meow.reading import meow_view
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.paper import Lines, fit
from tabbytop.terminal.scene import Scene
from tabbytop.terminal.storybook import unread

if TYPE_CHECKING:
    from tabbytop.games.meow.view import MeowView, SeatView

_NARROWEST: Final = 12  # columns of a seat
_STORY: Final = 3  # lines that the story may like to have


class _Look(NamedTuple):
    """How roomy the circle is: lines of a seat, lines of the middle."""

    seat: int
    middle: int


_LOOKS: Final = (
    _Look(4, 7),
    _Look(4, 5),
    _Look(2, 5),
    _Look(2, 4),
    _Look(1, 4),
    _Look(1, 3),
    _Look(1, 2),
)


def lines(scene: Scene, width: int, room: int) -> Lines:
    """The roomiest circle that leaves the story its lines; at worst, what there is room for."""
    wanted = room - (0 if scene.wide or scene.tight or not unread(scene) else _STORY)
    drawn: Lines = []
    for place, look in enumerate(_LOOKS):
        drawn = _drawn(scene, width, look)
        if len(drawn) <= (wanted if place < 4 else room):
            return drawn
    return drawn[:room]


def _drawn(scene: Scene, width: int, look: _Look) -> Lines:
    view = meow_view(scene.view)
    above, below = _sides(len(view["seats"]), scene.reader or 0, max(width // _NARROWEST, 1))
    style = accent(scene.game.name)
    inside = middle.lines(scene, width - 4, look.middle)
    return [
        *_row(scene, view, above, width, look.seat),
        Text(f"╭{'─' * max(width - 2, 0)}╮", style),
        *(Text.assemble(("│ ", style), fit(line, width - 4), (" │", style)) for line in inside),
        _lower_edge(view, width, style),
        *_row(scene, view, below, width, look.seat),
    ]


def _lower_edge(view: "MeowView", width: int, style: str) -> Text:
    """With the size of the pile, where that is not drawn."""
    told = "" if middle.shows_pile(width - 4) else f" pile: {view['pile']} "
    return Text(f"╰─{told}{'─' * max(width - 3 - len(told), 0)}╯", style)


def _sides(seats: int, reader: int, most: int) -> tuple[list[int], list[int]]:
    """Who sits above and who below, from left to right; the reader in the middle below."""
    others = [(reader + step) % seats for step in range(1, seats)]
    extra = max(len(others) - most, 0)
    left, right = extra // 2, extra - extra // 2
    above = others[left : len(others) - right]
    return above, [*others[:left][::-1], reader, *others[len(others) - right :][::-1]]


def _row(scene: Scene, view: "MeowView", seats: list[int], width: int, height: int) -> Lines:
    """Seats side by side, each in the middle of its share."""
    share = max(width // max(len(seats), 1), 1)
    blocks = [_seat(scene, view, seat, share, height) for seat in seats]
    return [fit(Text.assemble(*(block[row] for block in blocks)), width) for row in range(height)]


def _seat(scene: Scene, view: "MeowView", number: int, width: int, height: int) -> Lines:
    """The cat, its name, what it holds and how things stand with it."""
    seat = view["seats"][number]
    name, state = _name(scene, view, number), _state(view, seat)
    if height == 1:
        return [_centred(Text.assemble(name, " ", state), width)]
    told = [name, state]
    if height > cats.HEIGHT:
        told = [*cats.cat(number, _mood(view, seat)), *told]
    return [_centred(line, width) for line in told]


def _centred(line: Text, width: int) -> Text:
    """In the middle of the width, but for a column that keeps neighbours apart."""
    left = max((width - 1 - line.cell_len) // 2, 0)
    return fit(fit(Text.assemble(" " * left, line), width - 1), width)


def _name(scene: Scene, view: "MeowView", number: int) -> Text:
    in_turn = number == view["active"]
    style = "bold" if in_turn or number == scene.reader else ""
    mark = ("▸" if in_turn else "", f"bold {accent(scene.game.name)}")
    return Text.assemble(mark, scene.chip(number, tight=True), " ", (scene.names[number], style))


def _state(view: "MeowView", seat: "SeatView") -> Text:
    """The cards as backs, and a word."""
    backs = "▮" * seat["cards"]
    if not backs and view["phase"] != "strike":
        backs = "no card"
    word = _word(view, seat)
    style = "bold" if word in {"no", "broken!"} else QUIET
    return Text.assemble((backs, accent("meow")), " " if backs and word else "", (word, style))


def _word(view: "MeowView", seat: "SeatView") -> str:
    number, revealed = seat["seat"], view["revealed"]
    if revealed is not None and revealed["seat"] == number:
        return "broken!"
    if number == view["pointed"]:
        return "◂ asked"
    if number in view["cleared"]:
        return "no"
    if view["phase"] in {"strike", "pass"}:
        return "ready" if seat["done"] else "…"
    return f"best {seat['best']}" if seat["best"] else ""


def _mood(view: "MeowView", seat: "SeatView") -> str:
    number, revealed = seat["seat"], view["revealed"]
    if revealed is not None and revealed["seat"] == number:
        return "cross"
    if number == view["pointed"]:
        return "asked"
    if number in view["cleared"]:
        return "kind"
    if number == view["active"]:
        return "proud" if view["phase"] == "over" else "acting"
    return "done" if seat["done"] else "calm"
