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
from tabbytop.terminal.session_log import FORCED_ANSWER, SeenEvent
from tabbytop.terminal.text_layout import Lines, fit, wrap

_UNLIMITED_HEIGHT: Final = 60  # lines: nothing has to be left out


class MeowBoard(Board):
    """The circle of the Cult of Cat."""

    turns = frozenset({"strike", "pass", "play", "act", "reveal", "answer", "object"})
    early = frozenset({"object"})
    together = frozenset({"object"})
    performs = True

    def heading(self, scene: RenderContext) -> Text:
        """Which round it is, whose turn, and how it is played."""
        view = meow_view(scene.view)
        told = Text.assemble((self.game.title, f"bold {accent(self.game.name)}"))
        told.append(f" · {_progress_label(scene.view)}")
        if view["active"] is not None and view["phase"] != "over":
            told.append(f" · {scene.teller.whose(view['active'])} turn")
        how = [str(scene.options.get("mode", "")), str(scene.options.get("judge", ""))]
        how.extend(word for word in ("young", "helper") if scene.options.get(word))
        return told.append(f" · {', '.join(word for word in how if word)}", QUIET)

    def lay(self, scene: RenderContext, width: int, room: int) -> Lines:
        """The circle with the table in its middle."""
        return circle.draw_circle(scene, width, room)

    def details(self, scene: RenderContext) -> Lines:
        """The circle, the own hand, and what everybody may know."""
        known = [
            *circle.draw_circle(scene, scene.width, _UNLIMITED_HEIGHT),
            Text(),
            *answers.hand_lines(scene, scene.width),
            Text(),
        ]
        return [*known, *self._facts(scene), *self._listed(scene, scene.width)]

    def _facts(self, scene: RenderContext) -> Lines:
        view = meow_view(scene.view)
        told = [f"In the pile: {view['pile']}. Different acts a turn: {view['budget']['most']}."]
        for seat in view["seats"]:
            fact = f"{scene.names[seat['seat']]}: {seat['cards']} cards, best check {seat['best']}"
            told.append(f"{fact}{', has replaced a rule' if seat['replaced'] else ''}")
        return [line for text in told for line in wrap(text, scene.width, QUIET)]

    def _listed(self, scene: RenderContext, width: int) -> Lines:
        """With `helper`: the rules that came to light, without their places."""
        listed = meow_view(scene.view)["listed"]
        if not listed:
            return []
        titles = ", ".join(card["title"] for card in listed)
        return wrap(f"Came to light: {titles}", width, "", "  ")

    def margin(self, scene: RenderContext, width: int) -> Lines:
        """What came to light, if that is listed; else a word of comfort."""
        view = meow_view(scene.view)
        if view["listed"] is not None:
            return self._listed(scene, width)
        if view["played"] is None or view["active"] != scene.reader:
            return []
        told = "Its rule binds you. So does every card the others hold. Remember any? "
        return wrap(f"{told}We're not telling.", width, QUIET)

    def choices(self, scene: RenderContext) -> list[Choice]:
        """The answers by number."""
        return numbers.choices(scene)

    def worded(self, scene: RenderContext, choice: Choice) -> str:
        """What stands behind a number."""
        return answers.card_label(scene, choice.number) or answers.choice_label(scene, choice)

    def answers(self, scene: RenderContext, width: int, room: int) -> Lines:
        """What happens just now; the hand; the palette."""
        told = circle.caption_box(caption(scene.view), width)
        if scene.prompt is None and not is_alone(scene):
            return told
        if scene.opened:
            return [*told, *answers.palette_lines(scene, width, room - answers.SMALL_CIRCLE_HEIGHT)]
        own = answers.hand_lines(scene, width)
        if prompt_key(scene) == "strike" or may_act(scene):
            left = room - answers.SMALL_CIRCLE_HEIGHT - len(own)
            own.extend(answers.palette_lines(scene, width, left))
        return [*told, *own]

    def question(self, scene: RenderContext) -> str:
        """What the reader is asked; a list that is open says itself what it is."""
        return "" if scene.opened else super().question(scene)

    def hands(self, scene: RenderContext, width: int) -> Lines:
        """Everybody's rules, a line a seat."""
        return [
            fit(Text.assemble(scene.chip(seat), f" {answers.open_hand(seen)}"), width)
            for seat, seen in enumerate(scene.open_views)
        ]

    def screen(self) -> str:
        """How to read it, and what to type."""
        return _SCREEN_HELP

    def cards(self, options: Mapping[str, object]) -> list[Card]:
        """The whole box, whatever is in this game."""
        timed = options.get("mode") == "before-after"
        return [
            replace(
                card,
                title=f"{card.facts['sign']} {card.title}",
                text=f"{str(card.facts['part']).upper()}: {card.text}" if timed else card.text,
            )
            for card in super().cards(options)
        ]

    def moment(self, view: Mapping[str, object], moves: int) -> str:
        """The round."""
        return _progress_label(view)

    def unlisted(self, scene: RenderContext, number: int) -> int | None:
        """The act that a number means, though it is not possible."""
        return numbers.unavailable_move(scene, number)

    def meant(self, text: str, scene: RenderContext) -> Choice | None:
        """An act or a word by a part of it."""
        return act_search.parse_answer(text, scene)

    def is_answer(self, line: str, scene: RenderContext) -> bool:
        """`table lamp` is a word; `table` alone shows the table."""
        return " " in line and act_search.is_exact_name(line) and may_act(scene)

    def sayings(self, line: str, scene: RenderContext) -> list[str]:
        """Several acts on one line."""
        return act_search.split_line(line, scene)

    def which(self, scene: RenderContext, choice: Choice) -> str:
        """The acts and words that a text in a line could mean."""
        return act_search.ambiguity_text(scene, choice)

    def goes_on(self, move: int) -> bool:
        """After a card, an act or a strike; not after what depends on hands."""
        return any(block.holds(move) for block in (PLAY, DO, SAY, STRIKE))

    def on_enter(self, scene: RenderContext) -> int | None:
        """Nothing to strike, seen enough, nothing to object to."""
        usual = {"strike": READY.of(), "pass": PASS.of(), "object": WAIT.of()}
        return usual.get(prompt_key(scene))

    def frames(self, scene: RenderContext, events: Sequence[SeenEvent]) -> list[AnimationFrame]:
        """Turns are watched."""
        return animation.animation_frames(scene, events)

    def gist(self, events: Sequence[SeenEvent]) -> list[SeenEvent]:
        """How turns ended."""
        return _summarize(events)

    def begins(self, event: SeenEvent, first: bool) -> bool:
        """Every turn's end."""
        return _starts_paragraph(event, first)

    def tell(self, event: SeenEvent, teller: Teller) -> str:
        """Without rules by their names: remembering them is the game."""
        if event["event"] != FORCED_ANSWER and _hides_rule_name(event):
            return _tell_without_rule_name(event, teller)
        return super().tell(event, teller)


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


BOARD: Final = MeowBoard


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


def _summarize(events: Sequence[SeenEvent]) -> list[SeenEvent]:
    """Without what was watched a moment ago."""
    return [event for event in events if event["event"] not in _ANIMATED_ONLY]


def _starts_paragraph(event: SeenEvent, first: bool) -> bool:
    """A turn's end begins a paragraph."""
    return first or event["event"] not in _CONTINUES_PARAGRAPH


def _hides_rule_name(event: SeenEvent) -> bool:
    """Whether the story tells it in its own words."""
    return event["event"] in _TOLD_WITHOUT_RULE_NAME


def _tell_without_rule_name(event: SeenEvent, teller: Teller) -> str:
    """The event without any rule by its name."""
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
            told = teller.does(who, "take")
            return f"{told} the card back: its own rule was not obeyed."
        case _:
            active, holder = int(str(event["active"])), _seat_of(event)
            stopped = "You are" if active == teller.you else f"{teller.names[active]} is"
            return f"{stopped} stopped by {teller.name(holder)}; each draws a new card."


def _seat_of(event: SeenEvent) -> int:
    return int(str(event["seat"]))
