"""Show the moves of a turn one after the other, as an animation that leaves no trace.

Bot moves are shown when they are made. A person alone at the keyboard has already seen the own
moves. With several people at one keyboard, a person's moves are shown to all once the turn is
done; only hands stay hidden.
"""

from dataclasses import replace
from typing import TYPE_CHECKING

from tabbytop.kernel.events import Event
from tabbytop.kernel.table import CLOCK
from tabbytop.terminal.commands import parse_command
from tabbytop.terminal.render_context import AnimationFrame
from tabbytop.terminal.screen import Quit
from tabbytop.terminal.text_layout import wrap
from tabbytop.terminal.texts import say

if TYPE_CHECKING:
    from tabbytop.terminal.session import Session


class Animator:
    """Shows the moves of a session as an animation, if its board has one."""

    def __init__(self, session: "Session") -> None:
        self._session = session
        self._pending: list[list[Event]] = []  # by move, events not shown yet
        self._skipping = False  # skip frames up to the next that waits for Enter
        self._remember_context()

    def add_move(self, seat: int, events: list[Event]) -> None:
        """Queue the events of a move; play the queue unless its player is still busy."""
        session = self._session
        if not session.board.animates or not session.people:
            return
        self._pending.append(events)
        person = seat != CLOCK and session.players[seat].bot is None
        if not person or seat not in session.match.table.actors():
            self._play()

    def drop_moves(self, moves: int) -> None:
        """Remove the last moves, which were undone, so that nobody sees them."""
        del self._pending[max(len(self._pending) - moves, 0) :]
        if not self._pending:
            self._remember_context()

    def _play(self) -> None:
        reader = self._session.only_person
        events = [event.seen_by(reader) for move in self._pending for event in move]
        frames = self._session.board.animation_frames(self._before, events)
        self._pending = []
        for frame in frames:
            self._show(frame)
        self._remember_context()

    def _remember_context(self) -> None:
        """Store the screen from which the next animation starts."""
        session = self._session
        if session.board.animates and session.people:
            self._before = session.context(session.only_person)

    def _show(self, frame: AnimationFrame) -> None:
        screen = self._session.screen
        if not screen.interactive:
            screen.print(wrap(frame.caption, screen.width, "", "    "))
        elif frame.waits_for_enter:
            self._skipping = False
            self._draw(frame)
            self._wait(frame)
        elif frame.always_shown or not self._skipping:
            self._draw(frame)
            self._skipping = screen.pause(frame.seconds) or self._skipping

    def _draw(self, frame: AnimationFrame) -> None:
        """Draw a frame; only the log panel at the side stays visible beside it."""
        screen = self._session.screen
        size = replace(self._before, width=screen.width, height=screen.height)
        log = size.log if size.wide else ()
        context = replace(size, view=frame.view, prompt=None, moves=(), log=log)
        screen.show(self._session.board.draw_screen(context))

    def _wait(self, frame: AnimationFrame) -> None:
        screen = self._session.screen
        label = f"{say('terminal', 'ask-go-on')} > "
        typed = screen.read_line(label, lambda: self._draw(frame)).strip()
        screen.clear_typed()
        if parse_command(typed) == "quit":
            self._remember_context()
            raise Quit
