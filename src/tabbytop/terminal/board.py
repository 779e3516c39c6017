"""A game on the screen. This board draws any game, from its view; ours have better ones."""

from collections.abc import Mapping, Sequence
from dataclasses import replace

from rich.text import Text

from tabbytop.kernel.game import Game
from tabbytop.kernel.guide import Card
from tabbytop.kernel.table import Table
from tabbytop.kernel.telling import Teller
from tabbytop.terminal import log_view
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

_LEFT_OF_NOTES = 80  # columns that the table keeps before the notes get more
_TABLE = 5  # lines that a long list of answers leaves to the table
_MOST_LISTED = 200  # answers: nobody reads more


class Board:
    """Puts a scene on paper. A game's own board says its pieces; the arrangement stays."""

    turns: frozenset[str] = frozenset()  # prompts that are asked even with one answer only
    public: frozenset[str] = frozenset()  # prompts whose answers everybody at the table can tell
    fillers: frozenset[str] = frozenset()  # words that may be typed and say nothing
    early: frozenset[str] = frozenset()  # prompts answered before what others are asked meanwhile
    together: frozenset[str] = frozenset()  # prompts that people at one keyboard answer in one go
    performs = False  # what is done is shown to all, moment by moment (`frames`)

    def __init__(self, game: Game) -> None:
        self.game = game

    # What a game's own board says better.

    def heading(self, scene: RenderContext) -> Text:
        """The line on top."""
        return Text(self.game.title, f"bold {accent(self.game.name)}")

    def lay(self, scene: RenderContext, width: int, room: int) -> Lines:
        """What lies on the table: here the view as a tree, cut where the room ends."""
        lines = tree(scene.view)
        if len(lines) > room:
            more = Text(f"… {len(lines) - room + 1} more lines: `table` shows all", QUIET)
            lines = [*lines[: room - 1], more]
        return [fit(line, width) for line in lines]

    def details(self, scene: RenderContext) -> Lines:
        """All that the reader may know, at length."""
        return tree(scene.view)

    def advice(self, scene: RenderContext, advice: Mapping[str, object]) -> Lines:
        """What the table advises the reader (`Table.advise`)."""
        return tree(advice)

    def margin(self, scene: RenderContext, width: int) -> Lines:
        """What a large screen has room for besides."""
        return []

    def choices(self, scene: RenderContext) -> list[Choice]:
        """The answers with their numbers."""
        return [Choice(place + 1, move) for place, move in enumerate(scene.moves)]

    def answers(self, scene: RenderContext, width: int, room: int) -> Lines:
        """The numbered answers, as many as there is room for."""
        choices = self.choices(scene)
        cells = [self.answer(scene, choice) for choice in choices[:_MOST_LISTED]]
        most = max(room - _TABLE, 3)
        if len(cells) == len(choices) and len(in_columns(cells, width)) <= most:
            return in_columns(cells, width)
        cells = cells[: (most - 1) * column_count(cells, width)]
        told = f"… {len(choices) - len(cells)} more: type one, or as much of it as says enough"
        return [*in_columns(cells, width), fit(Text(told, QUIET), width)]

    def answer(self, scene: RenderContext, choice: Choice) -> Text:
        """One numbered answer."""
        return Text.assemble((f"{choice.number:>2}", "bold"), f" {self.worded(scene, choice)}")

    def worded(self, scene: RenderContext, choice: Choice) -> str:
        """What stands behind a number; typed as it stands, it means the same."""
        return self.game.tell_move(choice.move, scene.teller)

    def hands(self, scene: RenderContext, width: int) -> Lines:
        """For a replay: what everybody holds."""
        return []

    def screen(self) -> str:
        """How to read the screen and what to type, below the rules, in chapters."""
        return ""

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        """What a game with these options is played with, one entry a kind."""
        return self.game.tell_cards(options)

    def also(self, slot: str, word: str) -> str:
        """Another word that may be typed for a word of the notation: `fish` for bowl `1`."""
        return ""

    def moment(self, view: Mapping[str, object], moves: int) -> str:
        """Where a game stands, in two words."""
        return f"move {moves}"

    def epilogue(self, scene: RenderContext) -> Lines:
        """What comes to light at the end, below the score pad."""
        return []

    def unlisted(self, scene: RenderContext, number: int) -> int | None:
        """The move that a number would be if it were legal, so that the table can say why not."""
        return None

    def meant(self, text: str, scene: RenderContext) -> Choice | None:
        """What a typed text means, where a board reads it better than word by word."""
        return None

    def is_answer(self, line: str, scene: RenderContext) -> bool:
        """Whether a line that begins with a command, but is no notation, is an answer anyway."""
        return False

    def sayings(self, line: str, scene: RenderContext) -> list[str]:
        """The answers in a typed line, one after the other."""
        return [line]

    def which(self, scene: RenderContext, choice: Choice) -> str:
        """What to say where several answers stand on a line and one of them only opens a list."""
        return "say more exactly which one"

    def goes_on(self, move: int) -> bool:
        """Whether another answer may follow on the line: only where nothing hidden came of it."""
        return False

    def on_enter(self, scene: RenderContext) -> int | None:
        """The move that Enter alone makes, if it makes any."""
        return None

    def frames(self, scene: RenderContext, events: Sequence[SeenEvent]) -> list[AnimationFrame]:
        """What the reader of the scene, which was before the events, watches of them."""
        return []

    def gist(self, events: Sequence[SeenEvent]) -> list[SeenEvent]:
        """What the story on the screen needs of a move's events; the whole log has them all."""
        return list(events)

    def begins(self, event: SeenEvent, first: bool) -> bool:
        """Whether a paragraph of the story begins here: with every move, unless better known."""
        return first

    def unasked(self, question: str, answer: str) -> str:
        """What was answered for a person who had no choice; empty where the events tell it."""
        return f"(Only one answer: {answer}.)"

    # What is the same for all.

    def forced(self, table: Table, seat: int, *, alone: bool) -> str:
        """The key of a question that need not be asked: one answer, and no turn; else nothing.

        Where others sit at the same keyboard, an answer that comes too quickly would tell them
        about hidden cards: only what they can tell themselves is answered unasked.
        """
        prompt = table.prompt(seat)
        if prompt is None or prompt.key in self.turns or len(table.moves(seat)) != 1:
            return ""
        return prompt.key if alone or prompt.key in self.public else ""

    def tell(self, event: SeenEvent, teller: Teller) -> str:
        """An event as a sentence; empty if it needs no words."""
        if event["event"] == FORCED_ANSWER:
            return self.unasked(str(event["question"]), str(event["answer"]))
        return self.game.tell_event(event, teller)

    def tell_openly(self, event: SeenEvent, teller: Teller) -> str:
        """An event as a sentence where nothing is hidden: in a replay."""
        return self.game.tell_event(event, teller)

    def draw(self, scene: RenderContext) -> Lines:
        """The whole screen but for the line on which one types."""
        height = _height(scene)
        if scene.wide:
            return self._with_notepad(scene, height)
        top, bottom, spare = self._one_column(scene, height)
        story = log_view.log_strip(scene, scene.width, spare)
        gap = [Text()] if spare > len(story) + 1 else []
        return [*top, *story, *gap, *bottom]

    def tells_all(self, scene: RenderContext) -> bool:
        """Whether the whole fresh story is on the screen that is drawn."""
        height = _height(scene)
        if scene.wide:
            return log_view.fits_panel(scene, _notepad_width(scene), height)
        _, _, spare = self._one_column(scene, height)
        return log_view.fits_strip(scene, scene.width, spare)

    def question(self, scene: RenderContext) -> str:
        """What the reader is asked, as a sentence."""
        if scene.prompt is None:
            return ""
        return self.game.tell_prompt(scene.prompt, scene.teller)

    def _with_notepad(self, scene: RenderContext, height: int) -> Lines:
        notes_width = _notepad_width(scene)
        left = scene.width - notes_width - 2
        notes = log_view.log_panel(scene, notes_width, height)
        top, bottom, spare = self._arranged(scene, left, height)
        margin = [Text(), *self.margin(scene, left)]
        if spare > len(margin) + 1:
            top[1:1], spare = [Text()], spare - 1
            top, spare = [*top, *margin], spare - len(margin)
        table = [*top, *(Text() for _ in range(spare)), *bottom]
        return side_by_side([(pad_height(table, height), left), (notes, notes_width)], gap=2)

    def _one_column(self, scene: RenderContext, height: int) -> tuple[Lines, Lines, int]:
        """The table above, the question below, and the lines between; tight if that will do."""
        roomy = self._arranged(scene, scene.width, height)
        if log_view.fits_strip(scene, scene.width, roomy[2]):
            return roomy
        tight = self._arranged(replace(scene, tight=True), scene.width, height)
        return tight if log_view.fits_strip(scene, scene.width, tight[2]) else roomy

    def _arranged(self, scene: RenderContext, width: int, height: int) -> tuple[Lines, Lines, int]:
        bottom: Lines = []
        if scene.notice:
            bottom.extend(wrap(scene.notice, width, f"bold {accent(self.game.name)}"))
        asked = self.question(scene)
        if asked:
            bottom.extend(wrap(asked, width, "bold"))
        room = height - 2 - len(bottom)
        answers = self.hands(scene, width) if scene.open_views else []
        bottom.extend(answers or self.answers(scene, width, room))
        lay = self.lay(scene, width, max(height - 1 - len(bottom), 5))
        top = [fit(self.heading(scene), width), *lay]
        return top, bottom, height - len(top) - len(bottom)


def _height(scene: RenderContext) -> int:
    """Lines above the one on which one types."""
    return max(scene.height - 1, 10)


def _notepad_width(scene: RenderContext) -> int:
    return scene.width - max(_LEFT_OF_NOTES, scene.width - 46) - 2
