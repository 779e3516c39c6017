"""Lessons in the terminal: the table, what the coach says, and the learner's answer."""

from typing import Final

from rich.text import Text

from tabbytop.kernel.errors import MoveError
from tabbytop.kernel.game import Game
from tabbytop.kernel.telling import sentence
from tabbytop.learning.lesson import GO_ON, Lesson
from tabbytop.learning.registry import lesson_of_game, lessons_of
from tabbytop.learning.run import LessonRun, OffScript
from tabbytop.learning.telling import LessonTexts
from tabbytop.terminal import input_parser
from tabbytop.terminal.boards import board_of
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.commands import parse_command
from tabbytop.terminal.game_list import command_line
from tabbytop.terminal.lesson_progress import LessonProgress
from tabbytop.terminal.players import Player
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.screen import Quit, Screen
from tabbytop.terminal.text_layout import Lines, framed, wrap
from tabbytop.terminal.texts import language, say, texts_of

_WIDEST: Final = 80  # columns of the coach's words
_INPUT_LINES: Final = 2
_COACH: Final = "kitten"  # the level that the others at the table are shown with


def lesson_list(game: Game, width: int) -> Lines:
    """List the lessons of a game, with their minutes and those that are done."""
    progress = LessonProgress()
    lines = [Text(texts_of(game).title(), f"bold {accent(game.name)}")]
    for lesson in lessons_of(game):
        texts = LessonTexts(game, lesson, language())
        minutes = max(1, round(texts.seconds() / 60))
        told = say("terminal", "lesson-minutes", count=minutes)
        mark = "✓" if progress.is_done(lesson) else " "
        lines.append(Text.assemble(f" {mark} ", (texts.title(), "bold"), (f" · {told}", QUIET)))
        lines.append(Text(f"     {command_line('learn', game.name, lesson.name)}", QUIET))
    return lines


def learn(screen: Screen, game: Game, name: str | None) -> None:
    """Give a lesson, by default the first that is not done; then offer the next."""
    progress = LessonProgress()
    lessons = lessons_of(game)
    if not lessons:
        screen.print(say("terminal", "no-lessons", game=texts_of(game).title()))
        return
    todo = [lesson for lesson in lessons if not progress.is_done(lesson)]
    lesson: Lesson | None = lesson_of_game(game, name) if name is not None else (todo or lessons)[0]
    try:
        while lesson is not None:
            with screen.fullscreen():
                _LessonScreen(screen, game, lesson, progress).run()
            lesson = _next_wanted(screen, game, lesson)
    except Quit:
        screen.print(say("terminal", "lesson-left"))
        screen.print(f"  {command_line('learn', game.name)}")


def _next_wanted(screen: Screen, game: Game, done: Lesson) -> Lesson | None:
    """Say what was learnt, and return the next lesson if the learner wants it."""
    texts = LessonTexts(game, done, language())
    screen.print(say("terminal", "lesson-done", title=texts.title()))
    later = [lesson for lesson in lessons_of(game) if lesson.order > done.order]
    if not later:
        screen.print(say("terminal", "lesson-play-now"))
        screen.print(f"  {command_line('play', game.name)}")
        return None
    title = LessonTexts(game, later[0], language()).title()
    screen.print(say("terminal", "lesson-next", title=title))
    line = screen.read_line(f"{say('terminal', 'lesson-go-on')} > ").strip()
    return None if line else later[0]


class _LessonScreen:
    """One lesson in front of one learner."""

    def __init__(
        self, screen: Screen, game: Game, lesson: Lesson, progress: LessonProgress
    ) -> None:
        self._screen = screen
        self._lesson = lesson
        self._progress = progress
        self._board = board_of(game)
        self._texts = LessonTexts(game, lesson, language())
        self._run = self._resumed(game)
        self._notice = ""
        self._opened = ""
        names = self._texts.reader.names
        self._players = [
            Player(name, None if seat == lesson.seat else _COACH) for seat, name in enumerate(names)
        ]

    def run(self) -> None:
        """Ask until the lesson is over; raise Quit if the learner leaves."""
        while not self._run.is_over:
            self._draw()
            line = self._screen.read_line(f"{self._label()} > ", self._draw).strip()
            self._notice = ""
            command = parse_command(line.partition(" ")[0])
            if command == "quit":
                raise Quit
            if command == "undo":
                self._back()
            else:
                self._answer(line)
            self._progress.keep(self._lesson, self._run.answers, done=False)
        self._progress.keep(self._lesson, [], done=True)

    def _resumed(self, game: Game) -> LessonRun:
        """Go on where the learner left, unless the lesson has changed since."""
        try:
            return LessonRun.resume(game, self._lesson, self._progress.answers(self._lesson))
        except MoveError:
            return LessonRun(game, self._lesson)

    def _back(self) -> None:
        self._run = LessonRun.resume(self._run.game, self._lesson, self._run.answers[:-1])
        self._opened = ""

    def _answer(self, line: str) -> None:
        step = self._run.step
        assert step is not None
        try:
            if not line or not step.moves:
                self._run.answer(GO_ON)
                return
            choice = input_parser.parse_answer(line, self._context(), self._board)
            if choice.opens:
                self._opened = choice.opens
                return
            self._run.answer(self._run.game.vocabulary.text(choice.move))
            self._opened = ""
        except OffScript:
            self._notice = self._texts.other_move(step)
        except MoveError as error:
            self._notice = input_parser.refusal_text(error)

    def _label(self) -> str:
        step = self._run.step
        waits = step is not None and bool(step.moves)
        return say("terminal", "ask-lesson-answer" if waits else "ask-go-on")

    def _draw(self) -> None:
        self._screen.show([*self._board.draw_screen(self._context()), *self._coach()])

    def _context(self) -> RenderContext:
        table, seat = self._run.table, self._lesson.seat
        prompt = table.prompt(seat)
        return RenderContext(
            game=self._run.game,
            players=self._players,
            reader=seat,
            view=table.view(seat),
            width=self._screen.width,
            height=self._screen.height - len(self._coach()) - _INPUT_LINES,
            prompt=None if prompt is None else prompt.as_dict(),
            moves=list(table.moves(seat)),
            opened=self._opened,
            options=table.options.as_dict(),
        )

    def _coach(self) -> Lines:
        """Draw what just happened, what the coach says, and what it points at."""
        step = self._run.step
        assert step is not None
        width = min(self._screen.width, _WIDEST)
        inner = width - 4
        told = [
            self._board.tell_event(event, self._texts.reader)
            for beat in self._run.beats
            for event in beat.events
        ]
        lines = [line for text in told if text for line in wrap(sentence(text), inner, QUIET, "  ")]
        for paragraph in self._texts.words(step).split("\n\n"):
            lines.extend(wrap(" ".join(paragraph.split()), inner))
        about = self._texts.about(step)
        lines.extend(wrap(about, inner, QUIET) if about else [])
        lines.extend(wrap(self._notice, inner, "bold") if self._notice else [])
        place = say(
            "terminal", "lesson-step", number=self._run.place + 1, steps=len(self._lesson.steps)
        )
        title, colour = Text(self._texts.title(), "bold"), accent(self._run.game.name)
        return framed(lines, width, title, Text(place, QUIET), colour)
