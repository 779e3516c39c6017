"""The board of Kibble Scuffle."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kibble_scuffle.cards import FULL_BOWL, GOAL
from tabbytop.games.kibble_scuffle.words import message
from tabbytop.kernel.guide import Card
from tabbytop.kernel.telling import sentence
from tabbytop.terminal.board import Board
from tabbytop.terminal.boards.kibble_scuffle import hand, table
from tabbytop.terminal.boards.kibble_scuffle.view_helpers import (
    bowl_word,
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

_BEFORE: Final = frozenset({"building", "opening"})  # phases with empty bowls
# Prompts whose answers depend on open cats and cubes only, not on a hand (KS-T21).
_PUBLIC_PROMPTS: Final = frozenset({
    "catnip", "clumsy", "feral", "mangy", "pounce", "trickster", "mama", "mama-fed", "toy-mouse",
    "send", "vacuum", "serve", "feed", "feed-first", "swap",
})  # fmt: skip


_SCREEN_HELP: Final = """\
On this screen: 23 plays the second card of your hand at the third bowl. A ! means dinner for sure,
a ? means dinner if all cats stay until the turn is over.
`cards` tells what every card does.
"""
_STARTS_PARAGRAPH: Final = frozenset(
    {"play", "item", "copy", "throw", "dinner", "omit", "hold", "box", "laser_off"}
)


class KibbleBoard(Board):
    """Draws Kibble Scuffle."""

    always_asked = frozenset({"play"})
    public_prompts = _PUBLIC_PROMPTS
    filler_words = frozenset({"bowl", "cat", "cube", "kibble"})

    def heading(self, context: RenderContext) -> Text:
        view = kibble_view(context.view)
        text = Text.assemble(
            (self.game.title, f"bold {accent(self.game.name)}"), f" · {_phase(view)}"
        )
        if view["phase"] not in _BEFORE:
            left = sum(view["box"])
            rule = f"{GOAL} points end it"
            if view["teams"]:
                rule = f"one player's {rule}"
            elif view["phase"] == "placement":
                rule = f"{FULL_BOWL} cats call dinner, {rule}"
            text.append(f" · {rule} · {left} cubes left", QUIET)
        return text

    def draw_table(self, context: RenderContext, width: int, room: int) -> Lines:
        view = kibble_view(context.view)
        player_lines = table.player_lines(context, width)
        if view["phase"] in _BEFORE:
            return player_lines
        return [*table.draw_bowls(context, width), *player_lines]

    def details(self, context: RenderContext) -> Lines:
        return [
            *self.draw_table(context, context.width, context.height),
            Text(),
            *self.extra_lines(context, context.width),
        ]

    def extra_lines(self, context: RenderContext, width: int) -> Lines:
        view = kibble_view(context.view)
        one, two, three = view["box"]
        lines: Lines = []
        for seat in view["seats"]:
            whose = sentence(context.teller.whose(seat["seat"])).rstrip(".")
            text = f"{whose} discard: {count_cards(seat['discard']) or 'empty'}"
            if seat["known"]:
                text += f" (seen going to hand: {count_cards(seat['known'])})"
            lines.extend(wrap(text, width, QUIET, "  "))
        box = f"In the Cat Food Box: {three} × 3, {two} × 2, {one} × 1"
        lines.extend(wrap(box, width, QUIET, "  "))
        if view["own"] is not None:
            deck = count_cards(sorted(view["own"]["deck"])) or "nothing"
            lines.extend(wrap(f"Still in your deck: {deck}", width, QUIET, "  "))
        return lines

    def choices(self, context: RenderContext) -> list[Choice]:
        return (
            hand.card_choices(context)
            if hand.asks_for_card(context)
            else hand.list_choices(context)
        )

    def choice_label(self, context: RenderContext, choice: Choice) -> str:
        return hand.choice_label(context, choice)

    def draw_answers(self, context: RenderContext, width: int, room: int) -> Lines:
        if context.prompt is None:
            return []
        left = room - len(self.draw_table(context, width, room))
        if hand.asks_for_card(context):
            return hand.draw_card_rows(context, width, left)
        return hand.draw_list(context, width, left)

    def open_hands(self, context: RenderContext, width: int) -> Lines:
        lines: Lines = []
        for seat, seen in enumerate(context.open_views):
            text = Text.assemble(
                context.chip(seat), f" {count_cards(own_hand(seen)) or 'no cards'}"
            )
            lines.append(fit(text, width))
        return lines

    def screen_help(self) -> str:
        return _SCREEN_HELP

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        return [
            replace(card, text=f"{card.text} (advanced)") if card.facts["advanced"] else card
            for card in super().cards(options)
        ]

    def question(self, context: RenderContext) -> str:
        if context.opened == hand.COPY_LIST:
            return "Copy Cat: as which cat of your discard, and at which bowl?"
        return super().question(context)

    def alias(self, slot: str, word: str) -> str:
        return bowl_word(int(word)).lower() if slot == "bowl" else ""

    def progress_label(self, view: Mapping[str, object], moves: int) -> str:
        return _phase(kibble_view(view))

    def end_notes(self, context: RenderContext) -> Lines:
        if context.options.get("deck") != "built":
            return []
        lines = [Text(), Text("Left out of the decks", "bold")]
        for seat in kibble_view(context.view)["seats"]:
            name = context.players[seat["seat"]].name
            text = f"{name}: {count_cards(seat['left_out'] or []) or 'nothing'}"
            lines.extend(wrap(text, context.width, "", "  "))
        return [*lines, Text()]

    def unavailable_move(self, context: RenderContext, number: int) -> int | None:
        return hand.unavailable_play(context, number) if hand.asks_for_card(context) else None

    def summarize(self, events: Sequence[SeenEvent]) -> list[SeenEvent]:
        # Others' hidden draws and deck building tell the reader nothing.
        return [
            event
            for event in events
            if not (event["event"] == "draw" and "cards" not in event)
            and not (event["event"] in {"omit", "hold"} and "card" not in event)
        ]

    def starts_paragraph(self, event: SeenEvent, first: bool) -> bool:
        return event["event"] in _STARTS_PARAGRAPH

    def forced_answer_text(self, question: str, answer: str) -> str:
        if question == "kitten":
            return "No other Kitten can come along."
        if question == "item-cat" and answer == str(message("move-pass")):
            return "No cat of yours can follow it there."
        return ""


def _phase(view: "KibbleView") -> str:
    return {
        "building": "building decks",
        "opening": "choosing hands",
        "placement": f"turn {view['turn']}",
        "feeding": f"turn {view['turn']}: dinner!",
        "over": "the end",
    }[view["phase"]]


BOARD: Final = KibbleBoard
