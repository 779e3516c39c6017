"""The pieces of Tem-Purr-A, put together."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from tabbytop.games.tem_purr_a.cards import INDIGESTION, INDIGESTIONS
from tabbytop.kernel.guide import Card
from tabbytop.kernel.telling import sentence
from tabbytop.terminal.board import Board
from tabbytop.terminal.boards.tem_purr_a import hand, middle, seats, story
from tabbytop.terminal.boards.tem_purr_a.reading import counted, own_hand, tempura_view, unseen
from tabbytop.terminal.boards.tem_purr_a.rules import SCREEN
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.journal import Seen
from tabbytop.terminal.paper import Lines, fit, wrapped
from tabbytop.terminal.scene import Choice, Scene


class TempuraBoard(Board):
    """The table of Tem-Purr-A."""

    turns = frozenset({"turn", "start"})
    fillers = frozenset({"dish", "a", "with", "two", "card", "stack"})

    def heading(self, scene: Scene) -> Text:
        """Which round it is, and what to remember."""
        view = tempura_view(scene.view)
        told = Text.assemble(
            (self.game.title, f"bold {accent(self.game.name)}"), f" · {_moment(scene.view)}"
        )
        way = "clockwise" if view["clockwise"] else "the other way round"
        return told.append(f" · {way} · the third token ends it", QUIET)

    def lay(self, scene: Scene, width: int, room: int) -> Lines:
        """The seats round the table, the stack on it."""
        return seats.round_the_table(scene, middle.lines(scene, width - 4), width)

    def details(self, scene: Scene) -> Lines:
        """The table, the discard, and what has not been seen."""
        return [
            *self.lay(scene, scene.width, scene.height),
            Text(),
            *self.margin(scene, scene.width),
        ]

    def margin(self, scene: Scene, width: int) -> Lines:
        """The discard, what has not been seen, and what everybody knows of the hands."""
        view = tempura_view(scene.view)
        told = [f"Discard: {counted(view['discard']) or 'empty'}"]
        if view["own"] is not None:
            told.append(f"In the deck or in a hand: {counted(unseen(scene.view, scene.options))}")
        told.append(f"Indigestions not in the game: {view['supply']} of {INDIGESTIONS}")
        for seat in view["seats"]:
            if seat["known"]:
                whose = sentence(scene.teller.whose(seat["seat"])).rstrip(".")
                told.append(f"{whose} hand has surely: {counted(seat['known'])}")
        return [line for text in told for line in wrapped(text, width, QUIET, "  ")]

    def choices(self, scene: Scene) -> list[Choice]:
        """A dish goes by its value, twice to skip with two of them; 1 eats."""
        return hand.choices(scene)

    def worded(self, scene: Scene, choice: Choice) -> str:
        """What stands behind a number."""
        return hand.worded(scene, choice)

    def answers(self, scene: Scene, width: int, room: int) -> Lines:
        """The hand with its numbers, and what else can be done."""
        if scene.prompt is None:
            return []
        left = room - len(self.lay(scene, width, room))
        return hand.lines(scene, width, left)

    def hands(self, scene: Scene, width: int) -> Lines:
        """Everybody's cards, a line a seat."""
        lines: Lines = []
        for seat, seen in enumerate(scene.open_views):
            told = Text.assemble(scene.chip(seat), f" {counted(own_hand(seen)) or 'no cards'}")
            lines.append(fit(told, width))
        return lines

    def screen(self) -> str:
        """How to read it, and what to type."""
        return SCREEN

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
        return _moment(view)

    def unlisted(self, scene: Scene, number: int) -> int | None:
        """The play that a number means, though it is not possible."""
        return hand.unlisted(scene, number)

    def gist(self, events: Sequence[Seen]) -> list[Seen]:
        """Not that others are dealt cards."""
        return story.gist(events)

    def begins(self, event: Seen, first: bool) -> bool:
        """All but what follows from an Indigestion."""
        return story.begins(event)


def _moment(view: Mapping[str, object]) -> str:
    seen = tempura_view(view)
    return "the end" if seen["phase"] == "over" else f"round {seen['round']}"


BOARD: Final = TempuraBoard
