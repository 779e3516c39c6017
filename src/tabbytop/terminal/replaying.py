"""A game looked at again, move by move, with all hands open."""

from tabbytop.kernel.game import Game
from tabbytop.kernel.record import Record, seat_text
from tabbytop.kernel.table import CLOCK, Table
from tabbytop.terminal import saves
from tabbytop.terminal.boards import board_of
from tabbytop.terminal.journal import Journal
from tabbytop.terminal.paper import Lines, wrapped
from tabbytop.terminal.players import Player
from tabbytop.terminal.scene import Scene
from tabbytop.terminal.scoresheet import score_pad
from tabbytop.terminal.screen import Leave, Screen

_PROMPT = "Enter: next, b: back, a number, start, end, q > "


class Replay:
    """A record, and the move at which one looks."""

    def __init__(self, screen: Screen, saved: saves.Saved) -> None:
        self.screen = screen
        self.game: Game = saved.match.game
        self.record: Record = saved.match.record
        count = self.record.seats
        self.players = saved.players or [Player(f"Seat {seat}") for seat in range(count)]
        self.board = board_of(self.game)
        self.journal = Journal.of(self.board, self.record)
        self.at = 0

    @property
    def last(self) -> int:
        """How many moves there are."""
        return len(self.record.moves)

    def run(self) -> None:
        """Step through it until one has seen enough."""
        notice = ""
        with self.screen.at_table():
            while True:
                self.screen.show(self.page(notice))
                try:
                    line = self.screen.ask(_PROMPT).strip().lower()
                except (Leave, KeyboardInterrupt):
                    return
                if line in {"q", "quit", "exit"}:
                    return
                notice = self.step(line)

    def step(self, line: str) -> str:
        """Go where the line says; else tell what can be said."""
        if line in {"", "n", "next"}:
            if self.at == self.last:
                return "That was the last move."
            self.at += 1
        elif line in {"b", "p", "back"}:
            if self.at == 0:
                return "That is the beginning."
            self.at -= 1
        elif line in {"start", "end"}:
            self.at = 0 if line == "start" else self.last
        elif line.isascii() and line.isdecimal() and len(line) < 9:
            if int(line) > self.last:
                return f"There are {self.last} moves."
            self.at = int(line)
        else:
            return "Enter or n goes on, b goes back, a number jumps, start, end; q leaves."
        return ""

    def page(self, notice: str = "") -> Lines:
        """The table after the moves so far."""
        table = self.record.replay(self.game, self.at)
        result = table.result()
        if result is not None and not notice:
            notice = "The game is over: " + ", ".join(
                f"{player.name} {score}"
                for player, score in zip(self.players, result.scores, strict=True)
            )
        return self.board.draw(self._scene(table, notice))

    def text(self) -> Lines:
        """The whole game in words."""
        width = self.screen.width
        lines: Lines = []
        for number, chapter in enumerate(self.journal.chapters):
            title = self._title(number)
            lines.extend(wrapped(title, width, "bold"))
            for event in chapter.events:
                told = self.game.tell_event(event.whole(), self._start.teller)
                if told:
                    lines.extend(wrapped(f"    {told}", width, "", "      "))
        result = self.record.replay(self.game).result()
        if result is None:
            return [*lines, *wrapped("The game goes on from here.", width)]
        pad = score_pad(self.game, result, self.players, self._start.teller, width)
        return [*lines, *wrapped("", width), *pad]

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
            story_title=f"{self._title(self.at)}  ({self.at} of {self.last})",
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
