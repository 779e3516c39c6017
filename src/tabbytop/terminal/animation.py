"""Show the moves of a turn one after the other, as an animation that leaves no trace.

Bot moves are shown when they are made. A person alone at the keyboard has already seen the own
moves. With several people at one keyboard, a person's moves are shown to all once the turn is
done; only hands stay hidden.
"""

from dataclasses import replace
from typing import TYPE_CHECKING, Final

from tabbytop.kernel.events import Event
from tabbytop.kernel.table import CLOCK
from tabbytop.terminal.render_context import AnimationFrame
from tabbytop.terminal.screen import Leave
from tabbytop.terminal.text_layout import wrap

if TYPE_CHECKING:
    from tabbytop.terminal.session import Session

_CONTINUE: Final = "Enter: go on > "


class Animator:
    """Where the moves of a session are performed, if its board performs them."""

    def __init__(self, session: "Session") -> None:
        self._session = session
        self._behind: list[list[Event]] = []  # by move, what was done and is not performed yet
        self._hurry = False  # up to the next moment that waits for Enter
        self._look_again()

    def take(self, seat: int, events: list[Event]) -> None:
        """What came of a move; it is performed unless its player is still busy."""
        session = self._session
        if not session.board.performs or not session.people:
            return
        self._behind.append(events)
        person = seat != CLOCK and session.players[seat].bot is None
        if not person or seat not in session.match.table.actors():
            self._perform()

    def take_back(self, moves: int) -> None:
        """The last moves were taken back: nobody will see them."""
        del self._behind[max(len(self._behind) - moves, 0) :]
        if not self._behind:
            self._look_again()

    def _perform(self) -> None:
        reader = self._session.only_reader
        events = [event.seen_by(reader) for move in self._behind for event in move]
        frames = self._session.board.frames(self._before, events)
        self._behind = []
        for frame in frames:
            self._show(frame)
        self._look_again()

    def _look_again(self) -> None:
        """From here on the next moves are watched."""
        session = self._session
        if session.board.performs and session.people:
            self._before = session.scene(session.only_reader)

    def _show(self, frame: AnimationFrame) -> None:
        screen = self._session.screen
        if not screen.interactive:
            screen.say(wrap(frame.told, screen.width, "", "    "))
        elif frame.halts:
            self._hurry = False
            self._draw(frame)
            self._wait(frame)
        elif frame.needed or not self._hurry:
            self._draw(frame)
            self._hurry = screen.pause(frame.seconds) or self._hurry

    def _draw(self, frame: AnimationFrame) -> None:
        """What is watched has the screen for itself, but for the notes at its side."""
        screen = self._session.screen
        size = replace(self._before, width=screen.width, height=screen.height)
        story = size.story if size.wide else ()
        scene = replace(size, view=frame.view, prompt=None, moves=(), story=story)
        screen.show(self._session.board.draw(scene))

    def _wait(self, frame: AnimationFrame) -> None:
        screen = self._session.screen
        typed = screen.ask(_CONTINUE, lambda: self._draw(frame)).strip().lower()
        screen.forget()
        if typed in {"quit", "q", "exit"}:
            self._look_again()
            raise Leave
