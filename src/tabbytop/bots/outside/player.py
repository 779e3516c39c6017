"""A bot that is a program.

A program gets what a person in its seat may know, and nothing else: what the seat sees happen,
its view, its question and its legal moves, all taken from the imagined table that a bot gets. Not
even a seed: one that follows from the table's would tell the deck to whoever tries them all.

Whatever the program does wrong costs it its seat, never the game: chance plays on for it.
"""

import json
import os
import re
import shlex
from collections.abc import Mapping
from typing import Final

from tabbytop.bots.chance import RandomBot
from tabbytop.bots.outside.program import Misbehaved, Program
from tabbytop.bots.player import Bot
from tabbytop.kernel.documents import quoted
from tabbytop.kernel.errors import InvalidNotation, TabbytopError
from tabbytop.kernel.result import Result
from tabbytop.kernel.table import Table

PROTOCOL: Final = 1
SECONDS: Final = 10.0  # for a move, unless the command says otherwise
START_SECONDS: Final = 10.0  # to be ready, at least
_SPEC: Final = re.compile(r"run(?:@(\d{1,4}(?:\.\d{1,3})?))?:(.*)", re.DOTALL)


class CannotRun(TabbytopError):
    """The command is badly written, or its program cannot be started."""


class OutsideBot(Bot):
    """A program that answers for the seat, as long as it behaves; then chance.

    It is started at once, and CannotRun says if that fails. `seed` is for chance alone.
    """

    def __init__(self, spec: str, seed: int) -> None:
        command, self._seconds = _read(spec)
        self._chance = RandomBot(seed)
        self._program: Program | None = _started(command)
        self._ready = False
        self._knows_game = False
        self._untold: list[str] = []  # what happened before the program knew the game
        self._asked = 0
        self._lost: Misbehaved | None = None
        self._program.send(f"tabbytop {PROTOCOL}")

    def choose(self, table: Table, seat: int) -> int:
        """The program's move; once it has lost its seat, a random one."""
        if self._program is not None:
            try:
                return self._answer(self._program, table, seat)
            except Misbehaved as misbehaved:
                self._lost = misbehaved
                self._program.stop()
                self._program = None
        return self._chance.choose(table, seat)

    def listens(self) -> bool:
        """Programs may want to remember."""
        return True

    def hear(self, event: Mapping[str, object]) -> None:
        """Tell the program, as soon as it knows which game it is."""
        self._tell(_line("event", event))

    def start_over(self) -> None:
        """The program is told the game anew."""
        self._knows_game = False
        self._untold.clear()

    def hear_result(self, result: Result) -> None:
        """Tell the program."""
        self._tell(_line("over", result.as_dict()))

    def trouble(self) -> str:
        """What the program did wrong."""
        return f"its program {self._lost.reason}" if self._lost else ""

    def open_trouble(self) -> str:
        """The same with the program's own words, if it left any."""
        words = self._lost.words if self._lost else ""
        return f"{self.trouble()}: {quoted(words)}" if words else self.trouble()

    def close(self) -> None:
        """End the program."""
        if self._program is not None:
            program, self._program = self._program, None
            program.leave("quit")

    def _tell(self, line: str) -> None:
        if self._program is None:
            return
        if self._knows_game:
            self._program.send(line)
        else:
            self._untold.append(line)

    def _answer(self, program: Program, table: Table, seat: int) -> int:
        if not self._ready:
            program.allow(max(START_SECONDS, self._seconds))
            _expect(program, "ready")
            self._ready = True
        if not self._knows_game:
            self._introduce(program, table, seat)
        early = [line for line in program.lines_waiting() if not _is_aside(line)]
        if early:
            raise Misbehaved("answered without being asked", early[0])
        self._asked += 1
        program.send(_line(f"choose {self._asked}", _question(table, seat)))
        program.allow(self._seconds)
        number, _, text = _expect(program, "move").partition(" ")
        if number != str(self._asked):
            raise Misbehaved("answered another question than the one it was asked", number)
        return _legal(table, seat, text)

    def _introduce(self, program: Program, table: Table, seat: int) -> None:
        """Which game it is, and everything that has happened in it."""
        game = {
            "game": table.game.name,
            "rules": table.game.rules,
            "seats": table.seats,
            "seat": seat,
            "options": table.options.as_dict(),
            "seconds": self._seconds,
        }
        program.send(_line("game", game))
        for line in self._untold:
            program.send(line)
        self._untold.clear()
        self._knows_game = True


def _read(spec: str) -> tuple[list[str], float]:
    """The words of the command and its seconds."""
    found = _SPEC.fullmatch(spec)
    if found is None:
        raise CannotRun(
            f"a program is written run:COMMAND or run@SECONDS:COMMAND, not {quoted(spec)}"
        )
    seconds = float(found[1]) if found[1] else SECONDS
    if not seconds:
        raise CannotRun(f"{quoted(spec)} leaves the program no time")
    try:
        words = shlex.split(found[2])
    except ValueError as error:
        raise CannotRun(f"{quoted(spec)} is no command: {str(error).lower()}") from None
    if not words:
        raise CannotRun(f"{quoted(spec)} names no program")
    return words, seconds


def _started(command: list[str]) -> Program:
    if os.name != "posix":
        raise CannotRun("programs can sit in a seat on Linux, macOS and the like only")
    try:
        return Program(command)
    except (OSError, ValueError) as error:
        told = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        raise CannotRun(f"cannot start {quoted(command[0])}: {told.lower()}") from None


def _line(words: str, data: Mapping[str, object]) -> str:
    """ASCII only: JSON writes all other letters with escapes, so no language splits the line."""
    return f"{words} {json.dumps(data)}"


def _question(table: Table, seat: int) -> dict[str, object]:
    prompt = table.prompt(seat)
    return {
        "prompt": None if prompt is None else prompt.as_dict(),
        "view": table.view(seat),
        "moves": [table.game.vocabulary.text(move) for move in table.moves(seat)],
    }


def _expect(program: Program, word: str) -> str:
    """What comes after this word, in the next line that is no aside."""
    while True:
        line = program.line()
        said, _, rest = line.partition(" ")
        if said == word:
            return rest.strip()
        if not _is_aside(line):
            raise Misbehaved(f"said something else than `{word}`", line)


def _is_aside(line: str) -> bool:
    return not line or line.partition(" ")[0] == "info"


def _legal(table: Table, seat: int, text: str) -> int:
    try:
        move = table.game.vocabulary.move(text)
    except InvalidNotation:
        raise Misbehaved("answered with something that is no move", text) from None
    if move not in table.shared_moves(seat):
        raise Misbehaved("answered with a move that is not legal", text)
    return move
