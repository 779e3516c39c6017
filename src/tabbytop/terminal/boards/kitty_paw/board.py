"""The board of Kitty Paw, as replays and lists of saves draw it; live play is in `live_session`."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.kernel.guide import Card
from tabbytop.kernel.telling import Teller
from tabbytop.terminal.boards.kitty_paw.live_session import KittyPawSession
from tabbytop.terminal.boards.kitty_paw.mats import (
    card_title,
    draw_cropped_mat,
    held_piece_text,
    pattern_piece_text,
)
from tabbytop.terminal.boards.kitty_paw.pieces import letters_of, title_of
from tabbytop.terminal.boards.kitty_paw.spread import Spread, draw_spread
from tabbytop.terminal.boards.kitty_paw.status import draw_heading, progress_bar, progress_label
from tabbytop.terminal.boards.kitty_paw.view_helpers import kitty_view
from tabbytop.terminal.boards.kitty_paw.welcome import KEYS_HELP, PIECES_HELP
from tabbytop.terminal.colours import FRAME, QUIET
from tabbytop.terminal.live.board import LiveBoard
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines, fit, side_by_side, titled_rule

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView
    from tabbytop.terminal.render_context import RenderContext


class KittyPawBoard(LiveBoard):
    """The table of Kitty Paw."""

    turns = frozenset({"paw", "grab", "build", "answer", "clock"})

    def sit(self, names: Sequence[str], reader: int | None) -> KittyPawSession:
        """Somebody sits down at that seat; None looks on."""
        teller = Teller(list(names), reader)
        return KittyPawSession(names, reader, lambda event: self.tell(event, teller))

    def heading(self, scene: RenderContext) -> Text:
        """Which round it is."""
        return draw_heading(kitty_view(scene.view), {}, scene.width)

    def lay(self, scene: RenderContext, width: int, room: int) -> Lines:
        """Everybody's card and mat, and the middle if there is room."""
        return _draw_seats(scene, width, room)

    def screen(self) -> str:
        """How to read it, and the keys."""
        return f"{PIECES_HELP}\n{KEYS_HELP}"

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        """The cats by their letters."""
        return [replace(card, name=_letters(card)) for card in super().cards(options)]

    def moment(self, view: Mapping[str, object], moves: int) -> str:
        """The round."""
        return progress_label(kitty_view(view))

    def gist(self, events: Sequence[SeenEvent]) -> list[SeenEvent]:
        """Not every turn of a tile."""
        return _summarize(events)


BOARD: Final = KittyPawBoard


def _letters(card: Card) -> str:
    return letters_of(card.name) if card.group == "tile" else letters_of("symbol", card.name)


_MAT_WIDTH: Final = 38  # columns of a mat in a replay


def _draw_seats(scene: "RenderContext", width: int, room: int) -> Lines:
    """As much as there is room for: players first, then what lies in the middle."""
    view = kitty_view(scene.view)
    across = max(1, min(len(view["seats"]), (width + 1) // (_MAT_WIDTH + 1)))
    share = (width + 1) // across - 1
    lines: Lines = []
    for start in range(0, len(view["seats"]), across):
        seats = view["seats"][start : start + across]
        lines.extend(side_by_side([(_draw_seat(scene, seat, share), share) for seat in seats]))
    middle = _draw_middle(scene, view, width)
    if len(lines) + len(middle) <= room:
        lines.extend(middle)
    return lines[:room]


def _draw_seat(scene: "RenderContext", seat: "SeatView", width: int) -> Lines:
    number = seat["seat"]
    title = Text.assemble(
        scene.chip(number),
        (f" {scene.names[number]}", "bold"),
        f" {seat['points']} {progress_bar(seat)}",
    )
    lines = [titled_rule(title, width, FRAME)]
    card = seat["card"]
    if card is not None:
        lines.append(fit(Text(card_title(card), QUIET), width))
        parts = Text(" ").join(
            [pattern_piece_text(piece, card["symbol"]) for piece in card["pieces"]]
        )
        lines.append(fit(parts, width))
    if seat["frozen"] or seat["out"]:
        lines.append(Text("frozen" if seat["frozen"] else "out of this round", "bold"))
    if seat["paw"] is not None:
        lines.append(Text.assemble(("in the paw: ", QUIET), held_piece_text(seat["paw"])))
    if seat["peeking"] is not None:
        lines.append(Text(f"peeks in box {seat['peeking']}{_peeked_text(scene, seat)}"))
    return [*lines, *draw_cropped_mat(seat)]


def _peeked_text(scene: "RenderContext", seat: "SeatView") -> str:
    """What the seat sees there, where nothing is hidden."""
    if not scene.open_views or seat["peeking"] is None:
        return ""
    seen = kitty_view(scene.open_views[seat["seat"]])["boxes"][seat["peeking"] - 1]["symbol"]
    return f": {title_of('symbol', seen)}"


def _draw_middle(scene: "RenderContext", view: "KittyPawView", width: int) -> Lines:
    def mark(seat: int) -> tuple[str, str]:
        chip = scene.chip(seat, tight=True)
        return chip.plain, str(chip.spans[0].style)

    spread = Spread(len(view["spots"]), round_cloth=False)
    reader = None if scene.reader is None else view["seats"][scene.reader]
    top = titled_rule(Text("the middle"), width, FRAME)
    return [top, *draw_spread(view, reader, spread, None, mark)]


_MINOR_EVENTS: Final = frozenset({"turned", "flipped", "tick"})


def _summarize(events: Sequence[SeenEvent]) -> list[SeenEvent]:
    """Without what happens all the time."""
    return [event for event in events if event["event"] not in _MINOR_EVENTS]
