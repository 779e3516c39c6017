"""Ask a person for one decision: draw the screen, read lines, run commands, parse the answer."""

from collections.abc import Callable
from typing import Final

from tabbytop.kernel.errors import InvalidNotation, MoveError, TabbytopError
from tabbytop.kernel.telling import sentence
from tabbytop.terminal import guide, input_parser, saves
from tabbytop.terminal.log_view import full_log_page, news_page
from tabbytop.terminal.pager import page_through
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.screen import Leave
from tabbytop.terminal.session import Session
from tabbytop.terminal.text_layout import Lines, wrap

_ENOUGH: Final = 100  # refused answers from a pipe: nobody is there who reads why
_PROMPT: Final = "number or move, ? for help > "
_BACK: Final = "back to the table"
_TOO_EARLY: Final = "{number} of what? Here is the list: type it again if you mean it."
_NO_ADVICE: Final = "This game leaves all planning to you."
_NOT_YET: Final = "There is nothing to carry out yet; `plan` shows what the table works out."
_ASKED: Final = {"?": "help", "h": "help", "q": "quit", "exit": "quit", "load": "resume"}


class DecisionPrompt:
    """A person at the keyboard, until the decision is made."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.notice, session.notice = session.notice, ""
        self.opened = ""  # a longer list that was opened instead of the first one
        self.done = False
        self._refused = 0
        self._stale = True  # the screen does not show how things are
        self._menu_shown = False  # the numbered answers to this question
        self._typed = ""  # on a page, to be taken as the next line
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "rules": self._rules,
            "cards": self._cards,
            "table": self._table,
            "plan": self._plan,
            "follow": self._follow,
            "log": self._log,
            "undo": self._undo,
            "save": self._save,
            "resume": self._resume,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Ask until there is an answer."""
        self._catch_up()
        while not self.done:
            line = self._line()
            self.notice = ""
            word, _, rest = line.partition(" ")
            command = _ASKED.get(word.lower(), word.lower())
            if not line:
                self._back()
            elif command in self._commands and not self._is_notation(line):
                self._commands[command](rest.strip())
            else:
                self._answer(line)

    def _catch_up(self) -> None:
        """Tell first what has no room beside the table."""
        screen, scene = self.session.screen, self._scene()
        if not self.notice and screen.warns_of_size():
            self.notice = "A window of 80×24 or more shows everything at once."
        if screen.interactive and not self.session.board.tells_all(scene):
            asked = "" if scene.prompt is None else str(scene.prompt["key"])
            done = "your turn" if asked in self.session.board.turns else "your answer"
            self._leaf(lambda: news_page(self.session, self.seat, self.notice), done)
            self.notice = ""

    def _line(self) -> str:
        """What was typed on a page before, or is typed now."""
        line, self._typed = self._typed, ""
        if line.isdecimal() and not self._menu_shown:
            self.notice, line = _TOO_EARLY.format(number=line), ""
        if not line:
            self._draw()
            return self.session.screen.ask(_PROMPT, self._draw).strip()
        return line

    def _leaf(self, write: Callable[[], Lines], done: str = _BACK, *, at_end: bool = False) -> None:
        """Show pages; what is typed there and turns no page is the next line."""
        self._typed = page_through(self.session.screen, write, done, at_end=at_end)

    def _draw(self) -> None:
        screen = self.session.screen
        if screen.interactive or self._stale:
            screen.show(self.session.board.draw(self._scene()))
        elif self.notice:
            screen.say(wrap(self.notice, screen.width))
        self._stale = False
        self._menu_shown = True

    def _scene(self) -> RenderContext:
        return self.session.scene(self.seat, self.notice, self.opened)

    def _is_notation(self, line: str) -> bool:
        try:
            self.session.match.game.vocabulary.move(line)
        except MoveError:
            return self.session.board.is_answer(line, self._scene())
        return True

    def _answer(self, line: str) -> None:
        try:
            choices = self._meant(line)
            if choices[0].opens:
                self.opened = choices[0].opens
                self._stale = True
                return
            for choice in choices:
                self.session.play(self.seat, choice.move)
        except MoveError as error:
            self.notice = input_parser.refusal_text(error)
            self._refused += 1
            if self._refused >= _ENOUGH and not self.session.screen.interactive:
                self.session.screen.say(
                    f"{_ENOUGH} answers in a row that are none. Enough for now."
                )
                raise Leave from None
            return
        self.done = True

    def _meant(self, line: str) -> list[Choice]:
        """What a line means. Of several answers each must be possible after those before it.

        They are rehearsed, so nothing may follow an answer whose outcome is not the reader's to
        know yet.
        """
        board, scene = self.session.board, self._scene()
        said = board.sayings(line, scene)
        if len(said) == 1:
            return [input_parser.parse_answer(said[0], scene, board)]
        choices: list[Choice] = []
        rehearsed = self.session.match.table.copy()
        for text in said:
            scene = self.session.scene(self.seat, rehearsed=rehearsed)
            try:
                choice = input_parser.parse_answer(text, scene, board)
                if choice.opens:
                    raise InvalidNotation(board.which(scene, choice))
                if len(choices) + 1 < len(said) and not board.goes_on(choice.move):
                    raise InvalidNotation("nothing can follow this on a line")
                rehearsed.play(self.seat, choice.move)
            except MoveError as error:
                told = input_parser.refusal_text(error)
                raise InvalidNotation(f"nothing of this was done. `{text}`: {told}") from None
            choices.append(choice)
        return choices

    def _back(self) -> None:
        """Enter: back from a list, or the answer that it stands for."""
        usual = None if self.opened else self.session.board.on_enter(self._scene())
        if usual is not None:
            self.session.play(self.seat, usual)
            self.done = True
            return
        self._stale = bool(self.opened)
        self.opened = ""

    # Commands.

    @property
    def _width(self) -> int:
        return self.session.screen.width

    def _help(self, rest: str) -> None:
        self._leaf(lambda: guide.help_page(self._scene()))

    def _rules(self, rest: str) -> None:
        self._leaf(lambda: guide.rules_page(self.session.board, self._width))

    def _cards(self, rest: str) -> None:
        options = self.session.match.table.options.as_dict()
        self._leaf(lambda: guide.cards_page(self.session.board, options, rest, self._width))

    def _table(self, rest: str) -> None:
        self._leaf(lambda: self.session.board.details(self._scene()))

    def _plan(self, rest: str) -> None:
        advice = self.session.match.table.advise(self.seat)
        if advice is None:
            self.notice = _NO_ADVICE
            return
        self._leaf(lambda: self.session.board.advice(self._scene(), advice))

    def _follow(self, rest: str) -> None:
        """Make the moves of the plan, one after the other."""
        advice = self.session.match.table.advise(self.seat)
        moves = [] if advice is None else advice.get("moves", [])
        if not isinstance(moves, list) or not moves:
            self.notice = _NO_ADVICE if advice is None else _NOT_YET
            return
        for move in moves:
            self.session.play(self.seat, self.session.match.game.vocabulary.move(str(move)))
        self.done = True

    def _log(self, rest: str) -> None:
        self._leaf(lambda: full_log_page(self.session, self.seat), at_end=True)

    def _undo(self, rest: str) -> None:
        self.notice = self.session.undo(self.seat)
        if not self.notice:
            self.notice, self.opened, self._stale = "Taken back.", "", True
            if self.seat not in self.session.match.table.actors():
                self.done = True

    def _save(self, rest: str) -> None:
        try:
            place = self.session.save(saves.parse_path(rest) if rest else None)
        except TabbytopError as error:
            self.notice = sentence(str(error))
        else:
            self.notice = f"Saved to {place}."

    def _resume(self, rest: str) -> None:
        try:
            place = saves.find_save(rest) if rest else saves.newest_unfinished(self.session.place)
            if place is None:
                self.notice = "There is no other saved game to go on with."
                return
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
