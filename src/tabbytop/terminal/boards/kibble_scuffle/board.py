"""The pieces of Kibble Scuffle, put together."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kibble_scuffle.cards import BOWLS, GOAL, KINDS
from tabbytop.kernel.telling import sentence
from tabbytop.terminal.board import Board, Card
from tabbytop.terminal.boards.kibble_scuffle import bowls, hand, players, story
from tabbytop.terminal.boards.kibble_scuffle.reading import counted, kibble_view, own_hand
from tabbytop.terminal.boards.kibble_scuffle.rules import RULES
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.journal import Seen
from tabbytop.terminal.paper import Lines, beside, fit, wrapped
from tabbytop.terminal.scene import Choice, Scene

if TYPE_CHECKING:
    from tabbytop.games.kibble_scuffle.view import KibbleView

_BEFORE: Final = frozenset({"building", "opening"})  # phases in which the bowls stand empty


class KibbleBoard(Board):
    """The table of Kibble Scuffle."""

    turns = frozenset({"play"})

    def heading(self, scene: Scene) -> Text:
        """Which turn it is, and what to remember."""
        view = kibble_view(scene.view)
        told = Text.assemble(
            (self.game.title, f"bold {accent(self.game.name)}"), f" · {_phase(view)}"
        )
        if view["phase"] not in _BEFORE:
            box = sum(view["box"])
            told.append(f" · 5 cats call dinner, {GOAL} points end it · box {box}", QUIET)
        return told

    def lay(self, scene: Scene, width: int, room: int) -> Lines:
        """The bowls, and below them the players."""
        view = kibble_view(scene.view)
        seated = players.lines(scene, width)
        if view["phase"] in _BEFORE:
            return seated
        share = (width - BOWLS + 1) // BOWLS
        return [
            *beside([(bowls.lines(scene, bowl, share), share) for bowl in view["bowls"]]),
            *seated,
        ]

    def details(self, scene: Scene) -> Lines:
        """The table, the discards, the box, and your own deck."""
        return [
            *self.lay(scene, scene.width, scene.height),
            Text(),
            *self.margin(scene, scene.width),
        ]

    def margin(self, scene: Scene, width: int) -> Lines:
        """The discards, the box, and your own deck."""
        view = kibble_view(scene.view)
        one, two, three = view["box"]
        lines: Lines = []
        for seat in view["seats"]:
            whose = sentence(scene.teller.whose(seat["seat"])).rstrip(".")
            told = f"{whose} discard: {counted(seat['discard']) or 'empty'}"
            if seat["known"]:
                told += f" (seen going to hand: {counted(seat['known'])})"
            lines.extend(wrapped(told, width, QUIET, "  "))
        box = f"In the Cat Food Box: {three} × 3, {two} × 2, {one} × 1"
        lines.extend(wrapped(box, width, QUIET, "  "))
        if view["own"] is not None:
            deck = counted(sorted(view["own"]["deck"])) or "nothing"
            lines.extend(wrapped(f"Still in your deck: {deck}", width, QUIET, "  "))
        return lines

    def choices(self, scene: Scene) -> list[Choice]:
        """Plays are numbered by card and bowl: 23 is the second card at the third bowl."""
        return hand.choices(scene) if hand.folds(scene) else hand.listed(scene)

    def answers(self, scene: Scene, width: int, room: int) -> Lines:
        """The hand with its plays; for other questions a list, and the hand in a line."""
        if scene.prompt is None:
            return []
        left = room - len(self.lay(scene, width, room))
        if hand.folds(scene):
            return hand.folded(scene, width, left)
        return hand.unfolded(scene, width, left)

    def hands(self, scene: Scene, width: int) -> Lines:
        """Everybody's cards, a line a seat."""
        lines: Lines = []
        for seat, seen in enumerate(scene.open_views):
            told = Text.assemble(scene.chip(seat), f" {counted(own_hand(seen)) or 'no cards'}")
            lines.append(fit(told, width))
        return lines

    def rules(self) -> str:
        """How to play, in short."""
        return RULES

    def cards(self) -> list[Card]:
        """All kinds of cards."""
        return [
            Card(kind.name, kind.title, kind.text + (" (advanced)" if kind.advanced else ""))
            for kind in KINDS
        ]

    def unlisted(self, scene: Scene, number: int) -> int | None:
        """The play that a number of the hand means, though it is not possible."""
        return hand.unlisted(scene, number) if hand.folds(scene) else None

    def gist(self, events: Sequence[Seen]) -> list[Seen]:
        """Not what goes without saying: that others draw, and that who has eaten leaves."""
        return story.gist(events)

    def begins(self, event: Seen, first: bool) -> bool:
        """A card that is played, and a dinner."""
        return story.begins(event)

    def unasked(self, question: str, answer: str) -> str:
        """What was answered for a person who had no choice."""
        return story.unasked(question, answer)


def _phase(view: "KibbleView") -> str:
    return {
        "building": "building decks",
        "opening": "choosing hands",
        "placement": f"turn {view['turn']}",
        "feeding": f"turn {view['turn']}: dinner!",
        "over": "the end",
    }[view["phase"]]


BOARD: Final = KibbleBoard
