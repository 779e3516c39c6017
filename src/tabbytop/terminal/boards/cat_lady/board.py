"""The board of Cat Lady."""

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.terminal.board import Board
from tabbytop.terminal.boards.cat_lady import answers, feeding, forecast, layout, plan, players
from tabbytop.terminal.boards.cat_lady.view_helpers import (
    cat_lady_view,
    count_cards,
    own_hand,
    own_plan,
    turns_begun,
    turns_left,
)
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines, fit, wrap

if TYPE_CHECKING:
    from tabbytop.games.cat_lady.view import CatLadyView

# Prompts whose only answer everybody can work out: hands are taken in the open (CL-C6), food and
# cats lie on the table.
_PUBLIC_PROMPTS: Final = frozenset({"after", "throw", "pick", "feed"})


_LEGEND: Final = """\
The signs: black, orange, white and gray cats are B O W G; chicken, tuna and milk are c t m, wild
food is w, a treat is x, and any food is ?. So c2 x1 are two chickens and a treat. Behind a cat
stands what it is worth once it is fed: 3 is three points, 2×costume two for each costume, 3* three
and something that the card says, x1 one point, for a treat feeds it. A ✓ is a cat that can be
fed as things stand, h the size of a hand, ◆ points in tokens, ● who is done with feeding. `cards`
tells what every card is worth, `cards zeus` what Zeus is.
"""
_SCREEN_HELP: Final = f"""\
On this screen: the numbers on the edges of the square take a row or column, and beside them
stands what that would change if the game ended now. A ? behind it says that a card is left out
there: a costume, whose prize nobody knows yet, or a lost cat, a bag or another card that you play.

{_LEGEND}
When you feed, you may change your mind until you say `done`. `plan` shows the best plan, `follow`
feeds by it; during the game `plan` tells how you stand and what your hungry cats still miss.
"""
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
            held = count_cards(own_hand(context.view)) or "no cards"
            lines.extend([Text(), *wrap(f"Your hand: {held}", width, "", "  ")])
        lines.extend([Text(), *players.full_lines(context, width)])
        discards = count_cards(view["discards"]) or "nothing"
        lines.extend([Text(), *wrap(f"Discarded: {discards}", width, "", "  ")])
        lines.extend([Text(), *wrap(" ".join(_LEGEND.split()), width, QUIET)])
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
            text = f" {count_cards(own_hand(seen)) or 'no cards'}"
            if cat_lady_view(seen)["phase"] == "feeding":
                text = f" {feeding.plan_text(own_plan(seen, with_paid=True)) or 'nothing fed yet'}"
            lines.append(fit(Text.assemble(context.chip(seat), text), width))
        return lines

    def screen_help(self) -> str:
        return _SCREEN_HELP

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
        return "There is nothing that you could feed to anybody." if question == "feed" else ""


def _heading(context: RenderContext) -> Text:
    """Return `Cat Lady · your turn 5 of 10 · 31 cards left · 18 points if it ended now`."""
    view = cat_lady_view(context.view)
    text = Text.assemble((context.game.title, f"bold {accent(context.game.name)}"))
    text.append(f" · {_turn_text(context, view)}")
    if view["phase"] in {"opening", "turns"}:
        text.append(f" · {view['deck']} cards left", QUIET)
        mine = forecast.reader_holdings(context)
        if mine is not None:
            points = forecast.best_points(mine)
            text.append(" · ", QUIET).append(f"{points} point{'' if points == 1 else 's'}", "bold")
            text.append(" if it ended now", QUIET)
    return text


def _progress_label(view: "CatLadyView") -> str:
    return {
        "opening": "before the first turn",
        "turns": f"turn {view['turn']}",
        "choupette": "Choupette's hour",
        "feeding": "feeding time",
        "over": "the end",
    }[view["phase"]]


def _turn_text(context: RenderContext, view: "CatLadyView") -> str:
    """Return `your turn 5 of 10` to a reader during turns; the cat player's turns do not count."""
    if context.prompt is not None and context.prompt["key"] == "guide":
        return "guide the cat player"
    if context.reader is None or view["phase"] != "turns":
        return _progress_label(view)
    begun, left = turns_begun(view, context.reader), turns_left(view, context.reader)
    running = int(view["active"] == context.reader)
    return f"your turn {max(begun, 1)} of {begun + left - running}"


BOARD: Final = CatLadyBoard
