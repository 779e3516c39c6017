"""The board of Kitty Paw, as replays and lists of saves draw it; live play is in `live_session`."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kitty_paw.pieces import PIECES, SYMBOL
from tabbytop.games.kitty_paw.terminal.live_session import KittyPawSession
from tabbytop.games.kitty_paw.terminal.mats import (
    card_title,
    draw_cropped_mat,
    held_piece_text,
    pattern_piece_text,
)
from tabbytop.games.kitty_paw.terminal.pieces import letters_of
from tabbytop.games.kitty_paw.terminal.spread import Spread, draw_spread
from tabbytop.games.kitty_paw.terminal.status import draw_heading, progress_bar, progress_label
from tabbytop.games.kitty_paw.terminal.texts import help_text
from tabbytop.games.kitty_paw.terminal.view_helpers import kitty_view
from tabbytop.kernel.guide import Card
from tabbytop.terminal.colours import FRAME, QUIET
from tabbytop.terminal.live.board import LiveBoard
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.styled_text import styled
from tabbytop.terminal.text_layout import Lines, fit, side_by_side, titled_rule
from tabbytop.terminal.texts import say
from tabbytop.texts.message import Message
from tabbytop.texts.reader import Reader

if TYPE_CHECKING:
    from tabbytop.games.kitty_paw.view import KittyPawView, SeatView
    from tabbytop.terminal.render_context import RenderContext


_AREA: Final = "terminal-kitty-paw"
_MAT_WIDTH: Final = 38  # columns of a mat in a replay
_MINOR_EVENTS: Final = frozenset({"turned", "flipped", "tick"})


class KittyPawBoard(LiveBoard):
    """Draws Kitty Paw."""

    always_asked = frozenset({"paw", "grab", "build", "answer", "clock"})

    def live_session(self, names: Sequence[str], reader: int | None) -> KittyPawSession:
        teller = Reader(list(names), reader)
        return KittyPawSession(names, reader, lambda event: self.tell_event(event, teller))

    def heading(self, context: RenderContext) -> Text:
        return draw_heading(kitty_view(context.view), {}, context.width)

    def draw_table(self, context: RenderContext, width: int, room: int) -> Lines:
        return _draw_seats(context, width, room)

    def screen_help(self) -> str:
        return help_text()

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        return [replace(card, name=_letters(card)) for card in super().cards(options)]

    def progress_label(self, view: Mapping[str, object], moves: int) -> str:
        return progress_label(kitty_view(view))

    def summarize(self, events: Sequence[SeenEvent]) -> list[SeenEvent]:
        return [event for event in events if event["event"] not in _MINOR_EVENTS]


def _letters(card: Card) -> str:
    return letters_of(card.name) if card.group == "tile" else letters_of("symbol", card.name)


def _draw_seats(context: "RenderContext", width: int, room: int) -> Lines:
    """Draw what fits: every player's card and mat first, then the middle of the table."""
    view = kitty_view(context.view)
    across = max(1, min(len(view["seats"]), (width + 1) // (_MAT_WIDTH + 1)))
    share = (width + 1) // across - 1
    lines: Lines = []
    for start in range(0, len(view["seats"]), across):
        seats = view["seats"][start : start + across]
        lines.extend(side_by_side([(_draw_seat(context, seat, share), share) for seat in seats]))
    middle = _draw_middle(context, view, width)
    if len(lines) + len(middle) <= room:
        lines.extend(middle)
    return lines[:room]


def _draw_seat(context: "RenderContext", seat: "SeatView", width: int) -> Lines:
    number = seat["seat"]
    title = Text.assemble(
        context.chip(number),
        (f" {context.names[number]}", "bold"),
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
        lines.append(Text(say(_AREA, "frozen" if seat["frozen"] else "out"), "bold"))
    if seat["paw"] is not None:
        sign = held_piece_text(seat["paw"])
        lines.append(styled(Message(_AREA, "in-paw", sign=sign), QUIET))
    if seat["peeking"] is not None:
        symbol = _peeked_symbol(context, seat)
        lines.append(Text(say(_AREA, "peeks", box=seat["peeking"], symbol=symbol)))
    return [*lines, *draw_cropped_mat(seat)]


def _peeked_symbol(context: "RenderContext", seat: "SeatView") -> str | None:
    """Return what the seat sees in the box, if nothing is hidden."""
    if not context.open_views or seat["peeking"] is None:
        return None
    seen = kitty_view(context.open_views[seat["seat"]])["boxes"][seat["peeking"] - 1]["symbol"]
    return seen or PIECES[SYMBOL]


def _draw_middle(context: "RenderContext", view: "KittyPawView", width: int) -> Lines:
    def mark(seat: int) -> tuple[str, str]:
        chip = context.chip(seat, tight=True)
        return chip.plain, str(chip.spans[0].style)

    spread = Spread(len(view["spots"]), round_cloth=False)
    reader = None if context.reader is None else view["seats"][context.reader]
    top = titled_rule(Text(say(_AREA, "middle")), width, FRAME)
    return [top, *draw_spread(view, reader, spread, None, mark)]


BOARD: Final = KittyPawBoard
