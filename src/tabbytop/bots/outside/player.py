"""A bot that is an external program.

The program receives what a person in its seat may know and nothing else: the events that the seat
sees, its view, its question and its legal moves, all taken from a determinized table. It gets no
seed either: one derived from the table's seed would reveal the deck to a brute-force search.

A program that breaks the protocol loses its seat, never the game: random moves replace it.
"""

import json
import os
import re
import shlex
from collections import Counter
from collections.abc import Mapping
from typing import Final

from tabbytop.bots.outside.program import Misbehaved, Program
from tabbytop.bots.player import Bot
from tabbytop.bots.random_bots import RandomBot
from tabbytop.kernel.documents import safe_repr
from tabbytop.kernel.errors import InvalidNotation, TabbytopError
from tabbytop.kernel.result import Result
from tabbytop.kernel.table import Table
from tabbytop.texts.message import Message

PROTOCOL: Final = 2
DEFAULT_SECONDS: Final = 10.0  # a move, unless the command sets another limit
START_SECONDS: Final = 10.0  # at least, until the program is ready
MANY: Final = 40  # moves of one kind; of more than that only the first few are listed
FEW: Final = 8
# Of cards and acts: words for people, which are the same in every game.
_WORDS: Final = frozenset({"title", "text", "animal", "shown", "sign", "noise", "motion"})
_SPEC: Final = re.compile(r"run(?:@(\d{1,4}(?:\.\d{1,3})?))?:(.*)", re.DOTALL)


class CannotRun(TabbytopError):
    """Raised when the command is malformed, or its program cannot be started."""


class OutsideBot(Bot):
    """An external program that answers for the seat, replaced by random moves once it fails.

    The constructor starts the program, and raises CannotRun if that fails. `seed` is only for the
    random moves.
    """

    def __init__(self, spec: str, seed: int) -> None:
        command, self._seconds = _parse_spec(spec)
        self._chance = RandomBot(seed)
        self._program: Program | None = _start(command)
        self._ready = False
        self._knows_game = False
        self._unsent: list[str] = []  # events from before the program knew the game
        self._asked = 0
        self._misbehaved: Misbehaved | None = None
        self._program.send(f"tabbytop {PROTOCOL}")

    def choose(self, table: Table, seat: int) -> int:
        if self._program is not None:
            try:
                return self._answer(self._program, table, seat)
            except Misbehaved as misbehaved:
                self._misbehaved = misbehaved
                self._program.stop()
                self._program = None
        return self._chance.choose(table, seat)

    def listens(self) -> bool:
        return True

    def hear(self, event: Mapping[str, object]) -> None:
        """Send the event to the program, once it knows which game it plays."""
        self._tell(_line("event", event))

    def start_over(self) -> None:
        """Introduce the game to the program again."""
        self._knows_game = False
        self._unsent.clear()

    def hear_result(self, result: Result) -> None:
        self._tell(_line("over", result.as_dict()))

    def failure(self) -> str:
        return f"its program {self._misbehaved.reason}" if self._misbehaved else ""

    def failure_details(self) -> str:
        """Return `failure` with the program's own words, if there are any."""
        words = self._misbehaved.words if self._misbehaved else ""
        return f"{self.failure()}: {safe_repr(words)}" if words else self.failure()

    def close(self) -> None:
        """Terminate the program."""
        if self._program is not None:
            program, self._program = self._program, None
            program.shut_down("quit")

    def _tell(self, line: str) -> None:
        if self._program is None:
            return
        if self._knows_game:
            self._program.send(line)
        else:
            self._unsent.append(line)

    def _answer(self, program: Program, table: Table, seat: int) -> int:
        if not self._ready:
            program.set_deadline(max(START_SECONDS, self._seconds))
            _expect(program, "ready")
            self._ready = True
        if not self._knows_game:
            self._introduce(program, table, seat)
        early = [line for line in program.lines_waiting() if not _is_comment(line)]
        if early:
            raise Misbehaved("answered without being asked", early[0])
        self._asked += 1
        program.send(question_line(self._asked, table, seat))
        program.set_deadline(self._seconds)
        number, _, text = _expect(program, "move").partition(" ")
        if number != str(self._asked):
            raise Misbehaved("answered another question than the one it was asked", number)
        return _legal_move(table, seat, text)

    def _introduce(self, program: Program, table: Table, seat: int) -> None:
        """Send which game it is, and all events so far."""
        game = {
            "game": table.game.name,
            "rules": table.game.rules,
            "seats": table.seats,
            "seat": seat,
            "options": table.options.as_dict(),
            "seconds": self._seconds,
        }
        program.send(_line("game", game))
        for line in self._unsent:
            program.send(line)
        self._unsent.clear()
        self._knows_game = True


