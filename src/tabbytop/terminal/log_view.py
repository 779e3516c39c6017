"""Draw the log: a strip below the table, a panel beside it, or pages of its own."""

from collections.abc import Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from rich.text import Text

from tabbytop.terminal.colours import FRAME, QUIET
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.session_log import LogLine
from tabbytop.terminal.text_layout import Lines, framed, pad_height, titled_rule, wrap

if TYPE_CHECKING:
    from tabbytop.terminal.session import Session


def log_lines(story: Sequence[LogLine], width: int) -> Lines:
    """Sentences as a list: a bullet where a paragraph begins."""
    lines: Lines = []
    for sentence in story:
        bullet = "  " if sentence.depth else "• "
        lines.extend(wrap(bullet + sentence.text, width, "", "    "))
    return lines


def log_page(story: Sequence[LogLine], width: int) -> Lines:
    """The whole story."""
    return log_lines(story, width) or [Text("Nothing has happened yet.")]


def unread_lines(scene: RenderContext) -> Sequence[LogLine]:
    """The fresh sentences, from the beginning of the paragraph in which the first one stands."""
    story = scene.story
    place = next((place for place, log_lines in enumerate(story) if log_lines.fresh), len(story))
    while 0 < place < len(story) and story[place].depth:
        place -= 1
    return story[place:]


def log_strip(scene: RenderContext, width: int, room: int) -> Lines:
    """The unread story under a ruled line; its end, if there is not room for all of it."""
    lines, room = log_lines(unread_lines(scene), width), room - 1
    if room < 1 or not (lines or scene.open_views):
        return []
    title = Text(scene.story_title, QUIET)
    if len(lines) > room:
        if scene.logged:
            title.append(f" (… `log` has {len(lines) - room} more)", QUIET)
        lines = lines[-room:]
    return [titled_rule(title, width, FRAME), *lines]


def fits_strip(scene: RenderContext, width: int, room: int) -> bool:
    """Whether the strip tells all that is unread."""
    lines = log_lines(unread_lines(scene), width)
    return not lines or len(lines) < room


def log_panel(scene: RenderContext, width: int, height: int) -> Lines:
    """The story on a notepad at the side, what is not fresh in a quiet colour."""
    lines = _panel_lines(scene.story[-height:], width)[-(height - 2) :]
    while lines and not lines[0].plain:
        lines.pop(0)
    title, foot = Text("What happened", "bold"), Text("log: all of it", QUIET)
    if scene.open_views:
        title = Text(scene.story_title, "bold")
    elif not scene.logged:
        foot = Text()
    return framed(pad_height(lines, height - 2), width, title, foot, FRAME)


def fits_panel(scene: RenderContext, width: int, height: int) -> bool:
    """Whether the notepad tells all that is unread."""
    return len(_panel_lines(unread_lines(scene), width)) <= height - 2


def _panel_lines(story: Sequence[LogLine], width: int) -> Lines:
    lines: Lines = []
    for sentence in story:
        style = "" if sentence.fresh else QUIET
        if sentence.depth == 0 and lines:
            lines.append(Text())
        indent = "  " if sentence.depth else ""
        lines.extend(wrap(indent + sentence.text, width - 4, style, "  "))
    return lines


def news_page(session: "Session", seat: int | None, notice: str = "") -> Lines:
    """The news under the table, if it has room there without question and hand; else alone."""
    scene = replace(session.scene(seat, notice), prompt=None, moves=())
    if session.board.tells_all(scene):
        return session.board.draw(scene)
    lines = [Text(scene.story_title, "bold"), Text(), *log_page(unread_lines(scene), scene.width)]
    return [*lines, *([Text(), Text(notice, "bold")] if notice else [])]


def full_log_page(session: "Session", seat: int) -> Lines:
    """All that the seat has seen."""
    story = session.journal.story(session.teller(seat), seat)
    return log_page(story, session.screen.width)
