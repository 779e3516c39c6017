"""Replay a game move by move with all hands open, or watch bots play one."""

import contextlib
from typing import Final

from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record, seat_text
from tabbytop.kernel.table import CLOCK, Table
from tabbytop.terminal import saves
from tabbytop.terminal.boards import board_of
from tabbytop.terminal.live.loop import play_live
from tabbytop.terminal.log_view import log_page
from tabbytop.terminal.pager import page_through
from tabbytop.terminal.players import Player
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.scoresheet import score_pad
from tabbytop.terminal.screen import Leave, Screen
from tabbytop.terminal.session import Session
from tabbytop.terminal.session_log import SessionLog
from tabbytop.terminal.text_layout import Lines, wrap


class Replay:
    """A record, and the move at which one looks."""

    prompt = "Enter: next, b: back, a number, start, end, log, q > "

    def __init__(self, screen: Screen, saved: saves.Save) -> None:
        self.screen = screen
        self.game: Game = saved.match.game
        self.record: Record = saved.match.record
        count = self.record.seats
        self.players = saved.players or [Player(f"Seat {seat}") for seat in range(count)]
        self.board = board_of(self.game)
        self.journal = SessionLog.of(self.board, self.record, alone=False, whole=True)
        self.at = 0
        self._notice = ""

    @property
    def last(self) -> int:
        """How many moves there are."""
        return len(self.record.moves)

    def run(self) -> None:
        """Step through it until one has seen enough."""
        with self.screen.at_table(), contextlib.suppress(Leave, KeyboardInterrupt):
            self.look()

    def look(self) -> None:
        """Show a move and go where one says, until one leaves."""
        line = self._line()
        while line not in {"q", "quit", "exit"}:
            typed = ""
            if line in {"l", "log"}:
                typed = page_through(self.screen, self.log, at_end=True).lower()
            else:
                self._notice = self.step(line)
            line = typed or self._line()

    def _line(self) -> str:
        self._show()
        return self.screen.ask(self.prompt, self._show).strip().lower()

    def _show(self) -> None:
        self.screen.show(self.page(self._notice))

    def step(self, line: str) -> str:
        """Go where the line says; else tell what can be said."""
        if line in {"", "n", "next"}:
            return "" if self.forward() else "That was the last move."
        if line in {"b", "p", "back"}:
            if self.at == 0:
                return "That is the beginning."
            self.at -= 1
        elif line == "start":
            self.at = 0
        elif line == "end":
            self.to_the_end()
        elif line.isascii() and line.isdecimal() and len(line) < 9:
            if int(line) > self.last:
                return f"There are {self.last} moves."
            self.at = int(line)
        else:
            return "Enter or n goes on, b goes back, a number jumps, start, end; log; q leaves."
        return ""

    def forward(self) -> bool:
        """To the next move; False if there is none."""
        if self.at == self.last:
            return False
        self.at += 1
        return True

    def to_the_end(self) -> None:
        """To the last move."""
        self.at = self.last

    def counted(self) -> str:
        """Where this is among all moves."""
        return f"  ({self.at} of {self.last})"

    def log(self) -> Lines:
        """All that happened up to here, with nothing hidden."""
        story = self.journal.open_story(self._start.teller, self.at)
        return log_page(story, self.screen.width)

    def page(self, notice: str = "") -> Lines:
        """The table after the moves so far."""
        table = self.record.replay(self.game, self.at)
        result = table.result()
        if result is not None and not notice:
            notice = "The game is over: " + ", ".join(
                f"{player.name} {result.score_told(seat)}"
                for seat, player in enumerate(self.players)
            )
        return self.board.draw(self._scene(table, notice))

    def text(self) -> Lines:
        """The whole game in words."""
        width = self.screen.width
        lines: Lines = []
        for number in range(len(self.journal.chapters)):
            lines.extend(self.chapter(number))
        result = self.record.replay(self.game).result()
        if result is None:
            return [*lines, *wrap("The game goes on from here.", width)]
        pad = score_pad(self.game, result, self.players, self._start.teller, width)
        return [*lines, *wrap("", width), *pad]

    def chapter(self, number: int) -> Lines:
        """A move in words, and what came of it."""
        width = self.screen.width
        lines = wrap(self._title(number), width, "bold")
        events = self.journal.chapters[number].events
        for seen in [seen for event in events for seen in event.openly()]:
            told = self.board.tell_openly(seen, self._start.teller)
            if told:
                lines.extend(wrap(f"    {told}", width, "", "      "))
        return lines

    @property
    def _start(self) -> RenderContext:
        return self._scene(self.record.replay(self.game, 0), "")

    def _title(self, number: int) -> str:
        if number == 0:
            return f"{self.game.title}, {self.record.seats} seats, the deal"
        seat, text = self.record.moves[number - 1]
        name = seat_text(seat) if seat == CLOCK else self.players[seat].name
        return f"{number}. {name}: {text}"

    def _scene(self, table: Table, notice: str) -> RenderContext:
        seats = range(self.record.seats)
        scene = RenderContext(
            game=self.game,
            players=self.players,
            reader=None,
            view=table.view(None),
            width=self.screen.width,
            height=self.screen.height,
            notice=notice,
            story_title=f"{self._title(self.at)}{self.counted()}",
            options=table.options.as_dict(),
            open_views=[table.view(seat) for seat in seats],
        )
        return scene.telling(self.journal.open_story(scene.teller, self.at))


def show_replay(screen: Screen, saved: saves.Save, *, plain: bool) -> None:
    """Step through a game, or print all of it where nobody can step."""
    shown = Replay(screen, saved)
    if plain or not screen.interactive:
        screen.say(shown.text())
    else:
        shown.run()


_WATCH_PROMPT: Final = "Enter: next, b: back, log, end, q > "


class BotGameReplay(Replay):
    """A replay that grows: after the last move the bots make another one."""

    prompt = _WATCH_PROMPT

    def __init__(self, session: Session) -> None:
        super().__init__(session.screen, saves.Save(session.match, session.players))
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


def watch_bots(session: Session) -> None:
    """Look on to the end: in real time if the game is live, else a move at a time; where nobody
    can look, all of it at once."""
    if session.match.game.live and session.screen.interactive:
        play_live(session)
        return
    shown = BotGameReplay(session)
    if session.screen.interactive:
        with contextlib.suppress(Leave):
            shown.look()
        if session.match.table.actors():
            raise Leave
        return
    shown.print_all()
