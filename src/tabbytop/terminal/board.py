"""Draw a game on the screen. This board draws any game from its view; ours have their own."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rich.text import Text

from tabbytop.kernel.game import Game
from tabbytop.kernel.game_texts import GameTexts
from tabbytop.kernel.guide import Card
from tabbytop.kernel.table import Table
from tabbytop.terminal import log_view
from tabbytop.terminal.any_view import view_in_words
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.render_context import AnimationFrame, Choice, RenderContext
from tabbytop.terminal.session_log import FORCED_ANSWER, SeenEvent
from tabbytop.terminal.text_layout import (
    Lines,
    column_count,
    fit,
    in_columns,
    pad_height,
    side_by_side,
    tree,
    wrap,
)
from tabbytop.terminal.texts import say, texts_of
from tabbytop.texts.reader import Reader

_TABLE_WIDTH = 80  # columns that the table keeps before the log panel gets more
_TABLE_HEIGHT = 5  # lines that a long list of answers leaves to the table
_MOST_LISTED = 200  # answers: nobody reads more
_SAID_ELSEWHERE = frozenset({"game", "seat", "asked", "phase"})  # fields of a view


class Board:
    """Draws a game on the screen from its view alone.

    Subclasses replace the parts that a game draws better; the arrangement on the screen stays.
    """

    always_asked: frozenset[str] = frozenset()  # prompts asked even with a single answer
    public_prompts: frozenset[str] = frozenset()  # prompts whose answers everybody can work out
    filler_words: frozenset[str] = frozenset()  # words that are ignored when typed
    asked_first: frozenset[str] = frozenset()  # prompts answered before those of other seats
    asked_together: frozenset[str] = frozenset()  # prompts that all people answer at once
    animates = False  # whether moves are shown as an animation (`animation_frames`)

    def __init__(self, game: Game) -> None:
        self.game = game

    # Parts that a game's own board may replace.

    def heading(self, context: RenderContext) -> Text:
        """Return the top line."""
        return Text(texts_of(self.game).title(), f"bold {accent(self.game.name)}")

    def draw_table(self, context: RenderContext, width: int, room: int) -> Lines:
        """Draw what lies on the table; here the view as a tree, cut to `room` lines."""
        lines = Board.details(self, context)
        if len(lines) > room:
            more = say("terminal", "more-lines", count=len(lines) - room + 1)
            lines = [*lines[: room - 1], Text(more, QUIET)]
        return [fit(line, width) for line in lines]

    def details(self, context: RenderContext) -> Lines:
        """Draw all that the reader may know, at length (command `table`)."""
        return tree(view_in_words(GameTexts(self.game), context.view, context.names))

    def in_words(self, context: RenderContext) -> Lines:
        """Tell all that the reader may know, without drawing: for screen readers."""
        shown = {key: value for key, value in context.view.items() if key not in _SAID_ELSEWHERE}
        return Board.details(self, replace(context, view=shown))

    def advice(self, context: RenderContext, advice: Mapping[str, object]) -> Lines:
        """Draw what the table advises the reader (`Table.advise`, command `plan`)."""
        return tree(advice)

    def extra_lines(self, context: RenderContext, width: int) -> Lines:
        """Draw what only a large screen has room for."""
        return []

    def choices(self, context: RenderContext) -> list[Choice]:
        """Return the numbered answers."""
        return [Choice(place + 1, move) for place, move in enumerate(context.moves)]

    def draw_answers(self, context: RenderContext, width: int, room: int) -> Lines:
        """Draw the numbered answers, as many as fit into `room` lines."""
        choices = self.choices(context)
        cells = [self.answer_cell(context, choice) for choice in choices[:_MOST_LISTED]]
        most = max(room - _TABLE_HEIGHT, 3)
        if len(cells) == len(choices) and len(in_columns(cells, width)) <= most:
            return in_columns(cells, width)
        cells = cells[: (most - 1) * column_count(cells, width)]
        text = say("terminal", "more-answers", count=len(choices) - len(cells))
        return [*in_columns(cells, width), fit(Text(text, QUIET), width)]

    def answer_cell(self, context: RenderContext, choice: Choice) -> Text:
        return Text.assemble(
            (f"{choice.number:>2}", "bold"), f" {self.choice_label(context, choice)}"
        )

    def choice_label(self, context: RenderContext, choice: Choice) -> str:
        """Return the text behind a number; typed as it stands, it means the same answer."""
        return texts_of(self.game).tell_move(choice.move, context.teller)

    def open_hands(self, context: RenderContext, width: int) -> Lines:
        """Draw all hands, for a replay: a line for each seat, or nothing."""
        return []

    def screen_help(self) -> str:
        """Return chapters on how to read the screen and what to type, shown below the rules."""
        return ""

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        """Return the cards of a game with these options, one entry for each kind."""
        texts = texts_of(self.game)
        cards = texts.tell_cards(options)
        if type(self) is not Board:  # a board of its own knows how to show facts
            return cards
        return [
            replace(
                card, text=" ".join([card.text, *(f"{fact}." for fact in texts.tell_facts(card))])
            )
            for card in cards
        ]

    def alias(self, slot: str, word: str) -> str:
        """Return another word that may be typed for a word of the notation: `fish` for bowl `1`."""
        return ""

    def progress_label(self, view: Mapping[str, object], moves: int) -> str:
        """Return in a few words how far the game has come."""
        return say("terminal", "progress", number=moves)

    def end_notes(self, context: RenderContext) -> Lines:
        """Draw what is revealed at the end, below the score pad."""
        return []

    def unavailable_move(self, context: RenderContext, number: int) -> int | None:
        """Return the illegal move that a number stands for, so that the table can say why not."""
        return None

    def parse_answer(self, text: str, context: RenderContext) -> Choice | None:
        """Parse a typed text in the board's own way; None leaves it to the input parser."""
        return None

    def is_answer(self, line: str, context: RenderContext) -> bool:
        """Whether a line that starts with a command word is an answer though it is no notation."""
        return False

    def split_line(self, line: str, context: RenderContext) -> list[str]:
        """Split a typed line into single answers."""
        return [line]

    def ambiguity_text(self, context: RenderContext, choice: Choice) -> str:
        """Explain that one of several answers on a line would only open a list."""
        return say("terminal", "say-which")

    def may_continue(self, move: int) -> bool:
        """Whether another answer may follow on the line: only if the move revealed nothing."""
        return False

    def enter_move(self, context: RenderContext) -> int | None:
        """Return the move that Enter alone makes, if any."""
        return None

    def animation_frames(
        self, context: RenderContext, events: Sequence[SeenEvent]
    ) -> list[AnimationFrame]:
        """Return the frames that show `events`; `context` is the screen before them."""
        return []

    def summarize(self, events: Sequence[SeenEvent]) -> list[SeenEvent]:
        """Keep the events that the log on the screen needs; the full log has them all."""
        return list(events)

    def starts_paragraph(self, event: SeenEvent, first: bool) -> bool:
        """Whether a paragraph of the log starts here; by default at every move."""
        return first

    def forced_answer_text(self, question: str, answer: str) -> str:
        """Tell a person the answer that was given without asking; empty if the events tell it."""
        return say("terminal", "only-answer", answer=answer)

    # Parts that are the same for all games.

    def forced_prompt(self, table: Table, seat: int, *, alone: bool) -> str:
        """Return the key of a prompt with a single answer that need not be asked; else "".

        With others at the same keyboard, a prompt that is skipped could tell them about hidden
        cards, so only prompts whose answers everybody can work out are skipped.
        """
        prompt = table.prompt(seat)
        if prompt is None or prompt.key in self.always_asked or len(table.moves(seat)) != 1:
            return ""
        return prompt.key if alone or prompt.key in self.public_prompts else ""

    def tell_event(self, event: SeenEvent, teller: Reader) -> str:
        """Return an event as a sentence; empty if it needs no words."""
        if event["event"] == FORCED_ANSWER:
            return self.forced_answer_text(str(event["question"]), str(event["answer"]))
        return texts_of(self.game).tell_event(event, teller)

    def tell_open_event(self, event: SeenEvent, teller: Reader) -> str:
        """Return an event as a sentence with nothing hidden, for a replay."""
        return texts_of(self.game).tell_event(event, teller)

    def draw_screen(self, context: RenderContext) -> Lines:
        """Draw the whole screen except the input line."""
        height = _height(context)
        if context.wide:
            return self._draw_with_panel(context, height)
        top, bottom, spare = self._fit_column(context, height)
        log = log_view.log_strip(context, context.width, spare)
        gap = [Text()] if spare > len(log) + 1 else []
        return [*top, *log, *gap, *bottom]

    def shows_all_unread(self, context: RenderContext) -> bool:
        """Whether the drawn screen has room for all unread log lines."""
        height = _height(context)
        if context.wide:
            return log_view.fits_panel(context, _panel_width(context), height)
        _, _, spare = self._fit_column(context, height)
        return log_view.fits_strip(context, context.width, spare)

    def question(self, context: RenderContext) -> str:
        """Return what the reader is asked, as a sentence."""
        if context.prompt is None:
            return ""
        return texts_of(self.game).tell_prompt(context.prompt, context.teller)

    def _draw_with_panel(self, context: RenderContext, height: int) -> Lines:
        panel_width = _panel_width(context)
        left = context.width - panel_width - 2
        panel = log_view.log_panel(context, panel_width, height)
        top, bottom, spare = self._arrange(context, left, height)
        extra = [Text(), *self.extra_lines(context, left)]
        if spare > len(extra) + 1:
            top[1:1], spare = [Text()], spare - 1
            top, spare = [*top, *extra], spare - len(extra)
        table = [*top, *(Text() for _ in range(spare)), *bottom]
        return side_by_side([(pad_height(table, height), left), (panel, panel_width)], gap=2)

    def _fit_column(self, context: RenderContext, height: int) -> tuple[Lines, Lines, int]:
        """Return the lines above and below, and the room between; tight if that helps the log."""
        roomy = self._arrange(context, context.width, height)
        if log_view.fits_strip(context, context.width, roomy[2]):
            return roomy
        tight = self._arrange(replace(context, tight=True), context.width, height)
        return tight if log_view.fits_strip(context, context.width, tight[2]) else roomy

    def _arrange(self, context: RenderContext, width: int, height: int) -> tuple[Lines, Lines, int]:
        bottom: Lines = []
        if context.notice:
            bottom.extend(wrap(context.notice, width, f"bold {accent(self.game.name)}"))
        asked = self.question(context)
        if asked:
            bottom.extend(wrap(asked, width, "bold"))
        room = height - 2 - len(bottom)
        answers = self.open_hands(context, width) if context.open_views else []
        bottom.extend(answers or self.draw_answers(context, width, room))
        table = self.draw_table(context, width, max(height - 1 - len(bottom), 5))
        top = [fit(self.heading(context), width), *table]
        return top, bottom, height - len(top) - len(bottom)


def _height(context: RenderContext) -> int:
    """Return the number of lines above the input line."""
    return max(context.height - 1, 10)


def _panel_width(context: RenderContext) -> int:
    return context.width - max(_TABLE_WIDTH, context.width - 46) - 2
