"""Replay a game move by move with all hands open, or watch bots play one."""

import contextlib

from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record
from tabbytop.kernel.table import CLOCK, Table
from tabbytop.terminal import saves
from tabbytop.terminal.boards import board_of
from tabbytop.terminal.commands import parse_command
from tabbytop.terminal.live.loop import play_live
from tabbytop.terminal.log_view import log_page
from tabbytop.terminal.pager import page_through
from tabbytop.terminal.players import Player
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.scoresheet import score_pad
from tabbytop.terminal.screen import Quit, Screen
from tabbytop.terminal.session import Session
from tabbytop.terminal.session_log import SessionLog
from tabbytop.terminal.text_layout import Lines, wrap
from tabbytop.terminal.texts import say, texts_of
from tabbytop.texts.reader import Reader


class Replay:
    """Steps through a record; `at` is the number of moves made so far."""

    def __init__(self, screen: Screen, saved: saves.Save) -> None:
        self.screen = screen
        self.game: Game = saved.match.game
        self.record: Record = saved.match.record
        count = self.record.seats
        names = [say("terminal", "seat-name", number=seat) for seat in range(count)]
        self.players = saved.players or [Player(name) for name in names]
        self.board = board_of(self.game)
        self.log = SessionLog.from_record(self.board, self.record, alone=False, keep_fleeting=True)
        self.at = 0
        self._notice = ""

    @property
    def move_count(self) -> int:
        return len(self.record.moves)

    def run(self) -> None:
        """Step through the record in full screen until the person quits."""
        with self.screen.fullscreen(), contextlib.suppress(Quit, KeyboardInterrupt):
            self.step_through()

    def step_through(self) -> None:
        """Show the table and carry out lines until the person quits."""
        line = self._line()
        while parse_command(line) != "quit":
            typed = ""
            if line == "l" or parse_command(line) == "log":
                typed = page_through(self.screen, self.log_page, at_end=True).lower()
            else:
                self._notice = self.step(line)
            line = typed or self._line()

    def _line(self) -> str:
        self._show()
        return self.screen.read_line(f"{self.prompt()} > ", self._show).strip().lower()

    def prompt(self) -> str:
        """Return what can be typed."""
        return say("terminal", "replay-ask")

    def _show(self) -> None:
        self.screen.show(self.draw(self._notice))

    def step(self, line: str) -> str:
        """Go where the line says; else return what can be typed."""
        if line in {"", "n", "next"}:
            return "" if self.forward() else say("terminal", "replay-last")
        if line in {"b", "p", "back"}:
            if self.at == 0:
                return say("terminal", "replay-first")
            self.at -= 1
        elif line == "start":
            self.at = 0
        elif line == "end":
            self.go_to_end()
        elif line.isascii() and line.isdecimal() and len(line) < 9:
            if int(line) > self.move_count:
                return say("terminal", "replay-count", count=self.move_count)
            self.at = int(line)
        else:
            return say("terminal", "replay-help")
        return ""

    def forward(self) -> bool:
        """Go to the next move; return False if there is none."""
        if self.at == self.move_count:
            return False
        self.at += 1
        return True

    def go_to_end(self) -> None:
        """Go to the last move."""
        self.at = self.move_count

    def position_text(self) -> str:
        """Return the position among all moves."""
        return f"  {say('terminal', 'replay-at', at=self.at, count=self.move_count)}"

    def log_page(self) -> Lines:
        """Draw the log up to here, with nothing hidden."""
        lines = self.log.open_lines(self._start.teller, self.at)
        return log_page(lines, self.screen.width)

    def draw(self, notice: str = "") -> Lines:
        """Draw the table after the moves so far."""
        table = self.record.replay(self.game, self.at)
        result = table.result()
        if result is not None and not notice:
            texts = texts_of(self.game)
            scores = [
                f"{player.name} {texts.tell_score(result, seat)}"
                for seat, player in enumerate(self.players)
            ]
            notice = say("terminal", "replay-over", scores=", ".join(scores))
        return self.board.draw_screen(self._context(table, notice))

    def full_text(self) -> Lines:
        """Return the whole game as text."""
        width = self.screen.width
        lines: Lines = []
        for number in range(len(self.log.entries)):
            lines.extend(self.move_lines(number))
        result = self.record.replay(self.game).result()
        if result is None:
            return [*lines, *wrap(say("terminal", "replay-goes-on"), width)]
        pad = score_pad(self.game, result, self.players, self._start.teller, width)
        return [*lines, *wrap("", width), *pad]

    def move_lines(self, number: int) -> Lines:
        """Draw a move and its events."""
        width = self.screen.width
        lines = wrap(self._title(number), width, "bold")
        events = self.log.entries[number].events
        for seen in [seen for event in events for seen in event.perspectives()]:
            text = self.board.tell_open_event(seen, self._start.teller)
            if text:
                lines.extend(wrap(f"    {text}", width, "", "      "))
        return lines

    @property
    def _start(self) -> RenderContext:
        return self._context(self.record.replay(self.game, 0), "")

    def _title(self, number: int) -> str:
        if number == 0:
            title = texts_of(self.game).title()
            return say("terminal", "replay-deal", game=title, seats=self.record.seats)
        seat, text = self.record.moves[number - 1]
        name = say("terminal", "clock") if seat == CLOCK else self.players[seat].name
        return f"{number}. {name}: {text}"

    def _context(self, table: Table, notice: str) -> RenderContext:
        seats = range(self.record.seats)
        context = RenderContext(
            game=self.game,
            players=self.players,
            reader=None,
            view=table.view(None),
            width=self.screen.width,
            height=self.screen.height,
            notice=notice,
            log_title=f"{self._title(self.at)}{self.position_text()}",
            options=table.options.as_dict(),
            open_views=[table.view(seat) for seat in seats],
        )
        return context.with_log(self.log.open_lines(context.teller, self.at))


