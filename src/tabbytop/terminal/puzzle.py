"""Puzzles in the terminal: the position, the answer, and why the best move is best."""

from typing import Final

from rich.text import Text

from tabbytop.bots.names import BOT_NAMES
from tabbytop.kernel.errors import MoveError
from tabbytop.kernel.game import Game
from tabbytop.kernel.telling import sentence
from tabbytop.puzzles.collection import puzzle_of, puzzles_of
from tabbytop.puzzles.puzzle import LEVELS, TRIES, Puzzle, Verdict
from tabbytop.puzzles.situation import told_story
from tabbytop.terminal import input_parser
from tabbytop.terminal.boards import board_of
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.commands import parse_command
from tabbytop.terminal.game_list import command_line
from tabbytop.terminal.players import Player
from tabbytop.terminal.puzzle_progress import PuzzleProgress
from tabbytop.terminal.render_context import RenderContext
from tabbytop.terminal.screen import Quit, Screen
from tabbytop.terminal.text_layout import Lines, framed, wrap
from tabbytop.terminal.texts import say, texts_of

_WIDEST: Final = 80  # columns of the words below the board
_INPUT_LINES: Final = 2
_STORY: Final = 5  # of the last events beside the board
_OTHERS: Final = "puma"  # the level that the others at the table are shown with


def puzzle_list(game: Game) -> Lines:
    """List how many puzzles a game has, and how many are solved, by level."""
    progress, found = PuzzleProgress(), puzzles_of(game)
    lines = [Text(texts_of(game).title(), f"bold {accent(game.name)}")]
    for level in LEVELS:
        numbers = [place + 1 for place, each in enumerate(found) if each.level == level]
        if numbers:
            solved = sum(progress.is_solved(game.name, number) for number in numbers)
            told = say(
                "terminal",
                "puzzle-level",
                level=level,
                first=numbers[0],
                last=numbers[-1],
                solved=solved,
            )
            lines.append(Text(f"   {told}"))
    lines.append(Text(f"     {command_line('puzzle', game.name)}", QUIET))
    return lines


def solve_puzzles(screen: Screen, game: Game, number: int | None, *, plain: bool) -> None:
    """Ask puzzles one after the other, beginning with the first that is not solved."""
    progress, count = PuzzleProgress(), len(puzzles_of(game))
    if count == 0:
        screen.print(say("terminal", "no-puzzles", game=texts_of(game).title()))
        return
    if number is None:
        todo = [each for each in range(1, count + 1) if not progress.is_solved(game.name, each)]
        number = (todo or [1])[0]
    puzzle_of(game, number)  # an unknown number is refused before anything is drawn
    try:
        while number <= count:
            _PuzzleScreen(screen, game, number, progress, plain=plain).run()
            line = screen.read_line(f"{say('terminal', 'lesson-go-on')} > ").strip()
            if line:
                return
            number += 1
        screen.print(say("terminal", "puzzle-last"))
    except Quit:
        screen.print(say("terminal", "lesson-left"))
        screen.print(f"  {command_line('puzzle', game.name)}")


