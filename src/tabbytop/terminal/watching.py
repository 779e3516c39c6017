"""A game that only bots play, watched as it goes, with all hands open."""

import contextlib
from typing import Final

from tabbytop.terminal import saves
from tabbytop.terminal.live.loop import play_live
from tabbytop.terminal.replaying import Replay
from tabbytop.terminal.screen import Leave
from tabbytop.terminal.session import Session

_PROMPT: Final = "Enter: next, b: back, log, end, q > "


class Watching(Replay):
    """A replay that grows: after the last move the bots make another one."""

    prompt = _PROMPT

    def __init__(self, session: Session) -> None:
        super().__init__(session.screen, saves.Saved(session.match, session.players))
        self.session = session
        self.journal = session.journal
        self.at = self.last
        self._notice = self.taken_notice()

    def forward(self) -> bool:
        """To the next move; False after the end."""
        if self.at == self.last and not self.session.one_bot_move():
            return False
        self.at += 1
        return True

    def step(self, line: str) -> str:
        """As in a replay; what the bots' moves brought with them is told first."""
        told = super().step(line)
        return self.taken_notice() or told

    def taken_notice(self) -> str:
        """What there is to tell besides the moves; once."""
        notice, self.session.notice = self.session.notice, ""
        return notice

    def to_the_end(self) -> None:
        """Let them play it out."""
        while self.forward():
            pass

    def print_all(self) -> None:
        """All moves in words, as they are made."""
        moving = True
        while moving:
            if self._notice:
                self.screen.say(self._notice)
            self.screen.say(self.chapter(self.at))
            moving = self.forward()
            self._notice = self.taken_notice()

    def counted(self) -> str:
        """Nobody knows yet how many moves it will be."""
        return ""


def watch(session: Session) -> None:
    """Look on to the end: in real time if the game is live, else a move at a time; where nobody
    can look, all of it at once."""
    if session.match.game.live and session.screen.interactive:
        play_live(session)
        return
    shown = Watching(session)
    if session.screen.interactive:
        with contextlib.suppress(Leave):
            shown.look()
        if session.match.table.actors():
            raise Leave
        return
    shown.print_all()
