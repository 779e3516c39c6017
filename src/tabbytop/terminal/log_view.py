"""Draw the log: a strip below the table, a panel beside it, or pages of its own."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.text import Text

from tabbytop.terminal.colours import FRAME, QUIET
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.session_log import LogLine
from tabbytop.terminal.text_layout import Lines, framed, pad_height, titled_rule, wrap
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.terminal.session import Session


def log_lines(log: Sequence[LogLine], width: int) -> Lines:
    """Draw log lines as a list, with a bullet where a paragraph starts."""
    lines: Lines = []
    for line in log:
        bullet = "  " if line.depth else "• "
        lines.extend(wrap(bullet + line.text, width, "", "    "))
    return lines


def log_page(log: Sequence[LogLine], width: int) -> Lines:
    """Draw the whole log."""
    return log_lines(log, width) or [Text(say("terminal", "log-nothing"))]


def unread_lines(context: RenderContext) -> Sequence[LogLine]:
    """Return the unread lines, from the start of the paragraph with the first one."""
    lines = context.log
    first = next((place for place, line in enumerate(lines) if line.unread), len(lines))
    while 0 < first < len(lines) and lines[first].depth:
        first -= 1
    return lines[first:]


def log_strip(context: RenderContext, width: int, room: int) -> Lines:
    """Draw the unread lines below a rule; only their end if there is no room for all."""
    lines, room = log_lines(unread_lines(context), width), room - 1
    if room < 1 or not (lines or context.open_views):
        return []
    title = Text(context.log_title, QUIET)
    if len(lines) > room:
        if context.can_show_log:
            more = say("terminal", "log-more", count=len(lines) - room)
            title.append(f" {more}", QUIET)
        lines = lines[-room:]
    return [titled_rule(title, width, FRAME), *lines]


def fits_strip(context: RenderContext, width: int, room: int) -> bool:
    """Whether the strip has room for all unread lines."""
    lines = log_lines(unread_lines(context), width)
    return not lines or len(lines) < room


def log_panel(context: RenderContext, width: int, height: int) -> Lines:
    """Draw the log in a panel at the side; lines already read are dim."""
    lines = _panel_lines(context.log[-height:], width)[-(height - 2) :]
    while lines and not lines[0].plain:
        lines.pop(0)
    title = Text(say("terminal", "log-panel"), "bold")
    foot = Text(say("terminal", "log-panel-foot"), QUIET)
    if context.open_views:
        title = Text(context.log_title, "bold")
    elif not context.can_show_log:
        foot = Text()
    return framed(pad_height(lines, height - 2), width, title, foot, FRAME)


def fits_panel(context: RenderContext, width: int, height: int) -> bool:
    """Whether the panel has room for all unread lines."""
    return len(_panel_lines(unread_lines(context), width)) <= height - 2


def _panel_lines(log: Sequence[LogLine], width: int) -> Lines:
    lines: Lines = []
    for line in log:
        style = "" if line.unread else QUIET
        if line.depth == 0 and lines:
            lines.append(Text())
        indent = "  " if line.depth else ""
        lines.extend(wrap(indent + line.text, width - 4, style, "  "))
    return lines


def news_page(session: "Session", seat: int | None, notice: str = "") -> Lines:
    """Draw the unread lines below the table if they fit there; else on a page of their own."""
    context = replace(session.context(seat, notice), prompt=None, moves=())
    if session.board.shows_all_unread(context):
        return session.board.draw_screen(context)
    lines = [
        Text(context.log_title, "bold"),
        Text(),
        *log_page(unread_lines(context), context.width),
    ]
    return [*lines, *([Text(), Text(notice, "bold")] if notice else [])]


def full_log_page(session: "Session", seat: int) -> Lines:
    """Draw all that the seat has seen."""
    log = session.log.lines(session.teller(seat), seat)
    return log_page(log, session.screen.width)
