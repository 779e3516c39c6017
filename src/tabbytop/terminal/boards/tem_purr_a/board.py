"""The board of Tem-Purr-A."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from tabbytop.games.tem_purr_a.cards import INDIGESTION, INDIGESTIONS
from tabbytop.kernel.guide import Card
from tabbytop.kernel.telling import sentence
from tabbytop.terminal.board import Board
from tabbytop.terminal.boards.tem_purr_a import hand, table
from tabbytop.terminal.boards.tem_purr_a.view_helpers import (
    count_cards,
    own_hand,
    tempura_view,
    unseen_cards,
)
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines, fit, wrap


class TempuraBoard(Board):
    """The table of Tem-Purr-A."""

    turns = frozenset({"turn", "start"})
    fillers = frozenset({"dish", "a", "with", "two", "card", "stack"})

    def heading(self, scene: RenderContext) -> Text:
        """Which round it is, and what to remember."""
        view = tempura_view(scene.view)
        told = Text.assemble(
            (self.game.title, f"bold {accent(self.game.name)}"), f" · {_progress_label(scene.view)}"
        )
        way = "clockwise" if view["clockwise"] else "the other way round"
        return told.append(f" · {way} · the third token ends it", QUIET)

    def lay(self, scene: RenderContext, width: int, room: int) -> Lines:
        """The seats round the table, the stack on it."""
        return table.draw_table(scene, table.middle_lines(scene, width - 4), width)

    def details(self, scene: RenderContext) -> Lines:
        """The table, the discard, and what has not been seen."""
        return [
            *self.lay(scene, scene.width, scene.height),
            Text(),
            *self.margin(scene, scene.width),
        ]

    def margin(self, scene: RenderContext, width: int) -> Lines:
        """The discard, what has not been seen, and what everybody knows of the hands."""
        view = tempura_view(scene.view)
        told = [f"Discard: {count_cards(view['discard']) or 'empty'}"]
        if view["own"] is not None:
            told.append(
                f"In the deck or in a hand: {count_cards(unseen_cards(scene.view, scene.options))}"
            )
        told.append(f"Indigestions not in the game: {view['supply']} of {INDIGESTIONS}")
        for seat in view["seats"]:
            if seat["known"]:
                whose = sentence(scene.teller.whose(seat["seat"])).rstrip(".")
                told.append(f"{whose} hand has surely: {count_cards(seat['known'])}")
        return [line for text in told for line in wrap(text, width, QUIET, "  ")]

    def choices(self, scene: RenderContext) -> list[Choice]:
        """A dish goes by its value, twice to skip with two of them; 1 eats."""
        return hand.choices(scene)

    def worded(self, scene: RenderContext, choice: Choice) -> str:
        """What stands behind a number."""
        return hand.choice_label(scene, choice)

    def answers(self, scene: RenderContext, width: int, room: int) -> Lines:
        """The hand with its numbers, and what else can be done."""
        if scene.prompt is None:
            return []
        left = room - len(self.lay(scene, width, room))
        return hand.hand_lines(scene, width, left)

    def hands(self, scene: RenderContext, width: int) -> Lines:
        """Everybody's cards, a line a seat."""
        lines: Lines = []
        for seat, seen in enumerate(scene.open_views):
            told = Text.assemble(scene.chip(seat), f" {count_cards(own_hand(seen)) or 'no cards'}")
            lines.append(fit(told, width))
        return lines

    def screen(self) -> str:
        """How to read it, and what to type."""
        return _SCREEN_HELP

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        """The kinds of cards, with how many there are; of Indigestion that changes."""
        return [
            replace(card, text=f"{card.text} ({card.facts['copies']})")
            if card.group != INDIGESTION
            else card
            for card in super().cards(options)
        ]

    def moment(self, view: Mapping[str, object], moves: int) -> str:
        """The round."""
        return _progress_label(view)

    def unlisted(self, scene: RenderContext, number: int) -> int | None:
        """The play that a number means, though it is not possible."""
        return hand.unavailable_move(scene, number)

    def gist(self, events: Sequence[SeenEvent]) -> list[SeenEvent]:
        """Not that others are dealt cards."""
        return _summarize(events)

    def begins(self, event: SeenEvent, first: bool) -> bool:
        """All but what follows from an Indigestion."""
        return _starts_paragraph(event)


def _progress_label(view: Mapping[str, object]) -> str:
    seen = tempura_view(view)
    return "the end" if seen["phase"] == "over" else f"round {seen['round']}"


BOARD: Final = TempuraBoard


_SCREEN_HELP: Final = """\
On this screen: type a dish to serve or start it, twice to skip with two of them (33), 1 to eat.
The numbers stand under your cards. `cards` tells what every card does.
"""


# What only follows from what was told just before.
_CONTINUES_PARAGRAPH: Final = frozenset({"token", "add", "decline", "reshuffle", "end"})


def _summarize(events: Sequence[SeenEvent]) -> list[SeenEvent]:
    """Without what others are dealt, unseen."""
    return [event for event in events if event["event"] != "deal" or "cards" in event]


def _starts_paragraph(event: SeenEvent) -> bool:
    """Whether a new paragraph begins."""
    return event["event"] not in _CONTINUES_PARAGRAPH