def show_replay(screen: Screen, saved: saves.Save, *, plain: bool) -> None:
    """Step through a game, or print all of it if the screen is not interactive."""
    shown = Replay(screen, saved)
    if plain or not screen.interactive:
        screen.print(shown.full_text())
    else:
        shown.run()


def moves_without_rules(saved: saves.SavedMoves, width: int) -> Lines:
    """Return a game of rules that this version reads no more: its moves in words, no table."""
    record, texts = saved.record, texts_of(saved.game)
    seats = range(record.seats)
    names = [say("terminal", "seat-name", number=seat) for seat in seats]
    teller = Reader([player.name for player in saved.players] if saved.players else names)
    told = say("terminal", "replay-other-rules", found=record.rules, known=saved.game.rules)
    title = say("terminal", "replay-deal", game=texts.title(), seats=record.seats)
    lines = [*wrap(title, width, "bold"), *wrap(told, width)]
    for number, (seat, text) in enumerate(record.moves, start=1):
        name = say("terminal", "clock") if seat == CLOCK else teller.names[seat]
        words = texts.tell_notation(text, teller)
        lines.extend(wrap(f"{number}. {name}: {words}", width, "", "    "))
    return lines


class BotGameReplay(Replay):
    """A replay of a running game: after the last move the bots make another one."""

    def __init__(self, session: Session) -> None:
        super().__init__(session.screen, saves.Save(session.match, session.players))
        self.session = session
        self.log = session.log
        self.at = self.move_count
        self._notice = self.take_notice()

    def prompt(self) -> str:
        return say("terminal", "watch-ask")

    def forward(self) -> bool:
        if self.at == self.move_count and not self.session.play_one_bot_move():
            return False
        self.at += 1
        return True

    def step(self, line: str) -> str:
        text = super().step(line)
        return self.take_notice() or text

    def take_notice(self) -> str:
        """Return the session's notice, once."""
        notice, self.session.notice = self.session.notice, ""
        return notice

    def go_to_end(self) -> None:
        while self.forward():
            pass

    def print_all(self) -> None:
        """Print all moves as they are made."""
        moving = True
        while moving:
            if self._notice:
                self.screen.print(self._notice)
            self.screen.print(self.move_lines(self.at))
            moving = self.forward()
            self._notice = self.take_notice()

    def position_text(self) -> str:
        return ""


def watch_bots(session: Session) -> None:
    """Watch bots play to the end: in real time if the game is live, else move by move.

    If the screen is not interactive, print all moves at once.
    """
    if session.match.game.live and session.screen.interactive:
        play_live(session)
        return
    shown = BotGameReplay(session)
    if session.screen.interactive:
        with contextlib.suppress(Quit):
            shown.step_through()
        if session.match.table.actors():
            raise Quit
        return
    shown.print_all()
