"""The board of Meow!."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from tabbytop.games.meow.moves import DO, PASS, PLAY, READY, SAY, STRIKE, WAIT
from tabbytop.games.meow.terminal import act_search, animation, answers, circle, numbers
from tabbytop.games.meow.terminal.texts import card_text, part_text
from tabbytop.games.meow.terminal.view_helpers import (
    caption,
    is_alone,
    may_act,
    meow_view,
    own_hand,
    prompt_key,
)
from tabbytop.kernel.guide import Card
from tabbytop.terminal.board import Board
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.render_context import AnimationFrame, Choice, RenderContext
from tabbytop.terminal.session_log import SeenEvent
from tabbytop.terminal.text_layout import Lines, fit, wrap
from tabbytop.terminal.texts import say, texts_of
from tabbytop.texts.reader import Reader

_AREA: Final = "terminal-meow"
_UNLIMITED_HEIGHT: Final = 60  # lines; nothing is left out
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
        text = Text.assemble((texts_of(self.game).title(), f"bold {accent(self.game.name)}"))
        text.append(f" · {_progress_label(context.view)}")
        if view["active"] is not None and view["phase"] != "over":
            text.append(f" · {say(_AREA, 'whose-turn', context.teller, seat=view['active'])}")
        return text.append(f" · {', '.join(_how_played(context.options))}", QUIET)

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

    def in_words(self, context: RenderContext) -> Lines:
        cards = [*own_hand(context.view)]
        told = [f"{card_text(card['name'])} – {card_text(card['name'], 'text')}" for card in cards]
        hand = [line for text in told for line in wrap(text, context.width)]
        return [*self._facts(context), *wrap(say(_AREA, "hand-in-words"), context.width), *hand]

    def _facts(self, context: RenderContext) -> Lines:
        view = meow_view(context.view)
        lines = [
            say(_AREA, "pile-and-budget", pile=view["pile"], most=view["budget"]["most"]),
            *(
                say(
                    _AREA,
                    "seat-fact",
                    name=context.names[seat["seat"]],
                    cards=seat["cards"],
                    best=seat["best"],
                    replaced=bool(seat["replaced"]),
                )
                for seat in view["seats"]
            ),
        ]
        return [line for text in lines for line in wrap(text, context.width, QUIET)]

    def _listed(self, context: RenderContext, width: int) -> Lines:
        """Draw the revealed rules with option `helper`, without saying where they are."""
        listed = meow_view(context.view)["listed"]
        if not listed:
            return []
        titles = ", ".join(card_text(card["name"]) for card in listed)
        return wrap(say(_AREA, "came-to-light", titles=titles), width, "", "  ")

    def extra_lines(self, context: RenderContext, width: int) -> Lines:
        view = meow_view(context.view)
        if view["listed"] is not None:
            return self._listed(context, width)
        if view["played"] is None or view["active"] != context.reader:
            return []
        return wrap(say(_AREA, "binds-you"), width, QUIET)

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
        keys = ("help-typing", "help-clock")
        return "\n\n".join(f"# {say(_AREA, f'{key}.heading')}\n{say(_AREA, key)}" for key in keys)

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        timed = options.get("mode") == "before-after"
        return [
            replace(
                card,
                title=f"{card.facts['sign']} {card.title}",
                text=f"{part_text(str(card.facts['part'])).upper()}: {card.text}"
                if timed
                else card.text,
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

    def tell_event(self, event: SeenEvent, teller: Reader) -> str:
        if event["event"] in _TOLD_WITHOUT_RULE_NAME:
            return say(_AREA, f"told-{event['event']}", teller, **event)
        return super().tell_event(event, teller)


def _progress_label(view: Mapping[str, object]) -> str:
    seen = meow_view(view)
    match seen["phase"]:
        case "strike" | "pass" | "over" as phase:
            return say(_AREA, f"phase-{phase}")
        case _ if seen["rounds"]:
            return say(_AREA, "round-of", round=seen["round"], rounds=seen["rounds"])
        case _:
            return say(_AREA, "round", round=seen["round"])


def _how_played(options: Mapping[str, object]) -> list[str]:
    """Return the variant in a few words."""
    told = [
        say(_AREA, f"mode-{options['mode']}") if options.get("mode") else "",
        say(_AREA, f"judge-{options['judge']}") if options.get("judge") else "",
        say(_AREA, "plays-small") if options.get("box") == "small" else "",
        *(say(_AREA, f"plays-{name}") for name in ("young", "helper") if options.get(name)),
    ]
    return [word for word in told if word]


BOARD: Final = MeowBoard