def _parse_spec(spec: str) -> tuple[list[str], float]:
    """Return the words of the command and its seconds."""
    found = _SPEC.fullmatch(spec)
    if found is None:
        raise CannotRun(Message("kernel", "program-written", program=safe_repr(spec)))
    seconds = float(found[1]) if found[1] else DEFAULT_SECONDS
    if not seconds:
        raise CannotRun(Message("kernel", "program-no-time", program=safe_repr(spec)))
    try:
        words = shlex.split(found[2])
    except ValueError as error:
        told = str(error).lower()
        raise CannotRun(
            Message("kernel", "program-no-command", program=safe_repr(spec), error=told)
        ) from None
    if not words:
        raise CannotRun(Message("kernel", "program-none", program=safe_repr(spec)))
    return words, seconds


def _start(command: list[str]) -> Program:
    if os.name != "posix":
        raise CannotRun(Message("kernel", "program-not-here"))
    try:
        return Program(command)
    except (OSError, ValueError) as error:
        told = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
        program = safe_repr(command[0])
        raise CannotRun(
            Message("kernel", "program-not-started", program=program, error=told.lower())
        ) from None


def _line(words: str, data: Mapping[str, object]) -> str:
    """Return a line of the protocol. JSON escapes all other letters, so it is ASCII and never
    split."""
    return f"{words} {json.dumps(data)}"


def question_line(number: int, table: Table, seat: int) -> str:
    """Return the line that asks a program for a move."""
    prompt = table.prompt(seat)
    moves, more = list_moves(table, seat)
    asked: dict[str, object] = {
        "prompt": None if prompt is None else prompt.as_dict(),
        "view": without_words(table.view(seat)),
    }
    if more:
        asked["more"] = more
    asked["moves"] = moves
    return _line(f"choose {number}", asked)


def list_moves(table: Table, seat: int) -> tuple[list[str], dict[str, int]]:
    """Return the legal moves, of long kinds only the first few, and how many more these have.

    The kind of a move is its first word. In Meow! there are thousands of words to say.
    """
    texts = [table.game.vocabulary.text(move) for move in table.moves(seat)]
    kinds = Counter(text.partition(" ")[0] for text in texts)
    listed: list[str] = []
    seen = Counter[str]()
    for text in texts:
        kind = text.partition(" ")[0]
        seen[kind] += 1
        if kinds[kind] <= MANY or seen[kind] <= FEW:
            listed.append(text)
    return listed, {kind: count - FEW for kind, count in kinds.items() if count > MANY}


def without_words(value: object) -> object:
    """Return a part of a view without the words for people."""
    if isinstance(value, dict):
        return {key: without_words(part) for key, part in value.items() if key not in _WORDS}
    if isinstance(value, list | tuple):
        return [without_words(part) for part in value]
    return value


def _expect(program: Program, word: str) -> str:
    """Return the rest of the next line that is no comment; it must begin with this word."""
    while True:
        line = program.line()
        said, _, rest = line.partition(" ")
        if said == word:
            return rest.strip()
        if not _is_comment(line):
            raise Misbehaved(f"said something else than `{word}`", line)


def _is_comment(line: str) -> bool:
    return not line or line.partition(" ")[0] == "info"


def _legal_move(table: Table, seat: int, text: str) -> int:
    try:
        move = table.game.vocabulary.move(text)
    except InvalidNotation:
        raise Misbehaved("answered with something that is no move", text) from None
    if move not in table.shared_moves(seat):
        raise Misbehaved("answered with a move that is not legal", text)
    return move
