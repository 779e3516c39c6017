"""A game looked at again, move by move, with all hands open."""

import contextlib

from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record, seat_text
from tabbytop.kernel.table import CLOCK, Table
from tabbytop.terminal import saves
from tabbytop.terminal.boards import board_of
from tabbytop.terminal.guide import log_page
from tabbytop.terminal.journal import Journal
from tabbytop.terminal.pages import leaf_through
from tabbytop.terminal.paper import Lines, wrapped
from tabbytop.terminal.players import Player
from tabbytop.terminal.scene import Scene
from tabbytop.terminal.scoresheet import score_pad
from tabbytop.terminal.screen import Leave, Screen


class Replay:
    """A record, and the move at which one looks."""

    prompt = "Enter: next, b: back, a number, start, end, log, q > "

    def __init__(self, screen: Screen, saved: saves.Saved) -> None:
        self.screen = screen
        self.game: Game = saved.match.game
        self.record: Record = saved.match.record
        count = self.record.seats
        self.players = saved.players or [Player(f"Seat {seat}") for seat in range(count)]
        self.board = board_of(self.game)
        self.journal = Journal.of(self.board, self.record, alone=False, whole=True)
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
                typed = leaf_through(self.screen, self.log, at_end=True).lower()
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
                f"{player.name} {result.score_text(seat)}"
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
            return [*lines, *wrapped("The game goes on from here.", width)]
        pad = score_pad(self.game, result, self.players, self._start.teller, width)
        return [*lines, *wrapped("", width), *pad]

    def chapter(self, number: int) -> Lines:
        """A move in words, and what came of it."""
        width = self.screen.width
        lines = wrapped(self._title(number), width, "bold")
        events = self.journal.chapters[number].events
        for seen in [seen for event in events for seen in event.perspectives()]:
            told = self.board.tell_openly(seen, self._start.teller)
            if told:
                lines.extend(wrapped(f"    {told}", width, "", "      "))
        return lines

    @property
    def _start(self) -> Scene:
        return self._scene(self.record.replay(self.game, 0), "")

    def _title(self, number: int) -> str:
        if number == 0:
            return f"{self.game.title}, {self.record.seats} seats, the deal"
        seat, text = self.record.moves[number - 1]
        name = seat_text(seat) if seat == CLOCK else self.players[seat].name
        return f"{number}. {name}: {text}"

    def _scene(self, table: Table, notice: str) -> Scene:
        seats = range(self.record.seats)
        scene = Scene(
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


def replay(screen: Screen, saved: saves.Saved, *, plain: bool) -> None:
    """Step through a game, or print all of it where nobody can step."""
    shown = Replay(screen, saved)
    if plain or not screen.interactive:
        screen.say(shown.text())
    else:
        shown.run()
