"""The board of Kibble Scuffle."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kibble_scuffle.cards import FULL_BOWL, GOAL
from tabbytop.games.kibble_scuffle.words import NO_THANKS
from tabbytop.kernel.guide import Card
from tabbytop.kernel.telling import sentence
from tabbytop.terminal.board import Board
from tabbytop.terminal.boards.kibble_scuffle import hand, table
from tabbytop.terminal.boards.kibble_scuffle.view_helpers import (
    BOWL_WORDS,
    count_cards,
    kibble_view,
    own_hand,
)
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines, fit, wrap

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

    def heading(self, scene: RenderContext) -> Text:
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

    def lay(self, scene: RenderContext, width: int, room: int) -> Lines:
        """The bowls, and below them the players."""
        view = kibble_view(scene.view)
        seated = table.player_lines(scene, width)
        if view["phase"] in _BEFORE:
            return seated
        return [*table.draw_bowls(scene, width), *seated]

    def details(self, scene: RenderContext) -> Lines:
        """The table, the discards, the box, and your own deck."""
        return [
            *self.lay(scene, scene.width, scene.height),
            Text(),
            *self.margin(scene, scene.width),
        ]

    def margin(self, scene: RenderContext, width: int) -> Lines:
        """The discards, the box, and your own deck."""
        view = kibble_view(scene.view)
        one, two, three = view["box"]
        lines: Lines = []
        for seat in view["seats"]:
            whose = sentence(scene.teller.whose(seat["seat"])).rstrip(".")
            told = f"{whose} discard: {count_cards(seat['discard']) or 'empty'}"
            if seat["known"]:
                told += f" (seen going to hand: {count_cards(seat['known'])})"
            lines.extend(wrap(told, width, QUIET, "  "))
        box = f"In the Cat Food Box: {three} × 3, {two} × 2, {one} × 1"
        lines.extend(wrap(box, width, QUIET, "  "))
        if view["own"] is not None:
            deck = count_cards(sorted(view["own"]["deck"])) or "nothing"
            lines.extend(wrap(f"Still in your deck: {deck}", width, QUIET, "  "))
        return lines

    def choices(self, scene: RenderContext) -> list[Choice]:
        """Plays are numbered by card and bowl: 23 is the second card at the third bowl."""
        return hand.card_choices(scene) if hand.asks_for_card(scene) else hand.list_choices(scene)

    def worded(self, scene: RenderContext, choice: Choice) -> str:
        """What stands behind a number."""
        return hand.choice_label(scene, choice)

    def answers(self, scene: RenderContext, width: int, room: int) -> Lines:
        """The hand with its plays; for other questions a list, and the hand in a line."""
        if scene.prompt is None:
            return []
        left = room - len(self.lay(scene, width, room))
        if hand.asks_for_card(scene):
            return hand.draw_card_rows(scene, width, left)
        return hand.draw_list(scene, width, left)

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
        """The kinds of cards that are in this game."""
        return [
            replace(card, text=f"{card.text} (advanced)") if card.facts["advanced"] else card
            for card in super().cards(options)
        ]

    def question(self, scene: RenderContext) -> str:
        """What the reader is asked; while Copy Cat's list is open, as whom."""
        if scene.opened == hand.COPY_LIST:
            return "Copy Cat: as which cat of your discard, and at which bowl?"
        return super().question(scene)

    def also(self, slot: str, word: str) -> str:
        """Bowls go by name too."""
        return BOWL_WORDS[int(word) - 1].lower() if slot == "bowl" else ""

    def moment(self, view: Mapping[str, object], moves: int) -> str:
        """The phase and the turn."""
        return _phase(kibble_view(view))

    def epilogue(self, scene: RenderContext) -> Lines:
        """Who left out which cards, if decks were built in secret."""
        if scene.options.get("deck") != "built":
            return []
        lines = [Text(), Text("Left out of the decks", "bold")]
        for seat in kibble_view(scene.view)["seats"]:
            name = scene.players[seat["seat"]].name
            told = f"{name}: {count_cards(seat['left_out'] or []) or 'nothing'}"
            lines.extend(wrap(told, scene.width, "", "  "))
        return [*lines, Text()]

    def unlisted(self, scene: RenderContext, number: int) -> int | None:
        """The play that a number of the hand means, though it is not possible."""
        return hand.unavailable_play(scene, number) if hand.asks_for_card(scene) else None

    def gist(self, events: Sequence[SeenEvent]) -> list[SeenEvent]:
        """Not what goes without saying: that others draw, and that who has eaten leaves."""
        return _summarize(events)

    def begins(self, event: SeenEvent, first: bool) -> bool:
        """A card that is played, and a dinner."""
        return _starts_paragraph(event)

    def unasked(self, question: str, answer: str) -> str:
        """What was answered for a person who had no choice."""
        return _forced_answer_text(question, answer)


def _phase(view: "KibbleView") -> str:
    return {
        "building": "building decks",
        "opening": "choosing hands",
        "placement": f"turn {view['turn']}",
        "feeding": f"turn {view['turn']}: dinner!",
        "over": "the end",
    }[view["phase"]]


BOARD: Final = KibbleBoard


_SCREEN_HELP: Final = """\
On this screen: 23 plays the second card of your hand at the third bowl. A ! means dinner for sure,
a ? means dinner if all cats stay until the turn is over.
`cards` tells what every card does.
"""


_STARTS_PARAGRAPH: Final = frozenset(
    {"play", "item", "copy", "throw", "dinner", "omit", "hold", "box", "laser_off"}
)


def _summarize(events: Sequence[SeenEvent]) -> list[SeenEvent]:
    """Without what others do unseen."""
    return [
        event
        for event in events
        if not (event["event"] == "draw" and "cards" not in event)
        and not (event["event"] in {"omit", "hold"} and "card" not in event)
    ]


def _starts_paragraph(event: SeenEvent) -> bool:
    """Whether a new paragraph begins."""
    return event["event"] in _STARTS_PARAGRAPH


def _forced_answer_text(question: str, answer: str) -> str:
    """What was answered for a person who had no choice; nothing where the event tells it."""
    if question == "kitten":
        return "No other Kitten can come along."
    if question == "item-cat" and answer == NO_THANKS:
        return "No cat of yours can follow it there."
    return ""
