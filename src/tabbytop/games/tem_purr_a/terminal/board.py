"""The board of Tem-Purr-A."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from tabbytop.games.tem_purr_a.cards import INDIGESTION, INDIGESTIONS
from tabbytop.games.tem_purr_a.terminal import hand, table
from tabbytop.games.tem_purr_a.terminal.view_helpers import (
    count_cards,
    own_hand,
    tempura_view,
    unseen_cards,
)
from tabbytop.kernel.guide import Card
from tabbytop.kernel.telling import capital
from tabbytop.terminal.board import Board
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines, fit, wrap
from tabbytop.terminal.texts import say, texts_of

# Events that follow from the one told just before.
_CONTINUES_PARAGRAPH: Final = frozenset({"token", "add", "decline", "reshuffle", "end"})


class TempuraBoard(Board):
    """Draws Tem-Purr-A."""

    always_asked = frozenset({"turn", "start"})
    filler_words = frozenset({"dish", "a", "with", "two", "card", "stack"})

    def heading(self, context: RenderContext) -> Text:
        view = tempura_view(context.view)
        text = Text.assemble(
            (texts_of(self.game).title(), f"bold {accent(self.game.name)}"),
            f" · {_progress_label(context.view)}",
        )
        rule = say("terminal-tem-purr-a", "heading-rule", clockwise=view["clockwise"])
        return text.append(f" · {rule}", QUIET)

    def draw_table(self, context: RenderContext, width: int, room: int) -> Lines:
        return table.draw_table(context, table.middle_lines(context, width - 4), width)

    def details(self, context: RenderContext) -> Lines:
        return [
            *self.draw_table(context, context.width, context.height),
            Text(),
            *self.extra_lines(context, context.width),
        ]

    def extra_lines(self, context: RenderContext, width: int) -> Lines:
        view = tempura_view(context.view)
        pile = count_cards(view["discard"]) or None
        lines = [say("terminal-tem-purr-a", "discard", pile=pile)]
        if view["own"] is not None:
            unseen = count_cards(unseen_cards(context.view, context.options))
            lines.append(say("terminal-tem-purr-a", "unseen", pile=unseen))
        supply = view["supply"]
        lines.append(say("terminal-tem-purr-a", "supply", left=supply, all=INDIGESTIONS))
        for seat in view["seats"]:
            if seat["known"]:
                pile, teller = count_cards(seat["known"]), context.teller
                text = say("terminal-tem-purr-a", "known", teller, seat=seat["seat"], pile=pile)
                lines.append(capital(text))
        return [line for text in lines for line in wrap(text, width, QUIET, "  ")]

    def choices(self, context: RenderContext) -> list[Choice]:
        return hand.choices(context)

    def choice_label(self, context: RenderContext, choice: Choice) -> str:
        return hand.choice_label(context, choice)

    def draw_answers(self, context: RenderContext, width: int, room: int) -> Lines:
        if context.prompt is None:
            return []
        left = room - len(self.draw_table(context, width, room))
        return hand.hand_lines(context, width, left)

    def open_hands(self, context: RenderContext, width: int) -> Lines:
        lines: Lines = []
        for seat, seen in enumerate(context.open_views):
            held = count_cards(own_hand(seen)) or say("terminal-tem-purr-a", "no-cards")
            lines.append(fit(Text.assemble(context.chip(seat), f" {held}"), width))
        return lines

    def screen_help(self) -> str:
        return say("terminal-tem-purr-a", "screen-help")

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        return [
            replace(card, text=_with_copies(card)) if card.group != INDIGESTION else card
            for card in super().cards(options)
        ]

    def progress_label(self, view: Mapping[str, object], moves: int) -> str:
        return _progress_label(view)

    def unavailable_move(self, context: RenderContext, number: int) -> int | None:
        return hand.unavailable_move(context, number)

    def summarize(self, events: Sequence[SeenEvent]) -> list[SeenEvent]:
        return [event for event in events if event["event"] != "deal" or "cards" in event]

    def starts_paragraph(self, event: SeenEvent, first: bool) -> bool:
        return event["event"] not in _CONTINUES_PARAGRAPH


def _progress_label(view: Mapping[str, object]) -> str:
    seen = tempura_view(view)
    if seen["phase"] == "over":
        return say("terminal-tem-purr-a", "the-end")
    return say("terminal-tem-purr-a", "round", round=seen["round"])


def _with_copies(card: Card) -> str:
    """Return what a card does, and how many of it there are."""
    return say("terminal-tem-purr-a", "copies", text=card.text, count=card.facts["copies"])


BOARD: Final = TempuraBoard