class _PuzzleScreen:
    """One puzzle in front of one player."""

    def __init__(
        self, screen: Screen, game: Game, number: int, progress: PuzzleProgress, *, plain: bool
    ) -> None:
        self._screen = screen
        self._game = game
        self._number = number
        self._progress = progress
        self._plain = plain
        self._puzzle: Puzzle = puzzle_of(game, number)
        self._situation = self._puzzle.situation(game)
        self._table = self._situation.table
        self._board = board_of(game)
        seats = range(self._table.seats)
        cats = iter(BOT_NAMES)
        self._players = [
            Player(say("terminal", "you"))
            if seat == self._puzzle.seat
            else Player(next(cats), _OTHERS)
            for seat in seats
        ]
        self._notice = ""
        self._opened = ""
        self._told = False  # in words; the command `table` tells everything again

    def run(self) -> None:
        """Ask until a legal move is answered, then say how good it is; raise Quit if the
        player leaves."""
        move: int | None = None
        if self._situation.tells_all and not self._plain:
            self._screen.show(self._whole_story())
            self._screen.read_line(f"{say('terminal', 'ask-go-on')} > ")
        while move is None:
            self._draw()
            label = f"{say('terminal', 'ask-puzzle')} > "
            line = self._screen.read_line(label, self._draw).strip()
            self._notice = ""
            command = parse_command(line.partition(" ")[0])
            if command == "quit":
                raise Quit
            if command == "table":
                self._screen.print(self._in_words())
                continue
            if line:
                move = self._answer(line)
            else:
                self._opened = ""
        verdict = self._puzzle.judge_answer(self._game, move)
        if verdict.right:
            self._progress.keep_solved(self._game.name, self._number)
        width = min(self._screen.width, _WIDEST)
        for text in self._verdict_texts(move, verdict):
            self._screen.print(wrap(text, width))

    def _answer(self, line: str) -> int | None:
        """Return the legal move that a line means; else note why it is none."""
        try:
            choice = input_parser.parse_answer(line, self._context(), self._board)
            if choice.opens:
                self._opened = choice.opens
                return None
            self._table.copy().play(self._puzzle.seat, choice.move)
            self._situation.place_of(choice.move)  # refuses a legal move that is no answer
        except MoveError as error:
            self._notice = input_parser.refusal_text(error)
            return None
        return choice.move

    def _verdict_texts(self, move: int, verdict: Verdict) -> list[str]:
        texts, reader = texts_of(self._game), self._context().teller
        best = texts.tell_move(verdict.best, reader)
        told = [say("terminal", "puzzle-right" if verdict.right else "puzzle-wrong", move=best)]
        told += texts.tell_reasons(verdict.reasons, reader)
        if not verdict.right:
            own = texts.tell_move(move, reader)
            told.append(sentence(say("terminal", "puzzle-yours", move=own)))
            told += texts.tell_reasons(verdict.tried_reasons, reader)
        chances = say(
            "terminal",
            "puzzle-chances",
            best=round(verdict.best_chance / 10),
            tried=round(verdict.tried_chance / 10),
            next=round(verdict.next_chance / 10),
            right=verdict.right,
        )
        found = self._puzzle.found
        levels = [f"{level} {found[level]}/{TRIES}" for level in LEVELS]
        return [
            "",
            " ".join(told),
            chances,
            say("terminal", "puzzle-found", levels=", ".join(levels)),
        ]

    def _draw(self) -> None:
        if self._plain:
            if self._opened:
                self._screen.print(self._choices_in_words(self._context()))
            elif not self._told:
                self._screen.print(self._in_words())
            self._told = True
            if self._notice:
                self._screen.print(self._notice)
            return
        self._screen.show([*self._board.draw_screen(self._context()), *self._task()])

    def _in_words(self) -> Lines:
        """Tell everything that the seat knows without drawing: for screen readers."""
        context, width = self._context(), self._screen.width
        lines = wrap(self._title(), width, "bold")
        if self._situation.tells_all:
            lines += [*self._whole_story(), *self._board.in_words(context)]
        else:
            lines += self._board.in_words(context)
            lines += [line for text in self._story() for line in wrap(text, width)]
        return [*lines, *self._choices_in_words(context)]

    def _choices_in_words(self, context: RenderContext) -> Lines:
        """Tell the question and the answers, or those of the list that is open."""
        lines, width = (
            wrap(self._board.question(context), self._screen.width, "bold"),
            context.width,
        )
        texts = texts_of(self._game)
        for choice in self._board.choices(context):
            told = self._board.choice_label(context, choice)
            if not choice.opens:
                told = texts.tell_move(choice.move, context.teller)
            lines += wrap(f"{choice.number} {told}", width)
        return lines

    def _title(self) -> str:
        return say(
            "terminal",
            "puzzle-title",
            number=self._number,
            count=len(puzzles_of(self._game)),
            level=self._puzzle.level,
        )

    def _story(self) -> list[str]:
        reader = self._context().teller
        if self._situation.tells_all:  # boards keep to themselves what has to be remembered
            texts = texts_of(self._game)
            return told_story(self._situation, lambda event: texts.tell_event(event, reader))
        return told_story(self._situation, lambda event: self._board.tell_event(event, reader))

    def _whole_story(self) -> Lines:
        """Tell everything since the deal, for games in which one has to remember it."""
        lines = wrap(say("terminal", "puzzle-story"), self._screen.width, "bold")
        for text in self._story():
            lines += wrap(f"- {text}", self._screen.width, hanging="  ")
        return lines

    def _task(self) -> Lines:
        width = min(self._screen.width, _WIDEST)
        inner = width - 4
        last = [] if self._situation.tells_all else self._story()[-_STORY:]
        lines = [line for text in last for line in wrap(text, inner, QUIET, "  ")]
        lines += wrap(say("terminal", "puzzle-task"), inner)
        lines += wrap(self._notice, inner, "bold") if self._notice else []
        return framed(lines, width, Text(self._title(), "bold"), Text(""), accent(self._game.name))

    def _context(self) -> RenderContext:
        table, seat = self._table, self._puzzle.seat
        prompt = table.prompt(seat)
        return RenderContext(
            game=self._game,
            players=self._players,
            reader=seat,
            view=table.view(seat),
            width=self._screen.width,
            height=self._screen.height - _STORY - 4 - _INPUT_LINES,
            prompt=None if prompt is None else prompt.as_dict(),
            moves=list(table.moves(seat)),
            opened=self._opened,
            options=table.options.as_dict(),
        )
