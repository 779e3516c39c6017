"""The pieces of Meow!, put together."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Final

from rich.text import Text

from tabbytop.games.meow.moves import DO, PASS, PLAY, READY, SAY, STRIKE, WAIT
from tabbytop.kernel.guide import Card
from tabbytop.kernel.telling import Teller
from tabbytop.terminal.board import Board
from tabbytop.terminal.boards.meow import (
    bubble,
    circle,
    finding,
    hand,
    numbers,
    palette,
    performing,
    story,
)
from tabbytop.terminal.boards.meow.reading import alone, happening, key_of, may_act, meow_view
from tabbytop.terminal.boards.meow.rules import SCREEN
from tabbytop.terminal.colours import QUIET, accent
from tabbytop.terminal.journal import UNASKED, Seen
from tabbytop.terminal.paper import Lines, fit, wrapped
from tabbytop.terminal.scene import Choice, Frame, Scene

_EVERYTHING: Final = 60  # lines: nothing has to be left out


class MeowBoard(Board):
    """The circle of the Cult of Cat."""

    turns = frozenset({"strike", "pass", "play", "act", "reveal", "answer", "object"})
    early = frozenset({"object"})
    together = frozenset({"object"})
    performs = True

    def heading(self, scene: Scene) -> Text:
        """Which round it is, whose turn, and how it is played."""
        view = meow_view(scene.view)
        told = Text.assemble((self.game.title, f"bold {accent(self.game.name)}"))
        told.append(f" · {_moment(scene.view)}")
        if view["active"] is not None and view["phase"] != "over":
            told.append(f" · {scene.teller.whose(view['active'])} turn")
        how = [str(scene.options.get("mode", "")), str(scene.options.get("judge", ""))]
        how.extend(word for word in ("young", "helper") if scene.options.get(word))
        return told.append(f" · {', '.join(word for word in how if word)}", QUIET)

    def lay(self, scene: Scene, width: int, room: int) -> Lines:
        """The circle with the table in its middle."""
        return circle.lines(scene, width, room)

    def details(self, scene: Scene) -> Lines:
        """The circle, the own hand, and what everybody may know."""
        known = [
            *circle.lines(scene, scene.width, _EVERYTHING),
            Text(),
            *hand.lines(scene, scene.width),
            Text(),
        ]
        return [*known, *self._facts(scene), *self._listed(scene, scene.width)]

    def _facts(self, scene: Scene) -> Lines:
        view = meow_view(scene.view)
        told = [f"In the pile: {view['pile']}. Different acts a turn: {view['budget']['most']}."]
        for seat in view["seats"]:
            fact = f"{scene.names[seat['seat']]}: {seat['cards']} cards, best check {seat['best']}"
            told.append(f"{fact}{', has replaced a rule' if seat['replaced'] else ''}")
        return [line for text in told for line in wrapped(text, scene.width, QUIET)]

    def _listed(self, scene: Scene, width: int) -> Lines:
        """With `helper`: the rules that came to light, without their places."""
        listed = meow_view(scene.view)["listed"]
        if not listed:
            return []
        titles = ", ".join(card["title"] for card in listed)
        return wrapped(f"Came to light: {titles}", width, "", "  ")

    def margin(self, scene: Scene, width: int) -> Lines:
        """What came to light, if that is listed; else a word of comfort."""
        view = meow_view(scene.view)
        if view["listed"] is not None:
            return self._listed(scene, width)
        if view["played"] is None or view["active"] != scene.reader:
            return []
        told = "Its rule binds you. So does every card the others hold. Remember any? "
        return wrapped(f"{told}We're not telling.", width, QUIET)

    def choices(self, scene: Scene) -> list[Choice]:
        """The answers by number."""
        return numbers.choices(scene)

    def worded(self, scene: Scene, choice: Choice) -> str:
        """What stands behind a number."""
        return hand.told_of(scene, choice.number) or palette.worded(scene, choice)

    def answers(self, scene: Scene, width: int, room: int) -> Lines:
        """What happens just now; the hand; the palette."""
        told = bubble.lines(happening(scene.view), width)
        if scene.prompt is None and not alone(scene):
            return told
        if scene.opened:
            return [*told, *palette.lines(scene, width, room - palette.SMALL_CIRCLE)]
        own = hand.lines(scene, width)
        if key_of(scene) == "strike" or may_act(scene):
            left = room - palette.SMALL_CIRCLE - len(own)
            own.extend(palette.lines(scene, width, left))
        return [*told, *own]

    def question(self, scene: Scene) -> str:
        """What the reader is asked; a list that is open says itself what it is."""
        return "" if scene.opened else super().question(scene)

    def hands(self, scene: Scene, width: int) -> Lines:
        """Everybody's rules, a line a seat."""
        return [
            fit(Text.assemble(scene.chip(seat), f" {hand.openly(seen)}"), width)
            for seat, seen in enumerate(scene.open_views)
        ]

    def screen(self) -> str:
        """How to read it, and what to type."""
        return SCREEN

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
        return _moment(view)

    def unlisted(self, scene: Scene, number: int) -> int | None:
        """The act that a number means, though it is not possible."""
        return numbers.unlisted(scene, number)

    def meant(self, text: str, scene: Scene) -> Choice | None:
        """An act or a word by a part of it."""
        return finding.meant(text, scene)

    def is_answer(self, line: str, scene: Scene) -> bool:
        """`table lamp` is a word; `table` alone shows the table."""
        return " " in line and finding.is_whole(line) and may_act(scene)

    def sayings(self, line: str, scene: Scene) -> list[str]:
        """Several acts on one line."""
        return finding.sayings(line, scene)

    def which(self, scene: Scene, choice: Choice) -> str:
        """The acts and words that a text in a line could mean."""
        return finding.which(scene, choice)

    def goes_on(self, move: int) -> bool:
        """After a card, an act or a strike; not after what depends on hands."""
        return any(block.holds(move) for block in (PLAY, DO, SAY, STRIKE))

    def on_enter(self, scene: Scene) -> int | None:
        """Nothing to strike, seen enough, nothing to object to."""
        usual = {"strike": READY.of(), "pass": PASS.of(), "object": WAIT.of()}
        return usual.get(key_of(scene))

    def frames(self, scene: Scene, events: Sequence[Seen]) -> list[Frame]:
        """Turns are watched."""
        return performing.frames(scene, events)

    def gist(self, events: Sequence[Seen]) -> list[Seen]:
        """How turns ended."""
        return story.gist(events)

    def begins(self, event: Seen, first: bool) -> bool:
        """Every turn's end."""
        return story.begins(event, first)

    def tell(self, event: Seen, teller: Teller) -> str:
        """Without rules by their names: remembering them is the game."""
        if event["event"] != UNASKED and story.is_nameless(event):
            return story.tell(event, teller)
        return super().tell(event, teller)


def _moment(view: Mapping[str, object]) -> str:
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
