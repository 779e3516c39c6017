"""The pieces of Kibble Scuffle, put together."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kibble_scuffle.cards import FULL_BOWL, GOAL
from tabbytop.kernel.guide import Card
from tabbytop.kernel.telling import sentence
from tabbytop.terminal.board import Board
from tabbytop.terminal.boards.kibble_scuffle import bowls, hand, players, story
from tabbytop.terminal.boards.kibble_scuffle.reading import (
    BOWL_WORDS,
    counted,
    kibble_view,
    own_hand,
)
from tabbytop.terminal.boards.kibble_scuffle.rules import SCREEN
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.journal import Seen
from tabbytop.terminal.paper import Lines, fit, wrapped
from tabbytop.terminal.scene import Choice, Scene

if TYPE_CHECKING:
    from tabbytop.games.kibble_scuffle.view import KibbleView

_BEFORE: Final = frozenset({"building", "opening"})  # phases in which the bowls stand empty
# Questions whose answers depend on cats and cubes that lie in the open, and on no hand (KS-T21).
_IN_THE_OPEN: Final = frozenset({
    "catnip", "clumsy", "feral", "mangy", "pounce", "trickster", "mama", "mama-fed", "toy-mouse",
    "send", "vacuum", "serve", "feed", "feed-first", "swap",
})  # fmt: skip


class KibbleBoard(Board):
    """The table of Kibble Scuffle."""

    turns = frozenset({"play"})
    public = _IN_THE_OPEN
    fillers = frozenset({"bowl", "cat", "cube", "kibble"})

    def heading(self, scene: Scene) -> Text:
        """Which turn it is, and what to remember."""
        view = kibble_view(scene.view)
        told = Text.assemble(
            (self.game.title, f"bold {accent(self.game.name)}"), f" · {_phase(view)}"
        )
        if view["phase"] not in _BEFORE:
            left = sum(view["box"])
            rule = f"{GOAL} points end it"
            if view["teams"]:
                rule = f"one player's {rule}"
            elif view["phase"] == "placement":
                rule = f"{FULL_BOWL} cats call dinner, {rule}"
            told.append(f" · {rule} · {left} cubes left", QUIET)
        return told

    def lay(self, scene: Scene, width: int, room: int) -> Lines:
        """The bowls, and below them the players."""
        view = kibble_view(scene.view)
        seated = players.lines(scene, width)
        if view["phase"] in _BEFORE:
            return seated
        return [*bowls.side_by_side(scene, width), *seated]

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

    def worded(self, scene: Scene, choice: Choice) -> str:
        """What stands behind a number."""
        return hand.worded(scene, choice)

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

    def screen(self) -> str:
        """How to read it, and what to type."""
        return SCREEN

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        """The kinds of cards that are in this game."""
        return [
            replace(card, text=f"{card.text} (advanced)") if card.facts["advanced"] else card
            for card in super().cards(options)
        ]

    def question(self, scene: Scene) -> str:
        """What the reader is asked; while Copy Cat's list is open, as whom."""
        if scene.opened == hand.COPYING:
            return "Copy Cat: as which cat of your discard, and at which bowl?"
        return super().question(scene)

    def also(self, slot: str, word: str) -> str:
        """Bowls go by name too."""
        return BOWL_WORDS[int(word) - 1].lower() if slot == "bowl" else ""

    def moment(self, view: Mapping[str, object], moves: int) -> str:
        """The phase and the turn."""
        return _phase(kibble_view(view))

    def epilogue(self, scene: Scene) -> Lines:
        """Who left out which cards, if decks were built in secret."""
        if scene.options.get("deck") != "built":
            return []
        lines = [Text(), Text("Left out of the decks", "bold")]
        for seat in kibble_view(scene.view)["seats"]:
            name = scene.players[seat["seat"]].name
            told = f"{name}: {counted(seat['left_out'] or []) or 'nothing'}"
            lines.extend(wrapped(told, scene.width, "", "  "))
        return [*lines, Text()]

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
