"""The board of Kibble Scuffle."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING, Final

from rich.text import Text

from tabbytop.games.kibble_scuffle.cards import FULL_BOWL, GOAL
from tabbytop.games.kibble_scuffle.terminal import hand, table
from tabbytop.games.kibble_scuffle.terminal.view_helpers import (
    bowl_word,
    count_cards,
    kibble_view,
    own_hand,
)
from tabbytop.games.kibble_scuffle.words import message
from tabbytop.kernel.guide import Card
from tabbytop.kernel.telling import capital
from tabbytop.terminal.board import Board
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.render_context import Choice, RenderContext
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines, fit, wrap
from tabbytop.terminal.texts import render, say, texts_of

if TYPE_CHECKING:
    from tabbytop.games.kibble_scuffle.view import KibbleView, SeatView

_BEFORE: Final = frozenset({"building", "opening"})  # phases with empty bowls
# Prompts whose answers depend on open cats and cubes only, not on a hand (KS-T21).
_PUBLIC_PROMPTS: Final = frozenset({
    "catnip", "clumsy", "feral", "mangy", "pounce", "trickster", "mama", "mama-fed", "toy-mouse",
    "send", "vacuum", "serve", "feed", "feed-first", "swap",
})  # fmt: skip


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
            (texts_of(self.game).title(), f"bold {accent(self.game.name)}"), f" · {_phase(view)}"
        )
        if view["phase"] not in _BEFORE:
            text.append(f" · {_rule(view)}", QUIET)
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
            lines.extend(wrap(_discard_text(context, seat), width, QUIET, "  "))
        box = say("terminal-kibble-scuffle", "box-content", one=one, two=two, three=three)
        lines.extend(wrap(box, width, QUIET, "  "))
        if view["own"] is not None:
            pile = count_cards(sorted(view["own"]["deck"])) or None
            deck = say("terminal-kibble-scuffle", "deck-content", pile=pile)
            lines.extend(wrap(deck, width, QUIET, "  "))
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
            held = count_cards(own_hand(seen)) or say("terminal-kibble-scuffle", "no-cards")
            lines.append(fit(Text.assemble(context.chip(seat), f" {held}"), width))
        return lines

    def screen_help(self) -> str:
        return say("terminal-kibble-scuffle", "screen-help")

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        return [
            replace(card, text=say("terminal-kibble-scuffle", "advanced", text=card.text))
            if card.facts["advanced"]
            else card
            for card in super().cards(options)
        ]

    def question(self, context: RenderContext) -> str:
        if context.opened == hand.COPY_LIST:
            return say("terminal-kibble-scuffle", "copy-question")
        return super().question(context)

    def alias(self, slot: str, word: str) -> str:
        return bowl_word(int(word)).lower() if slot == "bowl" else ""

    def progress_label(self, view: Mapping[str, object], moves: int) -> str:
        return _phase(kibble_view(view))

    def end_notes(self, context: RenderContext) -> Lines:
        if context.options.get("deck") != "built":
            return []
        lines = [Text(), Text(say("terminal-kibble-scuffle", "all-left-out"), "bold")]
        for seat in kibble_view(context.view)["seats"]:
            name = context.players[seat["seat"]].name
            pile = count_cards(seat["left_out"] or []) or None
            text = say("terminal-kibble-scuffle", "left-out-of", name=name, pile=pile)
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
            return say("terminal-kibble-scuffle", "no-kitten")
        if question == "item-cat" and answer == render(message("move-pass")):
            return say("terminal-kibble-scuffle", "no-cat-follows")
        return ""


def _phase(view: "KibbleView") -> str:
    return say("terminal-kibble-scuffle", f"phase-{view['phase']}", turn=view["turn"])


def _rule(view: "KibbleView") -> str:
    """Return what ends the turn and the game, and how much food is left."""
    left = sum(view["box"])
    if view["teams"]:
        return say("terminal-kibble-scuffle", "rule-teams", goal=GOAL, left=left)
    if view["phase"] == "placement":
        return say(
            "terminal-kibble-scuffle", "rule-placement", full=FULL_BOWL, goal=GOAL, left=left
        )
    return say("terminal-kibble-scuffle", "rule-feeding", goal=GOAL, left=left)


def _discard_text(context: RenderContext, seat: "SeatView") -> str:
    """Return what a player has discarded, and what surely went to the hand."""
    pile, teller = count_cards(seat["discard"]) or None, context.teller
    if not seat["known"]:
        text = say("terminal-kibble-scuffle", "discard", teller, seat=seat["seat"], pile=pile)
    else:
        text = say(
            "terminal-kibble-scuffle",
            "discard-seen",
            teller,
            seat=seat["seat"],
            pile=pile,
            known=count_cards(seat["known"]),
        )
    return capital(text)


BOARD: Final = KibbleBoard
