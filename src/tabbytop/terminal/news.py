"""What is new to a seat, before it is asked and after it has answered."""

from dataclasses import replace

from rich.text import Text

from tabbytop.terminal.guide import log_page
from tabbytop.terminal.paper import Lines
from tabbytop.terminal.session import Session
from tabbytop.terminal.storybook import unread


def news_page(session: Session, seat: int | None, notice: str = "") -> Lines:
    """The news under the table, if it has room there without question and hand; else alone."""
    scene = replace(session.scene(seat, notice), prompt=None, moves=())
    if session.board.tells_all(scene):
        return session.board.draw(scene)
    lines = [Text(scene.story_title, "bold"), Text(), *log_page(unread(scene), scene.width)]
    return [*lines, *([Text(), Text(notice, "bold")] if notice else [])]


def whole_log(session: Session, seat: int) -> Lines:
    """All that the seat has seen."""
    story = session.journal.story(session.teller(seat), seat)
    return log_page(story, session.screen.width)
