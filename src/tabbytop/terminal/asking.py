"""One decision of a person: the screen, the prompt, and everything that can be typed there."""

from collections.abc import Callable
from pathlib import Path
from typing import Final

from tabbytop.kernel.errors import MoveError, TabbytopError
from tabbytop.kernel.telling import sentence
from tabbytop.terminal import guide, saves, typed
from tabbytop.terminal.paper import wrapped
from tabbytop.terminal.scene import Scene
from tabbytop.terminal.screen import Leave
from tabbytop.terminal.session import Session

_PROMPT: Final = "number or move, ? for help > "
_ASKED: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "load": "resume"}


class Asking:
    """A person at the keyboard, until the decision is made."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.notice = ""
        self.opened = ""  # a longer list that was opened instead of the first one
        self.done = False
        self._stale = True  # the screen does not show how things are
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "rules": self._rules,
            "cards": self._cards,
            "table": self._table,
            "log": self._log,
            "undo": self._undo,
            "save": self._save,
            "resume": self._resume,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Ask until there is an answer."""
        while not self.done:
            self._draw()
            line = self.session.screen.ask(_PROMPT).strip()
            self.notice = ""
            word, _, rest = line.partition(" ")
            command = _ASKED.get(word.lower(), word.lower())
            if not line:
                self._back()
            elif command in self._commands and not self._is_notation(line):
                self._commands[command](rest.strip())
            else:
                self._answer(line)

    def _draw(self) -> None:
        screen = self.session.screen
        if screen.interactive or self._stale:
            screen.show(self.session.board.draw(self._scene()))
        elif self.notice:
            screen.say(wrapped(self.notice, screen.width))
        self._stale = False

    def _scene(self) -> Scene:
        return self.session.scene(self.seat, self.notice, self.opened)

    def _is_notation(self, line: str) -> bool:
        try:
            self.session.match.game.vocabulary.move(line)
        except MoveError:
            return False
        return True

    def _answer(self, line: str) -> None:
        scene = self._scene()
        try:
            choice = typed.meant(line, scene, self.session.board)
            if choice.opens:
                self.opened = choice.opens
                self._stale = True
                return
            self.session.play(self.seat, choice.move)
        except MoveError as error:
            self.notice = typed.refusal(error)
            return
        self.done = True

    def _back(self) -> None:
        self._stale = bool(self.opened)
        self.opened = ""

    # Commands.

    def _help(self, rest: str) -> None:
        self.session.screen.leaf_through(guide.help_page(self._scene()))

    def _rules(self, rest: str) -> None:
        width = self.session.screen.width
        self.session.screen.leaf_through(guide.rules_page(self.session.board, width))

    def _cards(self, rest: str) -> None:
        width = self.session.screen.width
        self.session.screen.leaf_through(guide.cards_page(self.session.board, rest, width))

    def _table(self, rest: str) -> None:
        self.session.screen.leaf_through(self.session.board.details(self._scene()))

    def _log(self, rest: str) -> None:
        story = self.session.journal.story(self.session.teller(self.seat), self.seat)
        self.session.screen.leaf_through(guide.log_page(story, self.session.screen.width))

    def _undo(self, rest: str) -> None:
        self.notice = self.session.undo(self.seat)
        if not self.notice:
            self.notice, self.opened, self._stale = "Taken back.", "", True
            if self.seat not in self.session.match.table.actors():
                self.done = True

    def _save(self, rest: str) -> None:
        try:
            place = self.session.save(Path(rest).expanduser() if rest else None)
        except TabbytopError as error:
            self.notice = sentence(str(error))
        else:
            self.notice = f"Saved to {place}."

    def _resume(self, rest: str) -> None:
        place = Path(rest).expanduser() if rest else saves.newest_place()
        if place is None:
            self.notice = "There is no saved game yet."
            return
        try:
            self.session.resume(place)
        except TabbytopError as error:
            self.notice = sentence(str(error))
        else:
            self.done = True

    def _quit(self, rest: str) -> None:
        try:
            self.session.save()
        except TabbytopError as error:
            self.notice = f"{sentence(str(error))} Try `save` with another file."
            return
        raise Leave
