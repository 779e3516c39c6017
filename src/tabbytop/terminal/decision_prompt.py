"""Ask a person for one decision: draw the screen, read lines, run commands, parse the answer."""

from collections.abc import Callable
from typing import Final

from tabbytop.kernel.errors import InvalidNotation, MoveError, TabbytopError
from tabbytop.kernel.telling import sentence
from tabbytop.terminal import guide, input_parser, saves
from tabbytop.terminal.commands import parse_command
from tabbytop.terminal.hints import hint_text
from tabbytop.terminal.log_view import full_log_page, news_page
from tabbytop.terminal.pager import page_through
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.screen import Quit
from tabbytop.terminal.session import Session
from tabbytop.terminal.text_layout import Lines, wrap
from tabbytop.terminal.texts import say, say_error
from tabbytop.texts.message import Message

_MOST_REFUSALS: Final = 100  # from a pipe; then nobody seems to read them


class DecisionPrompt:
    """Asks one person until a decision is made."""

    def __init__(self, session: Session, seat: int) -> None:
        self.session = session
        self.seat = seat
        self.notice, session.notice = session.notice, ""
        self.opened = ""  # the name of the open list, if any
        self.done = False
        self._refused = 0
        self._stale = True  # whether the screen must be drawn again
        self._menu_shown = False  # whether the numbered answers have been shown
        self._queued_line = ""  # typed on a page, used as the next line
        self._commands: dict[str, Callable[[str], None]] = {
            "help": self._help,
            "rules": self._rules,
            "cards": self._cards,
            "table": self._table,
            "hint": self._hint,
            "plan": self._plan,
            "follow": self._follow,
            "log": self._log,
            "undo": self._undo,
            "save": self._save,
            "resume": self._resume,
            "quit": self._quit,
        }

    def run(self) -> None:
        """Read and carry out lines until there is an answer."""
        self._show_news()
        while not self.done:
            line = self._next_line()
            self.notice = ""
            word, _, rest = line.partition(" ")
            command = parse_command(word)
            if not line:
                self._on_enter()
            elif command in self._commands and not self._is_notation(line):
                self._commands[command](rest.strip())
            else:
                self._answer(line)

    def _show_news(self) -> None:
        """Show unread log lines on pages of their own if they do not fit beside the table."""
        screen, context = self.session.screen, self._context()
        if not self.notice and screen.warn_if_small():
            self.notice = say("terminal", "small-window")
        if screen.interactive and not self.session.board.shows_all_unread(context):
            asked = "" if context.prompt is None else str(context.prompt["key"])
            turn = asked in self.session.board.always_asked
            done = say("terminal", "to-turn" if turn else "to-answer")
            self._show_pages(lambda: news_page(self.session, self.seat, self.notice), done)
            self.notice = ""

    def _next_line(self) -> str:
        """Return the line that was typed on a page before, or read one now."""
        line, self._queued_line = self._queued_line, ""
        if line.isdecimal() and not self._menu_shown:
            self.notice, line = say("terminal", "no-list-yet", number=line), ""
        if not line:
            self._draw()
            label = f"{say('terminal', 'ask-answer')} > "
            return self.session.screen.read_line(label, self._draw).strip()
        return line

    def _show_pages(
        self, write: Callable[[], Lines], done: str = "", *, at_end: bool = False
    ) -> None:
        """Show pages; a line typed there that is no pager command is the next line."""
        self._queued_line = page_through(self.session.screen, write, done, at_end=at_end)

    def _draw(self) -> None:
        screen = self.session.screen
        if screen.interactive or self._stale:
            screen.show(self.session.board.draw_screen(self._context()))
        elif self.notice:
            screen.print(wrap(self.notice, screen.width))
        self._stale = False
        self._menu_shown = True

    def _context(self) -> RenderContext:
        return self.session.context(self.seat, self.notice, self.opened)

    def _is_notation(self, line: str) -> bool:
        try:
            self.session.match.game.vocabulary.move(line)
        except MoveError:
            return self.session.board.is_answer(line, self._context())
        return True

    def _answer(self, line: str) -> None:
        try:
            choices = self._parse_line(line)
            if choices[0].opens:
                self.opened = choices[0].opens
                self._stale = True
                return
            for choice in choices:
                self.session.play(self.seat, choice.move)
        except MoveError as error:
            self.notice = input_parser.refusal_text(error)
            self._refused += 1
            if self._refused >= _MOST_REFUSALS and not self.session.screen.interactive:
                text = say("terminal", "too-many-refusals", count=_MOST_REFUSALS)
                self.session.screen.print(text)
                raise Quit from None
            return
        self.done = True

    def _parse_line(self, line: str) -> list[Choice]:
        """Parse a line of one or more answers; each must be possible after those before it.

        They are tried out on a copy, so nothing may follow an answer whose outcome the reader must
        not know yet.
        """
        board, context = self.session.board, self._context()
        answers = board.split_line(line, context)
        if len(answers) == 1:
            return [input_parser.parse_answer(answers[0], context, board)]
        choices: list[Choice] = []
        trial = self.session.match.table.copy()
        for text in answers:
            context = self.session.context(self.seat, trial=trial)
            try:
                choice = input_parser.parse_answer(text, context, board)
                if choice.opens:
                    raise InvalidNotation(board.ambiguity_text(context, choice))
                if len(choices) + 1 < len(answers) and not board.may_continue(choice.move):
                    raise InvalidNotation(Message("terminal", "nothing-follows"))
                trial.play(self.seat, choice.move)
            except MoveError as error:
                why = input_parser.refusal_text(error)
                refusal = Message("terminal", "nothing-done", text=text, why=why)
                raise InvalidNotation(refusal) from None
            choices.append(choice)
        return choices

    def _on_enter(self) -> None:
        """Leave an open list, or make the move that Enter stands for."""
        usual = None if self.opened else self.session.board.enter_move(self._context())
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
        self._show_pages(lambda: guide.help_page(self._context()))

    def _rules(self, rest: str) -> None:
        self._show_pages(lambda: guide.rules_page(self.session.board, self._width))

    def _cards(self, rest: str) -> None:
        options = self.session.match.table.options.as_dict()
        self._show_pages(lambda: guide.cards_page(self.session.board, options, rest, self._width))

    def _table(self, rest: str) -> None:
        self._show_pages(lambda: self.session.board.details(self._context()))

    def _hint(self, rest: str) -> None:
        self.notice = hint_text(self.session, self.seat)

    def _plan(self, rest: str) -> None:
        advice = self.session.match.table.advise(self.seat)
        if advice is None:
            self.notice = say("terminal", "no-advice")
            return
        self._show_pages(lambda: self.session.board.advice(self._context(), advice))

    def _follow(self, rest: str) -> None:
        """Make all moves of the plan."""
        advice = self.session.match.table.advise(self.seat)
        moves = [] if advice is None else advice.get("moves", [])
        if not isinstance(moves, list) or not moves:
            self.notice = say("terminal", "no-advice" if advice is None else "nothing-to-follow")
            return
        for move in moves:
            self.session.play(self.seat, self.session.match.game.vocabulary.move(str(move)))
        self.done = True

    def _log(self, rest: str) -> None:
        self._show_pages(lambda: full_log_page(self.session, self.seat), at_end=True)

    def _undo(self, rest: str) -> None:
        self.notice = self.session.undo(self.seat)
        if not self.notice:
            self.notice, self.opened, self._stale = say("terminal", "taken-back"), "", True
            if self.seat not in self.session.match.table.actors():
                self.done = True

    def _save(self, rest: str) -> None:
        try:
            path = self.session.save(saves.parse_path(rest) if rest else None)
        except TabbytopError as error:
            self.notice = sentence(say_error(error))
        else:
            self.notice = say("terminal", "saved-to", path=str(path))

    def _resume(self, rest: str) -> None:
        try:
            path = saves.find_save(rest) if rest else saves.newest_unfinished(self.session.path)
            if path is None:
                self.notice = say("terminal", "no-other-save")
                return
            self.session.resume(path)
        except TabbytopError as error:
            self.notice = sentence(say_error(error))
        else:
            self.done = True

    def _quit(self, rest: str) -> None:
        try:
            self.session.save()
        except TabbytopError as error:
            self.notice = f"{sentence(say_error(error))} {say('terminal', 'try-to-save')}"
            return
        raise Quit
