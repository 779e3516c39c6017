"""The board of Meow!."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from tabbytop.games.meow.moves import DO, PASS, PLAY, READY, SAY, STRIKE, WAIT
from tabbytop.kernel.guide import Card
from tabbytop.kernel.telling import Teller, sentence
from tabbytop.terminal.board import Board
from tabbytop.terminal.boards.meow import act_search, animation, answers, circle, numbers
from tabbytop.terminal.boards.meow.view_helpers import (
    caption,
    is_alone,
    may_act,
    meow_view,
    prompt_key,
)
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.render_context import AnimationFrame, Choice, RenderContext
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines, fit, wrap

_UNLIMITED_HEIGHT: Final = 60  # lines; nothing is left out


_SCREEN_HELP: Final = """\
TYPING
Type your acts: `croak; cough 2; paris; check` is a whole turn. A part of a name finds an act,
capitals and accents do not matter.

THE CLOCK
At this keyboard nobody is hurried: the clock of the option `seconds` waits with you.
"""
_ANIMATED_ONLY: Final = frozenset(
    {"ready", "passes", "turn", "played", "checking", "pointed", "cleared", "looked"}
)
_CONTINUES_PARAGRAPH: Final = frozenset({"taken_back", "won", "limit"})
_TOLD_WITHOUT_RULE_NAME: Final = frozenset(
    {"dealt", "passed", "replaced", "played", "exchanged", "taken_back"}
)


class MeowBoard(Board):
    """Draws Meow!."""

    always_asked = frozenset({"strike", "pass", "play", "act", "reveal", "answer", "object"})
    asked_first = frozenset({"object"})
    asked_together = frozenset({"object"})
    animates = True

    def heading(self, context: RenderContext) -> Text:
        view = meow_view(context.view)
        text = Text.assemble((self.game.title, f"bold {accent(self.game.name)}"))
        text.append(f" · {_progress_label(context.view)}")
        if view["active"] is not None and view["phase"] != "over":
            text.append(f" · {context.teller.whose(view['active'])} turn")
        how = [str(context.options.get("mode", "")), str(context.options.get("judge", ""))]
        how.extend(word for word in ("young", "helper") if context.options.get(word))
        return text.append(f" · {', '.join(word for word in how if word)}", QUIET)

    def draw_table(self, context: RenderContext, width: int, room: int) -> Lines:
        return circle.draw_circle(context, width, room)

    def details(self, context: RenderContext) -> Lines:
        known = [
            *circle.draw_circle(context, context.width, _UNLIMITED_HEIGHT),
            Text(),
            *answers.hand_lines(context, context.width),
            Text(),
        ]
        return [*known, *self._facts(context), *self._listed(context, context.width)]

    def _facts(self, context: RenderContext) -> Lines:
        view = meow_view(context.view)
        lines = [f"In the pile: {view['pile']}. Different acts a turn: {view['budget']['most']}."]
        for seat in view["seats"]:
            fact = (
                f"{context.names[seat['seat']]}: {seat['cards']} cards, best check {seat['best']}"
            )
            lines.append(f"{fact}{', has replaced a rule' if seat['replaced'] else ''}")
        return [line for text in lines for line in wrap(text, context.width, QUIET)]

    def _listed(self, context: RenderContext, width: int) -> Lines:
        """Draw the revealed rules with option `helper`, without saying where they are."""
        listed = meow_view(context.view)["listed"]
        if not listed:
            return []
        titles = ", ".join(card["title"] for card in listed)
        return wrap(f"Came to light: {titles}", width, "", "  ")

    def extra_lines(self, context: RenderContext, width: int) -> Lines:
        view = meow_view(context.view)
        if view["listed"] is not None:
            return self._listed(context, width)
        if view["played"] is None or view["active"] != context.reader:
            return []
        text = "Its rule binds you. So does every card the others hold. Remember any? "
        return wrap(f"{text}We're not telling.", width, QUIET)

    def choices(self, context: RenderContext) -> list[Choice]:
        return numbers.choices(context)

    def choice_label(self, context: RenderContext, choice: Choice) -> str:
        return answers.card_label(context, choice.number) or answers.choice_label(context, choice)

    def draw_answers(self, context: RenderContext, width: int, room: int) -> Lines:
        text = circle.caption_box(caption(context.view), width)
        if context.prompt is None and not is_alone(context):
            return text
        if context.opened:
            return [
                *text,
                *answers.palette_lines(context, width, room - answers.SMALL_CIRCLE_HEIGHT),
            ]
        own = answers.hand_lines(context, width)
        if prompt_key(context) == "strike" or may_act(context):
            left = room - answers.SMALL_CIRCLE_HEIGHT - len(own)
            own.extend(answers.palette_lines(context, width, left))
        return [*text, *own]

    def question(self, context: RenderContext) -> str:
        return "" if context.opened else super().question(context)

    def open_hands(self, context: RenderContext, width: int) -> Lines:
        return [
            fit(Text.assemble(context.chip(seat), f" {answers.open_hand(seen)}"), width)
            for seat, seen in enumerate(context.open_views)
        ]

    def screen_help(self) -> str:
        return _SCREEN_HELP

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        timed = options.get("mode") == "before-after"
        return [
            replace(
                card,
                title=f"{card.facts['sign']} {card.title}",
                text=f"{str(card.facts['part']).upper()}: {card.text}" if timed else card.text,
            )
            for card in super().cards(options)
        ]

    def progress_label(self, view: Mapping[str, object], moves: int) -> str:
        return _progress_label(view)

    def unavailable_move(self, context: RenderContext, number: int) -> int | None:
        return numbers.unavailable_move(context, number)

    def parse_answer(self, text: str, context: RenderContext) -> Choice | None:
        return act_search.parse_answer(text, context)

    def is_answer(self, line: str, context: RenderContext) -> bool:
        return " " in line and act_search.is_exact_name(line) and may_act(context)

    def split_line(self, line: str, context: RenderContext) -> list[str]:
        return act_search.split_line(line, context)

    def ambiguity_text(self, context: RenderContext, choice: Choice) -> str:
        return act_search.ambiguity_text(context, choice)

    def may_continue(self, move: int) -> bool:
        return any(block.holds(move) for block in (PLAY, DO, SAY, STRIKE))

    def enter_move(self, context: RenderContext) -> int | None:
        usual = {"strike": READY.of(), "pass": PASS.of(), "object": WAIT.of()}
        return usual.get(prompt_key(context))

    def animation_frames(
        self, context: RenderContext, events: Sequence[SeenEvent]
    ) -> list[AnimationFrame]:
        return animation.animation_frames(context, events)

    def summarize(self, events: Sequence[SeenEvent]) -> list[SeenEvent]:
        return [event for event in events if event["event"] not in _ANIMATED_ONLY]

    def starts_paragraph(self, event: SeenEvent, first: bool) -> bool:
        return first or event["event"] not in _CONTINUES_PARAGRAPH

    def tell_event(self, event: SeenEvent, teller: Teller) -> str:
        if event["event"] in _TOLD_WITHOUT_RULE_NAME:
            return _tell_without_rule_name(event, teller)
        return super().tell_event(event, teller)


def _progress_label(view: Mapping[str, object]) -> str:
    seen = meow_view(view)
    match seen["phase"]:
        case "strike":
            return "before the deal"
        case "pass":
            return "the first look"
        case "over":
            return "the end"
        case _:
            of = f" of {seen['rounds']}" if seen["rounds"] else ""
            return f"round {seen['round']}{of}"


def _tell_without_rule_name(event: SeenEvent, teller: Teller) -> str:
    """Return the event as a sentence without the name of a rule."""
    match event["event"]:
        case "dealt":
            each = int(str(event["each"]))
            cards = "a rule" if each == 1 else f"{each} rules"
            pile = "one is" if event["pile"] == 1 else f"{event['pile']} are"
            starts = teller.does(int(str(event["starter"])), "begin")
            return f"Everybody gets {cards}, {pile} in the pile. {starts}."
        case "passed":
            return "Every hand went to the left."
        case "replaced":
            return sentence(f"{teller.does(_seat_of(event), 'have')} a rule replaced")
        case "played":
            return sentence(f"{teller.does(_seat_of(event), 'lay')} a card")
        case "taken_back":
            who = _seat_of(event)
            text = teller.does(who, "take")
            return f"{text} the card back: its own rule was not obeyed."
        case _:
            active, holder = int(str(event["active"])), _seat_of(event)
            stopped = "You are" if active == teller.you else f"{teller.names[active]} is"
            return f"{stopped} stopped by {teller.name(holder)}; each draws a new card."


def _seat_of(event: SeenEvent) -> int:
    return int(str(event["seat"]))


BOARD: Final = MeowBoard
