"""The board of Cat Lady."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.cat_lady.terminal import answers, feeding, forecast, layout, plan, players
from tabbytop.games.cat_lady.terminal.texts import points_text, title
from tabbytop.games.cat_lady.terminal.view_helpers import (
    cat_lady_view,
    count_cards,
    own_hand,
    own_plan,
    turns_begun,
    turns_left,
)
from tabbytop.terminal.board import Board
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.styled_text import styled
from tabbytop.terminal.text_layout import Lines, fit, wrap
from tabbytop.terminal.texts import say, texts_of
from tabbytop.texts.message import Message

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.view import CatLadyView

_AREA: Final = "terminal-cat-lady"
# Prompts whose only answer everybody can work out: hands are taken in the open (CL-C6), food and
# cats lie on the table.
_PUBLIC_PROMPTS: Final = frozenset({"after", "throw", "pick", "feed"})
_VISIBLE_ON_TABLE: Final = frozenset({"refill", "reshuffle", "turn", "hands", "end"})
_CONTINUES_PARAGRAPH: Final = frozenset({"throw", "refill"})


class CatLadyBoard(Board):
    """Draws Cat Lady."""

    always_asked = frozenset({"turn"})
    public_prompts = _PUBLIC_PROMPTS
    filler_words = frozenset({"cat", "food", "take", "line"})

    def heading(self, context: RenderContext) -> Text:
        return _heading(context)

    def draw_table(self, context: RenderContext, width: int, room: int) -> Lines:
        if cat_lady_view(context.view)["phase"] == "feeding":
            return feeding.draw_feeding(context, width, room)
        return layout.draw_table(context, width, room)

    def details(self, context: RenderContext) -> Lines:
        view, width = cat_lady_view(context.view), context.width
        lines = layout.draw_table(context, width, layout.UNLIMITED_HEIGHT)
        if context.reader is not None:
            held = count_cards(own_hand(context.view)) or say(_AREA, "no-cards")
            text = say(_AREA, "your-hand-is", listed=held)
            lines.extend([Text(), *wrap(text, width, "", "  ")])
        lines.extend([Text(), *players.full_lines(context, width)])
        discards = count_cards(view["discards"]) or say(_AREA, "nothing")
        text = say(_AREA, "discarded", listed=discards)
        lines.extend([Text(), *wrap(text, width, "", "  ")])
        lines.extend([Text(), *wrap(say(_AREA, "legend", zeus=title("zeus")), width, QUIET)])
        return lines

    def advice(self, context: RenderContext, advice: Mapping[str, object]) -> Lines:
        return plan.plan_page(context, advice)

    def choices(self, context: RenderContext) -> list[Choice]:
        if feeding.is_feeding(context):
            return feeding.choices(context)
        return answers.choices(context) if context.prompt is not None else []

    def choice_label(self, context: RenderContext, choice: Choice) -> str:
        if feeding.is_feeding(context):
            return feeding.choice_label(context, choice)
        return answers.choice_text(context, choice).plain

    def draw_answers(self, context: RenderContext, width: int, room: int) -> Lines:
        if context.prompt is None:
            return []
        if feeding.is_feeding(context):
            return feeding.answer_lines(context, width)
        return answers.answer_lines(context, width)

    def question(self, context: RenderContext) -> str:
        if context.prompt is None:
            return ""
        asks = feeding.opened_question if feeding.is_feeding(context) else answers.opened_question
        return asks(context) or super().question(context)

    def open_hands(self, context: RenderContext, width: int) -> Lines:
        lines: Lines = []
        for seat, seen in enumerate(context.open_views):
            text = count_cards(own_hand(seen)) or say(_AREA, "no-cards")
            if cat_lady_view(seen)["phase"] == "feeding":
                text = feeding.plan_text(own_plan(seen, with_paid=True))
                text = text or say(_AREA, "nothing-fed")
            lines.append(fit(Text.assemble(context.chip(seat), f" {text}"), width))
        return lines

    def screen_help(self) -> str:
        return say(_AREA, "help-screen", zeus=title("zeus"))

    def progress_label(self, view: Mapping[str, object], moves: int) -> str:
        return _progress_label(cat_lady_view(view))

    def unavailable_move(self, context: RenderContext, number: int) -> int | None:
        return None if feeding.is_feeding(context) else answers.unavailable_take(context, number)

    def summarize(self, events: Sequence[SeenEvent]) -> list[SeenEvent]:
        return [event for event in events if event["event"] not in _VISIBLE_ON_TABLE]

    def starts_paragraph(self, event: SeenEvent, first: bool) -> bool:
        kind = event["event"]
        return kind == "turn_card" or (first and kind not in _CONTINUES_PARAGRAPH)

    def forced_answer_text(self, question: str, answer: str) -> str:
        return say(_AREA, "nothing-to-feed") if question == "feed" else ""


def _heading(context: RenderContext) -> Text:
    """Return `Cat Lady · your turn 5 of 10 · 31 cards left · 18 points if it ended now`."""
    view = cat_lady_view(context.view)
    name = texts_of(context.game).title()
    text = Text.assemble((name, f"bold {accent(context.game.name)}"))
    text.append(f" · {_turn_text(context, view)}")
    if view["phase"] in {"opening", "turns"}:
        text.append(f" · {say(_AREA, 'cards-left', count=view['deck'])}", QUIET)
        mine = forecast.reader_holdings(context)
        if mine is not None:
            points = Text(points_text(forecast.best_points(mine)), "bold")
            text.append(" · ", QUIET)
            text.append_text(styled(Message(_AREA, "if-it-ended", sum=points), QUIET))
    return text


def _progress_label(view: "CatLadyView") -> str:
    return say(_AREA, f"phase-{view['phase']}", turn=view["turn"])


def _turn_text(context: RenderContext, view: "CatLadyView") -> str:
    """Return `your turn 5 of 10` to a reader during turns; the cat player's turns do not count."""
    if context.prompt is not None and context.prompt["key"] == "guide":
        return say(_AREA, "guides")
    if context.reader is None or view["phase"] != "turns":
        return _progress_label(view)
    begun, left = turns_begun(view, context.reader), turns_left(view, context.reader)
    running = int(view["active"] == context.reader)
    return say(_AREA, "turn-of", turn=max(begun, 1), turns=begun + left - running)


BOARD: Final = CatLadyBoard
